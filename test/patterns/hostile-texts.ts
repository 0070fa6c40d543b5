/** Texts made to be slow to read: the same every time, each as long as a question may be. */
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import { readDataFile, toDataLines } from '#std/data-file';
import { createRandom } from '#std/seeded-random';
import { readQuestions } from '../evals/question.ts';
import { findPatterns } from './find-patterns.ts';

const LENGTH = AGENT_LIMITS.questionLength;
const SEED = 20_261_122;

/** What patterns stumble over: spaces, digits, brackets, quotes, marks, and letters that become others. */
const ODD =
  ` |  |\n|\t|\r\n|\u200b |\u00a0|\u2028|0|1|9.|1,|1,1|0,000,|1.|.|..|…|-|--|- |_|*|**|__|~|#|# |##|> |[|[[|[[a |]|](|[a](b |![|{|{{|{tx} |{a|}|(|)|(a|<|<a |</|>|&amp;|&|"|""|'|'s |’|“|\`|\`\`|:|://|;|,|!|! |?|?? |$|$a|$ab |%|1% |@|@a|/|//|\\|\\\\|=|a=|==|+|1+|ab.|a.sol |sol.|.sol|a@b.com |www.|https://|https://a.b |javascript:|data:|0x|0x1|bc1|bc1q|r1.|r1.a-|r1.f |⟦|⟦r1.|⟧|【|eyJ|eyJ.|token=|password="|Bearer |Cookie: |[1,|[1, |1m|1h |24h |top 5 |last 10 |slot 1 |slot |block |block #|epoch |epoch 7 |for 3 days |since 2026-01-01 |2026-01-01T|00:00:|jan 1 |one billion |twenty-|third |no a |not any |more than |hi |hi, |hey!!|and |and what about |what about the |the |a|a |ab|topgainers|aaaaaaaaa |transactions|it's |i'm |gimme |txs |what's |é |e\u0301|\u0301\u0316|ü|ß|\ufdfa|\ufdfa |½|㍿|ｗｈｙ |𝓌𝒽𝓎 |Ⅷ|①|한|漢 |а|аa |\u202e|\u{e0041}|😀|👩‍👩‍👧 |ﬁ|İ|ſ`.split(
    '|',
  );
const BASE58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const repeated = (text: string): string =>
  text.repeat(Math.ceil(LENGTH / Math.max(1, text.length))).slice(0, LENGTH);

/** `count` texts of every kind in turn. */
export function listHostileTexts(count: number): readonly string[] {
  const random = createRandom(SEED);
  const dice = (most: number): number => Math.floor(random() * most);
  const one = <T>(list: readonly T[]): T => list[dice(list.length)]!;
  const some = (most: number, make: () => string): string =>
    Array.from({ length: 1 + dice(most) }, make).join('');
  const phrases = toDataLines(readDataFile('words/en.txt')).flatMap((line) =>
    (line.split('=')[1] ?? line).split(/[;+]/).map((phrase) => phrase.trim()),
  );
  const questions = readQuestions().map(({ question }) => question);
  const words = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))];
  const patterns = findPatterns().patterns.map(({ source }) => source);
  /** What a pattern is made of: its words and marks, without what makes it one. */
  const literals = patterns
    .map((source) => source.replace(/\\[a-zA-Z]|[\\?:()[\]|^$*+]|\{\d*,?\d*\}/g, ' '))
    .filter((text) => text.trim() !== '');
  const word = (from: readonly string[], length: number): string =>
    Array.from({ length }, () => one(from)).join('');
  const upTo = (make: () => string): string => {
    let text = '';
    while (text.length < LENGTH) text += make();
    return text.slice(0, LENGTH);
  };
  const makes: readonly (() => string)[] = [
    () => repeated(`${one(phrases)} `),
    () => repeated(`${one(questions)} `),
    () => repeated(`${one(words)} `),
    () => repeated(some(4, () => `${one(words)} `)),
    () => repeated(one(ODD)),
    () => repeated(some(3, () => one(ODD))),
    () => repeated(`${one(literals).replace(/ {2,}/g, ' ').trim()} `),
    () => repeated(one(literals).replaceAll(' ', '')),
    () => upTo(() => `${word(LETTERS, 3 + dice(9))} `),
    () => upTo(() => `${word(BASE58, 28 + dice(64))} `),
    () => upTo(() => `${one(words)}${one(ODD)}`),
    () => upTo(() => `${one(phrases).slice(0, dice(40))} `),
    // Nearly a word of the language of questions, so that it is looked for.
    () => upTo(() => `${one(words).slice(0, -1)}${one(LETTERS)} `),
    () => one(ODD) + repeated(one(words)).slice(2) + one(ODD),
    () => repeated(some(2, () => one(literals))).toUpperCase(),
  ];
  return Array.from({ length: count }, (_none, index) => makes[index % makes.length]!());
}
