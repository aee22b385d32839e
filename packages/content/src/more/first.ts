/** B2 First for the international grade; the listening questions are on recordings that the bank has already. */
import { notesQuestion } from '../by-type/heard.ts';
import { matched } from '../by-type/matching.ts';
import { dragged } from '../by-type/moved.ts';
import { essayQuestion, keyWriting, rewritten } from '../by-type/produced.ts';
import { withExplanations } from '../explanations/evidence.ts';
import { gaps, setOf, type SeedFacts, type SeedQuestion } from '../kit.ts';
import { noPicture, type Clips } from './kit.ts';

type Skill = 'GR' | 'RE' | 'LI' | 'WR';
const labelOf = { GR: 'GRAMMAR', RE: 'READING', LI: 'LISTENING', WR: 'WRITING' } as const;

const first = (skill: Skill, difficulty: SeedFacts['difficulty'], name?: string): SeedFacts => ({
  gradeId: 'INT',
  subject: 'ENGLISH',
  skill,
  difficulty,
  cefr: 'B2',
  seriesId: 'cambridge',
  examFamily: 'CA',
  labels: [labelOf[skill]],
  ...(name !== undefined && { name }),
});

type Row = readonly [stem: string, options: string, explanation: string];

const subsOf = (rows: readonly Row[]) =>
  rows.map(([stem, options]) => {
    const [right, ...wrong] = options.split('|');
    return { stem, right: right!, wrong };
  });
const linesOf = (rows: readonly Row[]) => rows.map(([, , explanation]) => explanation);

const roof: readonly Row[] = [
  ['', 'attention|interest|notice|care', 'pay attention to: chú ý đến.'],
  ['', 'away|back|over|in', 'throw away: vứt đi.'],
  ['', 'covered|filled|crowded|packed', 'be covered in: phủ đầy; ba từ kia đi với with.'],
  ['', 'Instead|Besides|Otherwise|Despite', 'Instead: thay vào đó (không than phiền mà giúp).'],
  ['', 'effect|affect|result|reason', 'have an effect on: có tác động đến.'],
  ['', 'exchanged|changed|replaced|crossed', 'exchange a word: nói với nhau một lời.'],
  ['', 'as long as|so as|in case|whether', 'as long as: miễn là.'],
  ['', 'convinced|believed|trusted|ensured', 'I am convinced that: tôi tin chắc rằng.'],
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    12,
    'M2',
    'I have never stayed in such a comfortable hotel.',
    'MOST',
    'This is ___ stayed in.',
    'the most comfortable hotel I have ever/the most comfortable hotel that I have ever/the most comfortable hotel I’ve ever/the most comfortable hotel that I’ve ever',
    'never … such = so sánh nhất + ever.',
    'EG-09',
  ],
  [
    12,
    'M2',
    'They will have to postpone the concert because of the storm.',
    'PUT',
    'The concert will have ___ because of the storm.',
    'to be put off',
    'postpone = put off; câu bị động.',
    'EG-18',
  ],
  [
    12,
    'M2',
    '“I am sorry that I broke your glasses,” Tom said to me.',
    'APOLOGISED',
    'Tom ___ my glasses.',
    'apologised for breaking/apologised to me for breaking/apologised for having broken/apologised to me for having broken',
    'apologise (to somebody) for + V-ing.',
  ],
  [
    12,
    'M3',
    'It is possible that Lucy did not receive my message.',
    'MIGHT',
    'Lucy ___ my message.',
    'might not have received/might not have got',
    'might not have + quá khứ phân từ: có thể đã không.',
    'EG-35',
  ],
  [
    12,
    'M3',
    'Please do not open the window.',
    'RATHER',
    'I ___ open the window.',
    "would rather you didn't/would rather you did not/'d rather you didn't/'d rather you did not",
    'would rather + chủ ngữ khác + quá khứ đơn.',
  ],
  [
    12,
    'M2',
    'My brother started to play chess ten years ago, and he still plays it.',
    'BEEN',
    'My brother ___ ten years.',
    'has been playing chess for/has been playing it for',
    'Việc bắt đầu trong quá khứ và còn tiếp diễn: have been + V-ing + for.',
    'EG-15',
  ],
];

const grammar = (): SeedQuestion[] => [
  withExplanations(
    setOf('MC10', first('GR', 'M2', 'A garden on the roof'), subsOf(roof), {
      instructions: 'Read the text and choose the best option for each gap.',
      passage: {
        title: 'A garden on the roof',
        text: 'When my company moved to the top floor of an old building, none of us paid much [[q1]] to the flat roof outside the kitchen window. Then a colleague, who was tired of throwing [[q2]] the seeds of his tomatoes every day at lunch, put some of them in an empty coffee tin and left it outside. By July, the roof was [[q3]] in tins and pots. Our manager might well have complained. [[q4]], she brought us a watering can.\nWhat surprised us was the [[q5]] that the garden had on our meetings. People who had hardly [[q6]] a word in the lift now discussed the weather. Arguments that used to go on for hours ended within minutes, [[q7]] they took place outdoors. Nobody can prove it, of course, but I am [[q8]] that tomatoes have saved this company.',
        numbered: false,
      },
    }),
    linesOf(roof),
  ),
  withExplanations(
    gaps(
      'FB2',
      first('GR', 'M3', 'The first ten metres'),
      'It was my grandmother ___ taught me ___ to swim, although she had never learned it herself. She stood in the river up to her knees, held me under the stomach and told me what to do, as ___ she had done it a thousand times. I was afraid ___ the water, but I trusted her hands. One morning, without telling me, she took them ___. I had swum ten metres before I noticed. I was ___ proud that I forgot to be angry. Years later I asked her whether she had not been worried at ___. “I was more frightened ___ you were,” she said.',
      ['who/that', 'how', 'if/though', 'of', 'away/off/back', 'so', 'all', 'than'],
      { instructions: 'Write ONE word for each gap.', wordLimit: 1 },
    ),
    [
      'Câu chẻ: It was … who/that.',
      'teach somebody how to do something: dạy ai cách làm.',
      'as if, as though: như thể.',
      'be afraid of: sợ.',
      'take away: bỏ ra, cất đi.',
      'so + tính từ + that: đến nỗi.',
      'not … at all: không một chút nào.',
      'So sánh hơn more … than.',
    ],
  ),
  withExplanations(
    gaps(
      'FB7',
      first('GR', 'M3', 'An office in a tree'),
      'When Lena lost her job, she made a rather ___ decision: she built an office in a tree. The ___ took her three months. At first her neighbours were ___, but they soon came to admire her ___. Her customers love it too, although it is not ___ for people who are afraid of ___. “My work has become more ___,” she says, “and ___, I am never cold.”',
      [
        'unusual',
        'construction',
        'suspicious',
        'creativity/creation',
        'suitable',
        'heights/height',
        'productive',
        'surprisingly',
      ],
      {
        instructions: 'Write the right form of the words in brackets.',
        cues: ['USUAL', 'CONSTRUCT', 'SUSPECT', 'CREATE', 'SUIT', 'HIGH', 'PRODUCT', 'SURPRISE'],
      },
    ),
    [
      'Tính từ trước decision; ý trái với thường lệ: unusual.',
      'Cần danh từ làm chủ ngữ: construction (việc xây).',
      'Tính từ sau were, chỉ người nghi ngại: suspicious.',
      'Cần danh từ sau her: creativity (óc sáng tạo).',
      'be suitable for: phù hợp với.',
      'afraid of heights: sợ độ cao.',
      'Tính từ sau become more: productive.',
      'Trạng từ bổ nghĩa cho cả câu: surprisingly.',
    ],
  ),
  ...rewrites.map((row): SeedQuestion => ({
    ...rewritten(row),
    facts: { ...first('GR', row[1]), ...(row[7] !== undefined && { topicId: row[7] }) },
  })),
];

const pianist: readonly Row[] = [
  [
    'How did the writer react when the finger curled up?',
    'By hiding what had happened|By leaving the hall|By asking for a doctor|By explaining it to the audience',
    '~told nobody',
  ],
  [
    'What does the choice of the way home in paragraph 2 show?',
    'The writer had not forgotten music.|The writer had to save money.|The writer did not like the library.|The writer was afraid of the dark.',
    '~so as not to pass the music shop',
  ],
  [
    'What do we understand about the piano at the boy’s school?',
    'It had belonged to the writer.|It was too old to be played.|It had been bought for the boy.|It was never used.',
    '~sold my piano to a school|Cây đàn “của một người nổi tiếng” chính là đàn của người kể.',
  ],
  [
    'The word “that” in “I had known that, of course” in paragraph 4 refers to the fact that _____.',
    'there are pieces for one hand|soldiers were hurt in the war|the boy was called Adam|there are no deserts here',
    '~a whole library of pieces',
  ],
  [
    'How did the two play when they began?',
    'Very badly|Surprisingly well|Too fast|Better than at the concert',
    '~We were terrible',
  ],
  [
    'What does Adam’s remark about “one and a half pianists” show?',
    'He could laugh about their situation.|He was angry with the audience.|He thought that he played better.|He had forgotten the writer’s name.',
    '~one and a half pianists|Cậu bé nói đùa về việc hai người có hai bàn tay đàn được.',
  ],
];

const jobs = {
  hanna:
    'Hanna: I worked in a bakery from two in the morning until it was time for my lectures, in which I then fell asleep. The pay was poor, but I could take home as much bread as I could carry, so my whole house lived on it. My boss never praised anybody. When he asked me to stay on, I knew that he was satisfied.',
  ravi: 'Ravi: I showed tourists round the city on an open bus. I had learned the dates by heart the night before, and when I forgot one, I made it up. I used to be terrified of speaking in public; that job cured me, which still helps me as a lawyer. I only regret that I never wrote down the tourists’ questions.',
  elena:
    'Elena: An old professor paid me to put his books in order. After a month we had finished one shelf, because he told me the story of every book. It was he who made me change from law to history. When he died last year, I found out that he had left all the books to me.',
  tom: 'Tom: I answered the phone for a company that sold heaters. People shouted at me all day long, although I had never seen one of those heaters in my life. I left after three weeks. All the same, I am grateful: whenever I have to complain today, I remember who is sitting at the other end.',
} as const;

const reading = (): SeedQuestion[] => [
  withExplanations(
    setOf('MC9', first('RE', 'M3', 'One and a half pianists'), subsOf(pianist), {
      instructions: 'Read the story and choose the best answer to each question.',
      passage: {
        title: 'One and a half pianists',
        text: 'I had been a concert pianist for eleven years when my left hand stopped obeying me. It was not painful. In the middle of a slow piece, which I could have played in my sleep, the fourth finger simply curled up as if it belonged to somebody else. I smiled at the audience, finished with the other nine and told nobody. Doctors have a name for it; they do not have a cure.\nFor two years I avoided music. I took a job in a library and sold my piano to a school at the other end of the town. I was not unhappy. I even enjoyed the evenings, now that I did not have to practise. But I noticed that I had begun to choose my way home with care, so as not to pass the music shop.\nOne afternoon a boy of about nine came to my desk. He wanted a book that would teach him to play the piano with one hand. I asked him, rather stupidly, why. He lifted his right sleeve: there was no hand. “We have a piano at school,” he said. “It’s a good one. It used to belong to someone famous.” I told him that there were no such books, and when I saw his face, I added that there might be a way to find out.\nThere is, as it turned out, a whole library of pieces for one hand alone, written for soldiers who came back from a war with one arm. I had known that, of course, in the way one knows that there are deserts. Adam and I learned them together on Thursdays after school, he with his left hand, I with my right. We were terrible. In June we gave a concert in the school hall. Between us, as he explained to the audience, we were one and a half pianists. Nobody asked for their money back.',
        numbered: true,
      },
    }),
    linesOf(pianist),
  ),
  withExplanations(
    dragged({
      facts: first('RE', 'M3', 'Sunlight for a town'),
      instructions: 'Put the sentences into the gaps. There is one sentence that you do not need.',
      text: 'The Norwegian town of Rjukan lies in a valley so deep that from September to March the sun never rises above the mountains. [For half of the year, its people lived in shadow.] The idea of doing something about it is as old as the town itself. More than a hundred years ago, somebody suggested putting mirrors on the mountain. [At that time, however, nobody knew how to make them follow the sun.] So in 1928 a cable car was built instead. [It carried people up to the light, but it could not bring the light down to them.] In 2005 an artist called Martin Andersen moved to the town with his little daughter. [Every day he had to push her a little farther down the valley to find some sun.] When he brought up the old plan again, many of his neighbours thought that it was a waste of money. [They would rather have spent it on schools or nurses.] In 2013 three large mirrors, which are moved by a computer, finally began to send sunlight to the market square. [On the first day, thousands of people stood there in sunglasses.] Since then, even most of the critics have changed their minds: when the sky is clear, they bring chairs.',
      extra: ['The other two were sold in the following year.'],
    }),
    [
      'Câu trước nói mặt trời khuất núi từ tháng Chín đến tháng Ba: nửa năm sống trong bóng râm.',
      'them = mirrors; câu sau So … instead cho thấy kế hoạch gương không làm được.',
      'It = cable car: đưa người lên chỗ sáng.',
      'he, her = Andersen và con gái.',
      'They = neighbours; it = money.',
      'there = the market square; the first day = ngày đầu có nắng.',
    ],
  ),
  withExplanations(
    matched('MG4', noPicture, {
      facts: first('RE', 'M3', 'My first job'),
      instructions:
        'Four people write about a job that they had as students. Which person is each sentence about? A person can be chosen more than once.',
      pairs: [
        `This person’s job helped to feed other people.=${jobs.hanna}`,
        `This person sometimes said things that were not true.=${jobs.ravi}`,
        `This person gave up the job after a short time.=${jobs.tom}`,
        `This person was given something because of the job much later.=${jobs.elena}`,
        `This person lost a fear.=${jobs.ravi}`,
        `This person treats others differently because of the job.=${jobs.tom}`,
        `This person was too tired to study properly.=${jobs.hanna}`,
        `This person did not know what the company sold.=${jobs.tom}`,
        `This person began to study something else.=${jobs.elena}`,
        `This person was never told that the work was good.=${jobs.hanna}`,
      ],
    }),
    [
      '~my whole house lived on it',
      '~I made it up',
      '~I left after three weeks',
      '~left all the books to me',
      '~terrified of speaking in public',
      '~whenever I have to complain',
      '~I then fell asleep',
      '~never seen one of those heaters',
      '~change from law to history',
      '~never praised anybody',
    ],
  ),
];

const inventor: readonly Row[] = [
  [
    'What has Kevin just won?',
    'A prize for inventors|A place at university|A job with a company',
    '~the national prize for young inventors',
  ],
  [
    'What does the tiny camera do?',
    'It reads signs and menus.|It takes photographs.|It finds the way to the shop.',
    '~reads signs',
  ],
  [
    'How do the glasses tell people what is written?',
    'With a voice|With large letters|With a light',
    '~a voice tells you',
  ],
  [
    'Where did Kevin’s idea come from?',
    'From someone in his family|From a lesson at school|From a film',
    '~From my grandmother',
  ],
  [
    'Why did his grandmother stop going out?',
    'She did not like to ask for help.|She could not walk very far any more.|She had lost her glasses.',
    '~too proud to ask for help',
  ],
  [
    'What was wrong with the first battery?',
    'It was too heavy.|It was too expensive.|It became too hot.',
    '~so heavy that',
  ],
  [
    'What will Kevin do with half of the money?',
    'Give it to his school|Start a company|Buy tools for himself',
    '~giving half of it to my school',
  ],
];

const listening = (clips: Clips): SeedQuestion[] => [
  withExplanations(
    notesQuestion(clips, first('LI', 'M2', 'Notes: an old building'), {
      clip: 'museum-tour',
      title: 'An old building',
      words: 1,
      rows: [
        ['The building was opened as', 'a railway ___', 'station'],
        ['On sale in the ticket office', 'postcards and ___', 'books'],
        ['Upstairs', '___ and a small cinema', 'photographs/photos'],
        ['Place of the café', 'in the ___', 'garden'],
        ['The tour ends at', 'half past ___', '11/eleven'],
      ],
    }),
    ['~as a railway station', '~books and postcards', '~find the photographs', '~in the garden', '~half past eleven'],
  ),
  withExplanations(
    notesQuestion(clips, first('LI', 'M3', 'Notes: trees by the sea'), {
      clip: 'mangroves',
      title: 'Mangroves',
      words: 1,
      rows: [
        ['Where they grow', 'where ___ meet the sea', 'rivers'],
        ['They store carbon', 'in the ___ around their roots', 'mud'],
        ['After a storm', 'villages behind them suffer less ___', 'damage'],
        ['Cut down', 'to make room for ___ farms', 'shrimp/shrimps'],
        ['Families today', 'sell fewer shrimps at a higher ___', 'price'],
      ],
    }),
    ['~where rivers meet', '~in the mud', '~less damage', '~shrimp farms', '~at a higher price'],
  ),
  withExplanations(
    matched(
      'MG5',
      { ...noPicture, ...clips },
      {
        facts: first('LI', 'M2', 'Five science projects'),
        instructions: 'Listen. What is each person’s project about? There is one subject that you do not need.',
        pairs: [
          'Robert=insects near the school',
          'Helen=the Moon',
          'Emma=very small things in water',
          'George=plants of the forest',
          'Sophia=light bulbs',
        ],
        extra: ['the water that plants need'],
      },
      'match-projects',
    ),
    [
      '~study the bees',
      '~I gave that to Helen',
      '~tiny things from the lake',
      '~collecting mushrooms',
      '~how much light',
    ],
  ),
  withExplanations(
    setOf('MC11', first('LI', 'M3', 'Interview: a machine that helps'), subsOf(inventor), {
      instructions: 'Listen and choose the right answers.',
      ...clips.clip('inventor'),
    }),
    linesOf(inventor),
  ),
];

const writing = (): SeedQuestion[] => [
  essayQuestion({
    facts: first('WR', 'M3', 'Essay: homework at weekends'),
    prompt:
      'In your English class you have talked about homework. Now your teacher asks you to write an essay: “Should students get homework at weekends?”',
    points: ['free time', 'learning', 'your own idea'],
    words: [140, 190],
    criteria: keyWriting,
    model:
      'Most students groan when they hear the word homework on a Friday. Yet is it really a bad thing to study at weekends?\nOn the one hand, young people need free time. After five long days at school they should meet friends, do sports and sleep. Those who rest are able to concentrate better on Monday. In addition, some families only see each other at weekends.\nOn the other hand, what we do not repeat we soon forget. On weekdays there is often so much to do that nobody has time to think. At the weekend a student can read a longer text or work on a project in peace.\nIn my opinion, the problem is not homework itself but the kind of homework. Twenty exercises of the same type are a waste of a Sunday. A task that lets students choose, such as interviewing a grandparent or building a model, would not feel like a punishment. I would therefore give students one such task a month and leave the other weekends free.',
  }),
  essayQuestion({
    facts: first('WR', 'M3', 'Review: a place to eat'),
    prompt:
      'Your school’s English magazine is looking for reviews of places where young people can eat. Write a review of a café, restaurant or street stall that you know.',
    points: ['Describe the place and the food.', 'Say what could be better.', 'Say whom you would recommend it to.'],
    words: [140, 190],
    criteria: keyWriting,
    model:
      'You will not find Auntie Sau’s noodle stall on any map, but you can smell it from the school gate. It consists of four low tables under a tree, a gas cooker and Auntie Sau herself, who remembers how each of us likes our soup.\nThere is only one dish: noodle soup with fish, tomatoes and lots of green onions. It is so good that nobody has ever asked for another one. A bowl costs 25,000 dong, which is hardly more than a sandwich in our canteen, and you may have a second helping of noodles for nothing.\nOf course the place is not perfect. When it rains, only two of the tables stay dry, and after the last lesson you may have to wait for twenty minutes. I also wish there were more than one fan in summer.\nI would recommend the stall to everybody who is hungry, short of money and not in a hurry. Come with a friend, because the stories that you hear while you are waiting are almost as good as the soup.',
  }),
];

export const firstMore = (clips: Clips): SeedQuestion[] => [
  ...grammar(),
  ...reading(),
  ...listening(clips),
  ...writing(),
];
