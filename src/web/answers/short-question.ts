import { toShortAddress } from '#contracts/text/value-text';

/** A question as a button shows it: with its addresses and signatures short. */
export const toShortQuestion = (question: string): string =>
  question.replace(/[1-9A-HJ-NP-Za-km-z]{32,90}/g, toShortAddress);
