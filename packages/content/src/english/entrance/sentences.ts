/** Mistakes to find, word forms and sentences to rewrite for the entrance examination and the tests of grade 9. */
import { errorQuestion } from '../../by-type/inline.ts';
import type { SeedQuestion } from '../../kit.ts';
import { formRows, gapRows } from '../rows.ts';

type ErrorRow = Parameters<typeof errorQuestion>[0];

/** The part with the star is wrong. */
const errors: readonly ErrorRow[] = [
  [
    9,
    'M2',
    '[Each] of the artisans [*have] worked [in] the village [since] childhood.',
    'has',
    'Each of + danh từ số nhiều đi với động từ số ít: has. Each, in, since dùng đúng.',
    'EG-15',
  ],
  [
    9,
    'M2',
    'My grandfather [used to] [*walking] to school [when] he was [a boy].',
    'walk',
    'used to + nguyên thể: walk (thói quen trong quá khứ). used to, when, a boy dùng đúng.',
    'EG-21',
  ],
  [
    9,
    'M3',
    'The bowl [which] I [bought] [*it] at the market was made [by hand].',
    'bỏ it',
    'which đã là tân ngữ của bought nên bỏ it. which, bought, by hand dùng đúng.',
    'EG-19',
  ],
  [
    9,
    'M3',
    'If the weather [*will be] fine on Sunday, we [will visit] [the] pottery village [with] our teacher.',
    'is',
    'Mệnh đề if của điều kiện loại 1 dùng hiện tại đơn: is. will visit, the, with dùng đúng.',
    'EG-17',
  ],
  [
    9,
    'M2',
    'We were [all] [*exciting] about [going] to the museum [for] the first time.',
    'excited',
    'Người có cảm xúc: excited; exciting tả sự vật. all, going, for dùng đúng.',
    'E9-04',
  ],
  [
    9,
    'M3',
    'She asked me [where] [*did I live] and [how long] I [had studied] English.',
    'I lived',
    'Câu hỏi gián tiếp dùng trật tự câu kể: where I lived. where, how long, had studied dùng đúng.',
    'EG-27',
  ],
  [
    9,
    'M3',
    'The [more] you practise [speaking], the [*confident] you [become].',
    'more confident',
    'So sánh kép: the more …, the more confident …. more, speaking, become dùng đúng.',
    'EG-09',
  ],
  [
    9,
    'M2',
    'My brother suggested [*to take] the bus [instead of] [driving] [to] the city centre.',
    'taking',
    'suggest + V-ing: taking. instead of, driving, to dùng đúng.',
    'EG-14',
  ],
  [
    9,
    'M3',
    'Although he [had] a [bad] cold, [*but] he [still] went to school.',
    'bỏ but',
    'Đã có Although thì không dùng but. Although, had, still dùng đúng.',
    'EG-24',
  ],
  [
    9,
    'M3',
    'I wish I [*can] [speak] French [as well as] my cousin [does].',
    'could',
    'Điều ước trái với hiện tại: wish + could. speak, as well as, does dùng đúng.',
    'EG-22',
  ],
  [
    9,
    'M3',
    'A lot of plastic [bags] [*throw] [away] in our town [every] day.',
    'are thrown',
    'Túi bị vứt đi: bị động are thrown. bags, away, every dùng đúng.',
    'EG-18',
  ],
  [
    9,
    'M2',
    'There [are] [*too much] cars and motorbikes [in] our street [at] weekends.',
    'too many',
    'cars, motorbikes đếm được số nhiều: too many. are, in, at dùng đúng.',
    'EG-11',
  ],
];

const nine = { grade: 9, cefr: 'B1' } as const;

/** The unit of each word form, in their order. */
const unitsOfForms = 'E9-04 E9-10 E9-02 E9-05 E9-05 E9-12 E9-01 E9-03 E9-02 E9-08'.split(' ');

const forms = (): SeedQuestion[] =>
  formRows(nine, [
    [
      'M3',
      'The children looked at the old machine with great ___.',
      'CURIOUS',
      'curiosity',
      'Sau great cần danh từ: curiosity (sự tò mò).',
    ],
    [
      'M3',
      'It is the ___ of every class to look after its part of the garden.',
      'RESPONSIBLE',
      'responsibility',
      'Sau the và trước of cần danh từ: responsibility (trách nhiệm).',
    ],
    [
      'M3',
      'The ___ of the new bridge will make the journey much shorter.',
      'BUILD',
      'building',
      'Sau The … of cần danh từ: building (việc xây dựng).',
    ],
    [
      'M2',
      'He ___ apologised for being late, and everybody smiled at him.',
      'POLITE',
      'politely',
      'Bổ nghĩa cho động từ apologised cần trạng từ: politely.',
    ],
    [
      'M3',
      'Our teacher gave us a lot of ___ before the competition.',
      'COURAGE',
      'encouragement',
      'Sau a lot of cần danh từ: encouragement (sự động viên).',
    ],
    [
      'M2',
      'My uncle is a ___ photographer whose pictures are shown in many countries.',
      'FAME',
      'famous',
      'Đứng trước danh từ photographer cần tính từ: famous.',
    ],
    [
      'M3',
      'The ___ between the two villages is about six kilometres.',
      'DISTANT',
      'distance',
      'Sau The và trước between cần danh từ: distance (khoảng cách).',
    ],
    [
      'M3',
      'She was ___ to lift the heavy bag, so her brother helped her.',
      'ABLE',
      'unable',
      'so her brother helped her: nghĩa phủ định, unable (không thể).',
    ],
    [
      'M2',
      'Many young people find life in the city more ___ than life in a village.',
      'EXCITE',
      'exciting',
      'find something + tính từ tả sự vật: exciting.',
    ],
    [
      'M2',
      'The guide spoke so ___ that we understood every word.',
      'CLEAR',
      'clearly',
      'Bổ nghĩa cho động từ spoke cần trạng từ: clearly.',
    ],
  ]).map((question, at) => ({ ...question, facts: { ...question.facts, topicId: unitsOfForms[at]! } }));

const rewrites = (): SeedQuestion[] =>
  gapRows(
    { ...nine, skill: 'WR' },
    'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.',
    [
      [
        'M3',
        'It took Lan two hours to make the paper lantern.\nLan spent two hours ___ the paper lantern.',
        'making/on',
        'spend + thời gian + V-ing: making.',
        'E9-01',
      ],
      [
        'M3',
        'Nobody in my class runs faster than Hung.\nHung runs the ___ my class.',
        'fastest in',
        'Không ai nhanh hơn = nhanh nhất: the fastest in my class.',
        'EG-09',
      ],
      [
        'M4',
        'The last time my aunt visited us was three years ago.\nMy aunt has not ___ three years.',
        'visited us for/visited us in',
        'The last time … ago = has not + phân từ + for.',
        'EG-15',
      ],
      [
        'M3',
        'The soup was so hot that I could not eat it.\nThe soup was ___ for me to eat.',
        'too hot',
        'so … that … not = too … to: too hot.',
        'E9-05',
      ],
      [
        'M4',
        'They will open a new library in our town next month.\nA new library ___ in our town next month.',
        'will be opened/is going to be opened/will open/is going to open/is to be opened',
        'Bị động của will open: will be opened.',
        'EG-18',
      ],
      [
        'M4',
        '“Do you like living in the countryside?” Mai asked Nam.\nMai asked Nam ___ living in the countryside.',
        'if he liked/whether he liked',
        'Câu hỏi Yes/No gián tiếp: if/whether + lùi thì: liked.',
        'EG-27',
      ],
      [
        'M4',
        'I do not have enough money, so I cannot buy that bike.\nIf I ___ money, I could buy that bike.',
        'had enough/had more',
        'Điều kiện loại 2: If + quá khứ đơn: had enough.',
        'EG-17',
      ],
      [
        'M3',
        'He finished his homework. Then he went out to play football.\nAfter ___ his homework, he went out to play football.',
        'finishing/he finished/he had finished/having finished',
        'After + V-ing hoặc mệnh đề quá khứ.',
        'EG-24',
      ],
      [
        'M3',
        'My village is not as noisy as the city.\nThe city is ___ my village.',
        'noisier than/more noisy than',
        'not as … as = so sánh hơn đảo lại: noisier than.',
        'EG-09',
      ],
      [
        'M3',
        'Remember to turn off the lights before you leave.\nDo not ___ off the lights before you leave.',
        'forget to turn',
        'Remember to V = Do not forget to V.',
        'E9-10',
      ],
      [
        'M4',
        'The woman is a doctor. Her son sits next to me.\nThe woman ___ next to me is a doctor.',
        'whose son sits/whose son is sitting',
        'Quan hệ sở hữu: whose son sits.',
        'EG-19',
      ],
      [
        'M4',
        'We could not go camping because it rained heavily.\nWe could not go camping because ___ rain.',
        'of the heavy/of heavy',
        'because of + cụm danh từ: of the heavy rain.',
        'EG-24',
      ],
    ],
  );

const entrance = { labels: ['WRITING', 'HIGH_SCHOOL_ENTRANCE'] } as const;

export const sentenceQuestions = (): SeedQuestion[] => [
  ...errors.map(errorQuestion),
  ...forms(),
  ...rewrites().map((question) => ({ ...question, facts: { ...question.facts, ...entrance } })),
];
