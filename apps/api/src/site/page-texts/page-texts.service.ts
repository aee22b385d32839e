/** Texts of public pages: operators write a draft, look at it and publish it; what was published last can be taken back. */
import type { ListedPageText, ManagedPageText } from '@vumon/contract';
import {
  AppError,
  fieldsOfText,
  manualChapters,
  pagesOf,
  pageTextIds,
  pageTextProblems,
  type ManualChapter,
  type PageText,
  type PageTextGroup,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { historyView } from '#people/packages';
import { isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  changesOfPageText,
  findOptionalPageText,
  listPageTexts,
  lockPageText,
  publishedChapters,
  publishedRows,
  putDraft,
  putPublished,
  type PageTextRow,
  type Place,
} from './page-texts.queries.ts';

/** What public pages show in place of the text that ships. */
export const publishedTexts = ({ db }: { readonly db: Db }, group: PageTextGroup, locale: 'vi' | 'en') =>
  publishedRows(db, pagesOf(group), locale);

/** What lists of chapters, searches and heads of pages show in place of the titles and intros that ship. */
export const chapterTitles = ({ db }: { readonly db: Db }, locale: 'vi' | 'en') =>
  publishedChapters(db, manualChapters, locale);

/** Of one chapter; null for one that keeps what ships. */
export async function wordsOfChapter(
  { db }: { readonly db: Db },
  chapter: ManualChapter,
  locale: 'vi' | 'en',
): Promise<{ readonly title: string; readonly lead: string } | null> {
  const [words] = await publishedChapters(db, [chapter], locale);
  return words ?? null;
}

const nothing: PageTextRow = {
  draft: null,
  draftRevision: 0,
  draftBy: null,
  draftByName: null,
  draftAt: null,
  published: null,
  revision: 0,
};

export async function managedPageTexts({ db }: SignedInContext): Promise<ListedPageText[]> {
  const rows = await listPageTexts(db);
  return pageTextIds.flatMap((page) =>
    (['vi', 'en'] as const).map((locale) => {
      const row = rows.find((one) => one.page === page && one.locale === locale);
      return {
        page,
        locale,
        draft: row?.draft ?? false,
        revision: row?.revision ?? 0,
        changedAt: isoOrNull(row?.changedAt),
        changedBy: row?.changedBy ?? null,
      };
    }),
  );
}

export async function managedPageText(db: Db, place: Place): Promise<ManagedPageText> {
  const row = (await findOptionalPageText(db, place)) ?? nothing;
  const { draft, draftRevision, draftBy, draftByName, draftAt, published, revision } = row;
  return {
    ...place,
    draft,
    draftRevision,
    draftBy: draftBy === null ? null : { id: draftBy, fullName: draftByName ?? '' },
    draftAt: isoOrNull(draftAt),
    published,
    revision,
  };
}

/** Runs `work` with the text's row locked, and returns it as it then is. */
async function change(
  { app }: SignedInContext,
  place: Place,
  work: (db: Db, row: PageTextRow) => Promise<void>,
): Promise<ManagedPageText> {
  return withTransaction(app.db, async (db) => {
    await lockPageText(db, place);
    await work(db, (await findOptionalPageText(db, place))!);
    return managedPageText(db, place);
  });
}

/** Errors: VERSION_CONFLICT when somebody else has changed the draft. */
export const keepDraft = (
  context: SignedInContext,
  place: Place,
  { draftRevision, text }: { readonly draftRevision: number; readonly text: PageText },
): Promise<ManagedPageText> =>
  change(context, place, async (db, row) => {
    if (row.draftRevision !== draftRevision) throw new AppError('VERSION_CONFLICT');
    await putDraft(db, place, { text, actorId: context.actor.userId, at: new Date(context.now) });
  });

/** Errors: VERSION_CONFLICT when somebody else has changed the draft. */
export const discardDraft = (context: SignedInContext, place: Place, draftRevision: number) =>
  change(context, place, async (db, row) => {
    if (row.draft === null) return;
    if (row.draftRevision !== draftRevision) throw new AppError('VERSION_CONFLICT');
    await putDraft(db, place, { text: null, actorId: context.actor.userId, at: new Date(context.now) });
  });

const logged = ({ actor, now }: SignedInContext, { page, locale }: Place) =>
  ({
    at: now,
    actorId: actor.userId,
    kind: 'server',
    id: `${page}/${locale}`,
    details: { name: `${page} (${locale})` },
  }) as const;

/** Errors: VERSION_CONFLICT when there is no draft any more, or another one; BODY_INVALID for one that lacks something. */
export const publishDraft = (context: SignedInContext, place: Place, draftRevision: number) =>
  change(context, place, async (db, row) => {
    if (row.draft === null || row.draftRevision !== draftRevision) throw new AppError('VERSION_CONFLICT');
    const fields = pageTextProblems(place.page, row.draft);
    if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
    const by = { actorId: context.actor.userId, at: new Date(context.now) };
    await putPublished(db, place, { text: row.draft, ...by });
    await putDraft(db, place, { text: null, ...by });
    await audit(db, { ...logged(context, place), action: 'page-text-published' });
  });

/** Errors: VERSION_CONFLICT where the revision is not the last. */
export const undoPublishing = (context: SignedInContext, place: Place, revision: number) =>
  change(context, place, async (db, row) => {
    const [last] = await changesOfPageText(db, place, 1);
    if (!last || row.revision !== revision || last.revision !== revision) throw new AppError('VERSION_CONFLICT');
    await putPublished(db, place, { text: last.before, actorId: context.actor.userId, at: new Date(context.now) });
    await audit(db, { ...logged(context, place), action: 'page-text-undone' });
  });

/** One field for each section; a text that ships with the product has none. */
export const historyOfPageText = async ({ db }: SignedInContext, place: Place) =>
  (await changesOfPageText(db, place)).map(({ before, after, ...row }) =>
    historyView({ ...row, before: before && fieldsOfText(before), after: after ? fieldsOfText(after) : {} }),
  );
