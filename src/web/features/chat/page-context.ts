/** What the page in front of the visitor is about, by its path. */
import type { Entity } from '#contracts/agent';
import { toShortAddress } from '#contracts/value-text';

const ENTITY_PATHS: readonly (readonly [RegExp, Entity['kind']])[] = [
  [/^\/tx\/([1-9A-HJ-NP-Za-km-z]{64,88})$/, 'transaction'],
  [/^\/account\/([1-9A-HJ-NP-Za-km-z]{32,44})$/, 'account'],
  [/^\/token\/([1-9A-HJ-NP-Za-km-z]{32,44})$/, 'token'],
  [/^\/program\/([1-9A-HJ-NP-Za-km-z]{32,44})$/, 'program'],
  [/^\/validator\/([1-9A-HJ-NP-Za-km-z]{32,44})$/, 'validator'],
  [/^\/user\/([1-9A-HJ-NP-Za-km-z]{32,44})$/, 'account'],
  [/^\/block\/(\d{1,20})$/, 'block'],
  [/^\/epoch\/(\d{1,20})$/, 'epoch'],
];

/** The thing of the chain a path of ours shows. */
export function toEntity(path: string): Entity | undefined {
  for (const [pattern, kind] of ENTITY_PATHS) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

export const toEntityText = ({ kind, id }: Entity): string => `${kind} ${toShortAddress(id)}`;

/** How the page is named on its chip. */
export function toPageText(path: string): string {
  const entity = toEntity(path);
  return entity ? `This page: ${toEntityText(entity)}` : `This page: ${path === '/' ? 'home' : path}`;
}

export const isSameEntity = (a: Entity, b: Entity): boolean => a.kind === b.kind && a.id === b.id;

const QUICK: Readonly<Partial<Record<Entity['kind'], readonly string[]>>> = {
  transaction: ['Explain this transaction', 'What did it cost?', 'Who gained and lost what?', 'Is it safe?'],
  account: [
    'What is this account?',
    'What does it hold?',
    'What did it do lately?',
    'Whom does it deal with most?',
  ],
  token: [
    'What is this token?',
    'What is its price?',
    'Who holds most of it?',
    'Can it be minted or frozen?',
  ],
  program: ['What does this program do?', 'Who can upgrade it?', 'Is it verified?'],
  block: ['What is in this block?', 'Who produced this block?'],
  epoch: ['When does the epoch end?'],
  validator: ['Who is this validator?', 'What commission does it take?'],
};

const ANYWHERE = [
  'What is the TPS right now?',
  'When does the epoch end?',
  'What are priority fees now?',
  'Which tokens are new?',
  'What is rent?',
];

/** Questions that make sense on a page, pressed instead of typed. */
export function toQuickActions(path: string, mode: 'agent' | 'assistant'): readonly string[] {
  const entity = toEntity(path);
  const here = entity && QUICK[entity.kind];
  if (here !== undefined) return here;
  return mode === 'assistant'
    ? ['What can you do?', 'What is rent?', 'What is a compute unit?', 'What is an associated token account?']
    : ANYWHERE;
}
