/** Readings, recordings, words, grammar, sounds and sentences to write for a third practice test of grade 6. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { soundRows } from '../../rows.ts';
import { unit } from '../../units/kit.ts';

const place = { grade: 6, cefr: 'A1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M2',
      'E6-09',
      'My first trip alone',
      'Last summer, I travelled alone for the first time, to see my aunt Thu in Da Nang. “Take the green bus,” she said on the phone, “and get off at the bridge.” At the station, I asked the driver of a green bus, “Do you go to the bridge?” He smiled and said yes. After half an hour, I saw a bridge, and I got off. But my aunt wasn’t there. I saw two old men with a boat and a lot of ducks. I called her. “What does your bridge look like?” she asked. “It is small and blue,” I said. She laughed for a long time. “There are many bridges in this city, and that isn’t the one near my house. Don’t move!” She came on her motorbike after fifteen minutes with two bowls of noodles in a bag. We ate them with the old men. It was the best lunch of my holiday.',
    ],
    [
      [
        'How did the writer go to the bridge?',
        'By bus|By boat|By motorbike|On foot',
        '~Take the green bus|Xe máy là của cô; thuyền là của hai ông cụ; bạn không đi bộ.',
      ],
      [
        'What was the problem?',
        'The aunt was at another bridge.|The bus was half an hour late.|The writer’s phone didn’t work.|The aunt forgot the day.',
        '~that isn’t the one near my house|Bạn xuống nhầm cây cầu. Nửa tiếng là thời gian đi xe; bạn vẫn gọi được điện thoại.',
      ],
      [
        'Where did they have lunch?',
        'Next to the small bridge|In the aunt’s new house|At the bus station|In a noodle shop',
        '~We ate them with the old men|Cô mang mì đến chỗ cây cầu nhỏ, ăn cùng hai ông cụ. Họ không về nhà cô hay vào quán.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E6-10',
      'Our houses in 2060',
      'In our English lesson, we had to draw our house in the year 2060. There were robots in most pictures, and my house had a swimming pool on the roof. Nga’s house had no robots and no pool. It had only one room, but the room was very big. “Where is your kitchen?” our teacher asked. “It’s in the same room,” said Nga. “And where do you sleep?” “In the same room. My parents work in another city, and they come home twice a year. When they are at home, I don’t want any walls.” Our teacher was quiet. Then she asked, “Can I put your picture on the wall?” Now it is next to the door of our classroom. We see it every day, and last week three of us called our parents at lunch.',
    ],
    [
      [
        'What is special about Nga’s house?',
        'It has only one room.|It has many robots.|It has a very big kitchen.|It has a pool on the roof.',
        '~only one room|Robot có trong tranh các bạn khác; bể bơi là của người viết. Căn phòng to, không phải bếp to.',
      ],
      [
        'Why doesn’t Nga want any walls?',
        'She wants to be near her parents.|She doesn’t like small pictures.|She has to look after the house.|She can’t sleep in a small room.',
        '~they come home twice a year|Bố mẹ ít khi về nên Nga không muốn có tường ngăn. Bài không nói những điều còn lại.',
      ],
      [
        'What did the teacher do with the picture?',
        'She put it up in the classroom.|She gave it to Nga’s parents.|She took it home with her.|She drew some walls on it.',
        '~next to the door of our classroom|Bức tranh treo cạnh cửa lớp, không mang về hay gửi cho bố mẹ.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E6-03',
      'A card for Trung',
      'Our teacher gave each of us a card. “Write one good thing about the student on your left,” she said. Everyone wrote quickly, but Minh looked at his card for ten minutes. On his left, there was Trung. “I can’t write anything,” he said. “We aren’t friends.” “Then look at him for a day,” said our teacher. So Minh looked. When it rained, Trung shut all the windows, and nobody asked him to do it. At lunch, he gave half of his bread to the school cat. After school, he carried a chair for the cleaner. In the evening, the card was too small.',
    ],
    [
      [
        'Why couldn’t Minh write anything at first?',
        'He didn’t know Trung well.|He lost his card in class.|He sat too far from Trung.|He was angry with Trung.',
        '~We aren’t friends|Minh không chơi với Trung nên chẳng biết gì về bạn. Minh ngồi ngay cạnh; bài không nói mất thẻ hay giận.',
      ],
      [
        'Why was the card too small in the evening?',
        'There were many good things to write.|Minh drew a big picture on it.|Trung and Minh both wrote on it.|The teacher gave him a new one.',
        '~the card was too small|Sau một ngày quan sát, Minh thấy Trung làm nhiều việc tốt, viết không hết. Bài không nói vẽ hay viết chung.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    6,
    clips,
    ['M1', 'day-without-cars', 'E6-11', 'A day without cars'],
    [
      ['Students can come to school by bus tomorrow.', 't', '~by bike or by bus'],
      ['The place for the bikes is in front of the gym.', 'f', '~behind the gym'],
      ['The milk costs nothing.', 't', '~free milk'],
      ['Mr Nam repairs bikes before the first lesson.', 'f', '~After the last lesson'],
    ],
  ),
  heardJudged(
    6,
    clips,
    ['M1', 'night-on-the-beach', 'E6-05', 'A night on the beach'],
    [
      ['The visitors can use the light of their phones.', 'f', "~don't use the light"],
      ['The turtles come out of the sea at night.', 't', '~come out of the sea at night'],
      ['The babies come out after fifteen days.', 'f', '~After fifty days'],
      [
        'A girl took an egg with her last year.',
        't',
        '~It was an egg|Viên “đá” tròn màu trắng cô bé cho vào túi là quả trứng rùa.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'two-sisters', 'E6-03', 'A new friend'],
    [
      [
        'How does Lily know which girl is Kate?',
        'Kate laughs a lot.|Kate’s hair is longer.|Kate has other shoes.',
        '~Kate always laughs|Hai chị em cùng tóc dài, cùng kiểu giày; chỉ Kate hay cười.',
      ],
      [
        'What happened last Sunday?',
        'The other sister came.|Nobody came to the house.|There was no fish for lunch.',
        '~Jane came|Chủ nhật trước Jane đến thay Kate và ăn cá. Vậy là có người đến và có cá.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'chess-by-letter', 'E6-08', 'A slow game'],
    [
      [
        'How do Tom and his uncle play chess?',
        'By letter|On a computer|At Tom’s house',
        '~by letter|Mẹ hỏi có phải trên máy tính không, Tom nói không. Chú ở Canada.',
      ],
      [
        'When did they start this game?',
        'Two years ago|Nine years ago|Eleven years ago',
        '~when I was nine|Lúc đó chín tuổi, nay mười một tuổi: hai năm trước. Chín và mười một là số tuổi.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M3', 'seat-twelve', 'E6-09', 'Seat number twelve'],
    [
      [
        'Why does the girl want to sit next to the window?',
        'To tell somebody about London|To take photos of the plane|To sleep better than last time',
        '~look at everything for her|Bạn nhìn London giúp bà. Bài không nói chụp ảnh; người hay ngủ là chú.',
      ],
      [
        'What is different for the man today?',
        'He doesn’t want to sleep.|He can’t find his seat.|He flies to a new city.',
        '~today I want to look too|Tuần nào chú cũng bay và ngủ; hôm nay chú muốn ngắm. Chú biết ghế của mình là số mười hai.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(6, 2, {
    rewrites: [
      [
        'unit',
        'M2',
        'On the sofa, the cat is on my left, and the dog is on my right.\nI am sitting ___ the cat and the dog.',
        'between',
        'Ở giữa hai vật: between.',
      ],
    ],
  }),
  ...unit(6, 3, {
    words: [
      [
        'M3',
        'My sister is very ___: she gave her only umbrella to a girl from another class.',
        'kind|careful|clever|funny',
        'Cho bạn khác lớp chiếc ô duy nhất là tốt bụng: kind. careful: cẩn thận, clever: thông minh, funny: vui tính không hợp.',
      ],
    ],
  }),
  ...unit(6, 5, {
    rewrites: [
      [
        'unit',
        'M3',
        'This river is nearly empty in March.\nThere isn’t ___ water in it in March.',
        'much/very much/a lot of/lots of',
        'Sông gần cạn: không có nhiều nước; water không đếm được nên dùng much.',
      ],
    ],
  }),
  ...unit(6, 6, {
    rewrites: [
      [
        'unit',
        'M3',
        'It is not good to break things at Tet.\nYou ___ break things at Tet.',
        'should not/must not/ought not to/had better not/should never/must never',
        'Điều không nên làm: should not.',
      ],
    ],
  }),
  ...unit(6, 7, {
    words: [
      [
        'M3',
        'I don’t want to see the match now, because my brother told me the ___.',
        'score|ball|player|channel',
        'Biết trước tỉ số (score) thì xem không còn hay. ball: bóng, player: cầu thủ, channel: kênh không phải lí do.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M2',
        '“___ do you watch cartoons?” – “Only twice a week.”',
        'How often|How long|How many|How much',
        'Trả lời “hai lần một tuần”: hỏi bằng How often. How long: bao lâu, How many và How much: bao nhiêu.',
      ],
    ],
  }),
  ...unit(6, 8, {
    rewrites: [
      [
        'unit',
        'M2',
        'You must not eat in the gym.\nPlease ___ eat in the gym.',
        'do not/never',
        'Câu mệnh lệnh phủ định: do not hoặc don’t.',
      ],
    ],
  }),
  ...unit(6, 9, {
    grammar: [
      [
        'unit',
        'M2',
        'My postcard is from Rome, and ___ is from Sydney.',
        'hers|her|our|him',
        'Thay cho her postcard: hers. her và our cần danh từ theo sau; him không làm chủ ngữ.',
      ],
    ],
  }),
  ...unit(6, 10, {
    rewrites: [
      [
        'unit',
        'M3',
        'It is possible that we will live under the sea.\nWe ___ live under the sea.',
        'might/may/could',
        'Điều có thể xảy ra: might.',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'Cụm chỉ thời gian đứng đầu câu; will + động từ nguyên thể.',
        'In the future,|robots|will|cook|dinner|for|our families.',
      ],
    ],
  }),
  ...unit(6, 11, {
    grammar: [
      [
        'unit',
        'M2',
        'If we ___ more trees here, our street will be cooler.',
        'plant|will plant|planted|planting',
        'Câu điều kiện loại 1: If + hiện tại đơn, plant. will plant và planted không đứng sau If ở đây; planting thiếu động từ be.',
      ],
    ],
  }),
  ...unit(6, 12, {
    words: [
      [
        'M3',
        'Our robot isn’t very ___: it can lift heavy boxes, but it can’t answer an easy question.',
        'smart|strong|tall|light',
        'Câu hỏi dễ cũng không trả lời được là không thông minh: smart. strong: khoẻ thì trái với việc nâng thùng nặng; tall: cao, light: nhẹ không liên quan.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'My robot is fast, but your robot is faster.\nMy robot is ___ your robot.',
        'slower than',
        'Robot của bạn nhanh hơn tức là của tôi chậm hơn: slower than.',
      ],
    ],
  }),
];

const sounds = (): SeedQuestion[] =>
  soundRows({ grade: 6, cefr: 'A1' }, [
    ['M1', 'gr(ea)t|t(ea)cher|cl(ea)n|s(ea)t', '“great” đọc là /eɪ/; “teacher”, “clean”, “seat” đọc là /iː/.'],
    ['M1', 'w(a)nt|h(a)nd|h(a)t|b(a)g', '“want” đọc là /ɒ/; “hand”, “hat”, “bag” đọc là /æ/.'],
  ]);

export const sixthOf6 = (clips: Clips): SeedQuestion[] => [...readings(), ...heard(clips), ...sentences(), ...sounds()];
