import { counted, words } from '../writing/counted.ts';
import { listed, sentence, toSpans, type Piece, type Writer } from '#assistant/write/writer';
import {
  defineTransactionNarrative,
  isFailed,
  type TransactionData,
} from './define-transaction-narrative.ts';

/** Whose position was liquidated for what, what a swap asked for at least, and whether who launched a token bought of it. */
function tellActs(writer: Writer, data: TransactionData): void {
  for (const { owner, positionAccount: position, liquidator, repaid, seized } of data.liquidations) {
    const whose = owner === undefined ? [] : [words(' of '), owner];
    const what =
      position === undefined ? [words('a position'), ...whose] : [words('the position '), position, ...whose];
    if (repaid !== undefined && seized !== undefined)
      writer.text`${liquidator} liquidated ${what}: it repaid ${repaid} of the debt and took ${seized} of the collateral for it.`;
    else if (seized !== undefined) writer.text`${liquidator} liquidated ${what} and got ${seized} for it.`;
    else writer.text`${liquidator} liquidated ${what}.`;
  }
  const [limit, ...others] = data.limits;
  if (limit?.room !== undefined && others.length === 0)
    writer.text`Its minimum output was ${limit.least}; it could have got ${limit.room} less and still gone through.`;
  if (data.creatorBought?.raw === 'no') writer.text`Nobody bought the new token in this transaction.`;
}

/** Changes a reader takes in at a glance; the others are stated in full. */
const FEW = 8;

export default defineTransactionNarrative({
  id: 'transaction.overview',
  title: 'Explain the transaction',
  tell(writer, data, { callId }) {
    const failed = isFailed(data);
    writer.line`${sentence(data.summary)}.`;
    if (failed) {
      writer.text`Nothing it tried to move was moved. The fee of ${data.fee} was still paid, by ${data.feePayer}.`;
    } else {
      // One trade in one pool is what the first sentence says.
      for (const { trader, sold, bought, venues, swaps } of data.trades) {
        if (venues.length === 0 || (data.trades.length === 1 && swaps.raw === '1')) continue;
        writer.text`${trader} gave ${sold} and got ${bought}, in ${counted(swaps, 'step')} through ${listed(venues)}.`;
      }
      tellActs(writer, data);
    }
    if (data.time !== undefined) {
      writer.text`It is ${data.confirmation}, in slot ${data.slot}, at ${data.time}, which is ${data.age} ago. ${data.feePayer} paid a fee of ${data.fee}.`;
    }
    writer.table(
      'Pools it went through',
      [
        { title: 'Step', align: 'end' },
        { title: 'Pool' },
        { title: 'In', align: 'end' },
        { title: 'Out', align: 'end' },
        { title: 'Fee of the pool', align: 'end' },
      ],
      data.swaps.map(({ step, pool, venue, sold, bought, feeShare, fee }) => [
        step,
        pool ?? venue,
        sold,
        bought,
        feeShare ?? fee,
      ]),
      callId,
    );
    const rows = data.changes.map(({ owner, amount, after }): readonly Piece[] => [owner, amount, after]);
    const columns = [
      { title: 'Owner' },
      { title: 'Change', align: 'end' as const },
      { title: 'Afterwards', align: 'end' as const },
    ];
    writer.table('Who gained and lost what', columns, rows.slice(0, FEW), callId);
    writer.table('Further changes', columns, rows.slice(FEW), callId, 3);
    for (const memo of data.memos.slice(0, 3)) {
      writer.text`It carries a memo, which its sender wrote: ${memo}`;
    }
    writer.full`It has ${counted(data.topLevelCount, 'instruction')} of its own, ${data.instructionCount} with those they call, of ${counted(data.programCount, 'program')}.`;
    writer.table(
      'What it did, step by step',
      [{ title: 'Step' }, { title: 'Program' }, { title: 'What it does' }],
      data.steps.map(({ path, program, title, sentence: said, failed: broke }) => [
        path,
        program,
        [
          said !== undefined ? sentence(said) : toSpans(title ?? { kind: 'text', text: 'not known here' }),
          broke === undefined ? undefined : { kind: 'text', text: ' (failed)' },
        ],
      ]),
      callId,
      3,
    );
    writer.table(
      failed ? 'What it would have moved' : 'Everything that moved',
      [{ title: 'Step' }, { title: 'From' }, { title: 'To' }, { title: 'Amount', align: 'end' }],
      data.actions
        .filter(({ kind }) => kind.raw === 'transfer' || kind.raw === 'mint' || kind.raw === 'burn')
        .map(({ instruction, kind, from, to, owner, amount }) => [
          instruction,
          kind.raw === 'mint' ? toSpans({ kind: 'text', text: 'minted' }) : (from ?? owner),
          kind.raw === 'burn' ? toSpans({ kind: 'text', text: 'burned' }) : (to ?? owner),
          amount,
        ]),
      callId,
      3,
    );
    if (data.compute.used !== undefined) {
      if (data.compute.limit === undefined) writer.full`It used ${data.compute.used} of compute.`;
      else
        writer.full`It used ${data.compute.used} of the ${data.compute.limit} of compute it may use, or ${data.compute.share}.`;
    }
    writer.full`It was signed by ${listed(data.signers)}.`;
    writer.suggest(
      failed ? 'Why did it fail?' : 'Who sent what to whom?',
      'What was the fee?',
      'Which programs were called?',
      'Is this transaction safe?',
    );
  },
});
