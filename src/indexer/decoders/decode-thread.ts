/** A thread that decodes blocks, each by itself. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseText, unpackBlockSync } from '../archive/raw-block.ts';
import { createQuotes } from '../facts/quote-rank.ts';
import { readBlock, type BlockReading } from '../facts/to-facts.ts';

export interface DecoderOptions {
  readonly stablecoins: readonly string[];
}

/** A block as JSON, compressed where `isPacked`. */
export interface EncodedBlock {
  readonly slot: number;
  /** Unix seconds. */
  readonly time: number;
  readonly bytes: Uint8Array;
  readonly isPacked: boolean;
}

export type DecoderRequest = EncodedBlock & { readonly id: number };

export type DecoderAnswer =
  | { readonly id: number; readonly reading: BlockReading }
  | { readonly id: number; readonly error: unknown };

const { stablecoins } = workerData as DecoderOptions; // what the pool gave
const quotes = createQuotes(stablecoins);

parentPort!.on('message', (request: DecoderRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(answer(request));
});

function answer({ id, slot, time, bytes, isPacked }: DecoderRequest): DecoderAnswer {
  try {
    const block = isPacked ? unpackBlockSync(bytes) : parseText(bytes);
    return { id, reading: readBlock({ slot, block, time }, quotes) };
  } catch (error) {
    return { id, error };
  }
}
