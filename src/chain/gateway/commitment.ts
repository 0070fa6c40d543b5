const COMMITMENTS = ['processed', 'confirmed', 'finalized'];

/** The commitment a call asks for; nodes take `finalized` where none is given. */
export function commitmentOf(params: readonly unknown[]): string {
  for (const param of params) {
    if (typeof param !== 'object' || param === null || !('commitment' in param)) continue;
    const { commitment } = param;
    if (typeof commitment === 'string' && COMMITMENTS.includes(commitment)) return commitment;
  }
  return 'finalized';
}
