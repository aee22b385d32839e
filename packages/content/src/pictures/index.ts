/** Every composed picture of the bank. */
import { clocks } from './clocks.ts';
import { diagrams } from './diagrams.ts';
import { lineDrawings } from './drawings.ts';
import type { Composed } from './draw.ts';
import { notices } from './notices.ts';
import { pairPictures } from './pairs.ts';
import { peopleScenes } from './people.ts';
import { photos } from './photos.ts';
import { places } from './places.ts';

export const composedPictures: readonly Composed[] = [
  ...peopleScenes,
  ...photos,
  ...lineDrawings,
  ...places,
  ...diagrams,
  ...pairPictures,
  ...notices,
  ...clocks,
];
