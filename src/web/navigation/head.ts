import { PRODUCT } from '#contracts/product';
import type { Head, Page } from '../pages/define-page.ts';
import type { PageState } from './page-state.ts';

const PLAIN: Head = {
  title: '',
  description: `${PRODUCT.tagline}: accounts, transactions, tokens, programs and blocks, in words.`,
};

/** Title, description and card of whatever stands at a path. */
export function toHead(state: PageState, page: Page | undefined, query: URLSearchParams): Head {
  switch (state.kind) {
    case 'page':
      return page?.head(state.data, { params: state.params, search: page.search?.read(query) }) ?? PLAIN;
    case 'awaited':
      return PLAIN;
    case 'missing':
      return { ...PLAIN, title: 'Not found' };
    case 'failed':
      return { ...PLAIN, title: 'Not available' };
  }
}

export function toDocumentTitle({ title }: Head): string {
  return title === '' ? `${PRODUCT.name} · ${PRODUCT.tagline}` : `${title} · ${PRODUCT.name}`;
}
