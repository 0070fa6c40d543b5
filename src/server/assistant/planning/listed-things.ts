import { AGENT_LIMITS, type Block, type Entity, type ToolResult } from '#contracts/assistant/agent';
import { toPageEntity } from '#contracts/account/entities';
import { toFacts } from '../figures/to-facts.ts';

/** What the rows of the first table of an answer are about, in their order. */
export function toListed(
  blocks: readonly Block[],
  results: readonly ToolResult[],
  family: string,
): readonly Entity[] {
  const table = blocks.find((block) => block.kind === 'table');
  if (table?.kind !== 'table') return [];
  const facts = toFacts(results);
  return table.rows.slice(0, AGENT_LIMITS.listed).flatMap((row): readonly Entity[] => {
    for (const span of row.flat()) {
      const fact = span.kind === 'fact' ? facts.get(span.fact) : undefined;
      const entity = fact?.kind === 'amount' ? undefined : toPageEntity(fact?.href);
      if (entity === undefined) continue;
      // Lists of tokens name them by their mints.
      return [family === 'token' && fact?.path.endsWith('/mint') ? { kind: 'token', id: entity.id } : entity];
    }
    return [];
  });
}
