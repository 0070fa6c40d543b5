/**
 * Reads the part of YAML our own files are written in: maps and lists by indentation, lists of scalars in brackets,
 * empty maps, plain and quoted scalars, comments. Throws for anything else, and for a key that is given twice.
 */
export type Yaml = string | number | boolean | null | readonly Yaml[] | YamlMap;
export interface YamlMap {
  readonly [key: string]: Yaml;
}

interface Line {
  readonly indent: number;
  readonly text: string;
  readonly number: number;
}

export function readYaml(source: string): Yaml {
  const lines: Line[] = [];
  for (const [i, raw] of source.split('\n').entries()) {
    const text = raw.trim();
    if (raw.includes('\t')) throw new Error(`line ${i + 1}: a tab`);
    if (text === '' || text.startsWith('#')) continue;
    lines.push({ indent: raw.length - raw.trimStart().length, text, number: i + 1 });
  }
  const [value, next] = readBlock(lines, 0, 0);
  if (next !== lines.length) throw fault(lines[next]!, 'its indentation is wrong');
  return value;
}

const fault = ({ number, text }: Line, what: string): Error => new Error(`line ${number}: ${what}: ${text}`);

/** The value whose lines begin at `at` with `indent` or more, and the line after it. */
function readBlock(lines: readonly Line[], at: number, least: number): [Yaml, number] {
  const first = lines[at];
  if (first === undefined || first.indent < least) return [null, at];
  return isItem(first.text) ? readList(lines, at, first.indent) : readMap(lines, at, first.indent);
}

const isItem = (text: string): boolean => text === '-' || text.startsWith('- ');

function readList(lines: readonly Line[], start: number, indent: number): [Yaml, number] {
  const items: Yaml[] = [];
  let at = start;
  for (let line = lines[at]; line !== undefined && line.indent === indent; line = lines[at]) {
    if (!isItem(line.text)) break;
    const rest = line.text.slice(1).trimStart();
    const inner = indent + line.text.length - rest.length;
    let item: Yaml;
    if (rest !== '' && splitKey(rest) === undefined) [item, at] = [readScalar(rest, line), at + 1];
    else {
      // A map that begins on the line of its dash.
      const block = [...lines];
      if (rest === '') at++;
      else block[at] = { ...line, indent: inner, text: rest };
      [item, at] = readBlock(block, at, indent + 1);
    }
    items.push(item);
  }
  return [items, at];
}

function readMap(lines: readonly Line[], start: number, indent: number): [Yaml, number] {
  const map: Record<string, Yaml> = {};
  let at = start;
  for (let line = lines[at]; line !== undefined && line.indent === indent; line = lines[at]) {
    const [key, rest] = splitKey(line.text) ?? [];
    if (key === undefined || rest === undefined) throw fault(line, 'no key');
    if (Object.hasOwn(map, key)) throw fault(line, 'a key given twice');
    if (rest !== '') [map[key], at] = [readScalar(rest, line), at + 1];
    else {
      const next = lines[at + 1];
      // A list may begin below its key without being indented.
      const least = next !== undefined && isItem(next.text) ? indent : indent + 1;
      [map[key], at] = readBlock(lines, at + 1, least);
    }
  }
  const after = lines[at];
  if (after !== undefined && after.indent > indent) throw fault(after, 'its indentation is wrong');
  return [map, at];
}

function splitKey(text: string): [string, string] | undefined {
  const match = /^([A-Za-z_$][\w./$-]*):(?: (.*))?$/.exec(text);
  return match === null ? undefined : [match[1]!, (match[2] ?? '').trim()];
}

function readScalar(written: string, line: Line): Yaml {
  if (written === '{}') return {};
  if (written.startsWith('[')) {
    if (!written.endsWith(']')) throw fault(line, 'brackets that go over lines');
    const inner = written.slice(1, -1).trim();
    return inner === '' ? [] : inner.split(', ').map((part) => readScalar(part, line));
  }
  if (written.startsWith('"')) return JSON.parse(written) as string; // a string in double quotes
  if (written.startsWith("'")) {
    if (!/^'[^']*'$/.test(written)) throw fault(line, 'a quote in quotes');
    return written.slice(1, -1);
  }
  // What YAML reads otherwise than it looks, or what this reader does not know.
  if (/^[&*!|>%@`{]/.test(written) || / #|: /.test(written)) throw fault(line, 'not read here');
  if (/^(?:yes|no|on|off|y|n)$/i.test(written)) throw fault(line, 'some take it for a truth value');
  if (/^(?:true|false)$/.test(written)) return written === 'true';
  if (/^(?:null|~)$/.test(written)) return null;
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written;
}
