import { useState, type SubmitEvent } from 'react';
import { MAX_NAME } from '#contracts/people/people';
import {
  WEBHOOK_LIMITS,
  type Webhook,
  type WebhookSubscription,
  type WebhookTarget,
} from '#contracts/people/webhooks';
import { useServedCluster } from '../../router/served-cluster.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import {
  newDraft,
  SubscriptionEditor,
  toDraft,
  toSubscription,
  type SubscriptionDraft,
} from './subscription-editor.tsx';
import { TARGET_CARDS } from './webhook-text.ts';
import styles from './webhooks.module.css';

export interface WebhookWish {
  readonly name: string;
  /** Absent where it stays. */
  readonly target: WebhookTarget | undefined;
  readonly subscriptions: readonly WebhookSubscription[];
}

export interface WebhookFormProps {
  /** The one that is changed; absent for a new one. */
  readonly webhook?: Webhook | undefined;
  readonly unavailable: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSave: (wish: WebhookWish) => void;
  readonly onCancel: () => void;
}

/** Name, target and events of a webhook. */
export function WebhookForm({ webhook, unavailable, busy, failure, onSave, onCancel }: WebhookFormProps) {
  const cluster = useServedCluster();
  const [name, setName] = useState(webhook?.name ?? '');
  const [kind, setKind] = useState(webhook?.kind ?? 'webhook');
  const [settings, setSettings] = useState<Readonly<Record<string, string>>>({});
  const [isMoving, setIsMoving] = useState(webhook === undefined);
  const [drafts, setDrafts] = useState<readonly SubscriptionDraft[]>(() =>
    webhook === undefined
      ? [newDraft(cluster)]
      : webhook.subscriptions.map(({ subscription }) => toDraft(subscription, cluster)),
  );
  const card = TARGET_CARDS[kind];
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const given = card?.fields.map(({ key }) => [key, settings[key] ?? '']) ?? [];
    onSave({
      name,
      target: isMoving ? { kind, settings: Object.fromEntries(given) as Record<string, string> } : undefined,
      subscriptions: drafts.map(toSubscription),
    });
  };
  return (
    <form
      className={styles.form}
      aria-label={webhook === undefined ? 'New webhook' : 'Change the webhook'}
      onSubmit={save}
    >
      <div className={styles.fields}>
        <label>
          Name
          <input
            value={name}
            required
            maxLength={MAX_NAME}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        {webhook === undefined && (
          <label>
            Send it to
            <select
              value={kind}
              onChange={({ currentTarget }) => {
                setKind(currentTarget.value);
                setSettings({});
              }}
            >
              {Object.entries(TARGET_CARDS).map(([key, { title }]) => (
                <option key={key} value={key} disabled={unavailable[key] !== undefined}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        {isMoving ? (
          card?.fields.map(({ key, label, placeholder, isSecret }) => (
            <label key={key}>
              {label}
              <input
                type={isSecret ? 'password' : 'text'}
                className={styles.mono}
                value={settings[key] ?? ''}
                required
                placeholder={placeholder}
                autoComplete="off"
                spellCheck={false}
                onInput={({ currentTarget }) => setSettings({ ...settings, [key]: currentTarget.value })}
              />
            </label>
          ))
        ) : (
          <Button onClick={() => setIsMoving(true)}>Change where it goes</Button>
        )}
      </div>
      {card !== undefined && <p className={styles.quiet}>{unavailable[kind] ?? card.says}</p>}
      {drafts.map((draft) => (
        <SubscriptionEditor
          key={draft.id}
          draft={draft}
          onChange={(next) => setDrafts(drafts.map((one) => (one.id === next.id ? next : one)))}
          onRemove={
            drafts.length === 1 ? undefined : () => setDrafts(drafts.filter(({ id }) => id !== draft.id))
          }
        />
      ))}
      {failure !== undefined && (
        <div role="alert">
          <Notice kind="not-available" title={failure} />
        </div>
      )}
      <div className={styles.actions}>
        {drafts.length < WEBHOOK_LIMITS.subscriptions && (
          <Button onClick={() => setDrafts([...drafts, newDraft(cluster)])}>Add an event</Button>
        )}
        <Button look="primary" type="submit" disabled={busy || (isMoving && unavailable[kind] !== undefined)}>
          {webhook === undefined ? 'Make webhook' : 'Save'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
