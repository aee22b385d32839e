/** Readings, recordings and sentences to write for a fifth term test of grade 9. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';

const place = { grade: 9, cefr: 'A2' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M1',
      'E9-01',
      'A shop in My Tho',
      'For forty years, Mr Phuc has made keys in a small shop beside the market in My Tho. Every key that he makes, he makes twice: one for the customer, and one for his wall. Before he hangs it up, he breaks off a piece, so that it can’t open anything. Last spring, some students from the art school asked him for these keys, and they made a big tree out of them. It stands in front of the library now, and when the wind blows, it rings. Many people look for their own key on it. “Nobody has ever found it,” says Mr Phuc. “But everyone has touched the tree.”',
    ],
    [
      [
        'What does Mr Phuc do with the second key?',
        'He hangs it on his wall.|He gives it to the customer.|He sells it to the art school.|He opens the library with it.',
        '~one for the customer, and one for his wall|Khách lấy chìa thứ nhất. Sinh viên xin chứ không mua; chìa đã bẻ nên không mở được gì.',
      ],
      [
        'What did the students make?',
        'A tree|A wall|A bell|A shop',
        '~they made a big tree out of them|Cây chìa khoá kêu leng keng khi có gió, nhưng nó không phải cái chuông.',
      ],
      [
        'What do many people look for?',
        'Their own key|The old shop|Mr Phuc’s name|Books about art',
        '~look for their own key|Mọi người tìm chìa của mình trên cây; bài không nói tìm cửa hàng, tên hay sách.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E9-02',
      'The last bus of the night',
      'Ms Hanh drives the last bus of the night in Ho Chi Minh City. When she started four years ago, she was afraid of passengers who had drunk too much. Now she knows nearly everybody who gets on: two cooks, a nurse, some students who work in cafés, and an old man who sells flowers. If one of them isn’t at the bus stop, she waits for two minutes, although she isn’t allowed to. In December, the nurse got married, and the other passengers gave her a map of the bus line. Everyone had marked on it where they had met her for the first time. “On day buses people don’t look at each other,” Ms Hanh says. “At night there are only twelve of us.”',
    ],
    [
      [
        'What was Ms Hanh afraid of at first?',
        'Drunk people|Dark streets|Being late|Empty buses',
        '~afraid of passengers who had drunk too much|Cô sợ khách say; bài không nói sợ tối, sợ muộn hay xe vắng.',
      ],
      [
        'What does she do when somebody is missing?',
        'She waits for a short time.|She drives on without them.|She calls them on the phone.|She asks the other passengers to wait.',
        '~she waits for two minutes|Cô chờ hai phút dù không được phép; bài không nói gọi điện.',
      ],
      [
        'What did the passengers give the nurse?',
        'A map|Flowers|A photo|A bus ticket',
        '~gave her a map of the bus line|Hoa là thứ ông cụ bán; không có ảnh hay vé.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E9-06',
      'Six in the evening',
      'In 1985, there was only one radio in our street, and it belonged to Mrs Cuc. At six in the evening, she put it in her window, and the whole street sat down in front of it. Everybody had their own place: the children at the front, the old people near the wall. Then a neighbour bought the first television, and people moved to his yard. Today, every house in the street has three or four screens. Last summer, there was no electricity for an evening. Mrs Cuc, who is eighty-four now, put new batteries in her old radio and opened her window. Ten minutes later, everyone was there, and some of them were sitting exactly where they had sat as children.',
    ],
    [
      [
        'What did people do at six in 1985?',
        'They listened to the radio together.|They watched television in a yard.|They had dinner with Mrs Cuc.|They told stories.',
        '~she put it in her window|Cả phố ngồi nghe đài của bà Cúc. Ti-vi là chuyện sau đó.',
      ],
      [
        'Why did they stop coming to Mrs Cuc?',
        'A neighbour had a television.|Her radio was broken.|She had moved away.|There was no electricity.',
        '~a neighbour bought the first television|Bà vẫn ở đó, đài vẫn dùng được; mất điện là chuyện hè năm ngoái.',
      ],
      [
        'Why did they come back last summer?',
        'Their screens didn’t work.|Mrs Cuc had bought a new radio.|It was Mrs Cuc’s birthday.|They wanted to buy batteries.',
        '~there was no electricity for an evening|Mất điện nên màn hình không dùng được; đài cũ chạy pin.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E9-08',
      'Pancakes from Canada',
      'My parents have a homestay with four rooms in Ha Giang. On the first evening, guests cook with us. On the second, they have to cook something from their own country. Some of them are rather nervous about it. Last month, a young man from Canada made pancakes that were as hard as plates. My little brother ate four of them, and since then the two have written to each other. My father keeps a book with the recipes and photos of the guests. There are a hundred and sixty recipes in it by now, but he says that he would only cook thirty of them again.',
    ],
    [
      [
        'What do guests do on the second evening?',
        'They make a dish from home.|They cook with the family.|They take photos of the rooms.|They eat in another house.',
        '~cook something from their own country|Nấu cùng gia đình là buổi tối thứ nhất.',
      ],
      [
        'What was wrong with the pancakes?',
        'They were too hard.|They were too sweet.|There were only four.|They were cold.',
        '~as hard as plates|Bánh cứng như đĩa; bốn là số bánh em trai ăn.',
      ],
      [
        'What is in the father’s book?',
        'Recipes and photos|Names and addresses|Letters from guests|Prices of the rooms',
        '~a book with the recipes and photos|Thư là em trai và người khách viết cho nhau; bài không nói địa chỉ hay giá phòng.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E9-03',
      'Ten minutes',
      'From October to December, lessons at our school began at eight o’clock and not at seven. It was a test, and most of us were very happy about it. In January, the head teacher told us the results. Our marks were a little better, fewer of us had been ill, and nobody had fallen asleep in the first lesson. “But there is one number that I don’t understand,” she said. “You only slept ten minutes longer than before.” We looked at our feet. “So think about it,” she said. “If ten minutes can do all this, what would a whole hour do?”',
    ],
    [
      [
        'What did most students do when lessons began later?',
        'They went to bed later.|They got up at the same time.|They studied before lessons.|They slept for an hour more.',
        '~You only slept ten minutes longer than before|Vào học muộn một tiếng mà chỉ ngủ thêm mười phút, nghĩa là các bạn đi ngủ muộn hơn.',
      ],
      [
        'What does the head teacher want the students to do?',
        'Use the hour for sleep|Come to school at seven again|Get better marks in every subject|Understand the numbers of the test',
        '~what would a whole hour do|Cô muốn các bạn dùng cả tiếng ấy để ngủ.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E9-09',
      'The best English',
      'In an online lesson, students from four countries planned a magazine together. The girl from London spoke fast and used words that nobody had learnt at school. The others smiled and said nothing. Then Tu from Hue said slowly, “Sorry, I don’t understand.” Nobody spoke for a moment. The girl laughed and began again, in short sentences, and soon everybody was talking. At the end, the teacher asked who had spoken the best English. Everyone named the girl from London. “I’d say it was Tu,” the girl answered. “Before he spoke, I was only talking to myself.”',
    ],
    [
      [
        'What was the problem at the beginning?',
        'Nobody dared to say that they were lost.|The girl from London did not like the plan.|The students could not hear each other.|Tu did not know what to write about.',
        '~The others smiled and said nothing|Mọi người không hiểu nhưng không ai nói ra, cho đến khi Tú lên tiếng.',
      ],
      [
        'Why does the girl choose Tu?',
        'He made it possible for all to talk.|He knew more words than the others.|He spoke faster than everyone else.|He corrected her mistakes for an hour.',
        '~soon everybody was talking|Nhờ câu nói của Tú, mọi người mới cùng trò chuyện được. Tú nói chậm, không sửa lỗi cho ai.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E9-12',
      'My aunt’s question',
      'When I was fifteen, everyone asked me what I wanted to be. I always said “a vet”, because people liked that answer. Only my aunt, who repairs boats, asked something else: “What do you do when you don’t have to do anything?” I thought about it. I drew houses with secret rooms on the back of old letters. “And what about animals?” she asked. I told her that I was afraid of dogs. My aunt laughed so much that she had to sit down. I’m twenty-four now, and I plan kitchens for boats, in which every chair is a cupboard, too.',
    ],
    [
      [
        'Why did the writer say “a vet” at the age of fifteen?',
        'To please other people|To make the aunt laugh|To help sick animals|To get a job with boats',
        '~because people liked that answer|Bạn nói vậy vì mọi người thích nghe. Thật ra bạn sợ chó.',
      ],
      [
        'How did the aunt’s question help?',
        'It showed what the writer really enjoyed.|It showed that drawing is only a hobby.|It told the writer more about animals.|It made the writer want to repair old houses.',
        '~I plan kitchens for boats|Câu hỏi cho thấy bạn thích vẽ, thiết kế; nay đó là nghề của bạn.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E9-04',
      'One way, to the sea',
      'The small train to the coast made its last trip on a Sunday in March. All the seats were taken by people with cameras. My grandfather had no camera. He had brought a ticket from 1969, and he asked the woman at the door if it was still good. She looked at it for a long time. “One way, to the sea,” she read. “Why did you never use it?” “I got off at the first station,” he said, “because I had seen a girl in a red coat.” My grandmother, who was standing behind him, said that it had been a waste of money. But until we arrived at the sea, she held the ticket in her hand.',
    ],
    [
      [
        'Why didn’t the grandfather go to the sea in 1969?',
        'He wanted to meet a girl.|He had lost his ticket.|The train stopped too early.|He had no money for the way back.',
        '~because I had seen a girl in a red coat|Ông xuống ga đầu tiên vì nhìn thấy cô gái áo đỏ; vé vẫn còn đến nay.',
      ],
      [
        'How does the grandmother really feel about the ticket?',
        'It means a lot to her.|It makes her angry.|It reminds her of the sea.|It was too expensive for her.',
        '~she held the ticket in her hand|Miệng bà chê phí tiền, nhưng bà cầm vé suốt đường: bà quý nó. Cô gái năm ấy là bà.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E9-10',
      'A bucket, a cup and a spoon',
      'Our science teacher came in with a bucket of water and didn’t say a word. He filled a cup from it and wrote on the board: “The bucket is all the water on Earth. The cup is the part that isn’t salty.” Then he took one small spoon of water out of the cup and put the cup away. “Ice, or deep under the ground,” he wrote. He held up the spoon: “Rivers and lakes.” A drop fell on the floor, and somebody laughed. The teacher looked at that drop as if it were a broken window, and the laughing stopped. Since then, nobody in my class has left a tap on.',
    ],
    [
      [
        'What does the water in the spoon stand for?',
        'The water of rivers and lakes|All water that is not salty|The ice on mountains|The water of the seas',
        '~He held up the spoon|Cả cốc là nước ngọt; phần còn lại là băng hoặc ở sâu dưới đất; cái thìa là sông hồ.',
      ],
      [
        'Why did the laughing stop?',
        'The students saw how little water there is.|The teacher shouted at one of the students.|Somebody had broken a window in the room.|The spoon had fallen on the floor.',
        '~as if it were a broken window|Thầy không nói gì, chỉ nhìn giọt nước như một thứ quý bị vỡ: các bạn hiểu nước hiếm. Cửa sổ chỉ là so sánh.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    9,
    clips,
    ['M1', 'craft-village-bus', 'E9-01', 'The bus to the villages'],
    [
      ['They are going to visit four villages today.', 'f', '~visit three places'],
      ['You cannot take your bowl home on the same day.', 't', '~It needs two days in the fire'],
      ['People who don’t eat meat should say so at the table.', 'f', '~tell me now'],
      ['The hats keep the rain off for a short time.', 't', '~for about an hour'],
    ],
  ),
  heardJudged(
    9,
    clips,
    ['M1', 'dog-at-number-nine', 'E9-11', 'A box on a dog'],
    [
      ['Helen bought the box before her dog ran away.', 'f', '~after he had run away twice'],
      ['The box does not work in the forest.', 't', '~In the forest'],
      ['The dog stays at home while Helen is at work.', 'f', '~at number nine from ten to four'],
      ['Mrs Low feeds the dog.', 't', '~gives him chicken'],
    ],
  ),
  heardJudged(
    9,
    clips,
    ['M1', 'cards-at-night', 'E9-12', 'Work at night'],
    [
      ['Owen starts work in the evening.', 't', '~I start at ten in the evening'],
      ['He cooks hot meals at night.', 'f', '~I only read cards'],
      ['He earned more money on the ship.', 't', '~The ship paid better'],
      ['He never sees his daughter during the week.', 'f', '~an hour at breakfast'],
    ],
  ),
  heardJudged(
    9,
    clips,
    ['M1', 'walk-on-the-volcano', 'E9-07', 'On the volcano'],
    [
      ['Nobody was hurt in 2021.', 't', '~nobody was hurt'],
      ['They must turn round when they smell something bad.', 'f', '~quite normal'],
      ['Visitors may take small stones home.', 'f', '~not even a small one'],
      ['You can’t buy any water at the top.', 't', '~no shop up there'],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M2', 'box-on-the-bed', 'E9-08', 'The fourth bed'],
    [
      [
        'Why was there a box on the fourth bed?',
        'A man wanted to protect a cake.|A passenger had forgotten it there.|Nobody had bought that ticket.',
        '~afraid that somebody would sit on it|Ông cụ mua hẳn một vé cho hộp bánh cưới.',
      ],
      [
        'Why didn’t Jill sleep?',
        'She was helping the old man.|Her bed was too hard for her.|The train was making a noise.',
        '~I held the other side|Jill giữ bánh cùng ông cụ. Bài không nói giường cứng hay tàu ồn.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M2', 'ten-past-four', 'E9-04', 'Ten past four'],
    [
      [
        'Why did the clock stop in 1968?',
        'A boy had climbed up to it.|There was a fire in the school.|It had got too old to work.',
        '~A boy climbed up|Lính cứu hoả đến đưa cậu bé xuống, không phải vì có cháy.',
      ],
      [
        'Why did the students want it to stop again?',
        'Lessons ended at that time.|They liked the hat on it.|It made too much noise.',
        '~lessons used to end|Bốn giờ mười là giờ tan học hồi đó.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M2', 'empty-plate', 'E9-09', 'Bring a plate'],
    [
      [
        'What did Ken’s boss want him to bring?',
        'Food|A plate|Nothing',
        '~bring something to eat|Ken hiểu nhầm nên mang một cái đĩa không.',
      ],
      [
        'What happened at the party?',
        'People shared their food with Ken.|Ken had to leave before dinner.|Everybody was angry with Ken’s boss.',
        '~everybody put something on it|Mọi người bỏ đồ ăn vào đĩa của Ken, và Ken ăn nhiều nhất.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M3', 'only-two-photos', 'E9-05', 'Two photos'],
    [
      [
        'Why did Glen take so few photos?',
        'He wanted to enjoy the place.|His phone was not working.|The guide told him that it was not allowed.',
        '~at home when you are here|Câu nói của người hướng dẫn khiến Glen muốn sống trọn lúc đó. Không ai cấm chụp.',
      ],
      [
        'What does Glen want to show with the two photos?',
        'The trip has changed him.|The trip made him very tired.|The weather was good on both days.',
        '~Look at my eyes|Glen muốn Rose nhìn vào mắt: anh thấy mình khác trước. Mệt và bẩn chỉ là điều Rose thấy.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M3', 'closed-until-august', 'E9-10', 'The closed beach'],
    [
      [
        'Why is the beach closed?',
        'Animals need it.|It is dangerous.|A hotel has bought it.',
        '~a turtle came out of the sea|Rùa lên bãi đẻ nên bãi đóng đến tháng Tám. Bài không nói nguy hiểm hay bị mua.',
      ],
      [
        'How has the hotel changed its opinion of the sign?',
        'It is glad about it now.|It wants to take it away.|It would like a bigger one.',
        '~full every summer|Lúc đầu khách sạn phản đối, nay hè nào cũng kín phòng nhờ rùa.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M3', 'thanks-to-a-machine', 'E9-11', 'A machine in the kitchen'],
    [
      [
        'Why does Ian’s mother thank the machine?',
        'She wants Ian to learn to be polite.|She believes that it understands her.|She is afraid that it will stop working.',
        '~It was you that I wanted to teach|Mẹ biết máy không hiểu; mẹ nói cảm ơn để Ian học theo.',
      ],
      [
        'What had worried her?',
        'The way Ian spoke to his sister|The way the machine spoke to Ian|The loud music in the kitchen',
        '~you said the same to your sister|Ian quát máy rồi quát cả chị (em) gái bằng giọng đó.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M3', 'yellow-flowers', 'E9-03', 'Two seconds slower'],
    [
      [
        'Why was Jade slower this time?',
        'She looked at the park.|She had hurt her foot.|She was afraid of winning.',
        '~I looked at the trees|Lần trước Jade thắng nhưng không nhớ công viên thế nào. Bài không nói đau chân.',
      ],
      [
        'How does the coach feel at the end?',
        'He begins to understand her.|He is still angry with her.|He is sad about the medal.',
        '~Where exactly are they|Ông hỏi chỗ có hoa cho vợ: ông bắt đầu hiểu Jade, không còn trách.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(9, 1, {
    rewrites: [
      [
        'unit',
        'M1',
        'I don’t know where I should go.\nI don’t know where ___.',
        'to go',
        'Từ hỏi + to V: where to go.',
      ],
      [
        'unit',
        'M2',
        'My mother looks after the garden.\nMy mother takes ___ of the garden.',
        'care/good care',
        'look after = take care of.',
      ],
    ],
  }),
  ...unit(9, 2, {
    rewrites: [
      [
        'unit',
        'M1',
        'The bus is slower than the metro.\nThe metro is ___ than the bus.',
        'faster/quicker',
        'Trái nghĩa của slower là faster.',
      ],
      [
        'unit',
        'M2',
        'No street in the city is noisier than this one.\nThis is the ___ in the city.',
        'noisiest street/noisiest/noisiest one/loudest street',
        'Không phố nào ồn hơn: so sánh nhất the noisiest.',
      ],
    ],
  }),
  ...unit(9, 3, {
    rewrites: [
      [
        'unit',
        'M1',
        'You don’t have to get up early today.\nIt is not ___ to get up early today.',
        'necessary/necessary for you/needed/required',
        'don’t have to = it is not necessary to.',
      ],
      [
        'unit',
        'M2',
        'My advice is to drink more water if you want to feel better.\nIf you want to feel better, you ___ more water.',
        'should drink/ought to drink/must drink/need to drink/have to drink',
        'Lời khuyên trong câu điều kiện loại 1: you should + động từ.',
      ],
    ],
  }),
  ...unit(9, 4, {
    rewrites: [
      [
        'unit',
        'M1',
        'I’m sorry that I am not tall.\nI wish I ___ tall.',
        'were/was',
        'Ước điều trái với hiện tại: wish + quá khứ.',
      ],
      [
        'unit',
        'M2',
        'My grandfather was a soldier, but he isn’t any more.\nMy grandfather ___ to be a soldier.',
        'used',
        'Điều đã chấm dứt trong quá khứ: used to.',
      ],
    ],
  }),
  ...unit(9, 5, {
    rewrites: [
      [
        'unit',
        'M2',
        'This is my first visit to a farm.\nI have ___ a farm before.',
        'never visited/never been to/not visited/not been to/never been on',
        'Lần đầu tiên = have never … before.',
      ],
    ],
    orders: [['unit', 'M1', 'never đứng sau have: have never been.', 'I|have|never|been|to such|a noisy|concert.']],
  }),
  ...unit(9, 6, {
    rewrites: [
      [
        'unit',
        'M2',
        '“Let’s go by boat,” she said.\nShe suggested ___ by boat.',
        'going/travelling/that we go/that we should go/that they go/that they should go/that we went',
        'suggest + V-ing: going.',
      ],
    ],
  }),
  ...unit(9, 7, {
    rewrites: [
      [
        'unit',
        'M1',
        '“Do you like caves?” he asked me.\nHe asked me if I ___ caves.',
        'liked/like',
        'Tường thuật: do you like → if I liked.',
      ],
    ],
  }),
  ...unit(9, 8, {
    rewrites: [
      [
        'unit',
        'M2',
        'We stayed in a hotel. It stands on a hill.\nWe stayed in a hotel ___ on a hill.',
        'which stands/that stands/standing/which stood/that stood/which is/that is/which was/that was',
        'which thay cho a hotel, làm chủ ngữ.',
      ],
    ],
  }),
  ...unit(9, 9, {
    orders: [
      [
        'unit',
        'M1',
        'Mệnh đề quan hệ who đứng ngay sau the girl.',
        'The girl|who|taught|us|English|comes from|Singapore.',
      ],
    ],
  }),
  ...unit(9, 10, {
    rewrites: [
      [
        'unit',
        'M2',
        'We must save our planet.\nOur planet must ___.',
        'be saved/be saved by us',
        'Bị động với must: must be + quá khứ phân từ.',
      ],
    ],
  }),
  ...unit(9, 11, {
    rewrites: [
      [
        'unit',
        'M2',
        'Touch this button, and the robot will stop.\nIf you ___ this button, the robot will stop.',
        'touch/press/push/hit',
        'Câu mệnh lệnh + and đổi thành If you ….',
      ],
    ],
  }),
  ...unit(9, 12, {
    rewrites: [
      [
        'unit',
        'M1',
        'Although the job is hard, I like it.\nThe job is hard, ___ I like it.',
        'but/yet/and yet/but still',
        'Although đổi thành but nối hai vế.',
      ],
    ],
  }),
];

export const fifthOf9 = (clips: Clips): SeedQuestion[] => [...readings(), ...heard(clips), ...sentences()];
