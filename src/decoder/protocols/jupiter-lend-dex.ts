import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const both = (verb: string, rest: string): Meaning => ({
  sentence: `${verb} {token0Amt} and {token1Amt} ${rest} {dex}`,
  amounts: { token0Amt: 'mint:token0', token1Amt: 'mint:token1' },
});
const perfect = (verb: string, rest: string): Meaning => ({
  sentence: `${verb} {shares} shares ${rest} {dex}`,
});

export default defineInterface({
  key: 'jupiter-lend-dex',
  name: 'Jupiter Lend DEX',
  programs: ['jupZ4m2GqUCJ5iueMfzQf8khFfH31d4XAQt3RzCT9Vd'],
  category: 'amm',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/dex.json`)',
  meaning: {
    swapIn: { sentence: 'Swap {token0} and {token1} on {dex}', swap: 'signer' },
    swapOut: { sentence: 'Swap {token0} and {token1} on {dex}', swap: 'signer' },
    deposit: both('Deposit', 'into'),
    withdraw: both('Withdraw', 'from'),
    borrow: both('Borrow', 'from'),
    payback: both('Repay', 'to'),
    depositPerfect: perfect('Deposit', 'into'),
    withdrawPerfect: perfect('Withdraw', 'from'),
    withdrawPerfectInOneToken: perfect('Withdraw', 'from'),
    borrowPerfect: perfect('Borrow', 'from'),
    paybackPerfect: perfect('Repay', 'to'),
    paybackPerfectInOneToken: perfect('Repay', 'to'),
    initDex: { sentence: 'Open the pool {dex} for {token0} and {token1}' },
  },
});
