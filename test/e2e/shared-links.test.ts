/** Links that carry or name a talk, and addresses that are too long, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inputOf, openSidebar, setStage, storeChats } from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';

const talk = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: `${i} ${'word '.repeat(120)}`.trim(),
  }));
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** Messages of the tab SHARED as this browser stored them. */
const sharedIn = (page: Page) =>
  eventually(async () =>
    page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('aiChatTabsState') ?? '{"tabs":[]}') as {
        tabs: { name: string; messages: { content: string }[] }[];
      };
      return stored.tabs.find(({ name }) => name === 'SHARED')?.messages.map(({ content }) => content);
    }),
  );

describe.skipIf(CHROMIUM === undefined)('links to a talk', () => {
  const stage = setStage();

  test.each([
    ['query', '/blocks?aichat='],
    ['fragment', '/blocks#aichat='],
  ])('200 messages in the %s open in a tab named SHARED', async (_where, path) => {
    const messages = talk(200);
    const encoded = encode({ mode: 'assistant', messages });
    expect(encoded.length).toBeGreaterThan(150_000);
    const page = await stage.openPage(path + encodeURIComponent(encoded));
    expect(await sharedIn(page)).toEqual(messages.map(({ content }) => content));
    await eventually(async () => (page.url().endsWith('/blocks') ? true : undefined));
  });

  test('Share of a long talk makes a short link, which opens until it is deleted by who made it', async () => {
    const messages = talk(20);
    const page = await stage.openPage('/');
    await storeChats(page, [
      {
        id: 'chat-1',
        name: 'CHAT',
        messages: messages.map((message, i) => ({ id: `m${i}`, timestamp: i, ...message })),
      },
    ]);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await openSidebar(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(100);

    const guest = await stage.openPage(link.replace(stage.product.url, ''));
    expect(await sharedIn(guest)).toEqual(messages.map(({ content }) => content));

    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Delete the link to CHAT' }).click();
    await page.getByRole('list', { name: 'Shared links' }).waitFor({ state: 'detached' });
    stage.allow(/404/);
    const late = await stage.openPage(link.replace(stage.product.url, ''));
    await late.getByText('The shared chat cannot be opened', { exact: true }).waitFor();
    await late
      .getByText('There is no such chat: it was deleted, or its 90 days are over.', { exact: true })
      .waitFor();
  });

  test('one that cannot be read says so on a page', async () => {
    const page = await stage.openPage(`/?aichat=${'A'.repeat(20_000)}`);
    await page.getByText('The shared chat cannot be opened', { exact: true }).waitFor();
    expect(await page.locator('main').count()).toBe(1);
  });

  test.each(['字', 'я', 'x', 'ज', '𞤀'])(
    'a prompt of 4,000 characters of %s fills the input',
    async (letter) => {
      const page = await stage.openPage(`/?aitext=${encodeURIComponent(letter.repeat(4_000))}`);
      await inputOf(page).waitFor();
      await eventually(async () =>
        (await inputOf(page).inputValue()) === letter.repeat(4_000) ? true : undefined,
      );
    },
  );

  test.each([`/tx/${'5'.repeat(20_000)}`, `/search?q=${'x'.repeat(9_000)}`, '/tx/%E0%A4%A'])(
    'an address that is too long or malformed answers a page',
    async (path) => {
      const page = await stage.blankPage();
      stage.allow(/400/);
      const response = await page.goto(stage.product.url + path);
      expect(response?.status()).toBe(400);
      expect(response?.headers()['content-type']).toContain('text/html');
      await page.getByRole('heading', { name: 'This address cannot be opened' }).waitFor();
      expect(await page.getByRole('searchbox').count()).toBe(1);
    },
  );
});
