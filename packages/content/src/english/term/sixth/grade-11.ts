/** Readings, recordings, words, grammar and sentences to write for a third practice test of grade 11. */
import { rewritten } from '../../../by-type/produced.ts';
import type { SeedQuestion } from '../../../kit.ts';
import { atLevel, heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';

const place = { grade: 11, cefr: 'B1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M3',
      'E11-01',
      'Sundays at seven',
      'Every Sunday at seven, about three hundred people run five kilometres around the lake in our town. The first of them needs seventeen minutes. The last one takes more than an hour, and it is always the same man: Mr Dat, who is thirty-five and could easily be among the first fifty. He walks at the end because he has been asked to. In the past, people who were old or overweight were afraid of coming in last while everyone was looking at them. Since being the last became Mr Dat’s job, this cannot happen to anybody else. In two years, the number of people who take more than fifty minutes has grown from six to eighty. “I’ve never been so slow,” he says, “and I’ve never moved so many people.”',
    ],
    [
      [
        'Why does Mr Dat walk at the end?',
        'So that nobody else is the last|So that he can count the runners|So that he can stop slow runners|So that he does not hurt himself',
        '~this cannot happen to anybody else|Có anh đi cuối thì không ai phải về bét. Bài không nói anh đếm, giữ người chậm hay sợ đau.',
      ],
      [
        'What effect has his work had?',
        'More slow people take part.|The runners have become faster.|Fewer people come every Sunday.|Old people run in their own group.',
        '~has grown from six to eighty|Số người chạy chậm tăng từ 6 lên 80. Bài không nói chạy nhanh hơn hay chia nhóm.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E11-04',
      'Ten ways to cook rice',
      'At a youth camp in Jakarta, ten teenagers from ten countries were asked to cook one dish together. They had got on very well until then. After ten minutes in the kitchen, they no longer spoke to each other. The girl from Laos wanted sticky rice, the boy from Malaysia wanted to cook it in coconut milk, and Hoang, from Viet Nam, thought that rice should taste of rice. In the end, the cook, a woman of seventy, gave each of them a small pot. “Cook what your family cooks,” she said. That evening, there were ten pots on the table, and everybody tried everything. “I still think that ours is the best,” Hoang wrote home. “But now I know nine people who are wrong, and I like them very much.”',
    ],
    [
      [
        'What did the cook understand?',
        'They didn’t have to agree on one dish.|They were not able to cook anything.|They were too tired to work together.|They didn’t like the food of their families.',
        '~gave each of them a small pot|Bà cho mỗi người một nồi: không cần thống nhất một món. Ai cũng biết nấu món nhà mình.',
      ],
      [
        'What does Hoang’s letter show?',
        'He likes people who see things differently.|He has learnt to cook nine new dishes.|He was angry with the others until the end.|He wants to leave the camp and go home.',
        '~nine people who are wrong|Hoàng vẫn giữ ý mình mà vẫn quý chín bạn nghĩ khác. Bài không nói học món mới hay muốn về.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E11-10',
      'A hundred and two toads',
      'In 1935, farmers in the north-east of Australia had a problem: insects were eating their sugar cane. People believed that a large animal from America, a kind of frog that is called the cane toad, ate such insects, so 102 of these toads were brought from Hawaii. But the insects lived high up on the plants, and cane toads cannot climb. They found other food in the fields, and they had few enemies, because their skin contains poison. Today there are said to be more than two hundred million of them, and many snakes that have eaten one have died. In recent years, scientists have tried something unusual. They put very small toads in places that the big ones have not reached yet. An animal that eats a small one becomes ill but stays alive, and from then on, it does not touch cane toads. “We can’t get rid of them,” a scientist says. “But we can warn the others.”',
    ],
    [
      [
        'Why did the farmers’ plan fail?',
        'The toads couldn’t reach the insects.|The insects were full of poison.|The toads were eaten by snakes.|The toads died on the sugar cane.',
        '~cane toads cannot climb|Sâu ở trên cao mà loài cóc này không leo được. Chất độc ở da cóc; rắn ăn cóc thì chết.',
      ],
      [
        'Why do the scientists put out small toads?',
        'To teach animals not to eat toads|To find out how fast the toads grow|To feed the snakes in the dry season|To keep the big toads away from there',
        '~it does not touch cane toads|Ăn cóc nhỏ bị ốm, con vật nhớ mà tránh cóc. Bài không nói đo cóc lớn nhanh hay nuôi rắn.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    11,
    clips,
    ['M1', 'museum-of-voices', 'E11-06', 'The museum of voices'],
    [
      ['There is a lot to look at in this museum.', 'f', '~almost nothing to look at'],
      ['Visitors can hear about jobs that no longer exist.', 't', '~Some of these jobs have died out'],
      ['Visitors have to pay for the headphones.', 'f', "~they're free"],
      ['Visitors can record themselves in the museum.', 't', '~record your own voice'],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M2', 'first-driving-lesson', 'E11-02', 'The first driving lesson'],
    [
      [
        'Why did Ella’s father say nothing?',
        'He didn’t want to be like his own father.|He was too angry about her driving.|He was looking for a fence on the road.',
        '~my father shouted at me|Ông nội từng quát suốt làm bố đâm vào hàng rào, nên bố quyết im lặng. Bố không giận Ella.',
      ],
      [
        'How did he feel in the car?',
        'More nervous than he wanted to show|Quite sure that nothing would happen|Sorry that he had bought the car',
        '~why were you holding on to the door|Tay bố bám cửa xe: bố vẫn lo. Bài không nói bố yên tâm hay tiếc tiền mua xe.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M3', 'letter-on-the-stairs', 'E11-07', 'After the exams'],
    [
      [
        'How do Jade’s parents feel about the boat builder?',
        'They think that she could do better.|They are very proud of her choice.|They have never heard about him.',
        "~That's what my parents said|Bố mẹ cũng nói như thầy: điểm như thế mà đi học nghề. Họ có biết chuyện và không mừng.",
      ],
      [
        'How does Mr Shaw find out what Jade really wants?',
        'From the letter that she opened first|From the good marks that she has got|From a talk with both of her parents',
        '~Which letter did you open first|Jade mở thư của thợ đóng thuyền ngay trên cầu thang. Điểm số và bố mẹ không cho biết điều đó.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M3', 'one-unkind-comment', 'E11-09', 'One comment'],
    [
      [
        'Why did Ryan close his account?',
        'Because of its effect on his brother|Because most comments were unkind|Because he had too few followers',
        "~my brother wasn't smiling|Một lời chê làm em trai không dám cười. Bốn trăm lời khác đều tử tế; Ryan có bốn mươi nghìn người theo dõi.",
      ],
      [
        'What did the brother do after that evening?',
        'He hid his teeth.|He wrote a comment.|He left his school.',
        '~He has the same teeth|Em không cười trong ảnh để giấu hàm răng giống anh. Bài không nói em viết bình luận hay bỏ trường.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(11, 1, {
    words: [
      [
        'M1',
        'To stay healthy, my uncle has given up ___ food such as burgers and chips.',
        'fast|fresh|raw|organic',
        'Burger, khoai tây chiên là đồ ăn nhanh: fast food. fresh: tươi, raw: sống, organic: hữu cơ.',
      ],
    ],
  }),
  ...unit(11, 2, {
    grammar: [
      [
        'unit',
        'M1',
        'It is your choice: you ___ wear a uniform on Saturdays, but most of us do.',
        'don’t have to|mustn’t|shouldn’t|have to',
        'Không bắt buộc mà đa số vẫn mặc: don’t have to. mustn’t: cấm, shouldn’t: không nên; have to: phải, không hợp với but.',
      ],
    ],
  }),
  ...unit(11, 4, {
    grammar: [
      [
        'unit',
        'M1',
        '___ languages is very useful for young people in this region.',
        'Learning|Learn|Learned|Learns',
        'Làm chủ ngữ: V-ing, Learning. Learn, Learned, Learns không làm chủ ngữ được.',
      ],
    ],
  }),
  ...unit(11, 5, {
    orders: [
      [
        'unit',
        'M1',
        'growing near the road (mệnh đề rút gọn) đứng ngay sau The trees.',
        'The trees|growing|near|the road|need|more water|in summer.',
      ],
    ],
  }),
  ...unit(11, 6, {
    rewrites: [
      [
        'unit',
        'M3',
        'Nobody before her had run across the desert.\nShe was the first person ___ across the desert.',
        'to run/who ran/that ran/to have run/who had run/that had run/ever to run/to ever run/who has run/that has run/who ever ran/that ever ran',
        'the first person + to V: to run.',
      ],
    ],
  }),
  ...unit(11, 7, {
    rewrites: [
      [
        'unit',
        'M3',
        'He is sorry that he left school so early.\nHe regrets ___ school so early.',
        'leaving/having left/that he left',
        'regret + V-ing: leaving (hoặc having left).',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Hiện tại hoàn thành tiếp diễn với since: has been studying.',
        'My sister|has|been|studying|medicine|in Hue|since September.',
      ],
    ],
  }),
  ...unit(11, 8, {
    rewrites: [
      [
        'unit',
        'M3',
        'Our neighbour found my keys in the snow.\nIt was ___ found my keys in the snow.',
        'our neighbour who/our neighbour that',
        'Câu chẻ: It was … who ….',
      ],
    ],
  }),
  ...unit(11, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'The campaign cost a lot of money. ___, it did not change much.',
        'However|Therefore|For example|Similarly',
        'Hai ý trái nhau: However (tuy nhiên). Therefore: vì vậy, For example: ví dụ, Similarly: tương tự.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'Although she was poor, she always helped others.\nIn spite ___ poor, she always helped others.',
        'of being/of her being/of having been',
        'Although + mệnh đề đổi thành in spite of + V-ing: of being.',
      ],
    ],
  }),
  rewritten([
    11,
    'M3',
    'After he had finished the course, he found a job at a hotel.',
    'HAVING',
    '___ the course, he found a job at a hotel.',
    'Having finished/After having finished/Having completed',
    'Cùng chủ ngữ, việc xảy ra trước: Having + quá khứ phân từ.',
    'E11-07',
  ]),
  rewritten([
    11,
    'M3',
    '“I’m sorry I broke your glasses,” Tam said to her.',
    'APOLOGISED',
    'Tam ___ her glasses.',
    'apologised for breaking/apologised for having broken/apologised to her for breaking/apologised to her for having broken/apologised because he had broken/apologised because she had broken/apologised because he broke/apologised because she broke',
    'Xin lỗi vì đã làm gì: apologise for + V-ing.',
    'E11-02',
  ]),
];

export const sixthOf11 = (clips: Clips): SeedQuestion[] => [
  ...readings(),
  ...heard(clips).map(atLevel(place.cefr)),
  ...sentences(),
];
