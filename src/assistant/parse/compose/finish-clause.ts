/** What the words of a question leave open: what waited for a word that did not come, and what pairs are compared by. */
import { OF_EFFECTS, type State, type Wanted } from './clause.ts';
import { COMPILED } from './find-parts.ts';
import type { Entity } from './sources.ts';

/** What is set beside each other: two wallets, two tokens, two pools. */
const BESIDE: Readonly<Record<string, Entity>> = { W: 'wallet', T: 'token', P: 'pool', G: 'program' };

/** What waited for a word that did not come. */
export function finishClause(state: State): void {
  // What traded or moved something has succeeded anyway; of all others it is left over.
  const wanted = [
    ...state.figures,
    ...state.bounds,
    ...state.related.flatMap(({ first, second }) => [first, second]),
  ];
  const isOfAll = wanted.every(({ figure }) => OF_EFFECTS.has(figure) || figure === 'transactions');
  if (state.succeededAt !== undefined && isOfAll) {
    state.isOfSucceeded = true;
    state.at.push(...state.succeededAt);
  }
  const [one, other] = state.things;
  const kind = one?.sign.charAt(0) ?? '';
  const isPair =
    other !== undefined && state.things.every(({ sign, isNot }) => !isNot && sign.startsWith(kind));
  if (isPair && state.isBeside && state.entity === undefined && state.per === undefined) {
    const entity = BESIDE[kind];
    if (entity !== undefined) state.entity = entity;
  }
  // What was done by one and in one place are bounds on its groups.
  if (state.same !== undefined)
    for (const act of state.acts) state.bounds.push({ ...act, is: '>', value: '0' });
  if (state.first !== undefined) {
    const { descending, by, at } = state.first;
    const isMean = /^(?:average|avg|mean)/.test(by);
    const ordered = state.figures.find((figure) => (isMean ? figure.sum === 'mean' : isSaid(by, figure)));
    if (ordered !== undefined) {
      state.order = { by: ordered, descending };
      state.at.push(...at);
    }
  }
  if (state.wantsOrder?.isSort === false) {
    state.order ??= { descending: state.wantsOrder.descending };
    state.at.push(...state.wantsOrder.at);
  }
}

/** Whether words name a figure. */
const isSaid = (words: string, { figure }: Wanted): boolean =>
  COMPILED.some(({ pattern, meaning }) => {
    pattern.lastIndex = 0;
    return meaning.kind === 'figure' && meaning.figure === figure && pattern.exec(words)?.[0] === words;
  });
