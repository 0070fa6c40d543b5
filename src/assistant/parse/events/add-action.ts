/** What was done with stake, `unstaked from V` being deactivations of what had been delegated to V, and what a rule found. */
import type { AskedQuery } from '../../question/question.ts';
import { mark, type Draft, type Where } from './draft.ts';

const ACTIONS: readonly (readonly [words: RegExp, action: string])[] = [
  [/^(?:unstak|deactivat|undelegat)/, 'deactivate'],
  [/^withdr[ae]w/, 'withdraw'],
  [/^(?:split|splits|splitting)$/, 'split'],
  [/^merg/, 'merge'],
  [/^delegated?$/, 'delegate'],
];

/** By the beginnings of words that name what a rule finds. */
const RULES: readonly (readonly [words: RegExp, rule: string])[] = [
  [/^(?:sandwich|front-?run)/, 'sandwich'],
  [/^wash(?:ing|ed)?$/, 'back-and-forth'],
  [/^(?:rug|rugpulls?|pulled)$/, 'liquidity-pull'],
  [/^dust/, 'dust-wave'],
  [/^poison/, 'address-poisoning'],
];

function addRules({ context, where }: Draft): void {
  const named = RULES.filter(([words]) => context.tokens.some(({ text }) => words.test(text)));
  const [first] = named;
  if (first === undefined) return;
  const value = named.map(([, rule]) => rule);
  where.push(
    named.length === 1 ? { field: 'rule', is: '=', value: first[1] } : { field: 'rule', is: 'in', value },
  );
}

/** A rule finds something in a market, and in none of the tokens that are traded there. */
function toMarketsOf(query: AskedQuery, subjects: Draft['subjects']): AskedQuery {
  const where = query.where ?? [];
  const mints = new Set(subjects.flatMap(({ kind, id }) => (kind === 'token' ? [id] : [])));
  const isOfToken = ({ field, value }: Where): boolean =>
    field === 'subject' && typeof value === 'string' && mints.has(value);
  const own = where.filter(isOfToken).map((one) => ({ ...one, field: 'base' }));
  if (query.from !== 'anomalies' || own.length === 0 || query.join !== undefined) return query;
  return {
    ...query,
    where: where.filter((one) => !isOfToken(one)),
    join: { field: 'subject', in: { from: 'markets', where: own, by: ['market'] } },
  };
}

export function addAction(draft: Draft): void {
  const { context, event, where } = draft;
  if (event.key === 'anomaly') addRules(draft);
  if (event.key !== 'stake') return;
  const words = ACTIONS.map(([pattern]) => context.tokens.findIndex(({ text }) => pattern.test(text)));
  const staking = context.tokens.findIndex(({ text }) => /^(?:stakes?|delegations?)$/.test(text));
  const named = [staking, ...words].filter((index) => index >= 0);
  const isJoined = context.tokens.some(
    ({ text }, index) => /^(?:and|or)$/.test(text) && named.includes(index - 1) && named.includes(index + 1),
  );
  // `stake and unstake` are all that is done with stake.
  if (isJoined && named.length > 1) {
    mark(draft, named);
    return;
  }
  for (const [said, action] of ACTIONS) {
    const index = context.tokens.findIndex(({ text }) => said.test(text));
    if (index < 0) continue;
    mark(draft, [index]);
    where.push({ field: 'action', is: '=', value: action });
    return;
  }
}

/** Only a delegation names its validator; what else was done with an account is found by what it was delegated to. */
export function toActionOf(asked: AskedQuery, subjects: Draft['subjects']): AskedQuery {
  const query = toMarketsOf(asked, subjects);
  const where = query.where ?? [];
  const isOther = where.some(({ field, value }) => field === 'action' && value !== 'delegate');
  const validators = where.filter(({ field }) => field === 'validator');
  if (query.from !== 'stakeChanges' || !isOther || validators.length === 0 || query.join !== undefined)
    return query;
  const rest = where.filter(({ field }) => field !== 'validator');
  return {
    ...query,
    where: rest,
    join: { field: 'account', in: { from: 'stakeChanges', where: validators, time: {}, by: ['account'] } },
  };
}
