import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToPicks } from '../../testing/hostile.ts';
import type { Zone } from '../../zones/schema.ts';
import type { SceneCode, SceneContent, SceneKey, SceneResponse } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };

const oval = (id: string, name: string, x: number, y: number, width = 110, height = 260): Zone => ({
  id,
  name,
  shape: { kind: 'ellipse', x, y, width, height },
});
const box = (id: string, name: string, x: number, y: number, width: number, height: number): Zone => ({
  id,
  name,
  shape: { kind: 'rectangle', x, y, width, height },
});
const named = (...names: string[]): SceneContent['sources'] => names.map((text, at) => ({ id: `s${at + 1}`, text }));

export const sceneSamples = {
  DL1: {
    language: 'en',
    content: {
      instructions: 'Listen and draw lines from the names to the people.',
      images: [],
      audio: { media: 'sample-audio-park', playLimit: 2, seconds: 64 },
      picture: { media: 'sample-image-park', alt: 'Children in a park', width: 1200, height: 800 },
      zones: [
        oval('z1', 'the boy with the kite', 90, 420),
        oval('z2', 'the girl on the bike', 320, 460),
        oval('z3', 'the boy under the tree', 560, 400),
        oval('z4', 'the girl with the ball', 780, 480),
      ],
      sources: named('Kim', 'Dan', 'Grace'),
      starts: [],
      numbered: 'sources',
    },
    key: {
      explanation: '',
      itemExplanations: { s2: 'Dan is reading under the tree.' },
      transcript:
        '— Who is that girl with the ball? — That’s Kim. — And the boy under the tree? — He’s Dan. He loves reading. — And Grace? — She’s on her bike.',
      pairs: { s1: ['z4'], s2: ['z3'], s3: ['z2'] },
    },
    responses: {
      right: { s1: ['z4'], s2: ['z3'], s3: ['z2'] },
      partial: { s1: ['z2'], s2: ['z3'] },
      wrong: { s1: ['z1'], s2: ['z4'], s3: ['z3'] },
      blank: { s1: [] },
      hostile: [...hostileToPicks('s1', 'z1'), { s1: ['z1', 'z2'] }, { z1: ['s1'] }, { s1: ['s2'] }],
    },
    expect: { right: [right, right, right], partial: [wrong, right, wrong], wrong: [wrong, wrong, wrong] },
  },
  DL3: {
    language: 'vi',
    content: {
      instructions: 'Nối mỗi số với các nhóm có đúng số con vật đó.',
      images: [],
      picture: { media: 'sample-image-counting', alt: 'Hai chữ số và bốn nhóm con vật', width: 1000, height: 800 },
      zones: [
        box('z1', 'số 2', 60, 150, 120, 160),
        box('z2', 'số 3', 60, 600, 120, 160),
        oval('z3', 'hai con gà', 620, 40, 260, 180),
        oval('z4', 'ba con cá', 620, 280, 260, 180),
        oval('z5', 'hai con mèo', 620, 520, 260, 180),
        oval('z6', 'bốn con bướm', 620, 760, 260, 180),
      ],
      sources: [],
      starts: ['z1', 'z2'],
      numbered: 'sources',
    },
    key: { explanation: 'Đếm số con vật trong từng nhóm.', pairs: { z1: ['z3', 'z5'], z2: ['z4'] } },
    responses: {
      right: { z1: ['z5', 'z3'], z2: ['z4'] },
      partial: { z1: ['z3'], z2: ['z6'] },
      wrong: { z1: ['z4', 'z3'], z2: ['z6'] },
      blank: {},
      hostile: [...hostileToPicks('z1', 'z3'), { z3: ['z1'] }, { z1: ['z2'] }],
    },
    expect: { right: [right, right], partial: [{ earned: 1, of: 2 }, wrong], wrong: [wrong, wrong] },
  },
  MG6: {
    language: 'en',
    content: {
      instructions: 'Label the plan. There are two extra labels.',
      images: [],
      audio: { media: 'sample-audio-farm', playLimit: 1, seconds: 80 },
      picture: { media: 'sample-image-plan', alt: 'Plan of a city farm', width: 1200, height: 900 },
      zones: [
        box('z1', 'left of the gate', 120, 560, 180, 120),
        box('z2', 'behind the pond', 520, 180, 180, 120),
        {
          id: 'z3',
          name: 'beside the car park',
          shape: {
            kind: 'polygon',
            points: [
              { x: 780, y: 600 },
              { x: 960, y: 600 },
              { x: 960, y: 760 },
              { x: 860, y: 800 },
            ],
          },
        },
      ],
      sources: named('café', 'playground', 'shop', 'stables', 'toilets'),
      starts: [],
      numbered: 'zones',
    },
    key: {
      explanation: '',
      transcript:
        'Come in through the gate: the shop is on your left. Behind the pond you will find the stables, and the café is beside the car park.',
      pairs: { z1: ['s3'], z2: ['s4'], z3: ['s1'] },
    },
    responses: {
      right: { z1: ['s3'], z2: ['s4'], z3: ['s1'] },
      partial: { z1: ['s1'], z2: ['s4'] },
      wrong: { z1: ['s4'], z2: ['s2'], z3: ['s5'] },
      blank: {},
      hostile: [...hostileToPicks('z1', 's1'), { z1: ['s1', 's2'] }, { s1: ['z1'] }],
    },
    expect: { right: [right, right, right], partial: [wrong, right, wrong], wrong: [wrong, wrong, wrong] },
  },
} satisfies Record<SceneCode, Sample<SceneContent, SceneKey, SceneResponse>>;
