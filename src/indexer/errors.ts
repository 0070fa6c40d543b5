import { defineErrors } from '#std/errors';

export const indexerError = defineErrors('indexer', {
  'deep-fork': { kind: 'operational', message: 'The chain took back blocks that were final.' },
  unavailable: { kind: 'operational', message: 'No endpoint has a block the chain needs next.' },
  'lost-lease': { kind: 'operational', message: 'Another indexer writes this shard.' },
  'bad-option': { kind: 'refused', message: 'An option of the indexer is out of range.' },
});
