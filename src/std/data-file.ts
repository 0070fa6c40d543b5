import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../data/', import.meta.url);

/**
 * The text of a file in the package's `data` folder; `path` is relative to it. Waits for the disk, so a caller reads a
 * file once and keeps what it made of it. Throws with the path when there is no such file.
 */
export function readDataFile(path: string): string {
  try {
    return readFileSync(new URL(path, FOLDER), 'utf8');
  } catch (error) {
    throw new Error(`data/${path} cannot be read: it is part of the product and belongs beside src`, {
      cause: error,
    });
  }
}

/** Names of the files in a folder of the package's `data`. Throws when there is no such folder. */
export const listDataFolder = (path: string): readonly string[] =>
  readdirSync(new URL(`${path}/`, FOLDER), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

/** The lines of a data file that are neither empty nor comments, which begin with `#`. Indentation stays. */
export function toDataLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
