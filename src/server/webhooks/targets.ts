import { toRegistry } from '#std/registry';
import type { Target } from './targets/define-target.ts';
import { targets } from './targets/index.gen.ts';

/** Every kind of receiver, by its kind. */
export const TARGETS: ReadonlyMap<string, Target> = toRegistry<Target>(
  'webhook targets',
  targets,
  ({ kind }) => [kind],
);
