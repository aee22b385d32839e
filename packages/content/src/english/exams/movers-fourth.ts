/** A fourth paper of A1 Movers, with more of the questions that stand alone. */
import type { SeedQuestion } from '../../kit.ts';
import type { ClipsAndPictures } from '../../more/kit.ts';
import { moversFrom, type MoversTexts } from './movers.ts';

const fourth: MoversTexts = {
  named: [
    [
      'party',
      'movers-party',
      'Mary’s picture of a party',
      'Clare crown, Jim camera, Fred balloons, Lily present, Paul pizza',
      [
        "~She's the girl with the crown|Clare đội vương miện.",
        "~That's her uncle, Jim|Người cầm máy ảnh là chú Jim, không phải bố.",
        "~That's Fred|Fred cầm ba quả bóng bay.",
        "~That's Lily|Lily mặc áo tím, cầm hộp quà.",
        "~that's Paul|Paul đang ăn pizza.",
      ],
    ],
  ],
  notes: [
    [
      'movers-club',
      'The Saturday club',
      [
        ['This month they are making', '___', 'kites', "~we're making kites"],
        ['They start at', '___ o’clock', '10/ten', '~We start at ten|Mười hai giờ là lúc kết thúc.'],
        ['Place', 'in the ___', 'library', "~it's in the library"],
        ['To bring', 'an old ___', 'shirt', '~bring an old shirt|Giấy và màu câu lạc bộ có sẵn.'],
        ['Teacher', 'Mr ___', 'Bell', '~B, E, L, L'],
      ],
    ],
  ],
  matches: [
    [
      'movers-school',
      'How they come to school',
      'Listen. How does each child come to school? There is one answer that you do not need.',
      ['John=on foot', 'Sally=by train', 'Jack=by bus', 'Vicky=by car', 'Charlie=by boat'],
      'by bike',
      [
        '~so I always walk',
        '~she comes by train',
        '~comes on the bus|Người đi xe đạp là anh hoặc em trai của Jack.',
        '~brings her in the car',
        "~That's Charlie|Câu hỏi trước đó nói về chiếc thuyền (boat).",
      ],
    ],
  ],
  choices: [
    [
      'movers-doctor',
      'M1',
      'Which part of Sally’s face hurts?',
      'nose ear eye',
      'Quả bóng đập vào mũi (nose). Tai (ear) đã khỏi; mắt (eyes) không sao.',
    ],
    [
      'movers-horse',
      'M2',
      'What did Paul give the horse?',
      'pear apple bread',
      'Paul cho ngựa quả lê (pear). Táo (apple) bạn ăn mất; bánh mì (bread) để cho vịt.',
    ],
    [
      'movers-rain',
      'M1',
      'What is Jane looking for?',
      'boot shoe umbrella',
      'Trời mưa nên Jane tìm ủng (boots). Giày (shoes) ở cạnh cửa; ô (umbrella) bạn có rồi.',
    ],
    [
      'movers-drawing',
      'M2',
      'Which animal did Peter draw?',
      'crocodile frog turtle',
      'Peter vẽ cá sấu (crocodile) có răng to. Ếch (frog) và rùa (turtle) là cô giáo đoán.',
    ],
    [
      'movers-night',
      'M2',
      'What was in Fred’s room last night?',
      'mouse bird cat',
      'Con vật nhỏ, xám, đuôi dài là chuột (mouse). Cửa sổ đóng nên không phải chim (bird); con mèo (cat) ngủ trong bếp.',
    ],
    [
      'movers-lunch',
      'M1',
      'What did Daisy have for lunch?',
      'hamburger spaghetti rice',
      'Daisy ăn hamburger vì mì (spaghetti) đã hết. Cơm (rice) là bố đoán.',
    ],
    [
      'movers-garden',
      'M2',
      'What did Jim find in the garden?',
      'glasses key newspaper',
      'Jim tìm thấy cặp kính (glasses) của bà. Chìa khoá (key) mẹ vẫn tìm; báo (newspaper) là để bà đọc.',
    ],
  ],
  coloured: [
    [
      'draw-sea',
      'movers-colour-sea',
      'Animals in the sea',
      ['bigFish red', 'smallFish purple', 'boat green', 'sun yellow', 'box black'],
      [
        '~Colour the big fish red',
        '~make it purple',
        "~so it's green",
        '~colour the sun yellow',
        '~Colour the box black',
      ],
    ],
  ],
  meanings: [
    [
      'At home',
      [
        'You wash your body in this room.=a bathroom',
        'Your head is on this when you sleep.=a pillow',
        'You go up and down on these in a house.=stairs',
        'Two or three people can sit on this and watch TV.=a sofa',
        'Look at this when you want to know the time.=a clock',
      ],
      ['a window', 'a plant'],
      [
        'a bathroom: phòng tắm.',
        'a pillow: cái gối, đặt đầu lên khi ngủ.',
        'stairs: cầu thang, đi lên đi xuống.',
        'a sofa: ghế dài hai, ba người ngồi.',
        'a clock: đồng hồ, xem giờ. a window: cửa sổ; a plant: cái cây.',
      ],
    ],
  ],
  replies: [
    [
      'M1',
      'Paul: That’s a great bike, Vicky. Is it new?',
      'Vicky',
      'Yes, I got it on Sunday.|Yes, I went there by bike.|Yes, you’ve got a new one.',
      'Hỏi xe có mới không: I got it on Sunday (Chủ nhật mới có). Hai câu kia nói đi bằng xe đạp và xe của người hỏi.',
    ],
    [
      'M1',
      'Paul: Who gave it to you?',
      'Vicky',
      'My grandparents did.|In the shop in town.|Because I like bikes.',
      'Who hỏi người: My grandparents did. In the shop trả lời Where; Because trả lời Why.',
    ],
    [
      'M2',
      'Paul: How fast can you ride it?',
      'Vicky',
      'Faster than my brother.|Every day after school.|About two kilometres.',
      'How fast hỏi nhanh thế nào: Faster than my brother. Every day trả lời How often; two kilometres trả lời How far.',
    ],
    [
      'M1',
      'Paul: Can I ride it, too?',
      'Vicky',
      'OK, but be careful!|OK, you rode it.|OK, it can do that.',
      'Paul xin đi thử: OK, but be careful (được, nhưng cẩn thận). Hai câu kia nói Paul đã đi rồi và cái xe làm được.',
    ],
    [
      'M2',
      'Paul: What about a ride in the park tomorrow?',
      'Vicky',
      'Sorry, I’m busy then.|Sorry, I wasn’t there.|Sorry, it was closed.',
      'What about … tomorrow? là lời rủ cho ngày mai: I’m busy then. Hai câu kia ở quá khứ.',
    ],
    [
      'M2',
      'Paul: What time do you get up on Sundays?',
      'Vicky',
      'Not before nine.|For nine hours.|Nine times.',
      'What time hỏi mấy giờ: Not before nine (không trước chín giờ). For nine hours: trong chín tiếng; Nine times: chín lần.',
    ],
    [
      'M1',
      'Aunt Mary: Would you like some more soup, Jim?',
      'Jim',
      'No, thank you. I’m full.|No, thank you. I wasn’t.|No, thank you. It can’t.',
      'Được mời thêm súp: I’m full (cháu no rồi). I wasn’t, It can’t không đáp Would you like.',
    ],
    [
      'M1',
      'Aunt Mary: How was the film last night?',
      'Jim',
      'It was too long.|With my friends.|It was at seven.',
      'How was …? hỏi phim thế nào: too long. With my friends trả lời Who … with; at seven trả lời When.',
    ],
    [
      'M2',
      'Aunt Mary: Don’t forget your scarf!',
      'Jim',
      'It’s OK, I’ve got it here.|It’s OK, I was cold in it.|It’s OK, you had it on.',
      'Cô nhắc đừng quên khăn: I’ve got it here (cháu cầm đây). Hai câu kia nói chuyện đã qua.',
    ],
  ],
  boxed: [
    [
      'Vicky and the parrot',
      'Vicky’s aunt went on [holiday] for two weeks, so her green parrot came to live with Vicky’s family. The parrot was very [clever]: it could say “Good morning” and “I’m hungry”. One night, the family were all in bed when they [heard] a man in the kitchen. “Who’s there?” he shouted. Dad [ran] downstairs with a big umbrella, but nobody was there! The parrot was on the table, and it was eating the [grapes]. “Who’s there?” it said again. Now Dad puts all the fruit in the [fridge] before he goes to bed.',
      ['weather', 'wet', 'sang'],
      [
        'went on holiday: đi nghỉ.',
        'Biết nói nên thông minh: clever.',
        'heard a man: nghe thấy tiếng người.',
        'ran downstairs: chạy xuống nhà; sang: hát.',
        'Vẹt ăn quả, câu cuối nói fruit: grapes (nho).',
        'Cất hoa quả vào tủ lạnh: fridge.',
      ],
    ],
  ],
  clozes: [
    [
      'Ha Long Bay',
      'Ha Long Bay is one of the most beautiful [[q1]] in Viet Nam. There are about two thousand islands in the green water. Most of them are [[q2]] small that nobody lives there. Every day, boats [[q3]] a lot of people round the islands. You can walk through caves, swim [[q4]] sit on the boat and take photos. An old story says that a dragon [[q5]] the islands a long time ago.',
      [
        ['places|place|placing', 'one of the most … + danh từ số nhiều: places.'],
        ['so|too|very', 'so small that: nhỏ đến nỗi. too, very không đi với that.'],
        ['take|takes|taking', 'boats là số nhiều: take.'],
        ['or|if|than', 'Chọn một trong các việc: or (hoặc). if: nếu; than: hơn.'],
        ['made|make|makes', 'a long time ago là quá khứ: made.'],
      ],
    ],
  ],
  stories: [
    [
      'Run, Dad, run!',
      'On Sunday, Jim and his parents went for a walk in the forest. It was hot, so they stopped next to a river and ate their sandwiches. Jim took off his shoes and put his feet in the cold water. Then a brown dog came, and it wanted to play. It took one of Jim’s shoes and ran away with it! Dad ran after the dog, but it was too fast for him. “Now I have to walk home with one shoe,” said Jim. But when they came back to their car, the dog was there, and the shoe was in front of it. It didn’t want the shoe. It wanted a sandwich!',
      [
        ['Jim and his parents walked in the ___.', 'forest', '~went for a walk in the forest'],
        ['They ate their lunch next to a ___.', 'river', '~they stopped next to a river'],
        ['Jim put his ___ in the water.', 'feet', '~put his feet in the cold water'],
        ['The colour of the dog was ___.', 'brown', '~a brown dog came'],
        ['The dog ran away with one of Jim’s ___.', 'shoes', '~one of Jim’s shoes'],
        ['The dog was ___ than Dad.', 'faster/much faster', '~it was too fast for him'],
        ['The dog waited for them at their ___.', 'car', '~came back to their car'],
      ],
    ],
  ],
  written: [
    [
      'park',
      'A park with two trees. A girl in yellow has a red kite. A boy in red is on a bench with a book. A boy in blue is with a dog. An old man with grey hair has a guitar. A woman in purple has a camera. A boy in orange has a ball. A girl in green has an ice cream.',
      [
        ['M1', 'The man with grey hair is playing the ___.', 'guitar', 'Ông tóc bạc chơi đàn ghi-ta: guitar.'],
        ['M1', 'The girl in yellow has got a red ___.', 'kite', 'Bạn váy vàng thả diều đỏ: kite.'],
        [
          'M2',
          'What is the boy in red doing?\nHe is ___ a book.',
          'reading/holding/looking at',
          'Bạn áo đỏ đang đọc sách: reading.',
        ],
        ['M1', 'The boy in orange is playing with a ___.', 'ball/basketball', 'Bạn áo cam chơi bóng: ball.'],
        [
          'M2',
          'How many dogs are there in the park?\nThere is ___.',
          'one/1/one dog/1 dog/a dog/only one/just one',
          'Trong công viên có một con chó: one.',
        ],
      ],
    ],
    [
      'farm',
      'A farm. A man in a brown hat is next to a brown horse. A woman has a bottle of milk. A girl in red has a black and white rabbit. A boy is next to a pink pig. There is a big tree with red apples. A boy in white has a basket with apples.',
      [
        [
          'M1',
          'The man in the hat is standing next to a ___.',
          'horse/brown horse',
          'Người đội mũ đứng cạnh con ngựa: horse.',
        ],
        ['M1', 'What colour is the pig?\nIt is ___.', 'pink', 'Con lợn màu hồng: pink.'],
        ['M1', 'The girl in red has got a ___.', 'rabbit/pet rabbit', 'Bạn váy đỏ ôm con thỏ: rabbit.'],
        [
          'M2',
          'What can you see on the tree?\nThere are ___ on it.',
          'apples/some apples/red apples/five apples/5 apples/many apples',
          'Trên cây có những quả táo: apples.',
        ],
      ],
    ],
  ],
};

export const fourthMovers = (media: ClipsAndPictures): SeedQuestion[] => moversFrom(media, fourth);
