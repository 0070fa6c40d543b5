import type { Trade } from '#contracts/decoded';
import { describeMainAction } from './main-action.ts';
import { withPrefix } from './prefix.ts';
import { findLayout, type Draft, type SummaryInput } from './summary-input.ts';

type Describe = (input: SummaryInput, trades: readonly Trade[]) => Draft | undefined;

/** The same with the pool or market that the transaction makes before it uses it: `created the pool … and staked 4 SOL …`. */
export const withFounded =
  (describe: Describe): Describe =>
  (input, trades) => {
    const draft = describe(input, trades);
    const founding = draft && input.instructions.find((one) => findLayout(one)?.founds === true);
    const action = founding && describeMainAction(founding, input);
    if (draft === undefined || action === undefined) return draft;
    const { template, fields } = withPrefix('founded', { template: action.rest, fields: action.fields });
    return {
      ...draft,
      past: `${action.past} ${template} and ${draft.past}`,
      infinitive: `${action.infinitive} ${template} and ${draft.infinitive}`,
      fields: [...draft.fields, ...fields],
      acts: [...(draft.acts ?? []), ...(action.acts ?? [])],
    };
  };
