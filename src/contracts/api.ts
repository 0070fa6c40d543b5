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
import type { EpochAnswer } from './epochs.ts';
import type { FeatureGatesAnswer } from './feature-gates.ts';
import type { TokensAnswer } from './market.ts';
import type { NetworksAnswer } from './networks.ts';
import type { SolanaAnswer } from './solana.ts';
import type { ValidatorAnswer, ValidatorsAnswer } from './validators.ts';

/** Input and answer of every question. Inputs are texts, as they come from a URL. */
export interface Questions {
  home: { input: object; answer: HomeAnswer };
  transaction: { input: { signature: string }; answer: TransactionAnswer };
  rawTransaction: { input: { signature: string }; answer: RawTransactionAnswer };
  /** Rows for signatures (comma-separated, at most 25) whose summary was missing from a list. */
  summaries: { input: { signatures: string }; answer: TransactionRows };
  account: { input: { address: string }; answer: AccountAnswer };
  accountHistory: {
    input: {
      address: string;
      cursor?: string | undefined;
      limit?: string | undefined;
      status?: string | undefined;
      action?: string | undefined;
    };
    answer: HistoryAnswer;
  };
  blocks: { input: { before?: string | undefined; limit?: string | undefined }; answer: BlocksAnswer };
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
  networks: { input: object; answer: NetworksAnswer };
  solana: { input: object; answer: SolanaAnswer };
  epoch: { input: { epoch: string }; answer: EpochAnswer };
  featureGates: { input: object; answer: FeatureGatesAnswer };
  /** By vote account, or by identity while it has stake. */
  validator: { input: { vote: string }; answer: ValidatorAnswer };
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
  tokenFile: '/api/tokens/:mint/file',
  tokens: '/api/tokens',
  validators: '/api/validators',
  networks: '/api/networks',
  solana: '/api/solana',
  epoch: '/api/epochs/:epoch',
  featureGates: '/api/feature-gates',
  validator: '/api/validators/:vote',
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
