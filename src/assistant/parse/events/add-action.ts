/** What was done with stake: `unstaked from V` are deactivations of what had been delegated to V. */
import type { AskedQuery } from '../../question/question.ts';
import { mark, type Draft } from './draft.ts';

const ACTIONS: readonly (readonly [words: RegExp, action: string])[] = [
  [/^(?:unstak|deactivat|undelegat)/, 'deactivate'],
  [/^withdr[ae]w/, 'withdraw'],
  [/^(?:split|splits|splitting)$/, 'split'],
  [/^merg/, 'merge'],
  [/^delegated?$/, 'delegate'],
];

export function addAction(draft: Draft): void {
  const { context, event, where } = draft;
  if (event.key !== 'stake') return;
  for (const [words, action] of ACTIONS) {
    const index = context.tokens.findIndex(({ text }) => words.test(text));
    if (index < 0) continue;
    mark(draft, [index]);
    where.push({ field: 'action', is: '=', value: action });
    return;
  }
}

/** Only a delegation names its validator; what else was done with an account is found by what it was delegated to. */
export function toActionOf(query: AskedQuery): AskedQuery {
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
