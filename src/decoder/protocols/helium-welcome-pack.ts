import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-welcome-pack',
  name: 'Helium Welcome Pack',
  programs: ['we1cGnTxTkDP9Sk49dw1d3T7ik7V2NfnY4qDGCDHXfC'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
