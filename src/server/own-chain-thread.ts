/** The thread that reads what browsers bring of their own chains. It asks nobody and logs nothing. */
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { OWN_CHAIN_LIMITS, type OwnChainAsk, type OwnChainStep } from '#contracts/network/own-chain';
import { isAppError } from '#std/errors';
import { JsonError, parseJson, toJson } from '#std/json';
import { silentLog } from '#std/log';
import { ENDPOINTS } from './answering/answer.ts';
import { answerFromReplies } from './answering/own-chain.ts';
import type { OwnChainResult, OwnChainTask } from './answering/own-chain-reader.ts';
import { composeAnswers } from './compose.ts';
import { serverError } from './errors/server-error.ts';
import { statusOfAbsence } from './errors/status-of-error.ts';

const ownChainAsk = z.strictObject({
  question: z.string().max(64),
  input: z.record(z.string().max(64), z.string().max(65_536)),
  replies: z
    .array(
      z.strictObject({
        method: z.string().max(64),
        params: z.string().max(65_536),
        text: z.string().optional(),
      }),
    )
    .max(OWN_CHAIN_LIMITS.replies),
});

const port = parentPort;
port?.on('message', ({ id, body }: OwnChainTask) => {
  void takeStep(body).then(
    (step) => say({ id, text: toJson(step) }),
    (error: unknown) => say({ id, ...toRefusal(error) }),
  );
});

function say(result: OwnChainResult): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port?.postMessage(result);
}

async function takeStep(body: Uint8Array): Promise<OwnChainStep> {
  const asked = toAsked(body);
  const endpoint = ENDPOINTS.find(({ name }) => name === asked.question);
  if (endpoint === undefined)
    throw serverError('bad-input', { detail: 'There is no question of this name.' });
  const step = await answerFromReplies(
    (clusters) => composeAnswers({ clusters, log: silentLog }),
    endpoint,
    asked.input,
    asked.replies,
  );
  return step.kind === 'calls'
    ? step
    : { kind: 'answer', status: toStatus(step.answer, step.upstreamDown), answer: step.answer };
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

const CODES = ['bad-input', 'unreadable-replies', 'upstream-down'] as const;

/** The words of an error of ours without those every one of its kind begins with, which whoever is told adds. */
function toRefusal(error: unknown): Pick<Extract<OwnChainResult, { refused: string }>, 'refused' | 'detail'> {
  const refused = CODES.find((code) => isAppError(error, `server/${code}`));
  if (refused === undefined || !isAppError(error)) return { refused: 'internal', detail: '' };
  return { refused, detail: error.publicMessage.slice(serverError(refused).publicMessage.length).trim() };
}
