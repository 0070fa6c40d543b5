import { PRODUCT } from '#contracts/product';
import type { ChangelogAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { ChangelogView } from '../features/documents/changelog-view.tsx';
import { PageHead } from '../features/documents/page-head.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<ChangelogAnswer>>({
  nav: { text: 'Changelog' },
  load: ({ api, signal }) => api.ask('changelog', {}, { signal }),
  head: () => ({
    title: 'Changelog',
    description: `What changed in each version of ${PRODUCT.name}.`,
    feed: { title: 'Changelog', href: '/changelog/rss.xml' },
  }),
  View: ({ data }) => (
    <>
      <PageHead title="Changelog" feed="/changelog/rss.xml" />
      <ChangelogView changelog={data} />
    </>
  ),
});
