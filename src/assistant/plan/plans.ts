import { toRegistry } from '#std/registry';
import type { Plan } from './define-plan.ts';
import { plans } from './plans/index.gen.ts';

/** How each kind of question is answered. */
export const PLANS: ReadonlyMap<string, Plan> = toRegistry<Plan>('plans', plans, ({ want }) => [want]);
