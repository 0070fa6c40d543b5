/** Asking and being answered, in Chromium, by the planner: no model is needed. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import {
  answersOf,
  ask,
  dotOf,
  findSignature,
  inputOf,
  openPath,
  openSidebar,
  questionsOf,
  setStage,
  storeChats,
} from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('a conversation in a browser', () => {
  const stage = setStage();
  let signature: string;

  const openPage = (path = `/tx/${signature}`) => stage.openPage(path);

  beforeAll(async () => {
    signature = await findSignature(stage.product);
  }, 150_000);

  test("'Explain this transaction' is one press on /tx, and its figures are the page's own", async () => {
    const page = await openPage();
    await openSidebar(page);
    await page.getByRole('button', { name: 'Explain this transaction' }).click();
    await answersOf(page).waitFor();
    const fee = await page.locator('#main dt:text-is("Fee") + dd').first().textContent();
    await page.getByRole('button', { name: 'Everything' }).click();
    const said = await answersOf(page).textContent();
    const figure = /^\d[\d.,]* SOL/.exec(fee ?? '')?.[0];
    expect(/fee of (\d[\d.,]* SOL)/.exec(said ?? '')?.[1]).toBe(figure);
    expect(figure).toMatch(/[1-9]/);
    expect(await dotOf(page).getAttribute('data-status')).toBe('ready');
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
    await page.getByRole('button', { name: 'One line' }).click();
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

  test('an edited question is asked again, and both answers stay as branches', async () => {
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

  test('choices of a question back and follow-ups are buttons that ask', async () => {
    const page = await openPage();
    const answer = {
      choices: [{ label: 'The fee', question: 'how much was the fee?' }],
      suggestions: [],
      context: {},
    };
    await storeChats(page, [
      {
        id: 'chat-1',
        messages: [
          { id: 'q', role: 'user', content: 'how much?', timestamp: 1 },
          { id: 'a', role: 'assistant', content: 'Of what?', timestamp: 2, reply: { answer } },
        ],
      },
    ]);
    await openSidebar(page);
    const press = async (list: string) => {
      const button = page.getByRole('list', { name: list }).last().getByRole('button').first();
      const text = await button.textContent();
      const before = await answersOf(page).count();
      await button.click();
      await eventually(async () => ((await answersOf(page).count()) > before ? true : undefined), 30_000);
      return text;
    };
    const lastAsked = () => questionsOf(page).last().locator('p').first().textContent();
    expect(await press('Choices')).toBe('The fee');
    expect(await lastAsked()).toBe('how much was the fee?');
    expect(await answersOf(page).last().textContent()).toContain('paid a fee of');
    // A button shows long ids short.
    const parts = (await press('Ask next'))!.split('…');
    const asked = (await lastAsked())!;
    expect(parts.map((part) => part.length > 3)).toEqual([true, true]);
    expect([asked.startsWith(parts[0]!), asked.endsWith(parts[1]!)]).toEqual([true, true]); // there are two
  });

  test('Escape cancels: the status is idle, and what was asked stays', async () => {
    const page = await openPage();
    await openSidebar(page);
    await page.route('**/api/agent/runs', () => undefined); // the answer never comes
    await inputOf(page).fill('how much was the fee?');
    await page.keyboard.press('Enter');
    await page.getByText('Processing…').waitFor();
    expect(await dotOf(page).getAttribute('data-status')).toBe('processing');
    await page.keyboard.press('Escape');
    await answersOf(page).getByText('Cancelled.').waitFor();
    expect(await dotOf(page).getAttribute('data-status')).toBe('idle');
    await page.unrouteAll();
  });

  test("without an agent it asks once more and then says 'Agent not available'", async () => {
    const page = await openPage();
    await openSidebar(page);
    let asked = 0;
    stage.allow(/503/);
    await page.route('**/api/agent/runs', (route) => {
      asked += 1;
      return route.fulfill({ status: 503, body: '{}' });
    });
    await ask(page, 'how much was the fee?');
    expect(await answersOf(page).textContent()).toContain('Agent not available');
    expect(asked).toBe(2);
  });

  test('a failure is stated in the words of the catalogue, and the status is error', async () => {
    const page = await openPage();
    await openSidebar(page);
    stage.allow(/500/);
    await page.route('**/api/agent/runs', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"broken"}' }),
    );
    await ask(page, 'how much was the fee?');
    expect(await answersOf(page).textContent()).toContain(
      'I encountered an error while processing your request. Please try again.',
    );
    expect(await dotOf(page).getAttribute('data-status')).toBe('error');
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
    const link = page.locator('main a[href^="/block/"]:visible').first();
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

  test("'Ask' on a value shows the chat, whatever stands in its place", async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'how much was the fee?');
    for (const place of ['Knowledge', 'History']) {
      await page.getByRole('button', { name: place, exact: true }).click();
      await inputOf(page).waitFor({ state: 'detached' });
      await page.locator('main a[href^="/account/"]').first().focus();
      await page.keyboard.press('a');
      await page.getByRole('button', { name: /^Leave out account / }).waitFor();
      await page.getByRole('button', { name: /^Leave out account / }).click();
    }
  });

  test('the list follows a new question, and its answer is read from the beginning', async () => {
    const context = { viewport: { width: 1440, height: 620 } };
    const page = await stage.openPage(`/tx/${signature}`, context);
    await openSidebar(page);
    await ask(page, 'explain this transaction');
    await page.getByRole('button', { name: 'Everything' }).click();
    const list = page.getByRole('log');
    const places = () =>
      list.evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        const asked = [...it.querySelectorAll('[aria-label="You asked"]')].at(-1)!.getBoundingClientRect();
        return {
          // Pixels below the upper edge of the list.
          asked: Math.round(asked.top - top),
          height: Math.round(bottom - top),
          below: Math.round(it.scrollHeight - it.scrollTop - it.clientHeight),
        };
      });
    // Wherever the reader was, their question is seen.
    await list.evaluate((it) => it.scrollTo({ top: 0 }));
    await ask(page, 'explain this transaction');
    await eventually(async () => {
      const now = await places();
      return now.asked >= 0 && now.asked < 60 && now.below > 0 ? now : undefined;
    });
  });

  describe('a long conversation', () => {
    /** As they are stored: questions and answers by turns, some a line long and some a screen. */
    const toMessages = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        id: `m${i}`,
        role: i % 2 ? 'assistant' : 'user',
        content: `words ${i} ${'of some length, '.repeat(1 + ((i * 37) % 90))}`,
        timestamp: i,
      }));
    const openChats = async (...counts: readonly number[]) => {
      const page = await openPage('/');
      const tabs = counts.map((count, i) => ({
        id: `chat-${i + 1}`,
        name: `OF ${count}`,
        mode: 'agent',
        messages: toMessages(count),
        lastActivity: counts.length - i,
      }));
      await storeChats(page, tabs);
      await openPath(page, stage.product, `/tx/${signature}?ai=1`);
      await page.locator('[data-message]').first().waitFor({ state: 'attached' });
      return page;
    };
    const shownIn = (page: Page) =>
      page.getByRole('log').evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        return [...list.querySelectorAll<HTMLElement>('[data-message]')].flatMap((message) => {
          const { top: at, bottom: end } = message.getBoundingClientRect();
          return end > top && at < bottom
            ? [[message.dataset['message'], Math.round(at - top)] as const]
            : [];
        });
      });
    const countIn = (page: Page) => page.locator('[data-message]').count();
    /** The newest answer may not be rendered, so it is looked for where chats are stored. */
    const whenAnswered = (page: Page) =>
      eventually(
        () =>
          page.evaluate(() => {
            const { tabs } = JSON.parse(localStorage.getItem('aiChatTabsState') ?? '{}') as {
              tabs: { messages: { reply?: unknown }[] }[];
            };
            return tabs[0]?.messages.at(-1)?.reply === undefined ? undefined : true;
          }),
        30_000,
      );
    const messageOf = (page: Page, id: string) => page.locator(`[data-message="${id}"]`);

    test('is rendered where it is seen, from 150 messages on', async () => {
      const page = await openChats(150, 149);
      await eventually(async () => ((await countIn(page)) < 40 ? true : undefined));
      await messageOf(page, 'm149').waitFor();
      await page.getByRole('log').evaluate((list) => list.scrollTo({ top: 0 }));
      await messageOf(page, 'm0').waitFor();
      expect(await countIn(page)).toBeLessThan(40);
      await page.getByRole('button', { name: 'OF 149' }).first().click();
      await eventually(async () => ((await countIn(page)) === 149 ? true : undefined));
    });

    test('moves by no more than the wheel, never shows a hole, and stays small in the document', async () => {
      const page = await openChats(200);
      await eventually(async () => ((await countIn(page)) < 40 ? true : undefined));
      const list = page.getByRole('log');
      const { x, y } = (await list.boundingBox())!;
      await page.mouse.move(x + 100, y + 100);
      const jumps: unknown[] = [];
      for (let turn = 0; turn < 25; turn++) {
        const before = new Map(await shownIn(page));
        const from = await list.evaluate(({ scrollTop }) => scrollTop);
        await page.mouse.wheel(0, -300);
        await eventually(async () =>
          (await list.evaluate(({ scrollTop }) => scrollTop)) === from ? undefined : true,
        );
        const after = await shownIn(page);
        const moves = after.flatMap(([id, top]) => (before.has(id) ? [top - before.get(id)!] : []));
        if (moves.some((px) => Math.abs(px - 300) > 2)) jumps.push(moves);
        expect(after.length).toBeGreaterThan(0);
        expect(await countIn(page)).toBeLessThan(40);
      }
      expect(jumps).toEqual([]);
    }, 120_000);

    test('Alt and the arrows go from message to message, near and far', async () => {
      const page = await openChats(200);
      await eventually(async () => ((await countIn(page)) < 40 ? true : undefined));
      await page.getByRole('log').focus();
      const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['message']);
      await page.keyboard.press('Alt+ArrowDown');
      await eventually(async () => ((await focused()) === 'm0' ? true : undefined));
      for (const id of ['m1', 'm2', 'm3']) {
        await page.keyboard.press('Alt+ArrowDown');
        await eventually(async () => ((await focused()) === id ? true : undefined));
      }
      // The message with the focus stays, wherever the reader goes.
      await page.getByRole('log').evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
      await messageOf(page, 'm199').waitFor();
      expect(await focused()).toBe('m3');
    });

    test('a new question is seen, and who goes up meanwhile is left where they are', async () => {
      const page = await openChats(200);
      await eventually(async () => ((await countIn(page)) < 40 ? true : undefined));
      const list = page.getByRole('log');
      // A conversation opens at its end; who goes up before that is done is taken there, and goes up again.
      await eventually(async () => ((await shownIn(page)).some(([id]) => id === 'm199') ? true : undefined));
      await eventually(async () => {
        await list.evaluate((it) => it.scrollTo({ top: 0 }));
        return (await shownIn(page)).some(([id]) => id === 'm0') ? true : undefined;
      });
      await inputOf(page).fill('explain this transaction');
      await inputOf(page).press('Enter');
      await list.getByText('explain this transaction', { exact: true }).waitFor();
      await eventually(async () => ((await shownIn(page)).some(([id]) => id === 'm199') ? true : undefined));
      const before = await eventually(async () => {
        const shown = await shownIn(page);
        if (shown.length > 0 && !shown.some(([id]) => id === 'm199')) return shown;
        // What arrives before the list knows that somebody went up takes them to the end; they go up again.
        await list.evaluate((it) => it.scrollTo({ top: it.scrollTop - 6_000 }));
        return undefined;
      });
      await whenAnswered(page);
      expect(await shownIn(page)).toEqual(before);
    });

    test('what was opened in a message is open when the reader comes back', async () => {
      const page = await openChats(200);
      await inputOf(page).fill('explain this transaction');
      await inputOf(page).press('Enter');
      await whenAnswered(page);
      const opened = () => answersOf(page).last().locator('details[open]').count();
      expect(await opened()).toBe(0);
      await answersOf(page).last().locator('summary').first().click();
      expect(await opened()).toBe(1);
      const list = page.getByRole('log');
      await list.evaluate((it) => it.scrollTo({ top: 0 }));
      await messageOf(page, 'm0').waitFor();
      await list.evaluate((it) => it.scrollTo({ top: it.scrollHeight }));
      await messageOf(page, 'm199').waitFor();
      expect(await opened()).toBe(1);
    });
  });

  test('has no accessibility violations with an answer and its cards open', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'explain this transaction');
    await page.getByRole('button', { name: 'Everything' }).click();
    await answersOf(page).locator('[data-fact]').first().click();
    await page.locator('[data-cited="true"]').waitFor();
    const { violations } = await axeOf(page).include('[data-assistant]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
