/** Short texts to be judged, for grades 3 to 5. */
import { withExplanations } from '../../explanations/evidence.ts';
import type { SeedQuestion, Verdict } from '../../kit.ts';
import type { Level } from '../../by-type/place.ts';
import { readAndJudge } from '../rows.ts';

type Text = readonly [
  grade: 3 | 4 | 5,
  level: Level,
  title: string,
  text: string,
  rows: readonly (readonly [statement: string, verdict: Verdict, explanation: string])[],
];

const texts: readonly Text[] = [
  [
    3,
    'M1',
    'My friend Ken',
    'This is my friend Ken. He is eight years old. He has a brother and two sisters. Ken has a red bike and he rides it in the park. He likes football, but he doesn’t like swimming. His favourite colour is green.',
    [
      ['Ken is eight.', 't', '~eight years old'],
      ['Ken has two brothers.', 'f', '~a brother and two sisters|Ken có một anh hoặc em trai, hai chị em gái.'],
      ['Ken’s bike is green.', 'f', '~has a red bike|Xe màu đỏ; màu xanh lá là màu bạn ấy thích.'],
      ['Ken likes football.', 't', '~He likes football'],
    ],
  ],
  [
    3,
    'M1',
    'Our classroom',
    'Our classroom is big. There are twenty desks and a long board. The board is green. There is a clock above the door. We have a map of Viet Nam on the wall, and our pictures are under the map. There are some flowers on the teacher’s desk.',
    [
      ['There are twenty desks in the classroom.', 't', '~twenty desks'],
      ['The clock is on the teacher’s desk.', 'f', '~a clock above the door|Trên bàn cô giáo là hoa.'],
      ['The pictures are under the map.', 't', '~our pictures are under the map'],
      ['The board is small.', 'f', '~a long board'],
    ],
  ],
  [
    3,
    'M2',
    'What am I?',
    'I live in the garden. I am small and green, and I have four legs. I can swim and I can jump. I don’t eat fruit. I eat flies. I sleep in the day, and I sing at night when it rains. Children want to catch me, but I jump into the water.',
    [
      ['The animal is a frog.', 't', 'Nhỏ, màu xanh, biết bơi và nhảy, ăn ruồi: đó là con ếch (frog).'],
      ['It likes apples.', 'f', '~I don’t eat fruit|Táo là hoa quả (fruit).'],
      ['It can swim.', 't', '~I can swim'],
      ['It sings in the morning.', 'f', '~I sing at night'],
    ],
  ],
  [
    4,
    'M1',
    'My day at school',
    'My name is Mary and I am in class 4C. I go to school by bus at seven o’clock. In the morning we have maths, English and art. I have lunch at school with my friends. In the afternoon we play games or read books in the library. My favourite day is Friday because we have music.',
    [
      ['Mary walks to school.', 'f', '~by bus'],
      ['Mary has lunch at school.', 't', '~I have lunch at school'],
      ['They have English in the afternoon.', 'f', '~In the morning we have maths'],
      ['Mary likes Friday best.', 't', '~My favourite day is Friday'],
    ],
  ],
  [
    4,
    'M2',
    'A letter from the sea',
    'Dear Grandma, we are at the beach in Nha Trang. It is hot and sunny. Yesterday I swam with Dad, but Mum didn’t swim. She read a book under a big umbrella. I found a white shell for you. We eat fish every evening, and my brother wants chicken! We are coming home on Sunday. With love from Nam.',
    [
      ['Nam is writing to his grandmother.', 't', '~Dear Grandma'],
      ['Nam’s mother swam yesterday.', 'f', '~Mum didn’t swim'],
      ['Nam has something for his grandmother.', 't', '~a white shell for you'],
      [
        'Nam’s brother wants to eat fish every day.',
        'f',
        '~my brother wants chicken|Em hoặc anh của Nam muốn ăn thịt gà.',
      ],
    ],
  ],
  [
    4,
    'M3',
    'The smallest singer',
    'Lan loves singing, but she is shy. Every evening she sings to her ducks behind the house. The ducks always stop eating and listen. One day her teacher, Mr Duc, rides past on his bike. He hears a beautiful song and stops. On Monday he asks, “Who can sing at the party on Friday?” Nobody answers. Mr Duc smiles at Lan and says, “I know some ducks who are very lucky.” Lan’s face is red, but she puts up her hand.',
    [
      ['Mr Duc heard Lan’s song on his way past her house.', 't', '~rides past on his bike'],
      ['The ducks do not like Lan’s songs.', 'f', '~always stop eating and listen'],
      [
        'Mr Duc tells the class that Lan can sing well.',
        'f',
        '~I know some ducks|Thầy không nói tên Lan, chỉ nói về đàn vịt để Lan hiểu.',
      ],
      ['Lan is going to sing at the party.', 't', '~she puts up her hand|Giơ tay nghĩa là nhận hát.'],
    ],
  ],
  [
    5,
    'M1',
    'My grandfather’s garden',
    'My grandfather is seventy, and he works in his garden every day. He grows potatoes, carrots and beans. He gets up at five, gives the vegetables some water and then drinks a cup of tea. He never uses the car. On Saturdays he puts the vegetables on his old bike and takes them to the market. He gives the money to my grandmother, and she buys rice and milk.',
    [
      ['The grandfather works in the garden every day.', 't', '~in his garden every day'],
      [
        'He drinks tea before he gives the vegetables water.',
        'f',
        '~then drinks a cup of tea|Ông tưới rau trước rồi mới uống trà.',
      ],
      ['He goes to the market by car.', 'f', '~on his old bike'],
      ['The grandmother buys rice and milk.', 't', '~she buys rice and milk'],
    ],
  ],
  [
    5,
    'M2',
    'The school trip',
    'Last Friday class 5A visited the science museum. They wanted to go by train, but there were no tickets, so they took a bus. First they saw a film about the moon. Then they built small boats from paper and put them in the water. Hoa’s boat was the slowest, but it was also the last boat on the water: all the others went down. At the end Hoa got a small prize, and she put it on her desk at home.',
    [
      ['They went to the museum by train.', 'f', '~so they took a bus'],
      ['The film was about the moon.', 't', '~a film about the moon'],
      ['Hoa’s boat was faster than the others.', 'f', '~Hoa’s boat was the slowest'],
      ['Hoa’s boat stayed on the water longer than the others.', 't', '~the last boat on the water'],
    ],
  ],
  [
    5,
    'M3',
    'An umbrella for two',
    'It started to rain when school finished. Minh opened his umbrella, but he didn’t walk home. He stood at the door and looked at the children. Some had raincoats, and some ran through the rain. Then little Tuan from class 1B came out. He had no raincoat and a big bag full of new books. Minh walked with him to his house. It was on the other side of the town, so Minh got home an hour late, and his own bag was wet. “Where were you?” asked his mother. “I was dry,” said Minh.',
    [
      [
        'Minh waited because he wanted to help somebody.',
        't',
        '~looked at the children|Minh có ô mà không về ngay; bạn đứng tìm người cần giúp.',
      ],
      ['Tuan wore a raincoat.', 'f', '~He had no raincoat'],
      ['Tuan lives near Minh.', 'f', '~on the other side of the town'],
      ['Minh was not the only one under his umbrella.', 't', '~Minh walked with him'],
    ],
  ],
];

export const primaryTexts = (): SeedQuestion[] =>
  texts.map(([grade, level, title, text, rows]) =>
    withExplanations(
      readAndJudge(
        { grade, cefr: grade === 3 ? 'PA1Y' : 'A1Y', skill: 'RE' },
        'TF2',
        { level, title, text },
        rows.map(([statement, verdict]) => [statement, verdict] as const),
      ),
      rows.map(([, , explanation]) => explanation),
    ),
  );
