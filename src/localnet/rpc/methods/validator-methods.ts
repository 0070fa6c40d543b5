import { Cursor } from '#std/cursor';
import { sumStakes } from '../../chain/staking/votes-on.ts';
import { PROGRAMS } from '../../keys/program-addresses.ts';
import { stake } from '../../programs/stake.ts';
import { readVoteState } from '../../programs/vote-state.ts';
import { buildTransaction } from '../../transactions/build-transaction.ts';
import { checkAddress } from '../checks.ts';
import { toContextSlot, withContext } from '../method.ts';
import type { Methods } from '../method.ts';
import { rpcErrors } from '../rpc-error.ts';

/** A validator whose last vote is older than this is delinquent (`DELINQUENT_VALIDATOR_SLOT_DISTANCE`). */
const DELINQUENT_SLOTS = 128;
const SHOWN_CREDITS = 5;

export const validatorMethods: Methods = {
  getVoteAccounts: (chain, params) => {
    const config = params.config(0);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const wanted = config.string('votePubkey');
    if (wanted !== undefined) checkAddress(wanted);
    const distance = config.integer('delinquentSlotDistance') ?? DELINQUENT_SLOTS;
    const stakes = sumStakes(chain.bank);
    const current: unknown[] = [];
    const delinquent: unknown[] = [];
    for (const address of [...chain.bank.accounts.index.ofProgram(PROGRAMS.vote)].sort()) {
      if (wanted !== undefined && address !== wanted) continue;
      const account = chain.bank.accounts.get(address, commitment);
      const state = account && readVoteState(account.data);
      if (!state) continue;
      const lastVote = Number(state.votes.at(-1)?.slot ?? 0n);
      const activatedStake = stakes.get(address) ?? 0n;
      const isDelinquent = lastVote + distance < slot;
      if (isDelinquent && activatedStake === 0n && !config.boolean('keepUnstakedDelinquents', false))
        continue;
      (isDelinquent ? delinquent : current).push({
        activatedStake,
        commission: state.commission,
        epochCredits: state.epochCredits
          .slice(-SHOWN_CREDITS)
          .map(({ epoch, credits, previousCredits }) => [epoch, credits, previousCredits]),
        epochVoteAccount: true,
        lastVote,
        nodePubkey: state.nodePubkey,
        rootSlot: state.rootSlot ?? 0n,
        votePubkey: address,
      });
    }
    return { current, delinquent };
  },

  /** What the Stake program itself answers. */
  getStakeMinimumDelegation: (chain, params) => {
    const config = params.config(0);
    const slot = toContextSlot(chain, config, config.commitment());
    const question = buildTransaction({
      payer: chain.faucet,
      blockhash: chain.bank.blockhashes.latest.hash,
      instructions: [stake.getMinimumDelegation()],
    });
    const { returnData } = chain.bank.simulate(question, false);
    if (returnData?.data.length !== 8) throw rpcErrors.internal();
    return withContext(slot, new Cursor(returnData.data).u64());
  },
};
