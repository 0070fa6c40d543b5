import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { CLUSTER_COOKIE, type ServedCluster } from '#contracts/cluster';
import type { Configuration } from '../config/configuration.ts';
import { toClient } from '../edge/client-identity.ts';
import { serverError } from '../errors/server-error.ts';
import { toFallback, type Clusters } from '../reading/clusters.ts';
import { parseCookies, toChosenCluster, toServed, type ChosenCluster } from './chosen-cluster.ts';

export type App = Hono<{ Bindings: Partial<HttpBindings> }>;
export type AppContext = Context<{ Bindings: Partial<HttpBindings> }>;

/** The id the edge gave the request; a fresh one where there is no edge. */
export function requestIdOf(context: AppContext): string {
  const given = context.env?.outgoing?.getHeader('X-Request-Id');
  return typeof given === 'string' ? given : randomBytes(8).toString('hex');
}

/** The cluster a request is about. Throws for an unknown one in the query. */
export function clusterOf(context: AppContext, clusters: Clusters): ChosenCluster {
  const named = context.req.queries('cluster');
  if (named !== undefined && named.length > 1) throw serverError('unknown-cluster');
  const cookie = parseCookies(context.req.header('cookie')).get(CLUSTER_COOKIE.name);
  return toChosenCluster(named?.[0], cookie, toFallback(clusters.list()).fallback);
}

/** The same where only what the server itself asks can be answered. Throws for a visitor's own chain. */
export const servedClusterOf = (context: AppContext, clusters: Clusters): ServedCluster =>
  toServed(clusterOf(context, clusters));

/** Origin visitors use: configured, else the one they asked, whose Host the edge has checked. */
export function originOf(context: AppContext, configuration: Pick<Configuration, 'publicOrigin'>): string {
  return configuration.publicOrigin ?? `http://${context.req.header('host') ?? 'localhost'}`;
}

/** Who a request counts for, as the edge tells clients apart. */
export function clientOf(
  context: AppContext,
  { trustedHops = 0 }: Partial<Pick<Configuration, 'trustedHops'>>,
): string {
  const incoming = context.env?.incoming;
  return incoming === undefined ? 'in process' : toClient(incoming, trustedHops);
}
