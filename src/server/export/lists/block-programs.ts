import { BLOCK_PROGRAM_COLUMNS } from '#contracts/columns/block-program-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'blockPrograms',
  title: 'Programs of a block',
  question: 'block',
  rows: ({ programs }) => programs,
  columns: BLOCK_PROGRAM_COLUMNS,
});
