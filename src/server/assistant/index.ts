/** The assistant: tools, the planner, models and the runs they answer in. */
export { planner } from './planning/planner.ts';
export type { Backend, Turn, TurnAnswer, TurnEvent } from './planning/turn.ts';
export { runTool, TOOLS, type ToolCall, type ToolParts } from './toolkit/run-tool.ts';
export { findCheckable } from './grounding/find-checkable.ts';
export { verifyBlocks } from './grounding/verify-blocks.ts';
