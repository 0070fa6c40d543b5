import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'hivemapper-honey-rewards',
  name: 'Hivemapper Honey rewards',
  programs: ['BNH1dUp3ExFbgo3YctSqQbJXRFn3ffkwbcmSas8azfaW'],
  category: 'infrastructure',
  source: 'its own log (Instruction: PayAndForwardReward), and streamingfast’s substreams of Hivemapper',
  meaning: { payAndForwardReward: { sentence: 'Mint a reward and forward a part of it' } },
});
