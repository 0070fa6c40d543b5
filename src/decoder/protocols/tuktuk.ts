import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'tuktuk',
  name: 'TukTuk',
  programs: ['tuktukUrfhXT6ZT77QTU8RQtvgL967uRuVagWF57zVA'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/tuktuk-idls 0.0.9',
});
