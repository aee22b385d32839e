/** Readings, recordings, grammar and sentences to write for a fifth term test of grade 12. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';
import { fifthSounds } from './sounds.ts';

const place = { grade: 12, cefr: 'B1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M1',
      'E12-03',
      'Four hundred plates',
      'Whenever a family in our street in Hue has a wedding or a birthday party, they borrow plates from Mrs Sen. She began to lend them in 2019, after she had seen the pile of paper plates that one party had left behind. Today she owns four hundred plates, bowls and glasses, most of them gifts from neighbours who have moved house. She doesn’t ask for money. There is only one rule: everything has to come back clean, and by noon on Monday. Last year, just six glasses were broken. “The children tell me at once,” she says. “It is their parents who hide the pieces.”',
    ],
    [
      [
        'Where do most of the plates come from?',
        'Neighbours gave them to her.|She bought them all in 2019.|Families left them after parties.|A shop in Hue sold them to her.',
        '~gifts from neighbours|Phần lớn là quà của hàng xóm chuyển nhà. 2019 là năm bắt đầu cho mượn; thứ bị bỏ lại sau tiệc là đĩa giấy; bài không nói mua ở cửa hàng.',
      ],
      [
        'What must people do with the plates?',
        'Wash them|Pay for them|Hide the pieces|Keep them until Tuesday',
        '~everything has to come back clean|Đồ phải sạch và trả trước trưa thứ Hai. Bà không lấy tiền; giấu mảnh vỡ là điều phụ huynh làm.',
      ],
      [
        'Who tells Mrs Sen when something is broken?',
        'The children|The parents|The neighbours|The wedding guests',
        '~The children tell me at once|Phụ huynh thì giấu; bài không nói hàng xóm hay khách mách.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E12-08',
      'Counting before breakfast',
      'On the first Sunday of each month, Phong, a student from Bac Lieu, gets up at half past four. With eight other volunteers, he walks along the edge of a forest and counts birds. Each of them looks for one kind only; Phong’s is a white bird with long legs. They aren’t allowed to talk, and they have to wear dark clothes. In the first year, he counted thirty-one of his birds, and last month there were fifty-four. He doesn’t know the reason. “That’s a question for the scientists who get our numbers,” he says. “Mine is how many.” After the count, they all have noodles together, and then nobody is quiet any more.',
    ],
    [
      [
        'What must the volunteers wear?',
        'Dark clothes|White clothes|High boots|Warm hats',
        '~they have to wear dark clothes|Màu trắng là màu con chim; bài không nói ủng hay mũ.',
      ],
      [
        'What does Phong not know?',
        'Why there are more birds now|How many birds there are now|Which bird he has to look for|Who will get his numbers',
        '~He doesn’t know the reason|Số chim tăng từ 31 lên 54 mà Phong không biết vì sao. Số lượng, loài chim và người nhận số liệu thì Phong biết.',
      ],
      [
        'What do the volunteers do after the count?',
        'They eat together.|They go back to sleep.|They meet the scientists.|They walk round the forest.',
        '~they all have noodles together|Nhà khoa học chỉ nhận số liệu; đi dọc rừng là lúc đếm; bài không nói ngủ lại.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E12-04',
      'Ten square metres',
      'When Mr Tam was a boy, there were rice fields on all sides of his house. Now there is one left, it is his, and it lies between a supermarket and a block of forty flats. A company has offered him more money for it than he could earn with rice in a hundred years. He thought about it for a week, and then he put up a sign: “Rent ten square metres of earth.” Thirty-two families from the flats pay him a little every month. They grow lettuce, flowers and, in one case, nothing at all: an old lady only wants to sit on a chair and look at her own ground. On Saturdays, Mr Tam shows them how to plant. “I used to have a field and no neighbours,” he says. “Now I have both.”',
    ],
    [
      [
        'What did Mr Tam do with his field?',
        'He let families use parts of it.|He sold it to a rich company.|He built a block of forty flats on it.|He went on growing rice on it.',
        '~Rent ten square metres of earth|Ông cho thuê từng mảnh mười mét vuông. Công ty có hỏi mua nhưng ông không bán; căn hộ ở bên cạnh; giờ ruộng trồng rau và hoa.',
      ],
      [
        'What does the old lady do with her piece of ground?',
        'She sits on it.|She grows flowers on it.|She rents it to others.|She learns to plant lettuce on it.',
        '~only wants to sit on a chair|Bà chỉ ngồi ngắm, không trồng gì. Rau và hoa là của những người khác.',
      ],
      [
        'How has Mr Tam’s life changed?',
        'He is in contact with people now.|He earns more than a company.|He has moved into one of the flats.|He has more work in his rice field.',
        '~Now I have both|Trước ông có ruộng mà không có hàng xóm; nay có cả hai. Bài không nói ông chuyển nhà; tiền thuê chỉ “a little”.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E12-01',
      'The only book she owns',
      'Every school day from 1994 to 2020, Mrs Ut took the children of her village across the river in her boat. She couldn’t read or write herself. At first she was paid with rice; later the parents gave her a little money each month. In all those years, there was no accident, because she refused to leave when the wind was strong, even if the children had an exam. Some teachers complained about that. In 2020 a bridge was built, and on the day when it opened, she was asked to be the first to walk over it. She came with a notebook. In it there were the names of 312 children, all in different handwriting: each child had had to write his or her name before the first trip. “That was my ticket,” she said. “And it is the only book that I own.”',
    ],
    [
      [
        'Why did some teachers complain about Mrs Ut?',
        'She did not work in bad weather.|She was not able to read or write.|She asked the parents for money.|She had caused an accident.',
        '~she refused to leave when the wind was strong|Gió to thì bà không chở, kể cả ngày thi. Không có tai nạn nào; giáo viên không phàn nàn về tiền hay chữ nghĩa.',
      ],
      [
        'How was Mrs Ut paid at first?',
        'With food|With money|With notebooks|With tickets',
        '~At first she was paid with rice|Ban đầu trả bằng gạo, sau mới bằng tiền. Vở và “vé” là chỗ các em ký tên.',
      ],
      [
        'What did the children have to do before their first trip?',
        'Write their names|Show their tickets|Learn to swim|Pay for a month',
        '~each child had had to write his or her name|Tên trong vở chính là “vé”; bài không nói học bơi hay trả trước.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E12-07',
      'The bus with the blue number',
      'During the last storm, a photo of a street under water was shared forty thousand times. It showed a boy on the roof of a bus, and everyone was sure that it had been taken in our town. Yen, who writes for the school magazine, didn’t write about the boy. She looked at the bus. It had a blue number, but buses in our town have white ones. Then she noticed the trees: they had no leaves, though it was September. After two hours, she found the picture on the page of a newspaper from another country. It was nine years old. Her article was read by three hundred people. “Forty thousand believed the photo,” she says. “But among my three hundred was the town’s radio station, and they corrected it the same evening.”',
    ],
    [
      [
        'What made Yen doubt the photo first?',
        'The number on the bus|The leaves on the trees|The boy on the roof|The water in the street',
        '~It had a blue number|Yen nhìn số xe trước, rồi mới để ý cây trụi lá. Bạn không viết về cậu bé.',
      ],
      [
        'What did Yen find out about the photo?',
        'It came from abroad.|It was a month old.|It was taken by a student.|It showed one of the town’s buses.',
        '~a newspaper from another country|Ảnh của báo nước ngoài, từ chín năm trước; số xe không phải của thị xã này. Bài không nói học sinh chụp.',
      ],
      [
        'Why was Yen’s article important in the end?',
        'One reader told the whole town.|It was read by forty thousand people.|A newspaper abroad copied it.|All its readers were students.',
        '~they corrected it the same evening|Đài phát thanh của thị xã đọc bài và đính chính. Bốn vạn là lượt chia sẻ ảnh; bài báo chỉ có ba trăm người đọc.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E12-02',
      'Left side, right side',
      'Jonas from Germany spent a school year with a family in Da Lat. In the first week, the mother asked him whether he would like to come to a wedding on Saturday. He said that he would have to think about it, which at home is a perfectly polite answer. She didn’t ask again, and on Saturday the family left without him. He was hurt. Later, the daughter explained that her mother had been hurt as well: she had understood “no”. After that, Jonas began to collect such sentences in a notebook, on the left what was said, on the right what was meant. By May he had filled two notebooks. The last lines are his own. On the left: “I have to go home now.” On the right: “I don’t want to.”',
    ],
    [
      [
        'What did Jonas mean by his answer to the mother?',
        'That he had not decided yet|That he did not want to go|That he was busy on that day|That he had never been to a wedding',
        '~he would have to think about it|Jonas chỉ muốn nghĩ thêm; người mẹ hiểu là “không”. Bài không nói bận hay chưa từng dự đám cưới.',
      ],
      [
        'Who explained the problem to Jonas?',
        'The daughter|The mother|A teacher|A wedding guest',
        '~the daughter explained|Người mẹ cũng buồn và không hỏi lại; bài không nói thầy cô hay khách.',
      ],
      [
        'How did Jonas feel when he had to leave?',
        'He wanted to stay.|He was hurt by the family.|He was glad to go home.|He was tired of writing.',
        '~I don’t want to|Cột phải là điều bạn thật sự nghĩ: không muốn về. Bị tổn thương là chuyện tuần đầu.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E12-10',
      'Too hot to eat',
      'Mr Loc learnt to swim at sixty-eight. He had lived beside a river for his whole life and had taught his three sons to stay away from it. Then his granddaughter, who was seven, asked him why he always stood on the grass when the others went into the water. On the course for beginners, he was the only one over ten. The children laughed when he was afraid to put his face into the water, but then a small boy showed him how to breathe out: “As if your soup is too hot.” It took Mr Loc eleven weeks to swim twenty-five metres. His sons didn’t believe it until he showed them. Now all three of them are on the course. “I’m not teaching them,” says Mr Loc. “That’s what the small boy is for.”',
    ],
    [
      [
        'Why did Mr Loc decide to learn to swim?',
        'A child had asked him a question.|He had fallen into the river one day.|His sons had been laughing at him.|He wanted to become a teacher.',
        '~asked him why he always stood on the grass|Câu hỏi của cháu gái khiến ông đi học. Bài không nói ông ngã; người cười là trẻ em ở lớp bơi.',
      ],
      [
        'Who helped Mr Loc when he was afraid?',
        'A boy on the course|One of his sons|His granddaughter|A woman at the river',
        '~a small boy showed him how to breathe out|Cháu gái chỉ hỏi; các con trai lúc ấy còn chưa tin.',
      ],
      [
        'What are Mr Loc’s sons doing now?',
        'Learning to swim|Teaching beginners|Staying away from the river|Waiting for their father to learn',
        '~all three of them are on the course|Tránh xa sông là chuyện hồi nhỏ; người dạy là cậu bé, không phải họ.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E12-09',
      'The cups in the next room',
      'Forty people had applied for the job in the hotel kitchen, and five were invited. The manager talked to each of them for half an hour, and all of them were good. Then she asked them to wait in the next room, where some dirty cups were standing on a table. She didn’t come back for twenty minutes. Four of them looked at their phones. The fifth, a girl from Quang Tri without any certificates, washed the cups, put them away and opened the window. “I couldn’t help it,” she said when she was asked about it. She got the job. “Certificates tell me what people do when they know that I’m watching,” says the manager.',
    ],
    [
      [
        'What did the manager want to find out in the next room?',
        'What people do without being told|How long people are able to wait|Who would leave their phone in a bag|Who could wash the cups most quickly',
        '~when they know that I’m watching|Bà muốn biết họ tự làm gì khi không ai bảo, không ai nhìn; không phải thi chờ lâu hay rửa nhanh.',
      ],
      [
        'What does the manager think of certificates?',
        'They show only a part of a person.|They are more useful than interviews.|They are not needed in a kitchen.|They should be checked more carefully.',
        '~Certificates tell me what people do|Bằng cấp chỉ cho thấy phần khi được quan sát. Bà không nói vô ích trong bếp hay hơn phỏng vấn.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E12-06',
      'The third-best essay',
      'A teacher of literature gave a chatbot the exam that her class had just taken, and mixed its essay with those of her thirty-four students. Then she asked another teacher to mark all of them without names. The chatbot got the third-best mark. That didn’t worry her. What worried her was the essay with the worst mark, in which a quiet boy had described his grandmother’s hands, in short sentences full of mistakes. A week later, she could remember every line of it, and nothing of the chatbot’s. She read both to her class and asked which one they would keep. Nobody chose the one without mistakes.',
    ],
    [
      [
        'Why was the teacher worried?',
        'The marks did not show which essay had touched her.|The chatbot had written better than all of her students.|A quiet student had used a chatbot in the exam.|Her class had made more mistakes than usual.',
        '~could remember every line of it|Bài cô nhớ từng dòng lại bị điểm thấp nhất, tức là điểm không cho thấy điều đáng giá. Chatbot chỉ đứng thứ ba; bạn trai tự viết.',
      ],
      [
        'Which essay did the students prefer?',
        'The one about a grandmother|The one with the best mark|The one by the chatbot|The one by their teacher',
        '~Nobody chose the one without mistakes|Cô đọc hai bài: của chatbot (không lỗi) và của bạn trai viết về bà. Không ai chọn bài không lỗi.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    12,
    clips,
    ['M1', 'dry-socks', 'E12-05', 'Food by bike'],
    [
      ['Tara rides further on Saturdays than on other days.', 't', '~eighty on Saturdays'],
      [
        'The rain is the worst thing for Tara.',
        'f',
        '~I thought that the rain would be the worst thing|Thật ra tệ nhất là cầu thang.',
      ],
      ['Tara goes to a course in the evening.', 't', '~my evening course'],
      ['Tara sits down with the old man during her working hours.', 'f', '~I come back after work'],
    ],
  ),
  heardJudged(
    12,
    clips,
    ['M1', 'evening-school', 'E12-10', 'The evening school'],
    [
      ['You need a certificate to join any of the courses.', 'f', '~need any certificates to join'],
      ['The cooking course takes place at the weekend.', 't', '~has moved to Saturday morning'],
      ['If you miss an evening, you can do the lesson with others.', 't', '~with another group in the same week'],
      ['People over seventy do not pay anything.', 'f', '~people over seventy pay half'],
    ],
  ),
  heardJudged(
    12,
    clips,
    ['M1', 'bats-in-the-roof', 'E12-08', 'Bats in the roof'],
    [
      ['Mrs Grant wanted to keep the bats from the first day.', 'f', '~So did I, when we moved in'],
      ['It is not allowed to take the bats away.', 't', '~it was against the law'],
      ['The bats make more noise than Mrs Grant’s sons.', 'f', '~Much less than my sons'],
      ['Visitors can watch the bats, but not under the roof.', 't', '~nobody is allowed to go up'],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'street-at-three', 'E12-04', 'The quiet hour'],
    [
      [
        'What wakes Olivia up?',
        'A lorry that cleans the street|The cars that pass under her window|The people in the flat below',
        '~a lorry comes to clean the street|Tiếng xe cộ bạn vẫn ngủ được; bài không nói người ở tầng dưới.',
      ],
      [
        'Why is the street cleaned more often now?',
        'Olivia had complained about the dirt.|Olivia had asked them to come at six.|More people had moved to the centre.',
        '~The complaints were mine|Chính Olivia đã than phiền đường bẩn. Lúc sáu giờ là điều bạn xin sau này; bài không nói người chuyển đến.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'two-hundred-words', 'E12-02', 'The fourth language'],
    [
      [
        'What is special about the fourth language?',
        'Two children invented it.|It came from television.|His father taught it to him.',
        '~my sister and I made it up|Từ ti-vi là tiếng Anh; cha nói tiếng Pháp.',
      ],
      [
        'Why does Karim count in French?',
        'He learnt it when he played cards.|He learnt it at a school in France.|He thinks that its numbers are easier.',
        '~my father taught me to play cards|Bài không nói trường ở Pháp hay số tiếng Pháp dễ hơn.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'ring-and-string', 'E12-09', 'The eleventh company'],
    [
      [
        'What was different about the eleventh company?',
        'It gave Dan a task.|It asked for Dan’s marks.|It made Dan wait in a queue.',
        '~asked me to find out where the ring was weak|Mười công ty kia hỏi điểm; hàng chờ là những người đứng sau Dan.',
      ],
      [
        'What will Dan do in the holidays?',
        'Work with the woman|Write about sport|Go to another fair',
        '~two weeks of the holidays with her|Báo thể thao là dự định trước đây; bài không nói hội chợ khác.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'medals-and-screws', 'E12-01', 'The greatest race'],
    [
      [
        'Why did Grace’s father put his medals away?',
        'They no longer meant much to him.|He was ashamed of his old results.|He was angry with the newspapers.',
        '~your father ran to the hospital every night|Sau những đêm chạy vào viện với con, huy chương không còn quan trọng. Ông thắng mọi cuộc đua; bài không nói ông giận báo.',
      ],
      [
        'What did the newspapers think of the father’s answer?',
        'That it was not serious|That it was not polite|That it was about another race',
        '~they thought he was joking|Ông nói thật: cuộc chạy lớn nhất là chạy vào viện. Họ tưởng ông đùa.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'short-review', 'E12-07', 'A short review'],
    [
      [
        'Why is Paul sorry about his old review?',
        'Its words stay with the owner’s name.|It was the reason why the café closed.|What he wrote about the bread was a lie.',
        '~the first thing that people find|Quán đóng vì tiền thuê tăng; Paul không nói mình viết sai về bánh mì.',
      ],
      [
        'What will Paul do in future?',
        'Talk to owners before he writes|Write only about good places|Write one long review a week',
        '~say it to their faces first|Paul vẫn viết điều chưa tốt, nhưng nói trước mặt và đợi một tuần.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'stone-on-the-road', 'E12-06', 'The stone on the road'],
    [
      [
        'What does the stone tell drivers?',
        'The bridge has gone.|The road turns left.|There is a festival nearby.',
        '~There was one, until the flood|Anh họ của Ruth đặt đá vì cầu không còn. Rẽ trái là lời máy; lễ hội là Tom đoán.',
      ],
      [
        'Why is Ruth annoyed with Tom?',
        'He trusts a machine more than his eyes.|He drives too fast in a strange place.|He didn’t want to listen to her cousin’s advice.',
        '~you asked the machine what it was|Tom thấy hòn đá mà vẫn hỏi máy. Bài không nói chạy nhanh; anh họ không khuyên Tom.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(12, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'When the war ended, she ___ as a nurse in a small village.',
        'was working|is working|works|has worked',
        'Việc đang diễn ra lúc chiến tranh kết thúc: was working. is working, works, has worked tính đến hiện tại.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'I found a ring on my way across the street.\nI ___ the street when I found a ring.',
        'was crossing/was walking across/was going across/was on my way across',
        'Việc đang diễn ra thì việc khác xảy ra: was crossing.',
      ],
      [
        'unit',
        'M3',
        'He started the school in 2005, and he is still its head today.\nHe ___ the head of the school since 2005.',
        'has been',
        'started … và vẫn còn: hiện tại hoàn thành với since, has been.',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'Hai việc cùng diễn ra trong quá khứ: were sleeping, was working.',
        'While|the others|were sleeping,|the doctor|was still|working|at his desk.',
      ],
    ],
  }),
  ...unit(12, 2, {
    grammar: [
      [
        'unit',
        'M1',
        'Our new neighbours come from ___ Philippines.',
        'the|a|an|some',
        'Tên nước ở dạng số nhiều đi với the: the Philippines. a, an đi với danh từ số ít; some không đứng trước tên riêng này.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'This is the most interesting festival that I have ever been to.\nI have never been to a ___ than this one.',
        'more interesting festival',
        'So sánh nhất + ever đổi thành never + so sánh hơn: a more interesting festival.',
      ],
      [
        'unit',
        'M3',
        'It was the first time that she had eaten with chopsticks.\nShe ___ with chopsticks before.',
        'had never eaten/had not eaten',
        'the first time … had = had never … before.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'never đứng giữa has và quá khứ phân từ; before ở cuối câu.',
        'My guest|has|never|tasted|such|hot soup|before.',
      ],
    ],
  }),
  ...unit(12, 3, {
    grammar: [
      [
        'unit',
        'M1',
        'Who cares ___ the plants on the school roof in summer?',
        'for|at|to|with',
        'care for: chăm sóc. care không đi với at, to, with.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'It is easy to grow your own vegetables.\n___ your own vegetables is easy.',
        'Growing/To grow/Planting',
        'Làm chủ ngữ: V-ing, Growing.',
      ],
      [
        'unit',
        'M3',
        'She never throws food away, and I admire that.\nShe never throws food away, ___ I admire.',
        'which/something/something that/something which/a habit/a habit that/a habit which/a thing/a thing that/a thing which/which is something/which is what',
        'which thay cho cả mệnh đề trước.',
      ],
    ],
  }),
  ...unit(12, 4, {
    grammar: [
      [
        'unit',
        'M1',
        'Our town ___ a lot since the new road was opened.',
        'has changed|changes|is changing|changed',
        'since + mốc quá khứ: hiện tại hoàn thành has changed. changes, is changing, changed không đi với since ở nghĩa này.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'The city has more cars than bikes.\nThere are ___ bikes than cars in the city.',
        'fewer',
        'Đảo lại phép so sánh: bikes đếm được nên dùng fewer.',
      ],
      [
        'unit',
        'M2',
        'As the town gets bigger, the streets get noisier.\nThe bigger the town gets, ___ the streets get.',
        'the noisier/the more noisy/the louder',
        'So sánh kép: The bigger …, the noisier ….',
      ],
      [
        'unit',
        'M3',
        'When more people come here, rents go up.\nThe more people come here, ___ the rents are.',
        'the higher/the more expensive/the dearer',
        'So sánh kép: The more …, the higher ….',
      ],
    ],
  }),
  ...unit(12, 5, {
    grammar: [
      [
        'unit',
        'M1',
        'He had no certificates, ___ he got the job.',
        'but|because|or|unless',
        'Hai vế trái ngược: but (nhưng). because: bởi vì; or: hoặc; unless: trừ khi.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'He was ill, but he went to work.\nHe went to work although ___ ill.',
        'he was/he felt/he was feeling/he had been',
        'although + mệnh đề: although he was ill.',
      ],
      [
        'unit',
        'M2',
        'We were tired, so we stopped working.\n___ we were tired, we stopped working.',
        'Because/As/Since',
        'so chỉ kết quả; Because chỉ lí do.',
      ],
      [
        'unit',
        'M3',
        'In spite of her low pay, she enjoys her job.\nAlthough ___ low, she enjoys her job.',
        'her pay is/the pay is/her salary is/the salary is/her wages are/the wages are',
        'In spite of + danh từ đổi thành Although + mệnh đề: her pay is low.',
      ],
    ],
  }),
  ...unit(12, 6, {
    grammar: [
      [
        'unit',
        'M1',
        'She got her laptop ___ at the shop near the station.',
        'repaired|repair|repairing|to repair',
        'get something done: nhờ người khác làm, repaired. repair, repairing, to repair có nghĩa chủ động.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'A hairdresser cut my hair yesterday.\nI ___ by a hairdresser yesterday.',
        'had my hair cut/got my hair cut',
        'have something done: had my hair cut.',
      ],
      [
        'unit',
        'M3',
        'Our teacher made a robot answer the phone.\nOur teacher got a robot ___ the phone.',
        'to answer',
        'make + V đổi thành get + to V: got a robot to answer.',
      ],
    ],
  }),
  ...unit(12, 7, {
    grammar: [
      [
        'unit',
        'M1',
        'She talks ___ she were the owner of the newspaper.',
        'as if|so that|in case|such as',
        'as if: như thể. so that: để mà, in case: phòng khi, such as: chẳng hạn như.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'The film was so boring that half of the audience left.\nIt was such ___ that half of the audience left.',
        'a boring film/a dull film',
        'so + tính từ + that đổi thành such a + tính từ + danh từ + that.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Bị động: is read by; than đứng sau more people.',
        'This magazine|is|read|by|more people|than|any other|in the country.',
      ],
    ],
  }),
  ...unit(12, 8, {
    grammar: [
      [
        'unit',
        'M1',
        '___ we leave food on the table, the monkeys will come in and eat it.',
        'If|Unless|So that|As if',
        'Điều kiện có thật: If (nếu). Unless: trừ khi (trái nghĩa); So that: để mà; As if: như thể.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'Don’t make a noise, or the birds will fly away.\nIf you ___, the birds will fly away.',
        'make a noise/make noise/make any noise/are noisy/make some noise/are not quiet/are loud',
        'Câu mệnh lệnh + or đổi thành If you make a noise.',
      ],
      [
        'unit',
        'M3',
        'Take a lamp with you, because the path may be dark.\nTake a lamp with you in ___ the path is dark.',
        'case',
        'in case + mệnh đề: phòng khi.',
      ],
    ],
  }),
  ...unit(12, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'I have always looked up ___ my first boss.',
        'to|from|by|of',
        'look up to: kính trọng. look up không đi với from, by, of ở nghĩa này.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'I can’t accept such long working hours.\nI can’t put ___ such long working hours.',
        'up with',
        'put up with: chịu đựng, chấp nhận.',
      ],
      [
        'unit',
        'M3',
        '“I’m sorry that I was late for the interview,” said Tung.\nTung apologised for ___ for the interview.',
        'being late/having been late/arriving late/coming late/his being late/turning up late/having arrived late/having come late',
        'apologise for + V-ing: being late.',
      ],
    ],
  }),
  ...unit(12, 10, {
    grammar: [
      [
        'unit',
        'M1',
        'The guide told us ___ our phones off in the temple.',
        'to turn|turn|turning|turned',
        'Tường thuật lời dặn: told us to turn. turn, turning, turned không đứng sau told us.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        '“Can you open the window, please?” she asked me.\nShe asked me ___ the window.',
        'to open/if I could open/whether I could open/if I would open/whether I would open',
        'Tường thuật lời nhờ: asked me to open.',
      ],
      [
        'unit',
        'M2',
        '“You should take an evening class,” my aunt said to me.\nMy aunt advised ___ an evening class.',
        'me to take/me to attend/me to join/taking/that I take/that I should take/me to go to/me to do/attending/joining/that I attend/that I should attend/that I join/that I should join',
        'Tường thuật lời khuyên: advised me to take.',
      ],
      [
        'unit',
        'M3',
        '“Don’t forget to write down the date,” the trainer said to us.\nThe trainer reminded us ___ the date.',
        'to write down/to note down/that we should write down/that we must write down',
        'Don’t forget to … = remind somebody to …: to write down.',
      ],
    ],
  }),
];

export const fifthOf12 = (clips: Clips): SeedQuestion[] => [
  ...readings(),
  ...heard(clips),
  ...sentences(),
  ...fifthSounds(12),
];
