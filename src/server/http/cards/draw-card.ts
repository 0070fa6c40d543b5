import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { CARD_SIZE, toCardElement, type Card } from './card.ts';

const FONT = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
const MAX_BYTES = 16 * 2 ** 20;
/** Drawing takes the main thread for some 25 ms, so cards wait for each other. */
let last: Promise<unknown> = Promise.resolve();
let font: Promise<Buffer> | undefined;
const cards = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MAX_BYTES,
  sizeCalculation: (png) => png.length,
  ttl: 10 * 60_000,
});

/** PNG of a card, 1200 × 630. The drawing libraries load with the first one. */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(card);
  const known = cards.get(key);
  if (known) return known;
  const drawing = last.then(() => draw(card));
  last = drawing.catch(() => undefined);
  const png = await drawing;
  cards.set(key, png);
  return png;
}

async function draw(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  font ??= readFile(createRequire(import.meta.url).resolve(FONT));
  const element = toCardElement(card) as Parameters<typeof satori>[0]; // satori reads plain objects of this shape
  const svg = await satori(element, {
    ...CARD_SIZE,
    fonts: [{ name: 'Mono', data: await font, weight: 400, style: 'normal' }],
  });
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  return new Uint8Array(png);
}
