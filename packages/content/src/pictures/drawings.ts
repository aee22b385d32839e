/** Line drawings to colour, to write on and to draw on; each zone is also drawn as a shape. */
import { inked, line, oval, ovalZone, path, picture, rect, rectZone, words, type Composed, type Zone } from './draw.ts';

const size = [900, 600] as const;
const box = (zone: Zone) =>
  zone.shape === 'rect'
    ? rect(...zone.box, '#fff', inked)
    : oval(
        zone.box[0] + zone.box[2] / 2,
        zone.box[1] + zone.box[3] / 2,
        zone.box[2] / 2,
        zone.box[3] / 2,
        '#fff',
        inked,
      );
const ink = (x1: number, y1: number, x2: number, y2: number) => line(x1, y1, x2, y2, '#222', 4);

const garden = {
  roof: rectZone(90, 120, 330, 90),
  door: rectZone(220, 340, 90, 150),
  tree: ovalZone(500, 120, 170, 190),
  car: rectZone(560, 470, 250, 70),
  sun: ovalZone(780, 30, 100, 100),
  flower: ovalZone(60, 470, 90, 80),
  cloud: ovalZone(540, 25, 190, 70),
};
const sea = {
  bigFish: ovalZone(300, 330, 230, 120),
  smallFish: ovalZone(80, 290, 110, 60),
  boat: rectZone(350, 150, 270, 60),
  star: ovalZone(560, 500, 84, 76),
  ball: ovalZone(770, 420, 100, 100),
  sun: ovalZone(60, 30, 110, 110),
  box: rectZone(150, 480, 150, 84),
};
const bedroom = {
  lamp: ovalZone(60, 190, 110, 80),
  blanket: rectZone(300, 330, 270, 100),
  ball: ovalZone(640, 500, 76, 76),
  box: rectZone(150, 470, 140, 90),
  door: rectZone(740, 120, 130, 330),
  window: rectZone(330, 60, 190, 150),
  chair: rectZone(620, 400, 110, 26),
};
const robot = {
  head: rectZone(330, 130, 180, 130),
  body: rectZone(290, 290, 260, 180),
  heart: ovalZone(470, 310, 60, 56),
  leftShoe: ovalZone(280, 535, 130, 54),
  rightShoe: ovalZone(430, 535, 130, 54),
  balloon: ovalZone(690, 70, 130, 160),
  hat: rectZone(360, 60, 120, 66),
  leftArm: rectZone(160, 320, 128, 44),
  rightArm: rectZone(552, 320, 150, 44),
};
const fruit = {
  apple: ovalZone(270, 200, 130, 130),
  pear: ovalZone(410, 170, 110, 160),
  grapes: ovalZone(530, 210, 120, 120),
  bowl: rectZone(240, 330, 430, 110),
  cup: rectZone(720, 330, 110, 130),
  card: rectZone(370, 470, 170, 80),
  banana: ovalZone(80, 400, 140, 60),
};
/** Four shapes to colour in maths. */
const shapes = {
  circle: ovalZone(40, 60, 180, 180),
  square: rectZone(260, 60, 180, 180),
  rectangle: rectZone(480, 90, 380, 120),
  oval: ovalZone(40, 330, 300, 150),
  smallSquare: rectZone(400, 350, 120, 120),
  smallCircle: ovalZone(590, 350, 120, 120),
  tinySquare: rectZone(770, 365, 90, 90),
};
/** A bar of eight equal parts. */
const bar = Object.fromEntries(
  Array.from({ length: 8 }, (_, at) => [`part${at + 1}`, rectZone(50 + at * 100, 220, 100, 160)]),
);
const numbers = [12, 7, 15, 20, 9, 18, 24, 5, 31];
const cards = Object.fromEntries(
  numbers.map((_, at) => [`card${at + 1}`, rectZone(110 + (at % 3) * 230, 40 + Math.floor(at / 3) * 180, 200, 150)]),
);

const centre = ({ box: [x, y, width, height] }: Zone): [number, number] => [x + width / 2, y + height / 2];
const balloonStrings = (...zones: Zone[]) =>
  zones.map((zone) => ink(centre(zone)[0], zone.box[1] + zone.box[3], 450, 560)).join('');
const balloons = {
  one: ovalZone(60, 60, 130, 160),
  two: ovalZone(220, 40, 130, 160),
  three: ovalZone(380, 60, 130, 160),
  four: ovalZone(540, 40, 130, 160),
  five: ovalZone(700, 60, 130, 160),
};

const fishShape = ({ box: [x, y, width, height] }: Zone) =>
  path(`M${x + width - 8},${y + height / 2} l${width * 0.32},-${height * 0.42} v${height * 0.84} Z`, '#fff', inked);

/** A house with a garden, under what stands in the sky. */
const houseUnder = (sky: string): string =>
  picture(
    size,
    rect(110, 210, 290, 280, '#fff', inked),
    path('M90,210 L255,120 L420,210 Z', '#fff', inked),
    box(garden.door),
    rect(140, 250, 60, 60, '#fff', inked) + rect(320, 250, 60, 60, '#fff', inked),
    rect(565, 300, 40, 190, '#fff', inked),
    box(garden.tree),
    box(garden.cloud),
    sky,
    ink(0, 550, 900, 550),
    path('M560,540 v-50 q0,-20 30,-20 h40 l30,-46 h90 l30,46 q30,0 30,30 v40 Z', '#fff', inked) +
      oval(620, 545, 26, 26, '#fff', inked) +
      oval(750, 545, 26, 26, '#fff', inked),
    [0, 72, 144, 216, 288]
      .map((turn) => oval(105, 485, 14, 22, '#fff', `${inked} transform="rotate(${turn} 105 510)"`))
      .join('') +
      oval(105, 510, 14, 14, '#fff', inked) +
      ink(105, 534, 105, 590),
  );
const starAt = (x: number, y: number): string =>
  path(`M${x},${y - 16} l5,11 l11,5 l-11,5 l-5,11 l-5,-11 l-11,-5 l11,-5 Z`, '#fff', inked);

export const lineDrawings: readonly Composed[] = [
  {
    name: 'draw-garden',
    size,
    alt: 'A drawing of a house with a garden, without colours',
    zones: garden,
    svg: () => houseUnder(box(garden.sun)),
  },
  {
    name: 'draw-evening',
    size,
    alt: 'A drawing of a house with a flower, a tree and a car under the moon and three stars, without colours',
    zones: Object.fromEntries(Object.entries(garden).map(([name, zone]) => [name === 'sun' ? 'moon' : name, zone])),
    svg: () =>
      houseUnder(
        box(garden.sun) +
          oval(815, 65, 12, 12, '#fff', inked) +
          oval(848, 88, 16, 16, '#fff', inked) +
          starAt(470, 60) +
          starAt(745, 120) +
          starAt(840, 190),
      ),
  },
  {
    name: 'draw-sea',
    size,
    alt: 'A drawing of the sea with a boat and two fish, without colours',
    zones: sea,
    svg: () =>
      picture(
        size,
        path('M0,220 q38,-26 75,0 t75,0 t75,0 t75,0 t75,0 t75,0 t75,0 t75,0 t75,0 t75,0 t75,0 t75,0', 'none', inked),
        box(sea.sun),
        path('M350,150 h270 l-40,60 h-190 Z', '#fff', inked) +
          ink(480, 30, 480, 150) +
          path('M480,40 v96 h90 Z', '#fff', inked),
        fishShape(sea.bigFish) + box(sea.bigFish) + oval(345, 375, 7, 7, '#222'),
        fishShape(sea.smallFish) + box(sea.smallFish) + oval(104, 314, 5, 5, '#222'),
        path('M602,500 l12,26 l29,3 l-22,20 l7,28 l-26,-15 l-26,15 l7,-28 l-22,-20 l29,-3 Z', '#fff', inked),
        box(sea.box) + ink(150, 506, 300, 506) + oval(225, 510, 9, 9, '#fff', inked),
        path('M660,600 Q720,500 900,490', 'none', inked),
        box(sea.ball) + path('M775,455 q45,30 90,0 M775,488 q45,-30 90,0', 'none', inked),
      ),
  },
  {
    name: 'draw-bedroom',
    size,
    alt: 'A drawing of a bedroom with a bed, a lamp and a door, without colours',
    zones: bedroom,
    svg: () =>
      picture(
        size,
        ink(0, 450, 900, 450),
        box(bedroom.door) + oval(752, 290, 7, 7, '#222'),
        box(bedroom.window) + ink(425, 60, 425, 210) + ink(330, 135, 520, 135),
        rect(50, 320, 130, 16, '#fff', inked) +
          ink(66, 336, 66, 450) +
          ink(164, 336, 164, 450) +
          ink(115, 270, 115, 320) +
          path('M80,190 h70 l24,80 h-118 Z', '#fff', inked),
        rect(240, 250, 18, 210, '#fff', inked) +
          rect(570, 330, 18, 130, '#fff', inked) +
          oval(282, 320, 44, 20, '#fff', inked) +
          box(bedroom.blanket) +
          ink(258, 430, 570, 430),
        box(bedroom.chair) + ink(630, 426, 630, 560) + ink(720, 426, 720, 560) + ink(724, 300, 724, 400),
        box(bedroom.ball),
        box(bedroom.box),
      ),
  },
  {
    name: 'draw-robot',
    size,
    alt: 'A drawing of a robot with a hat and a balloon, without colours',
    zones: robot,
    svg: () =>
      picture(
        size,
        box(robot.hat) + rect(320, 118, 200, 14, '#fff', inked),
        box(robot.head) +
          oval(375, 180, 16, 16, '#fff', inked) +
          oval(465, 180, 16, 16, '#fff', inked) +
          path('M375,228 h90', 'none', inked),
        rect(400, 260, 40, 30, '#fff', inked),
        box(robot.leftArm) + box(robot.rightArm),
        box(robot.body),
        path(
          'M500,364 C470,344 472,312 490,314 Q499,316 500,326 Q501,316 510,314 C528,312 530,344 500,364 Z',
          '#fff',
          inked,
        ),
        rect(325, 470, 50, 80, '#fff', inked) + rect(465, 470, 50, 80, '#fff', inked),
        box(robot.leftShoe) + box(robot.rightShoe),
        box(robot.balloon) + path('M755,230 Q740,290 690,340', 'none', inked),
      ),
  },
  {
    name: 'draw-fruit',
    size,
    alt: 'A drawing of a bowl of fruit and a cup on a table, without colours',
    zones: fruit,
    svg: () =>
      picture(
        size,
        ink(0, 460, 900, 460),
        box(fruit.apple) + path('M335,202 q4,-30 24,-36', 'none', inked),
        path(
          'M465,172 C440,176 452,222 430,246 C396,290 420,334 465,330 C510,334 534,290 500,246 C478,222 490,176 465,172 Z',
          '#fff',
          inked,
        ) + ink(465, 172, 470, 144),
        [
          [560, 240],
          [590, 232],
          [620, 240],
          [574, 270],
          [606, 270],
          [590, 300],
        ]
          .map(([x, y]) => oval(x!, y!, 20, 20, '#fff', inked))
          .join('') + ink(590, 212, 600, 186),
        path('M240,330 h430 q-20,110 -130,110 h-170 q-110,0 -130,-110 Z', '#fff', inked),
        box(fruit.cup) + path('M830,355 q44,6 40,40 q-6,34 -40,34', 'none', inked),
        path('M84,404 Q96,470 216,452 Q160,446 112,398 Z', '#fff', inked),
        box(fruit.card),
      ),
  },
  {
    name: 'draw-shapes',
    size,
    alt: 'Bảy hình chưa tô màu. Hàng trên: một hình tròn, một hình vuông và một hình chữ nhật lớn. Hàng dưới: một hình bầu dục, rồi hình vuông, hình tròn, hình vuông nhỏ hơn.',
    zones: shapes,
    svg: () => picture(size, ...Object.values(shapes).map(box)),
  },
  {
    name: 'draw-bar',
    size,
    alt: 'Một thanh nằm ngang chưa tô màu, chia đều bởi bảy vạch đứng',
    zones: bar,
    svg: () => picture(size, ...Object.values(bar).map(box)),
  },
  {
    name: 'draw-cards',
    size,
    alt: `Chín ô số, mỗi hàng ba ô: ${numbers.join(', ')}`,
    zones: cards,
    svg: () =>
      picture(
        size,
        ...Object.values(cards).map(
          (zone, at) => box(zone) + words(centre(zone)[0], centre(zone)[1] + 22, `${numbers[at]!}`, 60),
        ),
      ),
  },
  {
    name: 'draw-balloons',
    size,
    alt: 'Five balloons in a row, without colours',
    zones: balloons,
    svg: () => picture(size, balloonStrings(...Object.values(balloons)), ...Object.values(balloons).map(box)),
  },
];
