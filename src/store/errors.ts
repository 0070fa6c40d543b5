import { defineErrors } from '#std/errors';

export const storeError = defineErrors('store', {
  'too-slow': { kind: 'operational', message: 'The index did not answer in time.' },
  'too-many-rows': {
    kind: 'refused',
    message: 'The question brings more rows than the index gives at once.',
  },
  unavailable: { kind: 'operational', message: 'The index cannot be read now.' },
  'users-unavailable': {
    kind: 'operational',
    message: 'What belongs to people here (sign-in, settings stored on the server) cannot be reached now.',
  },
  closed: { kind: 'operational', message: 'The index is closed.' },
  full: { kind: 'operational', message: 'The index has no room left on its disk.' },
  'other-version': { kind: 'refused', message: 'The index was made by another version of its layout.' },
  'other-ledger': {
    kind: 'refused',
    message: 'The index holds another ledger than the one it is asked to follow.',
  },
  'not-next': { kind: 'operational', message: 'The batch does not continue the checkpoint.' },
  'lost-lease': { kind: 'operational', message: 'Another indexer holds the right to write.' },
  'not-revocable': { kind: 'operational', message: 'The block can no longer be taken back.' },
});
