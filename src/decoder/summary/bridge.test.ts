import { describe, expect, test } from 'vitest';
import type { Asset, Effect, Field, Value } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeBridge } from './bridge.ts';

const USDC: Asset = { kind: 'token', mint: at('usdc'), decimals: 6 };
const [SOURCE, TARGET, VAULT] = [at('source'), at('target'), at('vault')];
const WORMHOLE = { program: 'wormDTUJ6AWPNvk59vGQbDvGJmqbDTdgWgAqcLBCgUb', of: 'Wormhole' };
const LAYERZERO = { program: '76y77prsiCMvXMjuoZ5VRrhG5qYBrUMYTE5WgHqgjEn6', of: 'LayerZero' };
const CCTP = { program: 'CCTPiPYPc6AsJuwueEnWgSgucamXDZwBd53dQ11YiKX3', of: 'CCTP' };

const bytes = (name: string, value: Uint8Array): Field => ({ name, value: { kind: 'bytes', bytes: value } });
const chain = (name: string, choice: string): Field => ({ name, value: { kind: 'choice', choice } });

/** 32 bytes that end in a receiver of an EVM chain. */
const EVM = Uint8Array.from([
  ...Array.from({ length: 12 }, () => 0),
  ...Array.from({ length: 20 }, () => 0xab),
]);
const EVM_TEXT = `0x${'ab'.repeat(20)}`;

const send: Effect = {
  kind: 'transfer',
  asset: USDC,
  amount: 2_500_000n,
  from: SOURCE,
  to: VAULT,
  fromOwner: USER,
};
const receive = (toOwner = USER): Effect => ({
  kind: 'mint',
  asset: USDC,
  amount: 7_000_000n,
  account: TARGET,
  owner: toOwner,
});

const tell = (steps: readonly Step[]): string | undefined => toText(describeBridge(inputOf(steps), []));

const transfer = (fields: readonly Field[]): Step => ({
  ...WORMHOLE,
  name: 'transferNative',
  accounts: { payer: USER, from: SOURCE },
  fields,
  effects: [send],
});

describe('a transfer to another chain', () => {
  test('says how much went where and to whom', () => {
    expect(tell([transfer([chain('targetChain', 'Ethereum'), bytes('targetAddress', EVM)])])).toMatch(
      new RegExp(`^sent 2.5 \\S+ to ${EVM_TEXT} on Ethereum over Wormhole$`),
    );
  });

  test('leaves out a receiver whose address cannot be told from its bytes', () => {
    expect(
      tell([
        transfer([chain('targetChain', 'Algorand'), bytes('targetAddress', new Uint8Array(32).fill(7))]),
      ]),
    ).toMatch(/^sent 2.5 \S+ to Algorand over Wormhole$/);
  });

  test('of somebody else’s units is forwarded', () => {
    const step = transfer([chain('targetChain', 'Base')]);
    expect(tell([{ ...step, effects: [{ ...send, fromOwner: at('order') }] }])).toMatch(
      /^forwarded 2.5 \S+ to Base over Wormhole$/,
    );
  });

  /** An OFT's message, whose amount is in shared decimals. */
  const oft = (shared: number): Step => {
    const message = new Uint8Array(40);
    message.set(EVM);
    new DataView(message.buffer).setBigUint64(32, BigInt(shared));
    return {
      program: at('token program of another'),
      of: 'Some OFT',
      name: 'send',
      effects: [send],
      inner: [{ ...LAYERZERO, name: 'send', fields: [chain('dstEid', 'Base'), bytes('message', message)] }],
    };
  };

  test('by LayerZero names the receiver where the message is about what was sent', () => {
    expect(tell([oft(25_000)])).toMatch(new RegExp(`^sent 2.5 \\S+ to ${EVM_TEXT} on Base over LayerZero$`));
    expect(tell([oft(17)])).toMatch(/^sent 2.5 \S+ to Base over LayerZero$/);
  });
});

describe('a transfer from another chain', () => {
  const redeem = (endpoint: string, effects: readonly Effect[]): Step => ({
    ...WORMHOLE,
    name: 'completeWrapped',
    accounts: { payer: USER, endpoint: endpoint as typeof USER, to: TARGET }, // an address of the table
    effects,
  });

  test('says how much came from where', () => {
    expect(tell([redeem('DujfLgMKW71CT2W8pxknf42FT86VbcK5PjQ6LsutjWKC', [receive()])])).toMatch(
      /^received 7 \S+ from Ethereum over Wormhole$/,
    );
    expect(tell([redeem(at('unknown'), [receive()])])).toMatch(/^received 7 \S+ from another chain over/);
  });

  test('that another signed for is delivered', () => {
    expect(
      tell([
        {
          ...CCTP,
          name: 'handleReceiveMessage',
          accounts: { recipientTokenAccount: TARGET },
          fields: [chain('remoteDomain', 'Arbitrum')],
          effects: [receive(at('receiver'))],
        },
      ]),
    ).toMatch(/^delivered 7 \S+ to \S+, sent from Arbitrum over Circle CCTP$/);
  });

  test('is received by who a program hands it on to', () => {
    const text = tell([
      redeem('DujfLgMKW71CT2W8pxknf42FT86VbcK5PjQ6LsutjWKC', [receive(at('relayer'))]),
      {
        ...WORMHOLE,
        name: 'other',
        effects: [{ ...send, from: TARGET, amount: 6_900_000n, fromOwner: at('relayer'), toOwner: USER }],
      },
    ]);
    expect(text).toMatch(/^received 6.9 \S+ from Ethereum over Wormhole$/);
  });
});

test('values a node may send do not stop it', () => {
  const odd: readonly Value[] = [
    { kind: 'none' },
    { kind: 'bytes', bytes: new Uint8Array() },
    { kind: 'integer', integer: 2 },
  ];
  for (const value of odd) {
    expect(
      tell([
        transfer([
          { name: 'targetChain', value },
          { name: 'targetAddress', value },
        ]),
      ]),
    ).toMatch(/^sent 2.5 \S+ to \S.* over Wormhole$/);
  }
});
