import { holdFolder as holdForProcess } from '#std/hold-folder';
import { localnetError } from '../errors.ts';

/** A process that ends writes a last checkpoint, and whoever comes after it waits as long. */
const WAIT_MS = 3_000;

/** Holds a folder for one chain until the function it gives is called, or this process ends. Throws `localnet/in-use`. */
export function holdFolder(folder: string, pid: number, waitMs = WAIT_MS): () => void {
  const hold = holdForProcess(folder, pid, waitMs);
  if (hold.kind === 'held') return hold.release;
  throw localnetError('in-use', {
    cause: hold.cause,
    detail: `It is process ${hold.holder}: stop that one, or set another DATA_DIR.`,
  });
}
