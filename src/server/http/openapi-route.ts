import type { App } from './request-context.ts';
import type { Configuration } from '../config/configuration.ts';
import { OPENAPI_PATH } from '../edge/open-reads.ts';
import { originOf } from './request-context.ts';
import { replyJson } from './reply.ts';

/** Made by the first who asks, and cached for the origin that asks most: its own. */
export function addOpenApi(app: App, configuration: Pick<Configuration, 'publicOrigin'>): void {
  let last = { origin: '', json: '' };
  app.get(OPENAPI_PATH, async (context) => {
    const origin = originOf(context, configuration);
    if (last.origin !== origin) {
      const { toOpenApi } = await import('../reference/openapi.ts');
      last = { origin, json: JSON.stringify(toOpenApi(origin)) };
    }
    return replyJson(context, 200, last.json, { 'Cache-Control': 'public, max-age=300' });
  });
}
