/**
 * The little of XML a SAML response needs, and nothing besides. What readers of XML differ about is refused: document
 * types, comments, CDATA, processing instructions, custom entities. So what is seen here is what the library
 * that checks signatures sees.
 */

export interface XmlElement {
  /** Name without its prefix. */
  readonly name: string;
  readonly namespace: string;
  /** By full name; namespace declarations are among them. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

/** Text that is not accepted as XML; the message says why. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

export const XML_BYTES = 256 * 1_024;
const MOST_DEPTH = 32;
const MOST_ELEMENTS = 2_000;
const MOST_ATTRIBUTES = 64;

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const START = new RegExp(`<(${NAME})`, 'y');
const END = new RegExp(`</(${NAME})[ \\t\\r\\n]*>`, 'y');
const ATTRIBUTE = new RegExp(
  `[ \\t\\r\\n]+(${NAME})[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:"([^"<]*)"|'([^'<]*)')`,
  'y',
);
const CLOSE = /[ \t\r\n]*(\/?)>/y;
const DECLARATION =
  /<\?xml version=(?:"1\.0"|'1\.0')(?: encoding=(?:"utf-8"|'utf-8'))?(?: standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?[ ]?\?>/iy;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface Open {
  readonly fullName: string;
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Map<string, string>;
  readonly prefixes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly text: string[];
}

const NO_PREFIXES: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);

/** The root of a document. Throws `XmlError`; takes time in proportion to the text, whatever it holds. */
export function parseXml(text: string): XmlElement {
  if (text.length > XML_BYTES) throw new XmlError('too long');
  // Everything that no text of XML may hold, and the two characters readers take for white space or not.
  if (/[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u2028\ufeff]/u.test(text)) {
    throw new XmlError('a character XML does not have');
  }
  let at = matchAt(DECLARATION, text, 0)?.[0].length ?? 0;
  const open: Open[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const gap = text.slice(at, next === -1 ? undefined : next);
    const top = open.at(-1);
    if (top !== undefined) top.text.push(decodeText(gap));
    else if (/[^ \t\r\n]/.test(gap)) throw new XmlError('text outside of the root');
    if (next === -1) break;
    const end = matchAt(END, text, next);
    if (end !== undefined) {
      if (top === undefined || top.fullName !== end[1]) throw new XmlError('an end that does not match');
      open.pop();
      const element = { ...pick(top), text: top.text.join('') };
      const parent = open.at(-1);
      if (parent === undefined) root = element;
      else parent.children.push(element);
      at = next + end[0].length;
      continue;
    }
    const start = matchAt(START, text, next);
    if (start === undefined) throw new XmlError('markup that is not an element');
    if (top === undefined && root !== undefined) throw new XmlError('a second root');
    if (open.length === MOST_DEPTH) throw new XmlError('too deep');
    if (++elements > MOST_ELEMENTS) throw new XmlError('too many elements');
    at = next + start[0].length;
    const attributes = new Map<string, string>();
    for (
      let found = matchAt(ATTRIBUTE, text, at);
      found !== undefined;
      found = matchAt(ATTRIBUTE, text, at)
    ) {
      const name = found[1]!;
      if (attributes.has(name)) throw new XmlError('an attribute twice');
      if (attributes.size === MOST_ATTRIBUTES) throw new XmlError('too many attributes');
      attributes.set(name, decodeText((found[2] ?? found[3])!.replace(/[\t\r\n]/g, ' ')));
      at += found[0].length;
    }
    const close = matchAt(CLOSE, text, at);
    if (close === undefined) throw new XmlError('a tag that does not end');
    at += close[0].length;
    const opened = toOpen(start[1]!, attributes, top?.prefixes ?? NO_PREFIXES);
    if (close[1] !== '/') open.push(opened);
    else {
      const element = { ...pick(opened), text: '' };
      if (top === undefined) root = element;
      else top.children.push(element);
    }
  }
  if (root === undefined || open.length > 0) throw new XmlError('a document that does not end');
  return root;
}

/** Every element, the outermost first. */
export function* walk(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* walk(child);
}

const pick = ({ name, namespace, attributes, children }: Open) => ({ name, namespace, attributes, children });

function toOpen(fullName: string, attributes: Map<string, string>, outer: ReadonlyMap<string, string>): Open {
  let prefixes = outer;
  for (const [key, value] of attributes) {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
    const prefix = key.slice(6);
    if (prefix === 'xml' || prefix === 'xmlns' || (prefix !== '' && value === '')) {
      throw new XmlError('a prefix that may not be declared so');
    }
    prefixes = new Map(prefixes).set(prefix, value);
  }
  const colon = fullName.indexOf(':');
  const namespace = prefixes.get(colon === -1 ? '' : fullName.slice(0, colon));
  if (namespace === undefined) throw new XmlError('a prefix without a namespace');
  return {
    fullName,
    name: fullName.slice(colon + 1),
    namespace,
    attributes,
    prefixes,
    children: [],
    text: [],
  };
}

function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}))?(;?)/g,
    (_all, decimal, hex, name, end) => {
      const named = name === undefined ? undefined : ENTITIES[name as string];
      if (end !== ';') throw new XmlError('a lone &');
      if (named !== undefined) return named;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      if (
        name !== undefined ||
        !(
          code === 9 ||
          code === 10 ||
          code === 13 ||
          (code >= 32 && code < 0xd800) ||
          (code >= 0xe000 && code <= 0x10ffff)
        )
      ) {
        throw new XmlError('an entity that is none of the five');
      }
      return String.fromCodePoint(code);
    },
  );
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
