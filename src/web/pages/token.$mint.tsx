import type { HistoryAnswer } from '#contracts/answers';
import type { CompressedNftAnswer } from '#contracts/compressed-nft';
import type { TokenAnswer, TokenHoldersAnswer } from '#contracts/token';
import { toDecimal, toShortAddress } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { History } from '../features/account/history.tsx';
import { CompressedNft } from '../features/token/compressed-nft.tsx';
import { ControlCard } from '../features/token/control-card.tsx';
import { ExtensionFields } from '../features/token/extension-fields.tsx';
import { Holders } from '../features/token/holders.tsx';
import { MetadataView } from '../features/token/metadata-view.tsx';
import { TokenSummary, type FoundToken } from '../features/token/token-summary.tsx';
import { usePlace } from '../router/place.ts';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

interface TokenPage {
  readonly token: Wire<TokenAnswer>;
  readonly holders: Wire<TokenHoldersAnswer>;
  readonly history: Wire<HistoryAnswer>;
  /** Asked for when no account stands there. */
  readonly compressed?: Wire<CompressedNftAnswer> | undefined;
}

export default definePage<TokenPage>({
  async load({ api, params, query, signal }) {
    const mint = params['mint'] ?? '';
    const [token, holders, history] = await Promise.all([
      api.ask('token', { mint }, { signal }),
      api.ask('tokenHolders', { mint }, { signal }),
      api.ask('accountHistory', { address: mint, status: query.get('status') ?? undefined }, { signal }),
    ]);
    const isNothing = token.kind === 'absent' && token.state === 'not-found';
    const compressed = isNothing ? await api.ask('compressedNft', { id: mint }, { signal }) : undefined;
    return { token, holders, history, compressed };
  },
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
      description: `${title}, mint ${mint}.${supply} Who controls it, who holds it and its latest transactions.`,
      image: `/og/account/${mint}.png`,
    };
  },
  View: ({ data, params }) =>
    data.compressed?.kind === 'found' ? (
      <CompressedNft found={data.compressed} />
    ) : data.token.kind === 'absent' ? (
      <>
        <AbsenceView absence={data.token} />
        {data.compressed?.kind === 'absent' && <p>{data.compressed.message}</p>}
        {data.token.state === 'not-found' && (
          <p>
            <a href={`/account/${params['mint'] ?? ''}`}>Open the account</a>
          </p>
        )}
      </>
    ) : (
      <NamesProvider value={data.token.names}>
        <TokenSummary found={data.token} />
        <StaleNotice provenance={data.token.provenance} />
        <ControlCard found={data.token} />
        <MetadataView found={data.token} />
        <Details found={data.token} holders={data.holders} history={data.history} />
        <SourceLine
          provenance={data.token.provenance}
          what="getAccountInfo, getMultipleAccounts, getTokenLargestAccounts, getSignaturesForAddress"
        />
      </NamesProvider>
    ),
});

function Details({
  found,
  holders,
  history,
}: Pick<TokenPage, 'holders' | 'history'> & { readonly found: FoundToken }) {
  const { query, setQuery, path } = usePlace();
  const tabs = [
    { key: 'holders', title: 'Largest holders' },
    { key: 'history', title: 'History' },
    ...(found.extensions.length > 0
      ? [{ key: 'extensions', title: 'Extensions', count: found.extensions.length }]
      : []),
  ];
  const wanted = query.get('tab');
  const active = tabs.find(({ key }) => key === wanted)?.key ?? 'holders';
  return (
    <>
      <Tabs
        label="Details of the token"
        tabs={tabs}
        active={active}
        hrefOf={(key) => `${path}?tab=${key}`}
        onChoose={(key) => setQuery({ tab: key })}
      />
      {active === 'holders' && (
        <Section title="Largest holders" flush>
          <Holders answer={holders} />
        </Section>
      )}
      {active === 'history' && (
        <Section
          title="History"
          aside="transactions that name the mint; a plain transfer names only token accounts"
          flush
        >
          <History address={found.mint} start={history} />
        </Section>
      )}
      {active === 'extensions' && <ExtensionFields found={found} />}
    </>
  );
}
