import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { addressNamed } from '../testing/build-transaction.ts';
import { readParsed } from './parsed-instruction.ts';

const at = (name: string) => asAddress(addressNamed(name));
const SYSTEM = '11111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const STAKE = 'Stake11111111111111111111111111111111111111';

const read = (program: string, type: string, info: unknown) =>
  readParsed(
    asAddress(program),
    undefined,
    { program: 0, accounts: [], data: undefined, parsed: { type, info } },
    [],
    undefined,
  );
const units = (amount: string, decimals: number) => ({ amount, decimals, uiAmountString: '?' });

describe('what a node has parsed itself', () => {
  test.each<[string, string, unknown, string, readonly unknown[]]>([
    [
      SYSTEM,
      'transferWithSeed',
      { source: at('a'), destination: at('b'), lamports: 5 },
      'Transfer {lamports} from {source} to {destination}',
      [{ kind: 'transfer', asset: { kind: 'sol' }, amount: 5n, from: at('a'), to: at('b') }],
    ],
    [
      TOKEN,
      'transferCheckedWithFee',
      {
        source: at('a'),
        destination: at('b'),
        mint: at('m'),
        tokenAmount: units('70', 1),
        feeAmount: units('3', 1),
      },
      'Transfer {tokenAmount} from {source} to {destination}',
      [{ kind: 'transfer', amount: 70n, fee: 3n, asset: { kind: 'token', mint: at('m'), decimals: 1 } }],
    ],
    [
      TOKEN,
      'burnChecked',
      { account: at('a'), mint: at('m'), tokenAmount: units('70', 1) },
      'Burn {tokenAmount} of {account}',
      [{ kind: 'burn', amount: 70n, account: at('a') }],
    ],
    [
      TOKEN,
      'approve',
      { source: at('a'), delegate: at('d'), amount: '9' },
      'Let {delegate} spend {amount} of {source}',
      [{ kind: 'approve', account: at('a'), delegate: at('d'), amount: 9n }],
    ],
    [
      STAKE,
      'delegate',
      { stakeAccount: at('s'), voteAccount: at('v') },
      'Delegate the stake {stakeAccount} to {voteAccount}',
      [{ kind: 'stake', action: 'delegate', account: at('s'), validator: at('v') }],
    ],
    [
      STAKE,
      'merge',
      { source: at('a'), destination: at('b') },
      'Merge the stake {source} into the stake {destination}',
      [{ kind: 'stake', action: 'merge', account: at('b') }],
    ],
  ])('of %s %s is told and has its effect', (program, type, info, sentence, effects) => {
    const reading = read(program, type, info);
    expect(reading.sentence).toBe(sentence);
    expect(reading.effects).toMatchObject(effects);
  });

  test('a right that is given up has no new holder', () => {
    const info = { mint: at('m'), authorityType: 'mintTokens', newAuthority: null };
    expect(read(TOKEN, 'setAuthority', info).effects).toMatchObject([
      { kind: 'set-authority', account: at('m'), authority: 'the right to mint', to: undefined },
    ]);
  });

  test.each([
    [TOKEN, 'transferChecked', { source: 7 }],
    [STAKE, 'delegate', {}],
    [SYSTEM, 'constructor', { lamports: 1 }],
    [SYSTEM, 'transfer', null],
  ])('has no sentence and no effect where it lacks what they name (%s %s)', (program, type, info) => {
    const reading = read(program, type, info);
    expect([reading.sentence, reading.effects]).toEqual([undefined, []]);
  });
});
