/** English for grade 8. */
import { errorQuestion } from '../by-type/inline.ts';
import type { SeedQuestion } from '../kit.ts';
import {
  choiceRows,
  cloze,
  formRows,
  gapRows,
  openCloze,
  readAndChoose,
  readAndJudge,
  soundRows,
  stressRows,
  twoOf,
} from './rows.ts';

const a2 = { grade: 8, cefr: 'A2' } as const;
const grammar = { ...a2, skill: 'GR' } as const;
const words = { ...a2, skill: 'VO' } as const;
const writing = { ...a2, skill: 'WR' } as const;
const reading = { ...a2, skill: 'RE' } as const;

export const grade8 = (): SeedQuestion[] => [
  ...soundRows(a2, [
    ['M1', 'c(o)me|h(o)pe|n(o)te|st(o)ne', '“come” đọc là /ʌ/; ba từ còn lại đọc là /əʊ/.'],
    ['M1', 'wash(es)|swim(s)|sing(s)|play(s)', '“washes” đọc là /ɪz/; ba từ còn lại đọc là /z/.'],
    ['M2', 'h(ear)t|n(ear)|f(ear)|cl(ear)', '“heart” đọc là /ɑː/; ba từ còn lại đọc là /ɪə/.'],
    ['M2', '(k)ing|(k)now|(k)nee|(k)nife', 'Chữ k trong “know”, “knee”, “knife” là âm câm.'],
    ['M3', 'na(t)ure|(t)eenager|(t)ourist|pla(t)e', '“nature” đọc là /tʃ/; ba từ còn lại đọc là /t/.'],
  ]),
  ...stressRows(a2, [
    ['M2', 'disaster|holiday|animal|festival', '“disaster” nhấn âm tiết thứ hai; ba từ còn lại nhấn âm tiết đầu.'],
  ]),
  ...choiceRows(words, [
    [
      'M1',
      'In the countryside, children often fly ___ in the fields.',
      'kites|drums|boats|tops',
      'fly kites: thả diều. drums: trống, boats: thuyền, tops: con quay không “fly” được.',
    ],
    [
      'M1',
      'A strong ___ destroyed many houses along the coast last year.',
      'storm|breeze|drought|fog',
      'Bão (storm) mạnh phá huỷ nhà cửa. breeze: gió nhẹ, drought: hạn hán, fog: sương mù không làm đổ nhà.',
    ],
    ['M1', 'I am fond ___ doing DIY in my free time.', 'of|in|at|with', 'be fond of + V-ing.'],
    [
      'M1',
      'The Muong, the Tay and the Nung are ethnic ___ in Viet Nam.',
      'groups|teams|classes|crowds',
      'ethnic group: dân tộc.',
    ],
    ['M2', 'Bullying at school makes some students feel ___.', 'anxious|confident|calm|lucky', 'anxious: lo âu.'],
    ['M2', 'Shoppers can ask for a ___ when they buy a lot.', 'discount|receipt|counter|shelf', 'discount: giảm giá.'],
    [
      'M2',
      'We must protect the ___ of wild animals from being destroyed.',
      'habitats|cages|farms|zoos',
      'habitat: môi trường sống của thú hoang. cages: lồng, farms: trang trại, zoos: vườn thú không phải nơi thú hoang sinh sống.',
    ],
    [
      'M2',
      'The astronauts travelled to the space ___ in a small spacecraft.',
      'station|stop|port|centre',
      'space station: trạm vũ trụ, ở ngoài Trái Đất. stop: điểm dừng, port: cảng, centre: trung tâm (ở mặt đất) không phải nơi đến của tàu vũ trụ.',
    ],
    [
      'M3',
      'Thousands of people had to be ___ before the flood came.',
      'evacuated|punished|replaced|educated',
      'evacuate: sơ tán trước khi lũ đến. punish: phạt, replace: thay thế, educate: giáo dục không phải việc cần làm gấp.',
    ],
    ['M3', 'My cousin is addicted ___ computer games.', 'to|with|on|of', 'be addicted to.'],
    [
      'M3',
      'The village is known for its ___ houses on stilts.',
      'communal|common|commerce|commuter',
      'communal house: nhà sinh hoạt chung.',
    ],
  ]),
  ...choiceRows(grammar, [
    ['M1', 'I prefer reading ___ watching TV.', 'to|than|from|with', 'prefer V-ing to V-ing.', 'EG-14'],
    ['M1', 'My brother ___ football twice a week.', 'plays|play|is play|playing', 'Thói quen: hiện tại đơn.', 'EG-01'],
    [
      'M1',
      'Farmers work ___ in the harvest season than at other times.',
      'harder|hard|hardly|more hardly',
      'Trạng từ so sánh hơn của hard: harder.',
      'EG-09',
    ],
    [
      'M1',
      'We ___ to music when the lights went out.',
      'were listening|have listened|are listening|listen',
      'Hành động đang diễn ra thì hành động khác xen vào.',
      'EG-16',
    ],
    ['M2', 'He asked me if I ___ the stars.', 'liked|likes|am liking|liking', 'Câu hỏi gián tiếp: lùi thì.', 'EG-27'],
    [
      'M2',
      'If you don’t hurry, you ___ the bus.',
      'will miss|are missing|missed|have missed',
      'Câu điều kiện loại 1.',
      'EG-17',
    ],
    [
      'M2',
      'They dislike ___ in the kitchen on hot days.',
      'cooking|cook|to cooking|cooked',
      'dislike + V-ing.',
      'EG-14',
    ],
    ['M2', 'She has ___ UFO books than her brother.', 'more|much|many|most', 'So sánh hơn với danh từ: more.', 'EG-09'],
    [
      'M2',
      'My teacher ___ us to write a diary in English.',
      'advised|suggested|said|talked',
      'advise somebody to do something.',
      'EG-28',
    ],
    [
      'M3',
      'You ___ wear a uniform on Sundays; it is not necessary.',
      "don't have to|mustn't|can't|shouldn't have",
      'Không cần thiết: don’t have to.',
      'EG-12',
    ],
    [
      'M3',
      'Unless the weather ___, we will cancel the trip.',
      'improves|improve|will improve|improved',
      'Unless + hiện tại đơn.',
      'EG-17',
    ],
  ]),
  ...formRows(writing, [
    ['M2', 'The people in my village are very ___.', 'FRIEND', 'friendly', 'Tính từ: friendly.'],
    ['M3', 'It is ___ to live on Mars without air and water.', 'POSSIBLE', 'impossible', 'Nghĩa phủ định: impossible.'],
    [
      'M3',
      'The ___ of the rainforest is a worry for scientists.',
      'DESTROY',
      'destruction',
      'Danh từ của destroy: destruction.',
    ],
    ['M3', 'We need ___ ideas to solve this problem.', 'DIFFER', 'different', 'Tính từ: different.'],
  ]),
  ...gapRows(writing, 'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.', [
    ['M2', 'I like swimming more than running.\nI prefer swimming ___ running.', 'to/over', 'prefer A to B.', 'EG-14'],
    [
      'M2',
      'He is too short to reach the shelf.\nHe is not ___ to reach the shelf.',
      'tall enough',
      'too short = not tall enough.',
    ],
    [
      'M3',
      '“I will help you,” he said to me.\nHe said that he ___ help me.',
      'would/was going to',
      'Tường thuật: will lùi thành would.',
      'EG-20',
    ],
    [
      'M4',
      'Work harder or you will fail the test.\nIf you ___ harder, you will fail the test.',
      "don't work/do not work",
      'or = if … not.',
      'EG-17',
    ],
  ]),
  cloze(reading, {
    level: 'M2',
    title: 'Saving a language',
    text: 'More than fifty ethnic groups live in our country, and most of them have a language of their ___. Some of these languages are spoken by only a few hundred people. If children stop ___ them, they will disappear. In one village in Lao Cai, an old teacher has ___ an evening class for young people. They learn the old songs and write ___ the stories that their grandparents tell. “A language is like a house,” he says. “If nobody lives in it, it ___ down.”',
    options: [
      'own|self|ones|each',
      'using|use|to use|used',
      'opened|opens|opening|open',
      'down|up to|off|out of',
      'falls|fall|fell|is falling',
    ],
  }),
  openCloze(
    writing,
    'M3',
    'Life on a boat',
    'My family lives ___ a boat. My parents catch fish and sell ___ at the floating market. I go to school every morning, ___ my little sister stays at home with our grandmother. Life is sometimes hard, but we ___ never bored. In the evening we sit together ___ look at the stars.',
    ['on', 'them/it', 'but/and/while/whereas', 'are/get/feel', 'and/to'],
  ),
  readAndJudge(
    reading,
    'TF3',
    {
      level: 'M3',
      title: 'The market on the water',
      text: 'Cai Rang is the largest floating market in the Mekong Delta. It opens before sunrise, and by nine o’clock most sellers have gone home. Each boat hangs one piece of what it sells from a long pole, so that buyers can see it from far away. Pineapples and watermelons are sold by the boatload. Small boats bring coffee and noodle soup to the sellers. In recent years, fewer boats have come because many people now buy their food in supermarkets.',
    },
    [
      ['The market is busiest in the afternoon.', 'f'],
      ['Sellers use poles to show their goods.', 't'],
      ['The coffee is cheaper than in the town.', 'n'],
      ['The number of boats is falling.', 't'],
    ],
  ),
  readAndChoose(
    reading,
    {
      level: 'M3',
      title: 'A robot in the classroom',
      text: 'Last week a robot called Bee came to class 8C. It is as tall as a ten-year-old child and has two blue lights for eyes. Bee can speak four languages and answer questions about the planets. At first the students were excited and asked it everything they could think of. After half an hour, however, they noticed that Bee could not understand jokes, and that it gave the same answer twice if they asked the same thing. “It knows more than me,” said Ngan, “but it is not curious. It never asked us anything.”',
    },
    [
      [
        'What can Bee do?',
        'Answer questions about planets|Understand jokes|Play football with the children|Ask good questions',
      ],
      [
        'What did the students notice later?',
        'Bee repeated its answers.|Bee became tired.|Bee spoke too fast.|Bee forgot their names.',
      ],
      [
        'What does Ngan think of the robot?',
        'It does not want to find things out.|It knows less than she does.|It is much too tall for their classroom.|It should learn more languages.',
      ],
    ],
  ),
  twoOf(
    words,
    'M2',
    'Which TWO words name natural disasters?',
    'earthquake|landslide',
    'harvest|pasture|telescope',
    'earthquake (động đất) và landslide (lở đất) là thiên tai.',
  ),
  errorQuestion([
    8,
    'M2',
    'My brother gets [up] [*more early] than me, [because] his school is [far] away.',
    'earlier',
    'Trạng từ early so sánh hơn: earlier. up, because, far dùng đúng.',
    'EG-09',
  ]),
  ...choiceRows(grammar, [
    [
      'M2',
      'The phone rang while I ___ a bath.',
      'was having|am having|have|have had',
      'Việc đang diễn ra thì việc khác xen vào: was having. am having, have, have had không hợp với rang.',
      'EG-16',
    ],
  ]),
];
