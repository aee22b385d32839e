/** Dialogues, sentences to rewrite and texts to complete for the entrance examination of grade 10. */
import { dialogueQuestion } from '../../by-type/inline.ts';
import { english } from '../../by-type/place.ts';
import { rewritten } from '../../by-type/produced.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import type { SeedQuestion } from '../../kit.ts';
import { cloze, type Topic } from '../rows.ts';

export type Talk = readonly [
  topicId: Topic,
  name: string,
  about: string,
  turns: readonly string[],
  extra: readonly [string, string],
  explanations: readonly string[],
];

/** The turns with an asterisk are the gaps. */
const talks: readonly Talk[] = [
  [
    'E9-01',
    'At the pottery workshop',
    'Lan is visiting a workshop. What does the potter say?',
    [
      'Lan: Good morning. May I watch you while you work?',
      '*Potter: Of course. Come a bit closer.',
      'Lan: How long have you been doing this?',
      '*Potter: Since I was twelve, so for forty years now.',
      'Lan: Is it difficult to make a bowl?',
      '*Potter: The first hundred were. After that, it became easier.',
      'Lan: I’d love to try it myself.',
      '*Potter: Then sit down here and put on this apron.',
    ],
    ['No, I have never been there before.', 'It costs about forty thousand dong.'],
    [
      'May I …? → Of course.',
      'How long have you been …? → Since I was twelve, … for forty years.',
      'Is it difficult …? → The first hundred (bowls) were.',
      'I’d love to try → Then sit down here.',
    ],
  ],
  [
    'E9-08',
    'A room for two nights',
    'Mr Hai is calling a homestay. What does the owner say?',
    [
      'Mr Hai: Hello. Have you got a room for the weekend?',
      '*Owner: Yes, we have. For how many people?',
      'Mr Hai: Two adults and a child of six.',
      '*Owner: Then I can offer you the large room with a view of the lake.',
      'Mr Hai: How much is it a night?',
      '*Owner: Six hundred thousand dong, and breakfast is included.',
      'Mr Hai: That sounds good. Can we arrive late, at about ten?',
      '*Owner: No problem. I’ll leave the key under the big pot.',
    ],
    ['I’m afraid I don’t like breakfast.', 'It takes about ten hours by bus.'],
    [
      'Have you got a room …? → Yes, we have; rồi hỏi số người.',
      'Ba người → the large room.',
      'How much …? → Six hundred thousand dong.',
      'Can we arrive late …? → No problem.',
    ],
  ],
  [
    'E9-03',
    'Too tired to think',
    'Nga is talking to her school counsellor. What does the counsellor say?',
    [
      'Nga: I can’t remember anything I read in the evening.',
      '*Counsellor: What time do you usually go to bed?',
      'Nga: At one or two, because I have so much homework.',
      '*Counsellor: That’s far too late for somebody of your age.',
      'Nga: But how can I finish everything before eleven?',
      '*Counsellor: Start with the hardest subject, and put your phone in another room.',
      'Nga: All right, I’ll try that this week.',
      '*Counsellor: Good. Come and tell me about it on Friday.',
    ],
    ['No, I don’t need to read it.', 'You should have bought a new book.'],
    [
      'Nga trả lời At one or two → câu hỏi là What time …?',
      'Ngủ lúc một, hai giờ → far too late.',
      'But how can I …? → lời khuyên Start with ….',
      'I’ll try → Good. Come and tell me about it.',
    ],
  ],
  [
    'E9-11',
    'A broken tablet',
    'A girl is in a repair shop. What does the man say?',
    [
      'Girl: Excuse me, can you look at my tablet?',
      '*Man: Sure. What’s wrong with it?',
      'Girl: It goes off every ten minutes, even when it is charged.',
      '*Man: Then it’s probably the battery. How old is it?',
      'Girl: Almost five years. Is it worth repairing?',
      '*Man: I think so. A new battery costs much less than a new tablet.',
      'Girl: When can I pick it up?',
      '*Man: Tomorrow after four, if we have the part.',
    ],
    ['Yes, I’ve repaired it many times.', 'Because the screen is too small.'],
    [
      'can you look at …? → Sure. What’s wrong …?',
      'Máy tự tắt → probably the battery; cô gái trả lời Almost five years cho How old …?',
      'Is it worth …? → I think so.',
      'When …? → Tomorrow after four.',
    ],
  ],
];

export const talkQuestion = ([topicId, name, about, turns, extra, explanations]: Talk): SeedQuestion => {
  const replies = turns.filter((turn) => turn.startsWith('*')).map((turn) => turn.slice(turn.indexOf(': ') + 2));
  return withExplanations(
    dialogueQuestion({
      facts: english(9, 'M2', 'SP', {
        name,
        topicId,
        cefr: 'A2',
        labels: ['SPEAKING', 'HIGH_SCHOOL_ENTRANCE'],
      }),
      about,
      turns: turns.map((turn) => (turn.startsWith('*') ? `${turn.slice(1, turn.indexOf(':'))}: ___` : turn)),
      replies,
      extra,
    }),
    explanations,
  );
};

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    9,
    'M3',
    'My father started working at this factory fifteen years ago.',
    'WORKED',
    'My father ___ this factory for fifteen years.',
    'has worked at/has worked in',
    'started … ago = hiện tại hoàn thành + for.',
    'EG-15',
  ],
  [
    9,
    'M3',
    'It is a pity that I don’t have a brother.',
    'WISH',
    'I ___ a brother.',
    'wish I had/wish that I had',
    'Ước trái với hiện tại: wish + quá khứ đơn.',
    'EG-22',
  ],
  [
    9,
    'M2',
    'People grow a lot of coffee in Dak Lak.',
    '',
    'A lot of coffee ___ in Dak Lak.',
    'is grown',
    'Bị động hiện tại đơn: is + phân từ.',
    'EG-18',
  ],
  [
    9,
    'M2',
    'They built the old bridge in 1902.',
    '',
    'The old bridge ___ in 1902.',
    'was built',
    'Bị động quá khứ đơn: was + phân từ.',
    'EG-18',
  ],
  [
    9,
    'M3',
    '“I am going to visit my aunt tomorrow,” Hoa said.',
    '',
    'Hoa said that she ___ the next day.',
    'was going to visit her aunt',
    'Lùi thì: was going to; my → her; tomorrow → the next day.',
    'EG-20',
  ],
  [
    9,
    'M3',
    '“Have you finished your project?” the teacher asked Nam.',
    'IF',
    'The teacher asked Nam ___ his project.',
    'if he had finished',
    'Câu hỏi Yes/No: if + chủ ngữ + động từ lùi thì.',
    'EG-27',
  ],
  [
    9,
    'M3',
    'She does not have time, so she cannot join the club.',
    'WOULD',
    'If she had time, she ___ the club.',
    'would join',
    'Điều kiện loại 2: would + V.',
    'EG-17',
  ],
  [
    9,
    'M2',
    'Although it rained heavily, the match went on.',
    'SPITE',
    'In ___ heavy rain, the match went on.',
    'spite of the/spite of',
    'In spite of + cụm danh từ.',
    'EG-24',
  ],
  [
    9,
    'M2',
    'The boy is my cousin. He won the chess competition.',
    'WHO',
    'The boy ___ my cousin.',
    'who won the chess competition is',
    'Mệnh đề quan hệ chỉ người, làm chủ ngữ: who.',
    'EG-19',
  ],
  [
    9,
    'M2',
    'My grandmother told us stories every night when we were small.',
    'USED',
    'My grandmother ___ us stories every night when we were small.',
    'used to tell',
    'Thói quen trong quá khứ: used to + V.',
    'EG-21',
  ],
  [
    9,
    'M3',
    'If you read more, your vocabulary will get better.',
    'MORE',
    'The ___, the better your vocabulary will get.',
    'more you read',
    'So sánh kép: The more …, the better ….',
    'EG-09',
  ],
  [
    9,
    'M3',
    '“Let’s collect the bottles on the beach,” said Minh.',
    'SUGGESTED',
    'Minh ___ on the beach.',
    'suggested collecting the bottles/suggested that we collect the bottles/suggested that we should collect the bottles/suggested we collect the bottles/suggested we should collect the bottles/suggested that they collect the bottles/suggested that they should collect the bottles',
    'Let’s … tường thuật bằng suggest + V-ing.',
    'EG-14',
  ],
];

const place = { grade: 9, cefr: 'A2', skill: 'RE' } as const;
const clozes = (): SeedQuestion[] => [
  cloze(place, {
    level: 'M2',
    topic: 'E9-10',
    title: 'A forest beside the school',
    text: 'Ten years ago, there was nothing but dry sand between our school and the sea. When the wind ___, the sand came into the classrooms. Then a teacher had an idea. Every new class should plant one hundred trees and look ___ them for four years. At first, only half of the trees lived, ___ nobody gave up. Today there is a small forest, ___ keeps the sand away and gives us shade. Birds that we had never seen before ___ their homes there.',
    options: [
      'blew|blow|blown|blows',
      'after|for|at|up',
      'but|so|because|or',
      'which|who|where|it',
      'have built|has built|building|is built',
    ],
    notes: [
      'Chuyện trong quá khứ (came): blew. blow, blows là hiện tại; blown là phân từ.',
      'look after: chăm sóc. look for: tìm, look at: nhìn, look up: tra cứu.',
      'Hai ý trái nhau: but. so: nên, because: vì, or: hoặc.',
      'Mệnh đề không xác định chỉ vật: which. who chỉ người, where nơi chốn, it không nối mệnh đề.',
      'Chủ ngữ Birds số nhiều, chủ động: have built. has built số ít, building thiếu trợ động từ, is built bị động.',
    ],
  }),
  cloze(place, {
    level: 'M2',
    topic: 'E9-06',
    title: 'Letters in a box',
    text: 'Last month we found an old box under my grandmother’s bed. It was full ___ letters from my grandfather, who worked far away when they were young. There ___ no telephone in the village then, so he wrote every Sunday. In one letter he describes ___ hungry he was; in another he asks if the baby can walk. My sister and I read them aloud, and Grandma listened ___ her eyes closed. “Nobody will find your messages in fifty years,” she said. We are going to write ___ a real letter at Tet.',
    options: ['of|with|by|in', 'was|were|is|has been', 'how|what|so|very', 'with|by|for|at', 'her|she|hers|herself'],
    notes: [
      'full of: đầy. with đi với filled; by, in không đi với full.',
      'telephone số ít, quá khứ: was. were số nhiều; is, has been là hiện tại.',
      'describe how + tính từ: đói đến mức nào. what + danh từ; so, very không nối mệnh đề.',
      'with her eyes closed: mắt nhắm. by, for, at không dùng trong cụm này.',
      'Tân ngữ của write: her. she là chủ ngữ, hers là đại từ sở hữu, herself phản thân.',
    ],
  }),
  cloze(place, {
    level: 'M3',
    topic: 'E9-02',
    title: 'The bus with a library',
    text: 'On Saturdays, a green bus stops in our street. It is not for passengers: it is a library on wheels. The driver, Mr Tien, ___ to drive tourists to the sea, but one day his daughter asked him why there were no books in her village. He spent two years ___ old books from friends and schools. Now he carries about two thousand of ___, and children can keep a book for two weeks. ___ they bring it back, they have to tell him in a few words what it is about. “I am not as clever ___ you,” he says, “so explain it well.”',
    options: [
      'used|was used|uses|is using',
      'collecting|to collect|collected|collect',
      'them|it|these ones|which',
      'When|During|While|Until',
      'as|than|like|so',
    ],
    notes: [
      'used to V: đã từng. was used to + V: được dùng để; uses, is using không hợp.',
      'spend time + V-ing: collecting. to collect, collected, collect không đứng sau spend … years.',
      'two thousand of them = books. it số ít; these ones không đi sau of như vậy; which không nối ở đây.',
      'When + mệnh đề: khi trả sách. During + danh từ; While chỉ việc kéo dài; Until: cho đến khi không hợp.',
      'as … as: as. than đi với so sánh hơn; like, so không dùng.',
    ],
  }),
];

export const entranceSets = (): SeedQuestion[] => [
  ...talks.map(talkQuestion),
  ...rewrites.map(rewritten),
  ...clozes().map((question) => ({
    ...question,
    facts: { ...question.facts, labels: ['READING', 'HIGH_SCHOOL_ENTRANCE'] },
  })),
];
