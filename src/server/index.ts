/** Answers: the HTTP edge, the endpoints, pages and live streams. */
export { createApi } from './ask.ts';
export type { Clusters } from './clusters.ts';
export { toFallback } from './clusters.ts';
export { ConfigurationError, parseConfiguration, VARIABLES, type Configuration } from './configuration.ts';
export { createClusters, type StatusGateway } from './gateway-clusters.ts';
export { readSsoSecrets } from './sso/secrets-file.ts';
export { createServer, type Server, type ServerParts } from './create-server.ts';
export type { ForwardRpc } from './edge/listener.ts';
export { createAggregator, type Aggregator } from './readers/aggregator-quotes.ts';
export { loadPageRenderer } from './pages/load-page-renderer.ts';
export type { PageRequest, RenderedPage, RenderPage } from './pages/page-renderer.ts';
export { createStaticFiles } from './pages/static-files.ts';
export { createClusterReader, type ClusterReader } from './readers/cluster-reader.ts';
export { listOperations, type Operation } from './reference/operations.ts';
