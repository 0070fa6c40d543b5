/** A turn whose server says nothing for 30 seconds, in Chromium. */
import { describe, expect, test } from 'vitest';
import { answersOf, dotOf, inputOf, openSidebar, setStage } from './chat.ts';
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
});
