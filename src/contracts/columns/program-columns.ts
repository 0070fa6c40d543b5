import type { Wire } from '#std/json';
import type { ProgramRow } from '../account/program.ts';
import { defineColumns } from './define-columns.ts';

export const PROGRAM_COLUMNS = defineColumns<Wire<ProgramRow>>()(({ address, count, flag, text, words }) => [
  address('address', 'Program', (row) => row.address),
  text('name', 'Name', ({ name }) => name),
  flag('untrusted', 'Name is self-described', ({ untrusted }) => untrusted ?? false),
  words('category', 'Category', ({ category }) => category),
  words('source', 'Source', ({ source }) => source),
  text('site', 'Site', ({ site }) => site),
  flag('abandoned', 'Abandoned', ({ abandoned }) => abandoned ?? false),
  words('reading', 'Decoded by', ({ reading }) => reading),
  count('transactions', 'Transactions seen', ({ use }) => use?.transactions),
  count('failed', 'Failed', ({ use }) => use?.failed),
  count('computeUnits', 'Compute units', ({ use }) => use?.computeUnits, 'CU'),
]);
