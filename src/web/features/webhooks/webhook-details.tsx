import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WEBHOOK_LIMITS, type Webhook, type WebhookList } from '#contracts/people/webhooks';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import type { Own } from '../../api/use-own.ts';
import { useSearch } from '../../router/use-search.ts';
import { Badge } from '../../ui/block/badge.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AgeValue } from '../../values/age.tsx';
import { useMay } from '../../visitor/use-may.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhookSearch } from './webhook-search.ts';
import { toHealth, toSubscriptionWords } from './webhook-text.ts';
import styles from './webhooks.module.css';

/** One webhook: how it does, what it waits for, and what can be done with it. */
export function WebhookDetails({
  webhook,
  unavailable,
  own,
  onSecret,
}: {
  readonly webhook: Webhook;
  readonly unavailable: Readonly<Record<string, string>>;
  readonly own: Own<WebhookList>;
  readonly onSecret: (secret: string) => void;
}) {
  const { id, name, state, secretMs, oldSecretUntilMs } = webhook;
  const may = useMay('webhooks.write');
  const { set } = useSearch(webhookSearch);
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [code, setCode] = useState('');
  const client = useClient();
  const testing = useMutation(
    {
      mutationFn: () => act('testWebhook', { id }),
      onSuccess(sent) {
        own.reload();
        set({ message: sent.id });
      },
    },
    client,
  );
  const rotating = useMutation(
    {
      mutationFn: () => act('rotateWebhookSecret', { id }),
      onSuccess(rotated) {
        onSecret(rotated.secret);
        own.reload();
      },
      gcTime: 0,
    },
    client,
  );
  const health = toHealth(webhook);
  const failed = testing.error ?? rotating.error;
  return (
    <>
      <Section title={name} aside={<Badge tone={health.tone}>{health.text}</Badge>}>
        <StateNotice webhook={webhook} />
        <ul className={styles.events}>
          {webhook.subscriptions.map(({ subscription, checkedMs, problem }) => (
            <li key={JSON.stringify(subscription)}>
              <bdi>{toSubscriptionWords(subscription)}</bdi>{' '}
              <span className={styles.quiet}>
                {problem ??
                  (checkedMs === undefined ? (
                    'not looked at yet'
                  ) : (
                    <>
                      looked at <AgeValue unixSeconds={Math.floor(checkedMs / 1_000)} />
                    </>
                  ))}
              </span>
            </li>
          ))}
        </ul>
        {secretMs !== undefined && (
          <p className={styles.quiet}>
            Signed with a secret made <AgeValue unixSeconds={Math.floor(secretMs / 1_000)} />
            {oldSecretUntilMs !== undefined &&
              `; until ${new Date(oldSecretUntilMs).toISOString().slice(0, 16).replace('T', ' ')} UTC with the one before it, too`}
            .
          </p>
        )}
        {may && state === 'unconfirmed' && (
          <form
            className={styles.actions}
            aria-label="Confirm the address"
            onSubmit={(event) => {
              event.preventDefault();
              void own.change('confirmWebhook', { id, code });
            }}
          >
            <label>
              Code from the e-mail{' '}
              <input
                value={code}
                required
                maxLength={20}
                autoComplete="one-time-code"
                onInput={({ currentTarget }) => setCode(currentTarget.value)}
              />
            </label>
            <Button look="primary" type="submit" disabled={own.busy}>
              Confirm
            </Button>
          </form>
        )}
        {failed && (
          <div role="alert">
            <Notice kind="not-available" title={failed.message} />
          </div>
        )}
        {may && (
          <div className={styles.actions}>
            {state !== 'unconfirmed' && (
              <>
                <Button disabled={testing.isPending} onClick={() => testing.mutate()}>
                  {testing.isPending ? 'Sending…' : 'Send a test'}
                </Button>
                <Button
                  disabled={own.busy}
                  onClick={() => void own.change('switchWebhook', { id, isOn: state !== 'on' })}
                >
                  {state === 'on' ? 'Pause' : 'Switch on'}
                </Button>
              </>
            )}
            <Button aria-pressed={isEditing} onClick={() => setIsEditing(!isEditing)}>
              Change
            </Button>
            {secretMs !== undefined && (
              <Button disabled={rotating.isPending} onClick={() => rotating.mutate()}>
                New signing secret
              </Button>
            )}
            {isRemoving ? (
              <>
                <Button
                  look="primary"
                  disabled={own.busy}
                  onClick={() =>
                    void own
                      .change('removeWebhook', { id })
                      .then((isDone) => isDone && set({ webhook: undefined, message: undefined }))
                  }
                >
                  Remove it with its log
                </Button>
                <Button onClick={() => setIsRemoving(false)}>Keep it</Button>
              </>
            ) : (
              <Button onClick={() => setIsRemoving(true)}>Remove</Button>
            )}
          </div>
        )}
        {may && isEditing && (
          <WebhookForm
            webhook={webhook}
            unavailable={unavailable}
            busy={own.busy}
            failure={undefined}
            onCancel={() => setIsEditing(false)}
            onSave={(wish) =>
              void own.change('saveWebhook', { id, ...wish }).then((isDone) => isDone && setIsEditing(false))
            }
          />
        )}
      </Section>
      <DeliveryLog key={testing.data?.id} webhook={webhook} onChanged={own.reload} />
    </>
  );
}

/** Why it does not send, where it does not. */
function StateNotice({
  webhook: { state, reason, waiting, failingSinceMs, stateSinceMs },
}: {
  readonly webhook: Webhook;
}) {
  if (state === 'stopped')
    return (
      <Notice kind="not-available" title={`Stopped by this server. ${reason ?? ''}`}>
        <p>
          Since <AgeValue unixSeconds={Math.floor(stateSinceMs / 1_000)} />. What waits is not lost: it is
          sent when you switch it on.
        </p>
      </Notice>
    );
  if (waiting >= WEBHOOK_LIMITS.waiting)
    return (
      <Notice kind="not-available" title={`${waiting} messages wait for this receiver.`}>
        <p>Nothing new is collected until some of them are delivered.</p>
      </Notice>
    );
  if (state === 'on' && failingSinceMs !== undefined)
    return (
      <p>
        Every try failed since <AgeValue unixSeconds={Math.floor(failingSinceMs / 1_000)} />. After three days
        it is stopped.
      </p>
    );
  return null;
}
