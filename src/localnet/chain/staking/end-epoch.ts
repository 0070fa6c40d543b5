import { PROGRAMS } from '../../keys/program-addresses.ts';
import { readStake, withReward } from '../../programs/stake-state.ts';
import type { StakeDelegation } from '../../programs/stake-state.ts';
import { readVoteState } from '../../programs/vote-state.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Reward } from '../../ledger/block.ts';
import { validatorInflation } from '../inflation.ts';
import { toStakeTotals } from './activation.ts';
import type { StakeHistory } from './stake-history.ts';

/** What the end of an epoch reads and changes. */
interface Ledger {
  readonly accounts: Accounts;
  readonly stakeHistory: StakeHistory;
  readonly options: Parameters<typeof validatorInflation>[1];
}

interface Claim {
  readonly address: string;
  readonly delegation: StakeDelegation;
  /** Effective stake × credits its validator earned in the epoch. */
  readonly points: bigint;
  readonly credits: bigint;
}

/**
 * Closes `epoch`: writes its stake totals and pays inflation to stakers, whose validators take their
 * commission. Gives the rewards in the order paid; their sum is what the supply grows by.
 */
export function endEpoch(ledger: Ledger, epoch: number): readonly Reward[] {
  const { accounts, stakeHistory } = ledger;
  const totals = { effective: 0n, activating: 0n, deactivating: 0n };
  const claims: Claim[] = [];
  const votes = readVotes(ledger);
  for (const address of [...accounts.index.ofProgram(PROGRAMS.stake)].sort()) {
    const account = accounts.get(address);
    const delegation = account && readStake(account.data)?.delegation;
    if (!delegation) continue;
    const stake = toStakeTotals(delegation, epoch, stakeHistory);
    totals.effective += stake.effective;
    totals.activating += stake.activating;
    totals.deactivating += stake.deactivating;
    const row = votes.get(delegation.voter)?.epochCredits.find((item) => item.epoch === BigInt(epoch));
    const credits = row?.credits ?? 0n;
    const { creditsObserved } = delegation;
    // Credits of earlier epochs were paid then, or earned before the stake was active.
    const from = row && row.previousCredits > creditsObserved ? row.previousCredits : creditsObserved;
    const earned = credits - from;
    if (earned > 0n) claims.push({ address, delegation, points: stake.effective * earned, credits });
  }
  stakeHistory.add(epoch, totals);
  return payClaims(ledger, claims, votes);
}

function readVotes(ledger: Ledger): ReadonlyMap<string, NonNullable<ReturnType<typeof readVoteState>>> {
  const states = new Map<string, NonNullable<ReturnType<typeof readVoteState>>>();
  for (const address of ledger.accounts.index.ofProgram(PROGRAMS.vote)) {
    const account = ledger.accounts.get(address);
    const state = account && readVoteState(account.data);
    if (state) states.set(address, state);
  }
  return states;
}

function payClaims(
  ledger: Ledger,
  claims: readonly Claim[],
  votes: ReturnType<typeof readVotes>,
): readonly Reward[] {
  const points = claims.reduce((sum, claim) => sum + claim.points, 0n);
  if (points === 0n) return [];
  const pool = validatorInflation(ledger.accounts.index.totalLamports, ledger.options);
  const commissions = new Map<string, bigint>();
  const rewards: Reward[] = [];
  for (const { address, delegation, points: own, credits } of claims) {
    const account = ledger.accounts.get(address);
    const reward = (pool * own) / points;
    if (!account || reward === 0n) continue;
    const commission = votes.get(delegation.voter)?.commission ?? 0;
    const toValidator = (reward * BigInt(commission)) / 100n;
    const lamports = reward - toValidator;
    commissions.set(delegation.voter, (commissions.get(delegation.voter) ?? 0n) + toValidator);
    const postBalance = account.lamports + lamports;
    const paid = withReward(account.data, delegation.stake + lamports, credits);
    ledger.accounts.set(address, { ...account, lamports: postBalance, data: paid });
    if (lamports > 0n) rewards.push({ address, lamports, postBalance, kind: 'Staking', commission });
  }
  for (const [address, lamports] of commissions) {
    if (lamports === 0n) continue;
    const postBalance = ledger.accounts.credit(address, lamports);
    const commission = votes.get(address)?.commission ?? null;
    rewards.push({ address, lamports, postBalance, kind: 'Voting', commission });
  }
  return rewards;
}
