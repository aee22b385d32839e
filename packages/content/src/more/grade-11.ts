/** More English for grade 11: what term tests lacked. */
import { rewritten } from '../by-type/produced.ts';
import type { SeedQuestion } from '../kit.ts';
import { gapRows, soundRows } from '../english/rows.ts';
import { heardJudged, heardOnce, heardSet, oneWord, reading, wordOrder, type Clips } from './kit.ts';

const b1 = { grade: 11, cefr: 'B1+' } as const;

const passages = (): SeedQuestion[] => [
  reading(
    b1,
    [
      'M1',
      'E11-01',
      'Staying young together',
      'Every morning at half past five, about sixty people meet in the park beside the lake. Most of them are over seventy. They do slow exercises for an hour, led by Mrs Loan, a retired nurse who knows exactly what an eighty-year-old knee can do. Afterwards, nobody goes home at once. They drink tea under the trees, talk about their grandchildren and read the newspaper aloud to those whose eyes have become weak. Doctors from the local hospital have followed the group for four years. They found that its members fell less often, slept better and, above all, felt less lonely than other people of their age.',
    ],
    [
      [
        'Who leads the exercises?',
        'A former nurse|A doctor from the hospital|A young sports teacher|The oldest member of the group',
        '~led by Mrs Loan',
      ],
      [
        'What do the people do after the exercises?',
        'They drink tea together.|They go straight home.|They visit the hospital.|They walk round the lake.',
        '~drink tea under the trees',
      ],
      [
        'What did the doctors find about the members?',
        'They had fewer falls than others.|They slept less than others.|They needed more medicine.|They had more grandchildren than others.',
        '~fell less often',
      ],
    ],
  ),
  reading(
    b1,
    [
      'M3',
      'E11-03',
      'The city that slowed down',
      'When the mayor announced that no car in the city would be allowed to go faster than thirty kilometres an hour, taxi drivers predicted endless traffic jams. The first weeks seemed to prove them right: people complained, newspapers made jokes, and twenty thousand citizens signed a letter against the rule. Then the results of a study were published. On average, a trip across the city had become only two minutes longer, since cars no longer raced from one red light to the next. Accidents had dropped by almost a third, and the main roads were so much quieter that more people wanted to live there. Two years later, another letter reached the mayor. This time, the suburbs outside the city asked for the same rule.',
    ],
    [
      [
        'Why did most trips take hardly any longer than before?',
        'Cars spent less time waiting at lights.|There were far fewer cars.|The lights had been taken away.|Drivers had discovered some shorter ways.',
        '~no longer raced from one red light|Trước kia chạy nhanh rồi lại phải dừng ở đèn đỏ.',
      ],
      [
        'What does the second letter suggest?',
        'People had come to think that the rule was good.|The citizens wanted to drive faster again.|The mayor had lost the support of most of the citizens.|There were more accidents in the suburbs.',
        '~asked for the same rule',
      ],
    ],
  ),
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    11,
    'M3',
    'Mai won the prize. (not Lan)',
    '',
    'It ___ the prize.',
    'was Mai who won/was Mai that won',
    'Câu chẻ nhấn mạnh chủ ngữ: It was … who/that ….',
    'EG-30',
  ],
  [
    11,
    'M3',
    'She was so tired that she could not read.',
    'TOO',
    'She ___ read.',
    'was too tired to',
    'too + tính từ + to V = so … that … not.',
    'EG-28',
  ],
  [
    11,
    'M3',
    '“Don’t touch the machine,” the man said to us.',
    'NOT',
    'The man told us ___ the machine.',
    'not to touch',
    'Tường thuật lời yêu cầu phủ định: told … not to V.',
    'EG-27',
  ],
  [
    11,
    'M3',
    'First they cleaned the beach, and then they had a picnic.',
    'HAD',
    'After they ___ the beach, they had a picnic.',
    'had cleaned',
    'Hành động xảy ra trước ở quá khứ: quá khứ hoàn thành.',
    'EG-26',
  ],
];

const writing = (): SeedQuestion[] => [
  ...wordOrder(11, [
    ['M1', 'E11-01', 'had better + động từ nguyên mẫu.', 'You|had|better|see|a doctor|about|that cough.'],
  ]),
  ...oneWord(b1, [
    ['M1', 'She has been learning French ___ last summer.', 'since', 'since + mốc thời gian.', 'EG-15'],
    [
      'M1',
      'Nam was the only student ___ answered all the questions.',
      'who/that',
      'Đại từ quan hệ chỉ người, làm chủ ngữ.',
      'EG-19',
    ],
  ]),
  ...gapRows(
    { ...b1, skill: 'WR' },
    'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.',
    [
      [
        'M2',
        '“Where do you work?” he asked her.\nHe asked her where ___.',
        'she worked/she works',
        'Câu hỏi gián tiếp: lùi thì, không đảo ngữ.',
        'EG-27',
      ],
      [
        'M2',
        'Because he was ill, he could not come to the meeting.\nBecause ___ his illness, he could not come to the meeting.',
        'of',
        'Because of + cụm danh từ.',
        'EG-24',
      ],
      [
        'M2',
        'It is not possible for us to meet before Monday.\nWe ___ meet before Monday.',
        "can't/cannot/can not/won't be able to/will not be able to/are not able to/aren't able to",
        'not possible for us = we cannot.',
        'E11-08',
      ],
    ],
  ),
  ...rewrites.map(rewritten),
];

const listening = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    11,
    clips,
    ['M1', 'museum-tour', 'E11-06', 'From station to museum'],
    [
      ['The building was a railway station at first.', 't', '~as a railway station'],
      ['Books are sold in the old ticket office.', 't', '~buy books and postcards'],
      ['Visitors may climb on the trains.', 'f', '~Please don'],
      ['The film is shown once a day.', 'f', '~shown every hour'],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M2', 'supermarket', 'E11-03', 'Before the store closes'],
    [
      [
        'What will happen in the car park at the weekend?',
        'New lights will be put in.|A market will take place.|It will stay open longer.',
        '~while new lights are put in',
      ],
      [
        'How can customers park for two hours without paying?',
        'By showing their receipt|By coming before nine|By buying some bread',
        '~show your receipt there',
      ],
    ],
  ),
  ...heardOnce(11, clips, [
    [
      'M3',
      'short-job',
      'E11-08',
      'How does Tom try to show that he can work with children?',
      'He mentions his brothers and a team.|He shows his school marks.|He talks about an earlier job in a school.',
      '“I have four younger brothers, and I have coached the junior swimming team.”',
    ],
  ]),
];

export const grade11More = (clips: Clips): SeedQuestion[] => [
  ...soundRows(b1, [
    ['M1', 'h(o)t|c(o)ld|h(o)me|n(o)se', '“hot” đọc là /ɒ/; ba từ còn lại đọc là /əʊ/.'],
    ['M1', 'cat(s)|dog(s)|bird(s)|pen(s)', 'Sau âm vô thanh /t/, -s đọc là /s/; ba từ còn lại đọc là /z/.'],
  ]),
  ...passages(),
  ...writing(),
  ...listening(clips),
];
