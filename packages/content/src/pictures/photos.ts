/** Small scenes for questions with spoken options and for speaking and writing tasks. */
import {
  bench,
  cloud,
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

const size = [640, 420] as const;
const room = (wall = '#f6efdc', floor = '#d9b98c') => rect(0, 0, 640, 290, wall) + rect(0, 290, 640, 130, floor);
const outside = (ground = '#a8d68c') =>
  rect(0, 0, 640, 220, '#cfeaf7') + rect(0, 220, 640, 200, ground) + cloud(120, 60, 130) + cloud(480, 50, 140);
const shelf = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#8a5a33') +
  [0, 1, 2]
    .map(
      (row) =>
        rect(x + 10, y + 10 + row * (height / 3), width - 20, height / 3 - 16, '#6b4424') +
        Array.from({ length: Math.floor((width - 24) / 18) }, (_, at) =>
          rect(
            x + 13 + at * 18,
            y + 18 + row * (height / 3) + (at % 3) * 5,
            15,
            height / 3 - 25 - (at % 3) * 5,
            ['#c0392b', '#3d6fd1', '#3f9b57', '#f4cf3a', '#8a4fb3'][(at + row * 2) % 5]!,
          ),
        ).join(''),
    )
    .join('');

const photo = (name: string, alt: string, ...parts: ((symbol: Symbols) => string)[]): Composed => ({
  name,
  size,
  alt,
  zones: {},
  svg: (symbol) => picture(size, ...parts.map((part) => part(symbol))),
});

export const photos: readonly Composed[] = [
  photo(
    'photo-painter',
    'A woman in a room with an easel',
    () =>
      room() +
      line(400, 130, 350, 380, '#8a5a33', 8) +
      line(430, 130, 480, 380, '#8a5a33', 8) +
      rect(330, 120, 170, 150, '#fff', 'stroke="#8a5a33" stroke-width="6"') +
      oval(415, 210, 40, 40, '#f4cf3a') +
      rect(335, 235, 160, 32, '#5fb4dd'),
    (symbol) =>
      person(230, 390, 260, { top: '#8a4fb3', bottom: '#34507d', style: 'bun', hair: '#6b3f1d', pose: 'hold' }) +
      line(286, 262, 336, 230, '#6b4424', 5) +
      symbol('1F3A8', 150, 250, 76),
  ),
  photo(
    'photo-bus-stop',
    'Three people stand in a street beside a bus stop sign',
    () =>
      outside('#b9b9b9') +
      rect(0, 330, 640, 90, '#6d6d6d') +
      [40, 200, 360, 520].map((x) => rect(x, 370, 80, 8, '#fff')).join('') +
      rect(546, 130, 10, 200, '#555') +
      rect(500, 96, 102, 70, '#3d6fd1', 'rx="8"') +
      words(551, 141, 'BUS', 34, 'style="fill:#fff"'),
    () =>
      person(180, 330, 200, { top: '#c0392b', style: 'short' }) +
      person(290, 332, 190, { top: '#f4cf3a', bottom: '#3f9b57', skirt: true, style: 'long' }) +
      person(400, 330, 205, { top: '#4aa3df', bottom: '#4a4a4a', style: 'short', hair: '#bdbdbd', glasses: true }),
  ),
  photo(
    'photo-guitar',
    'A man with a guitar under a tree',
    () => outside() + tree(330, 380, 380),
    (symbol) =>
      person(330, 395, 220, { top: '#d33f3f', style: 'short', pose: 'hold' }) + symbol('1F3B8', 306, 252, 110),
  ),
  photo(
    'photo-desk',
    'A desk in an empty room',
    () => room('#e8eef5', '#c9a882') + table(120, 390, 400, 150),
    (symbol) => symbol('1F4BB', 240, 110, 160) + symbol('lamp', 410, 120, 120) + symbol('1F4DA', 140, 160, 90),
  ),
  photo(
    'photo-waiter',
    'A man with a tray in a restaurant; the tables are free',
    () =>
      room('#fbe9d7', '#b98250') +
      oval(140, 330, 90, 26, '#fff') +
      rect(134, 340, 12, 70, '#7d5330') +
      oval(520, 330, 90, 26, '#fff') +
      rect(514, 340, 12, 70, '#7d5330'),
    () =>
      person(320, 400, 270, { top: '#fff', bottom: '#222', style: 'short', pose: 'hold' }) +
      rect(340, 262, 110, 8, '#888') +
      [356, 392, 428].map((x) => rect(x - 10, 222, 20, 40, '#f8c14a', 'stroke="#a87a1a" stroke-width="3"')).join('') +
      path('M312,232 L328,232 L320,250 Z', '#222'),
  ),
  photo(
    'photo-boats',
    'Three boats and a quiet sea',
    () =>
      rect(0, 0, 640, 200, '#cfeaf7') +
      rect(0, 200, 640, 220, '#5fb4dd') +
      cloud(140, 60, 150) +
      oval(540, 70, 36, 36, '#ffd94d'),
    () =>
      [
        [150, 260, '#c0392b'],
        [330, 320, '#3f9b57'],
        [500, 250, '#8a4fb3'],
      ]
        .map(
          ([x, y, colour]) =>
            path(`M${Number(x) - 80},${y} h160 l-30,38 h-100 Z`, `${colour}`) +
            path(`M${x},${Number(y) - 110} v100 h72 Z`, '#fff', 'stroke="#999" stroke-width="2"') +
            line(Number(x), Number(y) - 112, Number(x), Number(y), '#6b4424', 5),
        )
        .join(''),
  ),
  photo(
    'photo-teacher',
    'A woman at the board; four students at their desks',
    () =>
      room() +
      rect(140, 40, 360, 160, '#2f6b4f', 'stroke="#8a5a33" stroke-width="10"') +
      words(250, 110, 'x + 5 = 12', 30, 'style="fill:#fff"'),
    () =>
      person(430, 300, 210, { top: '#c0392b', bottom: '#2d2d2d', skirt: true, style: 'bun' }) +
      [80, 230, 390, 550]
        .map(
          (x, at) =>
            person(x, 440, 170, {
              top: ['#4aa3df', '#f4cf3a', '#3f9b57', '#e78bb4'][at]!,
              style: at % 2 ? 'long' : 'short',
            }) + rect(x - 55, 372, 110, 60, '#b98250'),
        )
        .join(''),
  ),
  photo(
    'photo-fruit-stall',
    'A market stall',
    () =>
      outside('#d6cfc0') +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((at) => path(`M${80 + at * 60},110 h60 v50 q-30,30 -60,0 Z`, at % 2 ? '#fff' : '#c0392b'))
        .join('') +
      rect(86, 160, 10, 220, '#7d5330') +
      rect(544, 160, 10, 220, '#7d5330') +
      rect(80, 270, 480, 110, '#a8713f'),
    (symbol) =>
      ['1F34E', '1F34C', '1F347', '1F34A', '1F350', '1F353']
        .map((name, at) => symbol(name, 96 + at * 76, 200, 72))
        .join('') + ['1F349', '1F351', '1F352'].map((name, at) => symbol(name, 140 + at * 140, 282, 84)).join(''),
  ),
  photo(
    'photo-handshake',
    'Two men in an office',
    () =>
      room('#e3e8ef', '#9aa5b1') +
      rect(60, 60, 150, 120, '#cfeaf7', 'stroke="#fff" stroke-width="8"') +
      rect(430, 60, 150, 120, '#cfeaf7', 'stroke="#fff" stroke-width="8"'),
    () =>
      person(260, 400, 260, { top: '#2c3e66', bottom: '#2c3e66', style: 'short', pose: 'hold' }) +
      person(
        385,
        400,
        260,
        { top: '#555', bottom: '#555', style: 'short', hair: '#bdbdbd', glasses: true, pose: 'hold' },
        true,
      ),
  ),
  photo(
    'photo-bookshelf',
    'The corner of a library',
    () => room('#f2ead9', '#a77b50') + shelf(60, 40, 240, 300) + shelf(340, 40, 240, 300),
  ),
  photo(
    'photo-market-day',
    'A busy market: a woman sells fruit, a girl carries a basket, a man takes a photo',
    () =>
      outside('#d6cfc0') +
      [0, 1, 2, 3, 4]
        .map((at) => path(`M${30 + at * 56},110 h56 v44 q-28,26 -56,0 Z`, at % 2 ? '#fff' : '#3f9b57'))
        .join('') +
      rect(30, 154, 8, 190, '#7d5330') +
      rect(302, 154, 8, 190, '#7d5330') +
      person(170, 330, 200, { top: '#f4cf3a', style: 'bun' }) +
      rect(30, 260, 280, 100, '#a8713f'),
    (symbol) =>
      ['1F34E', '1F34C', '1F34A', '1F349'].map((name, at) => symbol(name, 40 + at * 66, 206, 62)).join('') +
      person(410, 405, 190, { top: '#e78bb4', bottom: '#8a4fb3', skirt: true, style: 'tail', pose: 'hold' }) +
      path('M430,322 l62,0 l-10,36 l-42,0 Z', '#b98a46') +
      symbol('1F34C', 436, 286, 48) +
      person(560, 400, 220, { top: '#4aa3df', head: 'cap', pose: 'hold' }, true) +
      symbol('1F4F7', 488, 262, 54),
  ),
  photo(
    'photo-rest',
    'Four friends rest in a park: two sit on a bench, one reads, one has a dog',
    () =>
      outside() +
      tree(560, 250, 210) +
      bench(110, 330, 230) +
      person(170, 330, 170, { top: '#c0392b', pose: 'sit', style: 'short' }) +
      person(270, 330, 170, { top: '#3f9b57', pose: 'sit', style: 'long' }),
    (symbol) =>
      symbol('1F4D9', 190, 220, 46) +
      person(430, 400, 190, { top: '#f08a2c', bottom: '#34507d', style: 'tail' }) +
      symbol('1F415', 470, 316, 100) +
      person(580, 390, 200, { top: '#8a4fb3', style: 'short', hair: '#6b3f1d', pose: 'up' }) +
      symbol('1F388', 586, 140, 80),
  ),
];
