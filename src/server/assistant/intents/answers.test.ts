import { describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { ALICE, BOB, FAILED, FIRST, SECOND, transferOf } from '../../testing/recorded-answers.ts';
import { ByteWriter } from '../../testing/byte-writer.ts';
import { createScriptedClusters, type Script } from '../../testing/scripted-cluster.ts';
import { planner } from '../planning/planner.ts';
import { composeAnswers } from '../../compose.ts';

const SYSTEM = '11111111111111111111111111111111';
const NAME_PROGRAM = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX';
/** Where the name service keeps `bonfida.sol`. */
const BONFIDA = 'Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb';

const toAccount = (owner: string, data: Uint8Array, lamports: bigint) => ({
  lamports,
  owner,
  executable: false,
  rentEpoch: 0,
  space: data.length,
  data: [Buffer.from(data).toString('base64'), 'base64'],
});

const node: Script = {
  getAccountInfo: ([address]) => ({
    context: { slot: 60 },
    value:
      address === ALICE
        ? toAccount(SYSTEM, new Uint8Array(), 8_995_000n)
        : address === BONFIDA
          ? toAccount(NAME_PROGRAM, new ByteWriter().zeros(32).key(ALICE).zeros(32).take(), 1n)
          : null,
  }),
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as string[]).map(() => null),
  }),
  getTokenAccountsByOwner: () => ({ context: { slot: 60 }, value: [] }),
  getTransaction: ([signature]) =>
    signature === FIRST
      ? transferOf(FIRST)
      : { ...transferOf(SECOND, FAILED), slot: 49, blockTime: 1_699_999_000 },
  getSignatureStatuses: ([signatures]) => ({
    value: (signatures as string[]).map(() => ({
      slot: 50,
      confirmations: null,
      err: null,
      confirmationStatus: 'finalized',
    })),
  }),
  getSignaturesForAddress: () => [
    { signature: FIRST, slot: 50, blockTime: 1_700_000_000, err: null, confirmationStatus: 'finalized' },
    { signature: SECOND, slot: 49, blockTime: 1_699_999_000, err: FAILED, confirmationStatus: 'finalized' },
  ],
};
const clusters = createScriptedClusters({ mainnet: node });
const parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 1_700_000_100_000 };

async function ask(text: string, page: string) {
  const { answer, results } = await planner.answer({
    request: { mode: 'agent', text, page },
    cluster: 'mainnet',
    parts,
    signal: new AbortController().signal,
    tell: () => {},
  });
  const facts = new Map(results.flatMap((result) => result.facts.map((fact) => [fact.id, fact])));
  const [first] = answer.blocks;
  const spans = first !== undefined && 'spans' in first ? first.spans : [];
  const said = spans.map((span) => {
    const unit = span.kind === 'fact' ? facts.get(span.fact)?.unit : undefined;
    return unit === undefined || span.text.endsWith(unit) ? span.text : `${span.text} ${unit}`;
  });
  return { answer, results, first: said.join('') };
}

const A = 'Vote…1112';
const B = 'Stak…1112';

describe('the first sentence answers', () => {
  test.each([
    ['explain this transaction', FIRST, `${A} sent 0.001 SOL to ${B}.`],
    ['did it go through', FIRST, 'Yes, it went through: it succeeded and is finalized.'],
    ['fee?', FIRST, `The fee was 0.000005 SOL, paid by ${A}.`],
    ['how many compute units did it use', FIRST, 'It used 150 CU of compute and set no limit of its own.'],
    ['who sent what to whom', FIRST, `${A} sent 0.001 SOL to ${B}.`],
    ['who gained and lost what', FIRST, `${A} lost 0.001005 SOL and gained nothing.`],
    ['which programs were called', FIRST, 'It calls 1 program: System Program.'],
    ['who signed it', FIRST, `${A} signed it alone and paid its fee.`],
    ['what price did they get', FIRST, `There is no swap in it, so no price. ${A} sent 0.001 SOL to ${B}.`],
    [
      'is this transaction safe',
      FIRST,
      `There is something to look at: ${A} gave 0.001005 SOL and got nothing back; it went to ${B}. A plain payment looks the same.`,
    ],
    ['when was it', FIRST, 'It was at 2023-11-14T22:13:20Z, 1 min 40 s ago, in slot 50.'],
    ['did it go through', SECOND, 'It landed and failed: ResultWithNegativeLamports. It is finalized.'],
    [
      'who sent what to whom',
      SECOND,
      `Nothing moved: the transaction failed with ResultWithNegativeLamports. Only the fee of 0.000005 SOL was paid, by ${A}.`,
    ],
    [
      'is this transaction safe',
      SECOND,
      'It failed, so nothing in it took effect but the fee of 0.000005 SOL. It cannot have drained anything.',
    ],
  ])('%s of %s', async (question, signature, sentence) => {
    const { answer, first } = await ask(question, `/tx/${signature}`);
    expect(first).toBe(sentence);
    expect(answer.grounding.replaced).toBe(0);
    expect(answer.suggestions.length).toBeGreaterThan(1);
  });

  test.each([
    ['what is this account', `${A} is a wallet with 0.008995 SOL and no tokens.`],
    ['how much sol does it have', `${A} has 0.008995 SOL.`],
    ['what tokens does it hold', `${A} holds 0.008995 SOL and no tokens.`],
    [
      'show its latest transactions',
      `Its newest transaction, 5VER…kQUW, was at 2023-11-14T22:13:20Z: ${A} sent 0.001 SOL to ${B}.`,
    ],
    ['how many transactions does it have', `${A} is named in 2 transactions.`],
    ['who does it deal with most', `It deals most with ${B}: 1 of 1 transfer, or 100 %.`],
    [`did it send anything to ${BOB}`, `Yes: ${A} sent to ${B} in 1 transfer; nothing came back.`],
    ['how much came in and went out', `${A} received 0 SOL and sent 0.001 SOL, which is -0.001 SOL net.`],
    ['how much did it pay in fees', `${A} paid 0.00001 SOL in fees for 2 transactions.`],
    ['how many of its transactions failed', `Of 2 transactions of ${A}, 1 failed, which is 50 %.`],
    ['follow the money', `What left ${A} went to 1 address, most often ${B}, which got 0.001 SOL.`],
    [
      `compare it with ${BOB}`,
      `${A} has more SOL: 0.008995 SOL against 0 SOL of ${B}, a difference of 0.008995 SOL.`,
    ],
  ])('%s', async (question, sentence) => {
    const { answer, first } = await ask(question, `/account/${ALICE}`);
    expect(first).toBe(sentence);
    expect(answer.grounding.replaced).toBe(0);
    expect(answer.suggestions.length).toBeGreaterThan(1);
  });
});

describe('a .sol name', () => {
  test('is looked up first, and the answer is of its owner', async () => {
    const { answer, results, first } = await ask('how much sol does bonfida.sol have', '/');
    expect(results.map(({ tool }) => tool)).toEqual(['resolve', 'get_account']);
    expect(first).toBe(`${A} has 0.008995 SOL.`);
    expect(answer.context.entities).toEqual([{ kind: 'domain', id: 'bonfida.sol' }]);
  });

  test('that nobody owns ends the plan', async () => {
    const { results, first } = await ask('what tokens does nobody-has-this.sol hold', '/');
    expect(results.map(({ tool }) => tool)).toEqual(['resolve']);
    expect(first).toBe('Nobody owns this name on this cluster.');
  });

  test('is stated with its owner', async () => {
    const { first } = await ask('who owns bonfida.sol', '/');
    expect(first).toBe(`The name bonfida.sol belongs to ${A}.`);
  });
});
