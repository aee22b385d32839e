/** What notices must know about accounts, which the area above registers. */
import type { RawBuilder } from 'kysely';
import type { Db } from '#db';
import { defineHook, defineSqlHook } from '../hooks.ts';

/** SQL: whether the account of an id exists and is not deleted. */
export const isReader = defineSqlHook<[userId: RawBuilder<unknown>], RawBuilder<boolean>>('isReader');

export interface MailReader {
  readonly email: string;
  readonly locale: 'vi' | 'en';
  readonly timeZone: string | null;
}

/** Address, language and time zone for mails; undefined without an address, for a deleted or locked account. */
export const mailReaderOf = defineHook<[db: Db, userId: string], MailReader | undefined>('mailReaderOf');

/** SQL: whether the session of an id has not ended. */
export const isLiveSession = defineSqlHook<[sessionId: RawBuilder<unknown>, now: Date], RawBuilder<boolean>>(
  'isLiveSession',
);

/** The language in which a user reads; undefined for a deleted or locked account. */
export const localeOfReader = defineHook<[db: Db, userId: string], 'vi' | 'en' | undefined>('localeOfReader');
