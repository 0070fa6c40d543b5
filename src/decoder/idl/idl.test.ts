import { describe, expect, test } from 'vitest';
import { decodeAccount } from '../decode-account.ts';
import { decodeTransaction } from '../decode-transaction.ts';
import { printInterface } from '../interface/print-interface.ts';
import { addressNamed, buildTransaction, bytesOf } from '../testing/build-transaction.ts';
import { withLogEvents } from '../transaction/log-events.ts';
import { IdlError } from './idl.ts';
import { parseIdl } from './parse-idl.ts';
import { toProtocol } from './to-protocol.ts';

const ALICE = addressNamed('alice');
const SHOP = addressNamed('shop');

const SINCE_030 = {
  address: SHOP,
  metadata: { name: 'corner_shop', version: '0.2.0', spec: '0.1.0' },
  instructions: [
    {
      name: 'buy_goods',
      discriminator: [1, 2, 3, 4, 5, 6, 7, 8],
      accounts: [
        { name: 'shop_state', writable: true },
        { name: 'buyer', signer: true },
      ],
      args: [
        { name: 'count', type: 'u64' },
        { name: 'kind', type: { defined: { name: 'Kind' } } },
      ],
    },
  ],
  accounts: [{ name: 'Till', discriminator: [9, 9, 9, 9, 9, 9, 9, 9] }],
  types: [
    { name: 'Kind', type: { kind: 'enum', variants: [{ name: 'Bread' }, { name: 'Milk', fields: ['u8'] }] } },
    { name: 'Till', type: { kind: 'struct', fields: [{ name: 'coins', type: 'u16' }] } },
  ],
  errors: [{ code: 6000, name: 'SoldOut', msg: 'Nothing is left' }],
};

const call = (idl: unknown, data: Uint8Array, meta = {}) => {
  const protocol = toProtocol(parseIdl(idl), SHOP);
  return decodeTransaction(
    buildTransaction({
      keys: [ALICE, SHOP],
      instructions: [{ program: SHOP, accounts: [ALICE], data }],
      meta,
    }),
    undefined,
    (program) => (program === SHOP ? protocol : undefined),
  );
};

describe('a program known by its IDL alone', () => {
  test('names instruction, accounts and arguments of an Anchor IDL since 0.30', () => {
    const data = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 5, 0, 0, 0, 0, 0, 0, 0, 1, 250);
    expect(call(SINCE_030, data).instructions[0]).toMatchObject({
      reading: 'decoded',
      programName: 'Corner shop',
      name: 'buyGoods',
      title: 'Buy goods',
      accountNames: ['shopState', 'buyer'],
      fields: [
        { name: 'count', value: { kind: 'integer', integer: 5n } },
        {
          name: 'kind',
          value: {
            kind: 'record',
            fields: [
              { name: 'variant', value: { kind: 'choice', choice: 'Milk' } },
              { name: 'value', value: { kind: 'integer', integer: 250 } },
            ],
          },
        },
      ],
    });
  });

  test('discriminators of an Anchor IDL before 0.30 are made from the names', () => {
    // First eight bytes of sha256("global:initialize"), as every Anchor program has them.
    const idl = {
      version: '0.1.0',
      name: 'old',
      instructions: [{ name: 'initialize', accounts: [], args: [] }],
    };
    const data = Uint8Array.of(0xaf, 0xaf, 0x6d, 0x1f, 0x0d, 0x98, 0x9b, 0xed);
    expect(call(idl, data).instructions[0]).toMatchObject({ reading: 'decoded', title: 'Initialize' });
  });

  test('Shank numbers its instructions with one byte', () => {
    const idl = {
      version: '1.0.0',
      name: 'shank_shop',
      metadata: { origin: 'shank' },
      instructions: [
        {
          name: 'Close',
          accounts: [],
          args: [{ name: 'why', type: 'string' }],
          discriminant: { type: 'u8', value: 7 },
        },
      ],
    };
    const data = bytesOf(7, [3n, 4], ...[...'end'].map((letter) => letter.charCodeAt(0)));
    expect(call(idl, data).instructions[0]).toMatchObject({
      title: 'Close',
      fields: [{ name: 'why', value: { kind: 'text', text: 'end' } }],
    });
  });

  test('Codama says discriminators as omitted arguments', () => {
    const idl = {
      kind: 'rootNode',
      standard: 'codama',
      program: {
        kind: 'programNode',
        name: 'codamaShop',
        publicKey: SHOP,
        version: '1.0.0',
        instructions: [
          {
            kind: 'instructionNode',
            name: 'restock',
            accounts: [{ name: 'shelf' }],
            arguments: [
              {
                name: 'discriminator',
                defaultValueStrategy: 'omitted',
                type: { kind: 'numberTypeNode', format: 'u8' },
                defaultValue: { kind: 'numberValueNode', number: 3 },
              },
              { name: 'count', type: { kind: 'numberTypeNode', format: 'u16' } },
            ],
          },
        ],
      },
    };
    expect(call(idl, Uint8Array.of(3, 44, 1)).instructions[0]).toMatchObject({
      title: 'Restock',
      fields: [{ name: 'count', value: { kind: 'integer', integer: 300 } }],
    });
  });

  test('an account named as TypeScript spells it is told by the name it has in Rust', () => {
    const fields = { kind: 'struct', fields: [{ name: 'left', type: 'u8' }] };
    const of = (name: string) =>
      parseIdl({ version: '0.1.0', name: 'shop', instructions: [], accounts: [{ name, type: fields }] })
        .interface.accounts[0]?.at;
    expect(of('priceUpdateV2')).toBe('22f123639d7ef4cd');
    expect(of('PriceUpdateV2')).toBe('22f123639d7ef4cd');
  });

  test('events it logs stand at the call that logged them', () => {
    const idl = {
      ...SINCE_030,
      events: [{ name: 'Sold', discriminator: [7, 7, 7, 7, 7, 7, 7, 7] }],
      types: [
        ...SINCE_030.types,
        { name: 'Sold', type: { kind: 'struct', fields: [{ name: 'left', type: 'u8' }] } },
      ],
    };
    const protocol = toProtocol(parseIdl(idl), SHOP);
    const source = (program: string) => (program === SHOP ? protocol : undefined);
    const data = (...bytes: number[]) => `Program data: ${Buffer.from(bytes).toString('base64')}`;
    const logMessages = [
      `Program ${SHOP} invoke [1]`,
      data(7, 7, 7, 7, 7, 7, 7, 7, 42),
      data(1, 2, 3),
      data(7, 7, 7, 7, 7, 7, 7, 7),
      `Program ${SHOP} success`,
    ];
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, SHOP],
        instructions: [{ program: SHOP, data: Uint8Array.of(1) }],
        meta: { logMessages },
      }),
      undefined,
      source,
    );
    expect(withLogEvents(decoded, source).instructions[0]?.events).toEqual([
      {
        name: 'sold',
        title: 'Sold',
        sentence: undefined,
        fields: [{ name: 'left', value: { kind: 'integer', integer: 42 } }],
      },
      {
        name: 'sold',
        title: 'Sold',
        sentence: undefined,
        fields: [{ name: 'left', value: { kind: 'none' } }],
      },
    ]);
  });

  test('its accounts and errors are named', () => {
    const protocol = toProtocol(parseIdl(SINCE_030), SHOP);
    const account = { address: ALICE, owner: SHOP, executable: false };
    const data = Uint8Array.of(9, 9, 9, 9, 9, 9, 9, 9, 2, 1);
    expect(decodeAccount({ ...account, data }, () => protocol)).toMatchObject({
      title: 'Till',
      fields: [{ name: 'coins', value: { kind: 'integer', integer: 258 } }],
    });
    const meta = { err: { InstructionError: [0, { Custom: 6000 }] }, logMessages: [] };
    expect(call(SINCE_030, Uint8Array.of(1), meta).status).toMatchObject({
      error: { name: 'SoldOut', message: 'Nothing is left' },
    });
  });
});

describe('an IDL nobody should have published', () => {
  test.each([null, 7, [], {}, { instructions: 'all' }, { kind: 'rootNode' }])('%j is refused', (json) => {
    expect(() => parseIdl(json)).toThrow(IdlError);
  });

  test('a type that is not defined keeps what stands before it', () => {
    const idl = {
      ...SINCE_030,
      types: [],
      instructions: [
        {
          ...SINCE_030.instructions[0],
          args: [
            { name: 'count', type: 'u8' },
            { name: 'gone', type: { defined: { name: 'Gone' } } },
          ],
        },
      ],
    };
    const data = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 5, 6, 7);
    expect(call(idl, data).instructions[0]?.fields).toEqual([
      { name: 'count', value: { kind: 'integer', integer: 5 } },
      { name: 'gone', value: { kind: 'bytes', bytes: Uint8Array.of(6, 7) } },
    ]);
  });

  test('empty types nested without end are malformed, not endless', () => {
    const levels = Array.from({ length: 30 }, (_unused, i) => ({
      name: `T${i}`,
      type: {
        kind: 'struct',
        fields: ['a', 'b', 'c'].map((name) => ({ name, type: { defined: { name: `T${i + 1}` } } })),
      },
    }));
    const types = [...levels, { name: 'T30', type: { kind: 'struct', fields: [] } }];
    const instructions = [
      { ...SINCE_030.instructions[0], args: [{ name: 'all', type: { defined: { name: 'T0' } } }] },
    ];
    const data = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 1);
    expect(call({ ...SINCE_030, types, instructions }, data).instructions[0]?.reading).toBe('malformed');
  });

  test('names cannot carry markup or lines into the notation', () => {
    const idl = { ...SINCE_030, errors: [{ code: 6000, name: '<b>x</b>\n', msg: 'two\nlines' }] };
    expect(printInterface(parseIdl(idl).interface)).toContain('error 6000 _b_x_b_ two lines');
  });
});
