/** Stores the pictures and recordings that ship with the product like uploads. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  audioFolder,
  instructionFile,
  pictureSets,
  readRecordings,
  seedMedia,
  speechCredit,
  speechCreditOf,
  transcriptOf,
  type Clip,
  type Recording,
  type SeedMedia,
  type StoredPicture,
} from '@vumon/content';
import type { AudioRef } from '@vumon/question-types';
import { addMedia } from '#platform/media';
import type { SeedApp } from './index.ts';

async function addSound({ app, now }: SeedApp, path: string, credit = speechCredit): Promise<AudioRef> {
  const { id, seconds } = await addMedia(
    { app, db: app.db, now },
    { kind: 'audio', bytes: await readFile(path), ownerId: null, credit },
  );
  return { media: id, playLimit: 2, ...(seconds && { seconds }) };
}

export const addRecording = (seed: SeedApp, recording: Recording): Promise<AudioRef> =>
  addSound(seed, join(audioFolder, `${recording.name}.mp3`), speechCreditOf(recording));

/** Stores the PNG files of the sets, or those of them that are named. */
export async function addPictures(
  { app, now }: SeedApp,
  sets: readonly { readonly folder: string; readonly credit: string }[],
  named?: ReadonlySet<string>,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>();
  for (const { folder, credit } of sets)
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.png')).sort()) {
      if (named && !named.has(basename(file, '.png'))) continue;
      const { id, width, height } = await addMedia(
        { app, db: app.db, now },
        { kind: 'image', bytes: await readFile(join(folder, file)), ownerId: null, credit },
      );
      stored.set(basename(file, '.png'), { media: id, ...(width && height && { width, height }) });
    }
  return stored;
}

export async function addSeedMedia(seed: SeedApp): Promise<SeedMedia> {
  const singles = await addPictures(seed, pictureSets.singles);
  const composed = await addPictures(seed, pictureSets.composed);
  const clips = new Map<string, Clip>();
  for (const recording of readRecordings())
    clips.set(recording.name, {
      audio: await addRecording(seed, recording),
      transcript: transcriptOf(recording),
    });
  return seedMedia({ singles, composed, clips, instruction: await addSound(seed, instructionFile) });
}
