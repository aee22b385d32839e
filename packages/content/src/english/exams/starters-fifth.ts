/** A fifth paper of Pre A1 Starters, so that practice has two. */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { startersFrom, type StartersTexts } from './starters.ts';

const fifth: StartersTexts = {
  named: [
    [
      'park',
      'starters-park',
      'Alice’s park',
      'Tom ball, Jill kite, Sam guitar, Nick dog, Ann icecream',
      [
        '~The boy with the ball is Tom',
        "~That's Jill|Jill mặc váy vàng, thả diều.",
        "~that's Sam|Người chơi đàn là Sam, không phải ông của Alice.",
        "~That's Nick|Nick đứng cạnh con chó.",
        "~That's my sister Ann|Ann cầm que kem.",
      ],
    ],
  ],
  notes: [
    [
      'starters-teacher',
      'Mark’s class',
      [
        ['Teacher', 'Miss ___', 'Bean', '~B, E, A, N'],
        ['Children in the class', '___', '12/twelve', '~There are twelve'],
        ['Classroom', 'number ___', '7/seven', "~It's number seven"],
        ['Name of the fish', '___', 'Fred', '~F, R, E, D'],
        ['Mark’s age', '___', '8/eight', "~I'm eight"],
      ],
    ],
  ],
  choices: [
    [
      'starters-bag',
      'M1',
      'What is in Anna’s bag?',
      'book phone apple',
      'Trong cặp có quyển sách (book). Điện thoại (phone) ở trên bàn; táo (apples) Anna không thích.',
    ],
    [
      'starters-animal',
      'M1',
      'Which animals does Ben love?',
      'tiger monkey elephant',
      'Ben thích hổ (tigers) nhất. Khỉ (monkeys) nhỏ quá; voi (elephants) chỉ là hay.',
    ],
    [
      'starters-morning',
      'M2',
      'What does Kim want?',
      'milk egg bread',
      'Kim xin sữa (milk). Trứng (egg) và bánh mì (bread) bạn không muốn vì không đói.',
    ],
  ],
  coloured: [
    [
      'draw-robot',
      'starters-colour-robot',
      'A robot',
      ['hat blue', 'head green', 'body red', 'heart yellow', 'balloon purple'],
      ['~Colour the hat blue', '~The head is green', '~Make it red', '~Colour the heart yellow', '~a purple balloon'],
    ],
  ],
  ticks: [
    [
      'Five pictures: right or wrong',
      [
        ['camera', 'This is a camera.', 't', 'camera: máy ảnh.'],
        ['lion', 'This is a tiger.', 'f', 'Đây là con sư tử (lion); tiger là con hổ.'],
        ['egg', 'This is an egg.', 't', 'egg: quả trứng.'],
        ['train', 'This is a car.', 'f', 'Đây là tàu hoả (train); car là ô tô.'],
        ['pear', 'This is a pear.', 't', 'pear: quả lê.'],
      ],
    ],
  ],
  judged: [
    [
      'party',
      'Look: a party',
      'A room with seven people. There is a cake with three candles on a table. A girl with a crown is behind the table. A boy in green has three balloons. A girl in purple has a present. A boy in blue has some pizza. A man with grey hair has a camera.',
      [
        ['There is a cake on the table.', 't', 'Trên bàn có chiếc bánh (cake).'],
        ['The boy in green has got a kite.', 'f', 'Bạn áo xanh lá cầm bóng bay (balloons), không phải diều (kite).'],
        ['The man has got a camera.', 't', 'Người đàn ông cầm máy ảnh (camera).'],
        ['The girl in purple has got a doll.', 'f', 'Bạn áo tím cầm món quà (present), không phải búp bê (doll).'],
        ['The boy in blue has got some pizza.', 't', 'Bạn áo xanh dương cầm miếng pizza.'],
      ],
    ],
  ],
  letterSets: [
    [
      'Five pictures: five words',
      ['train', 'cat', 'apple', 'fish', 'bread'],
      ['train: tàu hoả.', 'cat: con mèo.', 'apple: quả táo.', 'fish: con cá.', 'bread: bánh mì.'],
    ],
  ],
  boxed: [
    [
      'What am I? In a room',
      'You can find me in your [house]. I have four [legs], but I can’t walk. You sleep on me at [night]. Your cat or your [dog] likes to sleep on me, too. In the morning you get up and go to school, but I don’t. What am I? I am a [bed].',
      ['@dog dog', '@bed bed', '@lemon lemon', 'jump'],
      [
        'in your house: trong nhà.',
        'four legs: bốn chân.',
        'at night: ban đêm.',
        'Con vật trong nhà cùng với mèo: dog; lemon là quả chanh.',
        'Đồ vật để nằm ngủ: bed.',
      ],
    ],
  ],
  written: [
    [
      'classroom',
      'A classroom with a teacher and six children. There are two fish. A girl with glasses is in front of a computer. A girl in blue is painting. A boy in green has his hand up. A girl has books. There is a clock on the wall. Its short hand shows nine, and its long hand shows twelve.',
      [
        [
          'Where are the children?',
          'They are in a ___.',
          'classroom/school/class/room',
          'M1',
          'Các bạn ở lớp học: classroom.',
        ],
        ['How many fish are there?', 'There are ___.', 'two/2', 'M1', 'Có hai con cá: two.'],
        [
          'What is in front of the girl with the glasses?',
          'It is a ___.',
          'computer/laptop/PC/desk/table',
          'M1',
          'Trước mặt bạn đeo kính có máy tính: computer.',
        ],
        ['Where is the clock?', 'It is on the ___.', 'wall', 'M2', 'Đồng hồ ở trên tường: wall.'],
        [
          'What is the girl in blue doing?',
          'She is ___.',
          'painting/drawing',
          'M2',
          'Bạn váy xanh dương đang vẽ: painting.',
        ],
        ['How many children can you see?', 'I can see ___.', 'six/6', 'M2', 'Có sáu bạn nhỏ: six.'],
        ['What time is it?', 'It is ___ o’clock.', 'nine/9', 'M1', 'Đồng hồ chỉ chín giờ: nine.'],
      ],
    ],
  ],
};

export const fifthStarters = (media: ClipsAndPictures): SeedQuestion[] => startersFrom(media, fifth);
