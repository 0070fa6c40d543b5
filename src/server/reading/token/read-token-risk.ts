import { asAddress, type Address } from '#contracts/chain';
import { WINDOWS, type IndexCoverage } from '#contracts/market/market';
import { isAppError } from '#std/errors';
import { categoryOf, WRAPPED_SOL } from '#decoder';
import holderQueries from '#store/queries/token-holders';
import riskQueries from '#store/queries/token-risk';
import tokenMarketQueries from '#store/queries/token-market';
import type { QuestionContext } from '../question-context.ts';
import type { IndexReader } from '../index/index-reader.ts';
import { listHeldAccounts, readHolders, type ListedAccounts } from './largest-holders.ts';
import { readHolderClasses } from './read-holder-classes.ts';
import type { HolderFacts, Known } from './risk-of-holders.ts';
import type { MarketFacts } from './risk-of-market.ts';
import { readTokenFacts, type TokenFacts } from './token-facts.ts';
import { readPowers, toStanding } from './token-standing.ts';
import type { RiskFacts } from './token-risk.ts';

const HOUR = 3_600;
const LARGEST = 30;
const CHANGES = 50;
/** Programs whose accounts hold units for everybody who trades. */
const POOL_CATEGORIES = new Set(['amm', 'clob', 'launchpad']);

export interface RiskReading {
  readonly token: TokenFacts;
  readonly facts: RiskFacts;
  readonly coverage: IndexCoverage | undefined;
}

/**
 * Gathers what the risks of a token are judged by: the chain now, and the index where there is one. `undefined`
 * where no token stands.
 */
export async function readTokenRisk(ask: QuestionContext, mint: Address): Promise<RiskReading | undefined> {
  const [token, accounts, indexed] = await Promise.all([
    readTokenFacts(ask.reader, mint, { signal: ask.signal }),
    listHeldAccounts(ask, mint),
    readIndexed(ask, mint),
  ]);
  if (typeof token === 'string') return undefined;
  const [powers, listed] = await Promise.all([
    readPowers(ask, mint, token),
    toListed(ask, accounts, token.reading.supply),
  ]);
  const { supply } = token.reading;
  const { lookAlike, hasList } = toStanding(ask, mint, token);
  const found = indexed.kind === 'known' ? indexed : undefined;
  const unknown: { kind: 'unknown'; reason: string } =
    indexed.kind === 'unknown' ? indexed : { kind: 'unknown', reason: '' };
  return {
    token,
    coverage: found?.coverage,
    facts: {
      control: {
        powers,
        changes: found?.changes ?? [],
        metadataMissing: token.metadata === undefined ? token.metadataMissing : undefined,
        lookAlike,
        hasList,
        isNative: mint === WRAPPED_SOL.mint,
      },
      holders: {
        supply:
          mint === WRAPPED_SOL.mint
            ? {
                kind: 'unknown',
                reason: 'Its supply is not counted: each unit is a lamport that a token account holds.',
              }
            : supply === 0n
              ? { kind: 'unknown', reason: 'There are no units of it now.' }
              : { kind: 'known', units: supply },
        largest: toLargest(listed, found),
        classes: found?.classes ?? unknown,
      },
      market: {
        market: found?.market ?? unknown,
        history: found?.history ?? [],
        creation: found?.creation ?? unknown,
        coverage: found === undefined ? unknown : { ...found.coverage, kind: 'known' },
      },
    },
  };
}

type Indexed = Pick<MarketFacts, 'market' | 'history' | 'creation'> & {
  readonly coverage: IndexCoverage;
  readonly changes: RiskFacts['control']['changes'];
  readonly classes: Exclude<HolderFacts['classes'], { kind: 'unknown' }>;
  readonly largest: readonly { account: string; owner: string | undefined; amount: bigint }[];
};

async function readIndexed(ask: QuestionContext, mint: Address): Promise<Known<Indexed>> {
  const { index } = ask.reader;
  if (index === undefined)
    return { kind: 'unknown', reason: 'The blocks of this cluster are not indexed here.' };
  try {
    const covered = await index.coverage();
    if (covered === undefined) return { kind: 'unknown', reason: 'The index has just begun.' };
    const coverage: IndexCoverage = { cluster: ask.cluster, engine: index.engine, ...covered };
    return { kind: 'known', coverage, ...(await readRows(index, coverage, mint)) };
  } catch (error) {
    if (!isAppError(error) || !error.code.startsWith('store/') || error.kind !== 'operational') throw error;
    ask.log.warn('index not read', { cluster: ask.cluster, error });
    return { kind: 'unknown', reason: error.publicMessage };
  }
}

async function readRows(
  index: IndexReader,
  coverage: IndexCoverage,
  mint: Address,
): Promise<Omit<Indexed, 'coverage'>> {
  const [classes, changes, [deepest], largest] = await Promise.all([
    readHolderClasses(index, coverage, mint),
    index.all(riskQueries.authorityChangesOf, { mint, limit: CHANGES }),
    index.all(tokenMarketQueries.marketsWithBase, { mint, limit: 1 }),
    index.all(holderQueries.largestBalances, { mint, limit: LARGEST }),
  ]);
  const history =
    deepest === undefined
      ? []
      : await index.all(riskQueries.liquiditySince, {
          market: deepest.market,
          from: coverage.toTime - WINDOWS['24h'],
          limit: WINDOWS['24h'] / HOUR,
        });
  return {
    classes: { kind: 'known', ...classes },
    changes,
    market:
      deepest === undefined
        ? { kind: 'unknown', reason: 'The index has seen no trade that gives it a price.' }
        : deepest.liquidityMicroUsd === undefined
          ? {
              kind: 'unknown',
              reason: 'Its trades show no liquidity against SOL or a stablecoin.',
            }
          : {
              kind: 'known',
              address: asAddress(deepest.market),
              liquidityMicroUsd: deepest.liquidityMicroUsd,
            },
    history: history.map(({ bucket, high }) => ({ time: bucket, highMicroUsd: high })),
    creation:
      classes.creation.kind === 'known'
        ? { kind: 'known', time: classes.creation.act.time }
        : classes.creation,
    largest,
  };
}

type Listed = Known<{ readonly holders: Awaited<ReturnType<typeof readHolders>> }>;

async function toListed(ask: QuestionContext, listed: ListedAccounts, supply: bigint): Promise<Listed> {
  if (listed.kind === 'refused') return { kind: 'unknown', reason: listed.reason };
  return { kind: 'known', holders: await readHolders(ask, listed.held, supply) };
}

/** The node's list, else the index's where it has seen the token since its creation. */
function toLargest(listed: Listed, found: Indexed | undefined): HolderFacts['largest'] {
  const pools = new Set(
    found?.classes.holders.flatMap(({ classes, accounts }) => (classes.includes('pool') ? accounts : [])),
  );
  if (listed.kind === 'known') {
    return {
      kind: 'known',
      source: 'the largest token accounts the node lists',
      holdings: listed.holders.map(({ account, owner, ownerProgram, amount }) => ({
        account,
        owner,
        amount,
        isPool:
          pools.has(account) ||
          (ownerProgram !== undefined && POOL_CATEGORIES.has(categoryOf(ownerProgram) ?? '')),
      })),
    };
  }
  if (found === undefined || found.classes.creation.kind === 'unknown') return listed;
  return {
    kind: 'known',
    source: 'our index, which has seen every change since the creation',
    holdings: found.largest.map(({ account, owner, amount }) => ({
      account: asAddress(account),
      owner: owner === undefined ? undefined : asAddress(owner),
      amount,
      isPool: pools.has(asAddress(account)),
    })),
  };
}
