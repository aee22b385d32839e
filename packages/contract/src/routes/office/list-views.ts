/** Columns and views that each of the staff keeps for lists of the back office. */
import { keptLists, listViewBounds } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { text } from '../../schemas.ts';

const staff = ['ADMIN', 'OPERATOR', 'SALE'] as const;
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

export const listViewRoutes = defineRoutes({
  'GET /list-views/{list}': {
    summary: 'Own hidden columns and saved views of a list',
    access: staff,
    params,
    reply: listViews,
  },
  'PUT /list-views/{list}': {
    summary: 'Keep hidden columns and saved views of a list',
    access: staff,
    params,
    body: listViews,
    reply: listViews,
  },
});
