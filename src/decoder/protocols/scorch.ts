import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'scorch',
  name: 'Scorch',
  programs: ['SCoRcH8c2dpjvcJD6FiPbCSQyQgu3PcUAWj2Xxx3mqn'],
  category: 'amm',
  source:
    'instructions 1 and 2 swap, in duneanalytics/spellbook; neither their accounts nor their bytes are published',
  interface: `
    instruction 01 swap(order: rest):
    instruction 02 swapV2(order: rest):
  `,
});
