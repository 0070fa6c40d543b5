/** A turn whose server says nothing for 30 seconds, in Chromium. */
import { describe, expect, test } from 'vitest';
import { answersOf, dotOf, findSignature, inputOf, openSidebar, setStage } from './chat.ts';
import { CHROMIUM } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('a plan that takes too long', () => {
  const stage = setStage();

  test('shows its text and that there is no partial data', async () => {
    const page = await stage.openPage();
    await openSidebar(page);
    await page.route('**/api/agent/runs', () => undefined); // it never comes
    await inputOf(page).fill('how much was the fee?');
    await inputOf(page).press('Enter');
    await answersOf(page)
      .getByText("The request took longer than expected. Here's what I was able to gather:")
      .waitFor({ timeout: 50_000 });
    await answersOf(page).getByText('No partial data available.').waitFor();
    expect(await dotOf(page).getAttribute('data-status')).toBe('ready');
  }, 120_000);

  test('shows its text and what was read by then', async () => {
    const page = await stage.openPage(`/tx/${await findSignature(stage.product)}`);
    await openSidebar(page);
    // Everything the server sends up to the first result comes, and then nothing more.
    await page.route('**/api/agent/runs', async (route) => {
      const response = await route.fetch();
      const events = (await response.text()).split('\n\n');
      const result = events.findIndex((event) => event.includes('"type":"result"'));
      await route.fulfill({ response, body: `${events.slice(0, result + 1).join('\n\n')}\n\n` });
    });
    await page.route('**/api/agent/runs/*', () => undefined);
    await inputOf(page).fill('how much was the fee?');
    await inputOf(page).press('Enter');
    await answersOf(page)
      .getByText("The request took longer than expected. Here's what I was able to gather:")
      .waitFor({ timeout: 50_000 });
    await answersOf(page).getByText('get transaction, signature: ').waitFor();
    expect(await answersOf(page).getByText('get transaction, summary: {').count()).toBe(0);
    expect(await answersOf(page).getByText('No partial data available.').count()).toBe(0);
  }, 120_000);
});
