import { PRODUCT } from '#contracts/product';
import type { DocumentsAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { DatedList } from '../features/documents/document-list.tsx';
import { PageHead } from '../features/documents/page-head.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<DocumentsAnswer>>({
  nav: { text: 'Blog' },
  load: ({ api, signal }) => api.ask('documents', { shelf: 'blog' }, { signal }),
  head: () => ({
    title: 'Blog',
    description: `Articles about ${PRODUCT.name} and the chain it reads.`,
    feed: { title: 'Blog', href: '/blog/rss.xml' },
  }),
  View: ({ data }) => (
    <>
      <PageHead title="Blog" feed="/blog/rss.xml">
        Articles about {PRODUCT.name} and the chain it reads.
      </PageHead>
      <DatedList entries={data.entries} />
    </>
  ),
});
