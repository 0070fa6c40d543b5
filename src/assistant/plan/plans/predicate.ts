/** Whether something holds of a thing: the first word is the question's polarity times the truth. */
import { findPredicate, isReadOfTime } from '../../catalogue/catalogue.ts';
import { toTool } from '../../catalogue/define-subject.ts';
import { viewOf } from '../../write/facts-at.ts';
import { toSubjectSpan } from '../../write/subject-piece.ts';
import { valuesOf, writeMeasure } from '../../write/write-value.ts';
import { idOf, toNeeded, toolsOf, toSteps, withBeside } from '../calls-of.ts';
import { definePlan } from '../define-plan.ts';
import { suggestionsOf } from '../suggestions-of.ts';

export default definePlan({
  want: 'predicate',
  steps({ want, subjects, time }) {
    const [subject] = subjects;
    const predicate = findPredicate(want.of, want.key);
    if (subject === undefined || predicate === undefined) return [];
    const because = withBeside(want.of, predicate.because ?? [], predicate.isTimed && time);
    const more = toNeeded([predicate], subjects);
    return toSteps(subject, [predicate.tool, ...toolsOf(because)], { time, more });
  },
  write({ question: { want, subjects, form, time }, writer, words, read, results }) {
    const [subject] = subjects;
    const predicate = findPredicate(want.of, want.key);
    const result = predicate === undefined ? undefined : read(idOf(predicate.tool));
    if (subject === undefined || predicate === undefined) return;
    const isMissing = results.get(idOf(predicate.tool))?.error?.code === 'not_found';
    if (result === undefined && !(isMissing && predicate.whenMissing !== undefined)) return;
    const holds = result === undefined ? predicate.whenMissing : predicate.holds(viewOf(result));
    const about = subject.kind === 'network' ? undefined : toSubjectSpan(subject);
    const statement = (is: boolean) => ({
      kind: 'text' as const,
      text: words.title(`${want.of}.${want.key}${is ? '' : '-not'}`),
    });
    if (holds === undefined) {
      writer.spans(1, words.say('unknown-whether', { statement: statement(want.expects), subject: about }));
      return;
    }
    const key = form !== 'yes-no' ? 'states' : holds === want.expects ? 'yes-states' : 'no-states';
    writer.spans(
      1,
      words.say(about === undefined ? `${key}-alone` : key, { statement: statement(holds), subject: about }),
    );
    if (time !== undefined && !isReadOfTime(predicate, time))
      writer.spans(1, words.say('not-at-time', { time: { kind: 'code', text: time.text } }), 'note');
    for (const measure of withBeside(want.of, predicate.because ?? [], predicate.isTimed && time)) {
      const source = read(idOf(toTool(measure.at)));
      if (source === undefined || valuesOf(source, measure).length === 0) continue;
      writeMeasure(writer, words, measure, source, subject, { wantsList: false });
    }
    writer.suggest(...suggestionsOf(subject, words));
  },
});
