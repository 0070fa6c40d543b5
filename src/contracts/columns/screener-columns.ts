import type { Wire } from '#std/json';
import type { ScreenerRow } from '../market/screener.ts';
import { defineColumns } from './define-columns.ts';
import { LISTED_TOKEN_COLUMNS } from './token-columns.ts';

export const SCREENER_COLUMNS = defineColumns<Wire<ScreenerRow>>()(({ address, text }) => [
  ...LISTED_TOKEN_COLUMNS,
  address('launchpad', 'Launchpad', (row) => row.launchpad),
  text('marks', 'Marks', (row) => row.marks?.map(({ rule, words }) => `${rule}: ${words}`).join('; ')),
]);
