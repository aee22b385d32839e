/** Questions that are answered within a text: MC8, MR3, SL1, SL2. */
import type { SeedFacts, SeedQuestion } from '../kit.ts';
import { createRandom } from '../random.ts';
import { english, maths, type Level } from './place.ts';

/** The sentence has four parts in brackets; the one with the error is marked by `*`. */
type ErrorRow = readonly [
  grade: number,
  level: Level,
  sentence: string,
  correction: string,
  explanation: string,
  topicId?: string,
];
const errors: readonly ErrorRow[] = [
  [
    6,
    'M1',
    'My sister [*go] to school [by] bus [every] day [because] it is far.',
    'goes',
    'Chủ ngữ ngôi thứ ba số ít: goes.',
  ],
  [
    6,
    'M2',
    'There [are] [*much] interesting [books] in our school [library].',
    'many',
    'books là danh từ đếm được: many.',
  ],
  [
    7,
    'M2',
    'They [*have visited] Hue [last summer] and [stayed] there [for] a week.',
    'visited',
    'last summer đi với quá khứ đơn: visited.',
  ],
  [8, 'M2', 'He [enjoys] [*to play] chess [with] his grandfather [in the evening].', 'playing', 'enjoy + V-ing.'],
  [
    9,
    'M2',
    'If I [*am] you, I [would join] the [English-speaking] club [at] our school.',
    'were',
    'Câu điều kiện loại 2: If I were you.',
  ],
  [
    9,
    'M3',
    'The teacher [asked] us [what] [*were we] doing [when] the bell rang.',
    'we were',
    'Câu hỏi gián tiếp không đảo ngữ.',
  ],
  [
    10,
    'M3',
    '[The number] of visitors [to] the old town [*have] increased [sharply] this year.',
    'has',
    'The number of … đi với động từ số ít.',
  ],
  [
    10,
    'M3',
    'The film was [so] [*bored] that half of [the audience] left [before] the end.',
    'boring',
    'Tính từ đuôi -ing chỉ tính chất của sự vật.',
  ],
  [
    11,
    'M3',
    '[Having finished] his homework, [*the computer was switched on by Nam] [to] play [a new] game.',
    'Nam switched on the computer',
    'Chủ ngữ của hai vế phải giống nhau.',
  ],
  [
    12,
    'M4',
    'Not only [*the storm destroyed] the harbour, [but] it [also] left thousands [without] electricity.',
    'did the storm destroy',
    'Not only ở đầu câu: đảo ngữ.',
  ],
  [
    12,
    'M4',
    'Her research, [which] [was carried] out [over] ten years, [*have shed] new light on the disease.',
    'has shed',
    'Chủ ngữ là research (số ít).',
  ],
];

export function errorQuestion([grade, level, sentence, correction, explanation, topicId]: ErrorRow): SeedQuestion {
  const parts: { id: string; text: string }[] = [];
  let wrong = '';
  const text = sentence.replace(/\[(\*?)([^\]]+)\]/g, (_, star: string, words: string) => {
    const id = 'abcd'[parts.length]!;
    parts.push({ id, text: words });
    if (star) wrong = id;
    return `[[${id}]]`;
  });
  return {
    type: 'MC8',
    facts: english(grade, level, 'GR', {
      ...(grade >= 11 && { labels: ['GRAMMAR', 'BRILLIANT_STUDENTS'] }),
      ...(topicId !== undefined && { topicId }),
    }),
    content: {
      instructions: 'Choose the underlined part that must be changed.',
      images: [],
      item: { id: 'q1' },
      text,
      parts,
      everyWord: false,
    },
    answerKey: { explanation, correct: { q1: [wrong] }, correction },
  };
}

/** Learners can mark any word of the text; the words to mark are written between stars. */
type Marked = readonly [facts: SeedFacts, instructions: string, text: string, explanation: string];
const markedTexts: readonly Marked[] = [
  [
    english(3, 'M1', 'VO', { name: 'Colours' }),
    'Mark all the colours.',
    'My bag is *red* and my shoes are *black*. I have a *yellow* pencil and a *blue* pen. My cat is *white*.',
    '',
  ],
  [
    english(4, 'M1', 'VO', { name: 'Animals in a story' }),
    'Mark all the animals.',
    'On the farm we saw a *horse* and three *cows*. A *dog* ran after a *rabbit*, but the *rabbit* was faster.',
    'Từ “rabbit” (con thỏ) có ở hai chỗ.',
  ],
  [
    english(5, 'M2', 'GR', { name: 'Past simple verbs', topicId: 'EG-08' }),
    'Mark all the verbs in the past simple.',
    'Yesterday we *went* to the zoo. I *saw* a tiger, and my sister *took* many photos. Now we want to go there again.',
    'went, saw, took ở thì quá khứ đơn; want ở hiện tại.',
  ],
  [
    english(6, 'M2', 'GR', { name: 'Adjectives' }),
    'Mark all the adjectives.',
    'Da Lat is a *beautiful* city in the mountains. The weather is *cool*, the people are *friendly* and the flowers never look *sad*.',
    'Tính từ nói người hay vật như thế nào.',
  ],
  [
    english(7, 'M2', 'GR', { name: 'Prepositions of place', topicId: 'EG-05' }),
    'Mark all the prepositions of place.',
    'The cinema is *opposite* the bank. A small café stands *between* the bank and the library, and *behind* the library you can see the park.',
    'opposite (đối diện), between (ở giữa), behind (phía sau) nói vật ở đâu.',
  ],
  [
    english(8, 'M3', 'RE', { name: 'Words of the weather' }),
    'Mark the words that name bad weather.',
    'The *storm* reached the coast at noon. First came the *rain*, then *thunder* and *lightning*, and in the evening *fog* covered the fields, although the morning had been fine.',
    '',
  ],
  [
    english(9, 'M3', 'GR', { name: 'Passive participles', topicId: 'EG-18' }),
    'Mark the past participles that belong to a passive form.',
    'The bridge was *built* in 1902. It has often been *damaged* by floods, but it is *loved* by the people who have lived near it all their lives.',
    'was built, has been damaged, is loved: bị động; have lived: chủ động.',
  ],
  [
    english(11, 'M3', 'VO', { name: 'Linking words' }),
    'Mark the linking words that express contrast.',
    '*Although* the plan was cheap, nobody supported it. The mayor, *however*, insisted. She had good reasons, *but* she explained them badly, so the project failed.',
    'Ba từ nêu ý trái ngược; so chỉ kết quả.',
  ],
  [
    english(12, 'M4', 'RE', { name: 'Careful statements' }),
    'Five words show that the writer is not certain. Mark them.',
    'The new method *may* reduce costs. It *seems* to work best in warm regions, and it will *probably* be introduced elsewhere. *Perhaps* farmers are right to wait, since prices *could* fall soon.',
    'may, seems, probably, perhaps, could cho thấy người viết chưa chắc chắn; will không có ý ấy.',
  ],
  [
    maths(6, 'M1', 'Dấu hiệu chia hết cho 2 và cho 5'),
    'Chọn tất cả các số chia hết cho 5.',
    '*125* 342 *960* 553 *905* 78 *40* 501',
    'Số chia hết cho 5 có chữ số tận cùng là 0 hoặc 5.',
  ],
  [
    maths(6, 'M2', 'Số nguyên tố nhỏ hơn 50'),
    'Chọn tất cả các số nguyên tố.',
    '*2* 9 *17* 21 *23* 27 33 *41* 49',
    '9, 21, 27, 33 và 49 có ước khác 1 và chính nó.',
  ],
];

function markedQuestion([facts, instructions, source, explanation]: Marked): SeedQuestion {
  const parts: { id: string; text: string }[] = [];
  const right: string[] = [];
  const text = source.replace(/(\*?)([\p{L}\p{N}’'-]+)(\*?)/gu, (_, star: string, word: string) => {
    const id = `w${parts.length + 1}`;
    parts.push({ id, text: word });
    if (star) right.push(id);
    return `[[${id}]]`;
  });
  return {
    type: 'MR3',
    facts,
    content: { instructions, images: [], item: { id: 'q1' }, text, parts, everyWord: true },
    answerKey: { explanation, correct: { q1: right } },
  };
}

/** The options of each gap are in braces, the right one first. */
type Listed = readonly [facts: SeedFacts, instructions: string, text: string, explanation?: string];
const chooseWord = 'Choose the word that fits each gap.';
const lists: readonly Listed[] = [
  [
    english(3, 'M1', 'GR', { name: 'My friend' }),
    chooseWord,
    'This is my friend Nam. {He|She|It} is nine years old. He {has|have|is} got a brother. They {like|likes|liking} football.',
  ],
  [
    english(4, 'M1', 'GR', { name: 'A message from Lan' }),
    chooseWord,
    'Hi Mai! We are {in|on|at} Da Nang this week. Every morning we go {to|at|in} the beach. The hotel is next {to|of|by} a big park. See you {on|in|at} Sunday!',
  ],
  [
    english(5, 'M2', 'GR', { name: 'At the market' }),
    chooseWord,
    'Mum bought {some|a|any} rice and {a|an|some} kilo of apples. There weren’t {any|some|a} bananas, so she took {an|a|any} orange for each of us.',
  ],
  [
    english(6, 'M2', 'GR', { name: 'A letter to Anna', examFamily: 'APTIS' }),
    chooseWord,
    'Dear Anna,\nI {am writing|writes|writing} to you from our new flat. It is {bigger|big|biggest} than the old one. Yesterday we {painted|paint|have painted} my room. Tomorrow we {are going|went|go} to buy a bookcase.',
  ],
  [
    english(7, 'M2', 'VO', { name: 'A sports day', examFamily: 'APTIS' }),
    chooseWord,
    'Our school {held|made|played} a sports day last week. My team {won|beat|earned} the first match, but we {lost|beat|failed} the final by one goal. Still, everyone {had|did|took} a great time.',
  ],
  [
    english(8, 'M2', 'GR', { name: 'A traditional house' }),
    chooseWord,
    'My grandparents live in a house {which|who|where} was built in 1920. The roof is {made|done|put} of palm leaves, so it stays cool {even|ever|yet} in summer. They have {lived|live|been living in} there since they got married.',
  ],
  [
    english(9, 'M3', 'GR', { name: 'E-mail from a language school', examFamily: 'APTIS' }),
    chooseWord,
    'Dear Ms Ngoc,\nThank you for your {interest|attention|concern} in our courses. We are pleased to {inform|explain|announce} you that a place is still {available|possible|able}. If you would like to {accept|agree|admit} it, please answer by Friday.',
  ],
  [
    english(10, 'M3', 'VO', { name: 'Volunteering', examFamily: 'APTIS' }),
    chooseWord,
    'Last summer I {spent|lasted|took} two weeks in a village without electricity. We {dug|drew|did} a well and repaired the roof of the school. At first I {found|seemed|was} it hard to sleep, {but|so|because} in the end I did not want to leave.',
  ],
  [
    english(12, 'M4', 'VO', { name: 'Collocations in reports', examFamily: 'APTIS' }),
    chooseWord,
    'The committee {reached|arrived|got} a decision after a {heated|burning|boiling} debate. Its members {drew|pulled|took} attention to the rising costs and {raised|rose|lifted} doubts about the schedule.',
  ],
  [
    maths(7, 'M2', 'Luỹ thừa của số hữu tỉ'),
    'Chọn giá trị đúng cho mỗi chỗ trống.',
    '$2^3 \\cdot 2^4 =$ {$2^7$|$2^{12}$|$4^7$} và $(2^3)^4 =$ {$2^{12}$|$2^7$|$2^{81}$}. Với $a \\ne 0$, $a^0 =$ {1|0|$a$}.',
    'Nhân hai luỹ thừa cùng cơ số: cộng số mũ; luỹ thừa của luỹ thừa: nhân số mũ.',
  ],
  [
    maths(11, 'M1', 'Giá trị lượng giác'),
    'Chọn giá trị đúng cho mỗi chỗ trống.',
    '$\\sin\\dfrac{\\pi}{6} =$ {$\\dfrac{1}{2}$|$\\dfrac{\\sqrt{3}}{2}$|$1$}; $\\cos\\dfrac{\\pi}{3} =$ {$\\dfrac{1}{2}$|$0$|$\\dfrac{\\sqrt{2}}{2}$}; $\\tan\\dfrac{\\pi}{4} =$ {$1$|$\\sqrt{3}$|$0$}.',
    '$\\dfrac{\\pi}{6} = 30^\\circ$, $\\dfrac{\\pi}{3} = 60^\\circ$, $\\dfrac{\\pi}{4} = 45^\\circ$; $\\sin 30^\\circ = \\cos 60^\\circ = \\dfrac{1}{2}$, $\\tan 45^\\circ = 1$.',
  ],
];

/** Braces inside formulas are not lists. */
const listPattern = /\{([^{}|$]*(?:\$[^$]*\$)?[^{}|$]*(?:\|(?:\$[^$]*\$|[^{}|$])+)+)\}/g;

function listQuestion([facts, instructions, source, explanation = '']: Listed): SeedQuestion {
  const gaps: { id: string; options: { id: string; text: string }[] }[] = [];
  const correct: Record<string, string[]> = {};
  const text = source.replace(listPattern, (_, list: string) => {
    const id = `g${gaps.length + 1}`;
    const words = list.split('|');
    const options = createRandom(`${source}${id}`)
      .shuffle(words)
      .map((word, at) => ({ id: 'abc'[at]!, text: word }));
    gaps.push({ id, options });
    correct[id] = [options.find((option) => option.text === words[0])!.id];
    return `[[${id}]]`;
  });
  return { type: 'SL1', facts, content: { instructions, images: [], text, gaps }, answerKey: { explanation, correct } };
}

/** A turn is `Speaker: words`; `___` is a gap, whose answer is the next item of `replies`. */
interface Dialogue {
  readonly facts: SeedFacts;
  readonly about: string;
  readonly turns: readonly string[];
  readonly replies: readonly string[];
  readonly extra: readonly string[];
}
const dialogues: readonly Dialogue[] = [
  {
    facts: english(3, 'M1', 'SP', { name: 'A new friend', examFamily: 'CA' }),
    about: 'Mai meets a new boy at school. What does the boy say?',
    turns: [
      'Mai: Hello! What’s your name?',
      'Ben: ___',
      'Mai: How old are you, Ben?',
      'Ben: ___',
      'Mai: Do you like football?',
      'Ben: ___',
    ],
    replies: ['I’m Ben. Nice to meet you!', 'I’m eight.', 'Yes, I do. I play every day.'],
    extra: ['It’s under the bed.', 'No, it isn’t.'],
  },
  {
    facts: english(4, 'M2', 'SP', { name: 'After the holiday', examFamily: 'CA' }),
    about: 'Nick is talking to his teacher. What does Nick say?',
    turns: [
      'Teacher: Did you have a good holiday, Nick?',
      'Nick: ___',
      'Teacher: Where did you go?',
      'Nick: ___',
      'Teacher: What did you do there?',
      'Nick: ___',
      'Teacher: It sounds great!',
      'Nick: ___',
    ],
    replies: [
      'Yes, it was fantastic!',
      'To the mountains, with my uncle.',
      'We walked a lot and slept in a tent.',
      'It was! Would you like to see my photos?',
    ],
    extra: ['On Tuesdays.', 'She’s my aunt.'],
  },
  {
    facts: english(5, 'M2', 'SP', { name: 'A birthday present', examFamily: 'CA' }),
    about: 'Kim and Tom need a present for a friend. What does Tom say?',
    turns: [
      'Kim: It’s Lucy’s birthday on Saturday.',
      'Tom: ___',
      'Kim: What about a book?',
      'Tom: ___',
      'Kim: Then a game, perhaps?',
      'Tom: ___',
      'Kim: How much money have we got?',
      'Tom: ___',
    ],
    replies: [
      'I know. We need a present for her.',
      'She has already got too many.',
      'Good idea! She loves playing games.',
      'About ten dollars, I think.',
    ],
    extra: ['It starts at half past three.', 'No, he didn’t come.'],
  },
  {
    facts: english(6, 'M2', 'SP', { name: 'Asking the way' }),
    about: 'A tourist is talking to a police officer. What does the officer say?',
    turns: [
      'Tourist: Excuse me, how do I get to the museum?',
      'Officer: ___',
      'Tourist: Is it far?',
      'Officer: ___',
      'Tourist: Do I need a ticket?',
      'Officer: ___',
    ],
    replies: [
      'Go straight on and turn left at the bridge.',
      'Not at all. It’s about five minutes on foot.',
      'Yes, but it’s free for students.',
    ],
    extra: ['He’s behind the tree.', 'I’d like two, please.'],
  },
  {
    facts: english(7, 'M2', 'SP', { name: 'At the doctor’s' }),
    about: 'Hoa is seeing a doctor. What does Hoa say?',
    turns: [
      'Doctor: Good morning. What seems to be the problem?',
      'Hoa: ___',
      'Doctor: How long have you had it?',
      'Hoa: ___',
      'Doctor: Have you taken anything for it?',
      'Hoa: ___',
      'Doctor: Then take two of these a day, and drink a lot.',
      'Hoa: ___',
    ],
    replies: [
      'I’ve got a terrible headache.',
      'Since yesterday morning.',
      'Only a cup of ginger tea.',
      'Thank you. Can I go to school tomorrow?',
    ],
    extra: ['Twice a week, usually.', 'I had it in my bag.'],
  },
  {
    facts: english(8, 'M2', 'SP', { name: 'Planning a weekend' }),
    about: 'Long and Vy are making plans. What does Vy say?',
    turns: [
      'Long: Are you doing anything on Saturday?',
      'Vy: ___',
      'Long: How about going to the craft village?',
      'Vy: ___',
      'Long: We could take the number six bus.',
      'Vy: ___',
      'Long: Great. Half past eight, then?',
      'Vy: ___',
    ],
    replies: [
      'Not really. Why do you ask?',
      'I’d love to. How shall we get there?',
      'Doesn’t that take ages? Let’s cycle.',
      'Perfect. I’ll wait in front of your house.',
    ],
    extra: ['I did it on Sunday.', 'It was made of clay.'],
  },
  {
    facts: english(9, 'M3', 'SP', { name: 'Joining a club', labels: ['SPEAKING', 'HIGH_SCHOOL_ENTRANCE'] }),
    about: 'Phong would like to join the science club. What does the teacher say?',
    turns: [
      'Phong: Is it still possible to join the science club?',
      'Teacher: ___',
      'Phong: I’d like to build things rather than read about them.',
      'Teacher: ___',
      'Phong: Do I need to know how to program?',
      'Teacher: ___',
      'Phong: When do you meet?',
      'Teacher: ___',
    ],
    replies: [
      'Of course. What are you interested in?',
      'Then our robot group is the right place for you.',
      'It helps, but the others will show you.',
      'On Thursdays, right after the last lesson.',
    ],
    extra: ['I’m afraid the library is closed.', 'No, I have never been there.'],
  },
  {
    facts: english(10, 'M3', 'SP', { name: 'Returning a jacket' }),
    about: 'A customer is talking to a shop assistant. What does the assistant say?',
    turns: [
      'Customer: I bought this jacket here, but the zip is broken.',
      'Assistant: ___',
      'Customer: Last Saturday. Here is the receipt.',
      'Assistant: ___',
      'Customer: I’d rather have my money back.',
      'Assistant: ___',
      'Customer: I paid in cash.',
      'Assistant: ___',
    ],
    replies: [
      'I’m sorry to hear that. When did you buy it?',
      'Thank you. Would you like to exchange it?',
      'That’s no problem. How did you pay?',
      'Then please go to the desk over there.',
    ],
    extra: ['It suits you very well.', 'We’re open until nine.'],
  },
  {
    facts: english(11, 'M3', 'SP', { name: 'A job interview' }),
    about: 'Linh is applying for a summer job. What does Linh say?',
    turns: [
      'Manager: Why would you like to work in our museum?',
      'Linh: ___',
      'Manager: Have you ever guided a group?',
      'Linh: ___',
      'Manager: What would you do if a visitor became angry?',
      'Linh: ___',
      'Manager: Is there anything you would like to ask?',
      'Linh: ___',
    ],
    replies: [
      'History is my favourite subject, and I enjoy explaining things.',
      'Not officially, but I show guests around our village.',
      'I’d stay calm, listen, and call a colleague if necessary.',
      'Yes. Would I have to work at weekends?',
    ],
    extra: ['I would have called earlier if I had known.', 'It depends on the weather, doesn’t it?'],
  },
  {
    facts: english(12, 'M4', 'SP', { name: 'Disagreeing politely' }),
    about: 'Two students are discussing a project. What does Chi say?',
    turns: [
      'Quan: I think we should simply copy last year’s questionnaire.',
      'Chi: ___',
      'Quan: But writing a new one takes a whole week.',
      'Chi: ___',
      'Quan: And who is going to check it?',
      'Chi: ___',
      'Quan: All right, you’ve convinced me.',
      'Chi: ___',
    ],
    replies: [
      'I see your point, but half of its questions are out of date.',
      'Not if we divide it up: three questions each.',
      'Ms Thu offered to, as long as she gets it by Monday.',
      'Good. Then let’s decide who does what.',
    ],
    extra: ['I couldn’t agree more: copying is best.', 'Neither have I, to be honest.'],
  },
];

export function dialogueQuestion({ facts, about, turns, replies, extra }: Dialogue): SeedQuestion {
  const list = createRandom(about).shuffle([...replies, ...extra]);
  let count = 0;
  return {
    type: 'SL2',
    facts,
    content: {
      instructions: `${about} There are two answers that you do not need.`,
      images: [],
      text: '',
      turns: turns.map((turn, at) => {
        const [speaker = '', text = ''] = turn.split(/: (.*)/);
        return { id: `t${at + 1}`, speaker, text: text === '___' ? `[[g${++count}]]` : text };
      }),
      list: list.map((text, at) => ({ id: 'abcdefgh'[at]!, text })),
      gaps: replies.map((_, at) => ({ id: `g${at + 1}`, options: [] })),
    },
    answerKey: {
      explanation: '',
      correct: Object.fromEntries(replies.map((reply, at) => [`g${at + 1}`, ['abcdefgh'[list.indexOf(reply)]!]])),
    },
  };
}

export const inText = (): SeedQuestion[] => [
  ...errors.map(errorQuestion),
  ...markedTexts.map(markedQuestion),
  ...lists.map(listQuestion),
  ...dialogues.map(dialogueQuestion),
];
