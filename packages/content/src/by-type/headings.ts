/** Questions of type MG3: choose a heading for every paragraph, as in IELTS. There are two headings more. */
import type { SeedQuestion } from '../kit.ts';
import { createRandom } from '../random.ts';
import { english, type Level } from './place.ts';

interface Headed {
  readonly facts: readonly [grade: number, level: Level];
  readonly title: string;
  /** Pairs of heading and paragraph. */
  readonly paragraphs: readonly (readonly [heading: string, text: string])[];
  readonly extra: readonly string[];
}

const passages: readonly Headed[] = [
  {
    facts: [6, 'M2'],
    title: 'My town',
    extra: ['The weather', 'Food in my town'],
    paragraphs: [
      [
        'Where it is',
        'I live in a small town called Green Hill. It is in the mountains, about two hours from the city by bus. There is a river on one side of the town and a forest on the other.',
      ],
      [
        'Things to do',
        'On Saturdays my friends and I go swimming in the river. In winter, when the water is too cold, we play table tennis in the school or watch a film at the cinema.',
      ],
      [
        'The people',
        'Everybody knows everybody here. When my grandmother was ill, six neighbours came to help us. Our teacher lives next door, so I always have to do my homework!',
      ],
    ],
  },
  {
    facts: [7, 'M2'],
    title: 'Dogs that work',
    extra: ['Why dogs bark', 'A dangerous job for people'],
    paragraphs: [
      [
        'Helping people who cannot see',
        'A guide dog learns for two years before it starts work. It stops at every street, walks around holes and finds the door of a shop. When it wears its harness, nobody should touch it, because it is working.',
      ],
      [
        'A nose that finds things',
        'A dog can smell a spoonful of sugar in a swimming pool. At airports, dogs find food and plants that must not come into the country. In the mountains they find people under the snow.',
      ],
      [
        'The end of working life',
        'After about eight years working dogs are tired and stop working. Most of them stay with the family that they have worked for, and sleep as long as they like.',
      ],
    ],
  },
  {
    facts: [8, 'M2'],
    title: 'The story of chopsticks',
    extra: ['How to make chopsticks', 'Rules for tourists'],
    paragraphs: [
      [
        'Tools for the fire',
        'Four thousand years ago, people in China used long sticks to take food out of hot pots. They ate with their hands or with spoons. Nobody thought of putting the sticks into the mouth.',
      ],
      [
        'Saving wood',
        'Then the number of people grew, and wood for fires became expensive. Cooks began to cut food into small pieces, because these needed less time over the fire. Small pieces were easy to pick up with two sticks.',
      ],
      [
        'Different lengths for different tables',
        'Chopsticks travelled to Viet Nam, Korea and Japan, and changed on the way. Families that share large dishes use long ones; where everyone has a bowl of their own, they are shorter. In Korea they are often made of metal.',
      ],
      [
        'A problem of today',
        'Billions of wooden chopsticks are used once and thrown away every year. To make them, millions of trees are cut down. Some restaurants now give a discount to guests who bring their own.',
      ],
    ],
  },
  {
    facts: [9, 'M3'],
    title: 'Why we laugh',
    extra: ['Jokes from different countries', 'Laughter can be dangerous'],
    paragraphs: [
      [
        'Rarely about jokes',
        'A scientist once followed groups of students and wrote down what was said just before somebody laughed. Only one time in ten was it anything funny. Mostly it was a sentence like “I have to go now”.',
      ],
      [
        'A sign of belonging',
        'We laugh thirty times more often in company than alone. Laughter tells others that we like them and mean no harm. That is why we laugh at our boss’s stories, and why nobody likes to be the only one who does not.',
      ],
      [
        'Older than language',
        'Rats make a high sound when they are tickled; apes pant when they play. Our laughter must have grown out of such sounds long before the first word was spoken. Babies laugh months before they talk.',
      ],
      [
        'Good for the body',
        'After a good laugh, the heart beats more calmly and pain is easier to bear. Some hospitals invite clowns for this reason. The effect does not last for hours, but it costs nothing.',
      ],
    ],
  },
  {
    facts: [10, 'M3'],
    title: 'Floating markets',
    extra: ['Life on board', 'A market for the rich'],
    paragraphs: [
      [
        'Rivers instead of roads',
        'When the Mekong Delta was settled, there were hardly any roads. Whoever had fruit, rice or pots to sell loaded them into a boat and met the buyers where several canals came together. Thus the floating markets were born.',
      ],
      [
        'Advertising without words',
        'Each boat carries a long pole, on which a sample of the goods is hung: a pineapple, a pumpkin, a cabbage. Customers can read this menu from far away. If a palm leaf hangs there, it is the boat itself that is for sale.',
      ],
      [
        'Fewer boats every year',
        'Since bridges and highways reached the delta, lorries bring the goods faster. At Cai Rang there were more than five hundred boats in the year 2000; today there are fewer than half of these. Many young people prefer a job in a factory.',
      ],
      [
        'Saved by visitors?',
        'The city now pays boat people for keeping their trade, and tourists come at dawn to take photographs. Some traders complain that they are watched rather than bought from. Others have started to sell coffee and noodles to the guests.',
      ],
    ],
  },
  {
    facts: [10, 'M3'],
    title: 'The first alarm clocks',
    extra: ['The price of a good night', 'Clocks for the railway'],
    paragraphs: [
      [
        'Woken by water and air',
        'The philosopher Plato is said to have owned a clock that woke his students with a whistle. Water ran slowly from one vessel into another; when it was full, air was pressed out through a pipe.',
      ],
      [
        'Paid to wake others',
        'When factories appeared, being late meant losing a day’s wages, but clocks were expensive. So workers paid a “knocker-up” a few pence a week. He, or often she, walked through the streets before dawn and tapped on the bedroom windows with a long stick.',
      ],
      [
        'One hour only',
        'In 1787 an American clockmaker built the first mechanical alarm clock for himself. It rang at four in the morning, the time at which he liked to rise, and could not be set to any other. He never tried to sell it.',
      ],
    ],
  },
  {
    facts: [11, 'M3'],
    title: 'Cities that collect rain',
    extra: ['The danger of clean water', 'Who should pay?'],
    paragraphs: [
      [
        'A grey surface',
        'For a century, city planners had one aim when it rained: to get the water away as fast as possible. Streets, roofs and car parks were sealed, and pipes took care of the rest. In dry months, the same cities pumped in water from hundreds of kilometres away.',
      ],
      [
        'When pipes are not enough',
        'Storms have become heavier. In one night of July 2012, more rain fell on Beijing than it usually gets in months. The pipes, built for gentler times, gave up within an hour.',
      ],
      [
        'Learning from a sponge',
        'Since then, dozens of cities have begun to tear up concrete. Parks lie lower than the streets around them, so that they can turn into lakes for a day. Roofs carry grass, and pavements let the water through.',
      ],
      [
        'More than safety',
        'The new parks were meant to hold water, but people discovered them for picnics, weddings and morning exercise. On hot days the air above them is up to four degrees cooler. House prices nearby have risen.',
      ],
    ],
  },
  {
    facts: [11, 'M4'],
    title: 'The value of boredom',
    extra: ['How to entertain a child', 'Machines that never get bored'],
    paragraphs: [
      [
        'An unpleasant feeling with a purpose',
        'Nobody likes to be bored. In one experiment, people who were left alone in an empty room for a quarter of an hour preferred to give themselves small electric shocks. Yet a feeling so widespread must be of some use: like hunger, it pushes us to look for something.',
      ],
      [
        'Dull tasks, bright ideas',
        'Psychologists asked one group to copy numbers out of a telephone book before inventing uses for two plastic cups. These people came up with more, and stranger, ideas than a second group that had started at once. The wandering mind had warmed up.',
      ],
      [
        'More screens, no less bored',
        'A few decades ago, bus stops and waiting rooms offered nothing to do. Now every gap in the day is filled by a screen. We have not become less bored, however: surveys among students show that boredom has increased since phones became smart.',
      ],
      [
        'Doing nothing on purpose',
        'Those who wish to profit from boredom need not move to a monastery. It is enough to leave the phone at home during a walk, or to wash the dishes without music. The first ten minutes are the worst.',
      ],
    ],
  },
  {
    facts: [12, 'M4'],
    title: 'Speaking in whistles',
    extra: ['The invention of writing', 'Songs that carry news'],
    paragraphs: [
      [
        'Made for distance',
        'On La Gomera, an island cut by deep valleys, a walk to one’s neighbour may take hours, although his house is in sight. A shout is lost in the wind after two hundred metres; a whistle is understood three kilometres away.',
      ],
      [
        'Not a code but a language',
        'The whistles are not signals with fixed meanings. They imitate the melody and the consonants of Spanish so closely that anything that can be said can be whistled, including gossip. Scans show that a whistler’s brain treats the sounds as speech.',
      ],
      [
        'Nearly silenced',
        'When telephones reached the villages in the 1960s, and young people left for work elsewhere, whistling came to be seen as a habit of the poor. By the end of the century, only a few elderly shepherds could do it fluently.',
      ],
      [
        'Back through the classroom',
        'In 1999 it became a school subject on the island. Every child now learns to whistle for half an hour a week. Whether a language taught for half an hour is still a living one is a question that the old shepherds prefer to leave open.',
      ],
    ],
  },
  {
    facts: [12, 'M4'],
    title: 'The trouble with averages',
    extra: ['Mathematics in the cockpit of today', 'How to become a better pilot'],
    paragraphs: [
      [
        'An unexplained series of accidents',
        'In the late 1940s, the American air force had a problem: on one day, seventeen pilots lost control of their aircraft. Neither the machines nor the men seemed to be at fault. Then somebody thought of the cockpit, which had been built for the average pilot of 1926.',
      ],
      [
        'A surprising zero',
        'Had pilots simply grown? A young researcher measured more than four thousand of them and worked out the average of ten dimensions. Then he counted how many men were near the average in all ten. The answer was: not a single one.',
      ],
      [
        'Seats that move',
        'A cockpit designed for the average, he concluded, fitted nobody. The air force demanded that seats, pedals and belts be adjustable. The makers protested that this was too expensive; within a few years they had found cheap solutions, which are found in every car today.',
      ],
    ],
  },
];

export const headings = (): SeedQuestion[] =>
  passages.map(({ facts: [grade, level], title, paragraphs, extra }): SeedQuestion => {
    const targets = createRandom(title).shuffle([...paragraphs.map(([heading]) => heading), ...extra]);
    return {
      type: 'MG3',
      facts: english(grade, level, 'RE', { name: title, ...(grade >= 9 && { examFamily: 'IELTS' }) }),
      content: {
        instructions: 'Choose the correct heading for each paragraph. There are two headings that you do not need.',
        images: [],
        passage: { title, text: paragraphs.map(([, text]) => text).join('\n'), numbered: false },
        items: paragraphs.map((_, at) => ({ id: `q${at + 1}`, text: '', paragraph: at + 1 })),
        targets: targets.map((text, at) => ({ id: `k${at + 1}`, text })),
      },
      answerKey: {
        explanation: '',
        correct: Object.fromEntries(
          paragraphs.map(([heading], at) => [`q${at + 1}`, [`k${targets.indexOf(heading) + 1}`]]),
        ),
      },
    };
  });
