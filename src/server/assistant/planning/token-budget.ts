import { LRUCache } from 'lru-cache';
import { createOwnCounts } from '../../shared-state/own-counters.ts';
import type { Counts } from '../../shared-state/shared-state.ts';

const DAY_MS = 86_400_000;
/** How long a count of a day is stored: what began before midnight is settled after it. */
const COUNT_MS = 2 * DAY_MS;

/** Counts that are remembered for who asks how they stand. */
const MOST_HEARD = 50_000;

/** Whose tokens they are: everybody's of the day, those of an address, those of an account. */
export type BudgetOwner = 'day' | 'address' | 'account';

/** Takes what was really used of tokens that were set aside. Only the first call counts. */
export type Settle = (used: number) => Promise<void>;

/** Tokens of a day, UTC, of all processes that share. */
export interface TokenBudget {
  /** Sets `tokens` aside, or names whose are not left. */
  reserve(tokens: number): Promise<Settle | BudgetOwner>;
  /** Used or set aside today, as far as this process has heard. */
  readonly spent: number;
}

interface Share {
  readonly owner: BudgetOwner;
  readonly name: string;
  readonly daily: number;
}

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** What this process last heard of the counts it has asked for. */
type Heard = LRUCache<string, number>;

/** Tokens are set aside in all shares or in none. */
function createBudget(
  shares: readonly Share[],
  counts: Counts,
  nowMs: () => number,
  heard: Heard,
): TokenBudget {
  const namesOn = (day: number): readonly string[] =>
    shares.map(({ owner, name }) => `tokens ${day} ${owner} ${name}`);
  return {
    get spent() {
      return Math.max(...namesOn(dayOf(nowMs())).map((name) => heard.get(name) ?? 0));
    },
    async reserve(tokens) {
      const names = namesOn(dayOf(nowMs()));
      const wanted = names.map((name, i) => ({ name, most: shares[i]!.daily }));
      const counted = await counts.add(wanted, tokens, COUNT_MS);
      if (counted.kind === 'full') return shares[counted.at]!.owner;
      for (const [i, name] of names.entries()) heard.set(name, counted.values[i]!);
      let isSettled = false;
      return async (used) => {
        if (isSettled) return;
        isSettled = true;
        for (const name of names) heard.set(name, (heard.get(name) ?? 0) + used - tokens);
        await counts.change(names, used - tokens, COUNT_MS);
      };
    },
  };
}

const createHeard = (): Heard => new LRUCache({ max: MOST_HEARD });

export const createTokenBudget = (
  daily: number,
  nowMs: () => number,
  counts: Counts = createOwnCounts(),
): TokenBudget => createBudget([{ owner: 'day', name: '', daily }], counts, nowMs, createHeard());

/** Tokens of a day that may be used: by everybody, by one address, by one account. */
export interface TokenLimits {
  readonly dailyTokens: number;
  readonly dailyTokensPerAddress: number;
  readonly dailyTokensPerAccount: number;
}

export interface TokenBudgets {
  /** What all who ask have together. */
  readonly day: TokenBudget;
  /** What somebody may use: of the day, of their address, and signed in of their account. */
  of(asker: { readonly client?: string | undefined; readonly account?: string | undefined }): TokenBudget;
}

/** Nobody counts. */
const UNCOUNTED: TokenBudget = { spent: 0, reserve: () => Promise.resolve(() => Promise.resolve()) };
export const UNCOUNTED_BUDGETS: TokenBudgets = { day: UNCOUNTED, of: () => UNCOUNTED };

export function createTokenBudgets(
  limits: TokenLimits,
  nowMs: () => number,
  counts: Counts = createOwnCounts(),
): TokenBudgets {
  const heard = createHeard();
  const all: Share = { owner: 'day', name: '', daily: limits.dailyTokens };
  return {
    day: createBudget([all], counts, nowMs, heard),
    of({ client, account }) {
      const ofAccount: readonly Share[] =
        account === undefined
          ? []
          : [{ owner: 'account', name: account, daily: limits.dailyTokensPerAccount }];
      const ofAddress: readonly Share[] =
        client === undefined ? [] : [{ owner: 'address', name: client, daily: limits.dailyTokensPerAddress }];
      return createBudget([...ofAccount, ...ofAddress, all], counts, nowMs, heard);
    },
  };
}
