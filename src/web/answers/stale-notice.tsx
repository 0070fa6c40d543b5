import type { Provenance } from '#contracts/answers';
import { toDurationText } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Notice } from '../ui/notice.tsx';

/** Says that every endpoint is down and how old what is shown is. */
export function StaleNotice({ provenance }: { readonly provenance: Wire<Provenance> }) {
  if (provenance.staleSeconds === undefined) return null;
  return (
    <Notice
      inline
      kind="stale"
      title={`No endpoint answers. This is what was known ${toDurationText(provenance.staleSeconds)} ago.`}
    />
  );
}
