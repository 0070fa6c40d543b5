/** `in this transaction`, `nessa transação`, `in diesem Block`: words that point at what the page shows. */
import type { ParseContext } from '../context.ts';

/** Folded; of languages that are written without spaces, the signs before a noun. */
const POINTING =
  /^(?:this|that|[dn]?est[aeo]s?|[dn]?ess[ae]s?|[dn]?est[ae]|es[aeo]|cette|cet|ce|quest[aeio]|diese[rsmn]?|эт(?:от|а|у|о|ой|ого|ом|им)|це[ийю]?|цю|цього|цьому|цією|цій|bu|ini|nay|这|這|此|이|यह|इस|هذا|هذه)$/;
const NEAR = 2;

export const pointsAtPage = ({ page, tokens, ...context }: ParseContext): boolean =>
  page !== undefined &&
  context.of('kind').some(
    ({ key, at: [first = 0, ...more] }) =>
      key === page.kind &&
      tokens.some(({ text }, index) => {
        const behind = index - (more.at(-1) ?? first);
        // `giao dịch này`, `transaksi ini` point from behind.
        return (
          POINTING.test(text) && ((index < first && first - index <= NEAR) || (behind >= 1 && behind <= NEAR))
        );
      }),
  );

/** `how many of his coins graduated` on the page of a wallet: what is asked is of that wallet, and not of everybody. */
export const isOfPageWallet = ({ page, tokens, language, mentions }: ParseContext): boolean =>
  language === 'en' &&
  page?.kind === 'account' &&
  mentions.every(({ isSoft }) => isSoft === true) &&
  tokens.some(({ text }) => /^(?:his|her|their|its)$/.test(text));
