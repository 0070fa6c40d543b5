import { z } from 'zod';
import type { FeeSurvey, SlotFeesAnswer } from '#contracts/network/solana';
import { ceilOf, toFraction } from '#std/fraction';
import * as leaf from '../figures/figure.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { computePrice, toFeeRows } from '../toolkit/fee-tree.ts';
import { readPart } from '../toolkit/from-index.ts';
import { defineTool, found, sourceOf, ToolError } from './define-tool.ts';

/** Lamports for each signature, on every cluster since genesis. */
const SIGNATURE_LAMPORTS = 5_000n;
const MICRO = 1_000_000n;
const USUAL_UNITS = 200_000;
const MOST_UNITS = 1_400_000;
const SHOWN = [10, 25, 50, 75, 90, 95, 99];
/** A price that three quarters did not exceed is likely enough. */
const ENOUGH = 75;

type Slots = Extract<SlotFeesAnswer, { kind: 'found' }>;

export default defineTool({
  name: 'get_fees',
  title: 'Read what fees are paid now',
  description:
    'What transactions pay now: fees, priority fees and prices of compute in the newest blocks by percentile, the least price of recent slots, for all or for transactions that write to one account, and the price and fee that are likely enough for a number of compute units.',
  doing: 'Reading the fees',
  about: ['account', 'epoch'],
  inAssistant: true,
  input: z.strictObject({
    account: addressArgument.optional().describe('Account the transaction writes to.'),
    computeUnits: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_UNITS)
      .default(USUAL_UNITS)
      .describe(`Compute units the transaction asks for; ${USUAL_UNITS} when left out.`),
    signatures: z.coerce.number().int().min(1).max(64).default(1),
  }),
  async run(ask, { account, computeUnits, signatures }) {
    const [slots, solana] = await Promise.all([
      ask.ask('slotFees', { account }).then((answer) => (account === undefined ? answer : found(answer))),
      readPart(ask, ask.ask('solana', {})),
    ]);
    const recent = slots.kind === 'found' ? slots : undefined;
    const survey = solana?.fees;
    const price = account === undefined ? (surveyPrice(survey) ?? slotPrice(recent)) : slotPrice(recent);
    const source = recent?.provenance ?? solana?.provenance;
    if (source === undefined || price === undefined) {
      throw new ToolError('unavailable', 'No recent block says what transactions pay.');
    }
    const base = SIGNATURE_LAMPORTS * BigInt(signatures);
    const priority = ceilOf(toFraction(price * BigInt(computeUnits), MICRO));
    return {
      data: {
        account: account === undefined ? undefined : leaf.address(account),
        baseFee: leaf.sol(base),
        computeUnits: leaf.count(computeUnits, 'CU'),
        likelyPrice: computePrice(price),
        likelyPriorityFee: leaf.sol(priority),
        likelyFee: leaf.sol(base + priority),
        ...(recent && { slots: toSlotTree(recent) }),
        ...(survey && { blocks: toSurveyTree(survey) }),
      },
      source: sourceOf(source),
      notes: [
        `Likely enough is the price three quarters of ${
          account === undefined && survey !== undefined ? 'the newest transactions' : 'the recent slots'
        } did not exceed; it is not a guarantee.`,
        ...(survey === undefined ? ['No block with other transactions than votes was read yet.'] : []),
      ],
      links: [{ label: 'Network', href: '/solana' }],
    };
  },
});

const surveyPrice = (survey: FeeSurvey | undefined): bigint | undefined =>
  survey?.percentiles.find(({ percentile }) => percentile === ENOUGH)?.microLamportsPerUnit;

const slotPrice = (slots: Slots | undefined): bigint | undefined =>
  slots?.percentiles.find(({ percentile }) => percentile === ENOUGH)?.microLamportsPerUnit;

const toSlotTree = ({ percentiles, slots, priced, firstSlot, lastSlot, highest }: Slots) => ({
  count: leaf.count(slots),
  from: leaf.slot(firstSlot),
  to: leaf.slot(lastSlot),
  priced: leaf.count(priced),
  highest: computePrice(highest),
  percentiles: percentiles.map(({ percentile, microLamportsPerUnit }) => ({
    percentile: leaf.number(percentile),
    price: computePrice(microLamportsPerUnit),
  })),
});

const toSurveyTree = (survey: FeeSurvey) => ({
  count: leaf.count(survey.blocks),
  from: leaf.slot(survey.firstSlot),
  to: leaf.slot(survey.lastSlot),
  transactions: leaf.count(survey.transactions),
  withPriority: leaf.count(survey.withPriority),
  percentiles: toFeeRows(survey, SHOWN),
});
