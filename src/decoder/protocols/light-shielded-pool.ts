import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'light-shielded-pool',
  name: 'Light Protocol Shielded pool (v1)',
  programs: ['2c54pLrGpQdGxJWUAoME6CReBrtDbsx5Tqx4nLZZo6av'],
  category: 'infrastructure',
  source:
    'Lightprotocol/light-protocol-program `program/src/lib.rs`: a transfer takes 1502 steps, counted in the account of its state: the proof is checked up to 1266, the others insert into the Merkle tree; only the first carries data, and the eight bytes make transactions differ',
  meaning: {
    step: { sentence: 'Run a step of the shielded transfer stored in {temporaryStorage}' },
  },
});
