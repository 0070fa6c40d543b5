/** Tabs, notes, history, export and links of the chat, in Chromium. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { answersOf, ask, inputOf, openSidebar, questionsOf, setStage, tabOf } from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('tabs of the chat in a browser', () => {
  const stage = setStage({ AI_TEST_MODE: 'on' });
  const openPage = (path?: string) => stage.openPage(path);
  const strip = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
  const names = (page: Page) =>
    strip(page).getByRole('listitem').locator('[class*="text"]').allTextContents();
  const untilNames = (page: Page, wanted: readonly string[]) =>
    eventually(async () => ((await names(page)).join() === wanted.join() ? true : undefined)).catch(
      async () => expect(await names(page)).toEqual(wanted),
    );
  const choose = async (page: Page, entry: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page
      .getByRole('menu', { name: 'More' })
      .getByRole('menuitem', { name: entry, exact: true })
      .click();
  };
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('a first question makes a tab; the newest tab stands first, a pinned one before it', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await page.getByRole('button', { name: 'New tab' }).click();
    await untilNames(page, ['CHAT 2', 'CHAT']);
    expect(await strip(page).getByRole('button').allTextContents()).toEqual(
      expect.arrayContaining(['Knowledge', 'History']),
    );
    await tabOf(page, 'CHAT,').click();
    await choose(page, 'Pin');
    await untilNames(page, ['CHAT', 'CHAT 2']);
    const widths = await strip(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeLessThanOrEqual(150);
  });

  test('a double-click renames: Enter commits, Escape cancels, empty names are ignored', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    const rename = async (name: string, key: string) => {
      await strip(page).getByRole('listitem').getByRole('button').first().dblclick();
      await page.getByRole('textbox', { name: 'Name of the chat' }).fill(name);
      await page.keyboard.press(key);
    };
    await rename('Rent and fees', 'Enter');
    await untilNames(page, ['Rent and fees']);
    await rename('Other', 'Escape');
    await rename('   ', 'Enter');
    await untilNames(page, ['Rent and fees']);
  });

  test('forks from a message and duplicates as a whole', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await ask(page, 'what is a compute unit?');
    await answersOf(page).first().hover();
    await answersOf(page).first().getByRole('button', { name: 'Fork from here' }).click();
    await eventually(async () => ((await answersOf(page).count()) === 1 ? true : undefined));
    await untilNames(page, ['CHAT Fork', 'CHAT']);
    await tabOf(page, 'CHAT,').click();
    await choose(page, 'Duplicate');
    await eventually(async () => ((await answersOf(page).count()) === 2 ? true : undefined));
    await untilNames(page, ['CHAT Copy', 'CHAT Fork', 'CHAT']);
  });

  test('closing puts what was said into the history, where it is found by its words and opened again', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    expect(
      await strip(page)
        .getByRole('button', { name: /^Close / })
        .count(),
    ).toBe(0);
    await page.getByRole('button', { name: 'New tab' }).click();
    await page.getByRole('button', { name: 'Close CHAT', exact: true }).click();
    await untilNames(page, ['CHAT 2']);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('searchbox', { name: 'Search the history' }).fill('nobody said this');
    await page.getByText('No chats match').waitFor();
    await page.getByRole('searchbox', { name: 'Search the history' }).fill('RENT');
    await page
      .getByRole('list', { name: 'History' })
      .getByRole('button', { name: /what is rent/ })
      .click();
    await answersOf(page).waitFor();
    await untilNames(page, ['CHAT', 'CHAT 2']);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('chat-history-chat-')),
    );
    expect(keys).toHaveLength(1);
  });

  test('tabs with their names, what was said and what is being written are there after a reload', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    const said = await answersOf(page).textContent();
    await strip(page).getByRole('listitem').getByRole('button').first().dblclick();
    await page.getByRole('textbox', { name: 'Name of the chat' }).fill('Rent');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'New tab' }).click();
    await tabOf(page, 'Rent').click();
    await inputOf(page).fill('and what is');
    await page.reload();
    await answersOf(page).waitFor();
    expect(await answersOf(page).textContent()).toBe(said);
    expect(await names(page)).toEqual(['CHAT 2', 'Rent']);
    expect(await inputOf(page).inputValue()).toBe('and what is');
  });

  test('reset empties the chat', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('heading', { name: 'Ask the chain' }).waitFor();
    await untilNames(page, ['CHAT']);
  });

  test('chosen notes go along with questions, in their versioned envelope', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await page.getByRole('button', { name: 'Knowledge' }).click();
    await page.getByRole('textbox', { name: 'New note' }).fill('The treasury is mine.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('checkbox', { name: /Add to context/ }).check();
    const stored = await page.evaluate(() => localStorage.getItem('aiKnowledgeNotes'));
    expect(JSON.parse(stored ?? '')).toMatchObject({
      version: 1,
      notes: [{ content: 'The treasury is mine.', author: 'you' }],
    });
    await tabOf(page, 'CHAT,').click();
    await page.getByText('1 note', { exact: true }).waitFor();
    const request = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/api/agent/runs'),
    );
    await ask(page, 'what is a compute unit?');
    expect((await request).postDataJSON()).toMatchObject({ notes: ['The treasury is mine.'] });
  });

  test('exports as Markdown and JSON', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    const saved = async (entry: string) => {
      const download = page.waitForEvent('download');
      await choose(page, entry);
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const markdown = await saved('Export Chat as Markdown');
    expect(markdown.name).toBe('chat.md');
    expect(markdown.text).toMatch(/^# CHAT \(agent\)\n\n## Question\n\nwhat is rent\?\n\n## Answer\n\n/);
    const json = await saved('Export Chat as JSON');
    expect(JSON.parse(json.text)).toMatchObject({
      version: 1,
      name: 'CHAT',
      messages: [{ role: 'user', content: 'what is rent?' }, { role: 'assistant' }],
    });
  });

  test('a shared link opens as SHARED, unverified, and asks nothing by itself', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await choose(page, 'Share');
    await page.getByText('Link copied').waitFor();
    const link = await copied(page);
    expect(link).not.toContain('localhost%3A');
    const guest = await openPage('/blocks');
    let calls = 0;
    guest.on('request', (request) => void (calls += Number(request.url().includes('/api/agent/'))));
    await guest.goto(link);
    await guest.getByText(/^Imported from a link, unverified/).waitFor();
    await untilNames(guest, ['SHARED']);
    expect(await guest.getByRole('article', { name: 'You asked' }).textContent()).toContain('what is rent?');
    await eventually(async () => (guest.url().includes('aichat') ? undefined : true));
    expect(calls).toBe(0);
    await guest.reload();
    await untilNames(guest, ['SHARED']);
  });

  test('the toast of a copied link lasts a moment', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await choose(page, 'Share');
    await page.getByText('Link copied').waitFor();
    await page.getByText('Link copied').waitFor({ state: 'detached' });
  });

  test('aitext fills the input and is not sent', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await page.getByRole('article', { name: 'You asked' }).hover();
    await page.getByRole('button', { name: 'Copy a link to this question' }).click();
    const link = await copied(page);
    const guest = await openPage('/blocks');
    let calls = 0;
    guest.on('request', (request) => void (calls += Number(request.url().includes('/api/agent/'))));
    await guest.goto(link);
    await eventually(async () =>
      (await inputOf(guest).inputValue()) === 'what is rent?' ? true : undefined,
    );
    expect(calls).toBe(0);
    await inputOf(guest).press('Enter');
    await answersOf(guest).waitFor();
  });

  test('aitext goes into the chat that is open, where there are chats', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await page.goto(`${stage.product.url}/blocks?aitext=what%20is%20a%20slot%3F`);
    await answersOf(page).waitFor();
    expect(await inputOf(page).inputValue()).toBe('what is a slot?');
    expect(await questionsOf(page).count()).toBe(1);
  });

  test('what is written before there is a chat goes on in the first', async () => {
    const page = await openPage();
    await openSidebar(page);
    await inputOf(page).fill('what is a');
    await page.getByRole('button', { name: 'KNOWLEDGE' }).click();
    await page.getByText('No notes yet').waitFor();
    await page.getByRole('button', { name: 'AGENT' }).click();
    expect(await inputOf(page).inputValue()).toBe('what is a');
    await page.getByRole('button', { name: 'New chat' }).click();
    await untilNames(page, ['CHAT']);
    expect(await inputOf(page).inputValue()).toBe('what is a');
  });

  test('Help shows the chat it is said in, and waits while a question is answered', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await page.getByRole('button', { name: 'Knowledge' }).click();
    await choose(page, 'Help');
    await page.getByText(/^Ask about a transaction, account, token/).waitFor();
    await page.route('**/api/agent/runs', () => undefined); // the answer never comes
    await inputOf(page).fill('what is a slot?');
    await page.keyboard.press('Enter');
    await page.getByText('Processing…').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    expect(await page.getByRole('menuitem', { name: 'Help', exact: true }).isDisabled()).toBe(true);
  });

  test('who comes to the end of chats, of notes or of the storage is notified', async () => {
    const page = await openPage();
    await page.evaluate(() => {
      const tabs = Array.from({ length: 30 }, (_, i) => ({
        id: `chat-${i}`,
        name: `CHAT ${i}`,
        messages: [],
      }));
      localStorage.setItem('aiChatTabsState', JSON.stringify({ version: 1, activeId: 'chat-1', tabs }));
      const notes = Array.from({ length: 200 }, (_, i) => ({
        id: `note-${i}`,
        content: 'x',
        author: 'you',
        timestamp: i,
      }));
      localStorage.setItem('aiKnowledgeNotes', JSON.stringify({ version: 1, notes }));
    });
    await openSidebar(page);
    await page.getByRole('button', { name: 'New tab' }).click();
    await page.getByText('You have 30 chats, which is the maximum.').waitFor();
    await page.getByRole('button', { name: 'Knowledge' }).click();
    await page.getByRole('textbox', { name: 'New note' }).fill('One more.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('You have 200 notes, which is the maximum.').waitFor();
    expect(await page.getByRole('textbox', { name: 'New note' }).inputValue()).toBe('One more.');
    await page.evaluate(() => {
      let text = 'x'.repeat(4 * 1_024 * 1_024);
      for (let i = 0; text !== ''; i++) {
        try {
          localStorage.setItem(`filling-${i}`, text);
        } catch {
          text = text.slice(0, Math.floor(text.length / 2));
        }
      }
    });
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await strip(page).getByRole('listitem').getByRole('button').first().click();
    await inputOf(page).fill('what is rent? '.repeat(200));
    await page.getByText('This browser has no room left for chats and notes').waitFor();
  });

  test('a link that cannot be read changes nothing', async () => {
    const page = await openPage('/?aichat=%7Bnonsense');
    await inputOf(page).waitFor();
    await page.getByRole('navigation', { name: 'Assistant' }).getByText('AGENT').waitFor();
    await eventually(async () => (page.url().includes('aichat') ? undefined : true));
  });

  test('answers of aimock=1 are labelled as test answers', async () => {
    const page = await openPage('/?ai=1&aimock=1');
    await inputOf(page).waitFor();
    const request = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/api/agent/runs'),
    );
    await ask(page, 'what is rent?');
    expect((await request).postDataJSON()).toMatchObject({ mock: true });
    expect(await answersOf(page).textContent()).toMatch(/^Test answer: a scripted model, not the product/);
  });

  test('/chat is the same chat as a page of its own', async () => {
    const page = await openPage();
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Explore' }).click();
    await page.getByRole('menuitem', { name: 'Chat' }).click();
    await page.getByRole('region', { name: 'Chat' }).getByRole('article', { name: 'Answer' }).waitFor();
    expect(await page.getByRole('complementary', { name: 'SVMAI assistant' }).count()).toBe(0);
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
