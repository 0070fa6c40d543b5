import { PRODUCT } from '#contracts/product';

/** What an image for a link shows. All of it may come from the chain. */
export interface Card {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly status: 'good' | 'bad' | 'plain';
  readonly cluster: string;
}

export const CARD_SIZE = { width: 1_200, height: 630 } as const;

/** An element as satori takes it. */
export interface CardElement {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly CardElement[];
  };
}

const COLOURS = { good: '#14f195', bad: '#ff5c7a', plain: '#9945ff' } as const;

/** The picture of a card. */
export function toCardElement(card: Card): CardElement {
  return box({ flexDirection: 'column', justifyContent: 'space-between', ...FRAME }, [
    box({ justifyContent: 'space-between', fontSize: 34, color: '#8b93a7' }, [
      line({ color: '#14f195' }, PRODUCT.name),
      line({}, `${toSafeText(card.kind, 40)} · ${card.cluster}`),
    ]),
    box({ flexDirection: 'column', gap: 28 }, [
      line({ fontSize: 46, color: '#f2f4f8', wordBreak: 'break-all' }, toSafeText(card.title, 90)),
      line({ fontSize: 36, color: '#c3c9d6', lineHeight: 1.35 }, toSafeText(card.text, 180)),
    ]),
    box({ height: 8, width: 1_072, background: COLOURS[card.status] }, []),
  ]);
}

const FRAME = { width: 1_072, height: 502, padding: 64, background: '#07090d', fontFamily: 'Mono' };

function box(style: Record<string, string | number>, children: readonly CardElement[]): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function line(style: Record<string, string | number>, text: string): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children: text } };
}

/** Text the font has and nothing that changes how it reads; at most `most` characters. */
export function toSafeText(text: string, most: number): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\x20-\x7e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2192]/g, '')
    .trim();
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain;
}
