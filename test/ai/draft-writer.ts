/** Models for the double that write what the planner drafted: with its marks, or with every figure written out. */
import type { DoubleAsk, DoubleReply } from './model-double.ts';

const DRAFT = /<draft>\n([\s\S]*?)\n<\/draft>/;

/** Says the draft again; asked to plan with tools it says nothing, so that the planner answers. */
export const writeDraft = ({ text }: DoubleAsk): DoubleReply => ({
  steps: [{ kind: 'text', text: DRAFT.exec(text)?.[1] ?? '' }],
});

/** Says the draft without marks, so that every figure has to be found again. */
export function writeOut(ask: DoubleAsk): DoubleReply {
  const facts = new Map(
    [...ask.text.matchAll(/^⟦(r\d+\.[\w.-]+)⟧ [^\n]*? \((\w+)\): (.*)$/gm)].map(
      ([, id = '', kind, shown = '']) => [id, { kind, shown }],
    ),
  );
  const draft = DRAFT.exec(ask.text)?.[1] ?? '';
  const text = draft.replace(/⟦([^⟧]+)⟧/g, (mark, id: string) => {
    const fact = facts.get(id);
    // A fact behind the cut of 16 KiB, and a stranger's text, were never shown.
    return fact === undefined ? mark : fact.shown;
  });
  return { steps: [{ kind: 'text', text }] };
}
