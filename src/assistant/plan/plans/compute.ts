/** Arithmetic over values of earlier answers, said with what it was made of. */
import { compareDecimals } from '#std/compare-decimals';
import type { Fact, TurnValue } from '#contracts/assistant/agent';
import { findMeasure } from '../../catalogue/catalogue.ts';
import { toPath, toTool } from '../../catalogue/define-subject.ts';
import { chooseOperands, lastPair, type Chosen } from '../../parse/conversation/operands.ts';
import type { Question, Subject } from '../../question/question.ts';
import { toThing } from '../../parse/conversation/roles.ts';
import { toSubjectSpan } from '../../write/subject-piece.ts';
import { leavesAt } from '../../write/facts-at.ts';
import { listed } from '../../write/writer.ts';
import { titleOf, writeMeasure } from '../../write/write-value.ts';
import { idOf, toSteps } from '../calls-of.ts';
import { definePlan, step, type Step, type Telling } from '../define-plan.ts';
import { factAt } from '../query/read-fact.ts';

export default definePlan({
  want: 'compute',
  steps({ want, operands = [], subjects }) {
    if (want.whole !== undefined) return toWholeSteps(want.op, want.whole, operands[0]?.[0], subjects[0]);
    const chosen = toChosen(want.op, operands);
    if (chosen === undefined) return [];
    const facts = chosen.operands.map(
      ({ label: _label, entity: _entity, place: _place, ...value }, index) => ({
        ...value,
        id: `earlier.${index}`,
      }),
    );
    return [
      step('compute', 'compute', 'Compute it', {
        op: chosen.op,
        operands: facts.map(({ id }) => id),
        facts,
      }),
    ];
  },
  write(telling) {
    const { question, writer, words, read } = telling;
    if (question.want.whole !== undefined) {
      writeOfWhole(telling);
      return;
    }
    const chosen = toChosen(question.want.op, question.operands ?? []);
    const result = read('compute');
    const value = result?.facts.find(({ path }) => path === '/value');
    if (value === undefined || result === undefined || chosen === undefined) {
      writer.spans(1, words.say('nothing-to-compute'));
      return;
    }
    if (question.want.op.endsWith('-row')) {
      writeRow(telling, value);
      return;
    }
    if (question.want.op === 'more' || question.want.op === 'less') {
      writeCompared(telling, value);
      return;
    }
    const key = chosen.op === 'time_difference' ? 'time_difference' : question.want.op;
    writer.spans(1, words.say(`computed-${key}`, { value }));
    const given = leavesAt(result, '/given/*');
    const operands = chosen.operands
      .slice(0, MOST_SAID)
      .map(({ label }, index) => [given[index], { kind: 'text', text: ` (${toSaid(label)})` } as const]);
    writer.spans(2, words.say('computed-of', { operands: listed(operands, words.title('say.and')) }), 'note');
  },
});

/** An address stays as it is written. */
const toSaid = (label: string): string => (label.includes('…') ? label : label.toLowerCase());

const MOST_SAID = 12;

/** A value of an answer, and one of another thing that is read for it. */
function toWholeSteps(
  op: string,
  { of, key }: NonNullable<Want['whole']>,
  value: TurnValue | undefined,
  subject: Subject | undefined,
): readonly Step[] {
  const measure = findMeasure(of, key);
  if (value === undefined || subject === undefined || measure === undefined) return [];
  const place = toTool(measure.at);
  const { label: _label, entity: _entity, place: _place, ...rest } = value;
  return [
    ...toSteps(subject, [place]),
    {
      id: 'compute',
      tool: 'compute',
      title: 'Compute it',
      after: [idOf(place)],
      args(results) {
        const whole = factAt(results.get(idOf(place)), toPath(measure.at));
        // Of another unit it is no part.
        if (
          whole === undefined ||
          whole.unit !== value.unit ||
          whole.mint !== value.mint ||
          whole.raw === '0'
        )
          return undefined;
        return { op, operands: ['earlier.0', whole.id], facts: [{ ...rest, id: 'earlier.0' }] };
      },
    },
  ];
}

function writeOfWhole({
  question: { want, subjects },
  writer,
  words,
  read,
  results,
}: Telling<'compute'>): void {
  const [subject] = subjects;
  const measure = want.whole === undefined ? undefined : findMeasure(want.whole.of, want.whole.key);
  const share = read('compute')?.facts.find(({ path }) => path === '/value');
  if (subject === undefined || measure === undefined) return;
  const result = results.get(idOf(toTool(measure.at)));
  const given = read('compute');
  if (share === undefined || given === undefined) {
    if (result !== undefined) writeMeasure(writer, words, measure, result, subject, { wantsList: false });
    writer.spans(1, words.say('nothing-to-compute'));
    return;
  }
  writer.spans(1, words.say(`computed-${want.op}`, { value: share }));
  const [part, whole] = leavesAt(given, '/given/*');
  const name = [{ kind: 'text', text: ` (${titleOf(words, measure)}, ` } as const, toSubjectSpan(subject)];
  const operands = listed(
    [part, [whole, ...name, { kind: 'text', text: ')' } as const]],
    words.title('say.and'),
  );
  writer.spans(2, words.say('computed-of', { operands }), 'note');
}

type Want = Extract<Question['want'], { kind: 'compute' }>;

/** A reader has chosen already; a model leaves it to this. */
function toChosen(op: string, turns: readonly (readonly TurnValue[])[]): Chosen | undefined {
  if (op === 'more' || op === 'less') return chooseOperands('difference', turns);
  const row = ROWS[op];
  if (row !== undefined) return turns[0] === undefined ? undefined : { op: row, operands: turns[0] };
  const scaled = SCALED[op];
  if (scaled === undefined) return chooseOperands(op, turns);
  const [factor, value] = turns.map(([first]) => first);
  return factor === undefined || value === undefined ? undefined : { op: scaled, operands: [value, factor] };
}

/** Operations over a column, of which one row is told. */
const ROWS: Readonly<Record<string, string>> = { 'most-row': 'largest', 'least-row': 'smallest' };

/** The row a value stands in, by what it is about. */
function writeRow({ question, writer, words }: Telling<'compute'>, value: Fact): void {
  const [values = [], names = []] = question.operands ?? [];
  const same = values.flatMap(({ raw }, index) => (raw === value.raw ? [index] : []));
  const subjects = same.flatMap((index) => {
    const thing = names[index] === undefined ? undefined : toThing(names[index]);
    return thing === undefined ? [] : [toSubjectSpan(thing.subject)];
  });
  writer.spans(1, words.say('row-with', { subject: listed(subjects, words.title('say.and')), value }));
}

/** Operations of a value and a number of the question. */
const SCALED: Readonly<Record<string, string>> = { times: 'product', part: 'product', by: 'ratio' };

/** Whether the newest value is the greater one, and by how much. */
function writeCompared({ question, writer, words, read }: Telling<'compute'>, value: Fact): void {
  const [older, newer] = lastPair(question.operands ?? []) ?? [];
  const given = leavesAt(read('compute')!, '/given/*'); // it has a value
  const [greater, smaller] = given;
  if (older === undefined || newer === undefined) return;
  const isSame = value.raw === '0';
  const isMore = !isSame && compareDecimals(newer.raw, older.raw) === 1;
  const isYes = !isSame && isMore === (question.want.op === 'more');
  if (question.form === 'yes-no') writer.spans(1, words.say(isYes ? 'yes' : 'no'));
  const key = isSame ? 'compared-same' : isMore ? 'compared-more' : 'compared-less';
  const [now, before] = isMore ? [greater, smaller] : [smaller, greater];
  writer.spans(1, words.say(key, { now, before, value }));
}
