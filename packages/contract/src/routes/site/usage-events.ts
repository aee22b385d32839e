/** Which pages are opened: reported by the browser a few at a time. */
import { pages, type PagePath } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { empty, id } from '../../schemas.ts';

export const usageEventRoutes = defineRoutes({
  'POST /site-events': {
    summary: 'Report pages that were opened; nothing is stored for whoever asks not to be tracked',
    access: 'public',
    idempotency: 'natural',
    body: z.strictObject({
      events: z
        .array(
          z.strictObject({
            /** Made by the browser: an event that arrives twice counts once. */
            id,
            /** The page as the product names it, without the ids of its address. */
            page: z.enum(Object.keys(pages) as [PagePath, ...PagePath[]]),
          }),
        )
        .min(1)
        .max(20),
    }),
    reply: empty,
  },
});
