import type { DefiProtocol } from '#contracts/defi';
import type { Wire } from '#std/json';
import { columnMakers, type ListColumn } from '../lists/define-list.ts';

const { flag, number, sol, text, usd } = columnMakers<Wire<DefiProtocol>>();

export const PROTOCOL_COLUMNS: readonly ListColumn<Wire<DefiProtocol>>[] = [
  text('name', 'Protocol', ({ name }) => name),
  text('category', 'Category', ({ category }) => category),
  text('site', 'Site', ({ site }) => site),
  flag('isClosed', 'Closed', ({ isClosed }) => isClosed),
  text('programs', 'Programs', ({ programs }) => programs.map(({ address }) => address).join(' ')),
  number('calls', 'Calls', ({ use }) => use.calls),
  number('callsChange', 'Change of calls', ({ trend }) => trend.calls),
  number('transactions', 'Transactions', ({ use }) => use.transactions),
  number('failed', 'Failed', ({ use }) => use.failed),
  sol('fees', 'Fees (SOL)', ({ use }) => use.feeLamports),
  number('trades', 'Trades', ({ use }) => use.hops),
  usd('volumeUsd', 'Volume (USD)', ({ use }) => use.microUsd),
  number('volumeChange', 'Change of volume', ({ trend }) => trend.microUsd),
  number('usersLeast', 'Users, at least', ({ users }) =>
    users.kind === 'exact' ? users.users : users.least,
  ),
  number('usersMost', 'Users, at most', ({ users }) => (users.kind === 'exact' ? users.users : users.most)),
];
