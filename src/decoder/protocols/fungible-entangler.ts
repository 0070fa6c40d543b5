import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'fungible-entangler',
  name: 'Strata Fungible Entangler',
  programs: ['fent99TYZcj9PGbeooaZXEMQzMd7rz8vYFiudd8HevB'],
  category: 'nft',
  source: 'the Anchor IDL 1.0.0 in npm @strata-foundation/fungible-entangler 3.11.2',
});
