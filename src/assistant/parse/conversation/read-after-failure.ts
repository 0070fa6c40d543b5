/** `what would I need to change`, `what did that cost`, `is that error common` after a transaction that failed. */
import type { Question, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 1.05;
const PLAIN =
  /^(?:wallet|account|payer|sender|he|she|they|txs|transactions|more|before|works?|worked|need|needs|needed|next|time|user|users|people|someone|it|that|this|them|do|does|did|be|go|goes|through|succeed|succeeds|error|errors|failure|failures|fail|fails|failed|fault|lately|here|transaction|tx|one|ones|other|others|else|anyone|anybody|got|get|gets|getting|had|has|also|same|recently|days|usually|3|three|few|couple|different|differently|otherwise|cost|costs|cost|common|often|frequent|usual)$/;

export function readAfterFailure(context: ParseContext): readonly Candidate[] {
  if (context.earlier.length === 0 || context.time !== undefined || !hasFailed(context)) return [];
  if (context.mentions.some(({ isSoft, isOrdinal }) => isSoft !== true && isOrdinal !== true)) return [];
  const subject = turnsBack(context.earlier)
    .flatMap(({ subjects }) => subjects)
    .find(({ kind }) => kind === 'transaction');
  const found = context
    .of('follow')
    .filter(({ key }) => key === 'fix' || key === 'cost' || key === 'spread')
    .toSorted((a, b) => b.at.length - a.at.length)[0];
  if (subject === undefined || found === undefined) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const words = ['follow', 'ask', 'explain'].flatMap((section) =>
    context.of(section).flatMap(({ at }) => at),
  );
  const left = restOf(context, new Set(found.at), [
    ...plain,
    ...words,
    ...context.numbers.flatMap(({ at }) => at),
    ...context.mentions.flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0) return [];
  const isOfPayer = context.tokens.some(({ text }) =>
    /^(?:wallet|account|payer|sender|he|she|they|guy|user)$/.test(text),
  );
  const payer = isOfPayer && found.key === 'spread' ? toPayer(context) : undefined;
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: payer === undefined ? toQuestion(found.key, subject) : toOfPayer(payer),
    },
  ];
}

/** Whether what was told last is of a transaction with an error. */
const hasFailed = ({ earlier }: ParseContext): boolean =>
  turnsBack(earlier).some(({ question, values, around = [] }) => {
    const want = question?.want;
    return (
      (want?.kind === 'explain' && want.topic === 'failure') ||
      [...values, ...around].some(({ place = '' }) =>
        /^(?:get_transaction|explain_failure) \/error\//.test(place),
      )
    );
  });

const toPayer = ({ earlier }: ParseContext): Subject | undefined =>
  turnsBack(earlier)
    .flatMap(({ things, asides = [] }) => [...things, ...asides])
    .find(({ role }) => role === 'feePayer')?.subject;

/** Of one wallet those that failed are known one by one. */
const toOfPayer = (payer: Subject): Omit<Question, 'unused' | 'language'> => ({
  bounds: [],
  shape: {},
  negated: false,
  subjects: [payer],
  want: { kind: 'measures', of: 'account', keys: ['failedList', 'failed'] },
  form: 'list',
});

function toQuestion(key: string, subject: Subject): Omit<Question, 'unused' | 'language'> {
  const plainly = { bounds: [], shape: {}, negated: false };
  if (key === 'cost')
    return {
      ...plainly,
      subjects: [subject],
      want: { kind: 'measures', of: 'transaction', keys: ['fee'] },
      form: 'value',
    };
  if (key === 'spread')
    return {
      ...plainly,
      subjects: [],
      want: { kind: 'measures', of: 'network', keys: ['failureReasons'] },
      form: 'list',
    };
  return {
    ...plainly,
    subjects: [subject],
    want: { kind: 'explain', of: 'transaction', topic: 'failure' },
    form: 'explanation',
  };
}
