/** Adds to an existing system bank what came after it was made. */
import { addedQuestions, readRecordings, transcriptOf, type AdditionName, type Clip } from '@vumon/content';
import type { SeedApp } from './index.ts';
import { addRecording } from './media.ts';
import { addToBank } from './questions.ts';
import { findOptionalBankOwner, recordingsByTranscript } from './seed.queries.ts';

export async function addMore(seed: SeedApp, names: readonly AdditionName[]): Promise<void> {
  const ownerId = await findOptionalBankOwner(seed.app.db);
  // Staff removed the whole system bank.
  if (ownerId === undefined) return;
  const clips = await clipsOf(seed, names);
  const questions = addedQuestions({ clip: (name) => clips.get(name)! }, names);
  await addToBank(seed, { id: ownerId, scope: 'SYSTEM' }, questions);
  seed.log(`${questions.length} more questions in the system bank`);
}

/** The recordings that the questions need, as the bank has them; one that it does not have is stored. */
async function clipsOf(seed: SeedApp, names: readonly AdditionName[]): Promise<Map<string, Clip>> {
  const transcripts = new Map(readRecordings().map((one) => [one.name, transcriptOf(one)]));
  const needed = new Map<string, string>();
  addedQuestions(
    {
      clip(name) {
        const transcript = transcripts.get(name)!;
        needed.set(name, transcript);
        return { audio: { media: name, playLimit: 2 }, transcript };
      },
    },
    names,
  );
  const stored = await recordingsByTranscript(seed.app.db);
  const clips = new Map<string, Clip>();
  for (const [name, transcript] of needed)
    clips.set(name, { audio: stored.get(transcript) ?? (await addRecording(seed, name)), transcript });
  return clips;
}
