import { Webhook as WebhookIcon } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionAnswer, ActionInput } from '#contracts/actions';
import { type Webhook } from '#contracts/people/webhooks';
import { OwnState } from '../../answers/own-state.tsx';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { useOwn } from '../../api/use-own.ts';
import { useSearch } from '../../router/use-search.ts';
import { Badge } from '../../ui/block/badge.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { useMay } from '../../visitor/use-may.ts';
import { WebhookDetails } from './webhook-details.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhookSearch } from './webhook-search.ts';
import { TARGET_CARDS, toHealth } from './webhook-text.ts';
import styles from './webhooks.module.css';

/** A signing secret, shown with the webhook it is of and with no other. */
interface SecretOnce {
  readonly of: string;
  readonly text: string;
}

/** The user's webhooks, one of them in full, and the way to make one. */
export function WebhooksView() {
  const own = useOwn('webhooks', {});
  const may = useMay('webhooks.write');
  const { values, hrefOf, set } = useSearch(webhookSearch);
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<SecretOnce>();
  const creating = useMutation(
    {
      mutationFn: (wish: ActionInput<'createWebhook'>): Promise<ActionAnswer<'createWebhook'>> =>
        act('createWebhook', wish),
      onSuccess(made) {
        setIsAdding(false);
        setSecret(made.secret === undefined ? undefined : { of: made.id, text: made.secret });
        own.reload();
        set({ webhook: made.id, state: undefined, message: undefined });
      },
      // The secret is shown here and stored nowhere else.
      gcTime: 0,
    },
    useClient(),
  );
  const columns: readonly Column<Webhook>[] = [
    {
      key: 'name',
      title: 'Name',
      cell: ({ id, name }) => (
        <a href={hrefOf({ webhook: id, state: undefined, message: undefined })}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    {
      key: 'target',
      title: 'Goes to',
      wide: true,
      cell: ({ kind, destination }) => (
        <>
          {TARGET_CARDS[kind]?.title ?? kind}: <bdi className={styles.wrapped}>{destination}</bdi>
        </>
      ),
    },
    { key: 'events', title: 'Events', align: 'right', cell: ({ subscriptions }) => subscriptions.length },
    {
      key: 'state',
      title: 'State',
      cell: (webhook) => {
        const { text, tone } = toHealth(webhook);
        return (
          <Badge tone={tone} title={webhook.reason}>
            {text}
          </Badge>
        );
      },
    },
    { key: 'waiting', title: 'Waiting', align: 'right', cell: ({ waiting }) => waiting },
    { key: 'dead', title: 'Dead letters', align: 'right', cell: ({ dead }) => dead },
    {
      key: 'delivered',
      title: 'Last delivered',
      cell: ({ deliveredMs }) =>
        deliveredMs === undefined ? 'never' : <AgeValue unixSeconds={Math.floor(deliveredMs / 1_000)} />,
    },
  ];
  return (
    <OwnState own={own}>
      {({ webhooks, unavailable }) => {
        const shown = webhooks.find(({ id }) => id === values.webhook);
        return (
          <>
            <Section
              title="Your webhooks"
              flush
              aside={
                may &&
                webhooks.length > 0 &&
                !isAdding && (
                  <Button look="primary" onClick={() => setIsAdding(true)}>
                    New webhook
                  </Button>
                )
              }
            >
              {may && isAdding && (
                <WebhookForm
                  unavailable={unavailable}
                  busy={creating.isPending}
                  failure={creating.error?.message}
                  onCancel={() => setIsAdding(false)}
                  onSave={({ target, ...rest }) => target && creating.mutate({ ...rest, target })}
                />
              )}
              {webhooks.length === 0 ? (
                !isAdding && (
                  <EmptyState
                    icon={WebhookIcon}
                    title="No webhooks yet"
                    actions={
                      <>
                        {may && (
                          <Button look="primary" onClick={() => setIsAdding(true)}>
                            New webhook
                          </Button>
                        )}
                        <a href="/docs/webhooks">How webhooks work</a>
                      </>
                    }
                  >
                    A webhook sends a message when an alert fires, an address is active, a program is called
                    or a saved query has new rows.
                  </EmptyState>
                )
              ) : (
                <Table
                  label="Webhooks, the newest first"
                  columns={columns}
                  rows={webhooks}
                  keyOf={({ id }) => id}
                  bare
                />
              )}
            </Section>
            {secret !== undefined && secret.of === shown?.id && (
              <div role="status" className={styles.secret}>
                <p>This is the signing secret. It is not shown again, so copy it now.</p>
                <code>{secret.text}</code> <CopyButton text={secret.text} label="Copy secret" />
              </div>
            )}
            {shown !== undefined && (
              <WebhookDetails
                key={shown.id}
                webhook={shown}
                unavailable={unavailable}
                own={own}
                onSecret={(text) => setSecret({ of: shown.id, text })}
              />
            )}
            {values.webhook !== undefined && shown === undefined && (
              <EmptyState kind="not-found" icon={WebhookIcon} title="Webhook not found">
                It may have been removed, or it belongs to another account.
              </EmptyState>
            )}
          </>
        );
      }}
    </OwnState>
  );
}
