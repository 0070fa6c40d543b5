import { defineErrors } from '#std/errors';

export const indexerError = defineErrors('indexer', {
  'deep-fork': { kind: 'operational', message: 'The chain took back blocks that were final.' },
  unavailable: { kind: 'operational', message: 'No endpoint has a block the chain needs next.' },
  unreadable: { kind: 'operational', message: 'What was stored or sent as a block cannot be read as one.' },
  'lost-lease': { kind: 'operational', message: 'Another indexer writes this shard.' },
  'other-archive': { kind: 'operational', message: 'The archive of blocks is not one of this chain.' },
  'archive-away': { kind: 'operational', message: 'The bucket of the archive does not answer.' },
  'archive-full': { kind: 'operational', message: 'The bucket of the archive takes nothing more.' },
  'archive-refused': {
    kind: 'operational',
    message: 'The bucket of the archive refuses what is asked of it.',
  },
  'bad-option': { kind: 'refused', message: 'An option of the indexer is out of range.' },
});
