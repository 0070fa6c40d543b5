import { TOKENS, type Token, type Tokens } from '../../themes/define-theme.ts';

/** WCAG 2.2 contrast every word has when a visitor asks for more. */
export const STRONG_CONTRAST = 7;
/** Charts, frames and whatever is no word. */
const GRAPHIC_CONTRAST = 4.5;

const SURFACES = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const;
const WORDS: readonly Token[] = [
  'text-1',
  'text-2',
  'text-3',
  'accent',
  'accent-2',
  'positive',
  'negative',
  'warning',
  'info',
  'focus',
  'code-key',
  'code-string',
  'code-number',
];
const GRAPHICS: readonly Token[] = TOKENS.filter(
  (token) => token.startsWith('chart-') || token === 'line-strong',
);

/** WCAG contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/**
 * The same theme with stronger colours: each word is moved towards white or black, whichever is further from the
 * ground, until it has the contrast 7:1 on every surface. Colours that have it stay as they are.
 */
export function strengthen(tokens: Tokens): Tokens {
  const grounds = SURFACES.map((surface) => tokens[surface]);
  const far = contrastOf(grounds[0]!, '#ffffff') > contrastOf(grounds[0]!, '#000000') ? '#ffffff' : '#000000';
  const move = (colour: string, wanted: number): string => {
    for (let share = 0; share < 1; share += 0.02) {
      const moved = mix(colour, far, share);
      if (grounds.every((ground) => contrastOf(moved, ground) >= wanted)) return moved;
    }
    return far;
  };
  const strong: Record<Token, string> = { ...tokens };
  for (const token of WORDS) strong[token] = move(tokens[token], STRONG_CONTRAST);
  for (const token of GRAPHICS) strong[token] = move(tokens[token], GRAPHIC_CONTRAST);
  strong.line = move(tokens.line, 3);
  strong.glow = 'none';
  if (contrastOf(strong['accent-ink'], strong.accent) < STRONG_CONTRAST) {
    strong['accent-ink'] = far === '#ffffff' ? '#000000' : '#ffffff';
  }
  return strong;
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminanceOf(colour: string): number {
  const [r, g, b] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  return `#${channelsOf(from)
    .map((channel, i) =>
      Math.round(channel + (target[i]! - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
