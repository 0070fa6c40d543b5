/** Sandwich attacks on the trades of a token or in a pool. */
import type { GivenPredicate, Measure, Place } from './define-subject.ts';
import { isYes } from './truths.ts';

const timed = (at: Place) => ({ at, timed: at }) as const;

export const sandwichMeasures: Readonly<Record<string, Omit<Measure, 'key' | 'of'>>> = {
  sandwiches: timed('list_sandwiches /count'),
  sandwichLoss: timed('list_sandwiches /victimsLoss'),
  sandwichGain: timed('list_sandwiches /attackersGain'),
  sandwichers: {
    ...timed('list_sandwiches /rows/*/attacker'),
    isThing: true,
    columns: ['attacker', 'time', 'gain', 'gainValue', 'tradesBetween'],
    rankBy: 'gainValue',
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
