import { readScreenerTexts } from '#contracts/market/screener-filters';
import { screenerSearch, type ScreenerSearch } from '../features/screener/screener-search.ts';
import { ScreenerView, type Screened } from '../features/screener/screener-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Screened, ScreenerSearch>({
  nav: { text: 'Coins screener', menus: [{ menu: 'DeFi', order: 20 }], use: 'screener', area: 'analytics' },
  search: screenerSearch,
  async load({ api, search, signal }) {
    const { texts, faults } = readScreenerTexts(search);
    return { answer: await api.ask('screener', { list: 'coins', ...texts }, { signal }), texts, faults };
  },
  head: () => ({
    title: 'Coins screener',
    description: 'A filterable list of traded tokens: by volume, liquidity, change, holders, trades and age.',
  }),
  View: ({ data }) => (
    <>
      <h1>Coins screener</h1>
      <ScreenerView screened={data} list="coins" />
    </>
  ),
});
