import type { Wire } from '#std/json';
import type { DefiProtocol } from '../market/defi.ts';
import { ACT_KEYS, ACTS, type Act } from '../market/protocol-acts.ts';
import { defineColumns } from './define-columns.ts';

export const PROTOCOL_COLUMNS = defineColumns<Wire<DefiProtocol>>()(
  ({ change, count, flag, sol, text, usd }) => [
    text('name', 'Protocol', ({ name }) => name),
    text('category', 'Category', ({ category }) => category),
    text('does', 'What it is', ({ does }) => does),
    text('site', 'Site', ({ site }) => site),
    flag('isClosed', 'Closed', ({ isClosed }) => isClosed),
    text('programs', 'Programs', ({ programs }) => programs.map(({ address }) => address).join(' ')),
    count('calls', 'Calls', ({ use }) => use.calls),
    change('callsChange', 'Change of calls', ({ trend }) => trend.calls),
    count('transactions', 'Transactions', ({ use }) => use.transactions),
    count('failed', 'Failed', ({ use }) => use.failed),
    sol('fees', 'Fees (SOL)', ({ use }) => use.feeLamports),
    count('trades', 'Trades', ({ use }) => use.swaps),
    usd('volumeUsd', 'Volume (USD)', ({ use }) => use.microUsd),
    change('volumeChange', 'Change of volume', ({ trend }) => trend.microUsd),
    count('usersLeast', 'Users, at least', ({ users }) =>
      users.kind === 'exact' ? users.users : users.least,
    ),
    count('usersMost', 'Users, at most', ({ users }) => (users.kind === 'exact' ? users.users : users.most)),
    ...ACT_KEYS.map((act) => count(act, ACTS[act].title, (protocol) => countAct(protocol, act))),
  ],
);

/** How often something was done; `undefined` where no instruction of the protocol counts as that act, so that nobody can say. */
export function countAct({ programs, acts }: Wire<DefiProtocol>, act: Act): number | undefined {
  const found = acts.find((one) => one.act === act)?.count;
  return found ?? (programs.some(({ counted }) => counted.includes(act)) ? 0 : undefined);
}
