import { useEffect, useMemo, useRef, useState } from 'react';
import { toPriceText } from '#contracts/text/money-text';
import type { CandleWidth } from '#contracts/market/token-market';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { useSearch } from '../../router/use-search.ts';
import { LiveControls } from '../../ui/live/live-controls.tsx';
import { useHeld } from '../../ui/live/use-held.ts';
import { Panels } from '../../ui/panels/panels.tsx';
import { ChangeValue } from '../../values/money.tsx';
import { NamesProvider, type WireNames } from '../../values/names.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { ChartPanel, WidthButtons } from './chart-panel.tsx';
import { DepthPanel } from './depth-panel.tsx';
import { HoldersPanel } from './holders-panel.tsx';
import { MarketList, type FoundMarkets } from './market-list.tsx';
import { MarketStatistics } from './market-statistics.tsx';
import { toSymbol } from './swap-sentences.ts';
import { TerminalKeyList } from './terminal-key-list.tsx';
import { terminalSearch } from './terminal-search.ts';
import { useTerminalKeys } from './terminal-keys.ts';
import { TradePanel, type Side } from './trade-panel.tsx';
import { TradeTape } from './trade-tape.tsx';
import { useMarketFeed, type MarketStart } from './use-market-feed.ts';
import { useOwnTrades } from './use-own-trades.ts';
import styles from './terminal.module.css';
import { AbsenceView } from '../../answers/absence-view.tsx';

const LAYOUT = [
  {
    width: 0.21,
    panels: [
      { key: 'markets', height: 0.44 },
      { key: 'statistics', height: 0.32 },
      { key: 'holders', height: 0.24 },
    ],
  },
  {
    width: 0.54,
    panels: [
      { key: 'chart', height: 0.62 },
      { key: 'trades', height: 0.38 },
    ],
  },
  {
    width: 0.25,
    panels: [
      { key: 'trade', height: 0.6 },
      { key: 'depth', height: 0.4 },
    ],
  },
];

export interface TerminalProps {
  readonly list: FoundMarkets;
  readonly market: string;
  readonly start: MarketStart;
}

/** A desk for one market at a time. */
export function Terminal({ list, market, start }: TerminalProps) {
  const { values, hrefOf, set } = useSearch(terminalSearch);
  const root = useRef<HTMLDivElement>(null);
  const { width, market: asked } = values;
  const setWidth = (next: CandleWidth) => set({ width: next });
  const [side, setSide] = useState<Side>('buy');
  useTerminalKeys(root, { onSide: setSide, onWidth: setWidth });
  useEffect(() => {
    // Where one panel is seen at a time, a chosen market shows its chart.
    if (asked !== undefined)
      root.current?.querySelector<HTMLElement>('[role=tab][aria-controls$="-chart"]')?.click();
  }, [asked]);
  const feed = useMarketFeed(market, start, width);
  const moving = useMemo(() => ({ candles: feed.candles, newest: feed.tape[0] }), [feed.candles, feed.tape]);
  // What the visitor asked for, as older candles or another width, does not wait for the beat.
  const { candles, newest } = useHeld(moving, feed.answer).shown;
  const wallet = useWallet();
  const trader = wallet.kind === 'connected' ? wallet.account.address : undefined;
  const own = useOwnTrades(market, trader, feed.tape);
  const found = feed.market.kind === 'found' ? feed.market : undefined;
  const names = joinNames(
    list.names,
    found?.names,
    feed.trades.kind === 'found' ? feed.trades.names : undefined,
    feed.names,
  );
  const baseSymbol = found === undefined ? '' : toSymbol(found.base, names);
  const quoteSymbol = found === undefined ? '' : toSymbol(found.quote, names);
  const pair = found === undefined ? '' : `${baseSymbol}/${quoteSymbol}`;
  const price = newest?.price ?? found?.price;
  const absence = feed.market.kind === 'absent' ? <AbsenceView part absence={feed.market} /> : undefined;
  const panels = [
    {
      key: 'chart',
      title: 'Chart',
      aside: <WidthButtons width={width} onChoose={setWidth} />,
      body: <ChartPanel {...{ pair, baseSymbol, quoteSymbol, own }} feed={{ ...feed, candles }} />,
    },
    {
      key: 'markets',
      title: 'Markets',
      body: <MarketList first={list} market={market} hrefOf={(next) => hrefOf({ market: next })} />,
    },
    {
      key: 'trades',
      title: 'Trades',
      ...(feed.trades.kind === 'found' && {
        aside: <LiveControls state={feed.liveState} />,
      }),
      body: <TradeTape {...{ feed, baseSymbol, quoteSymbol }} own={trader} />,
    },
    {
      key: 'trade',
      title: 'Trade',
      body:
        absence ??
        (found && (
          <TradePanel sides={found} trading={list.trading} side={side} onSide={setSide} heard={feed.heard} />
        )),
    },
    {
      key: 'depth',
      title: 'Depth',
      body:
        absence ??
        (found && (
          <DepthPanel market={market} base={found.base} baseSymbol={baseSymbol} heard={feed.heard} />
        )),
    },
    {
      key: 'statistics',
      title: 'Statistics',
      body: absence ?? <MarketStatistics market={feed.market} newest={newest} quoteSymbol={quoteSymbol} />,
    },
    {
      key: 'holders',
      title: 'Holders',
      body: absence ?? (found && <HoldersPanel mint={found.base} />),
    },
  ];
  return (
    <NamesProvider value={names}>
      <div ref={root} className={styles.terminal}>
        <Panels
          label="Trading terminal"
          memoryKey="terminal.layout"
          initial={LAYOUT}
          panels={panels}
          toolbar={
            <div className={styles.head}>
              <h1 className={styles.title}>{pair === '' ? 'Trading terminal' : <bdi>{pair}</bdi>}</h1>
              {price !== undefined && (
                <span className={styles.price} data-testid="price">
                  {toPriceText(price)} <bdi>{quoteSymbol}</bdi>
                </span>
              )}
              {found && (
                <span>
                  <ChangeValue share={found.day.change} /> <span className={styles.quiet}>24h</span>
                </span>
              )}
              <span className={styles.wide}>
                <TerminalKeyList />
              </span>
            </div>
          }
        />
      </div>
      <CoverageLine
        coverage={feed.coverage ?? list.coverage}
        what="swaps in known pools; list and 24-hour figures as of the newest ranking"
      />
    </NamesProvider>
  );
}

function joinNames(...all: readonly (WireNames | undefined)[]): WireNames {
  return {
    labels: Object.assign({}, ...all.map((names) => names?.labels)) as WireNames['labels'], // of the same kind each
    tokens: Object.assign({}, ...all.map((names) => names?.tokens)) as WireNames['tokens'], // of the same kind each
  };
}
