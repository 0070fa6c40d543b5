import { defineList } from './define-list.ts';

export default defineList({
  key: 'featureGates',
  title: 'Feature gates',
  question: 'featureGates',
  rows: ({ gates }) => gates,
  window: ({ currentEpoch }) => `epoch ${currentEpoch}`,
  columns: ({ address, number, text }) => [
    address('gate', 'Gate', ({ gate }) => gate),
    text('title', 'Title', ({ title }) => title),
    text('simds', 'Proposals', ({ simds }) => simds.join(' ')),
    text('state', 'State', ({ state }) => state),
    number('slot', 'Since slot', ({ slot }) => slot),
    number('epoch', 'Since epoch', ({ epoch }) => epoch),
  ],
});
