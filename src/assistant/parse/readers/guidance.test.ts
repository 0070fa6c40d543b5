import { expect, test } from 'vitest';
import { createPassageIndex, type Passage } from '../../documentation/passage-index.ts';
import { readTopics } from '../../documentation/topics.ts';
import type { SubjectKind } from '../../question/question.ts';
import { parse } from '../parse.ts';

const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';

/** Passages under the headings the topics name, and two that no topic has. */
const PASSAGES: readonly Passage[] = [
  ...[...readTopics().topics.values()].map(({ place, kind }) => ({
    href: place,
    title: kind === 'product' ? 'How to' : 'Words',
    heading: (place.split('#s-')[1] ?? '').replaceAll('-', ' '),
    text: '',
  })),
  { href: '/docs/teams#s-when-somebody-goes', title: 'Teams', heading: 'When somebody goes', text: '' },
  { href: '/docs/teams#s-who-gets-in', title: 'Teams', heading: 'Who gets in', text: 'An admin invites.' },
];
const passages = createPassageIndex(PASSAGES);

/** Key of the topic it is answered with, or the place; else what is wanted. */
function read(text: string, page?: { readonly kind: SubjectKind; readonly id: string }): string {
  const parsed = parse({
    text,
    page,
    nowMs: 1_790_863_200_000,
    kinds: new Map<string, SubjectKind>([[WALLET, 'account']]),
    names: [],
    passages,
  });
  const want = parsed?.question.want;
  if (parsed === undefined || want === undefined || parsed.score < 0.45) return 'not read';
  if (want.kind === 'product' || want.kind === 'concept') return want.place ?? want.topic;
  return want.kind;
}

test.each([
  ['i pressed no in phantom and now i can not sign in anymore', 'sign-in-fails'],
  ['wallet connection error keeps popping up', 'sign-in-fails'],
  ["j'ai annulé dans mon portefeuille et je ne peux plus me connecter", 'sign-in-fails'],
  ['my mic is blocked, what now', 'voice-denied'],
  ['can i speak my questions', 'voice'],
  ['¿se puede dictar con la voz?', 'voice'],
  ['does my firm need okta or can we use saml here', 'sso'],
  ['¿puedo entrar con el azure de mi empresa?', 'sso'],
  ['können wir uns mit dem Google unserer Firma anmelden', 'sso'],
  ['what is that counter with rpc on top', 'rpc-counter'],
  ['where do i get a link that opens with the assistant', 'open-link'],
  ['wie mache ich einen Link der den Assistenten öffnet', 'open-link'],
  ['why can i not see dashboards, is that hidden below a level', 'levels'],
  ['the answer took longer than expected, is there a limit', 'timeout'],
  ['how can i unstake', 'unstake-sol'],
  ['how long until my unstake is liquid', 'unstake-sol'],
  ['where can i change my display name', 'profile'],
  ['how do i use my own openai key here', 'own-model'],
  ['what happens when a coworker leaves the team', '/docs/teams#s-when-somebody-goes'],
  ['how do i let a colleague into my team, invite them?', '/docs/teams#s-who-gets-in'],
])('%s: %s', (text, topic) => {
  expect(read(text)).toBe(topic);
});

test('a thing that is named is exported as the documentation says, where that is asked', () => {
  expect(read(`export the last 100 transactions of ${WALLET} to csv, how`)).toMatch(/^export|^taxes/);
});

test.each([
  ['how many transactions failed in the last hour', 'measures', undefined],
  ['what is my balance', 'measures', undefined],
  ['my swap failed, why', 'measures', undefined],
  ['is this a bot?', 'decline', { kind: 'account', id: WALLET } as const],
  [
    'does this wallet have empty token accounts it could close',
    'predicate',
    { kind: 'account', id: WALLET } as const,
  ],
  ['is anybody selling right now', 'decline', undefined],
  ['wie viele Validatoren gibt es', 'measures', undefined],
])('what is asked of the chain is not looked for in the documentation: %s', (text, want, page) => {
  expect(read(text, page)).toBe(want);
});

test('where nothing fits nothing is said', () => {
  expect(read('can i paint my wall with a giraffe')).toBe('not read');
});
