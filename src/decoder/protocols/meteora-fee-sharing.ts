import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'meteora-fee-sharing',
  name: 'Meteora Fee Sharing',
  programs: ['dfsdo2UqvwfN8DuUVrMRNfQe11VaiNoKcMqLHVvDPzh'],
  category: 'infrastructure',
  source: 'the Anchor IDL 0.1.1 in npm @meteora-ag/dynamic-fee-sharing-sdk 1.0.5',
});
