/** Readings, recordings, words, grammar and sentences to write for a third practice test of grade 10. */
import { rewritten } from '../../../by-type/produced.ts';
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';

const place = { grade: 10, cefr: 'B1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M3',
      'E10-01',
      'Everything else',
      'In our family, each of us wrote down for a week what we did in the house. My father’s list was the longest: eleven lines. He had repaired a lamp, washed the car twice and taken the rubbish out. My brother’s list had nine lines, and one of them was “Carried my plate to the kitchen”. On my mother’s list, there were only two words: “Everything else”. We laughed, and my father said that it wasn’t a real list. So on Sunday, she wrote a real one. It took her the whole morning, and we had no hot lunch for the first time that I can remember. We sat around the empty table and read sixty-four lines. My brother picked up a pen and put his name next to twelve of them. Nobody had asked him to.',
    ],
    [
      [
        'Why was there no hot lunch on Sunday?',
        'The mother was busy with her list.|The father had forgotten to cook it.|The brother had taken out the rubbish.|The family had eaten too much before.',
        '~It took her the whole morning|Cả buổi sáng mẹ viết danh sách. Bài không nói bố quên nấu hay cả nhà đã ăn no.',
      ],
      [
        'What did the family learn from the second list?',
        'How much work the mother did|How to write a list correctly|How little the children helped in a week|How often the father washed the car',
        '~read sixty-four lines|Sáu mươi tư dòng cho thấy mẹ làm bao nhiêu việc. Việc của bố và con ở các danh sách đầu.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E10-07',
      'Five pumps',
      'An engineer who had worked for an international organisation for thirty years was asked about her greatest success. “Five water pumps in one valley,” she answered. “In the first four villages, we brought everything: the pump, the pipes and even the workers. The children sang for us on the last day. In the fifth village, we were a month late, because the road had been washed away. When we arrived, the people had already dug the hole. An old man asked me questions all day. What if this part breaks? Where can I buy a new one? To tell the truth, he got on my nerves. Five years later, I went back. Only one of the five pumps was still working. I don’t have to tell you which one.”',
    ],
    [
      [
        'Which pump was still working after five years?',
        'The one in the fifth village|The one that was built first|The one with the best workers|The one beside the new road',
        '~the people had already dug the hole|Làng thứ năm tự đào và hỏi cách sửa. Bốn làng đầu chỉ nhận sẵn; bài không nói con đường mới.',
      ],
      [
        'Why did this pump last longer than the others?',
        'The people looked after it themselves.|The engineer had built it more carefully.|The old man had bought a better one.|The other villages helped to repair it.',
        '~What if this part breaks|Dân làng tham gia từ đầu và biết cách thay bộ phận. Bài không nói kỹ sư làm kỹ hơn hay làng khác giúp.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E10-09',
      'The second prize',
      'Last spring, our school held a competition for the best photo of a wild animal. Linh had waited in the wet grass for three mornings before a small blue bird sat down in front of her camera. She won the second prize. The first prize was for a photo of three baby birds in their nest, which was so sharp that you could count their feathers. During the ceremony, one of the judges asked the winner how he had got so close. “That was easy,” he said proudly. “I cut off two branches.” The judges left the room, and when they came back, they had changed their minds. “Without branches,” one of them explained, “a nest can be seen by a camera. It can also be seen by everyone else who is hungry.”',
    ],
    [
      [
        'Why did the judges change their minds?',
        'The boy had put the young birds in danger.|The boy had not taken the photo himself.|The boy’s photo was not sharp enough.|The boy had come late to the ceremony.',
        '~I cut off two branches|Cắt cành làm tổ chim lộ ra. Ảnh rất nét và do bạn tự chụp; bài không nói bạn đến muộn.',
      ],
      [
        'Who does the judge mean by “everyone else who is hungry”?',
        'Animals that eat young birds|Students who want to win a prize|Parents who are feeding their babies|Visitors at the ceremony',
        '~seen by everyone else|Kẻ săn mồi cũng nhìn thấy tổ. Câu nói về con vật đói, không phải học sinh hay khách.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    10,
    clips,
    ['M1', 'night-in-the-forest', 'E10-10', 'A night in the forest'],
    [
      ['The group will walk more than three kilometres.', 'f', '~less than three kilometres'],
      ['Most animals do not see the guide’s lamp.', 't', "~most animals can't see red light"],
      ['The visitors’ money is used in the village.', 't', "~The money you've paid goes to the village"],
      ['Phones can be used in an emergency.', 'f', "~your phones don't work here"],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M2', 'lessons-with-a-laptop', 'E10-08', 'Lessons with a laptop'],
    [
      [
        'What does Grandad like about the program?',
        'It never gets angry.|It is good at jokes.|It costs very little.',
        "~it isn't angry|Máy rất kiên nhẫn dù ông nói sai ba ngày. Bài không nói giá tiền hay chuyện cười.",
      ],
      [
        'Why has he joined a class as well?',
        'The program can’t share his feelings.|The program makes too many mistakes.|His wife asked him to go there.',
        '~well done, that was correct|Ông kể mình cô đơn, máy chỉ khen đúng ngữ pháp. Máy không sai; bài không nói bà bảo ông đi.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M3', 'captain-of-the-plane', 'E10-06', 'The captain'],
    [
      [
        'What mistake did the man make?',
        'He expected the captain to be a man.|He didn’t listen to the captain’s words.|He believed that the plane was late.',
        "~It was a woman's voice|Nghe giọng nữ, ông nghĩ đó là tiếp viên. Ông có nghe lời nói; bài không nói máy bay muộn.",
      ],
      [
        'What does the captain’s last answer show?',
        'Such mistakes happen less often now.|The captain is tired of the passengers.|It is harder to become a captain today.',
        '~Only the fourth|Trước kia bốn người một ngày, năm nay mới có bốn. Cô không tỏ ra chán; bài không nói nghề này khó hơn trước.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M3', 'rubbish-in-a-glass', 'E10-02', 'Rubbish in a glass'],
    [
      [
        'What do we learn about the first week?',
        'Eric made much more rubbish then.|Eric didn’t collect his rubbish then.|Eric had to clean the street.',
        '~I filled it three times|Tuần đầu Eric đầy cốc ba lần. Bạn vẫn gom rác; bài không nói dọn phố.',
      ],
      [
        'What does Eric see as the best result?',
        'He knows his neighbours now.|He has helped to save the planet.|He spends less money on food.',
        "~I've met everybody in my street|Nina nói cứu hành tinh, Eric bảo không; điều hay là quen mọi người. Bài không nói tiết kiệm tiền.",
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(10, 1, {
    grammar: [
      [
        'unit',
        'M1',
        '“Where is Mum?” – “She ___ the plants on the roof.”',
        'is watering|waters|watered|has watered',
        'Hỏi mẹ đang ở đâu, đáp việc mẹ đang làm: is watering. waters: thói quen; watered, has watered: việc đã xong.',
      ],
    ],
  }),
  ...unit(10, 2, {
    rewrites: [
      [
        'unit',
        'M1',
        'They will build a clinic for the villages in this valley.\nA clinic ___ for the villages in this valley.',
        'will be built/is going to be built/is to be built',
        'Bị động tương lai: will be + quá khứ phân từ.',
      ],
    ],
  }),
  ...unit(10, 3, {
    rewrites: [
      [
        'unit',
        'M3',
        'The song was too difficult for me to sing.\nThe song was so difficult ___ sing it.',
        'that I could not/I could not/that I was unable to/I was not able to/I was unable to',
        'too + tính từ + to V đổi thành so + tính từ + that … not.',
      ],
    ],
  }),
  ...unit(10, 4, {
    grammar: [
      [
        'unit',
        'M1',
        'While the volunteers ___ the beach, it began to rain.',
        'were cleaning|are cleaning|have cleaned|clean',
        'Việc đang diễn ra thì việc khác xảy ra: were cleaning. are cleaning, have cleaned, clean không hợp với began.',
      ],
    ],
  }),
  ...unit(10, 5, {
    grammar: [
      [
        'unit',
        'M1',
        'This small machine is used for ___ the milk without electricity.',
        'cooling|cool|cooled|to cool',
        'be used for + V-ing (công dụng): cooling. cool, cooled, to cool không đứng sau for.',
      ],
    ],
  }),
  ...unit(10, 6, {
    rewrites: [
      [
        'unit',
        'M3',
        'Companies must not pay women less than men.\nWomen must not ___ less than men by companies.',
        'be paid/get paid/be given',
        'Bị động với must: must not be + quá khứ phân từ.',
      ],
    ],
  }),
  ...unit(10, 8, {
    rewrites: [
      [
        'unit',
        'M1',
        'That is the girl. Her video won the first prize.\nThat is the girl ___ video won the first prize.',
        'whose',
        'Chỉ sở hữu của người: whose.',
      ],
    ],
  }),
  ...unit(10, 9, {
    rewrites: [
      [
        'unit',
        'M3',
        '“Don’t feed the monkeys,” the ranger said to the visitors.\nThe ranger told the visitors ___ the monkeys.',
        'not to feed/never to feed/to not feed/they could not feed/that they could not feed/they cannot feed/that they cannot feed/that they should not feed/that they must not feed/they should not feed/they must not feed',
        'Tường thuật lời dặn: told somebody not to + V.',
      ],
    ],
  }),
  ...unit(10, 10, {
    words: [
      [
        'M1',
        'There are no bins on this mountain, so please take your ___ home with you.',
        'litter|souvenirs|tickets|guides',
        'Không có thùng rác nên mang rác (litter) về. souvenirs: quà lưu niệm, tickets: vé, guides: người hướng dẫn.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'Minh walks in the forest alone because he has no friends here.\nIf Minh had friends here, he ___ in the forest alone.',
        'would not walk/would not be walking/might not walk/would not have to walk/would not need to walk',
        'Điều kiện loại 2, trái với hiện tại: would not + V.',
      ],
    ],
  }),
  rewritten([
    10,
    'M3',
    'We don’t have a bigger bus, so we can’t take all of you to the park.',
    'IF',
    '___ a bigger bus, we could take all of you to the park.',
    'If we had/If we had got/If there were/If there was',
    'Điều kiện loại 2: If + quá khứ đơn.',
    'EG-17',
  ]),
  rewritten([
    10,
    'M3',
    '“I have already booked a tent for two nights,” Hanh told us.',
    '',
    'Hanh told us that she ___ a tent for two nights.',
    'had already booked',
    'Tường thuật: have booked → had booked.',
    'EG-20',
  ]),
];

export const sixthOf10 = (clips: Clips): SeedQuestion[] => [...readings(), ...heard(clips), ...sentences()];
