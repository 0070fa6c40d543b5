import type { ClusterNode, EpochInfo, VoteAccount } from '#chain';
import type { Slot } from '#contracts/chain';
import type { SoftwareShare, StakeTotals, ValidatorInfo, ValidatorRow } from '#contracts/network/validators';

/** Parts of a stake are given to nine places, computed without rounding the stakes themselves. */
const SHARE_PLACES = 1_000_000_000;

export interface ValidatorList {
  /** By active stake, most first. */
  readonly rows: readonly ValidatorRow[];
  readonly totals: StakeTotals;
  readonly versions: readonly SoftwareShare[];
  /** Empty when no node tells its client. */
  readonly clients: readonly SoftwareShare[];
}

/** Validators in order of stake with what their nodes and they themselves say; extras may be missing. */
export function toValidatorList(
  votes: readonly VoteAccount[],
  epoch: Pick<EpochInfo, 'epoch' | 'absoluteSlot'>,
  nodes: ReadonlyMap<string, ClusterNode> | undefined,
  infos: ReadonlyMap<string, ValidatorInfo> | undefined,
): ValidatorList {
  const sorted = votes.toSorted(
    (a, b) => compareBig(b.stakeLamports, a.stakeLamports) || (a.vote < b.vote ? -1 : 1),
  );
  const activeLamports = sum(sorted);
  const nakamoto = toNakamoto(
    sorted.map(({ stakeLamports }) => stakeLamports),
    activeLamports,
  );
  let upToHere = 0n;
  const rows = sorted.map((account, i): ValidatorRow => {
    upToHere += account.stakeLamports;
    const node = nodes?.get(account.identity);
    return {
      rank: i + 1,
      vote: account.vote,
      identity: account.identity,
      name: infos?.get(account.identity)?.name,
      stakeLamports: account.stakeLamports,
      share: toShare(account.stakeLamports, activeLamports),
      shareUpToHere: toShare(upToHere, activeLamports),
      superminority: i < nakamoto,
      commissionBps: account.commissionBps,
      lastVote: account.lastVote,
      rootSlot: account.rootSlot,
      voteLag: toLag(account.lastVote, epoch.absoluteSlot),
      credits: account.credits.find((credits) => credits.epoch === epoch.epoch)?.credits,
      version: node?.version,
      client: node?.client,
      delinquent: account.delinquent,
    };
  });
  const delinquent = sorted.filter((account) => account.delinquent);
  return {
    rows,
    totals: {
      validators: rows.length,
      delinquent: delinquent.length,
      activeLamports,
      delinquentLamports: sum(delinquent),
      nakamoto,
      meanCommissionBps: toMeanCommission(sorted, activeLamports),
    },
    versions: nodes === undefined ? [] : toSoftwareShares(rows, activeLamports, ({ version }) => version),
    clients: rows.some(({ client }) => client !== undefined)
      ? toSoftwareShares(rows, activeLamports, ({ client }) => client)
      : [],
  };
}

/** How many of the largest stakes it takes to hold more than a third; 0 without stake. */
export function toNakamoto(descending: readonly bigint[], total: bigint): number {
  let held = 0n;
  for (const [i, stake] of descending.entries()) {
    held += stake;
    if (held * 3n > total) return i + 1;
  }
  return 0;
}

export function toShare(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * BigInt(SHARE_PLACES)) / whole) / SHARE_PLACES;
}

function toLag(lastVote: Slot | undefined, tip: Slot): number | undefined {
  return lastVote === undefined ? undefined : Math.max(0, tip - lastVote);
}

function toMeanCommission(votes: readonly VoteAccount[], active: bigint): number | undefined {
  if (active === 0n) return undefined;
  const weighed = votes.reduce((all, vote) => all + vote.stakeLamports * BigInt(vote.commissionBps), 0n);
  return Number((weighed + active / 2n) / active);
}

function toSoftwareShares(
  rows: readonly ValidatorRow[],
  active: bigint,
  nameOf: (row: ValidatorRow) => string | undefined,
): readonly SoftwareShare[] {
  const groups = new Map<string | undefined, { validators: number; stakeLamports: bigint }>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name) ?? { validators: 0, stakeLamports: 0n };
    groups.set(name, {
      validators: group.validators + 1,
      stakeLamports: group.stakeLamports + row.stakeLamports,
    });
  }
  return [...groups]
    .map(([name, group]) => ({ name, ...group, share: toShare(group.stakeLamports, active) }))
    .sort((a, b) => compareBig(b.stakeLamports, a.stakeLamports) || b.validators - a.validators);
}

function sum(votes: readonly VoteAccount[]): bigint {
  return votes.reduce((all, { stakeLamports }) => all + stakeLamports, 0n);
}

export function compareBig(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
