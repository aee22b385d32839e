/** Further grammar and sentences to write for the tests of grades 10 to 12, by unit of the course. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from '../units/kit.ts';

const ofTen = (): SeedQuestion[] => [
  ...unit(10, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'Listen! Somebody ___ the washing machine. Is it your turn today?',
        'is loading|loads|load|has been loaded',
        'Listen! báo việc đang xảy ra: is loading. loads: việc thường ngày; load sai ngôi; has been loaded: bị động.',
      ],
      [
        'unit',
        'M3',
        'My brother ___ of moving out, but he has not found a room yet.',
        'is thinking|think|has thinking|is being thought',
        'think of ở đây là đang cân nhắc nên dùng tiếp diễn: is thinking. think sai ngôi; has thinking sai dạng; is being thought: bị động.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Trạng từ tần suất đứng trước động từ thường.',
        'My parents|always|share|the cooking|at|weekends.',
      ],
    ],
  }),
  ...unit(10, 2, {
    grammar: [
      [
        'unit',
        'M1',
        'Look out! That glass ___ off the table.',
        'is going to fall|falls|fell|has fallen',
        'Dự đoán có dấu hiệu trước mắt: is going to. falls: thói quen; fell, has fallen: đã rơi rồi, không cần dặn nữa.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'They will plant two hundred trees along this road next month.\nTwo hundred trees ___ along this road next month.',
        'will be planted/are going to be planted/are to be planted',
        'Bị động tương lai: will be + quá khứ phân từ.',
      ],
    ],
  }),
  ...unit(10, 3, {
    grammar: [
      [
        'unit',
        'M2',
        'The singer’s parents didn’t let her ___ late on school days.',
        'perform|to perform|performing|performed',
        'let + tân ngữ + nguyên thể không to: perform.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'make + tân ngữ + nguyên thể không to: made us laugh.', 'The|second|song|made|all|of us|laugh.'],
    ],
  }),
  ...unit(10, 4, {
    grammar: [
      [
        'unit',
        'M3',
        'The volunteers ___ lunch when the first boxes arrived, so they stopped eating.',
        'were having|had|have had|had had',
        'Đang ăn thì thùng hàng đến, nên phải dừng: were having. had, had had: đã ăn xong; have had: hiện tại.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'I saw an old friend on my way to the charity shop.\nI saw an old friend while I ___ to the charity shop.',
        'was walking/was going/was on my way/was on the way/was driving/was riding/was cycling/was travelling',
        'on my way đổi thành while + quá khứ tiếp diễn.',
      ],
    ],
  }),
  ...unit(10, 5, {
    grammar: [
      [
        'unit',
        'M2',
        'Engineers ___ batteries for more than two hundred years, and the work is not finished.',
        'have been improving|improved|were improving|had improved',
        'for … và chưa xong: hiện tại hoàn thành tiếp diễn. improved, were improving, had improved chỉ việc đã kết thúc.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'I started to use this tablet three years ago.\nI ___ this tablet for three years.',
        'have used/have been using/’ve used/’ve been using',
        'started … ago đổi thành hiện tại hoàn thành + for.',
      ],
    ],
  }),
  ...unit(10, 8, {
    grammar: [
      [
        'unit',
        'M2',
        'The teacher ___ videos we watch at home answers our questions in class.',
        'whose|who|which|that',
        'videos của cô giáo: whose + danh từ. who, that thay cho người làm chủ ngữ, tân ngữ; which chỉ vật.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'I borrowed some notes from a student. She sits next to me.\nI borrowed some notes from a student ___ next to me.',
        'who sits/that sits/sitting',
        'Nối bằng who (that) + động từ, hoặc rút gọn thành sitting.',
      ],
    ],
  }),
  ...unit(10, 9, {
    grammar: [
      [
        'unit',
        'M3',
        'The ranger asked whether we ___ any rubbish on the path the day before.',
        'had left|have left|leave|would leave',
        'Tường thuật, the day before: lùi thì thành had left. have left, leave không lùi thì; would leave chỉ tương lai.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        '“Don’t feed the monkeys,” the guard said to us.\nThe guard told us ___ the monkeys.',
        'not to feed/that we must not feed/we must not feed/that we should not feed/we should not feed',
        'Câu mệnh lệnh phủ định: told us not to + V.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'Câu tường thuật: asked + tân ngữ + to + V.', 'The guide|asked|the visitors|to|stay|on|the path.'],
    ],
  }),
  ...unit(10, 10, {
    grammar: [
      [
        'unit',
        'M1',
        'If fewer people flew on holiday, the air ___ cleaner.',
        'would be|will be|is|was being',
        'Điều kiện loại 2: if + quá khứ đơn, would + V. will be, is thuộc loại 1; was being sai.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'I don’t live near the sea, so I can’t go diving every week.\nIf I ___ near the sea, I could go diving every week.',
        'lived',
        'Trái với hiện tại: điều kiện loại 2, lived.',
      ],
    ],
  }),
];

const ofEleven = (): SeedQuestion[] => [
  ...unit(11, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'My aunt ___ three half marathons so far this year.',
        'has run|ran|runs|is running',
        'so far this year: hiện tại hoàn thành has run. ran: đã kết thúc; runs, is running không đi với so far.',
      ],
      [
        'unit',
        'M2',
        'My uncle ___ smoking in 2015 and has felt better ever since.',
        'gave up|has given up|was giving up|gives up',
        'in 2015: quá khứ đơn gave up. has given up không đi với mốc quá khứ; was giving up, gives up sai nghĩa.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'I last ate fast food two months ago.\nI ___ fast food for two months.',
        'haven’t eaten/have not eaten/haven’t had/have not had',
        'last … ago đổi thành hiện tại hoàn thành phủ định + for.',
      ],
    ],
  }),
  ...unit(11, 2, {
    grammar: [
      [
        'unit',
        'M1',
        'You ___ ask before you read your brother’s messages. They are private.',
        'should|should to|has to|must to',
        'should + nguyên thể không to. should to, must to thừa to; has to sai ngôi.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'It isn’t necessary for you to wear a suit to the party.\nYou ___ wear a suit to the party.',
        'don’t have to/do not have to/needn’t/need not/don’t need to/do not need to',
        'It isn’t necessary = don’t have to / needn’t. mustn’t nghĩa là cấm.',
      ],
    ],
    orders: [['unit', 'M1', 'have to + V; thời gian ở cuối.', 'We|have to|be|at home|by ten|in the evening.']],
  }),
  ...unit(11, 3, {
    grammar: [
      [
        'unit',
        'M2',
        'The new quarter looks ___ at night, when the trees are full of lights.',
        'wonderful|wonderfully|wonder|wondering',
        'look (trông) là động từ nối, theo sau là tính từ: wonderful. wonderfully là trạng từ; wonder: điều kì diệu; wondering: đang tự hỏi.',
      ],
    ],
  }),
  ...unit(11, 4, {
    grammar: [
      [
        'unit',
        'M1',
        '___ part in the youth forum was the best thing I did last year.',
        'Taking|Take|Took|Being taken',
        'Chủ ngữ là V-ing: Taking part. Take, Took là động từ chia; Being taken mang nghĩa bị động.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'It is not easy to make friends in a foreign language.\n___ in a foreign language is not easy.',
        'Making friends/To make friends',
        'Đưa V-ing (hoặc to V) lên làm chủ ngữ.',
      ],
    ],
  }),
  ...unit(11, 5, {
    grammar: [
      [
        'unit',
        'M3',
        '___ by the heavy rain, the road to the village was closed for a week.',
        'Damaged|Damaging|Having damaged|To damage',
        'Con đường bị hư hại: phân từ quá khứ Damaged. Damaging, Having damaged mang nghĩa chủ động; To damage chỉ mục đích.',
      ],
      [
        'unit',
        'M3',
        '___ that the water was rising, the farmers moved their animals to higher land.',
        'Seeing|Seen|To be seen|Saw',
        'Nông dân thấy (chủ động): Seeing. Seen, To be seen là bị động; Saw không mở đầu cụm phân từ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'The people who live near the coast are most worried.\nThe people ___ near the coast are most worried.',
        'living',
        'Rút gọn mệnh đề quan hệ chủ động bằng V-ing: living.',
      ],
    ],
  }),
  ...unit(11, 6, {
    grammar: [
      [
        'unit',
        'M2',
        'Ha Long Bay was the second Vietnamese site ___ as a World Heritage Site.',
        'to be listed|having listed|to list|being list',
        'Sau số thứ tự dùng to-inf, ở đây bị động: to be listed. having listed, to list chủ động; being list sai dạng.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'Nobody climbed this tower before him.\nHe was the first person ___ this tower.',
        'to climb/who climbed/that climbed/to ever climb/who ever climbed',
        'the first person + to V: to climb.',
      ],
    ],
  }),
  ...unit(11, 7, {
    grammar: [
      [
        'unit',
        'M3',
        '___ the last bus, she had to walk home in the rain.',
        'Having missed|Having been missed|Miss|Being missed',
        'Việc xong trước, chủ động: Having missed. Having been missed, Being missed là bị động; Miss không mở đầu cụm này.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'She did not apply for the course. Now she regrets it.\nShe regrets ___ for the course.',
        'not applying/not having applied',
        'regret + (not) V-ing hoặc having + quá khứ phân từ.',
      ],
    ],
  }),
  ...unit(11, 8, {
    grammar: [
      [
        'unit',
        'M2',
        'It was my grandmother ___ taught me how to save money.',
        'who|which|she|whom',
        'Câu chẻ nhấn mạnh người làm chủ ngữ: who. which chỉ vật; she thừa chủ ngữ; whom là tân ngữ.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'Câu chẻ: It was + trạng ngữ + that + mệnh đề.', 'It was|in Da Lat|that|she|first lived|alone.'],
    ],
  }),
  ...unit(11, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'Many teenagers are bullied online. ___, few of them tell their parents.',
        'However|Therefore|Moreover|For example',
        'Ý trái ngược: However. Therefore: kết quả; Moreover: thêm ý; For example: ví dụ.',
      ],
    ],
  }),
];

const ofTwelve = (): SeedQuestion[] => [
  ...unit(12, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'While the young doctor ___ in a village, she started to write poems.',
        'was working|works|has been working|will be working',
        'Nền đang diễn ra trong quá khứ: was working. works, has been working là hiện tại; will be working là tương lai.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'Mệnh đề thời gian với when, quá khứ đơn.', 'She|was|only nineteen|when|her first book|appeared.'],
    ],
  }),
  ...unit(12, 2, {
    grammar: [
      [
        'unit',
        'M2',
        'My cousin married ___ Englishman whom she had met at ___ university in Sydney.',
        'an – a|a – an|an – an|the – an',
        'Englishman bắt đầu bằng nguyên âm: an; university đọc /juː/: a. Các cách khác sai ít nhất một mạo từ.',
      ],
    ],
  }),
  ...unit(12, 3, {
    grammar: [
      [
        'unit',
        'M2',
        'Our neighbours collect rainwater, ___ saves them a lot of money.',
        'which|that|what|it',
        'Thay cho cả mệnh đề trước, sau dấu phẩy: which. that không đứng sau dấu phẩy; what không thay mệnh đề trước; it không nối câu.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'The shop gives no plastic bags. This pleases many customers.\nThe shop gives no plastic bags, ___ many customers.',
        'which pleases/pleasing',
        'which thay cho cả mệnh đề trước: which pleases.',
      ],
    ],
  }),
  ...unit(12, 4, {
    grammar: [
      [
        'unit',
        'M1',
        'The population of our district ___ since the bridge was built.',
        'has doubled|doubled|doubles|is doubling',
        'since + mốc quá khứ: hiện tại hoàn thành has doubled. Các thì khác không đi với since ở mệnh đề chính.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'As the city grows, houses become more expensive.\nThe more the city grows, ___ houses become.',
        'the more expensive',
        'So sánh kép: The more …, the more expensive …',
      ],
      [
        'unit',
        'M3',
        'I have never seen such a crowded station.\nThis is the ___ that I have ever seen.',
        'most crowded station',
        'never … such a đổi thành so sánh nhất: the most crowded station.',
      ],
    ],
  }),
  ...unit(12, 5, {
    grammar: [
      [
        'unit',
        'M3',
        '___ the salary was low, she took the job, because she wanted to learn.',
        'Even though|In spite of|Because of|As long as',
        'Hai ý trái nhau, sau là mệnh đề: Even though. In spite of, Because of đi với danh từ; As long as: miễn là.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'Although he had little experience, he got the job.\nIn spite of ___, he got the job.',
        'his little experience/his limited experience/having little experience/having limited experience/his lack of experience/a lack of experience/the lack of experience/having had little experience/his having little experience',
        'In spite of + danh từ hoặc V-ing.',
      ],
    ],
  }),
  ...unit(12, 6, {
    grammar: [
      [
        'unit',
        'M2',
        'We had our old computers ___ by the students’ club.',
        'checked|check|checking|to check',
        'have + vật + quá khứ phân từ (nhờ làm): checked. check, checking, to check mang nghĩa chủ động.',
      ],
      [
        'unit',
        'M1',
        'The manager had a robot ___ the parcels to the right floor.',
        'carry|carried|to carry|carries',
        'have + người (rô-bốt) + nguyên thể: carry. carried là bị động; to carry đi với get; carries không dùng sau tân ngữ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'An engineer will repair our server tomorrow.\nWe will have our server ___ tomorrow.',
        'repaired/fixed',
        'have + vật + quá khứ phân từ: repaired.',
      ],
    ],
  }),
  ...unit(12, 7, {
    grammar: [
      [
        'unit',
        'M3',
        'The presenter spoke ___ quickly that even the guests could not follow her.',
        'so|such|too|very',
        'so + trạng từ + that: so quickly that. such + danh từ; too … to; very không đi với that.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'It was such an exciting report that nobody left the room.\nThe report was ___ nobody left the room.',
        'so exciting that',
        'such + danh từ + that đổi thành so + tính từ + that.',
      ],
    ],
  }),
  ...unit(12, 8, {
    grammar: [
      [
        'unit',
        'M2',
        'You can visit the breeding centre ___ you do not touch the animals.',
        'provided that|in case|unless|as if',
        'với điều kiện là: provided that. in case: phòng khi; unless: trừ khi (đã có not nên trái nghĩa); as if: như thể.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Mệnh đề điều kiện với unless đứng sau.',
        'These birds|will disappear|unless|we|protect|their forest.',
      ],
    ],
  }),
  ...unit(12, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'I am looking forward to ___ from the company soon.',
        'hearing|hear|be heard|heard',
        'look forward to + V-ing: hearing. to ở đây là giới từ nên hear, heard, be heard đều sai.',
      ],
    ],
  }),
  ...unit(12, 10, {
    grammar: [
      [
        'unit',
        'M1',
        'The librarian advised us ___ a language with songs.',
        'to learn|learn|learning|learnt',
        'advise + tân ngữ + to V: to learn. learning đi với advise không có tân ngữ; learn, learnt sai dạng.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        '“Would you like to join our evening class?” Mrs Hoa said to my mother.\nMrs Hoa invited my mother ___ their evening class.',
        'to join/to attend/to',
        'Lời mời: invited + tân ngữ + to V.',
      ],
    ],
  }),
];

export const termSentences1012 = (): SeedQuestion[] => [...ofTen(), ...ofEleven(), ...ofTwelve()];
