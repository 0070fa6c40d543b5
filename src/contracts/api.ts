/** The product's questions: name, route, input and answer. Endpoints serve them, the web client asks them. */
import type { Wire } from '#std/json';
import type {
  AccountAnswer,
  BlockAnswer,
  BlocksAnswer,
  BlockTransactionsAnswer,
  ClustersAnswer,
  HistoryAnswer,
  HomeAnswer,
  RawTransactionAnswer,
  SearchAnswer,
  TransactionAnswer,
  TransactionRows,
} from './answers.ts';
import { AGENT_QUESTION_ROUTES } from './agent-question-routes.ts';
import type { AgentQuestions } from './agent.ts';
import type { AnalyticsAnswer, QueriesAnswer, QueryAnswer, TrendsAnswer } from './analytics.ts';
import type { Cluster } from './cluster.ts';
import type {
  ProgramAnswer,
  ProgramBinaryAnswer,
  ProgramInterfaceAnswer,
  ProgramsAnswer,
} from './program.ts';
import type { TokenAnswer, TokenFileAnswer, TokenHoldersAnswer } from './token.ts';
import type { CompressedNftAnswer } from './compressed-nft.ts';
import type { InspectionAnswer } from './inspection.ts';
import type { DefiCategoryAnswer, DefiOverviewAnswer } from './defi.ts';
import type { ChangelogAnswer, DocumentAnswer, DocumentsAnswer, NewsAnswer } from './documents.ts';
import type { EpochAnswer } from './epochs.ts';
import type { FeatureGatesAnswer } from './feature-gates.ts';
import type { LaunchesAnswer } from './launches.ts';
import type { TokensAnswer } from './market.ts';
import type { ScreenerAnswer, ScreenerList, ScreenerTexts } from './screener.ts';
import type { AnomaliesAnswer, IndexHealthAnswer, MonitoringAnswer } from './monitoring.ts';
import type { NetworksAnswer } from './networks.ts';
import type { SolanaAnswer } from './solana.ts';
import type {
  MarketDepthAnswer,
  MarketsAnswer,
  OwnTradesAnswer,
  QuoteAnswer,
  SwapTransactionAnswer,
} from './terminal.ts';
import type {
  MarketAnswer,
  MarketCandlesAnswer,
  MarketTradesAnswer,
  TokenMarketAnswer,
} from './token-market.ts';
import type { TokenHolderClassesAnswer, TokenRiskAnswer } from './token-risk.ts';
import type { OperationAnswer, ReferenceAnswer } from './reference.ts';
import type { WalletAnswer, WalletFlowsAnswer } from './wallet.ts';
import type { ValidatorAnswer, ValidatorsAnswer } from './validators.ts';

/** Input and answer of every question. Inputs are texts, as they come from a URL. */
export interface Questions extends AgentQuestions {
  home: { input: object; answer: HomeAnswer };
  transaction: { input: { signature: string }; answer: TransactionAnswer };
  rawTransaction: { input: { signature: string }; answer: RawTransactionAnswer };
  /** Rows for signatures (comma-separated, at most 25) whose summary was missing from a list. */
  summaries: { input: { signatures: string }; answer: TransactionRows };
  account: { input: { address: string }; answer: AccountAnswer };
  accountHistory: {
    input: {
      address: string;
      /** What an answer gave as `nextCursor`. */
      cursor?: string | undefined;
      limit?: string | undefined;
      status?: string | undefined;
      /** What the transaction did, such as `transfer` or `trade`. */
      action?: string | undefined;
    };
    answer: HistoryAnswer;
  };
  blocks: {
    input: {
      /** A slot; blocks before it. */
      before?: string | undefined;
      limit?: string | undefined;
    };
    answer: BlocksAnswer;
  };
  block: { input: { slot: string }; answer: BlockAnswer };
  blockTransactions: {
    input: {
      slot: string;
      cursor?: string | undefined;
      limit?: string | undefined;
      /** `show` to include votes; hidden by default. */
      votes?: string | undefined;
      status?: string | undefined;
      program?: string | undefined;
      account?: string | undefined;
      /** `index` (default), `fee`, `compute`. */
      sort?: string | undefined;
    };
    answer: BlockTransactionsAnswer;
  };
  /** Base64 or base58 of a transaction or a message. */
  inspection: { input: { transaction: string }; answer: InspectionAnswer };
  clusters: { input: object; answer: ClustersAnswer };
  search: { input: { q: string }; answer: SearchAnswer };
  program: { input: { address: string }; answer: ProgramAnswer };
  programInterface: { input: { address: string }; answer: ProgramInterfaceAnswer };
  programBinary: { input: { address: string }; answer: ProgramBinaryAnswer };
  programs: {
    input: {
      /** Part of a name, or the beginning of an address. */
      q?: string | undefined;
      category?: string | undefined;
      /** `yes` for programs whose instructions are read here, `no` for the others. */
      read?: string | undefined;
      /** Counted from 1. */
      page?: string | undefined;
    };
    answer: ProgramsAnswer;
  };
  token: { input: { mint: string }; answer: TokenAnswer };
  /** An NFT that is a leaf of a tree. */
  compressedNft: { input: { id: string }; answer: CompressedNftAnswer };
  tokenHolders: { input: { mint: string }; answer: TokenHoldersAnswer };
  /** Price, figures and markets of a token, from the index. */
  tokenMarket: { input: { mint: string }; answer: TokenMarketAnswer };
  /** Creator, snipers, bundled wallets and pools among those who hold a token. */
  tokenHolderClasses: { input: { mint: string }; answer: TokenHolderClassesAnswer };
  tokenRisk: { input: { mint: string }; answer: TokenRiskAnswer };
  /** Fetches the file the token's metadata points to; only when a visitor asks for it. */
  tokenFile: { input: { mint: string }; answer: TokenFileAnswer };
  tokens: {
    input: {
      /** `1h`, `24h` (default), `7d`. */
      window?: string | undefined;
      /** `volume` (default), `trades`, `change`, `liquidity`. */
      sort?: string | undefined;
      page?: string | undefined;
    };
    answer: TokensAnswer;
  };
  /** Tokens in the order they were created, the newest first, with what rules say of them. */
  launches: {
    input: {
      /** A slot, or what an answer gave as `nextBefore`. */
      before?: string | undefined;
      launchpad?: string | undefined;
      /** `show` for mints without decimals too. */
      nfts?: string | undefined;
      limit?: string | undefined;
    };
    answer: LaunchesAnswer;
  };
  screener: { input: { list: ScreenerList } & ScreenerTexts; answer: ScreenerAnswer };
  markets: {
    input: {
      /** `1h`, `24h` (default), `7d`. */
      window?: string | undefined;
      /** `volume` (default), `liquidity`. */
      sort?: string | undefined;
      /** Program of the pools. */
      venue?: string | undefined;
      /** Part of a symbol or name, a pair such as `ORCH/SOL`, or an address. */
      q?: string | undefined;
      /** These markets and no others, comma-separated, at most 50. */
      markets?: string | undefined;
    };
    answer: MarketsAnswer;
  };
  /** What a wallet traded in a market. */
  ownTrades: { input: { market: string; trader: string }; answer: OwnTradesAnswer };
  /** What a pool offers on both sides; `base` says which of its tokens is counted. */
  marketDepth: { input: { market: string; base: string }; answer: MarketDepthAnswer };
  /** `give` is the mint that is given, `amount` in its smallest units, `slippage` in 10⁻⁴. */
  quote: {
    input: { market: string; give: string; amount: string; slippage: string };
    answer: QuoteAnswer;
  };
  /** The transaction of a swap for the wallet `user` to sign. Nothing is sent. */
  swapTransaction: {
    input: { market: string; user: string; give: string; amount: string; slippage: string };
    answer: SwapTransactionAnswer;
  };
  /** By the account of the pool. */
  market: { input: { market: string }; answer: MarketAnswer };
  marketCandles: {
    input: {
      market: string;
      /** `1s`, `1m`, `5m`, `15m` (default), `1h`, `4h`, `1d`, `1w`. */
      width?: string | undefined;
      /** Unix seconds; candles that begin before. */
      before?: string | undefined;
      limit?: string | undefined;
    };
    answer: MarketCandlesAnswer;
  };
  marketTrades: {
    input: {
      market: string;
      /** `buy` or `sell`; both when left out. */
      side?: string | undefined;
      /** A cursor this list gave. */
      before?: string | undefined;
      limit?: string | undefined;
    };
    answer: MarketTradesAnswer;
  };
  defiOverview: {
    input: {
      /** `1h`, `24h` (default), `7d`. */
      window?: string | undefined;
    };
    answer: DefiOverviewAnswer;
  };
  defiCategory: {
    input: {
      /** A key of `DEFI_CATEGORIES`. */
      category: string;
      /** `1h`, `24h` (default), `7d`. */
      window?: string | undefined;
      /** Order of the pools: `volume` (default), `liquidity`. */
      sort?: string | undefined;
      /** The one program whose pools are shown. */
      venue?: string | undefined;
    };
    answer: DefiCategoryAnswer;
  };
  validators: {
    input: {
      /** Part of a name, or the beginning of an address. */
      q?: string | undefined;
      state?: string | undefined;
      /** As gossip tells them, `unknown` for none. */
      version?: string | undefined;
      client?: string | undefined;
      sort?: string | undefined;
      order?: string | undefined;
      /** Counted from 1. */
      page?: string | undefined;
    };
    answer: ValidatorsAnswer;
  };
  analytics: {
    input: {
      /** `1h`, `24h` (default), `7d`, `30d`. */
      window?: string | undefined;
    };
    answer: AnalyticsAnswer;
  };
  trends: {
    input: {
      /** `1h`, `24h` (default), `7d`. */
      window?: string | undefined;
      /** Which programs: `called` (default), `rising`, `falling`, `failing`. */
      list?: string | undefined;
      /** `hours` or `days`; by the window when left out. */
      cohorts?: string | undefined;
    };
    answer: TrendsAnswer;
  };
  /** The definitions of what the product asks its index. */
  queries: { input: object; answer: QueriesAnswer };
  query: { input: { name: string }; answer: QueryAnswer };
  wallet: { input: { wallet: string }; answer: WalletAnswer };
  walletFlows: { input: { wallet: string }; answer: WalletFlowsAnswer };
  networks: { input: object; answer: NetworksAnswer };
  /** What rules found unusual, the newest first. */
  anomalies: {
    input: {
      /** Name of a rule. */
      rule?: string | undefined;
      /** `notice` or `warning`. */
      severity?: string | undefined;
      /** The address it is about. */
      subject?: string | undefined;
      /** A cursor this list gave. */
      before?: string | undefined;
      limit?: string | undefined;
    };
    answer: AnomaliesAnswer;
  };
  monitoring: { input: object; answer: MonitoringAnswer };
  indexHealth: { input: object; answer: IndexHealthAnswer };
  solana: { input: object; answer: SolanaAnswer };
  epoch: { input: { epoch: string }; answer: EpochAnswer };
  featureGates: { input: object; answer: FeatureGatesAnswer };
  /** Texts of `docs` or `blog`, or the places of the documentation where the words of `q` stand. */
  documents: { input: { shelf: string; q?: string | undefined }; answer: DocumentsAnswer };
  document: { input: { shelf: string; slug: string }; answer: DocumentAnswer };
  news: { input: object; answer: NewsAnswer };
  changelog: { input: object; answer: ChangelogAnswer };
  /** By vote account, or by identity while it has stake. */
  validator: { input: { vote: string }; answer: ValidatorAnswer };
  /** Every request this server answers. */
  reference: { input: object; answer: ReferenceAnswer };
  operation: {
    input: {
      /** As the list of operations gives it. */
      name: string;
    };
    answer: OperationAnswer;
  };
}

export type QuestionName = keyof Questions;

/** Parts written `:name` are filled from the input, the rest of the input becomes the query string. */
export const ROUTES: { readonly [Name in QuestionName]: string } = {
  home: '/api/home',
  transaction: '/api/transactions/:signature',
  rawTransaction: '/api/transactions/:signature/raw',
  summaries: '/api/summaries',
  account: '/api/accounts/:address',
  accountHistory: '/api/accounts/:address/history',
  blocks: '/api/blocks',
  block: '/api/blocks/:slot',
  blockTransactions: '/api/blocks/:slot/transactions',
  inspection: '/api/inspection',
  clusters: '/api/clusters',
  search: '/api/search',
  program: '/api/programs/:address',
  programInterface: '/api/programs/:address/interface',
  programBinary: '/api/programs/:address/binary',
  programs: '/api/programs',
  token: '/api/tokens/:mint',
  compressedNft: '/api/compressed-nfts/:id',
  tokenHolders: '/api/tokens/:mint/holders',
  tokenMarket: '/api/tokens/:mint/market',
  tokenHolderClasses: '/api/tokens/:mint/holder-classes',
  tokenRisk: '/api/tokens/:mint/risk',
  tokenFile: '/api/tokens/:mint/file',
  tokens: '/api/tokens',
  launches: '/api/launches',
  screener: '/api/screener/:list',
  markets: '/api/markets',
  ownTrades: '/api/markets/:market/trades-of/:trader',
  marketDepth: '/api/markets/:market/depth',
  quote: '/api/markets/:market/quote',
  swapTransaction: '/api/markets/:market/swap',
  market: '/api/markets/:market',
  marketCandles: '/api/markets/:market/candles',
  marketTrades: '/api/markets/:market/trades',
  defiOverview: '/api/defi/overview',
  defiCategory: '/api/defi/categories/:category',
  validators: '/api/validators',
  analytics: '/api/analytics',
  trends: '/api/analytics/trends',
  queries: '/api/analytics/queries',
  query: '/api/analytics/queries/:name',
  wallet: '/api/wallets/:wallet',
  walletFlows: '/api/wallets/:wallet/flows',
  networks: '/api/networks',
  anomalies: '/api/anomalies',
  monitoring: '/api/monitoring',
  indexHealth: '/api/index-health',
  solana: '/api/solana',
  epoch: '/api/epochs/:epoch',
  featureGates: '/api/feature-gates',
  documents: '/api/documents/:shelf',
  document: '/api/documents/:shelf/:slug',
  news: '/api/news',
  changelog: '/api/changelog',
  validator: '/api/validators/:vote',
  ...AGENT_QUESTION_ROUTES,
  reference: '/api/reference',
  operation: '/api/reference/:name',
};

/** Server-sent stream of `LiveEvent`. */
export const LIVE_ROUTE = '/api/live';
/** JSON-RPC proxy. */
export const RPC_ROUTE = '/api/proxy/rpc';

/**
 * How pages ask. In the browser it fetches; on the server it calls the endpoint in process.
 * Rejects with `ApiFailure` when the product itself could not answer; an `Absence` is an answer.
 */
export interface Api {
  ask<Name extends QuestionName>(
    name: Name,
    input: Questions[Name]['input'],
    options?: { readonly signal?: AbortSignal | undefined; readonly cluster?: Cluster | undefined },
  ): Promise<Wire<Questions[Name]['answer']>>;
}

/** Body of every error answer of the API. */
export interface ErrorBody {
  readonly error: {
    /** `<folder>/<what>`. */
    readonly code: string;
    readonly message: string;
    readonly requestId: string;
  };
}
