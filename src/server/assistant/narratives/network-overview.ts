import type { Found } from '../tools/define-tool.ts';
import type getNetwork from '../tools/get-network.ts';
import { counted, words } from '../writing/counted.ts';
import { defineNarrative, step } from './define-narrative.ts';

type Data = NonNullable<Found<typeof getNetwork>['data']>;

export default defineNarrative({
  id: 'network.overview',
  title: 'Read the state of the network',
  needs: [],
  plan: () => [step('network', 'get_network', 'Read the state of the network', {})],
  write(writer, { read }) {
    const found = read<Data>('network');
    if (found === undefined) return;
    const { data, callId } = found;
    const { tps, epoch, supply, fees, validators } = data;
    if (tps?.all !== undefined) {
      writer.line`${data.cluster} is at slot ${data.slot} and processes ${tps.all}; without votes it is ${tps.withoutVotes}.`;
    } else writer.line`${data.cluster} is at slot ${data.slot}.`;
    if (tps?.window !== undefined)
      writer.text`That is the mean of the last ${tps.window}, in which a slot took ${data.slotSeconds}.`;
    if (epoch !== undefined) {
      writer.text`Epoch ${epoch.epoch} is ${epoch.progress} through, at slot ${epoch.slotIndex} of ${epoch.slotsInEpoch}${epoch.endsIn === undefined ? undefined : [words('; it ends in about '), epoch.endsIn]}.`;
    }
    if (supply?.total !== undefined)
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
      writer.full`The Nakamoto coefficient is ${validators.nakamoto}. The stake-weighted mean commission is ${validators.meanCommission}.`;
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
