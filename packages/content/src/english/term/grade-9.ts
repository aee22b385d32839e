/** Grammar, word forms, dialogues and sentences to rewrite for the tests of grade 9 and the entrance examination. */
import { dialogueQuestion } from '../../by-type/inline.ts';
import { english } from '../../by-type/place.ts';
import { rewritten } from '../../by-type/produced.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import type { SeedQuestion } from '../../kit.ts';
import { unit } from '../units/kit.ts';

const grammar = (): SeedQuestion[] => [
  ...unit(9, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'The library is a good place ___ new friends.',
        'to meet|meet|meeting|met',
        'a place + to V chỉ mục đích: to meet. meet, met là động từ chia; meeting không đi sau place ở đây.',
      ],
      [
        'unit',
        'M1',
        'My uncle ___ care of the old theatre since he retired.',
        'has taken|takes|took|is taking',
        'since + mốc quá khứ: hiện tại hoàn thành has taken. takes, is taking: hiện tại; took: đã kết thúc.',
      ],
      [
        'unit',
        'M3',
        'I have no idea ___ to give this lost purse to.',
        'who|where|when|how',
        '“không biết trả cho ai”: who … to. where, when, how không hợp với giới từ to ở cuối.',
      ],
    ],
    forms: [
      [
        'M2',
        'Everybody in our street is very ___, so new families feel at home quickly.',
        'HELP',
        'helpful',
        'Sau be very cần tính từ: helpful (hay giúp đỡ).',
      ],
    ],
  }),
  ...unit(9, 2, {
    grammar: [
      [
        'unit',
        'M1',
        'Living in a big city is ___ than living in a village.',
        'more expensive|expensive|most expensive|as expensive',
        'Có than: so sánh hơn more expensive. expensive, as expensive không đi với than; most là so sánh nhất.',
      ],
      [
        'unit',
        'M1',
        'They are going to pull ___ the old cinema next year.',
        'down|off|over|out',
        'pull down: phá dỡ. pull off: kéo ra, pull over: tấp xe vào lề, pull out: rút ra.',
      ],
      [
        'unit',
        'M3',
        'The more crowded the buses are, ___ people want to use them.',
        'the fewer|the less|fewer|less',
        'So sánh kép với danh từ đếm được people: the fewer. the less đi với danh từ không đếm được; fewer, less thiếu the.',
      ],
    ],
    forms: [
      [
        'M3',
        'Traffic jams are one of the biggest ___ of living in our city.',
        'ADVANTAGE',
        'disadvantages',
        'one of the biggest + danh từ số nhiều; nghĩa xấu nên thêm dis-: disadvantages.',
      ],
    ],
  }),
  ...unit(9, 3, {
    grammar: [
      [
        'unit',
        'M1',
        'If your eyes get tired, you ___ look out of the window for a while.',
        'should|should to|shoulds|are',
        'Lời khuyên: should + V. should to thừa to; shoulds không có; are không đi với look.',
      ],
      [
        'unit',
        'M2',
        'You can’t concentrate if you ___ enough sleep.',
        'don’t get|won’t get|aren’t get|not get',
        'Điều luôn đúng: if + hiện tại đơn, don’t get. won’t không đứng sau if; aren’t get sai dạng; not get thiếu trợ động từ.',
      ],
    ],
    forms: [
      [
        'M3',
        'He had worked so long for his exam that he fell ___ over his books.',
        'SLEEP',
        'asleep',
        'fall + tính từ asleep: ngủ thiếp đi. sleepy (buồn ngủ) không đi với fall.',
      ],
    ],
  }),
  ...unit(9, 4, {
    grammar: [
      [
        'unit',
        'M1',
        'At eight o’clock last night, my grandfather ___ us about his first school.',
        'was telling|tells|has been told|is telling',
        'Giờ cụ thể trong quá khứ: was telling. tells, is telling, has been told thuộc hiện tại.',
      ],
      [
        'unit',
        'M2',
        'My grandmother wishes she ___ her old friends more often.',
        'could see|can see|sees|will be seeing',
        'wish + quá khứ (could): could see. can, sees, will không lùi thì.',
      ],
      [
        'unit',
        'M3',
        'While they ___ the old market, workers found a box of silver coins.',
        'were repairing|repaired it|have been repaired|repair',
        'Việc đang diễn ra thì việc khác xảy ra: were repairing. repaired it thừa it; have been repaired, repair sai thì.',
      ],
    ],
  }),
  ...unit(9, 5, {
    grammar: [
      [
        'unit',
        'M1',
        '“___ been to Sa Pa?” – “Yes, twice.”',
        'Have you ever|Did you ever|Are you ever|Do you ever',
        'been + kinh nghiệm: Have you ever. Did, Do đi với nguyên thể; Are không đi với been.',
      ],
      [
        'unit',
        'M2',
        'This is the second time we ___ our way on this mountain.',
        'have lost|lose|are losing|had lost',
        'This is the second time + hiện tại hoàn thành: have lost. had lost đi với It was; lose, are losing sai thì.',
      ],
      [
        'unit',
        'M3',
        'We ___ in the tent for an hour when the rain came through the roof.',
        'had been|have been|are|were being',
        'Trước một mốc quá khứ, kéo dài một giờ: had been. have been, are: hiện tại; were being sai dạng.',
      ],
    ],
    forms: [
      [
        'M3',
        'Walking through the dark cave was an ___ experience: I still talk about it.',
        'FORGET',
        'unforgettable',
        'Không thể quên: un- + forget + -table, tính từ trước experience.',
      ],
    ],
  }),
  ...unit(9, 6, {
    grammar: [
      [
        'unit',
        'M1',
        'In the past, most families ___ their own vegetables.',
        'used to grow|use to grow|used to growing|are used grow',
        'Thói quen quá khứ: used to + V. use to thiếu d; used to growing, are used grow sai cấu trúc.',
      ],
      [
        'unit',
        'M2',
        'My parents agreed ___ the old oil lamp in the living room.',
        'to keep|keeping|keep|kept',
        'agree + to V: to keep. keeping, keep, kept không đi sau agree.',
      ],
      [
        'unit',
        'M3',
        'Grandpa still remembers ___ to school without shoes when he was six.',
        'walking|to walk|walk|walked',
        'remember + V-ing: nhớ đã làm. remember to walk: nhớ phải làm; walk, walked sai dạng.',
      ],
    ],
  }),
  ...unit(9, 7, {
    grammar: [
      [
        'unit',
        'M1',
        'The guide asked us whether we ___ tired.',
        'were|are|had be|be',
        'Câu hỏi gián tiếp, lùi thì: were. are không lùi thì; had be, be sai dạng.',
      ],
      [
        'unit',
        'M2',
        'She asked me if I ___ the waterfall the following day.',
        'would visit|will visit|visit|had visited',
        'the following day: will thành would. will, visit không lùi thì; had visited không chỉ tương lai.',
      ],
    ],
    forms: [
      [
        'M2',
        'The cave is famous for the ___ of its rocks.',
        'BEAUTIFUL',
        'beauty',
        'Sau the cần danh từ: beauty (vẻ đẹp).',
      ],
    ],
  }),
  ...unit(9, 8, {
    grammar: [
      [
        'unit',
        'M1',
        'The hotel ___ we stayed last summer is next to the beach.',
        'where|which|who|whose',
        'Nơi chốn, sau đó là mệnh đề đủ: where. which cần giới từ in; who chỉ người; whose chỉ sở hữu.',
      ],
      [
        'unit',
        'M1',
        'Tourists ___ want to see the sunrise must get up at four.',
        'who|which|whom|whose',
        'Chỉ người, làm chủ ngữ: who. which chỉ vật; whom là tân ngữ; whose chỉ sở hữu.',
      ],
    ],
    forms: [
      [
        'M2',
        'In summer, more than a thousand ___ come to this little island every day.',
        'VISIT',
        'visitors',
        'Sau a thousand cần danh từ số nhiều chỉ người: visitors (du khách).',
      ],
    ],
  }),
  ...unit(9, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'English is the language ___ most of the guests speak.',
        'which|who|where|whose',
        'Chỉ vật, làm tân ngữ: which. who chỉ người; where chỉ nơi; whose chỉ sở hữu.',
      ],
      [
        'unit',
        'M2',
        'The student ___ accent I like best comes from Ireland.',
        'whose|who|which|whom',
        'giọng của bạn ấy: whose + danh từ. who, whom, which không chỉ sở hữu.',
      ],
    ],
  }),
  ...unit(9, 10, {
    grammar: [
      [
        'unit',
        'M1',
        'Our rivers ___ by a lot of plastic today.',
        'are polluted|pollute|are polluting|polluted',
        'Sông bị ô nhiễm: bị động are polluted. pollute, are polluting, polluted mang nghĩa chủ động.',
      ],
      [
        'unit',
        'M3',
        'My teacher, ___ brother works in a national park, knows every bird here.',
        'whose|who|that|which',
        'anh của cô: whose. who làm chủ ngữ; that không đứng sau dấu phẩy; which chỉ vật.',
      ],
    ],
    forms: [
      [
        'M3',
        'The ___ of the old trees made the villagers very angry.',
        'DESTROY',
        'destruction',
        'Giữa The … of cần danh từ: destruction (sự phá huỷ).',
      ],
    ],
  }),
  ...unit(9, 11, {
    grammar: [
      [
        'unit',
        'M1',
        'I suggest ___ the instructions before you turn it on.',
        'reading|to read|read|to reading',
        'suggest + V-ing: reading. to read, read, to reading không đi sau suggest.',
      ],
      [
        'unit',
        'M2',
        'The engineer advised that children ___ the robot alone.',
        'should not use|not using|shouldn’t to use|to not use',
        'advise that + chủ ngữ + should (not) V: should not use. Các dạng kia sai sau that.',
      ],
    ],
  }),
  ...unit(9, 12, {
    grammar: [
      [
        'unit',
        'M1',
        'She became a mechanic ___ she loves machines.',
        'because|because of|although|so',
        'Sau là mệnh đề chỉ lí do: because. because of đi với danh từ; although: mặc dù; so: kết quả.',
      ],
      [
        'unit',
        'M3',
        'The course was ___ that I had to ask my sister for help every day.',
        'so difficult|such difficult|too difficult|difficult',
        'so + tính từ + that. such cần danh từ; too … to; difficult thiếu so.',
      ],
      [
        'unit',
        'M2',
        '___ he is only sixteen, he already knows what job he wants.',
        'Although|Because of|So|Despite',
        'Hai ý trái nhau, sau là mệnh đề: Although. Because of, Despite đi với danh từ; So: kết quả.',
      ],
    ],
    forms: [
      [
        'M3',
        'My cousin took a course to become a ___ tour guide.',
        'PROFESSION',
        'professional',
        'Trước danh từ tour guide cần tính từ: professional.',
      ],
    ],
  }),
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    9,
    'M3',
    'The last time we visited the craft village was in 2023.',
    'SINCE',
    'We ___ 2023.',
    'haven’t visited the craft village since/have not visited the craft village since',
    'The last time … was in = hiện tại hoàn thành phủ định + since.',
    'EG-15',
  ],
  [
    9,
    'M3',
    'People make these lanterns in Hoi An.',
    'ARE',
    'These lanterns ___ Hoi An.',
    'are made in',
    'Bị động hiện tại đơn: are made.',
    'EG-18',
  ],
  [
    9,
    'M3',
    '“Where did you buy this hat?” Mai asked me.',
    'BOUGHT',
    'Mai asked me where ___.',
    'I had bought that hat/I had bought the hat/I had bought this hat/I bought that hat/I bought this hat/I bought the hat',
    'Câu hỏi gián tiếp: trật tự câu kể, lùi thì; this thành that.',
    'EG-27',
  ],
  [
    9,
    'M3',
    'I don’t live near the lake, so I can’t swim every day.',
    'LIVED',
    'If ___, I could swim every day.',
    'I lived near the lake',
    'Trái với hiện tại: điều kiện loại 2, if + quá khứ đơn.',
    'EG-17',
  ],
  [
    9,
    'M3',
    'The match was so exciting that everybody stood up.',
    'SUCH',
    'It was ___ everybody stood up.',
    'such an exciting match that',
    'so + tính từ đổi thành such a/an + tính từ + danh từ + that.',
    'E9-12',
  ],
  [
    9,
    'M3',
    'In spite of the heavy rain, the match went on.',
    'ALTHOUGH',
    '___, the match went on.',
    'Although it rained heavily/Although it was raining heavily/Although the rain was heavy/Although there was heavy rain',
    'In spite of + danh từ đổi thành Although + mệnh đề.',
    'E9-12',
  ],
  [
    9,
    'M3',
    'My grandfather was a fisherman when he was young, but he isn’t now.',
    'USED',
    'My grandfather ___ a fisherman.',
    'used to be',
    'Điều đúng trong quá khứ, nay không còn: used to be.',
    'EG-21',
  ],
  [
    9,
    'M3',
    'The woman lives next door. Her son studies in Japan.',
    'WHOSE',
    'The woman ___ lives next door.',
    'whose son studies in Japan',
    'her son: mệnh đề quan hệ với whose.',
    'EG-19',
  ],
  [
    9,
    'M4',
    'It isn’t necessary to bring food, because lunch is free.',
    'HAVE',
    'You ___ food, because lunch is free.',
    'don’t have to bring/do not have to bring',
    'It isn’t necessary = don’t have to. mustn’t nghĩa là cấm.',
    'EG-12',
  ],
  [
    9,
    'M4',
    'No other cave in Viet Nam is as large as Son Doong.',
    'LARGEST',
    'Son Doong is ___ Viet Nam.',
    'the largest cave in/the largest of all caves in/the largest of the caves in',
    'No other … as large as đổi thành so sánh nhất.',
    'EG-09',
  ],
  [
    9,
    'M4',
    'They have worked on the bridge for two years, and it isn’t finished.',
    'STARTED',
    'They ___ two years ago, and it isn’t finished.',
    'started working on the bridge/started to work on the bridge/started work on the bridge/started the bridge',
    'Hiện tại hoàn thành + for đổi thành started … ago.',
    'EG-15',
  ],
  [
    9,
    'M4',
    'You can’t enter the museum if you don’t have a ticket.',
    'UNLESS',
    'You can’t enter the museum ___ a ticket.',
    'unless you have/unless you have got',
    'if … not đổi thành unless + động từ khẳng định.',
    'EG-17',
  ],
];

const dialogues = (): SeedQuestion[] => [
  withExplanations(
    dialogueQuestion({
      facts: english(9, 'M2', 'SP', { name: 'Lost on the way to the craft village', cefr: 'A2', topicId: 'E9-01' }),
      about: 'A tourist is asking a student the way. What does the student say?',
      turns: [
        'Tourist: Excuse me, could you tell me how to get to the pottery village?',
        'Student: ___',
        'Tourist: Is it too far to walk?',
        'Student: ___',
        'Tourist: Where does it stop?',
        'Student: ___',
        'Tourist: Thank you. You’ve been very kind.',
        'Student: ___',
      ],
      replies: [
        'Of course. It’s behind that hill, on the other side of the river.',
        'I’m afraid so. You’d better take bus number six.',
        'In front of the post office, over there.',
        'You’re welcome. Have a nice day!',
      ],
      extra: ['Yes, I’d love to come with you.', 'Never mind. I can do it tomorrow.'],
    }),
    [
      'Hỏi đường nên trả lời chỉ chỗ: behind that hill (sau ngọn đồi).',
      'Hỏi có xa quá không: I’m afraid so (e là có) và khuyên đi xe buýt.',
      '“it” là xe buýt; câu hỏi Where nên trả lời nơi dừng.',
      'Đáp lời cảm ơn: You’re welcome.',
    ],
  ),
  withExplanations(
    dialogueQuestion({
      facts: english(9, 'M3', 'SP', { name: 'Choosing a job', cefr: 'A2', topicId: 'E9-12' }),
      about: 'Two friends are talking about the future. What does Minh say?',
      turns: [
        'Lan: Have you decided what you want to do after school?',
        'Minh: ___',
        'Lan: A cook? But you can’t even boil an egg!',
        'Minh: ___',
        'Lan: And what do your parents think about it?',
        'Minh: ___',
        'Lan: Then I’ll be your first guest.',
        'Minh: ___',
      ],
      replies: [
        'More or less. I’d like to work in the kitchen of a good restaurant.',
        'That’s why I’m going to take a course.',
        'They want me to finish grade twelve first.',
        'Great! But wait a few years before you come.',
      ],
      extra: ['So do I. Eggs are my favourite.', 'They have worked there for ten years.'],
    }),
    [
      'Lan đáp “A cook?”, nên câu trước nói muốn làm trong bếp nhà hàng.',
      'Lan chê không biết luộc trứng; câu đáp: vì thế mình sẽ học một khoá.',
      'Hỏi ý kiến cha mẹ: họ muốn học hết lớp 12 đã. “They have worked there …” nói về việc khác.',
      'Lan muốn làm khách đầu tiên; đáp vui: hãy đợi vài năm nữa.',
    ],
  ),
];

export const moreOfNine = (): SeedQuestion[] => [...grammar(), ...rewrites.map(rewritten), ...dialogues()];
