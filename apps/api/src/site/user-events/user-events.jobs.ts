/** Mails about cancelled events, and the deletion of old names. */
import { productName, timeZoneOf } from '@vumon/domain';
import { createTranslator, formatDay } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/event-mails.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/event-mails.vi.json' with { type: 'json' };
import { z } from 'zod';
import { withTransaction } from '#db';
import { settingFor } from '#people/packages';
import { defineJob, enqueue, type AnyJob } from '#platform/jobs';
import { expectAccepted, plainMailOf, sendMail } from '#platform/messages';
import { localeOn } from '../../config.ts';
import { monthsBefore } from '../../platform/clock.ts';
import { deleteOldParticipants, findOptionalMail, mailsOfEvent } from './user-events.queries.ts';

const translate = createTranslator('event-mails', { vi, en });
const batch = 500;

/** One mail a job, so that a mail that fails is repeated alone. */
const cancelledMailJob = defineJob({
  kind: 'user-events.mail-cancelled',
  payload: z.strictObject({ id: z.string() }),
  maxAttempts: 10,
  async run({ app, db, id: jobId }, { id }) {
    const mail = await findOptionalMail(db, id);
    if (!mail) return;
    const locale = localeOn(app.config, mail.locale);
    const { startsAt } = mail;
    const name = (locale === 'en' && mail.nameEn) || mail.name;
    const timeZone = timeZoneOf(app.config.site, mail.timeZone);
    const day = startsAt ? formatDay(startsAt, timeZone) : '';
    expectAccepted(
      await sendMail(
        app,
        plainMailOf(
          { to: mail.email, locale, requestId: jobId },
          {
            subject: translate('cancelled.subject', locale, { name }),
            text: translate('cancelled.text', locale, { name, day, product: productName }),
          },
        ),
      ),
    );
  },
});

export const cancelledJob = defineJob({
  kind: 'user-events.tell-cancelled',
  payload: z.strictObject({ id: z.string() }),
  maxAttempts: 10,
  async run({ app }, { id }) {
    // In one transaction: a job that is repeated asks for each mail once.
    await withTransaction(app.db, async (db) => {
      let after = '00000000-0000-0000-0000-000000000000';
      for (;;) {
        const rows = await mailsOfEvent(db, id, after, batch);
        for (const row of rows)
          await enqueue({ db }, cancelledMailJob, { id: row.id }, { key: `event-mail ${row.id}` });
        if (rows.length < batch) return;
        after = rows.at(-1)!.id;
      }
    });
  },
});

const deleteOldJob = defineJob({
  kind: 'user-events.delete-old',
  cron: '57 3 * * *',
  payload: z.object({}),
  async run({ app, db, now, signal }) {
    const before = monthsBefore(now, await settingFor({ app, db }, 'keep-requests-months'));
    for (let count = batch; count === batch && !signal.aborted;)
      count = await withTransaction(app.db, (inside) => deleteOldParticipants(inside, before, batch));
  },
});

export const userEventsJobs: readonly AnyJob[] = [cancelledJob, cancelledMailJob, deleteOldJob];
