import type { Provenance } from '#contracts/answers';
import { toDurationText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Notice } from '../ui/block/notice.tsx';

/** Says that what is shown is older than it should be, how old, and why. */
export function StaleNotice({ provenance }: { readonly provenance: Wire<Provenance> }) {
  const { staleSeconds, cacheAgeSeconds } = provenance;
  const age = toDurationText(cacheAgeSeconds ?? staleSeconds ?? 0);
  if (cacheAgeSeconds === undefined && staleSeconds === undefined) return null;
  return (
    <Notice
      kind="stale"
      title={
        cacheAgeSeconds === undefined
          ? `No endpoint answers. This data is ${age} old.`
          : `Cached in this browser ${age} ago and not checked since.`
      }
    />
  );
}
