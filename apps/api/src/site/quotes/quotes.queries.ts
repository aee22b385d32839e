/** SQL of quotes. */
import type { QuoteView } from '@vumon/contract';
import type { SiteTexts } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';

/** All that the paper shows besides number and date; stored, so that later changes of prices or of the company do not change it. */
export interface QuoteContent extends Pick<
  QuoteView,
  'recipient' | 'organisation' | 'locale' | 'items' | 'total' | 'validUntil' | 'note'
> {
  readonly product: string;
  readonly address: string;
  readonly company: Pick<SiteTexts, 'company' | 'address' | 'taxCode' | 'hotline' | 'email'>;
}

export interface QuoteRow {
  readonly id: string;
  readonly number: string;
  readonly customerId: string | null;
  readonly requestId: string | null;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly content: QuoteContent;
}

/** Whom or what a quote is for; exactly one of the two. */
export type About = { readonly customerId: string } | { readonly requestId: string };

const columns = sql`q.id, q.number, q.customer_id AS "customerId", q.request_id AS "requestId", q.made_at AS "madeAt",
  u.full_name AS "madeBy", q.content FROM quotes q JOIN users u ON u.id = q.made_by`;

const isAbout = (about: About): RawBuilder<unknown> =>
  'customerId' in about ? sql`q.customer_id = ${about.customerId}` : sql`q.request_id = ${about.requestId}`;

/** The newest first, at most fifty. */
export async function listQuotes(db: Db, about: About): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    SELECT ${columns} WHERE ${isAbout(about)} ORDER BY q.made_at DESC, q.id DESC LIMIT 50`.execute(db);
  return rows;
}

export async function findOptionalQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`SELECT ${columns} WHERE q.id = ${id}`.execute(db);
  return rows[0];
}

export interface NewQuote {
  readonly id: string;
  readonly about: About;
  readonly madeBy: string;
  readonly madeAt: Date;
  /** YYMMDD in Vietnam, the first part of the number. */
  readonly day: string;
  readonly content: QuoteContent;
}

export async function insertQuote(db: Db, { id, about, madeBy, madeAt, day, content }: NewQuote): Promise<void> {
  const [customerId, requestId] = 'customerId' in about ? [about.customerId, null] : [null, about.requestId];
  await sql`
    INSERT INTO quotes (id, number, customer_id, request_id, made_by, made_at, content)
    VALUES (${id}, 'BG-' || ${day} || '-' || lpad(nextval('quote_numbers')::text, 5, '0'), ${customerId}, ${requestId}, ${madeBy},
      ${madeAt}, ${JSON.stringify(content)}::jsonb)`.execute(db);
}

export async function deleteQuotesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('quotes').where('customer_id', '=', userId).execute();
}

/** A page of the quotes that a user was given, for the export of own data. */
export async function quotesOfUser(
  db: Db,
  userId: string,
  after: string,
  limit: number,
): Promise<{ cursor: string; number: string; madeAt: Date; content: QuoteContent }[]> {
  const { rows } = await sql<{ cursor: string; number: string; madeAt: Date; content: QuoteContent }>`
    SELECT id::text AS cursor, number, made_at AS "madeAt", content FROM quotes
    WHERE customer_id = ${userId} AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(db);
  return rows;
}
