import type { Staleness } from './staleness.ts';
import type { ClusterReader } from './cluster-reader.ts';

/** `reader` for one answer, whose readings are noted in `freshness`. Names and other extras are not. */
export function toTrackedReader(reader: ClusterReader, freshness: Staleness): ClusterReader {
  const { chain, blocks, transactions, validators, features } = reader;
  return {
    ...reader,
    chain: {
      cluster: chain.cluster,
      request: (method, params, options) =>
        freshness.note(options, (noted) => chain.request(method, params, noted)),
    },
    blocks: {
      peek: (slot) => blocks.peek(slot),
      read: (slot, options) => freshness.note(options, (noted) => blocks.read(slot, noted)),
    },
    features: {
      read: (options) => freshness.note(options, (noted) => features.read(noted)),
    },
    validators: {
      read: (options) => freshness.note(options, (noted) => validators.read(noted)),
      reward: (vote, epoch, options) => validators.reward(vote, epoch, options),
    },
    transactions: {
      peek: (signature) => transactions.peek(signature),
      read: (signature, options) => freshness.note(options, (noted) => transactions.read(signature, noted)),
    },
  };
}
