/** Texts of IELTS: two passages to judge, one to summarise, and what is asked about four recordings. */
import type { Verdict } from '../../kit.ts';
import type { AskedRow } from './kit.ts';

export const judged: readonly (readonly [
  title: string,
  text: string,
  rows: readonly (readonly [statement: string, verdict: Verdict, explanation: string])[],
])[] = [
  [
    'The day of two noons',
    'For most of history, every town had a time of its own. It was noon when the sun stood highest, and since the sun reaches the east before the west, clocks in Bristol were ten minutes behind those in London. Nobody minded, because nobody travelled fast enough to notice. The railways changed this. A timetable makes no sense if each station has another time, and from 1840 on, one British company after another ran its trains by London time. Some towns refused to follow. On the Corn Exchange in Bristol, one can still see a clock with two minute hands, one for the city and one for the trains.\nIn the United States, the confusion was greater. Around 1880, there were some fifty railway times, and in a large station, several clocks hung side by side. In the end, it was not the government that acted but the railway companies. They divided the country into zones whose times differed by exactly one hour. On Sunday, 18 November 1883, clocks in the eastern part of each zone were stopped or put back at midday until the new noon arrived, so that noon came twice on that day. Some people protested that God’s time had been replaced by that of the railways, but most cities adopted the new system at once. It did not become law until 1918.\nIn the following year, delegates of twenty-five nations met in Washington to choose the line from which the whole world should count. Twenty-two of them voted for the one that runs through the observatory at Greenwich. The reason was practical: most of the world’s ships already used maps that were based on it. France, which would have preferred a line that belonged to no great power, did not vote. It kept to the time of Paris until 1911. Even then, the new law did not mention Greenwich. It simply said that legal time in France was Paris time, less nine minutes and twenty-one seconds, which came to the same.',
    [
      ['Clocks in Bristol used to be ahead of those in London.', 'f', '~ten minutes behind those in London'],
      [
        'Before the railways, the differences between towns were hardly a problem.',
        't',
        '~nobody travelled fast enough to notice',
      ],
      [
        'The clock with two minute hands was a present from a railway company.',
        'n',
        'Bài không nói ai tặng hay trả tiền cho chiếc đồng hồ ở Bristol.',
      ],
      ['Around 1880, all American trains ran by the same time.', 'f', '~there were some fifty railway times'],
      [
        'The American time zones were introduced by the railway companies.',
        't',
        '~it was not the government that acted but the railway companies',
      ],
      [
        'On 18 November 1883, trains were late in most American cities.',
        'n',
        'Bài chỉ nói đồng hồ dừng hoặc lùi lại; không nói tàu có muộn hay không.',
      ],
      ['The American time zones became law in 1883.', 'f', '~It did not become law until 1918'],
      [
        'Greenwich was chosen because many ships used its line already.',
        't',
        '~most of the world’s ships already used maps that were based on it',
      ],
      ['France voted against Greenwich in Washington.', 'f', '~did not vote'],
      ['The law of 1911 avoided the name of Greenwich.', 't', '~the new law did not mention Greenwich'],
    ],
  ],
  [
    'A life of two summers',
    'No animal sees more daylight than the Arctic tern, a white bird that weighs about as much as a small apple. It breeds in the far north, where the sun hardly sets in summer. When the days become short, it leaves for the other end of the world and arrives near the Antarctic in time for the next summer there. That these birds fly from pole to pole had been known for a long time, since rings that had been put on their legs in the north were found in the south. What nobody knew was how they got there. The usual tracking devices were too heavy for such a small creature.\nIn 2010, an international team led by Carsten Egevang published an answer. On Greenland and Iceland, the researchers had fixed instruments of 1.4 grams to the legs of dozens of birds. These contain no satellite receiver. All they do is measure the light and note the time, but from the hour of sunrise and the length of the day, the position of the bird can be worked out. To read the data, one has to catch the same bird again a year later. This succeeded in eleven cases.\nThe results were surprising in two respects. First, the birds were in no hurry. On the way south, they stayed for almost a month in the middle of the North Atlantic, a stop of which nobody had been aware and where they presumably fed on small fish. Secondly, they did not take the shortest way. Off West Africa, some continued along the African coast, while others crossed over to Brazil. In spring they returned on a huge S-shaped route, which follows the winds and saves them strength. On average, a bird covered about 71,000 kilometres in a year, roughly twice as much as had been assumed. As Arctic terns can live for more than thirty years, the total may equal three journeys to the moon and back.',
    [
      ['The Arctic tern sees more daylight than any other animal.', 't', '~No animal sees more daylight'],
      ['Before 2010, nobody knew that the birds fly from pole to pole.', 'f', '~had been known for a long time'],
      ['Earlier tracking devices weighed too much for the birds.', 't', '~were too heavy for such a small creature'],
      [
        'The research was paid for by the government of Iceland.',
        'n',
        'Bài nói gắn thiết bị ở Iceland nhưng không nói ai trả tiền.',
      ],
      ['The instruments sent their data to a satellite.', 'f', '~These contain no satellite receiver'],
      [
        'The researchers were able to catch all the birds again.',
        'f',
        '~This succeeded in eleven cases|Thiết bị được gắn cho hàng chục con.',
      ],
      [
        'The stop in the North Atlantic had been discovered by sailors.',
        'n',
        'Bài nói trước đó không ai biết chỗ dừng này; không nhắc tới thuỷ thủ.',
      ],
      ['All birds of the study flew south along the same coast.', 'f', '~while others crossed over to Brazil'],
      ['The way back in spring makes use of the winds.', 't', '~follows the winds and saves them strength'],
      [
        'The distance covered in a year was shorter than had been thought.',
        'f',
        '~roughly twice as much as had been assumed',
      ],
    ],
  ],
];

export const summary: readonly [
  title: string,
  text: string,
  gaps: string,
  accepted: readonly string[],
  explanations: readonly string[],
] = [
  'From running to riding',
  'The first vehicle with two wheels in a line had no pedals. Karl Drais, a German forest official, presented it in 1817: a wooden frame with a seat, which the rider pushed along with his feet. On 12 June of that year, he rode it out of Mannheim, and within an hour he had covered about fourteen kilometres. Some historians connect the invention with a volcano. In 1815, Tambora in Indonesia had erupted, and its ash darkened the sky so much that harvests failed in Europe the year after. Oats became expensive, and many horses starved. A machine that needed no food must have looked attractive. Its success, however, was short. Since the roads were in bad condition, riders used the pavements, and one city after another forbade this.\nIn the 1860s, craftsmen in Paris fixed pedals to the front wheel. The new vehicles had iron tyres, and the English nicknamed them boneshakers. As every turn of the pedals was one turn of the wheel, makers built larger and larger front wheels in order to go faster. The riders of these high bicycles sat a metre and a half above the ground, and falls were frequent. It was mostly young men who took the risk.\nThe shape that we know came in 1885. John Kemp Starley, of Coventry, built a bicycle with wheels of equal size and a chain that drove the one at the back. Since a fall was much less dangerous now, it was called a safety bicycle. Three years later, a vet in Belfast, John Boyd Dunlop, fitted a tyre filled with air to his son’s tricycle, because the boy had complained of headaches on the rough streets. With this tyre, comfort came to the bicycle, and with comfort came everybody else. For women in particular, it meant freedom: for the first time, they could travel without a carriage and without asking anyone.',
  'Drais’s machine of 1817 was made of ___ and had no ___. It may have been a result of the eruption of a ___, after which many ___ died because oats cost too much. It disappeared when it was forbidden on ___. Later bicycles had bigger ___ wheels, which made them faster but also more dangerous. In 1885, Starley used a ___ to drive the back wheel. Dunlop’s tyre, filled with ___, was first used by his ___. The bicycle gave new freedom above all to ___.',
  ['wood/timber', 'pedals', 'volcano', 'horses', 'pavements', 'front', 'chain', 'air', 'son', 'women'],
  [
    'a wooden frame: bằng gỗ, danh từ là wood.',
    'had no pedals: không có bàn đạp.',
    '~connect the invention with a volcano',
    '~many horses starved',
    '~riders used the pavements',
    '~larger and larger front wheels',
    '~a chain that drove the one at the back',
    '~a tyre filled with air',
    '~his son’s tricycle|Con trai ông (son) đi xe ba bánh có lốp này.',
    '~For women in particular',
  ],
];

export const heard: readonly (readonly [clip: string, name: string, rows: readonly AskedRow[]])[] = [
  [
    'ielts-market',
    'A talk: the market hall',
    [
      [
        'Why could the farmers take over the hall?',
        'A railway line was not completed.|The station had become too small.|They had paid for the building.',
        '~the line was never finished',
      ],
      [
        'Why will the group visit the fish last?',
        'It has not arrived yet.|It is on the upper floor.|It is the most popular part.',
        '~the boats are late today',
      ],
      [
        'What is the card for?',
        'Trying food at some stalls|Paying for what one buys|Getting cheese for less',
        "~you'll get something to taste",
      ],
      [
        'What does the guide say about the baskets?',
        'Visitors get their money back.|They are made by the traders.|They cost more than paper.',
        "~which you'll get back",
      ],
    ],
  ],
  [
    'ielts-project',
    'A discussion: a survey on sleep',
    [
      [
        'What is the problem with the answers?',
        'They come from one kind of student.|They are fewer than the two had hoped.|They were collected at the wrong time.',
        '~almost all of them are from first-year students',
      ],
      [
        'What do the students decide to do?',
        'To use a different title|To ask some older people|To hand in the work later',
        "~I'd rather change the title",
      ],
      [
        'What does Ben think about the average?',
        'It is higher than the truth.|It is lower than expected.|It is different at home.',
        '~hard to believe|Anh cho rằng người ta trả lời điều họ nghĩ là nên làm, nên con số cao hơn thực tế.',
      ],
      [
        'What does Ben expect Doctor Shah to say?',
        'The question has to stay in.|The question must be repeated.|Another group should help them.',
        "~She'll say no|no là không cho bỏ câu hỏi.",
      ],
    ],
  ],
  [
    'ielts-lecture',
    'A lecture: paths that people make',
    [
      [
        'How did planners react to such paths in the past?',
        'They tried to prevent them.|They used them as a model.|They paved them at once.',
        '~Fences were put up',
      ],
      [
        'Why does the method of the universities make sense?',
        'It shows what people really do.|It is the cheapest of all methods.|It lets people vote for a path.',
        "~they can't give a polite answer|Câu trả lời là chính bước chân, không phải lời nói.",
      ],
      [
        'Which problem does the lecturer mention?',
        'Some people cannot use the paths.|Signs on lawns are hard to read.|Paths in parks are often too long.',
        '~useless for a wheelchair',
      ],
      [
        'What are the listeners asked to do?',
        'Compare two numbers of people|Talk to people about a path|Draw a better way on a map',
        '~count for half an hour',
      ],
    ],
  ],
];
