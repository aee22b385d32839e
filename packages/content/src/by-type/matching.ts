/**
 * Matching questions of the types MG1, MG2, MG4, MG5 and DL2; headings (MG3) are in `headings.ts`. `extra` lists
 * targets that match nothing.
 */
import type { SeedFacts, SeedQuestion } from '../kit.ts';
import { looksVi } from '../media/looks.ts';
import type { SeedMedia } from '../media/media.ts';
import { createRandom } from '../random.ts';
import { english, maths, pictureAuthor, type Level } from './place.ts';

/** A text, or `@name` for a picture with an optional caption after a space. */
type Side = string;

interface Pairs {
  readonly facts: SeedFacts;
  readonly instructions: string;
  /** Each is `entry=target`. */
  readonly pairs: readonly string[];
  readonly extra?: readonly string[];
  readonly explanation?: string;
}

/** With these instructions the description is in Vietnamese, because an English one would contain the answer. */
const namesOfPictures = 'Nối tranh với từ đúng.';

function sideOf({ picture }: Pick<SeedMedia, 'picture'>, instructions: string, side: Side) {
  const named = /^@(\S+)(?: (.+))?$/.exec(side.trim());
  return named
    ? {
        text: named[2] ?? '',
        image: picture(named[1]!, instructions === namesOfPictures ? looksVi[named[1]!] : undefined),
      }
    : { text: side.trim() };
}

/** Shuffles the targets, but never into the order of the entries, which would reveal the answers. */
function orderOf(entries: readonly string[], extra: readonly string[], seed: string): string[] {
  const own = [...new Set(entries)];
  const targets = createRandom(seed).shuffle([...own, ...extra]);
  const inOrder = own.every((one, at) => targets.indexOf(one) === at);
  return inOrder ? [...targets.slice(1), targets[0]!] : targets;
}

/** Builds the question: distinct targets in shuffled order, with ids by position, which do not reveal the key. */
export function matched(
  type: 'MG1' | 'MG2' | 'MG4' | 'MG5' | 'DL2',
  media: Pick<SeedMedia, 'clip' | 'picture'>,
  { facts, instructions, pairs, extra = [], explanation = '' }: Pairs,
  clip?: string,
): SeedQuestion {
  const rows = pairs.map((pair) => pair.split('=').map((one) => one.trim()) as [string, string]);
  const targets = orderOf(
    rows.map(([, target]) => target),
    extra,
    pairs.join(),
  );
  const heard = clip === undefined ? undefined : media.clip(clip);
  return {
    type,
    facts,
    content: {
      instructions,
      images: [],
      ...(heard && { audio: heard.audio }),
      items: rows.map(([text], at) => ({ id: `q${at + 1}`, ...sideOf(media, instructions, text) })),
      targets: targets.map((text, at) => ({ id: `k${at + 1}`, ...sideOf(media, instructions, text) })),
    },
    answerKey: {
      explanation,
      ...(heard && { transcript: heard.transcript }),
      correct: Object.fromEntries(rows.map(([, target], at) => [`q${at + 1}`, [`k${targets.indexOf(target) + 1}`]])),
    },
  };
}

const answers = 'Match the questions with the answers.';
const halves = 'Match the two halves of the sentences.';
const cards: readonly Pairs[] = [
  {
    facts: english(3, 'M1', 'VO', { name: 'Hello!' }),
    instructions: answers,
    pairs: [
      'How are you?=I’m fine, thank you.',
      'What’s your name?=My name is Hoa.',
      'How old are you?=I’m eight.',
      'Where are you from?=I’m from Viet Nam.',
    ],
  },
  {
    facts: english(4, 'M1', 'VO', { name: 'My day' }),
    instructions: answers,
    pairs: [
      'What time do you get up?=At six o’clock.',
      'What do you have for breakfast?=Bread and milk.',
      'How do you go to school?=On foot.',
      'What subject do you like?=Music.',
    ],
  },
  {
    facts: english(5, 'M2', 'GR', { name: 'Wh- questions' }),
    instructions: answers,
    pairs: [
      'Where did you go last summer?=To Nha Trang.',
      'Who did you go with?=My parents and my sister.',
      'How long did you stay there?=For five days.',
      'Why did you come home early?=Because of a storm.',
      'When are you going there again?=Next July.',
    ],
  },
  {
    facts: english(6, 'M2', 'GR', { name: 'Because, so, but', topicId: 'EG-13' }),
    instructions: halves,
    pairs: [
      'I was very tired,=so I went to bed early.',
      'I called you twice,=but nobody answered.',
      'We stayed at home=because it was raining.',
      'Hurry up,=or we will miss the bus.',
    ],
  },
  {
    facts: english(7, 'M2', 'GR', { name: 'Giving advice', topicId: 'EG-12' }),
    instructions: 'Match each problem with the best advice.',
    pairs: [
      'I have a toothache.=You should see a dentist.',
      'My eyes hurt after work.=Look away from the screen now and then.',
      'I can’t fall asleep.=Don’t drink coffee in the evening.',
      'I’m always late for school.=Try going to bed earlier and setting two alarms.',
    ],
  },
  {
    facts: english(8, 'M2', 'VO', { name: 'On the phone' }),
    instructions: 'Match what you hear on the phone with the best reply.',
    pairs: [
      'Could I speak to Mr Nam, please?=I’m afraid he’s out at the moment.',
      'Can I take a message?=Yes, please tell him I called.',
      'Who’s calling, please?=This is Lan from Green Travel.',
      'I’m sorry, I must have the wrong number.=That’s all right. Goodbye.',
    ],
  },
  {
    facts: english(9, 'M3', 'GR', { name: 'Conditional sentences', topicId: 'EG-17' }),
    instructions: halves,
    pairs: [
      'If the shop were open now,=I would buy some bread.',
      'If you heat ice,=it melts.',
      'If it doesn’t rain tomorrow,=we will have the picnic.',
      'Unless you practise,=you won’t get better.',
      'If I were the mayor,=I would plant a tree in every street.',
    ],
  },
  {
    facts: english(10, 'M3', 'RE', { name: 'Cause and effect' }),
    instructions: halves,
    pairs: [
      'The factory was fined heavily,=as it had poured waste into the river.',
      'In spite of the fine,=its owners changed nothing.',
      'It was only when customers stayed away=that new filters were put in.',
      'By the time the water was clean again,=most of the fish had gone.',
    ],
  },
  {
    facts: english(12, 'M4', 'GR', { name: 'Inversion', topicId: 'EG-32' }),
    instructions: halves,
    pairs: [
      'Hardly had the curtain risen=when the lights went out.',
      'No sooner had we sat down=than the waiter brought the bill.',
      'Not only did she win the race,=but she also broke the record.',
      'Were it not for the noise,=I would gladly live here.',
    ],
    explanation: 'Hardly … when; No sooner … than; Not only … but also.',
  },
  {
    facts: maths(8, 'M2', 'Hằng đẳng thức đáng nhớ'),
    instructions: 'Ghép mỗi biểu thức với dạng khai triển của nó.',
    pairs: [
      '$(x + 3)^2$=$x^2 + 6x + 9$',
      '$(x - 3)^2$=$x^2 - 6x + 9$',
      '$(x - 3)(x + 3)$=$x^2 - 9$',
      '$(3x + 1)^2$=$9x^2 + 6x + 1$',
    ],
    explanation: '$(a \\pm b)^2 = a^2 \\pm 2ab + b^2$; $(a - b)(a + b) = a^2 - b^2$.',
  },
];

const twoExtra = 'Choose the correct word for each definition. There are two words that you do not need.';
const definitions: readonly Pairs[] = [
  {
    facts: english(3, 'M1', 'VO', { name: 'Animals' }),
    instructions: twoExtra,
    pairs: [
      'It has a long nose and big ears.=elephant',
      'It lives in water and cannot walk.=fish',
      'It gives us milk.=cow',
      'It can climb trees and likes bananas.=monkey',
    ],
    extra: ['horse', 'bird'],
  },
  {
    facts: english(4, 'M1', 'VO', { name: 'At home' }),
    instructions: twoExtra,
    pairs: [
      'You sleep in this.=bed',
      'You open this to go into a room.=door',
      'You cook in this room.=kitchen',
      'You turn this on when it is dark.=lamp',
    ],
    extra: ['garden', 'chair'],
  },
  {
    facts: english(5, 'M2', 'VO', { name: 'Jobs', examFamily: 'CA' }),
    instructions: twoExtra,
    pairs: [
      'This person helps you when your tooth hurts.=a dentist',
      'This person brings letters to your house.=a postman',
      'This person makes meals in a restaurant.=a cook',
      'This person writes about things that happen.=a journalist',
      'This person looks after sick people.=a nurse',
    ],
    extra: ['a pilot', 'a waiter'],
  },
  {
    facts: english(5, 'M2', 'VO', { name: 'Weather and seasons', examFamily: 'CA' }),
    instructions: twoExtra,
    pairs: [
      'The season when leaves fall from the trees.=autumn',
      'A very strong wind with heavy rain.=a storm',
      'You see its colours in the sky after the rain.=a rainbow',
      'You cannot see far when this is in the air.=fog',
    ],
    extra: ['ice', 'spring'],
  },
  {
    facts: english(6, 'M2', 'VO', { name: 'Places in a city' }),
    instructions: twoExtra,
    pairs: [
      'You borrow books here.=library',
      'You see old and valuable things here.=museum',
      'Planes leave from here.=airport',
      'People who are ill stay here.=hospital',
      'You watch a play here.=theatre',
    ],
    extra: ['market', 'stadium'],
  },
  {
    facts: english(8, 'M2', 'VO', { name: 'Life in the countryside' }),
    instructions: twoExtra,
    pairs: [
      'to collect fruit, rice or vegetables when they are ripe=harvest',
      'a large group of cows=herd',
      'very big and with nothing in the way=vast',
      'land where crops are grown=field',
      'generous and friendly to visitors=hospitable',
    ],
    extra: ['stable', 'nomadic'],
  },
  {
    facts: english(9, 'M3', 'VO', { name: 'The natural world' }),
    instructions: twoExtra,
    pairs: [
      'an animal or plant of which few are left=endangered species',
      'the natural home of a plant or an animal=habitat',
      'the cutting down of large areas of forest=deforestation',
      'to use something again after treating it=recycle',
      'a long time without rain=drought',
    ],
    extra: ['flood', 'wildlife'],
  },
  {
    facts: english(11, 'M3', 'VO', { name: 'Study and work' }),
    instructions: twoExtra,
    pairs: [
      'money that is given to a student for good results=scholarship',
      'a student who works for a company to gain experience=trainee',
      'the last date for handing something in=deadline',
      'the abilities needed for a job=qualifications',
      'to leave a job because of age=retire',
    ],
    extra: ['resign', 'salary'],
  },
  {
    facts: english(12, 'M4', 'VO', { name: 'Academic verbs' }),
    instructions: twoExtra,
    pairs: [
      'to make a problem or a bad situation worse=exacerbate',
      'to give in and accept what somebody else wants=yield',
      'to make something less severe=alleviate',
      'to show clearly that something exists or is true=demonstrate',
      'to put two things side by side to find differences=contrast',
    ],
    extra: ['undermine', 'advocate'],
  },
  {
    facts: maths(7, 'M2', 'Các đường trong tam giác'),
    instructions: 'Ghép mỗi tên gọi với định nghĩa; có hai định nghĩa không dùng đến.',
    pairs: [
      'Đường trung tuyến=Đoạn thẳng nối một đỉnh với trung điểm cạnh đối diện',
      'Đường cao=Đoạn vuông góc kẻ từ một đỉnh đến đường thẳng chứa cạnh đối diện',
      'Đường phân giác=Đoạn thẳng nối một đỉnh với cạnh đối diện và chia góc ở đỉnh đó thành hai góc bằng nhau',
      'Đường trung trực của một cạnh=Đường thẳng vuông góc với một cạnh tại trung điểm của nó',
    ],
    extra: ['Đoạn thẳng nối trung điểm hai cạnh', 'Đường thẳng đi qua một đỉnh và song song với cạnh đối diện'],
    explanation:
      'Trung tuyến đi qua trung điểm của cạnh đối diện; đường cao vuông góc với cạnh đối diện; phân giác chia đôi góc ở đỉnh; trung trực đi qua trung điểm của cạnh và vuông góc với cạnh đó, không nhất thiết qua đỉnh.',
  },
];

const suit = (what: string) => `Which ${what} is the most suitable for each person? A text may be used more than once.`;
const people: readonly Pairs[] = [
  {
    facts: english(5, 'M2', 'RE', { name: 'School clubs' }),
    instructions: suit('club'),
    pairs: [
      '%b%Mai%b% likes singing, but she is busy on Mondays.=%b%Music Club%b%\nSing and play with us on Wednesdays.',
      '%b%Tom%b% wants to be a cook one day.=%b%Kitchen Kids%b%\nMake soup, bread and cakes. Fridays.',
      '%b%Lan%b% plays the guitar.=%b%Music Club%b%\nSing and play with us on Wednesdays.',
    ],
    extra: ['%b%Choir%b%\nLearn ten new songs. Mondays only.'],
  },
  {
    facts: english(6, 'M2', 'RE', { name: 'Three restaurants' }),
    instructions: suit('restaurant'),
    pairs: [
      '%b%Mr Hill%b% does not eat meat or fish.=%b%Green Leaf%b%\nVegetables from our own garden. Closed on Sundays.',
      '%b%The Browns%b% want lunch by the sea on Sunday.=%b%Harbour House%b%\nFish and a view of the boats, every day from eleven.',
      '%b%Nga%b% is looking for a place for a party of thirty.=%b%Lotus Hall%b%\nTables for up to fifty guests, with music.',
    ],
  },
  {
    facts: english(7, 'M2', 'RE', { name: 'Holidays' }),
    instructions: suit('holiday'),
    pairs: [
      '%b%Peter%b% loves climbing and does not mind the cold.=%b%Fansipan in four days%b%\nWalk to the roof of Indochina with a local guide. Warm clothes needed.',
      '%b%Anna and her baby%b% need rest, sun and a short flight.=%b%Phu Quoc%b%\nQuiet beaches, one hour from Ho Chi Minh City.',
      '%b%Kim%b% is writing about old buildings.=%b%Hue and Hoi An%b%\nPalaces, temples and a town that has hardly changed in two hundred years.',
      '%b%Mr Lee%b% paints pictures of historic streets.=%b%Hue and Hoi An%b%\nPalaces, temples and a town that has hardly changed in two hundred years.',
    ],
  },
  {
    facts: english(8, 'M2', 'RE', { name: 'Second-hand' }),
    instructions: suit('advertisement'),
    pairs: [
      '%b%Long%b% rides to school and has grown too tall for his bike.=%b%For sale: bicycle%b%\nAdult size, new tyres, 900,000 dong.',
      '%b%Hanh%b% has moved and needs something to cook with.=%b%Moving out%b%\nRice cooker, pans and plates. Take all, pay half.',
      '%b%Bao%b% would like to learn an instrument without spending money.=%b%Free to a good home%b%\nOur old guitar. One string is missing.',
    ],
    extra: ['%b%Piano lessons%b%\nTwo hundred thousand dong an hour.'],
  },
  {
    facts: english(9, 'M3', 'RE', { name: 'Books for the summer', examFamily: 'CA' }),
    instructions: suit('book'),
    pairs: [
      '%b%Duc%b% enjoys true stories of people who did not give up.=%b%Alone on the Ice%b%\nIn 1916 twenty-eight men lost their ship in the Antarctic. All of them came home. Their diaries tell how.',
      '%b%Hien%b% likes to guess who did it, but hates violence.=%b%The Missing Violin%b%\nNobody is hurt in this mystery, yet everybody in the orchestra has something to hide.',
      '%b%Vy%b% wants to understand the latest discoveries.=%b%What Whales Say%b%\nA scientist explains what computers have taught us about the language of the sea.',
    ],
    extra: ['%b%Iceberg%b%\nA novel about a crime on a lonely ship, not for the faint-hearted.'],
  },
  {
    facts: english(9, 'M3', 'RE', { name: 'Volunteers wanted', examFamily: 'CA' }),
    instructions: suit('project'),
    pairs: [
      '%b%Khanh%b% is good with old people and free on weekday afternoons.=%b%Tea and Talk%b%\nVisit the residents of Sunset House, Monday to Friday, 2–5 p.m.',
      '%b%Ly%b% would rather work with her hands, outdoors.=%b%River Guards%b%\nWe clear rubbish from the banks and plant grass, on Sundays.',
      '%b%Nam%b% wants to teach, but only from his own home.=%b%Screen Teachers%b%\nHelp children in mountain schools with maths, by video.',
      '%b%Oanh%b% would like to improve the environment at weekends.=%b%River Guards%b%\nWe clear rubbish from the banks and plant grass, on Sundays.',
    ],
  },
  {
    facts: english(10, 'M3', 'RE', { name: 'Online courses', examFamily: 'CA' }),
    instructions: suit('course'),
    pairs: [
      '%b%Thao%b% must give a talk in English next month and is nervous.=%b%Stand Up and Speak%b%\nFour weeks, live sessions, feedback on every speech.',
      '%b%Hung%b% works shifts and cannot attend at fixed times.=%b%Words at Midnight%b%\nRecorded lessons on business vocabulary, open day and night.',
      '%b%Quyen%b% wants a certificate for her university.=%b%Academic English%b%\nEssay writing with a final examination that universities recognise.',
    ],
    extra: ['%b%Just Chat%b%\nNo teacher, no tests: conversation on Tuesdays at eight.'],
  },
  {
    facts: english(11, 'M3', 'RE', { name: 'Flats to rent' }),
    instructions: suit('flat'),
    pairs: [
      '%b%Two students%b% share the costs and need the university within walking distance.=%b%Campus Corner%b%\nTwo small rooms opposite the library. Lively street.',
      '%b%A writer%b% wants silence above all and has no car.=%b%Garden Lane%b%\nOne room on a quiet lane, five minutes from the metro.',
      '%b%A couple with a dog%b% drive to work.=%b%Hill View%b%\nThree rooms and a garage, no other house nearby; pets welcome; the bus stop is far away.',
      '%b%A pianist%b% practises at night and needs neighbours who are far away.=%b%Hill View%b%\nThree rooms and a garage, no other house nearby; pets welcome; the bus stop is far away.',
    ],
  },
  {
    facts: english(12, 'M4', 'RE', { name: 'Three reviews' }),
    instructions: 'Which review expresses each opinion? A review may be used more than once.',
    pairs: [
      'The film stays too close to the novel.=%b%City News%b%\nEvery chapter has been filmed, and one wishes the director had dared to leave out a few.',
      'The music is the best thing about it.=%b%Evening Post%b%\nClose your eyes, and you will not miss much: the score tells the story better than the camera.',
      'It lasts longer than it should.=%b%City News%b%\nEvery chapter has been filmed, and one wishes the director had dared to leave out a few.',
      'The leading actress deserves a better part.=%b%Screen%b%\nMs Dao can say more with an eyebrow than these dialogues manage in a page.',
    ],
  },
  {
    facts: maths(10, 'M2', 'Mệnh đề và tập hợp'),
    instructions: 'Ghép mỗi tập hợp với cách viết đúng; một cách viết có thể dùng nhiều lần.',
    pairs: [
      '$\\{x \\in \\mathbb{R} \\mid -1 \\le x < 3\\}$=$[-1; 3)$',
      '$\\{x \\in \\mathbb{R} \\mid x < 3\\}$=$(-\\infty; 3)$',
      '$[-1; +\\infty) \\cap (-\\infty; 3)$=$[-1; 3)$',
      '$(-\\infty; 1] \\cup (0; 3)$=$(-\\infty; 3)$',
    ],
    extra: ['$(-1; 3]$'],
    explanation: 'Giao là phần chung, hợp là tất cả các phần tử của hai tập hợp.',
  },
];

type Heard = readonly [
  grade: number,
  level: Level,
  clip: string,
  name: string,
  instructions: string,
  pairs: readonly string[],
  extra: readonly string[],
];
const pictures = 'Listen and match. There are two pictures that you do not need.';
const heardPairs: readonly Heard[] = [
  [
    4,
    'M1',
    'match-lunch',
    'Lunch at school',
    `What did they have for lunch? ${pictures}`,
    ['Tom=@spaghetti', 'Lily=@rice', 'Ben=@pizza', 'Kate=@soup', 'Sam=@sushi'],
    ['@hamburger', '@bread'],
  ],
  [
    4,
    'M2',
    'match-sports',
    'A busy week',
    `What does Sue do on these days? ${pictures}`,
    ['Monday=@badminton', 'Tuesday=@basketball', 'Wednesday=@tabletennis', 'Thursday=@bowling', 'Friday=@volleyball'],
    ['@tennis', '@fishing'],
  ],
  [
    5,
    'M2',
    'match-presents',
    'New Year presents',
    `What present has the girl got for each person? ${pictures}`,
    ['Mum=@handbag', 'Dad=@camera', 'Uncle Jack=@guitar', 'Grandma=@candle', 'Aunt Jill=@chocolate'],
    ['@tulip', '@phone'],
  ],
  [
    5,
    'M2',
    'match-journeys',
    'On the way to school',
    `How does each child come to school? ${pictures}`,
    ['Anna=@metro', 'Mark=@train', 'Paul=@shoe', 'Grace=@bus', 'Hugo=@car'],
    ['@taxi', '@horse'],
  ],
  [
    4,
    'M2',
    'match-animals',
    'At the zoo',
    `Which animal will each child remember from the zoo? ${pictures}`,
    ['Nick=@crocodile', 'Jane=@penguin', 'Bill=@tiger', 'Eva=@koala', 'Dan=@monkey'],
    ['@elephant', '@panda'],
  ],
  [
    5,
    'M3',
    'match-band',
    'The school band',
    `What is each person going to do in the band? ${pictures}`,
    ['Peter=@keyboard', 'Lucy=@microphone', 'Mai=@bell', 'Kim=@guitar', 'David=@saxophone'],
    ['@trophy', '@film'],
  ],
  [
    5,
    'M3',
    'match-places',
    'Lost and found',
    `Where were Oliver’s things? ${pictures}`,
    ['mobile phone=@beach', 'jacket=@hospital', 'maths book=@museum', 'umbrella=@train', 'keys=@shop'],
    ['@bank', '@house'],
  ],
  [
    4,
    'M2',
    'match-weekend',
    'A week of holidays',
    `What did Vicky do on these days? ${pictures}`,
    ['Monday=@fishing', 'Tuesday=@bigwheel', 'Wednesday=@bowling', 'Thursday=@film', 'Friday=@paints'],
    ['@beach', '@cook'],
  ],
  [
    6,
    'M1',
    'match-garden',
    'In Mr Hill’s garden',
    `What did each child pick? ${pictures}`,
    ['Mary=@tomato', 'Jack=@strawberry', 'Fred=@corn', 'Daisy=@pear', 'May=@grapes'],
    ['@watermelon', '@orange'],
  ],
  [
    7,
    'M3',
    'match-projects',
    'Science projects',
    `What is each student’s project about? ${pictures}`,
    ['Helen=@moon', 'Robert=@honeybee', 'Emma=@microscope', 'George=@mushroom', 'Sophia=@lightbulb'],
    ['@tulip', '@globe'],
  ],
];

const lines: readonly Pairs[] = [
  {
    facts: english(1, 'M1', 'VO', { name: 'Fruit', author: pictureAuthor }),
    instructions: namesOfPictures,
    pairs: ['@apple=apple', '@banana=banana', '@orange=orange', '@grapes=grapes'],
  },
  {
    facts: english(1, 'M1', 'VO', { name: 'Pets and farm animals', author: pictureAuthor }),
    instructions: namesOfPictures,
    pairs: ['@cat=cat', '@dog=dog', '@cow=cow', '@fish=fish', '@bird=bird'],
  },
  {
    facts: english(2, 'M1', 'VO', { name: 'My face', author: pictureAuthor }),
    instructions: namesOfPictures,
    pairs: ['@eye=eye', '@ear=ear', '@nose=nose', '@glasses=glasses'],
  },
  {
    facts: english(3, 'M2', 'VO', { name: 'Animals and what they can do', author: pictureAuthor }),
    instructions: 'Match the pictures with the sentences.',
    pairs: [
      '@rabbit=It has long ears and can jump.',
      '@octopus=It has eight arms.',
      '@lion=It is a very big cat.',
      '@turtle=It has a hard shell.',
    ],
  },
  {
    facts: english(3, 'M2', 'VO', { name: 'In the house', author: pictureAuthor }),
    instructions: 'Match the pictures with the sentences.',
    pairs: [
      '@bed=You sleep here.',
      '@laptop=You play games on this.',
      '@milk=You drink this.',
      '@cheese=A mouse likes this.',
      '@present=You get this on your birthday.',
    ],
  },
  {
    facts: english(4, 'M2', 'VO', { name: 'Opposites' }),
    instructions: 'Match the words with their opposites.',
    pairs: ['big=small', 'hot=cold', 'fast=slow', 'happy=sad', 'noisy=quiet'],
  },
  {
    facts: english(6, 'M2', 'GR', { name: 'Past simple', topicId: 'EG-08' }),
    instructions: 'Match the verbs with their past forms.',
    pairs: ['go=went', 'see=saw', 'buy=bought', 'bring=brought', 'teach=taught'],
  },
  {
    facts: maths(1, 'M1', 'Phép cộng trong phạm vi 10'),
    instructions: 'Nối mỗi phép tính với kết quả đúng.',
    pairs: ['$4 + 3$=7', '$5 + 5$=10', '$6 + 2$=8', '$1 + 5$=6', '$7 + 2$=9'],
    explanation: 'Đếm thêm từ số thứ nhất, chẳng hạn $4 + 3$: bốn, rồi năm, sáu, bảy.',
  },
  {
    facts: maths(3, 'M2', 'Bảng nhân và bảng chia'),
    instructions: 'Nối mỗi phép tính với kết quả đúng.',
    pairs: ['$6 \\times 7$=42', '$56 : 7$=8', '$9 \\times 4$=36', '$63 : 9$=7', '$8 \\times 6$=48'],
    explanation:
      'Phép chia suy ra từ bảng nhân: $7 \\times 8 = 56$ nên $56 : 7 = 8$; $9 \\times 7 = 63$ nên $63 : 9 = 7$.',
  },
  {
    facts: maths(6, 'M3', 'Phân số, số thập phân, phần trăm'),
    instructions: 'Nối các cách viết của cùng một số.',
    pairs: ['$\\dfrac{1}{4}$=25%', '$\\dfrac{3}{5}$=60%', '$0{,}05$=5%', '$\\dfrac{1}{2}$=50%', '$1{,}2$=120%'],
    explanation:
      'Đưa về mẫu 100: $\\dfrac{1}{4} = \\dfrac{25}{100}$; $\\dfrac{3}{5} = \\dfrac{60}{100}$; $0{,}05 = \\dfrac{5}{100}$; $1{,}2 = \\dfrac{120}{100}$.',
  },
  {
    facts: maths(9, 'M1', 'Tỉ số lượng giác của góc nhọn'),
    instructions: 'Tam giác $ABC$ vuông tại $A$. Nối mỗi tỉ số lượng giác của góc $B$ với tỉ số của hai cạnh.',
    pairs: [
      '$\\sin B$=$\\dfrac{AC}{BC}$',
      '$\\cos B$=$\\dfrac{AB}{BC}$',
      '$\\tan B$=$\\dfrac{AC}{AB}$',
      '$\\cot B$=$\\dfrac{AB}{AC}$',
    ],
    explanation:
      'Với góc $B$: cạnh đối $AC$, cạnh kề $AB$, cạnh huyền $BC$. Sin bằng đối chia huyền, côsin bằng kề chia huyền, tang bằng đối chia kề, côtang bằng kề chia đối.',
  },
];

export const matching = (media: SeedMedia): SeedQuestion[] => [
  ...cards.map((one) => matched('MG1', media, one)),
  ...definitions.map((one) => matched('MG2', media, one)),
  ...people.map((one) => matched('MG4', media, one)),
  ...heardPairs.map(([grade, level, clip, name, instructions, pairs, extra]) =>
    matched(
      'MG5',
      media,
      {
        facts: english(grade, level, 'LI', { name, examFamily: 'CA', author: pictureAuthor }),
        instructions,
        pairs,
        extra,
      },
      clip,
    ),
  ),
  ...lines.map((one) => matched('DL2', media, one)),
];
