/** At least ten questions of every type, written for this product. */
import type { SeedQuestion } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { drawing } from './drawn.ts';
import { grid } from './grids.ts';
import { headings } from './headings.ts';
import { heard } from './heard.ts';
import { inText } from './inline.ts';
import { judged } from './judged.ts';
import { matching } from './matching.ts';
import { mixedSets } from './mixed.ts';
import { moved } from './moved.ts';
import { produced } from './produced.ts';
import { scenes } from './scenes.ts';
import { spokenOptions } from './spoken.ts';

export const questionsByType = (media: SeedMedia): SeedQuestion[] => [
  ...heard(media),
  ...spokenOptions(media),
  ...judged(media),
  ...grid(),
  ...matching(media),
  ...headings(),
  ...drawing(media),
  ...produced(media),
  ...mixedSets(media),
  ...moved(media),
  ...inText(),
  ...scenes(media),
];
