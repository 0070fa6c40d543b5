import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'perena',
  name: 'Perena Numeraire',
  programs: ['NUMERUNsFCP3kuNmWZuXtm1AaQCPj9uw6Guv2Ekoi5P'],
  category: 'stablecoin',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
});
