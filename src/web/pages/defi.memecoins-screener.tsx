import { readScreenerQuery } from '#contracts/screener-filters';
import { ScreenerView, type Screened } from '../features/screener/screener-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Screened>({
  async load({ api, query, signal }) {
    const { texts, faults } = readScreenerQuery(query);
    return { answer: await api.ask('screener', { list: 'memecoins', ...texts }, { signal }), texts, faults };
  },
  head: () => ({
    title: 'Memecoins screener',
    description: 'A filterable list of memecoins with the marks that rules put on them.',
  }),
  View: ({ data }) => (
    <>
      <h1>Memecoins screener</h1>
      <p>Tokens created through a launchpad, or created in the last seven days where the index saw it.</p>
      <ScreenerView screened={data} list="memecoins" />
    </>
  ),
});
