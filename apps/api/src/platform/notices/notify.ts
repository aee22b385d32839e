/** Notifies users, in the transaction of the change that the notice is about. */
import {
  isMailed,
  noticeKinds,
  noticeValues,
  pushedText,
  timeZoneOf,
  uuidv7,
  type NoticeKind,
  type NoticeParams,
} from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { z } from 'zod';
import type { Db } from '#db';
import type { HearingContext } from '#platform/events';
import { defineJob, enqueue } from '#platform/jobs';
import { expectAccepted, noticeMailOf, sendMail, unsubscribeLinks } from '#platform/messages';
import { languagePrefix, localeOn } from '../../config.ts';
import type { App } from '../http/context.ts';
import { insertNotices, refusesMail } from './notices.queries.ts';
import { pushNoticesJob } from './push.jobs.ts';
import { anySubscribed } from './push.queries.ts';
import { mailReaderOf } from './readers.queries.ts';

export interface NotifyContext {
  readonly app: Pick<App, 'newId'>;
  /** The transaction: the notice exists when it is committed, and its mail is sent then. */
  readonly db: Db;
  readonly now: number;
}

/** For a listener: the notice is as old as the event, and among others it stands where the event happened. */
export const asOf = ({ app, db, at }: HearingContext): NotifyContext => ({
  app: { newId: () => uuidv7(at, (bytes) => app.random(bytes)) },
  db,
  now: at,
});

export interface NewNotice<Kind extends NoticeKind> {
  readonly users: readonly string[];
  readonly kind: Kind;
  readonly params: NoticeParams[Kind];
  /** A path of the product, such as `/learning`. */
  readonly link: string | null;
  /** Also by mail, for kinds that are mailed only on request. */
  readonly mailed?: boolean;
}

export async function notify<Kind extends NoticeKind>(
  { app, db, now }: NotifyContext,
  { users, kind, params, link, mailed = false }: NewNotice<Kind>,
): Promise<void> {
  const owners = [...new Set(users)];
  if (owners.length === 0) return;
  await insertNotices(
    db,
    owners.map((ownerId) => ({ ownerId, id: app.newId() })),
    { kind, params: { ...params }, link, at: new Date(now) },
  );
  if (isMailed(kind, mailed))
    await enqueue({ db }, mailNoticesJob, { users: owners, kind, params: { ...params }, link });
  if (await anySubscribed(db, owners))
    await enqueue({ db }, pushNoticesJob, { users: owners, kind, text: pushedText(params), link });
}

const payload = {
  kind: z.enum(noticeKinds),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string().nullable(),
};

/** The absolute link in the reader's language; practice may have a separate site. */
function addressOf({ config }: App, locale: 'vi' | 'en', link: string): string {
  const site = link.startsWith('/practice-test/') ? config.practiceUrl : config.publicUrl;
  return `${site}${languagePrefix(config, locale)}${link}`;
}

/** Sends one mail; a job per mail, so that each is retried independently. */
export const mailNoticeJob = defineJob({
  kind: 'notices.mail-one',
  payload: z.strictObject({ ...payload, userId: z.uuid() }),
  maxAttempts: 10,
  async run({ app, db, id }, { userId, kind, params, link }) {
    const reader = await mailReaderOf.call(db, userId);
    if (!reader || (await refusesMail(db, userId, kind))) return;
    const zone = timeZoneOf(app.config.site, reader.timeZone);
    const locale = localeOn(app.config, reader.locale);
    const mail = noticeMailOf(
      { to: reader.email, locale, requestId: id },
      {
        kind,
        values: noticeValues(params, locale, (at) => formatDayTime(at, zone)),
        url: link === null ? null : addressOf(app, locale, link),
        unsubscribe: unsubscribeLinks(app, { userId, locale }, kind),
      },
    );
    expectAccepted(await sendMail(app, mail));
  },
});

/**
 * Enqueues a job per reader, so that the transaction that notifies only adds one job, however many readers there are.
 */
export const mailNoticesJob = defineJob({
  kind: 'notices.mail',
  payload: z.strictObject({ ...payload, users: z.array(z.uuid()) }),
  run: ({ once }, { users, ...notice }) =>
    once(async (db) => {
      for (const userId of users) await enqueue({ db }, mailNoticeJob, { ...notice, userId });
    }),
});
