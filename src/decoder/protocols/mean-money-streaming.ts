import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mean-money-streaming',
  name: 'Mean Money Streaming',
  programs: ['MSPCUMbLfy2MeT6geLMMzrUkv1Tx88XRApaVRdyxTuu'],
  category: 'infrastructure',
  source: 'the Anchor IDL 2.8.0 in npm @mean-dao/msp 2.8.3',
});
