import { Worker } from 'node:worker_threads';
import { indexerError } from '../errors.ts';
import type { BlockReading } from '../facts/to-facts.ts';
import type { DecoderAnswer, DecoderOptions, DecoderRequest, EncodedBlock } from './decode-thread.ts';

/** Threads that have had nothing to do for so long are ended: at the tip nobody needs them. */
const IDLE_MS = 30_000;
/** Megabytes of a thread’s young memory: most of what decoding makes is gone with the block. */
const YOUNG_MEMORY_MB = 64;

/** Threads that decode blocks side by side. They begin with the first blocks, and memory is bounded by how many are asked for. */
export class DecoderPool {
  readonly #options: DecoderOptions;
  readonly #size: number;
  #threads: DecodeThread[] = [];
  #nextId = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(size: number, options: DecoderOptions) {
    this.#size = size;
    this.#options = options;
  }

  /** Rejects with `indexer/unreadable` for what is no block, and otherwise when its thread ended: then it may be asked for again. */
  read(block: EncodedBlock): Promise<BlockReading> {
    this.#watchIdleness();
    return this.#pick().read({ ...block, id: this.#nextId++ });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const ending = this.#threads;
    this.#threads = [];
    await Promise.all(ending.map((thread) => thread.close()));
  }

  /** The one with least to do; a new one while all are at work and there may be more. */
  #pick(): DecodeThread {
    this.#threads = this.#threads.filter(({ hasEnded }) => !hasEnded);
    const [least] = this.#threads.toSorted((a, b) => a.waiting - b.waiting);
    if (least !== undefined && (least.waiting === 0 || this.#threads.length >= this.#size)) return least;
    const thread = new DecodeThread(this.#options);
    this.#threads.push(thread);
    return thread;
  }

  #watchIdleness(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.#threads.every(({ waiting }) => waiting === 0)) void this.close();
      else this.#watchIdleness();
    }, IDLE_MS);
    this.#idle.unref();
  }
}

const ENTRY = new URL('./decode-thread.ts', import.meta.url);

class DecodeThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, PromiseWithResolvers<BlockReading>>();
  hasEnded = false;

  constructor(options: DecoderOptions) {
    this.#worker = new Worker(ENTRY, {
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    });
    this.#worker.unref();
    this.#worker.on('message', (answer: DecoderAnswer) => {
      const asked = this.#asked.get(answer.id);
      this.#asked.delete(answer.id);
      if ('reading' in answer) asked?.resolve(answer.reading);
      else asked?.reject(indexerError('unreadable', { cause: answer.error }));
    });
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('a decoder ended')));
  }

  /** Blocks it has not answered yet. */
  get waiting(): number {
    return this.#asked.size;
  }

  read(request: DecoderRequest): Promise<BlockReading> {
    const asked = Promise.withResolvers<BlockReading>();
    // Whoever stops reading blocks must not be ended by one that fails later.
    asked.promise.catch(() => undefined);
    this.#asked.set(request.id, asked);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(request);
    return asked.promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #end(error: unknown): void {
    this.hasEnded = true;
    for (const asked of this.#asked.values()) asked.reject(error);
    this.#asked.clear();
  }
}
