import { readProposedMessage } from '../proposed-message.ts';
import { addressField, countField } from './amounts.ts';
import { describeMainAction, toCalled } from './main-action.ts';
import { withOthers } from './other-calls.ts';
import {
  findAccount,
  findActor,
  findLayout,
  findMain,
  type Draft,
  type SummaryInput,
} from './summary-input.ts';

/** What is laid before the members of a multisig: the sentence of the first instruction that its message holds. */
export function describeProposed(input: SummaryInput): Draft | undefined {
  const main = findMain(input.instructions);
  const proposes = main && findLayout(main)?.proposes;
  const bytes = proposes && main.fields.find(({ name }) => name === proposes.message)?.value;
  const account = proposes && findAccount(main, proposes.account, input);
  if (main === undefined || bytes?.kind !== 'bytes' || account === undefined) return undefined;
  const message = readProposedMessage(bytes.bytes);
  const [first, ...others] = message?.instructions ?? [];
  if (message === undefined || first === undefined) return undefined;
  // What is proposed was not done: it is told as it was asked for.
  const inside = describeMainAction(first, { ...input, addresses: message.keys, failed: true });
  if (inside === undefined) return undefined;
  const more =
    others.length === 0 ? '' : `, and {more} more ${others.length === 1 ? 'instruction' : 'instructions'}`;
  const draft: Draft = {
    action: 'propose',
    past: 'proposed',
    infinitive: 'propose',
    rest: `to the multisig {multisig} to ${inside.infinitive} ${inside.rest}${more}`,
    fields: [
      addressField('who', findActor(main, input)),
      addressField('multisig', account),
      ...inside.fields,
      ...(others.length === 0 ? [] : [countField('more', others.length)]),
    ],
    acts: [toCalled(main)],
    lookedUp: ['more'],
  };
  return withOthers(draft, main, input);
}
