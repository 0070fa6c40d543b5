import { readScreenerTexts } from '#contracts/market/screener-filters';
import { screenerSearch, type ScreenerSearch } from '../features/screener/screener-search.ts';
import { ScreenerView, type Screened } from '../features/screener/screener-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Screened, ScreenerSearch>({
  nav: {
    text: 'Memecoins screener',
    menus: [{ menu: 'DeFi', order: 30 }],
    use: 'screener',
    area: 'analytics',
  },
  search: screenerSearch,
  async load({ api, search, signal }) {
    const { texts, faults } = readScreenerTexts(search);
    return { answer: await api.ask('screener', { list: 'memecoins', ...texts }, { signal }), texts, faults };
  },
  head: () => ({
    title: 'Memecoins screener',
    description: 'A filterable list of memecoins with the marks that rules put on them.',
  }),
  View: ({ data }) => (
    <>
      <h1>Memecoins screener</h1>
      <ScreenerView screened={data} list="memecoins" />
      <p>Tokens created through a launchpad, or created in the last seven days where the index saw it.</p>
    </>
  ),
});
