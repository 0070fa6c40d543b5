import { z } from 'zod';
import { CLIENT_LOG_LEVELS, LOG_LIMITS } from '#contracts/operation/log-entries';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';

/** Longest by its bytes, for a letter may be four of them. */
const text = (bytes: number) =>
  z.string().refine((value) => Buffer.byteLength(value) <= bytes, `must be at most ${bytes} bytes`);
const short = text(LOG_LIMITS.textBytes);
const instant = z.iso.datetime({ offset: true });
const figures = z
  .record(z.string().max(64), z.number())
  .refine((value) => Object.keys(value).length <= LOG_LIMITS.figures, 'has too many figures');

/** Keys that are not of the contract are dropped. */
const entry = z.object({
  level: z.enum(CLIENT_LOG_LEVELS),
  message: text(LOG_LIMITS.messageBytes),
  timestamp: instant,
  component: short,
  metadata: z
    .object({
      userId: short.optional(),
      sessionId: short.optional(),
      transactionSignature: short.optional(),
      requestId: short.optional(),
      url: text(2 * LOG_LIMITS.textBytes).optional(),
      userAgent: short.optional(),
    })
    .optional(),
  trace: text(LOG_LIMITS.traceBytes).optional(),
  performance: figures.optional(),
});

export default defineAction({
  name: 'sendLogs',
  right: 'anyone',
  says: 'Accepts the logs of a browser; the answer has no content.',
  limit: 'logging',
  bodyBytes: LOG_LIMITS.batchBytes,
  input: z
    .strictObject({
      logs: z.array(entry).max(LOG_LIMITS.batchEntries),
      batchSize: z.int().min(0),
      timestamp: instant,
    })
    .refine(({ logs, batchSize }) => logs.length === batchSize, {
      path: ['batchSize'],
      message: 'must be the count of logs',
    }),
  audit: 'a log of its own',
  run(call, { logs }) {
    const { clientLogs } = call;
    if (clientLogs === undefined) throw actionError(403, 'This server does not collect browser logs.');
    if (!clientLogs.add(call.client, logs)) {
      throw actionError(429, 'No more log entries are accepted from this address today.', 3_600);
    }
    return Promise.resolve(undefined);
  },
});
