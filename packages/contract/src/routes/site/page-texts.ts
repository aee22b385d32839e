/** Texts of public pages: what is published, and their keeping by operators with a draft. */
import { pageTextBounds, pageTextGroups, pageTextIds, type PageTextGroup, type PageTextId } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { changeOf, id, instant, lines, snapshot, text } from '../../schemas.ts';

const staff = ['ADMIN', 'OPERATOR'] as const;
const page = z.enum(pageTextIds as [PageTextId, ...PageTextId[]]);
const locale = z.enum(['vi', 'en']);
const group = z.enum(pageTextGroups as [PageTextGroup, ...PageTextGroup[]]);
const params = z.object({ page, locale });

const pageText = z.strictObject({
  title: text(pageTextBounds.title),
  intro: text(pageTextBounds.lead).optional(),
  lead: text(pageTextBounds.lead),
  sections: z
    .array(
      z.strictObject({
        id: text(40),
        title: text(pageTextBounds.title),
        text: lines(pageTextBounds.section, 0),
      }),
    )
    .max(pageTextBounds.sections, 'tooMany'),
});

const listed = z.strictObject({
  page,
  locale,
  /** Whether a draft waits. */
  draft: z.boolean(),
  /** 0 while the page shows the text that ships with the product. */
  revision: z.int(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type ListedPageText = z.output<typeof listed>;

const managed = z.strictObject({
  page,
  locale,
  /** Null where there is none. */
  draft: pageText.nullable(),
  /** Counts the changes of the draft, so that two who write are told of one another. */
  draftRevision: z.int(),
  draftBy: z.strictObject({ id, fullName: z.string() }).nullable(),
  draftAt: instant.nullable(),
  /** Null while the page shows the text that ships with the product. */
  published: pageText.nullable(),
  revision: z.int(),
});
export type ManagedPageText = z.output<typeof managed>;

export const pageTextRoutes = defineRoutes({
  'GET /itf/page-texts/published': {
    summary: 'The published texts of a public page in one language; those that ship with the product are absent',
    access: 'public',
    query: z.strictObject({ group, locale }),
    reply: z.array(z.strictObject({ page, text: pageText })),
  },
  'GET /itf/page-texts/chapters': {
    summary: 'Titles and intros of the chapters of the manuals that were published in one language',
    access: 'public',
    query: z.strictObject({ locale }),
    reply: z.array(z.strictObject({ page, title: z.string(), lead: z.string() })),
  },
  'GET /itf/page-texts': {
    summary: 'All texts of public pages with their state',
    access: staff,
    reply: z.array(listed),
  },
  'GET /itf/page-texts/{page}/{locale}': {
    summary: 'One text with its draft',
    access: staff,
    params,
    reply: managed,
  },
  'PUT /itf/page-texts/{page}/{locale}/draft': {
    summary: 'Keep a draft; `draftRevision` is the one that the change is based on',
    access: staff,
    params,
    body: z.strictObject({ draftRevision: z.int(), text: pageText }),
    reply: managed,
    errors: ['VERSION_CONFLICT'],
  },
  'POST /itf/page-texts/{page}/{locale}/discard': {
    summary: 'Throw the draft away',
    access: staff,
    idempotency: 'natural',
    params,
    body: z.strictObject({ draftRevision: z.int() }),
    reply: managed,
    errors: ['VERSION_CONFLICT'],
  },
  'POST /itf/page-texts/{page}/{locale}/publish': {
    summary: 'Show the draft on the public page',
    access: staff,
    idempotency: 'natural',
    params,
    body: z.strictObject({ draftRevision: z.int() }),
    reply: managed,
    errors: ['VERSION_CONFLICT'],
  },
  'POST /itf/page-texts/{page}/{locale}/undo': {
    summary: 'Take back what was published last; `revision` is its number',
    access: staff,
    idempotency: 'natural',
    params,
    body: z.strictObject({ revision: z.int().min(1) }),
    reply: managed,
    errors: ['VERSION_CONFLICT'],
  },
  'GET /itf/page-texts/{page}/{locale}/history': {
    summary: 'What was published, by whom, with the fields that changed, the newest first',
    access: staff,
    params,
    reply: z.array(changeOf(snapshot)),
  },
});
