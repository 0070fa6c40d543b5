export { runLocalnet } from './run-localnet.ts';
export type { Localnet } from './run-localnet.ts';
export { superviseLocalnet } from './supervise-localnet.ts';
export type { SupervisedLocalnet } from './supervise-localnet.ts';
export { createSteppedLocalnet } from './stepped-localnet.ts';
export type { SteppedLocalnet } from './stepped-localnet.ts';
export type { LocalnetOptions } from './options.ts';
export { MAX_HISTORY_SLOTS, parseHistory } from './options.ts';
