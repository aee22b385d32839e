import type { mediaRoutes } from '@vumon/contract';
import type { Handlers } from '../http/bind.ts';
import { canMakeMp3 } from './recordings.ts';
import { uploadMedia, uploadRecording } from './media.service.ts';

export const mediaHandlers: Handlers<typeof mediaRoutes> = {
  'POST /itf/media': (context, { file, body }) => uploadMedia(context, file, body.kind),
  'GET /itf/media/recordings': async () => ({ available: await canMakeMp3() }),
  'POST /itf/media/recordings': (context, { file }) => uploadRecording(context, file),
};
