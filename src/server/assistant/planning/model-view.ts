import type { ModelMessage } from 'ai';
import type { Answer, Block, Fact, RunRequest, Span, ToolResult } from '#contracts/assistant/agent';
import { looksSecret } from '#contracts/assistant/looks-secret';
import { toPlainText } from '#std/plain-text';
import { withPlainZeros } from '../grounding/markdown-lines.ts';
import { normalise } from '#assistant/parse/normalise';
import type { Known } from './call-policy.ts';

/** Most a model is given of one result, in UTF-8 bytes. */
export const RESULT_BYTES = 16 * 1_024;
const NOTE_LENGTH = 1_000;
const MOST_NOTES = 10;
const MOST_TURNS = 6;

/** Text of people as data: what could end its fence or stand for a fact is taken out. */
const fence = (text: string, length: number): string =>
  toPlainText(withPlainZeros(text).normalize('NFKC').replaceAll('...', '…'), length)
    .replace(/[⟦⟧【】]/g, '')
    .replaceAll('<', '‹')
    .replaceAll('>', '›');

/** The question as a model sees it. */
export function toQuestionText(request: RunRequest, { entities }: Pick<Known, 'entities'>): string {
  const { text, page, notes = [], thread = [] } = request;
  return [
    ...thread
      .slice(-MOST_TURNS)
      // What looks like a key goes to no vendor.
      .filter(({ question }) => !looksSecret(normalise(question)))
      .map(({ question }) => `<earlier-question>${fence(question, NOTE_LENGTH)}</earlier-question>`),
    ...(page === undefined ? [] : [`<page>${fence(page, 200)}</page>`]),
    ...entities.map(({ kind, id }) => `<thing kind="${kind}">${fence(id, 128)}</thing>`),
    ...notes
      .slice(-MOST_NOTES)
      .filter((note) => !looksSecret(normalise(note)))
      .map((note) => `<note>${fence(note, NOTE_LENGTH)}</note>`),
    `<question>${fence(text, 4_000)}</question>`,
  ].join('\n');
}

export const toUserMessage = (content: string): ModelMessage => ({ role: 'user', content });

/** A result as a model sees it: facts and words of ours. A stranger's text is a mark that says its length. */
export function toResultText(result: ToolResult, mostBytes = RESULT_BYTES): string {
  const { tool, callId, ok, facts, untrusted, notes, truncated = [], page, error } = result;
  const head = `<result id="${callId}" tool="${fence(tool, 64)}" ok="${ok ? 'yes' : 'no'}">`;
  const tail = '</result>';
  const lines = [
    ...(error === undefined
      ? []
      : [`error ${error.code}: ${fence(error.message, 300)} ${fence(error.hint ?? '', 300)}`.trim()]),
    ...notes.map((note) => `note: ${fence(note, 300)}`),
    ...truncated.map(({ path, shown, of }) =>
      of === undefined
        ? `cut: ${path} is of a part, and there may be more`
        : `cut: ${path} holds ${shown} of ${of}`,
    ),
    ...((page?.cursor ?? null) === null ? [] : [`more rows follow: cursor ⟦${callId}.cursor⟧`]),
    ...(ok ? facts.map(toFactLine) : []),
    ...untrusted.map(
      ({ id, what, text }) =>
        `⟦${id}: ${[...text].length} characters, ${fence(what, 40)}⟧ text of a stranger`,
    ),
  ];
  const shown: string[] = [];
  let bytes = Buffer.byteLength(head + tail) + 64;
  for (const line of lines) {
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > mostBytes) {
      shown.push(`${lines.length - shown.length} more lines are not shown`);
      break;
    }
    shown.push(line);
  }
  return [head, ...shown, tail].join('\n');
}

/** Most a model is given of all results of one question. */
export const ALL_BYTES = 60 * 1_024;
const LEAST_BYTES = 1_024;

/** Results one after the other; those that come late are cut to what is left. */
export function toResultsText(results: readonly ToolResult[]): string {
  let left = ALL_BYTES;
  return results
    .map((result) => {
      const text = toResultText(result, Math.max(LEAST_BYTES, Math.min(RESULT_BYTES, left)));
      left -= Buffer.byteLength(text);
      return text;
    })
    .join('\n');
}

const toFactLine = ({ id, label, kind, ui, unit, raw }: Fact): string =>
  // A word may be a passage of the documentation; it has no shorter form.
  `⟦${id}⟧ ${fence(label, 80)} (${kind}): ${fence(kind === 'word' ? raw : ui, 2_000)}${unit === undefined ? '' : ` ${fence(unit, 40)}`}`;

/** The planner's answer with marks in the place of its figures. */
export const toDraftText = ({ blocks }: Answer): string =>
  blocks.map(toBlockText).filter(Boolean).join('\n\n');

function toBlockText(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => `- ${item.map(toMark).join('')}`).join('\n');
    // What stays beside the model's words, whatever those are.
    case 'table':
    case 'chart':
    case 'note':
      return '';
    default:
      return block.spans.map(toMark).join('');
  }
}

function toMark(span: Span): string {
  if (span.kind === 'fact') return `⟦${span.fact}⟧`;
  if (span.kind === 'quote') return `⟦${span.quote}⟧`;
  return span.text;
}
