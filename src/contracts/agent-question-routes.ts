/** Apart from the rest of the assistant's contract: every page loads the routes, few load the rest. */
export const AGENT_QUESTION_ROUTES = {
  explanation: '/api/explanations/:kind/:id',
  agentQuality: '/api/agent/quality',
} as const;
