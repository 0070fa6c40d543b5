import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const claim: Meaning = {
  sentence: 'Claim from the airdrop {distributor}',
  moved: { to: 'to', sentence: 'Claim {moved} from the airdrop {distributor}' },
};

export default defineInterface({
  key: 'jito-merkle-distributor',
  name: 'Jito Merkle Distributor',
  programs: ['mERKcfxMC5SqJn4Ld4BUris3WKZZ1ojjWJ3A3J5CKxv'],
  category: 'infrastructure',
  source: 'the Anchor IDL 0.0.1 in Topledger/solana-rust-decoders',
  meaning: {
    newDistributor: { sentence: 'Open the airdrop {distributor} of {mint}' },
    newClaim: claim,
    claimLocked: claim,
    clawback: {
      sentence: 'Take back what is left in the airdrop {distributor}',
      moved: { to: 'to', sentence: 'Take back {moved} from the airdrop {distributor}' },
    },
  },
});
