/** Questions whose rows share columns: LS1, and LS2 (self-rating). */
import type { Skill } from '@vumon/domain';
import type { SeedFacts, SeedQuestion } from '../kit.ts';
import { english, maths, type Level } from './place.ts';

interface Grid {
  readonly facts: SeedFacts;
  readonly instructions: string;
  readonly passage?: readonly [title: string, text: string];
  /** Column titles separated by `|`; a row refers to its column by number, from 1. */
  readonly columns: string;
  readonly rows: readonly (readonly [text: string, column: number])[];
  readonly explanation?: string;
}

const opinions = 'Read what the people say. Who has each opinion?';
const said = (...turns: string[]) => turns.map((turn) => turn.replace(/^(\w+): /, '%b%$1%b% ')).join('\n');

const grids: readonly Grid[] = [
  {
    facts: maths(4, 'M1', 'Số chẵn, số lẻ'),
    instructions: 'Mỗi số sau là số chẵn hay số lẻ?',
    columns: 'Số chẵn|Số lẻ',
    rows: [
      ['348', 1],
      ['1 005', 2],
      ['2 760', 1],
      ['99', 2],
      ['412', 1],
    ],
    explanation: 'Số chẵn có chữ số tận cùng là 0, 2, 4, 6, 8.',
  },
  {
    facts: maths(6, 'M2', 'Số nguyên tố và hợp số'),
    instructions: 'Chọn cột thích hợp cho mỗi số.',
    columns: 'Số nguyên tố|Hợp số|Không là số nguyên tố, không là hợp số',
    rows: [
      ['29', 1],
      ['51', 2],
      ['1', 3],
      ['2', 1],
      ['91', 2],
    ],
    explanation: '51 = 3 · 17 và 91 = 7 · 13 là hợp số; 1 không là số nguyên tố cũng không là hợp số.',
  },
  {
    facts: maths(7, 'M2', 'Số hữu tỉ và số vô tỉ'),
    instructions: 'Mỗi số sau là số hữu tỉ hay số vô tỉ?',
    columns: 'Số hữu tỉ|Số vô tỉ',
    rows: [
      ['$\\sqrt{16}$', 1],
      ['$\\sqrt{3}$', 2],
      ['$-0{,}25$', 1],
      ['$\\dfrac{22}{7}$', 1],
      ['$\\pi$', 2],
    ],
    explanation: '$\\sqrt{16} = 4$; $\\dfrac{22}{7}$ chỉ là giá trị gần đúng của $\\pi$ nhưng là số hữu tỉ.',
  },
  {
    facts: maths(9, 'M3', 'Số nghiệm của phương trình bậc hai'),
    instructions: 'Mỗi phương trình có bao nhiêu nghiệm thực phân biệt?',
    columns: 'Không có nghiệm|Một nghiệm|Hai nghiệm',
    rows: [
      ['$x^2 - 6x + 9 = 0$', 2],
      ['$x^2 + x + 1 = 0$', 1],
      ['$x^2 - 5 = 0$', 3],
      ['$2x^2 - 3x - 2 = 0$', 3],
    ],
    explanation: '$\\Delta$ lần lượt bằng 0; −3; 20; 25.',
  },
  {
    facts: maths(12, 'M2', 'Đơn điệu của hàm số'),
    instructions: 'Xét tính đơn điệu của mỗi hàm số trên khoảng $(0; 1)$.',
    columns: 'Đồng biến|Nghịch biến|Không đơn điệu',
    rows: [
      ['$y = x^3 + 3x$', 1],
      ['$y = x^2 - x$', 3],
      ['$y = x^3 - 3x$', 2],
      ['$y = \\dfrac{1}{x + 1}$', 2],
    ],
    explanation:
      "Trên $(0; 1)$: $(x^3 + 3x)' = 3x^2 + 3 > 0$; $(x^2 - x)' = 2x - 1$ đổi dấu tại $x = \\dfrac{1}{2}$; $(x^3 - 3x)' = 3x^2 - 3 < 0$; $\\left(\\dfrac{1}{x + 1}\\right)' = -\\dfrac{1}{(x + 1)^2} < 0$.",
  },
  {
    facts: english(5, 'M2', 'RE', { name: 'After school' }),
    instructions: 'Read about four children. Who does these things?',
    columns: 'Ben|Hoa|Lucy|Tuan',
    passage: [
      'After school',
      said(
        'Ben: I play football with my brother until six. Then I do my homework.',
        'Hoa: My grandmother has a garden, and I water her flowers every day.',
        'Lucy: I go to the music room and play the piano. At home we haven’t got one.',
        'Tuan: I cook dinner with my dad. My favourite dish is chicken soup.',
      ),
    ],
    rows: [
      ['helps somebody in a garden', 2],
      ['makes food', 4],
      ['does sport', 1],
      ['stays at school to play music', 3],
    ],
  },
  {
    facts: english(8, 'M2', 'RE', { name: 'School uniforms' }),
    instructions: opinions,
    columns: 'Kate|Long|Mary|Phong',
    passage: [
      'Should we wear a uniform?',
      said(
        'Kate: I never have to think about what to wear in the morning, and that saves me ten minutes of sleep.',
        'Long: Our shirts are too thin for the winter and too thick for the summer. Who chose them?',
        'Mary: Without a uniform, some of my classmates would wear expensive brands, and others could not.',
        'Phong: I like ours, but let us choose on Fridays. One day a week, clothes could show who we are.',
      ),
    ],
    rows: [
      ['A uniform makes students more equal.', 3],
      ['The clothes are not right for the weather.', 2],
      ['A uniform makes mornings easier.', 1],
      ['Students should sometimes dress as they like.', 4],
    ],
  },
  {
    facts: english(10, 'M3', 'RE', { name: 'Living without a car', examFamily: 'APTIS' }),
    instructions: opinions,
    columns: 'Anna|Binh|Carol|David',
    passage: [
      'A city centre without cars',
      said(
        'Anna: My café used to be full of office workers who parked outside. Now I see families who stay for an hour and order twice.',
        'Binh: I am a plumber. Try carrying a bathtub from the car park to a fifth floor, and then tell me how lovely the clean air is.',
        'Carol: For twenty years I closed my windows in the evening. Last night I heard a bird, and I could not sleep for joy.',
        'David: It works because the trams came first. If they had banned cars before that, nobody would have supported it.',
      ),
    ],
    rows: [
      ['The change is a problem for people who work with their hands.', 2],
      ['The order in which things were done was right.', 4],
      ['The new customers spend more time and money.', 1],
      ['It has become quieter.', 3],
    ],
  },
  {
    facts: english(12, 'M4', 'RE', { name: 'Artificial intelligence at school', examFamily: 'APTIS' }),
    instructions: opinions,
    columns: 'Elena|Felix|Giang|Hugh',
    passage: [
      'Four teachers on artificial intelligence',
      said(
        'Elena: My students hand in essays without a single mistake and without a single thought. I would gladly have the mistakes back.',
        'Felix: A patient tutor at midnight used to be something only the rich could pay for. That alone makes up for much.',
        'Giang: We argued just as loudly about calculators. What disappeared was not arithmetic but boredom.',
        'Hugh: I no longer ask for the answer. I ask which of three answers the machine gave is wrong, and why.',
      ),
    ],
    rows: [
      ['It makes education fairer.', 2],
      ['Tasks have to be set in a different way.', 4],
      ['Correct work may hide that nobody has reflected.', 1],
      ['Similar fears have proved exaggerated before.', 3],
    ],
  },
  {
    facts: english(3, 'M1', 'VO', { name: 'Animals, food or clothes?' }),
    instructions: 'Read the words. Choose the right group for each word.',
    columns: 'Animals|Food|Clothes',
    rows: [
      ['tiger', 1],
      ['jacket', 3],
      ['cheese', 2],
      ['penguin', 1],
      ['jeans', 3],
      ['soup', 2],
    ],
  },
];

const ratings: readonly (readonly [
  grade: number,
  level: Level,
  name: string,
  instructions: string,
  statements: readonly string[],
])[] = [
  [
    2,
    'M1',
    'Em và tiếng Anh',
    'Em làm được những việc sau đến mức nào?',
    [
      'Em chào và tạm biệt được bằng tiếng Anh.',
      'Em nói được tên các con vật quen thuộc.',
      'Em đếm được từ 1 đến 20 bằng tiếng Anh.',
      'Em hát được một bài hát tiếng Anh.',
    ],
  ],
  [
    5,
    'M1',
    'Pre-A1 – A1: nghe và nói',
    'Em tự đánh giá: em làm được những việc sau đến mức nào?',
    [
      'Em hiểu thầy cô khi thầy cô nói chậm và rõ.',
      'Em giới thiệu được bản thân và gia đình.',
      'Em hỏi và trả lời được về thời gian, ngày tháng.',
      'Em đánh vần được tên mình.',
    ],
  ],
  [
    5,
    'M2',
    'Pre-A1 – A1: đọc và viết',
    'Em tự đánh giá: em làm được những việc sau đến mức nào?',
    [
      'Em đọc hiểu được một bưu thiếp ngắn.',
      'Em viết được 3–4 câu về bạn của mình.',
      'Em điền được một phiếu thông tin đơn giản.',
    ],
  ],
  [
    7,
    'M2',
    'A2: bốn kỹ năng',
    'Em tự đánh giá: em làm được những việc sau bằng tiếng Anh đến mức nào?',
    [
      'Em hiểu được lời chỉ đường đơn giản.',
      'Em mua sắm và hỏi giá được bằng tiếng Anh.',
      'Em đọc hiểu được thông báo và thực đơn.',
      'Em viết được một tin nhắn ngắn cho bạn.',
    ],
  ],
  [
    9,
    'M2',
    'B1: trước kỳ thi vào lớp 10',
    'Em tự đánh giá mức độ tự tin của mình.',
    [
      'Em phân biệt được các thì trong tiếng Anh.',
      'Em viết lại được câu mà không làm đổi nghĩa.',
      'Em đọc hiểu được đoạn văn khoảng 200 từ.',
      'Em đoán được nghĩa của từ mới nhờ ngữ cảnh.',
      'Em phát âm được các từ có đuôi -s và -ed.',
    ],
  ],
  [
    10,
    'M3',
    'B1 speaking',
    'How well can you do these things in English?',
    [
      'I can describe an experience and say how I felt.',
      'I can give reasons for my opinion.',
      'I can keep a conversation going when I do not know a word.',
      'I can tell the story of a film or a book.',
    ],
  ],
  [
    11,
    'M3',
    'B2 listening',
    'How well can you do these things in English?',
    [
      'I can follow a talk on a topic that I know.',
      'I can understand the news on television.',
      'I can follow a conversation between native speakers.',
      'I can recognise what a speaker thinks, even if it is not said directly.',
    ],
  ],
  [
    12,
    'M4',
    'B2 – C1 writing',
    'How well can you do these things in English?',
    [
      'I can write an essay with a clear line of argument.',
      'I can choose a formal or an informal style to suit the reader.',
      'I can sum up several texts in my own words.',
      'I can find and correct my own mistakes.',
    ],
  ],
  [
    6,
    'M2',
    'Toán 6: số tự nhiên và số nguyên',
    'Em làm được những việc sau đến mức nào?',
    [
      'Em nhận biết được số nguyên tố và hợp số.',
      'Em tìm được ƯCLN và BCNN của hai số.',
      'Em cộng, trừ được các số nguyên âm.',
      'Em giải được bài toán thực tế dùng phân số.',
    ],
  ],
  [
    12,
    'M1',
    'Toán 12: trước kỳ thi tốt nghiệp',
    'Em tự đánh giá mức độ tự tin của mình.',
    [
      'Em khảo sát được hàm số bậc ba.',
      'Em tính được tích phân bằng nguyên hàm cơ bản.',
      'Em viết được phương trình mặt phẳng trong không gian.',
      'Em tính được xác suất có điều kiện.',
      'Em làm kịp Phần III trong thời gian quy định.',
    ],
  ],
];

/** The skill that learners rate in a self-rating. */
const ratedSkill = (name: string): Skill =>
  /listening/i.test(name) ? 'LI' : /writing/i.test(name) ? 'WR' : /speaking/i.test(name) ? 'SP' : 'RE';

export const grid = (): SeedQuestion[] => [
  ...grids.map(({ facts, instructions, passage, columns, rows, explanation = '' }): SeedQuestion => ({
    type: 'LS1',
    facts,
    content: {
      instructions,
      images: [],
      ...(passage && { passage: { title: passage[0], text: passage[1], numbered: false } }),
      columns: columns.split('|').map((text, at) => ({ id: 'abcdefgh'[at]!, text })),
      rows: rows.map(([text], at) => ({ id: `r${at + 1}`, text })),
    },
    answerKey: {
      explanation,
      correct: Object.fromEntries(rows.map(([, column], at) => [`r${at + 1}`, ['abcdefgh'[column - 1]!]])),
    },
  })),
  ...ratings.map(([grade, level, name, instructions, rows]): SeedQuestion => ({
    type: 'LS2',
    facts: name.startsWith('Toán')
      ? maths(grade, level, name)
      : english(grade, level, ratedSkill(name), { name, labels: ['PLACEMENT'] }),
    content: {
      instructions,
      images: [],
      columns: ['l1', 'l2', 'l3', 'l4', 'l5'].map((id) => ({ id, text: '' })),
      rows: rows.map((text, at) => ({ id: `r${at + 1}`, text })),
    },
    answerKey: {
      explanation: 'Không có mức nào đúng hay sai; kết quả giúp thầy cô biết em cần luyện gì thêm.',
      correct: {},
    },
  })),
];
