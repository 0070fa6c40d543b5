import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const claim: Meaning = {
  sentence: 'Claim at most {maxAmount} from the lock {escrow}',
  amounts: { maxAmount: 'recipientToken' },
  moved: { to: 'recipientToken', sentence: 'Claim {moved} from the lock {escrow}' },
};
const lock: Meaning = {
  sentence: 'Lock tokens of {sender} for {recipient} in {escrow}',
  moved: { from: 'senderToken', sentence: 'Lock {moved} for {recipient} in {escrow}' },
};

export default defineInterface({
  key: 'jupiter-lock',
  name: 'Jupiter Lock',
  programs: ['LocpQgucEQHbqNABEYvBvwoxCPsSbG91A1QaQhQQqjn'],
  category: 'infrastructure',
  source: 'the Anchor IDL 0.5.0 in npm @meteora-ag/met-lock-sdk 1.0.1',
  meaning: {
    claim,
    claimV2: claim,
    createVestingEscrow: lock,
    createVestingEscrowV2: lock,
    createVestingEscrowFromRoot: { sentence: 'Open the lock {escrow} for {recipient}' },
    createVestingEscrowMetadata: { sentence: 'Add details to the lock {escrow}', minor: true },
    createRootEscrow: { sentence: 'Open the locks of {rootEscrow} for {tokenMint}' },
    cancelVestingEscrow: { sentence: 'Cancel the lock {escrow}' },
    updateVestingEscrowRecipient: { sentence: 'Change who receives the lock {escrow}' },
  },
});
