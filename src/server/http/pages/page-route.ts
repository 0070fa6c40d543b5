import { PAGE_ROUTES } from '#contracts/page-routes.gen';

const toSegments = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** Routes by how many segments they have, fixed ones first. */
const BY_LENGTH = new Map<number, (readonly string[])[]>();
for (const route of [...PAGE_ROUTES].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))) {
  const segments = toSegments(route);
  BY_LENGTH.set(segments.length, [...(BY_LENGTH.get(segments.length) ?? []), segments]);
}

/** The route of the page a path leads to, such as `/tx/:signature`; `undefined` where there is none. */
export function toPageRoute(path: string): string | undefined {
  const wanted = toSegments(path);
  const found = BY_LENGTH.get(wanted.length)?.find((route) =>
    route.every((segment, i) => segment.startsWith(':') || segment === wanted[i]),
  );
  return found && `/${found.join('/')}`;
}
