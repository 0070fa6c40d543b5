import type { Address } from '#contracts/chain';
import type { BalanceChange, DecodedInstruction, Effect, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { categoryOf } from '../protocol-registry.ts';
import { addressField, countField, toAmountValue, toAssetKey } from './amounts.ts';
import { moneyOf, type Money, type NetChange } from './money.ts';
import { collectEffects, isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';

/**
 * Adds what a call came to, to a sentence without amounts: what its actor paid and received, else what tokens it brought
 * or cost others.
 */
export function withChanges(
  draft: Draft,
  actor: Address,
  main: DecodedInstruction,
  input: SummaryInput,
): Draft {
  // Most calls move nothing but the fee.
  if (input.effects.length === 0 && isFeeAlone(input)) return draft;
  const fields = [...draft.fields];
  const money = moneyOf(input);
  const putIn = toPutIn(actor, main, money);
  const net = withoutRent([...money.netOf(actor), ...putIn], draft.action === 'unknown').filter(
    ({ asset }) =>
      !fields.some(({ value }) => value.kind === 'address' && value.address === toAssetKey(asset)),
  );
  if (net.length === 0) return withOthersChanges(draft, main, input);
  const out = net.filter(({ change }) => change < 0n);
  const into = net.filter(({ change }) => change > 0n);
  let { rest } = draft;
  if (out.length > 0)
    rest += `, ${putIn.length > 0 ? 'putting in' : 'paying'} ${addChanges(fields, 'paid', out)}`;
  if (into.length > 0)
    rest += `${out.length > 0 ? ' and' : ','} receiving ${addChanges(fields, 'received', into)}${isNew(into, actor, main) ? ' newly minted' : ''}${withRentNoted(into, money)}`;
  return { ...draft, rest, fields, claims: net.map((change) => toMoved(change, actor)) };
}

/** Whether no balance changed but that of who paid the fee, and by the fee alone. */
const isFeeAlone = ({ balanceChanges, feePayer, feeLamports = 0n }: SummaryInput): boolean =>
  balanceChanges.every(
    ({ asset, owner, change }) => asset.kind === 'sol' && owner === feePayer && change === -feeLamports,
  );

/**
 * What an order put into its market, in records of nodes before late 2021: they name no owners, and who signed the
 * transfer is.
 */
function toPutIn(actor: Address, main: DecodedInstruction, money: Money): readonly NetChange[] {
  if (categoryOf(main.program) !== 'clob' || money.hasOwners()) return [];
  const put = new Map<string, NetChange>();
  for (const effect of collectEffects([main])) {
    if (effect.kind !== 'transfer' || effect.asset.kind !== 'token' || effect.fromOwner !== actor) continue;
    const key = toAssetKey(effect.asset);
    put.set(key, { asset: effect.asset, change: (put.get(key)?.change ?? 0n) - effect.amount });
  }
  return [...put.values()].filter(({ change }) => change < 0n);
}

/** Of an account that its program emptied, what was rent and what was kept in it cannot be told apart. */
const withRentNoted = (into: readonly NetChange[], money: Money): string =>
  into.length === 1 && toAssetKey(into[0]!.asset) === 'sol' && money.holdsRent(into[0]!.change)
    ? ', with the rent of the account that held it'
    : '';

/** Whether all that was received was made for its receiver. */
function isNew(into: readonly NetChange[], actor: Address, main: DecodedInstruction): boolean {
  const made = collectEffects([main]).filter(({ kind }) => kind === 'mint');
  return into.every(({ asset, change }) =>
    made.some(
      (effect) =>
        effect.kind === 'mint' &&
        effect.owner === actor &&
        effect.amount === change &&
        toAssetKey(effect.asset) === toAssetKey(asset),
    ),
  );
}

const toMoved = ({ asset, change }: NetChange, party: Address): Claim => {
  const [amount, direction] = change < 0n ? ([-change, 'out'] as const) : ([change, 'in'] as const);
  return { kind: 'moved', asset: toAssetKey(asset), amount, party, direction };
};

/** Less SOL than this is rent or a fee where anything else moved or something is done: 0.01 SOL. */
const LEAST_LAMPORTS = 10_000_000n;

/** Tokens before SOL, and no SOL that only rent and fees can be. */
function withoutRent(net: readonly NetChange[], isAll: boolean): readonly NetChange[] {
  const isSol = ({ asset }: NetChange): boolean => toAssetKey(asset) === 'sol';
  return [
    ...net.filter((change) => !isSol(change)),
    ...net.filter(
      (one) =>
        isSol(one) &&
        ((isAll && net.length === 1) || one.change >= LEAST_LAMPORTS || one.change <= -LEAST_LAMPORTS),
    ),
  ];
}

/** Adds the amounts of at most two assets to `fields` and gives their words. */
function addChanges(fields: Field[], name: string, changes: readonly NetChange[]): string {
  const shown = changes.slice(0, 2).map(({ asset, change }, i) => {
    const hole = i === 0 ? name : `${name}Too`;
    fields.push({ name: hole, value: toAmountValue(asset, change < 0n ? -change : change) });
    return `{${hole}}`;
  });
  const others = changes.length - shown.length;
  if (others === 0) return shown.join(' and ');
  fields.push(countField(`${name}Others`, others));
  return `${shown.join(', ')} and {${name}Others} more ${others === 1 ? 'asset' : 'assets'}`;
}

/** More changes than this are a settlement, whose sums say little in a sentence. */
const MOST_CHANGES = 2;

/** Programs that keep books in tokens of their own, which nobody else sees. */
const OWN_TOKENS: ReadonlySet<string | undefined> = new Set(['clob', 'perpetuals', 'options']);

/** What tokens others gained and lost: `; 9tDZ… gained 11.96 HONEY`. */
function withOthersChanges(draft: Draft, main: DecodedInstruction, input: SummaryInput): Draft {
  const changes = input.balanceChanges.filter(({ asset }) => toAssetKey(asset) !== 'sol');
  const isAlone = input.instructions.every((one) => one === main || isPlumbing(one));
  if (
    !isAlone ||
    changes.length === 0 ||
    changes.length > MOST_CHANGES ||
    OWN_TOKENS.has(categoryOf(main.program))
  )
    return draft;
  const effects = collectEffects([main]);
  const isMade = changes.map((change) => isMadeOf(change, effects));
  const [rest, fields] = toClauses(changes, isMade);
  return {
    ...draft,
    rest: `${draft.rest}; ${rest}`,
    fields: [...draft.fields, ...fields],
    claims: changes.map((change, i) =>
      isMade[i] === true ? { ...toMoved(change, change.owner), isMade: true } : toMoved(change, change.owner),
    ),
  };
}

/** Whether all that somebody gained was minted for them, or all that they lost was burned. */
function isMadeOf({ owner, asset, change }: BalanceChange, effects: readonly Effect[]): boolean {
  const kind = change < 0n ? 'burn' : 'mint';
  const key = toAssetKey(asset);
  let sum = 0n;
  for (const effect of effects)
    if (effect.kind === kind && effect.owner === owner && toAssetKey(effect.asset) === key)
      sum += effect.amount;
  return sum === (change < 0n ? -change : change);
}

function toClauses(
  changes: readonly BalanceChange[],
  isMade: readonly boolean[],
): readonly [rest: string, fields: readonly Field[]] {
  const [first, second] = changes;
  const isMove =
    first !== undefined &&
    second !== undefined &&
    toAssetKey(first.asset) === toAssetKey(second.asset) &&
    first.change === -second.change &&
    !isMade.includes(true);
  const fields = changes.flatMap(({ owner, asset, change }, i): readonly Field[] => [
    addressField(`party${i + 1}`, owner),
    { name: `amount${i + 1}`, value: toAmountValue(asset, change < 0n ? -change : change) },
  ]);
  if (isMove) {
    const [from, to] = first.change < 0n ? ['party1', 'party2'] : ['party2', 'party1'];
    return [`{amount1} went from {${from}} to {${to}}`, fields.filter(({ name }) => name !== 'amount2')];
  }
  const clauses = changes.map(({ change }, i) => {
    const [party, amount] = [`{party${i + 1}}`, `{amount${i + 1}}`];
    if (isMade[i] === true)
      return change < 0n ? `${amount} of ${party} was burned` : `${party} received ${amount} newly minted`;
    return `${party} ${change < 0n ? 'lost' : 'gained'} ${amount}`;
  });
  return [clauses.join(' and '), fields];
}
