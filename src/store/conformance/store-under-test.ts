import type { ReaderLimits, StoreReader, StoreWriter } from '../store.ts';
import type { Place } from './commit-loop.ts';

/** A store that holds nothing yet, of the engine that is tested. */
export interface StoreUnderTest {
  /** Made ready by `migrate`. A second one is another connection to the same store, where it is shared. */
  openWriter(): Promise<StoreWriter>;
  /** Forgets the store and closes what was opened of it. */
  dispose(): Promise<void>;
  /** Absent where only its writer can read it. */
  readonly shared?: SharedStore;
}

export interface SharedStore {
  openReader(limits?: ReaderLimits): StoreReader;
  /** Writes another version of the layout into it. */
  pretendLayout(version: string): Promise<void>;
  /** For another process to open it by. */
  readonly place: Place;
}

export type OpenStore = () => Promise<StoreUnderTest>;
