import type { ApiDocument } from './schema-nodes.ts';

let kept: Promise<ApiDocument> | undefined;

/** The OpenAPI document of this server, fetched once a page. Rejects when it does not arrive. */
export function readApiDocument(): Promise<ApiDocument> {
  kept ??= fetchDocument().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

async function fetchDocument(): Promise<ApiDocument> {
  const response = await fetch('/openapi.json');
  if (!response.ok) throw new Error(`the document was answered with ${response.status}`);
  return (await response.json()) as ApiDocument; // our own server wrote it
}
