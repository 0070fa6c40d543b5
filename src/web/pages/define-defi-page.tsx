import type { DefiCategoryAnswer } from '#contracts/market/defi';
import { getDefiCategory, type DefiCategory } from '#contracts/market/defi-categories';
import type { Wire } from '#std/json';
import { categorySearch, type CategorySearch } from '../features/defi/defi-search.ts';
import { DefiCategoryView } from '../features/defi/category-view.tsx';
import type { PageNav } from '../services/page-nav.ts';
import { definePage, type Page } from './define-page.ts';

/** The page of a category of protocols. */
export function defineDefiPage({
  category,
  nav,
}: {
  readonly category: DefiCategory;
  readonly nav: PageNav;
}): Page {
  const { title, holds } = getDefiCategory(category);
  return definePage<Wire<DefiCategoryAnswer>, CategorySearch>({
    nav,
    search: categorySearch,
    load: ({ api, search: { window, sort, venue }, signal }) =>
      api.ask('defiCategory', { category, window, sort, venue }, { signal }),
    head: () => ({ title, description: `${holds} What they do, summed from our own index of blocks.` }),
    View: ({ data }) => <DefiCategoryView answer={data} category={category} />,
  });
}
