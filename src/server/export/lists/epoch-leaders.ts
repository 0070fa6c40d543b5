import { LEADER_COLUMNS } from '#contracts/columns/leader-columns';
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
  columns: LEADER_COLUMNS,
});
