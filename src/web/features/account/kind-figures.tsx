import type { StakeRow } from '#contracts/account/stakes';
import type { ProgramUseAnswer } from '#contracts/account/program-use';
import type { TokenMarketAnswer } from '#contracts/market/token-market';
import type { ValidatorAnswer } from '#contracts/network/validators';
import type { Api } from '#contracts/api';
import { WINDOWS } from '#contracts/market/market';
import { toMarketCap } from '#contracts/market/token-market';
import { toGrouped, toPercentText, toShortAddress } from '#contracts/text/value-text';
import { toShareText } from '#contracts/assistant/share-text';
import type { Wire } from '#std/json';
import { Figures } from '../../ui/block/figures.tsx';
import { TokenAmountValue } from '../../values/amounts.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { ShortAmount } from '../../values/short-amount.tsx';
import { Missing } from '../../values/missing.tsx';
import { ChangeValue, LiquidityValue, PriceValue, UsdValue } from '../../values/money.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import type { FoundAccount } from './account-summary.tsx';

type Trading = Extract<Wire<TokenMarketAnswer>, { readonly kind: 'found' }>;
type Use = Extract<Wire<ProgramUseAnswer>, { readonly kind: 'found' }>;
type Validator = Extract<Wire<ValidatorAnswer>, { readonly kind: 'found' }>;

/** What only accounts of some kinds have to say, asked for beside the account. */
export type KindFacts =
  | { readonly of: 'token'; readonly trading: Trading }
  | { readonly of: 'program'; readonly use: Use }
  | { readonly of: 'vote'; readonly validator: Validator }
  | { readonly of: 'stake'; readonly stake: Wire<StakeRow> };

/** Asks for it; without it the page has its fields alone. */
export async function loadKindFacts(
  account: FoundAccount,
  api: Api,
  signal: AbortSignal,
): Promise<KindFacts | undefined> {
  const { address, decoded } = account;
  const options = { signal };
  if (decoded.type === 'vote') {
    const validator = await api.ask('validator', { vote: address }, options);
    return validator.kind === 'found' ? { of: 'vote', validator } : undefined;
  }
  if (decoded.type === 'stake') {
    const stakes = await api.ask('stakes', { address }, options);
    const stake = stakes.kind === 'found' ? stakes.stakes[0] : undefined;
    return stake && { of: 'stake', stake };
  }
  if (decoded.type === 'program') {
    const use = await api.ask('programUse', { address, window: '24h' }, options);
    return use.kind === 'found' ? { of: 'program', use } : undefined;
  }
  const mint = toMint(account);
  if (mint === undefined) return undefined;
  const trading = await api.ask('tokenMarket', { mint }, options);
  return trading.kind === 'found' ? { of: 'token', trading } : undefined;
}

/** The token an account is the mint of, or holds. */
function toMint({ address, decoded }: FoundAccount): string | undefined {
  if (decoded.type === 'mint') return address;
  const mint = decoded.type === 'token-account' ? findField(decoded, 'mint') : undefined;
  return mint?.kind === 'address' ? mint.address : undefined;
}

const findField = ({ fields }: FoundAccount['decoded'], name: string) =>
  fields.find((field) => field.name === name)?.value;

/** The figures such an account is looked up for, before its fields. */
export function KindFigures({ found, facts }: { readonly found: FoundAccount; readonly facts: KindFacts }) {
  switch (facts.of) {
    case 'token':
      return <TokenFigures found={found} trading={facts.trading} />;
    case 'program':
      return <ProgramFigures use={facts.use} />;
    case 'vote':
      return <VoteFigures validator={facts.validator} />;
    case 'stake':
      return <StakeFigures stake={facts.stake} />;
  }
}

/** Whether figures of a day are of all of it. */
const isDayIndexed = ({ coverage: { fromTime, toTime } }: Pick<Trading, 'coverage'>): boolean =>
  toTime - fromTime >= WINDOWS['24h'];

/** Of a mint its supply and what that is worth, of a token account what it holds. */
function TokenFigures({ found, trading }: { readonly found: FoundAccount; readonly trading: Trading }) {
  const { decoded, names } = found;
  const isMint = decoded.type === 'mint';
  const { price, windows, holders, markets, mint, mainMarket } = trading;
  const field = findField(decoded, isMint ? 'supply' : 'amount');
  const amount = field?.kind === 'amount' ? field.amount : undefined;
  const decimals = names.tokens[mint]?.decimals ?? (field?.kind === 'amount' ? field.decimals : undefined);
  const worth =
    amount === undefined || decimals === undefined || price === undefined
      ? undefined
      : String(toMarketCap(BigInt(amount), decimals, price.usd));
  const isWhole = isDayIndexed(trading);
  const deepest = markets.find(({ market }) => market === mainMarket);
  return (
    <Figures
      figures={[
        {
          label: worth === undefined ? (isMint ? 'Supply' : 'Holding') : isMint ? 'Market cap' : 'Value',
          value:
            worth !== undefined ? (
              <UsdValue microUsd={worth} />
            ) : amount === undefined ? (
              <Missing why="Not known" />
            ) : (
              <ShortAmount amount={amount} mint={mint} decimals={decimals} />
            ),
          more:
            worth === undefined
              ? 'no price'
              : amount !== undefined && <TokenAmountValue amount={amount} mint={mint} decimals={decimals} />,
        },
        price && {
          label: 'Price',
          hint: 'In dollars per token, from its deepest market against SOL or a stablecoin',
          value: <PriceValue price={price} />,
          more: (
            <>
              <ChangeValue share={windows['24h'].change} /> {isWhole ? 'in 24 h' : 'since indexed'}
            </>
          ),
        },
        {
          label: isWhole ? 'Volume 24 h' : 'Volume since indexed',
          value: <UsdValue microUsd={windows['24h'].microUsd} />,
          more: `${toGrouped(windows['24h'].swaps)} trades`,
        },
        markets.length > 0 && {
          label: 'Liquidity',
          hint: 'Twice what the quote vault of its main market held after the newest trade',
          value: <LiquidityValue microUsd={deepest?.liquidityMicroUsd} />,
          more: `${toGrouped(markets.length)}${trading.hasMoreMarkets ? ' or more' : ''} ${markets.length === 1 ? 'market' : 'markets'}`,
        },
        { label: 'Holders', value: toGrouped(holders), more: 'accounts with a balance' },
      ]}
    />
  );
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function ProgramFigures({ use }: { readonly use: Use }) {
  const [calls, transactions, failed] = [sum(use.calls), sum(use.transactions), sum(use.failed)];
  const window = isDayIndexed(use) ? 'in 24 h' : 'since indexed';
  const caller = use.callers?.rows[0];
  return (
    <Figures
      figures={[
        { label: 'Calls', hint: 'Instructions, inner ones included', value: toGrouped(calls), more: window },
        { label: 'Transactions', hint: 'That call it', value: toGrouped(transactions), more: window },
        {
          label: 'Failed',
          hint: 'Transactions that call it and failed, for whatever reason',
          value: transactions === 0 ? <Missing why="No transactions" /> : toShareText(failed / transactions),
          more: `${toGrouped(failed)} transactions`,
        },
        caller && {
          label: 'Top caller',
          hint: 'Who sent the most transactions that call it',
          value: <a href={`/account/${caller.wallet}`}>{toShortAddress(caller.wallet)}</a>,
          more: `${toGrouped(caller.transactions)} transactions`,
        },
      ]}
    />
  );
}

function VoteFigures({ validator: { row, validators, production } }: { readonly validator: Validator }) {
  if (row === undefined) return null;
  return (
    <Figures
      figures={[
        {
          label: 'Active stake',
          value: <WholeSol lamports={row.stakeLamports} />,
          more: `${toShareText(row.share)}, #${toGrouped(row.rank)} of ${toGrouped(validators)}`,
        },
        { label: 'Commission', value: toPercentText(row.commissionBps), more: 'on inflation rewards' },
        {
          label: 'Last vote',
          value:
            row.voteLag === undefined
              ? 'never'
              : row.voteLag === 0
                ? 'newest slot'
                : `${toGrouped(row.voteLag)} behind`,
          more: row.delinquent ? 'delinquent' : 'voting',
        },
        {
          label: 'Credits this epoch',
          value: row.credits === undefined ? <Missing why="None" /> : toGrouped(row.credits),
        },
        production && {
          label: 'Blocks this epoch',
          value: toGrouped(production.blocks),
          more: `of ${toGrouped(production.leaderSlots)} leader slots`,
        },
      ]}
    />
  );
}

function StakeFigures({ stake }: { readonly stake: Wire<StakeRow> }) {
  const { delegation, lockup } = stake;
  return (
    <Figures
      figures={[
        {
          label: 'Stake',
          value: <WholeSol lamports={delegation?.lamports ?? '0'} />,
          more: 'delegated',
        },
        {
          label: 'State',
          value: stake.state,
          more:
            delegation?.activationEpoch !== undefined &&
            `since epoch ${toGrouped(delegation.activationEpoch)}`,
        },
        {
          label: 'Counts now',
          hint: 'Part of the stake that counts in this epoch',
          value: <WholeSol lamports={stake.effectiveLamports} />,
        },
        {
          label: 'Withdrawable',
          hint: 'What the withdrawer could take out now',
          value: <WholeSol lamports={stake.withdrawableLamports} />,
          more: lockup?.inForce === true ? 'locked up' : undefined,
        },
        delegation && {
          label: 'Validator',
          value: (
            <a href={`/validator/${delegation.validator}`}>
              {delegation.validatorName === undefined ? (
                toShortAddress(delegation.validator)
              ) : (
                <ChainText text={delegation.validatorName} limit={32} />
              )}
            </a>
          ),
        },
      ]}
    />
  );
}
