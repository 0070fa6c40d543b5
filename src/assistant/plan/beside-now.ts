/** A value of a time beside that of now, and by how much it changed. */
import { compareDecimals } from '#std/compare-decimals';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { findMeasure } from '../catalogue/catalogue.ts';
import { atTime, toTool, type Measure } from '../catalogue/define-subject.ts';
import type { AskedTime, Subject } from '../question/question.ts';
import { isFact } from '../write/facts-at.ts';
import { capitalise, titleOf, valuesOf } from '../write/write-value.ts';
import { idOf, toSteps } from './calls-of.ts';
import type { Asked, Step, Telling } from './define-plan.ts';

/** Beside the calls of the time. */
const NOW = 'now';
const differenceOf = (key: string): string => `difference.${key}`;

type Want = Asked<'measures'>['want'];

const measuresOf = ({ of, keys }: Want): readonly Measure[] =>
  keys.flatMap((key) => findMeasure(of, key) ?? []);

export function toNowSteps(subject: Subject, want: Want, time: AskedTime | undefined): readonly Step[] {
  const measures = measuresOf(want);
  const reads = toSteps(subject, [...new Set(measures.map(({ at }) => toTool(at)))], { place: NOW });
  return [
    ...reads,
    ...measures.map((measure): Step => {
      const [then, now] = placesOf(measure, time);
      return {
        id: differenceOf(measure.key),
        tool: 'compute',
        title: 'Compare the two times',
        after: [then.id, now.id],
        args(results) {
          const facts = [now, then].map(({ id, of }) => factOf(results.get(id), of));
          const [newer, older] = facts;
          if (newer === undefined || older === undefined || newer.unit !== older.unit) return undefined;
          const order = compareDecimals(newer.raw, older.raw);
          if (order === undefined) return undefined;
          return { op: 'difference', operands: order >= 0 ? [newer.id, older.id] : [older.id, newer.id] };
        },
      };
    }),
  ];
}

const placesOf = (measure: Measure, time: AskedTime | undefined) =>
  [
    { of: atTime(measure, time), id: idOf(toTool(atTime(measure, time).at)) },
    { of: measure, id: idOf(toTool(measure.at), NOW) },
  ] as const;

const factOf = (result: ToolResult | undefined, measure: Measure): Fact | undefined =>
  result?.ok === true ? valuesOf(result, measure).find((leaf): leaf is Fact => isFact(leaf)) : undefined;

/** `TPS: 1.54 (10 minutes ago), 9.1 now: more by 7.6.` */
export function writeBesideNow({
  question: { want, time, form, shape, negated },
  writer,
  words,
  read,
}: Telling<'measures'>): void {
  const measures = measuresOf(want);
  for (const measure of measures) {
    const [then, now] = placesOf(measure, time).map(({ id, of }) => factOf(read(id), of));
    const title = capitalise(titleOf(words, measure));
    const order = then === undefined || now === undefined ? undefined : compareDecimals(now.raw, then.raw);
    if (form === 'yes-no' && order !== undefined && measure === measures[0]) {
      const isSo = shape.order === 'least' ? order < 0 : order > 0;
      writer.spans(1, words.say(isSo === negated ? 'no' : 'yes'));
    }
    const said = { kind: 'text', text: `${title} (${time?.text ?? ''})` } as const;
    writer.spans(
      1,
      words.say(then === undefined ? 'unknown-alone' : 'value-alone', { title: said, value: then }),
    );
    const present = { kind: 'text', text: `${title} (${words.title('time.now')})` } as const;
    writer.spans(
      1,
      words.say(now === undefined ? 'unknown-alone' : 'value-alone', { title: present, value: now }),
    );
    const difference = read(differenceOf(measure.key))?.facts.find(({ path }) => path === '/value');
    if (difference === undefined || order === undefined) continue;
    // The greater side is named.
    const first = {
      kind: 'text',
      text: order > 0 ? capitalise(words.title('time.now')) : capitalise(time?.text ?? ''),
    } as const;
    if (order === 0) writer.spans(1, words.say('same', { title: { kind: 'text', text: title } }));
    else writer.spans(1, words.say('against-more', { first, difference }));
  }
}
