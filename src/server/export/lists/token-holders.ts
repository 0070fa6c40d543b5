import { TOKEN_HOLDER_COLUMNS } from '#contracts/columns/token-holder-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'tokenHolders',
  title: 'Largest holders of a token',
  question: 'tokenHolders',
  rows: ({ holders }) => holders,
  cut: () => 'A node lists the twenty largest token accounts, never all of them.',
  columns: TOKEN_HOLDER_COLUMNS,
});
