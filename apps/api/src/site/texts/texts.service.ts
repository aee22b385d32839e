/** Texts about the operator: what public pages show, and their change by an administrator. */
import type { ParsedInput, siteTextRoutes } from '@vumon/contract';
import { AppError, noSiteTexts, siteTextKeys, siteTextProblem, type SiteTexts } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { historyView } from '#people/packages';
import type { RequestContext, SignedInContext } from '../../platform/http/context.ts';
import {
  changesOfTexts,
  findOptionalContact,
  findOptionalTexts,
  insertTexts,
  lockTexts,
  storeContact,
} from './texts.queries.ts';

async function textsNow(db: Db): Promise<{ revision: number; texts: SiteTexts }> {
  const stored = await findOptionalTexts(db);
  if (stored) return { revision: stored.revision, texts: { ...noSiteTexts, ...stored.texts } };
  const { hotline, email } = ((await findOptionalContact(db)) ?? {}) as { hotline?: unknown; email?: unknown };
  return {
    revision: 0,
    texts: {
      ...noSiteTexts,
      ...(typeof hotline === 'string' && { hotline }),
      ...(typeof email === 'string' && { email }),
    },
  };
}

export async function publicTexts({ db }: RequestContext) {
  const { texts } = await textsNow(db);
  const value = Object.fromEntries(siteTextKeys.map((key) => [key, texts[key] === '' ? null : texts[key]])) as Record<
    keyof SiteTexts,
    string | null
  >;
  return { id: 'site' as const, value };
}

export const managedTexts = ({ db }: SignedInContext) => textsNow(db);

/** Errors: BODY_INVALID, VERSION_CONFLICT. */
export async function changeTexts(
  { app, actor, now }: SignedInContext,
  { revision, texts }: ParsedInput<(typeof siteTextRoutes)['PUT /itf/site-texts']>['body'],
) {
  const fields = siteTextKeys.flatMap((key) => {
    const code = siteTextProblem(key, texts[key]);
    return code === null ? [] : [{ path: `texts.${key}`, code }];
  });
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  return withTransaction(app.db, async (db) => {
    await lockTexts(db);
    const before = await textsNow(db);
    if (before.revision !== revision) throw new AppError('VERSION_CONFLICT');
    const next = { revision: revision + 1, at: new Date(now), actorId: actor.userId, texts };
    await insertTexts(db, next);
    await storeContact(db, { hotline: texts.hotline || null, email: texts.email || null });
    const changed = siteTextKeys.filter((key) => texts[key] !== before.texts[key]);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'site-texts-changed',
      kind: 'server',
      id: '',
      details: { changed },
    });
    return { revision: next.revision, texts };
  });
}

export const historyOfTexts = async ({ db }: SignedInContext) => (await changesOfTexts(db)).map(historyView);
