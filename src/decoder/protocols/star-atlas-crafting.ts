import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-crafting',
  name: 'Star Atlas Crafting',
  programs: ['CRAFT2RPXPJWCEix4WpJST3E7NLf79GTqZUL75wngXo5', 'Craftf1EGzEoPFJ1rpaTSQG1F6hhRRBAf4gRo9hdSZjR'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/crafting 1.1.0; addresses in Topledger/Landing-Page',
});
