/**
 * `npm run ai:check`: tries out the language model that AI_PROVIDER and the settings beside it name, as the server does
 * when it starts, and says what it does, what it does not, and what to do about that. Ends with 0 where it does
 * everything, 1 where it does not, 2 where none is set. Uses some 30,000 tokens.
 */
import {
  MODEL_CHECKS,
  MODEL_CHECK_TITLES,
  type ModelCheckId,
} from '../src/contracts/operation/model-state.ts';
import { openModel } from '../src/server/assistant/planning/open-model.ts';
import { probeModel } from '../src/server/assistant/planning/probe-model.ts';
import { createTokenBudget } from '../src/server/assistant/planning/token-budget.ts';
import { ConfigurationError, parseConfiguration } from '../src/server/config/configuration.ts';

const { model, limits } = readSettings();
const keyText = model.apiKey === undefined ? 'no key' : 'a key';
console.log(
  `${model.model}, ${model.provider}, at ${model.baseUrl ?? 'its vendor’s own address'}, with ${keyText}`,
);
const { checks, faults, usage } = await probeModel({
  open: () => openModel(model.provider, model),
  limits,
  budget: createTokenBudget(Infinity, Date.now),
  secrets: model.apiKey === undefined ? [] : [model.apiKey],
  signal: new AbortController().signal,
});
for (const id of MODEL_CHECKS) {
  const outcome = checks[id] === undefined ? 'not tried' : checks[id] ? 'ok       ' : 'FAILED   ';
  console.log(`${outcome}  ${MODEL_CHECK_TITLES[id]}`);
  if (checks[id] === false) sayFaults(id);
}
for (const id of MODEL_CHECKS) if (checks[id] === undefined) sayFaults(id);
console.log(`${usage.rounds} requests, ${usage.inputTokens} tokens read, ${usage.outputTokens} written`);
process.exit(MODEL_CHECKS.every((id) => checks[id] === true) ? 0 : 1);

function sayFaults(id: ModelCheckId): void {
  for (const { why, toDo } of faults.filter(({ check }) => check === id)) {
    console.log(`           why: ${why}\n           what to do: ${toDo}`);
  }
}

function readSettings() {
  try {
    const { assistant } = parseConfiguration(process.env);
    if (assistant.model !== undefined) return { model: assistant.model, limits: assistant.limits };
    console.error('No model is set: AI_PROVIDER, AI_MODEL and AI_API_KEY or AI_BASE_URL name one.');
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
  }
  process.exit(2);
}
