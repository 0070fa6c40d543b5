import { z } from 'zod';
import { AGENT_LIMITS, ENTITY_KINDS, FACT_KINDS } from '#contracts/assistant/agent';
import { MODEL_NAME, OWN_VENDORS } from '#contracts/assistant/own-model';
import { takeCharacters } from '#std/text';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';

const entity = z.strictObject({
  kind: z.enum(ENTITY_KINDS),
  id: z.string().min(1).max(AGENT_LIMITS.entityIdLength),
});
const short = z.string().max(128);
const value = z.strictObject({
  label: short,
  kind: z.enum(FACT_KINDS),
  raw: short,
  decimals: z.number().int().min(0).max(64).optional(),
  unit: short.optional(),
  symbol: short.optional(),
  mint: short.optional(),
  entity: entity.optional(),
  place: short.optional(),
});
const context = z.strictObject({
  intent: z.string().max(64),
  // Read again by the assistant, which takes what it does not understand for nothing.
  question: z.record(z.string().max(64), z.unknown()).optional(),
  asked: z.string().max(AGENT_LIMITS.askedLength).optional(),
  values: z.array(value).max(AGENT_LIMITS.values).optional(),
  around: z.array(value).max(AGENT_LIMITS.around).optional(),
  entities: z.array(entity).max(AGENT_LIMITS.entities),
  listed: z.array(entity).max(AGENT_LIMITS.listed).optional(),
  page: z.string().max(512).optional(),
});

export default defineAction({
  name: 'startRun',
  right: 'anyone',
  says: 'Asks the assistant a question; answers with the events of the run as they happen.',
  limit: 'agent',
  bodyBytes: 256 * 1_024,
  input: z.strictObject({
    mode: z.enum(['agent', 'assistant']),
    text: z
      .string()
      .refine(
        (text) => takeCharacters(text, AGENT_LIMITS.questionLength) === text,
        `must have at most ${AGENT_LIMITS.questionLength} characters`,
      )
      .meta({ maxLength: AGENT_LIMITS.questionLength })
      .refine((text) => text.trim() !== '', 'must not be empty'),
    page: z.string().max(512).optional(),
    entities: z.array(entity).max(AGENT_LIMITS.entities).optional(),
    shown: z.array(entity).max(AGENT_LIMITS.listed).optional(),
    notes: z.array(z.string().max(AGENT_LIMITS.noteLength)).max(AGENT_LIMITS.notes).optional(),
    thread: z
      .array(
        z.strictObject({
          question: z.string().max(2 * AGENT_LIMITS.questionLength),
          context: context.optional(),
        }),
      )
      .max(AGENT_LIMITS.threadTurns)
      .optional(),
    mock: z.boolean().optional(),
    own: z
      .strictObject({
        vendor: z.enum(OWN_VENDORS),
        model: z.string().regex(MODEL_NAME, 'must be the name of a model'),
      })
      .optional(),
  }),
  audit: 'a question changes nothing',
  async run(call, request) {
    const [agent, user, { toEventStream }] = await Promise.all([
      call.agent(),
      call.user(),
      import('../assistant/runs/to-event-stream.ts'),
    ]);
    const chosen = agent.backends.choose(request);
    if (chosen === undefined) throw actionError(403, 'This server gives no test answers.');
    const run = await agent.runs.start({
      request,
      cluster: call.cluster,
      client: call.client,
      account: user?.userId,
      ...chosen,
    });
    if (run === undefined) {
      throw actionError(429, `At most ${AGENT_LIMITS.runsPerClient} questions are answered at one time.`, 5);
    }
    return toEventStream((signal) => run.watch(0, signal));
  },
});
