import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { MAX_LABEL } from '#contracts/people/people';
import type { IndexQuery } from '#contracts/query/index-query';
import { toExploreHref, toQueryText } from '#contracts/query/read-query';
import { act } from '../../api/act.ts';
import { useOwn } from '../../api/use-own.ts';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { useCopying } from '../../ui/copy/use-copying.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSession } from '../../visitor/session.ts';
import { Chip } from './chip.tsx';
import styles from './explore.module.css';

const JoinPanel = lazy(() => import('../../services/join/join-panel.tsx'));

/** What can be done with a query: its link, and for who has joined a name for it and an alert. */
export function KeepQuery({ query }: { readonly query: IndexQuery }) {
  const { kind } = useSession();
  const { icon, said, copy } = useCopying();
  const [isJoining, setIsJoining] = useState(false);
  return (
    <div className={styles.keep}>
      <Button onClick={() => copy(new URL(toExploreHref(query), location.href).href)}>
        <Icon name={icon} />
        Copy link
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </Button>
      {kind === 'authenticated' ? (
        <>
          <Save query={query} />
          <AlertMe query={query} />
        </>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setIsJoining(true)}>
          Join to save it or be alerted
        </Button>
      )}
      {isJoining && (
        <Suspense fallback={null}>
          <JoinPanel onClose={() => setIsJoining(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Save({ query }: { readonly query: IndexQuery }) {
  const own = useOwn('savedQueries', {});
  const [name, setName] = useState('');
  const text = toQueryText(query);
  const known = own.answer?.queries.find((one) => one.query === text);
  if (known !== undefined)
    return (
      <span className={styles.quiet}>
        Saved as <bdi>{known.name}</bdi>
      </span>
    );
  return (
    <Chip text="Save" name="Save this query">
      {(close) => (
        <form
          className={styles.form}
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void own.change('saveQuery', { name, query: text }).then((isDone) => isDone && close());
          }}
        >
          <input
            aria-label="Name"
            placeholder="name"
            required
            maxLength={MAX_LABEL}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" look="primary" disabled={own.busy}>
            Save
          </Button>
          {own.failure !== undefined && (
            <small role="alert" className={styles.wrong}>
              {own.failure}
            </small>
          )}
        </form>
      )}
    </Chip>
  );
}

/** An alert of new rows. It stands among the other alerts of the profile. */
function AlertMe({ query }: { readonly query: IndexQuery }) {
  const { cluster } = usePlace();
  const text = toQueryText(query);
  const [state, setState] = useState<{ readonly of: string; readonly said: string }>();
  const add = () =>
    act('addAlert', { cluster, rule: { kind: 'query', query: text } }).then(
      () => setState({ of: text, said: 'New rows appear in your alerts.' }),
      (error: unknown) =>
        setState({ of: text, said: error instanceof Error ? error.message : 'This could not be done.' }),
    );
  return (
    <>
      <Button onClick={() => void add()}>Alert me of new rows</Button>
      <span role="status" className={styles.quiet}>
        {state?.of === text ? state.said : ''}
      </span>
    </>
  );
}
