export { sendMessage } from './messenger.ts';
export { newestOutboxMessages, type OutboxRow } from './outbox.queries.ts';
export type { Message, TemplateKey } from './provider.ts';
