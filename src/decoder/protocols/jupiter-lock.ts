import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-lock',
  name: 'Jupiter Lock',
  programs: ['LocpQgucEQHbqNABEYvBvwoxCPsSbG91A1QaQhQQqjn'],
  category: 'infrastructure',
  source: 'the Anchor IDL 0.5.0 in npm @meteora-ag/met-lock-sdk 1.0.1',
});
