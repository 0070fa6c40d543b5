/** What happens on the chain and which things are ranked, by the words of `[event]`. */
import type { EventDefinition } from './define-event.ts';
import { HAPPENED } from './events/happened.ts';
import { SUMMED } from './events/summed.ts';
import { THINGS } from './events/things.ts';

export const EVENTS: readonly EventDefinition[] = [...HAPPENED, ...SUMMED, ...THINGS];

export const EVENTS_BY_KEY: ReadonlyMap<string, EventDefinition> = new Map(
  EVENTS.map((event) => [event.key, event]),
);
