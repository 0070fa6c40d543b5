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
      sentence: 'Request {units} at an additional fee of {additionalFee} lamports',
    },
    {
      at: 1,
      name: 'requestHeapFrame',
      title: 'Set heap size',
      accounts: [],
      args: { bytes: byteSizeU32 },
      sentence: 'Request a heap of {bytes}',
    },
    {
      at: 2,
      name: 'setComputeUnitLimit',
      title: 'Set compute unit limit',
      accounts: [],
      args: { units: computeUnitsU32 },
      sentence: 'Set the compute unit limit to {units}',
    },
    {
      at: 3,
      name: 'setComputeUnitPrice',
      title: 'Set compute unit price',
      accounts: [],
      args: { microLamports: computePrice },
      sentence: 'Set the compute unit price to {microLamports}',
    },
    {
      at: 4,
      name: 'setLoadedAccountsDataSizeLimit',
      title: 'Set loaded accounts data limit',
      accounts: [],
      args: { bytes: byteSizeU32 },
      sentence: 'Limit the loaded accounts data to {bytes}',
    },
  ],
});
