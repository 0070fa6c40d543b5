/** One line of the performance table: a goal, what was reached, and against whom, all in one run. */
export interface BenchRow {
  readonly goal: number;
  readonly work: string;
  readonly ours: number;
  readonly unit: string;
  readonly peers: readonly { readonly name: string; readonly value: number }[];
  readonly ratios: readonly {
    readonly name: string;
    readonly wanted: number;
    readonly reached: number;
    readonly better: 'higher' | 'lower';
  }[];
  readonly note?: string;
}
