import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'marinade-directed-stake',
  name: 'Marinade Directed Stake',
  programs: ['dstK1PDHNoKN9MdmftRzsEbXP5T1FTBiQBm1Ee3meVd'],
  category: 'staking',
  source: 'the Anchor IDL in npm @marinade.finance/directed-stake-sdk 0.1.0',
});
