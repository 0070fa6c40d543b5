import { CATALOGUE } from '../catalogue/catalogue.ts';
import { atTime, hasWindow, isOfTime, placeOf, toTool, type Measure } from '../catalogue/define-subject.ts';
import type { AskedTime, Subject } from '../question/question.ts';
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
export function toSteps(
  subject: Subject,
  tools: readonly string[],
  {
    place = 'a',
    time,
    more = {},
  }: {
    readonly place?: string | undefined;
    readonly time?: AskedTime | undefined;
    /** Further arguments by tool. */
    readonly more?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  } = {},
): readonly Step[] {
  const catalogue = CATALOGUE.get(subject.kind);
  return [...new Set(tools)].flatMap((tool): readonly Step[] => {
    const args = catalogue?.tools[tool]?.(subject.id, time);
    return args === undefined
      ? []
      : [step(idOf(tool, place), toName(tool), TITLES[subject.kind] ?? 'Read', { ...args, ...more[tool] })];
  });
}

/** The second thing some values are asked with, as arguments of their tools. */
export function toNeeded(
  needing: readonly { readonly tool: string; readonly needs?: Measure['needs'] }[],
  [, ...others]: readonly Subject[],
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const more: Record<string, Record<string, unknown>> = {};
  for (const { tool, needs } of needing) {
    const other = others.find(({ kind }) => kind === needs?.kind);
    if (needs !== undefined && other !== undefined)
      more[tool] = { ...more[tool], [needs.argument]: other.id };
  }
  return more;
}

/** `list_transactions#failed` is a call of `list_transactions`. */
const toName = (tool: string): string => tool.split('#', 1)[0] ?? tool;

export const idOf = (tool: string, place = 'a'): string => `${place}.${tool}`;

/** The measures themselves, and those told along with them, without any twice, as they are read of the time. */
export function withBeside(
  of: Subject['kind'],
  keys: readonly string[],
  time?: AskedTime,
): readonly Measure[] {
  const measures = CATALOGUE.get(of)?.measures;
  const isAt = (key: string): boolean => {
    const measure = measures?.get(key);
    return time === undefined || (measure !== undefined && isOfTime(measure, time));
  };
  // Beside a value of that time stands none of now.
  const all = keys.flatMap((key) => [
    key,
    ...(measures?.get(key)?.beside ?? []).filter((one) => !isAt(key) || isAt(one)),
  ]);
  // What is told along with a value of a window up to now is of now.
  const [first] = keys.flatMap((key) => measures?.get(key) ?? []);
  const isOfWindow =
    first !== undefined && time !== undefined && placeOf(first, time) !== (first.timed ?? first.at);
  return [...new Set(all)].flatMap((key) => {
    const measure = measures?.get(key);
    if (measure === undefined) return [];
    return [
      atTime(measure, isOfWindow && !keys.includes(key) && !hasWindow(measure, time) ? undefined : time),
    ];
  });
}

export const toolsOf = (measures: readonly Measure[]): readonly string[] => [
  ...new Set(measures.map(({ at }) => toTool(at))),
];
