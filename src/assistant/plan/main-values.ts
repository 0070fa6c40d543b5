/** What describes a thing in languages without its narratives: what holds of it, and its main values. */
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Question } from '../question/question.ts';

interface MainValues {
  /** Predicates; the first is stated either way, the others where they hold. */
  readonly states?: readonly string[];
  readonly keys?: readonly string[];
}

const MAIN: Readonly<Record<string, MainValues>> = {
  'transaction.overview': {
    states: [
      'succeeded',
      'trade',
      'liquidates',
      'creatorBuys',
      'createsToken',
      'opensAccount',
      'slippage',
      'insufficient',
      'outOfCompute',
    ],
    keys: [
      'sold',
      'bought',
      'pools',
      'liquidation',
      'transfers',
      'stakedWith',
      'memo',
      'error',
      'failedProgram',
      'feePayer',
      'time',
    ],
  },
  'transaction.failure': {
    states: ['succeeded', 'slippage', 'insufficient', 'outOfCompute'],
    keys: ['error', 'errorReason', 'failedInstruction', 'failedProgram', 'fee'],
  },
  'transaction.safety': {
    states: ['safe', 'sandwiched', 'costsMore'],
    keys: ['changes', 'programs', 'signers'],
  },
  'token.overview': {
    keys: ['name', 'price', 'marketCap', 'holders', 'creator', 'curve', 'mintAuthority', 'freezeAuthority'],
  },
  'token.risk': { states: ['risky', 'mintable', 'freezable'], keys: ['dangers', 'topTen', 'liquidity'] },
  'account.overview': {
    keys: ['balance', 'portfolio', 'type', 'transactions', 'firstTime', 'lastTime', 'tradeCount', 'profit'],
  },
  'account.portfolio': { keys: ['portfolio', 'balance', 'tokens'] },
  'validator.overview': { states: ['delinquent'] },
  'program.overview': { states: ['upgradeable'] },
};
const MOST = 8;

/** The question as its plan answers it: values instead of a narrative. */
export function toMainValues(question: Question): Question {
  const { want, subjects } = question;
  if (want.kind !== 'explain') return question;
  const kind = subjects[0]?.kind ?? 'network';
  const catalogue = CATALOGUE.get(kind);
  const { states = [], keys = catalogue?.main ?? [] } = MAIN[`${kind}.${want.topic}`] ?? {};
  const known = [...(want.also ?? []), ...keys].filter((key) => {
    const measure = catalogue?.measures.get(key);
    // What is asked of somebody in it is not known of nobody.
    return measure !== undefined && (measure.needs === undefined || subjects.length > 1);
  });
  return {
    ...question,
    want: {
      kind: 'measures',
      of: kind,
      keys: [...new Set(known)].slice(0, MOST),
      states: states.filter((key) => catalogue?.predicates.has(key) === true),
    },
  };
}
