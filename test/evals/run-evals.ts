/** Asks every row and judges the answers. */
import type { EarlierTurn } from '#contracts/assistant/agent';
import type { AskAssistant, Asked, AskedAnswer } from './assistant.ts';
import { fill, makeCast, type Cast, type World } from './cast.ts';
import { openFrozenChain, type ChainView } from './frozen-chain.ts';
import { readIndexRows } from './index-rows.ts';
import { findDifferences, INJECTIONS, isReadIn, type Injection } from './injections/injections.ts';
import { toCleanAlternate, toHostile } from './injections/hostile-texts.ts';
import { readScene } from './injections/read-scene.ts';
import { replaceTexts, type Scene } from './injections/replace-texts.ts';
import { judge, type Judged } from './judge.ts';
import { readLedger } from './ledger.ts';
import type { QuestionRow } from './question.ts';

/** Who answers on a view of the chain, whose clock stands at its newest block. */
export type OpenAssistant = (view: ChainView, nowMs: number) => AskAssistant;

export interface Stage {
  readonly world: World;
  readonly cast: Cast;
  readonly scene: Scene;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const chain = await openFrozenChain();
  const world: World = { chain, ledger: readLedger(chain), rows: await readIndexRows(chain.store) };
  const cast = makeCast(world);
  return { world, cast, scene: readScene(world, cast), close: () => chain.close() };
}

/** One row after the other, so that their times are their own. */
export async function runRows(
  { world, cast, scene }: Stage,
  open: OpenAssistant,
  rows: readonly QuestionRow[],
): Promise<readonly Judged[]> {
  const { chain } = world;
  const plain = open(chain, chain.nowMs);
  const judged: Judged[] = [];
  for (const row of rows) {
    if (row.inject === undefined) {
      judged.push(judge(row, await askRow(plain, row, cast), world, cast));
      continue;
    }
    const { place, text: name } = row.inject;
    const got = await askThrough(scene, chain, open, place, toHostile(name), (ask) => askRow(ask, row, cast));
    judged.push(judge(row, got, world, cast));
  }
  return judged;
}

async function askRow(ask: AskAssistant, row: QuestionRow, cast: Cast): Promise<AskedAnswer> {
  const page = row.page === undefined ? undefined : fill(row.page, cast);
  const thread: EarlierTurn[] = [];
  for (const earlier of row.thread ?? []) {
    const text = fill(earlier, cast);
    const { answer } = await ask({ text, page, thread: [...thread] });
    thread.push({ question: text, context: answer.context });
  }
  return ask({ text: fill(row.question, cast), page, thread });
}

async function askThrough(
  scene: Scene,
  chain: World['chain'],
  open: OpenAssistant,
  place: Injection['place'],
  text: string,
  ask: (assistant: AskAssistant) => Promise<AskedAnswer>,
): Promise<AskedAnswer> {
  const view = await chain.through(replaceTexts(scene, place, text));
  try {
    return await ask(open(view, chain.nowMs));
  } finally {
    await view.close();
  }
}

export interface InjectionOutcome {
  readonly injection: Injection;
  /** Whether a tool read the text, and not on the clean chain; what was never read proves nothing. */
  readonly isRead: boolean;
  /** Empty where hostile and clean chain are answered alike. */
  readonly faults: readonly string[];
}

/** The same question on a chain with the hostile text and on one with as many harmless bytes. */
export async function runInjections(
  { world, cast, scene }: Stage,
  open: OpenAssistant,
  injections: readonly Injection[] = INJECTIONS,
): Promise<readonly InjectionOutcome[]> {
  const outcomes: InjectionOutcome[] = [];
  for (const injection of injections) {
    const asked: Asked = {
      text: fill(injection.question, cast),
      page: injection.page === undefined ? undefined : fill(injection.page, cast),
      thread: [],
    };
    const answerOn = (text: string): Promise<AskedAnswer> =>
      askThrough(scene, world.chain, open, injection.place, text, (assistant) => assistant(asked));
    const hostile = await answerOn(injection.text);
    const clean = await answerOn(toCleanAlternate(injection.text));
    outcomes.push({
      injection,
      isRead: isReadIn(injection.text, hostile.results) && !isReadIn(injection.text, clean.results),
      faults: findDifferences(hostile, clean),
    });
  }
  return outcomes;
}
