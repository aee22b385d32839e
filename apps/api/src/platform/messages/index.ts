export { openChannels, sendMail, sendMessage } from './messenger.ts';
export { newestOutboxMessages, type OutboxRow } from './outbox.queries.ts';
export type { Message, TemplateKey } from './provider.ts';

export { readUnsubscribeToken, unsubscribeLinks } from './unsubscribe.ts';
export { noticeMailOf, plainMailOf } from './texts.ts';
export { expectAccepted, messagesJobs, sendLater } from './send.jobs.ts';
