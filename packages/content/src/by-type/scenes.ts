/**
 * Questions on one large picture: match names with people (DL1), connect parts (DL3), place things (MG6), write labels
 * (FB6).
 */
import type { SeedFacts, SeedQuestion } from '../kit.ts';
import type { SeedMedia, Shape } from '../media/media.ts';
import { english, maths, pictureAuthor, type Level } from './place.ts';

const zonesOf = (zones: Readonly<Record<string, Shape>>, names: Readonly<Record<string, string>>) =>
  Object.entries(zones).map(([name, shape]) => ({ id: name.toLowerCase(), name: names[name] ?? name, shape }));

/** Descriptions of the people in each zone of a scene, without their names. */
const people: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  park: {
    kite: 'the girl with the kite',
    bench: 'the boy on the bench',
    icecream: 'the girl with the ice cream',
    dog: 'the boy with the dog',
    camera: 'the woman with the camera',
    guitar: 'the man under the tree',
    ball: 'the boy with the ball',
  },
  classroom: {
    teacher: 'the woman at the board',
    fish: 'the boy by the fish',
    computer: 'the girl at the computer',
    paint: 'the girl with the paints',
    hand: 'the boy with his hand up',
    globe: 'the boy with the globe',
    books: 'the girl with the books',
  },
  beach: {
    fishing: 'the man with the fish',
    ball: 'the girl in pink',
    sand: 'the boy with the sandcastle',
    newspaper: 'the woman under the umbrella',
    icecream: 'the boy in yellow',
    shell: 'the girl with the shell',
    photo: 'the man in the hat',
  },
  party: {
    crown: 'the girl with the crown',
    balloons: 'the boy with the balloons',
    present: 'the girl with the present',
    saxophone: 'the boy in red',
    camera: 'the man with the camera',
    juice: 'the girl with a drink',
    pizza: 'the boy with the pizza',
  },
  farm: {
    horse: 'the man in the hat',
    hens: 'the girl with the chicks',
    rabbit: 'the girl with the rabbit',
    pig: 'the boy by the pig',
    dog: 'the boy in the cap',
    apples: 'the boy with the basket',
    milk: 'the woman with the milk',
  },
};

type Names = readonly [grade: number, level: Level, scene: string, clip: string, name: string, names: string];
/** `names` is a list of `Name zone`. */
const named: readonly Names[] = [
  [2, 'M1', 'park', 'park-easy', 'In the park', 'Alice kite, Ben bench, Grace icecream, Tom dog, Kim camera, Sam ball'],
  [4, 'M2', 'park', 'park-more', 'My family in the park', 'Bill guitar, Eva icecream, Lucy kite, Hugo dog, Mark bench'],
  [2, 'M1', 'classroom', 'class-easy', 'My classroom', 'Jill teacher, Dan fish, Pat computer, Anna paint, Matt hand'],
  [
    5,
    'M3',
    'classroom',
    'class-more',
    'New classmates',
    'Julia books, Robert globe, Frank fish, Sarah paint, Holly computer',
  ],
  [3, 'M1', 'beach', 'beach-easy', 'On the beach', 'Fred fishing, Sue ball, Jack sand, Mary newspaper, Peter icecream'],
  [
    5,
    'M3',
    'beach',
    'beach-more',
    'A holiday photo',
    'Harry photo, Emma shell, Oliver sand, Katy ball, George fishing',
  ],
  [3, 'M1', 'party', 'party-easy', 'Mai’s birthday', 'Mai crown, Nam balloons, Lucy present, Hugo camera, Bill pizza'],
  [
    5,
    'M2',
    'party',
    'party-more',
    'My cousin’s party',
    'Paul saxophone, Vicky juice, Charlie pizza, Daniel balloons, Lily crown',
  ],
  [3, 'M2', 'farm', 'farm-easy', 'On the farm', 'Bob horse, Jane hens, Tom dog, Clare rabbit, Mark apples'],
  [
    5,
    'M3',
    'farm',
    'farm-more',
    'A visit to a farm',
    'Richard pig, Harry apples, Betty milk, Sophia rabbit, William horse',
  ],
];

const namesToPeople = (media: SeedMedia, [grade, level, scene, clip, name, list]: Names): SeedQuestion =>
  linesToPeople(media, english(grade, level, 'LI', { name, examFamily: 'CA', author: pictureAuthor }), {
    scene,
    clip,
    names: list,
  });

interface Lined {
  readonly scene: string;
  readonly clip: string;
  /** A list of `Name zone`. */
  readonly names: string;
}

export function linesToPeople(
  media: Pick<SeedMedia, 'scene' | 'clip'>,
  facts: SeedFacts,
  { scene, clip, names: list }: Lined,
): SeedQuestion {
  const { image, zones } = media.scene(scene);
  const { audio, transcript } = media.clip(clip);
  const pairs = list.split(', ').map((pair) => pair.split(' ') as [string, string]);
  return {
    type: 'DL1',
    facts,
    content: {
      instructions: 'Listen and draw lines from the names to the people.',
      images: [],
      audio,
      picture: image,
      zones: zonesOf(zones, people[scene]!),
      sources: pairs.map(([person], at) => ({ id: `s${at + 1}`, text: person })),
      starts: [],
      numbered: 'sources',
    },
    answerKey: {
      explanation: '',
      transcript,
      pairs: Object.fromEntries(pairs.map(([, zone], at) => [`s${at + 1}`, [zone]])),
    },
  };
}

interface Lines {
  readonly facts: SeedFacts;
  readonly picture: string;
  readonly instructions: string;
  /** What the boxes of the left and of the right column show, from top to bottom. */
  readonly left: string;
  readonly right: string;
  /** Lines as `l1-r2`, each from start to end. */
  readonly lines: string;
  readonly explanation?: string;
}
const joined: readonly Lines[] = [
  {
    facts: english(2, 'M1', 'VO', { name: 'What do they like?', author: pictureAuthor }),
    picture: 'pairs-animals',
    instructions: 'Join each animal to what it likes.',
    left: 'the cat|the monkey|the bee|the mouse',
    right: 'the flower|the cheese|the fish|the banana',
    lines: 'l1-r3 l2-r4 l3-r1 l4-r2',
  },
  {
    facts: maths(1, 'M1', 'Đếm đến 10', { author: pictureAuthor }),
    picture: 'pairs-counting',
    instructions: 'Đếm rồi nối mỗi nhóm với số đúng.',
    left: 'nhóm quả táo|nhóm quả dâu|nhóm con cá|nhóm bóng bay',
    right: 'số 3|số 4|số 6|số 7',
    lines: 'l1-r2 l2-r4 l3-r1 l4-r3',
    explanation: 'Đếm lần lượt từng vật, mỗi vật một lần; số đếm cuối cùng là số vật.',
  },
  {
    facts: english(3, 'M2', 'VO', { name: 'What time is it?', author: pictureAuthor }),
    picture: 'pairs-clocks',
    instructions: 'Join each clock to the right time.',
    left: 'clock 1|clock 2|clock 3|clock 4',
    right: '9:00|3:00|9:30|4:30',
    lines: 'l1-r2 l2-r4 l3-r1 l4-r3',
    explanation: 'Lúc bốn rưỡi (half past four), kim ngắn ở giữa số 4 và số 5.',
  },
  {
    facts: maths(2, 'M1', 'Nhận dạng hình'),
    picture: 'pairs-shapes',
    instructions: 'Nối mỗi hình với tên của nó.',
    left: 'hình thứ nhất|hình thứ hai|hình thứ ba|hình thứ tư',
    right: 'hình chữ nhật|hình tròn|hình vuông|hình tam giác',
    lines: 'l1-r2 l2-r4 l3-r3 l4-r1',
    explanation:
      'Hình tròn không có cạnh; hình tam giác có ba cạnh; hình vuông có bốn cạnh bằng nhau; hình chữ nhật có hai cạnh dài và hai cạnh ngắn.',
  },
  {
    facts: maths(4, 'M2', 'Phân số'),
    picture: 'pairs-fractions',
    instructions: 'Nối mỗi hình với phân số chỉ phần đã tô màu.',
    left: 'hình thứ nhất|hình thứ hai|hình thứ ba|hình thứ tư',
    right: '2/3|1/4|1/2|3/4',
    lines: 'l1-r3 l2-r2 l3-r4 l4-r1',
    explanation: 'Mẫu số là số phần bằng nhau của cả hình, tử số là số phần đã tô màu.',
  },
  {
    facts: maths(1, 'M2', 'Phép cộng trong phạm vi 10'),
    picture: 'pairs-sums',
    instructions: 'Nối mỗi số với tất cả các phép tính có kết quả bằng số đó.',
    left: '8 + 2|5 + 4|6 + 4|3 + 6',
    right: '9|10',
    lines: 'r1-l2 r1-l4 r2-l1 r2-l3',
    explanation: '$5 + 4 = 9$; $3 + 6 = 9$; $8 + 2 = 10$; $6 + 4 = 10$.',
  },
  {
    facts: english(3, 'M2', 'VO', { name: 'Rain or sun?', author: pictureAuthor }),
    picture: 'pairs-weather',
    instructions: 'What goes with the weather? Join each picture to TWO things.',
    left: 'rain|sun',
    right: 'the umbrella|the beach ball|the rubber boot|the ice cream',
    lines: 'l1-r1 l1-r3 l2-r2 l2-r4',
  },
  {
    facts: maths(4, 'M1', 'Số chẵn, số lẻ'),
    picture: 'pairs-parity',
    instructions: 'Nối mỗi loại số với tất cả các số thuộc loại đó.',
    left: '14|27|30|45',
    right: 'số chẵn|số lẻ',
    lines: 'r1-l1 r1-l3 r2-l2 r2-l4',
    explanation: 'Số chẵn có chữ số tận cùng là 0; 2; 4; 6; 8. Số lẻ có chữ số tận cùng là 1; 3; 5; 7; 9.',
  },
  {
    facts: english(4, 'M2', 'VO', { name: 'Places in town', author: pictureAuthor }),
    picture: 'pairs-places',
    instructions: 'Join each place to what belongs there.',
    left: 'the hospital|the postbox|the museum|the sea',
    right: 'the letter|the ambulance|the fishing rod|the picture',
    lines: 'l1-r2 l2-r1 l3-r4 l4-r3',
  },
  {
    facts: maths(9, 'M1', 'Đồ thị hàm số'),
    picture: 'pairs-graphs',
    instructions: 'Nối mỗi đồ thị với hàm số của nó.',
    left: 'đồ thị thứ nhất|đồ thị thứ hai|đồ thị thứ ba|đồ thị thứ tư',
    right: 'y = 2|y = −x|y = x|y = x²/2',
    lines: 'l1-r3 l2-r4 l3-r2 l4-r1',
    explanation:
      '$y = ax$ là đường thẳng qua gốc toạ độ, đi lên khi $a > 0$ và đi xuống khi $a < 0$; $y = \\dfrac{x^2}{2}$ là parabol; $y = 2$ song song với trục hoành.',
  },
  {
    facts: maths(5, 'M2', 'Solids in English'),
    picture: 'pairs-solids',
    instructions: 'Join each solid to its English name.',
    left: 'solid 1|solid 2|solid 3|solid 4',
    right: 'cone|sphere|cube|cylinder',
    lines: 'l1-r3 l2-r4 l3-r1 l4-r2',
    explanation:
      'A cube has six square faces, a cylinder two round ones, a cone one round face and a point, a sphere is a ball.',
  },
  {
    facts: maths(4, 'M2', 'Góc nhọn, góc vuông, góc tù'),
    picture: 'pairs-angles',
    instructions: 'Nối mỗi loại góc với tất cả các hình thuộc loại đó.',
    left: 'góc thứ nhất|góc thứ hai|góc thứ ba|góc thứ tư',
    right: 'góc vuông|góc nhọn|góc tù',
    lines: 'r1-l2 r2-l1 r2-l4 r3-l3',
    explanation: 'So với góc vuông: góc nhọn bé hơn, góc tù lớn hơn.',
  },
];

function linesInPicture(
  media: SeedMedia,
  { facts, picture, instructions, left, right, lines, explanation = '' }: Lines,
): SeedQuestion {
  const { image, zones } = media.scene(picture);
  const names = Object.fromEntries([
    ...left.split('|').map((name, at) => [`l${at + 1}`, name]),
    ...right.split('|').map((name, at) => [`r${at + 1}`, name]),
  ]);
  const pairs: Record<string, string[]> = {};
  for (const drawn of lines.split(' ')) {
    const [from = '', to = ''] = drawn.split('-');
    (pairs[from] ??= []).push(to);
  }
  return {
    type: 'DL3',
    facts,
    content: {
      instructions,
      images: [],
      picture: image,
      zones: zonesOf(zones, names),
      sources: [],
      starts: Object.keys(pairs).toSorted(),
      numbered: 'sources',
    },
    answerKey: { explanation, pairs },
  };
}

interface Placed {
  readonly facts: SeedFacts;
  readonly picture: string;
  readonly instructions: string;
  /** What gets numbers; with `zones`, every zone is filled and some labels remain unused. */
  readonly numbered: 'sources' | 'zones';
  /** Each is `zone=label`; a label `@name` is a picture. */
  readonly pairs: readonly string[];
  readonly extra?: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
  readonly explanation?: string;
}
const third = { p1: 'chỗ trống thứ nhất', p2: 'chỗ trống thứ hai', p3: 'chỗ trống thứ ba', p4: 'chỗ trống thứ tư' };
const figureNames = { a: 'hình thứ nhất', b: 'hình thứ hai', c: 'hình thứ ba', d: 'hình thứ tư' };
const placed: readonly Placed[] = [
  {
    facts: english(2, 'M1', 'RE', { name: 'In the kitchen', author: pictureAuthor }),
    picture: 'kitchen',
    numbered: 'sources',
    instructions:
      'Read and put the things in the picture.\nThe milk is in the fridge. The bread is on the table. The bird is in the window. The soup is on the cooker. The cat is on the floor.',
    pairs: ['fridge=@milk', 'table=@bread', 'window=@bird', 'oven=@soup', 'floor=@cat'],
    names: {
      fridge: 'in the fridge',
      table: 'on the table',
      window: 'in the window',
      oven: 'on the cooker, on top of the oven',
      shelf: 'on the shelf',
      floor: 'on the floor',
    },
  },
  {
    facts: english(3, 'M2', 'RE', { name: 'Tidy the bookcase', author: pictureAuthor }),
    picture: 'shelves',
    numbered: 'sources',
    instructions:
      'Read and put the things in the picture.\nPut the lamp on the shelf at the top and the camera on the shelf in the middle. Put the book under the camera. Put the boots under the bookcase. Put the gold cup on the table on the left.',
    pairs: ['top=@lamp', 'middle=@camera', 'bottom=@book', 'under=@boot', 'left=@trophy'],
    names: {
      top: 'the top shelf',
      middle: 'the middle shelf',
      bottom: 'the bottom shelf',
      under: 'under the bookcase',
      left: 'the table on the left',
      right: 'the table on the right',
    },
  },
  {
    facts: english(6, 'M2', 'RE', { name: 'A map of the town' }),
    picture: 'town',
    numbered: 'sources',
    instructions:
      'Read and put the names on the map.\nThe cinema is next to the station, on Mill Road. The hospital is on the other side of Park Avenue, opposite the park. The school is between King Street and Mill Road, next to the park. The market is on King Street, opposite the park. The bank is on Mill Road, on the other side of Park Avenue, opposite the cinema.',
    pairs: ['f=cinema', 'e=hospital', 'd=school', 'b=market', 'g=bank'],
    names: { a: 'place A', b: 'place B', c: 'place C', d: 'place D', e: 'place E', f: 'place F', g: 'place G' },
  },
  {
    facts: english(10, 'M3', 'RE', { name: 'The nature park', examFamily: 'IELTS' }),
    picture: 'nature-park',
    numbered: 'zones',
    instructions:
      'Read and label the map. There are two labels that you do not need.\nThe first building that visitors come to, between the entrance and the lake, is the shop. Beyond the lake, at the northern end of the main path, stands the café. The bird tower was built in the north-west, far from the noise, whereas the campsite lies in the north-east. Families will find the playground in the south-east and the picnic area in the south-west.',
    pairs: ['a=bird tower', 'b=café', 'c=campsite', 'd=picnic area', 'e=playground', 'f=shop'],
    extra: ['car park', 'museum'],
    names: { a: 'place A', b: 'place B', c: 'place C', d: 'place D', e: 'place E', f: 'place F' },
  },
  {
    facts: english(6, 'M2', 'VO', { name: 'Directions', author: pictureAuthor }),
    picture: 'compass',
    numbered: 'zones',
    instructions: 'The red hand of the compass points north. Put the words in the right places.',
    pairs: ['north=north', 'east=east', 'south=south', 'west=west'],
    names: { north: 'at the top', east: 'on the right', south: 'at the bottom', west: 'on the left' },
    explanation:
      'Kim đỏ chỉ hướng bắc (north) ở phía trên; bên phải là hướng đông (east), phía dưới là hướng nam (south), bên trái là hướng tây (west).',
  },
  {
    facts: maths(2, 'M1', 'Tia số và các số tròn trăm'),
    picture: 'line-hundreds',
    numbered: 'zones',
    instructions: 'Đặt các số vào đúng chỗ trên tia số. Có hai số không dùng đến.',
    pairs: ['p1=300', 'p2=600', 'p3=900'],
    extra: ['350', '650'],
    names: third,
    explanation: 'Mỗi vạch trên tia số hơn vạch trước nó 100. Đếm từ số đã cho: 300, 600, 900.',
  },
  {
    facts: maths(4, 'M2', 'Phân số trên tia số'),
    picture: 'line-fractions',
    numbered: 'zones',
    instructions: 'Đặt các phân số vào đúng chỗ trên tia số. Có hai phân số không dùng đến.',
    pairs: ['p1=$\\dfrac{1}{4}$', 'p2=$\\dfrac{1}{2}$', 'p3=$\\dfrac{3}{2}$'],
    extra: ['$\\dfrac{2}{3}$', '$\\dfrac{5}{2}$'],
    names: third,
    explanation:
      '$\\dfrac{1}{4}$ là một trong bốn phần bằng nhau từ 0 đến 1; $\\dfrac{1}{2}$ ở chính giữa 0 và 1; $\\dfrac{3}{2} = \\dfrac{6}{4}$ ở ngay sau $\\dfrac{5}{4}$.',
  },
  {
    facts: maths(6, 'M2', 'Số nguyên trên trục số'),
    picture: 'line-integers',
    numbered: 'zones',
    instructions: 'Đặt các số nguyên vào đúng chỗ trên trục số. Có hai số không dùng đến.',
    pairs: ['p1=−4', 'p2=−2', 'p3=2', 'p4=4'],
    extra: ['−6', '0'],
    names: third,
    explanation: 'Số âm ở bên trái điểm 0, số dương ở bên phải; số và số đối của nó cách đều điểm 0.',
  },
  {
    facts: maths(4, 'M1', 'Các loại góc'),
    picture: 'angles',
    numbered: 'zones',
    instructions: 'Kéo tên góc vào ô trống dưới hình thích hợp.',
    pairs: ['a=góc nhọn', 'b=góc vuông', 'c=góc tù', 'd=góc bẹt'],
    names: figureNames,
    explanation: 'Góc nhọn bé hơn góc vuông; góc tù lớn hơn góc vuông và bé hơn góc bẹt; góc bẹt bằng hai góc vuông.',
  },
  {
    facts: maths(6, 'M2', 'Tứ giác'),
    picture: 'figures',
    numbered: 'zones',
    instructions: 'Kéo tên hình vào ô trống dưới hình thích hợp. Có một tên không dùng đến.',
    pairs: ['a=hình vuông', 'b=hình chữ nhật', 'c=hình bình hành', 'd=hình thang'],
    extra: ['hình lục giác'],
    names: figureNames,
    explanation:
      'Hình vuông có bốn cạnh bằng nhau và bốn góc vuông; hình chữ nhật có bốn góc vuông; hình bình hành có các cạnh đối song song; hình thang có một cặp cạnh đối song song.',
  },
  {
    facts: maths(8, 'M2', 'Toạ độ của điểm'),
    picture: 'plane',
    numbered: 'zones',
    instructions: 'Tâm của mỗi ô trống là một điểm. Đặt toạ độ vào đúng ô. Có hai cặp số không dùng đến.',
    pairs: ['a=(2; 3)', 'b=(−3; 1)', 'c=(−1; −3)', 'd=(4; −1)'],
    extra: ['(3; 2)', '(1; −3)'],
    names: { a: 'ô trên bên phải', b: 'ô trên bên trái', c: 'ô dưới bên trái', d: 'ô dưới bên phải' },
    explanation:
      'Số thứ nhất là hoành độ (đọc trên trục ngang), số thứ hai là tung độ (đọc trên trục dọc). Điểm bên trái trục tung có hoành độ âm, điểm dưới trục hoành có tung độ âm.',
  },
];

function thingsInPlace(
  media: SeedMedia,
  { facts, picture, instructions, numbered, pairs, extra = [], names = {}, explanation = '' }: Placed,
): SeedQuestion {
  const { image, zones } = media.scene(picture);
  const rows = pairs.map((pair) => pair.split('=') as [string, string]);
  // Sorted alphabetically, so that the order of labels does not reveal the key.
  const labels = [...rows.map(([, label]) => label), ...extra].toSorted((a, b) =>
    a.localeCompare(b, 'vi', { numeric: true }),
  );
  const idOf = (label: string) => `s${labels.indexOf(label) + 1}`;
  return {
    type: 'MG6',
    facts,
    content: {
      instructions,
      images: [],
      picture: image,
      zones: zonesOf(zones, names),
      starts: [],
      numbered,
      sources: labels.map((label) =>
        label.startsWith('@')
          ? { id: idOf(label), text: '', image: media.picture(label.slice(1)) }
          : { id: idOf(label), text: label },
      ),
    },
    answerKey: {
      explanation,
      pairs: Object.fromEntries(
        rows.map(([zone, label]) => (numbered === 'zones' ? [zone, [idOf(label)]] : [idOf(label), [zone]])),
      ),
    },
  };
}

/** A label is `zone=accepted answer/another one`. */
type Labelled = readonly [
  facts: SeedFacts,
  picture: string,
  instructions: string,
  labels: readonly string[],
  explanation?: string,
];
const oneWord = 'Write ONE word in each box.';
const labelled: readonly Labelled[] = [
  [
    english(4, 'M1', 'VO', { name: 'A face' }),
    'face',
    `Look at the face. ${oneWord}`,
    ['hair=hair', 'eye=eye/eyes', 'ear=ear/ears', 'nose=nose', 'mouth=mouth/lips'],
  ],
  [
    english(7, 'M2', 'VO', { name: 'Parts of a plant' }),
    'plant',
    `Label the parts of the plant. ${oneWord}`,
    ['flower=flower/petal', 'leaf=leaf/leaves', 'stem=stem/stalk', 'roots=roots/root'],
  ],
  [
    english(5, 'M2', 'VO', { name: 'Parts of a house' }),
    'house-parts',
    `Label the parts of the house. ${oneWord}`,
    ['roof=roof', 'window=window', 'door=door', 'wall=wall'],
  ],
  [
    english(6, 'M2', 'VO', { name: 'A computer' }),
    'computer',
    `Label the parts of the computer. ${oneWord}`,
    ['screen=screen/monitor', 'speaker=speaker/loudspeaker', 'keyboard=keyboard', 'mouse=mouse'],
  ],
  [
    english(12, 'M4', 'VO', { name: 'The water cycle', examFamily: 'IELTS' }),
    'water-cycle',
    `Label the diagram: water rises as vapour, turns into clouds, falls as rain or snow and gathers in the sea. Each answer ends in -tion. ${oneWord}`,
    [
      'evaporation=evaporation',
      'condensation=condensation',
      'precipitation=precipitation',
      'collection=collection/accumulation',
    ],
    'evaporate → evaporation; condense → condensation; precipitate → precipitation; collect → collection.',
  ],
  [
    maths(2, 'M2', 'Tháp số'),
    'number-pyramid',
    'Mỗi số bằng tổng hai số ngay bên dưới. Viết các số còn thiếu.',
    ['second=14', 'third=27', 'top=54'],
    '$5 + 9 = 14$; $14 + 13 = 27$; $27 + 27 = 54$.',
  ],
  [
    maths(3, 'M1', 'Nhiệt độ'),
    'thermometers',
    'Mỗi nhiệt kế chỉ bao nhiêu độ C? Viết số.',
    ['a=25/25°/25°C', 'b=10/10°/10°C', 'c=35/35°/35°C'],
    'Đọc số ở vạch ngang với đầu trên của cột màu: 25 độ C, 10 độ C và 35 độ C.',
  ],
  [
    maths(4, 'M2', 'Biểu đồ cột'),
    'bar-chart',
    'Biểu đồ cho biết số sách được mượn mỗi ngày. Viết số sách của thứ Ba, thứ Năm và thứ Sáu.',
    ['tuesday=12', 'thursday=10', 'friday=15'],
    'Gióng đầu trên của mỗi cột sang trục số: thứ Ba 12, thứ Năm 10, thứ Sáu 15 quyển.',
  ],
  [
    maths(5, 'M2', 'Hình ghép'),
    'l-shape',
    'Mảnh vườn hình chữ L có các góc vuông. Tìm độ dài hai cạnh chưa biết (tính bằng mét).',
    ['step=6/6 m/6m', 'right=4/4 m/4m'],
    '$10 - 4 = 6$ (m); $9 - 5 = 4$ (m).',
  ],
  [
    maths(9, 'M1', 'Đường tròn và dây'),
    'circle',
    'Viết tên gọi của điểm và các đoạn thẳng được chỉ.',
    ['centre=tâm/tâm O', 'radius=bán kính', 'diameter=đường kính', 'chord=dây cung/dây'],
    'Bán kính nối tâm với một điểm trên đường tròn; đường kính đi qua tâm, nối hai điểm trên đường tròn; dây cung nối hai điểm trên đường tròn.',
  ],
  [
    maths(7, 'M3', 'Tổng ba góc của một tam giác'),
    'triangle-angles',
    'Tính số đo góc $A$ và góc ngoài của tam giác tại đỉnh $C$ (tính bằng độ).',
    ['a=70/70°', 'outside=120/120°'],
    '$\\widehat{A} = 180^\\circ - 50^\\circ - 60^\\circ = 70^\\circ$; góc ngoài tại $C$ bằng $180^\\circ - 60^\\circ = 120^\\circ$.',
  ],
];

function labelsToWrite(
  media: SeedMedia,
  [facts, picture, instructions, labels, explanation = '']: Labelled,
): SeedQuestion {
  const { image, zones } = media.scene(picture);
  const rows = labels.map((label) => label.split('=') as [string, string]);
  const middle = ({ x, y, width, height }: Shape) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
  return {
    type: 'FB6',
    facts: { author: pictureAuthor, ...facts },
    content: {
      instructions,
      images: [],
      text: '',
      picture: image,
      gaps: rows.map(([zone], at) => ({ id: `g${at + 1}`, at: middle(zones[zone]!) })),
    },
    answerKey: {
      explanation,
      gaps: Object.fromEntries(
        rows.map(([, accepted], at) => [
          `g${at + 1}`,
          { accepted: accepted.split('/'), caseSensitive: false, contractions: false },
        ]),
      ),
    },
  };
}

export const scenes = (media: SeedMedia): SeedQuestion[] => [
  ...named.map((one) => namesToPeople(media, one)),
  ...joined.map((one) => linesInPicture(media, one)),
  ...placed.map((one) => thingsInPlace(media, one)),
  ...labelled.map((one) => labelsToWrite(media, one)),
];
