/** Readings, recordings, grammar and sentences to write for a third practice test of grade 8. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';

const place = { grade: 8, cefr: 'A2' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M2',
      'E8-05',
      'The first guest',
      'In my family, the first guest on the morning of Tet is very important. People believe that he or she brings good or bad luck for the whole year, so my grandmother always chooses somebody: a kind neighbour with a good job. Two years ago, she asked our doctor. But at six in the morning, before he came, the door opened, and a boy walked in. He was about five, he had only one shoe, and he was looking for his parents, because the temple was so crowded. My grandmother looked at him for a moment. Then she gave him tea, a cake and my old shoes, and my father took him back. “So that was our luck for this year,” my uncle laughed. In March, my sister was born, and in June, my father found a better job. Now my grandmother doesn’t choose anybody. She only leaves the door open.',
    ],
    [
      [
        'Why did the grandmother choose the first guest?',
        'To have a good year|To meet a new doctor|To help a poor child|To give away old shoes',
        '~brings good or bad luck|Người xông đất được tin là mang vận may cả năm. Bác sĩ chỉ là người bà chọn năm đó; giày là thứ cho cậu bé lạc.',
      ],
      [
        'What was the boy’s problem?',
        'He couldn’t find his parents.|He was hungry and ill.|He came too late for the cake.|He was afraid of the doctor.',
        '~he was looking for his parents|Cậu lạc bố mẹ ở chùa. Bài không nói cậu ốm, đến muộn hay sợ bác sĩ.',
      ],
      [
        'What is different in this family today?',
        'Anyone can be the first guest.|The boy comes to them every year.|They spend Tet at the temple.|The uncle chooses the first guest.',
        '~She only leaves the door open|Bà không chọn ai nữa, chỉ để cửa mở. Bài không nói cậu bé quay lại hay cả nhà lên chùa.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E8-02',
      'Three mornings with a notebook',
      'Every year, just before the harvest, hundreds of small birds came to my uncle’s rice field. First he put up four scarecrows, men made of dry grass in old shirts. After two days, the birds were sitting on their hats. Then he bought a machine that sounds like a big, hungry bird. That worked for a week. In the end, my cousin Vy, who is ten, took a chair and a notebook and watched the birds for three mornings. She noticed that they only ate rice along one side of the field, near the bamboo, because they could hide there. In the middle, they only caught insects. So my uncle sold the machine. He leaves a metre of rice along the bamboo for the birds, and they leave the rest to him. The scarecrows are still standing in the field. Vy has given them new shirts.',
    ],
    [
      [
        'What was the problem with the scarecrows?',
        'The birds were not afraid of them.|They fell down after two days.|They cost much too much money.|The birds carried their shirts away.',
        '~the birds were sitting on their hats|Chim đậu cả lên mũ bù nhìn, tức là không sợ. Bài không nói bù nhìn đổ, đắt hay mất áo.',
      ],
      [
        'What did Vy find out about the birds?',
        'Where they ate rice|How many there were|What sound they hated|When they built nests',
        '~along one side of the field|Vy nhận ra chim chỉ ăn lúa ở phía gần bụi tre. Bạn không đếm chim; âm thanh là chuyện cái máy.',
      ],
      [
        'What did the uncle do in the end?',
        'He shared his rice with the birds.|He bought a better machine.|He cut down all the bamboo.|He sold a part of the field.',
        '~leaves a metre of rice|Chú chừa lại một mét lúa cho chim. Thứ chú bán là cái máy; bụi tre vẫn còn.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E8-06',
      'Dinner with my father',
      'My father drives a lorry, and he is away for five days a week. When I was little, he called every evening and asked, “How was school?” I always said, “Good.” That took eight seconds. Last year, he started to do something else. At half past seven, he puts his phone in front of his plate, and I put mine in front of my bowl. We don’t ask each other anything. We just have dinner. He talks to the cook of the restaurant, and I fight with my brother about the last piece of fish. My mother says that it is the strangest call in the world. But yesterday, when I put down my chopsticks for a moment, he asked, “Who was not nice to you today?”',
    ],
    [
      [
        'Why does the father have the phone in front of him at dinner?',
        'He wants to be with his family.|He watches a film while he eats.|He is waiting for news from his boss.|He wants to show them new dishes.',
        '~We just have dinner|Hai bố con cùng ăn tối qua điện thoại để như ở bên nhau. Bài không nói xem phim, chờ tin hay khoe món.',
      ],
      [
        'What does the father’s last question show?',
        'He noticed that something was wrong.|He heard about it from the mother.|He was angry with the younger brother.|He thought that the fish was bad.',
        '~when I put down my chopsticks for a moment|Con chỉ ngừng đũa một lúc mà bố nhận ra. Bài không nói mẹ kể hay bố giận em.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E8-03',
      'Two lines on a piece of paper',
      'When our basketball team needed a new captain, everybody wanted Duy, because he shouts louder than our coach. But the coach asked us to write two names on a piece of paper. On the first line: who should be the captain? On the second line: who do you pass the ball to when you are in trouble? Duy’s name was on the first line of eleven of the fourteen pieces. On the second line, there was another name thirteen times: Hieu, who says perhaps ten words in a year. The coach read everything out and said nothing more. Duy was the first to stand up. He walked over to Hieu and gave him the ball.',
    ],
    [
      [
        'What did the second line show the coach?',
        'Who the players trusted|Who shouted too much|Who was the best at running|Who wanted to be the captain',
        '~when you are in trouble|Lúc khó khăn, cầu thủ chuyền cho người mình tin. Dòng thứ hai không hỏi ai hét to, chạy nhanh hay muốn làm đội trưởng.',
      ],
      [
        'What did Duy want to say with the ball?',
        'Hieu should be the captain.|The players should vote again.|He was not going to play any more.|Hieu must learn to talk to people.',
        '~gave him the ball|Nghe kết quả, Duy đưa bóng cho Hiếu: nhường Hiếu làm đội trưởng. Bài không nói bỏ phiếu lại hay Duy bỏ đội.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    8,
    clips,
    ['M1', 'bridge-of-paper', 'E8-01', 'The model builders'],
    [
      ['The hall is too noisy for the club.', 't', '~the hall is too noisy'],
      ['You may use some wood for your bridge.', 'f', '~no wood and no metal'],
      ['Two students can build a bridge together.', 't', '~with one friend'],
      ['There are enough scissors for everybody.', 'f', '~there are nineteen of you|Chỉ có sáu chiếc kéo.'],
    ],
  ),
  heardJudged(
    8,
    clips,
    ['M1', 'market-on-the-river', 'E8-08', 'A market on the river'],
    [
      ['Most of the sellers stay until noon.', 'f', '~go home at nine'],
      ['You can see from the poles what is on sale.', 't', '~what hangs on the pole'],
      ['Fruit costs more here than in a shop.', 'f', '~Fruit is cheap'],
      ['A tourist lost his phone in the water.', 't', '~the river took his phone'],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M2', 'sunday-call', 'E8-10', 'The Sunday call'],
    [
      [
        'Why did the old woman call this number?',
        'It was her sister’s before.|She wanted to talk to Leo.|She found it in a newspaper.',
        '~she still calls the old number|Số này trước là của chị (em) gái bà. Bà không quen Leo; bài không nói tờ báo.',
      ],
      [
        'What does Leo offer her?',
        'To talk to her again|To change his number|To look for her sister',
        '~she could call again|Leo bảo Chủ nhật sau bà cứ gọi. Chị (em) gái bà đã mất; Leo không đổi số.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M2', 'blue-skirt', 'E8-04', 'The blue skirt'],
    [
      [
        'Why did it take seven months to make the skirt?',
        'The plants for it had to grow.|The cloth came from a city.|There were nineteen skirts to make.',
        '~grow the plants for the cloth|Bà trồng cả cây lấy sợi. Mười chín là số lần nhuộm, không phải số váy; thành phố là nơi Mai sẽ học.',
      ],
      [
        'What do the red shapes on the skirt show?',
        'The mountains near the village|The houses of the village|The road to the next town',
        '~They are the mountains|Khách đoán là nhà, nhưng đó là núi quanh bản. Bài không nói đường sang thị trấn.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M3', 'postman-on-foot', 'E8-06', 'A postman on foot'],
    [
      [
        'Why did Mr Quinn stop using the car?',
        'He no longer heard people’s news.|It was too slow for the island.|He needed a house for his chickens.',
        "~I didn't know that Mrs Doyle|Đi ô tô thì nhanh nhưng ông chẳng biết ai thế nào. Gà ở trong xe là chuyện sau đó.",
      ],
      [
        'What do we learn about Mr Quinn?',
        'People matter more to him than time.|He would like to have a better car.|He is going to stop working soon.',
        '~I get there late, but I get there|Ông chịu đến muộn để gặp mọi người. Bài không nói ông muốn xe tốt hơn hay sắp nghỉ.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M3', 'last-piece', 'E8-01', 'The last piece'],
    [
      [
        'Why hasn’t Grandpa put in the last piece?',
        'Somebody else should do it.|He doesn’t know where it goes.|He has lost it in the house.',
        "~She's coming home from the hospital|Mảnh cuối ông để dành cho bà. Mảnh ấy ở trong túi ông, không mất.",
      ],
      [
        'What do we learn about the grandmother?',
        'She isn’t at home today.|She doesn’t like puzzles.|She always finds the sea.',
        '~the hospital|Thứ Sáu bà mới ra viện. Bà vẫn cùng ông chơi xếp hình và tìm các mảnh trời; phần biển là của ông.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(8, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'My brother hates ___ the dishes, but he always eats the most.',
        'washing|wash|washes|washed',
        'hate + V-ing: washing. wash, washes, washed không đứng sau hates.',
      ],
    ],
  }),
  ...unit(8, 2, {
    rewrites: [
      [
        'unit',
        'M3',
        'My uncle works more carefully than his neighbour.\nHis neighbour does not work ___ my uncle.',
        'as carefully as/so carefully as/with as much care as',
        'more carefully than đổi thành not as carefully as.',
      ],
    ],
  }),
  ...unit(8, 3, {
    rewrites: [
      [
        'unit',
        'M3',
        'You must join the club before Friday, or you will miss the camping trip.\nUnless ___ before Friday, you will miss the camping trip.',
        'you join the club/you join it/you have joined the club',
        'or ở đây nghĩa là “nếu không thì”; Unless = If … not nên mệnh đề sau unless ở thể khẳng định: you join the club.',
      ],
    ],
  }),
  ...unit(8, 6, {
    rewrites: [
      [
        'unit',
        'M2',
        'Perhaps they will move to the city next year.\nThey ___ move to the city next year.',
        'may/might/could',
        'Perhaps … will: điều có thể xảy ra, dùng may hoặc might.',
      ],
    ],
  }),
  ...unit(8, 7, {
    orders: [
      [
        'unit',
        'M1',
        'before + mệnh đề: before you leave.',
        'Turn|off|the fan|before|you|leave|the room.',
        'Turn|the fan|off|before|you|leave|the room.',
      ],
    ],
  }),
  ...unit(8, 8, {
    grammar: [
      [
        'unit',
        'M1',
        'The last bus to the shopping centre ___ at ten tonight, so hurry up.',
        'leaves|leave|leaving|left',
        'Lịch chạy xe cố định: hiện tại đơn leaves. leave không hợp chủ ngữ số ít; leaving thiếu động từ be; left là quá khứ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'No market in this area is bigger than ours.\nOur market is ___ in this area.',
        'the biggest market/the biggest/the biggest one/the largest market/the largest/the largest one',
        'Không chợ nào lớn hơn: so sánh nhất the biggest.',
      ],
    ],
  }),
  ...unit(8, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'The children ___ when the ground began to shake.',
        'were sleeping|are sleeping|sleep|have slept',
        'Việc đang diễn ra thì việc khác xảy ra: were sleeping. are sleeping, sleep, have slept không hợp với began.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'The rain was so heavy that nobody could see the road.\nNobody could see the road ___ of the heavy rain.',
        'because',
        'because of + danh từ: vì mưa to.',
      ],
    ],
  }),
  ...unit(8, 10, {
    rewrites: [
      [
        'unit',
        'M2',
        'Her tablet is new, but our tablet is five years old.\nHer tablet is new, but ___ is five years old.',
        'ours',
        'our tablet = ours: đại từ sở hữu đứng một mình.',
      ],
    ],
  }),
  ...unit(8, 11, {
    rewrites: [
      [
        'unit',
        'M2',
        '“I will repair your phone tomorrow,” the man said to me.\nThe man told me that he ___ my phone the next day.',
        'would repair/was going to repair/would fix/would mend',
        'Tường thuật: will repair → would repair.',
      ],
    ],
  }),
  ...unit(8, 12, {
    rewrites: [
      [
        'unit',
        'M3',
        '“Can you see the moon from your window?” my sister asked me.\nMy sister asked me ___ the moon from my window.',
        'if I could see/whether I could see/if I can see/whether I can see',
        'Tường thuật câu hỏi Yes/No: asked me if I could see.',
      ],
    ],
  }),
];

export const sixthOf8 = (clips: Clips): SeedQuestion[] => [...readings(), ...heard(clips), ...sentences()];
