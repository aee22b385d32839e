/** A fourth paper of A2 Flyers, with two more of the pictures that stand alone. */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { flyersFrom, type FlyersTexts } from './flyers.ts';

const fourth: FlyersTexts = {
  named: [
    [
      'farm',
      'flyers-farm',
      'Emma’s friends on the farm',
      'George horse, Betty milk, Sophia hens, Oliver pig, William apples',
      [
        "~He's the farmer|George đội mũ, đứng cạnh con ngựa.",
        "~That's Betty|Betty mang sữa vào bếp.",
        "~Sophia's the girl in yellow|Bạn ôm thỏ là Emma; Sophia mặc áo vàng, cạnh gà con.",
        '~Oliver.|Câu hỏi trước đó nói về con lợn (pig).',
        "~William's the one who's carrying|Cậu đội mũ lưỡi trai là con bác nông dân.",
      ],
    ],
  ],
  notes: [
    [
      'flyers-invitation',
      'Harry’s party',
      [
        ['Date: the sixteenth of', '___', 'June', '~the sixteenth of June'],
        ['Come at half past', '___', '5/five', '~At half past five'],
        ['Everybody comes as a', '___', 'pirate', '~should come as a pirate'],
        ['To bring', 'some ___', 'balloons', '~bring some balloons|Bánh và nước uống nhà Harry có.'],
        ['Harry’s mum', 'Mrs ___', 'Wells', '~W, E, L, L, S'],
      ],
    ],
  ],
  matches: [
    [
      'flyers-workshop',
      'Things made at school',
      'Listen. What did each person make? There is one thing that you do not need.',
      ['David=a boat', 'Holly=a lamp', 'Frank=a shelf', 'Sarah=a scarf', 'Richard=a clock'],
      'a chair',
      [
        '~I made a boat',
        '~Holly did|Câu hỏi trước đó nói về cái đèn (lamp).',
        '~he built a shelf',
        '~She made a scarf',
        "~That's Richard's|that là chiếc đồng hồ; cái ghế (chair) không ai làm xong.",
      ],
    ],
  ],
  choices: [
    [
      'flyers-pet',
      'M2',
      'Which animal is Betty going to have?',
      'turtle rabbit cat',
      'Betty xin nuôi rùa (turtle) và bố đồng ý. Thỏ (rabbits) thì chán; mèo (cat) làm anh hoặc em trai ốm.',
    ],
    [
      'flyers-broken',
      'M2',
      'What did Robert drop?',
      'glasses microscope telescope',
      'Robert làm rơi kính (glasses). Kính hiển vi (microscope) không sao; kính thiên văn (telescope) để tối nay.',
    ],
    [
      'flyers-grandmother',
      'M2',
      'How did Sophia’s grandmother travel?',
      'taxi train bus',
      'Bão nên tàu hoả (trains) và xe buýt (buses) đều không chạy; bà đi taxi.',
    ],
    [
      'flyers-show',
      'M2',
      'What is Oliver going to do in the show?',
      'dance guitar microphone',
      'Oliver nhảy cùng Helen (dancing). Ghi-ta (guitar) là William chơi; hát thì cô giáo nghe xong lại thôi.',
    ],
    [
      'flyers-soup',
      'M1',
      'What is Dad going to buy?',
      'brownmushroom tomato lemon',
      'Nấm (mushrooms) đã dùng hết tối qua. Cà chua (tomatoes) ở trong tủ lạnh; chanh (lemon) còn một quả.',
    ],
    [
      'flyers-bell',
      'M1',
      'What woke Michael?',
      'bell bird train',
      'Michael thức dậy vì tiếng chuông (bell). Chim (birds) bạn đã quen; tàu (train) là bà nói thêm.',
    ],
    [
      'flyers-prize',
      'M2',
      'What can you see best in George’s photo?',
      'honeybee tulip rainbow',
      'Con ong (bee) bay ra trước bông hoa nên che hoa (flower). Cầu vồng (rainbow) thì ai cũng chụp.',
    ],
  ],
  coloured: [
    [
      'draw-bedroom',
      'flyers-colour-bedroom',
      'A ghost at midnight',
      ['window black', 'lamp green', 'blanket yellow', 'door purple', 'ball red'],
      [
        '~Colour the window black',
        '~The lamp was green',
        '~under a yellow blanket',
        '~Do the door in purple',
        '~It was red',
      ],
    ],
  ],
  meanings: [
    [
      'School and free time',
      [
        'You look at this to find your way.=a map',
        'You look in this to see what a word means.=a dictionary',
        'You carry your things in this on your back.=a backpack',
        'A team gets this when the ball goes into the net.=a goal',
        'You learn about the past in this subject.=history',
        'Each player of this game has a king and a queen.=chess',
        'You write about your own day in this.=a diary',
        'You use this to see something in the dark.=a torch',
        'You put this on a letter before you post it.=a stamp',
        'You buy this before you get on a train.=a ticket',
      ],
      ['a band', 'science', 'a player'],
      [
        'a map: bản đồ, để tìm đường.',
        'a dictionary: từ điển, tra nghĩa của từ.',
        'a backpack: ba lô, đeo trên lưng.',
        'a goal: bàn thắng.',
        'history: môn lịch sử. science: khoa học.',
        'chess: cờ vua. a player: người chơi.',
        'a diary: nhật kí.',
        'a torch: đèn pin.',
        'a stamp: con tem.',
        'a ticket: vé tàu. a band: ban nhạc.',
      ],
    ],
  ],
  talks: [
    [
      'The school newspaper',
      'Sophia makes the school newspaper. She is talking to William. What does William say?',
      [
        'Sophia: Have you got a minute, William?',
        'William: ___',
        'Sophia: We need somebody to write about the new library.',
        'William: ___',
        'Sophia: She’s ill this week.',
        'William: ___',
        'Sophia: Great! We need the text on Thursday.',
        'William: ___',
        'Sophia: One page is enough, and perhaps a photo.',
        'William: ___',
      ],
      [
        'Sure. How can I help you?',
        'Why don’t you ask Helen? She’s there every day.',
        'Oh, I’m sorry to hear that. Then I’ll do it.',
        'That’s soon! How long should it be?',
        'No problem. I’ve got a good camera.',
      ],
      ['No, I haven’t read it yet.', 'It was open until six.'],
      [
        'Have you got a minute? đáp Sure. How can I help you?',
        'Cần người viết: đề nghị hỏi Helen. Câu sau She’s ill nói về Helen.',
        'Nghe tin bạn ốm: I’m sorry to hear that, và nhận lời.',
        'Hạn thứ Năm: That’s soon; hỏi dài bao nhiêu. Câu sau đáp One page.',
        'Được nhờ chụp ảnh: No problem, có máy ảnh tốt.',
      ],
    ],
  ],
  boxed: [
    [
      'The lantern',
      'In Holly’s village there is a [festival] every September, when children carry lanterns through the streets. Last year Holly wanted to make the best one. She worked on it for a week, and in the end it looked like a [dragon] with golden eyes. But that evening it started to rain, and the paper fell to [pieces]. Holly was so [unhappy] that she wanted to stay at home. “Take this,” said her grandfather and gave her his old lantern, which was made of [glass]. It was small and not very pretty, but the rain could not [hurt] it. Soon all the other lights went out, and everybody followed Holly through the dark.',
      ['heavy', 'finger', 'taught'],
      [
        'a festival every September: lễ hội vào tháng Chín.',
        'looked like a dragon with golden eyes: giống con rồng.',
        'fell to pieces: rách tan.',
        'Muốn ở nhà vì buồn: unhappy; heavy: nặng.',
        'made of glass: làm bằng thuỷ tinh nên không sợ mưa.',
        'could not hurt: không làm hỏng được; sau could cần động từ nguyên mẫu, taught không được.',
      ],
    ],
  ],
  clozes: [
    [
      'Kites',
      'People have flown kites for more [[q1]] two thousand years. The first kites were [[q2]] in China, and some of them looked like birds. People did not [[q3]] fly them for fun. Farmers used kites [[q4]] birds away from their fields, and soldiers sent messages with [[q5]]. In 1848, an American boy [[q6]] Homan Walsh won a prize with his kite. It carried a string [[q7]] a deep river, and after that, workers could start to build a bridge there. In the north of Viet Nam, some people put flutes on [[q8]] kites. When the wind [[q9]], there is music in the sky. So you do not [[q10]] to look up: your ears tell you that the kites are there.',
      [
        ['than|that|as', 'more than: hơn. as đi với as … as.'],
        ['made|make|making', 'Câu bị động were made: được làm ra.'],
        ['only|too|very', 'did not only: không chỉ. too: cũng; very: rất không đứng trước động từ.'],
        ['to keep|keeping|kept', 'used kites to keep …: dùng diều để giữ. Chỉ mục đích: to + V.'],
        ['them|it|him', 'them thay cho kites (số nhiều).'],
        ['called|calls|calling', 'a boy called …: cậu bé tên là.'],
        ['across|among|until', 'across a river: qua sông. among: giữa nhiều vật; until: cho đến khi.'],
        ['their|its|his', 'Diều của some people (số nhiều): their.'],
        ['blows|blow|blowing', 'the wind là số ít: blows.'],
        ['need|must|can', 'do not need to: không cần. must, can không đi với do not … to.'],
      ],
    ],
  ],
  stories: [
    [
      'Grandma’s present',
      'When Robert’s grandmother was seventy, her family gave her a mobile phone. She said thank you, put it in a cupboard and forgot it. In August she went to the forest alone to look for mushrooms. She found so many that she didn’t watch the path, and soon she was lost. It was getting dark when she suddenly heard music. It came from her own bag! Robert had put the phone there that morning. “Where are you, Grandma?” he asked. “Under a very tall tree,” she said, “and I’ve got enough mushrooms for the whole street.” Robert told her to turn on the light of the phone and hold it up. Half an hour later, he and his father found her. Now Grandma takes the phone everywhere. She doesn’t call many people, but she loves the torch.',
      [
        ['When Grandma was seventy, she got a ___.', 'phone/mobile/mobile phone/new phone', '~a mobile phone'],
        ['First she put her present in a ___.', 'cupboard', '~put it in a cupboard'],
        ['She went to the forest because she wanted to find ___.', 'mushrooms/some mushrooms', '~look for mushrooms'],
        ['The music came from her ___.', 'bag/own bag/phone/mobile phone', '~from her own bag'],
        [
          '___ had put the phone in her bag.',
          'Robert/Her grandson/Her grandson Robert/Grandson Robert',
          '~Robert had put the phone there',
        ],
        ['Robert told her to hold up the ___ of the phone.', 'light/torch', '~turn on the light'],
        ['Robert and his ___ found her.', 'father/dad', '~he and his father found her'],
      ],
    ],
  ],
  diaries: [
    [
      'A rainy week',
      'It has rained every day ___ Monday, so we can’t play football. This afternoon Harry came to my house, and we ___ a cake. It wasn’t easy, ___ we’d never done it before, and we forgot the sugar. Mum tried a piece and said that it was the ___ interesting cake in the world. Tomorrow we’re going ___ try again.',
      ['since', 'made/baked/cooked', 'because/as/since/for', 'most', 'to'],
      [
        'since Monday: từ thứ Hai.',
        'made a cake: làm bánh.',
        'because we’d never done it: vì chưa làm bao giờ.',
        'the most interesting: so sánh nhất.',
        'going to try: sẽ thử.',
      ],
    ],
  ],
  tasks: [
    [
      'park',
      'A story about the park',
      'Look at the picture. Write a story about two of the people. Write 20 words or more.',
      ['Who are the people?', 'What happens?', 'How does the story end?'],
      'Lan was flying her new kite in the park. Suddenly the wind took it, and it fell into the water. A boy was there with his dog. The dog jumped in and brought the kite back. It was wet, but Lan was very happy. She bought the boy and his dog an ice cream.',
    ],
  ],
};

export const fourthFlyers = (media: ClipsAndPictures): SeedQuestion[] => flyersFrom(media, fourth);
