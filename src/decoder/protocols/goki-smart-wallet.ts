import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'goki-smart-wallet',
  name: 'Goki Smart Wallet',
  programs: ['GokivDYuQXPZCWRkwMhdH2h91KpDQXBEmpgBgs55bnpH'],
  category: 'governance',
  source: 'the Anchor IDL 0.11.1 in npm @gokiprotocol/client',
});
