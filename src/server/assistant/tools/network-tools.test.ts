import { describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { createScriptedClusters, NodeError, type Script } from '../../testing/scripted-cluster.ts';
import { ALICE, blockOf, BOB, FAILED, FIRST, SECOND, transferOf } from '../../testing/recorded-answers.ts';
import { VALIDATOR_NODE, VOTES } from '../../testing/validator-answers.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import { composeAnswers } from '../../compose.ts';

const BLOCKS: Script = {
  getSlot: () => 60,
  getFirstAvailableBlock: () => 10,
  getBlocks: ([first, last]) =>
    [49, 50, 53, 60].filter((slot) => slot >= Number(first) && slot <= Number(last)),
  getBlocksWithLimit: ([first]) => [49, 50, 53, 60].filter((slot) => slot >= Number(first)).slice(0, 1),
  getBlock: ([slot]) => {
    if (slot === 50) return blockOf(49, [transferOf(FIRST), transferOf(SECOND, FAILED)]);
    if (slot === 49) return blockOf(48);
    if (slot === 53) return blockOf(50);
    throw new NodeError(-32009);
  },
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as readonly string[]).map(() => null), // a list of addresses
  }),
};
const clusters = createScriptedClusters({ mainnet: VALIDATOR_NODE, localnet: BLOCKS });
const parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => Date.UTC(2026, 10, 21) };

const call = createToolCaller(() => parts, 'mainnet');

describe('get_validator', () => {
  test('every lamport of its stake, its place, and its name apart as its own word', async () => {
    const { raw, result } = await call('get_validator', { vote: VOTES[0] });
    expect(raw('stake')).toBe('18000000000000000');
    expect(raw('rank')).toBe('1');
    expect(raw('validators')).toBe('3');
    expect(raw('commission')).toBe('5.5');
    expect(raw('delinquent')).toBe('no');
    expect(Number(raw('credits.0.epoch'))).toBeGreaterThan(Number(raw('credits.1.epoch')));
    expect(raw('thisEpoch.credits')).toBe('150');
    expect(result.untrusted).toContainEqual({
      id: 'r1.u1',
      path: '/name',
      what: 'validator name',
      text: '<b>Ada</b>',
    });
    expect(JSON.stringify(result.facts)).not.toContain('Ada');
  });

  test('an address that is no validator is not found', async () => {
    const { result } = await call('get_validator', { vote: ALICE });
    expect(result).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });
});

describe('get_block', () => {
  test('transactions, failures and fees of a slot, and those that paid most', async () => {
    const { raw } = await call('get_block', { slot: '50' }, 'localnet');
    expect(raw('slot')).toBe('50');
    expect(raw('transactions')).toBe('2');
    expect(raw('votes')).toBe('0');
    expect(raw('failed')).toBe('1');
    expect(raw('failedShare')).toBe('50');
    expect(raw('topFees.0.signature')).toBe(FIRST);
    expect(raw('topFees.0.payer')).toBe(ALICE);
  });

  test('a skipped slot is said to be skipped', async () => {
    const { result } = await call('get_block', { slot: 51 }, 'localnet');
    expect(result.error).toMatchObject({ code: 'not_found' });
    expect(result.error?.message).toMatch(/produced no block/);
  });

  test('what is no slot is refused', async () => {
    expect((await call('get_block', { slot: 'latest' }, 'localnet')).result.error).toMatchObject({
      code: 'invalid_argument',
    });
  });
});

describe('list_block_transactions', () => {
  test('counts and sums are of all that fit, the list holds as many as asked for', async () => {
    const { raw, result } = await call('list_block_transactions', { slot: 50, limit: 1 }, 'localnet');
    expect([raw('count'), raw('failed'), raw('failedShare')]).toEqual(['2', '1', '50']);
    expect([raw('fees'), raw('meanFee'), raw('highestFee')]).toEqual(['10000', '5000', '5000']);
    expect([raw('computeUnits'), raw('meanComputeUnits')]).toEqual(['300', '150']);
    expect(raw('actions.0.action')).toBe('transfer');
    expect([raw('errors.0.error'), raw('errors.0.transactions')]).toEqual([
      'ResultWithNegativeLamports',
      '1',
    ]);
    expect([raw('topPayers.0.payer'), raw('topPayers.0.fees')]).toEqual([ALICE, '10000']);
    expect(raw('items.0.signature')).toBe(FIRST);
    expect(result.page).toEqual({ cursor: '1', returned: 1, total: 2 });
    const next = await call('list_block_transactions', { slot: 50, limit: 1, cursor: '1' }, 'localnet');
    expect(next.raw('items.0.signature')).toBe(SECOND);
  });

  test.each([
    [{ status: 'failed' }, [SECOND]],
    [{ action: 'transfer' }, [FIRST, SECOND]],
    [{ action: 'trade' }, []],
    [{ signer: ALICE }, [FIRST, SECOND]],
    [{ signer: BOB }, []],
    [{ account: BOB }, [FIRST, SECOND]],
    [{ token: BOB }, [FIRST, SECOND]],
    [{ token: VOTES[0] }, []],
    [{ leastFee: '0.000005' }, [FIRST, SECOND]],
    [{ leastFee: '0.000005001' }, []],
    [{ mostFee: '0.000004999' }, []],
  ])('by %o', async (filter, signatures) => {
    const { result, raw } = await call('list_block_transactions', { slot: 50, ...filter }, 'localnet');
    expect(raw('count')).toBe(String(signatures.length));
    expect(result.facts.filter(({ path }) => path.endsWith('/signature')).map((one) => one.raw)).toEqual(
      signatures,
    );
  });

  test('a range says which of its slots were read', async () => {
    const { raw, result } = await call(
      'list_block_transactions',
      { slot: 49, untilSlot: 55, limit: 1 },
      'localnet',
    );
    expect(raw('count')).toBe('2');
    expect([raw('slots'), raw('blocksRead')]).toEqual(['7', '3']);
    expect([raw('skippedSlots'), raw('unreadSlots')]).toEqual(['2', '2']);
    expect(result.notes.some((note) => note.includes('could not be read'))).toBe(true);
    expect(result.page).toEqual({ cursor: '1', returned: 1 });
  });

  test('a skipped slot, a range that is too long or ends before it begins', async () => {
    const ask = async (args: object) =>
      (await call('list_block_transactions', args, 'localnet')).result.error;
    expect(await ask({ slot: 51 })).toMatchObject({ code: 'not_found' });
    expect(await ask({ slot: 1, untilSlot: 201 })).toMatchObject({ code: 'invalid_argument' });
    expect(await ask({ slot: 50, untilSlot: 49 })).toMatchObject({ code: 'invalid_argument' });
  });
});

describe('search_docs', () => {
  const headingOf = async (query: string) => (await call('search_docs', { query })).raw('passages.0.heading');

  test('a word of the chain finds the place that explains it', async () => {
    expect(await headingOf('what is rent?')).toBe('Rent and rent exemption');
    expect(await headingOf('what is a PDA')).toBe('Program derived address (PDA)');
    expect(await headingOf('explain compute units')).toBe('Compute unit (CU)');
    expect(await headingOf('what does finalized mean')).toBe(
      'Commitment levels: processed, confirmed, finalized',
    );
    expect(await headingOf('difference between slot and block')).toBe('Slot and block');
    expect(await headingOf('how do priority fees work')).toBe('Priority fee');
    expect(await headingOf('what is wrapped sol')).toBe('Wrapped SOL');
    expect(await headingOf('what is a sandwich attack')).toBe('Sandwich');
  });

  test('a question about the product finds its documentation', async () => {
    expect((await call('search_docs', { query: 'how do I export' })).raw('passages.0.title')).toBe('Export');
    expect((await call('search_docs', { query: 'keyboard shortcuts' })).raw('passages.0.heading')).toBe(
      'Keyboard shortcuts',
    );
  });

  test('a place reads one passage, whatever the words are nearest to', async () => {
    const { raw } = await call('search_docs', { query: 'slot', place: '/docs/concepts#s-lamport' });
    expect(raw('passages.0.heading')).toBe('Lamport');
    expect(raw('count')).toBe('1');
  });

  test('a passage has whole sentences, at most 700 characters, and leads to its heading', async () => {
    const { facts } = await call('search_docs', { query: 'token', limit: 10 });
    const texts = [...facts.values()].filter(({ id }) => /^r1\.passages\.\d+\.text$/.test(id));
    expect(texts.length).toBe(10);
    for (const { ui, href } of texts) {
      expect(ui.length).toBeLessThanOrEqual(700);
      expect(ui).toMatch(/[.!?:;…]$/);
      expect(href).toMatch(/^\/docs\/[a-z-]+(?:#s-[\w-]+)?$/);
    }
  });

  test('what nothing is written about is not found', async () => {
    expect((await call('search_docs', { query: 'qwxzzt' })).result.error).toMatchObject({
      code: 'not_found',
    });
  });
});
