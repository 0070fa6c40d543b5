import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeBase58 } from '#std/base58';
import { createScriptedApp, createScriptedClusters, type Script } from '../testing/scripted-cluster.ts';

/** Orca Whirlpool's program, the account of its Anchor IDL, and two addresses that stand for its code and its key. */
const PROGRAM = 'whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc';
const IDL_ACCOUNT = '2KFqE4RWoPVbvodo8vbggCFeHPS8TDvgpwp79ALMrcyn';
const CODE = 'Stake11111111111111111111111111111111111112';
const KEY = '7dGbd2QZcCKcTndnHcTL8q7SMVXAkp688NTQYwrRCrar';
const LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111';
const UNKNOWN = 'Vote111111111111111111111111111111111111112';

const SECURITY =
  '=======BEGIN SECURITY.TXT V1=======\0name\0Escrow\0contacts\0email:a@b.c\0=======END SECURITY.TXT V1=======\0';

function elf(flags: number): Buffer {
  const head = Buffer.alloc(64);
  head.set([0x7f, 0x45, 0x4c, 0x46]);
  head.writeUInt16LE(263, 18);
  head.writeUInt32LE(flags, 48);
  return Buffer.concat([head, Buffer.from(SECURITY), Buffer.alloc(100)]);
}

function programData(authority: string | undefined, code: Buffer): Buffer {
  const head = Buffer.alloc(45);
  head.writeUInt32LE(3);
  head.writeBigUInt64LE(40n, 4);
  if (authority !== undefined) head.set([1, ...decodeBase58(authority)!], 12);
  return Buffer.concat([head, code]);
}

const program = Buffer.concat([Buffer.from([2, 0, 0, 0]), decodeBase58(CODE)!]);
const idl = deflateSync(
  JSON.stringify({
    version: '0.1.0',
    name: 'escrow',
    instructions: [{ name: 'open', accounts: [{ name: 'maker', isMut: true, isSigner: true }], args: [] }],
  }),
);
const idlAccount = Buffer.concat([Buffer.alloc(40), Buffer.from([idl.length, 0, 0, 0]), idl]);

interface Stored {
  readonly owner: string;
  readonly data: Buffer;
  readonly executable?: boolean;
}

function appOver(accounts: Readonly<Record<string, Stored>>, more: Script = {}) {
  const toAnswer = (address: string, options: unknown) => {
    const stored = accounts[address];
    if (stored === undefined) return null;
    const { offset, length } = (options as { dataSlice?: { offset: number; length: number } }).dataSlice ?? {
      offset: 0,
      length: stored.data.length,
    };
    return {
      lamports: 1,
      owner: stored.owner,
      executable: stored.executable ?? true,
      rentEpoch: 0,
      space: stored.data.length,
      data: [stored.data.subarray(offset, offset + length).toString('base64'), 'base64'],
    };
  };
  return createScriptedApp(
    createScriptedClusters({
      mainnet: {
        getAccountInfo: ([address, options]) => ({
          context: { slot: 60 },
          value: toAnswer(String(address), options),
        }),
        getMultipleAccounts: ([addresses, options]) => ({
          context: { slot: 60 },
          value: (addresses as string[]).map((address) => toAnswer(address, options)),
        }),
        getBlockTime: () => 1_700_000_000,
        ...more,
      },
    }),
  );
}

const ask = async (app: ReturnType<typeof appOver>, path: string) => {
  const response = await app.request(path);
  return { status: response.status, body: (await response.json()) as object };
};

const whole = {
  [PROGRAM]: { owner: LOADER, data: program },
  [CODE]: { owner: LOADER, data: programData(KEY, elf(3)) },
  [IDL_ACCOUNT]: { owner: PROGRAM, data: idlAccount },
};

describe('a program', () => {
  test('says who can change it, when it was deployed and what it is called by whom', async () => {
    const { status, body } = await ask(appOver(whole), `/api/programs/${PROGRAM}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'found',
      program: 'upgradeable',
      power: { by: 'key', authority: KEY },
      programData: CODE,
      deploySlot: 40,
      deployedAt: 1_700_000_000,
      codeBytes: elf(3).length,
      builds: [],
      provenance: { asOfSlot: 60 },
      called: [
        { source: 'protocol file', untrusted: false },
        { source: 'directory', untrusted: false },
        { name: 'escrow', source: 'published interface', untrusted: true },
      ],
    });
  });

  test('without an authority cannot be changed', async () => {
    const fixed = { ...whole, [CODE]: { owner: LOADER, data: programData(undefined, elf(0)) } };
    const { body } = await ask(appOver(fixed), `/api/programs/${PROGRAM}`);
    expect(body).toMatchObject({ power: { by: 'nobody' } });
  });

  test('whose authority is a derived address is changed by a program', async () => {
    const derived = { ...whole, [CODE]: { owner: LOADER, data: programData(IDL_BASE, elf(0)) } };
    const { body } = await ask(appOver(derived), `/api/programs/${PROGRAM}`);
    expect(body).toMatchObject({ power: { by: 'program', authority: IDL_BASE } });
  });

  test('whose code account is gone is closed', async () => {
    const closed = { [PROGRAM]: { owner: LOADER, data: program } };
    const { body } = await ask(appOver(closed), `/api/programs/${PROGRAM}`);
    expect(body).toMatchObject({ program: 'closed', power: { by: 'nobody' } });
  });

  test('known here but not to the node is answered with what is known', async () => {
    const { status, body } = await ask(appOver({}), `/api/programs/${PROGRAM}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'found', program: 'not-here', power: { by: 'unknown' } });
  });

  test.each([
    ['an address without an account', UNKNOWN, 404, 'not-found'],
    ['an account that is no program', CODE, 404, 'not-found'],
    ['what is no address', 'abc', 400, 'malformed'],
  ])('%s is absent', async (_what, address, status, state) => {
    const answer = await ask(appOver(whole), `/api/programs/${address}`);
    expect(answer).toMatchObject({ status, body: { kind: 'absent', state } });
  });

  test('built from source is a claim of its signer, of this deployment or an older one', async () => {
    const text = (value: string) => Buffer.concat([Buffer.from([value.length, 0, 0, 0]), Buffer.from(value)]);
    const claim = (slot: bigint) => {
      const tail = Buffer.alloc(9);
      tail.writeBigUInt64LE(slot);
      return Buffer.concat([
        Buffer.from('ce65c2888771730c', 'hex'),
        decodeBase58(PROGRAM)!,
        decodeBase58(KEY)!,
        text('0.4.0'),
        text('https://example.org/escrow'),
        text('abc123'),
        Buffer.from([1, 0, 0, 0]),
        text('--library-name'),
        tail,
      ]);
    };
    for (const [slot, isCurrent] of [
      [40n, true],
      [39n, false],
    ] as const) {
      const { body } = await ask(
        appOver({
          ...whole,
          [CLAIM]: { owner: 'verifycLy8mB96wd9wqq3WDXQwM4oU6r42Th37Db9fC', data: claim(slot) },
        }),
        `/api/programs/${PROGRAM}`,
      );
      expect(body).toMatchObject({
        builds: [
          {
            signer: KEY,
            signedBy: 'upgrade authority',
            repository: 'https://example.org/escrow',
            commit: 'abc123',
            arguments: ['--library-name'],
            isCurrent,
          },
        ],
      });
    }
  });
});

/** Addresses derived from the program and the key above. */
const IDL_BASE = 'HqXLYaUXkfdGhWMuciBEN9MouqLu5wJYWdepP5TspmXj';
const CLAIM = '7q1zsbPpN737K4RRNFsYwS9ohiCGKfWxFR39fnLjUkmr';

describe('a program’s interface', () => {
  test('is the published one, with its file', async () => {
    const app = appOver(whole);
    const { body } = await ask(app, `/api/programs/${PROGRAM}/interface`);
    expect(body).toMatchObject({
      origin: 'anchor-idl',
      account: IDL_ACCOUNT,
      name: 'escrow',
      file: `/program/${PROGRAM}/idl.json`,
      outline: {
        instructions: [{ name: 'open', accounts: [{ name: 'maker', signer: true, writable: true }] }],
      },
    });
    const file = await app.request(`/program/${PROGRAM}/idl.json`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="escrow.whirLbMi.json"');
    expect(await file.json()).toMatchObject({ version: '0.1.0', name: 'escrow' });
  });

  test('is the built-in one where none is published', async () => {
    const app = appOver({ [PROGRAM]: whole[PROGRAM]! });
    const { body } = await ask(app, `/api/programs/${PROGRAM}/interface`);
    expect(body).toMatchObject({ origin: 'built-in', name: 'Orca Whirlpool' });
    expect((await app.request(`/program/${PROGRAM}/idl.json`)).status).toBe(404);
  });

  test('is absent where neither is', async () => {
    expect(await ask(appOver({}), `/api/programs/${UNKNOWN}/interface`)).toMatchObject({
      status: 404,
      body: { kind: 'absent', state: 'not-found' },
    });
  });
});

describe('a program’s code', () => {
  test('gives its version, its hash without the zeros at the end, and its security contact', async () => {
    const { body } = await ask(appOver(whole), `/api/programs/${PROGRAM}/binary`);
    expect(body).toMatchObject({
      codeAccount: CODE,
      elf: {
        machine: 'sBPF',
        flags: 3,
        sbpfVersion: 3,
        trimmedBytes: 166,
        sha256: '8e9cb7dedcb53c65883f104586c5e81c0e58c23a8f6ccb615563135164bdf76f',
      },
      security: {
        origin: 'code',
        entries: [
          { key: 'name', value: 'Escrow' },
          { key: 'contacts', value: 'email:a@b.c' },
        ],
      },
    });
    expect(body).not.toHaveProperty('elfMissing');
    expect(body).not.toHaveProperty('securityMissing');
  });

  test('that is no ELF, or carries no contact, says so', async () => {
    const odd = { ...whole, [CODE]: { owner: LOADER, data: programData(KEY, Buffer.alloc(200, 1)) } };
    const { body } = await ask(appOver(odd), `/api/programs/${PROGRAM}/binary`);
    expect(body).toMatchObject({
      elfMissing: 'The code there is not an ELF file.',
      securityMissing: 'No security contact is published.',
    });
  });

  test('beyond what is read has no hash', async () => {
    const large = Buffer.concat([elf(0), Buffer.alloc(2 * 2 ** 20)]);
    const { body } = await ask(
      appOver({ ...whole, [CODE]: { owner: LOADER, data: programData(KEY, large) } }),
      `/api/programs/${PROGRAM}/binary`,
    );
    expect(body).toMatchObject({ readBytes: 2 * 2 ** 20, elf: { sbpfVersion: 0 } });
    expect(body).not.toHaveProperty(['elf', 'sha256']);
    expect(body).toHaveProperty('elfMissing');
  });

  test('of a native program is not on chain', async () => {
    const native = {
      [UNKNOWN]: { owner: 'NativeLoader1111111111111111111111111111111', data: Buffer.from('x') },
    };
    const { body } = await ask(appOver(native), `/api/programs/${UNKNOWN}/binary`);
    expect(body).toMatchObject({
      elfMissing: 'It is part of the validator software: no code of it is on chain.',
    });
  });
});
