import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'noop',
  name: 'SPL Noop',
  programs: ['noopb9bkMVfRPU8AsbpTUg8AQkHtKwMYZiFUjNRtMmV', 'mnoopTCrg4p8ry25e4bcWA9XZjbNjMTfgYVGGEdRsf3'],
  category: 'infrastructure',
  source:
    'solana-program-library `account-compression/programs/noop`: data of any shape, which only indexers read',
  meaning: {
    log: { sentence: 'Log bytes for indexers to read' },
  },
});
