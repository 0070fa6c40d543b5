import { Client, credentials, Metadata, type ClientDuplexStream, type ServiceError } from '@grpc/grpc-js';
import type { Log } from '#std/log';
import { PushedBlocks, type BlockFeed } from './block-feed.ts';
import {
  decodeBlock,
  encodePing,
  encodeSubscription,
  readEnvelope,
  SUBSCRIBE_PATH,
} from './geyser/messages.ts';
import { toRpcBlock } from './geyser/to-rpc-block.ts';
import { createWakeUp } from './wake-up.ts';

export interface YellowstoneOptions {
  /** https, or http of a loopback address. */
  readonly url: string;
  readonly token?: string | undefined;
  readonly log: Log;
}

const MAX_BYTES = 64 * 1_024 * 1_024;
const MAX_MESSAGE_BYTES = 32 * 1_024 * 1_024;
/** A block of a few MB every 400 ms over a long way does not fit into HTTP/2's 64 KiB. */
const WINDOW_BYTES = 16 * 1_024 * 1_024;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A subscription without a slot or a block for so long is renewed, though pings may still come. */
const SILENCE_MS = 30_000;
const MAX_REASON = 200;

const CHANNEL = {
  'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
  'grpc-node.flow_control_window': WINDOW_BYTES,
  // Every attempt opens a connection of its own and waits by our rule alone.
  'grpc.use_local_subchannel_pool': 1,
  'grpc.enable_retries': 0,
  'grpc.enable_http_proxy': 0,
  'grpc.service_config_disable_resolution': 1,
} as const;

/** Confirmed blocks of a node with Yellowstone’s plugin; reconnects without end, with growing pauses. */
export function createYellowstoneFeed({ url, token, log }: YellowstoneOptions): BlockFeed {
  const { wait, wake } = createWakeUp();
  const pushed = new PushedBlocks(MAX_BYTES);
  let end: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  const open = (): void => {
    const client = new Client(toTarget(url), toCredentials(url), CHANNEL);
    const call = subscribe(client, token);
    let isEnded = false;
    let isHeard = false;
    let silence: NodeJS.Timeout | undefined;
    const lose = (code: number | undefined, reason: string): void => {
      if (isEnded) return;
      isEnded = true;
      clearTimeout(silence);
      call.cancel();
      client.close();
      if (isClosed) return;
      const retryMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures++, 8), MAX_DELAY_MS);
      log.warn('feed-lost', { code, reason: reason.slice(0, MAX_REASON), failures, retryMs });
      timer = setTimeout(open, retryMs);
      timer.unref();
    };
    const watchSilence = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => lose(undefined, 'silent'), SILENCE_MS);
      silence.unref();
    };
    end = () => lose(undefined, 'closed');
    call.on('error', ({ code, details }: ServiceError) => lose(code, details));
    call.on('end', () => lose(undefined, 'ended by the node'));
    call.on('data', (bytes: Buffer) => {
      if (isEnded) return;
      let envelope;
      try {
        envelope = readEnvelope(bytes);
      } catch (error) {
        lose(undefined, `unreadable: ${String(error)}`);
        return;
      }
      if (envelope.kind === 'ping') call.write(encodePing(1));
      if (envelope.kind !== 'slot' && envelope.kind !== 'block') return;
      watchSilence();
      if (!isHeard) {
        isHeard = true;
        failures = 0;
        log.info('feed-connected', { host: new URL(url).host });
      }
      if (envelope.kind === 'slot') return;
      pushed.add(envelope.slot, envelope.bytes);
      wake();
    });
    watchSilence();
    call.write(encodeSubscription());
  };

  open();
  return {
    wait,
    take(slot) {
      const bytes = pushed.take(slot);
      if (bytes === undefined) return undefined;
      try {
        return toRpcBlock(decodeBlock(bytes));
      } catch (error) {
        log.warn('feed-block-refused', { slot, error });
        return undefined;
      }
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      end?.();
      wake();
    },
  };
}

function subscribe(client: Client, token: string | undefined): ClientDuplexStream<Uint8Array, Buffer> {
  const metadata = new Metadata();
  if (token !== undefined) metadata.set('x-token', token);
  return client.makeBidiStreamRequest(
    SUBSCRIBE_PATH,
    (request: Uint8Array) => Buffer.from(request),
    (answer) => answer,
    metadata,
  );
}

function toTarget(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;
}

const toCredentials = (url: string) =>
  url.startsWith('https:') ? credentials.createSsl() : credentials.createInsecure();
