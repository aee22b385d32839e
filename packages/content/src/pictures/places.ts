/** Rooms, streets, maps, number lines and the like, with zones to place things on or to draw in. */
import {
  cloud,
  line,
  oval,
  ovalZone,
  path,
  picture,
  rect,
  rectZone,
  table,
  tree,
  words,
  type Composed,
  type Zone,
} from './draw.ts';

const size = [900, 600] as const;
const slot = ({ box: [x, y, width, height] }: Zone) =>
  rect(x, y, width, height, '#fff', 'fill-opacity="0.85" stroke="#555" stroke-width="3" stroke-dasharray="9 7" rx="8"');
const house = (x: number, y: number, width: number, height: number, colour: string, sign = '') =>
  rect(x, y, width, height, colour, 'stroke="#444" stroke-width="3"') +
  [0.2, 0.62]
    .map((at) =>
      rect(x + width * at, y + height * 0.24, width * 0.2, height * 0.18, '#d9f0fa', 'stroke="#444" stroke-width="2"'),
    )
    .join('') +
  (sign
    ? rect(x + 8, y - 30, width - 16, 30, '#fff', 'stroke="#444" stroke-width="2"') +
      words(x + width / 2, y - 8, sign, 19)
    : '');

const street = {
  bus: rectZone(560, 400, 260, 110),
  shopDoor: rectZone(110, 270, 70, 110),
  tree: ovalZone(400, 120, 150, 160),
  cinema: rectZone(620, 110, 220, 200),
  cloud: ovalZone(300, 25, 190, 70),
  bin: rectZone(330, 320, 56, 76),
};
const kitchen = {
  fridge: rectZone(40, 140, 150, 350),
  table: rectZone(330, 420, 330, 26),
  window: rectZone(400, 60, 180, 140),
  oven: rectZone(700, 300, 150, 170),
  shelf: rectZone(640, 130, 230, 60),
  floor: rectZone(380, 510, 200, 70),
};
const shelves = {
  top: rectZone(330, 60, 250, 80),
  middle: rectZone(330, 210, 250, 80),
  bottom: rectZone(330, 360, 250, 80),
  under: rectZone(330, 505, 250, 80),
  left: rectZone(60, 420, 180, 120),
  right: rectZone(670, 420, 180, 120),
};
const town = {
  a: rectZone(70, 60, 170, 120),
  b: rectZone(300, 60, 170, 120),
  c: rectZone(620, 60, 200, 120),
  d: rectZone(70, 270, 170, 110),
  e: rectZone(620, 270, 200, 110),
  f: rectZone(300, 460, 170, 110),
  g: rectZone(620, 460, 200, 110),
};
const park = {
  a: rectZone(90, 60, 160, 90),
  b: rectZone(380, 60, 160, 90),
  c: rectZone(650, 90, 170, 90),
  d: rectZone(80, 420, 170, 90),
  e: rectZone(640, 400, 180, 90),
  f: rectZone(370, 420, 160, 80),
};
const compass = {
  north: rectZone(370, 30, 160, 70),
  east: rectZone(690, 265, 170, 70),
  south: rectZone(370, 500, 160, 70),
  west: rectZone(40, 265, 170, 70),
};

/** A number line; learners place the numbers of the marks with the indexes `open`. */
function numberLine(name: string, alt: string, labels: readonly string[], open: readonly number[]): Composed {
  const width = 900;
  const at = (index: number) => 70 + (index * (width - 150)) / (labels.length - 1);
  const zones = Object.fromEntries(
    open.map((index, place) => [`p${place + 1}`, rectZone(Math.round(at(index) - 38), 186, 76, 60)]),
  );
  return {
    name,
    size: [width, 260],
    alt,
    zones,
    svg: () =>
      picture(
        [width, 260],
        line(30, 110, width - 34, 110, '#222', 4) + path(`M${width - 36},98 l26,12 l-26,12 Z`, '#222'),
        ...labels.map(
          (label, index) =>
            line(at(index), 94, at(index), 126, '#222', 4) +
            (open.includes(index) ? line(at(index), 126, at(index), 186, '#999', 2) : words(at(index), 165, label, 28)),
        ),
        ...Object.values(zones).map(slot),
      ),
  };
}

const flat = (x: number, y: number, d: string) => path(`M${x},${y} ${d}`, '#fdf3c7', 'stroke="#222" stroke-width="4"');
const figures = Object.fromEntries(['a', 'b', 'c', 'd'].map((id, at) => [id, rectZone(25 + at * 220, 290, 190, 60)]));
const angle = (x: number, degrees: number) =>
  line(x, 220, x + 130, 220, '#222', 5) +
  line(
    x,
    220,
    x + Math.round(130 * Math.cos((degrees * Math.PI) / 180)),
    220 - Math.round(130 * Math.sin((degrees * Math.PI) / 180)),
    '#222',
    5,
  ) +
  oval(x, 220, 5, 5, '#c0392b');

/** A row of shapes to continue: the zones are its empty places. */
const pattern = Object.fromEntries(
  [4, 5, 6].map((at, place) => [`p${place + 1}`, rectZone(20 + at * 125, 60, 110, 110)]),
);
const plane = {
  a: rectZone(510, 90, 60, 60),
  b: rectZone(210, 210, 60, 60),
  c: rectZone(330, 450, 60, 60),
  d: rectZone(630, 330, 60, 60),
};

export const places: readonly Composed[] = [
  {
    name: 'street',
    size,
    alt: 'A street with a shop, a tree, a cinema and a bus',
    zones: street,
    svg: (symbol) =>
      picture(
        size,
        rect(0, 0, 900, 380, '#cfeaf7') +
          rect(0, 380, 900, 220, '#777') +
          rect(0, 372, 900, 26, '#c9c9c9') +
          [30, 230, 430, 630, 830].map((x) => rect(x, 540, 100, 10, '#fff')).join(''),
        cloud(395, 70, 180),
        house(50, 170, 220, 206, '#f4cf9a', 'SHOP') + rect(...street.shopDoor.box, '#8a5a33'),
        tree(475, 376, 270),
        house(...street.cinema.box, '#d9a5c7', 'CINEMA') +
          rect(690, 310, 80, 66, '#6b2f57') +
          rect(620, 310, 220, 66, '#d9a5c7') +
          rect(695, 312, 70, 64, '#6b2f57'),
        rect(...street.bin.box, '#5b7d5b', 'stroke="#333" stroke-width="3"') + rect(324, 312, 68, 12, '#3f5f3f'),
        rect(560, 400, 260, 110, '#f4b93a', 'rx="14" stroke="#333" stroke-width="4"') +
          [580, 640, 700, 760].map((x) => rect(x, 416, 44, 40, '#d9f0fa')).join('') +
          oval(620, 512, 26, 26, '#333') +
          oval(760, 512, 26, 26, '#333'),
        symbol('1F426-200D-2B1B', 180, 90, 60),
      ),
  },
  {
    name: 'kitchen',
    size,
    alt: 'A kitchen with a fridge, a table, a window, an oven and a shelf',
    zones: kitchen,
    svg: () =>
      picture(
        size,
        rect(0, 0, 900, 470, '#fdf1d8') + rect(0, 470, 900, 130, '#cfd8dc'),
        rect(...kitchen.fridge.box, '#e8eef2', 'stroke="#666" stroke-width="4"') +
          line(40, 270, 190, 270, '#666', 4) +
          rect(166, 200, 8, 50, '#666') +
          rect(166, 290, 8, 70, '#666'),
        rect(...kitchen.window.box, '#cfeaf7', 'stroke="#8a5a33" stroke-width="8"') +
          line(490, 60, 490, 200, '#8a5a33', 6),
        table(330, 560, 330, 140),
        rect(...kitchen.oven.box, '#9aa5b1', 'stroke="#555" stroke-width="4"') +
          rect(716, 360, 118, 90, '#333') +
          [722, 758, 794, 830].map((x) => oval(x, 326, 9, 9, '#333')).join(''),
        rect(640, 188, 230, 14, '#8a5a33'),
      ),
  },
  {
    name: 'shelves',
    size,
    alt: 'A bookcase with three shelves between two tables',
    zones: shelves,
    svg: () =>
      picture(
        size,
        rect(0, 0, 900, 600, '#f2ead9'),
        rect(300, 30, 310, 470, '#a8713f') +
          [150, 300, 450].map((y) => rect(300, y - 6, 310, 14, '#6b4424')).join('') +
          [42, 164, 314].map((y) => rect(314, y, 282, 106, '#c99a6b')).join('') +
          rect(300, 450, 16, 150, '#6b4424') +
          rect(594, 450, 16, 150, '#6b4424'),
        table(40, 600, 220, 60) + table(650, 600, 220, 60),
        ...Object.values(shelves).map(slot),
      ),
  },
  {
    name: 'town',
    size,
    alt: 'A map of streets: one long street from left to right, one from top to bottom. The station is at the bottom left.',
    zones: town,
    svg: () =>
      picture(
        size,
        rect(0, 0, 900, 600, '#dcead0'),
        rect(0, 200, 900, 54, '#fff') + rect(510, 0, 70, 600, '#fff') + rect(0, 396, 900, 50, '#fff'),
        words(150, 236, 'King Street', 22) +
          words(150, 430, 'Mill Road', 22) +
          words(0, 0, 'Park Avenue', 22, 'transform="translate(553,330) rotate(-90)"'),
        rect(70, 460, 170, 110, '#b9c7d6', 'stroke="#444" stroke-width="3"') + words(155, 522, 'Station', 24),
        rect(300, 270, 170, 110, '#9fd08a', 'stroke="#444" stroke-width="3"') + words(385, 332, 'Park', 24),
        ...Object.entries(town).map(
          ([id, zone]) =>
            slot(zone) + words(zone.box[0] + 20, zone.box[1] + 28, id.toUpperCase(), 22, 'font-weight="bold"'),
        ),
      ),
  },
  {
    name: 'nature-park',
    size,
    alt: 'A map of a nature park with an entrance at the bottom, a lake in the middle and paths around it',
    zones: park,
    svg: () =>
      picture(
        size,
        rect(0, 0, 900, 600, '#cfe6b8'),
        path(
          'M450,600 L450,520 Q330,430 250,300 Q300,180 450,170 Q620,180 650,300 Q570,430 450,520',
          'none',
          'stroke="#f6efdc" stroke-width="34" stroke-linejoin="round"',
        ) + path('M450,170 L450,40 M250,300 L90,250 M650,300 L820,270', 'none', 'stroke="#f6efdc" stroke-width="26"'),
        oval(450, 300, 130, 80, '#7cc4e8') + words(450, 308, 'Lake', 26),
        words(450, 585, 'Entrance', 24, 'font-weight="bold"'),
        tree(60, 380, 120) + tree(850, 560, 130) + tree(290, 590, 110),
        words(846, 46, 'N', 30, 'font-weight="bold"') + path('M846,100 l-14,0 l14,-44 l14,44 Z', '#333'),
        ...Object.entries(park).map(
          ([id, zone]) =>
            slot(zone) + words(zone.box[0] + 20, zone.box[1] + 28, id.toUpperCase(), 22, 'font-weight="bold"'),
        ),
      ),
  },
  {
    name: 'compass',
    size,
    alt: 'A compass: the red end of its hand points up. There are four empty boxes: at the top, on the right, at the bottom and on the left.',
    zones: compass,
    svg: () =>
      picture(
        size,
        oval(450, 300, 170, 170, '#f7f3e6', 'stroke="#444" stroke-width="6"') +
          path('M450,150 l26,150 h-52 Z', '#c0392b') +
          path('M450,450 l26,-150 h-52 Z', '#888'),
        ...Object.values(compass).map(slot),
      ),
  },
  numberLine(
    'line-hundreds',
    'Tia số với các vạch cách đều: 0, 100, 200, ô trống, 400, 500, ô trống, 700, 800, ô trống, 1000',
    ['0', '100', '200', '300', '400', '500', '600', '700', '800', '900', '1000'],
    [3, 6, 9],
  ),
  numberLine(
    'line-fractions',
    'Tia số với các vạch cách đều: 0, ô trống, ô trống, 3/4, 1, 5/4, ô trống, 7/4, 2',
    ['0', '1/4', '1/2', '3/4', '1', '5/4', '3/2', '7/4', '2'],
    [1, 2, 6],
  ),
  numberLine(
    'line-integers',
    'Trục số với các vạch cách đều: −5, ô trống, −3, ô trống, −1, 0, 1, ô trống, 3, ô trống, 5',
    ['−5', '−4', '−3', '−2', '−1', '0', '1', '2', '3', '4', '5'],
    [1, 3, 7, 9],
  ),
  {
    name: 'angles',
    size: [900, 380],
    alt: 'Bốn góc, dưới mỗi góc một ô trống. Góc thứ nhất hẹp; góc thứ hai có một cạnh nằm ngang và một cạnh thẳng đứng; góc thứ ba mở rộng hơn góc thứ hai; hai cạnh của góc thứ tư nằm trên một đường thẳng.',
    zones: figures,
    svg: () =>
      picture(
        [900, 380],
        angle(50, 45) +
          angle(280, 90) +
          angle(540, 130) +
          line(700, 220, 880, 220, '#222', 5) +
          oval(790, 220, 5, 5, '#c0392b'),
        ...Object.values(figures).map(slot),
      ),
  },
  {
    name: 'figures',
    size: [900, 380],
    alt: 'Bốn hình có bốn cạnh. Hình thứ nhất: bốn cạnh bằng nhau, hai cạnh thẳng đứng. Hình thứ hai: hai cạnh dài nằm ngang, hai cạnh ngắn thẳng đứng. Hình thứ ba: cạnh trên và cạnh dưới bằng nhau, hai cạnh bên cùng nghiêng sang phải. Hình thứ tư: cạnh trên ngắn hơn cạnh dưới, hai cạnh bên nghiêng vào nhau.',
    zones: figures,
    svg: () =>
      picture(
        [900, 380],
        flat(60, 90, 'h120 v120 h-120 Z') +
          flat(255, 110, 'h170 v90 h-170 Z') +
          flat(500, 100, 'h140 l-40,110 h-140 Z') +
          flat(740, 100, 'h80 l50,110 h-170 Z'),
        ...Object.values(figures).map(slot),
      ),
  },
  {
    name: 'pattern',
    size: [900, 230],
    alt: 'Một hàng bốn hình: tròn màu đỏ, ba cạnh màu xanh dương, vuông màu vàng, tròn màu đỏ; tiếp theo là ba ô trống',
    zones: pattern,
    svg: () =>
      picture(
        [900, 230],
        oval(75, 115, 46, 46, '#c0392b') +
          path('M200,165 l48,-96 l48,96 Z', '#3d6fd1', 'transform="translate(-48,0)"') +
          rect(282, 70, 90, 90, '#f4cf3a') +
          oval(450, 115, 46, 46, '#c0392b'),
        ...Object.values(pattern).map(slot),
      ),
  },
  {
    name: 'plane',
    size,
    alt: 'Mặt phẳng toạ độ Oxy với bốn ô trống. Đi từ O đến tâm của chúng: sang phải 2 ô rồi lên 3 ô; sang trái 3 ô rồi lên 1 ô; sang trái 1 ô rồi xuống 3 ô; sang phải 4 ô rồi xuống 1 ô.',
    zones: plane,
    svg: () =>
      picture(
        size,
        ...Array.from({ length: 13 }, (_, at) => line(60 + at * 60, 0, 60 + at * 60, 600, '#ddd', 1)),
        ...Array.from({ length: 9 }, (_, at) => line(0, 60 + at * 60, 900, 60 + at * 60, '#ddd', 1)),
        line(0, 300, 890, 300, '#222', 3) +
          path('M880,292 l18,8 l-18,8 Z', '#222') +
          line(420, 600, 420, 10, '#222', 3) +
          path('M412,20 l8,-18 l8,18 Z', '#222') +
          words(878, 332, 'x', 26) +
          words(398, 30, 'y', 26) +
          words(402, 328, 'O', 24),
        ...[-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6].map((n) => words(420 + n * 60, 324, `${n}`.replace('-', '−'), 17)),
        ...[-4, -3, -2, -1, 1, 2, 3, 4].map((n) => words(398, 306 - n * 60, `${n}`.replace('-', '−'), 17)),
        ...Object.values(plane).map(slot),
      ),
  },
];
