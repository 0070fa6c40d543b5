import { closeSync, openSync, readSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the name of a setting that may come from a file is followed by. */
export const FILE_SUFFIX = '_FILE';
const MOST_BYTES = 65_536;

/**
 * The setting `name`: its own text, or what the file holds that `<name>_FILE` names, as secrets of Docker and Kubernetes
 * are given, without white space at its ends; `undefined` where neither is set. Throws an `Error` of one line that names
 * the setting, and neither the file nor what is in it, where both are set or the file gives no text.
 */
export function readSecretSetting(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  const path = environment[name + FILE_SUFFIX];
  if (path === undefined || path === '') return text;
  if (text !== undefined && text !== '') {
    throw new Error(`${name} and ${name}${FILE_SUFFIX} cannot both be set`);
  }
  const value = readText(path, name + FILE_SUFFIX).trim();
  if (value === '') throw new Error(`${name}${FILE_SUFFIX} names a file that is empty`);
  return value;
}

/** By a bound on what is read: the size of a device or a pipe is not known before. */
function readText(path: string, name: string): string {
  const bytes = Buffer.alloc(MOST_BYTES + 1);
  let length = 0;
  try {
    const file = openSync(path, 'r');
    try {
      for (let read = -1; read !== 0 && length < bytes.length; length += read) {
        read = readSync(file, bytes, length, bytes.length - length, null);
      }
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`${name} names a file that cannot be read${code}`, { cause: error });
  }
  if (length > MOST_BYTES) throw new Error(`${name} names a file of more than 64 KiB`);
  return bytes.toString('utf8', 0, length);
}
