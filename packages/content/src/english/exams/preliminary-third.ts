/** A third paper of B1 Preliminary for Schools. */
import type { PreliminaryPaper } from './preliminary.ts';

export const thirdPreliminary: PreliminaryPaper = {
  signs: [
    [
      'notice-rooms',
      'M2',
      'When can you play for more than an hour?',
      'If the room is free afterwards|If you book twice at the office|If nobody wants to listen to you',
      'If nobody comes after you: sau mình không có ai. Chỉ đặt được một giờ; bảng không nói người nghe.',
    ],
    [
      'notice-dentist',
      'M1',
      'Who should go to Park Street?',
      'Somebody with a bad toothache now|Anybody with an appointment in May|Everybody who wants a new dentist',
      'If you are in pain: ai đang đau thì đến bác sĩ Long. Không phải mọi người có hẹn hay muốn đổi nha sĩ.',
    ],
    [
      'notice-tent',
      'M2',
      'Why is Rob selling his tent?',
      'He did not enjoy his holiday.|It does not keep him dry.|He has bought a better one.',
      'I’m never going camping again: Rob không thích đi cắm trại nữa. Lều vẫn che được mưa (kept the rain out).',
    ],
    [
      'notice-play',
      'M2',
      'What is true about the play?',
      'Those who help can see it free.|It can only be seen on Fridays.|Thursday’s tickets are all sold.',
      'help us … Then you don’t have to pay: ai giúp thì không mất tiền. Thứ Sáu hết chỗ, thứ Năm còn.',
    ],
    [
      'notice-batteries',
      'M1',
      'What does the notice offer?',
      'A present for old batteries|Ten new batteries for old ones|A plant at a lower price',
      'Cứ mười viên pin cũ được một cái cây. Không đổi pin mới; cây không phải mua.',
    ],
  ],
  offers: {
    name: 'Books for five people',
    what: 'book',
    rows: [
      [
        'Nam likes true stories about people who did something that nobody had done before. He never finishes long books.',
        'Alone on the Ocean: In her own words, a woman of twenty-three tells us how she sailed round the world in a tiny boat. 120 pages with maps and photos.',
        'Chuyện thật, chỉ 120 trang: Alone on the Ocean. The Long Race cũng có thật nhưng dày sáu trăm trang.',
      ],
      [
        'Thu’s little brother can’t sleep. She wants something funny that she can read to him in a few minutes.',
        'The Cow Who Couldn’t Count: Thirty stories of three pages each about a farm where everything goes wrong. Your children will laugh, and then they’ll close their eyes.',
        'Hài hước, mỗi truyện ba trang, cho trẻ trước khi ngủ: The Cow Who Couldn’t Count.',
      ],
      [
        'Quang would like to understand how machines work, and he wants to build something himself.',
        'Take It Apart: What happens inside a clock or a phone? There are clear drawings, and at the end of each chapter, something to make from things that you have at home.',
        'Bên trong máy móc, có phần tự làm: Take It Apart. Machines of Tomorrow không có hình và không dạy làm gì.',
      ],
      [
        'Bich loves stories in which somebody has to find out who did it. But she can’t sleep if anybody is hurt in them.',
        'Who Took the Cake?: A girl of eleven and her grandfather look for a thief in a quiet village. It’s exciting until the last page, and the worst thing that happens is an empty plate.',
        'Tìm thủ phạm mà không ai bị hại: Who Took the Cake? Dead at Midnight có người chết.',
      ],
      [
        'Minh is moving to another country with his parents, and he’s worried about his new school.',
        'The New Seat: A girl who doesn’t speak the language sits down in a class of strangers. Half a year later, she’s the one who helps the next new student.',
        'Học sinh mới ở nơi xa lạ: The New Seat.',
      ],
    ],
    extra: [
      'The Long Race: The story of the men who first reached the South Pole, on six hundred pages, with every letter that they wrote on their way.',
      'Dead at Midnight: Five guests in one hotel, and every night, one of them dies. Can you guess who will be the last?',
      'Machines of Tomorrow: A journalist asks scientists what life will be like in the year 2100. Interesting, but without a single picture.',
    ],
  },
  passage: [
    'Forty days without a map',
    'Last spring, our geography teacher, Ms Yen, asked us to do an experiment. For forty days, we weren’t allowed to use the maps on our phones. “If you’re lost,” she said, “you’ll have to do what people did before 2005.” Most of us thought that it would be easy, because we go to the same places every day anyway.\nOn the third day, I had to get to a dentist in a part of the city that I didn’t know. I left home half an hour early and asked a man at the bus stop. He had no idea, but he was so embarrassed about it that he sent me in some direction. So did the next one. In the end, a girl of about eight took me there by the hand. She had never been to that dentist, but she knew all the dogs in the street, and one of them lived beside him.\nAfter that, I began to look at things. At the corner where the 14 bus turns, there’s a yellow house with a tree that grows through its balcony. I had passed it six hundred times on my way to school, and I’d never seen it. I drew my own map on the back of an old calendar, and I put in only what I’d noticed myself: a barber who sings, a wall with broken blue plates, a smell of bread.\nNot everyone enjoyed it. My friend Hung missed the first half of a football match because he had gone to the wrong stadium. Somebody else admitted that he had cheated after two days.\nWhen the forty days were over, Ms Yen hung our maps on the wall. No two of them were the same, although they all showed the way from somewhere to our school. I use my phone again now, of course. It’s faster. But when I have time, I turn it off and go home past the yellow house.',
    [
      [
        'What did the students think at first?',
        'They would not need maps in any case.|Their teacher would change her mind.|Life had been easier before 2005.|They would be late for school every day.',
        '~we go to the same places every day|Các bạn nghĩ dễ vì ngày nào cũng đi những chỗ ấy. Bài không nói cô đổi ý hay sợ muộn học.',
      ],
      [
        'Why did the man at the bus stop give the wrong answer?',
        'He was ashamed that he did not know.|He wanted to make a joke.|He had not understood the question.|He was in a hurry to catch a bus.',
        '~he was so embarrassed about it|Ông không biết nhưng ngượng nên chỉ đại. Bài không nói đùa, nghe nhầm hay vội.',
      ],
      [
        'How did the girl know the way?',
        'She knew a dog in that place.|She had a tooth problem, too.|She lived beside the dentist.|She had asked somebody else.',
        '~she knew all the dogs in the street|Cô bé chưa từng đến nha sĩ đó; con chó mới ở bên cạnh.',
      ],
      [
        'What was special about the writer’s map?',
        'It showed only things that the writer had noticed.|It showed the shortest way to the dentist’s house.|It looked very much like those of the other students.|It was copied from an old calendar with pictures.',
        '~only what I’d noticed myself|Tờ lịch cũ chỉ là giấy để vẽ; không bản đồ nào giống nhau.',
      ],
      [
        'What would the writer say about the forty days?',
        'I see more now, although I use my phone again.|I’ll never use the map on my phone any more.|I’m glad that I can finally find every dentist.|I wish that I had cheated as early as the others.',
        '~when I have time, I turn it off|Bạn dùng lại điện thoại vì nhanh hơn, nhưng khi rảnh vẫn tắt đi để ngắm đường.',
      ],
    ],
  ],
  gapped: [
    'The wrong suitcase',
    'On the first evening of our holiday in Nha Trang, my father opened his suitcase and sat down on the bed. [It wasn’t his.] It was just as blue as ours, but there were only children’s clothes in it. My mother called the airport. [They told her that nobody had brought back a blue suitcase yet.] So we had dinner, and my father wore his thick travel jacket because his shirt was dirty. [People at the other tables were wearing shorts.] The next morning, there was a knock at the door. [A woman was standing there with a crying boy on her arm.] He stopped at once when he saw the suitcase, ran to it and took out a small brown bear. His mother apologised again and again. She had found the name of our hotel in my father’s book. [In return, my mother invited the two of them to breakfast.] We still write to each other. And since then, there has been a big yellow star on our suitcase.',
    [
      'He had forgotten the key at home.',
      'The airport had lost all of our bags.',
      'My father bought a new shirt at once.',
    ],
    [
      'Bố mở va-li rồi ngồi phịch xuống: “It wasn’t his.” (không phải của bố). Câu sau: màu xanh giống nhưng toàn đồ trẻ con.',
      'Mẹ gọi sân bay, họ trả lời chưa ai mang trả (They told her).',
      'Bố mặc áo khoác dày, trong khi khách khác mặc quần soóc (shorts).',
      'Có tiếng gõ cửa: một phụ nữ và cậu bé đang khóc; câu sau: He stopped at once.',
      'Để cảm ơn, mẹ mời hai mẹ con ăn sáng (invited the two of them).',
    ],
  ],
  cloze: [
    'Six small points',
    'Louis Braille was born in 1809 in a village near Paris. When he was three, he was [[q1]] in an accident in his father’s workshop, and before long he could not see at all. At ten, he went to a school for blind children. There were a few books that could be read with the fingers, but they were big and heavy, and it [[q2]] ages to read a page. Then an army officer came to the school and [[q3]] the pupils a kind of writing for the night: raised points on paper. It was clever, but rather [[q4]]. Louis spent every free hour trying to [[q5]] it simpler. By the [[q6]] of fifteen, he had found the answer: six points are enough for every letter. People all over the world have been reading with them ever since.',
    [
      ['hurt|broken|ill|failed', 'be hurt: bị thương. broken: gãy, vỡ; ill: ốm; failed: thất bại.'],
      ['took|needed|lasted|spent', 'it took ages to do: mất rất lâu. needed, lasted, spent không dùng với it … to do.'],
      [
        'showed|explained|described|taught to',
        'showed the pupils a kind: cho xem. explained, described cần to + người; taught to sai dạng.',
      ],
      [
        'complicated|complete|confident|colourful',
        'complicated: phức tạp. complete: đầy đủ, confident: tự tin, colourful: nhiều màu.',
      ],
      ['make|do|get to|let', 'make it simpler: làm cho đơn giản hơn. do, let, get to không đi với tính từ như vậy.'],
      [
        'age|year|time|date',
        'by the age of fifteen: đến tuổi mười lăm. year, time, date không đi với of fifteen ở nghĩa này.',
      ],
    ],
  ],
  open: [
    'A letter from the past',
    'Last month, my father found a letter behind an old cupboard. It had ___ written in 1974, and the address on it was still easy ___ read: Mrs Tuyet, 9 Lake Street. We decided to look ___ her. The people ___ live in that house now had never heard of her, but an old neighbour told us that she had moved ___ her daughter’s. When we gave Mrs Tuyet the letter, she read it, laughed ___ cried at the same time. It was an invitation to a dance.',
    ['been', 'to', 'for', 'who/that', 'to/into', 'and'],
    [
      'had been written: bị động quá khứ hoàn thành.',
      'easy to read: dễ đọc.',
      'look for: tìm.',
      'who live in that house: mệnh đề quan hệ chỉ người.',
      'move to: chuyển đến.',
      'laughed and cried: vừa cười vừa khóc.',
    ],
  ],
  tasks: [
    [
      7,
      'An e-mail: a birthday surprise',
      'Your English friend Alex, who lives in your town, writes: “It’s Mai’s birthday next Saturday, and I want to surprise her! Where should we meet, and who should we invite? What could we give her? And how can we make sure that she doesn’t notice anything?” Write an e-mail to Alex. Write about 100 words.',
      [
        'React to the idea.',
        'Suggest a place and guests.',
        'Suggest a present, and say why.',
        'Explain how to keep it a secret.',
      ],
      'Hi Alex,\nWhat a great idea! Mai always remembers everybody’s birthday, so it’s time that we did something for her. Let’s meet at my grandparents’ house. They’ve got a big garden, and they’re away for the weekend. I’d invite the girls from her volleyball team and her cousin Tam, who can play the guitar. She’s been talking about a camera for months, but that’s too expensive. Perhaps we could all pay a bit and get her a class with a photographer. I’ll tell her that I need help with my maths on Saturday, so she’ll come without asking!\nSee you,\nPhuong',
    ],
    [
      8,
      'A story: the door was open',
      'Write a story that begins with this sentence: “When Linh came home from school, the front door was open.” Write about 100 words.',
      ['Say how Linh felt and what she did.', 'Explain why the door was open.', 'Give the story an end.'],
      'When Linh came home from school, the front door was open. Her parents never came back before six, so she was frightened. She picked up an umbrella and walked in slowly. There was a noise in the kitchen. Somebody was eating! She took a deep breath and shouted, “Don’t move!” Two brown eyes looked at her from behind the table. It was the neighbour’s goat, and it had already finished the bread, the flowers and half of her father’s newspaper. Linh had been in a hurry that morning and hadn’t closed the door properly. She gave the goat the other half of the newspaper and decided not to tell anyone.',
    ],
  ],
  choices: [
    [
      'prelim-c-hobby',
      'M1',
      'What does the girl do in her free time now?',
      'guitar dance paints',
      'Nay cô chơi ghi-ta (guitar). Nhảy (dance) cô bỏ vì đau chân; vẽ (paints) là chị hoặc em gái.',
    ],
    [
      'prelim-c-animal',
      'M1',
      'Which animal did they see on their trip?',
      'monkey elephant tiger',
      'Họ chỉ thấy khỉ (monkey) lấy hết chuối. Voi (elephant) chỉ có dấu chân; hổ (tiger) là trên biển báo.',
    ],
    [
      'prelim-c-breakfast',
      'M1',
      'What did the man have for breakfast?',
      'banana egg bread',
      'Ông chỉ ăn một quả chuối (banana) trên xe buýt. Trứng (egg) rơi xuống sàn; bánh mì (bread) hết.',
    ],
    [
      'prelim-c-carry',
      'M2',
      'What is in the box?',
      'laptop camera microscope',
      'Trong hộp là máy tính xách tay (laptop). Máy ảnh (camera) cô để ở nhà; kính hiển vi (microscope) là tên in trên hộp cũ.',
    ],
    [
      'prelim-c-clothes',
      'M2',
      'What will the boy wear to the interview?',
      'jeans boot jacket',
      'Cậu sẽ mặc quần bò (jeans) cùng áo sơ mi. Ủng (boots) thì bẩn; áo khoác (jacket) của Dan rộng quá.',
    ],
    [
      'prelim-c-weather',
      'M1',
      'What could they see from the mountain?',
      'rainbow sun moon',
      'Họ thấy cầu vồng (rainbow). Mặt trời (sun) mọc sau mây; mặt trăng (moon) đã lặn.',
    ],
    [
      'prelim-c-repair',
      'M2',
      'What does the woman want the man to mend?',
      'chair lamp umbrella',
      'Cô nhờ sửa ghế (chair). Đèn (lamp) chỉ cần bóng mới; ô (umbrella) cô sẽ vứt đi.',
    ],
  ],
  shorts: [
    [
      'prelim-c-short-book',
      'M2',
      'Why did the boy stop reading the book?',
      'He guessed how it would end.|It was too difficult for him.|He had to give it back.',
      'I knew who did it: cậu đoán được kết. Sách không khó; là sách của cậu.',
    ],
    [
      'prelim-c-short-shop',
      'M1',
      'What is the problem with the jacket?',
      'It is the wrong size.|It is the wrong colour.|It is too expensive.',
      'I can’t close it: áo chật. Màu thì cô thích; giá đã giảm.',
    ],
    [
      'prelim-c-short-school',
      'M2',
      'What do they both think about the new timetable?',
      'Lunch comes too late.|Lessons start too early.|The breaks are too short.',
      'Cả hai đều đói: giờ ăn trưa muộn quá. Vào học muộn hơn thì cậu thích; giờ nghỉ đủ để chơi.',
    ],
    [
      'prelim-c-short-message',
      'M1',
      'What does the woman want her husband to do?',
      'Take something out of the oven|Buy some bread on his way home|Meet her at the station at seven',
      'Take the cake out at six: lấy bánh ra khỏi lò. Bánh mì cô đã mua; cô tự đi từ ga về.',
    ],
    [
      'prelim-c-short-film',
      'M2',
      'How does the girl feel about acting in the film?',
      'Glad that it is over|Sorry about her part|Nervous about the first day',
      'I’m happy that I can sleep again: mừng vì đã xong. Vai cô thích; quay đã hết chứ chưa phải ngày đầu.',
    ],
    [
      'prelim-c-short-trip',
      'M2',
      'What are they talking about?',
      'How to spend a rainy day|Where to go next summer|What to pack for a trip',
      'Trời mưa nên họ bàn chơi gì hôm nay. Không nói hè sang năm hay xếp đồ.',
    ],
  ],
  notes: [
    [
      'prelim-c-theatre',
      'A job at the theatre',
      [
        ['Work on Fridays and', '___', 'Sundays/Sunday', '~Fridays and Sundays'],
        ['Before the show, you sell', '___', 'programmes/programs', '~you sell programmes'],
        ['You must wear black', '___', 'trousers', '~black trousers'],
        ['Pay for each evening: pounds', '___', '24/twenty-four', '~twenty-four pounds'],
        ['You get two free tickets every', '___', 'month', '~two free tickets every month'],
        ['Ask for Mrs', '___', 'Barlow', '~B, A, R, L, O, W'],
      ],
    ],
  ],
  interview: [
    'Interview: a boy who repairs instruments',
    'prelim-c-interview',
    [
      [
        'How did Lewis begin to repair instruments?',
        'A broken violin was left in a bus.|His school was looking for somebody.|His father had a music shop.',
        '~somebody had left a violin on his bus|Bố cậu lái xe buýt, không có cửa hàng; bài không nói trường tìm người.',
      ],
      [
        'Who taught him what to do?',
        'An old man in his street|A music teacher at his school|A video on the internet',
        '~Mr Fox next door|Video cậu có xem nhưng làm hỏng thêm.',
      ],
      [
        'Why is the smell in his room a problem?',
        'His sister complains about it.|It makes him ill in the evening.|His mother is afraid of a fire.',
        '~My sister says that it smells|Mẹ còn thích mùi; cậu không ốm.',
      ],
      [
        'What does Lewis do with the instruments?',
        'He gives them to children.|He sells them on the internet.|He plays them in a band.',
        '~children who can|Cậu cho trẻ không mua nổi; cậu không bán.',
      ],
      [
        'What was the most difficult job so far?',
        'One that came in many pieces|One that was very old|One that had been under water',
        '~in a bag, in forty pieces|Cái cũ nhất thì dễ; bài không nói bị ngập.',
      ],
      [
        'Why doesn’t Lewis play the violin himself?',
        'He prefers to listen.|He has no time for lessons.|His hands are too big.',
        '~I like to hear what others do with it|Thầy đề nghị dạy nhưng cậu thích nghe hơn.',
      ],
    ],
  ],
};
