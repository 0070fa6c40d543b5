import { useEffect, useEffectEvent } from 'react';
import type { SearchAnswer } from '#contracts/answers';
import { MAX_SEARCH_LENGTH } from '#contracts/text/search-query';
import type { Wire } from '#std/json';
import { defineSearch, text, type SearchOf } from '../router/define-search.ts';
import { useSearch } from '../router/use-search.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import { Badge } from '../ui/block/badge.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Section } from '../ui/block/section.tsx';
import { ChainText } from '../values/display-text.tsx';
import { checkSecrecy, SECRECY_TEXTS, type Secrecy } from '../services/secrets/secrecy.ts';
import { SearchSettings } from '../features/settings/search-settings.tsx';
import { definePage } from './define-page.ts';
import styles from './search.module.css';

const search = defineSearch({ q: text(MAX_SEARCH_LENGTH) });

/** Nothing was searched for where no text was given, or where it must not be sent. */
type Found = Wire<SearchAnswer> | Exclude<Secrecy, 'open'> | undefined;

export default definePage<Found, SearchOf<typeof search>>({
  nav: { text: 'Search', goKey: 's', use: 'search', area: 'search' },
  search,
  load: async ({ api, search: { q }, signal }) => {
    if (q === undefined) return undefined;
    const secrecy = await checkSecrecy(q);
    return secrecy === 'open' ? api.ask('search', { q }, { signal }) : secrecy;
  },
  head: (answer) => ({
    title: typeof answer === 'object' ? `Search: ${answer.query.slice(0, 60)}` : 'Search',
    description:
      'Search accounts, transactions, tokens, programs and blocks by address, signature, slot or name.',
  }),
  View: ({ data, search: { q } }) => (
    <>
      <h1>Search</h1>
      <SearchForm placement="page" initial={typeof data === 'string' ? undefined : q} />
      {typeof data === 'string' ? (
        <Refused secrecy={data} />
      ) : data === undefined ? (
        <Forms />
      ) : (
        <Results answer={data} />
      )}
      <SearchSettings />
    </>
  ),
});

/** Says why, and takes the text out of the address and the history, where others may read it. */
function Refused({ secrecy }: { readonly secrecy: Exclude<Secrecy, 'open'> }) {
  const { values, set } = useSearch(search);
  const forget = useEffectEvent(() => set({ q: undefined }));
  useEffect(() => {
    if (values.q !== undefined) forget();
  }, [values.q]);
  return <EmptyState page kind="malformed" title={SECRECY_TEXTS[secrecy]} />;
}

/** There may be more than are listed. */
const toCountText = (count: number): string | undefined =>
  count === 0 ? undefined : count === 1 ? 'best match' : `${count} best matches`;

function Results({ answer }: { readonly answer: Wire<SearchAnswer> }) {
  return (
    <Section title="Results" flush aside={toCountText(answer.suggestions.length)}>
      {answer.suggestions.length === 0 ? (
        <EmptyState
          kind="not-found"
          title="No results"
          actions={<a href="/docs/search">What can be found</a>}
        >
          <p>
            Programs, their instructions and errors, validators and tokens are found by name; accounts,
            transactions and blocks by their address, signature or slot; owners by their .sol name.
          </p>
        </EmptyState>
      ) : (
        <ul>
          {answer.suggestions.map(({ href, title, note, kind }) => (
            <li key={href} className={styles.result}>
              <a href={href}>
                <ChainText text={title} limit={100} />
              </a>
              <Badge>{kind}</Badge>
              <span className={styles.note}>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const FORMS = [
  ['An address', '32 to 44 characters: a wallet, token, program or any other account'],
  ['A signature', '87 or 88 characters: a transaction'],
  ['A number', 'a slot: its block'],
  ['A program’s name', 'such as “token” or “stake”'],
  ['A link from another explorer', 'opens the same page here'],
  ['A transaction in base64', 'opens the inspector'],
] as const;

function Forms() {
  return (
    <Section title="What can be searched">
      <dl className={styles.forms}>
        {FORMS.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
