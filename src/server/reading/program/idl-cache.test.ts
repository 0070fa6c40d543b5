import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createChain } from '#chain';
import { asAddress } from '#contracts/chain';
import { createIdlCache } from './idl-cache.ts';

/** Orca Whirlpool's program, and the two accounts an IDL of it may stand in. */
const PROGRAM = asAddress('whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc');
const ANCHOR_ACCOUNT = '2KFqE4RWoPVbvodo8vbggCFeHPS8TDvgpwp79ALMrcyn';
const METADATA_PROGRAM = 'ProgM6JCCvbYkfKqJYHePx4xxSUSqJp7rh8Lyv7nk7S';

const idlNamed = (name: string) =>
  Buffer.from(
    JSON.stringify({ version: '0.1.0', name, instructions: [{ name: 'go', accounts: [], args: [] }] }),
  );

function anchorAccount(json: Buffer): Buffer {
  const packed = deflateSync(json);
  const head = Buffer.alloc(44);
  head.writeUInt32LE(packed.length, 40);
  return Buffer.concat([head, packed]);
}

function metadataAccount(bytes: Buffer, compression: number, source: number): Buffer {
  const head = Buffer.alloc(96);
  head[0] = 2;
  head.set([1, compression, 1, source], 83);
  head.writeUInt32LE(bytes.length, 87);
  return Buffer.concat([head, bytes]);
}

/** A chain that has `anchor` at the Anchor address and `metadata` at the other one asked for. */
function cacheOver(accounts: { anchor?: Buffer; metadata?: Buffer; owner?: string }) {
  let calls = 0;
  const chain = createChain(
    {
      request: async <T>(_cluster: string, _method: string, [addresses]: readonly unknown[]): Promise<T> => {
        calls++;
        const value = (addresses as string[]).map((address) => {
          const isAnchor = address === ANCHOR_ACCOUNT;
          const data = isAnchor ? accounts.anchor : accounts.metadata;
          const owner = isAnchor ? (accounts.owner ?? PROGRAM) : METADATA_PROGRAM;
          return data === undefined
            ? null
            : {
                lamports: 1,
                owner,
                executable: false,
                rentEpoch: 0,
                space: data.length,
                data: [data.toString('base64'), 'base64'],
              };
        });
        return { context: { slot: 1 }, value } as T; // the script stands for a node
      },
    },
    'mainnet',
  );
  return { book: createIdlCache(chain), calls: () => calls };
}

describe('what a program publishes', () => {
  test('an Anchor IDL account is read, once', async () => {
    const { book, calls } = cacheOver({ anchor: anchorAccount(idlNamed('old_place')) });
    const published = await book.read(PROGRAM);
    expect(published).toMatchObject({
      origin: 'anchor-idl',
      account: ANCHOR_ACCOUNT,
      idl: { name: 'old_place' },
    });
    await book.read(PROGRAM);
    expect(calls()).toBe(1);
    expect(book.protocolOf(PROGRAM)?.definition.name).toBe('Old place');
  });

  test('Program Metadata of the upgrade authority comes before it', async () => {
    const { book } = cacheOver({
      anchor: anchorAccount(idlNamed('old_place')),
      metadata: metadataAccount(gzipSync(idlNamed('new_place')), 1, 0),
    });
    expect(await book.read(PROGRAM)).toMatchObject({
      origin: 'program-metadata',
      idl: { name: 'new_place' },
    });
  });

  test.each([
    ['a URL', { metadata: metadataAccount(Buffer.from('http://127.0.0.1/idl.json'), 0, 1) }],
    ['bytes that are not compressed', { anchor: Buffer.alloc(80, 7) }],
    ['text that is no IDL', { anchor: anchorAccount(Buffer.from('[1, 2]')) }],
    ['an account of another owner', { anchor: anchorAccount(idlNamed('x')), owner: METADATA_PROGRAM }],
    ['a bomb', { anchor: anchorAccount(Buffer.alloc(5 * 2 ** 20, 32)) }],
    ['nothing', {}],
  ])('%s gives none', async (_what, accounts) => {
    expect(await cacheOver(accounts).book.read(PROGRAM)).toBeUndefined();
  });
});
