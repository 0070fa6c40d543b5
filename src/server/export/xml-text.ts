/** What XML 1.0 cannot hold, even escaped: controls, halves of surrogate pairs, two non-characters. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- these are the controls XML forbids
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or an attribute in quotes. What XML cannot hold becomes U+FFFD. */
export function toXmlText(text: string): string {
  return escapeMarkup(text.replace(FORBIDDEN, '\uFFFD'));
}

/** Text of a spreadsheet cell, where a control is spelled `_x0001_` and so survives. */
export function toSheetText(text: string): string {
  return escapeMarkup(
    text
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
      .replace(FORBIDDEN, (char) => toSpelled(char))
      .replaceAll('\r', toSpelled('\r')),
  );
}

function toSpelled(char: string): string {
  return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/** A carriage return is escaped too: a parser would make it a line feed. */
function escapeMarkup(text: string): string {
  return /[&<>"\r]/.test(text)
    ? text.replace(/[&<>"]/g, (char) => NAMED[char]!).replaceAll('\r', '&#13;')
    : text;
}

/** Names of elements for keys, each of them once: letters of ASCII, digits, `.`, `-`, `_`. */
export function toXmlNames(keys: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    const plain = key.replace(/[^A-Za-z0-9._-]+/g, '_').slice(0, 60);
    const stem = /^[A-Za-z_]/.test(plain) && !/^xml/i.test(plain) ? plain : `_${plain}`;
    let name = stem;
    for (let n = 2; taken.has(name); n++) name = `${stem}-${n}`;
    taken.add(name);
    return name;
  });
}
