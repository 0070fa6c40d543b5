import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-proposal',
  name: 'Helium Proposal',
  programs: ['propFYxqmVcufMhk5esNMrexq2ogHbbC2kP9PU1qxKs'],
  category: 'governance',
  source: 'the Anchor IDL types in npm @helium/modular-governance-idls 0.1.5',
  meaning: {
    voteV0: { sentence: 'Vote on the proposal {proposal}' },
  },
});
