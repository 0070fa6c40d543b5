/**
 * A localnet as a bad pool of nodes shows it: slots come in jumps, listings leave blocks out, blocks are refused in
 * every way a node has, and near the tip another branch is shown first. All of it by a seed.
 */
import type { Chain } from '#chain';
import type { RpcBlock } from '#chain/rpc-types';
import { createRandom } from '#std/seeded-random';
import type { SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';

export interface FaultyChainOptions {
  readonly net: SteppedLocalnet;
  readonly seed: number;
  /** Newest slot there is. The last `CALM_SLOTS` are shown as they are: a branch is only found out by what follows. */
  readonly tip: number;
  /** Slots below which everything is final at once: a long past. */
  readonly settledTo: number;
}

export interface FaultCounts {
  refused: number;
  leftOut: number;
  forks: number;
  jumps: number;
}

const FINAL_AFTER = 32;
const CALM_SLOTS = 60;
/** What nodes answer for a block they do not have, whatever the reason. */
const REFUSALS = [-32_004, -32_007, -32_009, -32_014] as const;

export function createFaultyChain(options: FaultyChainOptions): {
  readonly chain: Chain;
  readonly counts: FaultCounts;
} {
  const { net, tip, settledTo } = options;
  const random = createRandom(options.seed);
  const counts: FaultCounts = { refused: 0, leftOut: 0, forks: 0, jumps: 0 };
  let shown = settledTo;
  let healed = false;
  /** Slots whose block was shown on another branch, until the chain leaves it. */
  let branch: { readonly from: number; readonly until: number } | undefined;

  const ask = (method: string, params: readonly unknown[]): unknown => {
    const answer = JSON.parse(net.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))!) as {
      readonly result?: unknown;
      readonly error?: { readonly code: number; readonly message: string };
    };
    if (answer.error) throw toRpcError(answer.error.code);
    return answer.result;
  };

  const moveOn = (): number => {
    if (shown >= tip - CALM_SLOTS) {
      healed = true;
      return tip;
    }
    counts.jumps++;
    shown = Math.min(tip - CALM_SLOTS, shown + 1 + Math.floor(random() * (random() < 0.1 ? 60 : 6)));
    if (branch !== undefined && shown >= branch.until) branch = undefined;
    else if (branch === undefined && random() < 0.15) {
      const from = shown - Math.floor(random() * 4);
      branch = { from, until: from + 4 + Math.floor(random() * 6) };
      counts.forks++;
    }
    return shown;
  };

  const request = (method: string, params: readonly unknown[]): unknown => {
    if (!healed && random() < 0.01) throw toRpcError(-32_005);
    switch (method) {
      case 'getSlot': {
        const { commitment } = params[0] as { readonly commitment: string };
        if (healed) return tip;
        return commitment === 'finalized' ? Math.max(settledTo, shown - FINAL_AFTER) : moveOn();
      }
      case 'getBlocks': {
        const [first, last] = params as [number, number];
        const slots = ask(method, [first, Math.min(last, healed ? tip : shown), params[2]]) as number[];
        if (healed || random() > 0.05 || slots.length < 3) return slots;
        counts.leftOut++;
        const hole = Math.floor(random() * slots.length);
        return slots.filter((_slot, i) => i !== hole);
      }
      case 'getBlock': {
        const slot = params[0] as number;
        if (!healed && slot > shown) throw toRpcError(-32_004);
        if (!healed && random() < 0.02) {
          counts.refused++;
          if (random() < 0.2) return null;
          throw toRpcError(REFUSALS[Math.floor(random() * REFUSALS.length)]!);
        }
        return toBranch(ask(method, params) as RpcBlock, slot);
      }
      default:
        return ask(method, params);
    }
  };

  /** A block of the branch: fewer transactions and another hash, linked among themselves and to the trunk. */
  const toBranch = (block: RpcBlock, slot: number): RpcBlock => {
    if (healed || branch === undefined || slot < branch.from) return block;
    const isFirst = block.parentSlot < branch.from;
    return {
      ...block,
      blockhash: toOtherHash(block.blockhash),
      previousBlockhash: isFirst ? block.previousBlockhash : toOtherHash(block.previousBlockhash),
      transactions: (block.transactions ?? []).slice(0, -1),
    };
  };

  return {
    counts,
    chain: {
      cluster: 'localnet',
      request: async <T>(method: string, params: readonly unknown[]) => {
        // Answers come in another order than they were asked for.
        for (let turns = Math.floor(random() * 3); turns > 0; turns--) await Promise.resolve();
        return request(method, params) as T;
      },
    },
  };
}

function toRpcError(code: number): Error {
  return Object.assign(new Error('refused'), { code });
}

/** Another text of 32 bytes in base58: the last character moves on by one. */
function toOtherHash(hash: string): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const middle = Math.floor(hash.length / 2);
  const next = alphabet[(alphabet.indexOf(hash[middle]!) + 1) % alphabet.length]!;
  return hash.slice(0, middle) + next + hash.slice(middle + 1);
}
