/** What the tests of the evaluation judge: answers made by hand. */
import type { Block, Fact, Span, ToolResult } from '#contracts/assistant/agent';
import type { AskedAnswer } from './assistant.ts';
import type { Judged } from './judge.ts';
import type { QuestionRow } from './question.ts';

export const sampleFact = (more: Partial<Fact> = {}): Fact => ({
  id: 'r1.fee',
  path: '/fee',
  kind: 'amount',
  label: 'Fee',
  raw: '5000',
  decimals: 9,
  unit: 'SOL',
  ui: '0.000005',
  ...more,
});

export const sampleResult = (facts: readonly Fact[], more: Partial<ToolResult> = {}): ToolResult => ({
  ok: true,
  tool: 'get_transaction',
  callId: 'r1',
  data: {},
  facts,
  untrusted: [],
  source: {
    cluster: 'localnet',
    finality: 'confirmed',
    provider: 'localnet',
    fetchedAt: '2026-10-01T14:00:00.000Z',
  },
  notes: [],
  links: [],
  ...more,
});

export const sampleText = (text: string): Span => ({ kind: 'text', text });

export const sampleBlock = (...spans: readonly Span[]): Block => ({ kind: 'paragraph', depth: 1, spans });

export const sampleAnswer = (blocks: readonly Block[], results: readonly ToolResult[]): AskedAnswer => ({
  intent: 'tx.fee',
  calls: [],
  answer: {
    blocks,
    suggestions: [],
    choices: [],
    context: { intent: 'tx.fee', entities: [] },
    grounding: { checked: 0, matched: 0, replaced: 0 },
  },
  results,
  firstBlockMs: 0,
  doneMs: 0,
});

/** A row that is answered rightly, but for what is said otherwise. */
export function sampleJudged(
  intent: string,
  {
    got = intent,
    split = 'dev',
    expect = {},
    tags = [],
    ...more
  }: Partial<Omit<Judged, 'got' | 'row'>> & {
    readonly got?: string;
    readonly split?: QuestionRow['split'];
    readonly expect?: Partial<QuestionRow['expect']>;
    readonly tags?: readonly string[];
  } = {},
): Judged {
  return {
    row: {
      id: `${intent}.${split}`,
      split,
      question: 'fee?',
      expect: { topic: intent, must: [], ...expect },
      tags: [...tags],
    },
    got: { ...sampleAnswer([], []), intent: got },
    isRight: got === intent,
    isRefusal: got.startsWith('refuse.'),
    isClarify: got === 'clarify',
    missing: [],
    grounding: { checked: 0, matched: 0, loose: [] },
    ...more,
  };
}
