import type { ColumnMakers } from './define-columns.ts';

/** What every market is named by. */
interface Pair {
  readonly market: string;
  readonly venue: string;
  readonly base: string;
  readonly quote: string;
}

/** Columns that say which market it is: its pool, its program and both tokens. */
export const toPairColumns = <Row extends Pair>({ address, text }: ColumnMakers<Row>) =>
  [
    address('market', 'Market', ({ market }) => market),
    address('venue', 'Venue', ({ venue }) => venue),
    address('base', 'Base', ({ base }) => base),
    text('baseSymbol', 'Base symbol', ({ base }, { tokens }) => tokens[base]?.symbol),
    address('quote', 'Quote', ({ quote }) => quote),
    text('quoteSymbol', 'Quote symbol', ({ quote }, { tokens }) => tokens[quote]?.symbol),
  ] as const;
