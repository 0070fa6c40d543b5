import { expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { composeAnswers } from '../../compose.ts';
import { FAIR_TURNS } from '../../edge/fair-turns.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { createApp } from '../app.ts';
import type { Drawing } from './drawing-thread.ts';

test('pages of a client that has used up much of its share, and their Markdown, are drawn beside', async () => {
  const beside: Drawing['kind'][] = [];
  const clusters = createScriptedClusters({ mainnet: {} });
  const app = createApp({
    configuration: { publicOrigin: 'https://explorer.example', securityContact: undefined },
    clusters,
    answers: composeAnswers({ clusters, log: silentLog }),
    log: silentLog,
    renderPage: async ({ url, onWork, drawBeside }) => {
      if (drawBeside !== undefined) return { status: 200, html: await drawBeside({ url }) };
      onWork?.(FAIR_TURNS.burstMs);
      return { status: 200, html: '<main><p>here</p></main>' };
    },
    drawingThread: {
      draw: async (drawing) => {
        beside.push(drawing.kind);
        return drawing.kind === 'page' ? '<main><p>beside</p></main>' : `Markdown of ${drawing.html}`;
      },
      close: () => Promise.resolve(),
    },
    files: { find: () => undefined },
    isDraining: () => false,
  });
  const ask = async (path: string, client: string): Promise<string> =>
    (await app.request(path, {}, { incoming: { headers: {}, socket: { remoteAddress: client } } })).text();

  expect(await ask('/tokens', '203.0.113.1')).toContain('here');
  expect(await ask('/tokens', '203.0.113.1')).toContain('beside');
  expect(await ask('/tokens.md', '203.0.113.1')).toBe('Markdown of <main><p>beside</p></main>');
  expect(beside).toEqual(['page', 'page', 'markdown']);
  expect(await ask('/tokens', '203.0.113.2')).toContain('here');
  expect(await ask('/tokens.md', '203.0.113.3')).toMatch(/^here\n/);
  expect(beside).toHaveLength(3);
});
