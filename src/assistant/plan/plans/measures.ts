/** `The fee of … is …`, and yes/no questions about a value: is it there, over a bound, this very thing. */
import { findMeasure, findPredicate } from '../../catalogue/catalogue.ts';
import { isOfTime, ROW_TIMES, toPath, toTool, type Measure } from '../../catalogue/define-subject.ts';
import type { Bound, Subject } from '../../question/question.ts';
import { isCutAt, isFact, leavesAt, viewOf } from '../../write/facts-at.ts';
import { toSubjectSpan } from '../../write/subject-piece.ts';
import { capitalise, titleOf, valuesOf, writeMeasure } from '../../write/write-value.ts';
import { partOf } from '../../catalogue/venue-places.ts';
import { isUnknownAverage, toAverageStep, withAverages, writeAverages } from '../average-bounds.ts';
import { toNowSteps, writeBesideNow } from '../beside-now.ts';
import { pickRows, writePicked } from '../picked-rows.ts';
import { idOf, toNeeded, toolsOf, toSteps, withBeside } from '../calls-of.ts';
import { definePlan, type Telling } from '../define-plan.ts';
import { IN_UNIT, toAge, toInUnit } from '../in-unit.ts';
import { isWider, spanOf, writeWider } from '../wider-time.ts';
import { writeYesNo } from '../write-yes-no.ts';
import { suggestionsOf } from '../suggestions-of.ts';
import { OPERATIONS, SUM, toSum } from '../to-sum.ts';

export default definePlan({
  want: 'measures',
  steps({ form, want, subjects, shape, time, bounds, unit, besideNow }) {
    const [subject] = subjects;
    if (subject === undefined) return [];
    const measures = withBeside(want.of, want.keys, time);
    if (measures.some((measure) => isLacking(measure, subjects))) return [];
    const needing = measures.flatMap((measure) =>
      [measure.needs ?? measure.narrows, partOf(measure)].map((needs) => ({
        tool: toTool(measure.at),
        needs,
      })),
    );
    const stating = (want.states ?? []).flatMap((key) => findPredicate(want.of, key)?.tool ?? []);
    const [listed] = measures;
    const picking = listed?.toArguments?.({ ...shape, bounds });
    const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      ...toNeeded(needing, subjects),
      ...toHeld(bounds, needing, subjects),
    };
    const parts = toSteps(subject, [...toolsOf(measures), ...stating], {
      time,
      more:
        listed === undefined || picking === undefined
          ? needed
          : { ...needed, [toTool(listed.at)]: { ...needed[toTool(listed.at)], ...picking } },
    });
    // A thing that is told whole is told by what there is of it.
    const reads = parts.map((part, index) =>
      form === 'explanation' && index > 0 ? { ...part, isExtra: true as const } : part,
    );
    const [measure] = measures;
    const op = shape.aggregate === undefined ? undefined : OPERATIONS[shape.aggregate];
    if (measure === undefined) return reads;
    if (unit === 'ago') return [...reads, toAge(measures)];
    if (besideNow === true) return [...reads, ...toNowSteps(subject, want, time)];
    if (!measure.at.includes('*')) return [...reads, ...toInUnit(measure, unit)];
    return [
      ...reads,
      ...bounds.flatMap((bound) => toAverageStep(measure, bound) ?? []),
      ...(op === undefined ? [] : [toSum(measure, op, { shape, bounds })]),
    ];
  },
  write(telling) {
    const { question, writer, words, read } = telling;
    const { want, shape, form, time } = question;
    const [subject] = question.subjects;
    if (subject === undefined) return;
    const all = withBeside(want.of, want.keys, time);
    const asked = all.filter(({ key }) => want.keys.includes(key));
    const [first] = asked;
    if (first !== undefined && all.some((measure) => isLacking(measure, question.subjects))) {
      const kind = { kind: 'text', text: words.title(`kind.${first.needs?.kind ?? 'token'}`) } as const;
      writer.spans(1, words.say('ask-which', { kind }));
      return;
    }
    writeStates(telling, subject);
    if (first !== undefined) writeSteps(telling, first);
    if (first?.steps === undefined) writeOtherTime(telling, first);
    if (question.besideNow === true) {
      writeBesideNow(telling);
      return;
    }
    const main = first === undefined ? undefined : read(idOf(toTool(first.at)));
    const bounds = withAverages(question.bounds, read);
    if (main !== undefined && isUnknownAverage(bounds)) {
      writer.spans(1, words.say('rows-average-unknown'));
      return;
    }
    const picked =
      first === undefined || main === undefined ? undefined : pickRows(main, first, { shape, bounds });
    const isOfRows = question.bounds.some(({ field }) => ROW_TIMES.has(field ?? ''));
    const isOfNow =
      first !== undefined &&
      time !== undefined &&
      !isOfRows &&
      !isOfTime(findMeasure(want.of, first.key) ?? first, time);
    if (form === 'yes-no' && first !== undefined && picked === undefined && !isOfNow)
      writeYesNo(telling, first);
    const sum = read(SUM)?.facts.find(({ path }) => path === '/value');
    // The sum of the first of a ranking stands before them.
    const isSummed = picked === undefined || (bounds.length === 0 && shape.aggregate === 'sum');
    if (sum !== undefined && first !== undefined && shape.by !== undefined && shape.order === undefined) {
      const column = capitalise(words.column(first.of, shape.by));
      const title = `${column} (${words.title(`shape.${shape.aggregate ?? 'count'}`)})`;
      writer.spans(1, words.say('value-alone', { title: { kind: 'text', text: title }, value: sum }));
    } else if (sum !== undefined && first !== undefined && isSummed) {
      const aggregate = shape.aggregate ?? 'count';
      const title = capitalise(
        shape.of === undefined ? titleOf(words, first) : words.column(first.of, shape.of),
      );
      // Of the whole chain nothing is named that it would be of.
      const whole = { kind: 'text', text: `${title} (${words.title(`shape.${aggregate}`)})` } as const;
      writer.spans(
        1,
        subject.kind === 'network'
          ? words.say('value-alone', { title: whole, value: sum })
          : words.say(`aggregate-${aggregate}`, {
              title: { kind: 'text', text: title },
              value: sum,
              subject: toSubjectSpan(subject),
            }),
      );
    }
    // What stands beside a value that is not known says at least as much: the slot of a time.
    const unknown = asked.filter((measure) => {
      const result = read(idOf(toTool(measure.at)));
      return result !== undefined && valuesOf(result, measure).length === 0;
    });
    const wanted =
      want.keys.length > 1 || form === 'yes-no'
        ? all.filter(
            (measure) =>
              asked.includes(measure) || unknown.some(({ beside }) => beside?.includes(measure.key) === true),
          )
        : all;
    let isNamed = false;
    for (const whole of wanted) {
      const measure = withRows(whole, question.bounds);
      const result = read(idOf(toTool(measure.at)));
      // What is told along with the first is said only where it is there.
      const isFirst = measure.key === first?.key;
      // A thing that is told whole is told by what there is of it.
      const isAsked = form !== 'explanation' && want.keys.includes(measure.key);
      if (result === undefined || (!isAsked && valuesOf(result, measure).length === 0)) continue;
      if (sum !== undefined && isFirst && valuesOf(result, measure).length === 0) continue;
      // Of no rows none is picked.
      const rows = isFirst && picked !== undefined && picked.all > 0 ? picked : undefined;
      if (rows !== undefined) {
        // What a column comes to is said already.
        const count = shape.by !== undefined && shape.order === undefined ? undefined : sum;
        writePicked(telling, rows, measure, result, count);
        writeAverages(telling, measure);
      }
      writeMeasure(writer, words, measure, result, subject, {
        limit: shape.limit,
        isFromEnd: shape.order === 'newest',
        wantsList: form === 'list',
        // English has sentences that name it; titles alone name it once.
        isNamed: isNamed && words.language !== 'en',
        ...((measure.narrows ?? partOf(measure)) !== undefined && {
          with: question.subjects
            .slice(1)
            .find(({ kind }) => kind === measure.narrows?.kind || kind === partOf(measure)?.kind),
        }),
        ...(rows !== undefined && { rows: rows.rows }),
      });
      isNamed = true;
    }
    if (isOfNow) {
      // Rows of what happened are of their own times, and none of them of the present.
      const said =
        first.columns?.includes('time') === true
          ? words.say('left-out-first', { words: { kind: 'code', text: `“${time.text}”` } })
          : words.say('not-at-time', { time: { kind: 'code', text: time.text } });
      writer.spans(1, said, 'note');
    }
    writeSpan(telling, first);
    writeUnread(telling, asked);
    if (!writeUnlisted(telling, first)) writeCut(telling, asked);
    writer.suggest(...suggestionsOf(subject, words));
  },
});

const LENGTHS: Readonly<Record<string, number>> = { minute: 60, hour: 3_600, day: 86_400, week: 604_800 };

/** The size of a position and how long it is held, as arguments of what tells its funding. */
function toHeld(
  bounds: readonly Bound[],
  needing: Parameters<typeof toNeeded>[0],
  subjects: readonly Subject[],
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const [size, held] = ['heldUsd', 'heldFor'].map((name) => bounds.find(({ field }) => field === name));
  if (size === undefined || held === undefined) return {};
  return {
    get_perpetuals: {
      ...toNeeded(needing, subjects)['get_perpetuals'],
      heldUsd: Number(size.value),
      heldSeconds: Number(held.value) * (LENGTHS[held.unit ?? ''] ?? 1),
    },
  };
}

/** From when to when the sums of rows are, where no time was asked for. */
function writeSpan(
  { question: { time }, words, writer, read }: Telling<'measures'>,
  measure: Measure | undefined,
): void {
  if (time !== undefined || measure?.columns?.includes('volume') !== true) return;
  const result = read(idOf(toTool(measure.at)));
  const { from, to } = result === undefined ? {} : spanOf(result, measure);
  if (from === undefined || to === undefined) return;
  writer.spans(1, words.say('sums-of', { from, to }), 'note');
}

/** A unit that none of the values has, and that none of them is turned into: `net worth in SOL` of a value in dollars. */
function writeUnread(
  { question: { unit }, words, writer, read }: Telling<'measures'>,
  asked: readonly Measure[],
): void {
  const age = unit === 'ago' ? read(IN_UNIT) : undefined;
  const [then, since] = ['/given/0', '/value'].map((place) =>
    age === undefined ? undefined : leavesAt(age, place)[0],
  );
  if (then !== undefined && since !== undefined)
    writer.spans(1, words.say('time-ago', { value: then, age: since }));
  const wanted = unit === undefined ? undefined : UNITS[unit];
  if (wanted === undefined) return;
  const all = asked.flatMap((measure) => {
    const result = read(idOf(toTool(measure.at)));
    return result === undefined ? [] : valuesOf(result, measure).filter(isFact);
  });
  const sized = all.filter(({ kind }) => kind === 'amount' || kind === 'money' || kind === 'price');
  if (sized.length === 0 || sized.some((fact) => wanted.test(`${fact.unit ?? ''} ${fact.ui}`))) return;
  const converted = read(IN_UNIT);
  const [value, result] = ['/given', '/result'].map((place) =>
    converted === undefined ? undefined : leavesAt(converted, place)[0],
  );
  if (value !== undefined && result !== undefined) {
    writer.spans(1, words.say('convert-is', { value, result }));
    return;
  }
  const name = { kind: 'text', text: words.title(`unit.${unit ?? ''}`) } as const;
  writer.spans(1, words.say('not-in-unit', { unit: name }), 'note');
}

/** That rows, and what is counted of them, are of the newest transactions alone; whether it was said. */
function writeUnlisted({ words, writer, read }: Telling<'measures'>, measure: Measure | undefined): boolean {
  if (
    measure === undefined ||
    !measure.at.includes('*') ||
    !toTool(measure.at).startsWith('list_transactions')
  )
    return false;
  const result = read(idOf(toTool(measure.at)));
  const [complete, listed] = ['/complete', '/listed'].map((place) =>
    result === undefined ? undefined : leavesAt(result, place)[0],
  );
  if (complete === undefined || !isFact(complete) || complete.raw !== 'no' || listed === undefined)
    return false;
  writer.spans(2, words.say('newest-looked-at', { count: listed }), 'note');
  return true;
}

/** That there is more than what is listed, or than a figure is of. */
function writeCut(
  { question: { shape }, words, writer, read }: Telling<'measures'>,
  asked: readonly Measure[],
): void {
  const cut = asked.filter(({ at, rankBy, isSummed }) => {
    // As many as were asked for, or the first of them, are there: the list comes in that order.
    const isOfOrder = shape.by === undefined || shape.by === rankBy;
    const isOfFirst = shape.limit !== undefined || (shape.by !== undefined && shape.order !== 'least');
    if (isOfOrder && isOfFirst && isSummed !== true) return false;
    const result = read(idOf(toTool(at)));
    return result !== undefined && isCutAt(result, toPath(at));
  });
  if (cut.length > 0) writer.spans(1, words.say('rows-cut'), 'note');
}

/** How the values of a unit that is asked for are written. */
const UNITS: Readonly<Record<string, RegExp>> = {
  SOL: /\b(?:SOL|lamports)\b/,
  lamports: /\blamports\b/,
  USD: /USD|\$/,
};

/** What is counted by the hour is of whole hours: it is said first that this is more than was asked for. */
function writeSteps(
  { question: { time }, words, writer, read }: Telling<'measures'>,
  { steps }: Measure,
): void {
  if (steps === undefined || time?.from === undefined) return;
  const isWhole = (at: number | undefined): boolean => at === undefined || at % steps.seconds === 0;
  if (isWhole(time.from) && isWhole(time.to)) return;
  const result = read(idOf(toTool(steps.from)));
  const [from, to] = [steps.from, steps.to].map((place) =>
    result === undefined ? undefined : leavesAt(result, toPath(place))[0],
  );
  if (from === undefined || to === undefined) return;
  writer.spans(1, words.say('whole-hours', { from, to, time: { kind: 'code', text: time.text } }), 'note');
}

/** That the figure is of whole hours, where it is asked of a part of one. */
function writeOtherTime(
  { question: { time }, words, writer, read }: Telling<'measures'>,
  measure: Measure | undefined,
): void {
  const result = measure === undefined ? undefined : read(idOf(toTool(measure.at)));
  if (measure === undefined || result === undefined || time === undefined) return;
  if (time.slots !== undefined) {
    // Of slots that are named only those that are over are counted.
    const [from, to] = ['/from', '/to'].map(
      (place) => leavesAt(result, place)[0] ?? leavesAt(result, `${place}Slot`)[0],
    );
    if (from !== undefined && to !== undefined) writer.spans(1, words.say('sums-of', { from, to }), 'note');
    return;
  }
  const span = spanOf(result, measure);
  if (isWider(time, span)) writeWider(writer, words, span, time.text);
}
/** Whether it is asked with a second thing, and none is named. */
const isLacking = ({ needs }: Measure, subjects: readonly Subject[]): boolean =>
  needs !== undefined && !subjects.slice(1).some(({ kind }) => kind === needs.kind);

/** `error 6000`, `instruction 2`: the rows of a list that have the number asked for. */
function withRows(measure: Measure, bounds: readonly Bound[]): Measure {
  const bound = bounds.find(
    ({ field, is, word }) =>
      is === '=' && word === undefined && measure.columns?.includes(field ?? '') === true,
  );
  return bound?.field === undefined
    ? measure
    : { ...measure, only: { column: bound.field, is: [bound.value] }, isRow: true };
}

/** What holds of the thing; the first of the predicates is told either way. */
function writeStates(
  { question: { want }, words, writer, read }: Telling<'measures'>,
  subject: Subject,
): void {
  const about = subject.kind === 'network' ? undefined : toSubjectSpan(subject);
  (want.states ?? []).forEach((key, index) => {
    const predicate = findPredicate(want.of, key);
    const result = predicate === undefined ? undefined : read(idOf(predicate.tool));
    const holds = result === undefined ? undefined : predicate?.holds(viewOf(result));
    if (holds === undefined || (index > 0 && !holds)) return;
    const text = words.title(`${want.of}.${key}${holds ? '' : '-not'}`);
    writer.spans(
      1,
      words.say(about === undefined ? 'states-alone' : 'states', {
        statement: { kind: 'text', text },
        subject: about,
      }),
    );
  });
}
