import { z } from 'zod';
import { isRpcError } from '#chain';
import { ENTITY_KINDS, type Entity, type EntityKind } from '#contracts/assistant/agent';
import type { AccountAnswer } from '#contracts/account/account-answer';
import type { Suggestion } from '#contracts/answers';
import { isDomainName, readDomainOwner } from '../../reading/names/domain-names.ts';
import { toAddress, toSignature } from '../../input/texts.ts';
import { toProvenance } from '../../reading/clusters.ts';
import * as leaf from '../figures/figure.ts';
import type { Figure, Stranger } from '../figures/figure.ts';
import { findNames } from '../naming/find-names.ts';
import { defineTool, sourceOf, ToolError, type ToolAsk } from './define-tool.ts';

const MAX_CANDIDATES = 12;

interface Candidate {
  readonly kind: EntityKind;
  readonly id: string;
  /** What it is called; a stranger's text unless the registry names it. */
  readonly name?: string | undefined;
  readonly isOurs?: boolean;
  readonly exact: boolean;
}

export default defineTool({
  name: 'resolve',
  title: 'Find what a text names',
  description:
    'What a text stands for: an address, a signature, a slot, a .sol name, or the name or symbol of a token, program or validator. Anyone may give a token any name, so several may fit. The only tool that takes free text; its other results take exact ids.',
  doing: 'Finding out what is meant',
  about: 'anything',
  inAssistant: true,
  input: z.strictObject({
    query: z.string().trim().min(1).max(256).describe('Address, signature, slot, .sol name, symbol or name.'),
    kind: z.enum(ENTITY_KINDS).optional().describe('Only things of this kind.'),
  }),
  async run(ask, { query, kind }) {
    const candidates = (await findCandidates(ask, query, kind))
      .filter((candidate) => kind === undefined || candidate.kind === kind)
      .slice(0, MAX_CANDIDATES);
    const [first] = candidates;
    if (first === undefined) {
      throw new ToolError(
        'not_found',
        'Nothing known here has this name.',
        'Give an address, a signature or a slot.',
      );
    }
    const cluster = ask.clusters.list().find((entry) => entry.cluster === ask.cluster);
    return {
      data: {
        count: leaf.count(candidates.length),
        exact: leaf.count(candidates.filter(({ exact }) => exact).length),
        candidates: candidates.map(toTree),
      },
      source: sourceOf(toProvenance(cluster, ask.cluster, undefined, undefined)),
      notes: candidates.some((one) => one.kind === 'token' && one.name !== undefined)
        ? ['Names and symbols of tokens are chosen by whoever made them; the mint decides.']
        : [],
      links: [{ label: 'Open', href: toPlace(first) }],
    };
  },
});

function toTree({ kind, id, name, isOurs, exact }: Candidate) {
  return {
    kind: leaf.word(kind),
    id: toIdLeaf(kind, id),
    exact: leaf.flag(exact),
    ...(name !== undefined && {
      name: isOurs === true ? leaf.word(name) : leaf.stranger(`${kind} name`, name),
    }),
  };
}

function toIdLeaf(kind: EntityKind, id: string): Figure | Stranger {
  if (kind === 'transaction') return leaf.signature(id);
  if (kind === 'block') return leaf.slot(id);
  if (kind === 'epoch') return leaf.epoch(id);
  return { ...leaf.address(id), href: toPlace({ kind, id }) };
}

const PLACES: Readonly<Record<EntityKind, string>> = {
  transaction: '/tx/',
  account: '/account/',
  domain: '/account/',
  token: '/token/',
  program: '/program/',
  validator: '/validator/',
  block: '/block/',
  epoch: '/epoch/',
};
const toPlace = ({ kind, id }: Pick<Candidate, 'kind' | 'id'>): string => `${PLACES[kind]}${id}`;

async function findCandidates(
  ask: ToolAsk,
  query: string,
  kind: EntityKind | undefined,
): Promise<readonly Candidate[]> {
  const reader = ask.clusters.reader(ask.cluster);
  const signature = toSignature(query);
  if (signature !== undefined) return [{ kind: 'transaction', id: signature, exact: true }];
  const address = toAddress(query);
  if (address !== undefined) return [await toAddressCandidate(ask, address, kind)];
  if (isDomainName(query)) {
    const owner = await readDomainOwner(reader.chain, query, { signal: ask.signal }).catch(
      (error: unknown) => {
        if (isRpcError(error))
          throw new ToolError('unavailable', 'The node could not be asked who owns this name.');
        throw error;
      },
    );
    if (owner === undefined)
      throw new ToolError('not_found', 'Nobody owns this name on this cluster.', 'Check how it is spelled.');
    return [
      { kind: kind === 'account' ? 'account' : 'domain', id: owner, name: query.toLowerCase(), exact: true },
    ];
  }
  const digits = query.replace(/^(?:slot|block|epoch)\s*#?|[,_\s]/gi, '');
  if (/^\d{1,15}$/.test(digits)) {
    return [{ kind: kind === 'epoch' || /^epoch/i.test(query) ? 'epoch' : 'block', id: digits, exact: true }];
  }
  const plain = query.replace(/^\$/, '');
  const { suggestions } = await ask.ask('search', { q: plain });
  const named = findNames(plain, reader.tokens.list()).map(({ subject }) => subject as Entity); // tokens and programs
  const found = suggestions.flatMap((suggestion) => toCandidate(suggestion, plain, named));
  const rest = named
    .filter(({ id }) => !found.some((one) => one.id === id))
    .map(({ kind: of, id }): Candidate => ({ kind: of, id, exact: true }));
  return [...rest, ...found].sort((a, b) => Number(b.exact) - Number(a.exact));
}

const KIND_OF_TYPE: Readonly<Record<string, EntityKind>> = {
  mint: 'token',
  program: 'program',
  vote: 'validator',
};

async function toAddressCandidate(
  ask: ToolAsk,
  address: string,
  kind: EntityKind | undefined,
): Promise<Candidate> {
  const answer: AccountAnswer = await ask.ask('account', { address });
  // Where the account cannot be read now, the address is one all the same.
  if (answer.kind === 'absent') return { kind: kind ?? 'account', id: address, exact: true };
  const label = answer.names.labels[address];
  return {
    kind: KIND_OF_TYPE[answer.decoded.type] ?? 'account',
    id: address,
    exact: true,
    name: label?.name ?? (answer.decoded.type === 'mint' ? answer.names.tokens[address]?.symbol : undefined),
    isOurs: label?.source === 'built in',
  };
}

function toCandidate(
  { href, title, kind, note }: Suggestion,
  query: string,
  named: readonly { readonly id: string }[],
): readonly Candidate[] {
  const id = href.split('/')[2] ?? '';
  if (kind !== 'token' && kind !== 'program' && kind !== 'validator') return [];
  const name = kind === 'token' && note.startsWith(title) ? undefined : title;
  const exact =
    named.some((one) => one.id === id) ||
    title.normalize('NFKC').toLowerCase() === query.normalize('NFKC').toLowerCase();
  return [{ kind, id, name, isOurs: kind === 'program', exact }];
}
