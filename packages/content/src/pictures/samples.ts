/** Pictures of the gallery's samples, drawn to fit the zones in the content of the samples. */
import {
  bench,
  cloud,
  inked,
  line,
  oval,
  path,
  person,
  picture,
  rect,
  table,
  tree,
  words,
  type Composed,
  type Symbols,
} from './draw.ts';

const sample = (name: string, size: Composed['size'], alt: string, draw: (symbol: Symbols) => string): Composed => ({
  name: `sample-${name}`,
  size,
  alt,
  zones: {},
  svg: (symbol) => picture(size, draw(symbol)),
});
const card = [480, 360] as const;
const wheel = (x: number, y: number, radius: number) =>
  oval(x, y, radius, radius, 'none', 'stroke="#333" stroke-width="6"') + oval(x, y, 4, 4, '#333');
const bicycle = (x: number, y: number) =>
  wheel(x - 46, y - 34, 34) +
  wheel(x + 46, y - 34, 34) +
  path(
    `M${x - 46},${y - 34} L${x - 16},${y - 78} L${x + 30},${y - 78} L${x},${y - 34} Z M${x + 46},${y - 34} L${x + 26},${y - 96} L${x + 44},${y - 100}`,
    'none',
    'stroke="#c0392b" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"',
  ) +
  rect(x - 30, y - 88, 28, 8, '#333', 'rx="4"');
const white = (d: string) => path(d, '#fff', inked);
const hat = (x: number, y: number, ribbon: string) =>
  oval(x, y, 104, 26, '#e8c777', 'stroke="#222" stroke-width="5"') +
  path(
    `M${x - 58},${y - 6} Q${x - 56},${y - 92} ${x},${y - 92} Q${x + 56},${y - 92} ${x + 58},${y - 6} Q${x},${y + 14} ${x - 58},${y - 6} Z`,
    '#f2d894',
    'stroke="#222" stroke-width="5"',
  ) +
  path(
    `M${x - 58},${y - 26} Q${x},${y - 4} ${x + 58},${y - 26} L${x + 58},${y - 4} Q${x},${y + 16} ${x - 58},${y - 4} Z`,
    ribbon,
    'stroke="#222" stroke-width="4"',
  );
const hen = (x: number, y: number) =>
  oval(x, y, 38, 28, '#f2e3c2', 'stroke="#222" stroke-width="3"') +
  oval(x + 34, y - 26, 16, 16, '#f2e3c2', 'stroke="#222" stroke-width="3"') +
  path(`M${x + 26},${y - 40} q4,-14 9,-2 q6,-12 9,3 Z`, '#c0392b') +
  path(`M${x + 49},${y - 28} l14,5 l-14,6 Z`, '#e8a33c') +
  oval(x + 38, y - 29, 2.5, 3, '#222') +
  line(x - 8, y + 27, x - 8, y + 42, '#c98a2c', 4) +
  line(x + 10, y + 27, x + 10, y + 42, '#c98a2c', 4) +
  path(`M${x - 34},${y - 10} l-22,-18 l6,26 Z`, '#d9b46c', 'stroke="#222" stroke-width="3"');
const fish = (x: number, y: number, colour: string) =>
  oval(x, y, 34, 20, colour, 'stroke="#222" stroke-width="3"') +
  path(`M${x - 30},${y} l-26,-18 v36 Z`, colour, 'stroke="#222" stroke-width="3"') +
  oval(x + 18, y - 5, 3, 3, '#222');
const cat = (x: number, y: number) =>
  oval(x, y + 20, 26, 30, '#f0a94a', 'stroke="#222" stroke-width="3"') +
  path(
    `M${x - 22},${y - 14} l2,-26 l16,12 h8 l16,-12 l2,26 q-22,24 -44,0 Z`,
    '#f0a94a',
    'stroke="#222" stroke-width="3"',
  ) +
  oval(x - 8, y - 16, 2.5, 3, '#222') +
  oval(x + 8, y - 16, 2.5, 3, '#222') +
  path(`M${x - 4},${y - 8} h8 l-4,5 Z`, '#c0392b') +
  path(`M${x + 24},${y + 40} q30,0 22,-30`, 'none', 'stroke="#f0a94a" stroke-width="8" stroke-linecap="round"');
const butterfly = (x: number, y: number, colour: string) =>
  [-1, 1]
    .map(
      (side) =>
        oval(x + side * 15, y - 8, 14, 13, colour, 'stroke="#222" stroke-width="3"') +
        oval(x + side * 12, y + 12, 10, 10, colour, 'stroke="#222" stroke-width="3"'),
    )
    .join('') + line(x, y - 16, x, y + 20, '#222', 5);
const group = (y: number, animals: string) =>
  oval(750, y, 130, 72, '#f7f5ee', 'stroke="#666" stroke-width="3"') + animals;
const number = (y: number, digit: string) =>
  rect(60, y, 120, 128, '#fff8dd', 'stroke="#666" stroke-width="3" rx="12"') +
  words(120, y + 92, digit, 76, 'font-weight="bold"');
const boat = (x: number, y: number, load: string) =>
  path(`M${x - 92},${y - 10} Q${x},${y + 34} ${x + 92},${y - 10} L${x + 66},${y + 30} H${x - 66} Z`, '#7d5330') +
  [0, 1, 2, 3, 4].map((at) => oval(x - 44 + at * 22, y - 2, 14, 12, load)).join('');
const box = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#c99a6b', 'stroke="#6b4424" stroke-width="4"') +
  rect(x + width / 2 - 9, y, 18, height, '#e6cfa3');

export const samplePictures: readonly Composed[] = [
  sample(
    'pool-notice',
    [640, 480],
    'A notice at a pool: Please shower before you swim.',
    () =>
      rect(0, 0, 640, 480, '#dff1f7') +
      Array.from(
        { length: 7 },
        (_, at) => line(0, at * 80, 640, at * 80, '#c3e2ec', 3) + line(at * 107, 0, at * 107, 480, '#c3e2ec', 3),
      ).join('') +
      rect(70, 70, 500, 340, '#fff', 'rx="18" stroke="#00619a" stroke-width="12"') +
      rect(70, 70, 500, 92, '#00619a', 'rx="18"') +
      rect(70, 130, 500, 34, '#00619a') +
      words(320, 136, 'POOL', 54, 'font-weight="bold" style="fill:#fff"') +
      words(320, 246, 'Please shower', 46, 'font-weight="bold"') +
      words(320, 316, 'before you swim.', 46, 'font-weight="bold"') +
      [170, 250, 330, 410]
        .map((x) =>
          path(
            `M${x},368 q20,-22 40,0 q20,22 40,0`,
            'none',
            'stroke="#0775b9" stroke-width="7" stroke-linecap="round"',
          ),
        )
        .join(''),
  ),
  sample(
    'photo-market',
    [640, 480],
    'A street with fruit stalls, people and bicycles',
    () =>
      rect(0, 0, 640, 250, '#cfeaf7') +
      rect(0, 250, 640, 230, '#d6cfc0') +
      cloud(500, 60, 140) +
      Array.from({ length: 6 }, (_, at) =>
        path(`M${30 + at * 60},80 h60 v46 q-30,28 -60,0 Z`, at % 2 ? '#fff' : '#3f9b57'),
      ).join('') +
      rect(36, 126, 9, 240, '#7d5330') +
      rect(376, 126, 9, 240, '#7d5330') +
      person(210, 350, 230, { top: '#8a4fb3', bottom: '#34507d', style: 'bun', pose: 'hold' }) +
      rect(30, 270, 360, 100, '#a8713f') +
      [0, 1, 2, 3, 4, 5]
        .map((at) => oval(64 + at * 25, 264, 15, 15, '#f08a2c', 'stroke="#a85a10" stroke-width="2"'))
        .join('') +
      [0, 1, 2].map((at) => oval(320 + at * 25, 264, 14, 14, '#c0392b')).join('') +
      line(262, 270, 262, 222, '#555', 6) +
      line(226, 222, 298, 222, '#555', 6) +
      path('M206,238 h40 q-4,18 -20,18 q-16,0 -20,-18 Z', '#888') +
      path('M278,238 h40 q-4,18 -20,18 q-16,0 -20,-18 Z', '#888') +
      line(226, 222, 226, 238, '#555', 3) +
      line(298, 222, 298, 238, '#555', 3) +
      [215, 236].map((x) => oval(x, 232, 11, 11, '#f08a2c')).join('') +
      person(470, 430, 225, { top: '#c0392b', style: 'short', pose: 'stand' }, true) +
      bicycle(546, 440),
  ),
  sample(
    'market',
    [640, 480],
    'A floating market in the early morning',
    () =>
      rect(0, 0, 640, 190, '#fbd9b5') +
      oval(490, 176, 54, 54, '#f5a623') +
      rect(0, 180, 640, 300, '#7fb8c9') +
      [0, 1, 2, 3, 4, 5].map((at) => oval(50 + at * 110, 184, 62, 30, '#6f9a62')).join('') +
      rect(0, 188, 640, 20, '#7fb8c9') +
      (
        [
          [170, 270, 150, '#f08a2c', '#8a4fb3'],
          [460, 300, 165, '#3f9b57', '#c0392b'],
          [260, 420, 190, '#f4cf3a', '#3d6fd1'],
        ] as const
      )
        .map(
          ([x, y, height, load, top]) =>
            person(x - 50, y + 14, height, {
              top,
              bottom: '#2d2d2d',
              head: 'hat',
              headColour: '#e8c777',
              style: 'long',
              pose: 'hold',
            }) + boat(x, y, load),
        )
        .join('') +
      line(240, 350, 330, 460, '#6b4424', 7) +
      [90, 350, 560].map((x) => path(`M${x},380 q20,-8 40,0`, 'none', 'stroke="#fff" stroke-width="4"')).join(''),
  ),
  sample('hats', [640, 480], 'Two straw hats', () => hat(210, 270, '#c0392b') + hat(430, 330, '#3d6fd1')),
  sample(
    'cat',
    [640, 480],
    'A cat lying below a table',
    () =>
      rect(0, 0, 640, 360, '#f6efdc') +
      rect(0, 360, 640, 120, '#d9b98c') +
      table(110, 430, 420, 250) +
      rect(290, 130, 60, 50, '#3d6fd1') +
      [0, 1, 2].map((at) => oval(300 + at * 20, 122, 12, 12, '#e78bb4')).join('') +
      oval(310, 396, 84, 34, '#f0a94a', 'stroke="#222" stroke-width="4"') +
      path('M236,376 l2,-34 l20,15 h12 l20,-15 l2,34 q-28,30 -56,0 Z', '#f0a94a', 'stroke="#222" stroke-width="4"') +
      oval(254, 374, 3, 4, '#222') +
      oval(276, 374, 3, 4, '#222') +
      path('M260,384 h10 l-5,6 Z', '#c0392b') +
      path('M390,404 q50,8 44,-34', 'none', 'stroke="#f0a94a" stroke-width="11" stroke-linecap="round"'),
  ),
  sample(
    'image-market',
    card,
    'A market with fruit and clothes',
    () =>
      rect(0, 0, 480, 220, '#cfeaf7') +
      rect(0, 220, 480, 140, '#d6cfc0') +
      Array.from({ length: 6 }, (_, at) =>
        path(`M${30 + at * 70},50 h70 v40 q-35,28 -70,0 Z`, at % 2 ? '#fff' : '#c0392b'),
      ).join('') +
      rect(36, 90, 8, 220, '#7d5330') +
      rect(436, 90, 8, 220, '#7d5330') +
      line(40, 118, 230, 118, '#555', 4) +
      (
        [
          [80, '#8a4fb3'],
          [150, '#3f9b57'],
          [208, '#f4cf3a'],
        ] as const
      )
        .map(([x, colour]) =>
          path(
            `M${x - 14},122 l-20,16 l10,16 l8,-5 v50 h36 v-50 l8,5 l10,-16 l-20,-16 Z`,
            colour,
            'stroke="#222" stroke-width="3"',
          ),
        )
        .join('') +
      rect(36, 240, 408, 80, '#a8713f') +
      [0, 1, 2, 3]
        .map((at) => oval(280 + at * 36, 228, 18, 18, ['#c0392b', '#f08a2c', '#3f9b57', '#f4cf3a'][at]!))
        .join(''),
  ),
  sample(
    'image-sportshop',
    card,
    'A sports shop',
    () =>
      rect(0, 0, 480, 360, '#cfeaf7') +
      rect(0, 300, 480, 60, '#b9b9b9') +
      rect(50, 60, 380, 250, '#f4cf9a', 'stroke="#444" stroke-width="4"') +
      rect(50, 60, 380, 62, '#0775b9') +
      words(240, 104, 'SPORTS', 40, 'font-weight="bold" style="fill:#fff"') +
      rect(76, 142, 214, 130, '#eaf6fb', 'stroke="#444" stroke-width="4"') +
      rect(322, 142, 80, 168, '#8a5a33', 'stroke="#444" stroke-width="4"') +
      oval(126, 236, 28, 28, '#fff', 'stroke="#222" stroke-width="4"') +
      path('M126,222 l14,10 l-5,16 h-18 l-5,-16 Z', '#222') +
      oval(240, 184, 22, 28, 'none', 'stroke="#c0392b" stroke-width="6"') +
      line(240, 212, 240, 258, '#7d5330', 8) +
      [226, 240, 254].map((x) => line(x, 162, x, 206, '#999', 2)).join('') +
      oval(192, 250, 14, 14, '#c9e265', 'stroke="#222" stroke-width="3"'),
  ),
  sample(
    'image-station',
    card,
    'A railway station',
    () =>
      rect(0, 0, 480, 240, '#cfeaf7') +
      path('M30,70 L240,20 L450,70 V92 H30 Z', '#7a4a22') +
      rect(60, 92, 360, 120, '#f3e3d0') +
      oval(240, 62, 22, 22, '#fff', 'stroke="#222" stroke-width="4"') +
      line(240, 62, 240, 48, '#222', 3) +
      line(240, 62, 250, 66, '#222', 3) +
      words(240, 122, 'STATION', 24, 'font-weight="bold"') +
      rect(0, 212, 480, 30, '#b9b9b9') +
      rect(0, 242, 480, 118, '#8b8f96') +
      rect(40, 160, 370, 120, '#3f9b57', 'rx="20" stroke="#222" stroke-width="4"') +
      [64, 134, 204, 274].map((x) => rect(x, 180, 52, 44, '#eaf6fb', 'stroke="#222" stroke-width="3"')).join('') +
      rect(344, 180, 46, 44, '#eaf6fb', 'stroke="#222" stroke-width="3"') +
      rect(40, 242, 370, 12, '#f4cf3a') +
      [90, 160, 290, 360].map((x) => oval(x, 286, 20, 20, '#333')).join('') +
      line(0, 308, 480, 308, '#444', 6) +
      Array.from({ length: 12 }, (_, at) => line(10 + at * 42, 308, 4 + at * 42, 330, '#6b4424', 7)).join(''),
  ),
  sample(
    'image-attic',
    card,
    'A grandmother’s attic full of boxes',
    () =>
      rect(0, 0, 480, 360, '#b98250') +
      path('M0,300 L240,10 L480,300 Z', '#f3e3d0') +
      rect(0, 290, 480, 70, '#8a5a33') +
      oval(240, 100, 34, 34, '#cfeaf7', 'stroke="#6b4424" stroke-width="7"') +
      line(240, 66, 240, 134, '#6b4424', 5) +
      line(206, 100, 274, 100, '#6b4424', 5) +
      box(92, 226, 96, 76) +
      box(112, 160, 70, 66) +
      box(204, 236, 78, 66) +
      box(296, 216, 104, 86) +
      box(316, 160, 62, 56) +
      rect(214, 190, 58, 46, '#8a4fb3', 'stroke="#222" stroke-width="4"') +
      rect(228, 180, 30, 12, 'none', 'stroke="#222" stroke-width="4"'),
  ),
  sample(
    'image-boat',
    [640, 480],
    'Một phương tiện có buồm trắng đang đi trên sông',
    () =>
      rect(0, 0, 640, 250, '#cfeaf7') +
      cloud(150, 80, 170) +
      oval(540, 80, 40, 40, '#ffd94d') +
      path('M0,250 Q160,190 320,240 Q480,200 640,250 Z', '#8fbf7a') +
      rect(0, 244, 640, 180, '#5fb4dd') +
      path('M0,410 Q320,380 640,410 V480 H0 Z', '#a8d68c') +
      [60, 470, 540]
        .map((x, at) => path(`M${x},${290 + at * 36} q20,-9 40,0 q20,9 40,0`, 'none', 'stroke="#fff" stroke-width="5"'))
        .join('') +
      path('M190,320 H450 L408,374 H236 Z', '#7d5330') +
      line(318, 96, 318, 320, '#5b3a1d', 9) +
      path('M330,104 Q440,200 432,300 H330 Z', '#fff', 'stroke="#999" stroke-width="3"') +
      path('M306,130 Q236,220 226,300 H306 Z', '#f4cf9a', 'stroke="#999" stroke-width="3"'),
  ),
  sample(
    'image-plant',
    [900, 1200],
    'A drawing of a plant with four parts to label',
    () =>
      rect(0, 820, 900, 380, '#c9a26b') +
      rect(440, 330, 20, 500, '#3f9b57') +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => oval(450, 268, 36, 66, '#e78bb4', `transform="rotate(${turn} 450 330)"`))
        .join('') +
      oval(450, 330, 46, 46, '#f4cf3a') +
      path('M455,600 Q520,470 650,520 Q580,640 455,600 Z', '#5dae56') +
      path('M445,700 Q370,580 260,640 Q330,740 445,700 Z', '#5dae56') +
      [
        [330, 1040],
        [400, 1090],
        [500, 1090],
        [560, 1030],
      ]
        .map(([x, y]) =>
          path(
            `M450,820 Q${(x! + 450) / 2},960 ${x},${y}`,
            'none',
            'stroke="#7d5330" stroke-width="14" stroke-linecap="round"',
          ),
        )
        .join('') +
      [
        [450, 190, 450, 240],
        [700, 490, 610, 535],
        [270, 770, 436, 770],
        [558, 1096, 530, 1030],
      ]
        .map(([a, b, c, d]) => line(a!, b!, c!, d!, '#222', 5) + oval(c!, d!, 8, 8, '#222'))
        .join(''),
  ),
  sample(
    'image-park',
    [1200, 800],
    'Children in a park',
    () =>
      rect(0, 0, 1200, 300, '#cfeaf7') +
      rect(0, 300, 1200, 500, '#a8d68c') +
      cloud(420, 90, 190) +
      cloud(980, 80, 220) +
      oval(1110, 80, 52, 52, '#ffd94d') +
      tree(1090, 400, 250) +
      path('M0,640 Q600,560 1200,660 V730 Q600,640 0,720 Z', '#ead9b0') +
      path('M170,70 L220,130 L176,210 L126,146 Z', '#e2483d') +
      line(126, 146, 220, 130, '#fff', 3) +
      line(176, 210, 210, 370, '#444', 3) +
      person(170, 545, 196, { top: '#f4cf3a', pose: 'up' }) +
      bicycle(450, 588) +
      person(440, 556, 190, { top: '#e78bb4', bottom: '#8a4fb3', style: 'tail', hair: '#6b3f1d', pose: 'sit' }) +
      tree(740, 540, 420) +
      person(736, 535, 190, { top: '#3d6fd1', hair: '#6b3f1d', pose: 'sit' }) +
      rect(752, 436, 40, 30, '#fff', 'stroke="#222" stroke-width="3"') +
      person(990, 596, 200, { top: '#c0392b', bottom: '#34507d', skirt: true, style: 'long', pose: 'hold' }) +
      oval(1042, 498, 26, 26, '#f08a2c', 'stroke="#222" stroke-width="3"') +
      path('M1018,490 q24,16 50,0', 'none', 'stroke="#fff" stroke-width="5"') +
      bench(560, 760, 130),
  ),
  sample(
    'image-counting',
    [1000, 800],
    'Hai chữ số và bốn nhóm con vật',
    () =>
      number(120, '2') +
      number(480, '3') +
      group(104, hen(700, 112) + hen(806, 112)) +
      group(296, fish(690, 272, '#5fb4dd') + fish(806, 272, '#f08a2c') + fish(752, 326, '#f4cf3a')) +
      group(488, cat(700, 488) + cat(800, 488)) +
      group(
        680,
        (
          [
            [680, 660, '#8a4fb3'],
            [752, 650, '#f08a2c'],
            [824, 662, '#3d6fd1'],
            [752, 712, '#e78bb4'],
          ] as const
        )
          .map(([x, y, colour]) => butterfly(x, y, colour))
          .join(''),
      ),
  ),
  sample(
    'image-plan',
    [1200, 900],
    'Plan of a city farm',
    () =>
      rect(0, 0, 1200, 900, '#dcead0') +
      path(
        'M480,900 V700 Q480,620 600,600 H1200 M480,700 Q360,620 330,560 Q300,300 620,270',
        'none',
        'stroke="#f6efdc" stroke-width="46"',
      ) +
      rect(400, 820, 160, 22, '#7d5330') +
      words(480, 876, 'Gate', 34, 'font-weight="bold"') +
      oval(670, 420, 150, 88, '#7cc4e8') +
      words(670, 432, 'Pond', 34) +
      tree(140, 330, 200) +
      tree(990, 330, 190) +
      tree(330, 880, 130) +
      rect(144, 504, 216, 108, '#fff', 'stroke="#555" stroke-width="4"') +
      rect(624, 162, 216, 108, '#fff', 'stroke="#555" stroke-width="4"') +
      path('M936,540 H1152 V684 L1032,720 Z', '#fff', 'stroke="#555" stroke-width="4"') +
      rect(770, 720, 240, 140, '#c9ced6', 'stroke="#555" stroke-width="4" rx="8"') +
      words(890, 804, 'Car park', 34) +
      [0, 1, 2, 3].map((at) => line(782 + at * 72, 724, 782 + at * 72, 752, '#fff', 5)).join(''),
  ),
  sample(
    'image-room',
    [1200, 900],
    'A child’s room with a door, a window and a wall',
    () =>
      line(0, 700, 1200, 700, '#222', 4) +
      white('M72,270 H288 V774 H72 Z') +
      oval(262, 530, 10, 10, '#222') +
      white('M456,144 H720 V360 H456 Z') +
      line(588, 144, 588, 360, '#222', 4) +
      line(456, 252, 720, 252, '#222', 4) +
      white('M760,430 H784 V720 H760 Z M1130,500 H1154 V720 H1130 Z') +
      white('M784,560 H1130 V650 H784 Z') +
      white('M796,510 Q850,490 904,510 Q912,560 850,562 Q790,562 796,510 Z') +
      oval(660, 756, 180, 72, '#fff', inked) +
      oval(660, 756, 140, 50, '#fff', 'stroke="#222" stroke-width="2" stroke-dasharray="8 8"'),
  ),
  sample(
    'image-playroom',
    [1200, 900],
    'Phòng chơi có nhiều quả bóng',
    () =>
      line(0, 600, 1200, 600, '#222', 4) +
      oval(200, 716, 190, 70, '#fff', inked) +
      oval(186, 657, 90, 81, '#fff', inked) +
      path('M98,650 q88,46 176,0', 'none', inked) +
      white('M330,560 H660 V590 H330 Z M350,590 H376 V790 H350 Z M614,590 H640 V790 H614 Z') +
      oval(474, 702, 78, 72, '#fff', inked) +
      path('M398,696 q76,40 152,0', 'none', inked) +
      white('M1080,210 H1190 V640 H1080 Z') +
      oval(1100, 430, 8, 8, '#222') +
      oval(1038, 702, 78, 72, '#fff', inked) +
      path('M962,696 q76,40 152,0', 'none', inked) +
      white('M380,120 H560 V300 H380 Z') +
      line(470, 120, 470, 300, '#222', 4) +
      line(380, 210, 560, 210, '#222', 4) +
      white('M680,250 Q640,330 676,380 H794 Q830,330 790,250 Z') +
      oval(735, 272, 52, 54, '#fff', inked) +
      path('M682,262 Q735,196 788,262 Q735,240 682,262 Z', '#fff', inked) +
      oval(717, 276, 4, 5, '#222') +
      oval(752, 276, 4, 5, '#222') +
      path('M722,298 q13,10 26,0', 'none', 'stroke="#222" stroke-width="4"') +
      white('M702,326 H768 L810,580 H660 Z M690,580 V700 M715,700 H680 M778,580 V700 M803,700 H768') +
      oval(810, 441, 66, 63, '#fff', inked) +
      path('M746,434 q64,36 128,0', 'none', inked) +
      path(
        'M760,350 Q830,360 836,392 M708,350 Q680,430 752,462',
        'none',
        'stroke="#222" stroke-width="4" stroke-linecap="round"',
      ),
  ),
  sample(
    'image-street',
    [1200, 800],
    'A street with a shop, a bus and a tree',
    () =>
      line(0, 600, 1200, 600, '#222', 4) +
      line(0, 760, 1200, 760, '#222', 4) +
      white('M150,490 H138 V600 H198 V490 Z') +
      oval(168, 330, 118, 166, '#fff', inked) +
      white('M850,120 H1180 V600 H850 Z M850,120 L1015,40 L1180,120 Z') +
      white('M888,144 H1152 V216 H888 Z') +
      white('M960,336 H1092 V600 H960 Z') +
      oval(1072, 480, 8, 8, '#222') +
      white('M872,340 H938 V470 H872 Z M1112,340 H1160 V470 H1112 Z') +
      path('M432,404 Q432,384 456,384 H810 Q840,384 840,420 V560 H432 Z', '#fff', inked) +
      [460, 540, 620, 700].map((x) => white(`M${x},410 h60 v60 h-60 Z`)).join('') +
      white('M782,410 h44 v124 h-44 Z') +
      oval(520, 560, 36, 36, '#fff', inked) +
      oval(740, 560, 36, 36, '#fff', inked),
  ),
];
