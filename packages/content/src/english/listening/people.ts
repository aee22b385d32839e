/** Recordings of different people for the term tests of grades 10 to 12: of each grade three for every level. */
import type { SeedQuestion } from '../../kit.ts';
import { heardJudged, heardSet, type Clips } from '../../more/kit.ts';

const ten = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    10,
    clips,
    ['M1', 'family-week', 'E10-01', 'Who does what this week'],
    [
      ['Mum will come home after seven from Monday to Thursday.', 't', '~home before seven until Friday'],
      ['Tom has agreed to wash up every day.', 'f', '~whoever cooks|Ai nấu thì không phải rửa bát.'],
      ['Grandma wants the children to water the plants.', 'f', '~water the plants herself'],
      [
        'Tom will buy the food for the family.',
        't',
        '~just send me a list|Tom đi qua chợ trên đường về nên sẽ mua đồ.',
      ],
    ],
  ),
  heardJudged(
    10,
    clips,
    ['M1', 'swap-day', 'E10-09', 'Swap day'],
    [
      ['Last year, most of the things found a new owner.', 't', '~only twenty of them were left'],
      ['You get more tickets for a coat than for a pencil case.', 'f', '~as good as a ticket for a coat'],
      ['You can exchange things that use batteries.', 'f', '~anything that uses batteries'],
      ['Tickets that you have not used are good next year too.', 't', '~use them next year'],
    ],
  ),
  heardJudged(
    10,
    clips,
    ['M1', 'guitar-man', 'E10-03', 'A late start'],
    [
      ['Mr Hale started to play because he could not do sport.', 't', '~play football for three months'],
      ['His father did not let him play the guitar.', 'f', '~He never told me to stop'],
      [
        'Mr Hale left school early to become a musician.',
        'f',
        '~finish school first|Ông nghe lời cha và học hết trường.',
      ],
      ['There are not enough guitars for all the children.', 't', '~nine guitars for fourteen children'],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M2', 'online-group', 'E10-08', 'Learning in a group'],
    [
      [
        'Why did Kate nearly stop the course?',
        'She felt lonely.|The tasks were too hard.|The videos were boring.',
        '~I was always alone|Bài tập dễ hơn ở trường, video thì ổn; chỉ có điều Kate học một mình.',
      ],
      [
        'What does the group do on Thursdays?',
        'They explain things to each other.|They watch the videos together.|They write letters to the teacher.',
        '~explain the lesson to each other|Video xem ở nhà; chỉ viết cho cô khi không ai giải thích được.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M2', 'captain-reed', 'E10-06', 'Captain Reed'],
    [
      [
        'Who gave Captain Reed the idea of flying?',
        'Her uncle|A passenger|Her teacher',
        '~It was he who said|“He” là người chú sửa máy bay; hành khách chỉ nhờ lấy trà; bài không nói đến giáo viên.',
      ],
      [
        'What was the hardest thing for her?',
        'Paying for the training|Working with men only|Learning about the plane',
        '~It was the money|Các đồng nghiệp nam đối xử với cô như với mọi người; bài không nói học khó.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M2', 'oldest-park', 'E10-10', 'The oldest national park'],
    [
      [
        'Why should the visitors fill their bottles before the walk?',
        'There is no shop on the way.|The water in the forest is dirty.|The walk takes all day.',
        '~there is nowhere to buy water|Bài không nói nước bẩn; buổi chiều còn đi thăm trung tâm cứu hộ.',
      ],
      [
        'Why must nobody talk to the monkeys?',
        'They should stay afraid of people.|They have to sleep after lunch.|They might attack one of the visitors.',
        '~The less they like people|Khỉ càng ít quen người thì càng an toàn khi về rừng. Bài không nói khỉ ngủ trưa hay tấn công khách.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M3', 'street-garden', 'E10-04', 'A garden for the street'],
    [
      [
        'What does Mrs Lane doubt?',
        'That so many people will come|That a garden is a good idea|That the land is large enough',
        '~Thirty hands went up|Ba mươi người giơ tay mà chỉ có bốn người đến: bà nghi ngờ con số bốn mươi tám. Bà không chê ý tưởng hay mảnh đất.',
      ],
      [
        'Why should they begin by the road?',
        'Others will see them and join in.|The plants will get more light there.|They can sell tomatoes to drivers.',
        '~People stopped to watch|Lần dọn sông, người đi qua thấy rồi về lấy ủng ra giúp. Bài không nói đến ánh sáng hay bán cà chua.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M3', 'weak-glue', 'E10-05', 'The weak glue'],
    [
      [
        'Why did nobody use Silver’s glue at first?',
        'They saw no use for it.|It cost too much money.|It left marks on paper.',
        '~nobody knew what to do with it|Keo không để lại vết (“without leaving a mark”); bài không nói keo đắt.',
      ],
      [
        'What made people buy the notes?',
        'They had tried them free.|They had seen them in church.|They got a lower price.',
        '~gave away boxes|Công ty phát không rồi mới bán. Nhà thờ là nơi Art Fry gặp khó khăn; bài không nói giảm giá.',
      ],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M3', 'summer-camp-letter', 'E10-07', 'A friendly answer'],
    [
      [
        'Why does Anna think that the camp liked her letter?',
        'Its answer is about her own essay.|It had places for three hundred people.|It has offered her another camp.',
        '~two lines about my essay|Ba trăm là số người xin; bài không nói đến trại khác.',
      ],
      [
        'What is Anna going to do on Saturday?',
        'Take books to her village|Write to the summer camp again|Clean her uncle’s garage',
        '~carry boxes to the village|Sách còn trong ga-ra của chú; bạn muốn thư viện có thật trước khi viết lại.',
      ],
    ],
  ),
];

const eleven = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    11,
    clips,
    ['M1', 'sea-swimmer', 'E11-01', 'Ninety-four and active'],
    [
      ['Mr Fox swims in the sea all year round.', 'f', '~I only walk on the beach'],
      ['He began to swim so that his wife had company.', 't', '~want to go alone'],
      ['He takes vitamins to stay healthy.', 'f', '~never taken any vitamins'],
      ['He believes that he has been lucky.', 't', '~Luck, mostly'],
    ],
  ),
  heardJudged(
    11,
    clips,
    ['M1', 'youth-camp', 'E11-04', 'The youth camp'],
    [
      ['You can choose who you share a room with.', 'f', '~friends who come together often stay together'],
      ['Every group studies what a street does with its rubbish.', 't', '~what one street does with its rubbish'],
      ['The camp pays for the journeys of all students.', 'f', '~you only pay for your journey'],
      ['Students who want to come must write a letter.', 't', '~a letter of one page'],
    ],
  ),
  heardJudged(
    11,
    clips,
    ['M1', 'parking', 'E11-03', 'Places to park'],
    [
      ['The machines tell drivers where they can park.', 't', '~drivers see it on their phones'],
      ['Traffic has gone down more than the city had hoped.', 'f', '~We had hoped for more'],
      ['Parking will cost more early in the morning.', 't', '~between seven and nine in the morning'],
      ['The machines store the numbers of the cars.', 'f', '~read its number|Máy chỉ biết là có xe.'],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M2', 'year-of-work', 'E11-07', 'A year of work'],
    [
      [
        'Why does Emma want to work first?',
        'To find out if law suits her|To earn money for her studies|To look for a better university',
        '~never met a lawyer|Emma nói không phải vì tiền; trường đã giữ chỗ cho cô.',
      ],
      [
        'What do we learn about Emma’s mother?',
        'She helped Emma with the plan.|She is against the plan.|She works in the office of Mrs Young.',
        '~the one who rang Mrs Young|Cha nghĩ mẹ sẽ không vui, nhưng chính mẹ đã gọi điện. Bài không nói mẹ làm ở đó.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M2', 'own-room', 'E11-08', 'The first room of one’s own'],
    [
      [
        'How does Leo control his money now?',
        'He has a fixed sum each week.|He writes down what he buys.|He asks his grandmother first.',
        '~the money for each week into an envelope|Bài không nói ghi chép; bà chỉ được nhắc đến vì luôn có chanh trong nhà.',
      ],
      [
        'What surprised Leo most?',
        'Independent people ask for help too.|It is easy to become ill.|People in the city are unfriendly.',
        '~ask each other all the time|Leo tưởng tự lập là không nhờ ai; thật ra hàng xóm luôn nhờ nhau. Họ thân thiện; ốm không phải điều bất ngờ nhất.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M2', 'two-hundred-stories', 'E11-06', 'Two hundred stories'],
    [
      [
        'Why was no car park built?',
        'There was no money for it.|The students were against it.|The newspapers stopped it.',
        '~it ran out of money|Học sinh và báo chí giúp lần thứ hai, khi người ta định xây khách sạn.',
      ],
      [
        'What can visitors do in the kitchen?',
        'Hear what people remembered|Read the teacher’s old books|Meet a class of students',
        '~The stories are in the kitchen|Sách ở tầng trên, sau mặt kính; học sinh là người đã ghi âm.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M3', 'breakfast-egg', 'E11-02', 'An egg every morning'],
    [
      [
        'What does Grandpa want to say with his photos?',
        'That he is all right|That he likes cooking|That he feels cold',
        '~write when I|Ella bảo ông nhắn khi ông khoẻ; ảnh quả trứng nghĩa là “ông khoẻ”.',
      ],
      [
        'Why did Ella ring the neighbour?',
        'The photo came late.|Grandpa had asked her to.|There were no more eggs.',
        '~the photo came at noon|Mọi hôm ảnh đến vào bữa sáng, nên Ella lo. Ông không nhờ; bài không nói hết trứng.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M3', 'salt-and-rice', 'E11-05', 'Salt and rice'],
    [
      [
        'What was the aunt’s idea?',
        'To make use of the salt water|To keep the sea out of the field|To move away from the coast',
        '~we should live on salt water|Nuôi tôm trong mùa nước mặn. Con kênh để nuôi tôm, không phải để ngăn biển; bán đất là ý của cha.',
      ],
      [
        'How does the speaker feel about the future?',
        'He is still worried.|He is quite sure of success.|He wants to give up soon.',
        '~the problem is solved|Mỗi năm nước mặn ở lại lâu hơn một chút, nên anh chưa yên tâm; anh không nói sẽ bỏ cuộc.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M3', 'new-shoes', 'E11-09', 'New shoes'],
    [
      [
        'Why did Nora buy the shoes?',
        'She feared what Vicky thought.|Her old pair hurt her feet.|She needed them for a concert.',
        '~looked at my old ones and said nothing|Đôi mới mới làm đau chân; buổi hoà nhạc là chuyện khác.',
      ],
      [
        'What does Grace want Nora to do?',
        'To say openly what she wants|To come to the cinema too|To become Vicky’s best friend',
        '~tell them that you|Grace gợi ý nói thật là không muốn đi, thay vì nói dối là ốm.',
      ],
    ],
  ),
];

const twelve = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    12,
    clips,
    ['M1', 'late-nurse', 'E12-09', 'From the bank to the hospital'],
    [
      ['Mrs Ward became a nurse because the bank had closed.', 'f', '~left a well-paid job in a bank'],
      ['She was much older than the other students.', 't', '~the oldest in the class by fifteen years'],
      ['Talking to patients was the hardest thing for her.', 'f', '~talk to patients from the first day'],
      ['She has less money now than before.', 't', '~less than half of what I did'],
    ],
  ),
  heardJudged(
    12,
    clips,
    ['M1', 'no-packets', 'E12-03', 'A shop without packets'],
    [
      ['If you forget your box, you cannot buy anything.', 'f', '~borrow a glass from the shelf'],
      ['Rice costs less here than in a supermarket.', 't', '~Rice and noodles are cheaper here'],
      ['The shop made a profit in its first year.', 'f', '~In the first two years'],
      ['The restaurants nearby have helped the shop.', 't', '~It was the restaurants in this street'],
    ],
  ),
  heardJudged(
    12,
    clips,
    ['M1', 'green-sentences', 'E12-06', 'Green sentences'],
    [
      ['The students have to plan their essays by hand.', 't', '~write your plan by hand'],
      ['No sentence of the essay may come from the chatbot.', 'f', '~mark it in green'],
      ['The poem in last term’s essay did not exist.', 't', '~a poem that doesn'],
      ['Students who do not use the chatbot have less time.', 'f', '~two days later'],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'cold-soup', 'E12-02', 'The cold soup'],
    [
      [
        'Why had Mai not started to eat?',
        'An older person had not begun.|She did not like the taste of soup.|The soup was still too hot.',
        '~wait until the oldest person has begun|Mai khen canh ngon; canh nguội vì hai bên chờ nhau.',
      ],
      [
        'What did Mai’s friends think about her?',
        'She was never hungry.|She was not polite.|She ate too quickly.',
        '~That I was never hungry|Chính Mai từng nghĩ bạn mình không lịch sự.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'shark-video', 'E12-07', 'The shark in the river'],
    [
      [
        'How did the newspaper find out that the video was not from there?',
        'By a bridge in it|By the size of the shark|By asking the sender',
        '~a bridge in the background with two towers|Cầu ở địa phương không có tháp. Bài không nói đến cỡ cá mập hay hỏi người gửi.',
      ],
      [
        'What did the newspaper do in the end?',
        'It explained why the video was false.|It printed the video on its first page.|It asked the police to help.',
        '~our story about the two towers|Toà soạn không in video như tin thật; bài không nói đến công an.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'rope-bridge', 'E12-08', 'A bridge that is not for you'],
    [
      [
        'What happened when there were signs by the road?',
        'Drivers did not slow down.|More monkeys than before were killed.|Fewer cars used the road.',
        '~took photographs of the signs and drove on|Bài không nói số khỉ bị hại tăng hay xe ít đi.',
      ],
      [
        'How did the family of monkeys learn to cross the rope?',
        'One of them went first.|They were given fruit there.|A student taught them.',
        '~one old female walked across it|Sinh viên chỉ nghĩ ra chiếc dây; trái cây ở phía bên kia đường.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'ice-cream-job', 'E12-05', 'Two summers, ice cream'],
    [
      [
        'Why did Miss Shaw give the angry man something to do?',
        'To make him feel useful|To send him to the end of the queue|To show him that she was angry too',
        '~the friendliest of all|Được giao việc, ông ấy trở nên thân thiện nhất. Bài không nói cô giận hay đuổi ông xuống cuối hàng.',
      ],
      [
        'What makes the manager want her?',
        'The way she handled a problem|Her excellent marks in all subjects|Her knowledge of machines',
        '~thirty people with excellent marks|Ba mươi người đều có điểm cao, nên điểm không phải lí do; cô không sửa máy.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'ninth-floor', 'E12-04', 'From the farm to the ninth floor'],
    [
      [
        'What is David afraid of?',
        'His father will miss people.|The shops will open too late.|His mother will be ill.',
        '~everyone he knows before six|Ở làng ông gặp mọi người từ sáng sớm; ở phố ông mặc áo khoác đứng bên cửa sổ. Giờ mở cửa chỉ là cách ông hỏi khi nào có người.',
      ],
      [
        'What is David going to suggest, probably?',
        'That his parents help at the school|That the hens live on his roof|That his parents keep the farm',
        '~who knows about vegetables|Vườn trên mái trường cần người biết trồng rau và dậy sớm: đúng cha mẹ anh. Nhà mới không cho nuôi gà; trang trại thì đang bán.',
      ],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'postcard-five-words', 'E12-10', 'Five words on a postcard'],
    [
      [
        'Why did the grandmother talk about her glasses?',
        'To hide that she could not read|To get a new pair as a birthday present|To explain why she was tired',
        '~she hid it so well|Bà nói quên kính để không ai biết bà không đọc được.',
      ],
      [
        'What does the card mean to the speaker?',
        'More than many books|A mistake to learn from|A reason to write more',
        '~That card has been on my wall|Sách đã đọc thì quên, tấm thiệp treo trên tường mười sáu năm: nó quý hơn. Từ viết sai không phải điều đáng kể.',
      ],
    ],
  ),
];

/** The programme of 2018 expects B1 of all three grades. */
export const peopleListening = (clips: Clips): SeedQuestion[] =>
  [...ten(clips), ...eleven(clips), ...twelve(clips)].map((question) => ({
    ...question,
    facts: { ...question.facts, cefr: 'B1' },
  }));
