export interface BalanceAnswer {
  /** Credits, whole. */
  readonly balance: number;
  readonly tier: 'free';
  /** What this month's use is worth. Nothing costs credits yet, so it is 0. */
  readonly usageThisMonth: number;
  /** What `earn` must be given: it names this session and nobody else's. */
  readonly sessionId: string;
  /** Whether this server gives test credits. */
  readonly testCredits: boolean;
}

export interface EarnAnswer {
  readonly balance: number;
}
