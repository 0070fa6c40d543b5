import type { Fact } from '#contracts/assistant/agent';
import type { Piece } from '#assistant/write/writer';

/** `1 transfer`, `3 transfers`: a count with what it counts. */
export const counted = (count: Fact, one: string, many = `${one}s`): Piece => [
  count,
  { kind: 'text', text: ` ${count.raw === '1' ? one : many}` },
];

/** `one` where the count is one, else `many`. */
export const agreeing = (count: Fact, one: string, many: string): Piece => ({
  kind: 'text',
  text: count.raw === '1' ? one : many,
});

/** Our own words as a piece. */
export const words = (text: string): Piece => ({ kind: 'text', text });

/** A change without its sign, for sentences that say `lost` or `more` themselves. */
export const unsigned = ({ id, ui }: Fact): Piece => ({
  kind: 'fact',
  fact: id,
  text: ui.replace(/^[-−]/, ''),
});
