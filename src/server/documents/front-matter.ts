/** What stands above the text of a document, between two lines of dashes. */
export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  /** `2026-11-21`. */
  readonly date: string;
  readonly section: string | undefined;
  /** Place within its shelf; smaller is earlier. */
  readonly order: number;
}

const KEYS = new Set(['title', 'description', 'date', 'section', 'order']);

/** Parts of a document. Throws where a key is missing, unknown or malformed: our own files are wrong then. */
export function splitDocument(
  text: string,
  name: string,
): { readonly front: FrontMatter; readonly body: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (match === null) throw new Error(`${name} has no front matter`);
  const values = new Map<string, string>();
  for (const line of match[1]!.split('\n')) {
    const at = line.indexOf(': ');
    const key = line.slice(0, at);
    if (at < 0 || !KEYS.has(key)) throw new Error(`${name}: the front matter does not know ${line}`);
    values.set(key, line.slice(at + 2).trim());
  }
  const need = (key: string): string => {
    const value = values.get(key);
    if (!value) throw new Error(`${name}: the front matter has no ${key}`);
    return value;
  };
  const date = need('date');
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
    throw new Error(`${name}: ${date} is not a date`);
  }
  const order = Number(values.get('order') ?? 0);
  if (!Number.isSafeInteger(order)) throw new Error(`${name}: the order is not a whole number`);
  return {
    front: {
      title: need('title'),
      description: need('description'),
      date,
      section: values.get('section'),
      order,
    },
    body: text.slice(match[0].length),
  };
}
