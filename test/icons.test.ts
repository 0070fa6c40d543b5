/** Icons and the manifest: every picture is the one favicon.svg gives, drawn again here and compared byte by byte. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { PRODUCT } from '#contracts/product';

const PUBLIC = join(import.meta.dirname, '../src/web/public');
const read = (name: string): Buffer => readFileSync(join(PUBLIC, name));
const svg = read('favicon.svg').toString();

/** Systems round corners themselves. A maskable one leaves a fifth around the mark free. */
const SQUARE = svg.replace(' rx="4"', '');
const MASKABLE = SQUARE.replace('viewBox="0 0 22 22"', 'viewBox="-3 -3 28 28"').replace(
  '<rect width="22" height="22"',
  '<rect x="-3" y="-3" width="28" height="28"',
);

const draw = (source: string, size: number): Buffer =>
  new Resvg(source, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng();

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('icons', () => {
  test('the changes to favicon.svg take place', () => {
    expect(new Set([svg, SQUARE, MASKABLE]).size).toBe(3);
    expect(MASKABLE).toContain('<rect x="-3"');
    expect(MASKABLE).toContain('viewBox="-3 -3 28 28"');
  });

  test.each([
    ['icon-192.png', svg, 192],
    ['icon-512.png', svg, 512],
    ['icon-maskable-512.png', MASKABLE, 512],
    ['apple-touch-icon.png', SQUARE, 180],
  ])('%s', (name, source, size) => {
    expect(sizeOf(read(name))).toBe(`${size}x${size}`);
    expect(read(name).equals(draw(source, size))).toBe(true);
  });

  test('favicon.ico holds one picture of 32 pixels', () => {
    const ico = read('favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([ico[6], ico[7]]).toEqual([32, 32]);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset + length).toBe(ico.length);
    expect(ico.subarray(offset).equals(draw(svg, 32))).toBe(true);
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(read('site.webmanifest').toString()) as {
    name: string;
    start_url: string;
    theme_color: string;
    background_color: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  }; // our own file

  test('bears the name of the product and the colour of its pages', () => {
    expect(manifest).toMatchObject({ name: PRODUCT.name, short_name: PRODUCT.name, start_url: '/' });
    const page = readFileSync(join(PUBLIC, '../shell/document.ts'), 'utf8');
    expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`);
    expect(page).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(svg).toContain(`fill="${manifest.background_color}"`);
  });

  test('names pictures that are there, in their sizes', () => {
    expect(manifest.icons.map(({ purpose }) => purpose ?? 'any')).toEqual(['any', 'any', 'any', 'maskable']);
    for (const { src, sizes, type } of manifest.icons) {
      if (type === 'image/svg+xml') expect([src, sizes]).toEqual(['/favicon.svg', 'any']);
      else expect(sizeOf(read(src.slice(1)))).toBe(sizes);
    }
  });
});
