import { defineInterface } from '../define-interface.ts';
import { RAYDIUM_CLMM_MEANING } from '../families/raydium-clmm.ts';

export default defineInterface({
  key: 'byreal',
  name: 'Byreal CLMM',
  programs: ['REALQqNEomY6cQGZJUGwywTBD2UmDT32rZcNnfxQ5N2'],
  category: 'amm',
  source: 'the Anchor IDL 0.1.0 in pinax-network/substreams-solana-idls',
  meaning: {
    ...RAYDIUM_CLMM_MEANING,
    depositOffchainReward: { sentence: 'Deposit rewards of the pool {poolId}' },
    claimOffchainReward: { sentence: 'Claim rewards of the pool {poolId}' },
    withdrawOffchainReward: { sentence: 'Withdraw rewards of the pool {poolId}' },
  },
});
