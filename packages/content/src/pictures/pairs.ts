/** Pictures with two columns of things that learners connect with lines. */
import { clockFace, type Time } from './clocks.ts';
import { line, oval, path, picture, rect, rectZone, words, type Composed, type Symbols } from './draw.ts';

/** Draws a thing into a box. */
type Thing = (x: number, y: number, width: number, height: number, symbol: Symbols) => string;

const text =
  (label: string): Thing =>
  (x, y, width, height) =>
    words(x + width / 2, y + height / 2 + 11, label, label.length > 12 ? 22 : 30);
const symbolOf =
  (name: string): Thing =>
  (x, y, width, height, symbol) =>
    symbol(name, x + (width - height + 10) / 2, y + 5, height - 10);
const several =
  (name: string, count: number): Thing =>
  (x, y, _, height, symbol) =>
    Array.from({ length: count }, (_, at) =>
      symbol(name, x + 8 + (at % 4) * 46, y + height / 2 - (count > 4 ? 46 : 23) + Math.floor(at / 4) * 46, 44),
    ).join('');
const shape =
  (draw: (centreX: number, centreY: number) => string): Thing =>
  (x, y, width, height) =>
    draw(x + width / 2, y + height / 2);

function pie(parts: number, shaded: number): Thing {
  const corner = (x: number, y: number, at: number): string =>
    `${Math.round(x + 46 * Math.sin((2 * Math.PI * at) / parts))},${Math.round(y - 46 * Math.cos((2 * Math.PI * at) / parts))}`;
  return shape((x, y) =>
    Array.from({ length: parts }, (_, at) =>
      path(
        `M${x},${y} L${corner(x, y, at)} A46,46 0 0 1 ${corner(x, y, at + 1)} Z`,
        at < shaded ? '#4aa3df' : '#fff',
        'stroke="#222" stroke-width="3"',
      ),
    ).join(''),
  );
}

const sunny = shape(
  (x, y) =>
    Array.from({ length: 8 }, (_, at) => {
      const turn = (at * Math.PI) / 4;
      const [dx, dy] = [Math.round(50 * Math.cos(turn)), Math.round(50 * Math.sin(turn))];
      return line(x + dx * 0.72, y + dy * 0.72, x + dx, y + dy, '#f0a500', 6);
    }).join('') + oval(x, y, 28, 28, '#ffd23f', 'stroke="#f0a500" stroke-width="3"'),
);
const rainy = shape(
  (x, y) =>
    [-36, -12, 12, 36].map((dx) => line(x + dx, y + 14, x + dx - 10, y + 44, '#2d7fc1', 5)).join('') +
    oval(x - 32, y - 12, 32, 24, '#8d99a6') +
    oval(x + 30, y - 12, 34, 24, '#8d99a6') +
    oval(x, y - 26, 34, 26, '#8d99a6'),
);
/** A rubber boot. */
const boot = shape(
  (x, y) =>
    path(
      `M${x - 26},${y - 46} h34 v52 q34,4 36,26 v12 h-70 Z`,
      '#2e9e5b',
      'stroke="#222" stroke-width="3" stroke-linejoin="round"',
    ) + rect(x - 28, y - 48, 38, 10, '#1f7a43'),
);

const clock = (time: Time): Thing => shape((x, y) => clockFace(time, x, y, 52));

/** A small coordinate plane with a graph, one unit = 11 pixels. */
const graph = (of: (x: number) => number): Thing =>
  shape((cx, cy) => {
    const points = Array.from({ length: 33 }, (_, at) => -4 + at / 4)
      .map((x): readonly [number, number] => [x, of(x)])
      .filter(([, y]) => Math.abs(y) <= 4);
    return (
      rect(cx - 50, cy - 50, 100, 100, '#fff', 'stroke="#ccc"') +
      line(cx - 50, cy, cx + 50, cy, '#222', 2) +
      line(cx, cy + 50, cx, cy - 50, '#222', 2) +
      words(cx + 44, cy + 16, 'x', 14) +
      words(cx - 10, cy - 38, 'y', 14) +
      `<polyline points="${points.map(([x, y]) => `${(cx + x * 11).toFixed(1)},${(cy - y * 11).toFixed(1)}`).join(' ')}" fill="none" stroke="#c0392b" stroke-width="3"/>`
    );
  });

const height = 112;
function pairs(name: string, alt: string, left: readonly Thing[], right: readonly Thing[]): Composed {
  const rows = Math.max(left.length, right.length);
  const size = [800, 40 + rows * (height + 18)] as const;
  const top = (count: number, at: number) =>
    Math.round((size[1] - count * (height + 18) + 18) / 2 + at * (height + 18));
  const column = (things: readonly Thing[], side: string, x: number) =>
    things.map((thing, at): { id: string; thing: Thing; box: readonly [number, number, number, number] } => ({
      id: `${side}${at + 1}`,
      thing,
      box: [x, top(things.length, at), 210, height],
    }));
  const all = [...column(left, 'l', 40), ...column(right, 'r', 550)];
  return {
    name,
    size,
    alt,
    zones: Object.fromEntries(all.map(({ id, box }) => [id, rectZone(...box)])),
    svg: (symbol) =>
      picture(
        size,
        ...all.map(
          ({ thing, box }) => rect(...box, '#fbfaf5', 'stroke="#999" stroke-width="2" rx="10"') + thing(...box, symbol),
        ),
      ),
  };
}

const solid = {
  cube: shape(
    (x, y) =>
      path(`M${x - 40},${y - 14} h56 v56 h-56 Z`, '#cfe4f4', 'stroke="#222" stroke-width="3"') +
      path(`M${x - 40},${y - 14} l24,-24 h56 l-24,24 Z`, '#e7f2fa', 'stroke="#222" stroke-width="3"') +
      path(`M${x + 16},${y - 14} l24,-24 v56 l-24,24 Z`, '#a9cbe4', 'stroke="#222" stroke-width="3"'),
  ),
  cylinder: shape(
    (x, y) =>
      path(`M${x - 34},${y - 30} v60 a34,12 0 0 0 68,0 v-60`, '#cfe4f4', 'stroke="#222" stroke-width="3"') +
      oval(x, y - 30, 34, 12, '#e7f2fa', 'stroke="#222" stroke-width="3"'),
  ),
  cone: shape((x, y) =>
    path(`M${x},${y - 46} L${x - 40},${y + 32} a40,13 0 0 0 80,0 Z`, '#cfe4f4', 'stroke="#222" stroke-width="3"'),
  ),
  sphere: shape(
    (x, y) =>
      oval(x, y, 46, 46, '#cfe4f4', 'stroke="#222" stroke-width="3"') +
      path(`M${x - 46},${y} a46,14 0 0 0 92,0`, 'none', 'stroke="#222" stroke-width="2"'),
  ),
};
const flat = {
  circle: shape((x, y) => oval(x, y, 44, 44, '#fdf3c7', 'stroke="#222" stroke-width="3"')),
  triangle: shape((x, y) =>
    path(`M${x},${y - 44} L${x + 54},${y + 42} H${x - 54} Z`, '#fdf3c7', 'stroke="#222" stroke-width="3"'),
  ),
  square: shape((x, y) => rect(x - 42, y - 42, 84, 84, '#fdf3c7', 'stroke="#222" stroke-width="3"')),
  rectangle: shape((x, y) => rect(x - 74, y - 34, 148, 68, '#fdf3c7', 'stroke="#222" stroke-width="3"')),
};
const angle = (degrees: number) =>
  shape(
    (x, y) =>
      line(x - 20, y + 34, x + 70, y + 34, '#222', 4) +
      line(
        x - 20,
        y + 34,
        Math.round(x - 20 + 84 * Math.cos((degrees * Math.PI) / 180)),
        Math.round(y + 34 - 84 * Math.sin((degrees * Math.PI) / 180)),
        '#222',
        4,
      ),
  );

export const pairPictures: readonly Composed[] = [
  pairs(
    'pairs-animals',
    'On the left a cat, a monkey, a bee and a mouse; on the right a flower, cheese, a fish and a banana',
    ['1F408', '1F412', '1F41D', '1F401'].map(symbolOf),
    ['1F337', 'cheese_slices', '1F41F', '1F34C'].map(symbolOf),
  ),
  pairs(
    'pairs-counting',
    'Bên trái là bốn nhóm. Nhóm táo: táo, táo, táo, táo. Nhóm dâu tây: dâu, dâu, dâu, dâu; hàng dưới dâu, dâu, dâu. Nhóm cá: cá, cá, cá. Nhóm bóng bay: bóng, bóng, bóng, bóng; hàng dưới bóng, bóng. Bên phải là các số 3, 4, 6, 7.',
    [several('1F34E', 4), several('1F353', 7), several('1F41F', 3), several('1F388', 6)],
    ['3', '4', '6', '7'].map(text),
  ),
  pairs(
    'pairs-clocks',
    'On the left four clocks. Short hands: on three; half-way between four and five; on nine; half-way between nine and ten. Long hands: on twelve, six, twelve, six. On the right the times 9:00, 3:00, 9:30, 4:30',
    (['3:00', '4:30', '9:00', '9:30'] as const).map(clock),
    ['9:00', '3:00', '9:30', '4:30'].map(text),
  ),
  pairs(
    'pairs-shapes',
    'Bên trái là bốn hình: hình thứ nhất không có cạnh thẳng nào; hình thứ hai có ba cạnh; hình thứ ba có bốn cạnh bằng nhau; hình thứ tư có hai cạnh dài và hai cạnh ngắn. Bên phải là bốn tên: hình chữ nhật, hình tròn, hình vuông, hình tam giác.',
    [flat.circle, flat.triangle, flat.square, flat.rectangle],
    ['hình chữ nhật', 'hình tròn', 'hình vuông', 'hình tam giác'].map(text),
  ),
  pairs(
    'pairs-fractions',
    'Bên trái là bốn hình tròn chia thành các phần bằng nhau: hình thứ nhất có 2 phần, tô xanh 1; hình thứ hai có 4 phần, tô xanh 1; hình thứ ba có 4 phần, tô xanh 3; hình thứ tư có 3 phần, tô xanh 2. Bên phải là bốn phân số: 2/3, 1/4, 1/2, 3/4.',
    [pie(2, 1), pie(4, 1), pie(4, 3), pie(3, 2)],
    ['2/3', '1/4', '1/2', '3/4'].map(text),
  ),
  pairs(
    'pairs-sums',
    'Bên trái là các phép tính 8 + 2, 5 + 4, 6 + 4, 3 + 6. Bên phải là hai số 9 và 10.',
    ['8 + 2', '5 + 4', '6 + 4', '3 + 6'].map(text),
    ['9', '10'].map(text),
  ),
  pairs(
    'pairs-weather',
    'On the left a rain cloud and the sun; on the right an umbrella, a beach ball, a rubber boot and an ice cream',
    [rainy, sunny],
    [symbolOf('1F302'), symbolOf('ball_beach'), boot, symbolOf('1F366')],
  ),
  pairs(
    'pairs-parity',
    'Bên trái là các số 14, 27, 30, 45. Bên phải là hai ô: số chẵn, số lẻ.',
    ['14', '27', '30', '45'].map(text),
    ['số chẵn', 'số lẻ'].map(text),
  ),
  pairs(
    'pairs-places',
    'On the left a hospital, a postbox, a museum and the sea; on the right an envelope, an ambulance, a fishing rod and a picture in a frame',
    ['1F3E5', '1F4EE', '1F3DB', '1F30A'].map(symbolOf),
    ['1F4E9', '1F691', '1F3A3', '1F5BC'].map(symbolOf),
  ),
  pairs(
    'pairs-graphs',
    'Bên trái là bốn đồ thị: đường thẳng qua gốc toạ độ, đi lên từ trái sang phải; đường cong chạm gốc toạ độ, hai nhánh đi lên; đường thẳng qua gốc toạ độ, đi xuống từ trái sang phải; đường thẳng nằm ngang phía trên trục x. Bên phải là bốn hàm số: y = 2, y = −x, y = x, y = x²/2.',
    [graph((x) => x), graph((x) => (x * x) / 2), graph((x) => -x), graph(() => 2)],
    ['y = 2', 'y = −x', 'y = x', 'y = x²/2'].map(text),
  ),
  pairs(
    'pairs-solids',
    'On the left four solids; on the right four names',
    [solid.cube, solid.cylinder, solid.cone, solid.sphere],
    ['cone', 'sphere', 'cube', 'cylinder'].map(text),
  ),
  pairs(
    'pairs-angles',
    'Bên trái là bốn góc, góc nào cũng có một cạnh nằm ngang: góc thứ nhất hẹp; cạnh kia của góc thứ hai thẳng đứng; góc thứ ba mở rộng hơn góc thứ hai; góc thứ tư hẹp hơn góc thứ hai nhưng rộng hơn góc thứ nhất. Bên phải là ba tên: góc vuông, góc nhọn, góc tù.',
    [angle(40), angle(90), angle(130), angle(60)],
    ['góc vuông', 'góc nhọn', 'góc tù'].map(text),
  ),
];
