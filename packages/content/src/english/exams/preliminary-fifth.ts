/** A fifth paper of B1 Preliminary for Schools, so that practice has two. */
import type { PreliminaryPaper } from './preliminary.ts';

export const fifthPreliminary: PreliminaryPaper = {
  signs: [
    [
      'notice-lake',
      'M2',
      'What should swimmers do?',
      'Keep away from one part|Wait until the water is clean|Stay out of the lake until July',
      'Please stay out of the east side: chỉ tránh phía đông. Nước đã sạch; tháng Bảy là khi chim rời tổ, không phải cấm cả hồ.',
    ],
    [
      'notice-theatre',
      'M1',
      'Why should students ask their friends?',
      'To get a better price|To find a second driver|To choose another play',
      'Tickets cost less if ten of us go: đủ mười người thì vé rẻ hơn. Giấy không nói lái xe hay đổi vở.',
    ],
    [
      'notice-keys',
      'M2',
      'What does Dad want Emma to know?',
      'The cat needs no more food now.|The keys are in their usual place.|Mr Hall is going to feed the cat.',
      'The cat has had her breakfast, but she’ll say that she hasn’t: mèo ăn rồi. Hôm nay ông Hall giữ chìa khoá, chứ ông không cho mèo ăn.',
    ],
    [
      'notice-printer',
      'M1',
      'When should you use the printer in the office?',
      'When you print a lot|When you need one side only|When there is no paper left',
      'more than twenty pages: in nhiều. Ở đây phải in hai mặt; giấy không nói hết giấy.',
    ],
    [
      'notice-yoga',
      'M2',
      'What can you do if you miss a lesson?',
      'Share a later lesson with someone|Get the money for it back|Take the next ten for nothing',
      'Bring a friend to the next: buổi sau dẫn theo một bạn. Chỉ buổi đầu miễn phí; không nói trả lại tiền.',
    ],
  ],
  offers: {
    name: 'Five readers',
    what: 'book',
    rows: [
      [
        'Hoa loves true stories. She wants to be a doctor and would like to know what the job is really like.',
        'White Nights: A young doctor writes about her first year in a hospital in the north of Norway, where it is dark for two months. Everything really happened.',
        'Chuyện thật về nghề bác sĩ: White Nights. The Blue Bottle cũng có bác sĩ nhưng là truyện trinh thám.',
      ],
      [
        'Khang only has ten minutes a day to read, on the bus. He likes books that make him laugh.',
        'Short Stops: Forty very short stories about things that go wrong: a wedding without a cake, a thief who falls asleep. Each takes you only a few minutes.',
        'Truyện rất ngắn, buồn cười: Short Stops. The Last Map dài bảy trăm trang.',
      ],
      [
        'Lien wants to learn to cook for her family, who do not eat any meat.',
        'Green Plates: A hundred dishes with vegetables, beans and rice. Photos show you what to do, step by step.',
        'Nấu ăn không có thịt: Green Plates. Kitchen Tales có món bò, món gà.',
      ],
      [
        'Minh reads very fast and needs one long, exciting book for the holidays. He is interested in ships.',
        'The Last Map: Two brothers sail round half of the world to find their father. Seven hundred pages that you cannot put down.',
        'Dài, hấp dẫn, đi thuyền: The Last Map.',
      ],
      [
        'Nhung is worried about the climate. She wants to find out what she herself could do.',
        'Small Steps: Can one person change anything? This book says yes, and it names fifty things that anybody can do at home or at school.',
        'Việc tự mình làm được: Small Steps. Ice and Fire chỉ giải thích bằng số liệu.',
      ],
    ],
    extra: [
      'The Blue Bottle: A doctor is found dead in her office, and the door is locked. A crime story full of surprises.',
      'Ice and Fire: What will our planet look like in 2100? A scientist explains the climate with many numbers and charts.',
      'Kitchen Tales: A famous cook remembers his childhood in a restaurant. With his favourite dishes of beef and chicken.',
    ],
  },
  passage: [
    'The Museum of Small Things',
    'When Hien was twelve, her grandmother gave her a broken watch, and with it a story: in 1975 it had fallen into a bowl of soup, at the moment when Hien’s father was born. Hien put the watch into her wardrobe and wrote the story on a card. That was the beginning. Today, four years later, there are more than two hundred objects in what she calls the Museum of Small Things. It is still in the same wardrobe, in a village near Vinh.\nVisitors can come on Sundays, one at a time, because there is only room for one chair. They may touch everything. There is a button from a uniform, a ticket for a film that was never shown, half of a letter and a bottle of sand. “I don’t take things because they are expensive,” says Hien. “A man wanted to give me a gold ring. But when I asked him about it, he only told me the price.”\nHer rule is simple: nothing without a story, and the story must fit on one card. People find that hard. An old woman visited Hien seven times until she knew what she wanted to say about a wooden spoon. In the end, there were five words on the card. Hien won’t tell anyone what they are. “You have to come and read them,” she says.\nLast spring, a museum in the city offered her a room for a month, with bright lights and glass boxes. Hien was proud, and she packed everything in old newspapers. More than nine thousand people came. But they walked past the boxes in silence, and hardly anybody stayed for more than a minute. On the last day, Hien asked the guard to open the boxes. Of course he wasn’t allowed to. “Then it’s time to go home,” she said. Since then, there has been a second chair in her room, although the door cannot be opened completely any more. Hien has noticed that most visitors, after three or four cards, begin to tell a story of their own.',
    [
      [
        'How did Hien’s museum begin?',
        'With a present that had a story|With a visit to a museum in the city|With a watch that her father had lost|With a card from her grandmother',
        '~her grandmother gave her a broken watch|Bà cho đồng hồ hỏng cùng câu chuyện của nó. Tấm thẻ do Hiền viết; bảo tàng thành phố là chuyện sau.',
      ],
      [
        'Why didn’t Hien take the gold ring?',
        'Its owner had no story to tell.|It was too valuable for a wardrobe.|Its owner wanted money for it.|She already had a ring like that.',
        '~he only told me the price|Ông chỉ nói giá tiền mà không có câu chuyện nào. Ông muốn cho, không phải bán.',
      ],
      [
        'What do we learn about the old woman?',
        'She needed time to find the right words.|She came seven times to see her spoon.|She wanted to have her spoon back.|She couldn’t read what was on the card.',
        '~seven times until she knew what she wanted to say|Bảy lần đến mới biết cần viết gì, chứ không phải để ngắm thìa hay xin lại.',
      ],
      [
        'What was different in the museum in the city?',
        'People could not touch the objects.|Fewer people came to see them.|There were no cards with the stories.|Visitors stayed for much longer.',
        '~glass boxes|Đồ để trong hộp kính nên không chạm được. Hơn chín nghìn người đến nhưng chỉ xem một phút.',
      ],
      [
        'Why is there a second chair in Hien’s room today?',
        'She wants to listen to her visitors.|More people visit her on Sundays.|Her grandmother likes to sit there.|The guard has come to work for her.',
        '~begin to tell a story of their own|Khách đọc vài thẻ là muốn kể chuyện mình, nên Hiền ngồi nghe. Bài không nói khách đông hơn.',
      ],
    ],
  ],
  gapped: [
    'The wrong backpack',
    'On the first evening of our class trip, I opened my backpack and found a red dress. [It certainly wasn’t mine.] There was also a pair of small shoes, a book about stars and a bag of nuts. Somewhere, somebody was looking at my football boots. [All the backpacks had been in one pile at the station.] I looked for a name or a phone number, but there was none. [So I opened the book, and there was a stamp on the first page.] “Public Library, Hoi An”, it said. I called the library. The woman there was very friendly, but she wasn’t allowed to tell me who had borrowed the book. [“But I can call the person myself,” she said.] Ten minutes later, my phone rang. “I’m standing on a beach in your boots,” said a girl’s voice, “and they’re much too big.” [We met the next day, in a village between our hotels.] She gave me my backpack, and I gave her hers. Only the nuts were missing.',
    [
      'The library opens at eight in the morning.',
      'My teacher had told us to bring warm clothes.',
      'The beach was closed because of the storm.',
    ],
    [
      'Bạn trai thấy váy đỏ trong ba lô: không phải của mình (wasn’t mine).',
      'Ai đó đang cầm giày của tôi: các ba lô để chung một đống ở ga (in one pile).',
      'Không có tên: mở sách (the book), thấy con dấu; câu sau nói nội dung con dấu.',
      'Cô thủ thư không được nói tên, nhưng tự gọi được (I can call the person myself); mười phút sau điện thoại reo.',
      'Hai bạn gặp nhau (We met) để đổi lại ba lô.',
    ],
  ],
  cloze: [
    'A photo from a window',
    'In 1838, Louis Daguerre took a photo from his window in Paris. It shows a wide street in the middle of the city, but the street [[q1]] strangely empty. In fact, there were many people in it, [[q2]] a camera needed several minutes for one picture at that time. Everything that moved was too [[q3]] to be seen. Only one man stood still for long [[q4]]. He was having his boots cleaned at the corner. Nobody knows his name, and he himself probably never [[q5]] out that he was the first person who could be seen in a photo. The one who cleaned the boots can hardly be seen, because his hands never [[q6]] moving.',
    [
      [
        'looks|sees|watches|shows',
        'looks empty: trông vắng. sees, watches: nhìn, xem; shows: cho thấy cần tân ngữ khác.',
      ],
      ['but|so|unless|or', 'Có nhiều người nhưng máy chụp chậm: but. so: nên, unless: trừ khi, or: hoặc.'],
      ['fast|early|strong|tall', 'Chuyển động nhanh quá nên không thấy: fast. early: sớm, strong: khoẻ, tall: cao.'],
      ['enough|too|much|so', 'long enough: đủ lâu. too, much, so không đứng sau long như vậy.'],
      ['found|put|gave|set', 'find out: biết được. put out: dập tắt, give out: phân phát, set out: lên đường.'],
      [
        'stopped|closed|held|lost',
        'stop moving: ngừng chuyển động. closed: đóng, held: giữ, lost: mất không đi với moving.',
      ],
    ],
  ],
  open: [
    'My sister’s plant',
    'When my sister went abroad, she asked me to look ___ her plant. It’s an ugly thing with three leaves, and it has never had a flower. She told me to water it once ___ week and to talk to it. I thought that she ___ joking. But I’m alone every afternoon, ___ I began to tell the plant about my day. Last Monday, there was something red between the leaves. I sent my sister a photo straight ___. “I knew it,” she answered. “It has always wanted somebody ___ talks more than I do.”',
    ['after', 'a/every/each/per', 'was', 'so/and', 'away/off', 'who/that'],
    [
      'look after: chăm sóc.',
      'once a week: mỗi tuần một lần.',
      'was joking: đang đùa.',
      'so: nên; and cũng được.',
      'straight away: ngay lập tức.',
      'somebody who: người mà.',
    ],
  ],
  tasks: [
    [
      7,
      'An e-mail: a pet for a small flat',
      'Your English friend Kim writes: “My parents say that I can have a pet at last! We live in a small flat. Which animal would you choose? What’s difficult about having a pet? Who can look after it when we travel? And may I give it your name?” Write an e-mail to Kim. Write about 100 words.',
      ['Suggest an animal.', 'Say what is difficult.', 'Say who can look after it.', 'Answer the last question.'],
      'Hi Kim,\nThat’s great news! If I lived in a small flat, I’d choose two rabbits. They’re quiet and clean, and they don’t have to go for a walk at six in the morning. The difficult thing about a pet is that you can never say “not today”. It wants fresh food and water every day, even when you have three tests. When we travel, our neighbour’s son feeds our cat, and we always bring him something nice. Perhaps you know somebody like that? And yes, of course you may use my name. But then I’d like to get a photo every week!\nYours,\nDiep',
    ],
    [
      8,
      'A story: inside the piano',
      'Your English teacher has asked you to write a story. It must begin with this sentence: “When I opened the old piano, I found something that was not music.” Write the story. Write about 100 words.',
      ['Begin with the sentence.', 'Say what was inside.', 'Give the story an end.'],
      'When I opened the old piano, I found something that was not music. It was a small nest, made of grass and pieces of my grandfather’s songs. Five tiny mice were asleep in it. The piano had been sold that morning, and the men were already on the stairs. My grandfather looked at the nest for a long time. Then he went to the door. “I’m sorry,” he told the men. “The piano needs three more weeks.” They were angry, but they left. After that, we sat beside the piano every evening and didn’t play. At the end of May, the nest was empty, and the house was very quiet.',
    ],
  ],
  choices: [
    [
      'prelim-f-dinner',
      'M1',
      'What is the man going to cook?',
      'egg fish rice',
      'Cần bốn quả mà đã làm vỡ hai: trứng (egg). Cá (fish) ông chán rồi; cơm (rice) con mèo ăn mất.',
    ],
    [
      'prelim-f-camp',
      'M1',
      'What does the girl need to buy?',
      'boot jacket umbrella',
      'Chân đã to thêm hai cỡ: cần ủng (boots). Áo khoác (jacket) vẫn tốt; ô (umbrella) không ai mang vào rừng.',
    ],
    [
      'prelim-f-noise',
      'M2',
      'What does the woman complain about?',
      'bell guitar dog',
      'Sáu giờ sáng có người bấm chuông (bell). Đàn (guitar) bà đã thấy thích; chó (dog) dạo này yên hơn.',
    ],
    [
      'prelim-f-late',
      'M2',
      'How do they decide to get home?',
      'bus taxi train',
      'Xe to màu xanh, đi qua mọi làng: xe buýt (bus). Tàu (train) chạy rồi; taxi phải đợi một tiếng.',
    ],
    [
      'prelim-f-visit',
      'M2',
      'Where is the class going on Friday?',
      'bank museum hospital',
      'Nơi đếm và giữ tiền: ngân hàng (bank). Bảo tàng (museum) đang sơn; bệnh viện (hospital) bận quá.',
    ],
    [
      'prelim-f-picnic',
      'M1',
      'Which animal did the woman see?',
      'monkey frog mouse',
      'Con vật có tay, mở được hộp cơm: khỉ (monkey). Ếch (frog) là ông đoán; chuột (mouse) chỉ là con bà sợ.',
    ],
    [
      'prelim-f-stall',
      'M2',
      'What did the girl’s class sell?',
      'candle bread lemon',
      'Thứ ấm và sáng khi mất điện: nến (candles). Bánh mì (bread) không nướng được vì lò hỏng; chanh (lemons) để pha nước thì trời lạnh quá.',
    ],
  ],
  shorts: [
    [
      'prelim-f-short-paint',
      'M1',
      'Why did the boy paint his room grey?',
      'This colour was cheaper.|This colour is in fashion.|This colour is his favourite.',
      'grey was half the price: màu xám rẻ bằng nửa. Màu bạn thích là xanh; lời khen là chuyện sau đó.',
    ],
    [
      'prelim-f-short-coach',
      'M2',
      'What annoyed the woman?',
      'Another passenger|A late arrival|A boring film',
      'The man beside me told me the end of the film: khách ngồi cạnh. Xe đến đúng giờ; phim không chán.',
    ],
    [
      'prelim-f-short-team',
      'M2',
      'What has the girl decided to do?',
      'Let somebody else play|Train harder than before|Leave the team for good',
      'I told her to take Nga: nhường cho Nga. Người tập chăm là Nga; cô vẫn đến và mang cam.',
    ],
    [
      'prelim-f-short-flat',
      'M2',
      'Why did the man take the flat?',
      'Because of a sound|Because of its size|Because of its kitchen',
      'I could hear a river: vì nghe tiếng sông. Nhà nhỏ hơn ông nghĩ; bếp thì cũ.',
    ],
    [
      'prelim-f-short-essay',
      'M1',
      'What should Duc do?',
      'Look for a picture|Write his essay again|See the head teacher',
      'Could you find a photo for it?: tìm một bức ảnh. Bài đã được chọn in, không phải viết lại; cô hiệu trưởng chỉ cầm bài.',
    ],
    [
      'prelim-f-short-fruit',
      'M2',
      'Why does the woman buy her fruit from this seller?',
      'She gets what she can use.|She pays less than before.|She feels sorry for the seller.',
      'she gives me the ones that will be ready tomorrow: mua gì dùng được nấy. Giá đắt hơn siêu thị; bài không nói thương hại.',
    ],
  ],
  notes: [
    [
      'prelim-f-workshop',
      'A film workshop',
      [
        ['First meeting on', '___ at nine', 'Tuesday', '~will be on Tuesday|Thứ Hai phòng không trống.'],
        ['To bring', 'old ___', 'clothes', '~old clothes|Máy quay không cần, đã có điện thoại.'],
        ['All films are about a', '___', 'door', '~all be about a door'],
        ['Bring your own', '___', 'cup', '~bring your own cup'],
        [
          'If it is dry, the films will be shown in the',
          '___',
          'park',
          '~show the films in the park|Nhà thể thao là khi mưa.',
        ],
        ['Write to Mrs', '___', 'Lowry', '~L, O, W, R, Y'],
      ],
    ],
  ],
  interview: [
    'Interview: a boy who repairs umbrellas',
    'prelim-f-interview',
    [
      [
        'What gave Lam the idea?',
        'Things that he saw in the street|A present from his father|A bird that had lost its nest',
        '~I counted eleven broken umbrellas|Bạn thấy ô hỏng trên đường. Tổ chim chỉ là cách nói ví von.',
      ],
      [
        'How did Lam learn to repair umbrellas?',
        'By taking one to pieces|With the help of his father|On a course of three weeks',
        '~I took a good one to pieces|Bố không biết sửa; ba tuần là thời gian bạn tự lắp lại.',
      ],
      [
        'What does Lam get for his work?',
        'Parts that he can use|Some pocket money|A new umbrella',
        '~They give me another broken umbrella|Khách đưa ô hỏng khác để lấy bộ phận. Bạn không lấy tiền.',
      ],
      [
        'Why did the girl come for the first time?',
        'She was interested in his work.|She had broken her umbrella.|She needed help with homework.',
        '~She only wanted to watch|Ô của bạn gái còn tốt; bạn chỉ muốn xem. Bài tập là việc Lâm làm khi vắng khách.',
      ],
      [
        'What does Lam do when it is windy?',
        'He tells people stories.|He does his homework.|He works with thirty others.',
        '~I tell them a story while I work|Bài tập làm khi trời nắng; ba mươi người là khách chờ.',
      ],
      [
        'Why don’t they want the room?',
        'Fewer people would stop.|It would cost too much.|It is too small for two.',
        '~they would walk past|Ngồi sau cánh cửa thì người ta đi qua luôn. Bài không nói tiền thuê hay chật.',
      ],
    ],
  ],
};
