/** What the questions must be answered with, by name: from the node's JSON-RPC and the tables of the index alone. */
import { need } from '../cast.ts';
import type { Oracle } from './expected.ts';
import { accountOracles } from './of-accounts.ts';
import { networkOracles } from './of-network.ts';
import { tokenOracles } from './of-tokens.ts';
import { traderOracles } from './of-traders.ts';
import { transactionOracles } from './of-transactions.ts';

const oracles: Readonly<Record<string, Oracle>> = {
  ...transactionOracles,
  ...accountOracles,
  ...traderOracles,
  ...tokenOracles,
  ...networkOracles,
};

export const ORACLE_NAMES: readonly string[] = Object.keys(oracles);

export function getOracle(name: string): Oracle {
  return need(`oracle ${name}`, oracles[name]);
}
