import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'light-shielded-pool',
  name: 'Light Protocol Shielded pool (v1)',
  programs: ['2c54pLrGpQdGxJWUAoME6CReBrtDbsx5Tqx4nLZZo6av'],
  category: 'infrastructure',
  source:
    'Lightprotocol/light-protocol-program `program/src/lib.rs`: a transfer takes 1502 steps, counted in the account of its proof, and only the first carries data; the eight bytes make transactions differ',
  meaning: {
    step: { sentence: 'Run a step of the proof {temporaryStorage} of a shielded transfer' },
  },
});
