import { AGENT_LIMITS, type Block, type Entity, type ToolResult } from '#contracts/assistant/agent';
import { toPageEntity } from '#contracts/account/entities';
import { toThing } from '#assistant/parse/conversation/roles';
import { SOL_MINT } from '#assistant/question/sol';
import { toFacts } from '../figures/to-facts.ts';

/** What the rows of the first table of an answer are about, in their order. */
export function toListed(
  blocks: readonly Block[],
  results: readonly ToolResult[],
  source?: string,
): readonly Entity[] {
  const table = blocks.find((block) => block.kind === 'table');
  if (table?.kind !== 'table') return [];
  const facts = toFacts(results);
  return table.rows.slice(0, AGENT_LIMITS.listed).flatMap((row): readonly Entity[] => {
    const own = row.flat().flatMap((span) => {
      const fact = span.kind === 'fact' ? facts.get(span.fact) : undefined;
      return fact === undefined ? [] : [fact];
    });
    // What happened is meant by its transaction, whoever stands first in the row.
    const happened = own.filter(({ kind, path }) =>
      source === 'tokenMints' ? path.endsWith('/mint') : kind === 'signature',
    );
    const slots = own.filter(({ kind }) => kind === 'slot');
    const others = own.filter(({ kind }) => kind !== 'slot');
    for (const fact of [...happened, ...others, ...slots]) {
      const entity = fact.kind === 'amount' ? undefined : toPageEntity(fact.href);
      if (entity === undefined) continue;
      const value = { label: fact.label, kind: fact.kind, raw: fact.raw, entity, place: ` ${fact.path}` };
      const kind = toThing(value)?.subject.kind;
      return [kind === undefined || kind === 'pool' || kind === 'network' ? entity : { kind, id: entity.id }];
    }
    // SOL has no mint of its own and counts as a row all the same: `the second one` is the second row.
    return own.some(({ path, raw }) => path.endsWith('/mint') && raw === 'SOL')
      ? [{ kind: 'token', id: SOL_MINT }]
      : [];
  });
}
