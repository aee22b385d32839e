import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToRecords } from '../../testing/hostile.ts';
import type { DrawingCode, DrawingContent, DrawingKey, DrawingResponse, DrawingZone } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };

const ellipse = (id: string, name: string, x: number, y: number, width: number, height: number): DrawingZone => ({
  id,
  name,
  shape: { kind: 'ellipse', x, y, width, height },
});
const box = (id: string, name: string, x: number, y: number, width: number, height: number): DrawingZone => ({
  id,
  name,
  shape: { kind: 'rectangle', x, y, width, height },
});

/** Values that no zone takes. */
const hostileTo = (zone: string): readonly unknown[] => [
  ...hostileToRecords,
  ...[
    null,
    1,
    true,
    [],
    ['red'],
    {},
    { shape: 'circle' },
    { shape: 'cube', colour: 'red' },
    { shape: 'circle', colour: 'pink' },
    { shape: 'circle', colour: 'red', size: 9 },
    'x'.repeat(501),
  ].map((value) => ({ [zone]: value })),
  { nosuch: 'red' },
];

const balls: DrawingZone[] = [
  ellipse('z1', 'quả bóng trên thảm', 80, 640, 150, 180),
  ellipse('z2', 'quả bóng dưới bàn', 330, 700, 130, 160),
  ellipse('z3', 'quả bóng trong tay bạn gái', 620, 420, 110, 140),
  ellipse('z4', 'quả bóng cạnh cửa', 800, 700, 130, 160),
];

export const drawingSamples = {
  DS1: {
    language: 'en',
    content: {
      instructions: 'Read and draw.',
      images: [],
      picture: {
        media: 'sample-image-room',
        alt: 'A child’s room with a door, a window and a wall',
        width: 1200,
        height: 900,
      },
      zones: [
        box('z1', 'the door', 60, 300, 180, 560),
        box('z2', 'the window', 380, 160, 220, 240),
        box('z3', 'the wall above the bed', 680, 120, 240, 240),
        box('z4', 'the mat', 400, 760, 300, 160),
      ],
      items: [
        { id: 'q1', text: 'Draw a red circle on the door.' },
        { id: 'q2', text: 'Draw a blue circle on the window.' },
        { id: 'q3', text: 'Draw a yellow star on the wall above the bed.' },
      ],
      palette: 'six',
    },
    key: {
      explanation: '',
      answers: {
        q1: { zone: 'z1', shape: 'circle', colour: 'red' },
        q2: { zone: 'z2', shape: 'circle', colour: 'blue' },
        q3: { zone: 'z3', shape: 'star', colour: 'yellow' },
      },
    },
    responses: {
      right: {
        z1: { shape: 'circle', colour: 'red' },
        z2: { shape: 'circle', colour: 'blue' },
        z3: { shape: 'star', colour: 'yellow' },
      },
      partial: {
        z1: { shape: 'circle', colour: 'red' },
        z2: { shape: 'square', colour: 'blue' },
        z4: { shape: 'star', colour: 'yellow' },
      },
      wrong: { z1: { shape: 'circle', colour: 'blue' }, z2: { shape: 'oval', colour: 'red' } },
      blank: {},
      hostile: [...hostileTo('z1'), { z1: 'red' }],
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  FC1: {
    language: 'vi',
    content: {
      instructions: 'Nghe rồi tô màu các quả bóng.',
      images: [],
      audio: { media: 'sample-audio-balls', playLimit: 2, seconds: 48 },
      picture: { media: 'sample-image-playroom', alt: 'Phòng chơi có nhiều quả bóng', width: 1200, height: 900 },
      zones: balls,
      items: [
        { id: 'q1', text: '' },
        { id: 'q2', text: '' },
        { id: 'q3', text: '' },
      ],
      palette: 'six',
    },
    key: {
      explanation: '',
      itemExplanations: { q2: 'Bạn trai nói: “the ball under the table”.' },
      transcript:
        '— Look at the ball on the mat. Colour it red. — And the ball under the table? — Colour it green. — The girl has a ball, too. Make it purple.',
      answers: {
        q1: { zone: 'z1', colour: 'red' },
        q2: { zone: 'z2', colour: 'green' },
        q3: { zone: 'z3', colour: 'purple' },
      },
    },
    responses: {
      right: { z1: 'red', z2: 'green', z3: 'purple' },
      partial: { z1: 'red', z2: 'blue', z4: 'green' },
      wrong: { z1: 'green', z3: 'red' },
      blank: {},
      hostile: [...hostileTo('z1'), { z1: 'pink' }, { z1: '' }, { z1: { shape: 'circle', colour: 'red' } }],
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  FC2: {
    language: 'en',
    content: {
      instructions: 'Listen, colour and write.',
      images: [],
      audio: { media: 'sample-audio-street', playLimit: 2, seconds: 70 },
      picture: {
        media: 'sample-image-street',
        alt: 'A street with a shop, a bus and a tree',
        width: 1200,
        height: 800,
      },
      zones: [
        ellipse('z1', 'the tree', 40, 200, 200, 420),
        box('z2', 'the bus', 360, 480, 340, 260),
        { ...box('z3', 'the sign of the shop', 740, 180, 220, 90), words: true },
        box('z4', 'the door of the shop', 800, 420, 110, 330),
      ],
      items: [
        { id: 'q1', text: '' },
        { id: 'q2', text: '' },
        { id: 'q3', text: '' },
      ],
      palette: 'six',
    },
    key: {
      explanation: '',
      transcript:
        '— Can you see the bus? Colour it blue. — OK. And the door of the shop? — Make it yellow. — Shall I write the name of the shop? — Yes. Write “toys”.',
      answers: {
        q1: { zone: 'z2', colour: 'blue' },
        q2: { zone: 'z4', colour: 'yellow' },
        q3: { zone: 'z3', accepted: ['toys', 'Toys shop'] },
      },
    },
    responses: {
      right: { z2: 'blue', z4: 'yellow', z3: ' TOYS ' },
      partial: { z2: 'blue', z3: 'toy' },
      wrong: { z2: 'red', z3: 'boys', z1: 'green' },
      blank: { z3: '  ' },
      hostile: [...hostileTo('z1'), { z1: 'toys' }, { z3: ['toys'] }],
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
} satisfies Record<DrawingCode, Sample<DrawingContent, DrawingKey, DrawingResponse>>;
