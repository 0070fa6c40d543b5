/** Where a chain stands: what a bank needs, beside the accounts, to go on after it. */
export interface ChainTip {
  readonly slot: number;
  readonly height: number;
  readonly hash: string;
  readonly transactionCount: number;
  readonly epochStartTime: number;
  readonly stakeHistory: readonly (readonly [
    epoch: number,
    effective: bigint,
    activating: bigint,
    deactivating: bigint,
  ])[];
}
