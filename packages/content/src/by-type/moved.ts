/** Questions with letters, words and sentences to move, to order or to copy: DD1, DD2, SO1, FB3, FB4. */
import type { SeedFacts, SeedQuestion } from '../kit.ts';
import { looksVi } from '../media/looks.ts';
import type { SeedMedia } from '../media/media.ts';
import { createRandom } from '../random.ts';
import { english, maths, pictureAuthor } from './place.ts';

const young = { examFamily: 'CA', author: pictureAuthor } as const;

/** The slots of a word such as `(c)a(t)`: letters in brackets are given, the others are empty. */
const slotsOf = (word: string): string[] => [...word.matchAll(/\((.)\)|(.)/gu)].map(([, given]) => given ?? '');
const plainOf = (word: string): string => word.replace(/[()]/g, '');
const openLetters = (word: string): string[] => [...word.replace(/\(.\)/gu, '')];

/** Describes the picture in Vietnamese if possible, because an English description would reveal the word. */
const pictureOf = ({ picture }: Pick<SeedMedia, 'picture'>, name: string) => picture(name, looksVi[name] ?? undefined);

interface Letters {
  readonly facts: SeedFacts;
  readonly instructions: string;
  readonly clip?: string;
  /** `clue` is a text or `@picture`; `extra` are letters that the word does not use. */
  readonly words: readonly (readonly [clue: string, word: string, extra?: string])[];
  readonly explanation?: string;
}
const makeWord = 'Look at the pictures. Put the letters in order to make the words.';
const letters: readonly Letters[] = [
  {
    facts: english(1, 'M1', 'VO', { name: 'Animals', ...young }),
    instructions: makeWord,
    words: [
      ['@cat', 'cat'],
      ['@dog', 'dog'],
      ['@fish', '(f)ish'],
    ],
  },
  {
    facts: english(2, 'M1', 'VO', { name: 'School things', ...young }),
    instructions: makeWord,
    words: [
      ['@book', 'book'],
      ['@chair', '(c)hair'],
      ['@pencil', '(p)enci(l)'],
    ],
  },
  {
    facts: english(2, 'M1', 'VO', { name: 'Food', ...young }),
    instructions: makeWord,
    words: [
      ['@apple', 'apple'],
      ['@bread', 'bread'],
      ['@milk', 'milk', 's'],
    ],
  },
  {
    facts: english(3, 'M2', 'VO', { name: 'More animals', ...young }),
    instructions: makeWord,
    words: [
      ['@horse', 'horse', 'u'],
      ['@monkey', 'monkey'],
      ['@rabbit', 'rabbit', 'd'],
    ],
  },
  {
    facts: english(4, 'M2', 'VO', { name: 'At home', ...young }),
    instructions: makeWord,
    words: [
      ['@lamp', 'lamp', 'n'],
      ['@house', 'house', 'w'],
      ['@camera', 'camera', 'k'],
    ],
  },
  {
    facts: english(2, 'M1', 'LI', { name: 'Spell the names', ...young }),
    instructions: 'Listen and spell the name of the cat.',
    clip: 'spell1',
    words: [['The cat', 'Daisy', 'eu']],
  },
  {
    facts: english(2, 'M1', 'LI', { name: 'My friend', ...young }),
    instructions: 'Listen and spell the friend’s name.',
    clip: 'spell2',
    words: [['The friend', 'Lucy', 'sia']],
  },
  {
    facts: english(3, 'M1', 'LI', { name: 'House numbers', ...young }),
    instructions: 'Listen. What is the number of the house?',
    clip: 'spell3',
    words: [['Apple Street', '17', '073']],
  },
  {
    facts: english(3, 'M2', 'LI', { name: 'The bus to the zoo', ...young }),
    instructions: 'Listen. What is the number of the bus?',
    clip: 'spell4',
    words: [['The bus', '34', '134']],
  },
  {
    facts: english(3, 'M2', 'LI', { name: 'A new teacher', ...young }),
    instructions: 'Listen and spell the teacher’s name.',
    clip: 'spell5',
    words: [['Mr …', 'Brown', 'au']],
  },
  {
    facts: maths(1, 'M1', 'Các số đến 100'),
    instructions: 'Kéo các chữ số vào ô để được số đúng.',
    words: [
      ['Số đứng ngay sau 39', '40', '39'],
      ['Số gồm 7 chục và 5 đơn vị', '75', '0'],
      ['Số lớn nhất có hai chữ số', '99', '10'],
    ],
    explanation: 'Số đứng ngay sau hơn số đứng trước 1 đơn vị. 7 chục và 5 đơn vị là 75. Chữ số lớn nhất là 9.',
  },
  {
    facts: maths(6, 'M2', 'Dấu hiệu chia hết cho 3 và cho 9'),
    instructions: 'Kéo chữ số vào ô trống để có số thỏa mãn yêu cầu.',
    words: [
      ['Số 37_ chia hết cho cả 2 và 5', '(3)(7)0', '256'],
      ['Số 4_8 chia hết cho 9', '(4)6(8)', '135'],
      ['Số bé nhất có ba chữ số chia hết cho 3', '102', '34'],
    ],
    explanation:
      'Chia hết cho cả 2 và 5: chữ số tận cùng là 0. Chia hết cho 9: $4 + 6 + 8 = 18$. Số bé nhất có ba chữ số là 100; 100 và 101 không chia hết cho 3, còn $1 + 0 + 2 = 3$.',
  },
];

export function letterTiles(
  media: Pick<SeedMedia, 'clip' | 'picture'>,
  { facts, instructions, clip, words, explanation = '' }: Letters,
): SeedQuestion {
  const heard = clip === undefined ? undefined : media.clip(clip);
  return {
    type: 'DD1',
    facts,
    content: {
      instructions,
      images: [],
      ...(heard && { audio: heard.audio }),
      words: words.map(([clue, word, extra = ''], at) => ({
        id: `w${at + 1}`,
        ...(clue.startsWith('@') ? { clue: '', image: pictureOf(media, clue.slice(1)) } : { clue }),
        slots: slotsOf(word),
        tiles: [...openLetters(word), ...extra].toSorted(),
      })),
    },
    answerKey: {
      explanation,
      ...(heard && { transcript: heard.transcript }),
      words: Object.fromEntries(words.map(([, word], at) => [`w${at + 1}`, [plainOf(word)]])),
    },
  };
}

interface Chips {
  readonly facts: SeedFacts;
  readonly instructions: string;
  /** `[words]` is a gap. */
  readonly text: string;
  readonly extra: readonly string[];
  readonly explanation?: string;
}
const dragWords = 'Put the words into the gaps. There are two words that you do not need.';
const dragSentences =
  'Four sentences have been removed from the text. Put them back. There is one sentence that you do not need.';
const chipTexts: readonly Chips[] = [
  {
    facts: english(3, 'M1', 'VO', { name: 'My classroom' }),
    instructions: dragWords,
    text: 'This is my classroom. We sit at our [desks]. The teacher writes on the [board]. There is a [clock] on the wall, and you can see trees through the [window].',
    extra: ['beds', 'kitchen'],
  },
  {
    facts: english(4, 'M1', 'GR', { name: 'In, on, at', topicId: 'EG-05' }),
    instructions: 'Put the words into the gaps. There is one word that you do not need.',
    text: 'We have English [on] Mondays. The lesson starts [at] eight o’clock. My birthday is [in] May.',
    extra: ['by'],
  },
  {
    facts: english(5, 'M2', 'VO', { name: 'A day at the zoo' }),
    instructions: dragWords,
    text: 'Last Sunday we [went] to the zoo. We [saw] two lions that were asleep. My brother [gave] a banana to a monkey, and it [ate] the fruit in a second!',
    extra: ['sleeping', 'swim'],
  },
  {
    facts: english(6, 'M2', 'GR', { name: 'Comparing cities', topicId: 'EG-09' }),
    instructions: dragWords,
    text: 'Ho Chi Minh City is [bigger] than Da Nang: it has many more people. At night, the streets of Da Nang are [quieter] than those of Ho Chi Minh City. For me, Hoi An is the [most beautiful] town of all, because the old streets are as [lovely] as the beaches.',
    extra: ['more big', 'beautifully'],
  },
  {
    facts: english(8, 'M2', 'VO', { name: 'Ethnic groups' }),
    instructions: dragWords,
    text: 'Viet Nam is home to fifty-four [ethnic] groups. Many of them live in the [mountains], where rice is grown on [terraced] fields. Visitors are welcome in the [stilt] houses of the Tay and the Thai.',
    extra: ['deserts', 'traffic'],
  },
  {
    facts: english(9, 'M3', 'GR', { name: 'Linking ideas', topicId: 'EG-13' }),
    instructions: dragWords,
    text: '[Although] plastic is cheap, it harms the sea. [Therefore], several markets have stopped giving bags away. Customers bring their own, [so that] nothing has to be thrown away. [Unless] everyone takes part, however, little will change.',
    extra: ['Because of', 'Despite'],
  },
  {
    facts: english(10, 'M3', 'RE', { name: 'Learning by teaching', examFamily: 'CA' }),
    instructions: dragSentences,
    text: 'Do you want to learn something well? Teach it. [Students who expected to teach a text remembered more of it than those who expected a test.] The reason is simple. [Whoever has to explain something must put it in order first.] And questions help. [A good one shows at once what you have not understood.] You do not even need pupils. [Some people explain their homework to a plastic duck.]',
    extra: ['Others prefer to learn in the evening, when the house is quiet.'],
  },
  {
    facts: english(11, 'M3', 'RE', { name: 'The night train', examFamily: 'CA' }),
    instructions: dragSentences,
    text: 'Night trains were declared dead twenty years ago. [Cheap flights had taken most of their passengers.] Now they are coming back. [On some lines, beds are sold out for months.] Travellers mention the climate first. [But when they are asked again, many speak of comfort.] One falls asleep in one city and wakes up in another. [No queue, no security check, no lost morning.]',
    extra: ['Most of these flights leave early in the morning.'],
  },
  {
    facts: english(12, 'M4', 'RE', { name: 'Why maps lie', examFamily: 'CA' }),
    instructions: dragSentences,
    text: 'Every flat map of the world is wrong. [The skin of an orange cannot be spread on a table without tearing.] Mapmakers must therefore decide what to sacrifice. [Sailors needed correct angles and paid for them with false sizes.] On their map Greenland looks as large as Africa. [In reality Greenland would fit into Africa fourteen times.] None of this is deceit. [It becomes deceit only when we forget that a choice was made.]',
    extra: ['This is why the first printed maps were so expensive.'],
  },
  {
    facts: maths(7, 'M2', 'Tính chất đường thẳng song song'),
    instructions: 'Kéo cụm từ thích hợp vào chỗ trống. Có hai cụm từ không dùng đến.',
    text: 'Nếu một đường thẳng cắt hai đường thẳng song song thì hai góc so le trong [bằng nhau], hai góc trong cùng phía [bù nhau]. Qua một điểm ở ngoài một đường thẳng, có [đúng một] đường thẳng song song với đường thẳng đó.',
    extra: ['phụ nhau', 'vô số'],
    explanation:
      'Hai góc trong cùng phía có tổng bằng $180^\\circ$ nên bù nhau. Theo tiên đề Euclid, qua điểm đó chỉ có một đường thẳng song song.',
  },
  {
    facts: maths(9, 'M2', 'Giải phương trình bậc hai'),
    instructions:
      'Kéo biểu thức vào chỗ trống để hoàn thành lời giải phương trình $x^2 - 5x + 6 = 0$. Có hai biểu thức không dùng đến.',
    text: 'Ta có $\\Delta =$ [$(-5)^2 - 4 \\cdot 1 \\cdot 6$] $=$ [$1$] $> 0$. Phương trình có hai nghiệm phân biệt $x_1 =$ [$3$] và $x_2 =$ [$2$] (với $x_1 > x_2$).',
    extra: ['$-1$', '$5^2 + 4 \\cdot 6$'],
    explanation: '$\\Delta = b^2 - 4ac = 1$; $x_1 = \\dfrac{5 + 1}{2} = 3$, $x_2 = \\dfrac{5 - 1}{2} = 2$.',
  },
];

export function dragged({ facts, instructions, text, extra, explanation = '' }: Chips): SeedQuestion {
  const filled: string[] = [];
  const marked = text.replace(/\[([^\]]+)\]/g, (_, words: string) => `[[g${filled.push(words)}]]`);
  const chips = createRandom(text).shuffle([...filled, ...extra]);
  return {
    type: 'DD2',
    facts,
    content: {
      instructions,
      images: [],
      text: marked,
      gaps: filled.map((_, at) => ({ id: `g${at + 1}` })),
      chips: chips.map((words, at) => ({ id: `k${at + 1}`, text: words })),
    },
    answerKey: {
      explanation,
      fills: Object.fromEntries(filled.map((words, at) => [`g${at + 1}`, [`k${chips.indexOf(words) + 1}`]])),
    },
  };
}

interface Order {
  readonly facts: SeedFacts;
  readonly unit: 'words' | 'sentences' | 'turns';
  readonly instructions: string;
  readonly stem?: string;
  /** Each right order, with its pieces separated by `|`. */
  readonly orders: readonly string[];
  readonly explanation?: string;
}
const makeSentence = 'Put the words in order to make a sentence.';
const orders: readonly Order[] = [
  {
    facts: english(2, 'M1', 'GR', { topicId: 'EG-05' }),
    unit: 'words',
    instructions: makeSentence,
    orders: ['My|cat|is|under|the|bed.'],
  },
  {
    facts: english(4, 'M1', 'GR', { topicId: 'EG-01' }),
    unit: 'words',
    instructions: 'Put the words in order to make a question.',
    orders: ['What|time|do|you|get|up?'],
  },
  {
    facts: english(6, 'M2', 'GR', { topicId: 'EG-02' }),
    unit: 'words',
    instructions: makeSentence,
    orders: ['There|aren’t|any|parks|near|my|house.'],
  },
  {
    facts: english(7, 'M2', 'RE', { name: 'How to make tea' }),
    unit: 'sentences',
    instructions: 'Put the sentences in order to tell how tea is made.',
    orders: [
      'First, boil some fresh water.|Then put a spoon of leaves into the pot.|Pour the water over the leaves.|Wait for three minutes.|Finally, fill the cups and enjoy.',
    ],
  },
  {
    facts: english(8, 'M2', 'SP', { name: 'In a shop' }),
    unit: 'turns',
    instructions: 'Put the turns in order to make a dialogue.',
    orders: [
      '— Good morning. Can I help you?|— Yes, please. I’m looking for a raincoat.|— What size are you?|— Medium. And I’d like a blue one.|— Here you are. The changing room is over there.',
    ],
  },
  {
    facts: english(9, 'M3', 'RE', { name: 'A letter', labels: ['WRITING', 'HIGH_SCHOOL_ENTRANCE'] }),
    unit: 'sentences',
    instructions: 'Put the sentences in order to make a letter.',
    stem: 'Dear Linda,',
    orders: [
      'Thank you so much for the photos that you sent me last week.|The one of you on the mountain made me want to go there, too.|I have some good news as well: I have passed the entrance exam!|To celebrate, my parents are taking me to Da Lat in July.|Would you like to come with us?',
    ],
    explanation: 'Thank you → The one (of the photos) → news as well → To celebrate → with us.',
  },
  {
    facts: english(10, 'M3', 'SP', { name: 'A problem in the library' }),
    unit: 'turns',
    instructions: 'Put the turns in order to make a dialogue.',
    orders: [
      '— Excuse me, I’d like to return this book, but I’m afraid it’s late.|— Let me see. Yes, it should have been back on Monday.|— I’m sorry. I was ill and couldn’t leave the house.|— In that case you don’t have to pay anything.|— That’s very kind of you. Could I borrow it again?',
    ],
  },
  {
    facts: english(11, 'M3', 'RE', { name: 'The sleeping giant', examFamily: 'APTIS' }),
    unit: 'sentences',
    instructions: 'Put the sentences in order to make a text.',
    stem: 'A volcano had been quiet for four hundred years.',
    orders: [
      'Farmers had therefore built their villages on its fertile slopes.|One spring, small earthquakes woke them several times a night.|Scientists who were called in measured gas that had not been there before.|On their advice, everybody was moved to the coast within two days.|A week later, the mountain buried the empty villages under ash.',
    ],
    explanation: '“therefore” – “them” = the farmers – “called in” – “their advice” – “the empty villages”.',
  },
  {
    facts: english(12, 'M4', 'RE', { name: 'Paragraph on memory', labels: ['READING', 'HIGH_SCHOOL_GRADUATION'] }),
    unit: 'sentences',
    instructions: 'Put the sentences in order to make a coherent paragraph.',
    orders: [
      'We tend to think of memory as a kind of archive.|Every experience, according to this picture, is filed away and can be taken out unchanged.|Research, however, suggests something closer to a theatre.|Each time we remember, the scene is performed anew, with small alterations.|That is why two honest witnesses may contradict each other.',
    ],
  },
  {
    facts: maths(4, 'M1', 'So sánh các số tự nhiên'),
    unit: 'words',
    instructions: 'Sắp xếp các số theo thứ tự từ bé đến lớn.',
    orders: ['987 654|1 023 456|1 203 456|1 230 456|2 013 456'],
    explanation:
      'Số có ít chữ số hơn thì bé hơn: 987 654 bé nhất. Bốn số còn lại có bảy chữ số: so sánh hàng triệu, rồi hàng trăm nghìn, rồi hàng chục nghìn.',
  },
  {
    facts: maths(6, 'M2', 'Thứ tự của số nguyên'),
    unit: 'words',
    instructions: 'Sắp xếp các số theo thứ tự tăng dần.',
    orders: ['$-12$|$-9$|$-2$|$0$|$3$|$11$'],
    explanation:
      'Số nguyên âm nhỏ hơn 0, số nguyên dương lớn hơn 0. Trong hai số nguyên âm, số có phần số tự nhiên lớn hơn thì nhỏ hơn: $-12 < -9 < -2$.',
  },
  {
    facts: maths(9, 'M2', 'Giải bài toán bằng cách lập phương trình'),
    unit: 'sentences',
    instructions: 'Sắp xếp các bước thành lời giải đúng của bài toán.',
    stem: 'Một hình chữ nhật có chu vi 28 m và diện tích 48 m². Tìm chiều dài và chiều rộng của hình chữ nhật.',
    explanation:
      'Chọn ẩn và đặt điều kiện, biểu diễn chiều dài theo ẩn, lập phương trình từ diện tích, giải phương trình, rồi đối chiếu điều kiện: $x = 8$ bị loại vì $x \\le 7$.',
    orders: [
      'Gọi chiều rộng là $x$ (m), $0 < x \\le 7$; chiều dài là $14 - x$ (m).|Diện tích bằng 48 m² nên $x(14 - x) = 48$.|Thu gọn: $x^2 - 14x + 48 = 0$.|Giải phương trình được $x = 6$ hoặc $x = 8$.|Đối chiếu điều kiện: $x = 6$. Vậy chiều rộng là 6 m, chiều dài là 8 m.',
    ],
  },
];

export function ordered({
  facts,
  unit,
  instructions,
  stem = '',
  orders: rights,
  explanation = '',
}: Order): SeedQuestion {
  const main = rights[0]!.split('|');
  const random = createRandom(rights[0]!);
  // Ids are assigned in shuffled order, so that they do not reveal the right one.
  const named = new Map(random.shuffle(main).map((text, at) => [text, `k${at + 1}`]));
  const right = rights.map((one) => one.split('|').map((text) => named.get(text)!));
  const starts: string[][] = [];
  while (starts.length < 2) {
    const start = random.shuffle(right[0]!);
    if (!right.some((one) => one.join() === start.join())) starts.push(start);
  }
  return {
    type: 'SO1',
    facts,
    content: {
      instructions,
      images: [],
      stem,
      item: 'q1',
      unit,
      pieces: main.map((text) => ({ id: named.get(text)!, text })),
      starts,
    },
    answerKey: { explanation, orders: right, orderScoring: unit === 'words' ? 'all' : 'neighbours' },
  };
}

interface Boxed {
  readonly facts: SeedFacts;
  readonly instructions: string;
  /** `[word]` is a gap. */
  readonly text: string;
  /** Further words in the box; `@picture word` gives a word a picture, also a word of a gap. */
  readonly box: readonly string[];
  readonly explanation?: string;
}
const copy = 'Read the text. Choose a word from the box and write it in each gap.';
const boxed: readonly Boxed[] = [
  {
    facts: english(1, 'M1', 'RE', { name: 'What am I?', ...young }),
    instructions: copy,
    text: 'I am small and I can fly. I sing near your [house]. I like [bread]. I am a [bird].',
    box: ['@bread bread', '@bird bird', '@bus bus', '@lamp lamp', '@house house'],
  },
  {
    facts: english(2, 'M1', 'RE', { name: 'The farm', ...young }),
    instructions: copy,
    text: 'There are a lot of animals on the farm. The [cow] gives us milk. The [horse] can run very fast. The [mouse] is small and likes [cheese].',
    box: ['@cow cow', '@horse horse', '@mouse mouse', '@cheese cheese', '@penguin penguin'],
  },
  {
    facts: english(2, 'M1', 'RE', { name: 'My bedroom', ...young }),
    instructions: copy,
    text: 'This is my bedroom. I sleep in my [bed]. There is a yellow [lamp] on the table. I sit on a [chair] when I read a [book].',
    box: ['@bed bed', '@lamp lamp', '@chair chair', '@book book', '@bus bus', '@egg egg'],
  },
  {
    facts: english(3, 'M2', 'RE', { name: 'What is it?', ...young }),
    instructions: copy,
    text: 'You can see me in the sky after the [rain]. I have seven [colours]. Children say that I am beautiful. When the [sun] goes away, I go too. I am a [rainbow].',
    box: ['@rainbow rainbow', '@sun sun', '@moon moon', 'rain', 'colours', 'numbers'],
  },
  {
    facts: english(4, 'M2', 'RE', { name: 'A birthday', ...young }),
    instructions: copy,
    text: 'It was Anna’s birthday. Her father gave her a [present] with a red ribbon: it was a book. Her friends came with [balloons] and played the [guitar]. After the cake they all ate [ice cream]. Anna was very happy.',
    box: [
      '@present present',
      '@balloon balloons',
      '@guitar guitar',
      '@icecream ice cream',
      '@jacket jacket',
      'homework',
    ],
  },
  {
    facts: english(5, 'M2', 'RE', { name: 'A rainy day', examFamily: 'CA' }),
    instructions: copy,
    text: 'On Sunday the [weather] was terrible. It rained all day, and the wind was so [strong] that our tree fell down. We stayed [inside] and played cards. In the evening the lights went out, so my mother [lit] a candle and told us a story.',
    box: ['dry', 'outside', 'hot'],
  },
  {
    facts: english(6, 'M2', 'RE', { name: 'Tet holiday' }),
    instructions: copy,
    text: 'Before Tet, families [clean] their houses and buy peach [blossoms]. On New Year’s Eve they wait for the [fireworks] at midnight. Children wear new clothes and get lucky [money] in red envelopes.',
    box: ['break', 'leaves', 'homework'],
  },
  {
    facts: english(7, 'M2', 'VO', { name: 'Saving energy' }),
    instructions: copy,
    text: 'Coal and oil are [non-renewable]: one day there will be none left. Wind and [solar] energy never run out. At home, we can save electricity by [turning] off lights, and using [public] transport instead of cars saves fuel.',
    box: ['private', 'wasting', 'expensive'],
  },
  {
    facts: english(9, 'M3', 'VO', { name: 'Traditional crafts' }),
    instructions: copy,
    text: 'The [artisans] of Bat Trang have made pottery for centuries. The skills are [handed] down from parents to children. Tourists can try their hand at pottery in a [workshop] and take their bowl home as a [souvenir].',
    box: ['customers', 'given', 'attraction'],
  },
  {
    facts: english(12, 'M4', 'VO', { name: 'Academic words' }),
    instructions: copy,
    text: 'The study set out to [investigate] the effect of sleep on memory. Its [findings] are consistent with earlier work, although the small sample makes it hard to [generalise]. The data are too few to [support] a firm conclusion.',
    box: ['measurement', 'participants', 'rely'],
  },
  {
    facts: maths(5, 'M2', 'Hình tròn'),
    instructions: 'Chọn từ trong khung rồi chép vào chỗ trống.',
    text: 'Đoạn thẳng nối tâm với một điểm trên đường tròn gọi là [bán kính]. Đoạn thẳng nối hai điểm trên đường tròn và đi qua tâm gọi là [đường kính]; nó dài gấp [hai] lần bán kính. Muốn tính [chu vi] hình tròn, ta lấy đường kính nhân với 3,14.',
    box: ['diện tích', 'ba', 'đường cao'],
    explanation: 'Đường kính gồm hai bán kính; chu vi bằng đường kính nhân với số pi, lấy gần đúng là 3,14.',
  },
];

export function copied(
  media: Pick<SeedMedia, 'picture'>,
  { facts, instructions, text, box, explanation = '' }: Boxed,
): SeedQuestion {
  const filled: string[] = [];
  const marked = text.replace(/\[([^\]]+)\]/g, (_, words: string) => `[[g${filled.push(words)}]]`);
  const named = box.map((entry) => /^(?:@(\S+) )?(.+)$/.exec(entry)!);
  const missing = filled.filter((word) => !named.some(([, , said]) => said === word));
  const words = [
    ...named.map(([, picture, said]) => ({ text: said!, ...(picture && { image: media.picture(picture) }) })),
    ...missing.map((word) => ({ text: word })),
  ];
  return {
    type: 'FB3',
    facts,
    content: {
      instructions,
      images: [],
      text: marked,
      gaps: filled.map((_, at) => ({ id: `g${at + 1}` })),
      wordBox: createRandom(text)
        .shuffle(words)
        .map((word, at) => ({ id: `w${at + 1}`, ...word })),
    },
    answerKey: {
      explanation,
      gaps: Object.fromEntries(
        filled.map((word, at) => [`g${at + 1}`, { accepted: [word], caseSensitive: false, contractions: false }]),
      ),
    },
  };
}

/** `clue` is a definition or `@picture`; in `word`, letters in brackets are given. */
type Spelt = readonly [facts: SeedFacts, clue: string, word: string, explanation?: string];
const spelt: readonly Spelt[] = [
  [english(1, 'M1', 'VO', young), '@egg', '(e)gg'],
  [english(2, 'M1', 'VO', young), '@lion', '(l)ion'],
  [english(2, 'M1', 'VO', young), '@door', '(d)oo(r)'],
  [english(3, 'M1', 'VO', young), '@jacket', '(j)acke(t)'],
  [english(3, 'M2', 'VO', young), '@tiger', '(t)iger'],
  [english(4, 'M2', 'VO', young), '@umbrella', '(u)mbr(e)lla'],
  [english(5, 'M2', 'VO', { examFamily: 'CA' }), 'The room where you cook', '(k)itchen'],
  [english(6, 'M2', 'VO', { examFamily: 'CA' }), 'You can borrow books here.', '(l)ibrary'],
  [english(4, 'M2', 'VO', { examFamily: 'CA' }), 'The day before today', '(y)esterday'],
  [english(8, 'M2', 'VO', { examFamily: 'CA' }), 'A very strong wind with heavy rain, often at sea', '(s)torm'],
  [english(9, 'M2', 'VO', { examFamily: 'CA' }), 'The things that you carry when you travel', '(l)uggage'],
  [english(8, 'M2', 'VO'), 'Able to wait for a long time without becoming angry', '(p)ati(e)nt'],
  [
    maths(3, 'M1', 'Tên gọi hình học'),
    'Hình có bốn góc vuông và bốn cạnh bằng nhau: hình …',
    '(v)u(ô)ng',
    'Hình chữ nhật cũng có bốn góc vuông, nhưng chỉ hình vuông có bốn cạnh bằng nhau.',
  ],
];

const letterBoxes = (media: SeedMedia, [facts, clue, word, explanation = '']: Spelt): SeedQuestion => ({
  type: 'FB4',
  facts,
  content: {
    instructions: facts.subject === 'MATH' ? 'Viết mỗi chữ cái vào một ô.' : 'Write one letter in each box.',
    images: clue.startsWith('@') ? [pictureOf(media, clue.slice(1))] : [],
    text: clue.startsWith('@') ? '' : clue,
    gaps: [{ id: 'g1', boxes: slotsOf(word) }],
  },
  answerKey: {
    explanation,
    gaps: { g1: { accepted: [plainOf(word)], caseSensitive: false, contractions: false } },
  },
});

export const moved = (media: SeedMedia): SeedQuestion[] => [
  ...letters.map((one) => letterTiles(media, one)),
  ...chipTexts.map(dragged),
  ...orders.map(ordered),
  ...boxed.map((one) => copied(media, one)),
  ...spelt.map((one) => letterBoxes(media, one)),
];
