import { ENDPOINT_COLUMNS } from '#contracts/columns/endpoint-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'networkNodes',
  title: 'Endpoints of the networks',
  question: 'networks',
  rows: ({ networks }) =>
    networks.flatMap(({ cluster, nodes }) => nodes.map((node) => ({ cluster, ...node }))),
  columns: ({ words }) => [words('cluster', 'Cluster', ({ cluster }) => cluster), ...ENDPOINT_COLUMNS],
});
