// Written by `npm run gen`. Do not edit.
import type { AccountAnswer } from './account/account-answer.ts';
import type { BalanceHistoryAnswer } from './account/balance-history.ts';
import type { CompressedNftAnswer } from './account/compressed-nft.ts';
import type { InspectionAnswer } from './account/inspection.ts';
import type { DeploymentsAnswer, ProgramAnswer, ProgramBinaryAnswer, ProgramInterfaceAnswer, ProgramsAnswer } from './account/program.ts';
import type { ProgramUseAnswer } from './account/program-use.ts';
import type { StakesAnswer } from './account/stakes.ts';
import type { TokenAnswer, TokenFileAnswer, TokenHoldersAnswer } from './account/token.ts';
import type { TokenAccountsAnswer } from './account/token-accounts.ts';
import type { TokenHolderClassesAnswer, TokenRiskAnswer } from './account/token-risk.ts';
import type { BlockAnswer, BlockTransactionsAnswer, BlocksAnswer, ClustersAnswer, HistoryAnswer, HomeAnswer, RawTransactionAnswer, SearchAnswer, TransactionAnswer, TransactionRows } from './answers.ts';
import type { ExplanationAnswer } from './assistant/agent.ts';
import type { AgentQualityAnswer } from './assistant/agent-quality.ts';
import type { BulkAnswer } from './bulk/bulk.ts';
import type { ChangelogAnswer, DocumentAnswer, DocumentsAnswer, NewsAnswer } from './documents.ts';
import type { AnalyticsAnswer, QueriesAnswer, QueryAnswer, TrendsAnswer } from './market/analytics.ts';
import type { DefiCategoryAnswer, DefiOverviewAnswer } from './market/defi.ts';
import type { FailuresAnswer } from './market/failures.ts';
import type { LaunchesAnswer } from './market/launches.ts';
import type { TokensAnswer } from './market/market.ts';
import type { PriceAtAnswer } from './market/price-at.ts';
import type { ProfitAnswer } from './market/profit.ts';
import type { SandwichesAnswer } from './market/sandwiches.ts';
import type { ScreenerAnswer } from './market/screener.ts';
import type { MarketDepthAnswer, MarketsAnswer, OwnTradesAnswer, QuoteAnswer, SwapTransactionAnswer } from './market/terminal.ts';
import type { MarketAnswer, MarketCandlesAnswer, MarketTradesAnswer, TokenMarketAnswer } from './market/token-market.ts';
import type { TraderProfitsAnswer } from './market/traders.ts';
import type { ConversionAnswer, DerivedAddressAnswer, EncodingAnswer } from './network/conversion.ts';
import type { EpochAnswer } from './network/epochs.ts';
import type { FeatureGatesAnswer } from './network/feature-gates.ts';
import type { ForecastAnswer, ForecastsAnswer, UnlocksAnswer } from './network/forecasts.ts';
import type { LeadersAnswer, SkippedSlotsAnswer } from './network/leaders.ts';
import type { NetworksAnswer } from './network/networks.ts';
import type { RateAnswer } from './network/rate.ts';
import type { SlotFeesAnswer, SolanaAnswer } from './network/solana.ts';
import type { ValidatorAnswer, ValidatorsAnswer } from './network/validators.ts';
import type { AnomaliesAnswer, IndexHealthAnswer, MonitoringAnswer } from './operation/monitoring.ts';
import type { FundingAnswer } from './people/funding.ts';
import type { WalletAnswer, WalletFlowsAnswer } from './people/wallet.ts';
import type { WalletActivityAnswer } from './people/wallet-activity.ts';
import type { IndexQueryAnswer } from './query/index-query.ts';
import type { OperationAnswer, ReferenceAnswer } from './reference.ts';

/** Input and answer of every question. Inputs are texts, as they come from a URL. */
export interface Questions {
  /** What is stored at an address: its balance, its owner, its data decoded, the tokens it holds, what a wallet’s are worth, and its first bytes. */
  account: { input: { /** Address: base58 of 32 bytes. */ address: string }; answer: AccountAnswer };
  /** The transactions that mention an address, newest first, each summed up in a sentence; they can be filtered by outcome, kind, action, token, direction, counterparty, program and time. The answer says how many were read and how far back. */
  accountHistory: { input: { /** Address: base58 of 32 bytes. */ address: string; /** What an answer gave as `nextCursor`, for the same filter. */ cursor?: string | undefined; /** Maximum number of rows: a whole number from 1 to 100. */ limit?: string | undefined; /** Only those that ended like this. */ status?: string | undefined; /** What the transaction did, such as `transfer` or `trade`. */ action?: string | undefined; /** Only of this kind: a group of actions. */ kind?: string | undefined; /** Only those that changed the account’s balance of this token: its mint, symbol or name, or `SOL`. */ token?: string | undefined; /** `in`: the account received; `out`: it sent. Of `token` where one is given. */ direction?: string | undefined; /** Address of the other end of a transfer from or to the account. */ counterparty?: string | undefined; /** Address of a program that was called, at any depth. */ program?: string | undefined; /** Unix seconds; nothing earlier. */ from?: string | undefined; /** Unix seconds; nothing at this moment or later. */ to?: string | undefined; /** Which source is searched: `index` answers at once over all that is indexed, `node` reads its history page by page. By default the index where it can answer. */ source?: string | undefined }; answer: HistoryAnswer };
  /** How well the assistant of this build did in its evaluation: questions understood, tools called, answers right, figures grounded. */
  agentQuality: { input: object; answer: AgentQualityAnswer };
  /** What happened on the whole chain in a window and in the one before: blocks, transactions, fees, compute, volume, transfers, new mints and users over time. */
  analytics: { input: { /** `1h`, `24h` (default), `7d`, `30d`. */ window?: string | undefined }; answer: AnalyticsAnswer };
  /** Anomalies that rules found in the indexed blocks, newest first, each with its measurement, bound and evidence. */
  anomalies: { input: { /** Name of a rule. */ rule?: string | undefined; /** `notice` or `warning`. */ severity?: string | undefined; /** The address it is about. */ subject?: string | undefined; /** A cursor this list gave. */ before?: string | undefined; /** Maximum number of rows: a whole number from 1 to 200. */ limit?: string | undefined }; answer: AnomaliesAnswer };
  /** What an account held of SOL or of a token at a time or slot of the past, and how that changed until another, by the balances its transactions recorded. */
  balanceHistory: { input: { /** A wallet, a token account, or any account. */ address: string; /** Token of a wallet; SOL when left out. */ mint?: string | undefined; /** Unix seconds of the moment. */ at?: string | undefined; /** Or its slot. */ atSlot?: string | undefined; /** Unix seconds of a second, later moment. */ until?: string | undefined; /** Or its slot. */ untilSlot?: string | undefined }; answer: BalanceHistoryAnswer };
  /** One block by its slot: its time, leader, counts, fees, compute, rewards and the programs it called. */
  block: { input: { /** Number of a slot. */ slot: string }; answer: BlockAnswer };
  /** The transactions of one block, or of up to 200 slots, each summed up in a sentence, with sums over all of them; they can be filtered by outcome, program, account, action, signer, token and fee, and sorted by fee, priority fee or compute. */
  blockTransactions: { input: { /** Number of a slot. */ slot: string; /** Where an earlier answer says the list goes on. */ cursor?: string | undefined; /** Maximum number of rows: a whole number from 1 to 100. */ limit?: string | undefined; /** `show` to include votes; hidden by default. */ votes?: string | undefined; /** Only those that ended like this. */ status?: string | undefined; /** Address of a program that is called. */ program?: string | undefined; /** Address of an account that is mentioned. */ account?: string | undefined; /** What it did: `transfer`, `trade`, `stake` and so on. */ action?: string | undefined; /** Address of a signer. */ signer?: string | undefined; /** Mint of a token of which somebody’s balance changed. */ token?: string | undefined; /** Least fee, in lamports. */ leastFee?: string | undefined; /** Highest fee, in lamports. */ mostFee?: string | undefined; /** Last slot of a range of at most 200. */ until?: string | undefined; /** `index` (default), `fee`, `priority-fee`, `compute`. */ sort?: string | undefined }; answer: BlockTransactionsAnswer };
  /** The newest blocks, or those before a slot: each with its leader, time, counts and fees, slots without a block among them. */
  blocks: { input: { /** A slot; blocks before it. */ before?: string | undefined; /** Maximum number of rows: a whole number from 1 to 50. */ limit?: string | undefined }; answer: BlocksAnswer };
  /** Facts about up to 100 addresses, signatures and slots, mixed: balances, owners, holdings, first and last seen, markets and prices, calls of programs, stake of validators, transactions and blocks. */
  bulk: { input: { /** The list and the parts wanted as JSON. A list of signatures is too long for an address: post it. */ q: string }; answer: BulkAnswer };
  /** What changed in each version. Where a token is configured, only for those who hold it. */
  changelog: { input: object; answer: ChangelogAnswer };
  /** The clusters this server answers for, whether each can be reached, what the index of each covers, and which one is shown unless another is chosen. */
  clusters: { input: object; answer: ClustersAnswer };
  /** One compressed NFT by its id: its owner, tree, creators and metadata, and whether its proof leads to the root of the tree. */
  compressedNft: { input: { /** Id of the asset: base58 of 32 bytes. */ id: string }; answer: CompressedNftAnswer };
  /** A quantity in another unit: lamports and SOL, units and tokens, dollars by the price of our index, basis points, slots, epochs and time, the price of compute as a fee, bytes of an account as rent. */
  conversion: { input: { /** A decimal number; for a time unix seconds or a date in UTC. */ value: string; /** Unit of the value: lamports, SOL, raw units, tokens, USD, bps, %, micro-lamports per CU, slots, epochs, seconds, minutes, hours, days, slot, epoch, time, bytes. */ from: string; /** Unit that is wanted; the usual counterpart when left out. */ to?: string | undefined; /** Mint of the token, for units and tokens. */ mint?: string | undefined; /** Mint of the wanted token, where one token is turned into another. */ toMint?: string | undefined; /** Compute units, for a price of compute. */ computeUnits?: string | undefined }; answer: ConversionAnswer };
  /** One category of DeFi in a window: its protocols with their use, and what belongs to it, such as pools, routes, launches, stake or stablecoins. */
  defiCategory: { input: { /** A key of `DEFI_CATEGORIES`. */ category: string; /** `1h`, `24h` (default), `7d`. */ window?: string | undefined; /** Order of the pools: `volume` (default), `liquidity`. */ sort?: string | undefined; /** The one program whose pools are shown. */ venue?: string | undefined }; answer: DefiCategoryAnswer };
  /** What each category of DeFi did in a window: calls, trades, volume, fees and users, with the largest protocols. */
  defiOverview: { input: { /** `1h`, `24h` (default), `7d`. */ window?: string | undefined }; answer: DefiOverviewAnswer };
  /** When a program was deployed and upgraded, by whom, and when the right to upgrade it changed hands. */
  deployments: { input: { /** Address: base58 of 32 bytes. */ address: string }; answer: DeploymentsAnswer };
  /** An address that follows from others: the associated token account of a wallet and a mint, the address of a program for some seeds, or an address with a seed. */
  derivedAddress: { input: { /** Address of a wallet. */ owner?: string | undefined; /** Address of the mint of a token. */ mint?: string | undefined; /** Program the address is derived for. */ program?: string | undefined; /** Seeds, separated by commas: `text:metadata`, `address:…`, `hex:00ff`, `base64:…`, `u8:1` to `u64:1`. Without a prefix an address is its bytes, anything else text. */ seeds?: string | undefined; /** Address an address with a seed is made from. */ base?: string | undefined; /** Its seed, at most 32 bytes of text. */ seed?: string | undefined }; answer: DerivedAddressAnswer };
  /** One text of the documentation, blog or news as a tree, with its headings and neighbours. */
  document: { input: { /** docs, blog or news. */ shelf: string; /** Name of the text, as the list gives it. */ slug: string }; answer: DocumentAnswer };
  /** The pages of the documentation, blog or news, or the places in them that contain the search text. */
  documents: { input: { /** docs, blog or news. */ shelf: string; /** Text to look for. */ q?: string | undefined }; answer: DocumentsAnswer };
  /** Bytes written in one encoding, in all others: hex, base58, base64, UTF-8 text and, up to eight bytes, a number. */
  encoding: { input: { /** The bytes as they are written. */ bytes: string; /** How they are written: hex, base58, base64, text, integer. An integer is a u64, lowest byte first. */ from: string }; answer: EncodingAnswer };
  /** One epoch: its first and last slot, when it began and ends, its leaders and the rewards paid at its start. */
  epoch: { input: { /** Number of an epoch. */ epoch: string }; answer: EpochAnswer };
  /** An explanation of a transaction, account, token, program, block or validator, at three depths; every figure cites the tool result it was read from. */
  explanation: { input: { /** What is explained; `failure` is why a transaction failed. */ kind: string; /** Signature, address or slot. */ id: string }; answer: ExplanationAnswer };
  /** Runs a query over the index: rows of a source by filters, or figures of groups of them. */
  explore: { input: { /** The query as JSON. */ q: string }; answer: IndexQueryAnswer };
  /** Why transactions fail: which program failed them with which error, how many and what was paid for them, most frequent first, in whole minutes of the last 30 days. */
  failures: { input: { /** Only what failed in this program. */ program?: string | undefined; /** Unix seconds; the minute they are in is counted whole. All that is indexed when left out. */ from?: string | undefined; /** Unix seconds of the last minute; now when left out. */ to?: string | undefined; /** Maximum number of rows: a whole number from 1 to 100. */ limit?: string | undefined }; answer: FailuresAnswer };
  /** Every known feature gate of the runtime and whether it is active, pending or inactive on this cluster. */
  featureGates: { input: object; answer: FeatureGatesAnswer };
  /** One estimate with its 80 % interval, its method, and how the method did on past cases. One that did no better than a naive estimate is not offered, and the figures say so. */
  forecast: { input: { /** Its key, such as `epoch-end`, `priority-fee`, `load`, `compute`, `fees`, `validator-credits`, `validator-reward` or `graduation`. */ forecast: string; /** The vote account of a validator, or the mint of a launch, for the forecasts about one. */ address?: string | undefined; /** For `priority-fee`: accounts the transaction locks for writing, with commas between them. */ accounts?: string | undefined }; answer: ForecastAnswer };
  /** Estimates about the network with their 80 % intervals and how their methods did on past cases: when the epoch ends, the priority fee it takes to land, load and fees of the next hours. */
  forecasts: { input: object; answer: ForecastsAnswer };
  /** Who first sent SOL to a wallet: the transaction, its time and its amount, as far back as the history of the node goes. */
  funding: { input: { /** Address of a wallet. */ wallet: string }; answer: FundingAnswer };
  /** The newest blocks and transactions of the cluster with its slot, epoch, slot time and transaction rate, and, where blocks are indexed, the price of SOL, the volume of 24 hours and what rose most. */
  home: { input: object; answer: HomeAnswer };
  /** How far the index is behind its cluster, how fast it grows, how large it is and what it holds in all. */
  indexHealth: { input: object; answer: IndexHealthAnswer };
  /** A transaction that was not sent, read from its bytes: its instructions, whether its signatures are valid, and what a simulation says would happen. */
  inspection: { input: { /** Base64 or base58 of a whole transaction, or of its message. */ transaction: string }; answer: InspectionAnswer };
  /** The newest mints in the order they were created, with their creator, launchpad, first trading figures and marks of risk. */
  launches: { input: { /** A slot, or what an answer gave as `nextBefore`. */ before?: string | undefined; /** Address of the program the token was launched by. */ launchpad?: string | undefined; /** These mints alone, whoever launched them: at most 100, separated by commas. Not beside `before` or `launchpad`. */ mints?: string | undefined; /** `show` for mints without decimals too; `mints` always has them. */ nfts?: string | undefined; /** Maximum number of rows: a whole number from 1 to 100. */ limit?: string | undefined }; answer: LaunchesAnswer };
  /** Who leads a slot, or the newest one, and who leads after it, with the time each turn is expected at. */
  leaders: { input: { /** Slot the turns begin at; the newest when left out. */ slot?: string | undefined; /** Maximum number of rows: a whole number from 1 to 100. */ limit?: string | undefined }; answer: LeadersAnswer };
  /** One market by the account of its pool: its pair, price, reserves, liquidity and the trading of the last day. */
  market: { input: { /** Account of a pool. */ market: string }; answer: MarketAnswer };
  /** Open, high, low, close and volume of a market by steps from a second to a week. */
  marketCandles: { input: { /** Account of a pool. */ market: string; /** `1s`, `1m`, `5m`, `15m` (default), `1h`, `4h`, `1d`, `1w`. */ width?: string | undefined; /** Unix seconds; candles that begin before. */ before?: string | undefined; /** Maximum number of rows: a whole number from 1 to 1500. */ limit?: string | undefined }; answer: MarketCandlesAnswer };
  /** What a pool or an order book offers on both sides at each step of price: from the reserves of the pool, or the orders of the book, on chain. */
  marketDepth: { input: { /** Account of a pool. */ market: string; /** Mint of the token that is counted; one of the two the pool trades. */ base: string }; answer: MarketDepthAnswer };
  /** The trades of a market, newest first, each with its side, price, amounts and trader. */
  marketTrades: { input: { /** Account of a pool. */ market: string; /** `buy` or `sell`; both when left out. */ side?: string | undefined; /** A cursor this list gave. */ before?: string | undefined; /** Maximum number of rows: a whole number from 1 to 100. */ limit?: string | undefined }; answer: MarketTradesAnswer };
  /** The markets traded in a window, ranked by volume or liquidity; they can be searched by pair, token or program, or named one by one. */
  markets: { input: { /** `1h`, `24h` (default), `7d`. */ window?: string | undefined; /** `volume` (default), `liquidity`. */ sort?: string | undefined; /** Program of the pools. */ venue?: string | undefined; /** Part of a symbol or name, a pair such as `ORCH/SOL`, or an address. */ q?: string | undefined; /** These markets and no others, comma-separated, at most 50. */ markets?: string | undefined }; answer: MarketsAnswer };
  /** How often each rule found something unusual in the last hour and in the last day. */
  monitoring: { input: object; answer: MonitoringAnswer };
  /** Every cluster with its slot, slot time, transaction rate and version, and the state of each endpoint of its pool. */
  networks: { input: object; answer: NetworksAnswer };
  /** All news with their texts, the newest first. */
  news: { input: object; answer: NewsAnswer };
  /** One request this server answers: its method, path and parameters. */
  operation: { input: { /** As the list of operations gives it. */ name: string }; answer: OperationAnswer };
  /** The newest trades of one wallet in one market. */
  ownTrades: { input: { /** Account of a pool. */ market: string; /** Address of a wallet. */ trader: string }; answer: OwnTradesAnswer };
  /** What a token cost at a time, by the newest trade before it; with a second time the change between the two, the highest and the lowest price. */
  priceAt: { input: { /** Address of the mint of a token. */ mint: string; /** Unix seconds of the moment. */ time: string; /** Unix seconds of a second, later moment. */ until?: string | undefined }; answer: PriceAtAnswer };
  /** What the trades of a wallet brought it, token by token and trade by trade, by the mean cost of what it had bought, with what it still holds of it. */
  profit: { input: { /** Address of a wallet. */ wallet: string; /** Only this token. */ mint?: string | undefined; /** Unix seconds the window begins at. */ from?: string | undefined; /** Unix seconds the window ends before. */ to?: string | undefined; /** Maximum number of rows: a whole number from 1 to 200. */ limit?: string | undefined }; answer: ProfitAnswer };
  /** One program: its name and kind, who may change it, when it was deployed, how large it is, which verified builds are claimed for it and how it was used in the last blocks. */
  program: { input: { /** Address: base58 of 32 bytes. */ address: string }; answer: ProgramAnswer };
  /** The code of a program as far as it is read: its size, hash and instruction set, and the security contact it names. */
  programBinary: { input: { /** Address: base58 of 32 bytes. */ address: string }; answer: ProgramBinaryAnswer };
  /** The instructions, accounts, types and errors of a program, from the IDL it publishes or from the layouts built in here. */
  programInterface: { input: { /** Address: base58 of 32 bytes. */ address: string }; answer: ProgramInterfaceAnswer };
  /** How one program is called over time: calls, transactions, failures and callers hour by hour, who calls it most, which of its instructions run most, and what it fails with. Votes are left out. */
  programUse: { input: { /** Address: base58 of 32 bytes. */ address: string; /** `24h` (default), `7d`. */ window?: string | undefined }; answer: ProgramUseAnswer };
  /** The programs known by name and those seen in the last blocks, the most used first; they can be searched and filtered by category. */
  programs: { input: { /** Part of a name, or the beginning of an address. */ q?: string | undefined; /** Only those of this category. */ category?: string | undefined; /** `yes` for programs whose instructions are read here, `no` for the others. */ read?: string | undefined; /** Counted from 1. */ page?: string | undefined }; answer: ProgramsAnswer };
  /** The queries this product asks its own index: their names, what each is about and the tables it reads. */
  queries: { input: object; answer: QueriesAnswer };
  /** One query of the index: its SQL, parameters, columns and tables. */
  query: { input: { /** Name, as the list gives it. */ name: string }; answer: QueryAnswer };
  /** What a swap in a pool would return now: the expected and the minimum amount, the fee and the price impact. */
  quote: { input: { /** Account of a pool. */ market: string; /** Mint of the token to sell. */ inputMint: string; /** Amount to sell, in its smallest units. */ amount: string; /** Maximum slippage, in hundredths of a percent. */ slippage: string }; answer: QuoteAnswer };
  /** How busy the chain was in an interval of time or a range of slots: blocks, transactions with and without votes, failed ones, fees and compute, and the seconds to divide by. */
  rate: { input: { /** Unix seconds the interval begins at. */ from?: string | undefined; /** Unix seconds the interval ends before. */ to?: string | undefined; /** First slot of a range. */ fromSlot?: string | undefined; /** Last slot of a range. */ toSlot?: string | undefined }; answer: RateAnswer };
  /** One transaction as the node returns it: its JSON, pretty-printed, with no digit lost. */
  rawTransaction: { input: { /** Signature of a transaction: base58 of 64 bytes. */ signature: string }; answer: RawTransactionAnswer };
  /** Every request this server answers, by subject, with its limits and possible errors. */
  reference: { input: object; answer: ReferenceAnswer };
  /** Sandwiches in the indexed blocks, newest first: around a transaction, in a slot, of a wallet as attacker or victim, of a token or a market, each with its trades, the gain and what the victims lost. */
  sandwiches: { input: { /** Signature of a transaction that may be part of one. */ signature?: string | undefined; /** Number of a slot. */ slot?: string | undefined; /** Address of an attacker or a victim. */ wallet?: string | undefined; /** Mint of a token that was traded. */ mint?: string | undefined; /** Account of a pool. */ market?: string | undefined; /** Unix seconds; nothing before. */ from?: string | undefined; /** Unix seconds; nothing after. */ to?: string | undefined; /** Maximum number of rows: a whole number from 1 to 250. */ limit?: string | undefined }; answer: SandwichesAnswer };
  /** Traded tokens that pass filters on volume, liquidity, change, holders, trades and age; memecoins are those of launchpads or of the last week. */
  screener: { input: { /** Which list. */ list: string; /** Must be 1h, 24h or 7d. */ window?: string | undefined; /** Must be volume, trades, change, liquidity, holders, price or age. */ sort?: string | undefined; /** Must be asc or desc. */ order?: string | undefined; /** Must be a whole number from 1 to 10. */ page?: string | undefined; /** Must be dollars: 5000, 2.5k or 1m. */ minVolume?: string | undefined; /** Must be dollars: 5000, 2.5k or 1m. */ maxVolume?: string | undefined; /** Must be dollars: 5000, 2.5k or 1m. */ minLiquidity?: string | undefined; /** Must be dollars: 5000, 2.5k or 1m. */ maxLiquidity?: string | undefined; /** Must be a percentage such as 20 or -12.5. */ minChange?: string | undefined; /** Must be a percentage such as 20 or -12.5. */ maxChange?: string | undefined; /** Must be a whole number of at most nine digits. */ minHolders?: string | undefined; /** Must be a whole number of at most nine digits. */ maxHolders?: string | undefined; /** Must be a whole number of at most nine digits. */ minTrades?: string | undefined; /** Must be a whole number of at most nine digits. */ maxTrades?: string | undefined; /** Must be an age such as 30min, 12h or 7d. */ minAge?: string | undefined; /** Must be an age such as 30min, 12h or 7d. */ maxAge?: string | undefined; /** Must be the address of a program. */ launchpad?: string | undefined; /** Must be yes. */ priced?: string | undefined; /** Must be yes. */ firm?: string | undefined }; answer: ScreenerAnswer };
  /** Where a text leads: an address, a signature, a slot or a .sol name is decided at once, any other text gets suggestions of programs, their instructions and errors, tokens and validators. */
  search: { input: { /** Text to look for. */ q: string }; answer: SearchAnswer };
  /** The slots of the current epoch a validator led and made no block in. */
  skippedSlots: { input: { /** Vote account of a validator, or its identity. */ vote: string }; answer: SkippedSlotsAnswer };
  /** The compute unit price of recent slots: the lowest price that landed in each slot, of all transactions or of those that write to one account. */
  slotFees: { input: { /** Account that transactions lock for writing. */ account?: string | undefined }; answer: SlotFeesAnswer };
  /** The network as a whole: supply, inflation, stake, fees paid in the last blocks, and the software validators run. */
  solana: { input: object; answer: SolanaAnswer };
  /** The stake of a wallet, account by account, or the state of one stake account: with whom, how much counts now, and what can be withdrawn. */
  stakes: { input: { /** A wallet, or a stake account. */ address: string }; answer: StakesAnswer };
  /** Rows with a one-sentence summary for up to 25 transactions; those that could not be read in time are left out. */
  summaries: { input: { /** Signatures of transactions with commas between. */ signatures: string }; answer: TransactionRows };
  /** The unsigned transaction of a swap for a wallet to sign, checked by simulation; nothing is sent. */
  swapTransaction: { input: { /** Account of a pool. */ market: string; /** Address of the wallet that is to sign. */ user: string; /** Mint of the token to sell. */ inputMint: string; /** Amount to sell, in its smallest units. */ amount: string; /** Maximum slippage, in hundredths of a percent. */ slippage: string }; answer: SwapTransactionAnswer };
  /** One token by its mint: supply, decimals, metadata, its extensions and who may still mint, freeze or change it. */
  token: { input: { /** Address of the mint of a token. */ mint: string }; answer: TokenAnswer };
  /** Every token account of a wallet: what it holds, whether it is empty, frozen, delegated or the associated one, and the rent that closing the empty ones gives back. */
  tokenAccounts: { input: { /** Address of a wallet. */ wallet: string }; answer: TokenAccountsAnswer };
  /** The file the metadata of a token points to: name, description, image and attributes; it is fetched from its own address when this is asked. */
  tokenFile: { input: { /** Address of the mint of a token. */ mint: string }; answer: TokenFileAnswer };
  /** Who among the holders of a token created it, bought in its first slots, bought bundled with others, or is a pool. */
  tokenHolderClasses: { input: { /** Address of the mint of a token. */ mint: string }; answer: TokenHolderClassesAnswer };
  /** The largest holders of a token with the share of the supply each has. */
  tokenHolders: { input: { /** Address of the mint of a token. */ mint: string }; answer: TokenHoldersAnswer };
  /** Price, volume, liquidity and markets of a token as the index of blocks saw them, with its creator and launchpad where known. */
  tokenMarket: { input: { /** Address of the mint of a token. */ mint: string }; answer: TokenMarketAnswer };
  /** The risks of a token, finding by finding, each with its rule and its evidence. */
  tokenRisk: { input: { /** Address of the mint of a token. */ mint: string }; answer: TokenRiskAnswer };
  /** The tokens traded in a window, ranked by volume, trades, change of price (all, or only those that rose or fell), liquidity, holders or age, with their changes over five minutes to a day, market cap and prices of the last day. */
  tokens: { input: { /** `1h`, `24h` (default), `7d`. */ window?: string | undefined; /** `volume` (default), `trades`, `change`, `gain` (only those that rose), `loss` (only those that fell), `change5m`, `change1h`, `change6h`, `change24h` (over that time, whatever the window), `liquidity`, `holders`, `age` (the newest first). */ sort?: string | undefined; /** Number of the page, counted from 1. */ page?: string | undefined }; answer: TokensAnswer };
  /** Who earned or lost most by trading a token, in a market or on the whole chain, in a window: realised profit by mean cost. */
  traderProfits: { input: { /** Mint of a token. */ mint?: string | undefined; /** Account of a pool. */ market?: string | undefined; /** Unix seconds the window begins at. */ from?: string | undefined; /** Unix seconds the window ends before. */ to?: string | undefined; /** `profit` (default) or `loss`. */ sort?: string | undefined; /** Maximum number of rows: a whole number from 1 to 50. */ limit?: string | undefined }; answer: TraderProfitsAnswer };
  /** One transaction, decoded: what it did in one sentence, its instructions, balance changes, trades, fees and logs, what its assets cost then, and the reason if it failed. */
  transaction: { input: { /** Signature of a transaction: base58 of 64 bytes. */ signature: string }; answer: TransactionAnswer };
  /** Which programs are called most, rise, fall or fail in a window, with which errors, whether new users come back, how many mints are created and where volume goes. */
  trends: { input: { /** `1h`, `24h` (default), `7d`. */ window?: string | undefined; /** Which programs: `called` (default), `rising`, `falling`, `failing`. */ list?: string | undefined; /** `hours` or `days`; by the window when left out. */ cohorts?: string | undefined }; answer: TrendsAnswer };
  /** When what is locked unlocks: lockups of stake accounts and vesting locks of Jupiter Lock, exactly as their accounts say it. */
  unlocks: { input: { /** A wallet, the mint of a token, a stake account or a lock of Jupiter Lock. */ address: string }; answer: UnlocksAnswer };
  /** One validator: its stake, commission, software and addresses, its credits and rewards by epoch, the blocks it made and the slots it leads next. */
  validator: { input: { /** Vote account of a validator, or its identity. */ vote: string }; answer: ValidatorAnswer };
  /** The validators by stake with commission, vote lag, credits and software; they can be searched, filtered and sorted. */
  validators: { input: { /** Part of a name, or the beginning of an address. */ q?: string | undefined; /** Only those in this state. */ state?: string | undefined; /** As gossip tells them, `unknown` for none. */ version?: string | undefined; /** Only those that run this software. */ client?: string | undefined; /** What the rows are sorted by. */ sort?: string | undefined; /** Ascending or descending. */ order?: string | undefined; /** Counted from 1. */ page?: string | undefined }; answer: ValidatorsAnswer };
  /** The holdings of a wallet and their value at the prices of our index. */
  wallet: { input: { /** Address of a wallet. */ wallet: string }; answer: WalletAnswer };
  /** In which hours of the week a wallet trades and sends, whom it sends to and receives from most often, and on which programs it trades, by the trades and transfers of the index. */
  walletActivity: { input: { /** Address of a wallet. */ wallet: string }; answer: WalletActivityAnswer };
  /** Inflows and outflows of a wallet, asset by asset, over its newest hundred transactions. */
  walletFlows: { input: { /** Address of a wallet. */ wallet: string }; answer: WalletFlowsAnswer };
}

/** Parts written `:name` are filled from the input, the rest of the input becomes the query string. */
export const ROUTES: { readonly [Name in keyof Questions]: string } = {
  account: '/api/accounts/:address',
  accountHistory: '/api/accounts/:address/history',
  agentQuality: '/api/agent/quality',
  analytics: '/api/analytics',
  anomalies: '/api/anomalies',
  balanceHistory: '/api/accounts/:address/balance-history',
  block: '/api/blocks/:slot',
  blockTransactions: '/api/blocks/:slot/transactions',
  blocks: '/api/blocks',
  bulk: '/api/bulk',
  changelog: '/api/changelog',
  clusters: '/api/clusters',
  compressedNft: '/api/compressed-nfts/:id',
  conversion: '/api/convert',
  defiCategory: '/api/defi/categories/:category',
  defiOverview: '/api/defi/overview',
  deployments: '/api/programs/:address/deployments',
  derivedAddress: '/api/convert/address',
  document: '/api/documents/:shelf/:slug',
  documents: '/api/documents/:shelf',
  encoding: '/api/convert/bytes',
  epoch: '/api/epochs/:epoch',
  explanation: '/api/explanations/:kind/:id',
  explore: '/api/explore',
  failures: '/api/failures',
  featureGates: '/api/feature-gates',
  forecast: '/api/forecasts/:forecast',
  forecasts: '/api/forecasts',
  funding: '/api/wallets/:wallet/funding',
  home: '/api/home',
  indexHealth: '/api/index-health',
  inspection: '/api/inspection',
  launches: '/api/launches',
  leaders: '/api/leaders',
  market: '/api/markets/:market',
  marketCandles: '/api/markets/:market/candles',
  marketDepth: '/api/markets/:market/depth',
  marketTrades: '/api/markets/:market/trades',
  markets: '/api/markets',
  monitoring: '/api/monitoring',
  networks: '/api/networks',
  news: '/api/news',
  operation: '/api/reference/:name',
  ownTrades: '/api/markets/:market/trades-of/:trader',
  priceAt: '/api/tokens/:mint/price-at',
  profit: '/api/wallets/:wallet/profit',
  program: '/api/programs/:address',
  programBinary: '/api/programs/:address/binary',
  programInterface: '/api/programs/:address/interface',
  programUse: '/api/programs/:address/use',
  programs: '/api/programs',
  queries: '/api/analytics/queries',
  query: '/api/analytics/queries/:name',
  quote: '/api/markets/:market/quote',
  rate: '/api/rate',
  rawTransaction: '/api/transactions/:signature/raw',
  reference: '/api/reference',
  sandwiches: '/api/sandwiches',
  screener: '/api/screener/:list',
  search: '/api/search',
  skippedSlots: '/api/validators/:vote/skipped-slots',
  slotFees: '/api/fees',
  solana: '/api/solana',
  stakes: '/api/stakes/:address',
  summaries: '/api/summaries',
  swapTransaction: '/api/markets/:market/swap',
  token: '/api/tokens/:mint',
  tokenAccounts: '/api/wallets/:wallet/token-accounts',
  tokenFile: '/api/tokens/:mint/file',
  tokenHolderClasses: '/api/tokens/:mint/holder-classes',
  tokenHolders: '/api/tokens/:mint/holders',
  tokenMarket: '/api/tokens/:mint/market',
  tokenRisk: '/api/tokens/:mint/risk',
  tokens: '/api/tokens',
  traderProfits: '/api/trader-profits',
  transaction: '/api/transactions/:signature',
  trends: '/api/analytics/trends',
  unlocks: '/api/unlocks/:address',
  validator: '/api/validators/:vote',
  validators: '/api/validators',
  wallet: '/api/wallets/:wallet',
  walletActivity: '/api/wallets/:wallet/activity',
  walletFlows: '/api/wallets/:wallet/flows',
};

/** Questions about the server itself or its texts, whichever chain is shown. */
export const OF_SERVER: ReadonlySet<keyof Questions> = new Set([
  'agentQuality',
  'changelog',
  'clusters',
  'document',
  'documents',
  'networks',
  'news',
  'operation',
  'reference',
]);
