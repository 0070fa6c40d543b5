import type { TokenMintFact } from '../facts/facts.ts';
import { defineRule, figure, type Finding } from './define-rule.ts';

const LEAST_BY_ONE = 10;
const FACTOR = 8;
const LEAST_TOKEN_MINTS = 20;
const LEAST_BLOCKS = 50;

export default defineRule({
  name: 'mint-burst',
  title: 'Burst of mints',
  severity: 'notice',
  text: `One fee payer created at least ${LEAST_BY_ONE} mints in a block; or all created at least ${LEAST_TOKEN_MINTS}, which is ${FACTOR} times the mean of the ${LEAST_BLOCKS} to 300 blocks before it.`,
  measured: figure.count('Mints created'),
  figures: {
    tokenMints: figure.count('Mints of the block'),
    creators: figure.count('Creators'),
    usual: figure.text('Usual in a block'),
    first: figure.address('First mint'),
  },
  find({ tokenMints }, recent) {
    if (tokenMints.length < Math.min(LEAST_BY_ONE, LEAST_TOKEN_MINTS)) return [];
    const byCreator = Map.groupBy(tokenMints, ({ creator }) => creator);
    const usual =
      recent.length < LEAST_BLOCKS
        ? undefined
        : recent.reduce((sum, one) => sum + one.tokenMints, 0) / recent.length;
    const toFinding = (
      mints: readonly TokenMintFact[],
      allowed: number,
      subject: string | undefined,
    ): Finding => ({
      subject,
      position: mints[0]!.position,
      measured: mints.length,
      allowed,
      evidence: {
        tokenMints: tokenMints.length,
        creators: byCreator.size,
        ...(usual !== undefined && { usual: usual.toFixed(2) }),
        first: mints[0]!.mint,
      },
    });
    const found = [...byCreator]
      .filter(([, mints]) => mints.length >= LEAST_BY_ONE)
      .map(([creator, mints]) => toFinding(mints, LEAST_BY_ONE, creator));
    if (found.length > 0 || usual === undefined) return found;
    const allowed = Math.max(LEAST_TOKEN_MINTS, usual * FACTOR);
    return tokenMints.length < allowed ? [] : [toFinding(tokenMints, allowed, undefined)];
  },
});
