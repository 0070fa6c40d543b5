/** Spans the whole chain is summed up in: minutes, hours, days. Seconds. */
export const CHAIN_WIDTHS = [60, 3_600, 86_400] as const;
/** Spans whose first-time fee payers are followed. */
export const COHORT_WIDTHS = [3_600, 86_400] as const;
