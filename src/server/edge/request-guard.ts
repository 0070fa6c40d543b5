import type { IncomingMessage } from 'node:http';
import { splitLinkWords } from '#contracts/assistant/link-words';
import type { AppError } from '#std/errors';
import { serverError } from '../errors/server-error.ts';
import { findPreflight, isOpenRead } from './open-reads.ts';
import { findBodyKind } from './written-paths.ts';

const READ_METHODS = new Set(['GET', 'HEAD']);
/** Without the words of a link to the assistant, which pages alone have and nothing here reads. */
const MAX_URL_LENGTH = 8_192;
/** Of all headers. */
const MAX_HEADERS_LENGTH = 16 * 1_024;

/**
 * Why a request is refused before anything looks at it, or `undefined`. The socket is closed after a refusal. `isOpen`
 * says what pages of any site may read.
 */
export function findRefusal(
  request: IncomingMessage,
  acceptsHost: (host: string) => boolean,
  isOpen = isOpenRead,
): AppError | undefined {
  const method = request.method ?? '';
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const isRead = READ_METHODS.has(method) || findPreflight(request, path, isOpen) !== undefined;
  const bodyKind = isRead ? 'none' : findBodyKind(method, path);
  if (bodyKind === undefined) return serverError('method-not-allowed');
  if (countHeader(request, 'host') !== 1)
    return serverError('bad-request', { detail: 'It needs one Host header.' });
  if (!acceptsHost(request.headers.host ?? '')) return serverError('misdirected');
  if (request.headers.upgrade !== undefined) {
    return serverError('bad-request', { detail: 'Protocol upgrades are not supported.' });
  }
  const given = request.url ?? '';
  const url = path.startsWith('/api/') ? given : splitLinkWords(given).url;
  if (request.rawHeaders.reduce((sum, { length }) => sum + length, 0) > MAX_HEADERS_LENGTH)
    return serverError('headers-too-large');
  if (url.length > MAX_URL_LENGTH) return serverError('bad-request', { detail: 'The URL is too long.' });
  if (!isOriginForm(given)) return serverError('bad-request', { detail: 'The URL is malformed.' });
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    return serverError('unsupported-media');
  if (bodyKind === 'none') return findBodyRefusal(request);
  // An identity provider's form comes from its site by design; the transaction's own cookie and state guard it.
  if (bodyKind === 'form') return findTypeRefusal(request, 'application/x-www-form-urlencoded');
  if (method === 'DELETE') return findBodyRefusal(request) ?? findSiteRefusal(request);
  const refusal = findTypeRefusal(request, 'application/json');
  return refusal ?? (isOpen(method, path) ? undefined : findSiteRefusal(request));
}

function findBodyRefusal(request: IncomingMessage): AppError | undefined {
  const length = request.headers['content-length'];
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  return hasBody
    ? serverError('bad-request', { detail: 'A request with this method must not have a body.' })
    : undefined;
}

function findTypeRefusal(request: IncomingMessage, wanted: string): AppError | undefined {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return type === wanted ? undefined : serverError('unsupported-media');
}

/** A browser tells where a request was made; other clients send neither header. */
function findSiteRefusal(request: IncomingMessage): AppError | undefined {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return serverError('cross-site');
  const { origin } = request.headers;
  if (origin !== undefined && !isOriginOf(origin, request.headers.host ?? ''))
    return serverError('cross-site');
  return undefined;
}

function isOriginOf(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

function isOriginForm(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//') || /[\0-\x20\x7f\\]/.test(url)) return false;
  const path = url.split('?', 1)[0] ?? '';
  try {
    return !/[\0-\x1f\x7f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function countHeader(request: IncomingMessage, name: string): number {
  let count = 0;
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    if (request.rawHeaders[i]!.toLowerCase() === name) count++;
  }
  return count;
}
