/** A fourth paper of Pre A1 Starters, with two more questions of each kind that stands alone. */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { startersFrom, type StartersTexts } from './starters.ts';

const fourth: StartersTexts = {
  named: [
    [
      'beach',
      'starters-beach',
      'Nick’s friends at the beach',
      'Ben icecream, Lucy ball, Pat newspaper, Tom sand, Kim shell',
      [
        '~with the ice cream is Ben',
        "~That's Lucy|Lucy mặc váy hồng, chơi bóng.",
        "~that's Pat|Pat đọc báo.",
        '~my brother Tom|Tom mặc áo xanh dương, xây nhà cát.',
        "~Her name's Kim|Kim cầm vỏ sò.",
      ],
    ],
  ],
  notes: [
    [
      'starters-uncle',
      'Grace’s uncle',
      [
        ['Name', '___', 'Peter', '~P, E, T, E, R'],
        ['House', 'Green Street, number ___', '11/eleven', "~It's number eleven"],
        ['Children', '___', '3/three', "~He's got three"],
        ['Name of the cat', '___', 'Lily', '~L, I, L, Y'],
        ['Age of the cat', '___', '1/one', "~It's only one"],
      ],
    ],
  ],
  choices: [
    [
      'starters-toy',
      'M1',
      'What is Bill’s favourite toy?',
      'train car basketball',
      'Bill thích nhất tàu hoả (train). Bạn không thích ô tô (car); quả bóng (ball) là của chị hoặc em gái.',
    ],
    [
      'starters-desk',
      'M2',
      'What is on Jill’s desk?',
      'phone apple pencil',
      'Trên bàn là điện thoại (phone). Táo (apple) bạn ăn rồi; bút chì (pencil) là thứ cô bảo lấy ra.',
    ],
    [
      'starters-kitchen',
      'M1',
      'What is in the kitchen?',
      'mouse frog bird',
      'Trong bếp có con chuột (mouse), nhỏ và xám. Không phải ếch (frog) hay chim (bird).',
    ],
    [
      'starters-drink',
      'M2',
      'What does Eva eat?',
      'banana orange egg',
      'Eva ăn chuối (banana) vì hết cam (oranges). Bài không nói đến trứng (egg).',
    ],
    [
      'starters-clothes',
      'M1',
      'What does Mark want?',
      'jeans jacket shoe',
      'Mark tìm quần bò (jeans). Áo khoác (jacket) không cần; giày (shoe) nằm cạnh quần.',
    ],
    [
      'starters-music',
      'M2',
      'What is Sam’s dad playing?',
      'saxophone guitar keyboard',
      'Bố chơi kèn saxophone. Bố không có ghi-ta (guitar); đàn piano là mẹ chơi.',
    ],
    [
      'starters-window',
      'M2',
      'How do the children go today?',
      'car bus train',
      'Hai bạn đi ô tô (car) với bố. Xe buýt (bus) chưa đến; tàu hoả (train) là bạn trai đề nghị.',
    ],
  ],
  coloured: [
    [
      'draw-garden',
      'starters-colour-garden',
      'A house and a tree',
      ['roof red', 'door purple', 'car yellow', 'tree green', 'flower blue'],
      ['~Make it red', '~Colour the door purple', '~Make it yellow', '~colour the tree green', '~the flower is blue'],
    ],
  ],
  ticks: [
    [
      'Five pictures: a bird, a lamp',
      [
        ['bird', 'This is a bird.', 't', 'bird: con chim.'],
        ['lamp', 'This is a clock.', 'f', 'Đây là cái đèn (lamp); clock là đồng hồ.'],
        ['house', 'This is a house.', 't', 'house: ngôi nhà.'],
        ['shoe', 'This is a sock.', 'f', 'Đây là chiếc giày (shoe); sock là chiếc tất.'],
        ['banana', 'This is a banana.', 't', 'banana: quả chuối.'],
      ],
    ],
  ],
  judged: [
    [
      'farm',
      'Look: a day on the farm',
      'A farm. A man in a brown hat is next to a horse. A woman has some milk. A girl in a yellow T-shirt is next to two chicks. A girl in red has a rabbit. A boy in blue is next to a pig. A boy in a blue cap has a dog. A boy in white has apples.',
      [
        ['The man has got a hat.', 't', 'Người đàn ông đội mũ (hat).'],
        ['The pig is black.', 'f', 'Con lợn màu hồng, không phải màu đen (black).'],
        ['There are two chicks.', 't', 'Có hai chú gà con (chicks).'],
        ['The girl in red has got a cat.', 'f', 'Bạn váy đỏ ôm con thỏ (rabbit), không phải mèo (cat).'],
        ['The boy in white has got some apples.', 't', 'Bạn áo trắng mang giỏ táo (apples).'],
      ],
    ],
  ],
  letterSets: [
    [
      'Five pictures: an elephant, a key',
      ['elephant', 'mouse', 'bird', 'key', 'fish'],
      ['elephant: con voi.', 'mouse: con chuột.', 'bird: con chim.', 'key: chìa khoá.', 'fish: con cá.'],
    ],
  ],
  boxed: [
    [
      'What am I? Something to eat',
      'You can find me in the [kitchen]. I am round or long, and you can eat me for breakfast. You [cut] me with a knife. Some people like me with [milk], and some like me with an egg. You can buy me in a [shop], or your mum makes me at home. Birds like me, too. What am I? I am [bread].',
      ['@bread bread', '@milk milk', '@pencil pencil', 'sleep'],
      [
        'in the kitchen: trong bếp.',
        'cut … with a knife: cắt bằng dao; sleep: ngủ.',
        'Ăn với milk: sữa; pencil: bút chì không ăn được.',
        'buy … in a shop: mua ở cửa hàng.',
        'Ăn sáng, cắt bằng dao là bánh mì: bread.',
      ],
    ],
  ],
  written: [
    [
      'beach',
      'A beach: an old man is fishing, a girl in pink has a ball, a boy in blue is making a house of sand, a woman with a newspaper is under a red and white umbrella, a boy in yellow has an ice cream, a girl has a shell, a man in a hat has a camera. There is a boat on the sea.',
      [
        ['Where are the people?', 'They are on the ___.', 'beach/sand', 'M1', 'Mọi người ở bãi biển: beach.'],
        [
          'What has the girl in pink got?',
          'She has got a ___.',
          'ball/volleyball',
          'M1',
          'Bạn váy hồng có quả bóng: ball.',
        ],
        ['What is on the sea?', 'There is a ___.', 'boat/ship', 'M1', 'Trên biển có chiếc thuyền: boat.'],
        ['What is the woman reading?', 'She is reading a ___.', 'newspaper/paper', 'M2', 'Cô đọc báo: newspaper.'],
        ['What has the man in the hat got?', 'He has got a ___.', 'camera', 'M1', 'Người đội mũ có máy ảnh: camera.'],
        ['What is the old man doing?', 'He is ___.', 'fishing', 'M2', 'Ông đang câu cá: fishing.'],
        [
          'What colour is the dress of the girl with the ball?',
          'It is ___.',
          'pink',
          'M1',
          'Váy của bạn chơi bóng màu hồng: pink.',
        ],
      ],
    ],
  ],
};

export const fourthStarters = (media: ClipsAndPictures): SeedQuestion[] => startersFrom(media, fourth);
