import { Cursor } from '#std/cursor';
import { defineProtocol } from '../define-protocol.ts';
import { u64 } from '../layout/codec.ts';

/** What the program mixes into its instruction data, eight bytes at a time with their position. */
const MASK = [58, 255, 47, 255, 226, 186, 235, 195] as const;

const SWAP_LENGTH = 25;
/** The last byte names the version of the swap. */
const SWAPS: readonly number[] = [4, 15, 20];

function unmask(data: Uint8Array): Uint8Array {
  return data.map((byte, i) => byte ^ MASK[i % 8]! ^ ((i >> 3) >> (8 * (i % 2))));
}

function isSwap(data: Uint8Array): boolean {
  return data.length === SWAP_LENGTH && SWAPS.includes(unmask(data)[SWAP_LENGTH - 1]!);
}

const program = defineProtocol({
  key: 'humidifi',
  name: 'HumidiFi',
  programs: ['9H6tua7jkLhdm3w8BvgpTn5LZNU7g4ZynDmCiNN3q6Rp'],
  category: 'amm',
  source:
    'clients in public code that swap there, whose mask and layout transactions confirm; other instructions are not known',
  discriminant: 'none',
  instructions: [
    {
      at: '',
      name: 'swap',
      accounts: ['user', 'pool', 'baseVault', 'quoteVault', 'userBaseAccount', 'userQuoteAccount'],
      read: (cursor, context) => {
        const clear = new Cursor(unmask(cursor.rest()));
        return [
          { name: 'swapId', value: u64.read(clear, context) },
          { name: 'amountIn', value: u64.read(clear, context) },
          { name: 'isBaseToQuote', value: { kind: 'flag', flag: clear.u64() !== 0n } },
        ];
      },
      sentence: 'Swap through the pool {pool}',
      swap: 'user',
    },
  ],
});

export default {
  ...program,
  find: (data: Uint8Array) => (isSwap(data) ? program.find(data) : undefined),
};
