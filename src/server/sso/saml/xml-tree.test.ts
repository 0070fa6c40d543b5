import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lintResponse } from './lint-response.ts';
import { parseXml, walk, XmlError } from './xml-tree.ts';

describe('the little of XML that is read', () => {
  test('elements, namespaces, attributes and text come out as written', () => {
    const root = parseXml(
      `<?xml version="1.0" encoding="UTF-8"?>\n<a:x xmlns:a="urn:a" xmlns="urn:b" v='1 &lt; "2"'>t&amp;&#65;&#x42;<y a:w="é"/>u</a:x>\n`,
    );
    expect([root.name, root.namespace, root.text, root.attributes.get('v')]).toEqual([
      'x',
      'urn:a',
      't&ABu',
      '1 < "2"',
    ]);
    expect(
      root.children.map(({ name, namespace, attributes }) => [name, namespace, attributes.get('a:w')]),
    ).toEqual([['y', 'urn:b', 'é']]);
    expect([...walk(root)].map(({ name }) => name)).toEqual(['x', 'y']);
  });

  test.each([
    ['nothing', ''],
    ['text', 'x'],
    ['text after the root', '<x/>y'],
    ['two roots', '<x/><y/>'],
    ['a root that does not end', '<x>'],
    ['an end without a beginning', '</x>'],
    ['ends out of order', '<x><y></x></y>'],
    ['a comment', '<x><!-- --></x>'],
    ['CDATA', '<x><![CDATA[y]]></x>'],
    ['a document type', '<!DOCTYPE x><x/>'],
    ['a processing instruction', '<x><?y?></x>'],
    ['a declaration of another encoding', '<?xml version="1.0" encoding="UTF-7"?><x/>'],
    ['a declaration that comes late', ' <?xml version="1.0"?><x/>'],
    ['a declaration of XML 1.1', '<?xml version="1.1"?><x/>'],
    ['an attribute twice', '<x a="1" a="2"/>'],
    ['an attribute without quotes', '<x a=1/>'],
    ['an attribute without a value', '<x a/>'],
    ['attributes without a space', '<x a="1"b="2"/>'],
    ['a < in an attribute', '<x a="<"/>'],
    ['a lone &', '<x>a & b</x>'],
    ['an entity of its own', '<x>&e;</x>'],
    ['a reference to NUL', '<x>&#0;</x>'],
    ['a reference to half a character', '<x>&#xd800;</x>'],
    ['a reference beyond Unicode', '<x>&#x110000;</x>'],
    ['a NUL', '<x>\0</x>'],
    ['a control character', '<x>\u0001</x>'],
    ['a next line', '<x>\u0085</x>'],
    ['half a character', '<x>\ud800</x>'],
    ['a byte order mark', '\ufeff<x/>'],
    ['a prefix nobody declared', '<a:x/>'],
    ['a prefix of no namespace', '<a:x xmlns:a=""/>'],
    ['the prefix xml redeclared', '<x xmlns:xml="urn:x"/>'],
    ['a name with two colons', '<a:b:c xmlns:a="urn:a"/>'],
    ['a name that begins with a digit', '<1x/>'],
  ])('%s is refused', (_name, text) => {
    expect(() => parseXml(text)).toThrow(XmlError);
  });

  test('whatever comes is a tree or a reason, never another error', () => {
    const pieces = fc.constantFrom(
      '<x>',
      '</x>',
      '<x/>',
      '<a:x xmlns:a="u">',
      ' a="1"',
      '<!--',
      '-->',
      '&amp;',
      '&#',
      '&x;',
      '"',
      "'",
      '<',
      '>',
      '/',
      '<?xml version="1.0"?>',
      'ID="1"',
      '\0',
      'é',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          return parseXml(text).name !== '';
        } catch (error) {
          return error instanceof XmlError;
        }
      }),
      { numRuns: 5_000 },
    );
  });
});

test('whatever bytes come, a response is plain or odd, never an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => lintResponse(bytes).kind === 'odd'),
    { numRuns: 5_000 },
  );
});

test('a document of the greatest length is read in one pass, however its parts are made', () => {
  for (const unit of ['<x', '<x ', '&', '&amp;', ' a="', '<', '>', '"', '<x>', '</x>', '<!--']) {
    const text = `<r>${unit.repeat(Math.floor(262_000 / unit.length))}`;
    expect(() => parseXml(text)).toThrow(XmlError);
  }
});
