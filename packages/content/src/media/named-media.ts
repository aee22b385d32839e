/** The seed's media referenced by name, without a database, so that tests can build the bank. */
import { looks } from './looks.ts';
import type { SeedMedia } from './media.ts';
import { clockLook, clockName, clockTimes } from '../pictures/clocks.ts';
import { composedPictures } from '../pictures/index.ts';
import { readRecordings, transcriptOf } from './speech.ts';

export function namedMedia(): SeedMedia {
  const clocks = Object.fromEntries(clockTimes.map((time) => [clockName(time), clockLook(time)]));
  const clips = new Map(readRecordings().map((one) => [one.name, one]));
  return {
    picture: (name, alt = looks[name] ?? clocks[name] ?? '') => ({ media: name, alt }),
    scene(name) {
      const { alt, zones } = composedPictures.find((one) => one.name === name)!;
      const places = Object.keys(zones).map(
        (id) => [id, { kind: 'rectangle', x: 0, y: 0, width: 10, height: 10 }] as const,
      );
      return { image: { media: name, alt }, zones: Object.fromEntries(places) };
    },
    clip(name) {
      const recording = clips.get(name)!;
      return { audio: { media: name, playLimit: 2 }, transcript: transcriptOf(recording) };
    },
    instruction: { media: 'instruction', playLimit: 2 },
  };
}
