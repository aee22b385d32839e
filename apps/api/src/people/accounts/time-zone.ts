/** The zone in which a user's days begin and end. */
import { timeZoneOf, vietnam } from '@vumon/domain';
import type { Db } from '#db';
import type { App } from '../../platform/http/context.ts';
import { findOptionalTimeZone } from './users.queries.ts';

export interface ZoneContext {
  readonly app: Pick<App, 'config'>;
  readonly db: Db;
  readonly actor: { readonly userId: string };
}

/** Only the international site reads it from the database: in Vietnam all have the same zone. */
export async function zoneFor({ app, db, actor }: ZoneContext): Promise<string> {
  const { site } = app.config;
  return site === 'vn' ? vietnam : timeZoneOf(site, await findOptionalTimeZone(db, actor.userId));
}
