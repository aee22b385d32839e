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
import { addShippedMedia } from '#platform/media';
import type { SeedApp } from './index.ts';

interface Sound {
  readonly path: string;
  readonly credit: string;
}

async function addSounds({ app, now }: SeedApp, sounds: readonly Sound[]): Promise<AudioRef[]> {
  const stored = await addShippedMedia(
    { app, db: app.db, now },
    sounds.map(({ path, credit }) => ({ kind: 'audio', credit, read: () => readFile(path) })),
  );
  return stored.map(({ id, seconds }) => ({ media: id, playLimit: 2, ...(seconds && { seconds }) }));
}

export const addRecordings = (seed: SeedApp, recordings: readonly Recording[]): Promise<AudioRef[]> =>
  addSounds(
    seed,
    recordings.map((one) => ({ path: join(audioFolder, `${one.name}.mp3`), credit: speechCreditOf(one) })),
  );

/** Stores the PNG files of the sets, or those of them that are named. */
export async function addPictures(
  { app, now }: SeedApp,
  sets: readonly { readonly folder: string; readonly credit: string }[],
  named?: ReadonlySet<string>,
): Promise<Map<string, StoredPicture>> {
  const files: { readonly name: string; readonly path: string; readonly credit: string }[] = [];
  for (const { folder, credit } of sets)
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.png')).sort()) {
      const name = basename(file, '.png');
      if (named?.has(name) ?? true) files.push({ name, path: join(folder, file), credit });
    }
  const stored = await addShippedMedia(
    { app, db: app.db, now },
    files.map(({ path, credit }) => ({ kind: 'image', credit, read: () => readFile(path) })),
  );
  return new Map(
    stored.map(({ id, width, height }, at) => [
      files[at]!.name,
      { media: id, ...(width && height && { width, height }) },
    ]),
  );
}

export async function addSeedMedia(seed: SeedApp): Promise<SeedMedia> {
  const singles = await addPictures(seed, pictureSets.singles);
  const composed = await addPictures(seed, pictureSets.composed);
  const recordings = readRecordings();
  const sounds = await addRecordings(seed, recordings);
  const clips = new Map(
    recordings.map((one, at): [string, Clip] => [one.name, { audio: sounds[at]!, transcript: transcriptOf(one) }]),
  );
  const [instruction] = await addSounds(seed, [{ path: instructionFile, credit: speechCredit }]);
  return seedMedia({ singles, composed, clips, instruction: instruction! });
}
