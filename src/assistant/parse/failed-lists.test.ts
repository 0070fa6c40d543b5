/** A list of failed transactions can be asked for in every language, and is not their number. */
import { describe, expect, test } from 'vitest';
import type { SubjectKind } from '../question/question.ts';
import { LANGUAGES, readLexicon } from '../words/lexicon.ts';
import { parse } from './parse.ts';

const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const KINDS = new Map<string, SubjectKind>([[WALLET, 'account']]);

function read(text: string): string {
  const question = parse({ text, nowMs: Date.UTC(2026, 9, 1, 14), kinds: KINDS, names: [] })?.question;
  const want = question?.want;
  return want?.kind === 'measures' ? `${want.of} ${want.keys.join(', ')}` : (want?.kind ?? 'nothing');
}

describe.each(LANGUAGES)('%s', (language) => {
  const { titles } = readLexicon(language);

  test('of an account', () => {
    expect(read(`${titles.get('account.failedList')} ${WALLET}`)).toBe('account failedList');
  });

  test('of a block', () => {
    expect(read(`${titles.get('block.failedList')}, ${titles.get('kind.block')} 123456`)).toBe(
      'block failedList',
    );
  });
});

describe('as people ask', () => {
  test.each([
    ['ko', `${WALLET} 실패한 거래 목록 보여줘`],
    ['ko', `${WALLET} 어떤 거래가 실패했어?`],
    ['tr', `${WALLET} hangi işlemleri başarısız oldu?`],
    ['vi', `những giao dịch nào của ${WALLET} thất bại?`],
    ['id', `transaksi mana dari ${WALLET} yang gagal?`],
  ])('%s: %s lists them', (_language, text) => {
    expect(read(text)).toBe('account failedList');
  });

  test.each([
    ['ko', `${WALLET} 실패한 트랜잭션은 몇 건?`],
    ['tr', `${WALLET} kaç başarısız işlem yaptı?`],
    ['vi', `bao nhiêu giao dịch thất bại của ${WALLET}?`],
    ['id', `berapa transaksi ${WALLET} yang gagal?`],
  ])('%s: %s counts them', (_language, text) => {
    expect(read(text)).toMatch(/^account (?:failed|failed, transactions|transactions, failed)$/);
  });
});
