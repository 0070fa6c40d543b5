import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'cykura',
  name: 'Cykura',
  programs: ['cysPXAjehMpVKUapzbMCCnpFxUFFryEWEaLgnb9NrR8'],
  category: 'amm',
  source: 'the Anchor IDL 0.1.6 in cpkt9762/solana-idls',
});
