import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { silentLog } from '#std/log';
import { composeAnswers } from '../../compose.ts';
import { ByteWriter } from '../../testing/byte-writer.ts';
import { ALICE, BOB } from '../../testing/recorded-answers.ts';
import { createScriptedClusters, type Script } from '../../testing/scripted-cluster.ts';
import { createToolCaller } from '../testing/tool-caller.ts';

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const METAPLEX = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const MINT = ALICE;
/** Where Metaplex keeps what it knows of the mint. */
const METADATA = '4qtqbZ9uYjQ9rgbK4rkcZzs3gJiBv1RNBH5zpZ3WAvty';
const EDITION = '2CXnDtqoTnuWUCWSxVQ9d5GqXZyWJjcDxeMjzFXLLYr3';
const [COIN, HOLDING, COLLECTION, LEAF] = [71, 72, 73, 74].map((n) =>
  encodeBase58(new Uint8Array(32).fill(n)),
) as [string, string, string, string]; // of four numbers

const text = (writer: ByteWriter, value: string) => {
  const bytes = new TextEncoder().encode(value);
  writer.u32(bytes.length);
  for (const byte of bytes) writer.u8(byte);
};
const mintData = (supply: bigint, decimals: number) =>
  new ByteWriter().u32(0).zeros(32).u64(supply).u8(decimals).u8(1).u32(0).zeros(32).take();

function metadata(): Uint8Array {
  const writer = new ByteWriter().u8(4).key(BOB).key(MINT);
  for (const value of ['Ape <1>', 'APE', 'https://example.org/1.json']) text(writer, value);
  writer.u8(0xf4).u8(1).u8(0).u8(1).u8(1).u8(0).u8(1).u8(0).u8(1).u8(1);
  return writer.key(COLLECTION).take();
}

const accountOf = (owner: string, data: Uint8Array) => ({
  lamports: 1,
  owner,
  executable: false,
  space: data.length,
  data: [toBase64(data), 'base64'],
});
const accounts: Readonly<Record<string, object>> = {
  [MINT]: accountOf(TOKEN, mintData(1n, 0)),
  [COIN]: accountOf(TOKEN, mintData(5_000n, 2)),
  [METADATA]: accountOf(METAPLEX, metadata()),
  [EDITION]: accountOf(METAPLEX, new ByteWriter().u8(1).key(COLLECTION).u64(7n).take()),
  [HOLDING]: accountOf(TOKEN, new ByteWriter().key(MINT).key(BOB).u64(1n).zeros(36).u8(2).zeros(56).take()),
};
const node: Script = {
  getAccountInfo: ([address]) => ({ context: { slot: 60 }, value: accounts[String(address)] ?? null }),
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as string[]).map((address) => accounts[address] ?? null),
  }),
  getTokenLargestAccounts: () => ({ context: { slot: 60 }, value: [{ address: HOLDING, amount: '1' }] }),
  getAsset: (params) => {
    const [id] = params;
    return id !== LEAF
      ? null
      : {
          content: { metadata: { name: 'Leaf' } },
          compression: { compressed: true, tree: COLLECTION, leaf_id: 3, asset_hash: COLLECTION },
          ownership: { owner: BOB, frozen: true },
        };
  },
  getAssetProof: () => null,
};
const clusters = createScriptedClusters({ mainnet: node });
const call = createToolCaller(
  () => ({ ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 1_750_000_000_000 }),
  'mainnet',
);

describe('get_nft', () => {
  test('owner now, collection, edition, royalty, and whether it is frozen', async () => {
    const { raw, result } = await call('get_nft', { mint: MINT });
    expect(raw('nft')).toBe('yes');
    expect([raw('owner'), raw('heldIn'), raw('frozen')]).toEqual([BOB, HOLDING, 'yes']);
    expect([raw('collection'), raw('collectionVerified')]).toEqual([COLLECTION, 'yes']);
    expect([raw('edition'), raw('editionNumber'), raw('editionOf')]).toEqual(['print', '7', COLLECTION]);
    expect([raw('royalty'), raw('mutable'), raw('standard')]).toEqual(['5', 'yes', 'non-fungible']);
    expect(result.untrusted.map(({ what, text: said }) => [what, said])).toEqual([
      ['NFT name', 'Ape <1>'],
      ['NFT symbol', 'APE'],
      ['metadata address', 'https://example.org/1.json'],
    ]);
  });

  test('a mint of more than one unit is none, and says why', async () => {
    const { raw, result } = await call('get_nft', { mint: COIN });
    expect([raw('nft'), raw('supply'), raw('decimals'), raw('owner')]).toEqual([
      'no',
      '5000',
      '2',
      undefined,
    ]);
    expect(result.notes[0]).toMatch(/exactly one unit/);
  });

  test('a compressed one has its owner from the index of its tree', async () => {
    const { raw } = await call('get_nft', { mint: LEAF });
    expect([raw('kind'), raw('owner'), raw('frozen'), raw('leafIndex')]).toEqual([
      'compressed NFT',
      BOB,
      'yes',
      '3',
    ]);
    expect(raw('proven')).toBe('not known');
  });

  test('an address of nothing is not found', async () => {
    expect((await call('get_nft', { mint: BOB })).result.error).toMatchObject({ code: 'not_found' });
  });
});
