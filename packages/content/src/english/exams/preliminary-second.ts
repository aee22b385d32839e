/** A second paper of B1 Preliminary for Schools. */
import type { PreliminaryPaper } from './preliminary.ts';

export const secondPreliminary: PreliminaryPaper = {
  signs: [
    [
      'notice-bikes',
      'M1',
      'What is true about the bikes?',
      'You may return them at another station.|You can keep them until the next morning.|You never have to pay anything for them.',
      'back to any station: trả ở trạm nào cũng được. Phải trả trước nửa đêm; chỉ nửa giờ đầu miễn phí.',
    ],
    [
      'notice-swim',
      'M1',
      'Why has Zoe written to Emma?',
      'To suggest another day|To invite her to a competition|To complain about the pool',
      'Same time next week? là đề nghị đổi sang tuần sau. Cuộc thi chỉ là lí do bể bơi đông; Zoe không phàn nàn.',
    ],
    [
      'notice-kitchen',
      'M2',
      'What happens to food without a name?',
      'It is thrown away once a week.|Other students may eat it on Fridays.|Its owner has to clean the kitchen.',
      'We throw away everything else on Fridays: mỗi thứ Sáu vứt đồ không ghi tên. Bảng không nói cho người khác ăn hay phạt dọn bếp.',
    ],
    [
      'notice-music',
      'M2',
      'What are visitors asked to do?',
      'Make sure that they do not disturb others|Listen to their music in another room|Leave when somebody plays music',
      'If others can hear it: được nghe nhạc, nhưng đừng để người khác nghe thấy. Chỉ ai không vặn nhỏ mới phải ra.',
    ],
    [
      'notice-jam',
      'M1',
      'What can customers do?',
      'Get some jam at the weekend|Buy the last jar of jam today|Help to make jam on Saturday',
      'Mứt đã hết; đặt hôm nay, thứ Bảy đến lấy. Làm mứt là việc của cửa hàng.',
    ],
  ],
  offers: {
    name: 'Trips for five people',
    what: 'trip',
    rows: [
      [
        'Linh loves animals, but she doesn’t want to see them behind bars. She has to be back before lunch.',
        'Early Wings: We leave at five and watch hundreds of water birds from a wooden tower. There is tea on the boat, and you’ll be home at eleven.',
        'Động vật ngoài tự nhiên, về lúc mười một giờ: Early Wings. Zoo Day là vườn thú và kéo dài cả ngày.',
      ],
      [
        'Duc and his grandfather would like to learn something about the past. The old man can’t walk far or climb stairs.',
        'Old Streets: A quiet ride in a small electric bus. Your guide was born here and shows you photos of how each corner looked a hundred years ago.',
        'Về quá khứ, ngồi xe không phải đi bộ: Old Streets. Castle Climb có ba trăm bậc thang.',
      ],
      [
        'Ha wants to do something difficult that she can be proud of. She knows how to sleep in a tent, and she has three days.',
        'High Path: Two nights in the mountains, with a climb of nine hundred metres on the second day. Only for people with experience.',
        'Khó, hai đêm trong núi, cần kinh nghiệm: High Path.',
      ],
      [
        'Peter likes eating more than walking. He would also like to cook for his friends what he has tasted on his trip.',
        'From Field to Table: Pick vegetables on a farm, cook them with the farmer’s wife and write down how she does it. Lunch is included.',
        'Ăn và học nấu, ghi lại cách làm: From Field to Table. Night Market chỉ ăn, không nấu.',
      ],
      [
        'Vy is interested in the stars and doesn’t mind staying up late. She would like to go with all her classmates.',
        'Dark Hill: Leave the lights of the city behind. From nine to one, you can look at the moon and the planets through three telescopes. Groups of up to forty.',
        'Ngắm sao, khuya, nhóm tới bốn mươi người: Dark Hill. Night Market nhận nhiều nhất sáu người.',
      ],
    ],
    extra: [
      'Zoo Day: See elephants, tigers and monkeys, and watch how they are fed. From nine to five, with lunch in the zoo restaurant.',
      'Castle Climb: Three hundred steps to the top of the old tower, with a guide who tells you all about the wars of the past.',
      'Night Market: Try twelve dishes from the region between seven and midnight. For groups of up to six people. No cooking!',
    ],
  },
  passage: [
    'The library on three wheels',
    'Every Thursday afternoon, a three-wheeled bike with a wooden box on it stops under the big tree in our village. Mr Sang, who rides it, used to be a postman. “For thirty years, I brought people bills and bad news,” he says. “When I stopped working, I wanted to bring them something else.” In the box, there are about two hundred books.\nAt the beginning, in 2018, nobody came. The adults said that they had no time, and the children were shy. So Mr Sang sat down on his bike and began to read a story aloud, to himself, as he explained. At the most exciting moment, he closed the book, said “Until next week!” and rode away. The following Thursday, eleven children were waiting for him.\nThere are no cards and no dates. Anyone may keep a book for as long as they like, but they can only borrow another one when they have told him about the last. He doesn’t want to hear whether it was good. He asks what they would have done in place of the hero. “Some books have come back after a year,” he says. “Those are the ones I’m proud of. They’ve been in every house.”\nMy own grandmother can’t read. I didn’t know that until I saw her at the bike last spring. She borrowed a thick book of recipes, and when I asked her why, she opened it and showed me the pictures. Then she asked me to read to her what stood below. We cooked three of the dishes together. The fourth, she said, had a mistake in it: nobody needs so much sugar.\nMr Sang is seventy-one, and the road to our village is steep. Last month, we gave him an electric motor for his bike. He thanked us politely, and he has used it ever since, but only on the way home. “On the way here,” he says, “I need the time to think about a good story.”',
    [
      [
        'Why did Mr Sang start his library?',
        'He wanted to bring people something nicer.|He had too many books at home.|He needed a new job in the village.|People had asked him for stories.',
        '~I wanted to bring them something else|Ông từng mang hoá đơn, tin buồn; nay muốn mang thứ khác. Bài không nói nhà nhiều sách hay có người nhờ.',
      ],
      [
        'How did Mr Sang make the children curious?',
        'He stopped in the middle of a story.|He read to them under the tree every day.|He gave a book to each of them.|He told them about his life as a postman.',
        '~At the most exciting moment, he closed the book|Ông dừng ở đoạn hay nhất rồi về. Ông chỉ đến thứ Năm.',
      ],
      [
        'What must people do before they can take another book?',
        'Talk about the one they have read|Say whether they liked the book|Show the card of the library|Bring the book back within a year',
        '~when they have told him about the last|Ông không hỏi hay hay dở; không có thẻ, không có hạn trả.',
      ],
      [
        'What did the writer find out last spring?',
        'That an old lady could not read|That an old lady liked sweet food|That the recipes were all wrong|That books can be too thick',
        '~I didn’t know that until I saw her at the bike|Bà không biết chữ nên nhờ đọc. Chỉ món thứ tư bị chê quá nhiều đường.',
      ],
      [
        'What would Mr Sang say about the motor?',
        'It’s useful, but a slow ride gives me ideas.|It’s too loud for a person who reads.|I’d rather have got new books from you.|I use it whenever the road is steep.',
        '~I need the time to think about a good story|Ông chỉ dùng lúc về; lúc đi cần thời gian nghĩ chuyện. Đường lên dốc mà ông không dùng.',
      ],
    ],
  ],
  gapped: [
    'The cake that nobody ate',
    'When I was thirteen, I wanted to bake a cake for my mother’s birthday. [I had never baked anything before, but it looked easy on the internet.] You need flour, eggs, butter, sugar and an oven, and that was the first problem. [There was no oven in our kitchen.] So I asked our neighbour, Mrs Dao, who has one. She was just leaving for the market. [She gave me her key and told me to turn everything off afterwards.] I put the cake in and sat down with a comic. After a while, there was a strange smell. [I ran to the kitchen, but I couldn’t see it because of the smoke.] The cake was as black as a shoe. I cried, and then I cleaned Mrs Dao’s kitchen for two hours. In the evening, I told my mother everything. She didn’t laugh. She put the black cake on a plate, with a candle on top. [It’s still on the shelf in her office, next to a photo of me.] Visitors think that it’s a stone.',
    [
      'My mother doesn’t like sweet things.',
      'Mrs Dao had already eaten half of it.',
      'That’s why I chose chocolate instead.',
    ],
    [
      'Lần đầu làm bánh, xem trên mạng thấy dễ (looked easy): câu sau kể những thứ cần.',
      'Vấn đề đầu tiên: bếp không có lò (no oven); câu sau: So I asked our neighbour.',
      'Bà Đào sắp đi chợ nên đưa chìa khoá (gave me her key).',
      'Có mùi lạ, chạy vào thì toàn khói (smoke); câu sau: bánh cháy đen.',
      'Chiếc bánh nay vẫn ở trên giá (on the shelf): câu sau nói khách tưởng là hòn đá.',
    ],
  ],
  cloze: [
    'A glue that didn’t stick',
    'In 1968 Spencer Silver, a scientist in the United States, was trying to [[q1]] a very strong glue. What he got was the opposite: it was so weak that you could pull two pieces of paper [[q2]] without damaging them. For years, nobody knew what to [[q3]] with it. Then Art Fry, who worked for the same company, had a problem. He sang in a choir, and the pieces of paper with which he marked the pages kept [[q4]] out of his book. He remembered the weak glue and put [[q5]] of it on his paper. At first, few people wanted to buy such notes. So the company gave thousands of them away for [[q6]], and soon everybody asked for more.',
    [
      ['make|do|give|let', 'make a glue: làm ra keo. do, give, let không đi với glue ở nghĩa này.'],
      ['apart|away|along|across', 'pull apart: tách rời hai thứ. away: ra xa, along: dọc theo, across: ngang qua.'],
      ['do|make|take|work', 'what to do with it: dùng nó làm gì. make, take, work không dùng ở đây.'],
      [
        'falling|dropping|losing|throwing',
        'fall out of: rơi ra. dropping: đánh rơi, losing: làm mất, throwing: ném cần tân ngữ.',
      ],
      ['some|any|few|one', 'some of it: một ít (không đếm được). any: câu hỏi, phủ định; few, one: đếm được.'],
      ['nothing|money|less|sale', 'for nothing: miễn phí. for money: lấy tiền; for less: rẻ hơn; for sale: để bán.'],
    ],
  ],
  open: [
    'My first day at the market',
    'Last Sunday, I helped my aunt at her stall for the first time. We had to be there ___ five in the morning, so I was still half asleep ___ the first customers came. I had no idea how ___ the fruit cost, and I gave a woman far too ___ change. She came back and returned it, ___ was very kind of her. By noon, we had sold everything except ___ few old bananas. My aunt let me keep them. They were the best bananas of my life!',
    ['at/by/before/around/about/from', 'when/as/until/till', 'much', 'much', 'which', 'a'],
    [
      'at five: lúc năm giờ.',
      'when the first customers came: khi khách đầu tiên đến.',
      'how much … cost: giá bao nhiêu.',
      'too much change: quá nhiều tiền thừa (không đếm được).',
      'which: thay cho cả ý trước, sau dấu phẩy.',
      'a few: một vài.',
    ],
  ],
  tasks: [
    [
      7,
      'An e-mail: a class project',
      'Your English teacher, Mr Green, writes: “Next month, our class is going to make a video about our town for a school in Scotland. Which place should we show first? Who could we talk to in the video? Would you rather film, speak or write the text?” Write an e-mail to Mr Green. Write about 100 words.',
      [
        'React to the idea.',
        'Say which place to show, and why.',
        'Suggest a person to talk to.',
        'Say what you would rather do.',
      ],
      'Dear Mr Green,\nI like your idea very much, because I’ve always wanted to know people from Scotland. I think that we should show the fish market first. It’s the noisiest and most colourful place in our town, and nobody has to explain anything. We could talk to Mrs Hoa, who has sold noodles there for forty years. She doesn’t speak English, but she’s very funny, and I could write down what she says in both languages. I’d rather not speak in the video myself, since I get nervous in front of a camera. But I’d love to film, if that’s possible.\nBest wishes,\nKhanh',
    ],
    [
      8,
      'An article: a thing that I would never give away',
      'You see this notice in an English magazine: “Articles wanted! Which old thing would you never give away? Where did you get it, and what does it remind you of?” Write the article. Write about 100 words.',
      ['Describe the thing.', 'Say where you got it.', 'Explain what it reminds you of.'],
      'My blue cup\nIt’s blue, it has no handle, and it’s the ugliest cup in our house. My little brother made it at kindergarten when he was five, and he gave it to me because I’d helped him to learn how to ride a bike. You can’t drink tea from it, because a bit of water always runs out at the bottom. So I keep my pencils in it. Whenever I’m stuck with my homework, I look at it and think of his face on the day when he rode alone for the first time. He fell into a pile of leaves, got up and shouted: “Again!” That’s exactly what I need to hear.',
    ],
  ],
  choices: [
    [
      'prelim-b-gift',
      'M2',
      'What did the girl finally buy?',
      'book chocolate umbrella',
      'Cô mua quyển sách (book) vì cô giáo thích đọc. Sô-cô-la (chocolate) chảy khi trời nóng; ô (umbrella) chỉ còn màu đen.',
    ],
    [
      'prelim-b-way',
      'M1',
      'How will they get to the concert?',
      'metro taxi bus',
      'Họ đi tàu điện ngầm (metro). Taxi đắt quá; xe buýt (bus) không chạy vì có lễ hội.',
    ],
    [
      'prelim-b-lost',
      'M1',
      'What has the boy lost?',
      'glasses phone key',
      'Cậu mất kính (glasses), để trên đầu lúc bơi. Điện thoại (phone) và chìa khoá (key) vẫn trong túi.',
    ],
    [
      'prelim-b-lunch',
      'M1',
      'What will the woman eat?',
      'soup sushi spaghetti',
      'Bà gọi súp (soup). Sushi thì hết; mì (spaghetti) bà đã ăn hôm qua.',
    ],
    [
      'prelim-b-photo',
      'M2',
      'What is in the photo that won?',
      'frog turtle bird',
      'Ảnh con ếch (frog) trên mũ bố được giải. Rùa (turtle) là ảnh năm ngoái; chim (bird) bay mất.',
    ],
    [
      'prelim-b-sport',
      'M2',
      'Which sport does the man no longer play?',
      'tennis badminton bowling',
      'Ông thôi chơi tennis vì đau đầu gối. Cầu lông (badminton) mới bắt đầu; bowling vẫn chơi thứ Sáu.',
    ],
    [
      'prelim-b-room',
      'M2',
      'What does the girl want to change in her room?',
      'lamp bed chair',
      'Cô cần cái đèn (lamp) mới. Giường (bed) cũ nhưng cô thích; ghế (chair) bố đã sửa.',
    ],
  ],
  shorts: [
    [
      'prelim-b-short-bus',
      'M1',
      'Why is the boy late?',
      'He helped somebody.|He missed his bus.|He forgot the time.',
      'I showed her the way: cậu dẫn một bà đi đường. Xe buýt đến đúng giờ; cậu không quên giờ.',
    ],
    [
      'prelim-b-short-course',
      'M2',
      'What does the woman think of her course?',
      'It is better than she expected.|It is too difficult for beginners.|It costs more than it should.',
      'I was afraid that it would be boring: hoá ra rất vui. Khó và giá tiền bà không than.',
    ],
    [
      'prelim-b-short-dress',
      'M2',
      'What does the man advise the girl to do?',
      'Wear what she likes|Buy a new dress|Ask her friends first',
      'Wear the one that you feel happy in: mặc bộ mình thích. Ông không bảo mua mới hay hỏi bạn.',
    ],
    [
      'prelim-b-short-flat',
      'M1',
      'What do they both like about the flat?',
      'The light|The price|The kitchen',
      'Cả hai khen phòng sáng (light). Giá thì ông chê cao; bếp bà thấy nhỏ.',
    ],
    [
      'prelim-b-short-call',
      'M2',
      'Why is the woman calling?',
      'To change the time of a meeting|To ask the way to the doctor’s|To say that she is feeling better',
      'Could I come at four instead? Bà xin đổi giờ khám. Bà biết đường; bà chưa đỡ.',
    ],
    [
      'prelim-b-short-race',
      'M2',
      'How does the boy feel about the race?',
      'Surprised by his result|Sorry that he took part|Annoyed with his trainer',
      'I never thought that I’d finish: cậu không ngờ mình về đích. Cậu vui và không trách huấn luyện viên.',
    ],
  ],
  notes: [
    [
      'prelim-b-farm',
      'School trip to the farm',
      [
        ['Leave school at', '___', '7.45/7:45', '~quarter to eight'],
        ['Number of different kinds of', '___', 'rice', '~kinds of rice'],
        ['In the morning, students make', '___', 'paper', '~you will make paper'],
        ['Lunch is served in the', '___', 'garden', '~in the garden'],
        ['Everybody should bring a', '___', 'towel', '~bring a towel'],
        ['The farmer’s name: Mr', '___', 'Lowry', '~L, O, W, R, Y'],
      ],
    ],
  ],
  interview: [
    'Interview: a lighthouse keeper’s daughter',
    'prelim-b-interview',
    [
      [
        'What did Ellen find most difficult on the island?',
        'Having nobody of her age|Getting enough food every day|Being afraid of storms',
        '~no other child on the island|Thức ăn có thuyền chở; bão thì cô thích.',
      ],
      [
        'How did Ellen have lessons?',
        'By radio|By post|On a ship',
        '~a teacher spoke to me on the radio|Thuyền chỉ chở đồ ăn.',
      ],
      [
        'Why did her father teach her to cook?',
        'He had to work at night.|He could not cook himself.|He wanted her to be a cook.',
        '~he had to sleep during the day|Ông thức đêm trông đèn nên ngày phải ngủ.',
      ],
      [
        'What happened in the winter of 1986?',
        'Some sailors stayed with them.|The light stopped working for days.|Her father was ill for weeks.',
        '~seven men slept in our kitchen|Đèn vẫn sáng nên họ thấy đường vào; bố cô không ốm.',
      ],
      [
        'How did Ellen feel when she first went to school?',
        'It was too loud for her.|She was bored by the lessons.|She was proud of her clothes.',
        '~I put my hands over my ears|Ba mươi đứa trẻ cùng nói, cô phải bịt tai.',
      ],
      [
        'What does Ellen do today?',
        'She shows visitors the island.|She works at a radio station.|She writes books for sailors.',
        '~I take people there in my boat|Đài chỉ là chuyện thời bé; bài không nói viết sách.',
      ],
    ],
  ],
};
