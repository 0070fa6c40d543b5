/** What is said about the page in front of the visitor. */
import type { Entity } from '#contracts/assistant/agent';
import { toPageEntity } from '#contracts/account/entities';
import { toShortAddress } from '#contracts/text/value-text';

export const toEntityText = ({ kind, id }: Entity): string => `${kind} ${toShortAddress(id)}`;

/** How the page is named on its chip. */
export function toPageText(path: string): string {
  const entity = toPageEntity(path);
  return entity ? `This page: ${toEntityText(entity)}` : `This page: ${path === '/' ? 'home' : path}`;
}

const QUICK: Readonly<Partial<Record<Entity['kind'], readonly string[]>>> = {
  transaction: ['Explain this transaction', 'What did it cost?', 'Who gained and lost what?', 'Is it safe?'],
  account: [
    'What is this account?',
    'What does it hold?',
    'What did it do recently?',
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
  const entity = toPageEntity(path);
  const here = entity && QUICK[entity.kind];
  if (here !== undefined) return here;
  return mode === 'assistant'
    ? ['What can you do?', 'What is rent?', 'What is a compute unit?', 'What is an associated token account?']
    : ANYWHERE;
}
