import { defineInterface } from '../define-interface.ts';
import { SERUM_DEX } from '../families/serum-dex.ts';

export default defineInterface({
  ...SERUM_DEX,
  key: 'openbook-v1',
  name: 'OpenBook v1',
  programs: ['srmqPvymJeFKQ4zGQed1GFppgkRHL9kaELCbyksJtPX'],
  source: 'project-serum/serum-dex, whose layouts the fork kept',
});
