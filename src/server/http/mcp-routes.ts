import { MCP_ROUTE } from '#contracts/assistant/agent';
import { JsonError, parseJson } from '#std/json';
import { hasRepeatedKey } from '#std/repeated-key';
import { servedClusterOf, type App } from './request-context.ts';
import type { ActionParts } from './run-action.ts';
import { readBody } from '../edge/read-body.ts';
import { serverError } from '../errors/server-error.ts';

const BODY_BYTES = 256 * 1_024;

/** The Model Context Protocol over streamable HTTP, without sessions: `?cluster=` chooses the cluster. */
export function addMcp(app: App, acting: ActionParts): void {
  app.post(MCP_ROUTE, async (context) => {
    const cluster = servedClusterOf(context, acting.clusters);
    const incoming = context.env?.incoming;
    const bytes =
      incoming === undefined
        ? new Uint8Array(await context.req.raw.arrayBuffer())
        : await readBody(incoming, BODY_BYTES);
    const parsedBody = toBody(bytes);
    const [{ createMcpHandler }, { createMcpServer }, { parts }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('../assistant/mcp/create-mcp-server.ts'),
      acting.services.agent(),
    ]);
    const handler = createMcpHandler(() => createMcpServer(parts, cluster), {
      onerror: (error) => parts.log.info('mcp', { error }),
    });
    // The body was read above, so what is handed on carries its headers alone.
    const { method, headers, url, signal } = context.req.raw;
    const response = await handler.fetch(new Request(url, { method, headers, signal, body: '{}' }), {
      parsedBody,
    });
    response.headers.set('Cache-Control', 'no-store, no-transform');
    return response;
  });
  app.all(MCP_ROUTE, () => {
    throw serverError('method-not-allowed');
  });
}

function toBody(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value = parseJson(text);
    // Batches left the protocol, and one request would carry a hundred calls.
    if (Array.isArray(value)) throw new JsonError('one message per request');
    if (hasRepeatedKey(text)) throw new JsonError('a key appears twice');
    return value;
  } catch (error) {
    const detail = error instanceof JsonError ? error.message : 'not valid UTF-8';
    throw serverError('bad-request', { detail: `Invalid body: ${detail}.` });
  }
}
