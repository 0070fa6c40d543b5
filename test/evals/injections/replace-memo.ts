/** A memo replaced wherever a node gives it: in the transaction's bytes, its logs and lists of signatures. */
export function replaceMemo(answer: unknown, before: string, after: string): unknown {
  const bytes = toInstructionData(before);
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceText(value, before, after);
    if (Array.isArray(value)) {
      if (value.length === 2 && value[1] === 'base64')
        return [replaceBytes(String(value[0]), bytes, after), 'base64'];
      return value.map(walk);
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, walk(below)]));
  };
  return walk(answer);
}

/** Logs quote a memo as Rust does: `Memo (len 5): "text"`; lists say `[5] text`. */
function replaceText(text: string, before: string, after: string): string {
  if (!text.includes(before)) return text;
  const [old, next] = [Buffer.byteLength(before), Buffer.byteLength(after)];
  return text
    .replace(`(len ${old}): ${JSON.stringify(before)}`, () => `(len ${next}): ${JSON.stringify(after)}`)
    .replace(`[${old}] ${before}`, () => `[${next}] ${after}`);
}

function replaceBytes(base64: string, before: Buffer, after: string): string {
  const wire = Buffer.from(base64, 'base64');
  const at = wire.indexOf(before);
  if (at < 0) return base64;
  const parts = [wire.subarray(0, at), toInstructionData(after), wire.subarray(at + before.length)];
  return Buffer.concat(parts).toString('base64');
}

/** The data of a memo instruction with its length before it, in seven bits a byte. */
function toInstructionData(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length: number[] = [];
  for (let rest = bytes.length; ; rest >>= 7) {
    if (rest < 0x80) {
      length.push(rest);
      return Buffer.concat([Buffer.from(length), bytes]);
    }
    length.push((rest & 0x7f) | 0x80);
  }
}
