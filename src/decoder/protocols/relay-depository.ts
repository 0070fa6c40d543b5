import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'relay-depository',
  name: 'Relay Depository',
  programs: ['99vQwtBwYtrqqD9YSXbdum3KBdxPAVxYTaQ3cfnJSrN2'],
  category: 'bridge',
  source: 'relayprotocol/relay-depository, packages/solana-vm/programs/relay-depository/src/lib.rs',
  meaning: {
    depositNative: {
      sentence: 'Deposit {amount} of {depositor} into the vault {vault}',
      amounts: { amount: 'sol' },
    },
    depositToken: {
      sentence: 'Deposit {amount} of {depositor} into the vault {vault}',
      amounts: { amount: 'mint:mint' },
    },
    executeTransfer: { sentence: 'Transfer from the vault {vault} to {recipient}' },
    setAllocator: { sentence: 'Set the allocator of {relayDepository} to {newAllocator}' },
    setOwner: { sentence: 'Set the owner of {relayDepository} to {newOwner}' },
  },
});
