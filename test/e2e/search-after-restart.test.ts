/** What is searched for is found at once after a restart with a kept data folder, though nobody opened a list. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GENESIS_HASHES } from '#contracts/cluster';
import { infoAccount } from '../../src/server/testing/validator-answers.ts';
import { startOwnEndpoint, type OwnEndpoint } from './own-endpoint.ts';
import { eventually, startProduct, whenReady, whenTraded, type Product } from './product.ts';

interface TokenRow {
  readonly mint: string;
}
interface ValidatorRow {
  readonly vote: string;
  readonly identity: string;
}
interface Found {
  readonly suggestions: readonly { readonly href: string; readonly kind: string; readonly title: string }[];
}
interface Clusters {
  readonly clusters: readonly { readonly cluster: string; readonly state: string }[];
}

describe('search after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  let product: Product | undefined;
  let node: OwnEndpoint | undefined;
  const start = async (env: Readonly<Record<string, string>> = {}) => {
    product = await startProduct({ LOCALNET: 'on', DATA_DIR: folder, LOG_LEVEL: 'warn', ...env });
    await whenReady(product);
    return product;
  };
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(product!.url + path)).json()) as Answer;

  afterAll(async () => {
    await product?.stop();
    await node?.close();
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

  test('validators by name, of a public cluster and as soon as its node tells them', async () => {
    const { rows: validators } = await ask<{ rows: readonly ValidatorRow[] }>('/api/validators');
    const names = validators.map((_validator, i) => `Waypost ${'abcdef'[i]}`);
    node = await startOwnEndpoint(() => `${product!.url}/api/proxy/rpc?cluster=localnet`);
    node.says.set('getGenesisHash', GENESIS_HASHES.devnet);
    node.says.set(
      'getProgramAccounts',
      validators.map(({ vote, identity }, i) => infoAccount(vote, identity, names[i]!, true)),
    );
    let tell = (): void => undefined;
    const answered = new Promise<void>((resolve) => (tell = resolve));
    node.waits.set('getProgramAccounts', () => answered);
    await product!.stop();
    await start({ RPC_POOL_DEVNET: node.url });
    await eventually(async () => {
      const { clusters } = await ask<Clusters>('/api/clusters');
      return clusters.some(({ cluster, state }) => cluster === 'devnet' && state === 'ready') || undefined;
    }, 60_000);
    const found = async (text: string) =>
      (await ask<Found>(`/api/search?cluster=devnet&q=${encodeURIComponent(text)}`)).suggestions.map(
        ({ href, title }) => `${href} ${title}`,
      );
    const wanted = validators.map(({ vote }, i) => `/validator/${vote} ${names[i]}`);
    // Nobody opened a list: this search is the first to ask for one, and the node is slow to tell names.
    const first = found('waypost');
    await eventually(async () =>
      node!.seen.some(({ method }) => method === 'getProgramAccounts') ? true : undefined,
    );
    tell();
    // A search waits for names only so long: on a slow machine the first may go without, the next may not.
    expect([[], wanted]).toContainEqual(await first);
    await eventually(async () => ((await found('waypost')).length > 0 ? true : undefined));
    expect(await found('waypost')).toEqual(wanted);
    for (const [i, name] of names.entries()) expect(await found(name)).toEqual([wanted[i]]);
  }, 240_000);
});
