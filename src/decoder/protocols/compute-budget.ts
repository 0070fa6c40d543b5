import { defineProtocol } from '../define-protocol.ts';
import { byteSizeU32, computePrice, computeUnitsU32, u32 } from '../layout/codec.ts';
import { COMPUTE_BUDGET_PROGRAM } from '../known-addresses.ts';

export default defineProtocol({
  key: 'compute-budget',
  name: 'Compute Budget',
  programs: [COMPUTE_BUDGET_PROGRAM],
  category: 'native',
  source: 'solana-compute-budget-interface lib.rs',
  discriminant: 'u8',
  instructions: [
    {
      at: 0,
      name: 'requestUnits',
      title: 'Request compute units (deprecated)',
      accounts: [],
      args: { units: computeUnitsU32, additionalFee: u32 },
      sentence: 'Ask for {units} at an extra fee of {additionalFee} lamports',
    },
    {
      at: 1,
      name: 'requestHeapFrame',
      title: 'Set heap size',
      accounts: [],
      args: { bytes: byteSizeU32 },
      sentence: 'Ask for a heap of {bytes}',
    },
    {
      at: 2,
      name: 'setComputeUnitLimit',
      title: 'Set compute unit limit',
      accounts: [],
      args: { units: computeUnitsU32 },
      sentence: 'Limit the transaction to {units}',
    },
    {
      at: 3,
      name: 'setComputeUnitPrice',
      title: 'Set compute unit price',
      accounts: [],
      args: { microLamports: computePrice },
      sentence: 'Offer {microLamports} as priority fee',
    },
    {
      at: 4,
      name: 'setLoadedAccountsDataSizeLimit',
      title: 'Set loaded accounts data limit',
      accounts: [],
      args: { bytes: byteSizeU32 },
      sentence: 'Limit the accounts loaded to {bytes}',
    },
  ],
});
