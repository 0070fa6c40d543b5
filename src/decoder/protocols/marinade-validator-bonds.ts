import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'marinade-validator-bonds',
  name: 'Marinade Validator Bonds',
  programs: ['vBoNdEvzMrSai7is21XgVYik65mqtaKXuSdMBJ1xkW4'],
  category: 'staking',
  source: 'the Anchor IDL 2.2.1 in marinade-finance/validator-bonds',
});
