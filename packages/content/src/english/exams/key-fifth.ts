/** A fifth paper of A2 Key for Schools, so that practice has two. */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { keyFrom, type KeyTexts } from './key.ts';

const fifth: KeyTexts = {
  signs: [
    [
      'notice-washing',
      'M1',
      'What should students do on Wednesday?',
      'Use a different machine|Wash their things by hand|Repair the old machine',
      'use the one in house B until Thursday: đến thứ Năm dùng máy ở nhà B. Giấy không bảo giặt tay hay tự sửa.',
    ],
    [
      'notice-desk',
      'M1',
      'What do the students have to do today?',
      'Let the teacher have their work|Go to the maths lesson|Do some more homework',
      'Leave it on his desk: để bài tập lên bàn thầy. Hôm nay không có giờ toán; giấy không nói bài mới.',
    ],
    [
      'notice-biscuits',
      'M2',
      'What does Mum want Ben to do?',
      'Leave the cake alone|Take the cake next door|Make another cake',
      'so don’t touch it: đừng động vào bánh ngọt. Bánh quy là cho Ben, không phải mang sang hàng xóm; giấy không bảo làm bánh.',
    ],
    [
      'notice-zoo',
      'M2',
      'When should you come to help with the elephants?',
      'At ten to four|At four o’clock|At ten past ten',
      'Voi ăn lúc bốn giờ; muốn giúp phải đến sớm mười phút: ten to four. Bốn giờ thì muộn; mười giờ mười là sau bữa sáng.',
    ],
    [
      'notice-piano',
      'M2',
      'What is true about these lessons?',
      'You don’t need your own piano.|You have to go to the teacher.|You can buy a keyboard there.',
      'I can bring a small keyboard: không có đàn cũng học được. Giáo viên đến nhà; giấy không nói bán đàn.',
    ],
    [
      'notice-shoes',
      'M1',
      'Who can get cheaper shoes?',
      'A mother with two small boys|A man with very big feet|A girl who needs one pair',
      'Two pairs for the price of one, giày trẻ em: hợp với mẹ có hai con nhỏ. Giày người lớn không giảm; một đôi thì không rẻ hơn.',
    ],
  ],
  people: [
    [
      'Animals of three students',
      'Three students write about their animals. Who is each sentence about? A person can be chosen more than once.',
      {
        Lan: 'Lan: My duck is called Monday, because I found him on a Monday. He was only an egg! I kept the egg under a lamp for two weeks. Now he walks behind me to the bus stop every morning, and my neighbour has to take him home again. At night he sleeps in an old suitcase in our yard.',
        Omar: 'Omar: I’ve got sixty thousand animals, because I keep bees with my grandfather. You can’t play with them, of course, but I love to watch them when they work. They’ve hurt me only four times, because I move very slowly. In autumn, we take some of their honey and sell it at school.',
        Ivy: 'Ivy: Our old horse eats everything: flowers, newspapers and once my maths homework. My teacher didn’t believe me, so I showed her a photo. We got the horse from a farmer who had too many. Our vegetables grow very well now, and we can’t eat all of them. We give some to our friends.',
      },
      [
        ['This person’s animal follows people.', 'Lan', '~walks behind me to the bus stop'],
        ['This person gets money for something.', 'Omar', '~sell it at school'],
        ['This person had to show that a story was true.', 'Ivy', '~so I showed her a photo'],
        ['This person knew the animal before it was born.', 'Lan', '~He was only an egg'],
        ['This person’s family gives food to others.', 'Ivy', '~We give some to our friends'],
        ['Somebody who lives near helps this person.', 'Lan', '~my neighbour has to take him home'],
        ['This person is never quick near the animals.', 'Omar', '~because I move very slowly'],
      ],
    ],
  ],
  passages: [
    [
      'Three mirrors',
      'Rjukan is a small town in Norway. It lies between high mountains, and from the end of September until March, the sun never reaches it. The sky can be blue, but the people down in the town don’t see the sun.\nMore than a hundred years ago, a man from Rjukan had an idea: big mirrors on a mountain could send the light of the sun down to the town. But nobody knew how to build them. In 1928, the town got something else: a cable car. After a ride of a few minutes, people could stand in the sun at the top.\nIn 2013, the mirrors came at last. There are three of them, and each is as big as the floor of a small room. They stand on the mountain, more than four hundred metres above the town. A computer moves them a little all the time, because the sun doesn’t stand still. The light falls on the square in the middle of the town, where there is room for a few hundred people.\nAt first, some people didn’t want the mirrors. They said that the town needed the money for other things, and that they were used to winters without sun. But on the first day, nearly everybody came to the square. Children didn’t have to go to school, and people put on sunglasses and sat there with cold drinks, like in summer.',
      [
        [
          'What is the problem in Rjukan?',
          'There is no sun for half of the year.|It rains from September to March.|The sky is never blue in winter.',
          '~the sun never reaches it|Núi che nắng gần nửa năm. Trời vẫn có thể xanh; bài không nói mưa.',
        ],
        [
          'Why was the cable car good for the town?',
          'It took people up to the sun.|It took the mirrors to the top.|It took children to their school.',
          '~stand in the sun at the top|Cáp treo chở người lên có nắng. Gương đến năm 2013 mới có.',
        ],
        [
          'Why do the mirrors have to move?',
          'The sun is never in one place for long.|The wind on the mountain is strong.|The square is too big for the light.',
          '~the sun doesn’t stand still|Mặt trời di chuyển nên gương phải xoay theo. Bài không nói gió.',
        ],
        [
          'What did some people think at first?',
          'There were more important things.|The mirrors were much too small.|The light was bad for children.',
          '~needed the money for other things|Họ muốn dùng tiền vào việc khác. Bài không nói gương nhỏ hay ánh sáng có hại.',
        ],
        [
          'What happened on the first day?',
          'People enjoyed the sun together.|Children had lessons outside.|Nobody wanted to go outside.',
          '~nearly everybody came to the square|Mọi người ra quảng trường ngồi dưới nắng. Trẻ em được nghỉ học.',
        ],
      ],
    ],
  ],
  clozes: [
    [
      'Grey birds, pink birds',
      'Flamingos are big pink birds. But when they come out of the egg, they are [[q1]] pink: they are grey. They live near water, where they eat very small plants and animals. There is something in this food that changes their [[q2]]. You can find the same thing in carrots. It takes about two years [[q3]] young birds look like their parents. In the past, these birds often [[q4]] white in zoos, because they got the [[q5]] food. Today, the people who [[q6]] after them know what to give them.',
      [
        ['not|no|nothing', 'are not pink: không hồng. no đứng trước danh từ; nothing: không gì cả.'],
        ['colour|voice|size', 'Từ xám thành hồng: colour (màu). voice: giọng, size: cỡ.'],
        ['until|because|if', 'until: cho đến khi giống bố mẹ. because: vì, if: nếu.'],
        ['became|made|put', 'became white: thành trắng. made, put không đi với white như vậy.'],
        ['wrong|fast|early', 'the wrong food: thức ăn không đúng. fast: nhanh, early: sớm không hợp.'],
        ['look|watch|see', 'look after: chăm sóc. watch, see không đi với after.'],
      ],
    ],
  ],
  messages: [
    [
      'A card from the camp',
      'Hi Ben,\nI’m at a summer camp in Ba Vi. There ___ twelve of us in one room, ___ it’s never quiet! Every morning, we get ___ at six and swim in the lake. The water is much colder ___ at home. Yesterday we made a fire and cooked fish. Nobody had a spoon, so we ate ___ our fingers. I’ll tell you everything ___ Sunday.\nSee you, Minh',
      ['are', 'so/and', 'up', 'than', 'with/using', 'on/next/this'],
      [
        'There are twelve of us: có mười hai người.',
        'so: nên; and cũng được.',
        'get up: thức dậy.',
        'colder than: so sánh hơn.',
        'eat with our fingers: ăn bằng tay.',
        'on Sunday: vào Chủ nhật.',
      ],
    ],
  ],
  choices: [
    [
      'key-pocket',
      'M1',
      'What has Tom got in his pocket?',
      'egg phone key',
      'Vật còn ấm, chim con sắp nở: trứng (egg). Điện thoại (phone) ở trên bàn; chìa khoá (keys) ở cửa.',
    ],
    [
      'key-tooth',
      'M1',
      'What is the woman going to eat?',
      'soup bread cheese',
      'Món nóng, chỉ cần thìa: súp (soup). Bánh mì (bread) và pho mát (cheese) cô ăn trưa rồi và không cắn được.',
    ],
    [
      'key-aunt',
      'M2',
      'Where does Lan’s aunt work?',
      'shop hospital museum',
      'Cô bán bánh: cửa hàng (shop). Bệnh viện (hospital) chỉ ở gần; bảo tàng (museum) cô đi xem Chủ nhật.',
    ],
    [
      'key-eyes',
      'M2',
      'What made the noise last night?',
      'cat bell bird',
      'Hai mắt xanh, muốn ăn cá: mèo (cat). Chuông (bell) là bố nghĩ; chim (bird) là bạn đoán lúc đầu.',
    ],
    [
      'key-learn',
      'M2',
      'What is the girl probably going to learn?',
      'dance guitar keyboard',
      'Không ngồi yên được, chỉ cần giày tốt: nhảy (dance). Ghi-ta (guitar) bạn trai học; đàn piano thì nhà chật.',
    ],
  ],
  notes: [
    [
      'key-boat',
      'A boat trip',
      [
        ['No trips on', '___', 'Monday/Mondays', '~every day except Monday'],
        ['The trip takes', '___ minutes', '40/forty', '~The trip takes forty minutes|Ba tiếng là thời gian ở đảo.'],
        ['Bring', 'a ___', 'hat', '~Please bring a hat'],
        ['Take some', '___', 'sandwiches', '~so take some sandwiches|Đồ uống thì mua được trên thuyền.'],
        ['To book, call Mrs', '___', 'Dawson', '~D, A, W, S, O, N'],
      ],
    ],
  ],
  conversations: [
    [
      'key-neighbour',
      'Conversation: a new neighbour',
      [
        [
          'Where does Clara live?',
          'Next door to Mia|Next door to Jack|Near the bus stop',
          '~next door to us|us là nhà Mia. Trạm xe buýt là chỗ hẹn đi học.',
        ],
        [
          'Why did Clara need help?',
          'Her cat couldn’t get down.|Her door didn’t open.|Her roof was broken.',
          "~it didn't want to come down|Con mèo ở trên mái. Bài không nói mái hỏng hay cửa kẹt.",
        ],
        [
          'When will Clara start at school?',
          'On Monday|On Saturday|Next month',
          '~from Monday|Thứ Bảy là hôm làm bánh.',
        ],
        [
          'Which sport does Clara like?',
          'Volleyball|Football|Swimming',
          '~She loves volleyball|Bóng đá là điều mọi người tưởng.',
        ],
        [
          'What are the girls going to do on Saturday?',
          'Bake something|Visit a family|Play in a team',
          "~We're making a cake|Bố mẹ Clara muốn cảm ơn hàng xóm. Đội bóng là Jack nói.",
        ],
      ],
    ],
  ],
  shorts: [
    [
      'key-short-juice',
      'M1',
      'What’s the woman’s problem?',
      'One of her teeth hurts.|She doesn’t like juice.|Her water is too cold.',
      'I’ve got a bad tooth: đau răng. Nước quả thì quán hết; nước lạnh cô chưa uống.',
    ],
    [
      'key-short-later',
      'M1',
      'What does the girl want her father to do?',
      'Come at eight|Bring some pizza|Watch the match',
      'Can you be here at eight?: bố đến lúc tám giờ. Pizza ăn với huấn luyện viên; trận đấu xong rồi.',
    ],
    [
      'key-short-photo',
      'M2',
      'Who is the tall man in the photo?',
      'Somebody they don’t know|The children’s uncle|The man who took the photo',
      'I’ve no idea: cô không biết là ai. Uncle Bob chỉ là tên bọn trẻ đặt; ông đi ngang qua chứ không chụp.',
    ],
    [
      'key-short-page',
      'M2',
      'What did the girl do wrong in the test?',
      'She didn’t see all the questions.|She didn’t have enough time.|She looked at another test.',
      'there was another page: còn một trang chưa làm. Cô xong sớm mười phút; không nói nhìn bài người khác.',
    ],
    [
      'key-short-brown',
      'M1',
      'What is the woman going to do?',
      'Take different shoes|Get her money back|Keep the small shoes',
      'Brown is fine: cô đổi lấy đôi to hơn màu nâu. Cô không đòi tiền và không giữ đôi chật.',
    ],
  ],
  matches: [
    [
      'key-match-party',
      'A class party',
      'Listen. What is each person going to bring? There are two things that you do not need.',
      ['Nick=music', 'Anna=pancakes', 'Peter=plates', 'Sue=candles', 'Tim=games'],
      ['fruit', 'salad'],
      [
        '~I can bring the music',
        "~she'll make pancakes|Sa-lát (salad) là lần trước.",
        "~He's bringing the plates|Cửa hàng hoa quả (fruit) đóng cửa vì bố mẹ đi nghỉ.",
        '~the candles',
        '~I asked him for some games',
      ],
    ],
  ],
  tasks: [
    [
      6,
      'A message: a lost cat',
      'Your cat has not come home since yesterday. Write a message to your neighbour Mrs Green. Write 25 words or more.',
      ['Say what your cat looks like.', 'Say when you last saw it.', 'Ask her to do something.'],
      [25, 50],
      'Dear Mrs Green,\nHave you seen our cat? She’s black, and she’s got one white foot. I last saw her in your garden yesterday at five. Please look in your garage, because she loves to sleep there. My number is on the door.\nAn',
    ],
    [
      7,
      'A story: a boat in the rain',
      'Write a story with these three things in it: a boat, a boy and the rain. Write 35 words or more.',
      ['Where was the boy?', 'What happened when it rained?', 'How did the story end?'],
      [35, 80],
      'A boy sat in a small boat on the lake and wanted to catch a fish. Suddenly it began to rain, and there was more and more water in the boat. He took off one shoe and used it like a cup. When he came home, he was wet and tired. “Did you catch anything?” asked his mother. “Yes,” he said and showed her the shoe. There was a little fish in it.',
    ],
  ],
};

export const fifthKey = (media: ClipsAndPictures): SeedQuestion[] => keyFrom(media, fifth);
