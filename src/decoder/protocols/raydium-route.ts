import { defineInterface } from '../define-interface.ts';
import type { Codec } from '../layout/codec.ts';

/** Programs of Raydium's pools: AMM v4, CLMM, CPMM. */
const POOLS: ReadonlySet<string | undefined> = new Set([
  '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8',
  'CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK',
  'CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C',
]);

/** More accounts than a transaction can give an instruction of two pools. */
const MOST_ACCOUNTS = 64;

/**
 * Units of what comes out of the last pool. A pool takes its program, what it is paid from and what it pays into, then
 * as many accounts as its kind needs. None where no pool is known: units of no token are no amount.
 */
const unitsOfLastPool: Codec = {
  read: (cursor, context) => {
    const amount = cursor.u64();
    for (let position = MOST_ACCOUNTS; position >= 0; position--) {
      if (!POOLS.has(context.accountAt(position))) continue;
      const token = context.tokenAt(position + 2);
      if (token === undefined) break;
      return { kind: 'amount', amount, mint: token.mint, decimals: token.decimals };
    }
    return { kind: 'none' };
  },
};

const SWAP = {
  sentence: 'Swap {amountIn} for at least {minimumAmountOut}',
  amounts: { amountIn: 'mint:inputMint', minimumAmountOut: 'userDestinationToken' },
};

export default defineInterface({
  key: 'raydium-route',
  name: 'Raydium Route',
  programs: ['routeUGWgWzqBWFcrCfv8tritsqukccJPu3q5GPP3xS'],
  category: 'aggregator',
  source:
    'raydium-io/raydium-sdk-V2, src/raydium/tradeV2/instrument.ts of several years; names as the program logs them',
  meaning: {
    swapBaseInWithUserAccount: { ...SWAP, title: 'Swap' },
    swapBaseOut: {
      title: 'Swap',
      sentence: 'Swap for {amountOut}',
      amounts: { amountOut: 'mint:outputMint' },
    },
    routeIn: {
      sentence: 'Swap {amountIn} through the pool {poolA}, then {poolB}',
      amounts: { amountIn: 'userSourceToken' },
    },
    routeOut: { sentence: 'Swap what came out of {poolA} through the pool {poolB}' },
    routeSwapBaseIn: {
      title: 'Swap',
      sentence: 'Swap {amountIn}[ for at least {minimumAmountOut}] through two pools',
      amounts: { amountIn: 'userSourceToken' },
      codecs: { minimumAmountOut: unitsOfLastPool },
    },
    createSyncNative: {
      title: 'Wrap SOL',
      sentence: 'Wrap {amount} into {tokenAccount}',
      amounts: { amount: 'sol' },
    },
    closeTokenAccount: { sentence: 'Close the token account {tokenAccount}' },
  },
});
