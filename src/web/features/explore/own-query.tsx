import { useState, type SubmitEvent } from 'react';
import { MAX_LABEL } from '#contracts/people/people';
import type { IndexQuery } from '#contracts/query/index-query';
import { toQueryText } from '#contracts/query/read-query';
import { act } from '../../api/act.ts';
import { useOwn } from '../../api/use-own.ts';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { Chip } from './chip.tsx';
import styles from './explore.module.css';

/** What who has joined can do with a query: a name for it, and an alert. */
export default function OwnQuery({ query }: { readonly query: IndexQuery }) {
  return (
    <>
      <Save query={query} />
      <AlertMe query={query} />
    </>
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
  // The server, which looks for new rows, has no index of a chain of the visitor's own.
  if (cluster === 'custom') return null;
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
