import { z } from 'zod';
import type { ToolCard } from '#contracts/assistant/agent';
import type { Tool } from '../tools/define-tool.ts';
import { TOOLS } from './run-tool.ts';

/** JSON Schema of what a tool takes, as callers write it. */
export function toArgumentSchema({ input }: Tool): Record<string, unknown> {
  const { $schema: _schema, ...schema } = z.toJSONSchema(input, { io: 'input', target: 'draft-2020-12' });
  return schema;
}

/** Every tool as its callers see it. */
export const listToolCards = (): readonly ToolCard[] =>
  [...TOOLS.values()].map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    input: toArgumentSchema(tool),
  }));
