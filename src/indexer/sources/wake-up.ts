/** Those who wait for news of the chain. */
export interface WakeUp {
  /** Resolves with the next news, or after `ms`. */
  readonly wait: (ms: number) => Promise<void>;
  readonly wake: () => void;
}

export function createWakeUp(): WakeUp {
  const waiting = new Set<() => void>();
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const resume = (): void => {
          clearTimeout(limit);
          waiting.delete(resume);
          resolve();
        };
        const limit = setTimeout(resume, ms);
        waiting.add(resume);
      }),
    wake() {
      for (const resume of waiting) resume();
    },
  };
}
