import { MCP_ROUTE } from '#contracts/assistant/agent';
import { JsonError } from '#std/json';
import { parseBody } from './parse-body.ts';
import { readBytes } from './read-bytes.ts';
import { servedClusterOf, type App } from './request-context.ts';
import type { ActionParts } from './run-action.ts';
import { serverError } from '../errors/server-error.ts';

const BODY_BYTES = 256 * 1_024;

/** The Model Context Protocol over streamable HTTP, without sessions: `?cluster=` chooses the cluster. */
export function addMcp(app: App, acting: ActionParts): void {
  app.post(MCP_ROUTE, async (context) => {
    const cluster = servedClusterOf(context, acting.clusters);
    const parsedBody = toMessage(await readBytes(context, BODY_BYTES));
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

function toMessage(bytes: Uint8Array): unknown {
  try {
    const value = parseBody(bytes);
    // Batches left the protocol, and one request would carry a hundred calls.
    if (Array.isArray(value)) throw new JsonError('one message per request');
    return value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw serverError('bad-request', { detail: `Invalid body: ${error.message}.` });
  }
}
