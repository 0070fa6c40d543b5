import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-v2',
  name: 'Jupiter Swap v2',
  programs: ['JUP2jxvXaqu7NQY1GmNF4m1vodw12LVXYxbFL2uJvfo'],
  category: 'aggregator',
  source:
    'instructions of the Anchor IDL in jup-ag/jupiter-cpi (July 2022) that transactions of this program show',
  meaning: {
    setTokenLedger: { sentence: 'Record the balance of {tokenAccount}' },
    whirlpoolSwap: { sentence: 'Swap through Orca' },
  },
  interface: `
    instruction e455b9704e4f4d02 setTokenLedger(): tokenLedger tokenAccount
    instruction 7be5b83f0c005c91 whirlpoolSwap(inAmount: Option<u64>, minimumOutAmount: u64, aToB: bool, platformFeeBps: u8): swapProgram tokenProgram tokenAuthority whirlpool tokenOwnerAccountA tokenVaultA tokenOwnerAccountB tokenVaultB tickArray0 tickArray1 tickArray2 oracle
    account 9cf709bc366c554d TokenLedger { tokenAccount: pubkey, amount: u64 }
  `,
});
