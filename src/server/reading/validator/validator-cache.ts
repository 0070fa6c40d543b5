import { LRUCache } from 'lru-cache';
import {
  getEpochInfo,
  listClusterNodes,
  listInflationRewards,
  listProgramAccounts,
  listVoteAccounts,
  type Chain,
  type ChainOptions,
  type ClusterNode,
  type EpochInfo,
  type InflationReward,
  type VoteAccount,
} from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import type { ValidatorInfo } from '#contracts/network/validators';
import { decodeAccount } from '#decoder';
import { toValidatorList, type ValidatorList } from './validator-rows.ts';
import { withTimeout } from '#std/concurrency';
import { createCachedReading } from '../cached-reading.ts';

/** Everything known of a cluster's validators at one time. */
export interface ValidatorsReading extends ValidatorList {
  readonly epoch: EpochInfo;
  readonly votes: ReadonlyMap<string, VoteAccount>;
  /** By identity. */
  readonly nodes: ReadonlyMap<string, ClusterNode>;
  readonly infos: ReadonlyMap<string, ValidatorInfo>;
  /** Most credits anyone earned, by epoch. */
  readonly bestCredits: ReadonlyMap<number, number>;
  /** What could not be read, in words. */
  readonly missing: readonly string[];
}

/** What a validator is found by. */
export interface NamedValidator {
  readonly vote: Address;
  readonly identity: Address;
  readonly name: string | undefined;
}

export interface ValidatorCache {
  /**
   * All validators of the cluster with the names they published, which `read` does without when they take long. A
   * reading up to a day old is given at once while a newer one is made. Rejects as `read` does.
   */
  names(options?: ChainOptions): Promise<readonly NamedValidator[]>;
  /** Rejects as `Chain.request` does when vote accounts cannot be listed; nodes and names may be missing. */
  read(options?: ChainOptions): Promise<ValidatorsReading>;
  /** The vote account's inflation reward for a past epoch, `undefined` when it got none. */
  reward(vote: Address, epoch: number, options?: ChainOptions): Promise<InflationReward | undefined>;
}

const CONFIG_PROGRAM = asAddress('Config1111111111111111111111111111111111111');
/** First key of an account that describes a validator, behind one byte of count. */
const VALIDATOR_INFO_FILTER = {
  memcmp: { offset: 1, bytes: 'Va1idator1nfo111111111111111111111111111111' },
};
const LIST_MS = 12_000;
const NODES_MS = 60_000;
const INFOS_MS = 30 * 60_000;
const STALE_MS = 24 * 3_600_000;
/** How long a list waits for what it can do without. */
const EXTRA_MS = 3_000;
const ASK_MS = 10_000;
const MAX_REWARDS = 5_000;

export function createValidatorCache(chain: Chain): ValidatorCache {
  const rewards = new LRUCache<string, { readonly reward: InflationReward | undefined }>({
    max: MAX_REWARDS,
  });
  const nodes = createCachedReading({
    ttlMs: NODES_MS,
    staleMs: STALE_MS,
    read: async () =>
      new Map((await listClusterNodes(chain, { timeoutMs: ASK_MS })).map((node) => [node.identity, node])),
  });
  const infos = createCachedReading({
    ttlMs: INFOS_MS,
    staleMs: STALE_MS,
    read: async () => {
      const reading = await listProgramAccounts(chain, CONFIG_PROGRAM, {
        filters: [VALIDATOR_INFO_FILTER],
        timeoutMs: ASK_MS,
      });
      return reading.kind === 'found' ? { found: toInfos(reading.accounts) } : { reason: reading.reason };
    },
  });
  const read = createCachedReading({
    ttlMs: LIST_MS,
    staleMs: STALE_MS,
    read: async (options) => {
      const [votes, epoch, seen, published] = await Promise.all([
        listVoteAccounts(chain, { ...options, timeoutMs: ASK_MS }),
        getEpochInfo(chain, { ...options, timeoutMs: ASK_MS }),
        withTimeout(EXTRA_MS, nodes()),
        withTimeout(EXTRA_MS, infos()),
      ]);
      const names = published?.found;
      return {
        ...toValidatorList(votes, epoch, seen, names),
        epoch,
        votes: new Map(votes.map((account) => [account.vote, account])),
        nodes: seen ?? new Map(),
        infos: names ?? new Map(),
        bestCredits: toBestCredits(votes),
        missing: [
          ...(seen === undefined ? ['Versions: the list of nodes could not be read.'] : []),
          ...(names === undefined
            ? [`Names: ${published?.reason ?? 'the list of names could not be read.'}`]
            : []),
        ],
      };
    },
  });
  return {
    read,
    names: createCachedReading({
      ttlMs: NODES_MS,
      meanwhileMs: STALE_MS,
      read: async (options) => {
        const [{ rows }, published] = await Promise.all([read(options), infos().catch(() => undefined)]);
        return rows.map(({ vote, identity, name }) => ({
          vote,
          identity,
          name: name ?? published?.found?.get(identity)?.name,
        }));
      },
    }),
    async reward(vote, epoch, options) {
      const key = `${vote} ${epoch}`;
      const known = rewards.get(key);
      if (known !== undefined) return known.reward;
      const [reward] = await listInflationRewards(chain, [vote], epoch, options);
      rewards.set(key, { reward });
      return reward;
    },
  };
}

/** By identity; only what the validator itself signed counts. */
function toInfos(
  accounts: readonly { readonly address: Address; readonly account: Parameters<typeof toInfo>[1] }[],
): ReadonlyMap<string, ValidatorInfo> {
  const infos = new Map<string, ValidatorInfo>();
  for (const { address, account } of accounts) {
    const read = toInfo(address, account);
    if (read !== undefined) infos.set(read.identity, read.info);
  }
  return infos;
}

function toInfo(
  address: Address,
  account: { readonly owner: Address; readonly data: Uint8Array; readonly executable: boolean },
): { readonly identity: string; readonly info: ValidatorInfo } | undefined {
  const decoded = decodeAccount({ address, ...account });
  if (decoded.type !== 'validator-info') return undefined;
  const fields = new Map(decoded.fields.map(({ name, value }) => [name, value]));
  const validator = fields.get('validator');
  const signed = fields.get('signedByValidator');
  if (validator?.kind !== 'address' || signed?.kind !== 'flag' || !signed.flag) return undefined;
  const textOf = (name: string) => {
    const value = fields.get(name);
    return value?.kind === 'text' && value.text.trim() !== '' ? value.text : undefined;
  };
  return {
    identity: validator.address,
    info: {
      account: address,
      name: textOf('name'),
      website: textOf('website'),
      details: textOf('details'),
      keybaseUsername: textOf('keybaseUsername'),
    },
  };
}

function toBestCredits(votes: readonly VoteAccount[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { credits: epochs } of votes) {
    for (const { epoch, credits } of epochs) best.set(epoch, Math.max(best.get(epoch) ?? 0, credits));
  }
  return best;
}
