import { toGrouped } from '#contracts/text/value-text';
import { defineForecast } from '../define-forecast.ts';
import { toRollingCases, type SeriesModel } from '../statistics/rolling-origin.ts';
import { toMedian } from '../statistics/quantile.ts';
import { creditsModel, readRewards, readValidatorEpochs, toRest } from '../validator-epochs.ts';

/** Epochs whose rewards are asked for: the node is asked for each of them once. */
const EPOCHS = 40;
/** Epochs what a credit paid is the median of. */
const WINDOW = 3;

interface Earnings {
  readonly credits: number | undefined;
  /** Lamports to the vote account, an estimate's real number. */
  readonly reward: number | undefined;
}

/** The median of what a credit paid in the last epochs; nothing where one of them is not known. */
function toPay(past: readonly Earnings[]): number | undefined {
  const newest = past.slice(-WINDOW);
  const pays = newest.flatMap(({ credits, reward }) =>
    credits === undefined || credits === 0 || reward === undefined ? [] : [reward / credits],
  );
  return pays.length < WINDOW ? undefined : toMedian(pays);
}

export const rewardModel: SeriesModel<Earnings> = {
  predict(past, ahead) {
    const credits = creditsModel.predict(
      past.map((one) => one.credits),
      ahead,
    );
    const pay = toPay(past);
    return credits === undefined || pay === undefined ? undefined : credits * pay;
  },
  naive: (past) => past.at(-1)?.reward,
  actual: ([next]) => next?.reward,
};

export default defineForecast({
  key: 'validator-reward',
  title: 'Reward of a validator',
  about: 'What this epoch will pay to the vote account: its part of the inflation reward.',
  subject: 'validator',
  unit: 'lamports',
  scale: 'ratio',
  method:
    'The credits it is likely to have at the end of the epoch, times what a credit paid its vote account: the median of the last three epochs. It is tested on whole epochs, and the interval is as wide as for a whole one: late in an epoch it holds more often.',
  naive: 'An epoch pays what the one before paid.',
  async observe(ask, { address }) {
    const found = address && (await readValidatorEpochs(ask, address));
    if (address === undefined || found === undefined) {
      return { kind: 'nothing', reason: 'No validator votes with this account.' };
    }
    const { epoch, earned, firstEpoch, credits } = found;
    const first = Math.max(firstEpoch, epoch.epoch - EPOCHS);
    const epochs = Array.from({ length: epoch.epoch - first }, (_, i) => first + i);
    const rewards = await readRewards(ask, address, epochs);
    const series = epochs.map((one): Earnings => {
      const reward = rewards.get(one);
      return {
        credits: credits[one - firstEpoch],
        reward: reward === undefined ? undefined : Number(reward),
      };
    });
    const usual = creditsModel.predict(credits, 1);
    const pay = toPay(series);
    return {
      kind: 'observed',
      source: `rewards of ${toGrouped(rewards.size)} of the last ${toGrouped(epochs.length)} epochs that the node has, and the credits of the vote account`,
      parts: [
        {
          title: `For epoch ${toGrouped(epoch.epoch)}`,
          cases: toRollingCases(rewardModel, series, 1),
          predicted:
            usual === undefined || pay === undefined ? undefined : (earned + usual * toRest(epoch)) * pay,
        },
      ],
      notes: [
        'The reward is paid at the start of the next epoch. It depends on what all validators earn and on the commission then, which can change.',
      ],
    };
  },
});
