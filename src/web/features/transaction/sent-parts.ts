/** What the server draws of a transaction and the browser fetches afterwards, in one file. */
export { default as Hero } from './hero.tsx';
export { default as TransactionTab } from './transaction-tab.tsx';
export { default as Trades } from './trades.tsx';
