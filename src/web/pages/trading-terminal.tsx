import type { Absence } from '#contracts/answers';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import type { FoundMarkets } from '../features/terminal/market-list.tsx';
import { terminalSearch, type TerminalSearch } from '../features/terminal/terminal-search.ts';
import { Terminal } from '../features/terminal/terminal.tsx';
import type { MarketStart } from '../features/terminal/use-market-feed.ts';
import { toSymbol } from '../features/terminal/swap-sentences.ts';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { definePage } from './define-page.ts';

type Data =
  | { readonly kind: 'absent'; readonly absence: Wire<Absence> }
  /** Nothing was traded yet, and no market was asked for. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'desk';
      readonly list: FoundMarkets;
      readonly market: string;
      readonly start: MarketStart;
    };

export default definePage<Data, TerminalSearch>({
  nav: {
    text: 'Trading terminal',
    menus: [{ menu: 'Explore', order: 10, on: 'desktop' }],
    use: 'terminal',
    area: 'tokens',
  },
  search: terminalSearch,
  async load({ api, search: { market: asked, width, q, venue, sort }, signal }) {
    const listing = api.ask('markets', terminalSearch.texts({ q, venue, sort }), { signal });
    const loadMarket = async (market: string): Promise<MarketStart> => {
      const [found, candles, trades] = await Promise.all([
        api.ask('market', { market }, { signal }),
        api.ask('marketCandles', { market, width }, { signal }),
        api.ask('marketTrades', { market }, { signal }),
      ]);
      return { market: found, candles, trades };
    };
    const starting = asked === undefined ? undefined : loadMarket(asked);
    starting?.catch(() => undefined); // awaited below; the list may fail first
    const list = await listing;
    if (list.kind === 'absent') return { kind: 'absent', absence: list };
    const market = asked ?? toFirst(list) ?? (await firstOfAll(() => api.ask('markets', {}, { signal })));
    if (market === undefined) return { kind: 'empty' };
    return { kind: 'desk', list, market, start: await (starting ?? loadMarket(market)) };
  },
  head: (data) => {
    const found = data.kind === 'desk' && data.start.market.kind === 'found' ? data.start.market : undefined;
    const pair =
      found === undefined
        ? ''
        : `${toSymbol(found.base, found.names)}/${toSymbol(found.quote, found.names)} · `;
    return {
      title: `${pair}Trading terminal`,
      description:
        'Markets with candles, trades, depth and holders from our own index of blocks, and swaps your own wallet signs.',
    };
  },
  View: ({ data }) => {
    if (data.kind === 'desk') return <Terminal {...data} />;
    return (
      <>
        <h1>Trading terminal</h1>
        {data.kind === 'absent' ? (
          <AbsenceView absence={data.absence} />
        ) : (
          <EmptyState page title="No trades in 24 hours" actions={<a href="/tokens">All tokens</a>}>
            This page fills as soon as somebody trades.
          </EmptyState>
        )}
      </>
    );
  },
});

async function firstOfAll(ask: () => Promise<FoundMarkets | Wire<Absence>>): Promise<string | undefined> {
  const all = await ask();
  return all.kind === 'found' ? toFirst(all) : undefined;
}

/** What is opened unasked: a stake pool may lead by volume, but has no depth to trade against. */
const toFirst = ({ rows }: FoundMarkets): string | undefined =>
  (rows.find(({ liquidityMicroUsd }) => liquidityMicroUsd !== undefined) ?? rows[0])?.market;
