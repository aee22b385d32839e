/** Short readings and sentences to rewrite for the term tests of grades 10 to 12. */
import type { SeedQuestion } from '../../kit.ts';
import { reading } from '../../more/kit.ts';
import { unit } from '../units/kit.ts';

const ten = { grade: 10, cefr: 'B1' } as const;
const eleven = { grade: 11, cefr: 'B1' } as const;
const twelve = { grade: 12, cefr: 'B1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    ten,
    [
      'M1',
      'E10-01',
      'Dinner without Mum',
      'Every Wednesday, Lam’s mother comes home at ten, because she teaches an evening class. So on Wednesdays, the rest of the family cooks. His father goes to the market, Lam prepares the vegetables, and his sister, who is nine, chooses the music. At first, they made the same soup every week. Then Lam asked his grandmother for a list of her favourite dishes, and now they try a new one each time. Not everything has been a success: their first fish was black on one side and cold on the other. But his mother always finds a plate on the table when she gets home, with a small note that tells her what it was supposed to be.',
    ],
    [
      [
        'Why does the family cook without the mother on Wednesdays?',
        'She has to work in the evening.|She takes a class after work.|She visits the grandmother.|She doesn’t like to cook.',
        '~she teaches an evening class|Mẹ dạy học buổi tối; mẹ không đi học, thăm bà hay ghét nấu ăn.',
      ],
      [
        'What does Lam’s sister do?',
        'She chooses the music.|She goes to the market.|She cuts the vegetables.|She writes the list.',
        '~chooses the music|Đi chợ là bố; rau là Lam làm; danh sách là của bà.',
      ],
      [
        'What does the mother find when she gets home?',
        'A plate and a note|A list of dishes|A bowl of hot soup|A cake from her son',
        '~finds a plate on the table|Có đĩa thức ăn và mảnh giấy nhỏ. Danh sách là của bà; súp là món lúc đầu; bài không nói bánh.',
      ],
    ],
  ),
  reading(
    ten,
    [
      'M1',
      'E10-05',
      'The button that wakes him up',
      'Phuc, a student from Bien Hoa, used to be late nearly every morning. He did hear his alarm, but he turned it off and went back to sleep. Last summer he built a clock of his own. It looks like an old radio, and it has no button. When it rings, Phuc has to get up, walk to the bathroom and put his foot on a small board in front of the mirror. Only then does the noise stop. If he goes back to bed within ten minutes, it starts again. He made it from parts of a broken toy, and it cost him less than a bowl of noodles. He hasn’t been late since September. “The only problem is my brother,” he says. “We share a room, and he doesn’t have to get up.”',
    ],
    [
      [
        'Why was Phuc often late in the past?',
        'He fell asleep again.|He didn’t hear the alarm.|His clock was broken.|His brother woke him too late.',
        '~went back to sleep|Phuc có nghe chuông nhưng tắt đi và ngủ tiếp; đồng hồ không hỏng.',
      ],
      [
        'How does Phuc stop the noise of his new clock?',
        'He steps on a board.|He presses a button.|He looks into a mirror.|He turns on the radio.',
        '~put his foot on a small board|Đồng hồ không có nút; cái gương chỉ ở chỗ đặt tấm ván; nó trông như radio cũ.',
      ],
      [
        'Who is not happy with the clock?',
        'Phuc’s brother|Phuc’s teacher|Phuc’s mother|Phuc himself',
        '~The only problem is my brother|Em hoặc anh của Phuc cùng phòng mà không phải dậy sớm. Bài không nói cô giáo hay mẹ.',
      ],
    ],
  ),
  reading(
    ten,
    [
      'M3',
      'E10-10',
      'A path for two hundred feet',
      'When a travel magazine wrote about the waterfall behind our village, a hundred visitors came on the first weekend, and three hundred on the next. They were friendly, and they bought our honey. But after a month, the path was mud, and the birds had gone. So the village made a rule: only a hundred people a day may walk to the waterfall, and each of them has to go with someone from the village. Some visitors complain when they are turned away. The others write us letters in which they say that they have never heard so many birds.',
    ],
    [
      [
        'Why did the village make the rule?',
        'Too many visitors harmed the place.|The visitors refused to pay.|A magazine had asked them to.|The villagers sold too little honey.',
        '~the path was mud|Đông khách làm hỏng đường và chim bỏ đi. Khách vẫn mua mật ong; tạp chí chỉ viết bài.',
      ],
      [
        'What can be inferred from the last sentence?',
        'The birds have come back.|Visitors feed the birds now.|The path has become longer.|Nobody is turned away any more.',
        '~never heard so many birds|Khách nghe thấy nhiều chim, tức là chim đã trở lại. Vẫn có người bị từ chối; bài không nói cho chim ăn hay đường dài ra.',
      ],
    ],
  ),
  reading(
    eleven,
    [
      'M1',
      'E11-01',
      'The slow runners',
      'At half past five every morning, a group of people in yellow shirts runs round the lake in Nga’s town, very slowly. The youngest is fourteen and the oldest eighty-one. Their only rule is that everybody must be able to talk while running. If someone is out of breath, the whole group goes slower. Nga joined them after her doctor had told her to move more. She had tried a gym before, but she felt that everyone was looking at her. “Here nobody looks at anybody,” she says. “They’re all too busy telling stories.” She can run eight kilometres now. She has no idea how long it takes her, because the group does not allow watches.',
    ],
    [
      [
        'What must all the runners be able to do?',
        'Speak while they run|Run eight kilometres|Run faster each week|Be there before five',
        '~able to talk while running|Tám cây số là thành tích của Nga; nhóm chạy chậm; bắt đầu lúc năm rưỡi.',
      ],
      [
        'Why did Nga join the group?',
        'A doctor advised her to exercise.|A friend from the gym invited her.|She liked the yellow shirts.|She wanted to win a race.',
        '~her doctor had told her to move more|Ở phòng tập cô không thoải mái; bài không nói thích áo hay muốn thi đấu.',
      ],
      [
        'Why doesn’t Nga know how fast she is?',
        'The group doesn’t use watches.|She has lost her old watch.|She doesn’t like numbers at all.|The way is different every day.',
        '~does not allow watches|Nhóm không cho đeo đồng hồ; bài không nói mất đồng hồ hay đổi đường.',
      ],
    ],
  ),
  reading(
    eleven,
    [
      'M1',
      'E11-03',
      'The bus that comes when you call',
      'In our part of the city, bus number 30 has disappeared. It used to drive through the streets every twenty minutes, and most of the time it was empty. In its place, there are now six small electric buses without a timetable. If you want to go somewhere, you tell an app or call a number, and within ten minutes one of them stops at the next corner. On the way, it picks up others who are going in the same direction. My grandmother was against it, because she doesn’t use a smartphone. Now she calls the bus every day. “The driver knows my name,” she says, “and he waits until I’ve sat down. Number 30 never did that.”',
    ],
    [
      [
        'What was wrong with bus number 30?',
        'It had too few passengers.|It was late nearly every time.|It was too small.|It cost too much.',
        '~most of the time it was empty|Xe chạy đều hai mươi phút một chuyến nhưng thường không có khách.',
      ],
      [
        'When do the new buses come?',
        'When somebody asks for one|Every ten minutes|Every twenty minutes|When six people are waiting',
        '~you tell an app or call a number|Không có giờ cố định; mười phút là thời gian chờ; sáu là số xe.',
      ],
      [
        'What does the grandmother like about the new bus?',
        'The driver pays attention to her.|She can use it without calling.|It stops in front of her own house.|It takes her there alone.',
        '~he waits until I’ve sat down|Bà phải gọi điện; xe dừng ở góc phố và đón thêm người.',
      ],
    ],
  ),
  reading(
    eleven,
    [
      'M3',
      'E11-06',
      'The bell of our village',
      'The bell in our village is three hundred years old, and it has a crack. Some years ago, a rich man who had grown up here offered to pay for a new one. Everybody thanked him, and then there was a meeting that lasted until midnight. The young people wanted a bell that sounded as a bell should. The old ones said that the crack came from the war, when the bell was hidden in the river, and that it was part of their story. In the end, they asked the rich man for something else. Today there is a small library beside the bell, and on its door you can read why the bell sounds the way it does.',
    ],
    [
      [
        'Why did the old people want to keep the bell?',
        'Its crack reminds them of the past.|A new one would cost too much.|They liked its beautiful sound.|The rich man’s family had made it.',
        '~it was part of their story|Vết nứt gắn với chuyện thời chiến. Tiền thì người giàu trả; tiếng chuông không hay; bài không nói ai đúc.',
      ],
      [
        'What happened in the end?',
        'The money was used for something else.|The bell was repaired and hung up again.|The young people got the bell they wanted.|The rich man took back his offer.',
        '~asked the rich man for something else|Tiền dùng làm thư viện. Chuông không sửa, không thay; người giàu vẫn giúp.',
      ],
    ],
  ),
  reading(
    twelve,
    [
      'M1',
      'E12-05',
      'The man who checks the lifts',
      'Mr Dat has spent more than half of his life in places where nobody else wants to be: on top of lifts, between two floors, in the dark. For thirty years, he has checked the ropes and doors of some two hundred lifts in Ha Noi. He starts at four in the morning, when people are still asleep. Once a woman who was on her way to hospital got stuck between the sixth and the seventh floor. He talked to her through the wall for forty minutes while he was repairing the door. A week later, she brought her baby to meet him. “People only notice my work when it isn’t done,” he says. He himself lives on the fourth floor, and he always takes the stairs.',
    ],
    [
      [
        'When does Mr Dat begin his work?',
        'Before people get up|When a lift gets stuck|After lunch|Late in the evening',
        '~when people are still asleep|Ông bắt đầu lúc bốn giờ sáng; lần kẹt thang máy chỉ là một chuyện.',
      ],
      [
        'What did he do when the woman was stuck?',
        'He spoke to her while he worked.|He carried her down the stairs.|He called a doctor for her.|He waited until she was calm.',
        '~He talked to her through the wall|Ông vừa sửa vừa nói chuyện bốn mươi phút; không bế, không gọi bác sĩ.',
      ],
      [
        'How does he get to his own flat?',
        'On foot|By lift|With a ladder|With his neighbour’s help',
        '~he always takes the stairs|Ông ở tầng bốn và luôn đi cầu thang bộ.',
      ],
    ],
  ),
  reading(
    twelve,
    [
      'M1',
      'E12-10',
      'A class with one student',
      'When Ms Hoai moved to the island of her husband’s family, she was told that there was no work for a teacher of French. So she sold vegetables. One day, a fisherman of sixty noticed the old grammar book beside her scales and asked her to teach him. He wanted to read the letters that his grandfather, a cook on a ship, had written home from Marseille. They met on the beach three evenings a week. After two years, he had read all forty letters. Most of them, it turned out, were about soup. “I wasn’t disappointed,” the fisherman says. “I can hear his voice now. And I cook his soups.” Ms Hoai has eleven students today, and the oldest of them helps her.',
    ],
    [
      [
        'Why did Ms Hoai sell vegetables at first?',
        'She couldn’t find work as a teacher.|She had never learnt to do another job.|She had grown up on a farm.|She wanted to help a fisherman.',
        '~there was no work for a teacher of French|Cô là giáo viên tiếng Pháp nhưng trên đảo không có việc.',
      ],
      [
        'Why did the fisherman want to learn French?',
        'To understand old letters|To work on a ship|To travel to Marseille|To cook for tourists',
        '~He wanted to read the letters|Làm trên tàu và ở Marseille là ông nội của ông.',
      ],
      [
        'What were most of the letters about?',
        'Soup|The sea|A ship|The family',
        '~Most of them, it turned out, were about soup|Phần lớn viết về món súp.',
      ],
    ],
  ),
  reading(
    twelve,
    [
      'M3',
      'E12-06',
      'The game that was too good',
      'A programmer of twenty taught a computer to play an old card game from his village. After one night, it beat him; after a week, it beat everyone. The old men, who had played under the same tree for forty years, were curious at first. Then they stopped coming. So the programmer changed his work. Now the computer makes a mistake in every third game, it takes its time, and it says something rude about the weather when it loses. The tree is full again. “It’s a much worse player,” he says, “and it took me five times as long to build.”',
    ],
    [
      [
        'Why did the old men stop coming?',
        'There was no point in playing any more.|The computer had been rude to them.|They had found a much better place to play.|The game was too difficult to learn.',
        '~it beat everyone|Máy luôn thắng nên chơi không còn thú vị. Lời bất nhã có sau khi sửa; trò chơi họ đã biết bốn mươi năm.',
      ],
      [
        'What does the last sentence suggest?',
        'To be like a person is harder than to win.|A bad player needs much more practice.|Old games are difficult to program well.|Programmers should work more quickly.',
        '~five times as long to build|Làm máy chơi kém như người tốn công gấp năm lần làm máy chỉ biết thắng.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(10, 2, {
    rewrites: [
      [
        'unit',
        'M1',
        'We must protect this forest.\nThis forest ___ protected.',
        'must be/has to be/has got to be/needs to be',
        'Bị động với must: must be + quá khứ phân từ.',
      ],
    ],
  }),
  ...unit(10, 7, {
    rewrites: [
      [
        'unit',
        'M1',
        'No other member of the team is as young as Khoa.\nKhoa is ___ member of the team.',
        'the youngest',
        'Không ai trẻ bằng Khoa: so sánh nhất the youngest.',
      ],
    ],
  }),
  ...unit(10, 9, {
    rewrites: [
      [
        'unit',
        'M2',
        '“I will plant a tree,” said Minh.\nMinh said that he ___ a tree.',
        'would plant/was going to plant',
        'Tường thuật: will → would plant.',
      ],
    ],
  }),
  ...unit(10, 10, {
    rewrites: [
      [
        'unit',
        'M2',
        'You won’t see any turtles unless you are quiet.\nYou won’t see any turtles if you ___ quiet.',
        'are not/do not stay/do not keep/do not remain',
        'unless = if … not: if you are not quiet.',
      ],
    ],
  }),
  ...unit(11, 1, {
    rewrites: [
      [
        'unit',
        'M1',
        'She began to do yoga in 2023.\nShe ___ yoga since 2023.',
        'has done/has been doing/has practised/has been practising',
        'began … in = hiện tại hoàn thành với since: has done.',
      ],
    ],
  }),
  ...unit(11, 2, {
    rewrites: [
      [
        'unit',
        'M1',
        'It isn’t necessary for us to print the tickets.\nWe ___ to print the tickets.',
        'do not have/do not need/have not got/are not required/are not obliged',
        'isn’t necessary = don’t have to (không cần phải).',
      ],
    ],
  }),
  ...unit(11, 6, {
    rewrites: [
      [
        'unit',
        'M2',
        'Nobody saw the cave before a farmer did.\nThe first person ___ the cave was a farmer.',
        'to see/who saw/that saw/to ever see',
        'the first + danh từ + to V: to see.',
      ],
    ],
  }),
  ...unit(11, 8, {
    rewrites: [
      [
        'unit',
        'M2',
        'My brother repaired the lamp, not my father.\nIt was my brother ___ the lamp, not my father.',
        'who repaired/that repaired',
        'Câu chẻ nhấn vào người: It was … who/that repaired.',
      ],
    ],
  }),
  ...unit(12, 6, {
    rewrites: [
      [
        'unit',
        'M1',
        'A mechanic repaired my bike yesterday.\nI had my bike ___ by a mechanic yesterday.',
        'repaired',
        'have something done: had my bike repaired.',
      ],
    ],
  }),
  ...unit(12, 10, {
    rewrites: [
      [
        'unit',
        'M1',
        '“Close your books,” the teacher told us.\nThe teacher told us ___ our books.',
        'to close/that we should close/we should close/that we must close/we must close/that we had to close/we had to close',
        'Tường thuật câu mệnh lệnh: told us to close.',
      ],
    ],
  }),
  ...unit(12, 7, {
    rewrites: [
      [
        'unit',
        'M2',
        'The news was so shocking that nobody said a word.\nIt was ___ shocking news that nobody said a word.',
        'such',
        'such + (tính từ) + danh từ + that: such shocking news.',
      ],
    ],
  }),
  ...unit(12, 8, {
    rewrites: [
      [
        'unit',
        'M2',
        'If we don’t act now, this species will die out.\n___ we act now, this species will die out.',
        'Unless',
        'if … not = unless (trừ khi).',
      ],
    ],
  }),
  ...unit(12, 3, {
    rewrites: [
      [
        'unit',
        'M2',
        'Chi repairs old things, and this makes her parents proud.\nChi repairs old things, ___ her parents proud.',
        'which makes/making',
        'which thay cho cả mệnh đề trước: which makes.',
      ],
    ],
  }),
];

export const furtherOf1012 = (): SeedQuestion[] => [...readings(), ...sentences()];
