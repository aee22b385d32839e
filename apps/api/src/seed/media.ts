/** Pictures and recordings that ship with the product, stored like uploads. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AudioRef, ImageRef } from '@vumon/question-types';
import { addMedia } from '#platform/media';
import type { SeedApp } from '../index.ts';
import { looks } from './looks.ts';
import { clockLook, clockName, clockTimes } from '../pictures/clocks.ts';
import type { Zone } from '../pictures/draw.ts';
import { composedPictures } from '../pictures/index.ts';
import { audioFolder, readRecordings, transcriptOf } from './speech.ts';

const folder = (name: string) => join(import.meta.dirname, '../data', name);

/** A zone of a picture, in thousandths of its width and height. */
export type Shape = {
  readonly kind: 'rectangle' | 'ellipse';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export interface Scene {
  readonly image: ImageRef;
  readonly zones: Readonly<Record<string, Shape>>;
}

export interface Clip {
  readonly audio: AudioRef;
  readonly transcript: string;
}

export interface SeedMedia {
  /** A picture of a single thing, by default with its usual alternative text. */
  picture(name: string, alt?: string): ImageRef;
  /** A composed picture with its zones. */
  scene(name: string): Scene;
  clip(name: string): Clip;
  readonly instruction: AudioRef;
}

const speechCredit = 'Synthetic voice: Festival, CMU us_slt_arctic_hts (CC0)';

function thousandths({ shape, box: [x, y, width, height] }: Zone, [across, down]: readonly [number, number]): Shape {
  const [left, top] = [Math.round((1000 * x) / across), Math.round((1000 * y) / down)];
  return {
    kind: shape === 'rect' ? 'rectangle' : 'ellipse',
    x: left,
    y: top,
    width: Math.min(Math.round((1000 * width) / across), 1000 - left),
    height: Math.min(Math.round((1000 * height) / down), 1000 - top),
  };
}

async function addSound({ app, now }: SeedApp, path: string): Promise<AudioRef> {
  const { id, seconds } = await addMedia(
    { app, db: app.db, now },
    { kind: 'audio', bytes: await readFile(path), ownerId: null, credit: speechCredit },
  );
  return { media: id, playLimit: 2, ...(seconds && { seconds }) };
}

export const addRecording = (seed: SeedApp, name: string): Promise<AudioRef> =>
  addSound(seed, join(audioFolder, `${name}.mp3`));

export async function addSeedMedia(seed: SeedApp): Promise<SeedMedia> {
  const { app, now } = seed;
  const pictures = async (set: string, credit: string) => {
    const kept: [string, Pick<ImageRef, 'media' | 'width' | 'height'>][] = [];
    for (const file of (await readdir(folder(set))).filter((name) => name.endsWith('.png')).sort()) {
      const { id, width, height } = await addMedia(
        { app, db: app.db, now },
        {
          kind: 'image',
          bytes: await readFile(join(folder(set), file)),
          ownerId: null,
          credit,
        },
      );
      kept.push([basename(file, '.png'), { media: id, ...(width && height && { width, height }) }]);
    }
    return kept;
  };
  const singles = new Map([
    ...(await pictures('images-openmoji', 'OpenMoji, CC BY-SA 4.0')),
    ...(await pictures('images-mulberry', 'Mulberry Symbols, CC BY-SA 4.0')),
  ]);
  const composed = new Map(await pictures('pictures', 'Vumon, with OpenMoji and Mulberry Symbols, CC BY-SA 4.0'));
  const clips = new Map<string, Clip>();
  for (const recording of readRecordings())
    clips.set(recording.name, {
      audio: await addRecording(seed, recording.name),
      transcript: transcriptOf(recording),
    });
  const scenes = new Map(composedPictures.map((one) => [one.name, one]));

  const found = <Value>(kind: string, map: ReadonlyMap<string, Value>, name: string): Value => {
    const one = map.get(name);
    if (one === undefined) throw new Error(`there is no ${kind} "${name}"`);
    return one;
  };
  const drawn = new Map([
    ...singles,
    ...clockTimes.map((time) => [clockName(time), composed.get(clockName(time))!] as const),
  ]);
  const described = new Map([
    ...Object.entries(looks),
    ...clockTimes.map((time) => [clockName(time), clockLook(time)] as const),
  ]);
  return {
    picture: (name, alt = found('description', described, name)) => ({ ...found('picture', drawn, name), alt }),
    scene(name) {
      const { alt, zones, size } = found('scene', scenes, name);
      return {
        image: { ...found('picture', composed, name), alt },
        zones: Object.fromEntries(Object.entries(zones).map(([id, zone]) => [id, thousandths(zone, size)])),
      };
    },
    clip: (name) => found('recording', clips, name),
    instruction: await addSound(seed, join(folder('audio-tts'), 'instruction.mp3')),
  };
}
