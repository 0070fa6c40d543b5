import type { Wire } from '#std/json';
import type { QuerySummary } from '../market/analytics.ts';
import { defineColumns } from './define-columns.ts';

export const QUERY_COLUMNS = defineColumns<Wire<QuerySummary>>()(({ words }) => [
  words('name', 'Name', ({ name }) => name),
  words('about', 'Asks', ({ about }) => about),
  words('tables', 'Tables', ({ tables }) => tables.join(' ')),
]);
