/** Sends messages that no user waits for in a job, which retries when no provider accepts them. */
import { z } from 'zod';
import type { Db } from '#db';
import { defineJob, enqueue, type AnyJob } from '#platform/jobs';
import { sendMessage } from './messenger.ts';
import type { Message, Outcome } from './provider.ts';

/**
 * A permanent refusal, such as a wrong number, is not retried. Throws for any other refusal, so that the job retries.
 */
export function expectAccepted({ accepted, retryable, errorCode }: Outcome): void {
  if (!accepted && retryable) throw new Error(`the message was not taken: ${errorCode}`);
}

const laterTemplates = [
  'account.PASSWORD_RESET',
  'account.PASSWORD_CHANGED',
  'account.DELETED',
  'account.OPENED',
  'account.GIFTED',
] as const;

/** Queued messages hold no secrets: one-time codes and passwords are sent at once and never stored in the queue. */
export type LaterMessage = Omit<Message, 'requestId' | 'templateKey' | 'params'> & {
  readonly templateKey: (typeof laterTemplates)[number];
  readonly params: { readonly product: string; readonly contact: string; readonly link?: string };
};

export const sendMessageJob = defineJob({
  kind: 'messages.send',
  payload: z.strictObject({
    to: z.string(),
    templateKey: z.enum(laterTemplates),
    params: z.strictObject({ product: z.string(), contact: z.string(), link: z.string().optional() }),
    locale: z.enum(['vi', 'en']),
  }),
  maxAttempts: 10,
  run: async ({ app, id }, message) => expectAccepted(await sendMessage(app, { ...message, requestId: id })),
});

/** Sends a message once the transaction `db` is committed. */
export const sendLater = (context: { readonly db: Db }, message: LaterMessage): Promise<void> =>
  enqueue(context, sendMessageJob, message);

export const messagesJobs: readonly AnyJob[] = [sendMessageJob];
