import { generateKeyPairSync, sign } from 'node:crypto';
import { Agent, request } from 'node:http';
import { encodeBase58 } from '#std/base58';
import { eventually } from '../e2e/product.ts';
import { makeRequests, type FuzzedRequest, type Known } from './make-request.ts';

export interface FuzzReport {
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests answered with a failure of ours, or not at all. */
  readonly faults: readonly {
    readonly request: FuzzedRequest;
    readonly status: number;
    readonly answer: string;
  }[];
}

/** Longest anybody waits for the head of an answer. */
const TIMEOUT_MS = 40_000;
/** Of an endless answer this is enough. */
const ENOUGH_BYTES = 65_536;
const ENOUGH_MS = 300;
const MOST_FAULTS = 50;

/** What answers 5xx when it is right to: nothing can be asked, or there is too much at once. */
const EXPECTED = new Set([503]);

/** Sends `count` requests made of `seed` to the server on `port`, `width` at once. */
export async function sendRequests(
  port: number,
  {
    seed,
    count,
    width,
    known,
    onProgress,
  }: {
    readonly seed: string;
    readonly count: number;
    readonly width: number;
    readonly known: Known;
    readonly onProgress?: (sent: number) => void;
  },
): Promise<FuzzReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  const statuses: Record<string, number> = {};
  const faults: FuzzReport['faults'][number][] = [];
  const requests = makeRequests(seed, known);
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (sent < count && faults.length < MOST_FAULTS) {
      sent++;
      const fuzzed = requests.next().value;
      const { status, answer } = await send(port, agent, fuzzed);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 0 || (status >= 500 && !EXPECTED.has(status)))
        faults.push({ request: fuzzed, status, answer });
      if (sent % 1_000 === 0) onProgress?.(sent);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  agent.destroy();
  return { statuses, faults };
}

function send(
  port: number,
  agent: Agent,
  { method, path, headers, body }: FuzzedRequest,
): Promise<{ readonly status: number; readonly answer: string }> {
  return new Promise((resolve) => {
    let asking;
    try {
      asking = request({
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        agent,
        timeout: TIMEOUT_MS,
      });
    } catch {
      // What Node's own client does not send.
      resolve({ status: -1, answer: '' });
      return;
    }
    asking.on('response', (response) => {
      const status = response.statusCode ?? 0;
      let answer = '';
      let bytes = 0;
      const end = (): void => {
        clearTimeout(timer);
        resolve({ status, answer });
      };
      const timer = setTimeout(() => response.destroy(), ENOUGH_MS);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (answer.length < 1_000) answer += chunk.toString();
        if (bytes > ENOUGH_BYTES) response.destroy();
      });
      response.on('close', end);
      response.on('error', () => {});
    });
    asking.on('timeout', () => asking.destroy(new Error('no answer in time')));
    asking.on('error', (error) => resolve({ status: 0, answer: error.message }));
    asking.end(body);
  });
}

/** What there is on the localnet of a product, and somebody who is signed in. */
export async function lookAround(base: string): Promise<Known> {
  const transactions = await eventually(async () => {
    const { transactions: found = [] } = (await (
      await fetch(`${base}/api/home?cluster=localnet`)
    ).json()) as {
      readonly transactions?: readonly { signature: string; slot: number; feePayer: string }[];
    };
    return found.length > 0 ? found : undefined;
  }, 60_000);
  const { rows = [] } = (await (await fetch(`${base}/api/tokens?cluster=localnet`)).json()) as {
    readonly rows?: readonly { readonly mint?: string }[];
  };
  return {
    signatures: transactions.map(({ signature }) => signature),
    slots: [0, 1, ...transactions.map(({ slot }) => slot)],
    addresses: [
      'So11111111111111111111111111111111111111112',
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      '11111111111111111111111111111111',
      ...transactions.map(({ feePayer }) => feePayer),
      ...rows.flatMap(({ mint }) => mint ?? []),
    ],
    cookie: await signIn(base),
  };
}

/** Cookies of a wallet made for this. */
async function signIn(base: string): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const walletAddress = encodeBase58(
    new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })).slice(12),
  );
  const post = async (path: string, body: object, cookie = ''): Promise<Response> => {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`not signed in: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const asked = await post('/api/auth/session', { walletAddress });
  const { sessionKey, message } = (await asked.json()) as {
    readonly sessionKey: string;
    readonly message: string;
  };
  const signature = sign(null, Buffer.from(message), privateKey).toString('base64');
  const answer = await post(
    '/api/auth/verify',
    { walletAddress, signature, message, sessionKey },
    toCookies(asked),
  );
  return toCookies(answer);
}

const toCookies = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
