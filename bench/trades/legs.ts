import type { DecodedInstruction, DecodedTransaction } from '#contracts/decoded';
import type { RpcTransaction } from '#chain/rpc-types';
import { decodeTransaction } from '#decoder';
import { loadPeer } from '../peers/load.mjs';
import type { Recorded } from './recorded.ts';

/** One swap, of whoever read it. SOL and wrapped SOL are one asset. */
export interface Leg {
  readonly soldMint: string;
  readonly sold: bigint;
  readonly boughtMint: string;
  readonly bought: bigint;
  /** Who names it: a program's name. */
  readonly venue: string;
  /** Whose swap it is; the peer names the fee payer for every one. */
  readonly trader?: string | undefined;
}

export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

/** What the peer's parser gives, as far as it is read here. */
interface PeerTrade {
  readonly inputToken: { readonly mint: string; readonly amountRaw: string };
  readonly outputToken: { readonly mint: string; readonly amountRaw: string };
  readonly amm?: string;
  readonly route?: string;
}

interface PeerParser {
  parseTrades(transaction: unknown, config: object): readonly PeerTrade[];
  parseAll(transaction: unknown): { readonly aggregateTrade?: PeerTrade | null };
}

export interface Compared {
  readonly signature: string;
  readonly raw: RpcTransaction;
  readonly transaction: DecodedTransaction;
  readonly ours: readonly Leg[];
  readonly theirs: readonly Leg[];
  /** Their one trade of the whole transaction. */
  readonly aggregate: Leg | undefined;
}

/** Both readings of each transaction. */
export function readBoth(recorded: readonly Recorded[]): readonly Compared[] {
  const { DexParser } = loadPeer('solana-dex-parser');
  const parser: PeerParser = new DexParser();
  // It prints what it does not know.
  const log = console.log;
  console.log = () => undefined;
  try {
    return recorded.map(({ signature, ours, theirs }) => {
      const transaction = decodeTransaction(ours);
      const trades = parser.parseTrades(theirs, { tryUnknowDEX: true, aggregateTrades: false });
      const { aggregateTrade } = parser.parseAll(theirs);
      return {
        signature,
        raw: ours,
        transaction,
        ours: toLegs(transaction.instructions),
        theirs: trades.map(toPeerLeg),
        aggregate: aggregateTrade ? toPeerLeg(aggregateTrade) : undefined,
      };
    });
  } finally {
    console.log = log;
  }
}

const toLegs = (nodes: readonly DecodedInstruction[]): readonly Leg[] =>
  nodes.flatMap(({ effects, inner }) => [
    ...effects.flatMap((effect): Leg[] => {
      if (effect.kind !== 'swap') return [];
      const { venue, trader, sold, bought } = effect;
      return [
        {
          soldMint: sold.asset.kind === 'sol' ? WRAPPED_SOL : (sold.asset.mint ?? ''),
          sold: sold.amount,
          boughtMint: bought.asset.kind === 'sol' ? WRAPPED_SOL : (bought.asset.mint ?? ''),
          bought: bought.amount,
          venue,
          trader,
        },
      ];
    }),
    ...toLegs(inner),
  ]);

const toPeerLeg = ({ inputToken, outputToken, amm, route }: PeerTrade): Leg => ({
  soldMint: inputToken.mint,
  sold: BigInt(inputToken.amountRaw),
  boughtMint: outputToken.mint,
  bought: BigInt(outputToken.amountRaw),
  venue: amm ?? route ?? 'Unknown',
});

export const isSame = (one: Leg, other: Leg): boolean =>
  isSamePair(one, other) && one.sold === other.sold && one.bought === other.bought;

export const isSamePair = (one: Leg, other: Leg): boolean =>
  one.soldMint === other.soldMint && one.boughtMint === other.boughtMint;
