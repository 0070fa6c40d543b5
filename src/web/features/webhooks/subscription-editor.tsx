import { useId } from 'react';
import { CLUSTER_NAMES, SERVED_CLUSTERS, type Cluster, type ServedCluster } from '#contracts/cluster';
import { MAX_LABEL } from '#contracts/people/people';
import type { SubscribedEvent, TransactionOutcome, WebhookSubscription } from '#contracts/people/webhooks';
import type { IndexQuery } from '#contracts/query/index-query';
import { sayQuery } from '#contracts/query/say-query';
import { useOwn } from '../../api/use-own.ts';
import { Button } from '../../ui/form/button.tsx';
import { SOURCE_CARDS } from './webhook-text.ts';
import styles from './webhooks.module.css';

/** A subscription as it is typed: every field is a text, whatever the event has of them. */
export interface SubscriptionDraft {
  readonly id: number;
  readonly event: SubscribedEvent;
  readonly cluster: Cluster;
  readonly address: string;
  readonly instruction: string;
  readonly outcome: string;
  readonly query: string;
  readonly alert: string;
  readonly dashboard: string;
  readonly tile: string;
}

let drafts = 0;

export const newDraft = (cluster: ServedCluster): SubscriptionDraft => ({
  id: ++drafts,
  event: 'alert.fired',
  cluster,
  address: '',
  instruction: '',
  outcome: '',
  query: '',
  alert: '',
  dashboard: '',
  tile: '',
});

/** `cluster` is what it is of once an event that has one is chosen instead. */
export function toDraft(one: WebhookSubscription, cluster: ServedCluster): SubscriptionDraft {
  return {
    ...newDraft(cluster),
    event: one.event,
    ...('cluster' in one && { cluster: one.cluster }),
    ...('address' in one && { address: one.address }),
    ...('program' in one && { address: one.program, instruction: one.instruction ?? '' }),
    ...('outcome' in one && { outcome: one.outcome ?? '' }),
    ...('query' in one && { query: one.query }),
    ...('alert' in one && { alert: one.alert ?? '' }),
    ...('tile' in one && { dashboard: one.dashboard, tile: one.tile }),
  };
}

export function toSubscription(draft: SubscriptionDraft): WebhookSubscription {
  const { event, cluster, address, instruction, outcome, query, alert, dashboard, tile } = draft;
  const chosen: { readonly outcome?: TransactionOutcome } =
    outcome === 'succeeded' || outcome === 'failed' ? { outcome } : {};
  switch (event) {
    case 'alert.fired':
      return { event, ...(alert !== '' && { alert }) };
    case 'address.activity':
      return { event, cluster, address: address.trim(), ...chosen };
    case 'program.called':
      return {
        event,
        cluster,
        program: address.trim(),
        ...(instruction.trim() !== '' && { instruction: instruction.trim() }),
        ...chosen,
      };
    case 'query.matched':
      return { event, cluster, query: query.trim() };
    case 'dashboard.matched':
      return { event, dashboard, tile };
  }
}

/** One event a webhook subscribes to, with its filters. */
export function SubscriptionEditor({
  draft,
  onChange,
  onRemove,
}: {
  readonly draft: SubscriptionDraft;
  readonly onChange: (draft: SubscriptionDraft) => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const { event, cluster, address, instruction, outcome } = draft;
  const hasAddress = event === 'address.activity' || event === 'program.called';
  return (
    <fieldset className={styles.subscription}>
      <legend className="visually-hidden">Event</legend>
      <label>
        When
        <select
          value={event}
          onChange={({ currentTarget }) =>
            onChange({ ...draft, event: currentTarget.value as SubscribedEvent })
          }
        >
          {Object.entries(SOURCE_CARDS).map(([key, { title }]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {event === 'alert.fired' && <AlertChoice draft={draft} onChange={onChange} />}
      {event === 'query.matched' && <QueryChoice draft={draft} onChange={onChange} />}
      {event === 'dashboard.matched' && <DashboardChoice draft={draft} onChange={onChange} />}
      {event !== 'alert.fired' && event !== 'dashboard.matched' && (
        <label>
          Cluster
          <select
            value={cluster}
            onChange={({ currentTarget }) => onChange({ ...draft, cluster: currentTarget.value as Cluster })}
          >
            {SERVED_CLUSTERS.map((one) => (
              <option key={one} value={one}>
                {CLUSTER_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasAddress && (
        <label>
          {event === 'program.called' ? 'Program' : 'Address'}
          <input
            className={styles.mono}
            value={address}
            required
            autoComplete="off"
            spellCheck={false}
            onInput={({ currentTarget }) => onChange({ ...draft, address: currentTarget.value })}
          />
        </label>
      )}
      {event === 'program.called' && (
        <label>
          Instruction
          <input
            value={instruction}
            placeholder="any"
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            onInput={({ currentTarget }) => onChange({ ...draft, instruction: currentTarget.value })}
          />
        </label>
      )}
      {hasAddress && (
        <label>
          Outcome
          <select
            value={outcome}
            onChange={({ currentTarget }) => onChange({ ...draft, outcome: currentTarget.value })}
          >
            <option value="">any</option>
            <option value="succeeded">succeeded</option>
            <option value="failed">failed</option>
          </select>
        </label>
      )}
      {onRemove && (
        <Button look="plain" onClick={onRemove}>
          Remove this event
        </Button>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly draft: SubscriptionDraft;
  readonly onChange: (draft: SubscriptionDraft) => void;
}

function AlertChoice({ draft, onChange }: ChoiceProps) {
  const { answer } = useOwn('alerts', {});
  return (
    <label>
      Which
      <select
        value={draft.alert}
        onChange={({ currentTarget }) => onChange({ ...draft, alert: currentTarget.value })}
      >
        <option value="">all of your alerts</option>
        {answer?.alerts.map(({ id, address, cluster, rule }) => (
          <option key={id} value={id}>
            {rule.kind} {address === undefined ? '' : `of ${address.slice(0, 8)}…`} on{' '}
            {CLUSTER_NAMES[cluster]}
          </option>
        ))}
        {draft.alert !== '' && answer?.alerts.every(({ id }) => id !== draft.alert) === true && (
          <option value={draft.alert}>an alert that is removed</option>
        )}
      </select>
    </label>
  );
}

function QueryChoice({ draft, onChange }: ChoiceProps) {
  const { answer } = useOwn('savedQueries', {});
  const list = useId();
  return (
    <label>
      Saved query
      <input
        value={draft.query}
        required
        list={list}
        maxLength={MAX_LABEL}
        autoComplete="off"
        onInput={({ currentTarget }) => onChange({ ...draft, query: currentTarget.value })}
      />
      <datalist id={list}>
        {answer?.queries.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}

function DashboardChoice({ draft, onChange }: ChoiceProps) {
  const { answer } = useOwn('dashboards', {});
  const isGone =
    draft.dashboard !== '' && answer?.dashboards.every(({ id }) => id !== draft.dashboard) === true;
  return (
    <>
      <label>
        Dashboard
        <select
          value={draft.dashboard}
          required
          onChange={({ currentTarget }) => onChange({ ...draft, dashboard: currentTarget.value, tile: '' })}
        >
          <option value="">{answer?.dashboards.length === 0 ? 'none in your account' : 'choose one'}</option>
          {answer?.dashboards.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          {isGone && <option value={draft.dashboard}>a dashboard that is removed</option>}
        </select>
      </label>
      {draft.dashboard !== '' && !isGone && <TileChoice draft={draft} onChange={onChange} />}
    </>
  );
}

function TileChoice({ draft, onChange }: ChoiceProps) {
  const { answer } = useOwn('dashboard', { id: draft.dashboard });
  const tiles = answer?.content.tiles.filter((tile) => tile.kind === 'query') ?? [];
  return (
    <label>
      Tile with a query
      <select
        value={draft.tile}
        required
        onChange={({ currentTarget }) => onChange({ ...draft, tile: currentTarget.value })}
      >
        <option value="">{answer !== undefined && tiles.length === 0 ? 'it has none' : 'choose one'}</option>
        {tiles.map(({ id, title, query }) => (
          <option key={id} value={id}>
            {title ?? sayQuery(query as IndexQuery)}
          </option>
        ))}
        {draft.tile !== '' && answer !== undefined && tiles.every(({ id }) => id !== draft.tile) && (
          <option value={draft.tile}>a tile that is removed</option>
        )}
      </select>
    </label>
  );
}
