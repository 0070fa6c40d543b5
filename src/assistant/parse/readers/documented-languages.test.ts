/** Words of the field and how-tos are asked for in every language, in several ways, and lead to the same topics as in English. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, readLexicon } from '../../words/lexicon.ts';
import { parse } from '../parse.ts';

const topicOf = (text: string): string | undefined => {
  const want = parse({ text, nowMs: 1_790_863_200_000, kinds: new Map(), names: [] })?.question.want;
  return want?.kind === 'concept' || want?.kind === 'product' ? want.topic : undefined;
};

/** Ways to ask what something is, around its name. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  ar: ['ما هو {}؟', 'ما معنى {}', 'اشرح {}'],
  de: ['was ist {}?', 'was bedeutet {}', 'wie funktioniert {}'],
  es: ['¿qué es {}?', 'qué significa {}', 'cómo funciona {}'],
  fr: ["c'est quoi {}", 'que signifie {} ?', 'comment fonctionne {}'],
  hi: ['{} क्या है?', '{} का मतलब क्या होता है', '{} कैसे काम करता है'],
  id: ['apa itu {}', '{} artinya apa', 'bagaimana cara kerja {}'],
  it: ["cos'è {}?", 'cosa significa {}', 'come funziona {}'],
  ja: ['{}とは', '{}って何ですか', '{}はどういう意味'],
  ko: ['{}가 뭐예요?', '{} 뜻', '{} 설명해줘'],
  nl: ['wat is {}?', 'wat betekent {}', 'hoe werkt {}'],
  pl: ['co to jest {}?', 'co oznacza {}', 'jak działa {}'],
  pt: ['o que é {}?', 'o que significa {}', 'como funciona {}'],
  ru: ['что такое {}?', 'что значит {}', 'как работает {}'],
  tr: ['{} nedir', '{} ne demek', '{} nasıl çalışır'],
  uk: ['що таке {}?', 'що означає {}', 'як працює {}'],
  vi: ['{} là gì', '{} nghĩa là gì', 'giải thích {}'],
  zh: ['什么是{}', '{}是什么意思', '解释一下{}'],
};

describe.each(Object.entries(WAYS))('%s', (language, ways) => {
  const lexicon = readLexicon(language);
  const terms = (lexicon.keys.get('concept') ?? [])
    .map((key) => [key, lexicon.titles.get(`concept.${key}`) ?? ''] as const)
    // Plain words (`account`, `fee`) are values too; these are words of one sense.
    .filter(([key]) => !isPlain(language, key));

  test('knows what most of its words of the field are asked about, however it is asked', () => {
    expect(terms.length).toBeGreaterThan(25);
    const missed = terms.flatMap(([key, term]) =>
      ways.flatMap((way) => {
        const text = way.replace('{}', term);
        const topic = topicOf(text);
        return topic === key ? [] : [`${key}: ${text} → ${topic}`];
      }),
    );
    expect(missed.length / (terms.length * ways.length), missed.join('\n')).toBeLessThan(0.15);
  });
});

/** Whether its name is marked as a weak word. */
function isPlain(language: string, key: string): boolean {
  const { byStem, byPrefix } = readLexicon(language);
  return [...byStem.values(), ...byPrefix.values()]
    .flat()
    .some((phrase) => phrase.section === 'concept' && phrase.key === key && phrase.isTitle && phrase.isWeak);
}

test('every language has ways to ask', () => {
  expect(Object.keys(WAYS).toSorted()).toEqual(
    LANGUAGES.filter((one) => one !== 'en' && one !== 'zh-Hant').toSorted(),
  );
});

test.each([
  ['sign-in', 'كيف أسجل الدخول؟'],
  ['sign-in', 'wie melde ich mich hier an, brauche ich E-Mail? anmelden'],
  ['sign-in', 'gmn cara login di sini'],
  ['sign-in', 'как войти на сайт через кошелёк'],
  ['sign-in', '怎么登录'],
  ['own-rpc', 'comment changer le RPC dans les réglages'],
  ['own-rpc', 'kendi rpc adresimi nasıl girerim'],
  ['own-rpc', 'wie kann ich meinen eigenen RPC eintragen'],
  ['share-chat', 'як поділитися цим чатом з другом?'],
  ['share-chat', 'cómo comparto esta conversación'],
  ['share-chat', 'チャットを共有する方法'],
  ['theme', 'dunkelmodus: wie schalte ich ihn ein'],
  ['theme', 'como ativar o modo escuro'],
  ['font', 'wie ändere ich die Schriftgröße?'],
  ['font', 'làm sao để đổi cỡ chữ'],
  ['failed-transaction', 'tại sao giao dịch thất bại vẫn mất phí'],
  ['slippage', 'स्लिपेज का मतलब क्या होता है'],
  ['priority-fee', 'öncelik ücreti nedir'],
])('%s: %s', (topic, text) => {
  expect(topicOf(text)).toBe(topic);
});
