/** Readings, recordings, words, grammar and sentences to write for a fifth term test of grade 6. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';
import { fifthSounds } from './sounds.ts';

const place = { grade: 6, cefr: 'A1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M1',
      'E6-02',
      'Our small kitchen',
      'There are six people in my family, and our kitchen is very small. There is a table, but there are only four chairs. So my parents and my grandparents sit on the chairs, and my sister and I sit on a big box. There is rice in the box. On the wall there are two pictures: a red fish and a map of Viet Nam. My grandmother can’t read well, so I show her the cities on the map at breakfast. She knows twelve of them now. My father wants to buy a bigger table next year, but my sister and I don’t want to leave our box.',
    ],
    [
      [
        'Where do the children sit?',
        'On a box|On two chairs|On the floor|On the table',
        '~my sister and I sit on a big box|Bốn cái ghế dành cho bố mẹ và ông bà; bài không nói ngồi sàn hay ngồi bàn.',
      ],
      [
        'What does the writer do at breakfast?',
        'Teaches somebody the cities|Draws a map of Viet Nam|Cooks some rice for all the family|Reads a book about fish',
        '~I show her the cities on the map|Bạn chỉ các thành phố cho bà. Bản đồ và con cá là hai bức tranh; gạo ở trong hộp.',
      ],
      [
        'What does the father want to buy?',
        'A table|Two chairs|A map|A box',
        '~buy a bigger table|Bố muốn mua bàn to hơn; bài không nói mua ghế, bản đồ hay hộp.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E6-09',
      'A postcard from Singapore',
      'Dear Grandpa, We arrived in Singapore on Monday evening, and it was raining. Our room is on the fourteenth floor of a tall hotel. On Tuesday we took the metro to a big garden near the sea. There are tall trees made of metal, and at night they have lights in many colours. Mum took eighty photos. Yesterday we ate noodles at a market. They were not as good as yours! You can’t eat or drink on the metro here, so Tim was hungry on the way back. Tomorrow we are going to the zoo. See you on Saturday! With love from Trang.',
    ],
    [
      [
        'What was the weather like when they arrived?',
        'It was wet.|It was sunny.|It was windy.|It was cold.',
        '~it was raining|Trời mưa nên ướt (wet); bài không nói nắng, gió hay lạnh.',
      ],
      [
        'What can you see in the garden?',
        'Metal trees|Wild animals|A tall hotel|A food market',
        '~tall trees made of metal|Thú ở vườn thú; khách sạn và chợ ở chỗ khác.',
      ],
      [
        'Why was Tim hungry on the way back?',
        'He couldn’t eat on the metro.|He didn’t like the noodles at all.|He had no money for food.|He was at the zoo all day.',
        '~can’t eat or drink on the metro|Trên tàu điện không được ăn. Bài không nói Tim chê mì hay hết tiền; mai mới đi vườn thú.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E6-06',
      'Two days before Tet',
      'Two days before Tet, my father sends me and my brother to the market. We have to buy a peach tree, a small one with many pink flowers. There are hundreds of trees, and they are all beautiful. My brother wants the tallest. It costs 400,000 dong, and we have 200,000. Then we see an old woman at the end of the street. She has only one tree, and there are no flowers on it, only small green leaves. “It is late this year,” she says. Nobody wants it. My brother gives her all our money. My father is not happy when we come home. But on the second day of Tet, our tree is full of flowers, and our neighbours’ trees are already brown. Now my father goes to the old woman every year.',
    ],
    [
      [
        'Why don’t they buy the tallest tree?',
        'They don’t have enough money.|Their father wants a taller one.|There are no flowers on it.|It is too heavy for them.',
        '~It costs 400,000 dong|Cây giá 400.000 mà hai bạn có 200.000. Cây không hoa là cây của bà cụ; bài không nói nặng.',
      ],
      [
        'What is the problem with the old woman’s tree?',
        'Its flowers are late.|It has no leaves.|It is too tall.|It has only brown leaves.',
        '~there are no flowers on it|Cây nở muộn, chỉ có lá xanh. Cây nâu là của hàng xóm.',
      ],
      [
        'What does the father do now?',
        'He buys from the old woman.|He goes to market with his neighbours.|He grows his own trees.|He buys the tallest tree.',
        '~goes to the old woman every year|Năm nào bố cũng đến mua của bà cụ.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E6-07',
      'Half of it was wrong',
      'My grandmother can’t see well, so I tell her what is on TV. Her favourite film is about a family in Ha Noi. It is on every evening at seven. At first I only told her the important things: “Now he is going out. Now she is crying.” But my grandmother asked questions. What colour is her dress? Is it raining? So now I tell her everything, and I have to be quick. Last Friday I had a cold and couldn’t speak. My grandmother listened to the TV and told me the story: what they were wearing, and how they looked. Half of it was wrong. It was much better than the film.',
    ],
    [
      [
        'Why does the writer talk during the film?',
        'Grandmother can’t see it well.|Grandmother doesn’t like it.|The TV makes no sound.|The film is much too long for her.',
        '~can’t see well|Bà nhìn kém nên bạn kể cho bà. Bà rất thích phim; ti-vi vẫn có tiếng.',
      ],
      [
        'What was different last Friday?',
        'Grandmother told the story.|The film started late.|There was no film on TV at seven.|Grandmother had a cold.',
        '~told me the story|Bạn bị cảm không nói được nên bà kể. Phim vẫn chiếu lúc bảy giờ.',
      ],
      [
        'What does the writer think of the grandmother’s story?',
        'It was very good.|It was too long.|It was boring.|It was all true.',
        '~much better than the film|Bạn thấy hay hơn phim, dù một nửa là sai.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E6-12',
      'A bad waiter',
      'Mr Hai has a small restaurant near our school. Last month, he bought a robot. It carried the food from the kitchen to the tables, and it could say “Good evening” in four languages. On the first day, everyone came and took photos. On the second day, it stopped in front of a cat for ten minutes, because it didn’t know what to do. The students liked it, but the old people stopped coming. “I can’t ask a robot about its children,” an old man said. So Mr Hai gave the robot a new job. It washes the dishes now, and he carries the food. He says, “It is a good worker, but a bad waiter.”',
    ],
    [
      [
        'What did the robot do at first?',
        'It took food to the tables.|It washed all the dishes.|It took photos of people.|It cooked soup in the kitchen.',
        '~It carried the food from the kitchen|Rửa bát là việc bây giờ; người chụp ảnh là khách; bài không nói robot nấu ăn.',
      ],
      [
        'Why did the old people stop coming?',
        'They couldn’t talk to the robot.|They didn’t like Mr Hai’s food.|They were afraid of the cat.|They didn’t want any photos.',
        '~I can’t ask a robot about its children|Người già muốn trò chuyện. Con mèo chỉ làm robot dừng lại.',
      ],
      [
        'What does the robot do now?',
        'It works in the kitchen.|It talks to students.|It looks after children.|It opens the door for old people.',
        '~It washes the dishes now|Robot rửa bát, ông Hải bưng đồ ăn.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E6-08',
      'The smallest boy',
      'Our football team lost every game last year, and everybody said, “It’s because of Khang.” He stands in the goal, and he is the smallest boy in our class. This year, we have a new teacher. She asked each of us to stand in the goal for ten minutes, and she kicked the balls. I let in eleven, and my best friend let in fourteen. Then it was Khang’s turn. He let in four. Nobody said anything on the way home. On Saturday, we ran more than ever before, and we won. Only two balls came near the goal.',
    ],
    [
      [
        'What did the players learn from the teacher’s idea?',
        'Khang does his job well.|Khang is too small for the job.|They need a bigger goal.|Their teacher kicks badly.',
        '~He let in four|Khang chỉ để lọt bốn quả, các bạn khác mười một, mười bốn: bạn ấy giỏi nhất, dù nhỏ.',
      ],
      [
        'Why did they win on Saturday?',
        'Everybody helped Khang.|Khang was not there.|The teacher played with them.|The other team was late.',
        '~we ran more than ever before|Cả đội chạy nhiều nên chỉ có hai quả bóng tới gần khung thành.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E6-11',
      'Bottles on Friday',
      'Every Friday, our class collects empty bottles, and an old woman comes with her bike and takes them. She gets a little money for them. In October, our teacher had an idea. “You can sell the bottles,” she said, “and buy plants for the school garden.” Everyone liked it. But then Nhi asked, “And what does the old woman get?” We talked about it for a long time. Now we still give her the bottles. And after that, she works with us in the garden, because she was a farmer when she was young. We have beans and onions now, and we didn’t buy anything.',
    ],
    [
      [
        'Why did Nhi ask her question?',
        'She thought of the old woman’s money.|She didn’t want to have a garden.|She wanted to keep all the bottles at home.|She didn’t understand the teacher.',
        '~She gets a little money for them|Bán chai thì bà cụ mất tiền. Bạn không phản đối vườn.',
      ],
      [
        'What does the class get from the old woman now?',
        'Help with the garden|Money for the plants|Empty bottles|An old bike',
        '~she works with us in the garden|Bà giúp làm vườn vì từng làm ruộng. Bài không nói bà cho tiền hay xe.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E6-04',
      'The house with the green gate',
      'In our street there is a house with a green gate. A man lives there alone. When we play football in front of his house, he shuts all his windows. “He doesn’t like children,” my brother says. Last Sunday, our ball flew into his garden. I was afraid, but I rang the bell. The man opened the gate with our ball under his arm. Behind him, I saw a table with hundreds of small paper birds. “When the ball hits the wall, they fall down,” he said. Then he showed me how to make one. Now we play at the other end of the street.',
    ],
    [
      [
        'Why does the man shut his windows?',
        'He wants to keep his birds safe.|He doesn’t like to see children.|He goes to sleep in the afternoon.|He is afraid of the boys next door.',
        '~they fall down|Bóng đập vào tường làm chim giấy rơi. Ghét trẻ con chỉ là lời anh hoặc em trai bạn ấy.',
      ],
      [
        'Why do the children play in another place now?',
        'They understand the man.|They are afraid of the man.|They have lost their ball.|The man’s gate is too high.',
        '~how to make one|Biết chuyện chim giấy rồi, các bạn tự chơi chỗ khác. Ông trả bóng và còn dạy gấp chim, nên không phải vì sợ.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    6,
    clips,
    ['M1', 'lost-things', 'E6-01', 'The box in room two'],
    [
      ['The box is in room two.', 't', '~a big box in room two'],
      ['There are two shoes in the box.', 'f', '~one shoe'],
      ['Students can look for their things at half past twelve.', 't', '~from twelve to one'],
      ['On Friday, the things go to a shop.', 'f', '~to the village school'],
    ],
  ),
  heardJudged(
    6,
    clips,
    ['M1', 'fifth-floor', 'E6-02', 'On the fifth floor'],
    [
      ['Ben can see the river only from his bedroom.', 'f', '~from the kitchen'],
      ['Ben shares a room with his brother.', 't', '~share a room'],
      ['Ben’s brother plays the guitar in the evening.', 'f', '~before breakfast'],
      ['Ben goes down faster than the lift.', 't', '~faster than the lift'],
    ],
  ),
  heardJudged(
    6,
    clips,
    ['M1', 'school-race', 'E6-08', 'Welcome to our sports day'],
    [
      ['The first race is for class nine.', 'f', '~It is for class six'],
      ['The swimming is in the city pool.', 't', '~take the bus to the city pool'],
      ['Students must pay for the bus.', 'f', '~The bus is free'],
      ['The teachers lost last year.', 't', '~the teachers lost'],
    ],
  ),
  heardJudged(
    6,
    clips,
    ['M1', 'two-cats', 'E6-12', 'Two cats'],
    [
      ['The robot cat is a present from Anna’s uncle.', 't', '~My uncle gave it to me'],
      ['The robot cat is good at going up the stairs.', 'f', '~afraid of stairs'],
      ['The real cat likes the robot.', 'f', '~My real cat is angry'],
      ['Anna likes the real cat more.', 't', '~he sleeps on my feet'],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'blue-fish-cake', 'E6-04', 'The blue fish'],
    [
      [
        'How does Jack go home?',
        'On foot|By car|By school bus',
        '~in the afternoon I walk|Đi ô tô là buổi sáng, bố chở; bài không nói xe buýt.',
      ],
      [
        'What do the boys do at the cake shop?',
        'They look at the cakes.|They buy a blue cake.|They wait for Jack’s father.',
        '~To look at them|Hai bạn chỉ ngắm bánh, không mua.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'old-tet-photo', 'E6-06', 'An old photo'],
    [
      [
        'Why was Grandpa sad in the photo?',
        'His shirt was not new.|His shirt was too big.|He was not at home.',
        '~I got his old one|Áo quá rộng là chuyện năm sau, và lúc đó ông vui.',
      ],
      [
        'What did his mother do the next year?',
        'She made two shirts.|She bought him a hat.|She took a new photo of the boys.',
        '~she made two new shirts|Mẹ may áo mới cho cả hai anh em.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'sunday-film', 'E6-07', 'Sue and the elephants'],
    [
      [
        'When did Sue do her homework?',
        'On Saturday|On Sunday|On Wednesday',
        '~I did it yesterday|Hôm nay Chủ nhật, hôm qua là thứ Bảy.',
      ],
      [
        'What does Dad want to do?',
        'Watch the film with Sue|Turn off the TV|Help Sue with her homework',
        '~I want to see it too|Bố không tắt ti-vi mà muốn xem cùng; bài tập Sue đã làm xong.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'two-umbrellas', 'E6-03', 'Two umbrellas'],
    [
      [
        'Why has Nick got two umbrellas?',
        'One is for a friend.|One is broken.|One is for the sun.',
        '~One is for Daniel|Daniel không bao giờ mang ô. Bài không nói ô hỏng hay che nắng.',
      ],
      [
        'What did Nick learn about Daniel?',
        'He lives near Nick.|He likes the rain.|He has two umbrellas.',
        '~He lives in the house behind my house|Hai nhà cách nhau một bức tường. Người có hai chiếc ô là Nick.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M3', 'dark-cave', 'E6-05', 'In the dark'],
    [
      [
        'Why do they turn off their lamps?',
        'To hear better|To see the stars|To find the way out',
        '~What do you hear|Trong bóng tối mọi người lắng nghe tiếng nước; trong hang không thấy sao.',
      ],
      [
        'What does the guide say at the end?',
        'Don’t touch the stone.|Don’t make a noise.|Don’t look at the stone.',
        '~with your eyes and not with your hands|Chỉ nhìn bằng mắt, không sờ bằng tay.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M3', 'eggs-in-a-hat', 'E6-11', 'Six eggs'],
    [
      [
        'Where is the green bag now?',
        'An old man has it.|It is in the street.|Leo has it on his head.',
        '~I gave it to the old man|Rơi ra đường là cam của ông cụ; trứng ở trong mũ.',
      ],
      [
        'Why is Leo’s head hot?',
        'He couldn’t wear his hat.|He ran home very fast.|He lost his hat at the shop.',
        '~In my hat|Mũ đựng trứng nên Leo không đội được. Bài không nói chạy hay mất mũ.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'tower-picture', 'E6-09', 'The tower in Paris'],
    [
      [
        'Why didn’t Max go up the tower?',
        'His dad couldn’t stand for long.|It was closed for all of last week.|They had no money for it.',
        '~bad foot|Rất đông người mà bố đau chân. Bài không nói đóng cửa hay hết tiền.',
      ],
      [
        'What did Max and his dad get for the picture?',
        'A song|Some money|Another picture',
        '~they all sang for us|Bố tặng bức tranh, không bán; mọi người hát cho hai bố con nghe.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'hundred-doors', 'E6-10', 'A house of the future'],
    [
      [
        'What is special about David’s house?',
        'It has a lot of doors.|It has a very big kitchen.|It has many stairs.',
        '~a hundred doors|Nhà không có bếp và không có cầu thang.',
      ],
      [
        'Why doesn’t the house need a kitchen?',
        'Grandmother makes the food.|A robot makes the food.|They only eat in restaurants.',
        '~Nobody can make noodles like her|Mọi người ăn ở nhà bà bên cạnh. Robot không nấu được như bà.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(6, 1, {
    grammar: [
      [
        'unit',
        'M3',
        'My brother ___ his homework in the library, but today he is at home.',
        'usually does|is usually doing|usually do|does usually',
        'Thói quen: hiện tại đơn, usually đứng trước động từ: usually does. is usually doing: đang xảy ra; do sai ngôi; does usually sai trật tự.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'We have an English lesson on Monday.\nThere ___ an English lesson on Monday.',
        'is/will be',
        'have đổi thành There is + danh từ số ít.',
      ],
      [
        'unit',
        'M2',
        'My school has thirty classrooms.\nThere ___ in my school.',
        'are thirty classrooms/are 30 classrooms',
        'has đổi thành There are + danh từ số nhiều.',
      ],
    ],
  }),
  ...unit(6, 2, {
    rewrites: [
      [
        'unit',
        'M1',
        'My room has two windows.\nThere ___ two windows in my room.',
        'are',
        'Danh từ số nhiều: There are.',
      ],
      [
        'unit',
        'M2',
        'This is my parents’ bedroom.\nThis bedroom is for ___.',
        'my parents',
        'parents’ bedroom là phòng của bố mẹ: for my parents.',
      ],
    ],
  }),
  ...unit(6, 3, {
    words: [
      [
        'M3',
        'Lan has a new idea every day. She is very ___.',
        'creative|kind|shy|hard-working',
        'Nhiều ý tưởng mới: creative (sáng tạo). kind: tốt bụng, shy: nhút nhát, hard-working: chăm chỉ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'My sister’s hair is long.\nMy sister ___ long hair.',
        'has/has got',
        'Tả người: has + tính từ + danh từ.',
      ],
      [
        'unit',
        'M2',
        'The red box is bigger than the blue box.\nThe blue box is ___ than the red box.',
        'smaller',
        'Trái nghĩa của bigger là smaller.',
      ],
      [
        'unit',
        'M3',
        'He is short, and his hair is brown.\nHe is short and ___ hair.',
        'has brown/has got brown/he has brown/he has got brown',
        'his hair is brown đổi thành has brown hair.',
      ],
    ],
  }),
  ...unit(6, 4, {
    words: [
      [
        'M3',
        'You can’t hear any cars or music here at night. The street is ___.',
        'peaceful|noisy|crowded|modern',
        'Không tiếng xe, tiếng nhạc: peaceful (yên bình). noisy: ồn, crowded: đông, modern: hiện đại.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'The cinema is behind the park.\nThe park is ___.',
        'in front of the cinema/in front of it',
        'behind đổi thành in front of.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'next to: bên cạnh, đứng sau is.', 'The bank|is|next|to|the new|post office.'],
      ['unit', 'M2', 'Câu hỏi: Is there + danh từ.', 'Is|there|a supermarket|near|your new|flat?'],
    ],
  }),
  ...unit(6, 5, {
    grammar: [
      [
        'unit',
        'M2',
        'There isn’t ___ water in the lake this month, so the boats can’t go.',
        'much|many|some|a',
        'water không đếm được, câu phủ định: much. many đi với số nhiều; some dùng trong câu khẳng định; a đi với số ít.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'It is not good to swim in this river.\nYou ___ swim in this river.',
        'should not/must not/cannot/can not/should never/must never',
        'Khuyên không nên: should not.',
      ],
      [
        'unit',
        'M3',
        'You must take a map with you.\nDon’t forget ___ a map with you.',
        'to take/to bring/to carry/to have',
        'forget + to V: to take.',
      ],
      [
        'unit',
        'M3',
        'You can see only three or four trees on this island.\nThere aren’t ___ trees on this island.',
        'many/a lot of/lots of',
        'Chỉ ba, bốn cây: không nhiều; trees đếm được nên dùng many.',
      ],
    ],
  }),
  ...unit(6, 6, {
    rewrites: [
      [
        'unit',
        'M2',
        'It is important to visit your grandparents at Tet.\nYou ___ your grandparents at Tet.',
        'should visit/must visit/need to visit/have to visit/ought to visit/should see/should go to see',
        'Điều nên làm: should + động từ.',
      ],
      [
        'unit',
        'M2',
        'Don’t eat too many sweets at Tet.\nYou should not ___ at Tet.',
        'eat too many sweets/eat many sweets/eat so many sweets',
        'Lời khuyên: should not + động từ.',
      ],
      [
        'unit',
        'M3',
        'We cook chicken at Tet. We cook fish, too.\nWe cook ___ chicken and fish at Tet.',
        'both',
        'both … and …: cả … và ….',
      ],
    ],
  }),
  ...unit(6, 7, {
    words: [
      [
        'M3',
        'Millions of people watch this programme. It is very ___.',
        'popular|boring|long|late',
        'Hàng triệu người xem: popular (được yêu thích). boring: chán, long: dài, late: muộn.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'I like this programme because it is funny.\nThis programme is funny, ___ I like it.',
        'so/and so/which is why/and that is why',
        'because chỉ lí do; so chỉ kết quả.',
      ],
      [
        'unit',
        'M2',
        'The film was boring, so I went to bed.\nI went to bed ___ the film was boring.',
        'because/as/since',
        'so chỉ kết quả; because chỉ lí do.',
      ],
    ],
  }),
  ...unit(6, 8, {
    words: [
      [
        'M3',
        'Our team scored four goals, and the other team scored four goals, too. Nobody ___.',
        'won|played|ran|kicked',
        'Bốn bàn đều nên không ai thắng: won. played: chơi, ran: chạy, kicked: đá thì ai cũng làm.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'Be on time for the match.\nDon’t ___ for the match.',
        'be late/come late/arrive late/get there late',
        'on time trái nghĩa với late: Don’t be late.',
      ],
      [
        'unit',
        'M3',
        'I swim on Mondays and Thursdays.\nI swim ___ a week.',
        'two times/twice/two days/on two days',
        'Hai lần mỗi tuần: two times a week hoặc twice a week.',
      ],
    ],
    orders: [['unit', 'M1', 'don’t often đứng trước động từ.', 'My cousins|don’t|often|play|basketball|after|school.']],
  }),
  ...unit(6, 9, {
    grammar: [
      [
        'unit',
        'M3',
        'Of the three cities, this one has ___ streets.',
        'the most crowded|more crowded|crowded than|as crowded',
        'Ba thành phố: so sánh nhất the most crowded. more crowded, crowded than so hai bên; as crowded cần as.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'No city in our country is bigger than this one.\nThis is ___ city in our country.',
        'the biggest/the largest',
        'Không thành phố nào lớn hơn: the biggest.',
      ],
      [
        'unit',
        'M3',
        'Their bread is better than our bread.\nOur bread is ___ theirs.',
        'worse than',
        'A better than B đổi thành B worse than A.',
      ],
    ],
    orders: [['unit', 'M1', 'So sánh hơn: older than.', 'I think|Ha Noi|is|older|than|Da Nang.']],
  }),
  ...unit(6, 10, {
    rewrites: [
      [
        'unit',
        'M1',
        'I would like a big garden.\nI want ___ a big garden.',
        'to have/to own/to get',
        'want + to V: to have.',
      ],
      [
        'unit',
        'M3',
        'Our house will not have a TV.\nThere ___ in our house.',
        'will not be a TV/will be no TV/will not be any TV',
        'will not have đổi thành There will not be.',
      ],
    ],
  }),
  ...unit(6, 11, {
    rewrites: [
      [
        'unit',
        'M2',
        'If we ride bikes, the air will be cleaner.\nThe air will be cleaner ___ we ride bikes.',
        'if/when',
        'Mệnh đề if có thể đứng sau.',
      ],
      [
        'unit',
        'M3',
        'Use this old bag again.\nDon’t throw ___.',
        'this old bag away/away this old bag/it away/this bag away/away this bag/the old bag away/away the old bag',
        'Dùng lại thì không vứt đi: Don’t throw it away.',
      ],
    ],
  }),
  ...unit(6, 12, {
    grammar: [
      [
        'unit',
        'M2',
        'My robot is strong, but yours is ___ than mine.',
        'much stronger|more stronger|very strong|the strongest',
        'Có than: so sánh hơn, much stronger. more stronger thừa more; very strong không so sánh; the strongest là so sánh nhất.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'My robot is good at singing.\nMy robot ___ sing well.',
        'can/is able to/knows how to',
        'Khả năng: can + động từ.',
      ],
      [
        'unit',
        'M3',
        'This robot is very heavy, so I can’t carry it.\nThis robot is too heavy for ___.',
        'me to carry/me',
        'too + tính từ + for somebody + to V.',
      ],
    ],
  }),
];

export const fifthOf6 = (clips: Clips): SeedQuestion[] => [
  ...readings(),
  ...heard(clips),
  ...sentences(),
  ...fifthSounds(6),
];
