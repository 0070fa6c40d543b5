import { describe, expect, test } from 'vitest';
import type { EarlierTurn } from '#contracts/assistant/agent';
import type { NamedTokens } from '../understanding/find-names.ts';
import { INTENTS } from '../understanding/intent-registry.ts';
import { understand, type Understanding } from '../understanding/understand.ts';

export interface Heard {
  /** Its id, or `unclear: ` with the reason. */
  readonly intent: string;
  /** Where it is unclear: the intent it would be, were nothing missing. */
  readonly about?: string | undefined;
  readonly slots: Readonly<Record<string, string>>;
  readonly asked: Understanding['asked'];
}

export interface Hearing {
  /** Page the question is asked on. */
  readonly page?: string | undefined;
  readonly thread?: readonly EarlierTurn[];
}

/** What the assistant takes a question for, and what fills it. */
export type Hear = (text: string, hearing?: Hearing) => Heard;

/** An assistant that has met these tokens. */
export function createHear(tokens: ReturnType<NamedTokens['tokens']['list']>, nowMs: number): Hear {
  const reader: NamedTokens = { tokens: { list: () => tokens } };
  return (text, hearing = {}) => {
    const understood = understand({ text, ...hearing }, reader, nowMs);
    const { asked } = understood;
    return understood.kind === 'intent'
      ? { intent: understood.intent.id, slots: understood.filling.slots, asked }
      : { intent: `unclear: ${understood.why}`, about: understood.about?.id, slots: {}, asked };
  };
}

/** Questions by their intent; a question, or one with the page it is asked on. */
export type Said = Readonly<Record<string, readonly (string | readonly [text: string, page: string])[]>>;

export interface Usual {
  /** Page of a question that names none. */
  readonly page?: string;
  /** What fills every one of the questions. */
  readonly slots?: Readonly<Record<string, string>>;
}

/** Tests that each question is understood, and that none of them is a phrase the intent was made of. */
export function testSaid(said: Said, hear: Hear, { page: usualPage, slots = {} }: Usual = {}): void {
  describe.each(Object.entries(said))('%s', (intent, questions) => {
    const asked = questions.map((one) => (typeof one === 'string' ? ([one, usualPage] as const) : one));

    test.each(asked)('is understood from: %s', (text, page) => {
      expect(hear(text, { page })).toMatchObject({ intent, slots });
    });

    test('its questions here are none of its phrases', () => {
      const phrases = new Set(INTENTS.get(intent)?.phrases);
      expect(phrases.size).toBeGreaterThan(0);
      expect(asked.map(([text]) => text.toLowerCase()).filter((text) => phrases.has(text))).toEqual([]);
      expect(asked.length).toBeGreaterThanOrEqual(10);
    });
  });
}
