import { PRODUCT } from '#contracts/product';
import type { NewsAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { NewsList } from '../features/documents/news-list.tsx';
import { PageHead } from '../features/documents/page-head.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<NewsAnswer>>({
  nav: { text: 'News' },
  load: ({ api, signal }) => api.ask('news', {}, { signal }),
  head: () => ({
    title: 'News',
    description: `What is new in ${PRODUCT.name}.`,
    feed: { title: 'News', href: '/news/rss.xml' },
  }),
  View: ({ data }) => (
    <>
      <PageHead title="News" feed="/news/rss.xml">
        What is new in {PRODUCT.name}. Every change is in the <a href="/changelog">changelog</a>.
      </PageHead>
      <NewsList news={data.news} />
    </>
  ),
});
