/** What the parser takes a measure for is what its facts on the chain are. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/assistant/catalogue/catalogue.ts';
import { toPath } from '../../src/assistant/catalogue/define-subject.ts';
import { givenBy, type Given } from '../../src/assistant/catalogue/gives.ts';
import type { Question, SubjectKind } from '../../src/assistant/question/question.ts';
import { isFact, leavesAt } from '../../src/assistant/write/facts-at.ts';
import { answerParsed } from '../../src/server/assistant/planning/planner.ts';
import type { Turn } from '../../src/server/assistant/planning/turn.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();

/** Things of the cast that together have most values. */
const CAST: Readonly<Partial<Record<SubjectKind, readonly string[]>>> = {
  account: ['wallet', 'trader', 'token.account', 'stake.account', 'closed.account'],
  token: ['coin', 'stable'],
  transaction: ['swap.tx', 'failed.tx', 'multi.tx', 'mint.tx', 'stake.tx', 'memo.tx'],
  block: ['block'],
  validator: ['validator'],
  program: ['amm.program', 'token.program'],
  epoch: ['epoch'],
  pool: ['pool'],
  network: [''],
};
const OTHER: Readonly<Record<string, string>> = { token: 'coin', account: 'wallet', program: 'amm.program' };

/** By the kind of a fact; of the others all is a number. */
const GIVEN: Readonly<Record<string, Given>> = {
  time: 'time',
  duration: 'time',
  address: 'thing',
  signature: 'thing',
  word: 'words',
  hash: 'words',
  text: 'words',
};
/** Lengths and numbers of epochs, which tell no moment; those of stake do. */
const NO_MOMENT = /(?:^|\/)(?:length|window|epoch|inflationEpoch|currentEpoch)$/;

async function kindsOf(
  kind: SubjectKind,
  key: string,
  needs: string | undefined,
): Promise<ReadonlySet<string>> {
  const { world, cast } = stage();
  const { chain } = world;
  const now = chain.nowMs / 1_000;
  const place = toPath(CATALOGUE.get(kind)!.measures.get(key)!.at); // it was taken from there
  for (const name of CAST[kind] ?? []) {
    const subjects: Question['subjects'] = [
      { kind, id: name === '' ? '' : cast[name]! },
      ...(needs === undefined ? [] : [{ kind: needs as SubjectKind, id: cast[OTHER[needs]!]! }]), // kinds that are needed
    ];
    const question: Question = {
      subjects,
      want: { kind: 'measures', of: kind, keys: [key] },
      ...(CATALOGUE.get(kind)!.measures.get(key)!.needsTime === true && {
        time: { from: now - 20_000, to: now, text: 'lately' },
      }),
      bounds: [],
      shape: {},
      form: 'value',
      negated: false,
      language: 'en',
      unused: [],
    };
    const turn: Turn = {
      request: { mode: 'agent', text: key, thread: [] },
      cluster: 'localnet',
      parts: { ...chain.parts, nowMs: () => chain.nowMs },
      signal: new AbortController().signal,
      tell: () => {},
    };
    const { results } = await answerParsed(turn, { question, score: 1, share: 1, others: [] });
    const kinds = results.flatMap((result) =>
      result.ok ? leavesAt(result, place).map((leaf) => (isFact(leaf) ? leaf.kind : 'text')) : [],
    );
    if (kinds.length > 0) return new Set(kinds);
  }
  return new Set();
}

test('times, things, words and numbers are told apart by their places', async () => {
  const wrong: string[] = [];
  let known = 0;
  for (const { kind, measures } of CATALOGUE.values())
    for (const measure of measures.values()) {
      const kinds = await kindsOf(kind, measure.key, measure.needs?.kind);
      // Fields and rights are of several kinds.
      if (kinds.size !== 1) continue;
      known++;
      const [found = ''] = kinds;
      const path = toPath(measure.at);
      const given = NO_MOMENT.test(path) ? 'number' : (GIVEN[found] ?? 'number');
      const isOfEpoch = found === 'epoch' && path.endsWith('ctivationEpoch');
      if (givenBy(measure) !== (isOfEpoch ? 'time' : given))
        wrong.push(`${kind}.${measure.key} ${path}: ${givenBy(measure)}, and is ${found}`);
    }
  expect(wrong).toEqual([]);
  expect(known).toBeGreaterThan(250);
});
