/** Answers out of the documentation: which passages are read, and how they are written. */
import type { Fact, Span, ToolResult } from '#contracts/assistant/agent';
import { findNeighbours, readTopics, type Claim, type Topic } from '../documentation/topics.ts';
import type { Question, Want } from '../question/question.ts';
import type { Words } from '../write/words.ts';
import { link, type Writer } from '../write/writer.ts';
import { factAt } from './query/read-fact.ts';
import { step, type Step } from './define-plan.ts';

type Documented = Extract<Want, { kind: 'concept' | 'product' }>;

const stepOf = ({ key }: Topic): string => `docs.${key}`;

/** The topics of a question, each passage once. */
function topicsOf({ kind, topic, place, also = [] }: Documented): readonly Topic[] {
  if (place !== undefined) return [{ key: topic, kind, place }];
  const { topics } = readTopics();
  const found = [topic, ...also].flatMap((key) => topics.get(key) ?? []);
  return found.filter((one, index) => found.findIndex((other) => other.place === one.place) === index);
}

export const toPassageSteps = (want: Documented): readonly Step[] =>
  topicsOf(want).map((topic) =>
    step(stepOf(topic), 'search_docs', 'Look it up in the documentation', {
      query: topic.key.replaceAll('-', ' '),
      place: topic.place,
    }),
  );

export function writePassages(
  { want, language, form }: Question & { readonly want: Documented },
  writer: Writer,
  words: Words,
  read: (step: string) => ToolResult | undefined,
): void {
  const topics = topicsOf(want);
  const claim = want.claim === undefined ? undefined : readTopics().claims.get(want.claim.key);
  const first =
    claim === undefined ? toPossible(topics[0], form, words) : toVerdict(claim, want, form, words);
  topics.forEach((topic, index) => {
    const result = read(stepOf(topic));
    if (result === undefined) return;
    const [lead, rest, heading] = ['/lead', '/rest', '/passages/0/heading'].map((path) =>
      factAt(result, path),
    );
    // What was asked is answered first, with the words of the claim or of the passage.
    if (index === 0 && claim !== undefined) writer.spans(1, first);
    const short = words.doc(topic.key);
    if (short !== undefined) {
      const opening = index === 0 && claim === undefined ? first : [];
      writer.spans(claim === undefined ? 1 : 2, [...opening, { kind: 'text', text: short }]);
    } else if (lead !== undefined)
      writer.spans(claim === undefined ? 1 : 2, [
        ...(index === 0 && claim === undefined ? first : []),
        toSpan(lead),
      ]);
    if (rest !== undefined && short === undefined) writer.spans(2, [toSpan(rest)]);
    writer.spans(2, words.say('from-docs', { page: link(topic.place, heading?.raw ?? topic.place) }));
    if (topic.page !== undefined)
      writer.spans(2, words.say('on-page', { page: link(topic.page, topic.page) }));
  });
  // What is said in short is in the language; passages are as they stand in the documentation.
  const isEnglish = topics.some((topic) => words.doc(topic.key) === undefined);
  if (language !== 'en' && isEnglish) writer.spans(2, words.say('docs-in-english'), 'note');
  const [asked] = topics;
  if (asked === undefined) return;
  for (const topic of findNeighbours(asked.key, 2)) {
    if (topic.kind === 'concept') {
      const term = { kind: 'text', text: words.title(`concept.${topic.key}`) } as const;
      writer.suggest(toText(words.say('suggest-concept', { term })));
    }
  }
}

/** The first word of a yes/no question is its polarity times the truth. */
function toVerdict(
  claim: Claim,
  { claim: asked }: Documented,
  form: Question['form'],
  words: Words,
): readonly Span[] {
  const statement = words.say(`claim-${claim.key}`);
  if (form !== 'yes-no') return statement;
  return [
    ...words.say(claim.isTrue === (asked?.expects ?? true) ? 'yes' : 'no'),
    { kind: 'text', text: ' ' },
    ...statement,
  ];
}

/** `Can I change the theme?`: whether it can be done here. */
function toPossible(topic: Topic | undefined, form: Question['form'], words: Words): readonly Span[] {
  if (topic?.isPossible === undefined || form !== 'yes-no') return [];
  return [...words.say(topic.isPossible ? 'yes' : 'no'), { kind: 'text', text: ' ' }];
}

const toSpan = (fact: Fact): Span => ({ kind: 'fact', fact: fact.id, text: fact.ui });

export const toText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
