/** Scenes with people, whose actions must agree with the recordings and questions. */
import { clockFace } from './clocks.ts';
import {
  bench,
  cloud,
  line,
  oval,
  path,
  person,
  personZone,
  picture,
  rect,
  table,
  tree,
  words,
  type Composed,
} from './draw.ts';

const size = [960, 600] as const;
const sky = (horizon: number, ground: string) =>
  rect(0, 0, 960, horizon, '#cfeaf7') + rect(0, horizon, 960, 600 - horizon, ground);

const pig = (x: number, y: number) =>
  [-26, -10, 12, 26].map((at) => rect(x + at - 4, y - 6, 8, 24, '#e58fa0')).join('') +
  oval(x, y - 22, 40, 26, '#f3a9b7') +
  oval(x - 40, y - 30, 20, 19, '#f3a9b7') +
  oval(x - 56, y - 27, 8, 9, '#e58fa0') +
  oval(x - 44, y - 36, 2.5, 3, '#222') +
  path(`M${x - 46},${y - 48} l6,-10 l6,12 Z`, '#e58fa0') +
  path(`M${x + 38},${y - 26} q12,-10 8,4`, 'none', 'stroke="#e58fa0" stroke-width="4"');

const park: Composed = {
  name: 'park',
  size,
  alt: 'A sunny park with trees, a bench and a pond. Seven people: some play, some rest.',
  zones: {
    kite: personZone(110, 560, 190),
    bench: personZone(296, 400, 170),
    icecream: personZone(420, 575, 180),
    dog: personZone(530, 430, 175),
    camera: personZone(715, 580, 200),
    guitar: personZone(800, 420, 200),
    ball: personZone(875, 585, 175),
  },
  svg: (symbol) =>
    picture(
      size,
      sky(230, '#a8d68c'),
      cloud(200, 70, 150),
      cloud(620, 60, 180),
      oval(900, 60, 42, 42, '#ffd94d'),
      tree(60, 300, 190),
      tree(800, 395, 330),
      oval(500, 262, 110, 24, '#7cc4e8'),
      symbol('1F424', 470, 225, 44),
      path('M190,120 L240,60 L268,136 L215,190 Z', '#e2483d') +
        line(190, 120, 268, 136, '#fff', 2) +
        line(240, 60, 215, 190, '#fff', 2) +
        line(215, 190, 152, 393, '#444', 2),
      person(110, 560, 190, {
        top: '#f4cf3a',
        bottom: '#f4cf3a',
        skirt: true,
        style: 'tail',
        hair: '#6b3f1d',
        pose: 'up',
      }),
      bench(230, 400, 150) +
        person(296, 400, 170, { top: '#d33f3f', style: 'short', pose: 'sit' }) +
        symbol('1F4D9', 312, 286, 46),
      person(420, 575, 180, {
        top: '#3f9b57',
        bottom: '#f2f2f2',
        skirt: true,
        style: 'long',
        hair: '#1f1a17',
        pose: 'hold',
      }) + symbol('1F366', 426, 452, 62),
      person(530, 430, 175, { top: '#3d6fd1', head: 'cap', headColour: '#2b4f96', pose: 'hold' }) +
        symbol('1F415', 562, 350, 92),
      person(715, 580, 200, { top: '#8a4fb3', bottom: '#4b3a66', style: 'long', hair: '#7a4a22', pose: 'hold' }) +
        symbol('1F4F7', 729, 460, 56),
      person(800, 420, 200, {
        top: '#e9e4d8',
        bottom: '#6b6b6b',
        style: 'short',
        hair: '#bdbdbd',
        glasses: true,
        pose: 'hold',
      }) + symbol('1F3B8', 778, 290, 90),
      person(875, 585, 175, { top: '#f08a2c', bottom: '#f2f2f2', head: 'cap', headColour: '#c33', pose: 'up' }) +
        symbol('1F3C0', 897, 378, 58),
    ),
};

const classroom: Composed = {
  name: 'classroom',
  size,
  alt: 'A classroom with a board, desks, a window and a fish tank. A teacher and six children.',
  zones: {
    teacher: personZone(330, 360, 230),
    fish: personZone(690, 380, 180),
    computer: personZone(120, 560, 180),
    paint: personZone(330, 580, 185),
    hand: personZone(520, 585, 185),
    globe: personZone(700, 590, 185),
    books: personZone(880, 585, 190),
  },
  svg: (symbol) =>
    picture(
      size,
      rect(0, 0, 960, 400, '#f6efdc') + rect(0, 400, 960, 200, '#d9b98c'),
      rect(120, 50, 400, 190, '#2f6b4f', 'stroke="#8a5a33" stroke-width="10"') +
        words(240, 130, '3 + 4 = 7', 34, 'style="fill:#fff"') +
        words(220, 190, 'Hello!', 34, 'style="fill:#fff"'),
      rect(600, 60, 200, 160, '#cfeaf7', 'stroke="#8a5a33" stroke-width="8"') +
        line(700, 60, 700, 220, '#8a5a33', 6) +
        clockFace('9:00', 890, 100, 38),
      table(740, 380, 180, 70) +
        rect(770, 240, 130, 72, '#9fd8ee', 'stroke="#55889c" stroke-width="4"') +
        symbol('1F41F', 790, 248, 50) +
        symbol('1F41F', 838, 262, 40),
      person(330, 360, 230, { top: '#c0392b', bottom: '#2d2d2d', skirt: true, style: 'bun', hair: '#2a1d14' }),
      person(690, 380, 180, { top: '#f4cf3a', style: 'short', pose: 'hold' }),
      table(150, 580, 130, 80) +
        symbol('1F4BB', 160, 428, 92) +
        person(120, 560, 180, {
          top: '#e78bb4',
          bottom: '#6b4e8a',
          style: 'tail',
          hair: '#8a4b20',
          glasses: true,
          pose: 'hold',
        }),
      person(330, 580, 185, {
        top: '#4aa3df',
        bottom: '#f2f2f2',
        skirt: true,
        style: 'long',
        hair: '#1f1a17',
        pose: 'hold',
      }) + symbol('1F3A8', 344, 462, 70),
      person(520, 585, 185, { top: '#3f9b57', style: 'short', hair: '#6b3f1d', pose: 'up' }),
      person(700, 590, 185, { top: '#f2f2f2', bottom: '#c0392b', style: 'short', pose: 'hold' }) +
        symbol('1F30D', 716, 466, 72),
      person(
        880,
        585,
        190,
        { top: '#fff3b0', bottom: '#3f9b57', skirt: true, style: 'tail', hair: '#3b2a1e', pose: 'hold' },
        true,
      ) + symbol('1F4DA', 806, 460, 74),
    ),
};

const beach: Composed = {
  name: 'beach',
  size,
  alt: 'A beach by the sea with a boat. Seven people on the sand.',
  zones: {
    fishing: personZone(100, 400, 190),
    ball: personZone(270, 580, 185),
    sand: personZone(420, 420, 165),
    newspaper: personZone(610, 430, 185),
    icecream: personZone(560, 590, 175),
    shell: personZone(760, 590, 180),
    photo: personZone(880, 440, 205),
  },
  svg: (symbol) =>
    picture(
      size,
      rect(0, 0, 960, 180, '#cfeaf7') + rect(0, 180, 960, 130, '#5fb4dd') + rect(0, 300, 960, 300, '#f3dfa6'),
      oval(480, 70, 44, 44, '#ffd94d'),
      cloud(160, 70, 150),
      cloud(760, 60, 160),
      path('M600,220 L760,220 L730,258 L630,258 Z', '#c0392b') +
        path('M680,110 L680,212 L752,212 Z', '#fff', 'stroke="#999" stroke-width="2"') +
        line(680, 106, 680, 220, '#6b4424', 5),
      person(100, 400, 190, { top: '#4d7d4a', bottom: '#6b5a3a', style: 'short', hair: '#bdbdbd', pose: 'hold' }) +
        line(134, 315, 220, 190, '#6b4424', 4) +
        line(220, 190, 224, 268, '#888', 2) +
        symbol('1F41F', 196, 252, 52),
      person(270, 580, 185, {
        top: '#ef7fae',
        bottom: '#ef7fae',
        skirt: true,
        style: 'tail',
        hair: '#8a4b20',
        pose: 'up',
      }) + symbol('1F3D0', 290, 352, 64),
      person(420, 420, 165, { top: '#3d6fd1', style: 'short', pose: 'hold' }) +
        path(
          'M455,425 L455,370 L470,370 L470,356 L486,356 L486,370 L502,370 L502,356 L518,356 L518,370 L534,370 L534,425 Z',
          '#d8b45f',
          'stroke="#a88436" stroke-width="3"',
        ) +
        path('M486,425 L486,398 Q495,388 504,398 L504,425 Z', '#8f6d25'),
      line(648, 245, 648, 430, '#777', 6) +
        path('M540,262 Q648,160 756,262 Z', '#e2483d') +
        path('M604,262 Q648,170 692,262 Z', '#fff') +
        person(610, 430, 185, {
          top: '#3b8f8f',
          bottom: '#3b8f8f',
          skirt: true,
          style: 'long',
          hair: '#2a1d14',
          pose: 'hold',
        }) +
        symbol('1F4F0', 618, 312, 64),
      person(560, 590, 175, { top: '#f4cf3a', style: 'short', hair: '#6b3f1d', pose: 'hold' }) +
        symbol('1F366', 566, 466, 64),
      person(760, 590, 180, {
        top: '#8fd0a5',
        bottom: '#f2f2f2',
        skirt: true,
        style: 'long',
        hair: '#1f1a17',
        pose: 'hold',
      }) +
        path(
          'M790,500 Q800,470 824,474 Q846,480 842,506 Q816,520 790,500 Z',
          '#f6b8a0',
          'stroke="#b06a52" stroke-width="3"',
        ) +
        line(800, 500, 816, 476, '#b06a52', 2) +
        line(814, 508, 826, 476, '#b06a52', 2) +
        line(830, 508, 836, 482, '#b06a52', 2),
      person(
        880,
        440,
        205,
        { top: '#f0efe6', bottom: '#7a8b99', head: 'hat', headColour: '#b98a46', pose: 'hold' },
        true,
      ) + symbol('1F4F7', 806, 318, 54),
    ),
};

const party: Composed = {
  name: 'party',
  size,
  alt: 'A birthday party in a living room: a table with a cake, and seven people.',
  zones: {
    crown: personZone(470, 470, 180),
    balloons: personZone(110, 570, 185),
    present: personZone(290, 585, 180),
    saxophone: personZone(325, 375, 190),
    camera: personZone(830, 400, 220),
    juice: personZone(660, 590, 180),
    pizza: personZone(860, 590, 185),
  },
  svg: (symbol) =>
    picture(
      size,
      rect(0, 0, 960, 400, '#fbe9d7') + rect(0, 400, 960, 200, '#c99a6b'),
      ...[60, 180, 300, 420, 540, 660, 780, 900].map((x, at) =>
        path(`M${x - 40},20 L${x + 40},20 L${x},80 Z`, ['#e2483d', '#f4cf3a', '#3f9b57', '#3d6fd1'][at % 4]!),
      ),
      person(470, 470, 180, {
        top: '#e78bb4',
        bottom: '#e78bb4',
        skirt: true,
        head: 'crown',
        style: 'long',
        hair: '#1f1a17',
      }),
      rect(400, 408, 260, 132, '#e6e0f2', 'stroke="#c9c0de" stroke-width="3"') +
        rect(500, 350, 110, 60, '#fff', 'stroke="#e2a0b8" stroke-width="4"') +
        rect(500, 350, 110, 16, '#f6a6c1') +
        [520, 555, 590].map((x) => rect(x - 3, 322, 6, 28, '#3d6fd1') + oval(x, 316, 5, 8, '#f5a623')).join(''),
      person(110, 570, 185, { top: '#3f9b57', style: 'short', pose: 'up' }) +
        ['#e2483d', '#3d6fd1', '#f4cf3a']
          .map((colour, at) => line(152, 408, 110 + at * 52, 270, '#777', 2) + oval(110 + at * 52, 235, 26, 34, colour))
          .join(''),
      person(290, 585, 180, {
        top: '#8a4fb3',
        bottom: '#f2f2f2',
        skirt: true,
        style: 'tail',
        hair: '#6b3f1d',
        pose: 'hold',
      }) + symbol('1F381', 302, 464, 74),
      person(325, 375, 190, { top: '#d33f3f', style: 'short', hair: '#1f1a17', pose: 'hold' }) +
        symbol('1F3B7', 331, 261, 80),
      person(
        830,
        400,
        220,
        { top: '#7a8b99', bottom: '#4a4a4a', style: 'short', hair: '#d8d8d8', glasses: true, pose: 'hold' },
        true,
      ) + symbol('1F4F7', 752, 266, 56),
      person(660, 590, 180, {
        top: '#f08a2c',
        bottom: '#3d6fd1',
        skirt: true,
        style: 'bun',
        hair: '#8a4b20',
        pose: 'hold',
      }) +
        rect(686, 478, 26, 42, '#f8c14a', 'stroke="#b98a2a" stroke-width="3"') +
        line(704, 478, 714, 456, '#c33', 4),
      person(860, 590, 185, { top: '#4aa3df', style: 'short', hair: '#6b3f1d', pose: 'hold' }) +
        symbol('1F355', 870, 462, 70),
    ),
};

const farm: Composed = {
  name: 'farm',
  size,
  alt: 'A farm with a red barn, a fence and an apple tree. Seven people and animals.',
  zones: {
    horse: personZone(250, 370, 205),
    hens: personZone(110, 575, 175),
    rabbit: personZone(330, 585, 175),
    pig: personZone(520, 580, 180),
    dog: personZone(700, 585, 180),
    apples: personZone(850, 590, 180),
    milk: personZone(590, 380, 200),
  },
  svg: (symbol) =>
    picture(
      size,
      sky(220, '#b7dc8f'),
      cloud(480, 60, 160),
      oval(880, 60, 42, 42, '#ffd94d'),
      rect(20, 130, 170, 150, '#b8372c') +
        path('M8,134 L105,60 L202,134 Z', '#7d241c') +
        rect(75, 190, 62, 90, '#f3e3d0'),
      tree(800, 400, 330) +
        [
          [740, 190],
          [790, 150],
          [850, 200],
          [830, 250],
          [770, 240],
        ]
          .map(([x, y]) => oval(x!, y!, 11, 11, '#d33'))
          .join(''),
      [430, 480, 530].map((x) => rect(x, 210, 12, 70, '#c9a26b')).join('') +
        rect(410, 225, 150, 10, '#c9a26b') +
        rect(410, 252, 150, 10, '#c9a26b'),
      symbol('1F40E', 268, 218, 170) +
        person(250, 370, 205, { top: '#4d7d4a', bottom: '#5b4630', head: 'hat', headColour: '#b98a46' }),
      person(110, 575, 175, {
        top: '#f4cf3a',
        bottom: '#3d6fd1',
        skirt: true,
        style: 'tail',
        hair: '#3b2a1e',
        pose: 'hold',
      }) +
        symbol('1F424', 150, 520, 62) +
        symbol('1F424', 190, 540, 58),
      person(330, 585, 175, {
        top: '#d33f3f',
        bottom: '#d33f3f',
        skirt: true,
        style: 'long',
        hair: '#1f1a17',
        pose: 'hold',
      }) + symbol('1F430', 342, 462, 72),
      person(520, 580, 180, { top: '#4aa3df', style: 'short', hair: '#6b3f1d' }, true) + pig(600, 560),
      person(700, 585, 180, { top: '#f08a2c', bottom: '#4a4a4a', head: 'cap', headColour: '#3d6fd1' }) +
        symbol('1F415', 724, 500, 96),
      person(850, 590, 180, { top: '#f2f2f2', bottom: '#6b5a3a', style: 'short', pose: 'hold' }) +
        path('M862,510 L926,510 L916,548 L872,548 Z', '#b98a46', 'stroke="#7d5a26" stroke-width="3"') +
        [876, 894, 912].map((x) => oval(x, 506, 10, 10, '#d33')).join(''),
      person(590, 380, 200, {
        top: '#7fb0d8',
        bottom: '#f2f2f2',
        skirt: true,
        style: 'bun',
        hair: '#8a4b20',
        pose: 'hold',
      }) +
        symbol('milk_bottle', 604, 252, 62) +
        symbol('1F402', 640, 270, 110),
    ),
};

export const peopleScenes: readonly Composed[] = [park, classroom, beach, party, farm];
