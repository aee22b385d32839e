/** Pre A1 Starters: three papers' worth of questions. The pictures are those that other questions of the bank show. */
import { copied, letterTiles } from '../../by-type/moved.ts';
import type { Level } from '../../by-type/place.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import { gaps, statements, type SeedQuestion, type Verdict } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { tickSet, type Tick } from '../primary/first-grades.ts';
import {
  cambridgeFacts,
  colouredIn,
  heardPictures,
  levelOf,
  namesToPeople,
  notesIn,
  pictured,
  type Coloured,
  type HeardPicture,
  type Named,
  type Note,
} from './kit.ts';

const facts = cambridgeFacts('starters');

const named: readonly Named[] = [
  [
    'party',
    'starters-party',
    'Friends at a birthday party',
    'Alex balloons, May present, Eva juice, Matt pizza, Sam camera',
    [
      '~three balloons',
      '~a purple T-shirt|May cầm hộp quà.',
      '~likes orange juice',
      '~He loves pizza',
      '~a new camera',
    ],
  ],
  [
    'classroom',
    'starters-classroom',
    'Tom’s classroom',
    'Hugo globe, Grace books, Ben fish, Kim computer, Nick hand',
    [
      '~with the globe is Hugo',
      '~a green skirt|Grace ôm chồng sách.',
      "~That's Ben|Ben đứng cạnh bể cá.",
      '~The girl with glasses|Kim ngồi trước máy tính.',
      "~that's Nick|Nick giơ tay.",
    ],
  ],
  [
    'farm',
    'starters-farm',
    'Lucy’s family on the farm',
    'Mark horse, Sue milk, Alice hens, Ann rabbit, Bill pig',
    [
      '~The man with the hat',
      '~my aunt Sue|Cô cầm chai sữa.',
      "~Her name's Alice|Alice đứng cạnh hai chú gà con.",
      '~The rabbit is hers',
      '~my little brother, Bill|Bill đứng cạnh con lợn.',
    ],
  ],
];

const notes: readonly Note[] = [
  [
    'starters-new-girl',
    'A new girl',
    [
      ['Name', '___', 'Sally', '~S, A, L, L, Y'],
      ['Age', '___', '9/nine', "~I'm nine"],
      ['House', 'Park Street, number ___', '14/fourteen', "~It's number fourteen"],
      ['School bus', 'number ___', '6/six', '~bus number six'],
      ['Name of the dog', '___', 'Jack', '~J, A, C, K'],
    ],
  ],
  [
    'starters-football',
    'Hugo’s football team',
    [
      ['Hugo’s number', '___', '17/seventeen', '~number seventeen'],
      ['Name of the team', 'the ___', 'Bears', '~B, E, A, R, S'],
      ['Children in the team', '___', '12/twelve', '~There are twelve|Mười hai bạn gồm năm nữ và bảy nam.'],
      ['Name of the teacher', 'Mr ___', 'Brown', '~B, R, O, W, N'],
      ['Age of Hugo’s brother', '___', '4/four', '~only four'],
    ],
  ],
  [
    'starters-horse',
    'Alice and the animals',
    [
      ['Name of the horse', '___', 'Daisy', '~D, A, I, S, Y'],
      ['Age of the horse', '___', '8/eight', "~It's eight|Mười (ten) là tuổi của Alice."],
      ['Cows', '___', '20/twenty', '~twenty cows'],
      ['Name of Alice’s sister', '___', 'Jill', '~J, I, L, L'],
      ['Ducks', '___', '15/fifteen', '~Fifteen'],
    ],
  ],
];

const choices: readonly HeardPicture[] = [
  [
    'starters-pear',
    'M1',
    'What would Ann like?',
    'pear apple banana',
    'Ann muốn quả lê xanh (green pear), không lấy táo (apple); hôm nay không có chuối (bananas).',
  ],
  [
    'starters-chair',
    'M2',
    'What is on Pat’s chair?',
    'book camera phone',
    'Trên ghế là quyển sách (my book on the chair). Máy ảnh (camera) ở trong cặp, điện thoại (phone) ở dưới ghế.',
  ],
  [
    'starters-dinner',
    'M2',
    'What is for lunch today?',
    'spaghetti pizza hamburger',
    'Hôm nay ăn mì spaghetti. Bạn đã ăn pizza ở bữa tiệc; bánh kẹp (burgers) để đến Chủ nhật.',
  ],
  [
    'starters-zoo',
    'M2',
    'What is Sam’s favourite animal?',
    'crocodile tiger elephant',
    'Sam thích nhất cá sấu (crocodiles). Hổ (tiger) có miệng to bạn không thích; voi (elephant) là bạn gái đoán.',
  ],
  [
    'starters-grandpa',
    'M1',
    'How does Grandpa come to Dan’s house?',
    'bus car train',
    'Ông đi xe buýt (by bus). Ông không có ô tô (car) và không thích tàu hoả (trains).',
  ],
  [
    'starters-drawing',
    'M1',
    'What is Lucy’s picture?',
    'house horse train',
    'Lucy vẽ ngôi nhà có cửa (house, door). Người lớn nhìn nhầm ra con ngựa (horse); Lucy không biết vẽ tàu hoả (trains).',
  ],
  [
    'starters-rain',
    'M2',
    'What can’t Bill find?',
    'umbrella boot jacket',
    'Bill không thấy cái ô (umbrella). Bạn có ủng (boots) và áo khoác (jacket) rồi.',
  ],
  [
    'starters-sports',
    'M2',
    'What is Nick playing now?',
    'tabletennis basketball badminton',
    'Nick đang chơi bóng bàn (table tennis). Bóng rổ (basketball) là vào thứ Sáu; cầu lông (badminton) là người hỏi đoán.',
  ],
  [
    'starters-present',
    'M1',
    'What is Eva’s present?',
    'guitar handbag camera',
    'Quà của Eva là đàn ghi-ta (guitar). Túi (handbag) là của mẹ, máy ảnh (camera) bố đang cầm.',
  ],
  [
    'starters-breakfast',
    'M1',
    'What has Mark got for breakfast?',
    'egg bread cheese',
    'Mark ăn trứng (an egg). Bạn không lấy bánh mì (bread) hay phô mai (cheese).',
  ],
  [
    'starters-garden',
    'M1',
    'What is in the garden?',
    'bird cat frog',
    'Trong vườn có con chim đen (black bird). Con mèo (cat) ở trong bếp; con ếch (frog) chỉ là bạn nhỏ đoán.',
  ],
  [
    'starters-shop',
    'M2',
    'What does Anna want?',
    'lamp bed chair',
    'Anna muốn cái đèn (lamp). Giường (bed) bạn có rồi; ghế (chair) chỉ đứng cạnh cái đèn.',
  ],
  [
    'starters-round',
    'M3',
    'What is in the girl’s bag?',
    'tennis orange egg',
    'Nhỏ, tròn, để chơi: quả bóng tennis. Không ăn được nên không phải quả cam (orange) hay quả trứng (egg).',
  ],
  [
    'starters-night',
    'M1',
    'What can the boy see?',
    'moon sun rainbow',
    'Ban đêm thấy mặt trăng (moon). Mặt trời (sun) đang “ngủ”; không có cầu vồng (rainbow).',
  ],
  [
    'starters-sweet',
    'M1',
    'What does Alice ask for?',
    'icecream chocolate strawberry',
    'Alice xin kem (ice cream). Bạn không thích sô-cô-la (chocolate); dâu (strawberries) là người bán mời.',
  ],
];

const coloured: readonly Coloured[] = [
  [
    'draw-fruit',
    'starters-colour-fruit',
    'Fruit and a cup',
    ['apple red', 'pear green', 'banana yellow', 'cup purple', 'bowl black'],
    ['~Can I colour it red', '~Colour the pear green', '~Make it yellow', '~Colour the cup purple', '~Colour it black'],
  ],
  [
    'draw-sea',
    'starters-colour-sea',
    'A boat and two fish',
    ['boat red', 'bigFish blue', 'smallFish green', 'ball purple', 'sun yellow'],
    [
      '~Can I colour it red',
      '~The big fish is blue',
      '~Colour the small fish green',
      '~Colour it purple',
      '~a nice yellow sun',
    ],
  ],
  [
    'draw-bedroom',
    'starters-colour-bedroom',
    'A bedroom',
    ['lamp red', 'ball blue', 'box purple', 'door green', 'blanket yellow'],
    [
      '~a red lamp',
      '~Colour the ball blue',
      '~Colour the box purple',
      '~Make it green',
      '~the blanket on the bed is yellow',
    ],
  ],
];

type Ticks = readonly [name: string, rows: readonly Tick[]];
const ticks: readonly Ticks[] = [
  [
    'Five pictures: a horse, a bus',
    [
      ['apple', 'This is an apple.', 't', 'apple: quả táo.'],
      ['horse', 'This is a cow.', 'f', 'Đây là con ngựa (horse); cow là con bò.'],
      ['chair', 'This is a table.', 'f', 'Đây là cái ghế (chair); table là cái bàn.'],
      ['bus', 'This is a bus.', 't', 'bus: xe buýt.'],
      ['glasses', 'These are glasses.', 't', 'glasses: kính đeo mắt.'],
    ],
  ],
  [
    'Five pictures: a camera, a boot',
    [
      ['camera', 'This is a phone.', 'f', 'Đây là máy ảnh (camera); phone là điện thoại.'],
      ['monkey', 'This is a monkey.', 't', 'monkey: con khỉ.'],
      ['jeans', 'These are jeans.', 't', 'jeans: quần bò.'],
      ['boot', 'This is a hat.', 'f', 'Đây là chiếc ủng (boot); hat là cái mũ.'],
      ['mouse', 'This is a rabbit.', 'f', 'Đây là con chuột (mouse); rabbit là con thỏ.'],
    ],
  ],
  [
    'Five pictures: a tiger, a guitar',
    [
      ['door', 'This is a window.', 'f', 'Đây là cửa ra vào (door); window là cửa sổ.'],
      ['tiger', 'This is a tiger.', 't', 'tiger: con hổ.'],
      ['guitar', 'This is a guitar.', 't', 'guitar: đàn ghi-ta.'],
      ['grapes', 'These are bananas.', 'f', 'Đây là nho (grapes); bananas là chuối.'],
      ['milk', 'This is milk.', 't', 'milk: sữa.'],
    ],
  ],
];

/** `look` says what somebody who does not see the picture needs to know. */
type Judged = readonly [
  scene: string,
  name: string,
  look: string,
  rows: readonly (readonly [statement: string, verdict: Verdict, explanation: string])[],
];
const judged: readonly Judged[] = [
  [
    'beach',
    'Look: a day at the beach',
    'A beach. A boat is on the sea. An old man is fishing. A girl in pink has a ball, a boy in yellow an ice cream, a girl a shell, a woman under an umbrella a newspaper, and a man with a hat a camera.',
    [
      ['There is a boat on the sea.', 't', 'Trên biển có một chiếc thuyền (boat).'],
      ['The man in the hat is fishing.', 'f', 'Người đội mũ (hat) cầm máy ảnh; người câu cá không đội mũ.'],
      ['The girl in pink has got a ball.', 't', 'Bạn gái váy hồng (pink) đang chơi bóng (ball).'],
      ['The woman is reading a book.', 'f', 'Cô đang cầm tờ báo (newspaper), không phải sách (book).'],
      ['The boy in yellow has got an ice cream.', 't', 'Bạn trai áo vàng (yellow) cầm que kem (ice cream).'],
    ],
  ],
  [
    'park',
    'Look: a day in the park',
    'A park. A girl in a yellow dress has a red kite. A boy in red is on a bench with an open book. A boy in blue is next to a dog. A woman has a camera. An old man is under a tree with a guitar. A boy in orange has a ball.',
    [
      ['The dog is next to the boy in blue.', 't', 'Con chó (dog) ở cạnh bạn trai áo xanh dương (blue).'],
      ['The kite is yellow.', 'f', 'Cái diều (kite) màu đỏ; váy của bạn gái mới màu vàng.'],
      ['The boy in red is reading.', 't', 'Bạn trai áo đỏ ngồi trên ghế dài và đọc sách (reading).'],
      ['The old man has got a guitar.', 't', 'Ông già đứng dưới cây, ôm đàn ghi-ta (guitar).'],
      ['There are two dogs in the park.', 'f', 'Trong công viên chỉ có một con chó (one dog).'],
    ],
  ],
  [
    'classroom',
    'Look: a lesson',
    'A classroom. The teacher, a woman, is at the board. The clock shows nine. A boy in yellow is next to two fish. A girl with glasses is at a computer. A girl in blue has paints. A boy in green has his hand up.',
    [
      ['It is nine o’clock.', 't', 'Đồng hồ chỉ chín giờ (nine o’clock).'],
      ['There are three fish.', 'f', 'Trong bể có hai con cá (two fish).'],
      ['The teacher is a woman.', 't', 'Cô giáo (a woman) đứng ở bảng.'],
      ['The girl with the computer has got glasses.', 't', 'Bạn gái ngồi máy tính (computer) đeo kính (glasses).'],
      ['The boy in green has got a ball.', 'f', 'Bạn trai áo xanh lá giơ tay (hand up), không cầm bóng (ball).'],
    ],
  ],
];

type Letters = readonly [name: string, words: readonly string[], explanations: readonly string[]];
const letterSets: readonly Letters[] = [
  [
    'Five animals',
    ['horse', 'monkey', 'tiger', 'lion', 'frog'],
    ['horse: con ngựa.', 'monkey: con khỉ.', 'tiger: con hổ.', 'lion: con sư tử.', 'frog: con ếch.'],
  ],
  [
    'Five things at home',
    ['chair', 'lamp', 'door', 'pencil', 'house'],
    ['chair: cái ghế.', 'lamp: cái đèn.', 'door: cánh cửa.', 'pencil: bút chì.', 'house: ngôi nhà.'],
  ],
  [
    'Five things to eat and drink',
    ['bread', 'orange', 'rice', 'milk', 'pear'],
    ['bread: bánh mì.', 'orange: quả cam.', 'rice: cơm.', 'milk: sữa.', 'pear: quả lê.'],
  ],
];

type Boxed = readonly [name: string, text: string, box: readonly string[], explanations: readonly string[]];
const boxed: readonly Boxed[] = [
  [
    'What am I? An animal',
    'I am big, and I live on a [farm]. I have four [legs] and a long tail. I eat [grass] every day. I give you [milk], and you can drink it at breakfast. I say “Moo”. What am I? I am a [cow].',
    ['@milk milk', '@cow cow', '@book book', 'hand'],
    [
      'live on a farm: sống ở trang trại.',
      'four legs: bốn chân.',
      'eat grass: ăn cỏ. Con vật ăn cỏ, không ăn sách (book).',
      'drink milk: uống sữa.',
      'Con vật cho sữa và kêu “Moo” là con bò: cow.',
    ],
  ],
  [
    'What am I? In the street',
    'I am long and red. I have [wheels], but I have no legs. Every morning, children go to [school] in me. They look at the street from my [windows]. A man [drives] me. At night I stop and the children go home. What am I? I am a [bus].',
    ['@bus bus', '@banana banana', 'kitchen', 'eats'],
    [
      'Xe có bánh: wheels, không có chân (legs).',
      'go to school: đi học.',
      'Nhìn ra đường qua cửa sổ: windows.',
      'A man drives me: một người lái tôi. eats: ăn, không hợp với xe.',
      'Xe dài chở học sinh: bus.',
    ],
  ],
  [
    'What am I? In your bag',
    'I am not an animal, and I have no [eyes]. There are a lot of [pictures] and words in me. You put me in your school [bag] every morning. Your teacher says, “[Open] me at page ten.” You can read me in bed before you sleep. What am I? I am a [book].',
    ['@book book', '@door door', 'fish', 'sing'],
    [
      'Không phải con vật nên không có mắt: eyes.',
      'pictures and words: tranh và chữ.',
      'school bag: cặp sách.',
      'Open: mở ra. Cô giáo bảo mở sách, không bảo hát (sing).',
      'Vật để đọc, có tranh và chữ: book.',
    ],
  ],
];

type Written = readonly [question: string, answer: string, accepted: string, level: Level, explanation: string];
type Pictured = readonly [scene: string, look: string, rows: readonly Written[]];
const written: readonly Pictured[] = [
  [
    'farm',
    'A farm: a man with a hat and a brown horse, a woman with milk and a cow, a girl with two yellow chicks, a girl in a red dress with a rabbit, a boy next to a pink pig, a boy with a dog, and a boy with some apples.',
    [
      ['Where are the people?', 'They are on a ___.', 'farm', 'M1', 'farm: trang trại.'],
      ['What colour is the pig?', 'It is ___.', 'pink', 'M1', 'Con lợn màu hồng: pink.'],
      ['How many yellow chicks are there?', 'There are ___.', 'two/2', 'M1', 'Có hai chú gà con: two.'],
      [
        'What has the girl in the red dress got?',
        'She has got a ___.',
        'rabbit/bunny',
        'M2',
        'Bạn váy đỏ ôm con thỏ: rabbit.',
      ],
      [
        'Who has got a hat, the man or the woman?',
        'The ___ has.',
        'man',
        'M2',
        'Người đàn ông (man) đội mũ; người phụ nữ (woman) thì không.',
      ],
    ],
  ],
  [
    'party',
    'A birthday party: a cake with three candles on a table, a girl with long black hair in a pink dress, a boy in green with balloons, a girl with a present, a boy in red with a saxophone, an old man with a camera, a girl with a drink, and a boy in blue with some pizza.',
    [
      [
        'How many candles are there on the cake?',
        'There are ___.',
        'three/3',
        'M1',
        'Trên bánh có ba ngọn nến: three.',
      ],
      [
        'What has the boy in green got?',
        'He has got some ___.',
        'balloons',
        'M2',
        'Bạn áo xanh lá cầm bóng bay: balloons.',
      ],
      ['What has the old man got?', 'He has got a ___.', 'camera', 'M1', 'Ông cầm máy ảnh: camera.'],
      [
        'What colour is the dress of the girl with long black hair?',
        'It is ___.',
        'pink',
        'M2',
        'Váy của bạn tóc đen dài màu hồng: pink.',
      ],
      ['What has the boy in blue got?', 'He has got some ___.', 'pizza', 'M1', 'Bạn áo xanh dương cầm miếng pizza.'],
    ],
  ],
  [
    'park',
    'A park: a girl in a yellow dress with a red kite, a boy in red with a book on a bench, a girl with an ice cream, a boy in blue with a dog, a woman with a camera, an old man with a guitar under a tree, and a boy in orange with a ball. The sun is yellow.',
    [
      ['What colour is the kite?', 'It is ___.', 'red', 'M1', 'Cái diều màu đỏ: red.'],
      ['Where is the old man?', 'He is under a ___.', 'tree', 'M1', 'under a tree: dưới gốc cây.'],
      [
        'What animal can you see next to the boy in blue?',
        'I can see a ___.',
        'dog',
        'M1',
        'Cạnh bạn áo xanh dương có con chó: dog.',
      ],
      [
        'What is the boy in red reading?',
        'He is reading a ___.',
        'book/comic',
        'M2',
        'Bạn áo đỏ đọc quyển sách: book.',
      ],
      [
        'What has the boy in orange got?',
        'He has got a ___.',
        'ball/basketball',
        'M2',
        'Bạn áo cam cầm quả bóng: ball.',
      ],
    ],
  ],
];

export interface StartersTexts {
  readonly named: readonly Named[];
  readonly notes: readonly Note[];
  readonly choices: readonly HeardPicture[];
  readonly coloured: readonly Coloured[];
  readonly ticks: readonly Ticks[];
  readonly judged: readonly Judged[];
  readonly letterSets: readonly Letters[];
  readonly boxed: readonly Boxed[];
  readonly written: readonly Pictured[];
}

const listening = (media: ClipsAndPictures, { named, notes, choices, coloured }: StartersTexts): SeedQuestion[] => [
  ...namesToPeople(media, facts, named),
  ...notesIn(media, (level, name) => facts('LI', 2, level, name), notes),
  ...heardPictures(media, (level) => facts('LI', 3, level), choices),
  ...colouredIn(media, (level, name) => facts('LI', 4, level, name), coloured),
];

const reading = (media: ClipsAndPictures, { ticks, judged, boxed }: StartersTexts): SeedQuestion[] => [
  ...ticks.map(([name, rows], at) => tickSet(media, pictured(facts('RE', 5, levelOf(at), name)), rows)),
  ...judged.map(([scene, name, look, rows], at) =>
    withExplanations(
      statements(
        'TF2',
        pictured(facts('RE', 6, levelOf(at), name)),
        rows.map(([statement, verdict]) => [statement, verdict] as const),
        '',
        {
          instructions: 'Look and read. Are the sentences true or false?',
          images: [{ ...media.scene(scene).image, alt: look }],
        },
      ),
      rows.map(([, , line]) => line),
    ),
  ),
  ...boxed.map(([name, text, box, lines], at) =>
    withExplanations(
      copied(media, {
        facts: pictured(facts('RE', 8, levelOf(at), name)),
        instructions:
          'Read the text. Choose a word from the box and write it in each gap. There are words that you do not need.',
        text,
        box,
      }),
      lines,
    ),
  ),
];

const writing = (media: ClipsAndPictures, { letterSets, written }: StartersTexts): SeedQuestion[] => [
  ...letterSets.map(([name, words, lines], at) =>
    withExplanations(
      letterTiles(media, {
        facts: pictured(facts('WR', 7, levelOf(at), name)),
        instructions: 'Look at the pictures. Put the letters in order to make the words.',
        words: words.map((word) => [`@${word}`, word] as const),
      }),
      lines,
    ),
  ),
  ...written.flatMap(([scene, look, rows]) =>
    rows.map(([question, answer, accepted, level, explanation]) =>
      gaps('FB1', pictured(facts('WR', 9, level)), `${question}\n${answer}`, [accepted], {
        instructions: 'Look at the picture. Write ONE word.',
        images: [{ ...media.scene(scene).image, alt: look }],
        wordLimit: 1,
        explanation,
      }),
    ),
  ),
];

export const startersFrom = (media: ClipsAndPictures, texts: StartersTexts): SeedQuestion[] => [
  ...listening(media, texts),
  ...reading(media, texts),
  ...writing(media, texts),
];

const texts: StartersTexts = { named, notes, choices, coloured, ticks, judged, letterSets, boxed, written };

export const startersPapers = (media: ClipsAndPictures): SeedQuestion[] => startersFrom(media, texts);
