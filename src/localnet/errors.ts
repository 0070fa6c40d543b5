import { findSqliteFault } from '#std/disk-faults';
import { defineErrors, isAppError } from '#std/errors';

export const localnetError = defineErrors('localnet', {
  'bad-option': { kind: 'refused', message: 'A localnet option is out of range.' },
  'other-chain': { kind: 'refused', message: 'The directory holds the localnet of another seed.' },
  'in-use': { kind: 'refused', message: 'Another process runs the localnet of this folder.' },
  damaged: { kind: 'operational', message: 'The localnet’s file is damaged.' },
  'not-ready': { kind: 'operational', message: 'The localnet did not start in time.' },
  closed: { kind: 'operational', message: 'The localnet was closed.' },
});

/** Whether a file held other bytes than were written to it. */
export const isDamage = (error: unknown): boolean =>
  findSqliteFault(error) === 'damaged' || isAppError(error, 'localnet/damaged');
