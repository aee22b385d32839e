/** Short readings for the term tests of grades 6 and 7: of each grade two for every level. */
import type { SeedQuestion } from '../../kit.ts';
import { reading } from '../../more/kit.ts';

const six = { grade: 6, cefr: 'A1' } as const;
const seven = { grade: 7, cefr: 'A2' } as const;

const ofSix = (): SeedQuestion[] => [
  reading(
    six,
    [
      'M1',
      'E6-01',
      'Our reading corner',
      'Our classroom has a reading corner now. It is next to the window, under the clock. There are two small shelves and four old chairs. In September, every student brought one book from home, so we have thirty-five books. You can take a book home on Friday, but you must bring it back on Monday. My friend Huy looks after the books. He writes the names of the readers in a blue notebook. At break time the corner is always full, and some students sit on the floor.',
    ],
    [
      [
        'Where is the reading corner?',
        'By the window|In the library|Behind the door|Under the desk',
        '~It is next to the window|Góc đọc ở cạnh cửa sổ, dưới đồng hồ. Bài không nói thư viện hay cửa ra vào; cái ở trên góc đọc là đồng hồ, không phải bàn.',
      ],
      [
        'When must the students give a book back?',
        'On Monday|On Friday|In September|At break time',
        '~you must bring it back on Monday|Thứ Sáu là ngày mượn; tháng Chín là lúc góp sách; giờ ra chơi là lúc đọc.',
      ],
      [
        'What does Huy do?',
        'He writes down who has a book.|He buys new books for the class.|He brings the old chairs to school.|He reads to the other students.',
        '~He writes the names of the readers|Sách do học sinh góp; bài không nói ai mang ghế hay Huy đọc cho các bạn nghe.',
      ],
    ],
  ),
  reading(
    six,
    [
      'M1',
      'E6-03',
      'My cousin Thao',
      'My cousin Thao is twelve, like me, but we are very different. She is tall and has short black hair. I am short and my hair is long. Thao talks a lot and laughs at everything. I like listening to her. She plays football for her school in Vinh, and she wants to be a police officer. On Saturdays she gets up at four to help her parents: they sell fish at the market. This summer she is staying with us for two weeks, and I am teaching her to swim. She lives by the sea, but she is afraid of the water!',
    ],
    [
      [
        'How is Thao different from the writer?',
        'She is taller.|She is older.|Her hair is longer.|She is quieter.',
        '~She is tall and has short black hair|Hai bạn cùng mười hai tuổi; tóc Thảo ngắn; Thảo nói nhiều.',
      ],
      [
        'What does Thao do on Saturday mornings?',
        'She works with her parents.|She plays football.|She goes swimming.|She visits the writer.',
        '~to help her parents|Bóng đá là ở trường; bơi là chuyện mùa hè này; hè Thảo mới đến chơi.',
      ],
      [
        'What is Thao learning this summer?',
        'To swim|To cook fish|To play football|To ride a bike',
        '~I am teaching her to swim|Thảo đã biết đá bóng; bài không nói học nấu cá hay đi xe đạp.',
      ],
    ],
  ),
  reading(
    six,
    [
      'M2',
      'E6-06',
      'A tree for Tet',
      'Five days before Tet, my grandfather takes me to the flower market. He always wants a small orange tree, but we never buy the biggest one. Grandpa looks for a tree with old fruit, young fruit and flowers. “A family has grandparents, parents and children too,” he says. When he finds one, he asks the price, laughs and walks away. The seller calls him back three times. In the end, they both smile. We put the tree on his bike and walk home next to it. My grandmother always says that it is too small, but she gives it the best place in the house.',
    ],
    [
      [
        'Which tree does the grandfather want?',
        'One with fruit and flowers|One without any fruit|The biggest tree there|The oldest tree there',
        '~a tree with old fruit, young fruit and flowers|Ông tìm cây đủ quả già, quả non và hoa; không mua cây to nhất; “old” là nói về quả.',
      ],
      [
        'Why does he walk away from the seller?',
        'He wants to pay less.|He does not like the tree.|He wants to go home early.|He cannot find his bike.',
        '~asks the price, laughs and walks away|Hỏi giá rồi bỏ đi để người bán gọi lại và bớt giá. Ông thích cây đó và cuối cùng mua.',
      ],
      [
        'What does the grandmother do with the tree?',
        'She puts it in the best place.|She gives it to her children.|She takes it to the market.|She says that it is too big.',
        '~she gives it the best place|Bà chê cây nhỏ, không phải to, nhưng vẫn để ở chỗ đẹp nhất. Bài không nói bà cho ai hay mang ra chợ.',
      ],
    ],
  ),
  reading(
    six,
    [
      'M2',
      'E6-11',
      'A tree of bottles',
      'There is a strange tree in front of our school. It is five metres tall, but it is not a real tree. We made it from two thousand green plastic bottles. Every week, each class collected bottles at home, in the street and on the beach. Our art teacher drew the plan, and some parents helped with the high parts. We wanted to show how much plastic people use. Now visitors come and take photos, and some of them leave their own bottles under the tree! So we put a big sign there: “Please take your bottle home.”',
    ],
    [
      [
        'Why is the tree strange?',
        'It is made of plastic.|It has two thousand leaves.|It grows on the beach.|It is in a classroom.',
        '~We made it from two thousand green plastic bottles|Hai nghìn là số chai, không phải lá; cây đứng trước cổng trường.',
      ],
      [
        'Who planned the tree?',
        'A teacher|Some parents|Every class|A visitor',
        '~Our art teacher drew the plan|Phụ huynh giúp phần trên cao; các lớp nhặt chai; khách đến chụp ảnh.',
      ],
      [
        'What is the problem now?',
        'Visitors leave rubbish there.|The tree is too tall.|The students have no bottles.|Nobody looks at the tree.',
        '~leave their own bottles under the tree|Khách bỏ chai lại. Bài không nói cây cao quá hay hết chai; nhiều người đến xem.',
      ],
    ],
  ),
  reading(
    six,
    [
      'M3',
      'E6-08',
      'The last runner',
      'On sports day, I was the slowest in the long race. When the others finished, I still had one round to run, and I wanted to stop. Then my brother, who is in grade 9, jumped over the rope and ran next to me. He did not say a word. His friends came too, and then half of my class. A teacher told my brother to leave, because he was not in the race. “I know,” he said. “He is.” I got no prize, but there is a photo of that day on our classroom wall. You cannot see the winner in it. You can only see a lot of people, and a small, tired boy in the middle.',
    ],
    [
      [
        'Why did the brother start to run?',
        'To help the writer to the end|To win a prize for his class|To speak to the teacher|To stop the long race',
        '~jumped over the rope and ran next to me|Em muốn bỏ cuộc nên anh chạy cùng. Anh không tham gia cuộc thi nên không có giải; cô giáo đến sau.',
      ],
      [
        'Who is in the middle of the photo?',
        'The writer|The brother|The winner|The teacher',
        '~a small, tired boy in the middle|Người chạy cuối cùng, mệt và nhỏ, là người viết. Người thắng không có trong ảnh.',
      ],
    ],
  ),
  reading(
    six,
    [
      'M3',
      'E6-02',
      'Three knocks',
      'When my grandmother came to live with us, there was no room for her. So my father made a wall through my bedroom. Now my part is so small that I can touch my bed and my desk at the same time. At first, I closed my door every evening and talked to nobody. Then one night I heard music. Grandma was listening to her old radio, very quietly. I knocked on the wall three times, and then I could hear it better. Now three knocks mean “more music”, and two mean “good night”. My father wants to build a new room for me next year. I told him that there is no hurry.',
    ],
    [
      [
        'How did the writer feel at first?',
        'Unhappy about the small room|Excited about the new wall|Angry about the new music|Sorry for the grandmother',
        '~I closed my door every evening|Phòng bị chia đôi nên bạn ấy buồn, không nói với ai. Nhạc lúc đầu rất nhỏ.',
      ],
      [
        'Why does the writer not want a new room now?',
        'To stay next to Grandma|To have less music|To keep the old radio|To help the father',
        '~no hurry|Hai bà cháu đã có “luật” gõ tường, nên bạn ấy thích ở cạnh bà. Ba tiếng gõ là xin thêm nhạc; cái đài là của bà.',
      ],
    ],
  ),
];

const ofSeven = (): SeedQuestion[] => [
  reading(
    seven,
    [
      'M1',
      'E7-01',
      'Four hundred tickets',
      'I have collected bus tickets since I was seven. My father drives a bus between Ha Noi and Hai Phong, and he brought me the first one. Now I have more than four hundred tickets from many places. Most of them are only small pieces of thin paper, so I keep them in a photo album. Next to each ticket I write who gave it to me and where that person was going. My favourite is from my grandmother. It is from 1986, when she went to see the sea for the first time. These days, many people pay with their phones, so it is getting harder to find new tickets. My friends say that I should collect something else. I think that this is the best time to collect tickets.',
    ],
    [
      [
        'Who gave the writer the first ticket?',
        'The writer’s father|The writer’s grandmother|A friend at school|A man on a bus',
        '~he brought me the first one|“he” là bố. Vé của bà là vé yêu thích nhất; các bạn khuyên sưu tầm thứ khác.',
      ],
      [
        'What does the writer write next to each ticket?',
        'Who it came from|How much it cost|How old it is|What colour it has',
        '~who gave it to me and where that person was going|Bài không nói ghi giá, năm hay màu của vé.',
      ],
      [
        'Why is it difficult to find new tickets now?',
        'People use their phones to pay.|Fewer people travel by bus.|The paper has become too thin.|Other children collect them too.',
        '~many people pay with their phones|Bài không nói ít người đi xe buýt hay có bạn khác sưu tầm; giấy mỏng là lí do để trong album.',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M1',
      'E7-05',
      'How bread became banh mi',
      'Banh mi began as a foreign food. The French brought their long bread to Viet Nam in the nineteenth century. It was expensive, and people ate it from a plate, with butter or cold meat. In the 1950s, shops in Saigon started to put meat and vegetables inside a short bread roll, so customers could take it away and eat it on the way to work. People added carrots, fresh leaves and chilli. Today you find banh mi in almost every street of Viet Nam, and no two sellers make it in the same way. In 2011, the word went into the Oxford English Dictionary. You can now buy banh mi in London, Sydney or New York.',
    ],
    [
      [
        'Who brought bread to Viet Nam?',
        'The French|The English|Sellers from Saigon|Shops in Sydney',
        '~The French brought their long bread|Cửa hàng ở Sài Gòn thay đổi cách làm; tiếng Anh chỉ nhận từ “banh mi”; Sydney là nơi bán ngày nay.',
      ],
      [
        'Why did shops put the food inside the bread?',
        'People could carry it with them.|It was cheaper than butter.|Plates were too expensive.|The bread tasted better cold.',
        '~so customers could take it away|Bài chỉ nói bánh mì dài đắt, không nói đĩa đắt; không so với bơ.',
      ],
      [
        'What happened in 2011?',
        'A dictionary took the word.|A shop opened in London.|The bread became shorter.|People added vegetables.',
        '~the word went into the Oxford English Dictionary|Bánh ngắn hơn và rau là chuyện từ những năm 1950; bài không nói năm mở cửa hàng ở London.',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M2',
      'E7-03',
      'The telephone lesson',
      'On Saturday mornings, twelve students of our school teach old people to use a smartphone. “My pupil is seventy-eight,” says Khanh, who is thirteen. “In the first lesson she held the phone with two fingers, as if it was hot.” The students thought that their pupils would like games or videos. But almost all of them asked for the same two things: bigger letters on the screen, and a way to see their grandchildren, who live far away. Some learn quickly, and some forget everything in a week. “I used to get angry when my father asked me the same question twice,” says Khanh. “Now I answer it a third time, and I smile.”',
    ],
    [
      [
        'What did most of the old people want to do?',
        'See their families|Watch funny videos|Play games on a phone|Buy a bigger phone',
        '~a way to see their grandchildren|Trò chơi và video là điều học sinh tưởng; họ muốn chữ to hơn, không phải máy to hơn.',
      ],
      [
        'Why did the woman hold the phone with two fingers?',
        'She was a little afraid of it.|It was too hot to touch.|It was too big for her hand.|She wanted to take a photo.',
        '~as if it was hot|“as if” nghĩa là như thể: điện thoại không nóng thật, bà chỉ rụt rè vì chưa quen.',
      ],
      [
        'How has Khanh changed?',
        'Khanh is more patient now.|Khanh uses the phone less.|Khanh asks more questions.|Khanh forgets things quickly.',
        '~I answer it a third time|Trước hay cáu, nay trả lời lần thứ ba và mỉm cười. Người hay quên, hay hỏi là người lớn tuổi.',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M2',
      'E7-08',
      'What is she holding?',
      'My uncle loves the cinema, although he is blind. Once a month he buys two tickets, one for himself and one for me. My job is to sit next to him and tell him quietly what is on the screen. In the beginning I talked all the time. “Stop,” he said after ten minutes. “I can hear that she is crying. Tell me what she is holding.” Since then, I have learnt to watch films in another way. I look at hands, doors and the weather, at all the things that nobody says. Last month, a man in front of us turned round. I thought that he wanted to complain. “Could you speak a bit louder?” he asked. “I didn’t notice half of that.”',
    ],
    [
      [
        'What does the writer do in the cinema?',
        'Tells the uncle what there is to see|Explains what the people are saying|Asks other people to be quiet|Buys the tickets for the uncle',
        '~tell him quietly what is on the screen|Lời thoại thì chú tự nghe được; chú là người mua vé; không ai bị nhắc im lặng.',
      ],
      [
        'What was wrong at first?',
        'The writer talked too much.|The writer spoke too quietly.|The film was too sad.|The uncle could not hear.',
        '~In the beginning I talked all the time|Chú nghe rất tốt (“I can hear that she is crying”). Nói to hơn là lời của người ngồi trước, về sau.',
      ],
      [
        'Why did the man turn round?',
        'He liked the writer’s words.|He could not see the screen.|He was angry about the noise.|He wanted to change seats.',
        '~speak a bit louder|Ông muốn nghe rõ hơn vì thấy hay; người viết tưởng ông phàn nàn nhưng không phải.',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M3',
      'E7-10',
      'One candle',
      'Last winter, there was no electricity in our street for a whole evening. My mother lit a candle and put it on the kitchen table. We all came to the kitchen, because there was nothing to do in the dark rooms. My brother, who usually eats in front of his computer, told us about a girl in his class. Dad sang half of an old song. When the lights came back, everybody went away. The next Friday at seven, it was dark in our house again. Dad looked out of the window. All the other houses were bright. “It’s only us,” he said slowly. My mother put the candle on the table. “We should use less electricity,” she said. Nobody asked her whether that was the only reason.',
    ],
    [
      [
        'Why was it dark on Friday?',
        'The mother had turned off the lights.|The whole street had no electricity.|The father had broken a lamp.|The brother was using his computer.',
        '~All the other houses were bright|Chỉ nhà mình tối và mẹ đã có sẵn cây nến: mẹ tắt đèn. Cả phố mất điện là lần trước.',
      ],
      [
        'What did the mother really want?',
        'To have the family together|To save money on candles|To hear the end of the song|To sleep earlier than before',
        '~the only reason|Lần mất điện, cả nhà ngồi bên nhau; khi có điện thì ai về phòng nấy. Tiết kiệm điện chỉ là cái cớ.',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M3',
      'E7-07',
      'Three seconds',
      'At the traffic lights near my house, there is a clock that counts the seconds until green. When it shows three, the first motorbikes start to move. My friend Long and I watched them for a week: four out of ten drivers started too early. So we made a sign. It did not say “Don’t” or “Stop”. It said: “Three seconds is the time you need to say: My family is waiting for me.” We held it up every morning. Some people laughed, and some looked away. On Friday, a man who was always the first to start stayed where he was. His lips were moving. When the light turned green, the woman behind him had to wait for him.',
    ],
    [
      [
        'What did the boys learn in that week?',
        'Many drivers do not wait for green.|The clock at the lights is wrong.|The red light is too long.|Nobody looks at the clock.',
        '~four out of ten drivers started too early|Bài không nói đồng hồ sai hay đèn đỏ quá lâu; người đi xe nhìn đồng hồ nên mới chạy khi còn ba giây.',
      ],
      [
        'What was the man doing on Friday?',
        'Saying the words of the sign|Talking to the woman behind|Laughing about the two boys|Counting the motorbikes',
        '~His lips were moving|Môi mấp máy và đứng yên: ông đang đọc câu trên tấm biển. Người phụ nữ chỉ phải chờ ông.',
      ],
    ],
  ),
];

export const termReadings67 = (): SeedQuestion[] => [...ofSix(), ...ofSeven()];
