import { useMutation } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import type { Cluster, ServedCluster } from '#contracts/cluster';
import type { EntityKind } from '#contracts/dashboards/dashboard';
import { MAX_ALERTS, MAX_LABEL, MAX_LABELS, MAX_NOTE, MAX_WATCHED } from '#contracts/people/people';
import { toGrouped } from '#contracts/text/value-text';
import { useClient } from '../../api/use-client.ts';
import { useOwnKey } from '../../api/use-own-answer.ts';
import { notify } from '../../services/notifications/notify.ts';
import { Button } from '../../ui/form/button.tsx';
import { ALERT_KINDS, toRule, type AddressAlert } from '../../values/alert-text.ts';
import { useSession } from '../../visitor/session.ts';
import { actOnMany, toWatchedKind, type Target, type Wish } from './act-on-many.ts';
import type { ListRow } from './list-calls.ts';
import styles from './bulk.module.css';

const KINDS = {
  label: { title: 'Label', most: MAX_LABELS, did: 'labelled' },
  watch: { title: 'Watch', most: MAX_WATCHED, did: 'on the watchlist' },
  alert: { title: 'Alert', most: MAX_ALERTS, did: 'watched for' },
} as const;

export interface DashboardButtonProps {
  readonly title: string;
  readonly things: readonly { readonly entity: EntityKind; readonly of: string }[];
  readonly cluster: ServedCluster;
}

/** What makes a dashboard of things, which another feature has. */
export type DashboardButton = ComponentType<DashboardButtonProps>;

/** Does something with the addresses among the rows: those that are chosen, or all that are shown. */
export function RowActions({
  rows,
  isChosen,
  cluster,
  title,
  DashboardButton,
}: {
  readonly rows: readonly ListRow[];
  readonly isChosen: boolean;
  readonly cluster: Cluster;
  /** Of the list. */
  readonly title: string;
  readonly DashboardButton: DashboardButton;
}) {
  const session = useSession();
  const [open, setOpen] = useState<Wish['kind']>();
  const targets = rows.filter(({ kind }) => kind === 'address').map(toTarget);
  // The server, which watches, cannot look at a chain of the visitor's own.
  const offered = (Object.keys(KINDS) as Wish['kind'][]).filter(
    (kind) => kind === 'label' || cluster !== 'custom',
  );
  const choose = (kind: Wish['kind']) => {
    if (session.kind !== 'authenticated') {
      notify({
        type: 'info',
        title: 'Join to label, watch and be alerted',
        message: 'What is yours is stored on the server, so it is there on every device you sign in on.',
      });
      return;
    }
    setOpen(open === kind ? undefined : kind);
  };
  return (
    <div className={styles.actions}>
      <div className={styles.row} role="group" aria-label="Actions">
        <span className={styles.quiet}>
          {toGrouped(targets.length)} {isChosen ? 'chosen' : 'shown'}{' '}
          {targets.length === 1 ? 'address' : 'addresses'}:
        </span>
        {offered.map((kind) => (
          <Button
            key={kind}
            aria-expanded={open === kind}
            disabled={targets.length === 0}
            onClick={() => choose(kind)}
          >
            {KINDS[kind].title}
          </Button>
        ))}
        {cluster !== 'custom' && (
          <Suspense fallback={null}>
            <DashboardButton title={title} things={rows.flatMap(toShown)} cluster={cluster} />
          </Suspense>
        )}
      </div>
      {open !== undefined && (
        <ActionForm
          key={open}
          kind={open}
          targets={targets}
          cluster={cluster}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

const toTarget = ({ item, account }: ListRow): Target => ({
  address: item,
  kind: toWatchedKind(account),
});

/** As a card of a dashboard; blocks have none. */
function toShown({ kind, item, account }: ListRow): DashboardButtonProps['things'] {
  if (kind === 'transaction') return [{ entity: 'transaction', of: item }];
  if (kind !== 'address') return [];
  const known = toWatchedKind(account);
  const hasCard = known === 'token' || known === 'program' || known === 'validator';
  return [{ entity: hasCard ? known : 'wallet', of: item }];
}

function ActionForm({
  kind,
  targets,
  cluster,
  onClose,
}: {
  readonly kind: Wish['kind'];
  readonly targets: readonly Target[];
  readonly cluster: Cluster;
  readonly onClose: () => void;
}) {
  const client = useClient();
  const ownKey = useOwnKey(kind === 'label' ? 'labels' : kind === 'watch' ? 'watchlist' : 'alerts', {});
  const stop = useRef<AbortController>(undefined);
  const [done, setDone] = useState(0);
  const [words, setWords] = useState('');
  const [alert, setAlert] = useState<AddressAlert>('activity');
  const [wrong, setWrong] = useState<string>();
  const wordsId = useId();
  const doing = useMutation(
    {
      mutationFn: (wish: Wish) => {
        stop.current = new AbortController();
        setDone(0);
        return actOnMany(wish, targets, setDone, stop.current.signal);
      },
      // Also after a refusal some of it is done.
      onSettled: () => client.invalidateQueries({ queryKey: ownKey }),
    },
    client,
  );
  const { title, most, did } = KINDS[kind];
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setWrong(undefined);
    if (kind === 'label') doing.mutate({ kind, label: words });
    else if (cluster === 'custom') return; // not offered there
    else if (kind === 'watch') doing.mutate({ kind, cluster, note: words.trim() === '' ? undefined : words });
    else {
      const found = toRule(alert, words);
      if ('wrong' in found) setWrong(found.wrong);
      else doing.mutate({ kind, cluster, rule: found.rule });
    }
  };
  const hasWords = kind !== 'alert' || alert !== 'activity';
  const wordsTitle = kind === 'label' ? 'Label' : kind === 'watch' ? 'Note, if any' : 'Limit';
  const isStopped = doing.error?.name === 'AbortError';
  return (
    <form className={styles.actionForm} aria-label={title} onSubmit={send}>
      {kind === 'alert' && (
        <label className={styles.choice}>
          Tell me when each
          <select
            value={alert}
            onChange={({ currentTarget }) => setAlert(currentTarget.value as AddressAlert)}
          >
            {Object.entries(ALERT_KINDS).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasWords && (
        <label className={styles.choice} htmlFor={wordsId}>
          {wordsTitle}
          <input
            id={wordsId}
            value={words}
            required={kind !== 'watch'}
            maxLength={kind === 'label' ? MAX_LABEL : MAX_NOTE}
            autoComplete="off"
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
      )}
      <div className={styles.row}>
        <Button type="submit" look="primary" disabled={doing.isPending || targets.length > most}>
          {title} {toGrouped(targets.length)}
        </Button>
        {doing.isPending ? (
          <Button onClick={() => stop.current?.abort()}>Stop</Button>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )}
      </div>
      {targets.length > most && (
        <p role="alert" className={styles.problem}>
          At most {toGrouped(most)} can be there. Choose fewer rows.
        </p>
      )}
      <p role="status">
        {doing.isPending && `${toGrouped(done)} of ${toGrouped(targets.length)} …`}
        {doing.isSuccess && `${toGrouped(done)} ${did}.`}
      </p>
      {(wrong !== undefined || doing.isError) && (
        <p role="alert" className={styles.problem}>
          {wrong ??
            `${isStopped ? 'Stopped.' : (doing.error?.message ?? 'This could not be done.')} ${toGrouped(done)} of ${toGrouped(targets.length)} are ${did}.`}
        </p>
      )}
    </form>
  );
}
