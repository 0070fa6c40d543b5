import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'meteora-alpha-vault',
  name: 'Meteora Alpha Vault',
  programs: ['vaU6kP7iNEGkbmPkLmZfGwiGxd4Mob24QQCie5R9kd2'],
  category: 'other',
  source: 'the Anchor IDL 0.4.1 in npm @meteora-ag/alpha-vault 1.1.16',
});
