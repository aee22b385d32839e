/** A fifth paper of A1 Movers, so that practice has two. */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { moversFrom, type MoversTexts } from './movers.ts';

const fifth: MoversTexts = {
  named: [
    [
      'classroom',
      'movers-class',
      'Vicky’s class',
      'Jack hand, Fred fish, Lily books, Paul globe, Daisy computer',
      [
        '~with his hand up is Jack',
        "~That's Fred|Fred đứng cạnh bể cá.",
        "~That's Lily|Lily ôm chồng sách.",
        "~that's Paul|Paul cầm quả địa cầu, không phải anh em của Vicky.",
        "~Her name's Daisy|Daisy ngồi trước máy tính.",
      ],
    ],
  ],
  notes: [
    [
      'movers-trip',
      'The class trip',
      [
        ['Day', '___', 'Thursday', "~We're going on Thursday"],
        ['Place', 'the ___', 'mountains/mountain', '~the mountains|Hồ (lake) là lần trước.'],
        ['How', 'by ___', 'train', "~We're going by train|Xe buýt nhỏ quá."],
        ['To bring', 'a ___', 'coat', '~Please bring a coat'],
        ['Who comes with them', 'Mr ___', 'Park', '~P, A, R, K'],
      ],
    ],
  ],
  matches: [
    [
      'movers-breakfast',
      'Breakfast today',
      'Listen. What did each child have for breakfast? There is one answer that you do not need.',
      ['Peter=eggs', 'Jane=fruit', 'Charlie=pancakes', 'Vicky=milk', 'Jim=noodles'],
      'rice',
      [
        '~I had two eggs',
        '~She only had some fruit',
        '~He had pancakes',
        '~a glass of milk',
        '~Then he ate some noodles|Cơm (rice) Jim cho mèo ăn.',
      ],
    ],
  ],
  choices: [
    [
      'movers-sofa',
      'M1',
      'What is behind the sofa?',
      'basketball book cat',
      'Sau ghế có quả bóng rổ (basketball). Sách (book) không có ở đó; mèo (cat) ở ngoài vườn.',
    ],
    [
      'movers-driver',
      'M2',
      'What does Sally’s dad drive?',
      'bus taxi train',
      'Bố chở năm mươi bạn đi học: xe buýt (bus). Taxi là chú lái; tàu (train) là trước kia.',
    ],
  ],
  coloured: [
    [
      'draw-fruit',
      'movers-colour-fruit',
      'Fruit for breakfast',
      ['apple green', 'pear yellow', 'banana red', 'cup blue', 'grapes purple'],
      [
        '~Colour the apple green',
        '~make the pear yellow',
        '~a red banana',
        '~Colour the cup blue',
        '~The grapes are purple',
      ],
    ],
  ],
  meanings: [
    [
      'Outside',
      [
        'A lot of trees grow in this place.=a forest',
        'A river comes down from a high place here.=a waterfall',
        'You can see this in the sky at night.=the moon',
        'This is very high, and there can be snow on top of it.=a mountain',
        'There is water on all sides of this place.=an island',
      ],
      ['a field', 'a cloud'],
      [
        'a forest: rừng, nhiều cây.',
        'a waterfall: thác nước.',
        'the moon: mặt trăng. a cloud: đám mây, ban ngày cũng thấy.',
        'a mountain: núi, có thể có tuyết.',
        'an island: đảo, nước bao quanh. a field: cánh đồng.',
      ],
    ],
  ],
  replies: [],
  boxed: [
    [
      'A funny dinner',
      'One of Sally’s teeth was moving all [week], so she couldn’t eat apples. At dinner on Friday, her brother told a funny story. Sally [laughed] so much that the tooth fell out! It wasn’t on the floor, and it wasn’t in her [soup]. Sally was [sad], because she wanted to show it to her grandpa. Then the family’s [dog] came out from under the table. There was something small and [white] in its mouth!',
      ['thirsty', 'sang', 'clock'],
      [
        'all week: cả tuần.',
        'Câu chuyện vui nên laughed: cười; sang: hát.',
        'Lúc ăn tối, răng không rơi vào bát súp: soup.',
        'Mất răng nên buồn: sad; thirsty: khát.',
        'Con vật chui ra từ gầm bàn, có miệng: dog (con chó); clock: đồng hồ.',
        'Chiếc răng nhỏ và trắng: white.',
      ],
    ],
  ],
  clozes: [
    [
      'Penguins',
      'Penguins are birds, but they can’t [[q1]]. They are very fast [[q2]] they swim. Most of these birds live in cold places, but there are [[q3]] in Africa, too. Father penguins are very good at [[q4]] after their eggs. Some of them stand on the ice for two months and [[q5]] eat anything.',
      [
        ['fly|flies|flying', 'can’t + động từ nguyên mẫu: fly.'],
        ['when|or|that', 'when they swim: khi chúng bơi. or: hoặc; that: rằng.'],
        ['some|any|every', 'there are some: có một số. any dùng trong câu hỏi, phủ định; every + danh từ số ít.'],
        ['looking|look|looked', 'good at + V-ing: looking after (chăm sóc).'],
        [
          'don’t|doesn’t|isn’t',
          'Chủ ngữ số nhiều them: don’t eat. doesn’t đi với he, she, it; isn’t không đi với eat.',
        ],
      ],
    ],
  ],
  stories: [
    [
      'In the kitchen with Dad',
      'It was Grandma’s birthday, and Charlie and Daisy wanted to make a cake for her. Mum was at work, so they asked their dad. “I can’t cook,” said Dad, “but I can read.” He read from a book, and the children put milk, eggs and chocolate into a bowl. Then they put the cake into the oven. At that moment, Uncle Fred called, and Dad talked to him on the phone for half an hour. When they all came back to the kitchen, the cake was black! Charlie wanted to cry. But Daisy ran into the garden, and she came back with some strawberries. She put them on top of the cake. Grandma ate two big pieces. “This is the best black cake in the world!” she said.',
      [
        [
          'The children wanted to make a ___ for Grandma.',
          'cake/birthday cake/chocolate cake/present',
          '~wanted to make a cake for her',
        ],
        [
          'Dad could not ___, but he could read.',
          'cook/bake/make a cake/make cakes/bake a cake/cook a cake/make it',
          '~I can’t cook',
        ],
        ['They put milk, eggs and ___ into a bowl.', 'chocolate/some chocolate', '~milk, eggs and chocolate'],
        ['Dad talked to Uncle Fred on the ___.', 'phone/telephone', '~on the phone'],
        ['After half an hour, the cake was ___.', 'black/burnt/burned/all black/very black', '~the cake was black'],
        ['Daisy found some strawberries in the ___.', 'garden', '~Daisy ran into the garden'],
        ['Grandma ate ___ pieces of the cake.', 'two/2/two big/2 big/two large/2 large', '~ate two big pieces'],
      ],
    ],
  ],
  written: [
    [
      'party',
      'A party. A girl with a crown has long black hair and a pink dress. A boy in red has a saxophone. A girl in purple has a present. A man with grey hair has a camera and glasses. There is a cake with candles on the table.',
      [
        [
          'M1',
          'The boy in red is playing ___.',
          'music/a song/the saxophone/saxophone/a saxophone',
          'Bạn áo đỏ đang chơi nhạc: music.',
        ],
        [
          'M1',
          'The girl in purple is holding a ___.',
          'present/gift/box/birthday present/birthday gift/big present/small present/present box/gift box',
          'Bạn áo tím cầm món quà: present.',
        ],
        ['M2', 'What colour is the man’s hair?\nIt is ___.', 'grey/gray', 'Tóc ông màu xám: grey.'],
        ['M2', 'What is the man doing?\nHe is taking a ___.', 'photo/picture/photograph', 'Ông đang chụp ảnh: photo.'],
      ],
    ],
    [
      'park',
      'A park. The sun is shining. A girl in green is eating an ice cream. A boy in red is sitting on a bench. A woman in purple has long brown hair. There is some water behind the people, with a duck.',
      [
        [
          'M1',
          'What’s the weather like?\nIt’s ___.',
          'sunny/hot/warm/fine/nice/good/lovely/beautiful/very sunny/very hot/very nice/very good',
          'Mặt trời chiếu: sunny.',
        ],
        [
          'M2',
          'The boy in red is ___ on a bench.',
          'sitting/reading/sitting down',
          'Bạn áo đỏ ngồi trên ghế dài: sitting.',
        ],
      ],
    ],
  ],
};

export const fifthMovers = (media: ClipsAndPictures): SeedQuestion[] => moversFrom(media, fifth);
