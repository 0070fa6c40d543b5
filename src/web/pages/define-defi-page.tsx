import type { DefiCategoryAnswer } from '#contracts/defi';
import { getDefiCategory, type DefiCategory } from '#contracts/defi-categories';
import type { Wire } from '#std/json';
import { DefiCategoryView } from '../features/defi/category-view.tsx';
import { definePage, type Page } from './define-page.ts';

/** The page of a category of protocols. */
export function defineDefiPage(category: DefiCategory): Page {
  const { title, holds } = getDefiCategory(category);
  return definePage<Wire<DefiCategoryAnswer>>({
    load: ({ api, query, signal }) =>
      api.ask(
        'defiCategory',
        {
          category,
          window: query.get('window') ?? undefined,
          sort: query.get('sort') || undefined,
          venue: query.get('venue') || undefined,
        },
        { signal },
      ),
    head: () => ({ title, description: `${holds} What they do, summed from our own index of blocks.` }),
    View: ({ data }) => <DefiCategoryView answer={data} category={category} />,
  });
}
