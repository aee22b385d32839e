/** The size limit of the recording of a whole test. */
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { addMedia } from '#platform/media';
import { AudioError } from '../../platform/audio/index.ts';
import { testApp } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';
import { recordingOf } from './listening.ts';

const t = await testApp();
const mebibyte = 1024 * 1024;

/** Silent MPEG-1 layer III frames of 26 ms. */
function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000, 0);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

it('recordings of more than 48 MiB together are refused before they are read', async () => {
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const { id } = await addMedia(
    { app: t.app, db: t.db, now: t.now() },
    { kind: 'audio', bytes: mp3(50), ownerId: teacher.id },
  );
  const { content: sample, key } = samples.MC4;
  const question = { code: 'MC4' as const, content: { ...sample, audio: { media: id, playLimit: 1 } }, key };
  const { content } = await createSchool(t, { teacher, made: [question] });
  expect((await recordingOf(t.app, content)).length).toBeGreaterThan(1_000);
  const [file] = readdirSync(t.app.config.dataDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(id),
  );
  /** Extends the file with zero bytes, as a sparse file that uses no disk space. */
  const grow = (bytes: number) => truncateSync(join(t.app.config.dataDir, file!), bytes);
  grow(48 * mebibyte + 1);
  await expect(recordingOf(t.app, content)).rejects.toThrow(new AudioError('the recordings are too long'));
  // A recording that is played twice counts twice.
  const twice = await createSchool(t, { teacher, made: [question, question] });
  grow(24 * mebibyte + 1);
  await expect(recordingOf(t.app, twice.content)).rejects.toThrow('the recordings are too long');
});
