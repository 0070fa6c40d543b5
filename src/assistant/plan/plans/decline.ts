/** What is not done or cannot be known, in one sentence with its reason, and what can be read instead; and small talk. */
import { toShortAddress } from '#contracts/text/value-text';
import { toFault } from '../../parse/fault.ts';
import type { Subject } from '../../question/question.ts';
import type { Words } from '../../write/words.ts';
import { link, type Piece, type Writer } from '../../write/writer.ts';
import { definePlan } from '../define-plan.ts';
import { suggestionsOf } from '../suggestions-of.ts';
import { toText } from '../write-passages.ts';

const MOST = 2;

export default definePlan({
  want: 'decline',
  steps: () => [],
  write({ question: { want, subjects }, writer, words }) {
    const { why, about } = want;
    if (why.startsWith('talk-')) return writeTalk(why.slice('talk-'.length), writer, words);
    const key = ACTS.has(why) ? 'act' : why;
    const holes = {
      ...LINKS,
      about: { kind: 'text', text: about ?? '' } as const,
      reason: toReason(about ?? '', words),
    };
    writer.spans(1, words.say(`decline-${key}`, holes));
    if (words.has(`decline-${key}-more`)) writer.spans(2, words.say(`decline-${key}-more`, holes));
    if (why.startsWith('beyond-')) return writeNearest(why.slice('beyond-'.length), subjects, writer, words);
    const [subject] = subjects;
    const own = subject === undefined ? [] : suggestionsOf(subject, words);
    const others = (SUGGESTIONS[why] ?? SUGGESTIONS[key] ?? ['help', 'network']).map((name) =>
      words.title(`say.suggest-${name}`),
    );
    // A refusal about a thing goes on with what can be read of that thing.
    writer.suggest(...(ABOUT_SUBJECT.has(key) ? [...own, ...others] : [...others, ...own]).slice(0, MOST));
  },
});

/** The nearest questions that can be answered, as buttons. */
function writeNearest(why: string, subjects: readonly Subject[], writer: Writer, words: Words): void {
  const [subject] = subjects;
  for (const number of ['1', '2']) {
    const key = `nearest-${why}-${number}`;
    if (!words.has(key)) continue;
    const question = toText(words.say(key, { subject: { kind: 'text', text: subject?.id ?? '' } }));
    // A question about a thing needs one.
    if (subject !== undefined || !words.title(`say.${key}`).includes('{subject}'))
      writer.choices.push({
        label: toText(
          words.say(key, {
            subject: { kind: 'text', text: subject?.said ?? toShortAddress(subject?.id ?? '') },
          }),
        ),
        question,
      });
  }
}

/** Acts the lexicon tells apart and an answer does not. */
const ACTS: ReadonlySet<string> = new Set(['send', 'trade', 'stake', 'change']);
const ABOUT_SUBJECT: ReadonlySet<string> = new Set([
  'bot',
  'identity',
  'contact',
  'place',
  'exchange-wallet',
  'motive',
  'prediction',
  'advice',
  'undo',
]);

const SUGGESTIONS: Readonly<Record<string, readonly string[]>> = {
  send: ['sending', 'inspect'],
  trade: ['trading', 'inspect'],
  stake: ['validators', 'inspect'],
  change: ['inspect', 'trading'],
  undo: ['reversing', 'sending'],
  login: ['help', 'search'],
  secret: ['keys', 'stolen'],
  identity: ['stolen', 'search'],
  prediction: ['movers', 'newest'],
  advice: ['movers', 'warnings'],
  harm: ['drainer', 'stolen'],
  'other-chain': ['search', 'help'],
  'off-chain-price': ['sol-price', 'movers'],
  code: ['api', 'help'],
  malformed: ['search', 'help'],
};

const LINKS: Readonly<Record<string, Piece>> = {
  terminal: link('/trading-terminal', 'trading terminal'),
  inspector: link('/tx/inspector', 'transaction inspector'),
  security: link('/docs/security', 'privacy and security'),
  api: link('/swagger', 'API'),
};

function toReason(about: string, words: Words): Piece {
  const fault = toFault(about);
  return 'character' in fault
    ? words.say('malformed-character', { character: { kind: 'text', text: fault.character } })
    : words.say('malformed-length', { length: { kind: 'text', text: String(fault.length) } });
}

const HELP = ['transactions', 'accounts', 'tokens', 'programs', 'network', 'words'] as const;

function writeTalk(kind: string, writer: Writer, words: Words): void {
  writer.spans(1, words.say(`talk-${kind}`));
  if (kind === 'help' || kind === 'who') {
    writer.list(
      HELP.map((part) => words.say(`help-${part}`)),
      { depth: 2 },
    );
    writer.spans(2, words.say('help-limits'));
  }
  const [first, second] = kind === 'help' ? ['movers', 'newest'] : ['help', 'network'];
  writer.suggest(words.title(`say.suggest-${first}`), words.title(`say.suggest-${second}`));
}
