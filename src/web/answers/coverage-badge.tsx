import { toDurationText, toGrouped } from '#contracts/text/value-text';
import { Badge } from '../ui/block/badge.tsx';

/** Units a length is shortened to, the largest that it has one of. */
const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** How much of a window is indexed, where that is not all of it; both in seconds. */
export function CoverageBadge({ covered, of }: { readonly covered: number; readonly of: number }) {
  if (covered >= of) return null;
  return (
    <Badge
      tone="info"
      title={`The index of this server covers ${toDurationText(Math.max(0, Math.floor(covered)))} of this window; figures and changes are of that time only.`}
    >
      {toShort(covered, Math.floor)} of {toShort(of, Math.round)} indexed
    </Badge>
  );
}

/** `4200` → `1 h`: in whole units. A window of one day is `24 h`, as everywhere. */
function toShort(seconds: number, toWhole: (units: number) => number): string {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one && (one < 86_400 || seconds > one)) ?? UNITS[3];
  return `${toGrouped(toWhole(seconds / size))} ${unit}`;
}
