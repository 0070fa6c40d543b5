import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-locked-voter',
  name: 'Jupiter Locked Voter',
  programs: ['voTpe3tHQ7AjQHMapgSue2HJFAh2cGsdokqN3XqmVSj'],
  category: 'governance',
  source: 'the Anchor IDL 0.2.0 in glamsystems/glam; address in npm @jup-ag/platform-list 1.2.26',
  meaning: {
    castVote: { sentence: 'Vote for side {side} of the proposal {proposal}' },
    setVoteDelegate: { sentence: 'Delegate the votes of {escrow} to {newDelegate}' },
  },
});
