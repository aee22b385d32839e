/** Texts of B1 Preliminary: notices, people and offers, a passage, clozes, writing tasks. */
import type { Cloze, SignRow } from './kit.ts';
import type { PreliminaryPaper } from './preliminary.ts';

export const signs: readonly SignRow[] = [
  [
    'notice-gym',
    'M1',
    'What can members do?',
    'Bring a friend on a Tuesday without paying|Bring a friend on Sunday for half the price|Lend their card to a friend for one visit',
    'one guest free on weekdays: ngày thường (ví dụ thứ Ba) được dẫn một khách miễn phí. Cuối tuần không áp dụng; biển không nói cho mượn thẻ.',
  ],
  [
    'notice-garage',
    'M1',
    'Why should Sam move his bike?',
    'Otherwise there will be no room for a car.|Otherwise Julie cannot use her own bike.|Otherwise somebody is going to steal it.',
    'Xe đạp chắn trước ga-ra nên bố không đỗ được ô tô. Lời nhắn không nói xe của Julie hay trộm.',
  ],
  [
    'notice-course',
    'M2',
    'What can you do if you are free on Wednesdays only?',
    'Hope that somebody else gives up a place|Start the course with the others next week|Ask the Monday group to change its day',
    'Nhóm thứ Tư đã đủ, chỉ vào được danh sách chờ (waiting list): mong có người bỏ chỗ. Chưa học được ngay; không nói đổi ngày.',
  ],
  [
    'notice-medicine',
    'M1',
    'What does the label tell people to do?',
    'See a doctor if they need it for longer|Take it when they have not eaten yet|Take a spoonful every day for a month',
    'Quá một tuần thì hỏi bác sĩ. Uống sau bữa ăn, không phải lúc đói; không được uống cả tháng.',
  ],
  [
    'notice-water',
    'M1',
    'What should guests do?',
    'Wash before ten o’clock|Stay in their rooms until 11.30|Buy some water in the morning',
    'Cắt nước từ 10 giờ đến 11.30 nên hãy tắm sớm. Thông báo không bảo ở trong phòng hay mua nước.',
  ],
];

/** Five people, each with the offer for them, and three offers for nobody. */
export const offers: PreliminaryPaper['offers'] = {
  name: 'Workshops for five people',
  what: 'workshop',
  rows: [
    [
      'Nga wants to learn how to cook food from another country. She is free only on Sunday mornings and would like to take her sister, who is eight, with her.',
      'Sunday Kitchen: From nine to eleven, a cook from Mexico shows you a dish from her village. Children over six are welcome with an older relative, and everybody eats together.',
      'Món ăn nước ngoài, sáng Chủ nhật, trẻ trên sáu tuổi được đi cùng: Sunday Kitchen. World Food học buổi tối và chỉ dành cho người lớn.',
    ],
    [
      'Hai would like to repair things himself instead of buying new ones. He cannot spend any money, and he works every day until six.',
      'Fix It: Bring your old lamp or radio on Thursday evening at half past seven. Our volunteers will show you what to do. Tools and advice cost nothing.',
      'Tự sửa đồ, miễn phí, bảy rưỡi tối: Fix It. Các lớp khác không dạy sửa đồ.',
    ],
    [
      'Lucy likes being outside and is interested in plants. She would like to take something home that she has found herself.',
      'Green Walks: Explore the forest with a scientist, learn which leaves and mushrooms you can eat, and fill a basket for your own dinner.',
      'Ở ngoài trời, về cây cỏ, mang về thứ tự tìm được (fill a basket): Green Walks.',
    ],
    [
      'Tom wants to take better photos with his phone. He gets up late, and he hates crowded classes.',
      'Small Pictures: You don’t need a camera. In groups of five, we talk about what you have taken and try new ideas in the park. Fridays from two to five in the afternoon.',
      'Không cần máy ảnh, nhóm năm người, buổi chiều: Small Pictures. City Photos bắt đầu sáu giờ sáng và tới ba mươi người.',
    ],
    [
      'Mai loves stories and wants to become less nervous in front of people. She would like to show others what she has learnt.',
      'On Stage: Play theatre with us! Games, voice training and, in the last week, a short play for families and friends. No experience needed.',
      'Bớt run trước đám đông và được trình diễn ở tuần cuối: On Stage. Story Evening chỉ ngồi nghe.',
    ],
  ],
  extra: [
    'World Food: Learn to cook Thai, Indian and Italian meals on six Tuesday evenings. For adults only. The price includes a book of recipes.',
    'City Photos: Walk through the old town at six in the morning, when the light is best. With phones or cameras, up to thirty people.',
    'Story Evening: Lie on our sofas, close your eyes and listen to an actor who reads from famous books. Tea and biscuits are free.',
  ],
};

export const passage: PreliminaryPaper['passage'] = [
  'A year in the same jeans',
  'When Thu An, a student of sixteen from Hai Phong, opened her wardrobe last January, a pile of T-shirts fell on her head. “I counted them,” she says. “There were fifty-three, and I wore about eight.” That evening, she decided not to buy any clothes for a whole year.\nThe first weeks were easy. An simply stayed away from the shops near her school and deleted two apps from her phone. It became harder in spring, when her friends talked about nothing but a new kind of trousers. “I didn’t even like them,” she says. “But I wanted to be part of the conversation.”\nIn April, there was suddenly a hole in the knee of her favourite jeans. In the past, she would have thrown them away; now she went to her grandmother, who had made clothes for forty years. An had expected her to close the hole in ten minutes. Instead, the old lady put the needle into An’s hand. It took the whole afternoon, and it didn’t look good. But An went back every Saturday, and by the summer she could turn an old shirt into a bag. They also talked more than ever before.\nNot everything went well. For her cousin’s wedding, An borrowed a dress from a neighbour and dropped some fish sauce on it, so she had to buy her another one. “That was the only dress I paid for, and it wasn’t even for me,” she laughs.\nThe year is over now. Has she been shopping since? Once, for running shoes. She has not become a person who tells others what to do, and her friends still show her their new trousers. But some of them have begun to bring her their old ones, too.',
  [
    [
      'Why did An decide not to buy any clothes?',
      'She noticed that she had too many.|She had spent all her money on them.|She had hurt her head quite badly.|Her friends had laughed at her T-shirts.',
      '~There were fifty-three|Năm mươi ba áo mà chỉ mặc khoảng tám. Bài không nói hết tiền, bị thương hay bị chê cười.',
    ],
    [
      'What was difficult for An in spring?',
      'She felt left out by her friends.|She really liked the new trousers.|She couldn’t use her phone any more.|She had to pass the shops every day.',
      '~I wanted to be part of the conversation|An không thích kiểu quần đó, chỉ muốn được góp chuyện. Bạn xoá hai ứng dụng chứ vẫn dùng điện thoại.',
    ],
    [
      'What did An’s grandmother do about the jeans?',
      'She let An repair them herself.|She repaired them in ten minutes.|She told An to throw them away.|She turned them into a bag.',
      '~put the needle into An’s hand|Mười phút là điều An tưởng; vứt đi là thói quen trước kia; cái túi làm từ áo cũ.',
    ],
    [
      'What happened at the time of the wedding?',
      'An damaged something that wasn’t hers.|An bought a new dress for herself.|An’s cousin lent her a beautiful dress.|An spent too much money on food.',
      '~dropped some fish sauce on it|An làm bẩn váy mượn của hàng xóm nên phải mua đền; không mua cho mình.',
    ],
    [
      'What would An say about her year?',
      'I’ve learnt a skill, and I don’t tell others how to live.|I’m glad that I can finally buy what I want once more.|I’d like everyone in my class to follow my example soon.|I found it so easy that I’ll never buy clothes any more.',
      '~tells others what to do|An học được khâu vá và không dạy bảo ai. Sau đó bạn chỉ mua giày một lần; cả năm không phải lúc nào cũng dễ.',
    ],
  ],
];

/** Sentences in brackets have been taken out. */
export const gapped: PreliminaryPaper['gapped'] = [
  'A night in the museum',
  'Last month, my class spent a night in the museum of natural history. [We were allowed to bring a sleeping bag, but no phones.] At first, some of us weren’t happy about that. But then the guide gave everyone a torch and turned off the lights. [Suddenly the animals in the glass cases seemed to move.] Nobody said a word for a minute. After that, we had to go from room to room with a list of questions. My group was slow, because we argued about every answer. [In the end, we came last, but we had the most points.] As a prize, we could choose where to sleep. [Of course, we wanted the place under the big whale.] It is twenty metres long and hangs from the ceiling, so it was a strange feeling to look up. Around midnight, there was a noise. Everybody sat up. [It was only our teacher, who couldn’t find the toilet.] I’ve been to the museum again since then. It’s nice by day, too, but it isn’t the same.',
  [
    'Most of the animals were sleeping outside.',
    'That’s why I never learnt the answers.',
    'The guide said that the museum was closed.',
  ],
  [
    'Câu sau: weren’t happy about that, tức là việc không được mang điện thoại (no phones).',
    'Đèn tắt, chỉ còn đèn pin: các con vật như cử động, nên không ai nói gì.',
    'Nhóm chậm nên về cuối, nhưng nhiều điểm nhất: câu sau nói As a prize.',
    'Được chọn chỗ ngủ: dưới con cá voi; câu sau It is twenty metres long.',
    'Có tiếng động, ai cũng ngồi dậy: hoá ra chỉ là thầy giáo (It was only our teacher).',
  ],
];

export const cloze: Cloze = [
  'The first crossword',
  'In December 1913, a New York newspaper [[q1]] something new for its Christmas pages. Arthur Wynne, who came from Liverpool, [[q2]] up with a puzzle in the shape of a diamond and called it a “word-cross”. A few weeks later, the two words were printed the other way [[q3]] by mistake, and a “cross-word” it has been ever [[q4]]. The readers loved it. In 1924, two young men published the first book of such puzzles. Nobody knew whether it would sell, so they [[q5]] only a few thousand copies. Within a year, people had bought more than three hundred thousand. The book came with a pencil, and many readers bought a dictionary as [[q6]].',
  [
    ['needed|missed|asked|hoped', 'needed something new: cần cái gì mới. missed: nhớ, lỡ; asked, hoped cần for.'],
    ['came|made|got|put', 'come up with: nghĩ ra. make up with: làm lành; get up: dậy; put up with: chịu đựng.'],
    ['round|back|along|down', 'the other way round: ngược lại. back, along, down không dùng trong cụm này.'],
    ['since|before|then|later', 'ever since: từ đó đến nay. before, then, later không đi với has been ever.'],
    ['printed|wrote|drew|typed', 'printed copies: in các bản. wrote: viết, drew: vẽ, typed: đánh máy.'],
    ['well|also|too|more', 'as well: cũng. also, too, more không đứng sau as ở nghĩa này.'],
  ],
];

export const open: PreliminaryPaper['open'] = [
  'Up the wall',
  'I’ve always been afraid ___ high places. So when my cousin invited me ___ go climbing with her, I said no at first. But she didn’t give ___, and last Sunday I finally went. The wall, ___ was only ten metres high, looked like a mountain to me! After two metres I wanted to stop, but the trainer told me ___ to look down. Slowly, I climbed higher and higher. ___ I reached the top, everyone down there shouted my name. I’m going again next week.',
  ['of', 'to', 'up', 'which', 'not/never', 'When/As/Once/After'],
  [
    'afraid of: sợ.',
    'invite somebody to do: mời ai làm gì.',
    'give up: bỏ cuộc.',
    'which: mệnh đề quan hệ sau dấu phẩy chỉ vật; that không đứng sau dấu phẩy.',
    'told me not to look: bảo đừng nhìn.',
    'When I reached the top: khi tôi lên tới đỉnh.',
  ],
];

export const tasks: PreliminaryPaper['tasks'] = [
  [
    7,
    'An e-mail: a visitor for a week',
    'Your English friend Jo writes: “Great news! My parents say that I can stay with you for a week in August. What will the weather be like? Shall we do something in your town or go to the sea? What should I bring for your family?” Write an e-mail to Jo. Write about 100 words.',
    ['React to the news.', 'Describe the weather.', 'Say what you would like to do, and why.', 'Suggest a present.'],
    'Hi Jo,\nI’m so happy that you can come! August is hot here, about thirty-five degrees, and it often rains in the afternoon, so bring light clothes and a raincoat. I’d prefer to go to the sea for a few days, because my uncle has a small house there and we can swim before breakfast. On the other days I’ll show you our night market, where the food is wonderful. You don’t have to bring much for my family. My little brother loves English comics, and my mother collects postcards of old bridges. Tell me when your plane lands!\nSee you soon,\nVy',
  ],
  [
    8,
    'A story: the last bus',
    'Write a story that begins with this sentence: “When Hoang woke up, the bus was empty and it was dark outside.” Write about 100 words.',
    ['Explain where Hoang was and how he felt.', 'Say what he did.', 'Give the story an end.'],
    'When Hoang woke up, the bus was empty and it was dark outside. He tried to open the door, but it was locked. He felt frightened, because his phone had no power. Then he noticed a light in the garage, so he knocked on the window as hard as he could. An old woman with a broom came and laughed. “You’re the third one this month,” she said. She let him out, gave him a cup of tea and called his parents. While they were waiting, she told him that she had fallen asleep on the same bus thirty years ago. She had been working there ever since.',
  ],
];
