/** Chats of who is signed in: the same on two devices, and nobody else's. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answersOf, ask, storedText, openPath, openSidebar, questionsOf, setStage } from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';

describe.skipIf(CHROMIUM === undefined)('chats on the server', () => {
  const stage = setStage({});
  const wallet = createJoinWallet();

  /** A browser of its own, signed in when it has a wallet. */
  const openDevice = async (own?: typeof wallet): Promise<Page> => {
    const page = await stage.blankPage();
    await own?.install(page);
    await openPath(page, stage.product, '/');
    if (own) await signIn(page);
    await openSidebar(page);
    return page;
  };
  const countStored = (page: Page) =>
    page.evaluate(async () => {
      const response = await fetch('/api/me/chats');
      return ((await response.json()) as { chats?: { id: string }[] }).chats?.length ?? -1;
    });

  /** Chats on their way to the server wait until they are released. */
  const holdSaving = async (page: Page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isSending = page.waitForRequest(
      (one) => one.method() === 'PUT' && one.url().endsWith('/api/me/chats'),
    );
    await page.route('**/api/me/chats', async (route) => {
      if (route.request().method() === 'PUT') await released;
      await route.continue();
    });
    return { isSending, release };
  };

  test('what is asked on one device is in the history of the other, until it is deleted there', async () => {
    const first = await openDevice(wallet);
    await ask(first, 'what is rent?');
    await eventually(async () => ((await countStored(first)) === 1 ? true : undefined));
    const second = await openDevice(wallet);
    await second.getByRole('button', { name: 'New chat' }).click();
    await second.getByRole('button', { name: 'History' }).click();
    const entry = second.getByRole('list', { name: 'History' }).getByRole('button', { name: /what is rent/ });
    await entry.click();
    await answersOf(second).waitFor();
    expect(await answersOf(second).textContent()).toBe(await answersOf(first).textContent());
    await second.getByRole('button', { name: 'History' }).click();
    await second.getByRole('button', { name: 'Delete CHAT from the history', exact: true }).click();
    await eventually(async () => ((await countStored(first)) === 0 ? true : undefined));
  });

  test('who uses the browser next sees nothing of them', async () => {
    const page = await openDevice(wallet);
    await ask(page, 'what is a compute unit?');
    await eventually(async () => ((await countStored(page)) === 1 ? true : undefined));
    await page.getByRole('button', { name: 'History' }).click();
    const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await entries.first().waitFor();
    await page.getByRole('button', { name: 'logout', exact: true }).click();
    await page.getByText('No chats yet').waitFor();
  });

  test('what is said or forgotten while a chat is on its way to the server is not undone', async () => {
    const page = await openDevice(createJoinWallet());
    const { isSending, release } = await holdSaving(page);
    await ask(page, 'what is rent?');
    await isSending;
    await ask(page, 'what is a compute unit?');
    release();
    const messages = () =>
      page.evaluate(async () => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('chat-history-'))!;
        const id = key.slice('chat-history-'.length);
        const here = JSON.parse(localStorage.getItem(key)!) as { messages: unknown[]; owner?: string };
        const response = await fetch(`/api/me/chats/${id}`);
        const there = (await response.json()) as { chat?: { messages: unknown[] } };
        return [here.messages.length, here.owner !== undefined, there.chat?.messages.length];
      });
    await eventually(async () => ((await messages()).join() === '4,true,4' ? true : undefined));
    const again = await holdSaving(page);
    await page.getByRole('button', { name: 'New tab' }).click();
    await ask(page, 'what is a slot?');
    await again.isSending;
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Delete CHAT 2 from the history', exact: true }).click();
    again.release();
    await page.waitForResponse((one) => one.request().method() === 'DELETE');
    await eventually(async () => ((await countStored(page)) === 1 ? true : undefined));
    expect(await page.getByRole('list', { name: 'History' }).getByRole('listitem').count()).toBe(1);
  });

  test('of a question with a secret nothing is stored, here or on the server', async () => {
    const page = await openDevice(createJoinWallet());
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.url().includes('/api/me/')) sent.push(one.postData() ?? '');
    });
    await ask(page, 'my private key is 5Kb8kLf9zgWQnogidDA76MzPL6TsZZY36hWXMssSzNyd');
    expect(await questionsOf(page).textContent()).toContain('[removed: it looked like a secret]');
    await eventually(async () => ((await countStored(page)) === 1 ? true : undefined));
    expect(sent.join()).toContain('removed: it looked like a secret');
    expect(sent.join()).not.toContain('5Kb8kLf9');
    expect(await storedText(page)).not.toContain('5Kb8kLf9');
  });

  test('without signing in nothing is sent', async () => {
    const page = await stage.blankPage();
    const calls: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/me/') && calls.push(request.url())));
    await openPath(page, stage.product, '/');
    await openSidebar(page);
    await ask(page, 'what is rent?');
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText(/^Stored in this browser\./).waitFor();
    expect(calls).toEqual([]);
  });
});
