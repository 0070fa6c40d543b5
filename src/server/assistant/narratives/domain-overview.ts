import type { Found } from '../tools/define-tool.ts';
import type resolve from '../tools/resolve.ts';
import { defineNarrative, step } from './define-narrative.ts';

type Data = NonNullable<Found<typeof resolve>['data']>;

export default defineNarrative({
  id: 'domain.overview',
  title: 'Find who owns the name',
  needs: [{ name: 'name', kind: 'account' }],
  plan: ({ slots: { name } }) => [step('name', 'resolve', 'Find who owns the name', { query: name })],
  write(writer, { read, slots }) {
    const found = read<Data>('name');
    const candidate = found?.data.candidates[0];
    if (candidate === undefined) return;
    if (slots.name?.endsWith('.sol') === true) {
      writer.line`The name ${candidate.name} belongs to ${candidate.id}.`;
      writer.text`A record of the name may ask for payments to another address; who owns it says only who may change it.`;
      writer.suggest(
        `What does ${slots.name} hold?`,
        `Latest transactions of ${slots.name}`,
        'Who does it deal with most?',
      );
      return;
    }
    writer.line`Which names ${candidate.id} owns is not listed here: a name points to its owner, not the other way round.`;
    writer.text`Ask with the name itself, and it is looked up.`;
    writer.suggest('What is this account?', 'Show its latest transactions');
  },
});
