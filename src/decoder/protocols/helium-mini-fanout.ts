import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-mini-fanout',
  name: 'Helium Mini Fanout',
  programs: ['mfanLprNnaiP4RX9Zz1BMcDosYHCqnG24H1fMEbi9Gn'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
