import { toRegistry } from '#std/registry';
import type { Method } from '../method.ts';
import { accountMethods } from './account-methods.ts';
import { blockMethods } from './block-methods.ts';
import { clusterMethods } from './cluster-methods.ts';
import { economicsMethods } from './economics-methods.ts';
import { epochMethods } from './epoch-methods.ts';
import { feeMethods } from './fee-methods.ts';
import { historyMethods } from './history-methods.ts';
import { sendMethods } from './send-methods.ts';
import { simulateMethods } from './simulate-methods.ts';
import { slotMethods } from './slot-methods.ts';
import { tokenMethods } from './token-methods.ts';
import { transactionMethods } from './transaction-methods.ts';
import { validatorMethods } from './validator-methods.ts';

const GROUPS = [
  accountMethods,
  blockMethods,
  clusterMethods,
  economicsMethods,
  epochMethods,
  feeMethods,
  historyMethods,
  sendMethods,
  simulateMethods,
  slotMethods,
  tokenMethods,
  transactionMethods,
  validatorMethods,
];

const entries = GROUPS.flatMap((group) => Object.entries(group));
const registry = toRegistry('localnet rpc', entries, ([name]) => [name]);

/** Every method of the localnet's RPC by name. */
export const METHODS: ReadonlyMap<string, Method> = new Map(
  [...registry].map(([name, [, method]]) => [name, method]),
);
