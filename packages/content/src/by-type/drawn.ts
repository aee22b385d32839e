/** Questions of the types DS1, FC1 and FC2: pictures to colour, to write on and to draw on. */
import type { SeedFacts, SeedQuestion } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { english, maths, pictureAuthor } from './place.ts';

/** Names of the zones of each picture, shown to authors and read by screen readers. */
const placeNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'draw-garden': {
    roof: 'the roof',
    door: 'the door',
    tree: 'the tree',
    car: 'the car',
    sun: 'the sun',
    flower: 'the flower',
    cloud: 'the cloud',
  },
  'draw-evening': {
    roof: 'the roof',
    door: 'the door',
    tree: 'the tree',
    car: 'the car',
    moon: 'the moon',
    flower: 'the flower',
    cloud: 'the cloud',
  },
  'draw-sea': {
    bigFish: 'the big fish',
    smallFish: 'the small fish',
    boat: 'the boat',
    star: 'the star',
    ball: 'the ball',
    sun: 'the sun',
    box: 'the box',
  },
  'draw-bedroom': {
    lamp: 'the lamp',
    blanket: 'the blanket',
    ball: 'the ball',
    box: 'the box',
    door: 'the door',
    window: 'the window',
    chair: 'the chair',
  },
  'draw-robot': {
    head: 'the head',
    body: 'the body',
    heart: 'the heart',
    leftShoe: 'the shoe on the left',
    rightShoe: 'the shoe on the right',
    balloon: 'the balloon',
    hat: 'the hat',
    leftArm: 'the arm on the left',
    rightArm: 'the arm on the right',
  },
  'draw-robot (MATH)': {
    head: 'cái đầu',
    body: 'thân rô-bốt',
    heart: 'trái tim',
    leftShoe: 'chiếc giày bên trái',
    rightShoe: 'chiếc giày bên phải',
    balloon: 'quả bóng bay',
    hat: 'cái mũ',
    leftArm: 'cánh tay bên trái',
    rightArm: 'cánh tay bên phải',
  },
  'draw-fruit': {
    apple: 'the apple',
    pear: 'the pear',
    grapes: 'the grapes',
    bowl: 'the bowl',
    cup: 'the cup',
    card: 'the card',
    banana: 'the banana',
  },
  'draw-shapes': {
    circle: 'hình tròn lớn',
    square: 'hình vuông lớn',
    rectangle: 'hình chữ nhật',
    oval: 'hình bầu dục',
    smallSquare: 'hình vuông vừa',
    smallCircle: 'hình tròn nhỏ',
    tinySquare: 'hình vuông nhỏ nhất',
  },
  'draw-balloons': { one: 'balloon 1', two: 'balloon 2', three: 'balloon 3', four: 'balloon 4', five: 'balloon 5' },
  'draw-bar': Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((at) => [`part${at}`, `phần ${at}`])),
  'draw-cards': Object.fromEntries(
    [12, 7, 15, 20, 9, 18, 24, 5, 31].map((number, at) => [`card${at + 1}`, `ô số ${number}`]),
  ),
  street: {
    bus: 'the bus',
    shopDoor: 'the door of the shop',
    tree: 'the tree',
    cinema: 'the cinema',
    cloud: 'the cloud',
    bin: 'the bin',
  },
  kitchen: {
    fridge: 'the fridge',
    table: 'the table',
    window: 'the window',
    oven: 'the oven',
    shelf: 'the shelf',
    floor: 'the floor',
  },
  pattern: { p1: 'ô trống thứ nhất', p2: 'ô trống thứ hai', p3: 'ô trống thứ ba' },
};

/** Vietnamese descriptions for maths questions of pictures that are also used in English questions. */
const looksInMaths: Readonly<Record<string, string>> = {
  'draw-robot': 'Hình vẽ chưa tô màu: một rô-bốt đội mũ, trên thân có trái tim, tay cầm quả bóng bay',
};

interface Drawn {
  readonly facts: SeedFacts;
  readonly picture: string;
  readonly instructions: string;
  readonly clip?: string;
  /** `answer` is `zone colour`, `zone colour shape` or `zone = words/words`; `task` is the printed task, if any. */
  readonly tasks: readonly (readonly [answer: string, task?: string])[];
  readonly explanation?: string;
}

const idOf = (name: string) => name.toLowerCase();

function answerOf(answer: string) {
  const [zone = '', rest = ''] = answer.split(/ (?=[^ ])(.*)/);
  if (rest.startsWith('= ')) return { zone: idOf(zone), accepted: rest.slice(2).split('/') };
  const [colour, shape] = rest.split(' ');
  return { zone: idOf(zone), colour, ...(shape && { shape }) };
}

export function drawn(
  type: 'DS1' | 'FC1' | 'FC2',
  media: Pick<SeedMedia, 'scene' | 'clip'>,
  { facts, picture, instructions, clip, tasks, explanation = '' }: Drawn,
): SeedQuestion {
  const { image, zones } = media.scene(picture);
  const answers = tasks.map(([answer]) => answerOf(answer));
  const written = new Set(answers.flatMap((answer) => ('accepted' in answer ? [answer.zone] : [])));
  const names = placeNames[`${picture} (${facts.subject})`] ?? placeNames[picture]!;
  const looks = facts.subject === 'MATH' ? looksInMaths[picture] : undefined;
  const heard = clip === undefined ? undefined : media.clip(clip);
  return {
    type,
    facts: { author: pictureAuthor, ...facts },
    content: {
      instructions,
      images: [],
      ...(heard && { audio: heard.audio }),
      picture: { ...image, ...(looks !== undefined && { alt: looks }) },
      palette: 'six',
      zones: Object.entries(zones).map(([name, shape]) => ({
        id: idOf(name),
        name: names[name]!,
        shape,
        ...(written.has(idOf(name)) && { words: true }),
      })),
      items: tasks.map(([, task = ''], at) => ({ id: `q${at + 1}`, text: task })),
    },
    answerKey: {
      explanation,
      ...(heard && { transcript: heard.transcript }),
      answers: Object.fromEntries(answers.map((answer, at) => [`q${at + 1}`, answer])),
    },
  };
}

const listen = 'Listen and colour.';
const readColour = 'Read and colour.';
const young = { examFamily: 'CA' } as const;

const coloured: readonly Drawn[] = [
  {
    facts: english(2, 'M1', 'LI', { name: 'A house and a garden', ...young }),
    picture: 'draw-garden',
    instructions: listen,
    clip: 'colour-garden',
    tasks: [['door red'], ['tree green'], ['car blue'], ['sun yellow'], ['flower purple']],
  },
  {
    facts: english(2, 'M1', 'LI', { name: 'The sea', ...young }),
    picture: 'draw-sea',
    instructions: listen,
    clip: 'colour-sea',
    tasks: [['bigFish yellow'], ['smallFish red'], ['boat green'], ['star purple'], ['ball blue']],
  },
  {
    facts: english(3, 'M2', 'LI', { name: 'Kim’s bedroom', ...young }),
    picture: 'draw-bedroom',
    instructions: listen,
    clip: 'colour-bedroom',
    tasks: [['lamp yellow'], ['blanket blue'], ['ball black'], ['box green'], ['door red']],
  },
  {
    facts: english(3, 'M2', 'LI', { name: 'A robot', ...young }),
    picture: 'draw-robot',
    instructions: listen,
    clip: 'colour-robot',
    tasks: [['head green'], ['body blue'], ['heart red'], ['leftShoe black'], ['rightShoe black'], ['balloon yellow']],
  },
  {
    facts: english(1, 'M1', 'LI', { name: 'A picnic', ...young }),
    picture: 'draw-fruit',
    instructions: listen,
    clip: 'colour-fruit',
    tasks: [['apple green'], ['pear yellow'], ['grapes purple'], ['cup red'], ['bowl blue']],
  },
  {
    facts: english(3, 'M2', 'RE', { name: 'My grandfather’s house' }),
    picture: 'draw-garden',
    instructions: `${readColour}\nMy grandfather lives in a small house with a blue roof and a yellow door. There is a big tree near the house. In autumn it is not green, it is red! Next to the tree you can see his car. It is old and black.`,
    tasks: [['roof blue'], ['door yellow'], ['tree red'], ['car black']],
  },
  {
    facts: english(2, 'M2', 'RE', { name: 'First, second, third' }),
    picture: 'draw-balloons',
    instructions: readColour,
    tasks: [
      ['one red', 'The first balloon is red.'],
      ['three green', 'The third balloon is green.'],
      ['five purple', 'The fifth balloon is purple.'],
      ['two yellow', 'The second balloon is yellow.'],
    ],
  },
  {
    facts: english(5, 'M4', 'RE', { name: 'A balloon puzzle' }),
    picture: 'draw-balloons',
    instructions:
      'Read, think and colour all five balloons.\nThe red balloon is the first one. The blue balloon is the last one. The green balloon is in the middle. The purple balloon is next to the blue one, and the yellow balloon is next to the red one.',
    tasks: [['one red'], ['two yellow'], ['three green'], ['four purple'], ['five blue']],
  },
  {
    facts: maths(1, 'M1', 'Nhận biết hình'),
    picture: 'draw-shapes',
    instructions: 'Đọc rồi tô màu.',
    tasks: [
      ['circle red', 'Tô màu đỏ hình tròn lớn.'],
      ['smallCircle blue', 'Tô màu xanh dương hình tròn nhỏ.'],
      ['rectangle yellow', 'Tô màu vàng hình chữ nhật.'],
      ['tinySquare green', 'Tô màu xanh lá hình vuông nhỏ nhất.'],
    ],
    explanation:
      'Hình tròn không có cạnh. Hình chữ nhật có bốn cạnh, hai cạnh dài bằng nhau và hai cạnh ngắn bằng nhau. Hình vuông có bốn cạnh bằng nhau.',
  },
  {
    facts: maths(4, 'M2', 'Phân số'),
    picture: 'draw-bar',
    instructions:
      'Thanh được chia thành 8 phần bằng nhau. Từ trái sang phải, tô màu đỏ $\\dfrac{3}{8}$ thanh, rồi tô màu xanh dương $\\dfrac{1}{4}$ thanh.',
    tasks: [['part1 red'], ['part2 red'], ['part3 red'], ['part4 blue'], ['part5 blue']],
    explanation: '$\\dfrac{3}{8}$ thanh là 3 phần; $\\dfrac{1}{4} = \\dfrac{2}{8}$ thanh là 2 phần tiếp theo.',
  },
  {
    facts: maths(3, 'M2', 'So sánh và tính nhẩm'),
    picture: 'draw-cards',
    instructions: 'Tìm số rồi tô màu ô của số đó.',
    tasks: [
      ['card9 red', 'Tô màu đỏ số lớn nhất.'],
      ['card8 green', 'Tô màu xanh lá số bé nhất.'],
      ['card4 yellow', 'Tô màu vàng số tròn chục.'],
      ['card6 blue', 'Tô màu xanh dương kết quả của $9 \\times 2$.'],
    ],
    explanation:
      'So sánh chữ số hàng chục trước, rồi đến hàng đơn vị. Số tròn chục có chữ số hàng đơn vị là 0. $9 \\times 2 = 18$.',
  },
  {
    facts: maths(6, 'M2', 'Ước và bội'),
    picture: 'draw-cards',
    instructions: 'Tính rồi tô màu ô có kết quả đúng.',
    tasks: [
      ['card1 red', 'ƯCLN(36, 60): màu đỏ'],
      ['card4 green', 'BCNN(4, 5): màu xanh lá'],
      ['card7 purple', '$2^3 \\cdot 3$: màu tím'],
      ['card9 yellow', 'Số nguyên tố lớn nhất trong các ô: màu vàng'],
    ],
    explanation:
      '$36 = 2^2 \\cdot 3^2$, $60 = 2^2 \\cdot 3 \\cdot 5$ nên ƯCLN(36, 60) = 12; BCNN(4, 5) = 20; $2^3 \\cdot 3 = 24$; số nguyên tố chỉ có hai ước là 1 và chính nó.',
  },
];

const written: readonly Drawn[] = [
  {
    facts: english(4, 'M2', 'LI', { name: 'House number nine', ...young }),
    picture: 'draw-garden',
    instructions: 'Listen, colour and write.',
    clip: 'write-garden',
    tasks: [['car = taxi'], ['roof red'], ['cloud black'], ['door = 9/nine'], ['tree yellow']],
  },
  {
    facts: english(4, 'M2', 'LI', { name: 'An evening at sea', ...young }),
    picture: 'draw-sea',
    instructions: 'Listen, colour and write.',
    clip: 'write-sea',
    tasks: [['boat = star'], ['sun red'], ['smallFish blue'], ['box = gold'], ['ball green']],
  },
  {
    facts: english(3, 'M2', 'LI', { name: 'Anna’s room', ...young }),
    picture: 'draw-bedroom',
    instructions: 'Listen, colour and write.',
    clip: 'write-bedroom',
    tasks: [['box = toys'], ['ball purple'], ['door = Anna'], ['lamp red'], ['blanket green']],
  },
  {
    facts: english(3, 'M2', 'LI', { name: 'Max the robot', ...young }),
    picture: 'draw-robot',
    instructions: 'Listen, colour and write.',
    clip: 'write-robot',
    tasks: [
      ['body = Max'],
      ['head yellow'],
      ['leftShoe red'],
      ['rightShoe red'],
      ['balloon = 7/seven'],
      ['hat purple'],
    ],
  },
  {
    facts: english(4, 'M2', 'LI', { name: 'Fruit for five', ...young }),
    picture: 'draw-fruit',
    instructions: 'Listen, colour and write.',
    clip: 'write-fruit',
    tasks: [['cup = dad'], ['apple red'], ['pear green'], ['card = 5/five'], ['bowl black']],
  },
  {
    facts: english(4, 'M3', 'RE', { name: 'A letter from Tom' }),
    picture: 'draw-garden',
    instructions:
      'Read Tom’s message. Colour and write.\nHi! You can find our house easily. It is number twelve: look at the door. The roof is purple. My father drives a blue car, but you can’t see it, because it is at his office; the car in front of the house is a taxi for our guests, so write TAXI on it. The sun is always yellow when I draw it!',
    tasks: [['door = 12/twelve'], ['roof purple'], ['car = taxi'], ['sun yellow']],
  },
  {
    facts: english(5, 'M3', 'RE', { name: 'What am I?' }),
    picture: 'draw-fruit',
    instructions: 'Read, colour and write.',
    tasks: [
      ['banana yellow', 'I am long, and monkeys love me. Make me yellow.'],
      ['cup = tea', 'Write the name of a hot drink on the cup. It has three letters.'],
      ['apple red', 'I am round, and I grow on a tree. Make me red.'],
      ['card = 3/three', 'How many kinds of fruit are in the bowl? Write the number on the card.'],
    ],
  },
  {
    facts: maths(2, 'M1', 'Rô-bốt tính toán'),
    picture: 'draw-robot',
    instructions: 'Đọc, tính, viết và tô màu.',
    tasks: [
      ['body = 15', 'Viết kết quả của $8 + 7$ lên thân rô-bốt.'],
      ['balloon = 6', 'Viết kết quả của $14 - 8$ lên quả bóng bay.'],
      ['hat blue', 'Tô màu xanh dương cái mũ.'],
      ['head yellow', 'Tô màu vàng cái đầu.'],
    ],
    explanation: '$8 + 7 = 15$; $14 - 8 = 6$.',
  },
  {
    facts: maths(3, 'M2', 'Đặc điểm của hình'),
    picture: 'draw-shapes',
    instructions: 'Viết số vào hình và tô màu.',
    tasks: [
      ['square = 4', 'Viết vào hình vuông lớn số góc vuông của nó.'],
      ['rectangle = 2', 'Viết vào hình chữ nhật số cạnh dài của nó.'],
      ['oval purple', 'Tô màu tím hình không có góc và không phải hình tròn.'],
      ['smallCircle red', 'Tô màu đỏ hình tròn nhỏ.'],
    ],
    explanation:
      'Hình vuông có 4 góc vuông. Hình chữ nhật có 2 cạnh dài bằng nhau. Hình không có góc và không phải hình tròn là hình bầu dục.',
  },
  {
    facts: maths(5, 'M2', 'Tỉ số phần trăm'),
    picture: 'draw-bar',
    instructions: 'Thanh gồm 8 phần bằng nhau biểu thị 100%. Viết số và tô màu.',
    tasks: [
      ['part1 = 12,5/12,5%/12.5', 'Phần thứ nhất bằng bao nhiêu phần trăm của thanh? Viết số vào đó.'],
      [
        'part2 = 25/25%',
        'Phần thứ nhất và phần thứ hai cùng là bao nhiêu phần trăm của thanh? Viết số vào phần thứ hai.',
      ],
      ['part4 = 50/50%', 'Tính từ đầu thanh đến hết phần thứ tư là bao nhiêu phần trăm? Viết số vào phần thứ tư.'],
      ['part8 green', 'Phần nào đứng ngay sau 87,5% đầu của thanh? Tô màu xanh lá phần đó.'],
    ],
    explanation:
      'Mỗi phần bằng $100\\% : 8 = 12{,}5\\%$. Hai phần: $25\\%$; bốn phần: $50\\%$; bảy phần: $87{,}5\\%$, nên phần đứng ngay sau là phần thứ tám.',
  },
];

const shapes: readonly Drawn[] = [
  {
    facts: english(2, 'M1', 'LI', { name: 'In the street' }),
    picture: 'street',
    instructions: 'Listen and draw.',
    clip: 'draw-street',
    tasks: [['bus red circle'], ['shopDoor blue square'], ['tree yellow star']],
  },
  {
    facts: english(5, 'M2', 'LI', { name: 'In the kitchen' }),
    picture: 'kitchen',
    instructions: 'Listen and draw.',
    clip: 'draw-kitchen',
    tasks: [['fridge green triangle'], ['table purple oval'], ['window yellow star'], ['oven black rectangle']],
  },
  {
    facts: english(4, 'M2', 'LI', { name: 'At sea' }),
    picture: 'draw-sea',
    instructions: 'Listen and draw.',
    clip: 'draw-sea',
    tasks: [['boat blue triangle'], ['sun red circle'], ['bigFish green star'], ['ball purple square']],
  },
  {
    facts: english(2, 'M1', 'RE', { name: 'Draw in the garden' }),
    picture: 'draw-garden',
    instructions: 'Read and draw.',
    tasks: [
      ['door red star', 'Draw a red star on the door.'],
      ['tree green circle', 'Draw a green circle on the tree.'],
      ['car blue square', 'Draw a blue square on the car.'],
    ],
  },
  {
    facts: english(3, 'M1', 'RE', { name: 'Draw in the bedroom' }),
    picture: 'draw-bedroom',
    instructions: 'Read and draw.',
    tasks: [
      ['box yellow square', 'Draw a yellow square on the box.'],
      ['door black circle', 'Draw a black circle on the door.'],
      ['blanket purple star', 'Draw a purple star on the blanket.'],
      ['lamp red circle', 'Draw a red circle on the lamp.'],
    ],
  },
  {
    facts: english(4, 'M2', 'RE', { name: 'Where do they go?' }),
    picture: 'kitchen',
    instructions: 'Read and draw.',
    tasks: [
      ['shelf blue square', 'Draw a blue square where you put cups: on the shelf above the oven.'],
      ['fridge red circle', 'Draw a red circle on the thing that keeps food cold.'],
      ['oven yellow triangle', 'Draw a yellow triangle on the thing that makes food hot.'],
    ],
  },
  {
    facts: english(5, 'M3', 'RE', { name: 'Street riddles' }),
    picture: 'street',
    instructions: 'Read the riddles and draw.',
    tasks: [
      ['cinema purple star', 'You watch films here. Draw a purple star on it.'],
      ['bin green square', 'You put your rubbish in this. Draw a green square on it.'],
      ['cloud blue oval', 'Rain comes from this. Draw a blue oval on it.'],
      ['bus black triangle', 'Many people can ride in this together. Draw a black triangle on it.'],
    ],
  },
  {
    facts: maths(1, 'M2', 'Quy luật của dãy hình'),
    picture: 'pattern',
    instructions:
      'Dãy hình lặp lại: tròn đỏ, tam giác xanh dương, vuông vàng, tròn đỏ … Vẽ tiếp ba hình vào các ô trống.',
    tasks: [['p1 blue triangle'], ['p2 yellow square'], ['p3 red circle']],
    explanation: 'Nhìn xem nhóm hình nào lặp lại, rồi vẽ tiếp theo đúng thứ tự của nhóm đó.',
  },
  {
    facts: maths(3, 'M2', 'Số lớn nhất, số tròn chục'),
    picture: 'draw-cards',
    instructions: 'Đọc rồi vẽ.',
    tasks: [
      ['card9 red star', 'Vẽ ngôi sao đỏ vào ô có số lớn nhất.'],
      ['card4 blue circle', 'Vẽ hình tròn xanh dương vào ô có số tròn chục.'],
      ['card2 green square', 'Vẽ hình vuông xanh lá vào ô có kết quả của $42 : 6$.'],
    ],
    explanation: 'So sánh chữ số hàng chục trước, rồi đến hàng đơn vị. Số tròn chục có chữ số hàng đơn vị là 0.',
  },
  {
    facts: maths(6, 'M2', 'Số nguyên tố'),
    picture: 'draw-cards',
    instructions: 'Chỉ có ba ô chứa số nguyên tố. Vẽ vào mỗi ô đó một hình như yêu cầu.',
    tasks: [
      ['card8 yellow triangle', 'Số nguyên tố bé nhất: hình tam giác vàng.'],
      ['card2 purple oval', 'Số nguyên tố đứng giữa khi xếp theo thứ tự tăng dần: hình bầu dục tím.'],
      ['card9 black rectangle', 'Số nguyên tố lớn nhất: hình chữ nhật đen.'],
    ],
    explanation: 'Số nguyên tố là số tự nhiên lớn hơn 1, chỉ có hai ước là 1 và chính nó.',
  },
];

export const drawing = (media: SeedMedia): SeedQuestion[] => [
  ...coloured.map((one) => drawn('FC1', media, one)),
  ...written.map((one) => drawn('FC2', media, one)),
  ...shapes.map((one) => drawn('DS1', media, one)),
];
