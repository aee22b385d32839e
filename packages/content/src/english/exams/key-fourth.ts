/** A fourth paper of A2 Key for Schools, with more of the questions that stand alone. */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { keyFrom, type KeyTexts } from './key.ts';

const fourth: KeyTexts = {
  signs: [
    [
      'notice-bakery',
      'M1',
      'When is the bread cheaper?',
      'Late in the day|Early in the day|All day long',
      'After five o’clock: sau năm giờ chiều, bánh giảm nửa giá, tức là cuối ngày; không phải sáng sớm hay cả ngày.',
    ],
    [
      'notice-guitar',
      'M2',
      'What do we learn about the guitar?',
      'It isn’t complete.|Kim bought it last week.|Kim wants to learn to play it.',
      'one string missing: thiếu một dây. Đàn đã hai năm, và Kim muốn bán chứ không phải học.',
    ],
    [
      'notice-lunch',
      'M2',
      'What does Minh tell Anna?',
      'He has got her lunch.|He has had his lunch.|He has put her lunch on the table.',
      'Minh cầm nhầm hộp của Anna, còn hộp trên bàn là của Minh. Bạn không nói đã ăn.',
    ],
    [
      'notice-cycling',
      'M1',
      'When can people ride bikes in the park?',
      'At seven in the morning|At two in the afternoon|At five in the afternoon',
      'Chỉ trước tám giờ sáng và sau sáu giờ chiều: bảy giờ sáng được; hai giờ và năm giờ chiều thì không.',
    ],
    [
      'notice-exam',
      'M1',
      'What should people do?',
      'Take a different way.|Wait in front of room 12.|Stop working at 11.30.',
      'Use the other stairs: đi cầu thang khác. Không ai phải đợi trước phòng; 11.30 là lúc thi xong.',
    ],
    [
      'notice-umbrella',
      'M1',
      'What can somebody get at the ticket office?',
      'Something that was lost|A ticket for a child|A new yellow umbrella',
      'Cái ô trẻ em bị bỏ quên trên xe buýt: đồ bị mất. Biển không nói bán vé trẻ em hay ô mới.',
    ],
    [
      'notice-volleyball',
      'M2',
      'Who could join the team?',
      'A girl who has never played|A boy who is a good player|A girl who is busy on Tuesdays',
      'Cần con gái, không cần kinh nghiệm (No experience needed). Con trai không được; thứ Ba tập nên không được bận.',
    ],
    [
      'notice-plants',
      'M2',
      'Which plants does Hoa have to water?',
      'Those on the balcony|Those next to the window|All the plants at home',
      'on the balcony, but not … by the window: chỉ tưới cây ở ban công.',
    ],
    [
      'notice-photos',
      'M1',
      'What should students do today?',
      'Say which photos they want.|Bring the money for the photos.|Have their photos taken.',
      'Order today: hôm nay đặt ảnh. Tiền thì tuần sau trả; biển không nói hôm nay chụp ảnh.',
    ],
  ],
  people: [
    [
      'Three holiday jobs',
      'Three students write about their holiday jobs. Who is each sentence about? A person can be chosen more than once.',
      {
        Tuan: 'Tuan: My aunt has a small hotel at the beach, and I carry the guests’ bags. Most of them are friendly, and they all want to practise their Vietnamese with me. I get up at six, but I’m free after lunch, so I can swim every day. My aunt says that I’ve become much stronger.',
        Rosa: 'Rosa: I look after two little boys who live next door. They never sit still! We make things from old boxes, and last week our train was longer than the living room. I don’t get any money, but their mother teaches me the piano instead. She says that I’m getting better.',
        Ken: 'Ken: I help in a bike shop. At first I only cleaned the floor, but now I can change a tyre in four minutes. I’m always dirty when I get home, and my parents aren’t happy about that. I’m saving the money for a bike of my own, because I still have to take the bus to work.',
      },
      [
        ['This person would like to buy something.', 'Ken', '~I’m saving the money'],
        ['This person works with children.', 'Rosa', '~look after two little boys'],
        ['This person has time for sport after work.', 'Tuan', '~so I can swim every day'],
        ['This person has learnt to do something fast.', 'Ken', '~in four minutes'],
        ['This person gets lessons for the work.', 'Rosa', '~teaches me the piano instead'],
        ['People like to talk with this person.', 'Tuan', '~practise their Vietnamese with me'],
        ['This person has made something very long.', 'Rosa', '~longer than the living room'],
      ],
    ],
  ],
  passages: [
    [
      'E-mails to a tree',
      'In Melbourne, a big city in Australia, you can write an e-mail to a tree. There are about seventy thousand trees in the streets and parks of the city, and every one of them has a number.\nIt began in 2013. For more than ten years there had been very little rain, and many trees were ill. The city needed help, so it put a map on the internet. When people saw a broken branch, for example, they could choose that tree on the map and write about the problem.\nBut most people did something else: they wrote to the trees! Some thanked them for being beautiful. A student wrote about exams, and said that trees were lucky because they had none. Others asked whether a tree could be a man or a woman, or said that every tree should have a name, not only a number. Soon there were letters from other countries, too.\nAt first, people who worked for the city answered some of the letters in the name of a tree. Then there were thousands of them, and nobody had the time any more. But the city has learnt something important: people who have talked to a tree want to look after it.',
      [
        [
          'What was the map made for?',
          'People could write about problems.|People could plant their own trees.|People could find the way to a park.',
          '~choose that tree on the map|Bản đồ để báo cây hỏng, không phải để trồng cây hay tìm đường.',
        ],
        [
          'What was bad for the trees of Melbourne?',
          'They didn’t get enough water.|Visitors broke their branches.|There were too many of them.',
          '~very little rain|Ít mưa nên cây ốm. Cành gãy chỉ là ví dụ về việc có thể báo.',
        ],
        [
          'Why did a student think that trees were lucky?',
          'They don’t have to take exams.|They don’t have to move around.|They can see everything below.',
          '~because they had none|none là không có bài thi nào.',
        ],
        [
          'What did some people want for the trees?',
          'Names|Numbers|Letters',
          '~every tree should have a name|Số (numbers) thì cây có rồi; thư (letters) chính họ đang viết.',
        ],
        [
          'What has the city learnt?',
          'Talking to a tree makes people care about it.|Workers should answer every letter.|Most letters to trees are not important.',
          '~want to look after it|Bài không nói phải trả lời mọi thư, cũng không nói thư không quan trọng.',
        ],
      ],
    ],
  ],
  clozes: [
    [
      'How long is a marathon?',
      'A marathon is a race of 42 kilometres and 195 metres. Why did people choose such a strange [[q1]]? At the first modern Olympic Games in 1896, the runners ran about forty kilometres, from the town of Marathon to Athens. Twelve years later, the Games were [[q2]] in London. The race [[q3]] at Windsor Castle, and it ended in front of the seats of the royal family. In 1921, this distance became the [[q4]] for every marathon. Today many thousands of people [[q5]] part in marathons. Most of them do not want to win. They are [[q6]] if they finish.',
      [
        ['number|price|place', 'such a strange number: con số lạ như vậy (42 km 195 m). price: giá; place: nơi.'],
        ['held|kept|left', 'were held: được tổ chức. kept: giữ; left: rời đi.'],
        ['began|opened|grew', 'The race began: cuộc đua bắt đầu. opened: mở; grew: lớn lên.'],
        ['rule|part|test', 'became the rule: trở thành quy định. part: phần; test: bài kiểm tra.'],
        ['take|have|make', 'take part in: tham gia. have part, make part không dùng ở đây.'],
        ['happy|easy|ready', 'Chỉ cần đến đích là vui: happy. easy: dễ; ready: sẵn sàng.'],
      ],
    ],
  ],
  messages: [
    [
      'A new teacher',
      'Dear Grandma,\nWe’ve got a new English teacher! ___ name is Mr Hill, and he comes ___ Scotland. He speaks very fast, ___ it isn’t always easy to understand him. But he’s ___ funniest teacher in our school. Yesterday he taught ___ a song about the sea. I’ll sing it for you ___ I visit you on Sunday.\nLove, Mai',
      ['His', 'from', 'so/and', 'the', 'us/me', 'when/if/once'],
      [
        'His name: tên của thầy (he).',
        'come from: đến từ.',
        'so: nên, chỉ kết quả; and cũng được.',
        'the funniest: so sánh nhất cần the.',
        'taught us: dạy chúng cháu.',
        'when I visit you: khi cháu đến thăm.',
      ],
    ],
  ],
  choices: [
    [
      'key-party',
      'M1',
      'What are they going to give the children?',
      'chocolate icecream strawberry',
      'Có sô cô la (chocolate) trong túi. Tủ lạnh hỏng nên không có kem (ice cream); dâu (strawberries) chưa chín.',
    ],
    [
      'key-broken',
      'M1',
      'What is broken?',
      'laptop lamp phone',
      'Máy tính (laptop) hỏng vì cái đèn rơi xuống. Đèn (lamp) vẫn tốt; điện thoại (phone) bạn đang nói chuyện lúc đó.',
    ],
    [
      'key-animal',
      'M2',
      'Which animal has Sue got in her box?',
      'frog mouse bird',
      'Con vật màu xanh, tìm thấy gần sông, kêu buổi tối: ếch (frog). Chuột (mouse) là của anh hoặc em trai; chim (bird) là người hỏi đoán.',
    ],
    [
      'key-picture',
      'M1',
      'Which animal did Ben draw?',
      'horse cow elephant',
      'Ben vẽ con ngựa (horse) của chú. Bò (cow) là cô giáo nhầm; voi (elephants) là Tom vẽ.',
    ],
    [
      'key-ticket',
      'M2',
      'Where was the woman’s ticket?',
      'book handbag jacket',
      'Vé kẹp trong sách (book). Túi (handbag) không có; trong áo khoác (jacket) chỉ có điện thoại.',
    ],
    [
      'key-sky',
      'M2',
      'What can we see in the girl’s photo?',
      'moon sun rainbow',
      'Bạn chụp được mặt trăng (moon). Mặt trời (sun) bị mây che; cầu vồng (rainbow) mất nhanh quá.',
    ],
    [
      'key-supermarket',
      'M1',
      'What does Mum want Tim to buy?',
      'milk rice egg',
      'Mẹ bảo mua sữa (milk). Gạo (rice) ở nhà còn; trứng (eggs) dì mang đến.',
    ],
  ],
  notes: [
    [
      'key-farm',
      'The city farm',
      [
        ['On Fridays it closes at', '___ o’clock', '3/three', '~we close at three|Năm giờ là ngày khác.'],
        ['You can feed', 'the ___', 'rabbits', '~you can feed the rabbits|Ngựa không được cho ăn.'],
        ['Please don’t bring', 'your ___', 'dog/dogs', "~don't bring your dog"],
        ['The café is next to the', '___', 'lake', '~next to the lake'],
        ['To book a tour, call Mrs', '___', 'Marsh', '~M, A, R, S, H'],
      ],
    ],
  ],
  conversations: [
    [
      'key-band',
      'Conversation: a band',
      [
        [
          'Why did the friends start a band?',
          'They had been to a concert.|Their teacher had asked them to.|They wanted to earn some money.',
          '~all been to the same concert',
        ],
        [
          'What does Emma do in the band?',
          'She sings.|She plays the drums.|She writes the songs.',
          '~So I sing|Chơi trống là anh họ; bài không nói viết bài hát.',
        ],
        [
          'Where do they practise?',
          'In a garage|In the music room|In Emma’s room',
          "~in my uncle's garage|Phòng nhạc luôn kín người.",
        ],
        [
          'When did they play for other people?',
          'At a birthday party|At the summer party|At a concert in town',
          "~at my grandmother's birthday|Tiệc hè là tháng sau, chưa diễn ra.",
        ],
        [
          'What does the band still need?',
          'A name|A singer|A room',
          "~We haven't found one yet|one là cái tên (name).",
        ],
      ],
    ],
  ],
  shorts: [
    [
      'key-short-price',
      'M1',
      'What does the man offer the woman?',
      'A lower price|A free drink|Better oranges',
      'two kilos for thirty: hai cân ba mươi nghìn, rẻ hơn giá hai mươi một cân.',
    ],
    [
      'key-short-cough',
      'M1',
      'Why can’t Tom go swimming?',
      'He isn’t well.|The water’s too cold.|He has homework to do.',
      'You’ve still got a cough: còn ho. Nước ấm, và bài tập Tom làm rồi.',
    ],
    [
      'key-short-ball',
      'M1',
      'Why does the boy talk to Mrs Brown?',
      'He broke something.|He can’t find his ball.|He wants her to play with him.',
      'I kicked the ball through your window: đá vỡ cửa sổ. Bóng thì cô trả lại, nhưng bạn đến để xin lỗi.',
    ],
    [
      'key-short-hotel',
      'M2',
      'Why is the woman calling Mr Long?',
      'He forgot something.|He hasn’t paid for a room.|He wants to stay at a hotel.',
      'You left your glasses: ông để quên kính. Không nói đến tiền phòng hay đặt phòng.',
    ],
    [
      'key-short-coach',
      'M2',
      'How does the coach feel?',
      'He’s happy with the team.|He’s angry with the players.|He’s worried about next year.',
      'Thua nhưng chơi tốt (Well played); năm sau sẽ thắng: thầy hài lòng, không giận hay lo.',
    ],
    [
      'key-short-book',
      'M1',
      'When can the girl have the book?',
      'When Nam’s sister has read it|When Nam’s sister has bought it|When Nam is home from school',
      'she hasn’t finished it: chị hoặc em của Nam chưa đọc xong; sách đã mua rồi.',
    ],
    [
      'key-short-closing',
      'M2',
      'What can visitors do in half an hour?',
      'Buy something|See paintings|Visit the café',
      'The shop will stay open: cửa hàng còn mở một tiếng. Bảo tàng đóng sau mười phút; quán cà phê đã đóng.',
    ],
  ],
  matches: [
    [
      'key-match-trip',
      'A trip to Da Lat',
      'Listen. What did each person like best? There are two things that you do not need.',
      ['Nam=the train', 'Mai=the waterfall', 'Hugo=the food', 'Sara=the lake', 'Mr Ward=the hotel'],
      ['the flowers', 'the market'],
      [
        '~The old train was the best thing',
        '~talked about the waterfall|Vườn hoa (flowers) đóng cửa.',
        '~the best thing was the food|Chợ (market) chỉ là nơi bạn mua mũ.',
        '~a boat on the lake',
        '~He loved the hotel',
      ],
    ],
  ],
  tasks: [
    [
      6,
      'A message: homework',
      'You were ill yesterday and did not go to school. Write a message to your English friend Robin. Write 25 words or more.',
      ['Say why you were not at school.', 'Ask what the homework is.', 'Say when you will be back.'],
      [25, 50],
      'Hi Robin,\nI had a terrible headache yesterday, so I stayed in bed all day. What’s our homework for maths and English? Please send me a photo of the pages. I’ll be back at school on Wednesday.\nLinh',
    ],
    [
      7,
      'A story: the wrong phone',
      'Write a story with these three things in it: a café, a phone and a photo. Write 35 words or more.',
      ['Who was in the café?', 'What happened with the phone?', 'How did the story end?'],
      [35, 80],
      'Hung had a drink in a café and then went home. When he wanted to call his mother, he saw a photo of a strange cat on his phone. It was the wrong phone! He ran back to the café. A girl was sitting at his table with his phone in her hand. “Your dog is very cute,” she said.',
    ],
  ],
};

export const fourthKey = (media: ClipsAndPictures): SeedQuestion[] => keyFrom(media, fourth);
