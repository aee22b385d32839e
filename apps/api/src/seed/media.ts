/** Pictures and the recording that ship with the product, kept like uploads. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AudioRef, ImageRef } from '@vumon/question-types';
import { addMedia } from '#modules/media';
import type { SeedApp } from './index.ts';

const folder = (name: string) => join(import.meta.dirname, 'data', name);

export interface SeedMedia {
  picture(name: string, alt: string): ImageRef;
  readonly instruction: AudioRef;
}

export async function addSeedMedia({ app, now }: SeedApp): Promise<SeedMedia> {
  const pictures = new Map<string, Pick<ImageRef, 'media' | 'width' | 'height'>>();
  const openMoji = folder('images-openmoji');
  for (const file of (await readdir(openMoji)).filter((name) => name.endsWith('.png')).sort()) {
    const { id, width, height } = await addMedia(app, app.db, { kind: 'image', bytes: await readFile(join(openMoji, file)), ownerId: null, credit: 'OpenMoji, CC BY-SA 4.0', now });
    pictures.set(basename(file, '.png'), { media: id, ...(width && height && { width, height }) });
  }
  const bytes = await readFile(join(folder('audio-tts'), 'instruction.mp3'));
  const sound = await addMedia(app, app.db, { kind: 'audio', bytes, ownerId: null, credit: 'Festival, CMU us_slt_arctic_hts (CC0)', now });
  return {
    picture(name, alt) {
      const picture = pictures.get(name);
      if (!picture) throw new Error(`there is no picture "${name}"`);
      return { ...picture, alt };
    },
    instruction: { media: sound.id, playLimit: 2, ...(sound.seconds && { seconds: sound.seconds }) },
  };
}
