/** Whether what is told of a result is of a part of what there is. */
import type { Cut, ToolResult } from '#contracts/assistant/tool-result';

/** What is cut at a place: its list, or the figure itself. */
export const cutOf = ({ truncated = [] }: ToolResult, place: string): Cut | undefined =>
  truncated.find(({ path }) => place === path || place.startsWith(`${path}/`));
