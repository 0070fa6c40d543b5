import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'drift-vaults',
  name: 'Drift Vaults',
  programs: ['vAuLTsyrvSfZRuRB3XgvkPwNGgYSs9YRYymVebLKoxR'],
  category: 'perpetuals',
  source: 'the Anchor IDL 0.6.0 in npm @drift-labs/vaults-sdk 0.6.29',
});
