import type { ServerResponse } from 'node:http';
import { routePath } from 'hono/route';
import { toAlternate } from './pages/alternate-path.ts';
import { toPageRoute } from './pages/page-route.ts';
import type { App, AppContext } from './request-context.ts';

/** Of answers that are under way. */
const routes = new WeakMap<ServerResponse, string>();

/** The route that made an answer, such as `/api/blocks/:slot`; `undefined` where none did. */
export const routeOf = (response: ServerResponse): string | undefined => routes.get(response);

/** Notes of every answer of the app by which route it was made. Must be added before the routes. */
export function noteRoutes(app: App): void {
  app.use('*', async (context, next) => {
    await next();
    const outgoing = context.env?.outgoing as ServerResponse | undefined; // HTTP/2 is not spoken
    const route = outgoing && toRoute(context);
    if (route !== undefined) routes.set(outgoing!, route);
  });
}

/** Every path that has no route of its own is looked for among the pages. */
function toRoute(context: AppContext): string | undefined {
  const route = routePath(context);
  if (!/^\/?\*$/.test(route)) return route;
  const { path } = context.req;
  const alternate = toAlternate(path);
  if (alternate === undefined) return toPageRoute(path);
  const page = toPageRoute(alternate.path);
  return page && `${page}.${alternate.kind}`;
}
