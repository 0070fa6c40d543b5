import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-lend-liquidity',
  name: 'Jupiter Lend Liquidity',
  programs: ['jupeiUmn818Jg1ekPURTpr4mFo29p46vygyykFJ3wZC'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/liquidity.json`)',
  meaning: {
    preOperate: { sentence: 'Prepare {vault} for {protocol}', minor: true },
    operate: { sentence: 'Move {mint} of {protocol} in or out of the liquidity pool' },
    claim: { sentence: 'Claim {mint} for {recipient}' },
    updateExchangePrice: { sentence: 'Update the exchange price of {tokenReserve}', minor: true },
    collectRevenue: { sentence: 'Collect revenue in {mint}' },
    initClaimAccount: { sentence: 'Open {claimAccount} for claims of {user}', minor: true },
    closeClaimAccount: { sentence: 'Close {claimAccount} for claims of {user}', minor: true },
    initTokenReserve: { sentence: 'Open the reserve {tokenReserve} for {mint}' },
    pauseUser: { sentence: 'Pause the protocol {protocol}' },
    unpauseUser: { sentence: 'Resume the protocol {protocol}' },
  },
});
