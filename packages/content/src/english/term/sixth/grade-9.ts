/** Readings, recordings, words, grammar and sentences to write for a third practice test of grade 9. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { cloze } from '../../rows.ts';
import { unit } from '../../units/kit.ts';

const place = { grade: 9, cefr: 'A2' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M3',
      'E9-01',
      'The tools under the tree',
      'For twenty years, old Mr Tho repaired bikes under the big tree at our corner. When he died last spring, his tools lay there for a week, and nobody touched them. Then somebody put up a table. Now there is a box on it with all the tools, and a piece of paper: “Help yourself. Put it back.” I was sure that the box would be empty after a month, so I counted the tools. In April, there were fourteen. In June, there were fifteen, and last Sunday I counted nineteen. A boy of about ten was repairing my neighbour’s wheel. “Who taught you?” I asked. “Mr Tho,” he said. “I used to watch him.”',
    ],
    [
      [
        'What did the writer expect at first?',
        'People would take the tools away.|Nobody would need the tools.|The boy would break the tools.|Mr Tho’s family would sell them.',
        '~the box would be empty|Bạn nghĩ một tháng sau hộp sẽ trống, tức là người ta lấy hết. Bài không nói hỏng hay gia đình đem bán.',
      ],
      [
        'What do the numbers in the text show?',
        'People give more than they take.|Mr Tho had bought too many tools.|Bikes break more often today.|The writer cannot count very well.',
        '~last Sunday I counted nineteen|Từ 14 lên 19: người ta còn góp thêm đồ nghề. Ông Thọ đã mất nên không mua thêm.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E9-09',
      'Two flights of stairs',
      'Last summer, my cousin Quan flew to Chicago to study. “My flat is on the second floor,” his uncle had written. So Quan carried his bags, which weighed thirty kilos, up two flights of stairs and rang the bell. A man whom he had never seen opened the door. “Wrong floor,” said the man, “but you look hot. Do you want some water?” In the United States, the floor at street level is called the first floor, while in Britain it is the ground floor. Quan had learnt British English, and his uncle lived one floor below. The man laughed when Quan explained it to him, and he helped him to carry the bags down. After that, the three of them often had dinner together. In December, the uncle moved to another house, where his flat is on the first floor. “It’s a pity,” Quan wrote to me. “Now I can’t go to the wrong door any more.”',
    ],
    [
      [
        'Why did Quan go to the wrong door?',
        'He counted the floors in the British way.|His uncle had moved to another house.|He couldn’t read the sign on the wall.|His bags were too heavy for the stairs.',
        '~Quan had learnt British English|Tầng hai kiểu Anh là tầng ba kiểu Mỹ. Chuyển nhà là chuyện tháng Mười hai; bài không nói biển số.',
      ],
      [
        'What was the man at the door like?',
        'He was friendly and helpful.|He was angry with Quan.|He was afraid of a stranger.|He was too busy to talk.',
        '~he helped him to carry the bags down|Ông mời nước, cười và giúp bê túi: thân thiện. Ông không giận, sợ hay vội.',
      ],
      [
        'What does Quan mean at the end?',
        'A mistake can bring people together.|A flat at street level is too noisy.|The new flat is difficult to find.|He doesn’t want to visit his uncle.',
        '~Now I can’t go to the wrong door any more|Nhờ đi nhầm cửa mà ba người thành bạn; giờ không nhầm được nữa nên tiếc. Bài không nói ồn hay khó tìm.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E9-07',
      'The river that turns round',
      'Most rivers flow in one direction. The Tonle Sap in Cambodia has two. In the dry season, its water runs from a big lake down to the Mekong. But when the rain comes, usually in June, the Mekong becomes so high that it pushes the water back, and the river begins to flow the other way, up into the lake. The lake grows until it is about five times bigger than before. The people there have learnt to live with this. Some of their houses stand on legs that are six metres high, and others float on the water. “In April I go to the market by bike, and in October by boat,” a man told a visitor, “but it’s the same road.” When the rain stops, the river turns round again, and people celebrate with boat races. In recent years, less and less water has come up into the lake, because there is less rain, and because there are more dams.',
    ],
    [
      [
        'When does the lake become bigger?',
        'When the Mekong pushes water into it|When the river runs down to the Mekong|When people celebrate with boat races|When the dry season begins',
        '~it pushes the water back|Mùa mưa, Mê Công dâng cao đẩy nước ngược vào hồ. Mùa khô nước chảy ra Mê Công; đua thuyền là khi hết mưa.',
      ],
      [
        'What does the man want to say to the visitor?',
        'His road is under water for some months.|The market moves with the water.|He likes his boat more than his bike.|There is only one road in the country.',
        '~it’s the same road|Cùng con đường, tháng Tư đi xe đạp, tháng Mười đi thuyền: đường ngập. Chợ không đổi chỗ.',
      ],
      [
        'What has changed in recent years?',
        'The lake does not grow as much.|The festival takes place in June.|The river only flows down.|The houses have got higher legs.',
        '~less and less water has come up into the lake|Ít mưa và nhiều đập nên hồ lớn ít hơn. Sông vẫn đổi chiều; bài không nói nhà cao thêm.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E9-04',
      'The school under the earth',
      'When my grandmother was nine, her school in Vinh Linh was under the ground. It was 1967, and bombs fell on the village almost every day, so the people dug long rooms in the earth and lived there. The classroom was as narrow as a bus. There was one lamp for twenty children, and they had to sit so close together that they wrote with their left or their right hand, as there was room. My grandmother learnt to write with both. When the teacher heard a plane, she covered the lamp, and the lesson went on in the dark: they sang the numbers. Last summer, we visited the place together. I took photos and talked all the time, and she was silent. Where her class had been, she put out her hand and covered my lamp. Then she began to sing.',
    ],
    [
      [
        'Why did the grandmother learn to write with both hands?',
        'There was little room in the class.|Her teacher thought it was useful.|She had hurt one of her hands.|She wanted to write faster than others.',
        '~they wrote with their left or their right hand|Lớp chật nên ngồi bên nào thì viết tay đó. Bài không nói cô bắt, bị đau hay muốn nhanh.',
      ],
      [
        'What did the children do when a plane came?',
        'They went on learning without light.|They ran out of the classroom.|They stopped singing at once.|They helped to dig the rooms.',
        '~the lesson went on in the dark|Cô che đèn, cả lớp hát các con số trong bóng tối. Các em không chạy ra, cũng không ngừng hát.',
      ],
      [
        'Why did the grandmother cover the lamp last summer?',
        'She wanted to show what it was like.|She had heard the noise of a plane.|She did not like to be in photos.|She was angry with her grandchild.',
        '~Then she began to sing|Bà làm lại điều cô giáo từng làm để cháu hiểu. Bài không nói có máy bay hay bà giận.',
      ],
    ],
  ),
  cloze(
    { ...place, skill: 'RE' },
    {
      level: 'M2',
      title: 'Under the streets of Ha Noi',
      topic: 'E9-12',
      text: 'Mr Vinh has worked under Ha Noi for twenty-two years. He cleans the pipes that take away the rain, and he is proud ___ his job. “When I do it well, nobody notices,” he says. Every morning, before he climbs down, he opens the cover and ___ for ten minutes, because the air below may be bad. He has found three phones, a wedding ring and a small turtle, ___ now lives in his garden. He gave the ring ___ to its owner, who had looked for it for a year. His daughter is still at college. She wants to build a machine for the pipes ___ her father needn’t climb into them any more.',
      options: [
        'of|with|for|about',
        'waits|wait|waiting|to wait',
        'which|who|where|it',
        'back|up|down|off',
        'so that|although|until|unless',
      ],
      notes: [
        'be proud of: tự hào về. proud không đi với with, for, about.',
        'Chủ ngữ he, nối với opens: waits. wait sai ngôi; waiting, to wait không phải động từ chia.',
        'Mệnh đề quan hệ không xác định chỉ con vật: which. who chỉ người, where chỉ nơi chốn, it không nối mệnh đề.',
        'give back: trả lại. give up: từ bỏ; give down, give off không hợp nghĩa.',
        'so that: để cha không phải chui xuống. although: mặc dù, until: cho đến khi, unless: trừ khi.',
      ],
    },
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    9,
    clips,
    ['M1', 'boat-to-the-island', 'E9-08', 'A trip to the old tower'],
    [
      ['The trip to the tower takes an hour.', 'f', '~takes fifty minutes'],
      ['Children under twelve must wear a life jacket.', 't', '~children under twelve have to wear'],
      ['A family still lives in the tower.', 'f', '~until 1983'],
      ['Ten people can be at the top together.', 't', '~only ten people at a time'],
    ],
  ),
  heardJudged(
    9,
    clips,
    ['M1', 'door-on-the-second-floor', 'E9-03', 'A door on the second floor'],
    [
      ['The room is not open on Wednesday.', 't', '~every day except Wednesday'],
      ['Students have to make an appointment first.', 'f', "~You don't have to make an appointment"],
      ['The course teaches students to plan a week.', 't', "~We'll learn to plan a week"],
      ['Only half of the students came to the course again.', 'f', '~all of them came back'],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M2', 'stone-in-the-queue', 'E9-06', 'A stone in the queue'],
    [
      [
        'What was the stone for?',
        'It kept Grandpa’s place.|It showed how much he could get.|It closed his bag of rice.',
        '~With my name on it|Hòn đá ghi tên giữ chỗ xếp hàng. Được bao nhiêu là do quyển sổ.',
      ],
      [
        'Who probably moved the stone to the front?',
        'Mai’s grandmother|A man from the shop|One of the neighbours',
        '~your grandmother always smiles|Bà luôn cười khi nghe kể: chắc là bà. Bài không nói người bán hàng hay hàng xóm.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M2', 'ten-thousand-steps', 'E9-11', 'Ten thousand steps'],
    [
      [
        'Why did the watch count so few steps?',
        'Dad took it off for some time.|Dad sat at home all day.|The watch was broken.',
        '~I took the watch off|Lúc bê hộp bố tháo đồng hồ. Bố không lười; đồng hồ không hỏng.',
      ],
      [
        'What does Kim tell her father to do?',
        'To have a rest|To buy another watch|To carry more boxes',
        '~sit down|Kim bảo bố ngồi nghỉ vì bố đã làm nhiều. Bài không nói mua đồng hồ khác hay bê thêm.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M3', 'bread-at-three', 'E9-12', 'Up at three'],
    [
      [
        'Why does Hung work at the bakery?',
        'To see if he can do the job|To earn money for his family|To help his uncle, who is ill',
        '~before I choose this job|Hùng thử xem mình có dậy lúc ba giờ được không. Chú không trả tiền; bài không nói chú ốm.',
      ],
      [
        'How does the teacher feel about Hung’s plan?',
        'She takes it seriously.|She finds it funny.|She doesn’t believe it.',
        "~I'd like to eat your bread|Cô muốn Hùng thi đỗ và một ngày được ăn bánh của Hùng: cô tôn trọng dự định ấy.",
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(9, 2, {
    rewrites: [
      [
        'unit',
        'M2',
        'When you drive faster, you use more petrol.\nThe faster you drive, ___ petrol you use.',
        'the more',
        'So sánh kép: The faster …, the more ….',
      ],
    ],
  }),
  ...unit(9, 3, {
    grammar: [
      [
        'unit',
        'M2',
        'You ___ take your phone to bed with you, because its light keeps you awake.',
        'shouldn’t|needn’t|couldn’t|don’t have to',
        'Ánh sáng làm khó ngủ nên không nên: shouldn’t. needn’t, don’t have to: không cần; couldn’t: đã không thể.',
      ],
    ],
  }),
  ...unit(9, 4, {
    rewrites: [
      [
        'unit',
        'M4',
        'I’m sorry that I can’t play the flute like my grandfather.\nI wish ___ the flute like my grandfather.',
        'I could play/that I could play/I was able to play/I were able to play/I knew how to play',
        'Ước điều trái với hiện tại: wish + could.',
      ],
    ],
  }),
  ...unit(9, 5, {
    grammar: [
      [
        'unit',
        'M1',
        'I have ___ eaten anything as hot as this soup.',
        'never|ever|yet|since',
        'Chưa bao giờ: have never eaten. ever dùng trong câu hỏi; yet đứng cuối câu phủ định; since chỉ mốc thời gian.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'It took us three hours to climb the hill.\nWe ___ climbing the hill.',
        'spent three hours/spent 3 hours',
        'It takes somebody … to V = spend … V-ing.',
      ],
    ],
  }),
  ...unit(9, 6, {
    grammar: [
      [
        'unit',
        'M1',
        'My parents promised ___ me to the old town at the weekend.',
        'to take|taking|take|taken',
        'promise + to V: to take. taking, take, taken không đứng sau promised.',
      ],
    ],
  }),
  ...unit(9, 7, {
    forms: [
      [
        'M3',
        'The beds in the tents were so ___ that nobody slept well.',
        'COMFORT',
        'uncomfortable',
        'Không ai ngủ được nên giường không thoải mái: tính từ phủ định uncomfortable.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        '“Is the cave open on Sundays?” she asked.\nShe asked ___ the cave was open on Sundays.',
        'if/whether',
        'Tường thuật câu hỏi Yes/No: if hoặc whether.',
      ],
    ],
  }),
  ...unit(9, 8, {
    words: [
      [
        'M1',
        'How much is the ___ from Ha Noi to Hue by train?',
        'fare|bill|tip|fine',
        'fare: tiền vé tàu xe. bill: hoá đơn, tip: tiền boa, fine: tiền phạt.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        'The hotel ___ stands on the hill has only six rooms.',
        'which|who|whose|where',
        'Thay cho vật, làm chủ ngữ: which. who chỉ người, whose chỉ sở hữu, where chỉ nơi chốn.',
      ],
    ],
    forms: [
      [
        'M2',
        'The boat tour was cancelled, and the tourists were very ___.',
        'DISAPPOINT',
        'disappointed',
        'Người cảm thấy thất vọng: disappointed; disappointing nói về sự việc.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M4',
        'The guide told us a story. We will never forget it.\nThe guide told us a story ___ never forget.',
        'which we will/that we will/we will/which we shall/that we shall/we shall',
        'which thay cho a story, làm tân ngữ của forget.',
      ],
    ],
  }),
  ...unit(9, 9, {
    orders: [
      [
        'unit',
        'M1',
        'Mệnh đề quan hệ that you lent me đứng ngay sau The book.',
        'The book|that|you|lent me|is about|two brothers|from India.',
      ],
    ],
  }),
  ...unit(9, 10, {
    words: [
      [
        'M1',
        'Polar bears are losing their ___ because the ice is melting.',
        'habitat|climate|continent|season',
        'habitat: nơi sống tự nhiên. climate: khí hậu, continent: lục địa, season: mùa không phải thứ gấu mất đi.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M3',
        'The Mekong, ___ begins in the mountains of China, flows through six countries.',
        'which|that|where|it',
        'Mệnh đề không xác định giữa hai dấu phẩy: which. that không dùng sau dấu phẩy; where chỉ nơi chốn; it không nối mệnh đề.',
      ],
    ],
  }),
  ...unit(9, 11, {
    words: [
      [
        'M1',
        'Can I borrow your ___? My phone battery is nearly empty.',
        'charger|printer|camera|keyboard',
        'Pin gần hết cần bộ sạc: charger. printer: máy in, camera: máy ảnh, keyboard: bàn phím.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M4',
        '“Why don’t you buy a second-hand laptop?” my aunt said to me.\nMy aunt suggested ___ a second-hand laptop.',
        'buying/that I buy/that I should buy/I buy/I should buy/that I bought/getting/that I get/that I should get/I should get',
        'Why don’t you …? tường thuật bằng suggest + V-ing hoặc that + mệnh đề.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'suggest + V-ing: suggested watching.',
        'My teacher|suggested|watching|an|English film|every|week.',
      ],
    ],
  }),
  ...unit(9, 12, {
    grammar: [
      [
        'unit',
        'M2',
        'It was ___ a hard question that only the teacher knew the answer.',
        'such|so|very|too',
        'such + a + tính từ + danh từ + that. so không đi với a hard question như vậy; very, too không đi với that.',
      ],
    ],
    forms: [
      [
        'M3',
        'He left the company because he was very ___ there, and now he loves his new job.',
        'HAPPY',
        'unhappy',
        'Bỏ công ty cũ vì không vui: dạng phủ định unhappy.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'The rain was heavy, so the match was cancelled.\nThe match was cancelled ___ the heavy rain.',
        'because of/due to/owing to/as a result of/on account of/as a consequence of',
        'so chỉ kết quả; because of + danh từ chỉ lí do.',
      ],
      [
        'unit',
        'M3',
        'Her father is a cook, but she can’t even boil an egg.\n___ her father is a cook, she can’t even boil an egg.',
        'Although/Though/Even though/While',
        'but đổi thành Although đứng đầu câu.',
      ],
    ],
  }),
];

export const sixthOf9 = (clips: Clips): SeedQuestion[] => [...readings(), ...heard(clips), ...sentences()];
