import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'meteora-zap',
  name: 'Meteora Zap',
  programs: ['zapvX9M3uf5pvy4wRPAbQgdQsM1xmuiFnkfHKPvwMiz'],
  category: 'aggregator',
  source: 'the Anchor IDL 0.2.0 in npm @meteora-ag/zap-sdk 1.3.2',
});
