/** Readings, recordings, grammar and sentences to write for a fifth term test of grade 8. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';
import { fifthSounds } from './sounds.ts';

const place = { grade: 8, cefr: 'A2' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M1',
      'E8-02',
      'A song at noon',
      'In October, there are no lessons for a week at our school in Thai Binh. It is the rice harvest, and most families need every hand. Two years ago, my uncle bought a machine that cuts a whole field in twenty minutes. Before that, twelve people needed a day. So now I only carry tea to the driver and count the bags. The work is easier, but my grandmother misses the old times. When people cut the rice by hand, everyone sang, and the neighbours told stories at lunch. The machine is so loud that nobody can hear a word. Last year, she stopped it at noon, put a pot of soup in front of it and began to sing. The driver sang, too.',
    ],
    [
      [
        'How long does the machine need for a field?',
        'Twenty minutes|One day|One week|Two hours',
        '~cuts a whole field in twenty minutes|Một ngày là thời gian mười hai người gặt tay; một tuần là kì nghỉ.',
      ],
      [
        'What does the writer do at the harvest?',
        'Takes tea to the driver|Cuts the rice by hand|Drives the new machine|Cooks soup for the neighbours',
        '~I only carry tea to the driver|Gặt tay là chuyện ngày trước; lái máy là người khác; nồi súp là của bà.',
      ],
      [
        'What does the grandmother not like about the machine?',
        'Its noise|Its price|Its driver|Its speed',
        '~nobody can hear a word|Máy ồn quá nên không ai hát, kể chuyện được. Bà còn nấu súp mời người lái.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E8-03',
      'The shoe box',
      'Every evening at seven, the five members of the Vu family put their phones in a shoe box, and nobody may take one out before nine. It was Khoa’s idea. He is fourteen, and he had noticed that his parents looked at their screens at dinner while they told him not to. In the first week, his father took his phone out twice because of his work. Each time, he had to wash all the dishes. Now they play cards or talk, and Khoa’s little sister often falls asleep on somebody’s arm. Only the grandfather isn’t happy. He got his first smartphone in March, and he would like to show everyone what he has learnt.',
    ],
    [
      [
        'Whose idea was the shoe box?',
        'The son’s|The father’s|The grandfather’s|The little sister’s',
        '~It was Khoa’s idea|Khoa là con trai mười bốn tuổi trong nhà.',
      ],
      [
        'What happened when the father took out his phone?',
        'He had to do the dishes.|He had to leave the room.|He lost a game of cards.|He couldn’t do his work.',
        '~he had to wash all the dishes|Bố phải rửa bát; bài không nói phải ra khỏi phòng hay thua bài.',
      ],
      [
        'Why isn’t the grandfather happy?',
        'He wants to use his phone.|He doesn’t like playing cards.|He has to go to bed before nine.|Nobody talks to him in the evening.',
        '~he would like to show everyone what he has learnt|Ông mới có điện thoại và muốn khoe. Cả nhà vẫn nói chuyện.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E8-08',
      'Twelve thousand dong',
      'When my brother and I go shopping, our mother gives us a list and the right amount of money. Last Saturday, we had to buy fish, onions and some soap: 95,000 dong. At the market, the fish was cheaper than usual, so we had 12,000 dong left. My brother wanted to buy ice cream, and I wanted to take the money home. In the end, we bought flowers from an old man. Our mother looked at the flowers. Then she smelled the fish. “Now I see why it was so cheap,” she said. We had eggs for dinner, and the flowers stood on the table.',
    ],
    [
      [
        'Why did they have money left?',
        'The fish was cheap.|They forgot the soap.|They bought fewer onions.|Their mother gave them too much.',
        '~the fish was cheaper than usual|Mẹ đưa vừa đủ tiền; bài không nói quên xà phòng hay mua ít hành.',
      ],
      [
        'What did they buy with that money?',
        'Flowers|Ice cream|Eggs|Nothing',
        '~we bought flowers from an old man|Kem là ý của em (anh) trai; trứng là bữa tối ở nhà.',
      ],
      [
        'What was wrong with the fish?',
        'It was not fresh.|It was too small.|It was too salty.|It was the wrong kind.',
        '~she smelled the fish|Mẹ ngửi rồi hiểu vì sao rẻ: cá ươn, nên tối ăn trứng.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E8-10',
      'A friend in Italy',
      'My friend Luca lives in Italy. We could send each other messages every minute, but each of us writes one letter a month, by hand. It was our English teacher’s idea: she said that people think more when they can’t change a sentence afterwards. She was right. I also draw small pictures at the end. But the best thing is the waiting. When I come home from school, I always look into the box at our door. In May, Luca’s letter got wet on the way, and I could only read the first and the last line. So I wrote the middle myself and sent it to him. He answered that it was better than his.',
    ],
    [
      [
        'How often does Luca write?',
        'Once a month|Twice a month|Every minute|Every day',
        '~each of us writes one letter a month|Mỗi người một lá một tháng; mỗi phút là tin nhắn, điều họ không làm.',
      ],
      [
        'What does the writer like best?',
        'Waiting for a letter|Drawing the pictures|Thinking of a sentence|Talking to the teacher',
        '~the best thing is the waiting|Vẽ tranh và nghĩ câu cũng có, nhưng thích nhất là chờ thư.',
      ],
      [
        'What was the problem with the letter in May?',
        'It had got wet.|It was too short.|It came too late.|It was in Italian.',
        '~got wet on the way|Thư bị ướt nên chỉ đọc được dòng đầu và dòng cuối.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E8-07',
      'The Sunday boat',
      'On Sundays, Mr Kha, a fisherman from Ca Mau, doesn’t catch fish. He takes students out in his boat, eight at a time, and they don’t have to pay. But each of them must fill a bag with plastic from the water before the boat turns back. In the first months, this took less than an hour. Now they need a whole morning, and Mr Kha is happy about it. Last summer, a student asked him why he gave up a day’s money every week. He showed her a photo of his net. It was full, but there wasn’t a single fish in it, only bottles and bags. “That was a Sunday, too,” he said. “I worked hard that day, and I earned nothing.”',
    ],
    [
      [
        'What must each student do on the boat?',
        'Collect a bag of plastic|Pay a little for the trip|Catch some fish|Take some photos of the net',
        '~fill a bag with plastic|Chuyến đi miễn phí; Chủ nhật ông không đánh cá; ảnh lưới là của ông Kha.',
      ],
      [
        'Why is Mr Kha happy that the trips are longer now?',
        'There is less plastic in the water.|He can talk to the students for longer.|The fish come back in the morning.|More students want to come with him.',
        '~Now they need a whole morning|Phải tìm lâu mới đầy túi, tức là rác trong nước đã ít đi.',
      ],
      [
        'What did Mr Kha catch on the day of the photo?',
        'Only rubbish|A lot of fish|Nothing at all|A single fish',
        '~only bottles and bags|Lưới đầy, nhưng toàn chai và túi, không có con cá nào.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E8-11',
      'A fridge without electricity',
      'Two clay pots, some sand and some water: with these you can keep vegetables fresh for days without electricity. You put the smaller pot inside the bigger one, fill the space between them with wet sand and put a wet cloth on top. When the water dries, it takes the heat away, as it does on your skin when you come out of the sea. In 1995 Mohammed Bah Abba, a teacher in Nigeria, began to give such pots to farmers in the dry north of his country. Before that, their vegetables had gone bad after a day or two, and their daughters had to sell some at the market every day. With the pots, the girls had time to go to school. The idea only works where the air is dry. In wet air, the water stays in the sand, and the pots stay warm.',
    ],
    [
      [
        'Why do the pots stay cool?',
        'The water dries and takes heat away.|The sand comes from the bottom of the sea.|The bigger pot keeps the sun out.|The clay is colder than the air.',
        '~it takes the heat away|Nước bay hơi mang nhiệt đi; biển chỉ là ví dụ so sánh.',
      ],
      [
        'How did the pots change the life of girls in Nigeria?',
        'They could go to school.|They could sell the pots.|They could eat more fruit.|They could work longer at the market.',
        '~the girls had time to go to school|Rau giữ được lâu nên không phải đi chợ mỗi ngày.',
      ],
      [
        'Where would such pots be of little use?',
        'In wet air|In dry air|In the north of Nigeria|In a hot kitchen',
        '~The idea only works where the air is dry|Không khí ẩm thì nước không bay hơi. Miền bắc Nigeria khô.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E8-09',
      'Five red lines',
      'On the wall of our house in Quang Binh, there are five red lines. Each of them shows how high the river once stood in our rooms. Visitors take photos of the highest line, which is above the door. But my grandfather always shows me the lowest, which is only as high as my knee. “In that year we lost the most,” he says. “Two cows, all our rice and my school books. The water came at night, and we thought: it’s only a little, so let’s wait until morning.” Since then, nobody in our family looks at the river first when the radio gives a warning. We carry everything upstairs.',
    ],
    [
      [
        'Why did the family lose the most in the year of the lowest line?',
        'They waited for too long.|The river was higher than ever.|They had nothing but animals.|The house was a new one.',
        '~let’s wait until morning|Nước ít nên họ chủ quan chờ đến sáng. Vạch thấp nhất nghĩa là nước không cao.',
      ],
      [
        'What has the family learnt?',
        'To act at once after a warning|To look carefully at the river|To paint the lines higher up|To listen to the radio at night',
        '~nobody in our family looks at the river first|Có cảnh báo là chuyển đồ lên ngay, không ra xem sông trước.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E8-05',
      'One chair too many',
      'At our Tet dinner, there is always one chair more than people. When I was small, I thought that it was for my great-grandfather, who is in the photo on the wall. Later, I believed that it was for guests. This year, I asked my grandmother. “In 1979 your uncle was a soldier,” she said, “and we had no news from him for months. I kept a chair for him all the same. At nine o’clock, when the soup was already cold, he walked in.” “But he comes every year now, Grandma. He’s sitting over there.” “I know,” she said. “But I promised that chair that I would never put it away.”',
    ],
    [
      [
        'Who was the chair for in 1979?',
        'The writer’s uncle|The writer’s great-grandfather|A guest at dinner|A neighbour who was alone',
        '~I kept a chair for him|Cụ trong ảnh và khách chỉ là điều bạn nhỏ đoán; người lính chính là chú (bác) của bạn.',
      ],
      [
        'Why does the grandmother still put the chair there?',
        'It reminds her of a happy evening.|She is still waiting for her son.|She often has one guest too many.|It is the custom in every Vietnamese family.',
        '~I promised that chair|Con bà đã về năm ấy và năm nào cũng có mặt; bà giữ ghế vì buổi tối đó.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E8-12',
      'A message into space',
      'In our science lesson, we had to write a message to people on another planet. Most of us wrote about football, our school or the sea. Quan’s message was a list of questions. Do you have a night? Do you laugh? What do you do when you are ill? Our teacher asked him why he told them nothing about us. “When somebody comes to my house and talks about himself for an hour,” he said, “I don’t open the door the next time.” Nobody said anything for a while. Then the teacher asked us to write our messages again.',
    ],
    [
      [
        'What did Quan want to say with his example?',
        'You should ask about others.|You should not open the door.|You should write short messages.|You should talk about yourself first.',
        '~talks about himself for an hour|Người chỉ nói về mình thì không ai muốn gặp lại; nên hỏi về người khác.',
      ],
      [
        'What did the teacher think of Quan’s message?',
        'She liked the idea.|She found it silly.|She didn’t understand it.|She wanted a longer one from him.',
        '~asked us to write our messages again|Nghe Quân nói xong, cô cho cả lớp viết lại: cô thấy ý ấy hay.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    8,
    clips,
    ['M1', 'forty-cows', 'E8-02', 'A morning on the farm'],
    [
      ['Visitors should wear their own shoes.', 'f', '~please change your shoes'],
      ['You can read the name of each cow.', 't', '~you can read above its place'],
      ['Visitors can try to milk a cow before lunch.', 'f', '~wait until the afternoon'],
      ['The lunch is free.', 't', '~It costs nothing'],
    ],
  ),
  heardJudged(
    8,
    clips,
    ['M1', 'green-lamp', 'E8-08', 'The wrong colour'],
    [
      ['The woman bought the lamp for herself.', 'f', '~It was a present for my mother'],
      ['The woman has brought the box.', 't', '~Here it is'],
      ['There are more white lamps in the shop.', 'f', '~only have green ones left'],
      ['In the end, the woman takes a green lamp.', 't', '~I can paint it'],
    ],
  ),
  heardJudged(
    8,
    clips,
    ['M1', 'storm-at-the-camp', 'E8-09', 'News for the camp'],
    [
      ['The storm will come earlier than people thought.', 't', '~faster than we thought'],
      ['There will be a walk to the lake this afternoon.', 'f', '~no walk to the lake'],
      ['Everyone can sleep in the school.', 't', '~beds for all of you'],
      ['Cars are safe under the trees.', 'f', '~leave it under the trees'],
    ],
  ),
  heardJudged(
    8,
    clips,
    ['M1', 'space-camp', 'E8-12', 'The space camp'],
    [
      ['Alex learnt to fly at the camp.', 'f', '~fly, of course'],
      ['Leo felt ill in the machine.', 'f', '~Leo fell asleep in it'],
      ['The woman did not like the noise in space.', 't', '~the worst thing was the noise'],
      ['She saw the sun come up many times a day.', 't', '~sixteen times a day'],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M2', 'something-small', 'E8-05', 'Phil’s suit'],
    [
      [
        'What was wrong with Phil’s clothes at the party?',
        'They were too simple.|They were too warm.|They were much too expensive.',
        '~the only one in shorts|Tiệc sáu mươi người mà Phil mặc quần soóc.',
      ],
      [
        'Why is Phil wearing a suit today?',
        'He is invited to something small.|It is his own birthday.|He is going to a wedding of a friend.',
        '~when I hear the word small|Lần trước “small” hoá ra rất to, nên giờ nghe “small” là anh mặc com-lê.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M2', 'robot-in-the-library', 'E8-11', 'The robot and the books'],
    [
      [
        'Why did the robot move the books?',
        'People take them with love stories.|There was no room on their old shelf.|Mr Bell had asked it to do so.',
        '~what people borrow together|Robot thấy thứ Sáu người ta mượn cả hai loại. Ông Bell không bảo nó làm.',
      ],
      [
        'What does Mr Bell decide?',
        'To leave the books there for now|To put the books back at once|To ask the readers about the robot',
        '~leave them there|Ông để nguyên cho đến khi nghĩ kỹ.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M2', 'word-for-fire', 'E8-10', 'Five hundred words'],
    [
      [
        'Why did Tom learn to speak with his hands?',
        'He hadn’t been able to warn a neighbour.|He needed it for his new job in a hospital.|He had lost his voice after a fire.',
        '~I had no word to tell her|Cháy nhà mà Tom không báo được cho người hàng xóm không nghe thấy. Bài không nói công việc; Tom không mất giọng.',
      ],
      [
        'Why was the neighbour angry at first?',
        'She didn’t know about the fire.|Tom had come in with dirty shoes.|Tom had never learnt her language.',
        '~until she smelled the smoke|Lúc đầu bà chưa biết có cháy mà thấy Tom phá cửa.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M2', 'twenty-pence', 'E8-07', 'Twenty pence'],
    [
      [
        'Why do people have to pay for a bag in this shop?',
        'The shop wants them to use fewer bags.|Plastic has become very expensive.|The shop needs money for a new building.',
        '~what the price is for|Cửa hàng mong khách không mua túi. Bài không nói nhựa đắt hay cần tiền xây.',
      ],
      [
        'What happens at the end?',
        'The man loses some fruit.|The man buys a bag.|The man pays less.',
        '~dropped your oranges|Ông không mua túi và làm rơi cam.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M3', 'two-hours-of-rain', 'E8-10', 'Rain 1958'],
    [
      [
        'Why does Grandma think that her word is safe?',
        'Nobody knows the story.|It is her year of birth.|It is a very long word.',
        '~nobody has ever guessed it|Bà sinh năm 1950, không phải 1958; không ai biết chuyện dưới gốc cây.',
      ],
      [
        'What do we learn about the boy under the tree?',
        'He was not Jake’s grandfather.|He gave Grandma his umbrella.|He lives in the same street now.',
        '~Was that Grandpa|Jake hỏi có phải ông không; bà bảo không.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M3', 'village-drum', 'E8-04', 'The drum'],
    [
      [
        'When do the people usually hear the drum?',
        'When somebody has died|When visitors have come|When the rice is ready',
        '~when somebody dies|Một lần có khách đánh nhầm nên cả làng kéo đến.',
      ],
      [
        'What is new since the visitor’s mistake?',
        'The people have a meal together every year.|Visitors may not enter the village any more.|The drum is never used now.',
        '~Once a year|Hôm đó vui nhất năm, nên mỗi năm họ làm lại một lần.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M3', 'small-snail', 'E8-03', 'The snail'],
    [
      [
        'How does Max know who helped him?',
        'By a drawing|By a phone call|By the handwriting',
        '~there was a small snail|Ryan từng gọi Max là ốc sên và chỉ biết vẽ mỗi con ấy. Bài không nói chữ viết.',
      ],
      [
        'What does Max think of Ryan now?',
        'He is kinder than he seemed.|He is very good at drawing.|He still likes to make him angry.',
        '~every day, for two weeks|Ryan lặng lẽ giúp suốt hai tuần. Ryan vẽ không giỏi.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M3', 'wedding-lamp', 'E8-06', 'A shop on an island'],
    [
      [
        'How do people get things from the shop?',
        'They help themselves.|They call the shopkeeper.|They wait for the boat.',
        '~People take what they need|Ông ở ngoài thuyền; khách tự lấy và ghi vào sổ.',
      ],
      [
        'Why did the man send money for the lamp?',
        'He believed that he hadn’t paid.|He wanted to buy a second one.|He had broken it on his wedding day.',
        '~forgotten to pay|Ông ấy tưởng mình quên trả, thật ra đèn là quà cưới.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(8, 1, {
    grammar: [
      [
        'unit',
        'M3',
        'My cousin is keen on ___ models, but he would love to fly a real plane.',
        'building|build|to build|builds',
        'on + V-ing: building. build, to build, builds không đứng sau giới từ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'I like reading more than surfing the net.\nI ___ reading to surfing the net.',
        'prefer',
        'like A more than B = prefer A to B.',
      ],
      [
        'unit',
        'M2',
        'Do you want to play chess with me?\nWould you like ___ chess with me?',
        'to play/a game of',
        'would like + to V: to play.',
      ],
      [
        'unit',
        'M3',
        'He is keen on making models.\nHe is very interested ___ models.',
        'in making/in building',
        'interested in + V-ing.',
      ],
      [
        'unit',
        'M3',
        'I like doing puzzles better than watching TV.\nI prefer doing puzzles ___ TV.',
        'to watching/over watching',
        'prefer V-ing to V-ing.',
      ],
    ],
  }),
  ...unit(8, 2, {
    rewrites: [
      [
        'unit',
        'M1',
        'A horse is slower than a train.\nA train goes more ___ than a horse.',
        'quickly/rapidly',
        'Trái nghĩa của slower, bổ nghĩa cho goes: more quickly.',
      ],
      [
        'unit',
        'M2',
        'A cat can climb more easily than a dog.\nA dog can’t climb as ___ a cat.',
        'easily as',
        'more easily than đổi thành not as easily as.',
      ],
      [
        'unit',
        'M3',
        'Nobody in the village works harder than my uncle.\nOf all the people in the village, my uncle works ___.',
        'the hardest/hardest/the most/most',
        'Không ai chăm hơn: so sánh nhất the hardest.',
      ],
    ],
  }),
  ...unit(8, 3, {
    rewrites: [
      [
        'unit',
        'M2',
        'It was cold, but he didn’t wear a jacket.\nAlthough ___ cold, he didn’t wear a jacket.',
        'it was/the weather was/it felt',
        'but đổi thành Although + mệnh đề.',
      ],
      [
        'unit',
        'M3',
        'Study hard, or you will not pass the exam.\nIf you ___, you will not pass the exam.',
        'do not study hard/do not study/do not work hard/do not',
        'Câu mệnh lệnh + or đổi thành If you don’t ….',
      ],
      [
        'unit',
        'M3',
        'He joined the club because he wanted to make friends.\nHe joined the club in order ___.',
        'to make friends/to make some friends/to make new friends',
        'Mục đích: in order to + động từ.',
      ],
    ],
    orders: [['unit', 'M1', 'should not + động từ nguyên thể.', 'Teenagers|should|not|stay up|too|late|at night.']],
  }),
  ...unit(8, 4, {
    rewrites: [
      [
        'unit',
        'M1',
        'Many ethnic groups live in this area.\nThere ___ many ethnic groups in this area.',
        'are/live/exist',
        'Danh từ số nhiều: There are.',
      ],
      [
        'unit',
        'M2',
        'How many people are there in your village?\nWhat is the ___ of people in your village?',
        'number/total number',
        'How many = the number of.',
      ],
      [
        'unit',
        'M3',
        'We had a very good time at the village festival.\nWe ___ ourselves at the village festival.',
        'enjoyed/really enjoyed/greatly enjoyed',
        'have a good time = enjoy oneself.',
      ],
    ],
  }),
  ...unit(8, 5, {
    rewrites: [
      [
        'unit',
        'M1',
        'It is a custom here to take off your shoes.\nPeople here usually ___ off their shoes.',
        'take',
        'a custom = usually: hiện tại đơn take.',
      ],
      [
        'unit',
        'M2',
        'The oldest person eats first, and then the others may start.\nThe others must wait ___ the oldest person has started.',
        'until/till',
        'Chờ cho đến khi: until.',
      ],
      [
        'unit',
        'M3',
        'There is no need to bring a present.\nYou don’t ___ a present.',
        'have to bring/need to bring/need/have to take/need to take',
        'no need to = don’t have to.',
      ],
    ],
  }),
  ...unit(8, 6, {
    rewrites: [
      [
        'unit',
        'M1',
        'Come early, and you will get a seat.\nIf you ___ early, you will get a seat.',
        'come/arrive/are/get here/get there',
        'Câu điều kiện loại 1: If + hiện tại đơn.',
      ],
      [
        'unit',
        'M2',
        'If you don’t ask them, they will not help you.\nThey will not help you ___ you ask them.',
        'until/unless',
        'if … not đổi thành until (cho đến khi) hoặc unless (trừ khi).',
      ],
      [
        'unit',
        'M2',
        'Go online less, and you will sleep better.\nIf you ___ less, you will sleep better.',
        'go online/are online',
        'Câu mệnh lệnh + and đổi thành If you ….',
      ],
    ],
  }),
  ...unit(8, 7, {
    grammar: [
      [
        'unit',
        'M3',
        'Let’s collect the bottles ___ the wind carries them into the sea.',
        'before|as soon as|after|while',
        'Phải nhặt trước khi gió cuốn đi: before. as soon as: ngay khi, after: sau khi, while: trong khi không hợp.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'I turned off the lights. Then I left the room.\nI turned off the lights ___ I left the room.',
        'before',
        'Tắt đèn trước, rời phòng sau: before.',
      ],
      [
        'unit',
        'M3',
        'He washed the bottles. Then he filled them with sand.\nAfter ___ the bottles, he filled them with sand.',
        'washing/he washed/he had washed/having washed/cleaning/he had cleaned',
        'After + V-ing hoặc mệnh đề.',
      ],
    ],
  }),
  ...unit(8, 8, {
    rewrites: [
      [
        'unit',
        'M1',
        'I only have a little money.\nI don’t have ___ money.',
        'much/very much/a lot of/lots of',
        'a little (một ít) = not much.',
      ],
      [
        'unit',
        'M3',
        'I always pay by card.\nI never ___ cash.',
        'pay in/pay with/use/pay by/pay',
        'Luôn trả bằng thẻ tức là không trả tiền mặt: pay in cash.',
      ],
    ],
  }),
  ...unit(8, 9, {
    grammar: [
      [
        'unit',
        'M3',
        'While the men ___ the old woman into the boat, the wall fell down.',
        'were helping|help|are helping|have been helping',
        'While + việc đang diễn ra trong quá khứ: were helping. help, are helping, have been helping: hiện tại, không hợp với fell.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'The storm started during our walk.\nWe ___ when the storm started.',
        'were walking/were having a walk/were taking a walk/were going for a walk/were on a walk/were on our walk/were out walking/were out for a walk',
        'Đang đi bộ thì bão đến: were walking.',
      ],
      [
        'unit',
        'M3',
        'While I was having dinner, the lights went out.\nThe lights went out ___ dinner.',
        'while I was having/when I was having/during my/during/as I was having/while I was eating/in the middle of/in the middle of my',
        'Có thể đặt mệnh đề while ở cuối câu.',
      ],
      [
        'unit',
        'M3',
        'The school was closed because of the storm.\nThe school was closed because ___ stormy.',
        'it was/the weather was/the day was/it had been',
        'because of + danh từ đổi thành because + mệnh đề.',
      ],
    ],
  }),
  ...unit(8, 10, {
    rewrites: [
      [
        'unit',
        'M2',
        'I can’t send her a message because she doesn’t have a phone.\nShe doesn’t have a phone, ___ I can’t send her a message.',
        'so',
        'because chỉ lí do; so chỉ kết quả.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'Tương lai tiếp diễn: will be + V-ing.', 'We|will|be|having|a video call|at|eight o’clock.'],
    ],
  }),
  ...unit(8, 11, {
    rewrites: [
      [
        'unit',
        'M1',
        '“I have a new robot,” said Nam.\nNam said that he ___ a new robot.',
        'had/had got',
        'Tường thuật: have → had.',
      ],
      [
        'unit',
        'M2',
        '“We are building a plane,” they said.\nThey said that they ___ a plane.',
        'were building',
        'Tường thuật: are building → were building.',
      ],
      [
        'unit',
        'M3',
        '“I don’t understand this text,” said Mai.\nMai said that she ___ that text.',
        'did not understand/could not understand',
        'Tường thuật: don’t understand → didn’t understand.',
      ],
    ],
  }),
  ...unit(8, 12, {
    rewrites: [
      [
        'unit',
        'M1',
        'Mars is smaller than Earth.\nEarth is ___ than Mars.',
        'bigger/larger',
        'Trái nghĩa của smaller là bigger.',
      ],
      [
        'unit',
        'M3',
        '“Do people live on other planets?” he asked me.\nHe asked me ___ on other planets.',
        'if people lived/whether people lived/if people live/whether people live',
        'Tường thuật câu hỏi Yes/No: if + mệnh đề.',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'Tường thuật câu hỏi: asked me if + chủ ngữ + động từ.',
        'He|asked me|if|there was|any water|on that|planet.',
      ],
    ],
  }),
];

export const fifthOf8 = (clips: Clips): SeedQuestion[] => [
  ...readings(),
  ...heard(clips),
  ...sentences(),
  ...fifthSounds(8),
];
