import type { WebhookEventData, WebhookEventName } from '#contracts/people/webhooks';
import { parseJson, toJson } from '#std/json';

/** A message as a target is given it. */
export interface Message {
  /** `webhook-id`, the same at every try. */
  readonly id: string;
  readonly event: string;
  /** JSON with `type`, `timestamp` and `data`, the same at every try. */
  readonly body: string;
  /** Unix milliseconds of this try. */
  readonly sentMs: number;
  /** What happened, for people. Its first line is the headline; the rest may hold strangers' text. */
  readonly text: string;
}

/** The body of a message. Amounts become decimal texts. */
export const toBody = <Name extends WebhookEventName>(
  event: Name,
  atMs: number,
  data: WebhookEventData<Name>,
): string => toJson({ type: event, timestamp: new Date(atMs).toISOString(), data });

/** What a body says, as it was stored. */
export function readBody(body: string): { readonly type: string; readonly data: unknown } {
  return parseJson(body) as { type: string; data: unknown }; // `toBody` made it
}
