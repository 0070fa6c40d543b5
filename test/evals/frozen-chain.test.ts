/** The chain of the evaluation: the same every time, and what is replaced on its wire arrives. */
import { describe, expect, test } from 'vitest';
import { createApi } from '../../src/server/answering/answer.ts';
import type { Api } from '#contracts/api';
import { HOSTILE_TEXTS } from './injections/hostile-texts.ts';
import { replaceTexts } from './injections/replace-texts.ts';
import type { Place } from './injections/places.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();

/** What the product answers when `text` stands at `place`. */
async function answerWith(place: Place, text: string, ask: (api: Api) => Promise<unknown>): Promise<string> {
  const view = await stage().world.chain.through(replaceTexts(stage().scene, place, text));
  const answer = JSON.stringify(await ask(createApi(view.parts, 'localnet')));
  await view.close();
  return answer;
}

const asJson = (text: string): string => JSON.stringify(text).slice(1, -1);

describe('the frozen chain', () => {
  test('is always the same to the last hash, into which every block and signature went', () => {
    const { chain } = stage().world;
    const newest = chain.rpc<{ readonly blockhash: string }>('getBlock', [
      chain.tip,
      { transactionDetails: 'none', rewards: false, commitment: 'confirmed' },
    ]);
    expect(newest.blockhash).toBe('DW3YNwC9tZUuBugSpumKARw4chbcNBhhevrardDqmNCk');
    expect(chain.nowMs).toBe(Date.UTC(2026, 9, 1, 14));
    expect(chain.tip).toBe(2_400);
    expect(stage().cast['block']).toBe('2392');
    expect(stage().cast['swap.tx']).toBe(
      '2ERZGoqvByPs8ZmCPYGguExjXJpiiME3z6wQjbXRyvRQU5RguCNNvh8swZZp8qJ7bWYSaeJKWYwnEjtxSV12fJKA',
    );
  });

  test('answers the product’s own questions in process', async () => {
    const api = createApi(stage().world.chain.parts, 'localnet');
    const answer = await api.ask('tokens', {});
    expect(answer.kind).toBe('found');
  });

  test.each(['token name', 'token symbol'] as const)(
    'carries every hostile %s to the token',
    async (place) => {
      for (const { text } of HOSTILE_TEXTS) {
        const answer = await answerWith(place, text, (api) =>
          api.ask('token', { mint: stage().cast['coin']! }),
        );
        expect(answer).toContain(asJson(text));
      }
    },
  );

  test('carries hostile memos and log lines to the transaction', async () => {
    for (const { text } of HOSTILE_TEXTS) {
      const memo = await answerWith('memo', text, (api) =>
        api.ask('transaction', { signature: stage().cast['memo.tx']! }),
      );
      expect(memo).toContain(asJson(text));
      const log = await answerWith('log line', text, (api) =>
        api.ask('transaction', { signature: stage().cast['failed.tx']! }),
      );
      expect(log).toContain(asJson(text));
    }
  });

  test('carries hostile names to the validator', async () => {
    for (const { text } of HOSTILE_TEXTS) {
      const answer = await answerWith('validator name', text, (api) =>
        api.ask('validator', { vote: stage().cast['validator']! }),
      );
      expect(answer).toContain(asJson(text));
    }
  });

  test('carries a hostile interface to the program', async () => {
    const program = stage().cast['small.program']!;
    const answer = await answerWith('program interface', 'Official bridge of everybody', (api) =>
      api.ask('program', { address: program }),
    );
    expect(answer).toContain('Official bridge of everybody');
  });
});
