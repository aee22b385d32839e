/** A fifth paper of A2 Flyers, so that practice has two. */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { flyersFrom, type FlyersTexts } from './flyers.ts';

const fifth: FlyersTexts = {
  named: [
    [
      'beach',
      'flyers-beach',
      'Harry’s photo from the beach',
      'Robert fishing, Betty newspaper, Helen ball, Emma shell, David sand',
      [
        "~That's Robert|Ông câu cá.",
        '~Betty.|Câu hỏi trước đó nói về người ngồi dưới ô.',
        "~that's Helen|Bạn váy hồng chơi bóng không phải em họ của Harry.",
        '~My cousin Emma|Emma tìm thấy vỏ ốc.',
        "~that's David|David mặc áo xanh, xây lâu đài cát.",
      ],
    ],
  ],
  notes: [
    [
      'flyers-concert',
      'The school concert',
      [
        ['Date: the second of', '___', 'May', '~the second of May'],
        ['Be there at', '___ o’clock', '5/five', '~Please be there at five|Sáu rưỡi là giờ bắt đầu.'],
        ['To wear', 'a ___ shirt', 'white', '~White shirts'],
        ['To bring', 'a bottle of ___', 'water', '~your own bottle of water'],
        ['At the piano', 'Mr ___', 'Stone', '~S, T, O, N, E'],
      ],
    ],
  ],
  matches: [
    [
      'flyers-reading',
      'Places for reading',
      'Listen. Where does each person like to read? There is one place that you do not need.',
      ['Frank=on the roof', 'Sarah=in a tree', 'Oliver=on the bus', 'Grandma=in the kitchen', 'Katy=in bed'],
      'in the library',
      [
        '~On the roof of our house',
        '~She sits in a tree',
        '~He reads on the bus|Ở thư viện (library) bạn chỉ dùng máy tính.',
        '~Yes, in the kitchen',
        '~She can only read in bed',
      ],
    ],
  ],
  choices: [
    [
      'flyers-stage',
      'M1',
      'What does the teacher still need for the show?',
      'microphone keyboard lightbulb',
      'Không ai nghe thấy ca sĩ: cần micrô (microphone). Đàn (keyboard) mới; bóng đèn (light bulb) thay rồi.',
    ],
    [
      'flyers-old-things',
      'M2',
      'What wasn’t Michael allowed to touch?',
      'globe telescope telephone',
      'Quả địa cầu (globe) không được chạm. Kính thiên văn (telescope) cao quá; điện thoại (telephone) thì Michael được nói thử với chị hoặc em gái.',
    ],
  ],
  coloured: [
    [
      'draw-evening',
      'flyers-colour-garden',
      'A house in the evening',
      ['roof black', 'door red', 'car blue', 'tree yellow', 'flower purple'],
      [
        '~Colour the roof black',
        "~that's the red one",
        '~do it in blue',
        '~make the tree yellow',
        '~It should be purple',
      ],
    ],
  ],
  meanings: [
    [
      'Jobs and places',
      [
        'This person helps you when your teeth hurt.=a dentist',
        'This person flies planes.=a pilot',
        'You go to this place to catch a plane.=an airport',
        'This person comes when a house is burning.=a firefighter',
        'You can see clowns in a big tent here.=a circus',
        'You can watch a play on a stage here.=a theatre',
        'This person writes for a newspaper.=a journalist',
        'You can buy medicine in this shop.=a chemist’s',
        'You pay to sleep in this place on holiday.=a hotel',
        'This person paints pictures.=an artist',
      ],
      ['a bridge', 'a queen', 'a factory'],
      [
        'a dentist: nha sĩ.',
        'a pilot: phi công.',
        'an airport: sân bay.',
        'a firefighter: lính cứu hoả.',
        'a circus: rạp xiếc, có chú hề.',
        'a theatre: nhà hát, có sân khấu.',
        'a journalist: nhà báo.',
        'a chemist’s: hiệu thuốc.',
        'a hotel: khách sạn. a factory: nhà máy; a bridge: cây cầu.',
        'an artist: hoạ sĩ. a queen: nữ hoàng.',
      ],
    ],
  ],
  talks: [
    [
      'The lost scarf',
      'Katy is talking to a man at the station. What does Katy say?',
      [
        'Man: Good afternoon. Can I help you?',
        'Katy: ___',
        'Man: What does it look like?',
        'Katy: ___',
        'Man: And where did you have it last?',
        'Katy: ___',
        'Man: When did your train arrive here?',
        'Katy: ___',
        'Man: You’re lucky. Is it this one?',
        'Katy: ___',
      ],
      [
        'Yes, please. I’ve lost my scarf.',
        'It’s red, and there are white stars on it.',
        'I put it on the seat next to me, I think.',
        'About an hour ago. It came from York.',
        'Oh yes! Thank you! My aunt made it for me.',
      ],
      ['No, I haven’t got a brother.', 'It’s much warmer than my jacket.'],
      [
        'Can I help you? đáp Yes, please và nói mất khăn.',
        'What does it look like? tả khăn: màu đỏ, có sao trắng.',
        'where … last? nói chỗ: on the seat.',
        'When did your train arrive? nói giờ: About an hour ago.',
        'Is it this one? đáp Oh yes! Thank you!',
      ],
    ],
  ],
  boxed: [
    [
      'The quiet alarm',
      'Richard never heard his alarm clock. One [winter] morning, he was late for school again, and his teacher was quite [angry]. “Buy a louder clock,” she said. But Richard’s grandmother had a better idea. She put a piece of [sausage] under his pillow before she went to bed. At six o’clock, their dog Rufus [smelled] it. He jumped onto the bed, pushed Richard’s head to one [side] and started to eat. Richard was awake at once! Now he is always the first at school. Only his hair is a little [wet] in the morning.',
      ['cheap', 'forgot', 'screen'],
      [
        'One winter morning: một sáng mùa đông.',
        'Đi muộn lần nữa nên cô giáo giận: angry; cheap: rẻ.',
        'Thứ chó thích ăn: sausage (xúc xích); screen: màn hình.',
        'Chó đánh hơi thấy: smelled; forgot: quên.',
        'to one side: sang một bên.',
        'Chó liếm nên tóc ướt: wet.',
      ],
    ],
  ],
  clozes: [
    [
      'Chocolate',
      'Chocolate is made from the beans of a tree [[q1]] grows in hot, wet countries. More than two thousand years [[q2]], people in Central America made a drink from these beans. It [[q3]] sweet at all, and they drank it cold. The beans were so [[q4]] that people used them as money: you [[q5]] buy a rabbit with ten of them. In the sixteenth century, the drink [[q6]] to Europe. People there added sugar and drank it hot. The first chocolate that you [[q7]] eat in bars was made in England in 1847. Today, [[q8]] of the beans come from Africa. Farmers in Viet Nam have begun to grow [[q9]], too, and some of their chocolate has [[q10]] prizes in other countries.',
      [
        ['which|who|where', 'which thay cho a tree (vật). who chỉ người; where chỉ nơi chốn cần chủ ngữ sau nó.'],
        ['ago|for|since', 'two thousand years ago: cách đây hai nghìn năm. for, since không đứng sau years như vậy.'],
        ['wasn’t|isn’t|didn’t', 'Chuyện quá khứ, trước tính từ sweet: wasn’t. isn’t: hiện tại; didn’t cần động từ.'],
        ['expensive|expensively|more expensive', 'so + tính từ + that: expensive.'],
        ['could|can|must', 'Chuyện quá khứ: could. can: hiện tại; must: phải.'],
        ['came|come|comes', 'In the sixteenth century: quá khứ, came.'],
        ['could|should|must', 'có thể ăn được (quá khứ): could. should: nên; must: phải.'],
        ['most|more|much', 'most of the beans: phần lớn hạt. more so sánh hơn; much không đi với số nhiều.'],
        ['them|it|him', 'Thay cho the beans (số nhiều): them.'],
        ['won|win|winning', 'has + quá khứ phân từ: won.'],
      ],
    ],
  ],
  stories: [
    [
      'Snow in the city',
      'When Sophia woke up on Tuesday, it was very quiet in the street. She looked out of the window: everything was white! It was the first snow for eleven years. The buses didn’t run, and Sophia’s school was closed. She and her brother Dan put on three sweaters each and went to the park. They wanted to make a snowman, but their hands got too cold. Then an old man came along the path. He was a baker, and he was carrying warm bread. He gave each of them a loaf. “Don’t eat it,” he said. “Hold it!” So they held the bread until their fingers were warm, and then they built a snowman which was taller than Dad. In the end, they were so hungry that they ate the bread after all. They left a small piece for the birds, on top of the snowman’s head.',
      [
        ['It was the first snow for ___ years.', 'eleven/11', '~the first snow for eleven years'],
        ['The children didn’t have to go to ___ that day.', 'school/their school', '~Sophia’s school was closed'],
        ['Sophia and Dan each wore three ___.', 'sweaters/jumpers/pullovers', '~put on three sweaters each'],
        ['At first, their ___ were too cold.', 'hands/fingers', '~their hands got too cold'],
        [
          'The old man’s job was ___ bread.',
          'baking/making/to bake/to make/selling/to sell/baking and selling/making and selling',
          '~He was a baker',
        ],
        ['The snowman was taller than their ___.', 'dad/father/daddy', '~which was taller than Dad'],
        ['They put some bread on the snowman’s ___ for the birds.', 'head', '~on top of the snowman’s head'],
      ],
    ],
  ],
  diaries: [
    [
      'My new desk',
      'Today Dad and I built a desk ___ of an old door. It took us four hours, and it’s ___ biggest desk in our street! Mum wanted to know ___ we got the door from. We didn’t tell her. It’s ___ to the window, so I can see the garden while I’m doing my homework. I only hope that nobody ___ going to look for the garage door.',
      ['out', 'the', 'where/who', 'next/near/close', 'is'],
      [
        'out of an old door: từ một cánh cửa cũ.',
        'the biggest: so sánh nhất cần the.',
        'where we got … from: lấy ở đâu.',
        'next to the window: cạnh cửa sổ.',
        'nobody is going to: không ai sẽ.',
      ],
    ],
  ],
  tasks: [
    [
      'classroom',
      'A story about a lesson',
      'Look at the picture. Write a story about two of the people. Write 20 words or more.',
      ['Who are the people?', 'What happens?', 'How does the story end?'],
      'In the art lesson, Nga was painting a fish. Her friend Minh was looking at the real fish in the classroom. Suddenly he put his hand into the water because he wanted to touch it. Everything fell down, and Nga’s picture got very wet. “Now it looks real!” said the teacher.',
    ],
  ],
};

export const fifthFlyers = (media: ClipsAndPictures): SeedQuestion[] => flyersFrom(media, fifth);
