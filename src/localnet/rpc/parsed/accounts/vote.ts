import type { EngineAccount } from '../../../engine/engine.ts';
import { readVoteState } from '../../../programs/vote-state.ts';
import type { ParsedAccount } from '../parsed-account.ts';

export function parseVoteAccount(account: EngineAccount): ParsedAccount | undefined {
  const state = readVoteState(account.data);
  if (!state) return undefined;
  return {
    type: 'vote',
    info: {
      authorizedVoters: state.authorizedVoters,
      authorizedWithdrawer: state.authorizedWithdrawer,
      commission: state.commission,
      epochCredits: state.epochCredits.map(({ epoch, credits, previousCredits }) => ({
        credits: credits.toString(),
        epoch,
        previousCredits: previousCredits.toString(),
      })),
      lastTimestamp: state.lastTimestamp,
      nodePubkey: state.nodePubkey,
      priorVoters: [],
      rootSlot: state.rootSlot ?? null,
      votes: state.votes.map(({ slot, confirmationCount, latency }) => ({
        confirmationCount,
        latency,
        slot,
      })),
    },
  };
}
