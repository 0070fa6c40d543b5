import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'squads-v3',
  name: 'Squads v3',
  programs: ['SMPLecH534NA9acpos4G6x7uf3LWbCAwZQE9e8ZekMu'],
  category: 'governance',
  source: 'the Anchor IDL 1.3.0 in solana-foundation/explorer',
});
