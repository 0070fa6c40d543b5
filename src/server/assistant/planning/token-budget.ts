const DAY_MS = 86_400_000;

/** Tokens of a day, UTC. Counted by this process since it started. */
export interface TokenBudget {
  /** Sets `tokens` aside, or says that so many are not left. The result takes what was really used. */
  reserve(tokens: number): ((used: number) => void) | undefined;
  /** Used or set aside today. */
  readonly spent: number;
}

export function createTokenBudget(daily: number, nowMs: () => number): TokenBudget {
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
      if (spent + tokens > daily) return undefined;
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
