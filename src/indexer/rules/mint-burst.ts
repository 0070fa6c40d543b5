import { BOUNDS } from '#contracts/anomaly-rules';
import type { BirthFact } from '../facts/facts.ts';
import { defineRule, type Finding } from './define-rule.ts';

const { byOne, factor, leastBirths, leastBlocks } = BOUNDS.mintBurst;

export default defineRule({
  name: 'mint-burst',
  find({ births }, recent) {
    if (births.length < Math.min(byOne, leastBirths)) return [];
    const byCreator = Map.groupBy(births, ({ creator }) => creator);
    const usual =
      recent.length < leastBlocks
        ? undefined
        : recent.reduce((sum, one) => sum + one.births, 0) / recent.length;
    const toFinding = (
      mints: readonly BirthFact[],
      allowed: number,
      subject: string | undefined,
    ): Finding => ({
      subject,
      position: mints[0]!.position,
      measured: mints.length,
      allowed,
      evidence: {
        births: births.length,
        creators: byCreator.size,
        ...(usual !== undefined && { usual: usual.toFixed(2) }),
        first: mints[0]!.mint,
      },
    });
    const found = [...byCreator]
      .filter(([, mints]) => mints.length >= byOne)
      .map(([creator, mints]) => toFinding(mints, byOne, creator));
    if (found.length > 0 || usual === undefined) return found;
    const allowed = Math.max(leastBirths, usual * factor);
    return births.length < allowed ? [] : [toFinding(births, allowed, undefined)];
  },
});
