/** VSTEP 3–5 for the international grade; the listening questions are on recordings that the bank has already. */
import type { Cefr, Difficulty, Skill } from '@vumon/domain';
import { essayQuestion, talkQuestion, vstepTalk, vstepWriting } from '../by-type/produced.ts';
import { withExplanations } from '../explanations/evidence.ts';
import { oneOf, setOf, type SeedFacts, type SeedQuestion } from '../kit.ts';
import { playedOnce, type Clips } from './kit.ts';
import { vstepPassages, type ExamPassage } from './vstep-reading.ts';

const labelOf = { RE: 'READING', LI: 'LISTENING', WR: 'WRITING', SP: 'SPEAKING' } as const;

const vstep = (skill: keyof typeof labelOf & Skill, difficulty: Difficulty, cefr: Cefr, name?: string): SeedFacts => ({
  gradeId: 'INT',
  subject: 'ENGLISH',
  skill,
  difficulty,
  cefr,
  seriesId: 'vstep',
  examFamily: 'DO',
  labels: [labelOf[skill]],
  ...(name !== undefined && { name }),
});

type Row = readonly [stem: string, options: string, explanation: string];

const split = (rows: readonly Row[]) =>
  rows.map(([stem, options]) => {
    const [right, ...wrong] = options.split('|');
    return { stem, right: right!, wrong };
  });

const passage = ({ level, cefr, title, text, rows }: ExamPassage): SeedQuestion =>
  withExplanations(
    setOf('MC9', vstep('RE', level, cefr, title), split(rows), {
      instructions: 'Read the passage and choose the best answer to each question.',
      passage: { title, text, numbered: true },
    }),
    rows.map(([, , explanation]) => explanation),
  );

const shorts: readonly (readonly [clip: string, stem: string, options: string, explanation: string])[] = [
  [
    'short-museum',
    'What does the speaker say about the space room?',
    'It is being repaired.|It is only open on Fridays.|It opens at nine.|It has moved upstairs.',
    '“The space room is closed for repairs.”',
  ],
  [
    'short-job',
    'What does the manager think of Tom’s marks?',
    'They are very good.|They are too low.|They are not important.|They have got worse.',
    '“Your marks are excellent, Tom.”',
  ],
  [
    'short-flight',
    'What should the passengers do now?',
    'Stay near the gate|Go to another gate|Come back at half past five|Get on the plane at once',
    '“Please stay near gate nine.”',
  ],
  [
    'short-camera',
    'What did the camera cost last week?',
    'Ninety dollars|Seventy dollars|Twenty dollars|A hundred and ten dollars',
    '“It was ninety dollars last week.”',
  ],
  [
    'short-picnic',
    'When will it become sunny?',
    'In the early afternoon|In the morning|In the evening|At midday',
    '“The sun will come out at about one o’clock.”',
  ],
  [
    'short-keys',
    'Who finds the keys?',
    'The daughter|The father|Somebody else|Nobody',
    'Con gái nói: “Oh, look! They’re still in the door.”',
  ],
  [
    'short-match',
    'What do we learn about Anna’s team?',
    'It won although the others scored first.|It lost by one goal.|It was in front when the first half ended.|It scored two goals in all.',
    '“They scored first … But in the end we won by three goals to two.”',
  ],
  [
    'short-present',
    'What does the girl say about her father’s tie?',
    'It was a present that he does not use.|It is broken.|He bought it himself on his last birthday.|It is too expensive for her.',
    '“He never wears the tie we gave him.”',
  ],
];

type Heard = readonly [clip: string, level: Difficulty, cefr: Cefr, name: string, rows: readonly Row[]];

const conversations: readonly Heard[] = [
  [
    'homestay',
    'M1',
    'B1',
    'Conversation: a room by the river',
    [
      ['When will the guests arrive?', 'On 14 July|On 3 July|On 17 July|On 4 July', '~On the fourteenth of July'],
      [
        'Which room does the woman choose?',
        'One with a view of the river|One with a view of the garden|One without breakfast|One on the ground floor',
        '~The river, please',
      ],
      ['What is included in the price?', 'Breakfast|Dinner|A boat trip|Lunch', '~with breakfast'],
      ['What can guests use without paying?', 'Bicycles|A car|The kitchen|Boats', '~We lend our guests bicycles'],
    ],
  ],
  [
    'new-student',
    'M2',
    'B1',
    'Conversation: new at school',
    [
      [
        'What do we learn about the boy?',
        'He has just moved to the town.|He is visiting his relatives.|He is going to leave the school.|He has lived in the town all his life.',
        '~two weeks ago',
      ],
      [
        'What does he say about the other students?',
        'They are friendly.|They are noisy.|They are hard to understand.|They work very hard.',
        '~everyone is friendly',
      ],
      [
        'Why does he not want to join the drama club?',
        'He is not a good actor.|The club is full.|He has no time for it.|He has no friends in it.',
        '~not very good at acting',
      ],
      [
        'What is Miss Rose looking for?',
        'A musician for a show|A new actor|A room for the club|A teacher for the violin',
        '~somebody to play in our next show|Cậu bé chơi vĩ cầm nên hợp với người cô tìm.',
      ],
    ],
  ],
  [
    'copier',
    'M2',
    'B1+',
    'Conversation: thirty copies',
    [
      [
        'What is the problem with the machine?',
        'It prints black lines on the pages.|It has no paper left.|It is too slow to make so many copies.|It cannot be switched on.',
        '~printing black lines',
      ],
      [
        'When did the woman report the problem?',
        'On Monday|Yesterday|This morning|On Friday',
        '~I reported it on Monday',
      ],
      [
        'What does the woman suggest?',
        'Using another machine|Meeting at another time|Making fewer copies|Writing the pages by hand',
        '~the one on the fourth floor',
      ],
      [
        'What will she do if the technician cannot come today?',
        'Ask for the money back|Buy a new machine the next day|Repair it herself|Call another technician',
        '~ask for our money back',
      ],
    ],
  ],
];

const talks: readonly Heard[] = [
  [
    'recycling',
    'M2',
    'B1',
    'Talk: less rubbish at school',
    [
      [
        'Why did the class start the project?',
        'There was too much rubbish.|The school needed money.|A teacher asked them to.|They wanted to win a prize.',
        '~forty bags of rubbish',
      ],
      ['When did the project begin?', 'In October|In January|In June|In September', '~in October'],
      [
        'Why was the first month difficult?',
        'People mixed up the boxes.|There were not enough boxes.|Nobody wanted to help.|The boxes were too small.',
        '~forgot which box was which',
      ],
      [
        'What did a girl in grade six do?',
        'She painted pictures on the boxes.|She made new boxes.|She wrote to all the parents.|She emptied the boxes every day.',
        '~painted pictures on the boxes',
      ],
      [
        'What does the school do with the paper?',
        'It sells it.|It burns it.|It gives it to other schools.|It makes notebooks from it.',
        '~we sell the paper',
      ],
    ],
  ],
  [
    'museum-tour',
    'M2',
    'B1+',
    'Talk: a tour of the museum',
    [
      [
        'What was the main hall built as?',
        'A railway station|A cinema|A post office|A market hall',
        '~as a railway station',
      ],
      ['What can be seen straight ahead?', 'Trains|Photographs|Postcards|The garden', '~three steam trains'],
      [
        'What are visitors asked not to do?',
        'Climb on the trains|Touch the photographs|Go into the garden|Eat in the cinema',
        '~Please don',
      ],
      ['How long does the film last?', 'Twelve minutes|Half an hour|An hour|Twenty minutes', '~lasts twelve minutes'],
      [
        'Where will the tour finish?',
        'In the café|In the cinema|At the ticket office|In the main hall',
        '~Our tour finishes there|there chỉ quán cà phê trong vườn vừa nhắc.',
      ],
    ],
  ],
  [
    'mangroves',
    'M3',
    'B2',
    'Lecture: forests between land and sea',
    [
      [
        'Which forests do people usually think of when they talk about the climate?',
        'Rainforests|Mangroves|Mountain forests|Forests in cities',
        '~they usually think of rainforests',
      ],
      [
        'Where do mangroves keep most of the carbon?',
        'In the mud|In their leaves|In the water|In their wood',
        '~in the mud around their roots',
      ],
      [
        'What is said about villages behind a mangrove forest?',
        'They are damaged less by storms.|They earn more than others.|They have moved away from the sea.|They catch more fish than before.',
        '~suffer far less damage',
      ],
      [
        'Why were large areas cut down in the 1980s?',
        'To make room for shrimp farms|To sell the wood|To build roads along the coast|To make room for hotels',
        '~to make room for shrimp farms',
      ],
      [
        'What do many of the families do today?',
        'They plant trees and keep shrimps among them.|They have given up their shrimps to sell wood.|They work as guides in the forest.|They have left to look for work in the cities.',
        '~keep their shrimps among the roots',
      ],
    ],
  ],
];

const listening = ({ clip }: Clips): SeedQuestion[] => [
  ...shorts.map(([name, stem, options, explanation]) => {
    const [right, ...wrong] = options.split('|');
    return oneOf('MC4', vstep('LI', 'M1', 'B1'), {
      stem,
      right: right!,
      wrong,
      explanation,
      instructions: 'Listen and choose the right answer.',
      ...clip(name),
    });
  }),
  ...[...conversations, ...talks].map(([name, level, cefr, title, rows]) =>
    withExplanations(
      setOf('MC11', vstep('LI', level, cefr, title), split(rows), {
        instructions: 'Listen and choose the right answers.',
        ...clip(name),
      }),
      rows.map(([, , explanation]) => explanation),
    ),
  ),
];

const writing = (): SeedQuestion[] => [
  essayQuestion({
    facts: vstep('WR', 'M2', 'B1', 'A letter about a visit'),
    prompt:
      'You have received this message from your English friend Alex: “I have two weeks of holiday in August and would love to see your country! Which part should I visit? What should I bring? And could we meet?” Write a reply to Alex.',
    points: [
      'Recommend a place and say why.',
      'Say what Alex should bring at that time of the year.',
      'Say when and where you could meet.',
    ],
    words: [120],
    criteria: vstepWriting,
    model:
      'Dear Alex,\nI was so happy to read your message! August is a good time to see the mountains in the north, because the rice fields are bright green then. I would recommend Ha Giang: the roads are steep, but the views are the most beautiful that I know, and people in the villages will invite you for tea.\nBring a light raincoat and good shoes, since it often rains in the afternoon, and a warm jumper for the evenings. You need not bring a map: I have three.\nOf course we can meet! I work until the tenth of August, but after that I am free. Why don’t you fly to Ha Noi on the eleventh? I could pick you up at the airport, and we could take the night bus to Ha Giang together. My uncle has a house there, so you would not have to pay for a hotel.\nWrite soon and tell me what you think.\nBest wishes,\nThanh',
  }),
  essayQuestion({
    facts: vstep('WR', 'M4', 'B2', 'Essay: cars in city centres'),
    prompt:
      'Some people think that private cars should not be allowed in city centres. To what extent do you agree or disagree? Give reasons for your answer and use examples.',
    words: [250],
    criteria: vstepWriting,
    model:
      'A good answer states a position in the introduction and keeps to it. It develops two or three arguments in separate paragraphs (clean air, safety and space for people; access for the old and disabled, deliveries, lack of public transport), supports them with examples, considers at least one objection and ends with a conclusion that follows from what has been said.',
  }),
];

const speaking = (): SeedQuestion =>
  talkQuestion({
    facts: vstep('SP', 'M3', 'B2', 'VSTEP Speaking: free time, a problem to solve, a topic'),
    turns: [
      [
        'Part 1. What do you like doing in your free time? Who do you spend it with? Has it changed since you were a child?',
        0,
        120,
      ],
      [
        'Part 2. Your class has some money left at the end of the year. There are three suggestions: a day at the sea, a party at school, or a present for the school library. Which one do you think is the best choice, and why not the others?',
        60,
        180,
      ],
      [
        'Part 3. “Reading books is still important in the age of the internet.” Talk about this topic. You may use these ideas and your own.',
        60,
        180,
        ['concentration and imagination', 'knowledge that can be trusted', 'language', 'your own idea'],
      ],
    ],
    criteria: vstepTalk,
    model:
      'Part 1: short but complete answers with a reason or an example each. Part 2: one choice is defended, and both other suggestions are rejected with reasons. Part 3: at least three ideas are developed with examples and lead to a conclusion.',
  });

export const vstepMore = (clips: Clips): SeedQuestion[] => [
  ...vstepPassages.map(passage),
  ...listening(playedOnce(clips)),
  ...writing(),
  speaking(),
];
