/** Sends notices to devices through the push services of their browsers. */
import { noticeKinds } from '@vumon/domain';
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/notices-by-kind.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/notices-by-kind.vi.json' with { type: 'json' };
import { z } from 'zod';
import { defineJob, enqueue } from '#platform/jobs';
import { post, type CallOutcome } from '#platform/outbound';
import { languagePrefix, localeOn } from '../../config.ts';
import { deleteEnded, deleteGone, receivingSessions, subscriptionOf } from './push.queries.ts';
import { localeOfReader } from './readers.queries.ts';
import { authorizationFor, encryptPush, privateKeyFrom, signingKeyOf } from './web-push.ts';

const words = createTranslator('notices-by-kind', { vi, en });

const payload = {
  kind: z.enum(noticeKinds),
  /** What a locked screen may show below the name of the kind. */
  text: z.string(),
  link: z.string().nullable(),
};

/** For so long a push service keeps what it cannot deliver; the notice itself waits in the product. */
const keptSeconds = 24 * 60 * 60;
/** After so many attempts nothing is sent: who opens the product sees the notice. */
const attempts = 4;

/** What the service answered: done, not now, or never at this address again. */
function meaningOf({ status, failure }: CallOutcome): 'sent' | 'later' | 'gone' {
  if (status === null) return failure === 'ADDRESS_REFUSED' ? 'gone' : 'later';
  if (status >= 200 && status < 300) return 'sent';
  // 401 and 403: it belongs to another key, as after a change of the secret.
  return [400, 401, 403, 404, 410].includes(status) ? 'gone' : 'later';
}

/** One device; a job of its own, so that a service that is down holds up no other. */
export const pushNoticeJob = defineJob({
  kind: 'notices.push-one',
  payload: z.strictObject({ ...payload, sessionId: z.uuid() }),
  maxAttempts: attempts,
  async run({ app, db, now, attempt }, { sessionId, kind, text, link }) {
    const to = await subscriptionOf(db, sessionId, new Date(now));
    const own = to && (await localeOfReader.call(db, to.userId));
    if (!to || !own) return;
    const { config } = app;
    const locale = localeOn(config, own);
    const message = {
      title: words(`${kind}.name`, locale),
      text,
      url: `${languagePrefix(config, locale)}${link ?? '/notices'}`,
    };
    const ownKey = privateKeyFrom(Buffer.from(app.random(new Uint8Array(48))));
    const outcome = await post(
      {
        url: to.endpoint,
        headers: {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(keptSeconds),
          authorization: authorizationFor(new URL(to.endpoint), config.publicUrl, signingKeyOf(config.secret), now),
        },
        body: encryptPush(JSON.stringify(message), to, ownKey, Buffer.from(app.random(new Uint8Array(16)))),
      },
      { local: config.development && !config.production },
    );
    const meaning = meaningOf(outcome);
    if (meaning === 'gone') await deleteGone(db, sessionId, to.endpoint);
    if (meaning === 'later' && attempt < attempts)
      throw new Error(`push service: ${outcome.status ?? outcome.failure}`);
  },
});

/** A job for each device, so that the transaction that notifies adds only one, however many readers there are. */
export const pushNoticesJob = defineJob({
  kind: 'notices.push',
  payload: z.strictObject({ ...payload, users: z.array(z.uuid()) }),
  run: ({ once, now }, { users, ...notice }) =>
    once(async (db) => {
      for (const sessionId of await receivingSessions(db, users, notice.kind, new Date(now)))
        await enqueue({ db }, pushNoticeJob, { ...notice, sessionId });
    }),
});

export const deleteEndedPushJob = defineJob({
  kind: 'notices.push-ended',
  cron: '41 * * * *',
  payload: z.object({}),
  run: ({ db, now }) => deleteEnded(db, new Date(now)),
});
