/** Adds to an existing system bank what came after it was made. */
import {
  addedQuestions,
  pictureLooks,
  pictureSets,
  readRecordings,
  sceneOf,
  transcriptOf,
  type AdditionName,
  type Clip,
  type StoredPicture,
} from '@vumon/content';
import type { SeedApp } from './index.ts';
import { addPictures, addRecordings } from './media.ts';
import { addToBank } from './questions.ts';
import { findOptionalBankOwner, picturesByAlt, recordingsByTranscript } from './seed.queries.ts';

export async function addMore(seed: SeedApp, names: readonly AdditionName[]): Promise<void> {
  const ownerId = await findOptionalBankOwner(seed.app.db);
  // Staff removed the whole system bank.
  if (ownerId === undefined) return;
  const questions = addedQuestions(await mediaOf(seed, names), names);
  await addToBank(seed, { id: ownerId, scope: 'SYSTEM' }, questions);
  seed.log(`${questions.length} more questions in the system bank`);
}

/** What the questions show and play, as the bank has it or stored anew. */
async function mediaOf(seed: SeedApp, names: readonly AdditionName[]): Promise<Parameters<typeof addedQuestions>[0]> {
  const recordings = new Map(readRecordings().map((one) => [one.name, one]));
  const needed = new Map<string, string>();
  const shown = new Set<string>();
  const scenes = new Set<string>();
  addedQuestions(
    {
      clip(name) {
        const transcript = transcriptOf(recordings.get(name)!);
        needed.set(name, transcript);
        return { audio: { media: name, playLimit: 2 }, transcript };
      },
      picture(name) {
        shown.add(name);
        return { media: name, alt: '' };
      },
      scene(name) {
        scenes.add(name);
        return sceneOf(name, { media: name });
      },
    },
    names,
  );
  const stored = await recordingsByTranscript(seed.app.db);
  const unheard = [...needed].flatMap(([name, transcript]) => (stored.has(transcript) ? [] : [name]));
  const sounds = await addRecordings(
    seed,
    unheard.map((name) => recordings.get(name)!),
  );
  const clips = new Map<string, Clip>();
  for (const [name, transcript] of needed)
    clips.set(name, { audio: stored.get(transcript) ?? sounds[unheard.indexOf(name)]!, transcript });
  const kept = await picturesByAlt(seed.app.db);
  const pictures = new Map<string, StoredPicture>();
  for (const name of shown) {
    const known = pictureLooks(name).flatMap((alt) => kept.get(alt) ?? [])[0];
    if (known) pictures.set(name, known);
  }
  const composed = new Map<string, StoredPicture>();
  for (const name of scenes) {
    const known = kept.get(sceneOf(name, { media: name }).image.alt);
    if (known) composed.set(name, known);
  }
  const undrawn = new Set([...scenes].filter((name) => !composed.has(name)));
  for (const [name, stored] of await addPictures(seed, pictureSets.composed, undrawn)) composed.set(name, stored);
  const lacking = new Set([...shown].filter((name) => !pictures.has(name)));
  for (const [name, stored] of await addPictures(seed, pictureSets.singles, lacking)) pictures.set(name, stored);
  return {
    clip: (name) => clips.get(name)!,
    picture: (name, alt = pictureLooks(name)[0]!) => ({ ...pictures.get(name)!, alt }),
    scene: (name) => sceneOf(name, composed.get(name)!),
  };
}
