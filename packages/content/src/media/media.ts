/** Pictures and recordings that questions name, and the files in which they ship. */
import { join } from 'node:path';
import type { AudioRef, ImageRef } from '@vumon/question-types';
import { looks, looksVi } from './looks.ts';
import { clockLook, clockName, clockTimes } from '../pictures/clocks.ts';
import type { Zone } from '../pictures/draw.ts';
import { composedPictures } from '../pictures/index.ts';
import type { Recording, Voice } from './speech.ts';

const folder = (name: string) => join(import.meta.dirname, '../../data', name);

/** A zone of a picture, in thousandths of its width and height. */
export type Shape = {
  readonly kind: 'rectangle' | 'ellipse';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

interface Scene {
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

export const speechCredit = 'Synthetic voice: Festival, CMU us_slt_arctic_hts (CC0)';
const peopleCredit = 'Synthetic voices: SVOX Pico (Apache 2.0), Flite CMU rms and awb (free)';
const people: ReadonlySet<Voice> = new Set(['e', 'a', 'r', 's']);

export const speechCreditOf = ({ turns }: Recording): string =>
  turns.some(({ voice }) => people.has(voice)) ? peopleCredit : speechCredit;
export const instructionFile = join(folder('audio-tts'), 'instruction.mp3');

/** Folders of PNG files, by what they show. */
export const pictureSets = {
  singles: [
    { folder: folder('images-openmoji'), credit: 'OpenMoji, CC BY-SA 4.0' },
    { folder: folder('images-mulberry'), credit: 'Mulberry Symbols, CC BY-SA 4.0' },
  ],
  composed: [{ folder: folder('pictures'), credit: 'Vumon, with OpenMoji and Mulberry Symbols, CC BY-SA 4.0' }],
} as const;

export type StoredPicture = Pick<ImageRef, 'media' | 'width' | 'height'>;

interface Stored {
  /** By the name of the file, without its ending. */
  readonly singles: ReadonlyMap<string, StoredPicture>;
  readonly composed: ReadonlyMap<string, StoredPicture>;
  readonly clips: ReadonlyMap<string, Clip>;
  readonly instruction: AudioRef;
}

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

function found<Value>(kind: string, map: ReadonlyMap<string, Value>, name: string): Value {
  const one = map.get(name);
  if (one === undefined) throw new Error(`there is no ${kind} "${name}"`);
  return one;
}

/** The alternative texts of a picture of a single thing: the usual one, and the Vietnamese one if there is one. */
export const pictureLooks = (name: string): string[] => [looks[name], looksVi[name]].filter((one) => one !== undefined);

const scenes = new Map(composedPictures.map((one) => [one.name, one]));

/** A composed picture as it is stored, with its zones. */
export function sceneOf(name: string, stored: StoredPicture): Scene {
  const { alt, zones, size } = found('scene', scenes, name);
  return {
    image: { ...stored, alt },
    zones: Object.fromEntries(Object.entries(zones).map(([id, zone]) => [id, thousandths(zone, size)])),
  };
}

/** The media by the names that questions use, once they are stored. */
export function seedMedia({ singles, composed, clips, instruction }: Stored): SeedMedia {
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
    scene: (name) => sceneOf(name, found('picture', composed, name)),
    clip: (name) => found('recording', clips, name),
    instruction,
  };
}
