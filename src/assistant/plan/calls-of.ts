import { CATALOGUE } from '../catalogue/catalogue.ts';
import { toTool, type Measure } from '../catalogue/define-subject.ts';
import type { Subject } from '../question/question.ts';
import { step, type Step } from './define-plan.ts';

const TITLES: Readonly<Record<string, string>> = {
  transaction: 'Read the transaction',
  account: 'Read the account',
  token: 'Read the token',
  program: 'Read the program',
  block: 'Read the block',
  epoch: 'Read the epoch',
  validator: 'Read the validator',
  pool: 'Read the pool',
  network: 'Read the state of the network',
};

/** The calls that bring facts about a subject; each is made once, under the id `place tool`. */
export function toSteps(subject: Subject, tools: readonly string[], place = 'a'): readonly Step[] {
  const catalogue = CATALOGUE.get(subject.kind);
  return [...new Set(tools)].flatMap((tool): readonly Step[] => {
    const args = catalogue?.tools[tool];
    return args === undefined ? [] : [step(idOf(tool, place), tool, TITLES[subject.kind] ?? 'Read', args(subject.id))];
  });
}

export const idOf = (tool: string, place = 'a'): string => `${place}.${tool}`;

/** The measures themselves, and those told along with them, without any twice. */
export function withBeside(of: Subject['kind'], keys: readonly string[]): readonly Measure[] {
  const measures = CATALOGUE.get(of)?.measures;
  const all = keys.flatMap((key) => [key, ...(measures?.get(key)?.beside ?? [])]);
  return [...new Set(all)].flatMap((key) => measures?.get(key) ?? []);
}

export const toolsOf = (measures: readonly Measure[]): readonly string[] => [
  ...new Set(measures.map(({ at }) => toTool(at))),
];
