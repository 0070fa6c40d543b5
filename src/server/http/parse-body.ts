import { JsonError, parseJson } from '#std/json';
import { hasRepeatedKey } from '#std/repeated-key';

/** The JSON of a body. Throws `JsonError` where it is not JSON in UTF-8, or where a key appears twice. */
export function parseBody(bytes: Uint8Array): unknown {
  const text = toText(bytes);
  const value = parseJson(text);
  if (hasRepeatedKey(text)) throw new JsonError('a key appears twice');
  return value;
}

function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new JsonError('not valid UTF-8');
  }
}
