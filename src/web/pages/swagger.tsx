import type { OperationAnswer, ReferenceAnswer } from '#contracts/reference';
import type { Wire } from '#std/json';
import { referenceSearch, type ReferenceSearch } from '../features/reference/reference-search.ts';
import { ReferenceView } from '../features/reference/reference-view.tsx';
import { definePage } from './define-page.ts';

interface Data {
  readonly reference: Wire<ReferenceAnswer>;
  /** Absent where none was chosen. */
  readonly chosen?: Wire<OperationAnswer>;
}

export default definePage<Data, ReferenceSearch>({
  nav: { text: 'API reference', use: 'api-reference', area: 'developer' },
  search: referenceSearch,
  async load({ api, search: { op }, signal }) {
    const [reference, chosen] = await Promise.all([
      api.ask('reference', {}, { signal }),
      op === undefined ? undefined : api.ask('operation', { name: op }, { signal }),
    ]);
    return { reference, ...(chosen && { chosen }) };
  },
  status: ({ chosen }) => (chosen?.kind === 'absent' ? 404 : 200),
  head: ({ reference, chosen }) =>
    chosen?.kind === 'found'
      ? {
          title: `${chosen.operation.method} ${chosen.operation.path} · API reference`,
          description: chosen.operation.says,
        }
      : {
          title: 'API reference',
          description: `All ${reference.operations.length} requests of the API, tried in the page.`,
        },
  View: ({ data: { reference, chosen } }) => (
    <>
      <h1>API reference</h1>
      <p>
        {`Version ${reference.version}, ${reference.operations.length} requests. The same for tools: `}
        <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).
      </p>
      <ReferenceView reference={reference} chosen={chosen} />
    </>
  ),
});
