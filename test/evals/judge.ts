/** What one answer gets right of what its row expects. */
import type { Answer, Block, Fact, Span } from '#contracts/agent';
import type { AskedAnswer, AskedCall } from './assistant.ts';
import { fill, type Cast, type World } from './cast.ts';
import { spansOf } from './injections/injections.ts';
import { says } from './oracles/expected.ts';
import { getOracle } from './oracles/oracles.ts';
import type { ExpectedCall, QuestionRow } from './question.ts';

export interface Judged {
  readonly row: QuestionRow;
  readonly got: AskedAnswer;
  readonly isIntent: boolean;
  readonly isRefusal: boolean;
  readonly isClarify: boolean;
  readonly calls: {
    readonly wanted: number;
    /** Without those that only help: see `HELPERS`. */
    readonly made: number;
    readonly all: number;
    readonly matched: number;
    /** Of the matched, those with the arguments expected. */
    readonly exact: number;
  };
  /** What must be said and is not, and what must not be said and is. */
  readonly missing: readonly string[];
  readonly grounding: {
    readonly checked: number;
    readonly matched: number;
    readonly loose: readonly string[];
  };
}

/** Finding a name's mint and computing with facts may take any number of calls; what they give is judged by the answer. */
const HELPERS: ReadonlySet<string> = new Set(['resolve', 'compute']);

export function judge(row: QuestionRow, got: AskedAnswer, world: World, cast: Cast): Judged {
  const { expect } = row;
  const wanted = expect.calls.map((call) => fillCall(call, cast));
  const isOut = got.intent.startsWith('refuse.') || got.intent === 'out_of_scope';
  return {
    row,
    got,
    isIntent: [expect.intent, ...(expect.also ?? [])].includes(got.intent),
    isRefusal: isOut,
    isClarify: got.intent === 'clarify',
    calls: toCallScore(wanted, got.calls),
    missing: findMissing(row, got, world, cast),
    grounding: toGrounding(row.question, got),
  };
}

const fillCall = ({ tool, args, many }: ExpectedCall, cast: Cast): WantedCall => ({
  tool,
  many,
  args: Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? fill(value, cast) : value,
    ]),
  ),
});

interface WantedCall extends AskedCall {
  readonly many?: boolean | undefined;
}

/** How the calls that were made fit those that were wanted. */
export function toCallScore(wanted: readonly WantedCall[], all: readonly AskedCall[]): Judged['calls'] {
  const names = new Set(wanted.map(({ tool }) => tool));
  const made = all.filter(({ tool }) => names.has(tool) || !HELPERS.has(tool));
  const { matched, exact } = match(wanted, made);
  const repeatable = new Set(wanted.flatMap(({ tool, many }) => (many === true ? [tool] : [])));
  const repeated = made.filter(({ tool }) => repeatable.has(tool)).length;
  const needed = wanted.filter(({ tool }) => repeatable.has(tool)).length;
  return {
    wanted: wanted.length,
    made: made.length - Math.max(0, repeated - needed),
    all: all.length,
    matched,
    exact,
  };
}

/** Pairs each wanted call with one of its tool, those with equal arguments first. */
function match(wanted: readonly AskedCall[], made: readonly AskedCall[]): { matched: number; exact: number } {
  const left = [...made];
  const take = (fits: (call: AskedCall) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const rest = wanted.filter((call) => !take((one) => one.tool === call.tool && hasArgs(one, call)));
  const exact = wanted.length - rest.length;
  const loose = rest.filter((call) => take((one) => one.tool === call.tool)).length;
  return { matched: exact + loose, exact };
}

const hasArgs = ({ args }: AskedCall, wanted: AskedCall): boolean =>
  Object.entries(wanted.args).every(([name, value]) => String(args[name]) === String(value));

function findMissing(row: QuestionRow, got: AskedAnswer, world: World, cast: Cast): readonly string[] {
  const cited = citedFacts(got);
  const text = got.answer.blocks
    .flatMap(spansOf)
    .map((span) => span.text)
    .join(' ')
    .toLowerCase();
  return [
    ...(got.fault === undefined ? [] : [`fault: ${got.fault}`]),
    ...row.expect.must.flatMap(({ oracle, args }) => {
      const expected = getOracle(oracle)(
        world,
        args.map((arg) => fill(arg, cast)),
        cast,
      );
      const isSaid = expected.some((one) => cited.some((fact) => says(fact, one)));
      return isSaid ? [] : [`${oracle} ${args.join(' ')}`];
    }),
    ...(row.expect.mustNot ?? []).flatMap((words) =>
      text.includes(words.toLowerCase()) ? [`said: ${words}`] : [],
    ),
  ];
}

function citedFacts({ answer, results }: AskedAnswer): readonly Fact[] {
  const facts = new Map(results.flatMap((result) => result.facts.map((fact) => [fact.id, fact])));
  return [...citedIds(answer)].flatMap((id) => facts.get(id) ?? []);
}

function citedIds({ blocks }: Answer): ReadonlySet<string> {
  return new Set(
    blocks.flatMap((block) => [...pointsOf(block), ...spansOf(block).flatMap((span) => factOf(span))]),
  );
}

const factOf = (span: Span): string[] => (span.kind === 'fact' ? [span.fact] : []);
const pointsOf = (block: Block): string[] =>
  block.kind === 'chart' ? block.points.flatMap(({ at, value }) => [at, value]) : [];

/** Numbers by themselves: no part of a name such as `Token-2022`. */
const NUMBER = /(?<![\w-])[-+]?\d[\d,.]*(?:\s?%)?/g;

/**
 * Every figure of an answer is a fact of its results and every quote a text of them. Our own words hold no number,
 * but one the question said or the documentation holds.
 */
export function toGrounding(question: string, { answer, results }: AskedAnswer): Judged['grounding'] {
  const facts = new Set(results.flatMap((result) => result.facts.map(({ id }) => id)));
  const quotes = new Set(results.flatMap((result) => result.untrusted.map(({ id }) => id)));
  const documents = results
    .filter(({ source }) => source.finality === 'documentation')
    .map((result) => JSON.stringify(result))
    .join(' ');
  let checked = 0;
  const loose: string[] = [];
  const check = (holds: boolean, what: string): void => {
    checked++;
    if (!holds) loose.push(what);
  };
  for (const id of answer.blocks.flatMap(pointsOf)) check(facts.has(id), id);
  for (const span of answer.blocks.flatMap(spansOf)) {
    if (span.kind === 'fact') check(facts.has(span.fact), span.fact);
    else if (span.kind === 'quote') check(quotes.has(span.quote), span.quote);
    else if (span.kind === 'text' || span.kind === 'strong') {
      for (const [number] of span.text.matchAll(NUMBER)) {
        check(question.includes(number.trim()) || documents.includes(number.trim()), span.text);
      }
    }
  }
  return { checked, matched: checked - loose.length, loose };
}
