/** Mails to people who wrote, and the deletion of old requests. */
import { productName } from '@vumon/domain';
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/request-mails.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/request-mails.vi.json' with { type: 'json' };
import { z } from 'zod';
import { withTransaction } from '#db';
import { settingFor } from '#people/packages';
import { defineJob, type AnyJob, type JobContext } from '#platform/jobs';
import { expectAccepted, plainMailOf, sendMail } from '#platform/messages';
import { localeOn } from '../../config.ts';
import { monthsBefore } from '../../platform/clock.ts';
import { deleteOldRequests, findOptionalRequest, type RequestRow } from './requests.queries.ts';

const translate = createTranslator('request-mails', { vi, en });
const written = (day: string): string => day.split('-').toReversed().join('/');

/** Undefined when the request has been deleted since. */
async function mailOf(
  { app, db, id: requestId }: JobContext,
  id: string,
  write: (row: RequestRow, locale: 'vi' | 'en') => { subject: string; text: string },
) {
  const row = await findOptionalRequest(db, id);
  if (!row) return undefined;
  const locale = localeOn(app.config, row.locale);
  return plainMailOf({ to: row.email, locale, requestId }, write(row, locale));
}

/** Holds no words of the sender, so that the form cannot send anybody's text to a third person. */
export const confirmationMailJob = defineJob({
  kind: 'requests.confirm',
  payload: z.strictObject({ id: z.string() }),
  maxAttempts: 10,
  async run(context, { id }) {
    const mail = await mailOf(context, id, ({ dueOn }, locale) => ({
      subject: translate('received.subject', locale, { product: productName }),
      text: translate('received.text', locale, { product: productName, day: written(dueOn) }),
    }));
    if (mail) expectAccepted(await sendMail(context.app, mail));
  },
});

export const answerMailJob = defineJob({
  kind: 'requests.answer',
  payload: z.strictObject({ id: z.string(), text: z.string() }),
  maxAttempts: 10,
  async run(context, { id, text }) {
    const mail = await mailOf(context, id, ({ message }, locale) => ({
      subject: translate('answer.subject', locale, { product: productName }),
      text: `${text}\n\n${translate('answer.asked', locale)}\n${message
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`,
    }));
    if (mail) expectAccepted(await sendMail(context.app, mail));
  },
});

const batch = 1_000;

const deleteOldRequestsJob = defineJob({
  kind: 'requests.delete-old',
  cron: '53 3 * * *',
  payload: z.object({}),
  async run({ app, db, now, signal }) {
    const before = monthsBefore(now, await settingFor({ app, db }, 'keep-requests-months'));
    for (let count = batch; count === batch && !signal.aborted;)
      count = await withTransaction(app.db, (inside) => deleteOldRequests(inside, before, batch));
  },
});

export const requestsJobs: readonly AnyJob[] = [confirmationMailJob, answerMailJob, deleteOldRequestsJob];
