import { defineList } from './define-list.ts';

export default defineList({
  key: 'networkNodes',
  title: 'Endpoints of the networks',
  question: 'networks',
  rows: ({ networks }) => networks.flatMap(({ cluster, nodes }) => nodes.map((node) => ({ cluster, node }))),
  columns: ({ number, text }) => [
    text('cluster', 'Cluster', ({ cluster }) => cluster),
    text('host', 'Host', ({ node }) => node.host),
    text('state', 'State', ({ node }) => node.state),
    number('slot', 'Slot', ({ node }) => node.slot),
    number('lagSlots', 'Slots behind', ({ node }) => node.lagSlots),
    number('latencyMs', 'Latency (ms)', ({ node }) => node.latencyMs),
    number('calls', 'Calls', ({ node }) => node.calls),
    text('faults', 'Faults', ({ node }) => JSON.stringify(node.faults)),
  ],
});
