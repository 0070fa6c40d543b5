/** What the browser keeps of chats, and what pages of one browser know of each other, in Chromium. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  answersOf,
  ask,
  dotOf,
  findSignature,
  inputOf,
  storedText,
  openPath,
  openSidebar,
  questionsOf,
  setStage,
  storeChats,
  tabOf,
} from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('chats a browser keeps', () => {
  const stage = setStage();
  let signature: string;

  const openPage = (path = `/tx/${signature}`) => stage.openPage(path);

  beforeAll(async () => {
    signature = await findSignature(stage.product);
  }, 150_000);

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
    await openPath(page, stage.product, `/tx/${signature}?ai=1`);
    await answersOf(page).waitFor();
    expect(await answersOf(page).textContent()).toContain('paid a fee of');
  });

  test('two pages of one browser show the same chats', async () => {
    const page = await openPage();
    const other = await stage.openBeside(page, '/blocks?ai=1');
    await inputOf(other).waitFor();
    await openSidebar(page);
    await ask(page, 'how much was the fee?');
    await answersOf(other).getByText('paid a fee of').waitFor();
    expect(await answersOf(other).count()).toBe(1);
  });

  test('what is being written and renamed here stays, whatever another page does', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'how much was the fee?');
    await page.getByRole('button', { name: 'New tab' }).click();
    const other = await stage.openBeside(page, `/tx/${signature}?ai=1`);
    await tabOf(other, 'CHAT,').click();
    await answersOf(other).waitFor();
    await inputOf(page).fill('half a quest');
    await tabOf(page, 'CHAT 2').dblclick();
    const box = page.getByRole('textbox', { name: 'Name of the chat' });
    // Whoever did something last is first, there and here.
    const untilFirst = (name: string) =>
      eventually(async () =>
        (await page
          .getByRole('listitem')
          .locator('[class*="text"], input')
          .first()
          .evaluate((it) => (it instanceof HTMLInputElement ? it.defaultValue : it.textContent))) === name
          ? true
          : undefined,
      );
    const expectRenaming = async () => {
      expect(await box.inputValue()).toBe('Half a na');
      expect(await box.evaluate((it) => it === document.activeElement)).toBe(true);
    };
    await box.fill('Half a na');
    await ask(other, 'who signed it?');
    await untilFirst('CHAT');
    await expectRenaming();
    // Also when it is what is being renamed that changes its place.
    await tabOf(other, 'CHAT 2').click();
    await ask(other, 'what is rent?');
    await untilFirst('CHAT 2');
    await expectRenaming();
    await box.press('Escape');
    expect(await inputOf(page).inputValue()).toBe('half a quest');
  });

  test('a turn that another page reads is processing here too', async () => {
    const page = await openPage('/');
    await storeChats(page, [
      {
        id: 'chat-1',
        messages: [{ id: 'q', role: 'user', content: 'how much was the fee?', timestamp: 1 }],
        run: { runId: '0'.repeat(32), lastId: '1', startedMs: Date.now(), reply: {} },
      },
    ]);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          void navigator.locks.request('chat-turn-chat-1', () => {
            resolve();
            return new Promise(() => {});
          });
        }),
    );
    const other = await stage.openBeside(page, '/?ai=1');
    await other.getByText('Processing…').waitFor();
    expect(await other.getByText('No answer was saved.').count()).toBe(0);
    expect(await dotOf(other).getAttribute('data-status')).toBe('processing');
  });

  test('a question is stored when it is submitted, before anything is read or sent', async () => {
    const page = await openPage();
    await openSidebar(page);
    await page.route('**/api/agent/runs', () => undefined); // it is never answered
    await inputOf(page).fill('how much was the fee?');
    await page.keyboard.press('Enter');
    const stored = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('chat-history-chat-'));
        return key === undefined ? undefined : localStorage.getItem(key)!;
      });
    await page.getByText('Processing…').waitFor();
    expect(JSON.parse((await stored()) ?? '{}')).toMatchObject({
      messages: [{ role: 'user', content: 'how much was the fee?' }],
    });
    await page.reload();
    await questionsOf(page).getByText('how much was the fee?').waitFor();
    await page.getByText('No answer was saved.').waitFor();
  });

  test('what looks like a secret is masked in what is stored, and that is said', async () => {
    const page = await openPage();
    await openSidebar(page);
    await page.route('**/api/agent/runs', () => undefined);
    await inputOf(page).fill('my private key is hunter2hunter2');
    await page.keyboard.press('Enter');
    await page.getByText('What looks like a secret is masked before this is stored.').waitFor();
    expect(await storedText(page)).toContain('my private key [removed: it looked like a secret]');
    expect(await storedText(page)).not.toContain('hunter2');
    await page.reload();
    await questionsOf(page).getByText('my private key [removed: it looked like a secret]').waitFor();
  });

  test('a question with a secret is never stored, however its turn ends', async () => {
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'how much was the fee?');
    let held: (() => Promise<void>) | undefined;
    await page.route('**/api/agent/runs', (route) => void (held = () => route.continue()));
    await inputOf(page).fill(phrase);
    await page.keyboard.press('Enter');
    await page.getByText('Processing…').waitFor();
    await page.getByRole('button', { name: 'Fork from here' }).last().click({ force: true });
    // The fork has what is stored of the question.
    await questionsOf(page).last().getByText('[removed: it looked like a secret]').waitFor();
    expect(await storedText(page)).not.toContain('sausage');
    expect(await storedText(page)).toContain('how much was the fee?');
    await tabOf(page, 'CHAT,').click();
    await eventually(async () => (held ? true : undefined));
    await held?.();
    await answersOf(page).nth(1).waitFor();
    expect(await questionsOf(page).last().textContent()).toContain('[removed: it looked like a secret]');
    await page.unrouteAll();
    await page.route('**/api/agent/runs', () => undefined); // the answer never comes
    await inputOf(page).fill(phrase);
    await page.keyboard.press('Enter');
    await page.getByText('Processing…').waitFor();
    await page.keyboard.press('Escape');
    await answersOf(page).getByText('Cancelled.').waitFor();
    expect(await page.locator('[data-assistant]').textContent()).not.toContain('sausage');
    expect(await storedText(page)).not.toContain('sausage');
    // And what is only written is not stored either.
    await inputOf(page).fill(phrase);
    await page.reload();
    await questionsOf(page).first().waitFor();
    expect(await storedText(page)).not.toContain('sausage');
  });

  test('steps that never ran are not shown as done', async () => {
    const page = await openPage('/');
    const toTab = (id: string, outcome: string) => ({
      id,
      name: outcome,
      lastActivity: id === 'chat-1' ? 2 : 1,
      messages: [
        { id: 'q', role: 'user', content: 'how much was the fee?', timestamp: 1 },
        {
          id: 'a',
          role: 'assistant',
          content: 'No.',
          timestamp: 2,
          reply: {
            outcome,
            steps: [
              { id: 's1', tool: 'get_transaction', title: 'Read the transaction' },
              { id: 's2', tool: 'compute', title: 'Add up' },
            ],
            calls: [{ callId: 'r1', tool: 'get_transaction', args: {}, stepId: 's1', state: 'failed' }],
            blocks: [],
          },
        },
      ],
    });
    await storeChats(page, [toTab('chat-1', 'cancelled'), toTab('chat-2', 'timed-out')]);
    await openPath(page, stage.product, '/?ai=1');
    const steps = async () => {
      await page.getByText(/1 tool call/).click();
      return page.locator('ol[aria-label="Plan"] > li').allInnerTexts();
    };
    const words = (texts: readonly string[]) => texts.map((text) => text.split('\n').at(-1));
    expect(words(await steps())).toEqual(['Cancelled', 'Cancelled']);
    await tabOf(page, 'timed-out').click();
    await page.getByText('1 tool call, 1 failed').waitFor();
    expect(words(await steps())).toEqual(['Failed', 'Not run']);
  });
});
