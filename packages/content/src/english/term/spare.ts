/** Further grammar of grades 6, 7 and 10, by unit of the course, and short readings of grades 8, 10 and 12. */
import type { SeedQuestion } from '../../kit.ts';
import { reading } from '../../more/kit.ts';
import { unit } from '../units/kit.ts';

const ofSix = (): SeedQuestion[] => [
  ...unit(6, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'Look! The new teacher ___ the windows.',
        'is opening|opens|open|opening',
        'Look! báo việc đang xảy ra: is opening. opens: việc thường ngày; open sai ngôi; opening thiếu is.',
      ],
    ],
  }),
  ...unit(6, 4, {
    grammar: [
      [
        'unit',
        'M1',
        'My street is ___ than yours because there are no cars in it.',
        'quieter|quiet|the quietest|more quieter',
        'Có than: so sánh hơn quieter. quiet không so sánh; quietest là so sánh nhất; more quieter thừa more.',
      ],
    ],
  }),
  ...unit(6, 5, {
    grammar: [
      [
        'unit',
        'M2',
        'You ___ give the monkeys any food. It is dangerous.',
        'mustn’t|must|can|should',
        'Điều không được làm vì nguy hiểm: mustn’t. must: phải, can: có thể, should: nên đều trái nghĩa.',
      ],
    ],
  }),
  ...unit(6, 8, {
    grammar: [
      [
        'unit',
        'M1',
        'We ___ badminton in the school yard yesterday afternoon.',
        'played|play|plays|are playing',
        'yesterday: quá khứ đơn played. play, plays: hiện tại đơn; are playing: đang diễn ra.',
      ],
    ],
  }),
];

const ofSeven = (): SeedQuestion[] => [
  ...unit(7, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'My brother enjoys ___ models of old ships.',
        'making|make|makes|made',
        'enjoy + V-ing: making. make, makes, made không đứng sau enjoys.',
      ],
    ],
  }),
  ...unit(7, 3, {
    grammar: [
      [
        'unit',
        'M1',
        'Last month, our club ___ old books for a village school.',
        'collected|collects|is collecting|will collect',
        'Last month: quá khứ đơn collected. collects, is collecting: hiện tại; will collect: tương lai.',
      ],
    ],
  }),
  ...unit(7, 5, {
    grammar: [
      [
        'unit',
        'M2',
        'There isn’t ___ milk in the fridge, so we can’t make pancakes.',
        'much|many|a few|a',
        'milk không đếm được: much. many, a few đi với danh từ số nhiều; a đi với danh từ đếm được số ít.',
      ],
    ],
  }),
  ...unit(7, 9, {
    grammar: [
      [
        'unit',
        'M2',
        '___ the parade was very long, nobody got bored.',
        'Although|Because|However|So',
        'Hai ý trái nhau trong một câu: Although (mặc dù). Because: vì; However, So không nối mệnh đề phụ ở đầu câu.',
      ],
    ],
  }),
];

const ofTen = (): SeedQuestion[] => [
  ...unit(10, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'Be quiet! Grandma ___ in the next room.',
        'is sleeping|sleeps|sleep|was sleeping',
        'Be quiet! cho biết việc đang xảy ra: is sleeping. sleeps: thói quen; sleep sai ngôi; was sleeping: quá khứ.',
      ],
    ],
  }),
  ...unit(10, 3, {
    grammar: [
      [
        'unit',
        'M2',
        'They played so badly that the audience wanted them ___.',
        'to stop|stop|stopping|be stopped',
        'want somebody to V: to stop. stop, stopping, be stopped không theo sau want + tân ngữ ở nghĩa này.',
      ],
    ],
  }),
  ...unit(10, 4, {
    grammar: [
      [
        'unit',
        'M2',
        'What ___ at eight o’clock last night? I rang, but nobody answered.',
        'were you doing|are you doing|have you done|do you do',
        'Việc đang diễn ra tại một thời điểm đã qua: were you doing. are you doing, have you done, do you do tính đến hiện tại, không đi với last night.',
      ],
    ],
  }),
  ...unit(10, 7, {
    grammar: [
      [
        'unit',
        'M2',
        'Of all the projects, this one has had ___ effect on children’s health.',
        'the greatest|greater|as great|so great',
        'Of all …: so sánh nhất the greatest. greater so sánh hai bên; as great, so great cần as.',
      ],
    ],
  }),
];

const readings = (): SeedQuestion[] => [
  reading(
    { grade: 8, cefr: 'A2' },
    [
      'M2',
      'E8-02',
      'A summer in the mountains',
      'Last June, Huyen left Da Nang to spend a month with her uncle in the mountains. He keeps bees. On the first day she didn’t dare to leave the house. On the second, her uncle gave her a white coat and a hat, and told her to move slowly. “They don’t like people in a hurry,” he said. By the end of the first week, she could open the boxes alone. She learnt that bees from one box visit the flowers around the house, while those from another fly two kilometres to the coffee fields, so the honey tastes different. She was hurt only once, on her last day, when she was running to catch the bus.',
    ],
    [
      [
        'Why did Huyen stay in the house on the first day?',
        'She was afraid of the bees.|She had no coat and no hat.|She was tired from her journey.|She didn’t like the mountains.',
        '~she didn’t dare to leave the house|Huyen không dám ra vì sợ ong. Áo và mũ là chuyện ngày hôm sau; bài không nói mệt hay không thích núi.',
      ],
      [
        'Why does the honey of two boxes taste different?',
        'The bees visit different flowers.|The bees are of different kinds.|One of the boxes is much older.|Her uncle puts coffee into one.',
        '~fly two kilometres to the coffee fields|Ong mỗi thùng lấy mật ở nơi khác. Bài không nói khác loài, thùng cũ hay cho cà phê vào.',
      ],
      [
        'What happened on the last day?',
        'She forgot her uncle’s advice.|She missed the bus to Da Nang.|She opened a box by herself.|She got a pot of honey.',
        '~when she was running|Bác dặn đi chậm, bạn lại chạy nên bị đốt. Bài không nói lỡ xe hay được tặng mật.',
      ],
    ],
  ),
  reading(
    { grade: 8, cefr: 'A2' },
    [
      'M2',
      'E8-08',
      'Cards in a window',
      'Mr Hop’s bookshop in our street was empty for most of the day, and he wanted to close it. My friend Vu, who loves comics but never has any money, was his only customer, and he only read. One day Mr Hop said, “You’ve read everything. Tell me which ten books are the best.” Vu wrote ten small cards with a few words about each book: why it is funny, or where he had cried. Mr Hop put the cards under the books in the window. Within a month, all ten were sold out. Now there are cards by forty children on the shelves, and each of them may take home one book a month for nothing.',
    ],
    [
      [
        'What was Mr Hop’s problem?',
        'He had hardly any customers.|He had read all of his books.|His shop was far too small.|His books were damaged by children.',
        '~was empty for most of the day|Cửa hàng vắng. Người đọc hết sách là Vu; bài không nói chật hay trẻ em làm hỏng sách.',
      ],
      [
        'What did Vu write on the cards?',
        'What he thought of the books|How much the books cost|The names of the writers|The first words of the books',
        '~why it is funny, or where he had cried|Vu viết cảm nghĩ về sách; không viết giá, tên tác giả hay câu mở đầu.',
      ],
      [
        'What do the children get for their cards?',
        'A free book every month|Money for each sold book|A comic of their choice every day|A place to read after school',
        '~one book a month for nothing|Mỗi tháng được một quyển miễn phí; không phải tiền hay mỗi ngày một quyển.',
      ],
    ],
  ),
  reading(
    { grade: 10, cefr: 'B1' },
    [
      'M3',
      'E10-08',
      'Silence for ten seconds',
      'Ms Quyen, who teaches physics, noticed that it was always the same four students who answered her questions. She didn’t ask easier ones. She simply decided to wait. After each question, nobody was allowed to put up a hand before she had counted to ten in her head. The first week was embarrassing for everybody, including her. In the second, a boy who had not said a word since September gave an answer that she had never thought of herself. The four quick students complained at first. Later, one of them said that ten seconds had been enough to find out that he was wrong.',
    ],
    [
      [
        'Why did Ms Quyen wait after each question?',
        'To give slower thinkers a chance|To make her questions more difficult|To keep the class quiet for longer|To find better answers for herself',
        '~always the same four students|Cô muốn những bạn khác kịp nghĩ. Câu hỏi không khó hơn; im lặng không phải mục đích.',
      ],
      [
        'What can be inferred from the last sentence?',
        'Waiting was useful for the quick students, too.|The quick students were usually wrong.|Ten seconds were too long for most students.|The quick student stopped answering questions.',
        '~enough to find out that he was wrong|Bạn nhanh cũng nhờ chờ mà nhận ra mình sai. Bài không nói thường sai, quá lâu hay thôi trả lời.',
      ],
    ],
  ),
  reading(
    { grade: 12, cefr: 'B1' },
    [
      'M3',
      'E12-07',
      'Good news on page one',
      'For one day, a newspaper in a small town printed only good news: a bridge that had been repaired, a dog that had been found, a nurse who had stopped working after forty years without missing a shift. The paper was sold out by eight in the morning. So the editor did the same on the next day, and half of the copies came back. On the third day, he mixed the news again. “People don’t want to be told that everything is fine,” he wrote. “They want to know what is wrong, and that somebody is doing something about it.”',
    ],
    [
      [
        'What happened on the second day?',
        'The paper sold badly.|The paper was sold out again.|The editor mixed the news.|The readers sent in good news.',
        '~half of the copies came back|Một nửa số báo không bán được. Bán hết là ngày đầu; trộn tin là ngày thứ ba.',
      ],
      [
        'What does the editor believe that readers want?',
        'Problems together with people who try to solve them|Nothing but news about accidents and other problems|Stories about animals and nurses from their own town|News that is different from that of other newspapers',
        '~what is wrong, and that somebody is doing something|Người đọc muốn biết vấn đề và biết có người đang giải quyết, không phải chỉ tin xấu hay chỉ tin vui.',
      ],
    ],
  ),
  reading(
    { grade: 12, cefr: 'B1' },
    [
      'M3',
      'E12-09',
      'The wrong internship',
      'Ngan wanted to become a lawyer, like everyone in the films she loved. In the summer before her last school year, her aunt found her a place in a law firm for four weeks. She carried files, made coffee and read contracts of ninety pages in which a single word had been changed. On the last evening, she told her aunt that she had never been so bored in her life. “Then it was the best summer you could have had,” said her aunt. “I found that out after five years at university.” Ngan is studying to be a nurse now.',
    ],
    [
      [
        'Why does the aunt call it “the best summer”?',
        'It kept Ngan from choosing the wrong job.|It gave Ngan a place in a well-known firm.|It taught Ngan a lot about important laws.|It was the last one before the university.',
        '~I found that out after five years|Ngan sớm biết nghề luật không hợp với mình, còn cô thì mất năm năm. Bài không nói được nhận việc hay học được nhiều luật.',
      ],
      [
        'What can be inferred about the aunt?',
        'She regretted her own choice of studies.|She would like to be in a film one day.|She still works for the same law firm.|She was angry that Ngan was bored.',
        '~I found that out after five years|Cô học năm năm mới nhận ra điều đó, tức là tiếc lựa chọn của mình. Cô không giận; bài không nói cô làm ở hãng nào.',
      ],
    ],
  ),
];

export const spareOfTerms = (): SeedQuestion[] => [...ofSix(), ...ofSeven(), ...ofTen(), ...readings()];
