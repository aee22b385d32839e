/** Readings, recordings, words, grammar, stress and sentences to write for a third practice test of grade 12. */
import { rewritten } from '../../../by-type/produced.ts';
import type { SeedQuestion } from '../../../kit.ts';
import { atLevel, heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { stressRows } from '../../rows.ts';
import { unit } from '../../units/kit.ts';

const place = { grade: 12, cefr: 'B1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M1',
      'E12-05',
      'A bakery in Vinh',
      'In January 2025, the owner of a bakery in Vinh decided to open on four days a week instead of seven. Her customers were shocked. “Where do we get our bread on Mondays?” one of them asked. “You buy it on Sundays,” she answered, “and on Mondays you toast it.” Her three employees get the same pay as before. They bake more on each of the four days, but they no longer have to get up at two in the morning all week, and nobody has been ill since March. In the first month, the bakery earned a fifth less. After half a year, it earned as much as before, because people had begun to plan. The only ones who are sorry about it are the owner’s chickens. They used to get the old bread, and now there isn’t any.',
    ],
    [
      [
        'What changed for the employees?',
        'They work fewer days for the same pay.|They work longer weeks for more money.|They have to get up at two every day.|They bake less bread on a working day.',
        '~the same pay as before|Bốn ngày thay vì bảy mà lương như cũ. Mỗi ngày họ nướng nhiều hơn và không phải dậy hai giờ cả tuần.',
      ],
      [
        'How much did the bakery earn after six months?',
        'As much as before|A fifth less than before|Twice as much as before|Less than in January',
        '~it earned as much as before|Ít hơn một phần năm là tháng đầu; sau nửa năm thì như trước.',
      ],
      [
        'Why do the chickens get nothing now?',
        'There is no old bread any more.|The owner has no time for them.|The bread has become too expensive.|They have become ill since March.',
        '~now there isn’t any|Bánh bán hết nên không còn bánh cũ. Bài không nói bà chủ bận; bài không nói gà ốm.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E12-10',
      'On the shelf',
      'In some libraries, you can borrow a person. The idea comes from Copenhagen, where the first “human library” took place in the year 2000. Visitors choose a title from a list, for example “Blind since birth” or “Police officer”, and then they talk to this “book” for half an hour. They may ask anything, and the book may refuse to answer. In March, our school invited eleven books. My friend Phuc borrowed a woman who collects rubbish. He had prepared ten questions, but he only asked one: “What do you find?” She talked until the bell rang. Two of the books weren’t borrowed at all, and that was hard for them. “Now I know,” said one of them, a man from the bank, “how it feels to stand on a shelf.”',
    ],
    [
      [
        'What can visitors of a human library do?',
        'Talk to somebody for half an hour|Read about people from Copenhagen|Take a book home for half a year|Write the title of their own book',
        '~they talk to this “book” for half an hour|“Sách” là người thật, được trò chuyện nửa giờ. Copenhagen chỉ là nơi có ý tưởng.',
      ],
      [
        'How many questions did Phuc ask?',
        'One|Two|Ten|Eleven',
        '~he only asked one|Mười là số câu chuẩn bị, mười một là số “sách”, hai là số “sách” không ai mượn.',
      ],
      [
        'What was the problem of two of the “books”?',
        'Nobody wanted to talk to them.|They had to answer every question.|The bell rang too early for them.|They had to stand for too long.',
        '~weren’t borrowed at all|Không ai mượn hai “cuốn” này. “Đứng trên giá” là cách nói ví von; “sách” có quyền từ chối trả lời.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E12-01',
      'Four sticks in the river',
      'In the Mekong Delta, children grow up beside water, and yet many of them cannot swim. Mrs Bay, who sells lottery tickets for a living, began to teach them in 2004. She had no pool, so she put four sticks into the river and hung a net between them. That was her classroom. Her lessons are free, but in the first years, many parents refused to send their children. They needed them at home, or they believed that children who grow up there learn to swim by themselves. So Mrs Bay went from door to door with her tickets and told each family how many children had died in the rivers of the province that year. Since then, more than two thousand children have learnt to swim between her four sticks. “I teach them to stay above water,” she says. “If they want to win medals, they must go to somebody else.”',
    ],
    [
      [
        'Why did some parents not send their children?',
        'They thought the lessons unnecessary.|They could not pay for the lessons.|They were afraid of Mrs Bay’s net.|They lived too far from the river.',
        '~learn to swim by themselves|Họ tin trẻ con vùng sông nước tự biết bơi. Lớp miễn phí; bài không nói sợ lưới hay ở xa.',
      ],
      [
        'How did Mrs Bay try to change the parents’ minds?',
        'She told them about accidents.|She gave them some free tickets.|She offered to help in their homes.|She showed them her medals.',
        '~how many children had died|Bà đến từng nhà nói số trẻ đuối nước. Vé số bà bán chứ không cho; bà không có huy chương.',
      ],
      [
        'What does Mrs Bay want to achieve?',
        'That children do not die in the water|That children win important medals|That children become teachers like her|That children can swim very fast',
        '~stay above water|Bà chỉ dạy để không chìm. Muốn huy chương thì học người khác.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E12-07',
      'An empty page',
      'One Tuesday in 2023, the readers of a small newspaper found that its front page was empty, except for one line at the bottom: “This is what you will know about your town when we are gone.” The paper had lost more than half of its readers in ten years. Some people were angry and wanted their money back. But then they learnt what had happened on Monday evening: at a public meeting, it had been decided to close the swimming pool, and nobody had heard about it, because the reporter had stayed at home on purpose. In the following month, nineteen hundred people ordered the paper. The reporter has been to every meeting since then. “I do the same work as before,” she says. “The difference is that they read it.”',
    ],
    [
      [
        'What did the reporter want to show with the empty page?',
        'What people would miss without the paper|How little had happened in the town|How much money the paper had lost|What people would do without the pool',
        '~when we are gone|Trang trống là điều dân biết được khi tờ báo không còn. Thật ra tối thứ Hai có chuyện lớn.',
      ],
      [
        'Why had nobody heard about the swimming pool?',
        'No reporter had been at the meeting.|The meeting had been held in secret.|The reporter had made a mistake.|The pool had been closed for years.',
        '~the reporter had stayed at home on purpose|Cuộc họp công khai nhưng phóng viên cố ý không đến, không phải nhầm.',
      ],
      [
        'What has changed since then?',
        'More people read the paper.|The reporter works differently.|The pool has been opened again.|The meetings are on Tuesdays.',
        '~nineteen hundred people ordered the paper|Phóng viên vẫn làm như trước; bài không nói bể bơi mở lại hay đổi ngày họp.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E12-08',
      'A fence that hums',
      'In parts of Kenya, elephants used to come to the fields at night and eat a year’s harvest in an hour. Farmers lit fires, shouted and sometimes shot at them. Then a young scientist heard from the local people that elephants keep away from trees with bees in them. She helped a village to hang boxes of bees on a wire around the fields, one every ten metres. When an elephant pushes the wire, the boxes move, the bees come out, and in most cases the elephant turns round. “The bees also work in my fields, and I sell their honey,” says one of the farmers. “My father hated elephants all his life. I like to see them from my door, but I’m no better than he was. It’s easy to love an animal that isn’t eating your food.”',
    ],
    [
      [
        'In what way is the fence useful twice?',
        'It protects the fields and brings honey.|It keeps out elephants and thieves.|It works by day and by night.|It warns the farmers and the elephants.',
        '~I sell their honey|Ong vừa đuổi voi vừa cho mật. Bài không nói trộm, ban ngày hay báo cho người.',
      ],
      [
        'Why does the farmer think that he is no better than his father?',
        'His own harvest is safe, unlike his father’s.|He still shoots at elephants at night.|He has never seen an elephant close up.|His father knew more about bees than he does.',
        '~isn’t eating your food|Ruộng được an toàn nên anh dễ yêu voi; cha anh thì mất mùa. Bài không nói anh bắn voi hay cha biết về ong.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E12-09',
      'Twenty-nine minutes',
      'When people ask my aunt about her job, she says, “I wait.” At night, she sits in an office and answers when somebody presses the emergency button in one of six hundred lifts. Most people press it by mistake. But about once a week, somebody really can’t get out, and it takes half an hour until a mechanic arrives. Her instructions say: “Tell the person that help is on its way.” That takes her a minute. There is nothing in the instructions about the other twenty-nine. She has sung for children, she has listened to a man who practised the speech for his daughter’s wedding, and once she said nothing for half an hour, because the woman at the other end only wanted to hear somebody breathe.',
    ],
    [
      [
        'What does the aunt do that her instructions do not mention?',
        'She keeps people company until help comes.|She calls a mechanic to repair the lift.|She tells people that help is on its way.|She tests the buttons in six hundred lifts.',
        '~nothing in the instructions about the other twenty-nine|Hai mươi chín phút còn lại cô ở bên người mắc kẹt. Báo tin cứu hộ thì bản hướng dẫn có ghi.',
      ],
      [
        'What does the last example show?',
        'She understands what a person needs.|She is sometimes too tired to talk.|She doesn’t know what she should say.|She follows the instructions exactly.',
        '~only wanted to hear somebody breathe|Người kia chỉ cần có ai đó ở đầu dây, cô im lặng đúng như thế. Không phải vì mệt hay bí lời.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E12-06',
      'A mistake in line nine',
      'For Teachers’ Day, our class wanted to give Ms Hoa a poem. Bao asked a program to write it, and four seconds later, we had twenty lines that sounded perfect. Everybody was pleased until Thu asked, “Which teacher is this about?” We read it again. It was about a kind and patient woman with a warm smile. Ms Hoa is strict, and she only smiles when somebody makes a really original mistake. So we put the poem away, and each of us wrote one line. One of them was about the day when she had lent somebody her coat, and another about a phone that she had thrown out of the window and then helped to look for. Ms Hoa read everything at her desk, and then she read it again. “There’s a mistake in line nine,” she said. And she smiled.',
    ],
    [
      [
        'What was wrong with the first poem?',
        'It could have been about any teacher.|It contained a lot of mistakes.|It said bad things about Ms Hoa.|It was too long for one lesson.',
        '~Which teacher is this about|Bài thơ khen chung chung, không giống cô Hoa. Bài nghe hoàn hảo và toàn lời tốt đẹp.',
      ],
      [
        'What does Ms Hoa’s smile show?',
        'She likes what the class has written.|She thinks that the poem is too short.|She hasn’t read all of the lines.|She would like to have the first poem.',
        '~she smiled|Cô hiếm khi cười; cô đọc hai lần rồi cười: cô thích những dòng ấy. Cô đọc kĩ nên thấy lỗi ở dòng chín.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E12-10',
      'A letter to himself',
      'On their first day at university, the teacher asked Vu and the others to write a letter to themselves, which they would get back after four years. Most of them described the job that they were going to have. Vu only wrote questions. “Do you still call Grandma on Sundays? Are you still afraid of speaking in front of people? Have you told Nam the truth about the bike?” Last June, the letters came back. His friends laughed about theirs, and some of them threw them away, since they had become something quite different. Vu read his letter twice. Then he went out into the corridor and took out his phone. It was a Thursday, and his grandmother thought that something terrible had happened.',
    ],
    [
      [
        'Why did some of Vu’s friends throw their letters away?',
        'Their plans had not come true.|They couldn’t read their own writing.|They had only written questions.|Their teacher had laughed at them.',
        '~they had become something quite different|Nghề họ tả không thành hiện thực. Người viết toàn câu hỏi là Vũ; người cười là các bạn.',
      ],
      [
        'What do we learn about Vu from his grandmother’s reaction?',
        'He hadn’t called her for some time.|He had always called on Thursdays.|He had told her about an accident.|He lived in her house as a student.',
        '~something terrible had happened|Vũ bỗng gọi vào thứ Năm làm bà sợ: đã lâu Vũ không còn gọi đều như trước. Bài không nói tai nạn.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    12,
    clips,
    ['M1', 'swap-shop', 'E12-03', 'The swap shop'],
    [
      ['In the first weeks, many people brought broken things.', 't', '~full of broken lamps'],
      ['Most things stay in the shop for more than a week.', 'f', '~within a week'],
      ['Electrical things are tested before they are put out.', 't', '~have to be checked first'],
      ['You can take the piano if you leave something big.', 'f', "~isn't for swapping"],
    ],
  ),
  heardJudged(
    12,
    clips,
    ['M1', 'assistant-of-the-clinic', 'E12-06', 'A new assistant'],
    [
      ['The assistant answers the phone all day long.', 'f', '~between six in the evening'],
      ['It can cancel an appointment for you.', 't', '~make or cancel an appointment'],
      ['It tells you what medicine you should take.', 'f', '~give you medical advice'],
      ['What you say is kept for a month at most.', 't', '~stored for thirty days'],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'enough-for-two', 'E12-02', 'Enough for two'],
    [
      [
        'What is Ngoc afraid of?',
        'That the smell might trouble Mr Craig|That the kitchen might be too small|That her friends might not like her food',
        '~the smell is a problem|Ngọc lo mùi nước mắm. Bạn bè chỉ nói về mùi; bài không nói bếp chật.',
      ],
      [
        'Why doesn’t Mr Craig mind the smell?',
        'It reminds him of earlier days.|He is hardly ever in the house.|He has lost his sense of smell.',
        '~I was a fisherman for thirty years|Mùi ấy nhắc ông những năm đi biển và người vợ. Ông không mất khứu giác và vẫn ở nhà.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'coffee-on-the-shirt', 'E12-09', 'The interview'],
    [
      [
        'Why did Beth speak without her notes?',
        'They had got wet.|She had left them on the bus.|The company didn’t allow them.',
        '~they were wet, too|Cà phê đổ làm ướt cả giấy. Giấy vẫn trong túi; công ty không cấm.',
      ],
      [
        'Why did Beth probably get the job?',
        'She was different from the others.|She knew the company’s website well.|She was the first to arrive.',
        '~the same answers from the same website|Chín người kia đọc giống hệt nhau. Bài không nói Beth thuộc trang mạng hay đến đầu tiên.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'side-window', 'E12-10', 'The side window'],
    [
      [
        'Why has Mr Hobbs learnt to drive?',
        'So that his wife can look around|So that he can travel on his own|So that his wife need not buy a new car',
        '~she had only seen the road|Vợ ông lái nên chỉ nhìn đường; giờ ông lái để bà ngắm cảnh. Bài không nói đi một mình hay mua xe.',
      ],
      [
        'What do we learn about Mrs Hobbs?',
        'She is looking forward to their trips.|She is no longer able to drive a car.|She didn’t want him to take the test.',
        '~she has already cleaned the side window|Bà lau sẵn kính để ngắm. Bà vẫn lái tốt; bài không nói bà phản đối.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'sixth-cat', 'E12-08', 'The sixth cat'],
    [
      [
        'Why is Dr Khanh unhappy about the sixth cat?',
        'It has got used to people.|It is still too young to run.|It has hurt one of its feet.',
        '~sat down next to my foot|Mèo rừng không sợ người là điều tệ. “foot” là chân bác sĩ; bài không nói mèo còn nhỏ.',
      ],
      [
        'What does Dr Khanh mean with her last sentence?',
        'Help can mean keeping away.|Kind people should feed cats.|The girl was not kind enough.',
        '~be kind by turning away|Muốn tốt cho con vật thì phải tránh xa nó. Cô gái khóc vì thương, không phải vì thiếu lòng tốt.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'key-under-the-stone', 'E12-04', 'The key under the stone'],
    [
      [
        'What had happened while Mr Dunn was in hospital?',
        'A neighbour had cooked for him.|A thief had got into his house.|Somebody had taken his key away.',
        '~There was soup on the cooker|Có người vào nhà nấu sẵn súp cho ông. Không mất gì; chìa khoá vẫn ở chỗ cũ.',
      ],
      [
        'What does Mr Dunn want to say about his flat?',
        'It is a safe but lonely place.|It is too high up for an old man.|It has too many locks to open.',
        '~nobody has brought me any soup|Không ai trộm mà cũng không ai mang súp đến: an toàn nhưng cô đơn. Ông không than cao hay nhiều khoá.',
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
        'The young doctor ___ a letter when the lights went out, so he finished it the next morning.',
        'was writing|wrote|has written|writes',
        'Đang viết dở thì đèn tắt: was writing. wrote: viết xong một mạch, trái với finished it; has written, writes không hợp với went out.',
      ],
      [
        'unit',
        'M3',
        'When the queen entered the hall, everybody ___ up, smiled and waited until she sat down.',
        'stood|was standing|has stood|stands',
        'Các việc nối tiếp nhau (đứng dậy, cười, chờ): quá khứ đơn stood. was standing: đang diễn ra sẵn; has stood, stands không hợp với smiled.',
      ],
    ],
  }),
  ...unit(12, 2, {
    grammar: [
      [
        'unit',
        'M1',
        '___ French eat bread with nearly every meal.',
        'The|A|An|Every',
        'the + tính từ chỉ quốc tịch: cả dân tộc, The French. A, An không đi với động từ số nhiều eat; Every đi với danh từ số ít.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'I had never tasted real curry before I moved to London.\nIt was not ___ I moved to London that I tasted real curry.',
        'until/till',
        'Câu chẻ: It was not until … that …: mãi đến khi … mới ….',
      ],
    ],
  }),
  ...unit(12, 3, {
    words: [
      [
        'M1',
        'We always take ___ bags made of cloth to the market, and we wash them once a month.',
        'reusable|polluted|renewable|harmful',
        'Túi vải giặt dùng lại: reusable. polluted: bị ô nhiễm, harmful: có hại trái với việc giữ túi sạch để dùng; renewable: tái tạo được, nói về năng lượng.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        'You can rely ___ me: I’ll water your plants every day.',
        'on|for|with|at',
        'rely on: tin cậy vào. rely không đi với for, with, at.',
      ],
      [
        'unit',
        'M3',
        'My neighbour cycles to work in all weathers, ___ keeps her fit.',
        'which|that|what|it',
        'which thay cho cả mệnh đề trước, sau dấu phẩy. that không dùng sau dấu phẩy; what và it không nối mệnh đề như vậy.',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'which sau dấu phẩy thay cho cả mệnh đề trước.',
        'The city|has banned|plastic bags,|which|has made|the river|cleaner.',
      ],
    ],
  }),
  ...unit(12, 4, {
    grammar: [
      [
        'unit',
        'M2',
        'Our town is getting ___ because people keep moving in.',
        'bigger and bigger|the bigger|as big|more big',
        'Ngày càng: so sánh hơn lặp lại, bigger and bigger. the bigger cần vế thứ hai; as big thiếu as; more big sai dạng.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'The last time it rained here was in May.\nIt has not rained here ___ May.',
        'since',
        'Từ tháng Năm đến nay: since + mốc thời gian.',
      ],
      [
        'unit',
        'M3',
        'If a city is very old, its streets are usually very narrow.\n___ is, the narrower its streets usually are.',
        'The older a city/The older the city',
        'So sánh kép: The older a city is, the narrower ….',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'So sánh kép: The more crowded …, the higher ….',
        'The more crowded|the city|gets,|the higher|the rents|become.',
      ],
    ],
  }),
  ...unit(12, 5, {
    words: [
      [
        'M1',
        'She works at night one week and in the morning the next: she does ___ work.',
        'shift|part-time|office|team',
        'shift work: làm theo ca. part-time: bán thời gian, office: văn phòng, team: nhóm không nói về ca.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        'I would take this job ___ the pay were lower, because I love the work.',
        'even if|unless|as if|in case',
        'Lương thấp hơn vẫn nhận: even if (ngay cả khi). unless: trừ khi, as if: như thể, in case: phòng khi.',
      ],
      [
        'unit',
        'M2',
        'It was ___ badly paid work that nobody applied for it.',
        'such|so|such a|too',
        'such + tính từ + danh từ không đếm được (work) + that. so không đứng trước danh từ; such a cần danh từ đếm được; too không đi với that.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'The job was so easy that hundreds of people wanted it.\nIt was such ___ that hundreds of people wanted it.',
        'an easy job/easy work',
        'so + tính từ + that đổi thành such + a + tính từ + danh từ + that.',
      ],
      [
        'unit',
        'M3',
        'Although he had no experience, he was offered the position.\nIn spite of ___ experience, he was offered the position.',
        'having no/not having any/not having/his lack of/his having no/having had no/a lack of/lack of/the lack of/lacking/him having no/his not having/not having had',
        'Although + mệnh đề đổi thành In spite of + V-ing: having no.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Although + mệnh đề, mệnh đề chính.',
        'Although|she is|the youngest,|she|earns|the most|in her team.',
      ],
    ],
  }),
  ...unit(12, 6, {
    grammar: [
      [
        'unit',
        'M2',
        'I must have my eyes ___ before I drive again.',
        'tested|test|testing|to test',
        'have something done: tested. test, testing, to test có nghĩa chủ động.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'Somebody is going to put a camera in our shop next week.\nWe are going ___ a camera put in our shop next week.',
        'to have/to get',
        'have something done: to have a camera put.',
      ],
      [
        'unit',
        'M3',
        'I told the robot to carry my bag, and it did so.\nI had the robot ___ my bag.',
        'carry',
        'have somebody do something: had the robot carry.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'get something done: gets her hair cut.',
        'My sister|gets|her hair|cut|by our neighbour|every|two months.',
      ],
    ],
  }),
  ...unit(12, 7, {
    words: [
      [
        'M1',
        'The match is ___ live from the stadium on Channel Three.',
        'broadcast|printed|downloaded|published',
        'broadcast live: truyền hình trực tiếp. printed: in, downloaded: tải về, published: xuất bản không đi với live.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        'Please hold the microphone exactly ___ I showed you.',
        'as|than|that|which',
        'Chỉ cách thức: as (như). than đi với so sánh hơn; that, which không nối mệnh đề cách thức.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'She isn’t a reporter, but she asks questions like one.\nShe asks questions as ___ a reporter.',
        'if she were/if she was/though she were/though she was',
        'Điều không có thật ở hiện tại: as if + quá khứ (she were).',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'as if + quá khứ hoàn thành: như thể đã từng.',
        'He|talks|as if|he|had been|to|every country|in the world.',
      ],
    ],
  }),
  ...unit(12, 8, {
    words: [
      [
        'M1',
        'Only three hundred of these monkeys are left, so they are an ___ species.',
        'endangered|extinct|ordinary|aggressive',
        'Còn ba trăm con: endangered (có nguy cơ tuyệt chủng). extinct: đã tuyệt chủng, ordinary: bình thường, aggressive: hung dữ.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        'If I ___ an injured bird, I would call a ranger before I touched it.',
        'found|find|will find|would find',
        'Điều kiện loại 2: If + quá khứ đơn, found. find, will find, would find không đi với would call ở mệnh đề chính.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'If you don’t carry a map, you may get lost in this forest.\nUnless you ___ a map, you may get lost in this forest.',
        'carry/have/take/bring/are carrying',
        'If … not = Unless + mệnh đề khẳng định: carry.',
      ],
      [
        'unit',
        'M3',
        'You can camp here only if you keep the place clean.\nYou cannot camp here ___ you keep the place clean.',
        'unless',
        'only if với câu khẳng định = unless với câu phủ định.',
      ],
    ],
  }),
  ...unit(12, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'We have run out ___ paper, so I can’t print the form.',
        'of|from|with|off',
        'run out of: hết. run out không đi với from, with, off ở nghĩa này.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'The younger workers were too fast for him.\nHe could not keep ___ the younger workers.',
        'up with/pace with',
        'keep up with: theo kịp.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'look forward to + V-ing: to meeting.',
        'We|are|looking forward|to|meeting|our new boss|on Monday.',
      ],
    ],
  }),
  ...unit(12, 10, {
    words: [
      [
        'M1',
        'At the age of seventy, she took a course to improve her computer ___.',
        'skills|diplomas|careers|duties',
        'computer skills: kĩ năng dùng máy tính. diplomas: văn bằng, careers: sự nghiệp, duties: nhiệm vụ không hợp với improve … computer.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        'The trainer warned us ___ our passwords to anyone.',
        'not to give|don’t give|not give|not giving',
        'Tường thuật lời dặn phủ định: warned us not to give. don’t give, not give, not giving không đứng sau warned us.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        '“Could you speak more slowly?” I said to the trainer.\nI asked the trainer ___ more slowly.',
        'to speak/to talk/if she could speak/if he could speak/whether she could speak/whether he could speak/if they could speak/whether they could speak/to please speak',
        'Tường thuật lời nhờ: asked the trainer to speak.',
      ],
      [
        'unit',
        'M3',
        '“I won’t forget to lock the classroom,” Hai said.\nHai promised ___ to lock the classroom.',
        'not to forget/never to forget/to not forget/that he would not forget/he would not forget/to remember',
        'Tường thuật lời hứa phủ định: promised not to + V.',
      ],
    ],
  }),
  rewritten([
    12,
    'M3',
    'They have just opened a school for adults in our district.',
    '',
    'A school for adults ___ in our district.',
    'has just been opened',
    'Bị động hiện tại hoàn thành: has just been + phân từ.',
    'EG-18',
  ]),
  rewritten([
    12,
    'M3',
    'I only understood the problem when she drew a picture.',
    'UNTIL',
    'I did ___ she drew a picture.',
    'not understand the problem until',
    'only … when = not … until: mãi đến khi.',
    'E12-10',
  ]),
];

const stress = (): SeedQuestion[] =>
  stressRows({ grade: 12, cefr: 'B1' }, [
    [
      'M2',
      'determine|organise|celebrate|educate',
      '“determine” nhấn âm tiết thứ hai; “organise”, “celebrate”, “educate” nhấn âm tiết thứ nhất.',
    ],
    [
      'M2',
      'volunteer|assistant|employment|equipment',
      '“volunteer” nhấn âm tiết thứ ba; “assistant”, “employment”, “equipment” nhấn âm tiết thứ hai.',
    ],
    [
      'M2',
      'surprise|orange|danger|castle',
      '“surprise” nhấn âm tiết thứ hai; “orange”, “danger”, “castle” nhấn âm tiết thứ nhất.',
    ],
  ]);

export const sixthOf12 = (clips: Clips): SeedQuestion[] => [
  ...readings(),
  ...heard(clips).map(atLevel(place.cefr)),
  ...sentences(),
  ...stress(),
];
