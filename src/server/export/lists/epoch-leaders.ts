import { defineList } from './define-list.ts';

export default defineList({
  key: 'epochLeaders',
  title: 'Leaders of an epoch',
  question: 'epoch',
  rows: ({ schedule }) => schedule?.top ?? [],
  window: ({ epoch }) => `epoch ${epoch}`,
  cut: ({ schedule, scheduleMissing }) => {
    if (schedule === undefined) return scheduleMissing ?? 'The schedule is not known.';
    return schedule.leaders > schedule.top.length
      ? `The ${schedule.top.length} with the most slots of ${schedule.leaders} are listed.`
      : undefined;
  },
  columns: ({ address, number, text }) => [
    address('identity', 'Identity', ({ identity }) => identity),
    text('name', 'Name', ({ name }) => name),
    address('vote', 'Vote account', ({ vote }) => vote),
    number('slots', 'Slots', ({ slots }) => slots),
    number('share', 'Share', ({ share }) => share),
  ],
});
