/** Diagrams whose parts learners name or measure; each pointer leads from a box to write in to a part. */
import { cloud, line, oval, path, picture, rect, rectZone, words, type Composed, type Zone } from './draw.ts';

const size = [900, 600] as const;
const slot = ({ box: [x, y, width, height] }: Zone) =>
  rect(x, y, width, height, '#fff', 'stroke="#555" stroke-width="3" rx="6"');
/** A line from the box to the part. */
const pointer = ({ box: [x, y, width, height] }: Zone, toX: number, toY: number) =>
  line(
    toX < x ? x : toX > x + width ? x + width : x + width / 2,
    toY < y ? y : toY > y + height ? y + height : y + height / 2,
    toX,
    toY,
    '#555',
    2,
  ) + oval(toX, toY, 6, 6, '#222', 'stroke="#fff" stroke-width="2"');

type Part = readonly [x: number, y: number, toX?: number, toY?: number];
/** A diagram with boxes of equal size; `parts` has the corner of each box and the point that it refers to. */
function diagram(
  name: string,
  alt: string,
  parts: Readonly<Record<string, Part>>,
  body: string,
  boxSize: readonly [number, number] = [190, 56],
  whole: readonly [number, number] = size,
): Composed {
  const zones = Object.fromEntries(Object.entries(parts).map(([id, [x, y]]) => [id, rectZone(x, y, ...boxSize)]));
  return {
    name,
    size: whole,
    alt,
    zones,
    svg: () =>
      picture(
        whole,
        body,
        ...Object.entries(parts).map(
          ([id, [, , toX, toY]]) =>
            (toX === undefined || toY === undefined ? '' : pointer(zones[id]!, toX, toY)) + slot(zones[id]!),
        ),
      ),
  };
}

const thermometer = (x: number, degrees: number) =>
  rect(x - 18, 60, 36, 400, '#fff', 'rx="18" stroke="#444" stroke-width="4"') +
  oval(x, 476, 34, 34, '#c0392b', 'stroke="#444" stroke-width="4"') +
  rect(x - 9, 440 - degrees * 9, 18, degrees * 9 + 30, '#c0392b') +
  [0, 10, 20, 30, 40]
    .map(
      (mark) =>
        line(x + 20, 440 - mark * 9, x + 44, 440 - mark * 9, '#444', 3) + words(x + 76, 447 - mark * 9, `${mark}°`, 20),
    )
    .join('') +
  [5, 15, 25, 35].map((mark) => line(x + 20, 440 - mark * 9, x + 34, 440 - mark * 9, '#444', 2)).join('');
const bars = [
  ['Mon', 'Thứ Hai', 8],
  ['Tue', 'Thứ Ba', 12],
  ['Wed', 'Thứ Tư', 5],
  ['Thu', 'Thứ Năm', 10],
  ['Fri', 'Thứ Sáu', 15],
] as const;
const borrowed = (language: 'en' | 'vi') =>
  words(450, 40, language === 'en' ? 'Books borrowed this week' : 'Số sách được mượn trong tuần', 26) +
  [0, 2, 4, 6, 8, 10, 12, 14, 16]
    .map(
      (mark) => line(120, 480 - mark * 26, 820, 480 - mark * 26, '#ddd', 2) + words(92, 488 - mark * 26, `${mark}`, 20),
    )
    .join('') +
  bars
    .map(
      ([day, ngay, count], at) =>
        rect(170 + at * 130, 480 - count * 26, 80, count * 26, '#4aa3df') +
        words(210 + at * 130, 512, language === 'en' ? day : ngay, 22),
    )
    .join('') +
  line(120, 480, 820, 480, '#222', 4);
const brick = (x: number, y: number, text: string) =>
  rect(x, y, 140, 70, '#f7e3c1', 'stroke="#8a5a33" stroke-width="4"') + words(x + 70, y + 46, text, 32);

export const diagrams: readonly Composed[] = [
  diagram(
    'plant',
    'A plant in the ground with four parts pointed at',
    { flower: [640, 50, 470, 112], leaf: [640, 220, 540, 262], stem: [70, 260, 448, 330], roots: [70, 480, 430, 520] },
    rect(0, 420, 900, 180, '#c9a26b') +
      rect(443, 150, 14, 280, '#3f9b57') +
      path('M455,290 Q520,210 590,250 Q530,310 455,290 Z', '#5dae56') +
      path('M445,340 Q380,270 320,310 Q370,360 445,340 Z', '#5dae56') +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => oval(450, 80, 20, 38, '#e78bb4', `transform="rotate(${turn} 450 120)"`))
        .join('') +
      oval(450, 120, 26, 26, '#f4cf3a') +
      [
        [380, 560],
        [420, 580],
        [470, 575],
        [530, 555],
      ]
        .map(([x, y]) => path(`M450,425 Q${(x! + 450) / 2},500 ${x},${y}`, 'none', 'stroke="#7d5330" stroke-width="7"'))
        .join(''),
  ),
  diagram(
    'computer',
    'A computer on a desk with four parts pointed at',
    {
      screen: [40, 60, 360, 150],
      speaker: [680, 60, 700, 250],
      keyboard: [40, 480, 380, 440],
      mouse: [680, 480, 640, 430],
    },
    rect(0, 390, 900, 90, '#b98250') +
      rect(270, 80, 320, 210, '#333', 'rx="12"') +
      rect(286, 96, 288, 178, '#9fd8ee') +
      rect(410, 290, 40, 60, '#555') +
      rect(350, 346, 160, 16, '#555') +
      rect(290, 410, 250, 50, '#ddd', 'stroke="#555" stroke-width="3" rx="6"') +
      Array.from({ length: 30 }, (_, at) =>
        rect(300 + (at % 10) * 23, 417 + Math.floor(at / 10) * 13, 18, 9, '#888'),
      ).join('') +
      oval(620, 432, 26, 18, '#ddd', 'stroke="#555" stroke-width="3"') +
      rect(660, 210, 80, 150, '#444', 'rx="8"') +
      oval(700, 250, 24, 24, '#999') +
      oval(700, 312, 30, 30, '#999'),
  ),
  diagram(
    'water-cycle',
    'The water cycle with arrows from the sea to the clouds, to the mountains and back; the sun shines',
    { evaporation: [250, 330], condensation: [120, 30], precipitation: [620, 220], collection: [420, 530] },
    rect(0, 0, 900, 430, '#cfeaf7') +
      oval(60, 120, 46, 46, '#ffd94d') +
      cloud(440, 80, 200) +
      cloud(700, 90, 190) +
      path('M560,430 L720,170 L900,430 Z', '#8a9a6b') +
      path('M680,236 L720,170 L762,232 L730,220 L716,240 L700,222 Z', '#fff') +
      rect(0, 430, 900, 170, '#8a9a6b') +
      path('M0,430 H560 Q600,520 660,600 H0 Z', '#5fb4dd') +
      [
        [200, 420, 200, 220],
        [230, 420, 230, 220],
      ]
        .map(([a, b, c, d]) => line(a!, b!, c!, d!, '#c0392b', 4, 'stroke-dasharray="10 8"'))
        .join('') +
      path('M190,226 l10,-22 l10,22 Z M220,226 l10,-22 l10,22 Z', '#c0392b') +
      line(250, 180, 330, 130, '#c0392b', 4) +
      path('M322,122 l24,0 l-10,22 Z', '#c0392b') +
      [640, 680, 720].map((x) => line(x, 130, x - 12, 200, '#3d6fd1', 4)).join('') +
      path('M780,400 Q700,480 560,490', 'none', 'stroke="#c0392b" stroke-width="4" stroke-dasharray="10 8"') +
      path('M566,478 l-24,14 l26,12 Z', '#c0392b'),
    [220, 52],
  ),
  diagram(
    'triangle-angles',
    'Tam giác ABC có góc B bằng 50° và góc C bằng 60°. Cạnh BC kéo dài về phía C đến điểm D. Hai ô trống chỉ vào góc A và góc ACD.',
    { a: [385, 40, 400, 130], outside: [720, 330, 650, 452] },
    path('M160,480 L400,110 L610,480 Z', '#fdf3c7', 'stroke="#222" stroke-width="5"') +
      line(610, 480, 860, 480, '#222', 5) +
      words(130, 490, 'B', 30) +
      words(360, 112, 'A', 30) +
      words(610, 524, 'C', 30) +
      words(866, 520, 'D', 30) +
      words(222, 468, '50°', 28) +
      words(546, 468, '60°', 28),
    [130, 56],
  ),
  diagram(
    'circle',
    'Một đường tròn và điểm O ở chính giữa. Đoạn OA nối O với điểm A trên đường tròn; đoạn BC đi qua O, hai đầu ở trên đường tròn; đoạn DE không đi qua O, hai đầu ở trên đường tròn. Bốn ô trống chỉ vào điểm O, đoạn OA, đoạn BC và đoạn DE.',
    {
      centre: [40, 60, 430, 300],
      radius: [40, 250, 350, 262],
      diameter: [680, 130, 560, 215],
      chord: [680, 470, 500, 472],
    },
    oval(430, 300, 220, 220, '#eef6fb', 'stroke="#222" stroke-width="5"') +
      oval(430, 300, 6, 6, '#222') +
      line(430, 300, 237, 208, '#c0392b', 5) +
      line(249, 421, 611, 179, '#3d6fd1', 5) +
      line(296, 472, 564, 472, '#3f9b57', 5) +
      words(440, 340, 'O', 26) +
      words(214, 200, 'A', 26) +
      words(640, 170, 'B', 26) +
      words(228, 446, 'C', 26) +
      words(280, 506, 'D', 26) +
      words(584, 506, 'E', 26),
  ),
  diagram(
    'face',
    'The face of a girl with five parts pointed at',
    {
      hair: [40, 40, 420, 152],
      eye: [660, 130, 512, 270],
      ear: [40, 290, 300, 300],
      nose: [660, 290, 452, 330],
      mouth: [660, 440, 470, 400],
    },
    oval(450, 310, 170, 200, '#6b3f1d') +
      oval(450, 320, 140, 165, '#f2c9a1') +
      path('M310,270 Q330,120 450,130 Q570,120 590,270 Q520,190 450,196 Q380,190 310,270 Z', '#6b3f1d') +
      oval(302, 310, 22, 34, '#eab98e') +
      oval(598, 310, 22, 34, '#eab98e') +
      [390, 512]
        .map((x) => oval(x, 270, 24, 15, '#fff', 'stroke="#222" stroke-width="2"') + oval(x, 270, 9, 11, '#222'))
        .join('') +
      path('M450,290 q-20,48 6,48', 'none', 'stroke="#a86b45" stroke-width="5"') +
      path('M396,390 Q450,440 504,390 Q450,410 396,390 Z', '#c0392b'),
  ),
  diagram(
    'bar-chart',
    'Biểu đồ cột về số sách được mượn, trục đứng ghi 0, 2, 4 … đến 16. Cột Thứ Hai chạm vạch 8. Cột Thứ Ba cao hơn cột Thứ Hai hai vạch. Cột Thứ Tư dừng giữa vạch 4 và vạch 6. Cột Thứ Năm thấp hơn cột Thứ Ba một vạch. Cột Thứ Sáu dừng giữa hai vạch trên cùng. Dưới Thứ Ba, Thứ Năm và Thứ Sáu có ô trống.',
    { tuesday: [297, 530], thursday: [557, 530], friday: [687, 530] },
    borrowed('vi'),
    [90, 50],
  ),
  diagram(
    'bar-chart-read',
    `A bar chart: books borrowed this week. ${bars.map(([day, , count]) => `${day} ${count}`).join(', ')}`,
    {},
    borrowed('en'),
  ),
  diagram(
    'l-shape',
    'Mảnh vườn hình chữ L: cạnh trái 9 m, cạnh trên 4 m, cạnh dưới 10 m. Từ đầu bên phải của cạnh trên đi xuống 5 m, rồi sang phải một đoạn chưa biết, rồi đi xuống một đoạn chưa biết.',
    { step: [500, 230], right: [760, 360] },
    path('M140,70 H380 V320 H740 V520 H140 Z', '#cfe6b8', 'stroke="#222" stroke-width="5"') +
      words(90, 305, '9 m', 28) +
      words(260, 56, '4 m', 28) +
      words(420, 190, '5 m', 28) +
      words(440, 566, '10 m', 28),
    [110, 56],
  ),
  diagram(
    'house-parts',
    'A house with four parts pointed at',
    {
      roof: [40, 60, 360, 150],
      window: [40, 300, 330, 330],
      door: [660, 420, 470, 430],
      wall: [660, 260, 590, 290],
    },
    rect(0, 500, 900, 100, '#a8d68c') +
      rect(270, 230, 350, 270, '#f4cf9a', 'stroke="#444" stroke-width="4"') +
      rect(530, 90, 50, 110, '#a0522d', 'stroke="#444" stroke-width="4"') +
      path('M240,230 L445,90 L650,230 Z', '#b8372c', 'stroke="#444" stroke-width="4"') +
      rect(300, 290, 80, 80, '#d9f0fa', 'stroke="#444" stroke-width="4"') +
      rect(430, 350, 90, 150, '#8a5a33', 'stroke="#444" stroke-width="4"') +
      oval(506, 430, 5, 5, '#f4cf3a'),
  ),
  diagram(
    'thermometers',
    'Ba nhiệt kế ghi 0°, 10°, 20°, 30°, 40°, ở giữa hai số liền nhau có một vạch ngắn. Cột đỏ của nhiệt kế thứ nhất dừng ở vạch ngắn ngay trên 20°; của nhiệt kế thứ hai ở hai vạch trên 0°; của nhiệt kế thứ ba ở vạch ngắn ngay dưới 40°.',
    { a: [90, 530], b: [370, 530], c: [650, 530] },
    thermometer(150, 25) + thermometer(430, 10) + thermometer(710, 35),
    [120, 52],
  ),
  diagram(
    'number-pyramid',
    'Tháp số bốn tầng. Tầng dưới cùng: 6, 8, 5, 9. Tầng thứ hai: 14, 13, ô trống. Tầng thứ ba: ô trống, 27. Trên đỉnh: ô trống.',
    { second: [530, 370], third: [305, 280], top: [380, 190] },
    brick(150, 450, '6') +
      brick(300, 450, '8') +
      brick(450, 450, '5') +
      brick(600, 450, '9') +
      brick(225, 360, '14') +
      brick(375, 360, '13') +
      brick(525, 360, '') +
      brick(300, 270, '') +
      brick(450, 270, '27') +
      brick(375, 180, ''),
    [130, 50],
  ),
];
