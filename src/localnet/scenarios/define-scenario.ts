import type { World } from '../economy/world.ts';

/** One story the localnet tells again and again. */
export interface Scenario {
  /** Unique, kebab-case. */
  readonly key: string;
  readonly title: string;
  /** How often it is picked, relative to the others. */
  readonly weight: number;
  /** Runs once on a chain that begins, before any step. */
  readonly setup?: (world: World) => void;
  /** One turn: usually one transaction, at most some ten. Anything missing for it yet means doing nothing. */
  readonly step: (world: World) => void;
}

export function defineScenario(scenario: Scenario): Scenario {
  return scenario;
}
