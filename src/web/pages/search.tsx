import { useEffect, useEffectEvent } from 'react';
import type { SearchAnswer } from '#contracts/answers';
import { MAX_SEARCH_LENGTH } from '#contracts/text/search-query';
import type { Wire } from '#std/json';
import { defineSearch, text, type SearchOf } from '../router/define-search.ts';
import { useSearch } from '../router/use-search.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import { Badge } from '../ui/block/badge.tsx';
import { Disclosure } from '../ui/block/disclosure.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { KeyValues, type KeyValue } from '../ui/block/key-values.tsx';
import { Section } from '../ui/block/section.tsx';
import { Mark } from '../values/address.tsx';
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
      {data === undefined ? (
        <SearchSettings />
      ) : (
        // Who searches looks for something else; the settings stay within reach.
        <Disclosure summary="Settings">
          <SearchSettings />
        </Disclosure>
      )}
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

/** Of what it leads to: the same mark as on its page. */
const toAddress = (href: string): string => /^\/[\w-]+\/([\w-]+)/.exec(href)?.[1] ?? href;

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
              <Mark address={toAddress(href)} image={undefined} size={22} />
              <a className={styles.title} href={href}>
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

const toExample = (q: string) => <a href={search.href('/search', { q })}>{q}</a>;

const FORMS: readonly KeyValue[] = [
  { label: 'Address', value: '32 to 44 characters: a wallet, token, program or any other account' },
  { label: 'Signature', value: '87 or 88 characters: a transaction' },
  { label: 'Slot', value: 'a number: its block' },
  { label: 'Token', value: <>its symbol or name: {toExample('SOL')}</> },
  {
    label: 'Program',
    value: (
      <>
        its name: {toExample('Jupiter')}, {toExample('Token Program')}
      </>
    ),
  },
  {
    label: 'Instruction or error',
    value: (
      <>
        its name or code: {toExample('slippage')}, {toExample('0x1770')}
      </>
    ),
  },
  { label: 'Link', value: 'from another explorer: opens the same page here' },
  { label: 'Base64', value: 'a transaction: opens the inspector' },
];

function Forms() {
  return (
    <Section title="What can be searched">
      <KeyValues rows={FORMS} />
    </Section>
  );
}
