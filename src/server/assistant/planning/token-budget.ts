import { LRUCache } from 'lru-cache';

const DAY_MS = 86_400_000;
/** Addresses and accounts whose use is remembered; who has asked longest ago is forgotten first. */
const MOST_OWNERS = 50_000;

/** Whose tokens they are: everybody's of the day, those of an address, those of an account. */
export type BudgetOwner = 'day' | 'address' | 'account';

/** Tokens of a day, UTC. Counted by this process since it started. */
export interface TokenBudget {
  /** Sets `tokens` aside, or names whose are not left. The result takes what was really used. */
  reserve(tokens: number): ((used: number) => void) | BudgetOwner;
  /** Used or set aside today. */
  readonly spent: number;
}

export function createTokenBudget(
  daily: number,
  nowMs: () => number,
  owner: BudgetOwner = 'day',
): TokenBudget {
  let day = 0;
  let spent = 0;
  const turnDay = () => {
    const today = Math.floor(nowMs() / DAY_MS);
    if (today !== day) [day, spent] = [today, 0];
  };
  return {
    get spent() {
      turnDay();
      return spent;
    },
    reserve(tokens) {
      turnDay();
      if (spent + tokens > daily) return owner;
      const reservedOn = day;
      spent += tokens;
      let isSettled = false;
      return (used) => {
        if (isSettled) return;
        isSettled = true;
        turnDay();
        if (day === reservedOn) spent += used - tokens;
      };
    },
  };
}

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

export function createTokenBudgets(limits: TokenLimits, nowMs: () => number): TokenBudgets {
  const day = createTokenBudget(limits.dailyTokens, nowMs);
  const owners = new LRUCache<string, TokenBudget>({ max: MOST_OWNERS });
  const budgetOf = (owner: BudgetOwner, name: string, daily: number): TokenBudget => {
    const key = `${owner} ${name}`;
    let budget = owners.get(key);
    if (budget === undefined) owners.set(key, (budget = createTokenBudget(daily, nowMs, owner)));
    return budget;
  };
  return {
    day,
    of: ({ client, account }) =>
      joinBudgets([
        ...(account === undefined ? [] : [budgetOf('account', account, limits.dailyTokensPerAccount)]),
        ...(client === undefined ? [] : [budgetOf('address', client, limits.dailyTokensPerAddress)]),
        day,
      ]),
  };
}

/** Tokens are set aside in all of them or in none. */
const joinBudgets = (budgets: readonly TokenBudget[]): TokenBudget => ({
  get spent() {
    return Math.max(...budgets.map(({ spent }) => spent));
  },
  reserve(tokens) {
    const settles: ((used: number) => void)[] = [];
    for (const budget of budgets) {
      const settle = budget.reserve(tokens);
      if (typeof settle === 'string') {
        for (const giveBack of settles) giveBack(0);
        return settle;
      }
      settles.push(settle);
    }
    return (used) => {
      for (const settle of settles) settle(used);
    };
  },
});
