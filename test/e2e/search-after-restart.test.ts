/** What is searched for is found at once after a restart with a kept data folder, though nobody opened a list. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually, startProduct, whenReady, whenTraded, type Product } from './product.ts';

interface TokenRow {
  readonly mint: string;
}
interface Found {
  readonly suggestions: readonly { readonly href: string; readonly kind: string }[];
}

describe('search after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  let product: Product | undefined;
  const start = async () => {
    product = await startProduct({ LOCALNET: 'on', DATA_DIR: folder, LOG_LEVEL: 'warn' });
    await whenReady(product);
    return product;
  };
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(product!.url + path)).json()) as Answer;

  afterAll(async () => {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('tokens by symbol and by the beginning of their mint, instructions, errors and programs', async () => {
    await whenTraded(await start());
    const { rows, names } = await eventually(async () => {
      const answer = await ask<{
        rows?: readonly TokenRow[];
        names?: { tokens: Record<string, { symbol?: string }> };
      }>('/api/tokens?window=7d');
      return answer.rows && answer.rows.length > 2 && answer.names
        ? { rows: answer.rows, names: answer.names }
        : undefined;
    }, 60_000);
    const symbolOf = ({ mint }: TokenRow) => names.tokens[mint]?.symbol;
    const named = rows.find((row) => symbolOf(row) !== undefined && symbolOf(row) !== 'wSOL')!;
    await product!.stop();
    await start();

    const hrefs = async (text: string) =>
      (await ask<Found>(`/api/search?q=${encodeURIComponent(text)}`)).suggestions.map(({ href }) => href);
    expect(await hrefs(symbolOf(named)!)).toContain(`/token/${named.mint}`);
    for (const { mint } of rows) expect(await hrefs(mint.slice(0, 8))).toContain(`/token/${mint}`);
    expect(await hrefs('Vote Program')).toContain('/program/Vote111111111111111111111111111111111111111');
    const kinds = async (text: string) =>
      (await ask<Found>(`/api/search?q=${encodeURIComponent(text)}`)).suggestions.map(({ kind }) => kind);
    expect(await kinds('transferChecked')).toContain('instruction');
    expect(await kinds('ResultWithNegativeLamports')).toContain('error');
    expect(await kinds('6001')).toEqual(['block', 'error', 'error', 'error', 'error', 'error']);
  }, 240_000);
});
