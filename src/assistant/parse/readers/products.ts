/** How the product is used: `how do I export`, `can I change the theme`, `where is the list of new tokens`. */
import { readTopics } from '../../documentation/topics.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import { othersThan, pointsAtThing, toDocumented, withoutNames } from '../documented.ts';

const BONUS = { here: 0.6, asked: 0.5, bare: 0.05, mentioned: -0.3 } as const;

export default function readProducts(context: ParseContext): readonly Candidate[] {
  const signs = context.of('means');
  // `do you support Ledger` is not about support.
  const terms = pickApart(withoutNames(context, context.of('product'))).filter(
    ({ at }) => at.length > 1 || !signs.some((sign) => sign.at.length === 1 && sign.at[0] === at[0]),
  );
  const [best] = terms.toSorted((a, b) => b.at.length - a.at.length);
  const topic = best === undefined ? undefined : readTopics().topics.get(best.key);
  if (best === undefined || topic === undefined || context.bounds.length > 0) return [];
  const isBare = context.tokens.every(
    (_token, index) => context.isStop(index) || terms.some(({ at }) => at.includes(index)),
  );
  const isNamed = othersThan(context, terms).length > 0;
  const isHow = context.has('means', 'how') || (context.has('means', 'can') && context.isYesNo);
  // `what is csv` may mean anything, `what does the knowledge tab do` does not.
  const isWhere = context.has('means', 'where') || (context.has('means', 'what') && best.at.length > 1);
  // `where is it traded` asks about a token; `where is the list of new tokens` about this site.
  const isHere = context.has('point', 'here') && (isHow || isWhere || context.isYesNo);
  // `should I stake here` asks for advice.
  if ((isNamed && !isHow) || context.has('decline', 'advice')) return [];
  // `does this wallet have accounts it could close` asks of the wallet.
  if (pointsAtThing(context) && !context.has('means', 'how')) return [];
  // `what yield would I get staking here` asks for a figure.
  if (best.key === 'stake-sol' && context.has('network', 'stakingYield')) return [];
  // `where can I trade KELP` asks for its markets.
  const isOfToken = othersThan(context, terms).some(({ subject }) => subject.kind === 'token');
  if (isOfToken && context.has('token', 'markets')) return [];
  // `what's new with v1 transactions` asks for the term.
  const isOfTerm =
    !isHow &&
    context
      .of('concept')
      .some(({ at, isWeak }) => !isWeak && at.length > 1 && !at.some((index) => best.at.includes(index)));
  if (isOfTerm) return [];
  const bonus =
    isHere && best.at.length > 1
      ? BONUS.here
      : isHow || (isWhere && !isNamed)
        ? BONUS.asked
        : isBare || best.at.length > 2
          ? BONUS.bare
          : BONUS.mentioned;
  return [toDocumented(context, { kind: 'product', topic: topic.key }, bonus, bonus >= BONUS.asked, terms)];
}
