import type { Found } from '../tools/define-tool.ts';
import type getBlock from '../tools/get-block.ts';
import { agreeing, counted, words } from '../writing/counted.ts';
import { sentence } from '#assistant/write/writer';
import { defineNarrative, step } from './define-narrative.ts';

type Data = NonNullable<Found<typeof getBlock>['data']>;

export default defineNarrative({
  id: 'block.overview',
  title: 'Describe the block',
  needs: [{ name: 'slot', kind: 'block' }],
  plan: ({ slots: { slot } }) => [step('block', 'get_block', 'Read the block', { slot })],
  write(writer, { read }) {
    const found = read<Data>('block');
    if (found === undefined) return;
    const { data, callId } = found;
    if (data.transactions !== undefined) {
      writer.line`Block ${data.slot} has ${counted(data.transactions, 'transaction')}, of which ${data.votes} ${agreeing(data.votes ?? data.transactions, 'is a vote', 'are votes')} and ${data.failed} failed.`;
    } else writer.line`Block ${data.slot} follows block ${data.parentSlot}.`;
    if (data.time !== undefined)
      writer.text`It was made at ${data.time} (${data.age} ago)${data.leader === undefined ? undefined : [words(' by '), data.leader]}, and is ${data.commitment}.`;
    if (data.fees !== undefined)
      writer.text`Its transactions paid ${data.fees} in fees, ${data.priorityFees} of it as priority fees.`;
    if (data.computeUnits !== undefined && data.computeShare !== undefined) {
      writer.text`They used ${data.computeUnits}, ${data.computeShare} of the most a block may use.`;
    }
    writer.table(
      'Programs called most',
      [
        { title: 'Program' },
        { title: 'Transactions', align: 'end' },
        { title: 'Failed', align: 'end' },
        { title: 'Compute', align: 'end' },
      ],
      data.programs.map((use) => [use.program, use.transactions, use.failed, use.computeUnits]),
      callId,
    );
    writer.table(
      'Transactions that paid most',
      [
        { title: 'Transaction' },
        { title: 'Fee', align: 'end' },
        { title: 'Payer' },
        { title: 'What it did' },
      ],
      data.topFees.map((row) => [
        row.signature,
        row.fee,
        row.payer,
        row.summary === undefined ? words('not read') : sentence(row.summary),
      ]),
      callId,
      3,
    );
    if (data.blockhash !== undefined)
      writer.full`Its hash is ${data.blockhash}; its parent is slot ${data.parentSlot}.`;
    for (const { address, kind, amount } of data.rewards) writer.full`${address} got ${amount} as ${kind}.`;
    writer.suggest(
      'Who produced it?',
      'Which transaction paid most in it?',
      'How full is it?',
      'How is the network doing?',
    );
  },
});
