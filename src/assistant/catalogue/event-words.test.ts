import { expect, test } from 'vitest';
import { QUERY_SOURCES } from '#contracts/query/query-sources';
import { toSectionKeys, readLexicon } from '../words/lexicon.ts';
import { EVENTS } from './events.ts';

test.each(QUERY_SOURCES.map((source) => [source.name, source] as const))(
  'every field of %s has a word that asks for it',
  (name, source) => {
    const events = EVENTS.filter((event) => event.source === name);
    const words = toSectionKeys(readLexicon('en'), 'field');
    const asked = new Set(
      events.flatMap(({ fields }) =>
        Object.entries(fields).flatMap(([key, field]) => (words.has(key) ? [field] : [])),
      ),
    );
    expect(Object.keys(source.fields).filter((field) => !asked.has(field))).toEqual([]);
  },
);

test('every event has a word, and its fields are fields of its source', () => {
  const words = toSectionKeys(readLexicon('en'), 'event');
  for (const { key, source, fields, show } of EVENTS) {
    const own = Object.keys(QUERY_SOURCES.find(({ name }) => name === source)?.fields ?? {});
    expect([key, words.has(key)]).toEqual([key, true]);
    for (const field of [...Object.values(fields), ...show]) expect(own).toContain(field);
  }
});
