/** Readings, recordings, words, grammar and sentences to write for a fifth term test of grade 7. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';
import { fifthSounds } from './sounds.ts';

const place = { grade: 7, cefr: 'A2' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M1',
      'E7-01',
      'Two thousand bottle tops',
      'Vinh, a boy from Can Tho, has collected bottle tops for three years. He has nearly two thousand of them, and he keeps them in old shoe boxes under his bed. They come from nineteen countries. His uncle, who works on a ship, brings him some from every trip. Last summer, Vinh covered a table with the blue and green ones, and now it looks like the sea. His mother put it in the living room. The only person who doesn’t like the hobby is his sister. She sleeps in the same room, and the boxes make a noise when Vinh looks for a top at night.',
    ],
    [
      [
        'Where does Vinh keep his bottle tops?',
        'Under his bed|In the living room|On his uncle’s ship|In his sister’s bag',
        '~in old shoe boxes under his bed|Trong phòng khách là cái bàn; trên tàu là nơi chú làm việc.',
      ],
      [
        'What did Vinh do last summer?',
        'He made a table look like the sea.|He went on a trip with his uncle.|He bought two thousand bottle tops.|He gave his blue tops to his mother.',
        '~Vinh covered a table|Vinh phủ mặt bàn bằng nắp xanh. Người đi tàu là chú; bài không nói mua hay cho nắp.',
      ],
      [
        'Why doesn’t his sister like the hobby?',
        'It is noisy at night.|It costs a lot of money.|She can’t find her shoes.|There is no room for her bed.',
        '~the boxes make a noise|Ban đêm hộp kêu ồn; bài không nói tốn tiền, mất giày hay hết chỗ.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E7-05',
      'A day without my aunt',
      'My aunt Lien sells rice cakes with a hot sauce in front of our house in Nam Dinh. She lights the fire at four in the afternoon, when the first students come out of school, and by seven there is nothing left. Her sister helps her to carry the chairs, and her son washes the plates. But nobody else may make the sauce. Last month she was ill, so my father made it. He wrote a sign: “Today’s sauce is by her brother. It is free.” Everybody was very polite. Most of them ate half of their cakes and asked when my aunt would be back.',
    ],
    [
      [
        'What does Lien always do herself?',
        'She makes the sauce.|She washes the plates.|She carries the chairs.|She writes the signs.',
        '~nobody else may make the sauce|Con trai rửa đĩa, chị (em) gái bê ghế; tấm biển là do bố viết.',
      ],
      [
        'When do the first customers come?',
        'After the last lesson|Before school begins|At seven in the evening|At noon',
        '~when the first students come out of school|Bốn giờ chiều học sinh tan học. Bảy giờ là lúc bán hết.',
      ],
      [
        'What did people think of the father’s sauce?',
        'It was not very good.|It was too expensive.|It was better than hers.|It was ready too late.',
        '~ate half of their cakes|Họ lịch sự nhưng chỉ ăn một nửa và hỏi bao giờ cô về. Nước chấm không lấy tiền.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E7-12',
      'A letter from Wellington',
      'Hi Minh, You asked me about the weather here in Wellington, the capital of New Zealand. It is February, so it is still summer, but nobody wears a hat, because the wind takes it away! We have strong winds all year. Our house stands on a hill, and I take the cable car to school. It is red, and the line is more than a hundred years old. From its windows I can see the ships in the harbour. At school we learn some Maori, the language of the first people here, and I can already sing two songs in it. On Saturday we had lunch on the beach, and there was sand in my bread. Please write soon to your friend Emily.',
    ],
    [
      [
        'Why does nobody wear a hat?',
        'The wind is too strong.|The sun never shines.|The weather is too hot.|The hats are very expensive.',
        '~the wind takes it away|Gió thổi bay mũ; bài không nói nóng, thiếu nắng hay mũ đắt.',
      ],
      [
        'How does Emily get to school?',
        'By cable car|On foot|By ship|By school bus',
        '~I take the cable car to school|Tàu thuỷ là thứ bạn nhìn thấy qua cửa sổ; bài không nói đi bộ hay xe buýt.',
      ],
      [
        'What does Emily say about Maori?',
        'She learns it at school.|Her parents speak it.|It is easier than English.|It is a hundred years old.',
        '~At school we learn some Maori|Hơn trăm năm là tuyến cáp kéo; bài không nói bố mẹ dùng tiếng này hay nó dễ hơn.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E7-03',
      'The Saturday readers',
      'Every Saturday, four students of class 7B go to a home for old people and read to them. At the start, they brought stories for children from the school library. The old people listened politely, but some fell asleep. After a month Mr Duc, who is ninety, asked, “Couldn’t you read something about football?” Now the students bring newspapers. Before they come, they ring each old person and ask what he or she would like to hear. Mrs Ba always wants the weather in Ca Mau, where she was born. Mr Duc knows all the players of his club, and he corrects the students when they say the names wrong. “We went there to help,” says Ngoc, one of the four. “But I’m the one who learns something every week.”',
    ],
    [
      [
        'What was wrong at the start?',
        'The books were not interesting for old people.|The students did not read loudly enough.|The old people were not polite to the students.|The library did not have any stories for children.',
        '~some fell asleep|Truyện thiếu nhi làm các cụ buồn ngủ; các cụ vẫn lịch sự, thư viện có truyện.',
      ],
      [
        'What do the students do before a visit now?',
        'They ask what people want to hear.|They borrow stories for children.|They read the newspaper at home.|They learn the names of all the players.',
        '~they ring each old person|Các bạn gọi điện hỏi trước. Truyện thiếu nhi là lúc đầu; người biết tên cầu thủ là ông Đức.',
      ],
      [
        'Why does Mrs Ba want to hear about Ca Mau?',
        'She comes from there.|She would like to move there.|Her club plays there.|It often rains there.',
        '~where she was born|Bà sinh ra ở đó. Câu lạc bộ là chuyện của ông Đức.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E7-07',
      'Red and yellow points',
      'Nhung, who is twelve, needs twenty-five minutes to get to school by bike. There is a shorter way, but there she would have to cross the big road with all the lorries. Last year, she asked two hundred students where they had had an accident or had been afraid on their way to school. Then she drew a map. She used red for accidents and yellow for fear. There were only three red points on it, but sixty-one yellow ones, and forty of them were at the same place: on the big road. She sent the map to the city, and in May they put up traffic lights. Nhung still goes the longer way, because she likes the trees there. “But I’m not afraid any more when my brother takes the short one,” she says.',
    ],
    [
      [
        'What was the problem with the shorter way?',
        'You had to cross a dangerous road.|There were too many traffic lights.|It took twenty-five minutes by bike.|No students were allowed to use it at all.',
        '~cross the big road with all the lorries|25 phút là đường dài; đèn giao thông mới có từ tháng Năm; bài không nói cấm học sinh.',
      ],
      [
        'What do the yellow points on the map show?',
        'Where students were afraid|Where accidents happened|Where there are traffic lights|Where students live',
        '~yellow for fear|Màu đỏ mới là tai nạn.',
      ],
      [
        'What is better for Nhung now?',
        'Her brother is safer.|She gets to school earlier.|She has a new bike.|There are more trees on her way.',
        '~I’m not afraid any more|Nhung vẫn đi đường dài; điều tốt hơn là em trai (anh trai) đi đường ngắn an toàn.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E7-08',
      'A film about hands',
      'Our school has a film competition every spring. The films must be exactly one minute long, and nobody may speak in them. Last year, most students filmed accidents, ghosts or races on bikes. Hoa’s film only showed hands. First, there was a small hand that held a big finger. Then it got older: it wrote, threw a ball, washed dishes and wore a ring. In the last five seconds, it was an old hand, and a small one was holding its finger. Hoa had filmed eleven members of her family. When it was over, nobody laughed and nobody spoke for a moment. She came second. The winner was a ghost with three heads, and Hoa voted for it herself.',
    ],
    [
      [
        'What is not allowed in the films?',
        'Talking|Animals|Accidents|Music',
        '~nobody may speak in them|Phim không được có lời nói. Tai nạn thì nhiều bạn quay; bài không cấm con vật hay nhạc.',
      ],
      [
        'How did Hoa show a person at different ages?',
        'She filmed people of her family.|She filmed her own hand for years.|She used parts of old films.|She painted a hand on the screen.',
        '~eleven members of her family|Mười một người trong nhà ở các độ tuổi khác nhau; không phải một bàn tay qua nhiều năm.',
      ],
      [
        'What effect did the film have on people?',
        'It made them think.|It made them laugh.|It made them angry.|It made them afraid.',
        '~nobody spoke for a moment|Mọi người lặng đi một lúc: phim khiến họ suy nghĩ. Không ai cười; bài không nói giận hay sợ.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E7-10',
      'Six wheels in the river',
      'In Mr Son’s village in the hills, there is often no electricity in the evening. Two years ago, he built a small water wheel in the river behind his house from parts of an old bike. It gives enough light for three rooms. First the neighbours laughed, because the wheel made a noise like a sick cow. Then, after a storm in August, the whole village was dark for four days, and the children of nine families did their homework in Mr Son’s kitchen. Now there are six wheels in the river. They only turn when there is enough water, so in the dry months everybody uses candles again. Mr Son isn’t worried. “In the dry months we have a lot of sun,” he says, and he shows us the drawing of his next plan.',
    ],
    [
      [
        'What did Mr Son use for his wheel?',
        'Parts of a bike|Wood from the hills|An old lamp|A box of candles',
        '~from parts of an old bike|Nến là thứ dùng trong mùa khô; bài không nói gỗ hay đèn cũ.',
      ],
      [
        'When did the neighbours change their minds?',
        'When they had no light for days|When the wheel stopped making a noise|When they were allowed to use his kitchen for cooking|When they saw the drawing of his plan',
        '~the whole village was dark for four days|Bốn ngày mất điện, chỉ nhà ông có đèn. Bếp là chỗ học bài; bản vẽ là chuyện bây giờ.',
      ],
      [
        'What is Mr Son’s next plan probably about?',
        'Solar energy|A bigger wheel|More candles|A new kitchen',
        '~we have a lot of sun|Ông nói mùa khô nhiều nắng: dùng năng lượng mặt trời.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E7-02',
      'Four floors and a lift',
      'Our school has four floors and a lift for the teachers. In January, there were suddenly small signs on the stairs. On the first step: “Well done!” On step twenty: “Goodbye, half a sweet!” On the eighty-eighth and last: “You are nearly as high as three giraffes now.” Every Monday, the words were different. After two weeks, most of the teachers had stopped taking the lift, because they wanted to read the signs. Nobody knew who wrote them. In June, the man who cleans our school smiled and said to me, “Do you know how long it takes to clean a lift that everybody uses?”',
    ],
    [
      [
        'Why did the teachers use the stairs?',
        'They wanted to read the signs.|They wanted to lose weight.|The lift was being repaired.|The students had asked them to.',
        '~they wanted to read the signs|Họ tò mò về các tấm biển mới mỗi tuần. Bài không nói thang máy hỏng hay muốn giảm cân.',
      ],
      [
        'Who probably wrote the signs, and why?',
        'The cleaner, to have less work|A teacher, to be healthier|A student, to make friends|A doctor, to help the teachers',
        '~the man who cleans our school smiled|Bác lao công: thang máy ít người dùng thì đỡ phải lau.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E7-04',
      'Wednesdays at five',
      'When Mr Long moved into our building, he put a note on every door: “I play the violin. When would you rather not hear me?” People were surprised. One wrote, “Never before eight.” Another wrote, “Not on Sundays.” Only the old lady on the ground floor answered, “I’m always at home on Wednesdays at five. Something slow, please.” Mr Long looked at all the answers, and there was only one hour a day left. On Wednesdays, it was five o’clock. Since then, the old lady has put chairs in the yard every Wednesday. In the first week there were two. Last week I counted nineteen.',
    ],
    [
      [
        'What was different about the old lady’s answer?',
        'She wanted to listen.|She didn’t name a time.|She was rather angry.|She wanted to play, too.',
        '~Something slow, please|Các nhà khác nói giờ không muốn nghe; bà chọn giờ và loại nhạc muốn nghe.',
      ],
      [
        'What can we say about Mr Long’s neighbours now?',
        'Many of them enjoy his music.|Most of them are still surprised.|They are all learning to play the violin.|They do not want him to play on Wednesdays.',
        '~Last week I counted nineteen|Từ hai ghế thành mười chín ghế: nhiều người đến nghe.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E7-09',
      'The ship and the star',
      'For the Mid-Autumn Festival, every class had to make a lantern. Ours was a ship as long as two desks, with forty small lights. Class 7C made a simple star out of red paper, and we laughed when we saw it. On the evening of the festival, it rained. Our ship was too big for any door, so it stayed in the yard, and after half an hour there was only wet paper. Class 7C carried their star from room to room, and the little children followed it and sang. In the end, my friends and I walked behind it, too.',
    ],
    [
      [
        'What went wrong with the ship?',
        'They couldn’t bring it inside.|Some children walked over it.|Its forty lights got too hot.|It was not ready in the evening.',
        '~too big for any door|Thuyền to quá không qua được cửa nên bị mưa làm hỏng.',
      ],
      [
        'What did the writer learn from that evening?',
        'Small and simple things can be better.|It is wrong to make lanterns of paper.|Ships are nicer to look at than stars.|Little children should stay at home at night.',
        '~my friends and I walked behind it, too|Các bạn từng cười ngôi sao, cuối cùng lại đi theo nó: đồ nhỏ, đơn giản hoá ra hay hơn.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    7,
    clips,
    ['M1', 'river-bank', 'E7-03', 'Cleaning the river bank'],
    [
      ['There are fewer people than last year.', 'f', '~more than last year'],
      ['Glass goes into the red bags.', 't', '~Put glass in the red bags'],
      ['Everyone should pull out big things alone.', 'f', '~Call me or Mrs Green'],
      ['The writer of the letter is with them today.', 't', '~its writer is here'],
    ],
  ),
  heardJudged(
    7,
    clips,
    ['M1', 'first-guitar-lesson', 'E7-04', 'The first guitar lesson'],
    [
      ['Mark can play three songs now.', 'f', '~play one song'],
      ['Mark’s teacher plays in a band.', 't', '~she plays in a band'],
      ['Mark should play for an hour every Sunday.', 'f', '~ten minutes every day'],
      ['Mark’s guitar is older than his father.', 't', '~older than my dad'],
    ],
  ),
  heardJudged(
    7,
    clips,
    ['M1', 'week-of-health', 'E7-02', 'A healthy week'],
    [
      ['Students can get free milk on Monday.', 't', '~water and milk are free'],
      ['The doctor will talk about food.', 'f', '~talk about sleep'],
      ['On Wednesday, the buses stop at the school gate.', 'f', '~will stop at the park'],
      ['There is no homework on Friday.', 't', '~no homework at all'],
    ],
  ),
  heardJudged(
    7,
    clips,
    ['M1', 'wall-of-names', 'E7-06', 'Round our school'],
    [
      ['The building was a hospital in the past.', 't', '~It was a hospital until 1962'],
      ['The music room is on the first floor.', 'f', '~under the roof'],
      ['Nobody feeds the chickens in the holidays.', 'f', '~also in the holidays'],
      ['Students who take a book write on a wall.', 't', '~write your name on the wall'],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M2', 'fourth-kite', 'E7-01', 'The fourth kite'],
    [
      [
        'Which kite did Tim give away?',
        'The third|The second|The first',
        '~I gave the third one to a boy|Cái đầu bay mất; cái thứ hai rơi xuống sông.',
      ],
      [
        'Why was the boy sad?',
        'His ice cream was on the ground.|He couldn’t find his own kite.|He had fallen into the river.',
        '~It was his ice cream|Diều rơi trúng kem của bạn ấy. Rơi xuống sông là cái diều.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M2', 'green-carrots', 'E7-02', 'Something green'],
    [
      [
        'Why is Luke eating carrots?',
        'For his eyes|For his teeth|For lunch',
        '~carrots are good for my eyes|Luke không thích cà rốt; bạn ăn vì mắt mỏi. Bài không nói răng hay bữa trưa.',
      ],
      [
        'What should Luke do, in Amy’s opinion?',
        'Play less|Eat more carrots|Play another game',
        '~stop after half an hour|Amy khuyên nghỉ sau nửa giờ; màu xanh trong trò chơi chỉ là câu đùa của Luke.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M2', 'ten-pieces-of-fish', 'E7-05', 'Fish or noodles'],
    [
      [
        'Why shouldn’t Nick take the fish?',
        'Small children want it.|It is not fresh today.|It costs more than noodles.',
        '~the little ones are at the end of the queue|Cá ngon, nhưng chỉ còn mười miếng để dành cho các em nhỏ.',
      ],
      [
        'What is Sara going to eat?',
        'Noodles|Fish|Nothing',
        '~for the third day|Sara ăn mì ngày thứ ba liền để nhường cá.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M2', 'off-the-bus', 'E7-07', 'A walk in the rain'],
    [
      [
        'Why did Linda get off the bus?',
        'There were too many people.|She had missed her stop.|A woman needed her help with a bag.',
        '~I always feel ill on full buses|Linda nhường chỗ cho người phụ nữ trên xe; xuống xe vì quá đông, ngột ngạt.',
      ],
      [
        'What did Linda find out when she got home?',
        'The woman is her neighbour.|The next bus was not so full.|Her brother had taken the bus.',
        '~our new neighbour|Người phụ nữ bế em bé là hàng xóm mới của Linda.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M2', 'film-without-words', 'E7-08', 'A film without words'],
    [
      [
        'Why doesn’t Paul want to see the film about the dog?',
        'He has already seen it.|His brother doesn’t like it.|It starts too late on Friday.',
        '~seen the film about the dog|Paul đã xem và khóc. Anh (em) trai chỉ đổi chỗ ngồi.',
      ],
      [
        'What is special about the old film?',
        'Somebody plays the piano.|The people talk very fast.|It has no end.',
        '~plays the piano next to the screen|Phim không lời nên không ai nói trong phim.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M3', 'cold-shower', 'E7-10', 'The cold shower'],
    [
      [
        'Why is the water cold?',
        'There was not enough sun.|Grandmother used it all.|Jim’s father is repairing something.',
        '~a rainy day|Nước nóng nhờ mặt trời mà hôm nay trời mưa. Bà chỉ tắm hai phút.',
      ],
      [
        'What does Jim’s grandmother think of the water?',
        'It is not so bad.|It is too cold to use.|It is too expensive.',
        '~warmer than the river|Bà thấy còn ấm hơn nước sông.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M3', 'bird-mask', 'E7-09', 'The bird’s face'],
    [
      [
        'What surprised Carl in the café?',
        'People still talked to him.|People laughed at him.|People wanted his mask.',
        '~they went on talking|Bỏ mặt nạ ra mà mọi người vẫn trò chuyện. Không ai cười hay xin mặt nạ.',
      ],
      [
        'What was the real reason, in Carl’s opinion?',
        'He was friendlier that day.|His mask was very beautiful.|The city was a small one.',
        '~I had smiled all day|Carl cười suốt ngày mà không biết; Ruth đoán là do thành phố.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M3', 'year-two-thousand', 'E7-11', 'Grandpa’s future'],
    [
      [
        'What was Grandpa right about?',
        'Seeing friends on a screen|Living in a city under the sea|Eating without food',
        '~see our friends in a piece of glass|Sống dưới biển và ăn thuốc viên là hai điều ông đoán sai.',
      ],
      [
        'What did the teacher think of that idea?',
        'It would never come true.|It was the best in the class.|It was not Grandpa’s own idea.',
        '~too many dreams|Cô cho điểm kém và phê mơ mộng quá; cô khen ý kia.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M3', 'three-hats', 'E7-12', 'Three hats from Scotland'],
    [
      [
        'What was Jenny’s problem?',
        'She couldn’t understand people.|She had forgotten all her money.|She didn’t like her new hat.',
        '~understand a word|Jenny trả tiền được; mũ thì bạn đem tặng.',
      ],
      [
        'Why did Jenny buy three hats?',
        'She said yes three times.|They were cheaper together.|She was asked by three friends.',
        '~I said yes each time|Ba lần nghe không hiểu đều gật: ba cái mũ. Bài không nói rẻ hay bạn nhờ mua.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(7, 1, {
    words: [
      [
        'M3',
        'She builds houses for birds, and her neighbours ask for them. Her hobby is ___.',
        'useful|boring|dangerous|expensive',
        'Hàng xóm cần nhà chim: useful (có ích). boring: chán, dangerous: nguy hiểm, expensive: tốn kém.',
      ],
    ],
    rewrites: [
      ['unit', 'M1', 'I like to paint.\nI enjoy ___.', 'painting', 'enjoy + V-ing: painting.'],
      [
        'unit',
        'M2',
        'He finds fishing boring.\nHe thinks that fishing ___.',
        'is boring/is a boring hobby/is not interesting/is dull',
        'find + danh từ + tính từ đổi thành think that … is.',
      ],
      [
        'unit',
        'M3',
        'I find it difficult to build a dollhouse.\nBuilding a dollhouse is ___ me.',
        'difficult for/hard for/not easy for',
        'difficult for somebody: khó đối với ai.',
      ],
      [
        'unit',
        'M3',
        'My father has no hobbies.\nMy father doesn’t ___.',
        'have any hobbies/have a hobby/have hobbies/have any hobby',
        'has no đổi thành doesn’t have any.',
      ],
    ],
  }),
  ...unit(7, 2, {
    rewrites: [
      [
        'unit',
        'M1',
        'It is a good idea to drink more water.\nYou ___ drink more water.',
        'should/ought to',
        'Lời khuyên: should + động từ.',
      ],
      ['unit', 'M2', 'Don’t eat so much salt.\nEat ___ salt.', 'less', 'salt không đếm được: less.'],
      [
        'unit',
        'M3',
        'Wash your hands, or you will get ill.\nIf you ___, you will get ill.',
        'do not wash your hands/do not wash them/do not',
        'Câu mệnh lệnh + or đổi thành If you don’t ….',
      ],
    ],
  }),
  ...unit(7, 3, {
    grammar: [
      [
        'unit',
        'M3',
        'Last May my class ___ books to a village school, and now we do it every year.',
        'gave|give|gives|are giving',
        'Last May: quá khứ đơn gave. give, gives: hiện tại đơn; are giving: đang xảy ra.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'They gave books to the children.\nThey gave ___ books.',
        'the children/them',
        'give somebody something: gave the children books.',
      ],
      [
        'unit',
        'M2',
        'My first visit to the old people’s home was two years ago.\nI first ___ the old people’s home two years ago.',
        'visited/went to/came to',
        'Danh từ visit đổi thành động từ visited.',
      ],
      [
        'unit',
        'M3',
        'How about planting some trees in the school yard?\nLet’s ___ in the school yard.',
        'plant some trees/plant trees',
        'How about + V-ing đổi thành Let’s + động từ.',
      ],
      [
        'unit',
        'M3',
        'We spent three hours cleaning the park.\nIt took ___ to clean the park.',
        'us three hours/three hours/us 3 hours/3 hours',
        'spend time V-ing đổi thành It took us … to V.',
      ],
    ],
  }),
  ...unit(7, 4, {
    grammar: [
      [
        'unit',
        'M3',
        'My taste in music is the same ___ my brother’s, but my father hates it.',
        'as|from|like|than',
        'the same as: giống với. from đi với different; like không đi với the same; than đi với so sánh hơn.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'Your song is different from my song.\nYour song is not the ___ as mine.',
        'same',
        'different from trái nghĩa với the same as.',
      ],
      [
        'unit',
        'M3',
        'I prefer drawing to singing.\nI like drawing ___ singing.',
        'more than/better than',
        'prefer A to B = like A more than B.',
      ],
      [
        'unit',
        'M3',
        'My drawing isn’t as good as hers.\nHer drawing is ___ mine.',
        'better than',
        'not as good as đổi thành better than.',
      ],
    ],
  }),
  ...unit(7, 5, {
    rewrites: [
      [
        'unit',
        'M1',
        'How much does a bottle of milk cost?\nHow much ___ a bottle of milk?',
        'is/do you pay for/must I pay for/do I pay for',
        'Hỏi giá: How much is ….',
      ],
      [
        'unit',
        'M2',
        'We don’t have any eggs at home.\nThere ___ eggs at home.',
        'are no/are not any',
        'don’t have any đổi thành There are no.',
      ],
    ],
  }),
  ...unit(7, 6, {
    rewrites: [
      [
        'unit',
        'M2',
        'The school has a large garden.\nThere ___ at the school.',
        'is a large garden/is a big garden',
        'has đổi thành There is.',
      ],
    ],
    orders: [['unit', 'M1', 'on the left of: ở bên trái.', 'The library|is|on|the left|of|the gate.']],
  }),
  ...unit(7, 7, {
    words: [
      [
        'M3',
        'Our bus driver always waits until old people have a seat. He is very ___.',
        'patient|careless|angry|nervous',
        'Chờ người già ngồi xuống: patient (kiên nhẫn). careless: bất cẩn, angry: tức giận, nervous: lo lắng.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M2',
        'It ___ me about ten minutes to get to the stadium by bus.',
        'takes|makes|lasts|costs',
        'It takes somebody + thời gian + to V: takes. makes: làm; lasts: kéo dài; costs: tốn tiền.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'Don’t cross the road here.\nYou ___ cross the road here.',
        'must not/should not/cannot/can not/are not allowed to/may not',
        'Điều không được làm: must not.',
      ],
      [
        'unit',
        'M2',
        'What is the distance between your house and the school?\nHow ___ from your house to the school?',
        'far is it',
        'Hỏi khoảng cách: How far is it …?',
      ],
      [
        'unit',
        'M3',
        'You must wear a helmet when you ride a motorbike.\nIt is necessary ___ a helmet when you ride a motorbike.',
        'to wear/that you wear/for you to wear/to put on/to have',
        'must đổi thành It is necessary to V.',
      ],
      ['unit', 'M2', 'I usually go to school on foot.\nI usually ___ to school.', 'walk', 'go on foot = walk.'],
    ],
  }),
  ...unit(7, 8, {
    words: [
      [
        'M3',
        'Nobody in the cinema laughed. The film was not very ___.',
        'funny|sad|long|loud',
        'Không ai cười: không funny (buồn cười). sad: buồn, long: dài, loud: to tiếng.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'Although it rained, we walked to the cinema.\nIt rained. ___, we walked to the cinema.',
        'However/Nevertheless/Still/Even so',
        'Although nối trong một câu; However đứng đầu câu sau, có dấu phẩy.',
      ],
      [
        'unit',
        'M2',
        'The film was so sad that I cried.\nI cried ___ the film was so sad.',
        'because/as/since',
        'Phim buồn là lí do: because.',
      ],
      [
        'unit',
        'M2',
        'She was tired, but she watched the film.\nShe watched the film although ___.',
        'she was tired/she felt tired/she was feeling tired',
        'but đổi thành although + mệnh đề.',
      ],
    ],
    orders: [['unit', 'M1', 'but nối hai vế trái nhau.', 'The film|was boring,|but|we|stayed|to the end.']],
  }),
  ...unit(7, 9, {
    rewrites: [
      [
        'unit',
        'M2',
        'We didn’t see the parade because of the rain.\nWe didn’t see the parade because ___ raining.',
        'it was',
        'because of + danh từ đổi thành because + mệnh đề: it was raining.',
      ],
      [
        'unit',
        'M2',
        'It rained, but the parade went on.\nThe parade went on although ___.',
        'it rained/it was raining/it was rainy/there was rain',
        'but đổi thành although + mệnh đề.',
      ],
    ],
  }),
  ...unit(7, 10, {
    rewrites: [
      [
        'unit',
        'M1',
        'Coal is dirtier than wind.\nWind is ___ than coal.',
        'cleaner',
        'Trái nghĩa của dirtier là cleaner.',
      ],
      [
        'unit',
        'M2',
        'We can save energy if we turn off the lights.\nWe can save energy ___ turning off the lights.',
        'by',
        'Cách làm: by + V-ing.',
      ],
      [
        'unit',
        'M2',
        'This lamp uses less energy than that one.\nThat lamp uses ___ than this one.',
        'more energy/more',
        'Đảo phép so sánh: less đổi thành more.',
      ],
    ],
  }),
  ...unit(7, 11, {
    grammar: [
      [
        'unit',
        'M3',
        'These seats are yours, and those over there are ___.',
        'ours|our|us|we',
        'Không có danh từ theo sau: đại từ sở hữu ours. our đứng trước danh từ; us là tân ngữ; we là chủ ngữ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'This ticket belongs to my sister.\nThis ticket is ___.',
        'my sister’s/hers',
        'belong to đổi thành sở hữu cách hoặc đại từ sở hữu.',
      ],
      [
        'unit',
        'M3',
        'Maybe trains will have no drivers one day.\nTrains ___ no drivers one day.',
        'may have/might have/could have',
        'Maybe … will đổi thành may + động từ.',
      ],
      [
        'unit',
        'M3',
        'These are our tickets.\nThese tickets ___.',
        'are ours/belong to us/are for us',
        'our + danh từ đổi thành đại từ ours: are ours.',
      ],
    ],
  }),
  ...unit(7, 12, {
    rewrites: [
      [
        'unit',
        'M3',
        'Canada is bigger than Australia.\nAustralia is not as ___ Canada.',
        'big as/large as',
        'bigger than đổi thành not as big as.',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'Câu hỏi: How + do + chủ ngữ + động từ.',
        'How|do people|in your country|spend|their|summer holidays?',
      ],
    ],
  }),
];

export const fifthOf7 = (clips: Clips): SeedQuestion[] => [
  ...readings(),
  ...heard(clips),
  ...sentences(),
  ...fifthSounds(7),
];
