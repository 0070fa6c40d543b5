import { toRegistry } from '#std/registry';
import type { Intent } from '../intents/define-intent.ts';
import { intents } from '../intents/index.gen.ts';

/** Everything people ask for that is understood here, by id. */
export const INTENTS: ReadonlyMap<string, Intent> = toRegistry<Intent>('intents', intents, ({ id }) => [id]);
