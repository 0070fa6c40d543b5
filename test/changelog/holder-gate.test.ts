/** Who may read the changelog where a token is configured, asked through the server without a port. */
import { beforeEach, describe, expect, test } from 'vitest';
import { decodeBase58 } from '#std/base58';
import { openUserStore } from '#store/users/user-store';
import { ConfigurationError, parseConfiguration } from '../../src/server/config/configuration.ts';
import { isChangelogPath } from '../../src/server/http/documents/holder-gate.ts';
import { createScriptedActing } from '../../src/server/testing/scripted-acting.ts';
import {
  createSigner,
  ORIGIN,
  signIn,
  START_MS,
  type Browser,
  type Reply,
  type Signer,
} from '../sign-in/acting-app.ts';

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const OTHER_MINT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const ENVIRONMENT = { HOLDER_MINT: MINT, HOLDER_MINIMUM: '1000', HOLDER_CLUSTER: 'localnet' };
const NEEDED = `The changelog is for wallets that hold at least 1000 smallest units of the token ${MINT} on Localnet.`;
const GATED = [
  '/CHANGELOG.md',
  '/changelog',
  '/changelog/',
  '/changelog.md',
  '/changelog.json',
  '/changelog/rss.xml',
  '/%63hangelog',
  '/api/changelog',
];

interface Held {
  readonly program: string;
  readonly mint: string;
  readonly amount: bigint;
}

/** A token account as a node lists it. */
function toListed({ program, mint, amount }: Held) {
  const data = Buffer.alloc(165);
  data.set(decodeBase58(mint)!, 0);
  data.writeBigUInt64LE(amount, 64);
  return {
    pubkey: OTHER_MINT,
    account: {
      data: [data.toString('base64'), 'base64'],
      owner: program,
      lamports: 1,
      executable: false,
      rentEpoch: 0,
      space: 165,
    },
  };
}

let held: Held[];
let asked: number;
let isDown: boolean;
let signer: Signer;
let get: (path: string) => Promise<Response>;
let browser: Browser;

async function start(environment: Record<string, string>): Promise<void> {
  const cookies = new Map<string, string>();
  const app = createScriptedActing({
    users: await openUserStore({ kind: 'memory' }),
    nowMs: () => START_MS,
    environment,
    node: {
      getSlot: () => 1,
      getTokenAccountsByOwner: ([owner, filter]) => {
        if (isDown) throw new Error('down');
        asked++;
        const { programId } = filter as { programId: string };
        const own = owner === signer.address ? held : [];
        return {
          context: { slot: 1 },
          value: own.filter(({ program }) => program === programId).map(toListed),
        };
      },
    },
  });
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await app.request(`${ORIGIN}${path}`, {
      ...init,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header)!;
      cookies.set(name!, value!);
    }
    return response;
  };
  const toReply = async (response: Response): Promise<Reply> => ({
    status: response.status,
    body: (await response.json()) as Reply['body'], // every action answers with an object
    setCookies: [],
    text: '',
    headers: response.headers,
  });
  get = (path) => send(path);
  browser = {
    cookies,
    headers: new Map(),
    get: async (path) => toReply(await send(path)),
    post: async (path, body) => toReply(await send(path, { method: 'POST', body: JSON.stringify(body) })),
    send: async (method, path) => toReply(await send(path, { method })),
  };
}

beforeEach(async () => {
  held = [];
  asked = 0;
  isDown = false;
  signer = createSigner();
  await start(ENVIRONMENT);
});

describe('the changelog where a token is configured', () => {
  test.each(GATED)('%s is 403 for somebody who is not signed in, and says what is needed', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(403);
    expect(response.headers.get('x-holder')).toBe('not-signed-in');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toContain(`${NEEDED} Join with such a wallet to read it.`);
  });

  test('the answer is plain text, and an error of the API where a question is asked', async () => {
    expect((await get('/CHANGELOG.md')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await (await get('/api/changelog')).json()).toMatchObject({
      error: { code: 'server/holders-only' },
    });
  });

  test('a wallet that holds too little is shown what is missing', async () => {
    held = [{ program: TOKEN, mint: MINT, amount: 999n }];
    await signIn(browser, signer);
    const response = await get('/CHANGELOG.md');
    expect(response.status).toBe(403);
    expect(response.headers.get('x-holder')).toBe('too-few');
    expect(await response.text()).toBe(`${NEEDED} Your wallet holds 999, so 1 are missing.\n`);
  });

  test('all its accounts under both token programs count, and other mints do not', async () => {
    held = [
      { program: TOKEN, mint: MINT, amount: 400n },
      { program: TOKEN, mint: MINT, amount: 500n },
      { program: TOKEN, mint: OTHER_MINT, amount: 1_000_000n },
      { program: TOKEN_2022, mint: MINT, amount: 100n },
    ];
    await signIn(browser, signer);
    const response = await get('/CHANGELOG.md');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^# Changelog\n/);
    expect((await get('/changelog/rss.xml')).status).toBe(200);
    expect((await get('/api/changelog')).status).toBe(200);
  });

  test('the balance is cached for a while: six requests ask the chain once', async () => {
    held = [{ program: TOKEN, mint: MINT, amount: 1_000n }];
    await signIn(browser, signer);
    for (let i = 0; i < 6; i++) expect((await get('/CHANGELOG.md')).status).toBe(200);
    expect(asked).toBe(2); // once under each token program
  });

  test('a chain that cannot be asked opens nothing, and is asked again the next time', async () => {
    held = [{ program: TOKEN, mint: MINT, amount: 1_000n }];
    await signIn(browser, signer);
    isDown = true;
    const response = await get('/CHANGELOG.md');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('could not be read now');
    isDown = false;
    expect((await get('/CHANGELOG.md')).status).toBe(200);
  });

  test('everything else stays open', async () => {
    expect((await get('/blog/rss.xml')).status).toBe(200);
    expect((await get('/api/documents/docs')).status).toBe(200);
  });
});

test('without a configured mint the changelog is open to all', async () => {
  await start({});
  expect((await get('/CHANGELOG.md')).status).toBe(200);
  expect((await get('/api/changelog')).status).toBe(200);
  expect(asked).toBe(0);
});

test.each([
  ['/changelog', true],
  ['//changelog', true],
  ['/Changelog', true],
  ['/changelog.md?x=1', true],
  ['/api//changelog/', true],
  ['/docs/changelog', false],
  ['/api/documents/changelog', false],
  ['/', false],
])('%s is gated: %s', (path, isGated) => {
  expect(isChangelogPath(`http://localhost${path}`)).toBe(isGated);
});

describe('settings of the token', () => {
  test('the mint and the minimum are read exactly, beyond what a double can hold', () => {
    const { holder } = parseConfiguration({ HOLDER_MINT: MINT, HOLDER_MINIMUM: '18446744073709551615' });
    expect(holder).toEqual({ cluster: 'mainnet', mint: MINT, minimum: 18_446_744_073_709_551_615n });
    expect(parseConfiguration({}).holder).toBeUndefined();
  });

  test.each([
    [{ HOLDER_MINT: MINT }, 'HOLDER_MINT and HOLDER_MINIMUM are set together or not at all'],
    [{ HOLDER_MINIMUM: '1' }, 'HOLDER_MINT and HOLDER_MINIMUM are set together or not at all'],
    [{ HOLDER_MINT: 'mint', HOLDER_MINIMUM: '1' }, 'HOLDER_MINT must be the address of a mint'],
    [{ HOLDER_MINT: MINT, HOLDER_MINIMUM: '0' }, 'HOLDER_MINIMUM must be from 1 to 18446744073709551615'],
    [{ HOLDER_MINT: MINT, HOLDER_MINIMUM: '1.5' }, 'HOLDER_MINIMUM must be a whole number of smallest units'],
    [{ ...ENVIRONMENT, HOLDER_CLUSTER: 'moon' }, 'HOLDER_CLUSTER must be one of'],
    [{ HOLDER_MINT_ADDRESS: MINT }, 'HOLDER_MINT_ADDRESS is not a setting'],
  ])('%j is refused', (environment, message) => {
    expect(() => parseConfiguration(environment)).toThrow(ConfigurationError);
    expect(() => parseConfiguration(environment)).toThrow(message);
  });
});
