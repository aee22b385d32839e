/** Recordings of different people for the term tests of grades 6 to 9: of each grade one for every level. */
import type { SeedQuestion } from '../../kit.ts';
import { heardJudged, heardSet, type Clips } from '../../more/kit.ts';

const sixAndSeven = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    6,
    clips,
    ['M1', 'three-changes', 'E6-01', 'Three changes'],
    [
      ['On Tuesday, the maths lesson is in room nine.', 'f', '~room five, not in room nine'],
      ['There is an extra English lesson on Wednesday.', 't', '~an extra English lesson'],
      [
        'On Friday, the bus leaves at half past seven.',
        't',
        '~The bus leaves at half past seven|7 giờ 15 là giờ có mặt ở cổng.',
      ],
      ['On Friday, the students get their lunch from the school.', 't', '~the school will give you a sandwich'],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'annas-present', 'E6-03', 'Anna’s present'],
    [
      [
        'What are they going to buy?',
        'Paints|A book|A bag',
        '~buy her some paints|Anna có nhiều sách rồi; túi thì đắt.',
      ],
      [
        'When are they going to the shop?',
        'On Thursday|On Saturday|Tomorrow',
        '~Thursday is fine|Ngày mai Ben đá bóng; thứ Bảy là sinh nhật.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M3', 'cool-tree', 'E6-11', 'The old tree'],
    [
      [
        'Why do some people want to cut down the tree?',
        'To have room for cars|To have more light|To build a new school',
        '~they need more room for cars|Bài không nói thiếu ánh sáng hay xây trường.',
      ],
      [
        'Why did they change their minds?',
        'The tree keeps their cars cool.|Grandpa told them an old story.|The meeting was too long.',
        '~the only cool place in the street|Ông không kể chuyện cũ, chỉ hỏi tháng Bảy họ để xe ở đâu: dưới bóng cây.',
      ],
    ],
  ),
  heardJudged(
    7,
    clips,
    ['M1', 'park-morning', 'E7-03', 'A morning in the park'],
    [
      ['The first group has to go into the lake.', 'f', '~go into the water'],
      ['The benches will be painted by older students.', 't', '~older students for this job'],
      ['They will work until the afternoon.', 'f', '~We stop at half past ten'],
      ['Somebody who feels ill should look for a red hat.', 't', '~the one with the red hat'],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M2', 'broken-wheel', 'E7-07', 'Late again'],
    [
      [
        'Why was Nick late?',
        'A bike had a problem.|He missed the school bus.|He lost his phone.',
        '~a problem with his wheel|Nick không đi xe buýt; điện thoại vẫn ở trong túi.',
      ],
      [
        'Where is Nick’s helmet?',
        'A girl is using it.|It is still on the bus.|It is in his bag.',
        '~so I gave her mine|Nick đưa mũ cho em (chị) gái của David; trong túi là điện thoại.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M3', 'school-drums', 'E7-04', 'The drums'],
    [
      [
        'What was wrong with the way Jack played?',
        'He played too loudly.|He played too slowly.|He stopped too early.',
        '~get quieter|Khi ca sĩ hát, Jack không chơi nhỏ lại. Jack chơi nhanh nhất.',
      ],
      [
        'What does the teacher want Jack to learn?',
        'To listen to the others|To play even faster|To sing with the band',
        '~what the others play|Jack chỉ nghe thấy mình, nên phải học nghe người khác. Bài không nói Jack hát.',
      ],
    ],
  ),
];

const eightAndNine = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    8,
    clips,
    ['M1', 'storm-warning', 'E8-09', 'A storm warning'],
    [
      ['The storm will arrive at about six.', 'f', '~at about nine this evening|Sáu giờ là giờ phải ở trong nhà.'],
      ['Nobody can use the bridge when the storm comes.', 't', '~closed from five'],
      ['The students do not have to go to school tomorrow.', 't', '~Schools will stay closed tomorrow'],
      ['Pets are not allowed in the sports hall.', 'f', '~take small pets with you'],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M2', 'climbing-wall', 'E8-01', 'The climbing wall'],
    [
      [
        'What was Grace afraid of?',
        'That people would watch her|That the rope would break|That the wall was too high',
        '~everybody would look at me|Grace không sợ tường vì có dây và người giữ.',
      ],
      [
        'What should Sam do on Sunday?',
        'Wear long trousers|Bring some money|Hold the rope',
        '~wear long trousers|Lần đầu không mất tiền; ở đó luôn có người giữ dây.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M3', 'robot-lesson', 'E8-11', 'The robot’s lesson'],
    [
      [
        'What is good about the robot?',
        'Shy students talk to it.|It makes students laugh.|It knows all students well.',
        '~too shy to speak to me|Rô-bốt không cười ai; nó không nhận ra chuyện của cậu bé nên không hiểu học sinh.',
      ],
      [
        'What did Mrs Dean understand about the boy?',
        'He had lost his dog.|He had made mistakes.|He had got a new dog.',
        '~my dog was brown|Cậu chỉ dùng was, liked (quá khứ): con chó không còn nữa. Câu của cậu không có lỗi.',
      ],
    ],
  ),
  heardJudged(
    9,
    clips,
    ['M1', 'cave-boat', 'E9-08', 'By boat through the caves'],
    [
      ['The trip will end at eleven o’clock.', 't', '~we will be back here at eleven'],
      ['Good swimmers can take off their life jackets.', 'f', '~keep your life jackets on all the time'],
      ['It is all right to touch the stone of the caves.', 'f', '~every hand damages it a little'],
      ['You can give money to the women at the gate.', 't', '~there is a box at the gate'],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M2', 'above-a-restaurant', 'E9-02', 'Above a restaurant'],
    [
      [
        'Why does Helen stay in her flat?',
        'It is near her college.|It is cheaper than others.|It has become quiet.',
        '~five minutes on foot|Bài không nói giá rẻ; nhà vẫn ồn.',
      ],
      [
        'How did Helen meet the cooks?',
        'She went to complain.|She was looking for work.|She was in their class.',
        '~I went down one night|Cô xuống phàn nàn và được mời súp. Cô dạy họ tiếng Anh sau đó, không học cùng lớp.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M3', 'rain-and-fish', 'E9-04', 'Rain and fish'],
    [
      [
        'Why did Grandpa write about food and weather?',
        'The words had a secret meaning.|Nothing else happened there.|He loved to eat fish.',
        '~agreed on a few words|Không được viết sự thật nên hai ông bà hẹn nhau vài từ. Ở đó không có mưa, cũng xa biển.',
      ],
      [
        'What did “no fish” tell the grandmother?',
        'Grandpa was in danger.|Grandpa was hungry.|Grandpa was on his way home.',
        '~Fish meant that I was safe|Có cá là an toàn, nên không có cá là nguy hiểm; không phải đói hay sắp về.',
      ],
    ],
  ),
];

/** The programme of 2018 expects A2 of grades 7 to 9. */
export const peopleListening69 = (clips: Clips): SeedQuestion[] =>
  [...sixAndSeven(clips), ...eightAndNine(clips)].map((question) => ({
    ...question,
    facts: { ...question.facts, cefr: question.facts.gradeId === 'G6' ? 'A1' : 'A2' },
  }));
