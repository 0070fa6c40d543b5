import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { isFact, leavesAt } from '../../write/facts-at.ts';

export const factAt = (result: ToolResult | undefined, place: string): Fact | undefined =>
  result?.ok === true ? leavesAt(result, place).find((leaf): leaf is Fact => isFact(leaf)) : undefined;
