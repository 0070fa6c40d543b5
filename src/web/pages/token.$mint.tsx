import { Coins } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { CompressedNftAnswer } from '#contracts/account/compressed-nft';
import type { TokenAnswer, TokenHoldersAnswer } from '#contracts/account/token';
import type {
  MarketCandlesAnswer,
  MarketTradesAnswer,
  TokenMarketAnswer,
} from '#contracts/market/token-market';
import type { TokenHolderClassesAnswer, TokenRiskAnswer } from '#contracts/account/token-risk';
import { toDecimal, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { MissingEntity } from '../answers/missing-entity.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { LateAnswer } from '../answers/late-answer.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { historyFields, loadHistory, type HistoryPart } from '../features/account/history-part.ts';
import { AboutToken } from '../features/token/about-token.tsx';
import { ExtensionFields } from '../features/token/extension-fields.tsx';
import { Holders } from '../features/token/holders.tsx';
import { TokenHeader, type FoundToken } from '../features/token/token-summary.tsx';
import { HolderClassesView, toClassWords } from '../features/token-market/holder-classes.tsx';
import { MarketChart } from '../features/token-market/market-chart.tsx';
import { marketFields } from '../features/token-market/market-search.ts';
import { MarketsTable } from '../features/token-market/markets-table.tsx';
import { PriceFoot, PriceHead } from '../features/token-market/price-head.tsx';
import { RiskCard, RiskLine } from '../features/token-market/risk-card.tsx';
import { toShownMarket, toShownWidth } from '../features/token-market/shown-market.ts';
import { Trades } from '../features/token-market/trades.tsx';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import type { Late } from '../router/late.ts';
import { usePlace } from '../router/place.ts';
import { useSearch } from '../router/use-search.ts';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Section } from '../ui/block/section.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { useLatePart } from '../ui/state/use-late-part.ts';
import { NamesProvider } from '../values/names.ts';
import { definePage, type LoadInput } from './define-page.ts';
import { AddressValue } from '../values/address.tsx';
import { AbsenceView } from '../answers/absence-view.tsx';

/** Few mints are leaves of a tree. */
const CompressedNft = lazy(() =>
  import('../features/token/compressed-nft.tsx').then((loaded) => ({ default: loaded.CompressedNft })),
);

/** Behind a tab of its own. */
const History = lazy(() =>
  import('../features/account/history.tsx').then((loaded) => ({ default: loaded.History })),
);

interface TokenPage {
  readonly token: Wire<TokenAnswer>;
  readonly holders: Wire<TokenHoldersAnswer>;
  readonly market: Wire<TokenMarketAnswer>;
  readonly classes: Wire<TokenHolderClassesAnswer>;
  readonly risk: Wire<TokenRiskAnswer>;
  /** Of the market and the width the query names. */
  readonly candles?: Wire<MarketCandlesAnswer> | undefined;
  /** Loaded when their tab is open. */
  readonly trades?: Wire<MarketTradesAnswer> | undefined;
  /** Asked for when no account stands there. */
  readonly compressed?: Wire<CompressedNftAnswer> | undefined;
}

const search = defineSearch({
  tab: choice(['holders', 'markets', 'trades', 'history', 'extensions'], 'holders'),
  ...historyFields,
  ...marketFields,
});
type TokenSearch = SearchOf<typeof search>;

export default definePage<TokenPage, TokenSearch, HistoryPart>({
  nav: { use: 'token', area: 'tokens' },
  search,
  async load(input) {
    const { api, params, signal } = input;
    const mint = params['mint'] ?? '';
    const [token, holders, trading, classes, risk] = await Promise.all([
      api.ask('token', { mint }, { signal }),
      api.ask('tokenHolders', { mint }, { signal }),
      loadTrading(input, mint),
      api.ask('tokenHolderClasses', { mint }, { signal }),
      api.ask('tokenRisk', { mint }, { signal }),
    ]);
    const isNothing = token.kind === 'absent' && token.state === 'not-found';
    const compressed = isNothing ? await api.ask('compressedNft', { id: mint }, { signal }) : undefined;
    return { token, holders, classes, risk, compressed, ...trading };
  },
  late: ({ params, ...input }) => loadHistory(params['mint'] ?? '', input),
  status: ({ token, compressed }) =>
    token.kind === 'found' || token.state === 'not-available' || compressed?.kind === 'found' ? 200 : 404,
  head: ({ token, compressed }, { params }) => {
    const mint = params['mint'] ?? '';
    if (compressed?.kind === 'found') {
      const name = compressed.name ?? `Compressed NFT ${toShortAddress(mint)}`;
      return { title: name, description: `${name}, a compressed NFT: its owner, tree and proof.` };
    }
    if (token.kind === 'absent') return { title: 'Token not shown', description: token.message };
    const { name = token.verified?.name, symbol = token.verified?.symbol } = token.metadata ?? {};
    const title = name ?? symbol ?? `Token ${toShortAddress(mint)}`;
    const supply = token.native ? '' : ` Supply ${toDecimal(token.supply, token.decimals)}.`;
    return {
      title: symbol === undefined || symbol === title ? title : `${title} (${symbol})`,
      description: `${title}, mint ${mint}.${supply} Its price and markets, authorities, holders and risks.`,
      image: `/og/account/${mint}.png`,
    };
  },
  View: ({ data, late, params }) =>
    data.compressed?.kind === 'found' ? (
      <Suspense>
        <CompressedNft found={data.compressed} />
      </Suspense>
    ) : data.token.kind === 'absent' ? (
      <MissingEntity
        absence={data.token}
        kind="Token"
        icon={Coins}
        id={params['mint'] ?? ''}
        rows={[
          { label: 'Mint', value: <AddressValue address={params['mint'] ?? ''} full /> },
          ...(data.compressed?.kind === 'absent'
            ? [{ label: 'Compressed NFT', value: data.compressed.message }]
            : []),
        ]}
        actions={
          <>
            {data.token.state === 'not-found' && (
              <a href={`/account/${params['mint'] ?? ''}`}>View account</a>
            )}
            <a href="/tokens">All tokens</a>
          </>
        }
      />
    ) : (
      <NamesProvider value={data.token.names}>
        <TokenHeader found={data.token}>
          {data.token.nft === undefined && <RiskLine answer={data.risk} />}
        </TokenHeader>
        <StaleNotice provenance={data.token.provenance} />
        {data.token.nft === undefined ? (
          <>
            <MarketPart found={data.token} data={data} />
            <Explanation kind="token" id={data.token.mint} />
            <LaunchForecast answer={data.market} />
            <Details found={data.token} data={data} late={late} />
            <RiskCard answer={data.risk} />
            <AboutToken found={data.token} />
          </>
        ) : (
          <>
            <Explanation kind="token" id={data.token.mint} />
            <AboutToken found={data.token} />
            <Details found={data.token} data={data} late={late} />
          </>
        )}
        <SourceLine
          provenance={data.token.provenance}
          what="getAccountInfo, getMultipleAccounts, getTokenLargestAccounts, getSignaturesForAddress"
        />
      </NamesProvider>
    ),
});

const loadLaunchForecast = () => import('../features/forecasts/launch-forecast.tsx');

/** When its curve sells out. Fetched only for a token of one market: that may be the curve. */
function LaunchForecast({ answer }: { readonly answer: Wire<TokenMarketAnswer> }) {
  const { Part } = useLatePart(loadLaunchForecast, answer.kind === 'found' && answer.markets.length === 1);
  return Part && <Part answer={answer} />;
}

/** The index answers while the node is asked: its second question waits for nobody else. */
async function loadTrading(
  { api, search: { market: asked, width, tab, side }, signal }: LoadInput<TokenSearch>,
  mint: string,
): Promise<Pick<TokenPage, 'market' | 'candles' | 'trades'>> {
  const market = await api.ask('tokenMarket', { mint }, { signal });
  const shown = toShownMarket(market, asked);
  if (market.kind === 'absent' || shown === undefined) return { market };
  const [candles, trades] = await Promise.all([
    api.ask('marketCandles', { market: shown, width: toShownWidth(market, width) }, { signal }),
    tab === 'trades' ? api.ask('marketTrades', { market: shown, side }, { signal }) : undefined,
  ]);
  return { market, candles, trades };
}

const toSupply = ({ supply, decimals, native }: FoundToken) => ({
  supply,
  decimals,
  native: native === true,
});

function MarketPart({
  found,
  data: { market, candles },
}: {
  readonly found: FoundToken;
  readonly data: TokenPage;
}) {
  const { values } = useSearch(search);
  const shown = toShownMarket(market, values.market);
  return (
    <>
      <PriceHead answer={market} supply={toSupply(found)} />
      {market.kind === 'found' && shown !== undefined && (
        <MarketChart
          found={market}
          market={shown}
          width={toShownWidth(market, values.width)}
          start={candles}
        />
      )}
      <PriceFoot answer={market} />
    </>
  );
}

function Details({
  found,
  data,
  late,
}: {
  readonly found: FoundToken;
  readonly data: TokenPage;
  readonly late: Late<HistoryPart>;
}) {
  const { values, hrefWith, setTexts } = useSearch(search);
  const { market } = data;
  const isTraded = found.nft === undefined;
  const tabs = [
    { key: 'holders', title: 'Holders' },
    ...(isTraded
      ? [
          {
            key: 'markets',
            title: 'Markets',
            count: market.kind === 'found' ? market.markets.length : undefined,
          },
          { key: 'trades', title: 'Trades' },
        ]
      : []),
    { key: 'history', title: 'History' },
    ...(found.extensions.length > 0
      ? [{ key: 'extensions', title: 'Extensions', count: found.extensions.length }]
      : []),
  ];
  const active = tabs.find(({ key }) => key === values.tab)?.key ?? 'holders';
  return (
    <>
      <Tabs
        label="Details of the token"
        tabs={tabs}
        active={active}
        hrefOf={(tab) => hrefWith({ tab })}
        onChoose={(tab) => setTexts({ tab })}
      />
      {active === 'holders' && (
        <>
          <Section title="Largest holders" flush>
            <Holders answer={data.holders} wordsOf={toClassWords(data.classes)} />
          </Section>
          {isTraded && (
            <Section title="Creator, pools and early buyers" flush>
              <HolderClassesView answer={data.classes} supply={toSupply(found)} />
            </Section>
          )}
        </>
      )}
      {active === 'markets' && <MarketsTab market={market} />}
      {active === 'trades' && <TradesTab data={data} />}
      {active === 'history' && (
        <Section
          title="History"
          aside="transactions that name the mint; a plain transfer names only token accounts"
          flush
        >
          <LateAnswer of={late}>
            {({ history }) => <History address={found.mint} of="token" start={history} />}
          </LateAnswer>
        </Section>
      )}
      {active === 'extensions' && <ExtensionFields found={found} />}
    </>
  );
}

function MarketsTab({ market }: Pick<TokenPage, 'market'>) {
  const { path } = usePlace();
  return (
    <Section title="Markets" flush>
      {market.kind === 'absent' ? (
        <AbsenceView part absence={market} />
      ) : (
        <MarketsTable found={market} hrefOf={(one) => search.href(path, { market: one })} />
      )}
    </Section>
  );
}

function TradesTab({ data: { market, trades } }: { readonly data: TokenPage }) {
  const { values } = useSearch(search);
  const shown = toShownMarket(market, values.market);
  return (
    <Section title="Trades" aside="of the market whose candles are shown" flush>
      {market.kind === 'absent' ? (
        <AbsenceView part absence={market} />
      ) : shown === undefined ? (
        <EmptyState title={market.priceMissing ?? 'No known markets'} />
      ) : (
        <Trades market={shown} start={trades} />
      )}
    </Section>
  );
}
