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
    'What it has earned in this epoch, plus for the slots that are left their part of a usual epoch: the median of its last nine. It is tested on whole epochs, and errors are taken for the part that is left.',
  naive: 'An epoch brings what the one before brought.',
  async observe(ask, { address }) {
    const found = address && (await readValidatorEpochs(ask, address));
    if (found === undefined) return { kind: 'nothing', reason: 'No validator votes with this account.' };
    const { epoch, earned, credits } = found;
    const rest = toRest(epoch);
    const most = earned + MOST_CREDITS * (epoch.slotsInEpoch - epoch.slotIndex);
    return {
      kind: 'observed',
      source: `credits of ${toGrouped(credits.filter((one) => one !== undefined).length)} finished epochs in its vote account`,
      parts: [
        {
          title: `At the end of epoch ${toGrouped(epoch.epoch)}`,
          cases: toRollingCases(creditsModel, credits, 1),
          predicted: creditsModel.predict(credits, 1),
          toValue: (whole) => Math.min(most, earned + Math.max(0, whole) * rest),
        },
      ],
      notes: [
        `It has ${toGrouped(earned)} so far, with ${toGrouped(epoch.slotIndex)} of ${toGrouped(epoch.slotsInEpoch)} slots done.`,
      ],
    };
  },
});
