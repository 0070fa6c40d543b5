import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-sage',
  name: 'Star Atlas SAGE',
  programs: ['SAGE2HAwep459SNq61LHvjxPk4pLPEJLoMETef7f7EE'],
  category: 'game',
  source: 'the Anchor IDL 0.1.3 in staratlasmeta/star-atlas-decoders',
});
