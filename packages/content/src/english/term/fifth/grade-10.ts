/** Readings, recordings, grammar and sentences to write for a fifth term test of grade 10. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';
import { fifthSounds } from './sounds.ts';

const place = { grade: 10, cefr: 'B1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M1',
      'E10-02',
      'Beans on the roof',
      'Until two years ago, the classrooms on the top floor of our school were so hot in May that lessons ended at ten. The school had no money for machines that cool the air. So class 10A planted beans in boxes on the roof. In the first year, the wind blew half of them away. In the second, the leaves covered nearly everything. At noon, the rooms were five degrees cooler than before. What nobody had expected were the bees. They came in June, and the roof was closed for three weeks until somebody had found a new home for them. The school now sells beans at its gate, and it buys new boxes with the money.',
    ],
    [
      [
        'Why did lessons end at ten in May?',
        'It was too hot.|The roof was damaged.|There were too many bees.|The machines made a noise.',
        '~so hot in May that lessons ended at ten|Phòng nóng quá. Trường không có máy lạnh; ong là chuyện tháng Sáu sau này.',
      ],
      [
        'What happened in the first year?',
        'The wind destroyed many plants.|The leaves covered the whole roof.|The rooms became five degrees cooler.|The students sold all the beans.',
        '~the wind blew half of them away|Lá phủ kín và phòng mát hơn là năm thứ hai.',
      ],
      [
        'What does the school do with the money for the beans?',
        'It buys boxes.|It looks after bees.|It cools the air.|It repairs the gate.',
        '~it buys new boxes with the money|Cổng chỉ là chỗ bán đậu; đàn ong đã có nhà mới.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E10-04',
      'Mrs Orange and Uncle Blue',
      'At a bus stop in our town, there are twenty umbrellas. Anybody can take one and bring it back on another day. Four students had the idea when they saw people running to the hospital in the rain. In the first month, seventeen of the umbrellas disappeared. The students didn’t put up a camera. They bought new ones, painted each of them in a bright colour and gave it a name, like “Mrs Orange” or “Uncle Blue”. On a page on the internet, people can write what they have seen together with their umbrella. Since then, only two have been lost. One of them has sent a photo from Ha Noi.',
    ],
    [
      [
        'What gave the students the idea?',
        'They saw people in the rain.|They had lost their umbrellas.|They lived near a hospital.|They had read about it.',
        '~they saw people running to the hospital in the rain|Bệnh viện là nơi mọi người chạy tới; bài không nói các bạn sống gần hay mất ô.',
      ],
      [
        'What did they do when umbrellas disappeared?',
        'They gave names to the new ones.|They put a camera at the bus stop.|They asked people for some money.|They looked for them in Ha Noi.',
        '~gave it a name|Các bạn không lắp máy quay; Hà Nội chỉ là nơi gửi ảnh về.',
      ],
      [
        'What can people do on the internet?',
        'Tell stories about the umbrellas|Buy an umbrella of their own|Look at the pictures of the camera|Find out when the next bus comes',
        '~write what they have seen|Mọi người kể chuyện cùng chiếc ô; không mua bán, không có máy quay.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E10-06',
      'Lorry number 27',
      'Ms Thu has driven lorries between Hai Phong and Dong Nai for eleven years. When she asked for the job, the company had two hundred drivers, and all of them were men. The manager gave her the oldest lorry, number 27, because he thought that she would soon give up. She learnt to repair it herself. The hardest part isn’t the road, she says, but the car parks, where there are no showers for women. In 2023, she and nineteen other women wrote to the owners of thirty car parks. Twelve of them have built showers since then. Last month, her son’s teacher asked the children to draw what their fathers do. “My father is a nurse,” he said. “May I draw a lorry, too?”',
    ],
    [
      [
        'Why did the manager give Ms Thu the oldest lorry?',
        'He expected her to give up.|He knew that she could repair it.|He had no other lorries left.|He wanted to sell it to her.',
        '~he thought that she would soon give up|Cô tự học sửa xe sau đó; bài không nói hết xe hay muốn bán.',
      ],
      [
        'What is the hardest thing for her?',
        'Places without showers for women|Driving on dangerous roads|Working with more than two hundred men|Being away from her son',
        '~The hardest part isn’t the road|Khó nhất là bãi xe không có chỗ tắm cho nữ, không phải đường sá.',
      ],
      [
        'What does her husband do?',
        'He is a nurse.|He is a driver.|He is a teacher.|He is a builder.',
        '~My father is a nurse|Con trai nói bố là y tá; lái xe tải là mẹ.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E10-03',
      'A concert in May',
      'The youngest member of our town’s orchestra is sixteen, and the man who plays beside him is seventy-nine. In a concert last May, the old man played a wrong note, so loud that everyone in the hall heard it. He put his violin down. A moment later, the boy played the same wrong note, and then two women behind them did it, too. The old man picked up his violin again. The next day, our newspaper wrote that the orchestra had surprised its audience with a modern idea.',
    ],
    [
      [
        'Why did the boy play the wrong note?',
        'He wanted to help the old man.|He was reading the wrong page.|He wanted to play a joke on the audience.|He had learnt it from the two women.',
        '~The old man picked up his violin again|Ông dừng lại vì ngượng; cậu bé cố tình chơi sai theo để ông chơi tiếp.',
      ],
      [
        'What did the newspaper not know?',
        'The note had been a mistake.|The boy was only sixteen.|The concert had been a success.|The music was modern.',
        '~surprised its audience with a modern idea|Báo tưởng nốt sai là ý tưởng mới, không biết đó là lỗi.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E10-08',
      'The teacher who knew nothing',
      'On the first day of our computer course, the teacher told us that she had never written a program. She taught history; our real teacher was ill. “You have three weeks and the internet,” she said. “When you have a problem, explain it to me until I understand it.” It was terrible. She understood nothing. We had to explain everything three times, and while we were explaining it, we usually found our mistake. When the real teacher came back, he was surprised how much we had learnt. We asked him if she could stay.',
    ],
    [
      [
        'How did the history teacher help the students?',
        'She made them explain things clearly.|She found the mistakes in their programs.|She taught them to use the internet.|She told them what she had written herself.',
        '~while we were explaining it, we usually found our mistake|Giảng lại cho cô, các bạn tự thấy lỗi. Cô chưa viết chương trình nào.',
      ],
      [
        'What did the students think of her in the end?',
        'They wanted to keep her as a teacher.|They were glad that she left.|They were sorry that she was ill.|They thought that she had learnt a lot.',
        '~We asked him if she could stay|Các bạn xin cho cô ở lại. Người ốm là thầy dạy chính.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    10,
    clips,
    ['M1', 'river-on-sundays', 'E10-09', 'People who watch a river'],
    [
      ['You should always take the water from the same place.', 't', '~always at the same place'],
      ['Red paper shows that the water is clean.', 'f', '~red means that you should call us'],
      ['You can only call during the day.', 'f', '~even at night'],
      ['The boy noticed something that others had not tested.', 't', '~never tested it on Sundays'],
    ],
  ),
  heardJudged(
    10,
    clips,
    ['M1', 'stick-with-a-light', 'E10-05', 'A stick with a light'],
    [
      ['The grandfather fell because he did not see the cat.', 't', '~but not the cat'],
      ['You have to press a button to turn on the light.', 'f', '~when you pick up the stick'],
      ['Ms Park has become rich.', 'f', '~earned nothing yet'],
      ['The grandfather does not use the stick.', 't', '~given it to the cat'],
    ],
  ),
  heardJudged(
    10,
    clips,
    ['M1', 'rules-of-the-camp', 'E10-10', 'Rules of the camp'],
    [
      ['You can charge your phone at ten in the evening.', 'f', '~no electricity after nine'],
      ['Your phone works at the top of the hill.', 't', '~at the top of the hill'],
      ['All the food and drinks come from the villages.', 'f', '~only the coffee'],
      ['People who want to see elephants must get up early.', 't', '~be ready at five'],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M2', 'cards-on-sunday', 'E10-01', 'Cards on Sunday'],
    [
      [
        'How does Dean’s family decide who does what?',
        'It is a matter of luck.|The father makes a plan.|Everyone does what they like.',
        '~we each take a card|Mỗi Chủ nhật bốc thăm; bố không lập kế hoạch, không ai tự chọn.',
      ],
      [
        'Why has the father stopped complaining about dinner?',
        'He has done the cooking himself.|The others have learnt to cook better.|The family eats in a restaurant now.',
        '~When he had cooked for a week|Ông tự nấu một tuần nên hiểu việc đó.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M2', 'band-and-dentist', 'E10-03', 'A concert without a singer'],
    [
      [
        'What does the band do without its singer?',
        'It lets people from the audience sing.|It only plays songs without words.|It gives no concerts until he is well.',
        '~anybody who knows a song|Ai biết hát thì lên sân khấu; ban nhạc vẫn diễn.',
      ],
      [
        'How does the real singer feel about it?',
        'He is afraid of losing his place.|He is happy that he can have a rest.|He is angry with the dentist.',
        '~a bit worried|Anh lo nên khỏi bệnh nhanh hơn. Bài không nói anh giận hay thích nghỉ.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M2', 'last-ten-metres', 'E10-07', 'The last ten metres'],
    [
      [
        'What is important about the things in the box?',
        'They must be kept cold.|They are very expensive.|They are easy to break.',
        '~It has to stay cold|Thuốc phải giữ từ hai đến tám độ; bài không nói đắt hay dễ vỡ.',
      ],
      [
        'How does Hung win the mothers’ trust?',
        'He lets them see his own child first.|He carries the heavy box on his own back.|He has never been late.',
        '~brings his own baby|Hùng đưa con mình đến trước. Vác hộp và đúng giờ không phải cách thuyết phục các bà mẹ.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M3', 'somebody-who-waits', 'E10-04', 'A photo in an hour'],
    [
      [
        'What is wrong with the help of grandchildren, in Bill’s opinion?',
        'They do everything themselves.|They never have enough time.|They often laugh at old people.',
        '~do it for them|Cháu làm hộ nên ông bà không học được. Bill không nói chúng thiếu thời gian hay cười ông bà.',
      ],
      [
        'What does Mrs Lee like about Bill?',
        'He lets her try.|He takes good photos.|He knows her son.',
        '~somebody who waits|Bill ngồi lên tay, chờ bà tự làm. Bức ảnh là bà chụp.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M3', 'lost-queen', 'E10-06', 'The queen'],
    [
      [
        'Why did Lara not play for half a year?',
        'A boy had let her win.|She had lost every game.|Nobody had clapped for her.',
        '~let the girl have something|Cô phát hiện mình thắng vì được nhường. Lần đó mọi người còn vỗ tay.',
      ],
      [
        'Why did she give up this game?',
        'She was going to lose it.|She wanted to be kind.|She had no more time.',
        '~he could take my queen|Cô không thấy nước cờ mất hậu nên thua thật, không phải nhường.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M3', 'price-of-a-story', 'E10-10', 'A password for guests'],
    [
      [
        'What must guests do if they want to use the internet?',
        'Tell a story at dinner|Pay for each hour online|Wait until midnight',
        '~It costs one story|Giá là một câu chuyện; nửa đêm chỉ là lúc người khách hôm qua còn kể.',
      ],
      [
        'Why did the gentleman leave without the password?',
        'He had already found company.|He forgot to ask for it.|He was bad at telling stories.',
        '~only wanted to talk to somebody|Ông muốn có người trò chuyện, và đã có rồi. Ông không quên.',
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
        'My sister ___ the rubbish every morning before she goes to school.',
        'takes out|take out|is taking out|taking out',
        'Việc hằng ngày, ngôi thứ ba số ít: takes out. take out sai ngôi; is taking out: đang xảy ra; taking out thiếu động từ be.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'She is a good cook.\nShe ___ very well.',
        'cooks/can cook',
        'Danh từ cook đổi thành động từ cooks.',
      ],
      [
        'unit',
        'M2',
        'It is my brother’s turn to cook tonight.\nMy brother ___ tonight.',
        'is cooking/is going to cook/will cook/has to cook/should cook/must cook',
        'Việc đã phân công cho tối nay: is cooking.',
      ],
      [
        'unit',
        'M3',
        'It took us an hour to clean the kitchen.\nWe spent ___ the kitchen.',
        'an hour cleaning/one hour cleaning/an hour on cleaning',
        'It takes … to V đổi thành spend … V-ing.',
      ],
    ],
  }),
  ...unit(10, 2, {
    grammar: [
      [
        'unit',
        'M1',
        'This lake ___ by hundreds of families every weekend.',
        'is visited|visits|is visiting|visited',
        'Hồ được khách đến thăm: bị động is visited. visits, is visiting, visited có nghĩa chủ động.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'They plan to plant a hundred trees.\nThey are ___ plant a hundred trees.',
        'going to/planning to/about to',
        'Dự định: be going to + động từ.',
      ],
      [
        'unit',
        'M2',
        'They clean this street every day.\nThis street ___ every day.',
        'is cleaned/gets cleaned',
        'Bị động hiện tại đơn: is cleaned.',
      ],
      [
        'unit',
        'M3',
        'Somebody has broken two of the new trees.\nTwo of the new trees ___.',
        'have been broken/have been broken by somebody',
        'Bị động hiện tại hoàn thành: have been broken.',
      ],
    ],
  }),
  ...unit(10, 3, {
    grammar: [
      [
        'unit',
        'M1',
        'Our music teacher made us ___ the song again.',
        'practise|to practise|practising|practised',
        'make + tân ngữ + nguyên thể không to: practise. to practise, practising, practised không theo sau made us.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'He sings better than all the others.\nHe is the ___ singer of all.',
        'best',
        'Hơn tất cả: so sánh nhất the best.',
      ],
      [
        'unit',
        'M2',
        'When she heard the song, she cried.\nThe song made ___.',
        'her cry',
        'make + tân ngữ + nguyên thể không to: made her cry.',
      ],
      [
        'unit',
        'M3',
        'My parents don’t allow me to play loud music.\nMy parents don’t let ___ loud music.',
        'me play/me play any',
        'allow somebody to V = let somebody V.',
      ],
      [
        'unit',
        'M3',
        'They play better than all the other bands.\nNo other band plays ___ they do.',
        'as well as/better than/so well as',
        'So sánh nhất đổi thành No other … as well as.',
      ],
    ],
  }),
  ...unit(10, 4, {
    rewrites: [
      [
        'unit',
        'M2',
        'We met Ms Ha on our way to the market.\nWhile we ___ to the market, we met Ms Ha.',
        'were walking/were going/were on our way/were cycling/were driving/were travelling',
        'Đang đi thì gặp: were walking.',
      ],
      [
        'unit',
        'M3',
        'She became a volunteer two years ago.\nShe ___ a volunteer for two years.',
        'has been/has worked as/has been working as',
        'became … ago đổi thành has been … for.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Đang làm thì việc khác xảy ra: were painting … when.',
        'We|were painting|the wall|when it|began|to rain.',
      ],
    ],
  }),
  ...unit(10, 5, {
    rewrites: [
      [
        'unit',
        'M1',
        'I bought this tablet in May.\nI have ___ this tablet since May.',
        'had/owned/used',
        'Từ tháng Năm đến nay: have had.',
      ],
      [
        'unit',
        'M2',
        'The last time I used a paper map was in 2019.\nI ___ a paper map since 2019.',
        'have not used',
        'The last time … = haven’t … since.',
      ],
      [
        'unit',
        'M3',
        'This machine can be used for cutting paper.\nYou can use this machine ___ paper.',
        'to cut/for cutting/in order to cut/when you cut',
        'Mục đích: to cut hoặc for cutting.',
      ],
    ],
  }),
  ...unit(10, 6, {
    grammar: [
      [
        'unit',
        'M1',
        'This job ___ by women and men.',
        'can be done|can do|can done|can be doing',
        'Bị động với can: can be + quá khứ phân từ. can do, can be doing chủ động; can done sai dạng.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'They should pay women the same.\nWomen should ___ the same.',
        'be paid',
        'Bị động với should: should be paid.',
      ],
      [
        'unit',
        'M3',
        'The boss must treat everyone in the same way.\nEveryone must ___ in the same way by the boss.',
        'be treated',
        'Bị động với must: must be treated.',
      ],
    ],
  }),
  ...unit(10, 7, {
    rewrites: [
      [
        'unit',
        'M1',
        'Da Lat is cooler than Nha Trang.\nNha Trang is ___ than Da Lat.',
        'hotter/warmer',
        'Trái nghĩa của cooler là hotter.',
      ],
      [
        'unit',
        'M3',
        'No organisation in our town helps more children than this one.\nThis organisation helps ___ in our town.',
        'the most children/more children than any other/most children',
        'Không ai giúp nhiều hơn: so sánh nhất the most.',
      ],
    ],
  }),
  ...unit(10, 8, {
    grammar: [
      [
        'unit',
        'M1',
        'The student ___ won the prize learns everything online.',
        'who|which|whose|where',
        'Thay cho người, làm chủ ngữ: who. which chỉ vật; whose + danh từ; where chỉ nơi chốn.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'I have a friend. Her mother teaches online.\nI have a friend ___ teaches online.',
        'whose mother/whose mum',
        'Her mother đổi thành whose mother.',
      ],
      [
        'unit',
        'M3',
        'This is the app. It helped me with my spelling.\nThis is the app ___ with my spelling.',
        'that helped me/which helped me/helping me/to help me',
        'that (which) thay cho the app, làm chủ ngữ.',
      ],
    ],
    orders: [['unit', 'M1', 'whose + danh từ: whose laptop.', 'The girl|whose|laptop|was broken|is|my|cousin.']],
  }),
  ...unit(10, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'The guide said that he ___ the river every week.',
        'cleaned|clean|cleaning|to clean',
        'Câu tường thuật sau said lùi thì: cleaned. clean sai ngôi và chưa lùi thì; cleaning, to clean không làm động từ chính.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        '“I am cleaning the beach,” she said.\nShe said that she ___ the beach.',
        'was cleaning',
        'Tường thuật: am cleaning → was cleaning.',
      ],
      [
        'unit',
        'M2',
        '“What are you planting?” he asked me.\nHe asked me what ___.',
        'I was planting',
        'Tường thuật câu hỏi: không đảo, lùi thì.',
      ],
      [
        'unit',
        'M3',
        '“Did you see the turtles yesterday?” she asked us.\nShe asked us ___ the turtles the day before.',
        'if we had seen/whether we had seen/if we saw/whether we saw',
        'Tường thuật câu hỏi Yes/No: if + quá khứ hoàn thành.',
      ],
    ],
  }),
  ...unit(10, 10, {
    rewrites: [
      [
        'unit',
        'M2',
        'We can’t go there, because we don’t have a boat.\nIf we ___ a boat, we could go there.',
        'had/had got/owned',
        'Trái với hiện tại: câu điều kiện loại 2, If we had.',
      ],
      [
        'unit',
        'M3',
        'I am not old enough, so I can’t drive the boat.\nIf ___, I could drive the boat.',
        'I were older/I was older/I were old enough/I was old enough',
        'Trái với hiện tại: If I were ….',
      ],
      [
        'unit',
        'M3',
        'You can visit the forest only if you have a guide.\nUnless ___, you cannot visit the forest.',
        'you have a guide/you have got a guide/you are with a guide/you take a guide/you go with a guide/you have one',
        'only if đổi thành unless (trừ khi).',
      ],
    ],
  }),
];

export const fifthOf10 = (clips: Clips): SeedQuestion[] => [
  ...readings(),
  ...heard(clips),
  ...sentences(),
  ...fifthSounds(10),
];
