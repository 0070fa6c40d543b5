/** Sandwich attacks on the trades of a token or in a pool. */
import type { GivenPredicate, Measure, Place } from './define-subject.ts';
import { isYes } from './truths.ts';

const timed = (at: Place) => ({ at, timed: at }) as const;

export const sandwichMeasures: Readonly<Record<string, Omit<Measure, 'key' | 'of'>>> = {
  sandwiches: timed('list_sandwiches /count'),
  sandwichLoss: timed('list_sandwiches /victimsLoss'),
  sandwichGain: timed('list_sandwiches /attackersGain'),
  sandwichers: {
    ...timed('list_sandwiches /attackers/*/attacker'),
    isThing: true,
    columns: ['attacker', 'sandwiches', 'gainValue', 'victims', 'lossValue'],
    isSummed: true,
    rankBy: 'gainValue',
    isRow: true,
    absent: 'none',
  },
  sandwichList: {
    ...timed('list_sandwiches /rows/*/attacker'),
    columns: ['time', 'attacker', 'victim', 'market', 'token', 'gain', 'gainValue', 'signature'],
    rankBy: 'gainValue',
    isRow: true,
    absent: 'none',
  },
  sandwichVictims: {
    ...timed('list_sandwiches /losers/*/victim'),
    isThing: true,
    columns: ['victim', 'times', 'lossValue'],
    isSummed: true,
    rankBy: 'lossValue',
    isRow: true,
    absent: 'none',
  },
};

/** Of more than one pool. */
export const sandwichPools: Readonly<Record<string, Omit<Measure, 'key' | 'of'>>> = {
  sandwichPools: {
    ...timed('list_sandwiches /markets/*/market'),
    isThing: true,
    columns: ['market', 'token', 'sandwiches', 'share', 'gainValue', 'lossValue'],
    rankBy: 'sandwiches',
    isSummed: true,
    isRow: true,
    absent: 'none',
  },
};

export const sandwichPredicates: Readonly<Record<string, GivenPredicate>> = {
  sandwiched: {
    tool: 'list_sandwiches',
    isTimed: true,
    holds: (facts) => isYes(facts, '/sandwiched'),
    because: ['sandwiches', 'sandwichers', 'sandwichLoss'],
  },
};
