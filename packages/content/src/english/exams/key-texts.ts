/** Texts of A2 Key: notices, short texts by three people, passages, clozes, messages and writing tasks. */
import type { AskedRow, Cloze, SignRow } from './kit.ts';

type Lines = readonly string[];

/** After the picture of the notice, the right option first. */
export const signs: readonly SignRow[] = [
  [
    'notice-pool',
    'M1',
    'What does the notice say?',
    'You can swim somewhere else today.|You must be clean when you go in.|You can use this pool on Monday.',
    'Bể này đóng cửa đến thứ Ba, bể ở Hill Road mở: bơi ở chỗ khác. for cleaning là dọn bể, không phải người bơi phải sạch; thứ Hai bể còn đóng.',
  ],
  [
    'notice-library',
    'M1',
    'What can people do?',
    'Return books without meeting anybody.|Buy old books that are in the box.|Read their books at the desk.',
    'Không có ai ở bàn thì bỏ sách vào hộp: trả sách mà không gặp ai. Biển không nói bán sách, cũng không nói đọc ở bàn.',
  ],
  [
    'notice-oven',
    'M1',
    'What does Mum want Leo to do?',
    'Turn off the oven.|Cook dinner for eight people.|Wait for her with his dinner.',
    'Mẹ dặn tắt lò trước khi ăn. eight là tám giờ, không phải tám người; mẹ không bảo chờ.',
  ],
  [
    'notice-shirts',
    'M2',
    'How can you get a T-shirt for nothing?',
    'Pay for a blue one.|Come after the weekend.|Buy two other T-shirts.',
    'Mua một áo xanh, được tặng thêm một. Chỉ trong cuối tuần này; không cần mua hai áo khác.',
  ],
  [
    'notice-bus',
    'M1',
    'What must passengers for bus 12 do?',
    'Go to the bank to get on.|Take a different bus today.|Wait here a little longer.',
    'Xe 12 không dừng ở đây; lên xe trước ngân hàng. Biển không bảo đi xe khác hay chờ thêm.',
  ],
  [
    'notice-museum',
    'M2',
    'Who has to bring something to pay less?',
    'Students|Young children|Everyone in the town',
    'Học sinh có thẻ thì được giảm nửa giá. Trẻ dưới sáu tuổi miễn phí, không cần mang gì; biển không nói người trong thị trấn.',
  ],
  [
    'notice-maths',
    'M1',
    'Why is Sue writing to Mai?',
    'She would like her book back.|She wants to know the day of the test.|She has found Mai’s bag.',
    'Sue hỏi sách của mình và bảo mang đến. Ngày kiểm tra Sue đã biết; bạn không tìm thấy cặp.',
  ],
  [
    'notice-tennis',
    'M2',
    'What do beginners need for the lessons?',
    'Their own shoes|A racket and balls|Some money for shoes',
    'Bring your own shoes: tự mang giày; mọi thứ khác được cho mượn. Không phải mua giày ở đó.',
  ],
  [
    'notice-cat',
    'M1',
    'What does Lan hope?',
    'That somebody has seen her cat.|That she can sell her cat.|That her cat’s foot gets better.',
    'Lan tìm mèo lạc, hỏi ai đã nhìn thấy. white foot chỉ là đặc điểm; biển không nói bán mèo.',
  ],
  [
    'notice-lift',
    'M1',
    'Who should not use the lift?',
    'People who carry nothing heavy|People who have big bags|People who can’t use the stairs',
    'Thang máy chỉ dành cho người có túi nặng; người khác đi thang bộ. Biển không nói về người không đi được thang bộ.',
  ],
  [
    'notice-cafe',
    'M2',
    'What do guests of the café need?',
    'Money|A bank card|A ticket for the roof',
    'Không trả bằng thẻ được nên phải có tiền. Biển không nói đến vé lên sân thượng.',
  ],
  [
    'notice-science',
    'M1',
    'Where should class 8B go?',
    'To the library|To Miss Hoa’s house|To the doctor’s',
    'Thầy Nam đợi ở thư viện. Cô Hoa ốm, nhưng lớp không phải đến nhà cô hay bác sĩ.',
  ],
  [
    'notice-practice',
    'M2',
    'When should Ben come on Friday?',
    'Later than on other days|At the same time as always|Half an hour earlier',
    'half an hour later: muộn hơn nửa giờ, vì đội khác dùng sân.',
  ],
  [
    'notice-eggs',
    'M2',
    'How do people pay for the eggs?',
    'They leave the money.|They ask for the price inside.|They pay the farmer next time.',
    'Lấy trứng rồi bỏ tiền vào hộp. Biển không bảo vào hỏi giá hay trả lần sau.',
  ],
  [
    'notice-ducks',
    'M1',
    'What does the notice ask people to do?',
    'Keep their dogs far from the lake.|Take their dogs for a walk in May.|Give the ducks some food.',
    'Đừng cho chó đến gần hồ, vì vịt có con nhỏ. May là lúc hết lệnh, không phải lúc dắt chó; biển không bảo cho vịt ăn.',
  ],
  [
    'notice-train',
    'M2',
    'When will the train leave?',
    'At 9.55|At 9.15|At 8.35',
    'Tàu 9.15 muộn bốn mươi phút: 9.55. 8.35 là sớm hơn bốn mươi phút.',
  ],
  [
    'notice-film',
    'M1',
    'What can you do if you have no ticket?',
    'See the film on another day|Wait for a ticket until tonight|Watch a different film tonight',
    'Hết vé tối nay, phim chiếu lại Chủ nhật. Biển không nói đợi vé hay xem phim khác.',
  ],
  [
    'notice-tom',
    'M2',
    'What does Anna want to know?',
    'If she can stay longer|If her dad can drive her|If Tom’s mum is at home',
    'Anna hỏi bố có đồng ý để bạn về không trước chín giờ. Mẹ Tom sẽ chở, nên bạn không nhờ bố.',
  ],
];

type People = readonly [
  name: string,
  instructions: string,
  texts: Readonly<Record<string, string>>,
  rows: readonly (readonly [sentence: string, who: string, explanation: string])[],
];
export const people: readonly People[] = [
  [
    'Three cooks',
    'Three students write about cooking. Who is each sentence about? A person can be chosen more than once.',
    {
      Mia: 'Mia: I started to cook when my mother broke her arm. I was eleven, and my first soup was terrible, but everybody ate it. Today I cook on Sundays for the whole family. I never look at a recipe, because I like to try new things. My brother washes up, so I don’t have to.',
      Phong:
        'Phong: My uncle has a restaurant, and I help him there at weekends. He taught me to cut vegetables very fast. I follow his recipes exactly, since the guests want the same taste every time. I don’t earn much, but I get my dinner. One day I’d like to have a food stall of my own.',
      Ella: 'Ella: I only cook sweet things! On my birthday my friends gave me a book about cakes, and I’ve already made half of them. Last month I won a prize with a chocolate cake at school. The only problem is the kitchen: I’m never quick enough to clean it before my parents come home.',
    },
    [
      ['This person uses a book.', 'Ella', '~a book about cakes'],
      ['This person had to cook because someone was hurt.', 'Mia', '~broke her arm'],
      ['This person works for a relative.', 'Phong', '~My uncle has a restaurant'],
      ['This person has won something.', 'Ella', '~I won a prize'],
      ['This person likes to change things when cooking.', 'Mia', '~I like to try new things'],
      ['This person has a plan for the future.', 'Phong', '~One day I’d like to'],
      ['This person doesn’t clean up after cooking.', 'Mia', '~My brother washes up'],
    ],
  ],
  [
    'Three ways to school',
    'Three students write about their way to school. Who is each sentence about? A person can be chosen more than once.',
    {
      Binh: 'Binh: I live on the other side of the river, so I take the boat every morning. It’s a small one, with room for twelve people. When there’s too much wind, it can’t go, and then I stay at home and my teacher sends me the homework. I do a lot of reading on the boat.',
      Sara: 'Sara: My school is only ten minutes away, so I walk with my two best friends. We leave early because we always stop at the bakery. The woman there knows what each of us likes. When it rains, my dad offers to drive us, but I’d rather get wet than sit in a car.',
      Duc: 'Duc: I go by bike, which takes me forty minutes. In summer I leave at half past five, before it gets hot. The road goes through rice fields, and I often see birds that people in town have never seen. I’ve had three accidents, but only my bike was hurt.',
    },
    [
      ['This person buys something on the way.', 'Sara', '~stop at the bakery'],
      ['This person cannot always get to school.', 'Binh', '~it can’t go'],
      ['This person leaves very early in summer.', 'Duc', '~at half past five'],
      ['This person never travels alone.', 'Sara', '~with my two best friends'],
      ['This person reads on the way.', 'Binh', '~a lot of reading'],
      ['This person often sees unusual animals.', 'Duc', '~I often see birds'],
      ['This person doesn’t want to go by car.', 'Sara', '~get wet than sit in a car'],
    ],
  ],
  [
    'Three unusual pets',
    'Three students write about their pets. Who is each sentence about? A person can be chosen more than once.',
    {
      Nina: 'Nina: My pet is a black hen called Pepper. She follows me everywhere, even to the bus stop. I got her for nothing from a farmer, because she was the smallest and nobody wanted her. She gives us an egg nearly every day. My grandmother says that a hen should live outside, but Pepper sleeps in a box in my room.',
      Khanh:
        'Khanh: I’ve got two turtles, and they’re older than me. They belonged to my father when he was a boy. They don’t do much, but I like to watch them when I’m nervous. You have to clean the glass box every week, and that’s a lot of work. In winter they hardly eat anything.',
      Owen: 'Owen: I wanted a dog, but our flat is too small, so I got a mouse. He’s white, and he can open the door of his house by himself. Once he was away for two days, and we found him in my shoe. He’s very clever, and he didn’t cost much. My sister’s afraid of him, so he can’t leave my room.',
    },
    [
      ['This person’s pet helps to feed the family.', 'Nina', '~gives us an egg'],
      ['This person’s pets are very old.', 'Khanh', '~older than me'],
      ['This person first wanted a different animal.', 'Owen', '~I wanted a dog'],
      ['This person feels better when looking at the pets.', 'Khanh', '~when I’m nervous'],
      ['This person’s pet goes to the bus stop, too.', 'Nina', '~even to the bus stop'],
      ['This person lost the pet for some time.', 'Owen', '~away for two days'],
      ['Someone in this person’s home is scared of the pet.', 'Owen', '~My sister’s afraid'],
    ],
  ],
];

export const passages: readonly (readonly [title: string, text: string, rows: readonly AskedRow[]])[] = [
  [
    'The boy who sells time',
    'Fourteen-year-old Huy lives in a small town near Hue. In his room there are more than sixty old clocks, and none of them belongs to him. “People bring them to me when they have stopped,” he says. “I try to make them go again.”\nHuy’s grandfather repaired watches for forty years. When his hands became too weak for the tiny parts, he gave his tools to his grandson, who was nine. At first Huy broke more clocks than he repaired. “My grandfather never shouted,” says Huy. “He just put another old clock on the table.”\nToday Huy needs about two hours for a simple clock, but he once worked on a church clock for five weeks. He doesn’t take any money. People can give him a book instead, and so there are almost as many books as clocks in his room now.\nHis friends often ask him how he can sleep with all that noise. “I can’t sleep without it,” says Huy. “On holiday, I always take one with me.”',
    [
      [
        'Whose are the clocks in Huy’s room?',
        'Other people’s|His grandfather’s|Huy’s',
        '~none of them belongs to him|Người ta mang đến nhờ sửa; không phải của Huy hay của ông.',
      ],
      [
        'Why did Huy’s grandfather stop his work?',
        'It was too difficult for his hands.|He wanted to do another kind of job.|He had lost all his tools.',
        '~too weak for the tiny parts|Ông cho cháu đồ nghề chứ không làm mất.',
      ],
      [
        'What did his grandfather do when Huy broke a clock?',
        'He gave him another one.|He repaired it himself.|He got angry with him.',
        '~put another old clock on the table|Ông không bao giờ quát.',
      ],
      [
        'What does Huy get for his work?',
        'Books|Money|Nothing at all',
        '~give him a book instead|Huy không lấy tiền, nhưng nhận sách.',
      ],
      [
        'What does Huy say about the noise?',
        'He needs it at night.|It makes his friends tired.|It’s too loud for holidays.',
        '~I can’t sleep without it|Đi nghỉ bạn còn mang theo một chiếc.',
      ],
    ],
  ],
  [
    'A library on the back of a horse',
    'Last year, Ms Trinh became the new librarian in a district in the mountains. Her library was beautiful, but it was often empty. The villages were far away, and in the rainy season cars could not use the roads.\nOne day she saw a farmer who was carrying vegetables to the market on his horse. “If the people can’t come to the books,” she thought, “the books must go to the people.” She asked the farmer for help, and he agreed at once. His daughter had finished all the books in her school.\nNow the horse, Mây, carries two boxes with eighty books to four villages every Wednesday. The children wait for her under a big tree. Picture books are the most popular, but the old people ask for newspapers, even when they are a week old.\nIn the first month, three books got wet, and Mây ate some pages of another. So the boxes got new covers, and the horse gets a carrot before each trip. “She has learned to wait,” says Ms Trinh. “But I still don’t put books about gardens on the top.”',
    [
      [
        'What was the problem with the library?',
        'It was hard to get there.|It was old and really ugly.|It had too few books.',
        '~The villages were far away|Mùa mưa xe không đi được; thư viện thì đẹp.',
      ],
      [
        'Where did Ms Trinh get her idea?',
        'From something that she saw|From a book in the library|From a girl in the village',
        '~she saw a farmer',
      ],
      [
        'Why did the farmer want to help?',
        'His daughter needed more books.|His horse had no work to do.|He couldn’t sell his vegetables.',
        '~had finished all the books',
      ],
      [
        'What do the old people like to read?',
        'News that isn’t new|Books with pictures|Stories about horses',
        '~even when they are a week old|Sách tranh là của trẻ em.',
      ],
      [
        'Why does the horse get a carrot?',
        'So that she leaves the books alone|Because the boxes are heavy now|Because she waits under a tree',
        '~ate some pages|Cho ngựa ăn trước để nó không ăn sách.',
      ],
    ],
  ],
  [
    'No phone for a week',
    'In October, the thirty students of class 8A gave their phones to their teacher, Mr Bao, for one week. It was their own idea. They had read that teenagers look at their phones more than a hundred times a day, and they wanted to know whether they could live without them.\nThe first evening was the worst. “I took a pen out of my pocket six times because I thought that it was my phone,” says Thao. Her friend Quang missed his alarm and came to school an hour late.\nOn the third day, things changed. The students played cards in the break, and some of them talked to each other for the first time. Quang bought an old alarm clock for twenty thousand dong. “It’s louder than a school bell,” he says. “Now the whole family gets up at six.”\nWhen Mr Bao wanted to give the phones back on the following Monday, only half of the class took them at once. The others asked him to keep them until the end of the school day. They have done so every morning since then.',
    [
      [
        'Who had the idea of a week without phones?',
        'The students|Their teacher|Their parents',
        '~It was their own idea',
      ],
      [
        'What did Thao do on the first evening?',
        'She looked for her phone without thinking.|She wrote a long letter to her best friend.|She asked for her phone six times.',
        '~I thought that it was my phone|Bạn rút bút ra sáu lần vì tưởng là điện thoại.',
      ],
      [
        'Why was Quang late?',
        'Nothing woke him up.|He was looking for his phone.|His clock was too old.',
        '~missed his alarm|Đồng hồ báo thức cũ bạn mua sau đó.',
      ],
      [
        'What happened on the third day?',
        'Some students got to know each other.|They played games on a computer.|Half of them gave up.',
        '~for the first time|Các bạn chơi bài (cards), không chơi máy tính.',
      ],
      [
        'What do many of them do now?',
        'They live without a phone at school.|They buy old alarm clocks.|They give their phones to their parents.',
        '~until the end of the school day',
      ],
    ],
  ],
];

export const clozes: readonly Cloze[] = [
  [
    'Sandwiches',
    'The sandwich got its name from the Earl of Sandwich, a rich man who [[q1]] in England in the eighteenth century. People say that he loved playing cards so much that he never [[q2]] to stop for a meal. So he asked his cook to [[q3]] some meat between two pieces of bread. In this way he could eat with one hand and [[q4]] the cards in the other. His friends liked the idea, and soon everybody wanted “the [[q5]] as Sandwich”. Today there are hundreds of [[q6]] of sandwich, and in Viet Nam, of course, there is banh mi.',
    [
      ['lived|stood|kept', 'lived in England: sống ở Anh. stood: đứng; kept: giữ.'],
      ['wanted|felt|enjoyed', 'wanted to stop: muốn dừng. enjoyed + V-ing; felt like + V-ing.'],
      ['put|turn|take', 'put … between: đặt vào giữa. turn: xoay; take: lấy.'],
      ['hold|catch|bring', 'hold the cards: cầm bài. catch: bắt; bring: mang đến.'],
      ['same|other|equal', 'the same as: giống như.'],
      ['kinds|parts|sizes', 'hundreds of kinds: hàng trăm loại. parts: phần; sizes: cỡ.'],
    ],
  ],
  [
    'The first underground',
    'London was the first city with an underground railway. It [[q1]] in January 1863, and on the first day it [[q2]] more than thirty thousand passengers. The trains had steam engines, so there was a lot of smoke under the streets. People coughed, and their clothes [[q3]] dirty. Some doctors, however, said that the air down there was [[q4]] for people with a cold! Nobody believed them for long. In 1890 a new line with electric trains was built, and travelling became much more [[q5]]. Today people [[q6]] more than a billion journeys on it every year.',
    [
      ['opened|arrived|entered', 'It (đường tàu) opened: mở cửa. arrived: đến; entered: đi vào.'],
      ['carried|visited|joined', 'carried passengers: chở khách. visited: thăm; joined: tham gia.'],
      ['got|went|did', 'got dirty: bị bẩn. went dirty không dùng.'],
      ['good|sure|easy', 'good for people with a cold: tốt cho người bị cảm.'],
      [
        'comfortable|interested|careful',
        'travelling became comfortable: đi lại thoải mái. interested nói về người; careful: cẩn thận.',
      ],
      ['make|do|have', 'make journeys: đi các chuyến.'],
    ],
  ],
  [
    'Why leaves change colour',
    'In the cold parts of the world, the leaves of many trees turn yellow or red in autumn. Why does this [[q1]]? In summer, leaves have their usual colour because they are [[q2]] of something green. With its [[q3]], a tree can use the light of the sun to make its food. When the days become [[q4]], there is not enough light any more. The tree stops making the green material, and then we can [[q5]] the other colours, which were there all the time. In the end, the leaves [[q6]] to the ground, and the tree rests until spring.',
    [
      ['happen|become|appear', 'Why does this happen? Vì sao việc này xảy ra? become: trở thành.'],
      ['full|rich|much', 'full of: đầy. rich đi với in.'],
      ['help|work|use', 'with its help: nhờ có nó.'],
      ['shorter|smaller|lower', 'Ngày ngắn lại: shorter. smaller: nhỏ hơn; lower: thấp hơn.'],
      ['see|watch|look', 'see the colours: nhìn thấy. watch: theo dõi; look cần at.'],
      ['fall|throw|pull', 'fall to the ground: rơi xuống đất; throw: ném; pull: kéo.'],
    ],
  ],
];

export const messages: readonly (readonly [name: string, text: string, accepted: Lines, explanations: Lines])[] = [
  [
    'An invitation',
    'Hi Lan,\nWould you like ___ come to the beach with us on Saturday? My father is going to drive us, and there is one place left ___ the car. We’re leaving ___ eight o’clock. You don’t need to bring any food, ___ my mother is making sandwiches for everybody. But don’t forget ___ hat. It ___ be very hot!\nLove, Chloe',
    ['to', 'in', 'at/before/around/about', 'because/as/since/for', 'your/a', 'will/may/might/could/can'],
    [
      'would like to: muốn.',
      'in the car: trong xe.',
      'at eight o’clock: lúc tám giờ.',
      'because: vì mẹ làm bánh mì cho mọi người.',
      'your hat: mũ của bạn.',
      'It will be very hot: trời sẽ rất nóng.',
    ],
  ],
  [
    'Moving house',
    'Dear Sam,\nWe moved into our new house two weeks ___. It’s bigger ___ the old one, and I don’t have to share my room any more. There ___ two apple trees in the garden. The only problem is that I don’t know anybody ___ lives near here. I hope that you can visit us ___ the holidays. Then I’ll show you everything. Please write ___ me soon!\nBen',
    ['ago', 'than', 'are', 'who/that', 'in/during/over/for/before/after', 'to'],
    [
      'two weeks ago: hai tuần trước.',
      'bigger than: to hơn.',
      'There are two trees: số nhiều.',
      'anybody who lives: mệnh đề quan hệ.',
      'in the holidays: trong kì nghỉ.',
      'write to me: viết thư cho tớ.',
    ],
  ],
  [
    'Thank you',
    'Dear Aunt Mary,\nThank you very ___ for the book. I started to read it on my birthday, and I finished it ___ two days. It’s the ___ exciting story that I’ve ever read! I’m going to lend it ___ my friend Tim. He’s interested ___ old ships, too. Mum says that you ___ coming to see us in July. I can’t wait!\nLove, Peter',
    ['much', 'in/within/after', 'most', 'to', 'in', 'are'],
    [
      'thank you very much: cảm ơn rất nhiều.',
      'in two days: trong hai ngày; within, after cũng đúng.',
      'the most exciting … ever: so sánh nhất.',
      'lend it to: cho mượn.',
      'interested in: quan tâm đến.',
      'you are coming: dì sắp đến.',
    ],
  ],
];

export const tasks: readonly (readonly [
  part: 6 | 7,
  name: string,
  prompt: string,
  points: Lines,
  words: readonly [number, number],
  model: string,
])[] = [
  [
    6,
    'A message: a film on Saturday',
    'You want to go to the cinema with your English friend Alex on Saturday. Write a message to Alex. Write 25 words or more.',
    ['Ask Alex to go with you.', 'Say which film you want to see.', 'Say where you will meet.'],
    [25, 50],
    'Hi Alex,\nWould you like to go to the cinema with me on Saturday? I want to see the new film about dolphins. It starts at three, so let’s meet at the bus stop at half past two. Tell me soon!\nMinh',
  ],
  [
    6,
    'A message: a lost jacket',
    'You left your jacket at your friend Sam’s house. Write a message to Sam. Write 25 words or more.',
    ['Say what you left.', 'Say what it looks like.', 'Say when you can come to get it.'],
    [25, 50],
    'Hi Sam,\nI think that I left my jacket in your living room last night. It’s dark blue, and it has a white star on the back. Can I come to get it after school tomorrow? Thanks a lot!\nHoa',
  ],
  [
    6,
    'A message: a new sport',
    'You have started a new sport. Write an e-mail to your English friend Kim about it. Write 25 words or more.',
    ['Say which sport it is.', 'Say when you do it.', 'Say why you like it.'],
    [25, 50],
    'Hi Kim,\nI’ve just started to play badminton! I play on Tuesdays and Fridays in the school hall. I like it because it’s fast and because I’ve met a lot of nice people there. What sport do you do?\nNam',
  ],
  [
    7,
    'A story: three things',
    'Write a story with these three things in it: a bus, a bag and a phone call. Write 35 words or more.',
    ['What happened on the bus?', 'What was in the bag?', 'Who called, and how did the story end?'],
    [35, 80],
    'Last Monday, Lan found a bag on the bus. Nobody knew whose it was. She looked inside, and there was only a phone in it. Suddenly it rang. “That’s my phone!” said an old man. “I’m the driver of your bus.” Lan took the bag to him, and he laughed. After that she never had to look for her ticket again.',
  ],
  [
    7,
    'A story: the rain',
    'Write a story that begins like this: “It started to rain when Tom was in the middle of the park.” Write 35 words or more.',
    ['Where did Tom go?', 'Who or what did he meet?', 'How did the story end?'],
    [35, 80],
    'It started to rain when Tom was in the middle of the park. He ran to a big tree, but somebody was already there: a small wet dog. Tom gave it half of his sandwich. When the rain stopped, the dog followed him home. A girl was standing in front of his house with a photo. “You’ve found him!” she cried.',
  ],
  [
    7,
    'A story: the picnic',
    'Write a story with these three things in it: a picnic, a cow and a cake. Write 35 words or more.',
    ['Who went on the picnic?', 'What did the cow do?', 'How did the story end?'],
    [35, 80],
    'On Sunday, Mai and her family had a picnic in a field. Her grandmother had made a big cake. While they were playing football, a brown cow came and ate all of it. Everybody was very sad, but then the farmer came, too. He said that he was sorry, and he gave them fresh milk and a basket of strawberries.',
  ],
];
