/** English for the graduation exam, in the form of the paper since 2025. */
import { oneOf, type SeedQuestion } from '../kit.ts';
import { cloze, factsOf, type Place, type Topic } from '../english/rows.ts';
import { reading } from './kit.ts';

const place = { grade: 12, cefr: 'B2' } as const;
const fill = { ...place, skill: 'RE' } as const;
const exam = { labels: ['READING', 'HIGH_SCHOOL_GRADUATION'] } as const;

/** Marks a question as one of the graduation exam. */
const ofExam = (question: SeedQuestion): SeedQuestion => ({ ...question, facts: { ...question.facts, ...exam } });

const texts = (): SeedQuestion[] => [
  cloze(fill, {
    level: 'M2',
    topic: 'E12-03',
    title: 'The great clothes swap',
    instructions: 'Read the advertisement and choose the best option for each numbered blank.',
    text: 'Is your wardrobe full of clothes ___ you never wear? Bring them to our swap on Saturday, 14 March!\n%b%It is easy.%b% Hand in up to ten ___ of clothing and take home as many as you gave.\n%b%It is free.%b% There is no charge, but visitors are asked to make a small ___ to our tree-planting fund.\n%b%It is creative.%b% Join our workshop, ___ by a local designer, and learn to turn an old shirt into a bag.\n%b%Nothing is wasted.%b% Clothes that nobody picks ___ will be passed on to a charity.\nCome early: the ___ the queue, the better the choice!',
    options: [
      'that|who|whose|where',
      'items|numbers|lots|amounts',
      'donation|addition|permission|decision',
      'led|leading|leads|to lead',
      'up|on|at|through',
      'shorter|short|shortest|shortly',
    ],
    notes: [
      'that thay cho clothes (vật), làm tân ngữ của wear.',
      'items of clothing: món quần áo; clothing không đếm được.',
      'make a donation: quyên góp.',
      'Rút gọn mệnh đề quan hệ bị động: (which is) led by.',
      'pick up: lấy, nhặt lên.',
      'So sánh kép: the + so sánh hơn, the + so sánh hơn.',
    ],
  }),
  cloze(fill, {
    level: 'M2',
    topic: 'E12-07',
    title: 'Evenings without screens',
    instructions: 'Read the leaflet and choose the best option for each numbered blank.',
    text: 'Doctors recommend ___ all screens at least one hour before bedtime. Here is how your family can begin.\n%b%Agree on rules.%b% Children are more likely to ___ a rule that they have helped to make.\n%b%Find a place for the phones.%b% A box near the front door works best: ___ of sight, out of mind.\n%b%Offer something better.%b% A board game or a walk will do, ___ everybody takes part.\n%b%Be patient.%b% The first evenings may feel long, but most families soon get used to ___ without their devices. ___ studies have shown that they fall asleep twenty minutes earlier.',
    options: [
      'switching off|to switch off|switch off|switched off',
      'follow|chase|pursue|track',
      'out|off|outside|away',
      'as long as|even though|so that|in case',
      'living|live|lived|be living',
      'Several|Much|Each|Every',
    ],
    notes: [
      'recommend + V-ing.',
      'follow a rule: tuân theo quy tắc.',
      'out of sight, out of mind: xa mặt cách lòng.',
      'as long as: miễn là.',
      'get used to + V-ing.',
      'studies là danh từ số nhiều đếm được: several.',
    ],
  }),
  cloze(fill, {
    level: 'M3',
    topic: 'E12-08',
    title: 'The return of the turtles',
    instructions: 'Read the passage and choose the option that best completes each numbered blank.',
    text: 'For decades, the beaches of the island had been silent at night. ___, so that fewer than a dozen nests were counted in 2001. The fishermen who collected them were not cruel; ___. It was a young biologist who found another way. Instead of asking the police to punish the fishermen, ___. Having lived beside the sea all their lives, ___, and soon their reports became the basis of a national study. Last summer more than four hundred nests were counted, ___.',
    options: [
      'Turtle eggs were sold in every market|Turtle eggs selling in every market|To sell turtle eggs in every market|Because turtle eggs were sold in every market',
      'they simply had no other way to feed their families|which had no other way to feed their families|having simply no other way to feed their families|because of no other way to feed their families',
      'she offered to pay them as guards of the nests|they were offered money as guards of the nests|an offer was made to pay them as guards|to offer them money as guards of the nests',
      'they knew exactly where the animals came ashore|the animals were known to come ashore|it was known where the animals came ashore|knowing exactly where the animals came ashore',
      'a number that nobody had thought possible|nobody had thought possible such a number|which nobody had been thought possible|a number that nobody had thought it possible',
    ],
    notes: [
      'Trước so that cần một mệnh đề chính đủ chủ ngữ và động từ: Turtle eggs were sold ….',
      'Sau dấu chấm phẩy là một mệnh đề độc lập, nêu lí do: they simply had no other way ….',
      'Chủ ngữ của vế chính phải là người thực hiện asking: she (nhà sinh vật học).',
      'Chủ ngữ của vế chính phải là người thực hiện having lived: they (ngư dân).',
      'Cụm đồng vị giải thích cho số tổ: a number that …; that đã là tân ngữ nên không có it.',
    ],
  }),
];

const passages = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M3',
      'E12-04',
      'Cooling the city',
      'Cities are hotter than the countryside around them, sometimes by as much as eight degrees. Roads and roofs take in the heat of the sun during the day and give it off at night, while engines and air conditioners add to it. Doctors warn that heatwaves already kill more people than floods and storms put together, and the victims are mostly old people who live alone.\nThe most obvious remedy is to plant trees. A single large tree cools its surroundings as effectively as several air conditioners, since water evaporates from its leaves. Trees, however, need space and take decades to grow. Some cities have therefore turned to paint. Covering a dark roof with a special white paint can lower the temperature of the rooms underneath by up to five degrees. It is cheap, it can be done in an afternoon, and it requires no electricity.\nMedellín in Colombia chose a third way. Instead of scattering trees across the town, it planted thirty “green corridors” along roads and streams, so that cool air can flow from the hills into the centre. Former street sellers were trained as gardeners to look after them. Within three years, the average temperature along the corridors had fallen by two degrees, and people began to cycle there even at noon.\nNone of these measures will stop the climate from changing, as critics are quick to point out. Yet they buy time, and they do something that is rarely mentioned in reports: they make a city more pleasant to live in today, not only in fifty years.',
    ],
    [
      [
        'Which of the following is NOT mentioned in paragraph 1 as a reason why cities are hot?',
        'The lack of wind|Roads and roofs|Engines|Air conditioners',
        '~Roads and roofs take in|Bài không nói đến gió.',
      ],
      [
        'The word “remedy” in paragraph 2 is closest in meaning to _____.',
        'solution|reason|danger|habit',
        'remedy: cách chữa, giải pháp; câu sau nêu việc trồng cây để hạ nhiệt.',
      ],
      [
        'The word “It” in “It is cheap” in paragraph 2 refers to _____.',
        'painting a roof white|planting a tree|saving electricity|lowering a roof',
        '~Covering a dark roof|It thay cho cả việc sơn trắng mái nhà ở câu trước.',
      ],
      [
        'Which sentence best paraphrases “Trees, however, need space and take decades to grow”?',
        'There must be room for trees, and many years pass before they are large.|Trees that have enough room grow within a few years.|Trees have grown in cities for decades without any room.|Cities have to wait for decades until there is room for trees.',
        'need space = there must be room; take decades to grow = lâu mới lớn.',
      ],
      [
        'According to paragraph 3, why were the trees in Medellín planted along roads and streams?',
        'To let cool air reach the centre|To give street sellers some shade|To protect the town from floods|To keep cyclists away from cars',
        '~so that cool air can flow',
      ],
      [
        'The word “scattering” in paragraph 3 is OPPOSITE in meaning to _____.',
        'gathering|spreading|watering|selling',
        'scatter: rải rác khắp nơi; trái nghĩa là gather (tập trung lại).',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'White roofs work without electricity.|Floods kill more people than heatwaves.|The corridors made the air eight degrees cooler.|Critics believe that trees can stop climate change.',
        '~it requires no electricity',
      ],
      [
        'In which paragraph does the writer mention people who got a new job?',
        'Paragraph 3|Paragraph 1|Paragraph 2|Paragraph 4',
        '~trained as gardeners',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E12-06',
      'The end of a profession?',
      'When the first programs that could translate whole books appeared, newspapers announced the end of a profession. Ten years later there are more translators than ever, but few of them would recognise the job of their teachers. “I used to start from an empty page,” says Hanna Weiss, who has translated novels for thirty years. “Now I start from a page that is full of mistakes, and it looks perfect.”\nThat appearance is precisely the problem. Early programs produced sentences so clumsy that readers were on their guard. Those of today write smoothly, so their errors hide. In a manual for a medical device, a program once turned “do not exceed” into “do not forget”; the sentence was flawless, and four people read it before a nurse noticed. Studies suggest that people who check a fluent text overlook twice as many mistakes as those who translate it themselves.\nStrangely, the machines have made some human skills more valuable. Publishers no longer pay for speed, since no one can compete with a computer. [I] They pay for judgement: for knowing when a joke will not survive the journey into another language and has to be replaced by a different one. [II] Universities have begun to adapt. [III] Students in Vienna spend half of their time comparing machine versions with originals and explaining, line by line, what has been lost. [IV] Their teachers report that they understand grammar better than earlier classes, because they have to give reasons for every change.\nNot everyone has benefited. Those who used to translate simple texts, such as instructions or menus, have seen their fees fall by more than half, and many have left the profession. Hanna Weiss, who is sometimes asked to speak to them, does not pretend otherwise. “The machine took the easy part of my work,” she tells them. “Unfortunately, the easy part paid the rent.”',
    ],
    [
      [
        'Which of the following is the best title for the passage?',
        'A job that had to change|Why nobody translates books any more|How to learn a language with a machine|The dangers of modern hospitals',
        'Cả bài nói nghề dịch không mất đi mà đổi khác vì máy: người dịch làm việc khác trước, kĩ năng khác, thu nhập khác.',
      ],
      [
        'The word “clumsy” in paragraph 2 is closest in meaning to _____.',
        'awkward|short|funny|polite',
        'clumsy: vụng về; đối lập với write smoothly ở câu sau.',
      ],
      [
        'The word “Those” in “Those of today write smoothly” in paragraph 2 refers to _____.',
        'programs|readers|sentences|translators',
        '~Early programs produced|Câu sau so các chương trình ngày nay với early programs.',
      ],
      [
        'Why does the writer mention the manual for a medical device?',
        'To show that a fluent text can hide a serious mistake|To prove that the machines of earlier years were better|To explain why nurses should learn languages|To describe how such devices are used',
        '~the sentence was flawless|Câu rất trôi chảy nên bốn người đọc mà không thấy lỗi.',
      ],
      [
        'According to the studies in paragraph 2, people who check a fluent text _____.',
        'miss more mistakes than those who translate it|work twice as fast as those who translate it|find twice as many mistakes as a machine|would rather translate it again',
        '~overlook twice as many mistakes',
      ],
      [
        'What do publishers pay for today, according to paragraph 3?',
        'Good judgement|Great speed|Perfect grammar|A famous name',
        '~They pay for judgement',
      ],
      [
        'Where in paragraph 3 does this sentence best fit? “For this reason, some of them even print the translator’s name on the cover.”',
        '[II]|[I]|[III]|[IV]',
        'some of them chỉ các nhà xuất bản; for this reason chỉ việc coi trọng sự suy xét: sau They pay for judgement.',
      ],
      [
        'Which sentence best summarises paragraph 3?',
        'Because of machines, human judgement is worth more, and students are trained for it.|Universities do not allow their students to work with machines.|Publishers prefer machines, because students of translation work too slowly for them.|Jokes cannot be translated, so publishers leave them out.',
        '~made some human skills more valuable|Phần sau của đoạn nói trường đại học dạy chính kĩ năng ấy.',
      ],
      [
        'What can be inferred about Hanna Weiss from paragraph 4?',
        'She is honest about the disadvantages of the change.|She has left the profession.|She finds the simplest texts the hardest to translate.|She advises young people to translate menus.',
        '~does not pretend otherwise',
      ],
      [
        'Which of the following is NOT true according to the passage?',
        'There are fewer translators than ten years ago.|Students in Vienna compare two versions of a text.|It is now cheaper to have a menu translated.|The texts of modern programs read well.',
        '~more translators than ever',
      ],
    ],
  ),
];

type Arrangement = readonly [topicId: Topic, lines: string, options: string, explanation: string];
const arrangements: readonly Arrangement[] = [
  [
    'E12-03',
    'a. Mai: It was great. We planted two hundred trees on the hill behind the village.\nb. Nam: How was your trip with the green club?\nc. Nam: Two hundred? I wish I had come along.',
    'b – a – c|a – b – c|c – a – b|b – c – a',
    'Nam hỏi về chuyến đi (b), Mai trả lời (a), Nam ngạc nhiên nhắc lại con số (c).',
  ],
  [
    'E12-09',
    'a. Huy: I am, but I cannot decide between a university and a vocational school.\nb. Lan: What do you enjoy more, studying theory or working with your hands?\nc. Lan: Are you still thinking about what to do after school?\nd. Huy: With my hands, definitely. I have repaired every bicycle in our street.\ne. Lan: Then you seem to have answered your own question.',
    'c – a – b – d – e|c – d – b – a – e|b – a – c – d – e|c – b – d – a – e',
    'Are you …? (c) – I am (a); What do you enjoy more …? (b) – With my hands (d); câu e kết luận.',
  ],
  [
    'E12-07',
    'Dear Ms Hoa,\na. The first issue will appear in May, and we would be proud to send you a copy.\nb. Thank you for showing our class round your newspaper last Thursday.\nc. Because of this, we have decided to check every text twice before our own school magazine comes out.\nd. Once again, many thanks from all of us.\ne. What surprised us most was how many people check an article before it is printed.',
    'b – e – c – a – d|b – c – e – a – d|e – b – c – a – d|b – e – a – c – d',
    'Cảm ơn (b); điều ngạc nhiên (e); Because of this chỉ điều ấy (c); the first issue là của tạp chí vừa nhắc (a); lời kết (d).',
  ],
  [
    'E12-04',
    'a. As a result, the shops and the school in the village had to close one after another.\nb. When a motorway was opened in 2005, our village suddenly lay only half an hour from the city.\nc. Those who stayed, however, have found an answer: they invite city people to spend weekends on their farms.\nd. At first, everybody was pleased, because it was now easy to work in the city and live in the country.\ne. Soon, though, many young families noticed that it was even easier to live in the city as well.',
    'b – d – e – a – c|b – e – d – a – c|d – b – e – c – a|b – a – d – e – c',
    'Mở đường (b); At first … (d); Soon, though … (e); As a result … (a); Those who stayed, however … (c).',
  ],
  [
    'E12-10',
    'a. He could read road signs and prices, but a letter from the bank was a mystery to him.\nb. At sixty-two, my neighbour Mr Khoa went back to school.\nc. Today he reads the newspaper aloud to his grandson every evening, and the boy corrects him.\nd. As a child, he had had to leave it after two years to work in the fields.\ne. So when the community centre offered an evening course, he was the first to put his name on the list.',
    'b – d – a – e – c|b – e – c – d – a|d – a – b – c – e|b – c – a – e – d',
    'went back to school (b) – had had to leave it (d) – nên đọc kém (a) – So … (e) – Today … (c).',
  ],
];

const arranged = ([topicId, lines, options, explanation]: Arrangement): SeedQuestion => {
  const [right, ...wrong] = options.split('|');
  const writing: Place = { ...place, skill: 'WR' };
  return oneOf(
    'MC1',
    factsOf(writing, lines.startsWith('a. Mai') ? 'M2' : 'M3', {
      topicId,
      labels: ['WRITING', 'HIGH_SCHOOL_GRADUATION'],
    }),
    {
      stem: lines,
      right: right!,
      wrong,
      explanation,
      instructions: lines.startsWith('Dear')
        ? 'Choose the best arrangement of the sentences to make a letter.'
        : /^a\. \p{Lu}\p{L}+:/u.test(lines)
          ? 'Choose the best arrangement of the turns to make a dialogue.'
          : 'Choose the best arrangement of the sentences to make a paragraph.',
    },
  );
};

export const graduationMore = (): SeedQuestion[] => [
  ...[...texts(), ...passages()].map(ofExam),
  ...arrangements.map(arranged),
];
