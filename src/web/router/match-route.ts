export interface RouteMatch<Entry> {
  readonly entry: Entry;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The first route that fits a path. `:name` takes one segment, decoded; a segment that is not valid
 * percent-encoding is taken as it stands. A slash at the end is ignored. Fixed routes win over open ones.
 */
export function matchRoute<Entry extends { readonly route: string }>(
  entries: readonly Entry[],
  path: string,
): RouteMatch<Entry> | undefined {
  const wanted = toSegments(path);
  let open: RouteMatch<Entry> | undefined;
  for (const entry of entries) {
    const parts = toRouteSegments(entry.route);
    if (parts.length !== wanted.length) continue;
    const params: Record<string, string> = {};
    let fits = true;
    for (let i = 0; i < parts.length && fits; i++) {
      const part = parts[i]!;
      if (part.startsWith(':')) params[part.slice(1)] = decodeSegment(wanted[i]!);
      else fits = part === wanted[i];
    }
    if (!fits) continue;
    if (!entry.route.includes(':')) return { entry, params };
    open ??= { entry, params };
  }
  return open;
}

const ofRoutes = new Map<string, readonly string[]>();

/** Of the route of an entry: there are only so many, and each path is held against all of them. */
function toRouteSegments(route: string): readonly string[] {
  let segments = ofRoutes.get(route);
  if (segments === undefined) ofRoutes.set(route, (segments = toSegments(route)));
  return segments;
}

function toSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
