import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'light-system',
  name: 'Light System Program',
  programs: ['SySTEM1eSU2p4BGQfQpimFEWWSC1XDFeun3Nqzz3rT7'],
  category: 'infrastructure',
  source: 'the Anchor IDL 1.2.0 in npm @lightprotocol/stateless.js 0.23.3',
});
