// Only what a process needs that supervises a localnet: it must not wait for the virtual machine to load.
export { findEngineFault } from './engine/find-engine-fault.ts';
export { MAX_HISTORY_SLOTS, parseHistory } from './options.ts';
export type { LocalnetOptions } from './options.ts';
export { superviseLocalnet } from './supervise-localnet.ts';
export type { SupervisedLocalnet } from './supervise-localnet.ts';
