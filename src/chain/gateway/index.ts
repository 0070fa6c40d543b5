/** The gateway: every endpoint of every cluster behind one door. */
export { createGateway, type ClientConnection, type ForwardOptions, type Gateway } from './gateway.ts';
export type { ClusterStatus, EndpointStatus } from './cluster-status.ts';
export type { EndpointState } from './endpoint.ts';
export { toForwardBytes, writeForwardAnswer, type ForwardAnswer } from './forward-answer.ts';
export { costOfMethod, METHOD_RULES, type MethodRule } from './method-rules.ts';
export { DEFAULT_LIMITS, type GatewayLimits, type GatewayOptions } from './options.ts';
export { RpcError } from './rpc-error.ts';
