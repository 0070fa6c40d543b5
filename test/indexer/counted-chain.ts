import type { Chain } from '#chain';
import { parseLossless } from '#std/json';
import type { SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';

export interface CountedChainOptions {
  readonly net: SteppedLocalnet;
  /** The newest slot, which a test may move. */
  readonly tip: { readonly slot: number };
  /** How far below it blocks are final; by default all are. */
  readonly finalAfter?: () => number;
  /** What has no answer. */
  readonly refused?: readonly string[] | undefined;
}

/** The localnet as it is, up to a tip, with how often each method was asked. */
export function createCountedChain({ net, tip, finalAfter, refused = [] }: CountedChainOptions): {
  readonly chain: Chain;
  readonly counts: ReadonlyMap<string, number>;
} {
  const counts = new Map<string, number>();
  const request = async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    counts.set(method, (counts.get(method) ?? 0) + 1);
    if (refused.includes(method)) throw new Error(`${method} is refused`);
    if (method === 'getSlot') {
      const { commitment } = params[0] as { readonly commitment: string };
      return Math.max(0, tip.slot - (commitment === 'finalized' ? (finalAfter?.() ?? 0) : 0)) as T;
    }
    const text = net.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))!;
    return (parseLossless(text) as { readonly result: T }).result;
  };
  return { chain: { cluster: 'localnet', request }, counts };
}
