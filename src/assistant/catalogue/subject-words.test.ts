import { describe, expect, test } from 'vitest';
import { readLexicon } from '../words/lexicon.ts';
import { CATALOGUE } from './catalogue.ts';

const lexicon = readLexicon('en');

describe('every measure and predicate of a subject', () => {
  test.each([...CATALOGUE.values()].map((catalogue) => [catalogue.kind, catalogue] as const))(
    '%s has words',
    (kind, { measures, predicates }) => {
      const wanted = [...measures.keys(), ...[...predicates.keys()].flatMap((key) => [key, `${key}-not`])];
      expect(wanted.filter((key) => !lexicon.titles.has(`${kind}.${key}`))).toEqual([]);
    },
  );

  test.each([...CATALOGUE.values()].map((catalogue) => [catalogue.kind, catalogue] as const))(
    '%s names measures that are there',
    (_kind, { measures, predicates, main }) => {
      const named = [
        ...main,
        ...[...measures.values()].flatMap(({ beside }) => beside ?? []),
        ...[...predicates.values()].flatMap(({ because }) => because ?? []),
      ];
      expect(named.filter((key) => !measures.has(key))).toEqual([]);
    },
  );

  test.each([...CATALOGUE.values()].map((catalogue) => [catalogue.kind, catalogue] as const))(
    '%s has no title twice',
    (kind, { measures }) => {
      const titles = [...measures.keys()].map((key) => lexicon.titles.get(`${kind}.${key}`));
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    },
  );
});
