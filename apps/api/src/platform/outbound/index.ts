export { callableAddress } from './addresses.ts';
export { call, post, type CallOutcome, type CallReply, type OutboundOptions, type OutboundRequest } from './call.ts';
