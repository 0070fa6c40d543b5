import type { ApiDocument } from './schema-nodes.ts';

/** The OpenAPI document of this server. Rejects when it does not arrive. */
export async function fetchApiDocument({ signal }: { readonly signal: AbortSignal }): Promise<ApiDocument> {
  const response = await fetch('/openapi.json', { signal });
  if (!response.ok) throw new Error(`the document was answered with ${response.status}`);
  return (await response.json()) as ApiDocument; // our own server wrote it
}
