import { describe, expect, test } from 'vitest';
import { decodeBase58 } from '#std/base58';
import {
  createScriptedApp,
  createScriptedClusters,
  NodeError,
  type Script,
} from '../testing/scripted-cluster.ts';

const MINT = 'Vote111111111111111111111111111111111111112';
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const KEY = '7dGbd2QZcCKcTndnHcTL8q7SMVXAkp688NTQYwrRCrar';
const HOLDER = 'Stake11111111111111111111111111111111111112';
const OTHER_HOLDER = 'Config1111111111111111111111111111111111112';
/** Derived by a program, so that there is no key for it: the address below holds the metadata of `MINT`. */
const METADATA = '4qtqbZ9uYjQ9rgbK4rkcZzs3gJiBv1RNBH5zpZ3WAvty';
const EDITION = '2CXnDtqoTnuWUCWSxVQ9d5GqXZyWJjcDxeMjzFXLLYr3';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const METAPLEX = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const SYSTEM = '11111111111111111111111111111111';

const keyOf = (address: string) => Buffer.from(decodeBase58(address)!);

function u(bytes: 1 | 2 | 4 | 8, value: number | bigint): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer.subarray(0, bytes);
}

const text = (value: string) => Buffer.concat([u(4, Buffer.byteLength(value)), Buffer.from(value)]);
const authority = (address: string | undefined) =>
  Buffer.concat([u(4, address ? 1 : 0), address ? keyOf(address) : Buffer.alloc(32)]);

const mintData = (options: { mint?: string; freeze?: string; supply?: bigint; decimals?: number } = {}) =>
  Buffer.concat([
    authority(options.mint),
    u(8, options.supply ?? 1_000n),
    u(1, options.decimals ?? 0),
    u(1, 1),
    authority(options.freeze),
  ]);

const metadataData = (symbol: string, uri = 'https://example.org/a.json', mint = MINT) =>
  Buffer.concat([
    u(1, 4),
    keyOf(KEY),
    keyOf(mint),
    text('A coin\0\0'),
    text(`${symbol}\0\0`),
    text(uri),
    u(2, 500),
    u(1, 1),
    u(4, 1),
    keyOf(KEY),
    u(1, 1),
    u(1, 100),
    u(1, 0),
    u(1, 1),
    u(1, 0),
    u(1, 1),
    u(1, 4),
    u(1, 1),
    u(1, 1),
    keyOf(HOLDER),
  ]);

const holderData = (owner: string, state = 1) =>
  Buffer.concat([keyOf(MINT), keyOf(owner), u(8, 0), Buffer.alloc(36), u(1, state), Buffer.alloc(56)]);

interface Stored {
  readonly owner: string;
  readonly data: Buffer;
}

function appOver(
  accounts: Readonly<Record<string, Stored>>,
  more: Script = {},
  cluster: 'mainnet' | 'devnet' = 'mainnet',
) {
  const toAnswer = (address: string) => {
    const stored = accounts[address];
    return stored === undefined
      ? null
      : {
          lamports: 1,
          owner: stored.owner,
          executable: false,
          rentEpoch: 0,
          space: stored.data.length,
          data: [stored.data.toString('base64'), 'base64'],
        };
  };
  return createScriptedApp(
    createScriptedClusters({
      [cluster]: {
        getAccountInfo: ([address]) => ({ context: { slot: 60 }, value: toAnswer(String(address)) }),
        getMultipleAccounts: ([addresses]) => ({
          context: { slot: 60 },
          value: (addresses as string[]).map(toAnswer),
        }),
        ...more,
      } satisfies Script,
    }),
  );
}

const ask = async (app: ReturnType<typeof appOver>, path: string) => {
  const response = await app.request(path);
  return { status: response.status, body: (await response.json()) as object };
};

const coin = { [MINT]: { owner: TOKEN, data: mintData({ mint: KEY, decimals: 2 }) } };

describe('a token', () => {
  test('tells its supply, who holds which power, and what Metaplex keeps of it', async () => {
    const app = appOver({ ...coin, [METADATA]: { owner: METAPLEX, data: metadataData('COIN') } });
    const { status, body } = await ask(app, `/api/tokens/${MINT}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'found',
      supply: '1000',
      decimals: 2,
      hasList: true,
      metadata: {
        origin: 'metaplex',
        account: METADATA,
        updateAuthority: KEY,
        mutable: true,
        name: 'A coin',
        symbol: 'COIN',
        uri: 'https://example.org/a.json',
        royaltyBasisPoints: '500',
        creators: [{ address: KEY, verified: true, sharePercent: 100 }],
        standard: 'programmable-non-fungible',
        collection: { verified: true, mint: HOLDER },
      },
      authorities: [{ address: KEY, topics: ['mint', 'metadata'], kind: 'key' }],
      provenance: { asOfSlot: 60 },
    });
    expect(body).not.toHaveProperty('nft');
    expect(body).not.toHaveProperty('lookAlike');
  });

  test('of one unit without decimals is an NFT with its edition', async () => {
    const app = appOver({
      [MINT]: { owner: TOKEN, data: mintData({ supply: 1n, mint: EDITION, freeze: EDITION }) },
      [EDITION]: {
        owner: METAPLEX,
        data: Buffer.concat([u(1, 6), u(8, 3), u(1, 1), u(8, 10), Buffer.alloc(20)]),
      },
    });
    const { body } = await ask(app, `/api/tokens/${MINT}`);
    expect(body).toMatchObject({
      nft: { edition: { kind: 'master', printed: '3', most: '10' } },
      powers: expect.arrayContaining([expect.objectContaining({ topic: 'mint', tone: 'safe' })]) as unknown,
      authorities: [{ address: EDITION, kind: 'program' }],
    });
  });

  test('that borrows the symbol of a well-known one is distinguished from it, by address', async () => {
    const app = appOver({ ...coin, [METADATA]: { owner: METAPLEX, data: metadataData('USDС') } });
    expect((await ask(app, `/api/tokens/${MINT}`)).body).toMatchObject({
      lookAlike: { mint: USDC, symbol: 'USDC' },
    });
    const real = appOver({ [USDC]: { owner: TOKEN, data: mintData() } });
    const { body } = await ask(real, `/api/tokens/${USDC}`);
    expect(body).toMatchObject({ verified: { symbol: 'USDC' } });
    expect(body).not.toHaveProperty('lookAlike');
  });

  test('of another cluster is held against no list', async () => {
    const app = appOver(
      { ...coin, [METADATA]: { owner: METAPLEX, data: metadataData('USDC') } },
      {},
      'devnet',
    );
    const { body } = await ask(app, `/api/tokens/${MINT}?cluster=devnet`);
    expect(body).toMatchObject({ kind: 'found', hasList: false });
    expect(body).not.toHaveProperty('lookAlike');
  });

  test('whose authority is a multisig says how many sign', async () => {
    const multisig = Buffer.alloc(355);
    multisig.set([2, 3, 1]);
    const app = appOver({ ...coin, [KEY]: { owner: TOKEN, data: multisig } });
    expect((await ask(app, `/api/tokens/${MINT}`)).body).toMatchObject({
      authorities: [{ address: KEY, kind: 'multisig', signers: { required: 2, possible: 3 } }],
    });
  });

  test('of Token-2022 shows its extensions and the metadata inside', async () => {
    const extension = (type: number, body: Buffer) => Buffer.concat([u(2, type), u(2, body.length), body]);
    const data = Buffer.concat([
      mintData(),
      Buffer.alloc(165 - 82),
      u(1, 1),
      extension(12, keyOf(KEY)),
      extension(
        19,
        Buffer.concat([
          Buffer.alloc(32),
          keyOf(MINT),
          text('Inside'),
          text('IN'),
          text('https://example.org/i.json'),
          u(4, 1),
          text('season'),
          text('one'),
        ]),
      ),
    ]);
    const { body } = await ask(appOver({ [MINT]: { owner: TOKEN_2022, data } }), `/api/tokens/${MINT}`);
    expect(body).toMatchObject({
      metadata: {
        origin: 'token-2022',
        account: MINT,
        name: 'Inside',
        more: [{ key: 'season', value: 'one' }],
      },
      powers: [{ topic: 'seize', tone: 'danger', holder: KEY }, {}, {}, {}, {}],
    });
    expect(body).toHaveProperty(['extensions', 'length'], 2);
  });

  test('whose metadata account speaks of another mint has none', async () => {
    const app = appOver({
      ...coin,
      [METADATA]: { owner: METAPLEX, data: metadataData('X', 'https://a.b/c', USDC) },
    });
    const { body } = await ask(app, `/api/tokens/${MINT}`);
    expect(body).not.toHaveProperty('metadata');
    expect(body).toHaveProperty('metadataMissing');
  });

  test.each([
    ['nothing there', HOLDER, 404, 'not-found'],
    ['a token account', OTHER_HOLDER, 404, 'not-found'],
    ['no address', 'abc', 400, 'malformed'],
  ])('%s is absent', async (_what, address, status, state) => {
    const app = appOver({ ...coin, [OTHER_HOLDER]: { owner: TOKEN, data: holderData(KEY) } });
    for (const path of ['', '/holders', '/file']) {
      expect(await ask(app, `/api/tokens/${address}${path}`)).toMatchObject({
        status,
        body: { kind: 'absent', state },
      });
    }
  });
});

describe('the holders of a token', () => {
  const largest = {
    value: [
      { address: HOLDER, amount: '600' },
      { address: OTHER_HOLDER, amount: '150' },
    ],
  };

  test('come with owner, share and what kind of owner', async () => {
    const app = appOver(
      {
        ...coin,
        [HOLDER]: { owner: TOKEN, data: holderData(KEY, 2) },
        [OTHER_HOLDER]: { owner: TOKEN, data: holderData(METADATA) },
        [METADATA]: { owner: METAPLEX, data: Buffer.alloc(1) },
        [KEY]: { owner: SYSTEM, data: Buffer.alloc(0) },
      },
      { getTokenLargestAccounts: () => ({ context: { slot: 61 }, ...largest }) },
    );
    const { body } = await ask(app, `/api/tokens/${MINT}/holders`);
    expect(body).toMatchObject({
      holders: [
        {
          account: HOLDER,
          amount: '600',
          shareBasisPoints: '6000',
          owner: KEY,
          ownerKind: 'key',
          frozen: true,
        },
        {
          account: OTHER_HOLDER,
          shareBasisPoints: '1500',
          owner: METADATA,
          ownerKind: 'program',
          ownerProgram: METAPLEX,
        },
      ],
      sharedBasisPoints: '7500',
      provenance: { asOfSlot: 61 },
    });
    expect(body).not.toHaveProperty(['holders', 0, 'ownerProgram']);
  });

  test.each([
    [-32601, 'The node does not offer the list of the largest token accounts.'],
    [-32005, 'The node would not list the largest token accounts of this mint.'],
  ])('that a node refuses with %d are absent with the reason', async (code, message) => {
    const app = appOver(coin, {
      getTokenLargestAccounts: () => {
        throw new NodeError(code);
      },
    });
    expect((await ask(app, `/api/tokens/${MINT}/holders`)).body).toMatchObject({
      kind: 'absent',
      state: 'not-available',
      message,
    });
  });
});

describe('the file a token points to', () => {
  test.each(['http://example.org/a.json', 'ipfs://bafy/1.json', 'https://127.0.0.1/a.json'])(
    'at %s is not fetched',
    async (uri) => {
      const app = appOver({ ...coin, [METADATA]: { owner: METAPLEX, data: metadataData('COIN', uri) } });
      expect((await ask(app, `/api/tokens/${MINT}/file`)).body).toMatchObject({
        kind: 'absent',
        state: 'not-available',
        hint: `Its address is ${uri}`,
      });
    },
  );

  test('is absent when there is none', async () => {
    expect((await ask(appOver(coin), `/api/tokens/${MINT}/file`)).body).toMatchObject({ state: 'not-found' });
  });
});
