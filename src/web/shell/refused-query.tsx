import type { RefusedSearch } from '../router/define-search.ts';
import { Notice } from '../ui/block/notice.tsx';

/** Says which parts of the address mean nothing to the page; the page goes on without them. */
export function RefusedQuery({ refused }: { readonly refused: readonly RefusedSearch[] }) {
  return refused.map(({ key, text, allowed }) => (
    <Notice key={key} kind="malformed" title={`“${text.slice(0, 60)}” is not a valid value of ${key}.`}>
      <p>It is {allowed}; the page is shown without it.</p>
    </Notice>
  ));
}
