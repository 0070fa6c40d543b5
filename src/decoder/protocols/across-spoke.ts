import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'across-spoke',
  name: 'Across SVM Spoke',
  programs: ['DnLjPzpMCW2CF99URhGF3jDYnVRcCJMjUWsbPb4xVoBn'],
  category: 'bridge',
  source: 'the Anchor IDL types in npm @across-protocol/contracts 3.0.17',
});
