import type { PostRequest, Posted } from '../outbound/guarded-post.ts';
import { PRODUCT } from '#contracts/product';
import type { Senders, Sent } from './targets/define-target.ts';

/** Longest time a receiver may ask to be left alone. */
const MOST_RETRY_AFTER_MS = 6 * 3_600_000;
const GONE = 410;

/** Posts JSON and reads the answer: everything but a 2xx is a failure, a redirect too. */
export async function postMessage(
  { post, signal }: Pick<Senders, 'post' | 'signal'>,
  {
    url,
    headers = {},
    body,
  }: Pick<PostRequest, 'url' | 'body'> & { readonly headers?: PostRequest['headers'] },
  /** Why an answer that looks well is none; for receivers that say so in their body. */
  findFault: (body: string) => string | undefined = () => undefined,
): Promise<Sent> {
  const sent = {
    'content-type': 'application/json',
    'user-agent': `${PRODUCT.name}-Webhooks/1`,
    ...headers,
  };
  const posted = await post({ url, headers: sent, body, signal });
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  const request = `POST ${url}\n${lines.join('\n')}\n\n${body}`;
  if (posted.kind === 'refused') return { status: undefined, problem: posted.reason, request, answer: '' };
  const { status } = posted;
  const isTaken = status >= 200 && status < 300;
  return {
    status,
    problem: isTaken ? findFault(posted.body) : toProblem(status),
    request,
    answer: toAnswer(posted),
    retryAfterMs: isTaken ? undefined : readRetryAfter(posted.headers['retry-after']),
    isGone: status === GONE,
  };
}

const toProblem = (status: number): string =>
  status >= 300 && status < 400
    ? `It answered ${status}: redirects are not followed.`
    : `It answered ${status}.`;

function toAnswer({ status, headers, body }: Extract<Posted, { kind: 'answered' }>): string {
  const lines = ['content-type', 'location', 'retry-after'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${headers[name]}`],
  );
  return `${status}\n${lines.join('\n')}${lines.length > 0 ? '\n' : ''}\n${body}`;
}

/** Seconds, as receivers write them; dates are not taken, for their clocks are not ours. */
function readRetryAfter(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined;
  return Math.min(Number(text) * 1_000, MOST_RETRY_AFTER_MS);
}
