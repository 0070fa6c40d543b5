import { BULK_COLUMNS, DEFAULT_BULK_COLUMNS, findBulkColumn } from '#contracts/columns/bulk-columns';
import { choice, defineSearch, text, type SearchField, type SearchOf } from '../../router/define-search.ts';
import { matching } from '../../router/search-fields.ts';

const MOST_COLUMNS = BULK_COLUMNS.length;
const toKeys = (given: string): readonly string[] => given.split(',').slice(0, MOST_COLUMNS + 1);
const isChoice = (keys: readonly string[]): boolean =>
  keys.length <= MOST_COLUMNS && keys.every((key) => key !== 'item' && findBulkColumn(key) !== undefined);
const DEFAULT = DEFAULT_BULK_COLUMNS.join(',');

/** Keys of columns in the order they are shown in; the item itself is always the first. */
const columns: SearchField<readonly string[]> = {
  read(given) {
    const keys = given === null || given === '' ? DEFAULT_BULK_COLUMNS : toKeys(given);
    return isChoice(keys) ? [...new Set(keys)] : DEFAULT_BULK_COLUMNS;
  },
  write(keys) {
    const written = keys.join(',');
    return written === DEFAULT ? undefined : written;
  },
  refuses: (given) => given !== '' && !isChoice(toKeys(given)),
  allowed: 'keys of columns with commas between',
};

const sort: SearchField<string | undefined> = {
  read: (given) => (given !== null && findBulkColumn(given) !== undefined ? given : undefined),
  write: (key) => key,
  refuses: (given) => given !== '' && findBulkColumn(given) === undefined,
  allowed: 'the key of a column',
};

/** What the page shows of a list, and which of those this browser stores. */
export const bulkSearch = defineSearch({
  list: matching(/^[a-z0-9-]{8,40}$/, 'the name of a list of this browser'),
  columns,
  kind: choice(['address', 'transaction', 'block']),
  state: choice(['found', 'absent', 'unread']),
  q: text(100),
  sort,
  order: choice(['ascending', 'descending'], 'descending'),
});

export type BulkSearch = SearchOf<typeof bulkSearch>;
