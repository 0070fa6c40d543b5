/** A failed action of the assistant is retried, in Chromium. */
import { describe, expect, test } from 'vitest';
import { answersOf, openPath, setStage, storeChats } from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('a failed action', () => {
  const stage = setStage();

  test('has Retry, and is in progress while it runs, in the state and on the page', async () => {
    const page = await stage.openPage('/');
    const failed = { callId: 'r1', tool: 'get_network', args: {}, state: 'failed' };
    await storeChats(page, [
      {
        id: 'chat-1',
        name: 'CHAT',
        agentActions: [{ id: 'r1', status: 'failed' }],
        messages: [
          { id: 'q', role: 'user', content: 'what is rent?', timestamp: 1 },
          {
            id: 'a',
            role: 'assistant',
            content: 'No.',
            timestamp: 2,
            reply: { outcome: 'completed', steps: [], calls: [failed], blocks: [] },
          },
        ],
      },
    ]);
    await openPath(page, stage.product, '/?ai=1');
    let release: (() => Promise<void>) | undefined;
    await page.route('**/api/agent/runs', (route) => void (release = () => route.continue()));
    await answersOf(page).getByText('1 tool call, 1 failed').click();
    await answersOf(page).locator('code', { hasText: 'get_network' }).click();
    await answersOf(page).getByRole('button', { name: 'Retry' }).click();
    await page.getByText('The failed action is in progress again.').waitFor();
    const statuses = await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('aiChatTabsState')!) as {
        tabs: { agentActions: { status: string }[] }[];
      };
      return stored.tabs[0]?.agentActions.map(({ status }) => status);
    });
    expect(statuses).toEqual(['in_progress']);
    await eventually(async () => (release ? true : undefined));
    await release?.();
    await page.getByText('The failed action is in progress again.').waitFor({ state: 'hidden' });
  });
});
