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
  unreachable: { kind: 'operational', message: 'The server that INDEX_URL names cannot be used.' },
  closed: { kind: 'operational', message: 'The index is closed.' },
  full: { kind: 'operational', message: 'The index has no room left on its disk.' },
  'not-writable': { kind: 'operational', message: 'The index cannot be written in its folder.' },
  damaged: { kind: 'operational', message: 'The index is damaged on its disk.' },
  'users-damaged': {
    kind: 'refused',
    message:
      'The file of accounts in DATA_DIR/users is damaged. Put a backup in its place, or move it away to begin with none.',
  },
  'users-not-writable': {
    kind: 'refused',
    message: 'The folder of accounts, DATA_DIR/users, cannot be written by this user.',
  },
  'other-version': { kind: 'refused', message: 'The index was made by another version of its layout.' },
  'other-ledger': {
    kind: 'refused',
    message: 'The index holds another ledger than the one it is asked to follow.',
  },
  'not-next': { kind: 'operational', message: 'The batch does not continue the checkpoint.' },
  'lost-lease': { kind: 'operational', message: 'Another indexer holds the right to write.' },
  'not-revocable': { kind: 'operational', message: 'The block can no longer be taken back.' },
});
