/** Languages that are not understood are known as such, and taken for none of those that are. */
import { describe, expect, test } from 'vitest';
import { parseOtherLanguages } from '../words/other-languages.ts';
import { detect } from './detect-language.ts';

const ADDRESS = 'BA4ktCo674rvkr99FC8QWpo4tuk6o6kb3aHaG8nmcFJF';

describe('languages that are not understood', () => {
  test.each([
    ['sv', 'hur mycket SOL finns i plånboken'],
    ['sv', 'vad är en PDA'],
    ['da', 'hvor mange transaktioner er der i denne blok'],
    ['no', 'hvor mye kostet denne transaksjonen og hva er gebyret'],
    ['cs', 'kolik SOL má tento účet'],
    ['sk', 'koľko stála táto transakcia'],
    ['ro', 'cât a costat această tranzacție'],
    ['hu', 'mennyi a tranzakció díja'],
    ['fi', 'kuinka monta tapahtumaa tässä lohkossa on'],
    ['hr', 'koliko je koštala ova transakcija'],
    ['lt', 'kiek kainuoja ši transakcija'],
    ['tl', 'magkano ang bayad sa transaksyon na ito'],
    ['el', 'πόσο κόστισε αυτή η συναλλαγή'],
    ['he', 'כמה עלתה העסקה הזאת'],
    ['th', 'ธุรกรรมนี้ค่าธรรมเนียมเท่าไหร่'],
    ['fa', 'کارمزد این تراکنش چقدر بود'],
    ['bg', 'колко струва тази транзакция, какво е това'],
  ])('%s: %s', (other, text) => {
    expect(detect(text)).toEqual({ language: 'en', other });
  });
});

describe('languages that are understood', () => {
  test.each([
    ['en', 'what is the fee of this transaction'],
    ['en', 'top 5 tokens'],
    // A symbol may be in any script.
    ['en', 'price of שקל'],
    ['en', 'what is the volume of ไทย today'],
    ['en', 'what is the price of ΩΩ token'],
    ['en', 'is the stake of it active'],
    ['de', 'wie viele SOL sind in dem Wallet'],
    ['de', 'was ist ein token account'],
    ['de', 'hat der Validator im letzten Block gefehlt'],
    ['es', 'qué es esto y de quién es'],
    ['pt', 'quanto custou essa transação'],
    ['fr', 'ma transaction a échoué, pourquoi'],
    ['it', 'chi ha pagato la commissione'],
    ['nl', 'hoeveel SOL heeft deze wallet'],
    ['nl', 'welke tokens zijn er vandaag bijgekomen'],
    ['nl', `wie is de eigenaar van ${ADDRESS}`],
    ['nl', 'wat is een token account'],
    ['pl', 'ile kosztuje ta transakcja'],
    ['pl', `Ile SOL ma ${ADDRESS}?`],
    ['pl', 'najwieksze swapy z ostatnich 10 minut'],
    ['pl', 'co to jest PDA'],
    ['pl', 'najnowsze tokeny bez freeze authority'],
    ['pl', 'tylko nieudane transakcje z ostatniej godziny'],
    ['pl', 'skąd przyszły pierwsze SOL na ten portfel'],
    ['nl', 'duurste transactie van vandaag'],
    ['nl', 'wie kocht lnKELP als eerste'],
    ['tr', 'kaç token var'],
    ['id', 'siapa yang bayar biaya ini'],
    ['vi', 'ai trả phí giao dịch này'],
    ['ru', 'сколько стоила эта транзакция'],
    ['uk', 'скільки коштувала ця транзакція'],
    ['zh', '这笔交易的手续费是多少'],
    ['ja', 'この取引の手数料は'],
    ['ko', '이 거래 수수료가 얼마야'],
    ['hi', 'इस ट्रांज़ैक्शन की फीस कितनी थी'],
    ['ar', 'كم كانت رسوم هذه المعاملة'],
  ])('%s: %s', (language, text) => {
    expect(detect(text)).toEqual({ language });
  });
});

test('a data file with a line that is no entry is refused', () => {
  expect(() => parseOtherLanguages('cs kolik jaký')).toThrow('no entry');
  expect(() => parseOtherLanguages('cs.letters = ě')).toThrow('no words');
});

test('Hindi is known in Latin letters, and is Hindi', () => {
  expect(detect('is token ki supply kitni hai aur mint ho sakta hai kya')).toEqual({
    language: 'hi',
    isRomanised: true,
  });
});
