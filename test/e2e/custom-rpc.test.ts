/** An RPC endpoint of the visitor's own: consent, what it is used for, and that nobody but the browser ever calls it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { startOwnEndpoint, type OwnEndpoint } from './own-endpoint.ts';
import { CHROMIUM, eventually, openBrowser, startProduct, type Product, whenListed } from './product.ts';

const KEY = 'api-key=s3cret';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

describe.skipIf(CHROMIUM === undefined)('a custom RPC endpoint', { timeout: 60_000 }, () => {
  let product: Product;
  let browser: Browser;
  let own: OwnEndpoint;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  const open = async (path: string, on = page) => {
    const response = await on.goto(product.url + path);
    await on.waitForSelector('html[data-ready]');
    return response!;
  };
  const banner = () => page.getByRole('complementary', { name: 'Your RPC endpoint' });
  const consentDialog = () => page.getByRole('dialog', { name: 'Let your browser call this endpoint?' });
  const fillUrl = async (url: string) => {
    await page
      .locator('main')
      .getByRole('radio', { name: /^Custom/ })
      .check();
    await page.locator('main').getByLabel('Custom RPC URL').fill(url);
    await page.locator('main').getByRole('button', { name: 'Apply' }).click();
  };
  const use = async (url: string) => {
    await open('/search');
    await fillUrl(url);
    await consentDialog().getByRole('button', { name: 'Accept' }).click();
    await banner().waitFor();
  };
  const storedText = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  /** The text of the page once the browser has asked for it. */
  const mainText = async (heading: RegExp | string, on = page) => {
    await on.locator('main').getByRole('heading', { name: heading }).first().waitFor();
    return (await on.locator('main').textContent()) ?? '';
  };

  beforeAll(async () => {
    product = await startProduct({ LOCALNET: 'on' });
    browser = await openBrowser();
    own = await startOwnEndpoint(() => `${product.url}/api/proxy/rpc?cluster=localnet`);
    await whenListed(product, 3);
  }, 150_000);

  beforeEach(async () => {
    await context?.close();
    own.seen.length = 0;
    own.says.clear();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    return undefined;
  });

  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
    await own?.close();
  });

  test('is refused when it is javascript:, file:, has a user@, or is http elsewhere than on this machine', async () => {
    await open('/search');
    for (const [url, why] of [
      ['javascript:alert(1)', 'An endpoint needs https, not javascript:'],
      ['file:///etc/passwd', 'An endpoint needs https, not file:'],
      ['https://user@rpc.example', 'A name or password before @ is not allowed'],
      ['http://rpc.example', 'Use https. Plain http is allowed for localhost and 127.0.0.1 only.'],
      ['nonsense', 'This is not a URL.'],
    ] as const) {
      await fillUrl(url);
      expect(await page.locator('main').getByRole('alert').textContent()).toContain(why);
    }
    expect(await consentDialog().count()).toBe(0);
    expect(await storedText()).not.toContain('rpc.example');
  });

  test('is used only when the custom option is chosen and the field is non-empty', async () => {
    await open('/search');
    await fillUrl('');
    expect(await consentDialog().count()).toBe(0);
    await page
      .locator('main')
      .getByRole('radio', { name: /^Custom/ })
      .check();
    await page.locator('main').getByLabel('Custom RPC URL').fill(own.url);
    await page
      .locator('main')
      .getByRole('radio', { name: /^Localnet/ })
      .check();
    await page.locator('main').getByRole('button', { name: 'Apply' }).click();
    expect(await consentDialog().count()).toBe(0);
    expect(await context.cookies()).toEqual([]);
    expect(own.seen).toEqual([]);
  });

  test('needs consent that names the host and what it will learn; Cancel leaves nothing', async () => {
    await open('/search');
    await page.locator('main').getByLabel('Theme').selectOption('paper');
    await fillUrl(`${own.url}/?${KEY}`);
    const said = (await consentDialog().textContent())!;
    expect(said).toContain(own.host);
    expect(said).toContain('your IP address');
    expect(said).toContain('which accounts and transactions you look at');
    expect(said).not.toContain('s3cret');
    const { violations } = await axeOf(page).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await page.keyboard.press('Enter');
    await consentDialog().waitFor({ state: 'detached' });
    await open('/blocks');
    expect(await storedText()).not.toMatch(/custom-rpc|127\.0\.0\.1|s3cret|osvm-theme-config/);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('cyberpunk');
    expect(await context.cookies()).toEqual([]);
    expect(own.seen).toEqual([]);
  });

  test('is never set by a link, nor asked because a cookie or another tab names it', async () => {
    const encoded = encodeURIComponent(own.url);
    for (const path of [
      `/?customUrl=${encoded}`,
      `/search?rpc=${encoded}&customRpcEndpoint=${encoded}&custom-rpc=${encoded}`,
      `/account/${TOKEN_PROGRAM}?cluster=custom&customUrl=${encoded}`,
    ]) {
      await page.goto(product.url + path);
    }
    expect(await context.cookies()).toEqual([]);
    await use(own.url);
    const other = await context.newPage();
    const before = own.seen.length;
    await open(`/account/${TOKEN_PROGRAM}`, other);
    await other.locator('#rpc-badge button').waitFor();
    await eventually(async () =>
      (await other.evaluate(() => document.readyState)) === 'complete' ? true : undefined,
    );
    await other
      .getByRole('complementary', { name: 'Your RPC endpoint' })
      .getByText('This tab has no endpoint of yours.')
      .waitFor();
    expect(own.seen.length).toBe(before);
  });

  test('a link to one opens the settings with it; Cancel leaves nothing, consent keeps the page', async () => {
    const link = `/address/${TOKEN_PROGRAM}?cluster=custom&customUrl=${encodeURIComponent(`${own.url}/?${KEY}`)}`;
    const settings = () => page.getByRole('dialog', { name: 'Settings' });
    await open(link);
    await settings().getByText('This endpoint comes from the link you opened.').waitFor();
    expect(await settings().getByLabel('Custom RPC URL').inputValue()).toBe(`${own.url}/?${KEY}`);
    expect(page.url()).toBe(`${product.url}/account/${TOKEN_PROGRAM}`);
    await settings().getByRole('button', { name: 'Cancel' }).click();
    await settings().waitFor({ state: 'detached' });
    expect(await context.cookies()).toEqual([]);
    expect(await storedText()).not.toMatch(/custom-rpc|127\.0\.0\.1|s3cret/);
    expect(own.seen).toEqual([]);
    await open(link);
    await settings().getByRole('button', { name: 'Apply' }).click();
    await consentDialog().waitFor();
    expect(own.seen).toEqual([]);
    await consentDialog().getByRole('button', { name: 'Accept' }).click();
    await banner().waitFor();
    expect(page.url()).toBe(`${product.url}/account/${TOKEN_PROGRAM}`);
    // The same link once more asks nothing: this tab asks that endpoint already.
    await open(link);
    await banner().waitFor();
    expect(await settings().count()).toBe(0);
  });

  test('after consent the policy of the page has exactly that one origin more, until it is stopped', async () => {
    const connectOf = (policy: string) => /connect-src [^;]*/.exec(policy)?.[0];
    const before = await open('/blocks');
    expect(connectOf(before.headers()['content-security-policy']!)).toBe("connect-src 'self'");
    await use(`${own.url}/?${KEY}`);
    const during = await open('/blocks');
    expect(connectOf(during.headers()['content-security-policy']!)).toBe(`connect-src 'self' ${own.url}`);
    await banner().getByText(`Your browser asks ${own.host}, which serves a chain of its own`).waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'custom-rpc');
    expect(cookie).toMatchObject({ name: 'custom-rpc', value: own.url, expires: -1, sameSite: 'Lax' });
    await banner().getByRole('button', { name: 'Stop using it' }).click();
    await banner().waitFor({ state: 'detached' });
    const after = await open('/blocks');
    expect(connectOf(after.headers()['content-security-policy']!)).toBe("connect-src 'self'");
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...sessionStorage })['custom-rpc-consent'])).toBeUndefined();
  });

  test('a key in its query stays in this tab and is shown nowhere', async () => {
    await use(`${own.url}/v1?${KEY}`);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('s3cret');
    expect((await context.cookies()).find(({ name }) => name === 'custom-rpc')?.value).toBe(own.url);
    expect(await page.locator('body').textContent()).not.toContain('s3cret');
    expect(page.url()).not.toContain('s3cret');
    expect(own.seen.some(({ path }) => path === `/v1?${KEY}`)).toBe(true);
  });

  test('is a cluster: its accounts, transactions, blocks and tokens are read like those of any other', async () => {
    const home = (await (await fetch(`${product.url}/api/home`)).json()) as {
      transactions: readonly { signature: string; slot: number }[];
    };
    const [{ signature, slot }] = home.transactions as [{ signature: string; slot: number }];
    const other = await browser.newPage();
    await use(own.url);
    for (const [path, heading] of [
      [`/account/${TOKEN_PROGRAM}`, 'Overview'],
      [`/tx/${signature}`, 'Instructions'],
      [`/block/${slot}`, 'Overview'],
    ] as const) {
      own.seen.length = 0;
      await open(path, other);
      const ours = (await mainText(heading, other)).length;
      await open(path);
      await eventually(async () => ((await mainText(heading)).length > ours / 2 ? true : undefined));
      expect(own.seen.length).toBeGreaterThan(0);
    }
    await other.close();
    await open('/blocks');
    await page.locator('main tbody tr').nth(5).waitFor();
  });

  test.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])(
    'its chain is browsed by search, and none of our figures stand beside its own: $width px',
    async (viewport) => {
      const home = (await (await fetch(`${product.url}/api/home`)).json()) as {
        transactions: readonly { signature: string; slot: number }[];
      };
      const [{ signature, slot }] = home.transactions as [{ signature: string; slot: number }];
      const { mint } = await eventually(async () => {
        const answer = (await (
          await fetch(`${product.url}/api/tokens?window=7d&cluster=localnet`)
        ).json()) as {
          rows?: readonly { mint: string }[];
        };
        return answer.rows?.find((row) => !row.mint.startsWith('So1'));
      }, 60_000);
      // The same mint on a chain where 42 of its smallest units were minted.
      own.says.set('getTokenSupply', {
        context: { slot: 1 },
        value: { amount: '42', decimals: 0, uiAmount: 42, uiAmountString: '42' },
      });
      const data = Buffer.alloc(82);
      data.writeBigUInt64LE(42n, 36);
      data.writeUInt8(1, 45);
      const account = {
        data: [data.toString('base64'), 'base64'],
        executable: false,
        lamports: 1_461_600,
        owner: TOKEN_PROGRAM,
        rentEpoch: 0,
        space: 82,
      };
      await page.setViewportSize(viewport);
      await use(own.url);
      const search = async (text: string) => {
        await open('/search');
        const box = page.locator('main').getByRole('combobox').first();
        await box.fill(text);
        await box.press('Enter');
      };
      await search(signature);
      await page.waitForURL(`**/tx/${signature}*`);
      await mainText('Instructions');
      await search(TOKEN_PROGRAM);
      await page.waitForURL(`**/${TOKEN_PROGRAM}*`);
      await mainText('Overview');
      await search(String(slot));
      await page.waitForURL(`**/block/${slot}*`);
      await mainText('Overview');
      own.says.set('getAccountInfo', { context: { slot: 1 }, value: account });
      own.says.set('getMultipleAccounts', { context: { slot: 1 }, value: [account] });
      await open(`/token/${mint}`);
      const said = await mainText('Overview');
      expect(said).toContain('Supply42');
      expect(said).toContain(
        'No price: This needs an index of blocks, and this server has none of your endpoint’s chain.',
      );
      expect(said).toContain('Source: your own endpoint (getAccountInfo');
      // This server knows the same mint by its own chain and index, and shows none of it there.
      const other = await browser.newPage();
      await open(`/token/${mint}?cluster=localnet`, other);
      const ours = await mainText('Overview', other);
      await other.close();
      expect(ours).toContain('embedded localnet');
      expect(ours).not.toContain('Supply42');
      expect(said).not.toContain('embedded localnet');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
    120_000,
  );

  test('says something else where the endpoint does, and nothing of the served chain comes in', async () => {
    own.says.set('getAccountInfo', {
      context: { slot: 1 },
      value: {
        data: ['', 'base64'],
        executable: false,
        lamports: 1_234_567_890,
        owner: '11111111111111111111111111111111',
        rentEpoch: 0,
        space: 0,
      },
    });
    await use(own.url);
    await open(`/account/${TOKEN_PROGRAM}`);
    expect(await mainText('Overview')).toContain('1.23456789');
  });

  test('what needs an index says so, and so does an endpoint that fails', async () => {
    await use(own.url);
    await open('/tokens');
    await page.locator('main').getByText('this server has none of your endpoint’s chain').waitFor();
    await own.close();
    await open(`/account/${TOKEN_PROGRAM}`);
    await page.locator('main').getByText(`Your endpoint ${own.host} gave no answer.`).waitFor();
    own = await startOwnEndpoint(() => `${product.url}/api/proxy/rpc?cluster=localnet`);
  });

  test('a tab without consent says what to do, and the server tells nothing in its place', async () => {
    await use(own.url);
    const other = await context.newPage();
    await open('/blocks', other);
    await other.locator('main').getByText('This tab has no endpoint of yours.').waitFor();
    expect(await other.locator('main tbody tr').count()).toBe(0);
    await other.close();
  });

  test('of a public chain is named by its genesis hash', async () => {
    own.says.set('getGenesisHash', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG');
    await use(own.url);
    await banner().getByText('which serves Devnet by its genesis hash').waitFor();
  });

  test('is never called by the server: every call came from the page, without cookie or referrer', async () => {
    await use(`${own.url}/?${KEY}`);
    await open(`/account/${TOKEN_PROGRAM}`);
    await mainText('Overview');
    expect(own.seen.length).toBeGreaterThan(2);
    for (const call of own.seen) {
      expect(call.origin).toBe(product.url);
      expect(call.userAgent).toContain('Chrome');
      expect([call.cookie, call.referrer]).toEqual([undefined, undefined]);
    }
    expect(product.output()).not.toContain('s3cret');
    expect(product.output()).not.toContain(own.host);
  });

  test('nothing of this was an error of the page', () => expect(errors).toEqual([]));
});
