import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const claim: Meaning = {
  sentence: 'Claim from the airdrop {distributor}',
  moved: { to: 'to', sentence: 'Claim {moved} from the airdrop {distributor}' },
};

export default defineInterface({
  key: 'streamflow-distributor',
  name: 'Streamflow Airdrop Distributor',
  programs: ['MErKy6nZVoVAkryxAejJz2juifQ4ArgLgHmaJCQkU7N'],
  category: 'infrastructure',
  source: 'the Anchor IDL 1.5.1 in npm @streamflow/distributor 10.0.3',
  meaning: {
    newDistributor: { sentence: 'Open the airdrop {distributor} of {mint}' },
    newClaim: claim,
    claimLocked: claim,
    closeClaim: { sentence: 'Close the claim of {claimant} in the airdrop {distributor}' },
    compressClaim: { sentence: 'Compress the claim of {claimant} in the airdrop {distributor}' },
  },
});
