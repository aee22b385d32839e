/** Questions of the types MIX1 and MIX2: one passage or recording with parts of several types. */
import { gaps, numeric, setOf, statements, type SeedFacts, type SeedQuestion, type Verdict } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { english, maths } from './place.ts';

/** Builds one part of a mixed question, which uses its content and key but not its facts. */
type Part = (facts: SeedFacts, media: SeedMedia) => SeedQuestion;

const choose =
  (type: 'MC9' | 'MC11', rows: readonly (readonly [stem: string, options: string])[]): Part =>
  (facts) =>
    setOf(
      type,
      facts,
      rows.map(([stem, options]) => {
        const [right, ...wrong] = options.split('|');
        return { stem, right: right!, wrong };
      }),
      { instructions: 'Choose the best answer.' },
    );
const judge =
  (rows: readonly (readonly [string, Verdict])[], type: 'TF2' | 'TF3' = 'TF2'): Part =>
  (facts) =>
    statements(type, facts, rows, '', {
      instructions: type === 'TF2' ? 'True or false?' : 'True, false or not given?',
    });
/** A part with gaps, each filled with one word from the text. */
const fill =
  (text: string, accepted: string, instructions = 'Write ONE word from the text in each gap.'): Part =>
  (facts) =>
    gaps('FB2', facts, text, accepted.split(' '), { instructions, wordLimit: 1 });
const note =
  (text: string, accepted: readonly string[]): Part =>
  (facts) => {
    const made = gaps('FB2', facts, text, accepted, {
      instructions: 'Complete the notes. Write ONE WORD and/or A NUMBER.',
      wordLimit: 1,
    });
    return { ...made, type: 'FB5' };
  };
const pair =
  (instructions: string, pairs: readonly (readonly [string, string])[], extra: readonly string[]): Part =>
  (facts) => {
    const targets = [...extra, ...pairs.map(([, target]) => target)].toSorted((a, b) => a.localeCompare(b, 'en'));
    return {
      type: 'MG2',
      facts,
      content: {
        instructions,
        images: [],
        items: pairs.map(([text], at) => ({ id: `q${at + 1}`, text })),
        targets: targets.map((text, at) => ({ id: `k${at + 1}`, text })),
      },
      answerKey: {
        explanation: '',
        correct: Object.fromEntries(pairs.map(([, target], at) => [`q${at + 1}`, [`k${targets.indexOf(target) + 1}`]])),
      },
    };
  };

function mixed(
  type: 'MIX1' | 'MIX2',
  facts: SeedFacts,
  media: SeedMedia,
  stimulus: object,
  transcript: string | undefined,
  parts: readonly Part[],
): SeedQuestion {
  const made = parts.map((part) => part(facts, media));
  return {
    type,
    facts,
    content: {
      images: [],
      ...stimulus,
      parts: made.map((one, at) => ({ id: `p${at + 1}`, type: one.type, schemaVersion: 1, content: one.content })),
    },
    answerKey: {
      explanation: '',
      ...(transcript !== undefined && { transcript }),
      parts: Object.fromEntries(
        made.map((one, at) => [`p${at + 1}`, { type: one.type, schemaVersion: 1, key: one.answerKey }]),
      ),
    },
  };
}

interface Reading {
  readonly facts: SeedFacts;
  readonly text: string;
  readonly instructions?: string;
  readonly parts: readonly Part[];
}
const readings: readonly Reading[] = [
  {
    facts: english(3, 'M1', 'RE', { name: 'A new kitten', examFamily: 'CA' }),
    text: 'Lucy has a new kitten. It is small and grey, and its name is Milo. It is a present from Lucy’s grandmother. Milo likes milk and fish. At night he sleeps in a box under Lucy’s bed. Today the box is empty! Lucy looks in the kitchen and in the garden. Then she opens her school bag. Milo is in it. He is sleeping!',
    parts: [
      choose('MC9', [['Who is the present from?', 'Lucy’s grandmother|Lucy’s mother|Lucy’s teacher']]),
      judge([
        ['Milo is black.', 'f'],
        ['Milo sleeps in Lucy’s room.', 't'],
      ]),
      fill('Milo is not in his ___. Lucy finds him in her school ___.', 'box bag'),
    ],
  },
  {
    facts: english(4, 'M2', 'RE', { name: 'The lost shoe', examFamily: 'CA' }),
    text: 'Last Saturday Ben and his sister May went to the beach. They made a big castle of sand and swam in the sea. When they wanted to go home, May could not find her left shoe. They looked under the towels and behind the rocks. “Perhaps a fish has got it,” said Ben. Then they heard a funny noise. A little dog was running along the beach, and it had the shoe in its mouth! Ben gave the dog his sandwich, and the dog gave May her shoe.',
    parts: [
      judge([
        ['The children swam in a lake.', 'f'],
        ['May lost one of her shoes.', 't'],
      ]),
      choose('MC9', [
        ['What did the dog get from Ben?', 'A sandwich|A ball|A fish'],
        ['What is the best name for the story?', 'A dog with a shoe|A rainy day|Ben’s new towel'],
      ]),
      fill('The children made a ___ of sand. The dog had the shoe in its ___.', 'castle mouth'),
    ],
  },
  {
    facts: english(5, 'M2', 'RE', { name: 'A night in the museum', examFamily: 'CA' }),
    text: 'Once a year, our museum lets children sleep between the dinosaurs. Last Friday it was our turn. We arrived at seven with our sleeping bags and torches. First a guide told us how people found the bones in a desert. Then we made dinosaurs out of paper. At ten the lights went out. It was so quiet that I could hear my own watch! In the middle of the night something touched my foot. I cried out, and everybody woke up. It was only Tom. He was looking for the bathroom.',
    parts: [
      choose('MC9', [
        ['When did the children get to the museum?', 'At seven|At ten|In the middle of the night'],
        ['Who touched the writer’s foot?', 'Tom|The guide|A dinosaur'],
      ]),
      judge([
        ['Children can sleep there every week.', 'f'],
        ['The bones were found in a desert.', 't'],
      ]),
      fill('They made dinosaurs out of ___. The writer heard the sound of a ___.', 'paper watch'),
    ],
  },
  {
    facts: english(6, 'M2', 'RE', { name: 'Robots at home' }),
    text: 'Mrs Dao is eighty-two and lives alone in a flat in Da Nang. Last year her son bought her a robot called Bobo. Bobo cannot cook or clean, but it can talk. In the morning it says what the weather is like and reminds Mrs Dao to take her medicine. It can read the newspaper to her and call her son if she falls. “At first I was afraid of it,” she says. “Now I tell it all my stories. It never says that it has heard them before.”',
    parts: [
      judge([
        ['Bobo makes breakfast for Mrs Dao.', 'f'],
        ['Bobo can call Mrs Dao’s son.', 't'],
      ]),
      choose('MC9', [
        ['Why does Mrs Dao enjoy talking to Bobo?', 'It always listens.|It tells funny stories.|It never speaks.'],
      ]),
      fill('Bobo talks about the ___ in the morning and reminds her of her ___.', 'weather medicine'),
    ],
  },
  {
    facts: english(8, 'M2', 'RE', { name: 'The bamboo bicycle' }),
    text: 'When Tuan was looking for a present for his daughter, he could not find a bicycle that was light enough for her. He had worked with bamboo all his life, so he decided to build one himself. The first frame broke after a week. For the second he dried the bamboo over smoke for two months, which made it as hard as steel. His daughter’s classmates all wanted to ride it. Today Tuan has a workshop with six helpers, and cyclists from twelve countries have ordered his bicycles. Each of them carries the name of the person who made it.',
    parts: [
      choose('MC9', [
        [
          'Why did Tuan build a bicycle?',
          'Those in the shops were too heavy.|He had no money for one.|He wanted to open a workshop.',
        ],
      ]),
      judge([
        ['The first bicycle lasted for two months.', 'f'],
        ['Customers come only from Viet Nam.', 'f'],
        ['Smoke made the bamboo harder.', 't'],
      ]),
      fill('The bamboo was dried over ___ until it was as hard as ___.', 'smoke steel'),
    ],
  },
  {
    facts: english(9, 'M3', 'RE', { name: 'The library of things', labels: ['READING', 'HIGH_SCHOOL_ENTRANCE'] }),
    text: 'The average electric drill is used for thirteen minutes in its whole life. “So why should every household own one?” asks Lena Vo, who founded a “library of things” in an old bakery. For a small fee, members may borrow drills, tents, sewing machines or a chocolate fountain. At first, friends warned her that everything would come back broken, or not at all. In three years, she has lost one ladder. What surprised her more was what people did while they waited: they talked. Someone who came for a saw now gives guitar lessons to a man who returned a tent. The bakery’s oven, by the way, can be borrowed too, but you have to use it on the spot.',
    parts: [
      choose('MC9', [
        [
          'Why does the writer mention the thirteen minutes?',
          'To show that many things are hardly used|To explain how drills work|To warn of tools of bad quality',
        ],
        [
          'What surprised Lena?',
          'Members got to know one another.|Everything came back broken.|Nobody wanted the oven.',
        ],
      ]),
      judge(
        [
          ['Members pay to borrow things.', 't'],
          ['More than one thing has been lost.', 'f'],
          ['The library is open every day.', 'n'],
        ],
        'TF3',
      ),
      fill('The library is in a former ___. Its ___ can only be used there.', 'bakery oven'),
    ],
  },
  {
    facts: english(10, 'M3', 'RE', { name: 'Trees that talk' }),
    text: 'For a long time, a forest was seen as a place of competition: each tree fights its neighbours for light and water. In the 1990s, a young scientist in Canada began to doubt this picture. She put bags over birches and firs and gave them carbon dioxide that could be traced. Part of what a birch had taken in was found in the fir beside it. The two trees were connected below the ground by threads of fungi, thinner than a hair. In summer, when the fir stood in the shade, the birch supported it; in autumn, when the birch had lost its leaves, the help went the other way. Some colleagues accused her of writing poetry rather than science. Others went to look under their own trees.',
    parts: [
      judge(
        [
          ['The scientist worked in Europe.', 'f'],
          ['Fungi connect different trees below the ground.', 't'],
          ['The fungi live longer than the trees.', 'n'],
        ],
        'TF3',
      ),
      choose('MC9', [
        [
          'What happened in autumn?',
          'The fir helped the birch.|The birch helped the fir.|The trees stopped exchanging carbon.',
        ],
        [
          'How did other scientists react?',
          'Some criticised her, others tried to find out more.|All of them agreed with her.|Nobody took any notice.',
        ],
      ]),
      fill('Forests used to be seen as places of ___. The threads are thinner than a ___.', 'competition hair'),
    ],
  },
  {
    facts: english(11, 'M3', 'RE', { name: 'Four days a week' }),
    text: 'When a British company announced that its staff would work four days a week for five days’ pay, newspapers expected it to fail within months. Instead, sixty firms joined a trial that lasted half a year. Most of them kept the shorter week afterwards. Revenue stayed about the same, while the number of sick days fell by two thirds. The secret was not that people worked faster. Meetings were cut from an hour to twenty minutes, and nobody was expected to answer a message at once. Not everyone was delighted: in some workshops, orders piled up on Thursday evenings, and a few employees missed the conversations for which there was no longer any time.',
    parts: [
      choose('MC9', [
        ['What did the press expect?', 'That the idea would not last|That wages would fall|That many firms would join'],
        ['How was time saved?', 'By shorter meetings|By faster machines|By longer days'],
      ]),
      judge(
        [
          ['Most firms returned to five days after the trial.', 'f'],
          ['People were ill less often.', 't'],
          ['The firms were all in London.', 'n'],
        ],
        'TF3',
      ),
      fill('The trial lasted half a ___. Some staff missed the ___ with their colleagues.', 'year conversations'),
    ],
  },
  {
    facts: english(12, 'M4', 'RE', { name: 'The colour that was not there' }),
    text: 'In none of the poems of Homer is anything called blue: the sea is “wine-dark”, honey is green, and the sky has no colour at all. When a British politician noticed this in 1858, he concluded that the ancient Greeks had been nearly colour-blind. The truth is less dramatic and more interesting. Languages name colours in a strikingly similar order: first black and white, then red, then yellow or green, and only much later blue. One explanation is that people name what they can make. Red earth is found almost everywhere; a lasting blue had to be traded over thousands of kilometres. Does it follow that those without a word for blue could not see it? Experiments suggest that they could, but that they took a moment longer to pick out a blue square among green ones: as though a name were not a pair of eyes, but a pair of glasses.',
    parts: [
      choose('MC9', [
        [
          'What did the politician believe?',
          'That the Greeks could hardly see colours|That Homer was blind|That the sea had changed its colour',
        ],
        [
          'What does the comparison with glasses express?',
          'Names sharpen what we are able to see anyway.|Without a name we see nothing.|Names prevent us from seeing clearly.',
        ],
      ]),
      judge(
        [
          ['Languages tend to name red before blue.', 't'],
          ['Blue pigments were easy to find.', 'f'],
          ['The experiments were carried out in Greece.', 'n'],
        ],
        'TF3',
      ),
      fill('In Homer, the sea is as dark as ___, and honey is ___.', 'wine green'),
    ],
  },
  {
    facts: maths(8, 'M2', 'Đọc biểu đồ và bảng số liệu'),
    instructions: 'Đọc đoạn văn và trả lời các câu hỏi.',
    text: 'Lớp 8A có 40 học sinh. Khi được hỏi về phương tiện đến trường, 16 bạn đi xe đạp, 12 bạn đi xe buýt, 8 bạn được bố mẹ đưa đón và số còn lại đi bộ. Quãng đường trung bình của các bạn đi xe đạp là 2,5 km; các bạn đi bộ ở cách trường không quá 1 km.',
    parts: [
      (facts) =>
        numeric(facts, 'Có bao nhiêu học sinh đi bộ đến trường?', '4', {
          unit: 'bạn',
          explanation: '$40 - 16 - 12 - 8 = 4$ (bạn).',
        }),
      (facts) =>
        numeric(facts, 'Số học sinh đi xe đạp chiếm bao nhiêu phần trăm cả lớp?', '40', {
          unit: '%',
          explanation: '$16 : 40 = 40\\%$.',
        }),
      (facts) =>
        statements(
          'TF2',
          facts,
          [
            ['Số bạn đi xe buýt gấp 3 lần số bạn đi bộ.', 't'],
            ['Hơn một nửa lớp đi xe đạp.', 'f'],
            ['Mỗi bạn đi xe đạp đều ở cách trường 2,5 km.', 'f'],
          ],
          '2,5 km chỉ là trung bình; $12 = 3 \\cdot 4$.',
          { instructions: 'Mỗi câu sau đúng hay sai?' },
        ),
    ],
  },
];

interface Listening {
  readonly facts: SeedFacts;
  readonly clip: string;
  readonly parts: readonly Part[];
}
const listenings: readonly Listening[] = [
  {
    facts: english(4, 'M1', 'LI', { name: 'Shopping for Mum' }),
    clip: 'market',
    parts: [
      choose('MC11', [['What does Jim’s sister want?', 'Grapes|Bread|Lemons']]),
      note('Eggs: ___\nMoney: ___ dollars', ['6/six', '10/ten']),
      judge([
        ['They need bread.', 'f'],
        ['The woman who sells good fish has a red umbrella.', 't'],
      ]),
    ],
  },
  {
    facts: english(4, 'M2', 'LI', { name: 'Jane’s cooking club' }),
    clip: 'cooking-club',
    parts: [
      pair(
        'Who did these things? There is one name that you do not need.',
        [
          ['cut the onions', 'Jane'],
          ['washed the tomatoes', 'Paul'],
          ['put in the salt', 'the teacher'],
        ],
        ['Grandpa'],
      ),
      choose('MC11', [['What will they make next week?', 'Pancakes|Soup|Bread']]),
    ],
  },
  {
    facts: english(5, 'M2', 'LI', { name: 'The farm trip' }),
    clip: 'school-trip',
    parts: [
      note('The bus leaves at ___ minutes past seven.\nLunch is ___.', ['15/fifteen', 'free']),
      choose('MC11', [
        ['What can the children do after lunch?', 'Ride a horse|Make cheese|See the cows'],
        ['Why do they need boots?', 'The fields are wet.|It is going to snow.|The cows are dangerous.'],
      ]),
      judge([
        ['They go on Tuesday.', 't'],
        ['They come back at half past four.', 'f'],
      ]),
    ],
  },
  {
    facts: english(7, 'M2', 'LI', { name: 'A room with a view' }),
    clip: 'homestay',
    parts: [
      choose('MC11', [
        [
          'Which room does the woman choose?',
          'The one with a view of the river|The one with a view of the garden|The cheaper one',
        ],
      ]),
      note('Date: ___ July\nNights: ___\nPrice: $___ a night', ['14/14th/fourteen/fourteenth', '3/three', '40/forty']),
      judge([
        ['Breakfast costs extra.', 'f'],
        ['Somebody will meet the guests at the station.', 't'],
        ['Guests can use bicycles for free.', 't'],
      ]),
    ],
  },
  {
    facts: english(8, 'M2', 'LI', { name: 'Three days of weather' }),
    clip: 'forecast',
    parts: [
      pair(
        'What is expected? There are two things that you do not need.',
        [
          ['tomorrow in the south', 'sunshine'],
          ['Friday on the coast', 'strong winds'],
          ['Saturday', 'heavy rain'],
        ],
        ['fog', 'snow'],
      ),
      note('Tomorrow in the south: ___ degrees\nSome ___ may be under water on Saturday.', ['32/thirty-two', 'roads']),
    ],
  },
  {
    facts: english(9, 'M3', 'LI', { name: 'Less rubbish' }),
    clip: 'recycling',
    parts: [
      pair(
        'What goes into each box? There is one thing that you do not need.',
        [
          ['blue', 'paper'],
          ['yellow', 'plastic'],
          ['green', 'food'],
        ],
        ['glass'],
      ),
      note('Last year: ___ bags a week\nNow: ___ bags a week', ['40/forty', '15/fifteen']),
      choose('MC11', [['What made the project easier?', 'Pictures on the boxes|Bigger boxes|Help from parents']]),
    ],
  },
  {
    facts: english(10, 'M3', 'LI', { name: 'Closing time' }),
    clip: 'supermarket',
    parts: [
      judge([
        ['The store closes at nine.', 't'],
        ['The bakery is near the entrance.', 'f'],
        ['The car park will be closed on Saturday and Sunday.', 't'],
      ]),
      note('Bread and cakes: ___ price\nParking behind the post office: first ___ hours free', ['half', '2/two']),
      choose('MC11', [
        [
          'Why will the car park be closed?',
          'New lights are being put in.|It is being cleaned.|A market is taking place.',
        ],
      ]),
    ],
  },
  {
    facts: english(10, 'M3', 'LI', { name: 'A station becomes a museum', examFamily: 'IELTS' }),
    clip: 'museum-tour',
    parts: [
      pair(
        'Where is each thing? There are two places that you do not need.',
        [
          ['books and postcards', 'the old ticket office'],
          ['the photographs', 'upstairs'],
          ['the café', 'the garden'],
        ],
        ['the main hall', 'the cellar'],
      ),
      note('The hall was built in ___.\nThe film lasts ___ minutes.\nThe tour ends at ___.', [
        '1906',
        '12/twelve',
        '11:30/11.30',
      ]),
      choose('MC11', [['How often is the film shown?', 'Every hour|Every twelve minutes|Once a day']]),
    ],
  },
  {
    facts: english(11, 'M3', 'LI', { name: 'Glasses that read', examFamily: 'IELTS' }),
    clip: 'inventor',
    parts: [
      note('Kevin is ___ years old.\nA tiny ___ reads signs and menus.', ['16/sixteen', 'camera']),
      choose('MC11', [['Where did Kevin get his idea?', 'From his grandmother|From his school|From a shop']]),
      judge([
        ['The program was the hardest part.', 'f'],
        ['The first battery was too heavy.', 't'],
        ['He is giving half of the money to his school.', 't'],
      ]),
    ],
  },
  {
    facts: english(12, 'M4', 'LI', { name: 'Forests in salt water', examFamily: 'IELTS' }),
    clip: 'mangroves',
    parts: [
      note(
        'Mangroves store up to ___ times as much carbon as rainforests.\nLarge areas were cut down in the ___ for shrimp farms.',
        ['4/four', '1980s/80s/eighties'],
      ),
      judge([
        ['Most of the carbon is stored in the leaves.', 'f'],
        ['Shrimp farms brought money at first.', 't'],
        ['Families now catch more shrimps than before.', 'f'],
      ]),
      choose('MC11', [
        [
          'What is the speaker’s main point?',
          'Protecting mangroves also helps those who live there.|Shrimp farming is impossible without chemicals.|Rainforests are no longer important.',
        ],
      ]),
    ],
  },
  {
    facts: english(6, 'M2', 'LI', { name: 'A phone call to the club' }),
    clip: 'sports-club',
    parts: [
      choose('MC11', [
        ['Why can’t Peter play football?', 'The class is full.|He is too young.|It is on Saturdays.'],
        ['What will the club lend him?', 'A racket|A bottle|A bag'],
      ]),
      note('Phone: 552 ___\nClass starts at ___', ['814', '9:30/9.30']),
    ],
  },
];

export const mixedSets = (media: SeedMedia): SeedQuestion[] => [
  ...readings.map(({ facts, text, instructions = 'Read the text and answer the questions.', parts }) =>
    mixed(
      'MIX1',
      facts,
      media,
      { instructions, passage: { title: facts.name!, text, numbered: false } },
      undefined,
      parts,
    ),
  ),
  ...listenings.map(({ facts, clip, parts }) =>
    mixed(
      'MIX2',
      facts,
      media,
      { instructions: 'Listen and answer the questions.', audio: media.clip(clip).audio },
      media.clip(clip).transcript,
      parts,
    ),
  ),
];
