/** Which value of a thing `who`, `when` and `how much` mean after something else of it was told. */
import type { SubjectKind } from '../../question/question.ts';

/** `payer`, `from` and `to` are people too; `link` is where it can be opened. */
export type Side =
  | 'who'
  | 'payer'
  | 'from'
  | 'to'
  | 'when'
  | 'amount'
  | 'worth'
  | 'link'
  | 'token'
  | 'pool'
  | 'slot';

/** The key of a measure, by what was asked last and what was told as its reason. */
type ToKey = (side: Side, asked: readonly string[], because: readonly string[]) => string | undefined;

const isOneOf = (asked: readonly string[], pattern: RegExp): boolean =>
  asked.some((key) => pattern.test(key));

type Keys = Readonly<Partial<Record<Side, string>>>;
const OF_TRANSACTION: Keys = { who: 'signers', from: 'sender', to: 'receiver', when: 'time' };
const OF_BLOCK: Keys = { who: 'leader', from: 'leader', to: 'leader', when: 'time' };
const OF_FUNDING: Keys = {
  who: 'funder',
  from: 'funder',
  payer: 'funder',
  when: 'fundedTime',
  amount: 'fundedAmount',
  link: 'fundedIn',
};

export const SIDES: Readonly<Partial<Record<SubjectKind, ToKey>>> = {
  transaction: (side, asked, because) => {
    if (side === 'amount') {
      if (isOneOf(asked, /^sold$/)) return 'bought';
      if (isOneOf(asked, /^bought$/)) return 'sold';
      if (isOneOf(asked, /^(?:receiver|sender|transfer)/)) return 'transfers';
      return isOneOf(asked, /stake/i) ? 'stakedAmount' : because.find((key) => /fee|loss/i.test(key));
    }
    if (side === 'worth')
      return isOneOf(asked, /^sold$/) ? 'soldValue' : isOneOf(asked, /^bought$/) ? 'boughtValue' : undefined;
    if (side === 'payer') return isOneOf(asked, /^(?:receiver|transfer)/) ? 'sender' : 'feePayer';
    return OF_TRANSACTION[side];
  },
  block: (side) => OF_BLOCK[side],
  token: (side, asked, because) => {
    if (side === 'who' || side === 'from')
      return (
        because.find((key) => /authority/i.test(key)) ?? (isOneOf(asked, /holder/i) ? 'topHolder' : 'creator')
      );
    if (side === 'when') return isOneOf(asked, /^price/) ? 'priceTime' : 'created';
    return side === 'amount' && isOneOf(asked, /holder/i) ? 'topHolderAmount' : undefined;
  },
  program: (side, asked) => {
    const isFirst = isOneOf(asked, /^(?:deployer|firstDeploy)/);
    if (side === 'who' || side === 'from') return isFirst ? 'deployer' : 'upgradeAuthority';
    return side === 'when' ? (isFirst ? 'firstDeployed' : 'deployedAt') : undefined;
  },
  account: (side, asked, because) => {
    if (isOneOf(asked, /^fund/)) return OF_FUNDING[side];
    if (side === 'worth')
      return isOneOf(asked, /^tokenBalance$/)
        ? 'tokenValue'
        : isOneOf(asked, /^balance$/)
          ? 'solValue'
          : undefined;
    const isStake = isOneOf(asked, /stak|activation/i);
    if (side === 'who')
      return isStake ? 'stakedWith' : isOneOf(asked, /held|tokenMint|state/) ? 'holder' : undefined;
    if (side === 'when') {
      if (isStake) return 'activationEpoch';
      return isOneOf(asked, /^last|^sent|^outgoing/)
        ? 'lastTime'
        : isOneOf(asked, /^first|^age/)
          ? 'firstTime'
          : undefined;
    }
    if (side !== 'amount') return undefined;
    return isStake ? 'staked' : because.find((key) => !/time|share|count|transactions|type/i.test(key));
  },
  pool: (side) => (side === 'when' ? 'lastTrade' : undefined),
};
