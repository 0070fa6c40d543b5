/** Every page as HTML, JSON and Markdown: three forms, the same numbers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toDecimal, toGrouped } from '#contracts/text/value-text';
import { eventually, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const ENTITIES = 200;

interface Row {
  readonly signature: string;
  readonly feePayer: string;
}

describe('twins of pages', () => {
  let product: Visited;
  let paths: readonly string[];

  beforeAll(async () => {
    product = await visitProduct();
    paths = await eventually(async () => {
      const home = (await ask('/api/home')) as {
        transactions?: readonly Row[];
        blocks?: readonly { slot: number }[];
      };
      const slot = home.blocks?.at(-1)?.slot;
      if (slot === undefined || slot < 40) return undefined;
      const found = new Set<string>();
      for (let at = slot - 1; at > 0 && found.size < ENTITIES; at--) {
        found.add(`/block/${at}`);
        const block = (await ask(`/api/blocks/${at}/transactions?votes=show`)) as { rows?: readonly Row[] };
        for (const { signature, feePayer } of block.rows ?? []) {
          found.add(`/tx/${signature}`);
          found.add(`/account/${feePayer}`);
        }
      }
      return found.size >= ENTITIES ? [...found].slice(0, ENTITIES) : undefined;
    }, 60_000);
  }, 90_000);

  afterAll(async () => {
    await product?.stop();
  });

  const read = async (path: string): Promise<string> => (await fetch(product.url + path)).text();
  const ask = async (path: string): Promise<unknown> => JSON.parse(await read(path));

  test(`${ENTITIES} entities say the same numbers in HTML and Markdown`, async () => {
    const different: string[] = [];
    for (const path of paths) {
      // Ages, histories and what a wallet is worth move on between two requests: a page that did is asked again.
      for (let attempt = 0; attempt < 16; attempt++) {
        const html = numbersOf(toText(await read(path)));
        const markdown = numbersOf(fromMarkdown(await read(`${path}.md`)));
        if (html === markdown) break;
        if (attempt === 15) different.push(path);
      }
    }
    expect(different).toEqual([]);
  }, 300_000);

  test('JSON holds what the page writes out', async () => {
    let checked = 0;
    for (const path of paths.filter((candidate) => candidate.startsWith('/tx/')).slice(0, 60)) {
      const { data } = (await ask(`${path}.json`)) as {
        data: { transaction: { feeLamports: string; slot: number; computeUnits?: number } };
      };
      const text = toText(await read(path));
      const { feeLamports, slot, computeUnits } = data.transaction;
      expect(text).toContain(toDecimal(feeLamports, 9));
      expect(text).toContain(toGrouped(slot));
      if (computeUnits !== undefined) expect(text).toContain(toGrouped(computeUnits));
      checked++;
    }
    expect(checked).toBe(60);
  }, 60_000);

  test('a page that is not there is not there in any form', async () => {
    for (const form of ['', '.json', '.md']) {
      expect((await fetch(`${product.url}/no/such/page${form}`)).status).toBe(404);
      expect((await fetch(`${product.url}/tx/nonsense${form}`)).status).toBe(404);
    }
  });
});

/** Text of the main part: what is pressed, drawn or hidden from readers left out. */
function toText(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(button|svg|select|datalist|script|style|caption)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*aria-hidden="true"[^>]*>[^<]*<\/\w+>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, ' ');
}

/** Text of Markdown without targets of links, markers of ordered lists and the line that names the source. */
const fromMarkdown = (markdown: string): string =>
  markdown
    .slice(0, markdown.lastIndexOf('\n---\n'))
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/^(?:\s|[-*] )*\d+\. /gm, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .replaceAll('\\', ' ');

/** The numbers of a text, in order of size and with how often each occurs. */
const numbersOf = (text: string): string => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort().join(' ');
