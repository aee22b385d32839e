/** IELTS for the international grade, which shares passages and recordings with the other exams of the grade. */
import { notesQuestion } from '../by-type/heard.ts';
import { essayQuestion, essayWriting, examTalk, talkQuestion } from '../by-type/produced.ts';
import { withExplanations } from '../explanations/evidence.ts';
import { statements, type SeedFacts, type SeedQuestion, type Verdict } from '../kit.ts';
import { playedOnce, type Clips } from './kit.ts';

const labelOf = { RE: 'READING', LI: 'LISTENING', WR: 'WRITING', SP: 'SPEAKING' } as const;

const ielts = (skill: keyof typeof labelOf, difficulty: SeedFacts['difficulty'], name: string): SeedFacts => ({
  gradeId: 'INT',
  subject: 'ENGLISH',
  skill,
  difficulty,
  cefr: 'B2',
  seriesId: 'ielts',
  examFamily: 'IELTS',
  labels: [labelOf[skill]],
  name,
});

type Judged = readonly [statement: string, verdict: Verdict, explanation: string];
const passages: readonly (readonly [title: string, text: string, rows: readonly Judged[]])[] = [
  [
    'A bridge of grass',
    'Every June, the people of four villages in the mountains of Peru cut down a bridge and build a new one. The bridge, some thirty metres long, hangs high above a river and consists of nothing but grass. Each family has to contribute a rope of a fixed length. These thin ropes are twisted into thicker ones, until six enormous cables can be pulled from one bank to the other. The old bridge is then cut and carried away by the water. The work takes three days, and on the fourth there is music and food. A modern bridge for cars stands nearby, yet the villagers have kept up the custom, which is said to be more than five hundred years old.',
    [
      ['Every family must provide a rope.', 't', '~Each family has to contribute'],
      [
        'The thick cables are heavier than those of the modern bridge.',
        'n',
        'Bài không so sánh với dây cáp của cầu mới.',
      ],
      ['There is no other way to cross the river near the villages.', 'f', '~A modern bridge for cars stands nearby'],
    ],
  ],
  [
    'Ice for hot countries',
    'In 1806, a young merchant from Boston, Frederic Tudor, loaded a ship with ice from the frozen lakes of his home and sent it to the Caribbean island of Martinique. Newspapers made fun of him, and indeed most of the ice had melted before he found a place to keep it. Tudor lost a fortune, but he did not give up. He learned to pack the blocks in sawdust, a waste product of wood factories, and built ice houses with thick double walls. In 1833, one of his ships reached Calcutta after four months at sea with more than half of its ice still frozen. By then, hotels and hospitals in hot countries could hardly do without it. The trade ended only when machines began to make ice on the spot.',
    [
      ['Tudor earned a lot of money with his first ship.', 'f', '~Tudor lost a fortune'],
      ['Tudor had worked in a wood factory before he sold ice.', 'n', 'Bài chỉ nói ông dùng mùn cưa của các xưởng gỗ.'],
      ['Most of the ice that was sent to Calcutta arrived.', 't', '~more than half of its ice still frozen'],
    ],
  ],
  [
    'The box that is not black',
    'The device that the world calls a black box is in fact bright orange, so that it can be found more easily after an accident. It was the idea of David Warren, a chemist in Melbourne. In 1953 he was helping to find out why a new type of passenger aircraft had crashed several times, and it occurred to him that the last words of the pilots might have explained what had gone wrong. At a fair he had just seen the first pocket recorder. The people he worked for showed no interest, and pilots feared that somebody would listen to all their conversations. It was a British official on a visit in 1958 who recognised the value of the machine and took its inventor to London. Today no large airline may carry passengers without one.',
    [
      ['Black boxes have a bright colour for a practical reason.', 't', '~so that it can be found more easily'],
      ['Warren had been a pilot before he became a chemist.', 'n', 'Bài chỉ nói ông là nhà hoá học ở Melbourne.'],
      ['The pilots of the time welcomed the invention.', 'f', '~pilots feared'],
      ['The machine was first valued by somebody from another country.', 't', '~a British official on a visit'],
    ],
  ],
];

const reading = (): SeedQuestion[] =>
  passages.map(([title, text, rows]) =>
    withExplanations(
      statements(
        'TF3',
        ielts('RE', 'M3', title),
        rows.map(([statement, verdict]) => [statement, verdict] as const),
        '',
        {
          instructions: 'Read the passage. Are the statements true, false or not given?',
          passage: { title, text, numbered: false },
        },
      ),
      rows.map(([, , explanation]) => explanation),
    ),
  );

const listening = (clips: Clips): SeedQuestion[] => [
  withExplanations(
    notesQuestion(clips, ielts('LI', 'M1', 'Notes: a room for furniture'), {
      clip: 'ielts-storage',
      title: 'A room for furniture',
      words: 1,
      rows: [
        ['The furniture arrives on', '___ July', '30/30th/thirty/thirtieth'],
        ['Length of storage', '___ months', '9/nine'],
        ['Discount', '___ per cent', '15/fifteen'],
        ['Price a month before the discount', '£___', '96/ninety-six'],
        ['Must be kept dry', 'an electric ___', 'piano'],
        ['The sister has to bring her', '___', 'passport'],
      ],
    }),
    [
      '~bring everything on the thirtieth|Ngày 2 tháng Tám là ngày bay.',
      "~let's say nine|Sáu tháng là dự định lúc đầu.",
      '~a discount of fifteen per cent|Tám tháng là điều kiện được giảm giá.',
      "~That's ninety-six pounds a month",
      '~a small electric piano|Tủ lạnh để lại cho hàng xóm.',
      '~All she needs is her passport|Chìa khoá do nhân viên giữ.',
    ],
  ),
  withExplanations(
    notesQuestion(clips, ielts('LI', 'M2', 'Notes: volunteers in a theatre'), {
      clip: 'ielts-theatre',
      title: 'Volunteers in a theatre',
      words: 1,
      rows: [
        ['Tickets are now sold in the', '___', 'bookshop/bookstore'],
        ['Cars are left at the swimming', '___', 'pool'],
        ['To wear', 'dark clothes and a green ___', 'scarf'],
        ['Latecomers come in during', '___', 'applause'],
        ['Most often forgotten on the balcony', '___', 'glasses'],
        ['The meal takes place on the', '___', 'stage'],
      ],
    }),
    [
      '~tickets are now sold in the bookshop|Trước đây bán ở sảnh.',
      '~leave your cars at the swimming pool|Sân sau nhà hát dành cho xe giao hàng.',
      '~pick up a green scarf',
      "~when there's applause",
      "~It isn't umbrellas|Không phải ô như ta tưởng mà là kính.",
      "~so we'll eat on the stage|Lúc đầu định ăn ở nhà hàng.",
    ],
  ),
  withExplanations(
    notesQuestion(clips, ielts('LI', 'M2', 'Notes: a changed appointment'), {
      clip: 'dentist',
      title: 'A changed appointment',
      words: 1,
      rows: [
        ['Not well', 'Doctor ___', 'Young'],
        ['Old appointment', 'Thursday at ___', '10/ten'],
        ['New appointment', '___ at 2:45', 'Friday'],
        ['Where', 'on the ___ floor', 'second/2nd/2'],
        ['Bring', 'the ___ card', 'insurance'],
        ['Call', 'before Wednesday ___', 'evening'],
      ],
    }),
    [
      '~Doctor Young is ill',
      '~this Thursday at ten',
      '~come on Friday',
      '~on the second floor',
      '~bring your insurance card',
      '~before Wednesday evening',
    ],
  ),
];

const produced = (): SeedQuestion[] => [
  essayQuestion({
    facts: ielts('WR', 'M3', 'Task 1: ways to work'),
    prompt:
      'The figures show how the people of a town travelled to work in 2005 and in 2025. Summarise the main features and make comparisons where relevant.\n%b%By car:%b% 2005 – 30 %, 2025 – 45 %\n%b%By bus:%b% 2005 – 40 %, 2025 – 25 %\n%b%By bicycle:%b% 2005 – 20 %, 2025 – 10 %\n%b%On foot:%b% 2005 – 10 %, 2025 – 5 %\n%b%Working at home:%b% 2005 – 0 %, 2025 – 15 %',
    words: [150],
    criteria: essayWriting,
    model:
      'The figures compare how people in a town got to work in 2005 and twenty years later. Overall, the car replaced the bus as the most common means of transport, while a new group of people no longer travelled at all.\nIn 2005, four out of ten people took the bus, which made it the most popular choice. The car followed with 30 per cent. One person in five cycled, and half as many walked. Nobody worked at home.\nBy 2025 the picture had changed considerably. The share of people who drove had risen by half, to 45 per cent, whereas the bus had lost fifteen percentage points and was now used by only a quarter. The numbers of cyclists and walkers had both been cut in half, to 10 and 5 per cent respectively. In contrast, 15 per cent of the people now worked at home, as many as cycled and walked together.\nTaken together, those who neither drove nor stayed at home fell from 70 to 40 per cent.',
  }),
  essayQuestion({
    facts: ielts('WR', 'M4', 'Task 2: museums'),
    prompt:
      'Some people believe that museums should be free for everyone. Others think that visitors should pay for them. Discuss both views and give your own opinion.',
    words: [250],
    criteria: essayWriting,
    model:
      'A good answer gives both views a paragraph each (culture and education for all, more visitors; costs of staff and buildings, people value what they pay for), states its own position clearly, for example free entrance for the young and on certain days, supports it with examples and ends with a conclusion that follows from what has been said.',
  }),
  talkQuestion({
    facts: ielts('SP', 'M3', 'IELTS Speaking: a place, a skill'),
    turns: [
      ['Part 1. Where do you live? What do you like about it, and what would you change?', 0, 90],
      [
        'Part 2. Describe a skill that you learned outside school.',
        60,
        120,
        ['what it is', 'who taught you', 'how long it took you', 'and explain why it is useful to you'],
      ],
      [
        'Part 3. Which skills should schools teach that they do not teach today? Can people still learn something new when they are old?',
        0,
        120,
      ],
    ],
    criteria: examTalk,
    model:
      'Part 1 is answered in a few full sentences. Part 2 covers all four points of the card and tells one experience in detail. In part 3, opinions are given with reasons and examples, and different groups of people or times are compared.',
  }),
];

export const ieltsMore = (clips: Clips): SeedQuestion[] => [
  ...reading(),
  ...listening(playedOnce(clips)),
  ...produced(),
];
