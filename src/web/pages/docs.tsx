import { PRODUCT } from '#contracts/product';
import type { DocumentsAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { SectionedList } from '../features/documents/document-list.tsx';
import { documentSearch, type DocumentQuery } from '../features/documents/document-query.ts';
import { DocumentSearch, SearchResults } from '../features/documents/document-search.tsx';
import { PageHead } from '../features/documents/page-head.tsx';
import { OnboardingFlows } from '../services/onboarding/onboarding-flows.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<DocumentsAnswer>, DocumentQuery>({
  nav: { text: 'Documentation', use: 'docs', area: 'help' },
  search: documentSearch,
  load: ({ api, search: { q }, signal }) => api.ask('documents', { shelf: 'docs', q }, { signal }),
  head: () => ({
    title: 'User documentation',
    description: `How to read what ${PRODUCT.name} shows, and how to run it yourself.`,
  }),
  View: ({ data }) => (
    <>
      <PageHead title="User documentation">
        How to read what {PRODUCT.name} shows, what every figure covers, and how to run it yourself.
      </PageHead>
      <DocumentSearch key={data.found?.query} query={data.found?.query ?? ''} />
      {data.found ? <SearchResults found={data.found} /> : <SectionedList entries={data.entries} />}
      {!data.found && <OnboardingFlows />}
    </>
  ),
});
