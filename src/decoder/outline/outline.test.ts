import { describe, expect, test } from 'vitest';
import { defineInterface } from '../define-interface.ts';
import { parseIdl } from '../idl/parse-idl.ts';
import { findProtocol, listProtocols } from '../protocol-registry.ts';
import { readIdlNotes } from './idl-notes.ts';
import { outlineInterface } from './outline-interface.ts';
import { outlineProtocol } from './outline-protocol.ts';

const IDL = {
  address: 'Stake11111111111111111111111111111111111112',
  metadata: { name: 'escrow', version: '0.1.0' },
  instructions: [
    {
      name: 'make_offer',
      docs: ['Opens an', 'offer.'],
      discriminator: [1, 2, 3, 4, 5, 6, 7, 8],
      accounts: [
        { name: 'maker', writable: true, signer: true },
        { name: 'pool', accounts: [{ name: 'vault', writable: true, docs: ['Holds it.'] }] },
        { name: 'system_program', address: '11111111111111111111111111111111' },
      ],
      args: [{ name: 'terms', type: { defined: { name: 'Terms' } } }],
    },
  ],
  types: [
    {
      name: 'Terms',
      type: {
        kind: 'struct',
        fields: [
          { name: 'price', type: { option: 'u64' } },
          { name: 'side', type: { defined: { name: 'Side' } } },
        ],
      },
    },
    {
      name: 'Side',
      type: { kind: 'enum', variants: [{ name: 'Buy' }, { name: 'Sell', fields: ['u8'] }] },
    },
  ],
  errors: [{ code: 6000, name: 'TooLate', msg: 'It is over.' }],
};

describe('an outline', () => {
  test('says of a published interface what its notes add', () => {
    const outline = outlineInterface(parseIdl(IDL).interface, readIdlNotes(IDL));
    expect(outline.instructions).toEqual([
      {
        name: 'makeOffer',
        at: '0102030405060708',
        docs: 'Opens an offer.',
        accounts: [
          { name: 'maker', signer: true, writable: true },
          { name: 'vault', signer: false, writable: true, docs: 'Holds it.' },
          {
            name: 'systemProgram',
            signer: false,
            writable: false,
            address: '11111111111111111111111111111111',
          },
        ],
        args: [{ name: 'terms', type: 'Terms' }],
      },
    ]);
    expect(outline.types).toEqual([
      {
        name: 'Terms',
        fields: [
          { name: 'price', type: 'Option<u64>' },
          { name: 'side', type: 'Side' },
        ],
      },
      { name: 'Side', variants: [{ name: 'Buy' }, { name: 'Sell', type: '(u8)' }] },
    ]);
    expect(outline.errors).toEqual([{ code: 6000, name: 'TooLate', message: 'It is over.' }]);
  });

  test('of interface text keeps types and takes sentences from what it means', () => {
    const outline = outlineProtocol(
      defineInterface({
        key: 'escrow',
        name: 'Escrow',
        programs: ['Stake11111111111111111111111111111111111112'],
        category: 'other',
        source: 'a test',
        interface: 'instruction 07 take(amount: u64): taker vault?\ntype Kind = A | B',
        meaning: { take: { sentence: 'Take {amount} from {vault}' } },
      }),
    );
    expect(outline.instructions).toMatchObject([
      {
        name: 'take',
        at: '07',
        sentence: 'Take {amount} from {vault}',
        accounts: [{ name: 'taker' }, { name: 'vault', optional: true }],
        args: [{ name: 'amount', type: 'u64' }],
      },
    ]);
    expect(outline.types).toEqual([{ name: 'Kind', variants: [{ name: 'A' }, { name: 'B' }] }]);
  });

  test('of a protocol file shows the layouts it reads with', () => {
    const system = findProtocol('11111111111111111111111111111111')!;
    const transfer = outlineProtocol(system).instructions.find(({ at }) => at === '2');
    expect(transfer).toMatchObject({
      name: 'transferSol',
      accounts: [{ name: 'source' }, { name: 'destination' }],
      args: [{ type: 'u64' }],
    });
  });

  test('can be made of every protocol file', () => {
    for (const protocol of listProtocols()) {
      const { instructions } = outlineProtocol(protocol);
      expect(
        instructions.every(({ name }) => name !== ''),
        protocol.definition.key,
      ).toBe(true);
    }
  });
});
