/** Readings, recordings, words, grammar and sentences to write for a third practice test of grade 7. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';

const place = { grade: 7, cefr: 'A2' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M2',
      'E7-03',
      'Sixty-three pairs of shoes',
      'In October, our class asked every family in our street for shoes that were too small for their children. In a week, we had sixty-three pairs. We cleaned them, and on Saturday we took them by bus to a school in the mountains. The head teacher thanked us, but she looked a bit worried. “It’s very kind of you,” she said. “But my students walk on wet stones for an hour. These shoes are beautiful, and they’ll be full of holes in a month.” We didn’t know what to say. Then Kien asked a small boy, “What would you like to have?” “A rope,” said the boy. “We want to hold on to it when the river is high.” Two weeks later, we came back with sixty metres of rope and twelve fathers. Now there is a safe path along the river, and we ask first.',
    ],
    [
      [
        'Why was the head teacher worried about the shoes?',
        'They weren’t strong enough.|They were too big for the children.|There weren’t enough of them.|They came too late.',
        '~they’ll be full of holes in a month|Đường đá ướt làm giày mau thủng. Bài không nói giày to, thiếu hay đến muộn.',
      ],
      [
        'What did the boy want to have?',
        'Something to hold on to|A pair of stronger shoes|A school bus|A place to swim',
        '~A rope|Cậu bé muốn dây thừng để bám khi nước lên. Cậu không xin giày khác hay xe buýt.',
      ],
      [
        'What did the class learn?',
        'To ask people what they need|To clean shoes more carefully|To collect things more quickly|To walk along the river safely',
        '~we ask first|Giờ các bạn hỏi trước khi giúp. Lau giày và gom đồ các bạn đã làm tốt; lối đi an toàn là cho học sinh ở đó.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M2',
      'E7-12',
      'The hill of the traveller',
      'In New Zealand, there is a hill that is only about three hundred metres high, but its name is one of the longest in the world: it has eighty-five letters. The Maori, the first people of the country, gave the hill this name, which is really a story. It tells us that a great traveller called Tamatea, a man with big knees, played the flute on this hill for somebody he loved. Tourists come from far away to take a photo of the long sign. Of course, the people who live there don’t use all the letters. They call the hill Taumata. I learnt the whole name for our English lesson, and it took me four evenings. My teacher listened to me with a smile. “Very good,” she said. “And now spell it.”',
    ],
    [
      [
        'What is special about the hill?',
        'Its name is very long.|It is very high.|A famous man was born there.|There is a lot of music on it.',
        '~one of the longest in the world|Đồi chỉ cao khoảng ba trăm mét. Tamatea thổi sáo ở đó trong chuyện kể; bài không nói ông sinh ra ở đó.',
      ],
      [
        'What does the name tell us about Tamatea?',
        'He made music on the hill.|He put up the long sign.|He hurt his knees on the hill.|He was the first tourist there.',
        '~played the flute on this hill|Tên đồi kể rằng ông thổi sáo cho người ông yêu. Ông có đầu gối to, không phải bị đau.',
      ],
      [
        'What do people who live near the hill do?',
        'They use a short name for it.|They spell the name for tourists.|They play the flute there.|They learn the name at school.',
        '~They call the hill Taumata|Dân ở đó gọi tắt là Taumata. Người học cả tên và phải đánh vần là bạn viết bài.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E7-08',
      'The man who falls',
      'You can see my uncle in more than forty films, but nobody knows his face. He is the man who falls: from roofs, from horses, through windows. When I was small, I was sad about it, because the stars got all the flowers. Last year, he took me to work. A famous actor had to jump from a wall that was three metres high. My uncle jumped first, four times, and each time he moved the box at the bottom a little. Then the actor jumped, and everyone said, “Well done!” My uncle said it, too. On the way home, I asked him if he was never angry. “He jumped,” he said, “because he saw where I landed.”',
    ],
    [
      [
        'What is the uncle’s job in films?',
        'He does dangerous things for others.|He plays the most famous people.|He looks after the animals.|He builds the walls and windows.',
        '~the man who falls|Chú ngã và nhảy thay diễn viên. Ngôi sao là người khác; bài không nói chú chăm ngựa hay xây tường.',
      ],
      [
        'How does the uncle feel about his work?',
        'He is proud that others trust him.|He is angry with the famous actors.|He is sad that nobody knows him.|He is afraid of the next jump.',
        '~he saw where I landed|Nhờ chú nhảy trước mà diễn viên dám nhảy. Người buồn là bạn viết bài hồi nhỏ; chú không giận.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E7-02',
      'Eight glasses a day',
      'In March, the doctor told my grandfather to drink eight glasses of water a day. Grandfather doesn’t like water. So my little sister put eight glasses on the table and drew a face on each of them. He laughed, but he didn’t drink. The next morning, there was a note under the first glass: “I don’t feel well, because I’m too full. Please help me. Yours, Glass One.” He drank it. After that, each glass had a note, and my sister wrote new ones every day before school. In June, the doctor was very pleased, and my mother said that we could stop now. “No,” said my grandfather. “I want to know who Glass Five is going to marry.”',
    ],
    [
      [
        'Why did the grandfather begin to drink water?',
        'He found the notes funny.|He was afraid of the doctor.|He liked the faces on the glasses.|He was very thirsty in summer.',
        '~there was a note under the first glass|Mặt vẽ trên cốc làm ông cười nhưng ông không uống; có lời nhắn ông mới uống. Bài không nói sợ bác sĩ hay khát.',
      ],
      [
        'Why doesn’t he want to stop in June?',
        'He wants to hear the rest of a story.|He still feels too ill to stop.|He is going to a wedding soon.|He forgot what the doctor said.',
        '~who Glass Five is going to marry|Chuyện những chiếc cốc thành truyện dài, ông muốn biết tiếp. Đám cưới là của chiếc cốc; bác sĩ đã hài lòng.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    7,
    clips,
    ['M1', 'ride-safely', 'E7-07', 'A safe ride'],
    [
      ['Two students may ride next to each other.', 't', '~may ride side by side'],
      ['In two seconds, you ride about twenty metres.', 'f', '~you ride ten metres'],
      ['A driver who smiles back knows that you are there.', 't', '~they have seen you'],
      ['The light in the school yard is sometimes green.', 'f', '~always red'],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M2', 'soup-without-salt', 'E7-05', 'A soup without salt'],
    [
      [
        'Why is there no salt in the soup?',
        'Amy didn’t think of it.|Ben doesn’t like salt.|There was none in the house.',
        '~I forgot the salt|Amy quên. Ben còn xin thêm muối, nên trong nhà có muối và Ben không ghét muối.',
      ],
      [
        'How did Amy cook the soup?',
        'She looked at its colour.|She smelled it all the time.|She asked her grandmother.',
        '~until it had a nice colour|Amy bị cảm, không ngửi được nên nhìn màu. Bà nấu theo mùi, nhưng Amy không hỏi bà.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M3', 'song-at-nine', 'E7-04', 'The song at nine'],
    [
      [
        'Why does Mr Hill talk to Jo?',
        'He missed her music last night.|He wants her to play less loudly.|He would like to learn the song.',
        "~I couldn't fall asleep|Tối qua Jo không chơi nên ông không ngủ được. Ông nói nhạc không ồn; bài không nói ông muốn học.",
      ],
      [
        'What does Mr Hill think of the mistake?',
        'He has begun to like it.|It always wakes him up.|Jo should work on it.',
        '~I always wait for it|Ông chờ chỗ sai ấy rồi mới nhắm mắt ngủ. Người muốn Jo sửa là cô giáo.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M3', 'lamp-at-the-door', 'E7-10', 'A lamp at the door'],
    [
      [
        'What does Mrs Xuan like most about the electricity?',
        'It brings people together.|It lets her work longer.|It gives her a TV.',
        '~they come and sit under it|Đèn trước cửa gọi hàng xóm đến ngồi cùng. Bà không làm buổi tối; ti-vi là điều người khác nghĩ.',
      ],
      [
        'What did the neighbours do in the evening when they had no electricity?',
        'They stayed in their own houses.|They went to bed before it got dark.|They met at Mrs Xuan’s house.',
        '~each of us sat at home|Trước kia mỗi người ở nhà với một ngọn nến. Bài không nói đi ngủ sớm; đến nhà bà Xuân là chuyện bây giờ.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(7, 2, {
    rewrites: [
      [
        'unit',
        'M3',
        'You should not play computer games so late.\nIt is not good for you ___ computer games so late.',
        'to play/playing',
        'It is (not) good for somebody + to V: to play.',
      ],
    ],
  }),
  ...unit(7, 3, {
    words: [
      [
        'M3',
        'Ten families had no roof after the storm, so our school held a concert and ___ money for them.',
        'raised|lifted|grew|climbed',
        'raise money: gây quỹ, quyên góp. lift: nâng vật lên, grow: trồng, lớn lên, climb: trèo không đi với money.',
      ],
    ],
  }),
  ...unit(7, 4, {
    rewrites: [
      [
        'unit',
        'M3',
        'My guitar is different from Nga’s guitar.\nMy guitar is not ___ Nga’s guitar.',
        'like/the same as/similar to/identical to/exactly like',
        'different from = not like, not the same as.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'So sánh không bằng: not as + tính từ + as.', 'This song|is|not|as popular|as|her|last one.'],
    ],
  }),
  ...unit(7, 5, {
    rewrites: [
      [
        'unit',
        'M2',
        'There is not much sugar in this cake.\nThere is very ___ sugar in this cake.',
        'little',
        'not much = very little (danh từ không đếm được).',
      ],
    ],
  }),
  ...unit(7, 6, {
    rewrites: [
      [
        'unit',
        'M1',
        'The school library is behind the computer room.\nThe computer room is in ___ of the school library.',
        'front',
        'Trái nghĩa của behind: in front of.',
      ],
    ],
  }),
  ...unit(7, 7, {
    words: [
      [
        'M3',
        'Slow down! There is a school on the corner, and the speed ___ here is thirty.',
        'limit|lane|signal|ticket',
        'speed limit: tốc độ tối đa cho phép. lane: làn đường, signal: tín hiệu, ticket: vé không đi với speed.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'You must not park your car in front of the hospital gate.\nYou are not ___ to park your car in front of the hospital gate.',
        'allowed/permitted/supposed',
        'must not = not allowed to: không được phép.',
      ],
    ],
  }),
  ...unit(7, 8, {
    grammar: [
      [
        'unit',
        'M2',
        'The film was three hours long. ___, nobody left before the end.',
        'However|Although|Because|So',
        'However (tuy nhiên) đứng đầu câu, trước dấu phẩy. Although và Because nối hai mệnh đề trong một câu; So: vì vậy, trái nghĩa.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'The actors were not famous, but the film was a great success.\n___ the actors were not famous, the film was a great success.',
        'Although/Though/Even though/While',
        'but đổi thành Although đứng đầu câu.',
      ],
    ],
  }),
  ...unit(7, 9, {
    rewrites: [
      [
        'unit',
        'M3',
        'We came to the flower festival at two and left at six.\nWe ___ four hours at the flower festival.',
        'spent/stayed/were/had/passed',
        'Từ hai giờ đến sáu giờ là bốn tiếng: spend + thời gian.',
      ],
    ],
  }),
  ...unit(7, 10, {
    words: [
      [
        'M3',
        'Coal is ___: one day, there will be nothing left of it.',
        'limited|renewable|endless|solar',
        'Sẽ có ngày hết: limited (có hạn). renewable: tái tạo được và endless: vô tận trái nghĩa; solar: thuộc mặt trời.',
      ],
    ],
  }),
];

export const sixthOf7 = (clips: Clips): SeedQuestion[] => [...readings(), ...heard(clips), ...sentences()];
