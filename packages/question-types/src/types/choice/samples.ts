import type { ImageRef, Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToPicks } from '../../testing/hostile.ts';
import type { ChoiceCode, ChoiceContent, ChoiceItem, ChoiceKey, ChoiceResponse } from './definition.ts';

type ChoiceSample = Sample<ChoiceContent, ChoiceKey, ChoiceResponse>;

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };
const part = (earned: number, of: number): Share => ({ earned, of });

const picture = (media: string, alt: string): ImageRef => ({ media: `sample-${media}`, alt });
const options = (...texts: string[]): ChoiceItem['options'] => texts.map((text, at) => ({ id: 'abcdefgh'[at]!, text }));
const verdicts = (...ids: string[]): ChoiceItem['options'] => ids.map((id) => ({ id, text: '', lock: true }));
const hostile = hostileToPicks('q1', 'a');
const hostileVerdicts = hostileToPicks('q1', 't');

/** A sample of one item with one right option. */
function single(
  language: 'vi' | 'en',
  content: Partial<ChoiceContent>,
  item: Omit<ChoiceItem, 'id'>,
  correct: string,
  mistaken: string,
  explanation: string,
): ChoiceSample {
  return {
    language,
    content: { instructions: '', images: [], optionLayout: 'list', ...content, items: [{ id: 'q1', ...item }] },
    key: { explanation, correct: { q1: [correct] } },
    responses: {
      right: { q1: [correct] },
      wrong: { q1: [mistaken] },
      blank: {},
      hostile: item.options.some((option) => option.id === 't') ? hostileVerdicts : hostile,
    },
    expect: { right: [right], wrong: [wrong] },
  };
}

const reading = {
  title: 'Đom đóm và ánh sáng lạnh',
  text: 'Vào những đêm hè, đom đóm thắp lên những đốm sáng nhỏ trên bờ ruộng. Ánh sáng ấy sinh ra từ một phản ứng hóa học trong bụng chúng và gần như không tỏa nhiệt, nên các nhà khoa học gọi là %i%ánh sáng lạnh%i%.\nMỗi loài đom đóm có một nhịp chớp riêng. Con đực vừa bay vừa chớp; con cái đậu trên lá cỏ đáp lại đúng nhịp của loài mình. Nhờ vậy chúng tìm được nhau trong đêm.\nNgày nay, đèn điện làm đêm sáng hơn, và ở nhiều nơi đom đóm ít dần đi.',
  numbered: true,
};

export const choiceSamples = {
  MC1: single(
    'vi',
    {},
    {
      stem: 'Cho hàm số $y = x^3 - 3x + 2$. Hàm số đạt cực đại tại điểm nào?',
      options: options('$x = -1$', '$x = 0$', '$x = 1$', '$x = 2$'),
    },
    'a',
    'c',
    "$y' = 3x^2 - 3 = 0$ khi $x = \\pm 1$; $y'$ đổi dấu từ dương sang âm tại $x = -1$.",
  ),
  MC2: single(
    'en',
    { optionLayout: 'grid' },
    {
      stem: 'What does Ben have for breakfast?',
      options: [
        { id: 'a', text: '', image: picture('apple', 'A red apple') },
        { id: 'b', text: '', image: picture('bread', 'A loaf of bread') },
        { id: 'c', text: '', image: picture('egg', 'A boiled egg') },
      ],
    },
    'b',
    'a',
    'Ben says that he only eats bread in the morning.',
  ),
  MC3: single(
    'en',
    { instructions: 'Look at the notice and choose the right answer.' },
    {
      stem: 'What must swimmers do?',
      image: picture('pool-notice', 'A notice at a pool: Please shower before you swim.'),
      options: options(
        'Wash before they go into the water.',
        'Swim only when it rains.',
        'Pay before they use the showers.',
      ),
    },
    'a',
    'c',
    '"Shower before you swim" means that swimmers wash first.',
  ),
  MC4: {
    ...single(
      'en',
      { audio: { media: 'sample-audio-platform', playLimit: 2, seconds: 14 } },
      {
        stem: 'Which platform does the train to Oxford leave from?',
        options: options('Platform 2', 'Platform 5', 'Platform 12'),
      },
      'b',
      'a',
      'The speaker corrects herself: not platform 2, but platform 5.',
    ),
    key: {
      explanation: 'The speaker corrects herself: not platform 2, but platform 5.',
      transcript: 'The ten fifteen to Oxford leaves from platform two — sorry, from platform five.',
      correct: { q1: ['b'] },
    },
  },
  MC5: {
    ...single(
      'en',
      {
        instructions: 'Look at the photo. Listen to the four sentences and choose the one that describes it best.',
        images: [picture('photo-market', 'A street with fruit stalls, people and bicycles')],
      },
      {
        stem: '',
        options: ['a', 'b', 'c', 'd'].map((id) => ({
          id,
          text: '',
          audio: { media: `sample-audio-market-${id}`, playLimit: 2, seconds: 4 },
        })),
      },
      'c',
      'a',
      'The woman holds the scales; nobody pays or rides yet.',
    ),
    key: {
      explanation: 'The woman holds the scales; nobody pays or rides yet.',
      correct: { q1: ['c'] },
      spoken: {
        q1: {
          a: 'A man is paying for some bread.',
          b: 'They are riding their bicycles.',
          c: 'A woman is weighing oranges.',
          d: 'The stalls are being closed.',
        },
      },
    },
  },
  MC6: {
    ...single(
      'en',
      {
        instructions: 'Listen to the question and choose the best answer.',
        audio: { media: 'sample-audio-question', playLimit: 1, seconds: 17 },
      },
      { stem: '', options: options('', '', '') },
      'b',
      'c',
      '"When" asks for a time.',
    ),
    key: {
      explanation: '"When" asks for a time.',
      transcript: 'When does the library open on Sundays?',
      correct: { q1: ['b'] },
      spoken: { q1: { a: 'Next to the post office.', b: 'Not before ten.', c: 'Yes, two books, please.' } },
    },
  },
  MC7: single(
    'en',
    { instructions: 'Chọn từ có phần gạch chân phát âm khác với các từ còn lại.', optionLayout: 'grid' },
    { stem: '', options: options('want%u%ed%u%', 'need%u%ed%u%', 'play%u%ed%u%', 'visit%u%ed%u%') },
    'c',
    'b',
    '%b%played%b% /pleɪd/; ba từ còn lại đọc là /ɪd/.',
  ),
  MC9: {
    language: 'vi',
    content: {
      instructions: 'Đọc bài và trả lời các câu hỏi.',
      images: [],
      passage: reading,
      optionLayout: 'list',
      items: [
        {
          id: 'q1',
          stem: 'Vì sao ánh sáng của đom đóm được gọi là “ánh sáng lạnh”?',
          options: options(
            'Vì nó chỉ có vào mùa đông.',
            'Vì nó gần như không tỏa nhiệt.',
            'Vì nó có màu xanh.',
            'Vì nó rất yếu.',
          ),
        },
        {
          id: 'q2',
          stem: 'Đom đóm cái nhận ra con đực cùng loài nhờ đâu?',
          options: options('Màu cánh', 'Tiếng kêu', 'Mùi', 'Nhịp chớp sáng'),
        },
        {
          id: 'q3',
          stem: 'Theo bài, vì sao đom đóm ít dần đi?',
          options: [
            ...options('Vì đêm sáng hơn do đèn điện.', 'Vì mùa hè ngắn lại.', 'Vì bờ ruộng cao hơn.'),
            { id: 'd', text: 'Vì tất cả những lý do trên.', lock: true },
          ],
        },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { q1: 'Xem đoạn 1.', q2: 'Xem đoạn 2.', q3: 'Xem đoạn 3.' },
      correct: { q1: ['b'], q2: ['d'], q3: ['a'] },
    },
    responses: {
      right: { q1: ['b'], q2: ['d'], q3: ['a'] },
      partial: { q1: ['b'], q2: ['a'] },
      wrong: { q1: ['a'], q2: ['a'], q3: ['b'] },
      blank: { q1: [] },
      hostile,
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  MC10: {
    language: 'en',
    content: {
      instructions: 'Choose the right word for each gap.',
      images: [],
      passage: {
        title: 'A school garden',
        text: 'Last spring our class [[q1]] a small garden behind the school. Everybody brought something: seeds, tools or old pots. We water the plants [[q2]] day, and in June we ate the first tomatoes. They tasted [[q3]] than any from a shop.',
        numbered: false,
      },
      optionLayout: 'grid',
      items: [
        { id: 'q1', stem: '', options: options('made', 'did', 'took') },
        { id: 'q2', stem: '', options: options('all', 'every', 'most') },
        { id: 'q3', stem: '', options: options('good', 'best', 'better') },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { q3: '"than" follows a comparative.' },
      correct: { q1: ['a'], q2: ['b'], q3: ['c'] },
    },
    responses: {
      right: { q1: ['a'], q2: ['b'], q3: ['c'] },
      partial: { q1: ['a'], q2: ['b'], q3: ['b'] },
      wrong: { q1: ['b'], q2: ['a'], q3: ['a'] },
      blank: {},
      hostile,
    },
    expect: { right: [right, right, right], partial: [right, right, wrong], wrong: [wrong, wrong, wrong] },
  },
  MC11: {
    language: 'en',
    content: {
      instructions: 'You will hear a guide talking to visitors. Choose the right answers.',
      images: [],
      audio: { media: 'sample-audio-museum', playLimit: 2, seconds: 48 },
      optionLayout: 'list',
      items: [
        {
          id: 'q1',
          stem: 'Where will the group meet after the tour?',
          options: options('At the café', 'At the main gate', 'In the book shop'),
        },
        {
          id: 'q2',
          stem: 'What may visitors not do?',
          options: options('Take photographs', 'Touch the ships', 'Use the lift'),
        },
      ],
    },
    key: {
      explanation: '',
      transcript:
        'Welcome to the Museum of the Sea. Photographs are fine, but please do not touch the ships. We finish at noon and meet again at the main gate.',
      correct: { q1: ['b'], q2: ['b'] },
    },
    responses: {
      right: { q1: ['b'], q2: ['b'] },
      partial: { q1: ['b'], q2: ['a'] },
      wrong: { q1: ['a'], q2: ['c'] },
      blank: {},
      hostile,
    },
    expect: { right: [right, right], partial: [right, wrong], wrong: [wrong, wrong] },
  },
  TF1: single(
    'vi',
    {},
    { stem: 'Số $\\sqrt{2}$ là số hữu tỉ.', options: verdicts('t', 'f') },
    'f',
    't',
    '$\\sqrt{2}$ là số vô tỉ.',
  ),
  TF2: {
    language: 'vi',
    content: {
      instructions: 'Đọc bài và cho biết mỗi phát biểu đúng hay sai.',
      images: [],
      passage: reading,
      optionLayout: 'list',
      items: [
        { id: 'q1', stem: 'Mỗi loài đom đóm có một nhịp chớp riêng.', options: verdicts('t', 'f') },
        { id: 'q2', stem: 'Chỉ con đực phát sáng.', options: verdicts('t', 'f') },
        { id: 'q3', stem: 'Ánh sáng của đom đóm sinh ra từ một phản ứng hóa học.', options: verdicts('t', 'f') },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { q2: 'Con cái cũng chớp sáng để đáp lại.' },
      correct: { q1: ['t'], q2: ['f'], q3: ['t'] },
    },
    responses: {
      right: { q1: ['t'], q2: ['f'], q3: ['t'] },
      partial: { q1: ['t'], q2: ['t'], q3: ['f'] },
      wrong: { q1: ['f'], q2: ['t'], q3: ['f'] },
      blank: {},
      hostile: hostileVerdicts,
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  TF3: {
    language: 'en',
    content: {
      instructions: 'Are the statements true, false or not given?',
      images: [],
      passage: {
        title: 'The night train',
        text: 'The night train from Hanoi to Hue leaves at half past seven. It has soft seats and beds; the beds are often sold out days before. Passengers wake up to the first fishing boats on the lagoon.',
        numbered: false,
      },
      optionLayout: 'list',
      items: [
        { id: 'q1', stem: 'The train leaves in the evening.', options: verdicts('t', 'f', 'n') },
        { id: 'q2', stem: 'Beds can always be bought on the day of the journey.', options: verdicts('t', 'f', 'n') },
        { id: 'q3', stem: 'The train has a restaurant.', options: verdicts('t', 'f', 'n') },
      ],
    },
    key: { explanation: '', correct: { q1: ['t'], q2: ['f'], q3: ['n'] } },
    responses: {
      right: { q1: ['t'], q2: ['f'], q3: ['n'] },
      partial: { q1: ['t'], q2: ['n'], q3: ['n'] },
      wrong: { q1: ['n'], q2: ['t'], q3: ['f'] },
      blank: {},
      hostile: hostileVerdicts,
    },
    expect: { right: [right, right, right], partial: [right, wrong, right], wrong: [wrong, wrong, wrong] },
  },
  TF4: {
    language: 'en',
    content: {
      instructions: 'Look and read. Put a tick or a cross.',
      images: [],
      optionLayout: 'list',
      items: [
        { id: 'q1', stem: 'This is a lemon.', image: picture('lemon', 'A yellow lemon'), options: verdicts('t', 'f') },
        { id: 'q2', stem: 'These are shoes.', image: picture('hats', 'Two straw hats'), options: verdicts('t', 'f') },
        {
          id: 'q3',
          stem: 'The cat is under the table.',
          image: picture('cat', 'A cat lying below a table'),
          options: verdicts('t', 'f'),
        },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { q2: 'The picture shows hats.' },
      correct: { q1: ['t'], q2: ['f'], q3: ['t'] },
    },
    responses: {
      right: { q1: ['t'], q2: ['f'], q3: ['t'] },
      partial: { q1: ['t'], q2: ['t'] },
      wrong: { q1: ['f'], q2: ['t'], q3: ['f'] },
      blank: {},
      hostile: hostileVerdicts,
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  TF5: {
    language: 'vi',
    content: {
      instructions: 'Một vật chuyển động thẳng với vận tốc $v(t) = 6t - t^2$ (m/s), $0 \\le t \\le 6$ (giây).',
      images: [],
      optionLayout: 'list',
      items: [
        { id: 'q1', stem: 'Vận tốc của vật tại $t = 1$ là 5 m/s.', options: verdicts('t', 'f') },
        { id: 'q2', stem: 'Gia tốc của vật tại $t = 2$ là 2 m/s².', options: verdicts('t', 'f') },
        { id: 'q3', stem: 'Vận tốc lớn nhất của vật là 10 m/s.', options: verdicts('t', 'f') },
        { id: 'q4', stem: 'Quãng đường vật đi được trong 6 giây là 36 m.', options: verdicts('t', 'f') },
      ],
    },
    key: {
      explanation: "$v'(t) = 6 - 2t$; vận tốc lớn nhất là $v(3) = 9$ m/s; $\\int_0^6 (6t - t^2)\\,dt = 36$.",
      correct: { q1: ['t'], q2: ['t'], q3: ['f'], q4: ['t'] },
    },
    responses: {
      right: { q1: ['t'], q2: ['t'], q3: ['f'], q4: ['t'] },
      partial: { q1: ['t'], q2: ['t'], q3: ['f'], q4: ['f'] },
      wrong: { q1: ['f'], q2: ['f'], q3: ['t'], q4: ['f'] },
      blank: {},
      hostile: hostileVerdicts,
    },
    expect: { right: [right], partial: [part(1, 2)], wrong: [wrong] },
  },
  MR1: {
    language: 'en',
    content: {
      instructions: 'Choose TWO answers.',
      images: [],
      optionLayout: 'list',
      items: [
        {
          id: 'q1',
          stem: 'Which TWO of these animals are mammals?',
          choose: 2,
          options: options('Bat', 'Penguin', 'Dolphin', 'Frog', 'Shark'),
        },
      ],
    },
    key: { explanation: 'Bats and dolphins feed their young with milk.', correct: { q1: ['a', 'c'] } },
    responses: {
      right: { q1: ['c', 'a'] },
      partial: { q1: ['a', 'b'] },
      wrong: { q1: ['d', 'e'] },
      blank: {},
      hostile: [...hostile, { q1: ['a', 'b', 'c'] }],
    },
    expect: { right: [right], partial: [part(1, 2)], wrong: [wrong] },
  },
  MR2: {
    language: 'vi',
    content: {
      instructions: 'Chọn tất cả đáp án đúng.',
      images: [],
      optionLayout: 'list',
      items: [
        { id: 'q1', stem: 'Những số nào chia hết cho cả 2 và 3?', options: options('12', '14', '18', '21', '30') },
      ],
    },
    key: {
      explanation: 'Số chia hết cho cả 2 và 3 thì chia hết cho 6.',
      correct: { q1: ['a', 'c', 'e'] },
      mr2Scoring: 'right-minus-wrong',
    },
    responses: {
      right: { q1: ['e', 'a', 'c'] },
      partial: { q1: ['a', 'b', 'c'] },
      wrong: { q1: ['b', 'd'] },
      blank: {},
      hostile,
    },
    expect: { right: [right], partial: [part(1, 3)], wrong: [wrong] },
  },
} satisfies Record<ChoiceCode, ChoiceSample>;
