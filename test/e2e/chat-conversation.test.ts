/** Asking and being answered, in Chromium, by the planner: no model is needed. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answersOf, ask, findSignature, inputOf, openPath, openSidebar, watchErrors } from './chat.ts';
import { CHROMIUM, eventually, openBrowser, startProduct, whenReady, type Product } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('a conversation in a browser', () => {
  let product: Product;
  let browser: Browser;
  let signature: string;
  const errors: string[] = [];

  const openPage = async (path = `/tx/${signature}`): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    watchErrors(page, errors);
    await openPath(page, product, path);
    return page;
  };
  const dot = (page: Page) =>
    page.getByRole('navigation', { name: 'Chats' }).locator('[data-status]').first();

  beforeAll(async () => {
    product = await startProduct({ LOCALNET: 'on' });
    await whenReady(product);
    browser = await openBrowser();
    signature = await findSignature(product);
  }, 150_000);

  // Pages that stay open go on asking, and a client may ask so much.
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test("'Explain this transaction' is one press on /tx, and its figures are the page's own", async () => {
    const page = await openPage();
    await openSidebar(page);
    await page.getByRole('button', { name: 'Explain this transaction' }).click();
    await answersOf(page).waitFor();
    const fee = await page.locator('#main dt:text-is("Fee") + dd').first().textContent();
    await page.getByRole('button', { name: 'Everything' }).click();
    const said = await answersOf(page).textContent();
    expect(fee).toContain(/fee of ([\d.]+)/.exec(said ?? '')?.[1] ?? 'nothing');
    expect(await dot(page).getAttribute('data-status')).toBe('ready');
    expect(await page.evaluate(() => localStorage.getItem('aiChatTabsState'))).toContain(
      'Explain this transaction',
    );
  });

  test('a figure of the answer opens its tool card at the value and highlights it', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'how much was the fee?');
    const chip = answersOf(page).locator('[data-fact]').first();
    const id = await chip.getAttribute('data-fact');
    expect(await chip.getAttribute('title')).toMatch(/^\S.*\nExactly: .+\nFrom: get_transaction, /);
    await chip.click();
    const leaf = page.locator(`[data-leaf="${id}"][data-cited="true"]`);
    await leaf.waitFor();
    await eventually(async () =>
      (await leaf.evaluate((it) => it === document.activeElement)) ? true : undefined,
    );
    expect(await page.getByText('Done').first().isVisible()).toBe(true);
  });

  test('the depth switch shows one line, the steps or everything, without asking again', async () => {
    const page = await openPage();
    let calls = 0;
    page.on('request', (request) => void (calls += Number(request.url().includes('/api/agent/runs'))));
    await openSidebar(page);
    await ask(page, 'explain this transaction');
    const length = async () => (await answersOf(page).textContent())!.length;
    await page.getByRole('button', { name: '1 line' }).click();
    const short = await length();
    await page.getByRole('button', { name: 'Steps' }).click();
    const steps = await length();
    await page.getByRole('button', { name: 'Everything' }).click();
    expect(steps).toBeGreaterThan(short);
    expect(await length()).toBeGreaterThan(steps);
    expect(calls).toBe(1);
  });

  test('the page goes along as a chip, until it is taken away', async () => {
    const page = await openPage();
    await openSidebar(page);
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/agent/runs'))
        bodies.push(request.postData() ?? '');
    });
    await ask(page, 'how much was the fee?');
    await page.getByRole('button', { name: /^Leave out This page/ }).click();
    await ask(page, 'what is rent?');
    expect(bodies.map((body) => (JSON.parse(body) as { page?: string }).page)).toEqual([
      `/tx/${signature}`,
      undefined,
    ]);
    expect(JSON.parse(bodies[1]!)).toMatchObject({ thread: [{ question: 'how much was the fee?' }] });
  });

  test('an edited question is asked anew, and both answers stay as branches', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'how much was the fee?');
    await page.getByRole('article', { name: 'You asked' }).hover();
    await page.getByRole('button', { name: 'Edit and ask again' }).click();
    await page.getByRole('textbox', { name: 'Edit the question' }).fill('who signed it?');
    await page.keyboard.press('Enter');
    await page.getByText('2/2').waitFor();
    await eventually(async () => ((await answersOf(page).count()) === 1 ? true : undefined));
    expect(await page.getByRole('article', { name: 'You asked' }).textContent()).toContain('who signed it?');
    await page.getByRole('button', { name: 'Branch before' }).click();
    await page.getByText('1/2').waitFor();
    expect(await page.getByRole('article', { name: 'You asked' }).textContent()).toContain(
      'how much was the fee?',
    );
  });

  test('↑ recalls what was asked, Alt ↑ and Alt ↓ move between messages', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'how much was the fee?');
    await ask(page, 'who signed it?');
    await inputOf(page).focus();
    await page.keyboard.press('ArrowUp');
    expect(await inputOf(page).inputValue()).toBe('who signed it?');
    await page.keyboard.press('ArrowUp');
    expect(await inputOf(page).inputValue()).toBe('how much was the fee?');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await inputOf(page).inputValue()).toBe('');
    await page.getByRole('log').focus();
    await page.keyboard.press('Alt+ArrowUp');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('Answer');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await focused()).toBe('You asked');
  });

  test('slash commands are listed, chosen by key, and done', async () => {
    const page = await openPage();
    await openSidebar(page);
    await inputOf(page).fill('/');
    expect(await page.getByRole('option').locator('code').allTextContents()).toEqual([
      '/help',
      '/tx signature',
      '/account address',
      '/token mint',
      '/tps',
      '/explain',
      '/search words',
      '/ref address, signature or slot',
      '/path',
    ]);
    await inputOf(page).fill('/ex');
    await page.keyboard.press('Enter');
    await answersOf(page).waitFor();
    expect(await page.getByRole('article', { name: 'You asked' }).textContent()).toContain(
      'Explain this transaction',
    );
    await inputOf(page).fill('/ref 1');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Leave out block 1' }).waitFor();
    await inputOf(page).fill('/tx nonsense');
    await page.keyboard.press('Enter');
    await page.getByText('Write a signature after the command.').waitFor();
  });

  test('choices of a question back and follow-ups are buttons', async () => {
    const page = await openPage('/');
    await openSidebar(page);
    await ask(page, 'how much was the fee');
    const choice = page
      .getByRole('list', { name: /Choices|Ask next/ })
      .getByRole('button')
      .first();
    await choice.waitFor();
    const text = await choice.textContent();
    await choice.click();
    await eventually(async () => ((await answersOf(page).count()) === 2 ? true : undefined), 30_000);
    expect(text).not.toBe('');
  });

  test('Escape cancels: the status is idle, and what was asked stays', async () => {
    const page = await openPage();
    await openSidebar(page);
    await page.route('**/api/agent/runs', () => undefined); // the answer never comes
    await inputOf(page).fill('how much was the fee?');
    await page.keyboard.press('Enter');
    await page.getByText('Processing…').waitFor();
    expect(await dot(page).getAttribute('data-status')).toBe('processing');
    await page.keyboard.press('Escape');
    await answersOf(page).getByText('Cancelled.').waitFor();
    expect(await dot(page).getAttribute('data-status')).toBe('idle');
    await page.unrouteAll();
  });

  test("without an agent it asks once more and then says 'Agent not available'", async () => {
    const page = await openPage();
    await openSidebar(page);
    let asked = 0;
    await page.route('**/api/agent/runs', (route) => {
      asked += 1;
      return route.fulfill({ status: 503, body: '{}' });
    });
    await ask(page, 'how much was the fee?');
    expect(await answersOf(page).textContent()).toContain('Agent not available');
    expect(asked).toBe(2);
    errors.length = 0; // the browser tells of the 503
  });

  test('a failure is told in the words of the catalogue, and the status is error', async () => {
    const page = await openPage();
    await openSidebar(page);
    await page.route('**/api/agent/runs', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"broken"}' }),
    );
    await ask(page, 'how much was the fee?');
    expect(await answersOf(page).textContent()).toContain(
      'I encountered an error while processing your request. Please try again.',
    );
    expect(await dot(page).getAttribute('data-status')).toBe('error');
    errors.length = 0; // the browser tells of the 500
  });

  test('a turn that was not over is gone on with after a reload', async () => {
    const page = await openPage();
    // A run begun here, and a page that was closed while it ran.
    const runId = await page.evaluate(async (path) => {
      const response = await fetch('/api/agent/runs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode: 'agent', text: 'how much was the fee?', page: path }),
      });
      const text = await response.text();
      return (JSON.parse(/data: (.*)/.exec(text)![1]!) as { runId: string }).runId;
    }, `/tx/${signature}`);
    await page.evaluate((id) => {
      const message = { id: 'q', role: 'user', content: 'how much was the fee?', timestamp: 1 };
      const run = {
        runId: id,
        lastId: '1',
        startedMs: Date.now(),
        reply: { steps: [], calls: [], blocks: [] },
      };
      const tab = { id: 'chat-1', name: 'CHAT', mode: 'agent', messages: [message], lastActivity: 1, run };
      localStorage.setItem(
        'aiChatTabsState',
        JSON.stringify({ version: 1, activeId: 'chat-1', tabs: [tab] }),
      );
    }, runId);
    await openPath(page, product, `/tx/${signature}?ai=1`);
    await answersOf(page).waitFor();
    expect(await answersOf(page).textContent()).toContain('The fee was');
  });

  test('two pages of one browser show the same chats', async () => {
    const page = await openPage();
    const other = await page.context().newPage();
    await openPath(other, product, '/blocks?ai=1');
    await inputOf(other).waitFor();
    await openSidebar(page);
    await ask(page, 'how much was the fee?');
    await answersOf(other).getByText('The fee was').waitFor();
    expect(await answersOf(other).count()).toBe(1);
  });

  test("'Ask' on a value, by pointer and by key, hands over the thing itself", async () => {
    // The way to ask comes once the page is idle; until then a hover shows nothing.
    const askAbout = (page: Page, thing: Locator) =>
      eventually(async () => {
        await page.mouse.move(0, 0);
        await thing.hover();
        const wayToAsk = page.getByRole('button', { name: 'Ask', exact: true });
        return wayToAsk.click({ timeout: 2_000 }).then(
          () => true,
          () => undefined,
        );
      }, 30_000);
    const page = await openPage(`/tx/${signature}`);
    const link = page.locator('main a[href^="/block/"]').first();
    const slot = (await link.getAttribute('href'))!.split('/')[2]!;
    await askAbout(page, link);
    await page.getByRole('button', { name: `Leave out block ${slot}` }).waitFor();
    const logs = await openPage(`/tx/${signature}?tab=logs`);
    await askAbout(logs, logs.locator('li[data-kind][data-depth]').nth(1));
    await inputOf(logs).waitFor();
    expect(await inputOf(logs).inputValue()).toBe('What does log line 2 say?');
    const byKey = await openPage(`/tx/${signature}`);
    await byKey.waitForFunction(() => document.querySelector('[class*="corner"]') !== null);
    await byKey.locator('main a[href^="/account/"]').first().focus();
    await eventually(async () => {
      await byKey.keyboard.press('a');
      return (await inputOf(byKey).count()) > 0 ? true : undefined;
    });
    await byKey.getByRole('button', { name: /^Leave out account / }).waitFor();
  });

  test('a long conversation is drawn where it is seen, from 150 messages on', async () => {
    const page = await openPage('/');
    await page.evaluate(() => {
      const messages = Array.from({ length: 150 }, (_, i) => ({
        id: `m${i}`,
        role: i % 2 ? 'assistant' : 'user',
        content: `words ${i}`,
        timestamp: i,
      }));
      const tabs = [
        { id: 'chat-1', name: 'LONG', mode: 'agent', messages, lastActivity: 1 },
        { id: 'chat-2', name: 'SHORT', mode: 'agent', messages: messages.slice(0, 149), lastActivity: 0 },
      ];
      localStorage.setItem('aiChatTabsState', JSON.stringify({ version: 1, activeId: 'chat-1', tabs }));
    });
    await openPath(page, product, '/?ai=1');
    const visibility = () =>
      page
        .locator('[data-message]')
        .first()
        .evaluate((one) => getComputedStyle(one).contentVisibility);
    await page.locator('[data-message]').first().waitFor({ state: 'attached' });
    expect(await visibility()).toBe('auto');
    await page.getByRole('button', { name: 'SHORT' }).first().click();
    await eventually(async () => ((await visibility()) === 'visible' ? true : undefined));
  });

  test('has no accessibility violations with an answer and its cards open', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'explain this transaction');
    await page.getByRole('button', { name: 'Everything' }).click();
    await answersOf(page).locator('[data-fact]').first().click();
    await page.locator('[data-cited="true"]').waitFor();
    const { violations } = await new AxeBuilder({ page }).include('[data-assistant]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(errors).toEqual([]);
  });
});
