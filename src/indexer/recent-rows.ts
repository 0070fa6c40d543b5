import type { AnyRow } from '#store';

/**
 * Rows that were asked for or written lately, by their keys: at least the newest `atLeast`, and at most twice as many. What is
 * not used while as many others are is forgotten.
 */
export class RecentRows {
  readonly #atLeast: number;
  #newer = new Map<string, AnyRow>();
  #older = new Map<string, AnyRow>();

  constructor(atLeast: number) {
    this.#atLeast = atLeast;
  }

  get(key: string): AnyRow | undefined {
    const found = this.#newer.get(key);
    if (found !== undefined) return found;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, row: AnyRow): void {
    this.#newer.set(key, row);
    if (this.#newer.size < this.#atLeast) return;
    this.#older = this.#newer;
    this.#newer = new Map();
  }

  clear(): void {
    this.#newer = new Map();
    this.#older = new Map();
  }
}
