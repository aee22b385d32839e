/** Files that authors upload. They are read outside the API, at `/media/{id}`, by ids that cannot be guessed. */
import { mebibyte, mediaKinds, settingRecords } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';

const uploaded = z.strictObject({
  id: z.string(),
  kind: z.enum(mediaKinds),
  mime: z.string(),
  bytes: z.int(),
  /** Pixels, for pictures. */
  width: z.int().optional(),
  height: z.int().optional(),
  /** Length of a recording or video; absent where the file does not state it. */
  seconds: z.number().optional(),
});

export const mediaRoutes = defineRoutes({
  'POST /itf/media': {
    summary: 'Upload a picture (PNG, JPEG), recording (MP3), video (MP4, WebM) or subtitles (.vtt)',
    idempotency: 'key',
    access: ['TEACHER', 'OPERATOR', 'ADMIN'],
    feature: 'use-content',
    /** The largest limit of all kinds; the service applies the one of the file's kind. */
    upload: { maxBytes: settingRecords['video-mebibytes'].max * mebibyte },
    body: z.strictObject({ kind: z.enum(mediaKinds) }),
    reply: uploaded,
    errors: ['MEDIA_BROKEN', 'MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'MEDIA_QUOTA_REACHED'],
  },
  'GET /itf/media/recordings': {
    summary: 'Whether this server can turn what a browser records into MP3',
    access: ['TEACHER', 'OPERATOR', 'ADMIN'],
    feature: 'use-content',
    reply: z.strictObject({ available: z.boolean() }),
  },
  'POST /itf/media/recordings': {
    summary: 'Upload what a browser recorded (WebM, Ogg, MP4, WAV); it is kept as MP3',
    idempotency: 'key',
    access: ['TEACHER', 'OPERATOR', 'ADMIN'],
    feature: 'use-content',
    upload: { setting: 'audio-mebibytes' },
    reply: uploaded,
    errors: ['MEDIA_BROKEN', 'MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'MEDIA_QUOTA_REACHED'],
  },
});
