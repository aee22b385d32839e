import type { mediaRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import { uploadMedia } from './media.service.ts';

export const mediaHandlers: Handlers<typeof mediaRoutes> = {
  'POST /itf/media': (context, { file, body }) => uploadMedia(context, file, body.kind),
};
