/** A question in a language that is not understood is told so, and no other question is answered in its place. */
import { beforeAll, expect, test } from 'vitest';
import { planner } from '../../src/server/assistant/index.ts';
import type { AskAssistant } from './assistant.ts';
import { fill } from './cast.ts';
import { openBackend } from './planner.ts';
import { useStage } from './use-stage.ts';

/** How what is said in the language itself begins. */
const UNREAD: Readonly<Record<string, string>> = {
  Swedish: 'Frågor på svenska förstås inte här ännu',
  Czech: 'Otázkám v češtině tu zatím nerozumíme',
  Romanian: 'Întrebările în română nu sunt încă înțelese aici',
  Greek: 'Οι ερωτήσεις στα ελληνικά δεν κατανοούνται ακόμη εδώ',
  Hungarian: 'A magyar nyelvű kérdéseket itt még nem értjük',
};
/** That what is told of the thing is in English. */
const IN_ENGLISH: Readonly<Record<string, RegExp>> = {
  Swedish: /på engelska/,
  Czech: /anglicky/,
  Hungarian: /angolul/,
};

const stage = useStage();
let ask: AskAssistant;
beforeAll(() => {
  const { chain } = stage().world;
  ask = openBackend(planner)(chain, chain.nowMs);
}, 300_000);

const answerTo = async (question: string, page = '/'): Promise<string> => {
  const { answer } = await ask({
    text: fill(question, stage().cast),
    page: fill(page, stage().cast),
    thread: [],
  });
  return answer.blocks
    .map((block) => ('spans' in block ? block.spans.map(({ text }) => text).join('') : ''))
    .join('\n');
};

test.each([
  ['Swedish', 'hur många procent av all sol är stakad'],
  ['Czech', 'jaké nové tokeny přibyly za poslední hodinu?'],
  ['Swedish', 'vilka tokens har mest volym idag'],
  ['Czech', 'kolik bloků bylo dnes'],
  ['Romanian', 'câte tranzacții au fost azi'],
  ['Greek', 'πόσες συναλλαγές έγιναν σήμερα'],
])('%s: %s', async (language, question) => {
  const answer = await answerTo(question);
  expect(answer.startsWith(UNREAD[language]!)).toBe(true);
  expect(answer).not.toMatch(/\d/);
});

test.each([
  ['Czech', 'kolik stála tato transakce?', '/tx/{swap.tx}', 'swapped'],
  ['Swedish', 'vad hände här och vem betalade', '/tx/{swap.tx}', 'swapped'],
  ['Swedish', 'vem äger {trader} och hur mycket finns i den', '/', 'is a wallet'],
  ['Hungarian', 'mennyi lamport van itt: {trader}, és ki a tulajdonosa', '/', 'is a wallet'],
])('%s, with a thing it is about: %s', async (language, question, page, said) => {
  const answer = await answerTo(question, page);
  expect(answer.startsWith(UNREAD[language]!)).toBe(true);
  expect(answer).toMatch(IN_ENGLISH[language]!);
  expect(answer).toContain(said);
});
