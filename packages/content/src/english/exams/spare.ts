/**
 * More of the questions of Starters, Movers, Flyers and Key that stand alone. A paper takes several of them, so with no
 * more than a whole number of papers' worth, one that a sample paper uses costs a paper.
 */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { flyersFrom } from './flyers.ts';
import { keyFrom } from './key.ts';
import { moversFrom } from './movers.ts';
import { startersFrom } from './starters.ts';

const none = { named: [], notes: [], matches: [], coloured: [], boxed: [], clozes: [] };

const ofStarters = (media: ClipsAndPictures): SeedQuestion[] =>
  startersFrom(media, {
    ...none,
    ticks: [],
    judged: [],
    letterSets: [],
    choices: [
      [
        'starters-rabbit',
        'M1',
        'Which animal is in the garden?',
        'rabbit cat dog',
        'Trong vườn có con thỏ (rabbit). Mèo (cat) là cô đoán; chó (dog) là của chị hoặc em gái Bill.',
      ],
      [
        'starters-lunch',
        'M1',
        'What does Lucy want for lunch?',
        'soup spaghetti bread',
        'Lucy muốn ăn súp (soup). Bạn không muốn mì (spaghetti) và bánh mì (bread).',
      ],
    ],
    written: [
      [
        'party',
        'A party in a room. There is a cake on a table. A girl has a crown. A boy in green has three balloons. A girl in purple has a present. A boy in red has a saxophone. A man with grey hair has a camera. A girl in orange has a drink. A boy in blue has some pizza.',
        [
          ['How many balloons are there?', 'There are ___.', 'three/3', 'M1', 'Có ba quả bóng bay: three.'],
          ['What is on the table?', 'There is a ___ on it.', 'cake', 'M1', 'Trên bàn có chiếc bánh: cake.'],
          ['Where are the people?', 'They are at a ___.', 'party', 'M2', 'Mọi người ở bữa tiệc: party.'],
        ],
      ],
    ],
  });

const ofMovers = (media: ClipsAndPictures): SeedQuestion[] =>
  moversFrom(media, {
    ...none,
    meanings: [],
    stories: [],
    choices: [
      [
        'movers-team',
        'M2',
        'Which sport does Jane play now?',
        'volleyball tennis basketball',
        'Nay Jane chơi bóng chuyền (volleyball). Tennis là trước kia; bóng rổ (basketball) là anh hoặc em trai chơi.',
      ],
      [
        'movers-bed',
        'M1',
        'What is under Jack’s bed?',
        'basketball shoe guitar',
        'Dưới giường có quả bóng rổ (basketball). Giày (shoe) ở chân Jack; đàn ghi-ta (guitar) ở sau cửa.',
      ],
    ],
    replies: [
      [
        'M1',
        'Sally: Whose kite is this?',
        'Jack',
        'It’s my cousin’s.|It’s high in the sky.|It’s very big.',
        'Whose hỏi của ai: my cousin’s. Hai câu kia nói ở đâu và to thế nào.',
      ],
      [
        'M1',
        'Sally: What’s the weather like today?',
        'Jack',
        'It’s dry and windy.|It’s Monday today.|I like it very much.',
        'What … like? hỏi thời tiết thế nào: dry and windy. Hai câu kia nói ngày và ý thích.',
      ],
      [
        'M2',
        'Sally: Shall we go to the park?',
        'Jack',
        'Good idea! I’ll get my kite.|Good! You went there with me.|Good! It was in the park.',
        'Shall we …? là lời rủ: Good idea! Hai câu kia ở quá khứ, không đáp lời rủ.',
      ],
    ],
    written: [
      [
        'party',
        'A party in a room. There are three blue candles on a cake. A girl with a crown is behind the table. A boy in green has three balloons. A boy in blue is eating pizza. A girl in orange and blue has a glass of juice.',
        [
          [
            'M2',
            'How many balloons has the boy in green got?\nHe has got ___.',
            'three/3/three balloons/3 balloons',
            'Bạn áo xanh lá có ba quả bóng bay: three.',
          ],
          ['M1', 'The boy in blue is eating some ___.', 'pizza', 'Bạn áo xanh dương đang ăn pizza.'],
          ['M1', 'The girl in orange has got some ___.', 'juice/orange juice', 'Bạn áo cam có cốc nước quả: juice.'],
        ],
      ],
    ],
  });

const ofFlyers = (media: ClipsAndPictures): SeedQuestion[] =>
  flyersFrom(media, {
    ...none,
    meanings: [],
    talks: [],
    stories: [],
    diaries: [],
    tasks: [],
    choices: [
      [
        'flyers-bag',
        'M1',
        'What has Holly got in her bag?',
        'watermelon laptop grapes',
        'Trong túi có dưa hấu (watermelon). Máy tính (laptop) để ở nhà; nho (grapes) đắt quá.',
      ],
      [
        'flyers-picture',
        'M2',
        'Which animal is Harry going to paint?',
        'penguin crocodile octopus',
        'Harry sẽ vẽ chim cánh cụt (penguin). Cá sấu (crocodile) là lần trước; bạch tuộc (octopus) nhiều tay quá.',
      ],
    ],
  });

const ofKey = (media: ClipsAndPictures): SeedQuestion[] =>
  keyFrom(media, {
    ...none,
    people: [],
    passages: [],
    messages: [],
    conversations: [],
    tasks: [],
    signs: [
      [
        'notice-flowers',
        'M1',
        'What can customers do at two o’clock?',
        'Leave a message|Buy some flowers|Talk to the owner',
        'Cửa hàng mở lại lúc hai rưỡi; lúc hai giờ chỉ để lại lời nhắn ở quán cà phê được.',
      ],
      [
        'notice-books',
        'M2',
        'When should students speak to Ms Lan?',
        'When two books are not enough|When they bring their books back|When a book is too difficult',
        'if you need more: khi cần hơn hai quyển. Biển không nói đến trả sách hay sách khó.',
      ],
    ],
    choices: [
      [
        'key-shelf',
        'M1',
        'What fell from the shelf?',
        'guitar lamp camera',
        'Đàn ghi-ta (guitar) rơi xuống. Đèn (lamp) là mẹ đoán; máy ảnh (camera) Sam cầm trên tay.',
      ],
      [
        'key-sunday',
        'M2',
        'Where did the woman go on Sunday?',
        'museum beach bigwheel',
        'Cuối cùng hai mẹ con vào bảo tàng (museum). Bãi biển (beach) nhiều gió; vòng quay (big wheel) đông quá.',
      ],
    ],
    shorts: [
      [
        'key-short-meal',
        'M1',
        'What is the problem?',
        'The woman has got the wrong meal.|The woman’s meal is much too cold.|The woman doesn’t like chicken.',
        'I ordered chicken, but this is fish: món mang ra không đúng. Bài không nói nguội hay không thích gà.',
      ],
      [
        'key-short-lights',
        'M2',
        'What does Nam ask the girl to do?',
        'Return the bike in time|Repair the lights of the bike|Ride to school with him',
        'bring it back before it gets dark: trả xe trước khi trời tối. Đèn hỏng nhưng Nam không nhờ sửa.',
      ],
    ],
  });

export const spareQuestions = (media: ClipsAndPictures): SeedQuestion[] => [
  ...ofStarters(media),
  ...ofMovers(media),
  ...ofFlyers(media),
  ...ofKey(media),
];
