import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import { findPassage, searchPassages, type Passage } from '../toolkit/passages.ts';
import { limitArgument } from '../toolkit/arguments.ts';
import { defineTool, ToolError } from './define-tool.ts';

const QUERY_LENGTH = 300;

export default defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Passages of our own documentation: what words of the chain mean (rent, PDA, priority fee …) and how to do things with this product (export, alerts, API, settings). The best first, each with its place.',
  doing: 'Searching the documentation',
  about: 'anything',
  inAssistant: true,
  input: z.strictObject({
    query: z.string().trim().min(1).max(QUERY_LENGTH).describe('Words or a question.'),
    place: z
      .string()
      .max(QUERY_LENGTH)
      .optional()
      .describe(
        'Place of one passage, as a result gave it: /docs/concepts#s-lamport. Then only that is read.',
      ),
    limit: limitArgument(10, 4),
  }),
  async run(ask, { query, place, limit }) {
    const one = place === undefined ? undefined : await findPassage(place);
    const passages = one === undefined ? (await searchPassages(query)).slice(0, limit) : [one];
    if (passages.length === 0) {
      throw new ToolError(
        'not_found',
        'The documentation says nothing of this.',
        'Use other words, or look through the documentation itself.',
      );
    }
    const [best] = passages;
    const data = {
      count: leaf.count(passages.length),
      ...(best && toLeadTree(best)),
      passages: passages.map(({ title, heading, href, text }) => ({
        title: { ...leaf.word(title), href },
        ...(heading !== undefined && { heading: { ...leaf.word(heading), href } }),
        text: { ...leaf.word(text), href },
      })),
    };
    return {
      data,
      source: {
        provider: 'documentation',
        finality: 'documentation' as const,
        fetchedAt: new Date(ask.nowMs()).toISOString(),
      },
      links: passages.map(({ title, heading, href }) => ({ label: heading ?? title, href })),
    };
  },
});

/** A last sentence that only points elsewhere, which says nothing once its link is gone. */
const POINTER = /^(?:Source: |More in |See |Details are in |More on )/;

/** A text without its last sentence, where that only points elsewhere. */
function withoutPointer(text: string): string {
  const at = text.lastIndexOf('. ');
  return POINTER.test(at < 0 ? text : text.slice(at + 2)) ? text.slice(0, Math.max(0, at + 1)) : text;
}

/** The first sentence of the best passage, and what follows it. */
function toLeadTree({ text, href }: Passage) {
  const end = /[.!?](?=\s+[A-Z“"])/.exec(text)?.index;
  const lead = end === undefined ? text : text.slice(0, end + 1);
  const rest = withoutPointer(text.slice(lead.length).trim()).trim();
  return {
    lead: { ...leaf.word(lead), href },
    ...(rest !== '' && { rest: { ...leaf.word(rest), href } }),
  };
}
