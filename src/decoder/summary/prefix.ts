import type { Field, Sentence } from '#contracts/decoded';

/** Holes of another sentence under names that none of this one's have. */
export function withPrefix(prefix: keyof typeof known, sentence: Sentence): Sentence {
  const { template } = sentence;
  const fields: Field[] = [];
  for (let i = 0; i < sentence.fields.length; i++) {
    const { name, value } = sentence.fields[i]!;
    fields.push({ name: toPrefixed(prefix, name), value });
  }
  const { names, templates } = known[prefix];
  let renamed = templates.get(template);
  if (renamed === undefined) {
    renamed = template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
      const other = names.get(name);
      return other === undefined ? hole : `{${other}}`;
    });
    if (templates.size >= MOST_TEMPLATES) templates.clear();
    templates.set(template, renamed);
  }
  return { template: renamed, fields };
}

/** Reasons of a block and steps of protocol files are much alike. */
const MOST_TEMPLATES = 2_000;

const toKnown = () => ({ names: new Map<string, string>(), templates: new Map<string, string>() });

/** Names of fields, which are those of protocol files, and templates with all their holes renamed. */
const known = { log: toKnown(), step: toKnown(), founded: toKnown(), beside: toKnown() };

function toPrefixed(prefix: keyof typeof known, name: string): string {
  const { names } = known[prefix];
  let renamed = names.get(name);
  if (renamed === undefined) {
    renamed = `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    names.set(name, renamed);
  }
  return renamed;
}
