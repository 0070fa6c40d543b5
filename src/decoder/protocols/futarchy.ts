import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'futarchy',
  name: 'MetaDAO Futarchy',
  programs: ['FUTARELBfJfQ8RDGhg1wdhddq1odMAJUePHFuBYfUxKq'],
  category: 'amm',
  source: 'the Anchor IDL 0.6.1 in cpkt9762/solana-idls',
});
