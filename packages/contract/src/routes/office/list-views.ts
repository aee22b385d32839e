/** Columns and views that each of the staff keeps for lists of the back office. */
import { keptLists, listFileBounds, listViewBounds, staffRoles } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, text } from '../../schemas.ts';

const params = z.object({ list: z.enum(keptLists) });

const listViews = z.strictObject({
  hidden: z.array(z.string().regex(/^[A-Za-z-]{1,40}$/, 'invalid')).max(listViewBounds.columns, 'tooBig'),
  views: z
    .array(
      z.strictObject({
        name: text(listViewBounds.name, 1),
        address: z
          .string()
          .max(listViewBounds.address, 'tooLong')
          .regex(/^[^#\s]*$/, 'invalid'),
      }),
    )
    .max(listViewBounds.views, 'tooBig'),
});

/** `time` is local, as the page shows it. */
const cell = z.union([
  z.string().max(listFileBounds.text, 'tooLong'),
  z.number(),
  z.strictObject({ day }),
  z.strictObject({ time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'invalid') }),
]);
export type ListFileCell = z.output<typeof cell>;

export const listViewRoutes = defineRoutes({
  'GET /list-views/{list}': {
    summary: 'Own hidden columns and saved views of a list',
    access: staffRoles,
    params,
    reply: listViews,
  },
  'PUT /list-views/{list}': {
    summary: 'Keep hidden columns and saved views of a list',
    access: staffRoles,
    params,
    body: listViews,
    reply: listViews,
  },
  'POST /list-views/{list}/file': {
    summary: 'A workbook of the rows and columns that the page of a list shows; it is noted in the audit log',
    access: staffRoles,
    idempotency: 'natural',
    params,
    bodyLimit: 8 * 1024 * 1024,
    body: z.strictObject({
      title: text(listFileBounds.title, 1),
      columns: z.array(text(listFileBounds.title)).min(1).max(listViewBounds.columns, 'tooBig'),
      rows: z.array(z.array(cell).max(listViewBounds.columns, 'tooBig')).max(listFileBounds.rows, 'tooBig'),
      /** Below the last row, such as how many rows there are in all. */
      note: text(listFileBounds.note),
      /** Search and filters in words, for the audit log. */
      filter: text(listFileBounds.note).default(''),
    }),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
});
