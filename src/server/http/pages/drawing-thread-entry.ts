/** The thread that draws pages beside the one that answers everybody. It asks nobody and logs nothing. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing, DrawingResult, DrawingTask } from './drawing-thread.ts';
import { loadSheetDrawer } from './load-page-renderer.ts';

const dist = workerData as string; // what `createDrawingThread` was given

const port = parentPort;
let last: Promise<void> = Promise.resolve();
port?.on('message', ({ id, drawing }: DrawingTask) => {
  // One after the other, so that what is measured is the work of one.
  last = last.then(async () => {
    const beganMs = performance.now();
    const drawn = await draw(drawing).then(
      (text) => ({ text }),
      (error: unknown) => ({ broken: error instanceof Error ? error : new Error(String(error)) }),
    );
    const result: DrawingResult = { id, workMs: performance.now() - beganMs, ...drawn };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port.postMessage(result);
  });
});

async function draw(drawing: Drawing): Promise<string> {
  if (drawing.kind === 'page') {
    const drawSheet = await loadSheetDrawer(dist);
    return drawSheet(drawing.sheet);
  }
  const { toMarkdownAlternate } = await import('./alternates.ts');
  return toMarkdownAlternate(drawing.html, drawing.url);
}
