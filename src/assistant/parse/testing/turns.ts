/** Turns of a conversation, asked of the parser alone. */
import type { TurnValue } from '#contracts/assistant/agent';
import type { Question, Subject, SubjectKind } from '../../question/question.ts';
import type { Earlier } from '../context.ts';
import { toThing } from '../conversation/roles.ts';
import { parse } from '../parse.ts';

export const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
export const OTHER = '3RxKt3AeUGwGVz647jB5C8VPmfDcAESpReH4zuin253w';
export const TRANSACTION =
  '3WdcAzpvjCrQjBwTvdPdHVUDbrF4sPw4YwiRswng1V6iaWJFfTepVBtxhzGDNRjyA1VJpjtAbkr3iTuWqXCRyrCB';
export const TOKEN: Subject = { kind: 'token', id: 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj' };
export const KINDS = new Map<string, SubjectKind>([
  [WALLET, 'account'],
  [OTHER, 'account'],
]);
export const NOW = Date.UTC(2026, 9, 1, 14);

const parsed = (text: string, earlier: readonly Earlier[]) =>
  parse({
    text: text.replaceAll('@A', WALLET).replaceAll('@B', OTHER).replaceAll('@T', TRANSACTION),
    nowMs: NOW,
    kinds: KINDS,
    names: [{ name: 'lnkelp', subject: TOKEN }],
    earlier,
  });

export const read = (text: string, earlier: readonly Earlier[] = []) => parsed(text, earlier)?.question;

/** A turn that was answered with values. */
export function answered(
  text: string,
  values: readonly TurnValue[] = [],
  earlier: readonly Earlier[] = [],
): Earlier {
  const { question, asked } = parsed(text, earlier) ?? {};
  return {
    question,
    asked,
    subjects: question?.subjects.filter(({ kind }) => kind !== 'network') ?? [],
    things: values.flatMap((value) => toThing(value) ?? []),
    listed: [],
    values,
  };
}

export const after = (
  first: string,
  follow: string,
  values: readonly TurnValue[] = [],
): Question | undefined => read(follow, [answered(first, values)]);

/** All the questions a follow-up asks. */
export function afterAll(first: string, follow: string): readonly Question[] {
  const found = parsed(follow, [answered(first)]);
  return found === undefined ? [] : [found.question, ...(found.also ?? [])];
}

export const sol = (raw: string): TurnValue => ({
  label: 'balance',
  kind: 'amount',
  raw,
  decimals: 9,
  unit: 'SOL',
});
