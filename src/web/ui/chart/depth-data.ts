export interface DepthLevel {
  readonly price: number;
  /** All that is offered from the best price up to this one. */
  readonly amount: number;
}

const isDrawable = ({ price, amount }: DepthLevel): boolean =>
  Number.isFinite(price) && Number.isFinite(amount);

/** Both sides from the best price outwards. */
export const toBids = (levels: readonly DepthLevel[]): readonly DepthLevel[] =>
  levels.filter(isDrawable).sort((a, b) => b.price - a.price);
export const toAsks = (levels: readonly DepthLevel[]): readonly DepthLevel[] =>
  levels.filter(isDrawable).sort((a, b) => a.price - b.price);

export interface DepthFrame {
  readonly low: number;
  readonly high: number;
  readonly most: number;
}

/** Prices and amounts the picture holds; nothing when there is no level. */
export function toDepthFrame(levels: readonly DepthLevel[]): DepthFrame | undefined {
  if (levels.length === 0) return undefined;
  let low = Infinity;
  let high = -Infinity;
  let most = 0;
  for (const { price, amount } of levels) {
    low = Math.min(low, price);
    high = Math.max(high, price);
    most = Math.max(most, amount);
  }
  return { low, high, most };
}

/** A staircase from the best price outwards, closed on the ground; `levels` as `toBids` or `toAsks` give them. */
export function toDepthPath(levels: readonly DepthLevel[], frame: DepthFrame, width: number, height: number) {
  const span = frame.high - frame.low || 1;
  const x = ({ price }: DepthLevel): string => (((price - frame.low) / span) * width).toFixed(1);
  const y = ({ amount }: DepthLevel): string => (height - (amount / (frame.most || 1)) * height).toFixed(1);
  const best = levels[0];
  const last = levels.at(-1);
  if (best === undefined || last === undefined) return { line: '', area: '' };
  const line = `M${x(best)} ${height}${levels.map((level) => `H${x(level)}V${y(level)}`).join('')}`;
  return { line, area: `${line}V${height}Z` };
}
