import { defineRoutes } from '../define.ts';
import { z } from 'zod';

export const profile = z.object({ id: z.uuid(), fullName: z.string() });

export const accountRoutes = defineRoutes({
  'GET /account/profile': { summary: 'The signed-in user', access: 'signed-in', reply: profile },
});
