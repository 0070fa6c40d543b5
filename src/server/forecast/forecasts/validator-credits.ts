import { toGrouped } from '#contracts/text/value-text';
import { defineForecast } from '../define-forecast.ts';
import { toRollingCases } from '../statistics/rolling-origin.ts';
import { creditsModel, readValidatorEpochs, toRest } from '../validator-epochs.ts';

/** A vote that lands in time earns so many credits; no slot earns more. Source: SIMD-0033. */
const MOST_CREDITS = 16;

export default defineForecast({
  key: 'validator-credits',
  title: 'Credits of a validator',
  about: 'Credits this validator will have at the end of the epoch.',
  subject: 'validator',
  unit: 'credits',
  scale: 'difference',
  method:
    'What it has earned in this epoch, plus for the slots that are left their part of a usual epoch: the median of its last nine. It is tested on whole epochs, and the interval is as wide as for a whole one: late in an epoch it holds more often.',
  naive: 'An epoch brings what the one before brought.',
  async observe(ask, { address }) {
    const found = address && (await readValidatorEpochs(ask, address));
    if (found === undefined) return { kind: 'nothing', reason: 'No validator votes with this account.' };
    const { epoch, earned, credits } = found;
    const rest = toRest(epoch);
    const usual = creditsModel.predict(credits, 1);
    const most = earned + MOST_CREDITS * (epoch.slotsInEpoch - epoch.slotIndex);
    return {
      kind: 'observed',
      source: `credits of ${toGrouped(credits.filter((one) => one !== undefined).length)} finished epochs in its vote account`,
      parts: [
        {
          title: `At the end of epoch ${toGrouped(epoch.epoch)}`,
          cases: toRollingCases(creditsModel, credits, 1),
          predicted: usual,
          // All that a whole epoch may be off by can fall into what is left of this one.
          toValue: (whole) =>
            Math.min(most, Math.max(earned, earned + (usual ?? whole) * rest + (whole - (usual ?? whole)))),
        },
      ],
      notes: [
        `It has ${toGrouped(earned)} so far, with ${toGrouped(epoch.slotIndex)} of ${toGrouped(epoch.slotsInEpoch)} slots done.`,
      ],
    };
  },
});
