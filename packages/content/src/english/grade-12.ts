/** English for grade 12. */
import type { SeedQuestion } from '../kit.ts';
import { choiceRows, cloze, formRows, gapRows, openCloze, readAndJudge, soundRows, stressRows, twoOf } from './rows.ts';

const b2 = { grade: 12, cefr: 'B2' } as const;
const grammar = { ...b2, skill: 'GR' } as const;
const words = { ...b2, skill: 'VO' } as const;
const writing = { ...b2, skill: 'WR' } as const;
const reading = { ...b2, skill: 'RE' } as const;

export const grade12 = (): SeedQuestion[] => [
  ...soundRows(b2, [
    ['M1', 'decid(ed)|arriv(ed)|believ(ed)|return(ed)', '“decided” đọc là /ɪd/; ba từ còn lại đọc là /d/.'],
    ['M2', 'ch(i)ld|b(i)ll|ch(i)n|th(i)ck', '“child” đọc là /aɪ/; ba từ còn lại đọc là /ɪ/.'],
    [
      'M2',
      'sa(c)rifice|(c)entury|(c)ity|de(c)ide',
      '“sacrifice” (chữ c thứ nhất) đọc là /k/; ba từ còn lại đọc là /s/.',
    ],
    ['M3', '(s)urgeon|(s)ure|(s)ugar|in(s)urance', '“surgeon” đọc là /s/; ba từ còn lại đọc là /ʃ/.'],
  ]),
  ...stressRows(b2, [
    ['M1', 'attract|borrow|publish|finish', '“attract” nhấn âm tiết thứ hai.'],
    [
      'M2',
      'industry|employer|successful|dishonest',
      '“industry” nhấn âm tiết đầu; ba từ còn lại nhấn âm tiết thứ hai.',
    ],
  ]),
  ...choiceRows(words, [
    ['M1', 'He graduated ___ university with a degree in economics.', 'from|in|at|of', 'graduate from.'],
    [
      'M1',
      'Lifelong ___ helps people to keep up with a changing world.',
      'learning|learner|learnt|learn',
      'lifelong learning: học tập suốt đời.',
    ],
    [
      'M1',
      'Many people leave the countryside to look for better job ___ in the city.',
      'opportunities|attempts|fortunes|occasions',
      'job opportunities: cơ hội việc làm.',
    ],
    [
      'M2',
      'The mass ___ reported the story within minutes.',
      'media|market|movement|production',
      'the mass media: truyền thông đại chúng. market: thị trường, movement: phong trào, production: sản xuất không đưa tin.',
    ],
    [
      'M2',
      'The company will ___ ten engineers and sell the old machines.',
      'take on|take off|take after|take in',
      'take on: tuyển dụng.',
    ],
    [
      'M2',
      'Green tea has been a ___ of daily life here for centuries.',
      'part|share|half|role',
      'a part of: một phần của.',
    ],
    [
      'M2',
      'His biography tells of the hard ___ he had to overcome as a child.',
      'times|hours|clocks|dates',
      'hard times: thời gian khó khăn.',
    ],
    [
      'M3',
      'Artificial intelligence may one day ___ humans in many boring jobs.',
      'replace|promote|interview|elect',
      'replace: thay thế con người. promote: thăng chức, interview: phỏng vấn, elect: bầu không phải lo ngại về AI.',
    ],
    [
      'M3',
      'We should take what we read online with a pinch of ___, as not everything is true.',
      'salt|sugar|sand|rice',
      'with a pinch of salt: với thái độ dè dặt, không tin hoàn toàn.',
    ],
    [
      'M2',
      'The two sides finally reached a ___ after hours of discussion.',
      'compromise|quarrel|request|complaint',
      'reach a compromise: đạt được thoả hiệp. quarrel: cuộc cãi nhau, request: yêu cầu, complaint: lời phàn nàn không đi với reach.',
    ],
  ]),
  ...choiceRows(grammar, [
    [
      'M1',
      'By 2030, scientists ___ a cure for this disease.',
      'will have found|are finding|have found|found',
      'By + mốc tương lai: tương lai hoàn thành.',
    ],
    [
      'M1',
      'The report ___ by noon tomorrow.',
      'must be finished|must finish|must be finishing|must have finish',
      'Bị động với must.',
      'EG-18',
    ],
    ['M1', 'She is used to ___ late at night.', 'working|work|worked|be working', 'be used to + V-ing.', 'EG-21'],
    [
      'M2',
      'It is high time you ___ about your future career.',
      'thought|think|will think|have thought',
      'It is high time + quá khứ đơn.',
    ],
    [
      'M2',
      'I would rather you ___ here tonight.',
      'stayed|will stay|to stay|staying',
      'would rather + chủ ngữ khác + quá khứ đơn.',
    ],
    ['M2', 'No sooner had we left ___ it started to rain.', 'than|when|then|that', 'No sooner … than ….', 'EG-32'],
    [
      'M2',
      '___ being very busy, she always finds time for her children.',
      'Despite|Although|Because of|However',
      'Despite + V-ing.',
      'EG-24',
    ],
    [
      'M2',
      'The doctor recommended that he ___ more rest.',
      'take|taking|to take|has taken',
      'Thể giả định: recommend that + V nguyên mẫu.',
    ],
    [
      'M3',
      'Had I known about the traffic, I ___ earlier.',
      'would have left|would leave|will leave|had left',
      'Đảo ngữ câu điều kiện loại 3.',
      'EG-33',
    ],
    [
      'M3',
      'The manuscript, ___ was found in 1926, is now in a museum.',
      'which|that|what|it',
      'Mệnh đề quan hệ không xác định: which.',
      'EG-19',
    ],
    [
      'M3',
      'She had her portrait ___ by a street artist.',
      'painted|paint|painting|to paint',
      'have something done.',
      'EG-18',
    ],
    [
      'M3',
      'So ___ that nobody could hear the speaker.',
      'loud was the music|the music was loud|was the music loud|loud the music was',
      'Đảo ngữ: So + tính từ + be + chủ ngữ + that.',
      'EG-32',
    ],
    [
      'M4',
      'Under no circumstances ___ your password to a stranger.',
      'should you give|you should give|you give|give you',
      'Đảo ngữ với Under no circumstances.',
      'EG-32',
    ],
    ['M4', '___ he is talented is beyond doubt.', 'That|What|Which|Because', 'Mệnh đề danh từ làm chủ ngữ: That ….'],
  ]),
  ...formRows(writing, [
    [
      'M2',
      'Rapid ___ has changed the face of our town.',
      'URBAN',
      'urbanisation/urbanization',
      'Danh từ: urbanisation (đô thị hóa).',
    ],
    [
      'M3',
      'The charity gives support to ___ children.',
      'ADVANTAGE',
      'disadvantaged',
      'disadvantaged: có hoàn cảnh khó khăn.',
    ],
    [
      'M3',
      'He gave up the job because it was badly paid and ___.',
      'REWARD',
      'unrewarding',
      'unrewarding: không mang lại sự hài lòng.',
    ],
  ]),
  ...gapRows(writing, 'Complete the second sentence so that it has the same meaning. Write ONE to FIVE words.', [
    [
      'M4',
      'I regret that I did not study harder.\nI wish I ___ harder.',
      'had studied',
      'Ước trái với quá khứ: wish + quá khứ hoàn thành.',
      'EG-22',
    ],
    [
      'M4',
      'As soon as he arrived, the meeting began.\nHardly ___ when the meeting began.',
      'had he arrived',
      'Hardly + had + chủ ngữ + V3 … when.',
      'EG-32',
    ],
  ]),
  cloze(reading, {
    level: 'M3',
    title: 'The empty office',
    text: 'A few years ago, hardly anybody in the company worked from home. Today more than half of the staff do ___ at least twice a week. They save time because they no longer have to ___ to the office, and many say that they can concentrate better. Not everyone is happy, ___. New employees miss the short talks in the corridor ___ which they learn so much. The company has therefore decided ___ a middle way: two days at home, three days together.',
    options: [
      'so|such|this way|likely',
      'commute|communicate|commit|compete',
      'though|although|despite|but',
      'from|to|over|upon',
      'on|at|into|to',
    ],
  }),
  openCloze(
    writing,
    'M4',
    'Reading on paper',
    'Although e-books are cheaper and lighter ___ printed ones, many readers still prefer paper. One reason ___ that a page can be turned, marked and remembered. In ___ recent study, students who had read a story on paper recalled its order better than ___ who had used a screen. It seems that our hands help ___ to think.',
    ['than', 'is', 'a/one', 'those/others/people/students/readers', 'us/people/you'],
  ),
  readAndJudge(
    reading,
    'TF3',
    {
      level: 'M4',
      title: 'The seed vault',
      text: 'Deep inside a mountain on the Norwegian island of Spitsbergen lies a store that holds more than a million samples of seeds from nearly every country. The vault was opened in 2008 as a safety copy: if a disease, a flood or a war wipes out a crop somewhere, it can be grown again from what is kept in the ice. The seeds remain the property of those who sent them. So far, only one withdrawal has been large: researchers who had lost access to their collection in the Middle East took back thousands of boxes and, once they had grown new seeds, returned fresh samples.',
    },
    [
      ['The vault belongs to a group of scientists.', 'n'],
      ['Those who deposit seeds still own them.', 't'],
      ['Nothing has ever been taken out of the vault.', 'f'],
      ['The vault is meant as a reserve for bad times.', 't'],
    ],
  ),
  twoOf(
    grammar,
    'M3',
    'Which TWO sentences use inversion correctly?',
    'Never have I seen such a view.|Seldom does he complain.',
    'Rarely she goes out.|Not only he sings but he also dances.|Little they knew about it.',
    'Sau trạng từ phủ định đứng đầu câu: trợ động từ + chủ ngữ + động từ.',
    'EG-32',
  ),
  ...choiceRows(grammar, [
    [
      'M3',
      'Each of the students ___ a laptop and a desk in this school.',
      'has|have|having|are having',
      'Each of + danh từ số nhiều đi với động từ số ít: has. have, are having là số nhiều; having không phải động từ chia.',
    ],
  ]),
  ...choiceRows({ ...grammar, cefr: 'B1' }, [
    [
      'M2',
      'The higher you climb, ___ it gets.',
      'the colder|colder|the coldest|cold',
      'So sánh kép: the higher …, the colder …. colder thiếu the; the coldest là so sánh nhất; cold chưa so sánh.',
      'EG-09',
    ],
  ]),
];
