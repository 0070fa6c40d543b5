import { WebSocket } from 'ws';
import type { Log } from '#std/log';
import { createWakeUp } from './wake-up.ts';

/** Tells that the chain may have moved on. Blocks themselves are always asked for, so a lost message costs only time. */
export interface SlotSignal {
  /** Resolves with the next slot the node tells of, or after `ms`. */
  wait(ms: number): Promise<void>;
  close(): void;
}

const HANDSHAKE_MS = 5_000;
const MAX_PAYLOAD = 16 * 1_024 * 1_024;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A subscription that is silent for so long is renewed. */
const SILENCE_MS = 30_000;

/** A subscription to slots at `url` (http or https of an endpoint); without one, time alone tells. */
export function createSlotSignal(url: string | undefined, log: Log): SlotSignal {
  const { wait, wake } = createWakeUp();
  let socket: WebSocket | undefined;
  let timer: NodeJS.Timeout | undefined;
  let silence: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  const watchSilence = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.terminate(), SILENCE_MS);
    silence.unref();
  };
  const open = (): void => {
    if (url === undefined || isClosed) return;
    const one = new WebSocket(url.replace(/^http/, 'ws'), {
      perMessageDeflate: false,
      maxPayload: MAX_PAYLOAD,
      handshakeTimeout: HANDSHAKE_MS,
      followRedirects: false,
    });
    socket = one;
    one.on('open', () => {
      failures = 0;
      watchSilence();
      one.send('{"jsonrpc":"2.0","id":1,"method":"slotSubscribe"}');
    });
    one.on('message', () => {
      watchSilence();
      wake();
    });
    one.on('error', (error) => log.debug('subscription-failed', { error }));
    one.on('close', () => {
      clearTimeout(silence);
      if (isClosed) return;
      timer = setTimeout(open, Math.min(FIRST_DELAY_MS * 2 ** failures++, MAX_DELAY_MS));
      timer.unref();
    });
  };

  open();
  return {
    wait,
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(silence);
      socket?.terminate();
      wake();
    },
  };
}
