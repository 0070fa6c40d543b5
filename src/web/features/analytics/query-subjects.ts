import type { QuerySummary } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { choice, defineSearch, text, type SearchOf } from '../../router/define-search.ts';

type Row = Wire<QuerySummary>;

/** What queries are about, each with the tables that are read for it first; in the order of the page. */
const SUBJECTS = {
  network: {
    title: 'Network',
    tables: ['blocks', 'chain_spans', 'checkpoints', 'facts_about_store'],
  },
  tokens: {
    title: 'Tokens',
    tables: ['token_rankings', 'tokens', 'token_mints', 'token_spans', 'supply_spans', 'authority_changes'],
  },
  markets: {
    title: 'Markets and prices',
    tables: ['markets', 'market_rankings', 'market_liquidity_spans', 'candles', 'reference_prices'],
  },
  trades: { title: 'Trades', tables: ['swaps', 'route_spans', 'launch_traders'] },
  wallets: {
    title: 'Wallets',
    tables: ['transfers', 'token_accounts', 'users', 'cohorts', 'stake_changes'],
  },
  programs: { title: 'Programs', tables: ['program_spans', 'program_users', 'instruction_spans'] },
  failures: { title: 'Failures', tables: ['failure_spans'] },
  anomalies: { title: 'Anomalies', tables: ['anomalies'] },
  other: { title: 'Other', tables: [] },
} as const;

export type QuerySubject = keyof typeof SUBJECTS;

const KEYS = Object.keys(SUBJECTS) as QuerySubject[]; // its own keys

const SUBJECT_OF = new Map<string, QuerySubject>(
  KEYS.flatMap((key) => SUBJECTS[key].tables.map((table) => [table, key] as const)),
);

/** Which queries are listed. */
export const querySearch = defineSearch({ q: text(100), subject: choice(KEYS) });

export interface QueryGroup {
  readonly key: QuerySubject;
  readonly title: string;
  readonly queries: readonly Row[];
}

/** Queries by subject; none is empty. */
export function groupQueries(queries: readonly Row[]): readonly QueryGroup[] {
  const groups = new Map<QuerySubject, Row[]>();
  for (const query of queries) {
    const key = SUBJECT_OF.get(query.tables[0] ?? '') ?? 'other';
    const group = groups.get(key);
    if (group) group.push(query);
    else groups.set(key, [query]);
  }
  return KEYS.flatMap((key) => {
    const found = groups.get(key);
    return found ? [{ key, title: SUBJECTS[key].title, queries: found }] : [];
  });
}

/** Queries of a subject whose name, question or tables hold every word. */
export function filterQueries(
  queries: readonly Row[],
  { q = '', subject }: SearchOf<typeof querySearch>,
): readonly Row[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const ofSubject =
    subject === undefined
      ? queries
      : (groupQueries(queries).find(({ key }) => key === subject)?.queries ?? []);
  return ofSubject.filter(({ name, about, tables }) => {
    const all = `${name} ${about} ${tables.join(' ')}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
