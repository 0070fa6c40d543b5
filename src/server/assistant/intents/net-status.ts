import type { Found } from '../tools/define-tool.ts';
import type getNetwork from '../tools/get-network.ts';
import { counted, words } from '../writing/counted.ts';
import type { Writer } from '#assistant/write/writer';
import { anyOf, inOrder } from './define-cue.ts';
import { defineIntent, step } from './define-intent.ts';

type Data = NonNullable<Found<typeof getNetwork>['data']>;

export default defineIntent({
  id: 'net.status',
  title: 'Read the state of the network',
  needs: [],
  phrases: [
    'how is the network doing',
    'cuál es la época actual',
    'what slot are we at',
    'is mainnet down',
    'supply of sol',
    'what is the supply of sol',
    'how many sol are there',
    'max supply of sol',
    'how much sol is in circulation',
    'how many sol are staked in total',
    'how much is staked in total',
    'how much sol is staked on the network',
    'how is solana doing',
    'network status',
    'solana status',
    'is solana up',
    'is solana down',
    'is the network congested',
    'is solana congested right now',
    'is the chain healthy',
    'network health',
    'tps',
    'how many transactions per second',
    'how fast is solana right now',
    'throughput of the network',
    'current slot',
    'what slot are we on',
    'latest block',
    'block height',
    'what epoch is it',
    'current epoch',
    'which epoch are we in',
    'when does the epoch end',
    'how long until the next epoch',
    'epoch progress',
    'how far along is the epoch',
    'how long is an epoch',
    'sol supply',
    'total supply of sol',
    'circulating supply of sol',
    'how many sol exist',
    'how much sol is there',
    'inflation rate',
    'what is the inflation of solana',
    'what are fees like right now',
    'priority fees right now',
    'current priority fee',
    'what priority fee should i set',
    'what priority fee do i need',
    'average fee on solana',
    'how much does a transaction cost right now',
    'gas price on solana',
    'how many validators are there',
    'number of validators',
    'nakamoto coefficient',
    'how decentralised is solana',
    'how much sol is staked',
    'total stake',
    'how many validators are delinquent',
    'which version do validators run',
    'block time',
    'slot time right now',
    'how many transactions has solana processed',
    'cómo está la red',
    'cuántos validadores hay',
    'wie geht es dem netzwerk',
    'wann endet die epoche',
    'wie viele validatoren gibt es',
    'comment va le réseau',
    'combien de validateurs',
    'como está a rede',
    'quantos validadores existem',
    'what is the state of the network',
    'is the network down',
    'is solana having problems',
    'is there an outage',
    'why is solana so slow today',
    'how many tps is solana doing',
    'is the network slow',
    'how expensive are transactions at the moment',
    'how many nodes are there',
    'current tps',
    'what epoch are we in',
    'how busy is the network right now',
    'how many validators are running',
    'what priority fee should one use at the moment',
    'my stuff has been hanging for twenty minutes, is the whole chain having trouble or is it only me',
    'when does the current epoch end',
    'any outage today',
    'what is the going rate for gas nowadays',
    'how congested is mainnet',
    'circulating sol and inflation rate',
    'latest slot height of the cluster',
    'everything slow, blockchain have problem',
    'how many transactions per second is the chain pushing',
    'average slot time now and skip rate of the cluster',
    'is solana donw again',
    'tps right now',
    'how far are we into the current epoch, and when does it end',
    'what priority fee should i be setting at the moment to land a tx, typical lamports per cu',
    'everything feels slow today, is the chain congested',
    'current cluster health, slot height and epoch progress',
    'how congested is the chain at the moment',
    'what epoch are we in and how long until it flips',
    'everything is so slow today, is it me or the network',
    'how many validators are running now',
    'going rate for priority fees so my tx lands',
    'when does epoch {epoch} finish',
    'is the cluster halted again, my wallet spins since ten minutes',
    'how much of all sol is staked right now and what is the inflation',
  ],
  cues: [
    [/\bgoing (?:\w{1,12} )?(?:fee|price|rate)s?\b/, 0.5],
    [/\b(?:stake|validators) (?:is|are) delinquent\b/, 0.2],
    [
      anyOf(
        /\bgas price\b/,
        inOrder(
          /\b(?:fees?|gas|cost|expensive are transactions)\b/,
          /\b(?:right now|at the moment|currently)\b/,
        ),
        inOrder(/\bpriority fee\b/, /\b(?:set|need\w{0,12}|recommended)\b/),
      ),
      0.4,
    ],
    [
      anyOf(
        /\b(?:is|are) (?:devnet|mainnet|testnet)\b|\bis solana (?:up|down)\W{0,9}$|\bhow fast is solana\b/,
        inOrder(/\bsolana\b/, /\b(?:problems|slow|outage|decentrali[sz]ed|fast|processed)\b/),
      ),
      0.55,
    ],
    [
      /\bhow (?:many|much) sol (?:are|is) there\b|\bslot (?:are we|we are)\b|\b(?:block|slot) time (?:right now|at the moment|now)\b|^\W{0,9}block time\W{0,9}$|\bstate of the network\b/,
      0.5,
    ],
    [
      /\bvalidators? (?:are|run)\b|\b(?:stake|validators) (?:is|are) delinquent\b|\bhow many (?:nodes|validators) are\b|\bhow much stake is (?!\w{1,12} (?:on|with|by))|\b(?:la red|dem netzwerk|die epoche|le r[eé]seau|a rede)\b|\balong is the epoch\b/,
      0.5,
    ],
    [/\b(?:tps|throughput|congest\w{0,12}|nakamoto|inflation(?: rate)?)\b|\btransactions? per second\b/, 0.4],
    [
      inOrder(
        /\b(?:network|solana|cluster|chain|red|réseau|netzwerk|rede)\b/,
        /\b(?:status|doing|up|down|health\w{0,12}|busy|fast|slow|congested)\b/,
      ),
      0.3,
    ],
    [
      /\b(?:current|next|this|which|what) epoch\b|\bepoch (?:end|progress|over)\b|\b(?:current|latest|newest) (?:slot|block)\b|\bblock (?:height|time)\b/,
      0.4,
    ],
    [
      /\bhow many validators\b|\b(?:total|how much sol is) stake[d]?\b|\bsol (?:supply|exist)|\bsupply of sol\b/,
      0.4,
    ],
    [
      anyOf(
        /\b(?:current|average|median|typical) (?:priority )?fees?\b/,
        inOrder(/\b(?:fees?|priority)\b/, /\b(?:right now|currently|now|like|should i (?:set|pay|use))\b/),
      ),
      0.4,
    ],
  ],
  plan: ({ asked: { topics } }) => [
    step(
      'network',
      'get_network',
      'Read the state of the network',
      topics.length === 0 ? {} : { topics: [...topics] },
    ),
  ],
  write(writer, { read, asked }) {
    const found = read<Data>('network');
    if (found === undefined) return;
    const { data, callId } = found;
    const { tps, epoch, supply, fees, validators } = data;
    const { text, topics } = asked;
    const [topic] = topics;
    if (
      /\bblock\b|\bslot\b|\bheight\b|\bbloque\b|\bbloc\b/i.test(text) &&
      !/\btime\b|\bepoch\b/i.test(text)
    ) {
      writer.line`${data.cluster} is at slot ${data.slot}${data.height === undefined ? undefined : [words(', with a block height of '), data.height]}.`;
    } else if (/\b(?:slot|block) time\b/i.test(text) && data.slotSeconds !== undefined) {
      writer.line`A slot takes ${data.slotSeconds} on average now, on ${data.cluster}.`;
    } else if (epoch !== undefined && topic === 'epoch') writeEpoch(writer, data, epoch);
    else if (supply !== undefined && topic === 'supply') writeSupply(writer, supply, /inflat/i.test(text));
    else if (fees !== undefined && topic === 'fees') writeFees(writer, fees);
    else if (topic === 'fees')
      writer.line`What fees are paid now is not known: no block with other transactions than votes was read yet.`;
    else if (validators !== undefined && topic === 'validators') writeValidators(writer, validators, text);
    else if (tps?.all !== undefined) {
      writer.line`${data.cluster} is at slot ${data.slot} and processes ${tps.all}; without votes it is ${tps.withoutVotes}.`;
    } else writer.line`${data.cluster} is at slot ${data.slot}.`;

    if (tps?.window !== undefined)
      writer.text`That is the mean of the last ${tps.window}, in which a slot took ${data.slotSeconds}.`;
    if (epoch !== undefined && topic === 'epoch') {
      writer.text`It is at slot ${epoch.slotIndex} of the ${epoch.slotsInEpoch} of the epoch; ${epoch.slotsLeft} are left.`;
    } else if (epoch !== undefined) {
      writer.text`Epoch ${epoch.epoch} is ${epoch.progress} through, at slot ${epoch.slotIndex} of ${epoch.slotsInEpoch}${epoch.endsIn === undefined ? undefined : [words('; it ends in about '), epoch.endsIn]}.`;
    }
    if (supply?.total !== undefined && (topic !== 'supply' || /inflat/i.test(text)))
      writer.text`The supply is ${supply.total}, of which ${supply.circulating} circulates.`;
    if (fees !== undefined) {
      writer.table(
        'Fees paid in the newest blocks',
        [
          { title: 'Share that paid no more (%)', align: 'end' },
          { title: 'Fee', align: 'end' },
          { title: 'Priority fee', align: 'end' },
          { title: 'Price of compute', align: 'end' },
        ],
        fees.percentiles.map((row) => [
          row.percentile,
          row.fee,
          row.priorityFee,
          row.price ?? words('not known'),
        ]),
        callId,
      );
      writer.text`That is of ${counted(fees.transactions, 'transaction')} in ${counted(fees.blocks, 'block')}, votes left out; ${fees.failedShare} failed, and ${fees.priorityShare} paid a priority fee.`;
    }
    if (validators !== undefined) {
      writer.text`${validators.activeStake} are staked with ${counted(validators.validators, 'validator')}, of which ${validators.delinquent} are delinquent.`;
      writer.full`The Nakamoto coefficient is ${validators.nakamoto}. The mean commission, weighed by stake, is ${validators.meanCommission}.`;
      writer.table(
        'Software by stake',
        [{ title: 'Version' }, { title: 'Validators', align: 'end' }, { title: 'Stake', align: 'end' }],
        validators.versions.map((row) => [row.version ?? words('unknown'), row.validators, row.share]),
        callId,
        3,
      );
    }
    if (supply?.inflation !== undefined)
      writer.full`Inflation is ${supply.inflation} a year in epoch ${supply.inflationEpoch}.`;
    if (data.transactionCount !== undefined)
      writer.full`Since its beginning the cluster has counted ${counted(data.transactionCount, 'transaction')}, votes included.`;
    writer.suggest(
      'When does the epoch end?',
      'What are fees like right now?',
      'How many validators are there?',
      'What is the supply of SOL?',
    );
  },
});

function writeEpoch(writer: Writer, { slot }: Data, epoch: NonNullable<Data['epoch']>): void {
  if (epoch.endsIn === undefined)
    writer.line`It is epoch ${epoch.epoch}, ${epoch.progress} through, at slot ${slot}.`;
  else
    writer.line`It is epoch ${epoch.epoch}, ${epoch.progress} through; at the pace of now it ends in about ${epoch.endsIn}, at ${epoch.endsAt}.`;
}

function writeSupply(writer: Writer, supply: NonNullable<Data['supply']>, isInflation: boolean): void {
  if (isInflation && supply.inflation !== undefined) {
    writer.line`Inflation is ${supply.inflation} a year, of which validators and their stakers get ${supply.toValidators}.`;
    if (supply.terminalInflation !== undefined && supply.taper?.raw !== '0')
      writer.text`It falls by ${supply.taper} of itself each year until it is ${supply.terminalInflation}.`;
  } else if (supply.total === undefined) writer.line`The node did not tell the supply.`;
  else
    writer.line`There are ${supply.total} in all, of which ${supply.circulating} circulate (${supply.circulatingShare}).`;
}

function writeFees(writer: Writer, fees: NonNullable<Data['fees']>): void {
  const [low, middle, high] = fees.percentiles;
  writer.line`The median transaction of the newest blocks paid a fee of ${middle?.fee ?? low?.fee}, of which ${middle?.priorityFee ?? low?.priorityFee} was priority fee.`;
  if (low !== undefined && high !== undefined) {
    writer.text`Priority fees range from ${low.priorityFee} (few paid less) to ${high.priorityFee} (few paid more). Which one gets a transaction in depends on the accounts it writes to.`;
  }
}

function writeValidators(writer: Writer, stake: NonNullable<Data['validators']>, text: string): void {
  if (/nakamoto|decentrali/i.test(text)) {
    writer.line`The Nakamoto coefficient is ${stake.nakamoto}: so many validators, at the fewest, could stop the chain from finalizing together.`;
  } else if (/delinq/i.test(text)) {
    writer.line`${counted(stake.delinquent, 'validator')} of ${stake.validators} are delinquent, with ${stake.delinquentStake} of stake.`;
  } else if (/\bstake[d]?\b/i.test(text)) {
    writer.line`${stake.activeStake} are staked with ${counted(stake.validators, 'validator')}.`;
  } else
    writer.line`There are ${counted(stake.validators, 'validator')}, of which ${stake.voting} are voting and ${stake.delinquent} are delinquent.`;
}
