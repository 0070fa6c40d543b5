import type { Found } from '../tools/define-tool.ts';
import type getBlock from '../tools/get-block.ts';
import { agreeing, counted, words } from '../writing/counted.ts';
import { sentence } from '#assistant/write/writer';
import { defineIntent, step } from './define-intent.ts';

type Data = NonNullable<Found<typeof getBlock>['data']>;

export default defineIntent({
  id: 'block.overview',
  title: 'Describe the block',
  needs: [{ name: 'slot', kind: 'block' }],
  phrases: [
    'when was this',
    'when was it',
    'which programs were called',
    'what programs were used',
    'compute units used',
    'how much compute was used',
    'how full was it',
    'top fee transaction',
    'top fees',
    'who was the producer',
    'fees?',
    'how many transactions',
    'what was the fee total',
    'what is this',
    'how many transactions does it have',
    'how many txs does it have',
    'how many transactions are there',
    'how many failed',
    'how much in fees was paid',
    'how much was paid in fees',
    'which transaction paid the most',
    'most expensive transaction',
    'what is in it',
    'who was the leader',
    'block {slot}',
    'slot {slot}',
    '{slot}',
    'what is in block {slot}',
    'what is in this block',
    'what happened in block {slot}',
    'what happened in slot {slot}',
    'what happened in this block',
    'tell me about block {slot}',
    'describe block {slot}',
    'explain block {slot}',
    'explain this block',
    'summary of block {slot}',
    'details of slot {slot}',
    'show block {slot}',
    'who produced block {slot}',
    'who produced this block',
    'who made block {slot}',
    'who made it',
    'who was the leader of slot {slot}',
    'leader of block {slot}',
    'which validator produced slot {slot}',
    'how many transactions are in block {slot}',
    'how many transactions are in this block',
    'how many transactions did block {slot} have',
    'how many failed in block {slot}',
    'how many votes are in it',
    'fees in block {slot}',
    'total fees of this block',
    'how full was block {slot}',
    'how full is it',
    'compute used by block {slot}',
    'what time was block {slot}',
    'when was slot {slot}',
    'when was this block made',
    'blockhash of {slot}',
    'hash of block {slot}',
    'most expensive transaction in block {slot}',
    'which programs were called in block {slot}',
    'was slot {slot} skipped',
    'parent of block {slot}',
    'qué hay en el bloque {slot}',
    'was ist in block {slot}',
    'que contient le bloc {slot}',
    'o que há no bloco {slot}',
    'could you please tell me what is in this block',
    'i would like to know what block {slot} contains',
    'what does block {slot} contain',
    'what does this block contain',
    'contents of block {slot}',
    'what was in slot {slot}',
    'look at block {slot}',
    'open block {slot}',
    'block number {slot}',
    'block no {slot}',
    'block {slot} info',
    'block {slot} details',
    'information about this block',
    'how big is block {slot}',
    'how big is this block',
    'size of block {slot}',
    'how many transactions were processed in it',
    'number of transactions in block {slot}',
    'transaction count of this block',
    'how many of them failed in this block',
    'how many successful transactions in block {slot}',
    'fees collected in block {slot}',
    'how much did the leader earn',
    'who built block {slot}',
    'who built this block',
    'who created it',
    'who proposed slot {slot}',
    'which node produced it',
    'was this block skipped',
    'was it skipped',
    'is block {slot} finalized',
    'timestamp of block {slot}',
    'date of slot {slot}',
    'when was block {slot} produced',
    'how old is block {slot}',
    'busiest program in block {slot}',
    'biggest transaction in this block',
    'compute units in block {slot}',
    'how much compute did block {slot} use',
    'how many compute units were used in this block',
    'rewards of block {slot}',
    'parent slot',
    'how much in fees did block {slot} collect',
    'what went on in block {slot}',
    'how many transactions does slot {slot} hold',
    'which validator was leader for {slot}',
    'what programs ran in this block',
    'what transactions are in block {slot}',
    'tell me everything about this block',
    'how many fees were paid in this block',
    'who produced slot {slot}',
    'was {slot} skipped',
    'how full is this block',
    'how many transactions are in it, the block i mean',
    'which leader made this block',
    'block {slot} summary',
    'total fees collected in {slot}',
    'what is inside this slot',
    'compute units used in block {slot} relative to the limit',
    'is there a blockhash for {slot} or did the leader miss its turn',
    'this block reward went to whom',
    'i ca not find anything at height {slot}, does that mean no block was made there',
    'number of failed and vote transactions within slot {slot}',
    'timestamp and parent of this block',
    'was this block congested',
    'how much did the leader earn with {slot}',
    'explain the block on my screen, i am new and see only a big number and a long list',
    'which leader made this block and how full is it',
    'slot {slot}: leader, tx count, timestamp',
    'anything noteworthy in this block? a general description will do',
    'was {slot} skipped or did it get produced',
    'seems crowded, what is in this block? votes vs non-votes, rewards, the lot',
    'would you kindly describe block {slot} for me',
    'how packed was this block, compute wise',
    'number of transactions in here and the leaders reward',
    '{slot} leader',
    'how much did the block producer pocket from fees in {slot}',
    'rpc tells me slot {slot} is missing in long term storage, was there a block at all',
    'my indexer has a hole right at {slot} and i cannot tell if the leader just missed his turn or my parser dropped it, what do you see there',
    'was there lots of vote traffic in {slot} compared to user transactions',
    'blockhash and parent of {slot}',
    'did the leader of this one fill it to the brim or leave it half empty',
  ],
  cues: [
    [
      /^\W{0,9}(?:which transaction paid|how many (?:failed|txs does it|transactions|votes)|who created it|(?:which|what) programs were|compute units used|how much compute was)/,
      0.12,
    ],
    [/\{slot\}/, 0.3],
    [/\b(?:this|the) block\b/, 0.25],
    [/\bwho (?:produced|made|led)\b|\bleader\b/, 0.15],
  ],
  plan: ({ slots: { slot } }) => [step('block', 'get_block', 'Read the block', { slot })],
  write(writer, { read, asked }) {
    const found = read<Data>('block');
    if (found === undefined) return;
    const { data, callId } = found;
    const { text } = asked;
    const [dearest] = data.topFees;
    if (/\b(?:who\b|leader\b|produc\w|validator\b)/i.test(text) && data.leader !== undefined) {
      writer.line`${data.leader} led slot ${data.slot} and made this block.`;
    } else if (
      /\b(?:expensive|dearest|highest fee|top fee|paid most)\b/i.test(text) &&
      dearest !== undefined
    ) {
      writer.line`The transaction that paid most in block ${data.slot} is ${dearest.signature}, with a fee of ${dearest.fee}.`;
    } else if (/\bskipped\b/i.test(text)) {
      writer.line`Slot ${data.slot} was not skipped: it has a block, which is ${data.commitment}.`;
    } else if (/\bfail/i.test(text) && data.failed !== undefined) {
      writer.line`In block ${data.slot}, ${data.failed} of ${counted(data.transactions ?? data.failed, 'transaction')} failed, which is ${data.failedShare}.`;
    } else if (/\b(?:full|compute|cu)\b/i.test(text) && data.computeUnits !== undefined) {
      writer.line`Block ${data.slot} used ${data.computeUnits}${data.computeShare === undefined ? undefined : [words(', '), data.computeShare, words(' of the most a block may use')]}.`;
    } else if (/\bfees?\b/i.test(text) && data.fees !== undefined) {
      writer.line`The transactions of block ${data.slot} paid ${data.fees} in fees, ${data.priorityFees} of it as priority fees.`;
    } else if (/\b(?:when|time)\b/i.test(text) && data.time !== undefined) {
      writer.line`Block ${data.slot} was made at ${data.time}, ${data.age} ago.`;
    } else if (/\bhash\b|\bblockhash\b/i.test(text) && data.blockhash !== undefined) {
      writer.line`The hash of block ${data.slot} is ${data.blockhash}.`;
    } else if (data.transactions !== undefined) {
      writer.line`Block ${data.slot} has ${counted(data.transactions, 'transaction')}, of which ${data.votes} ${agreeing(data.votes ?? data.transactions, 'is a vote', 'are votes')} and ${data.failed} failed.`;
    } else writer.line`Block ${data.slot} stands on ${data.parentSlot}.`;
    if (data.time !== undefined && !/\b(?:when\b|time\b|who\b|leader\b|produc\w|validator\b)/i.test(text))
      writer.text`It was made at ${data.time} (${data.age} ago)${data.leader === undefined ? undefined : [words(' by '), data.leader]}, and is ${data.commitment}.`;
    if (data.fees !== undefined && !/\bfees\b/i.test(text))
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
      /\b(?:expensive|fees?|paid most)\b/i.test(text) ? 2 : 3,
    );
    if (data.blockhash !== undefined)
      writer.full`Its hash is ${data.blockhash}; it stands on slot ${data.parentSlot}.`;
    for (const { address, kind, amount } of data.rewards) writer.full`${address} got ${amount} as ${kind}.`;
    writer.suggest(
      'Who produced it?',
      'Which transaction paid most in it?',
      'How full is it?',
      'How is the network doing?',
    );
  },
});
