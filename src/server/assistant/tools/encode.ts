import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import type { Tree } from '../figures/figure.ts';
import { defineTool, found, sourceOf, type ToolFind } from './define-tool.ts';

const ENCODINGS = ['hex', 'base58', 'base64', 'text', 'integer'] as const;

export default defineTool({
  name: 'encode',
  title: 'Write bytes in other encodings',
  description:
    'Bytes in every encoding: hex, base58, base64, UTF-8 text and, up to eight bytes, a number. Call it to encode or decode: an address as hex, base64 data as text, an amount as the bytes of a u64.',
  doing: 'Encoding',
  about: ['account'],
  inAssistant: true,
  input: z.strictObject({
    bytes: z.string().min(1).max(2_048).describe('The bytes as they are written.'),
    from: z.enum(ENCODINGS).describe('How they are written; an integer is a u64, lowest byte first.'),
    check: z.boolean().optional().describe('Whether only to say if they are so written.'),
  }),
  async run(ask, { check, ...asked }): Promise<ToolFind<Tree>> {
    const given = await ask.ask('encoding', asked);
    if (check === true && given.kind !== 'found') return toInvalid(ask.nowMs());
    const answer = found(given);
    return {
      data: {
        ...(check === true && { valid: leaf.flag(true) }),
        from: leaf.word(asked.from),
        bytes: leaf.count(answer.byteLength, 'bytes'),
        hex: toWhole(answer.hex),
        base58: toWhole(answer.base58),
        base64: toWhole(answer.base64),
        // What the bytes spell is whoever wrote them speaking.
        text: leaf.said('text', answer.text),
        ...(answer.integer !== undefined && { integer: leaf.count(answer.integer) }),
      },
      source: { ...sourceOf(answer.provenance), provider: 'computed', finality: 'computed' as const },
      notes: answer.text === undefined ? ['These bytes are not UTF-8 text.'] : [],
    };
  },
});

/** Shown to its last character: it is what was asked for. */
const toWhole = (text: string) => ({ ...leaf.hash(text), ui: text });

const toInvalid = (nowMs: number) => ({
  data: { valid: leaf.flag(false) },
  source: { provider: 'computed', finality: 'computed' as const, fetchedAt: new Date(nowMs).toISOString() },
  notes: [],
});
