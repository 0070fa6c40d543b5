export interface FrameFigures {
  readonly fps: number;
  /** Milliseconds from a frame's start until its style, layout and paint were done, mean. */
  readonly renderTime: number | undefined;
}

const SECOND_MS = 1_000;

/**
 * Counts frames for a second. `undefined` when the page is hidden, or was meanwhile: a hidden page draws
 * nothing, and so has no rate.
 */
export function measureFrames(signal: AbortSignal): Promise<FrameFigures | undefined> {
  if (document.hidden || signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    let frames = 0;
    let startedAt: number | undefined;
    let frameAt = 0;
    let request = 0;
    let renderMs = 0;
    let rendered = 0;
    // A message sent from a frame arrives as soon as the frame is drawn.
    channel.port1.addEventListener('message', () => {
      renderMs += performance.now() - frameAt;
      rendered++;
    });
    channel.port1.start();
    const finish = (figures: FrameFigures | undefined) => {
      cancelAnimationFrame(request);
      channel.port1.close();
      document.removeEventListener('visibilitychange', giveUp);
      signal.removeEventListener('abort', giveUp);
      resolve(figures);
    };
    const giveUp = () => finish(undefined);
    document.addEventListener('visibilitychange', giveUp);
    signal.addEventListener('abort', giveUp);
    const onFrame = (now: number) => {
      if (startedAt === undefined) startedAt = now;
      else frames++;
      const elapsed = now - startedAt;
      if (elapsed >= SECOND_MS) {
        finish({
          fps: (frames * SECOND_MS) / elapsed,
          renderTime: rendered === 0 ? undefined : renderMs / rendered,
        });
        return;
      }
      frameAt = performance.now();
      channel.port2.postMessage(undefined);
      request = requestAnimationFrame(onFrame);
    };
    request = requestAnimationFrame(onFrame);
  });
}
