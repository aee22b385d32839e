export { callableAddress } from './addresses.ts';
export { post, type CallOutcome, type OutboundOptions, type OutboundRequest } from './call.ts';
