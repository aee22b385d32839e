/** Sentences and turns to arrange, for the graduation paper. */
import { oneOf, type SeedQuestion } from '../../kit.ts';
import { factsOf, type Topic } from '../rows.ts';
import { orderings, type Ordering } from './second/orderings.ts';
import { fifthOrderings } from './fifth/orderings.ts';
import { seventhOrderings } from './seventh/orderings.ts';
import { sixthOrderings } from './sixth/orderings.ts';
import { thirdOrderings } from './third/orderings.ts';

type Row = readonly [
  kind: 'dialogue' | 'letter' | 'paragraph',
  topic: Topic,
  lines: string,
  options: string,
  explanation: string,
];

const rows: readonly Row[] = [
  [
    'dialogue',
    'E12-09',
    'a. Ms Lan: Then tell me one thing that you would change about our shop.\nb. Duc: Good afternoon. I’m here about the weekend job.\nc. Duc: I would put the books for children on the lower shelves, where they can reach them.',
    'b – a – c|a – b – c|c – a – b|b – c – a',
    'Đức chào và nêu lí do (b), cô Lan hỏi (a), Đức trả lời đúng câu hỏi “change” (c).',
  ],
  [
    'dialogue',
    'E12-10',
    'a. Hoa: Really? I thought you had given up after the first lesson.\nb. Hoa: What’s that in your bag, Grandpa? It looks like a violin.\nc. Grandpa: It is one. I’ve been taking lessons since May.',
    'b – c – a|c – a – b|a – c – b|b – a – c',
    'Hoa hỏi (b), ông đáp It is one (c), Hoa ngạc nhiên Really? (a).',
  ],
  [
    'dialogue',
    'E12-07',
    'a. Nam: The photo was taken in 2015, in another country. Look, the date is in the corner.\nb. Nam: Have you shared that picture of the flood? You should delete it.\nc. Mai: Oh dear. I’d better tell everybody before they pass it on.\nd. Mai: Why? It shows what happened here yesterday, doesn’t it?',
    'b – d – a – c|d – b – c – a|b – a – d – c|a – b – d – c',
    'Nam khuyên xoá (b), Mai hỏi Why? (d), Nam nêu bằng chứng (a), Mai hiểu ra (c).',
  ],
  [
    'dialogue',
    'E12-02',
    'a. Minh: My host mother. On the first evening, she asked me why I kept taking my shoes off.\nb. Tam: So how was your year in Canada? Did you have any problems?\nc. Minh: That in her house it was welcome too, as it saved her a lot of cleaning!\nd. Tam: And what did she say when you explained?\ne. Minh: Hardly any, thanks to one person.\nf. Tam: Who was that?',
    'b – e – f – a – d – c|b – f – e – a – c – d|e – b – f – a – d – c|b – e – d – c – f – a',
    'Câu hỏi (b) – Hardly any … one person (e) – Who? (f) – My host mother (a) – what did she say (d) – That … (c).',
  ],
  [
    'letter',
    'E12-03',
    'Dear Mr Quang,\na. For example, the lights in the corridors are on even at noon, when nobody needs them.\nb. We would be glad to present our plan to you whenever it suits you.\nc. We are writing to you because our class has measured how much electricity the school uses.\nd. The result surprised us: a third of it is used when the classrooms are empty.\ne. We believe that simple timers, which cost less than two million dong, could put an end to this waste.',
    'c – d – a – e – b|c – a – d – b – e|d – c – a – e – b|c – d – e – a – b',
    'Lí do viết thư (c) – kết quả (d) – ví dụ (a) – this waste, giải pháp (e) – lời đề nghị cuối thư (b).',
  ],
  [
    'letter',
    'E12-05',
    'Dear Ms Ngoc,\na. Moreover, working there taught me to stay calm when things go wrong.\nb. I would like to apply for the position of receptionist that you advertised on 3 March.\nc. As you will see from my CV, I spent last summer at the front desk of a small hotel in Hoi An.\nd. I look forward to hearing from you.\ne. There I learnt to deal with guests from twelve countries, mostly in English.',
    'b – c – e – a – d|b – e – c – a – d|c – b – e – a – d|b – c – a – e – d',
    'Xin việc (b) – kinh nghiệm (c) – There (e) – Moreover, working there (a) – lời kết (d). a có Moreover nên phải sau e.',
  ],
  [
    'letter',
    'E12-01',
    'Dear Grandma,\na. It turned out that he remembered you: he said you had once given him half of your rice.\nb. Afterwards I asked him whether he had ever known anybody from our village.\nc. Thank you for telling me to go to the talk by the old soldier last Sunday.\nd. Please tell me that story yourself when I come home next month.\ne. He spoke for two hours without notes, and nobody looked at a phone.',
    'c – e – b – a – d|c – b – e – d – a|e – c – b – a – d|c – e – a – b – d',
    'Cảm ơn (c) – buổi nói chuyện (e) – Afterwards (b) – It turned out (a) – that story (d).',
  ],
  [
    'paragraph',
    'E12-08',
    'a. They had noticed that elephants avoid trees in which bees have built their nests.\nb. In some villages of Kenya, elephants used to walk into the fields at night and eat the crops.\nc. Today the villagers sell the honey as well, so that the animals they once hated bring them money.\nd. Fences did not stop them, until scientists tried something that buzzes.\ne. So they hung beehives on wires around the fields, and most of the elephants turned back.',
    'b – d – a – e – c|b – a – d – e – c|d – b – a – c – e|b – d – e – a – c',
    'Vấn đề (b) – hàng rào vô ích, thử cách mới (d) – They = scientists (a) – So they … (e) – Today, honey (c).',
  ],
  [
    'paragraph',
    'E12-04',
    'a. The answer was a cable car, which carries people from the hills to the centre in a quarter of an hour.\nb. Until then, those who lived there had spent two hours a day on crowded buses.\nc. What matters most, however, is something else: they now feel that they belong to the city.\nd. In 2004, the Colombian city of Medellín asked itself how to reach the poor quarters high above the valley.\ne. Thanks to it, they can get to work and to school easily.',
    'd – a – b – e – c|d – b – a – e – c|a – d – b – c – e|d – a – e – b – c',
    'Câu hỏi (d) – câu trả lời (a) – Until then (b) – Thanks to it (e) – however, something else (c). Until then phải sau mốc có cáp treo.',
  ],
  [
    'paragraph',
    'E12-06',
    'a. Secondly, it never gets tired of explaining the same rule for the tenth time.\nb. A program that helps with homework has clear advantages.\nc. For this reason, a good teacher will never be replaced, only relieved of some work.\nd. Yet it cannot see from your face that you have had a bad day.\ne. First of all, it is there at midnight, when no teacher is.',
    'b – e – a – d – c|b – a – e – d – c|e – b – a – c – d|b – e – d – a – c',
    'Câu chủ đề (b) – First of all (e) – Secondly (a) – Yet (d) – For this reason (c).',
  ],
  [
    'paragraph',
    'E12-05',
    'a. When they tried it, however, they found that they got as much done as before.\nb. The reason was simple: meetings became shorter, and people stopped looking at their phones.\nc. In 2018, a company in New Zealand made the four-day week permanent after a test of eight weeks.\nd. Many managers fear that their staff will achieve less if they work only four days.\ne. Its experience is one of those that made other firms curious.',
    'c – e – d – a – b|d – c – a – e – b|c – d – e – b – a|d – a – c – b – e',
    'Công ti ở New Zealand (c) – Its experience (e) – nhiều quản lí lo (d) – When they tried it, however (a) – The reason (b).',
  ],
  [
    'paragraph',
    'E12-10',
    'a. At first, he could only say “good morning” and smile.\nb. When Mr Binh, a bus driver, was given the line to the airport, he decided to learn English.\nc. After a year, he had filled three of them, and passengers began to ask for his bus.\nd. Every evening, therefore, he wrote down one sentence that he had needed that day.\ne. He put these sentences into small notebooks that fitted into his pocket.',
    'b – a – d – e – c|b – d – a – c – e|a – b – d – e – c|b – a – e – d – c',
    'Quyết định (b) – At first (a) – therefore (d) – these sentences, notebooks (e) – three of them (c).',
  ],
];

const question = ([kind, topicId, lines, options, explanation]: Row): SeedQuestion => {
  const [right, ...wrong] = options.split('|');
  return oneOf(
    'MC1',
    factsOf({ grade: 12, cefr: 'B2', skill: 'WR' }, kind === 'dialogue' ? 'M2' : 'M3', {
      topicId,
      labels: ['WRITING', 'HIGH_SCHOOL_GRADUATION'],
    }),
    {
      stem: lines,
      right: right!,
      wrong,
      explanation,
      instructions:
        kind === 'dialogue'
          ? 'Choose the best arrangement of the turns to make a dialogue.'
          : `Choose the best arrangement of the sentences to make a ${kind}.`,
    },
  );
};

export const arrangementQuestions = (): SeedQuestion[] => rows.map(question);

/** The lines of an ordering as they are printed, by their letters. */
const rowOf = ({ kind, topic, letters, opening, lines, wrong, why }: Ordering): Row => {
  const told = [...letters].map((letter, at) => `${letter}. ${lines[at]}`).toSorted();
  const options = [letters, ...wrong].map((one) => [...one].join(' – '));
  return [kind, topic, [...(opening === undefined ? [] : [opening]), ...told].join('\n'), options.join('|'), why];
};

export const orderingQuestions = (): SeedQuestion[] => orderings.map((one) => question(rowOf(one)));

export const orderingsOf2027 = (): SeedQuestion[] => fifthOrderings.map((one) => question(rowOf(one)));

export const latestOrderings = (): SeedQuestion[] => thirdOrderings.map((one) => question(rowOf(one)));

export const furtherOrderingsOf2027 = (): SeedQuestion[] => sixthOrderings.map((one) => question(rowOf(one)));

export const orderingsOf2028 = (): SeedQuestion[] => seventhOrderings.map((one) => question(rowOf(one)));
