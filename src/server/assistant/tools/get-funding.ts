import { z } from 'zod';
import type { FundingAnswer } from '#contracts/people/funding';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { addressArgument, limitArgument } from '../toolkit/arguments.ts';
import {
  amountOf,
  askQuery,
  askWithin,
  countOf,
  equalTo,
  isTooMuch,
  type Within,
} from '../toolkit/ask-query.ts';
import { cutOf, doneCuts } from '../toolkit/cuts.ts';
import { toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, found, sourceOf, ToolError, type ToolAsk } from './define-tool.ts';

const MOST = 50;

export default defineTool({
  name: 'get_funding',
  title: 'Find who funded a wallet',
  description:
    'First funder of a wallet: who sent its first SOL, in which transaction, when and how much, and what other wallets that funder sent SOL to, as far as the index knows. Call it for where a wallet comes from.',
  doing: 'Looking for its first funder',
  about: ['account'],
  input: z.strictObject({ address: addressArgument, limit: limitArgument(MOST, 10) }),
  async run(ask, { address, limit }) {
    const answer = found(await ask.ask('funding', { wallet: address }));
    const { first, names, whole } = answer;
    const others =
      first?.funder === undefined || first.by === 'account closed'
        ? undefined
        : await readFunded(ask, first.funder, address, limit);
    const rows = others?.table.rows ?? [];
    return {
      data: {
        address: toAddressLeaf(address, names),
        whole: leaf.flag(whole),
        transactions: leaf.count(answer.listed),
        ...(answer.oldestTime !== undefined && { oldest: leaf.time(answer.oldestTime) }),
        ...(first && {
          funder: first.funder && toAddressLeaf(first.funder, names),
          amount: leaf.sol(first.lamports),
          by: leaf.word(first.by),
          signature: leaf.signature(first.signature),
          slot: leaf.slot(first.slot),
          ...(first.time !== undefined && { time: leaf.time(first.time) }),
        }),
        ...(others && {
          ...(others.count !== undefined && { alsoFunded: leaf.count(others.count) }),
          funded: rows.map((row) => ({
            receiver: leaf.address(String(row['receiver'])),
            amount: leaf.sol(amountOf(row, 'sum_amount')),
            transfers: leaf.count(countOf(row)),
            ...(row['min_time'] !== undefined && { first: leaf.time(String(row['min_time'])) }),
          })),
          coverage: toCoverageTree(others.table.coverage),
        }),
      },
      source: sourceOf(answer.provenance),
      notes: toNotes(answer, others),
      truncated:
        others?.count === undefined
          ? others?.table.hasMore === true
            ? doneCuts(rows.length, ['/funded'])
            : []
          : cutOf('/funded', others.count, rows.length),
      links: [{ label: 'Account', href: `/account/${address}` }],
    };
  },
});

interface Funded extends Within {
  /** Of all of them; absent where that is too much to count. */
  readonly count: number | undefined;
}

/** Other wallets a funder sent SOL to, those that got most first; `undefined` where nothing is indexed. */
async function readFunded(
  ask: ToolAsk,
  funder: string,
  wallet: string,
  limit: number,
): Promise<Funded | undefined> {
  const asked = {
    from: 'transfers',
    where: [
      ...equalTo({ sender: funder, mint: WRAPPED_SOL.mint }),
      { field: 'receiver', is: '!=', value: wallet },
    ],
  } as const;
  try {
    const within = await askWithin(
      ask,
      {
        ...asked,
        by: ['receiver'],
        measures: [
          { measure: 'sum', field: 'amount' },
          { measure: 'count' },
          { measure: 'min', field: 'time' },
        ],
        limit,
      },
      undefined,
      undefined,
    );
    const over = await askQuery(ask, {
      ...asked,
      time: within.time,
      measures: [{ measure: 'distinct', field: 'receiver' }],
    });
    return { ...within, count: isTooMuch(over) ? undefined : countOf(over.rows[0], 'distinct_receiver') };
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function toNotes(
  { first, whole, read }: Extract<FundingAnswer, { kind: 'found' }>,
  others: Funded | undefined,
): readonly string[] {
  return [
    ...(whole ? [] : ['The history was not read to its beginning: this is the earliest that was reached.']),
    ...(first !== undefined
      ? []
      : [
          read === 0
            ? 'No transaction of it is known to the node.'
            : `None of the ${read} oldest transactions brought it SOL.`,
        ]),
    ...(first?.by === 'balances'
      ? ['No transfer names a sender: taken is who paid the fee of the transaction that brought the SOL.']
      : []),
    ...(first !== undefined && others === undefined
      ? ['What else the funder sent SOL to is not known: no index could be asked.']
      : []),
    ...(others?.narrowed === undefined ? [] : [others.narrowed]),
    ...(others === undefined
      ? []
      : [
          'Others are wallets the funder sent SOL to while the index covers it; whether it was their first is not known.',
        ]),
  ];
}
