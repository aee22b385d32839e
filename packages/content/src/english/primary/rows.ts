/** Words and grammar for grades 3 to 5, one right option of four. */
import type { SeedQuestion } from '../../kit.ts';
import { choiceRows } from '../rows.ts';

const three = { grade: 3, cefr: 'PA1Y' } as const;
const four = { grade: 4, cefr: 'A1Y' } as const;
const five = { grade: 5, cefr: 'A1Y' } as const;

export const primaryRows = (): SeedQuestion[] => [
  ...choiceRows({ ...three, skill: 'VO' }, [
    [
      'M1',
      'My mother’s mother is my ___.',
      'grandmother|sister|aunt|daughter',
      'Mẹ của mẹ là bà ngoại (grandmother). sister: chị, em gái; aunt: cô, dì; daughter: con gái.',
    ],
    [
      'M1',
      'We cook dinner in the ___.',
      'kitchen|bedroom|bathroom|garden',
      'Nấu bữa tối ở bếp (kitchen). bedroom: phòng ngủ; bathroom: phòng tắm; garden: vườn.',
    ],
    [
      'M1',
      'I have two eyes, two ears and one ___.',
      'nose|hand|foot|leg',
      'Một cái mũi (nose). hand (bàn tay), foot (bàn chân), leg (chân) thì mỗi người có hai.',
    ],
    [
      'M2',
      'A cat can climb a tree, but it cannot ___.',
      'fly|jump|run|eat',
      'Mèo không biết bay (fly). jump (nhảy), run (chạy), eat (ăn) thì mèo đều làm được.',
    ],
  ]),
  ...choiceRows({ ...three, skill: 'GR' }, [
    [
      'M1',
      '“How many pens do you have?” – “I ___ three pens.”',
      'have|has|am|is',
      'Chủ ngữ I đi với have. has đi với he, she, it; am, is không nói “có” cái bút.',
      'EG-01',
    ],
    [
      'M1',
      '“___ are you?” – “I’m nine years old.”',
      'How old|How many|What|Where',
      'Trả lời về tuổi nên hỏi How old. How many hỏi số lượng; What hỏi cái gì; Where hỏi ở đâu.',
      'EG-01',
    ],
    [
      'M1',
      'Look! ___ are my new shoes.',
      'These|This|It|That',
      'shoes là số nhiều và ở gần nên dùng These. This, It, That đi với một vật.',
      'EG-06',
    ],
    [
      'M2',
      '“Is your brother in the garden?” – “No, he ___.”',
      'isn’t|doesn’t|aren’t|can’t',
      'Câu hỏi bắt đầu bằng Is nên trả lời isn’t. doesn’t trả lời câu hỏi Does; aren’t đi với số nhiều; can’t trả lời câu hỏi Can.',
      'EG-01',
    ],
  ]),
  ...choiceRows({ ...four, skill: 'VO' }, [
    [
      'M1',
      'The day before Wednesday is ___.',
      'Tuesday|Thursday|Monday|Friday',
      'Trước thứ Tư là thứ Ba (Tuesday). Thursday: thứ Năm; Monday: thứ Hai; Friday: thứ Sáu.',
    ],
    [
      'M1',
      'My father is a ___. He grows rice and has six cows.',
      'farmer|driver|doctor|cook',
      'Trồng lúa, nuôi bò là nông dân (farmer). driver: lái xe; doctor: bác sĩ; cook: đầu bếp.',
    ],
    [
      'M1',
      'It is very ___ today. Everything in the garden is wet.',
      'rainy|sunny|hot|dry',
      'Mọi thứ ướt (wet) vì trời mưa (rainy). sunny: nắng; hot: nóng; dry: khô ráo.',
    ],
    [
      'M2',
      'You can borrow books from the ___, but you must bring them back.',
      'library|bookshop|museum|cinema',
      'Mượn rồi trả sách ở thư viện (library). bookshop: hiệu sách, nơi mua; museum: bảo tàng; cinema: rạp phim.',
    ],
    [
      'M2',
      'The elephant is big, but the mouse is ___.',
      'small|old|long|heavy',
      'but nối hai ý trái nhau: big – small. old: già; long: dài; heavy: nặng.',
    ],
  ]),
  ...choiceRows({ ...four, skill: 'GR' }, [
    [
      'M1',
      'Be quiet, please! The baby ___.',
      'is sleeping|sleeps|slept|sleep',
      'Việc đang diễn ra lúc nói: is sleeping. sleeps, sleep: việc thường ngày; slept: việc đã qua.',
      'EG-01',
    ],
    [
      'M1',
      'My birthday is ___ May.',
      'in|on|at|to',
      'Trước tháng dùng in. on đi với ngày, at đi với giờ, to chỉ hướng đến.',
      'EG-05',
    ],
    [
      'M2',
      'Yesterday we ___ to the zoo and saw a lion.',
      'went|go|goes|are going',
      'Yesterday và saw cho biết việc đã qua: went. go, goes: thói quen; are going: đang đi hoặc sẽ đi.',
      'EG-08',
    ],
    [
      'M2',
      '“___ does your sister get up?” – “At six o’clock.”',
      'What time|Where|Who|How many',
      'Câu trả lời là giờ nên hỏi What time. Where: ở đâu; Who: ai; How many: bao nhiêu.',
      'EG-01',
    ],
    [
      'M2',
      'There ___ any milk in the glass. It is empty.',
      'isn’t|aren’t|is|are',
      'milk không đếm được và cốc rỗng (empty) nên dùng isn’t. aren’t, are đi với số nhiều; is trái với “rỗng” và không đi với any ở câu này.',
      'EG-11',
    ],
  ]),
  ...choiceRows({ ...five, skill: 'VO' }, [
    [
      'M1',
      'I have a ___, so I am going to the dentist.',
      'toothache|headache|bad leg|cold',
      'Đến nha sĩ (dentist) vì đau răng (toothache). headache: đau đầu; bad leg: đau chân; cold: cảm lạnh.',
    ],
    [
      'M1',
      'A person who flies a plane is a ___.',
      'pilot|driver|sailor|guard',
      'Người lái máy bay là phi công (pilot). driver: lái xe; sailor: thuỷ thủ; guard: bảo vệ.',
    ],
    [
      'M2',
      'Don’t ___ with matches. You may start a fire.',
      'play|touch|light|throw',
      'play with matches: nghịch diêm. touch (chạm), light (thắp), throw (ném) đi thẳng với matches, không có with.',
    ],
    [
      'M2',
      'My aunt lives in a very tall building. Her flat is on the tenth ___.',
      'floor|stairs|room|road',
      'on the tenth floor: ở tầng mười. stairs: cầu thang; room: phòng; road: con đường.',
    ],
    [
      'M2',
      'Walk past the school and ___ left at the bank.',
      'turn|walk over|stop|cross',
      'turn left: rẽ trái. walk over: đi qua trên; stop: dừng; cross: băng qua, cần có tên đường.',
    ],
  ]),
  ...choiceRows({ ...five, skill: 'GR' }, [
    [
      'M1',
      'My brother is ___ than me.',
      'taller|tall|tallest|more tall',
      'So sánh với than: taller. tall không so sánh; tallest là so sánh nhất; tính từ ngắn không dùng more.',
      'EG-09',
    ],
    [
      'M1',
      '“What ___ you do last night?” – “I watched TV.”',
      'did|do|are|does',
      'last night là quá khứ: did. do, does: hiện tại; are không đứng trước do.',
      'EG-08',
    ],
    [
      'M2',
      'You shouldn’t ___ too many sweets.',
      'eat|eating|to eat|ate',
      'Sau shouldn’t là động từ nguyên thể không to: eat.',
      'EG-12',
    ],
    [
      'M2',
      'We are going to ___ our grandparents next week.',
      'visit|visited|visiting|visits',
      'Sau be going to là động từ nguyên thể: visit.',
      'EG-10',
    ],
    [
      'M3',
      'I didn’t see the film ___ I was ill.',
      'because|but|so|or',
      'Bị ốm là lí do không xem phim: because. but: nhưng; so: vì vậy (chỉ kết quả); or: hoặc.',
      'EG-13',
    ],
  ]),
];
