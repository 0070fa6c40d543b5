import type { Fact, ToolResult } from '#contracts/assistant/agent';

/** Facts of results, by id. */
export const toFacts = (results: readonly ToolResult[]): ReadonlyMap<string, Fact> =>
  new Map(results.flatMap(({ facts }) => facts.map((fact): [string, Fact] => [fact.id, fact])));
