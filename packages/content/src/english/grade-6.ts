/** English for grade 6. */
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
  twoOf,
} from './rows.ts';

const a1 = { grade: 6, cefr: 'A1' } as const;
const grammar = { ...a1, skill: 'GR' } as const;
const words = { ...a1, skill: 'VO' } as const;
const writing = { ...a1, skill: 'WR' } as const;
const reading = { ...a1, skill: 'RE' } as const;

export const grade6 = (): SeedQuestion[] => [
  ...soundRows(a1, [
    ['M1', 'bus(es)|lamp(s)|map(s)|desk(s)', '“buses” đọc là /ɪz/; ba từ còn lại đọc là /s/.'],
    ['M1', 'm(y)|happ(y)|bab(y)|cit(y)', '“my” đọc là /aɪ/; ba từ còn lại đọc là /i/.'],
    ['M2', 'm(o)ther|h(o)me|g(o)|ph(o)ne', '“mother” đọc là /ʌ/; ba từ còn lại đọc là /əʊ/.'],
    ['M2', 'br(ea)k|s(ea)t|m(ea)t|t(ea)', '“break” đọc là /eɪ/; ba từ còn lại đọc là /iː/.'],
    ['M2', '(th)is|(th)ank|(th)ink|(th)in', '“this” đọc là /ð/; ba từ còn lại đọc là /θ/.'],
  ]),
  ...choiceRows(words, [
    ['M1', 'We keep milk and vegetables in the ___.', 'fridge|wardrobe|cooker|sofa', 'fridge: tủ lạnh.'],
    ['M1', 'My mother’s sister is my ___.', 'aunt|uncle|cousin|niece', 'Em hoặc chị gái của mẹ là aunt.'],
    [
      'M1',
      'Nam wears a ___ on his head to be safe when he rides his bike.',
      'helmet|cap|scarf|mask',
      'Đội cho an toàn khi đi xe: helmet (mũ bảo hiểm). cap (mũ lưỡi trai) không bảo vệ đầu; scarf: khăn, mask: khẩu trang không đội lên đầu.',
    ],
    [
      'M1',
      'At Tet, children often get red envelopes with lucky ___ in them.',
      'money|cakes|flowers|cards',
      'lucky money: tiền mừng tuổi, ở trong phong bao đỏ. cakes: bánh, flowers: hoa, cards: thiệp không gọi là lucky.',
    ],
    [
      'M1',
      'The ___ in our village library are free for all children to read.',
      'books|shelves|desks|pens',
      'free … to read: thứ để đọc là books (sách). shelves: giá sách, desks: bàn, pens: bút có ở thư viện nhưng không đọc được.',
    ],
    ['M2', 'Lan is very ___. She always makes us laugh.', 'funny|shy|quiet|careful', 'Làm mọi người cười: funny.'],
    [
      'M2',
      'The ___ is a large area of land with very little water.',
      'desert|forest|island|waterfall',
      'desert: sa mạc.',
    ],
    [
      'M2',
      'You can borrow books from the ___ near our school.',
      'library|bakery|cinema|post office',
      'Mượn sách ở thư viện.',
    ],
    [
      'M2',
      'Turn left at the traffic ___ and you will see the bank.',
      'lights|jams|rules|tickets',
      'traffic lights: đèn giao thông, là chỗ để rẽ. traffic jams: tắc đường, rules: luật, tickets: vé phạt không phải một chỗ.',
    ],
    [
      'M3',
      'We should ___ old bottles to make flower vases.',
      'reuse|return|reduce|throw away',
      'reuse: dùng lại, ở đây làm lọ hoa. return: trả lại, reduce: giảm bớt, throw away: vứt đi thì không thành lọ hoa.',
    ],
    ['M2', 'My brother is good ___ playing chess.', 'at|in|with|for', 'be good at + V-ing.'],
  ]),
  ...choiceRows(grammar, [
    ['M1', 'There ___ a lamp on my desk.', 'is|are|be|am', 'Danh từ số ít: There is.', 'EG-02'],
    ['M1', 'My sister ___ her homework now.', 'is doing|does|do|are doing', 'now: hiện tại tiếp diễn.', 'EG-01'],
    ['M1', '___ you like some orange juice?', 'Would|Do|Are|Can', 'Mời lịch sự: Would you like …?'],
    [
      'M1',
      'They ___ to school on Sundays.',
      "don't go|doesn't go|not go|aren't go",
      'Phủ định ở hiện tại đơn với they: don’t go.',
      'EG-01',
    ],
    ['M1', 'This is my friend. ___ name is Huy.', 'His|He|Him|Hers', 'Tính từ sở hữu: his.', 'EG-04'],
    [
      'M1',
      'My bed is on the left, my desk is on the right, and the lamp is ___ them.',
      'between|under|next|in',
      'Ở giữa hai vật: between.',
      'EG-05',
    ],
    ['M2', 'Ha Noi is ___ than Hue.', 'bigger|big|biggest|more big', 'So sánh hơn của tính từ ngắn: bigger.', 'EG-09'],
    [
      'M2',
      '“How ___ rice do you need?” – “One kilo.”',
      'much|many|any|long',
      'rice không đếm được: how much.',
      'EG-11',
    ],
    [
      'M2',
      'You ___ run in the school library. It is against the rules.',
      "mustn't|must|can|should",
      'mustn’t: không được phép.',
      'EG-12',
    ],
    [
      'M2',
      'If we plant more trees, the air ___ cleaner.',
      'will be|is being|was|were',
      'Câu điều kiện loại 1: will + V.',
      'EG-17',
    ],
    [
      'M3',
      'Which is ___ building in your city?',
      'the tallest|taller|the taller|most tall',
      'So sánh nhất: the tallest.',
      'EG-09',
    ],
    [
      'M2',
      'We ___ a lot of photos when we were in Sa Pa last summer.',
      'took|take|taken|are taking',
      'last summer: quá khứ đơn, take → took.',
      'EG-08',
    ],
  ]),
  ...formRows(writing, [
    ['M2', 'She is a very good ___ at a primary school.', 'TEACH', 'teacher', 'Người dạy học: teacher.'],
    ['M2', 'It is often ___ in the afternoon, so take a hat.', 'SUN', 'sunny', 'Tính từ: sunny.'],
    ['M3', 'My brother draws very ___.', 'BEAUTIFUL', 'beautifully', 'Trạng từ bổ nghĩa cho draws.'],
  ]),
  ...gapRows(writing, 'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.', [
    [
      'M2',
      'My house has three bedrooms.\nThere ___ three bedrooms in my house.',
      'are',
      'There are + danh từ số nhiều.',
      'EG-02',
    ],
    [
      'M2',
      'Nam is taller than Minh.\nMinh is ___ than Nam.',
      'shorter/less tall',
      'Đảo lại so sánh: shorter.',
      'EG-09',
    ],
    ['M3', 'Let’s go to the cinema.\nWhat about ___ to the cinema?', 'going', 'What about + V-ing.'],
  ]),
  cloze(reading, {
    level: 'M2',
    title: 'My new school',
    text: 'My new school is ___ a quiet street. It ___ twenty classrooms, a big library and a computer room. There ___ forty students in my class. I like English best ___ the lessons are fun. After school I often ___ football with my friends.',
    options: ['in|at|to|into', 'has|have|is|there is', 'are|is|has|be', 'because|but|so|or', 'play|do|go|make'],
  }),
  openCloze(
    writing,
    'M3',
    'A postcard from Da Lat',
    'Hi Linh,\nI am ___ Da Lat with my family. The weather ___ cool and there ___ flowers everywhere. Yesterday we went ___ the night market. See you ___ Monday!\nMai',
    ['in/visiting', 'is/feels', 'are', 'to/around/round', 'on/next/this'],
  ),
  readAndJudge(
    reading,
    'TF2',
    {
      level: 'M2',
      title: 'A day on the farm',
      text: 'Last Sunday our class visited a farm near Ha Noi. We got up early and went there by bus. In the morning we fed the chickens and watered the vegetables. At lunch we ate rice, fish and fresh salad from the garden. In the afternoon it rained, so we stayed inside and learned how to make cheese. We came home at six o’clock, tired but happy.',
    },
    [
      ['The class went to the farm by train.', 'f'],
      ['They watered the vegetables in the morning.', 't'],
      ['They played outside in the afternoon.', 'f'],
      ['They learned to make cheese.', 't'],
    ],
  ),
  readAndChoose(
    reading,
    {
      level: 'M2',
      title: 'My best friend',
      text: 'My best friend is Thao. She is twelve years old and she lives next door to me. She has long black hair and big brown eyes. Thao is kind and hard-working. She gets up at half past five every day and helps her mother to cook breakfast. At school, her favourite subject is science. She wants to be a vet because she loves animals. At the weekend we often ride our bikes to the lake and read comics under a big tree.',
    },
    [
      ['Where does Thao live?', 'Next to the writer’s house|Near a lake|In a house by the school|On a farm'],
      [
        'What does Thao do before school?',
        'She helps to cook breakfast.|She reads comics.|She rides her bike.|She feeds some animals at home.',
      ],
      [
        'Why does Thao want to be a vet?',
        'She loves animals.|She likes science.|Her mother is a vet.|She has many pets.',
      ],
    ],
  ),
  twoOf(
    words,
    'M1',
    'Which TWO things do we find in a kitchen?',
    'a cooker|a dishwasher',
    'a wardrobe|a blanket|a bathtub',
    'cooker (bếp) và dishwasher (máy rửa bát) ở trong bếp.',
  ),
  errorQuestion([
    6,
    'M1',
    '[Can] your sister [*sings] [very] [well]?',
    'sing',
    'Sau can là động từ nguyên mẫu: sing. Can, very, well dùng đúng.',
    'EG-03',
  ]),
  ...choiceRows(grammar, [
    [
      'M2',
      'My bag is ___ than yours, because all our books are in it.',
      'heavier|heavy|heaviest|more heavy',
      'So sánh hơn: heavier than. heavy chưa so sánh; heaviest là so sánh nhất; heavy không dùng more.',
      'EG-09',
    ],
  ]),
];
