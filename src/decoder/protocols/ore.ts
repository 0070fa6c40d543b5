import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'ore',
  name: 'ORE',
  programs: ['oreV3EG1i9BEgiAJ8b177Z2S2rMarzak4NMv1kULvWv'],
  category: 'game',
  source: 'the IDL 4.0.0 in regolith-labs/ore',
});
