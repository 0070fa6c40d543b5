/** Whether something holds of a thing: the first word is the question's polarity times the truth. */
import { findPredicate, isPredicateOfTime } from '../../catalogue/catalogue.ts';
import { ALWAYS, toTool } from '../../catalogue/define-subject.ts';
import { viewOf } from '../../write/facts-at.ts';
import { toSubjectSpan } from '../../write/subject-piece.ts';
import { valuesOf, writeMeasure } from '../../write/write-value.ts';
import { writeCut } from '../write-cut.ts';
import { idOf, toNeeded, toolsOf, toSteps, withBeside } from '../calls-of.ts';
import { definePlan } from '../define-plan.ts';
import { isWider, spanOf, writeWider } from '../wider-time.ts';
import { suggestionsOf } from '../suggestions-of.ts';

export default definePlan({
  want: 'predicate',
  steps({ want, subjects, time }) {
    const [subject] = subjects;
    const predicate = findPredicate(want.of, want.key);
    if (subject === undefined || predicate === undefined) return [];
    const because = withBeside(want.of, predicate.because ?? [], predicate.isTimed && time);
    const more = toNeeded([predicate], subjects);
    const along = (predicate.along ?? []).flatMap((key) => findPredicate(want.of, key)?.tool ?? []);
    return toSteps(subject, [predicate.tool, ...toolsOf(because), ...along], { time, more });
  },
  write({ question: { want, subjects, form, time }, writer, words, read, results }) {
    const [subject] = subjects;
    const predicate = findPredicate(want.of, want.key);
    const result = predicate === undefined ? undefined : read(idOf(predicate.tool));
    if (subject === undefined || predicate === undefined) return;
    const isMissing = results.get(idOf(predicate.tool))?.error?.code === 'not_found';
    if (result === undefined && !(isMissing && predicate.whenMissing !== undefined)) return;
    const holds = result === undefined ? predicate.whenMissing : predicate.holds(viewOf(result));
    const because = withBeside(want.of, predicate.because ?? [], predicate.isTimed && time);
    const about = subject.kind === 'network' ? undefined : toSubjectSpan(subject);
    const statement = (is: boolean) => ({
      kind: 'text' as const,
      text: words.title(`${want.of}.${want.key}${is ? '' : '-not'}`),
    });
    if (holds === undefined) {
      writer.spans(1, words.say('unknown-whether', { statement: statement(want.expects), subject: about }));
      return;
    }
    const isOfTime = predicate.isTimed === true || predicate.needsTime === true;
    const isOfNow = time !== undefined && !isPredicateOfTime(predicate, time);
    // What happened once did so at its own time, whichever is asked of.
    const isOfOnce = time !== undefined && ALWAYS.has(want.of);
    if (isOfOnce)
      writer.spans(
        1,
        words.say('left-out-first', { words: { kind: 'code', text: `“${time.text}”` } }),
        'note',
      );
    if (isOfNow)
      writer.spans(1, words.say('not-at-time', { time: { kind: 'code', text: time.text } }), 'note');
    const span = result === undefined || !isOfTime ? {} : spanOf(result, because[0]);
    const isOfMore = time !== undefined && isWider(time, span);
    if (isOfMore) writeWider(writer, words, span, time.text);
    // What is so now is no yes or no to what was so then.
    const key =
      form !== 'yes-no' || isOfNow || isOfOnce
        ? 'states'
        : holds === want.expects
          ? 'yes-states'
          : 'no-states';
    // What was so in a whole hour need not have been in the part of it that is asked about.
    const said = isOfMore && holds ? 'unknown-whether' : about === undefined ? `${key}-alone` : key;
    const is = isOfMore && holds ? want.expects : holds;
    writer.spans(1, words.say(said, { statement: statement(is), subject: about }));
    for (const other of predicate.along ?? []) {
      const own = findPredicate(want.of, other);
      const facts = own === undefined ? undefined : read(idOf(own.tool));
      const isSo = facts === undefined ? undefined : own?.holds(viewOf(facts));
      if (isSo === undefined) continue;
      const text = words.title(`${want.of}.${other}${isSo ? '' : '-not'}`);
      const stated = { statement: { kind: 'text', text } as const, subject: about };
      writer.spans(1, words.say(about === undefined ? 'states-alone' : 'states', stated));
    }
    for (const measure of because) {
      const source = read(idOf(toTool(measure.at)));
      if (source === undefined || valuesOf(source, measure).length === 0) continue;
      writeMeasure(writer, words, measure, source, subject, { wantsList: false });
    }
    writeCut({ writer, words, read }, because);
    writer.suggest(...suggestionsOf(subject, words));
  },
});
