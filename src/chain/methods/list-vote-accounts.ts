import { asAddress, type Address, type Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcInteger } from '../rpc-types.ts';

/** A vote account with its stake, as the node's bank has it. */
export interface VoteAccount {
  readonly vote: Address;
  readonly identity: Address;
  readonly stakeLamports: bigint;
  /** Commission on inflation rewards, in hundredths of a percent. */
  readonly commissionBps: number;
  /** Absent when it has not voted. */
  readonly lastVote: Slot | undefined;
  readonly rootSlot: Slot | undefined;
  /** Last epochs, oldest first: credits earned in each. */
  readonly credits: readonly { readonly epoch: number; readonly credits: number }[];
  /** Whether its last vote is too old for the node to count it as voting. */
  readonly delinquent: boolean;
}

interface RpcVoteAccount {
  readonly votePubkey: string;
  readonly nodePubkey: string;
  readonly activatedStake: RpcInteger;
  readonly commission: number;
  /** From agave 4.1 on. */
  readonly inflationRewardsCommissionBps?: number | null;
  readonly epochCredits?: readonly (readonly [number, RpcInteger, RpcInteger])[];
  readonly lastVote?: number;
  readonly rootSlot?: number;
}

/** Every vote account with stake, in the node's order; those without stake only while they vote. */
export async function listVoteAccounts(
  chain: Chain,
  options?: ChainOptions,
): Promise<readonly VoteAccount[]> {
  const { current, delinquent } = await chain.request<{
    readonly current: readonly RpcVoteAccount[];
    readonly delinquent: readonly RpcVoteAccount[];
  }>('getVoteAccounts', [{ commitment: 'confirmed' }], options);
  return [
    ...current.map((account) => toVoteAccount(account, false)),
    ...delinquent.map((account) => toVoteAccount(account, true)),
  ];
}

function toVoteAccount(account: RpcVoteAccount, delinquent: boolean): VoteAccount {
  return {
    vote: asAddress(account.votePubkey),
    identity: asAddress(account.nodePubkey),
    stakeLamports: BigInt(account.activatedStake),
    commissionBps: account.inflationRewardsCommissionBps ?? account.commission * 100,
    // The node writes 0 for none.
    lastVote: account.lastVote || undefined,
    rootSlot: account.rootSlot || undefined,
    credits: (account.epochCredits ?? []).map(([epoch, credits, before]) => ({
      epoch,
      credits: Number(BigInt(credits) - BigInt(before)),
    })),
    delinquent,
  };
}
