import { z } from 'zod';
import { OWN_CHAIN_LIMITS, OWN_CHAIN_ROUTE, type OwnChainAsk } from '#contracts/network/own-chain';
import { JsonError, parseJson, toJson } from '#std/json';
import { ENDPOINTS, type AnswerParts } from '../answering/answer.ts';
import { answerFromReplies } from '../answering/own-chain.ts';
import { serverError } from '../errors/server-error.ts';
import { statusOfAbsence } from '../errors/status-of-error.ts';
import { readBytes } from './read-bytes.ts';
import { replyJson } from './reply.ts';
import type { App } from './request-context.ts';

/** The body of a request. */
const ownChainAsk = z.strictObject({
  question: z.string().max(64).describe('The name of a question of this API.'),
  input: z
    .record(z.string().max(64), z.string().max(65_536))
    .describe('Its input, as the texts of the URL would be.'),
  replies: z
    .array(
      z.strictObject({
        method: z.string().max(64),
        params: z.string().max(65_536),
        text: z.string().optional().describe('The JSON-RPC answer; absent where the endpoint gave none.'),
      }),
    )
    .max(OWN_CHAIN_LIMITS.replies)
    .describe('What the endpoint answered to the calls named so far.'),
});

/** Each may bring a whole block, so few are read at a time. */
const MOST_AT_ONCE = 8;

/** Questions about a chain the visitor's own browser asks; see the contract. Nothing of it is cached or logged. */
export function addOwnChain(app: App, asking: AnswerParts): void {
  let running = 0;
  app.post(OWN_CHAIN_ROUTE, async (context) => {
    if (running >= MOST_AT_ONCE) throw serverError('overloaded', { retryAfterSeconds: 2 });
    running++;
    try {
      const asked = toAsked(await readBytes(context, OWN_CHAIN_LIMITS.bodyBytes));
      const endpoint = ENDPOINTS.find(({ name }) => name === asked.question);
      if (endpoint === undefined)
        throw serverError('bad-input', { detail: 'There is no question of this name.' });
      const step = await answerFromReplies(
        asking,
        endpoint,
        asked.input,
        asked.replies,
        context.req.raw.signal,
      );
      return replyJson(
        context,
        200,
        toJson(
          step.kind === 'calls'
            ? step
            : { kind: 'answer', status: toStatus(step.answer, step.upstreamDown), answer: step.answer },
        ),
        { 'Cache-Control': 'no-store' },
      );
    } finally {
      running--;
    }
  });
}

function toAsked(bytes: Uint8Array): OwnChainAsk {
  let body: unknown;
  try {
    body = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof JsonError || error instanceof TypeError)
      throw serverError('bad-input', { detail: 'The body is not JSON in UTF-8.' });
    throw error;
  }
  const checked = ownChainAsk.safeParse(body);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw serverError('bad-input', {
    detail: issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`.slice(0, 300),
  });
}

const toStatus = (answer: unknown, upstreamDown: boolean): number =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'absent'
    ? upstreamDown
      ? 503
      : statusOfAbsence(answer as Parameters<typeof statusOfAbsence>[0]) // an absence has its state
    : 200;
