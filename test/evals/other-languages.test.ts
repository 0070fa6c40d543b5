/** A question in a language that is not understood is told so, and no other question is answered in its place. */
import { beforeAll, expect, test } from 'vitest';
import { planner } from '../../src/server/assistant/index.ts';
import type { AskAssistant } from './assistant.ts';
import { fill } from './cast.ts';
import { openBackend } from './planner.ts';
import { useStage } from './use-stage.ts';

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
  ['Dutch', 'hoeveel procent van alle sol is gestaked'],
  ['Dutch', 'welke nieuwe tokens zijn er het laatste kwartier bijgekomen?'],
  ['Polish', 'najwieksze swapy z ostatnich 5 minut'],
  ['Swedish', 'vilka tokens har mest volym idag'],
  ['Czech', 'kolik bloků bylo dnes'],
  ['Romanian', 'câte tranzacții au fost azi'],
  ['Greek', 'πόσες συναλλαγές έγιναν σήμερα'],
])('%s: %s', async (language, question) => {
  const answer = await answerTo(question);
  expect(answer).toMatch(new RegExp(`^Questions in ${language} are not understood yet`));
  expect(answer).not.toMatch(/\d/);
});

test.each([
  ['Polish', 'ile kosztowała ta transakcja?', '/tx/{swap.tx}', 'swapped'],
  ['Dutch', 'wat is hier gebeurd en wie heeft betaald', '/tx/{swap.tx}', 'swapped'],
  ['Dutch', 'van wie is {trader} en hoeveel zit er in', '/', 'is a wallet'],
  ['Hungarian', 'mennyi lamport van itt: {trader}, és ki a tulajdonosa', '/', 'is a wallet'],
])('%s, with a thing it is about: %s', async (language, question, page, said) => {
  const answer = await answerTo(question, page);
  expect(answer).toMatch(new RegExp(`^This seems to be ${language}, which is not understood yet`));
  expect(answer).toContain(said);
});
