import type { BuiltRequest } from './request.ts';

export interface Received {
  readonly status: number;
  /** From sending it to the last byte, as this page measured it. */
  readonly durationMs: number;
  readonly bytes: number;
  /** In the order of their names. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly content: ReceivedContent;
}

export type ReceivedContent =
  | { readonly kind: 'json'; readonly value: unknown; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** A file: a type no page can show as text. */
  | { readonly kind: 'file'; readonly type: string }
  | { readonly kind: 'nothing' };

/** Sends it from this page, with the cookies of this browser. Rejects when nothing was received. */
export async function sendRequest({ method, path, body }: BuiltRequest): Promise<Received> {
  const start = performance.now();
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const durationMs = performance.now() - start;
  return {
    status: response.status,
    durationMs,
    bytes: bytes.length,
    headers: [...response.headers].sort(([a], [b]) => (a < b ? -1 : 1)),
    content: toContent(response.headers.get('content-type') ?? '', bytes),
  };
}

/** What a body is, by its type. Invalid JSON is shown as text. */
export function toContent(type: string, bytes: Uint8Array): ReceivedContent {
  if (bytes.length === 0) return { kind: 'nothing' };
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/.test(type);
  if (!isJson && !type.startsWith('text/')) return { kind: 'file', type };
  const text = new TextDecoder().decode(bytes);
  if (!isJson) return { kind: 'text', text };
  try {
    return { kind: 'json', value: JSON.parse(text) as unknown, text };
  } catch {
    return { kind: 'text', text };
  }
}
