import type { Address } from '#contracts/chain';
import type { Amount, DecodedInstruction, Field, Trade } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import type { LoanStep } from '../define-protocol.ts';
import { addressField, toAmountValue, toAssetKey } from './amounts.ts';
import { toTradeClause } from './describe-trade.ts';
import { sumsOf } from './money.ts';
import {
  collectEffects,
  findAccount,
  findActor,
  findLayout,
  type Draft,
  type SummaryInput,
} from './summary-input.ts';

type Act = Exclude<keyof LoanStep, 'of'>;

interface ActWords {
  readonly past: string;
  readonly infinitive: string;
  /** Whether units leave the user's account. */
  readonly isOut: boolean;
  /** Before the lender's name. */
  readonly at: string;
}

const ACTS: Readonly<Record<Act, ActWords>> = {
  deposit: { past: 'deposited', infinitive: 'deposit', isOut: true, at: 'into' },
  repay: { past: 'repaid', infinitive: 'repay', isOut: true, at: 'to' },
  withdraw: { past: 'withdrew', infinitive: 'withdraw', isOut: false, at: 'from' },
  borrow: { past: 'borrowed', infinitive: 'borrow', isOut: false, at: 'from' },
  seize: { past: 'seized', infinitive: 'seize', isOut: false, at: 'from' },
};

/** More amounts than these are counted, not named. */
const MOST_NAMED = 4;

/** Units that one kind of act moved at one lender. */
interface Moved extends Amount {
  readonly act: Act;
  readonly lender: string;
  readonly claim: Claim;
  /** Wallet whose units they are. */
  readonly owner: Address;
}

/** What was deposited, borrowed, repaid and withdrawn at lenders, by what moved, with the trade made beside it. */
export function describeLoan(input: SummaryInput, trades: readonly Trade[]): Draft | undefined {
  const steps = input.instructions.filter((one) => findLayout(one)?.loan !== undefined);
  const [first] = steps;
  if (first === undefined) return undefined;
  const moved = withoutRoundTrips(join(steps.flatMap((step) => toMoved(step, input) ?? [])));
  if (moved.length === 0) return undefined;
  const actor = findBorrower(moved, first, input);
  const who = actor === input.feePayer ? [] : [addressField('who', actor)];
  const { fields, claims, acts, ...phrase } = withReceiver(
    moved.some(({ act }) => act === 'seize') ? tellLiquidation(moved, steps, input) : tellActs(moved),
    moved,
    actor,
  );
  const trade = toTradeClause(trades, actor);
  if (trade === undefined) return { action: 'loan', ...phrase, fields: [...who, ...fields], claims, acts };
  return {
    action: 'loan',
    ...phrase,
    rest: `${phrase.rest}, and swapped ${trade.rest}`,
    fields: [...who, ...fields, ...trade.fields],
    claims: [...claims, ...trade.claims],
    acts,
  };
}

/** Whose loan it is: who owns all that moved, if that one signed. */
function findBorrower(moved: readonly Moved[], first: DecodedInstruction, input: SummaryInput): Address {
  const [{ owner }] = moved as [Moved, ...Moved[]]; // one at least
  return input.signers.includes(owner) && moved.every((one) => one.owner === owner)
    ? owner
    : findActor(first, input);
}

/** Names who got what a lender paid out where that is somebody else. */
function withReceiver(phrase: Phrase, moved: readonly Moved[], actor: Address): Phrase {
  const receivers = new Set(moved.filter(({ act }) => !ACTS[act].isOut).map(({ owner }) => owner));
  const [receiver] = receivers;
  return receiver === undefined || receivers.size > 1 || receiver === actor
    ? phrase
    : {
        ...phrase,
        rest: `${phrase.rest}, paid out to {receiver}`,
        fields: [...phrase.fields, addressField('receiver', receiver)],
      };
}

/** Amounts of one step; absent where two of its acts cannot be distinguished. */
function toMoved(step: DecodedInstruction, input: SummaryInput): readonly Moved[] | undefined {
  const { of: _of, ...acts } = findLayout(step)?.loan ?? {};
  const effects = collectEffects([step]);
  const seen = new Set<string>();
  const moved: Moved[] = [];
  for (const [act, names] of Object.entries(acts) as [Act, string | readonly string[]][]) {
    const { isOut } = ACTS[act];
    for (const account of new Set([names].flat().map((name) => findAccount(step, name, input)))) {
      const sums = account === undefined ? [] : sumsOf(effects, account, isOut);
      if (sums.length === 0) continue;
      const key = `${isOut} ${account}`;
      if (seen.has(key)) return undefined;
      seen.add(key);
      for (const { owner, ...amount } of sums) {
        moved.push({
          ...amount,
          owner,
          act,
          lender: step.programName ?? step.program,
          claim: {
            kind: 'moved',
            asset: toAssetKey(amount.asset),
            amount: amount.amount,
            party: owner,
            direction: isOut ? 'out' : 'in',
          },
        });
      }
    }
  }
  return moved;
}

/** One amount for each act, asset and lender. */
function join(all: readonly Moved[]): readonly Moved[] {
  const joined = new Map<string, Moved>();
  for (const one of all) {
    const key = [one.act, one.lender, one.owner, toAssetKey(one.asset)].join(' ');
    const before = joined.get(key);
    const amount = (before?.amount ?? 0n) + one.amount;
    // Claims are of all the units of an act: what moved in two steps is their sum.
    joined.set(key, { ...one, amount, claim: { ...one.claim, amount } as Claim }); // of the same kind
  }
  return [...joined.values()];
}

const OPPOSITES: Readonly<Partial<Record<Act, Act>>> = { borrow: 'repay', withdraw: 'deposit' };

/** Without what was borrowed and given back at once, which served other steps of the transaction. */
function withoutRoundTrips(all: readonly Moved[]): readonly Moved[] {
  const gone = new Set<Moved>();
  for (const one of all) {
    const back = all.find(
      ({ act, lender, asset, amount }) =>
        act === OPPOSITES[one.act] &&
        lender === one.lender &&
        amount === one.amount &&
        toAssetKey(asset) === toAssetKey(one.asset),
    );
    if (back !== undefined && !gone.has(back)) gone.add(one).add(back);
  }
  return all.filter((one) => !gone.has(one));
}

type Phrase = Required<Omit<Draft, 'action' | 'lookedUp' | 'outcome'>>;

const toRan = (lender: string): Claim => ({ kind: 'ran', name: lender });

/** `deposited 5 SOL and borrowed 100 USDC on Kamino Lend`. */
function tellActs(all: readonly Moved[]): Phrase {
  const phrase = all.slice(0, MOST_NAMED);
  const lenders = [...new Set(phrase.map(({ lender }) => lender))];
  const fields: Field[] = lenders.map((text, i) => ({ name: `lender${i}`, value: { kind: 'text', text } }));
  const parts = phrase.map(({ act, asset, amount, lender }, i) => {
    fields.push({ name: `amount${i}`, value: toAmountValue(asset, amount) });
    const where = lenders.length === 1 ? '' : ` ${ACTS[act].at} {lender${lenders.indexOf(lender)}}`;
    const isSame = i > 0 && phrase[i - 1]!.act === act;
    return `${i === 0 || isSame ? '' : `${ACTS[act].past} `}{amount${i}}${where}`;
  });
  const { past, infinitive, at } = ACTS[phrase[0]!.act];
  const isOneAct = phrase.every(({ act }) => act === phrase[0]!.act);
  const end = lenders.length > 1 ? '' : ` ${isOneAct ? at : 'on'} {lender0}`;
  const others = all.length - phrase.length;
  const more = others === 0 ? '' : ', and more';
  return {
    past,
    infinitive,
    rest: `${toList(parts)}${end}${more}`,
    fields,
    claims: phrase.map(({ claim }) => claim),
    acts: lenders.map(toRan),
  };
}

/** `liquidated the loan …, repaying 90 USDC and receiving 1 SOL`. */
function tellLiquidation(
  all: readonly Moved[],
  steps: readonly DecodedInstruction[],
  input: SummaryInput,
): Phrase {
  const loans = new Set(
    steps.flatMap((step) => {
      const name = findLayout(step)?.loan?.of;
      return (name === undefined ? undefined : findAccount(step, name, input)) ?? [];
    }),
  );
  const [loan] = loans;
  const phrase = all.filter(({ act }) => act === 'repay' || act === 'seize').slice(0, MOST_NAMED);
  const fields: Field[] = [{ name: 'lender', value: { kind: 'text', text: phrase[0]!.lender } }];
  if (loan !== undefined && loans.size === 1) fields.push(addressField('loan', loan));
  const listOf = (wanted: Act): string =>
    toList(
      phrase.flatMap(({ act, asset, amount }, i) => {
        if (act !== wanted) return [];
        fields.push({ name: `amount${i}`, value: toAmountValue(asset, amount) });
        return `{amount${i}}`;
      }),
    );
  const [repaid, seized] = [listOf('repay'), listOf('seize')];
  const what = loan !== undefined && loans.size === 1 ? 'the loan {loan}' : 'loans';
  return {
    past: 'liquidated',
    infinitive: 'liquidate',
    rest: `${what} on {lender}, ${repaid === '' ? '' : `repaying ${repaid} and `}receiving ${seized}`,
    fields,
    claims: phrase.map(({ claim }) => claim),
    acts: [toRan(phrase[0]!.lender)],
  };
}

const toList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
