import type { RpcBlock } from '#chain/rpc-types';
import { packText, toHead, toText, type RawBlock } from './archive/raw-block.ts';
import type { BlockReading } from './facts/to-facts.ts';

/** A block that a thread decodes. */
export interface Decoding {
  readonly transactions: number;
  /** The block as JSON, where it did not come compressed. */
  readonly text?: Uint8Array;
  readonly reading: Promise<BlockReading>;
}

/** A block with its slot. */
export interface ChainBlock {
  readonly slot: number;
  /** Without its transactions where `decoding` has them. */
  readonly block: RpcBlock;
  readonly decoding?: Decoding;
  /** As the archive or the stream has it. */
  readonly raw?: RawBlock;
  /** Where it is from, unless a node was asked for it. What a feed sent may be of a fork the chain has left since. */
  readonly source?: 'feed' | 'archive' | 'stream';
}

/** Transactions of a block, wherever it is decoded. */
export const countTransactions = ({ block, decoding }: ChainBlock): number =>
  decoding?.transactions ?? block.transactions?.length ?? 0;

/** The block as it is stored and sent; what did not come so is compressed beside the thread that asks. */
export async function packBlock(chainBlock: ChainBlock): Promise<RawBlock> {
  const { slot, block, raw, decoding, source } = chainBlock;
  if (raw !== undefined) return raw;
  const head = {
    ...toHead(slot, block),
    transactions: countTransactions(chainBlock),
    ...(source === 'feed' && { isPushed: true as const }),
  };
  return packText(head, decoding?.text ?? toText(block));
}
