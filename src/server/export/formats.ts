import { toRegistry } from '#std/registry';
import type { Format } from './formats/define-format.ts';
import { formats } from './formats/index.gen.ts';

/** Every export format, by key. */
export const FORMATS = toRegistry<Format>('formats', formats, ({ key }) => [key]);
