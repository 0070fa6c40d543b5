/**
 * Whether an object in a JSON text names a key twice. Parsers differ in which of the two counts, so a text that is
 * checked by one and used by another must not have any. `text` is valid JSON.
 */
export function hasRepeatedKey(text: string): boolean {
  const open: (Set<string> | undefined)[] = [];
  let isKeyNext = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') {
      const end = findStringEnd(text, i);
      const keys = open.at(-1);
      if (isKeyNext && keys !== undefined) {
        const key = JSON.parse(text.slice(i, end + 1)) as string; // a JSON string is a string
        if (keys.has(key)) return true;
        keys.add(key);
        isKeyNext = false;
      }
      i = end;
    } else if (character === '{') {
      open.push(new Set());
      isKeyNext = true;
    } else if (character === '[') {
      open.push(undefined);
      isKeyNext = false;
    } else if (character === '}' || character === ']') {
      open.pop();
      isKeyNext = false;
    } else if (character === ',') isKeyNext = open.at(-1) !== undefined;
  }
  return false;
}

/** Where the string that begins at `start` ends. */
function findStringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i;
  }
  return text.length;
}
