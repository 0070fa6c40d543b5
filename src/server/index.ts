/** Answers: the HTTP edge, the endpoints, pages and live streams. */
export { createApi } from './answering/answer.ts';
export type { Clusters } from './reading/clusters.ts';
export { toFallback } from './reading/clusters.ts';
export { ConfigurationError, parseConfiguration, type Configuration } from './config/configuration.ts';
export { findOriginFault } from './config/origin-fault.ts';
export { toHelp } from './config/help-text.ts';
export { VARIABLES } from './config/variables.ts';
export { createClusters, type StatusGateway } from './reading/gateway-clusters.ts';
export { readSsoSecrets } from './sso/secrets-file.ts';
export { checkStart, type CheckedPart } from './check-start.ts';
export { createServer, type Server, type ServerParts } from './server.ts';
export type { ForwardRpc } from './http/listener.ts';
export { createAggregator, type Aggregator } from './reading/market/aggregator-quotes.ts';
export { loadPageRenderer } from './http/pages/load-page-renderer.ts';
export type { PageRequest, RenderedPage, RenderPage } from './http/pages/page-renderer.ts';
export { createStaticFiles } from './http/pages/static-files.ts';
export { createClusterReader, type ClusterReader } from './reading/cluster-reader.ts';
export { listOperations, type Operation } from './reference/operations.ts';
