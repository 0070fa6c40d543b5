/** Looks up what a question names, and reads it as a Question. */
import { listDirectory, listProtocols } from '#decoder';
import type { KnownName } from '#assistant/parse/create-context';
import { normalise } from '#assistant/parse/normalise';
import { parse, type Parsed } from '#assistant/parse/parse';
import { scan } from '#assistant/parse/scan';
import { fold, tokenise } from '#assistant/words/fold';
import type { Subject, SubjectKind } from '#assistant/question/question';
import { toComparedNames } from '../../reading/token/token-names.ts';
import { findKinds } from '../understanding/kinds-of-addresses.ts';
import { toPageSubject } from './answer-question.ts';
import type { Turn } from './turn.ts';
import { toEarlier } from './turn-context.ts';

/** Words of one name at the most. */
const NAME_WORDS = 3;

export async function readQuestion({ request, parts, cluster, signal }: Turn): Promise<Parsed | undefined> {
  const reader = parts.clusters.reader(cluster);
  const text = normalise(request.text);
  const addresses = scan(text).tokens.flatMap(({ thing }) => (thing?.kind === 'address' ? [thing.id] : []));
  const page = toPageSubject(request.page);
  const asked = page?.kind === 'account' ? [...addresses, page.id] : addresses;
  const kinds: ReadonlyMap<string, SubjectKind> = await findKinds(reader, asked, signal);
  const pageKind = page?.kind === 'account' ? kinds.get(page.id) : undefined;
  return parse({
    text: request.text,
    page: page === undefined ? undefined : { kind: pageKind ?? page.kind, id: page.id },
    given: request.entities,
    earlier: toEarlier(request.thread ?? []),
    nowMs: parts.nowMs(),
    kinds,
    names: findNames(text, reader.tokens.list()),
  });
}

function findNames(text: string, tokens: readonly { readonly mint: string }[]): readonly KnownName[] {
  const words = tokenise(text).map((token) => token.text);
  const runs = new Set(
    words.flatMap((_word, index) =>
      Array.from({ length: NAME_WORDS }, (_none, size) => words.slice(index, index + size + 1).join(' ')),
    ),
  );
  const named: KnownName[] = [];
  const add = (name: string, subject: Subject): void => {
    const folded = tokenise(fold(name))
      .map((token) => token.text)
      .join(' ');
    if (runs.has(folded)) named.push({ name: folded, subject });
  };
  for (const token of tokens) {
    for (const name of toComparedNames(token as Parameters<typeof toComparedNames>[0]))
      add(name, { kind: 'token', id: token.mint });
  }
  for (const { definition } of listProtocols()) {
    for (const program of definition.programs) add(definition.name, { kind: 'program', id: program });
  }
  for (const { programs } of listDirectory()) {
    for (const { address, name } of programs) add(name, { kind: 'program', id: address });
  }
  return named;
}
