/** English for grades 3 to 5: words and grammar, short texts, matching, gaps, word order and short recordings. */
import { notesQuestion } from '../../by-type/heard.ts';
import { matched } from '../../by-type/matching.ts';
import { dragged } from '../../by-type/moved.ts';
import { english } from '../../by-type/place.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import type { SeedQuestion } from '../../kit.ts';
import { heardJudged, heardOnce, noPicture, wordOrder, type Clips } from '../../more/kit.ts';
import { primaryRows } from './rows.ts';
import { primaryTexts } from './texts.ts';

const answers = 'Match the questions with the answers.';
const twoExtra = 'Match the definitions with the words. There are two extra words.';
const drag = 'Drag the words into the gaps. There are two extra words.';

const pairs = (): SeedQuestion[] => [
  matched('MG1', noPicture, {
    facts: english(3, 'M1', 'VO', { name: 'In the classroom' }),
    instructions: answers,
    pairs: [
      'May I come in?=Yes, you can. Sit down, please.',
      'What’s this?=It’s a ruler.',
      'How many desks are there?=Twelve.',
      'Is this your pencil case?=No, it’s Linda’s.',
    ],
    explanation:
      'May I …? xin phép; What’s this? hỏi đồ vật; How many …? hỏi số lượng; Is this your …? trả lời Yes hoặc No.',
  }),
  matched('MG1', noPicture, {
    facts: english(3, 'M2', 'VO', { name: 'My family' }),
    instructions: answers,
    pairs: [
      'Who’s that woman?=She’s my aunt.',
      'How old is your brother?=He’s six.',
      'What’s your father’s job?=He’s a driver.',
      'Where is your grandmother?=In the living room.',
    ],
    explanation: 'Who hỏi người; How old hỏi tuổi; job hỏi nghề; Where hỏi chỗ.',
  }),
  matched('MG1', noPicture, {
    facts: english(4, 'M2', 'VO', { name: 'At the shop' }),
    instructions: answers,
    pairs: [
      'How much is this T-shirt?=Ninety thousand dong.',
      'What colour would you like?=Blue, please.',
      'Can I try it on?=Sure. The mirror is over there.',
      'Is it too big for you?=No, it’s fine.',
    ],
    explanation: 'How much hỏi giá; What colour hỏi màu; Can I …? xin phép làm; Is it …? trả lời Yes hoặc No.',
  }),
  matched('MG1', noPicture, {
    facts: english(4, 'M1', 'VO', { name: 'My week' }),
    instructions: answers,
    pairs: [
      'What day is it today?=It’s Tuesday.',
      'What lessons do you have today?=Maths and science.',
      'What do you do on Sundays?=I visit my grandparents.',
      'What time does the film start?=At half past seven.',
    ],
    explanation: 'What day hỏi thứ; What lessons hỏi môn; What do you do hỏi việc làm; What time hỏi giờ.',
  }),
  matched('MG1', noPicture, {
    facts: english(5, 'M2', 'VO', { name: 'Feeling ill' }),
    instructions: answers,
    pairs: [
      'What’s the matter with you?=I have a bad headache.',
      'Should I drink cold water?=No, you shouldn’t.',
      'When did you start to feel ill?=Last night.',
      'Who can help me?=The school doctor can.',
    ],
    explanation: 'What’s the matter hỏi bệnh; Should I …? trả lời Yes hoặc No; When hỏi lúc nào; Who hỏi ai.',
  }),
  matched('MG2', noPicture, {
    facts: english(3, 'M2', 'VO', { name: 'Things at school' }),
    instructions: twoExtra,
    pairs: [
      'You carry your books in it.=school bag',
      'You write on paper with it.=pencil',
      'The teacher writes on it.=board',
      'You sit on it.=chair',
    ],
    extra: ['window', 'ruler'],
    explanation: 'school bag: cặp sách; pencil: bút chì; board: bảng; chair: ghế. window: cửa sổ; ruler: thước kẻ.',
  }),
  matched('MG2', noPicture, {
    facts: english(4, 'M2', 'VO', { name: 'Jobs' }),
    instructions: twoExtra,
    pairs: [
      'He helps ill people.=doctor',
      'She works in a school.=teacher',
      'He brings you food in a restaurant.=waiter',
      'She sings songs.=singer',
    ],
    extra: ['farmer', 'driver'],
    explanation:
      'doctor: bác sĩ; teacher: giáo viên; waiter: người phục vụ bàn; singer: ca sĩ. farmer: nông dân; driver: lái xe.',
  }),
  matched('MG2', noPicture, {
    facts: english(5, 'M2', 'VO', { name: 'Places in town' }),
    instructions: twoExtra,
    pairs: [
      'You go there to see a film.=cinema',
      'Planes leave from this place.=airport',
      'You can swim there when it is cold outside.=swimming pool',
      'Ill people stay there for some days.=hospital',
    ],
    extra: ['bus stop', 'bakery'],
    explanation:
      'cinema: rạp phim; airport: sân bay; swimming pool: bể bơi; hospital: bệnh viện. bus stop: bến xe buýt; bakery: hiệu bánh mì.',
  }),
];

const gaps = (): SeedQuestion[] => [
  withExplanations(
    dragged({
      facts: english(3, 'M1', 'VO', { name: 'My house' }),
      instructions: drag,
      text: 'This is my house. I sleep in the [bedroom]. My mum cooks in the [kitchen]. We watch TV in the [living room]. There are two big trees in the [garden].',
      extra: ['bathroom', 'bag'],
    }),
    [
      'Ngủ ở phòng ngủ: bedroom.',
      'Nấu ăn ở bếp: kitchen.',
      'Xem ti vi ở phòng khách: living room.',
      'Cây to mọc ở vườn: garden.',
    ],
  ),
  withExplanations(
    dragged({
      facts: english(4, 'M1', 'VO', { name: 'A hot day' }),
      instructions: drag,
      text: 'It is very [hot] today. I am wearing a [T-shirt] and shorts, and I have a [hat] on my head. We are eating ice [cream] in the park. My dog is sleeping under a [tree].',
      extra: ['swim', 'cold'],
    }),
    [
      'Trời nóng nên ăn kem, nằm dưới bóng cây: hot.',
      'a T-shirt: áo phông, mặc với quần soóc (shorts).',
      'a hat: mũ, đội trên đầu (on my head).',
      'ice cream: kem.',
      'under a tree: dưới gốc cây.',
    ],
  ),
  withExplanations(
    dragged({
      facts: english(5, 'M2', 'VO', { name: 'Last summer' }),
      instructions: drag,
      text: 'Last summer we [went] to Ha Long Bay. We [stayed] on a boat for two days. My sister [took] a lot of photos of the islands. In the evening we [ate] fish and rice.',
      extra: ['go', 'eat'],
    }),
    [
      'Last summer là quá khứ: went, không phải go.',
      'stayed on a boat for two days: ở trên tàu hai ngày.',
      'took photos: chụp ảnh.',
      'Quá khứ của eat là ate.',
    ],
  ),
];

const orders = (): SeedQuestion[] => [
  ...wordOrder(3, [
    ['M1', 'EG-02', 'There is + một vật + nơi chốn.', 'There is|a cat|under|the table.'],
    ['M2', 'EG-03', 'Câu hỏi với Can: Can + chủ ngữ + động từ.', 'Can|your brother|ride|a bike?'],
    ['M2', 'EG-01', 'Câu hỏi với Do: Do + chủ ngữ + động từ.', 'Do|you|have|any pets?'],
  ]),
  ...wordOrder(4, [
    ['M1', 'EG-07', 'always đứng trước động từ thường.', 'My sister|always|gets up|at six o’clock.'],
    [
      'M2',
      'EG-01',
      'Câu hỏi hiện tại tiếp diễn: What + is + chủ ngữ + động từ thêm ing.',
      'What|is|your father|doing|now?',
    ],
    ['M2', 'EG-08', 'Câu hỏi quá khứ của be: Where + were + chủ ngữ.', 'Where|were|you|yesterday?'],
  ]),
  ...wordOrder(5, [
    ['M2', 'EG-09', 'So sánh hơn: tính từ thêm er + than.', 'A train|is|faster|than|a bus.'],
    ['M2', 'EG-12', 'shouldn’t + động từ nguyên thể.', 'You|shouldn’t|stay up|so late.'],
    [
      'M3',
      'EG-10',
      'Câu hỏi với be going to: Where + are + chủ ngữ + going to + động từ.',
      'Where|are|you|going to|stay|in Da Nang?',
    ],
  ]),
];

const listening = (clips: Clips): SeedQuestion[] => [
  ...heardOnce(5, clips, [
    [
      'M1',
      'child-birthday',
      'EG-01',
      'What cake will they buy?',
      'An orange cake|A chocolate cake|An apple cake',
      'Tom không thích sô-cô-la nên Lucy chọn bánh cam (“Can we have an orange cake?”). Táo là nước uống.',
    ],
    [
      'M2',
      'child-lost-hat',
      'EG-01',
      'Where is the yellow hat?',
      'On the snowman|On the chair|Under the bed',
      'Người tuyết trong vườn đang đội mũ (“He’s wearing it”). Mũ không còn trên ghế, cũng không ở dưới giường.',
    ],
  ]),
  heardJudged(
    4,
    clips,
    ['M1', 'child-pets', 'EG-01', 'Anna’s pet'],
    [
      ['The dog is Anna’s.', 'f', '~my cousin'],
      ['Snow is a rabbit.', 't', '~I have a rabbit'],
      ['Snow is always white.', 'f', '~brown in summer|Mùa hè thỏ có màu nâu.'],
      ['Snow likes apples best.', 't', '~he likes apples best'],
    ],
  ),
  heardJudged(
    5,
    clips,
    ['M2', 'child-weekend', 'EG-01', 'Peter’s weekend'],
    [
      ['Peter saw some baby lions.', 't', '~three baby lions'],
      ['Peter took photos at the zoo.', 'f', '~I forgot my camera'],
      ['It rained on Saturday.', 'f', '~It rained on Sunday'],
      [
        'Peter will bring his kite to school.',
        't',
        '~Yes, on Monday|Cô hỏi Peter có mang diều đến trường được không; Peter trả lời Yes.',
      ],
    ],
  ),
  withExplanations(
    notesQuestion(clips, english(5, 'M1', 'LI', { name: 'Jim’s Thursday' }), {
      clip: 'child-timetable',
      title: 'Thursday at school',
      words: 1,
      rows: [
        ['First lesson', '___', 'maths'],
        ['After the break', '___ with Miss Green', 'music'],
        ['Bring', 'a ___', 'guitar'],
        ['Afternoon', 'play ___', 'basketball'],
        ['Finish at', 'half past ___', '3/three'],
      ],
    }),
    ['~First we have maths', '~Music, with Miss Green', '~bring our guitars', '~play basketball', '~half past three'],
  ),
  withExplanations(
    notesQuestion(clips, english(4, 'M2', 'LI', { name: 'At the market' }), {
      clip: 'child-market',
      title: 'At the market',
      words: 1,
      rows: [
        ['Potatoes', '___ kilos', '2/two'],
        ['Tomatoes', '___', '5/five'],
        ['One mango', '___ dollars', '2/two'],
        ['Mangoes', '___', '3/three'],
        ['Loves mangoes', 'his ___', 'daughter'],
      ],
    }),
    ['~two kilos of potatoes', '~five tomatoes', '~Two dollars each', '~take three', '~My daughter loves them'],
  ),
];

/** Small children hear about everyday things: no topic of the course. */
function withoutTopic(question: SeedQuestion): SeedQuestion {
  const { topicId: _, ...facts } = question.facts;
  return { ...question, facts };
}

/** Without pictures: those are in the tables by type. */
export const primaryEnglish = (clips: Clips): SeedQuestion[] => [
  ...primaryRows(),
  ...primaryTexts(),
  ...pairs(),
  ...gaps(),
  ...orders(),
  ...listening(clips).map(withoutTopic),
];
