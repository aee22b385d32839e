/** Listening questions with printed options, notes or statements: MC4, MC11, FB5, TF2. */
import type { Skill } from '@vumon/domain';
import { oneOf, setOf, statements, type SeedFacts, type SeedQuestion, type Verdict } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { english, type Level } from './place.ts';

const li: Skill = 'LI';

type Short = readonly [grade: number, level: Level, clip: string, stem: string, options: string, explanation: string];
const shorts: readonly Short[] = [
  [
    6,
    'M1',
    'short-bus',
    'What time does the next bus leave?',
    'At 4:10|At 3:40|At 4:30',
    'Chuyến trước đã đi lúc 3 giờ 40 (twenty to four); chuyến tới lúc 4 giờ 10 (ten past four).',
  ],
  [
    5,
    'M2',
    'short-lunch',
    'What is Nick going to have for lunch?',
    'Spaghetti|Rice|Pizza',
    'Hôm qua đã ăn cơm (rice), hôm nay không đi ăn pizza; Nick chọn spaghetti.',
  ],
  [
    6,
    'M2',
    'short-picnic',
    'What will the weather be like in the afternoon?',
    'Sunny|Cloudy|Windy',
    'Bài nghe: “the sun will come out at about one o’clock”: khoảng một giờ trời nắng.',
  ],
  [
    5,
    'M2',
    'short-keys',
    'Where are the keys?',
    'In the car door|On the desk|In a jacket',
    'Bài nghe: “They’re still in the door.” Bố vừa mở cửa xe.',
  ],
  [
    7,
    'M3',
    'short-camera',
    'How much does the man pay?',
    '$70|$90|$20',
    'Tuần trước giá 90 đô la, hôm nay rẻ hơn 20 đô la: 90 − 20 = 70.',
  ],
  [
    6,
    'M1',
    'short-homework',
    'What is the homework for Thursday?',
    'Exercise 3 on page 16|Exercise 4 on page 16|Exercise 3 on page 60',
    'Bài 4 để làm ở lớp; trang 16 (sixteen), không phải 60 (sixty).',
  ],
  [
    7,
    'M2',
    'short-present',
    'What will they give their father?',
    'A cup|A book|A tie',
    'Bài nghe: “His old cup is broken.” Bố cần một cái cốc uống trà.',
  ],
  [
    8,
    'M2',
    'short-match',
    'What was the score at the end of the match?',
    'Anna’s team won 3–2.|Anna’s team lost 3–2.|Anna’s team lost 1–0.',
    '“In the end we won by three goals to two.”',
  ],
  [
    9,
    'M2',
    'short-museum',
    'When can you visit the museum in the evening?',
    'On Fridays|On Mondays|Every day',
    '“On Fridays we stay open until eight.” Những ngày mở cửa khác chỉ đến năm rưỡi.',
  ],
  [
    10,
    'M3',
    'short-job',
    'What is the manager worried about?',
    'Tom’s lack of experience with children|Tom’s school marks|The way in which Tom writes his letters',
    '“What I can’t see is any experience of working with children.”',
  ],
  [
    11,
    'M3',
    'short-flight',
    'Why will the flight leave later?',
    'Because of the weather in Da Nang|Because gate nine is closed|Because some passengers are late',
    '“Because of heavy rain at the airport there”: there chỉ Đà Nẵng.',
  ],
];

interface LongSet {
  readonly facts: readonly [grade: number, level: Level];
  readonly clip: string;
  readonly name: string;
}

const choices: readonly (LongSet & { readonly rows: readonly (readonly [stem: string, options: string])[] })[] = [
  {
    facts: [8, 'M2'],
    clip: 'library',
    name: 'At the library',
    rows: [
      ['Where can you find music?', 'On the first floor|On the ground floor|In the café'],
      ['How long may you keep a film?', 'One week|Two weeks|Three weeks'],
      ['What happens at five o’clock on Wednesdays?', 'People play chess.|A writer reads aloud.|The library closes.'],
    ],
  },
  {
    facts: [9, 'M2'],
    clip: 'recycling',
    name: 'A recycling project',
    rows: [
      ['What do the students put into the yellow boxes?', 'Plastic|Paper|Food'],
      [
        'What was the problem in the first month?',
        'People mixed up the boxes.|There were too few boxes.|The boxes were too small.',
      ],
      ['What do they do with the money from the paper?', 'Buy trees|Buy more boxes|Give it to the girl'],
    ],
  },
  {
    facts: [10, 'M2'],
    clip: 'supermarket',
    name: 'A shop announcement',
    rows: [
      ['When will the store close?', 'In half an hour|At half past eight|In nine minutes'],
      ['What costs less now?', 'Bread and cakes|Everything in the store|Parking'],
      ['What must drivers show behind the post office?', 'A receipt|A shopping card|A letter'],
    ],
  },
  {
    facts: [11, 'M3'],
    clip: 'copier',
    name: 'A broken copier',
    rows: [
      [
        'What is wrong with the copier?',
        'It prints lines on the pages.|It has no paper.|It cannot be switched on again.',
      ],
      ['Why does the man need copies?', 'For a meeting|For a customer|For a technician'],
      ['What will the woman do?', 'Call the technician again|Make the copies herself|Buy a new copier'],
    ],
  },
  {
    facts: [9, 'M2'],
    clip: 'dentist',
    name: 'A message from the clinic',
    rows: [
      ['Why must the appointment be changed?', 'The doctor is ill.|The clinic is closed.|Mr Green is busy.'],
      ['What is the new time?', 'Friday, 2:45|Thursday, 10:00|Friday, 3:15'],
      ['What should Mr Green bring?', 'His insurance card|Some money|A letter from Doctor Young'],
    ],
  },
  {
    facts: [7, 'M2'],
    clip: 'new-student',
    name: 'The new student',
    rows: [
      [
        'What does Daniel say about his new school?',
        'It is bigger than the old one.|It is near his home.|It has no club for young musicians.',
      ],
      ['Which club is Alice in?', 'The drama club|The music club|The English club'],
      ['What can Daniel do well?', 'Play the violin|Act|Sing'],
    ],
  },
  {
    facts: [12, 'M4'],
    clip: 'mangroves',
    name: 'Forests in the sea',
    rows: [
      [
        'Where do mangroves store most of the carbon?',
        'In the mud around their roots|In their leaves|In the sea water',
      ],
      [
        'What does the speaker say about villages behind mangroves?',
        'Storms harm them less.|They are richer than others.|They have no shrimp farms.',
      ],
      [
        'Why were the shrimp farms given up?',
        'The water had become too dirty.|Nobody bought shrimps.|Storms had destroyed them.',
      ],
      [
        'How do families earn money with fewer shrimps today?',
        'They sell them at a higher price.|They also sell wood.|They guide visitors through the forest.',
      ],
    ],
  },
  {
    facts: [9, 'M3'],
    clip: 'museum-tour',
    name: 'In the Town Museum',
    rows: [
      ['What was the building at first?', 'A railway station|A cinema|A school'],
      ['What are visitors asked not to do?', 'Climb on the trains|Take photographs|Go upstairs'],
      ['Where does the tour end?', 'In the garden|In the main hall|In the shop'],
    ],
  },
  {
    facts: [11, 'M3'],
    clip: 'inventor',
    name: 'A young inventor',
    rows: [
      [
        'Who is Kevin’s invention for?',
        'People who cannot see well|People who cannot hear|People who speak no English',
      ],
      [
        'Why had his grandmother stopped going out?',
        'She did not like asking for help.|She was too ill to walk.|The shops were too far away.',
      ],
      ['What was the most difficult part?', 'The battery|The program|The camera'],
      [
        'What surprised Kevin’s friends?',
        'He is not going to start a company.|He is leaving his school next month.|He gave back the prize.',
      ],
    ],
  },
];

const notes: readonly (LongSet & {
  readonly title: string;
  readonly words: number;
  readonly rows: readonly (readonly [label: string, cell: string, accepted: string])[];
})[] = [
  {
    facts: [6, 'M2'],
    clip: 'sports-club',
    name: 'Joining a sports club',
    title: 'Riverside Sports Club',
    words: 1,
    rows: [
      ['Name', 'Peter ___', 'Lewis'],
      ['Age', '___', '11/eleven'],
      ['Sport', '___', 'badminton'],
      ['Time', '9:30 on ___ mornings', 'Saturday/Saturdays'],
      ['Bring', 'a bottle of ___', 'water'],
    ],
  },
  {
    facts: [5, 'M2'],
    clip: 'school-trip',
    name: 'A school trip',
    title: 'Our school trip',
    words: 1,
    rows: [
      ['Where', 'to the ___', 'farm'],
      ['Day', '___', 'Tuesday'],
      ['Be at school at', '___', '7/seven/7:00'],
      ['Morning', 'see the cows and make ___', 'cheese'],
      ['Bring', 'a ___ and boots', 'hat'],
    ],
  },
  {
    facts: [7, 'M2'],
    clip: 'library',
    name: 'Library rules',
    title: 'Green Park Library',
    words: 1,
    rows: [
      ['Librarian', 'Emma ___', 'Hill'],
      ['How many books', '___', '6/six'],
      ['For how long', '___ weeks', '3/three'],
      ['Late books', '___ pence a day', '20/twenty'],
      ['This month’s writer', 'James ___', 'Fox'],
    ],
  },
  {
    facts: [8, 'M2'],
    clip: 'homestay',
    name: 'Booking a room',
    title: 'Lotus Homestay – booking',
    words: 1,
    rows: [
      ['Name', 'Karen ___', 'Field'],
      ['Arriving on', '14 ___', 'July'],
      ['Number of nights', '___', '3/three'],
      ['View of', 'the ___', 'river'],
      ['Price a night', '___ dollars', '40/forty'],
      ['Arriving by', '___', 'train'],
    ],
  },
  {
    facts: [9, 'M3'],
    clip: 'dentist',
    name: 'An appointment',
    title: 'Smile Dental Clinic – message',
    words: 3,
    rows: [
      ['For', 'Mr ___', 'Green'],
      ['New day', '___', 'Friday'],
      ['Time', '___', '2:45/2.45/14:45/2:45 pm/2.45 pm/quarter to three/a quarter to three'],
      ['Doctor', '___', 'Baker/Doctor Baker/Dr Baker'],
      ['Room', '___', '24/twenty-four'],
      ['Telephone', '670 ___', '921'],
    ],
  },
  {
    facts: [8, 'M2'],
    clip: 'forecast',
    name: 'A weather forecast',
    title: 'The next three days',
    words: 1,
    rows: [
      ['Tomorrow, south', 'dry and ___', 'sunny'],
      ['Tomorrow, north', '___ degrees', '25/twenty-five'],
      ['Friday', 'strong winds on the ___', 'coast'],
      ['Saturday', 'heavy ___', 'rain'],
      ['Next week', 'it will be ___', 'cooler'],
    ],
  },
  {
    facts: [12, 'M4'],
    clip: 'mangroves',
    name: 'Mangroves',
    title: 'Why mangroves matter',
    words: 1,
    rows: [
      ['Climate', 'store up to ___ times as much carbon as rainforests', '4/four'],
      ['Coast', 'their roots slow down the ___', 'waves'],
      ['1980s', 'cut down for shrimp ___', 'farms'],
      ['Within ten years', 'the water was too ___', 'dirty'],
      ['Today', 'families plant ___ again', 'trees'],
    ],
  },
  {
    facts: [10, 'M3'],
    clip: 'museum-tour',
    name: 'A guided tour',
    title: 'Town Museum',
    words: 1,
    rows: [
      ['Main hall', 'built in ___ as a railway station', '1906'],
      ['Old ticket office', 'books and ___', 'postcards'],
      ['Transport room', 'three ___ trains', 'steam'],
      ['Film', '___ minutes', '12/twelve'],
      ['Café', 'in the ___', 'garden'],
    ],
  },
  {
    facts: [4, 'M1'],
    clip: 'market',
    name: 'A shopping list',
    title: 'Jim’s list',
    words: 1,
    rows: [
      ['Eggs', '___', '6/six'],
      ['For the soup', 'a kilo of ___', 'carrots'],
      ['Lemons', '___', '2/two'],
      ['For his sister', '___', 'grapes'],
      ['Be home at', '___ o’clock', '11/eleven'],
    ],
  },
];

const judged: readonly (LongSet & { readonly rows: readonly (readonly [string, Verdict])[] })[] = [
  {
    facts: [5, 'M1'],
    clip: 'school-trip',
    name: 'A school trip',
    rows: [
      ['The trip is on Monday.', 'f'],
      ['The children will make cheese in the morning.', 't'],
      ['Everybody has to pay for lunch.', 'f'],
      ['They come back at four o’clock.', 't'],
    ],
  },
  {
    facts: [9, 'M3'],
    clip: 'recycling',
    name: 'A recycling project',
    rows: [
      ['The project started in October.', 't'],
      ['Food goes into the blue boxes.', 'f'],
      ['A girl’s pictures helped people to use the right box.', 't'],
      ['The school throws away more rubbish than before.', 'f'],
    ],
  },
  {
    facts: [8, 'M2'],
    clip: 'forecast',
    name: 'A weather forecast',
    rows: [
      ['Tomorrow it will be warmer in the south than in the north.', 't'],
      ['Fishermen should go out on Friday.', 'f'],
      ['It will rain in the mountains before it rains elsewhere.', 't'],
      ['Next week will be hotter.', 'f'],
    ],
  },
  {
    facts: [7, 'M2'],
    clip: 'new-student',
    name: 'The new student',
    rows: [
      ['Daniel has been in the town for two weeks.', 't'],
      ['Daniel got lost once this morning.', 'f'],
      ['Daniel would like to act in a play.', 'f'],
      ['Alice will take Daniel to see Miss Rose.', 't'],
    ],
  },
  {
    facts: [4, 'M1'],
    clip: 'cooking-club',
    name: 'The cooking club',
    rows: [
      ['Jane made soup at the club.', 't'],
      ['Paul cut the onions.', 'f'],
      ['They ate the soup with bread.', 't'],
      ['Jane is going to make pancakes for her grandfather.', 't'],
    ],
  },
  {
    facts: [11, 'M3'],
    clip: 'inventor',
    name: 'A young inventor',
    rows: [
      ['The glasses read signs aloud.', 't'],
      ['Kevin’s grandmother liked to ask for help in shops.', 'f'],
      ['The first battery was too heavy.', 't'],
      ['Kevin is keeping all of the prize money.', 'f'],
    ],
  },
];

const accepts = (list: string) => ({ accepted: list.split('/'), caseSensitive: false, contractions: false });

/** A form to complete; the sound is one of the recordings. */
export function notesQuestion(
  { clip }: Pick<SeedMedia, 'clip'>,
  facts: SeedFacts,
  { clip: name, title: heading, words, rows }: Omit<(typeof notes)[number], 'facts' | 'name'>,
): SeedQuestion {
  const { audio, transcript } = clip(name);
  const limit = words === 1 ? 'Write ONE WORD and/or A NUMBER.' : 'Write NO MORE THAN THREE WORDS and/or A NUMBER.';
  return {
    type: 'FB5',
    facts,
    content: {
      instructions: `Listen and complete the notes. ${limit}`,
      images: [],
      audio,
      text: `%b%${heading}%b%`,
      table: rows.map(([label, cell], at) => [label, cell.replace('___', `[[g${at + 1}]]`)]),
      gaps: rows.map((_, at) => ({ id: `g${at + 1}` })),
      wordLimit: words === 1 ? 1 : 4,
    },
    answerKey: {
      explanation: '',
      transcript,
      gaps: Object.fromEntries(rows.map(([, , accepted], at) => [`g${at + 1}`, accepts(accepted)])),
    },
  };
}

export const heard = (media: SeedMedia): SeedQuestion[] => [
  ...shorts.map(([grade, level, clip, stem, options, explanation]) => {
    const [right, ...wrong] = options.split('|');
    return oneOf('MC4', english(grade, level, li), {
      stem,
      right: right!,
      wrong,
      explanation,
      instructions: 'Listen and choose the right answer.',
      ...media.clip(clip),
    });
  }),
  ...choices.map(({ facts: [grade, level], clip, name, rows }) =>
    setOf(
      'MC11',
      english(grade, level, li, { name }),
      rows.map(([stem, options]) => {
        const [right, ...wrong] = options.split('|');
        return { stem, right: right!, wrong };
      }),
      { instructions: 'Listen and choose the right answers.', ...media.clip(clip) },
    ),
  ),
  ...notes.map(({ facts: [grade, level], name, ...one }) =>
    notesQuestion(media, english(grade, level, li, { name }), one),
  ),
  ...judged.map(({ facts: [grade, level], clip, name, rows }) =>
    statements('TF2', english(grade, level, li, { name }), rows, '', {
      instructions: 'Listen. Are the statements true or false?',
      ...media.clip(clip),
    }),
  ),
];
