import { inflateSync } from 'node:zlib';

/** The text of each page of a PDF as pdfkit writes them, read back by the tables that say what its glyphs mean. */
export function readPdfPages(bytes: Uint8Array): readonly string[] {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body);
  }
  const streamOf = (id: string): string => {
    const [, stream = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  };
  const meanings = new Map<string, ReadonlyMap<string, string>>();
  for (const [id, body] of objects) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? [];
    if (map !== undefined) meanings.set(id, readMeanings(streamOf(map)));
  }
  const pages: string[] = [];
  for (const body of objects.values()) {
    if (!/\/Type \/Page\n/.test(body)) continue;
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
    const [, resources = ''] = /\/Resources (\d+) 0 R/.exec(body) ?? [];
    const fonts = new Map(
      [...(objects.get(resources) ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, id]),
    );
    let font: ReadonlyMap<string, string> = new Map();
    let text = '';
    for (const [, name, shown] of streamOf(contents).matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
      if (name !== undefined) font = meanings.get(fonts.get(name) ?? '') ?? new Map();
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g)) {
        text += (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '?').join('');
      }
      if (shown !== undefined) text += '\n';
    }
    pages.push(text);
  }
  return pages;
}

function readMeanings(map: string): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const texts = list.match(/<([0-9a-f ]*)>/g) ?? [];
    for (const [i, text] of texts.entries()) {
      const units = text.replace(/[<> ]/g, '').match(/.{4}/g) ?? [];
      meanings.set(
        (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0'),
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return meanings;
}
