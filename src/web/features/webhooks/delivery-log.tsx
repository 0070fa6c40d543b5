import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DELIVERY_STATES,
  type DeliveryState,
  type Webhook,
  type WebhookDelivery,
} from '#contracts/people/webhooks';
import { OwnState } from '../../answers/own-state.tsx';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { useOwn } from '../../api/use-own.ts';
import { useSearch } from '../../router/use-search.ts';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { useMay } from '../../visitor/use-may.ts';
import { MessageDetails } from './message-details.tsx';
import { webhookSearch } from './webhook-search.ts';
import styles from './webhooks.module.css';

const STATES: Readonly<Record<DeliveryState, { readonly title: string; readonly tone: Tone }>> = {
  waiting: { title: 'Waiting', tone: 'info' },
  delivered: { title: 'Delivered', tone: 'positive' },
  dead: { title: 'Dead letters', tone: 'negative' },
};

/** What was sent to a webhook, what waits for it and what was given up. */
export function DeliveryLog({
  webhook,
  onChanged,
}: {
  readonly webhook: Webhook;
  readonly onChanged: () => void;
}) {
  const { values, hrefWith, hrefOf, setTexts } = useSearch(webhookSearch);
  const may = useMay('webhooks.write');
  const wish = { id: webhook.id, ...(values.state !== 'all' && { state: values.state }) };
  const own = useOwn('webhookDeliveries', wish);
  const replaying = useMutation(
    {
      mutationFn: () => act('replayDeadLetters', { id: webhook.id }),
      onSuccess() {
        own.reload();
        onChanged();
      },
    },
    useClient(),
  );
  const tabs = [
    { key: 'all', title: 'All' },
    ...DELIVERY_STATES.map((key) => ({
      key,
      title: STATES[key].title,
      ...(key !== 'delivered' && { count: webhook[key] }),
    })),
  ];
  const columns: readonly Column<WebhookDelivery>[] = [
    {
      key: 'time',
      title: 'Time',
      phone: 'figure',
      short: '',
      cell: ({ createdMs }) => <AgeValue unixSeconds={Math.floor(createdMs / 1_000)} />,
    },
    {
      key: 'event',
      title: 'Event',
      phone: 'main',
      cell: ({ id, event }) => (
        <a href={hrefOf({ message: id })} aria-current={id === values.message ? 'true' : undefined}>
          {event}
        </a>
      ),
    },
    {
      key: 'state',
      title: 'State',
      short: '',
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{state}</Badge>,
    },
    { key: 'tries', title: 'Tries', align: 'right', cell: ({ attempts }) => attempts },
    {
      key: 'outcome',
      title: 'Last try',
      wide: true,
      cell: ({ outcome }) => outcome ?? 'not tried yet',
    },
    { key: 'id', title: 'webhook-id', cell: ({ id }) => <code title={id}>{id.slice(0, 12)}…</code> },
  ];
  return (
    <Section
      title="Messages"
      flush
      aside={
        <>
          {may && webhook.dead > 0 && (
            <Button disabled={replaying.isPending} onClick={() => replaying.mutate()}>
              Replay {webhook.dead === 1 ? 'the dead letter' : `all ${webhook.dead} dead letters`}
            </Button>
          )}
          <Button
            onClick={() => {
              own.reload();
              onChanged();
            }}
          >
            Refresh
          </Button>
        </>
      }
    >
      <Tabs
        label="Messages by state"
        tabs={tabs}
        active={values.state}
        hrefOf={(state) => hrefWith({ state, message: '' })}
        onChoose={(state) => setTexts({ state, message: '' })}
      />
      {replaying.data !== undefined && (
        <p role="status" className={styles.note}>
          {replaying.data.replayed} to be sent again.
        </p>
      )}
      {replaying.error && <Notice kind="not-available" title={replaying.error.message} />}
      {values.message !== undefined && (
        <MessageDetails
          key={values.message}
          id={values.message}
          onReplayed={() => {
            own.reload();
            onChanged();
          }}
        />
      )}
      <OwnState own={own}>
        {({ deliveries, next }) =>
          deliveries.length === 0 ? (
            <EmptyState
              title={values.state === 'all' ? 'Nothing sent yet' : 'No messages in this state'}
              actions={
                values.state === 'all' ? undefined : (
                  <a href={hrefWith({ state: 'all', message: '' })}>Show all messages</a>
                )
              }
            >
              {values.state === 'all' ? 'Every message to this receiver is listed here.' : undefined}
            </EmptyState>
          ) : (
            <>
              <Table
                label="Messages, the newest first"
                columns={columns}
                rows={deliveries}
                keyOf={({ id }) => id}
                toneOf={({ state }) => (state === 'dead' ? 'negative' : undefined)}
                bare
              />
              {next !== undefined && (
                <Older key={`${values.state} ${next}`} wish={wish} before={next} columns={columns} />
              )}
            </>
          )
        }
      </OwnState>
    </Section>
  );
}

/** Messages of pages before the first, one more with each press. */
function Older({
  wish,
  before,
  columns,
}: {
  readonly wish: { readonly id: string; readonly state?: DeliveryState };
  readonly before: string;
  readonly columns: readonly Column<WebhookDelivery>[];
}) {
  const [rows, setRows] = useState<readonly WebhookDelivery[]>([]);
  const [next, setNext] = useState<string | undefined>(before);
  const [failure, setFailure] = useState<string>();
  const load = async () => {
    try {
      const page = await act('webhookDeliveries', { ...wish, before: next });
      setRows([...rows, ...page.deliveries]);
      setNext(page.next);
      setFailure(undefined);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The older messages could not be loaded.');
    }
  };
  return (
    <>
      {rows.length > 0 && (
        <Table label="Older messages" columns={columns} rows={rows} keyOf={({ id }) => id} bare />
      )}
      {failure !== undefined && <Notice kind="not-available" title={failure} />}
      {next !== undefined && <Button onClick={() => void load()}>Show older messages</Button>}
    </>
  );
}
