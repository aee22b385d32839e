/** Word forms, sentences to rewrite and clozes for the test of grade 9 with forty questions. */
import type { SeedQuestion } from '../../kit.ts';
import { cloze } from '../rows.ts';
import { unit } from '../units/kit.ts';

const reading = { grade: 9, cefr: 'A2', skill: 'RE' } as const;

export const furtherOfNine = (): SeedQuestion[] => [
  ...unit(9, 1, {
    forms: [
      [
        'M3',
        'Our ___ began when we had to share an umbrella on the first day at school.',
        'FRIEND',
        'friendship',
        'Sau Our cần danh từ làm chủ ngữ số ít: friendship (tình bạn).',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M4',
        '“Don’t touch the pots,” the potter told us.\nThe potter told us ___ the pots.',
        'not to touch/that we must not touch/we must not touch/that we should not touch/we should not touch',
        'Tường thuật lời dặn: told us not to + V.',
      ],
    ],
  }),
  ...unit(9, 2, {
    forms: [
      [
        'M2',
        'Please ride ___: there is a school at the end of this street.',
        'CARE',
        'carefully',
        'Bổ nghĩa cho động từ ride cần trạng từ: carefully.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'I don’t have a bike, so I can’t come with you.\nIf I ___, I could come with you.',
        'had a bike/had one/had got a bike/owned a bike',
        'Điều trái với hiện tại: câu điều kiện loại 2, If I had a bike.',
      ],
    ],
  }),
  ...unit(9, 3, {
    forms: [
      [
        'M2',
        'It is ___ to look at your phone while you are crossing a street.',
        'DANGER',
        'dangerous',
        'Sau It is cần tính từ: dangerous (nguy hiểm).',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'The tea was so hot that I couldn’t drink it.\nThe tea was too ___ drink.',
        'hot for me to/hot to',
        'so … that … not = too + tính từ + (for somebody) to + V.',
      ],
    ],
  }),
  ...unit(9, 4, {
    forms: [
      [
        'M2',
        'We were ___ to see how small our parents’ old classroom was.',
        'SURPRISE',
        'surprised',
        'Người cảm thấy ngạc nhiên: surprised; surprising nói về sự việc.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M4',
        'I last visited my grandparents two months ago.\nI ___ my grandparents for two months.',
        'have not visited/have not been to see/have not seen',
        'last … ago = hiện tại hoàn thành phủ định với for: have not visited.',
      ],
    ],
  }),
  ...unit(9, 5, {
    forms: [
      [
        'M2',
        'The talk was so ___ that two people in the first row fell asleep.',
        'BORE',
        'boring',
        'Nói về tính chất của bài nói chuyện: boring; bored nói về người.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'Lan is too young to ride a motorbike.\nLan is not ___ to ride a motorbike.',
        'old enough',
        'too young to V = not old enough to V: chưa đủ tuổi.',
      ],
    ],
  }),
  ...unit(9, 6, {
    forms: [
      [
        'M2',
        'The house of the writer has had more than a million ___ since it opened.',
        'VISIT',
        'visitors',
        'more than a million + danh từ chỉ người số nhiều: visitors (khách thăm).',
      ],
    ],
  }),
  cloze(reading, {
    level: 'M2',
    title: 'Early on the river',
    topic: 'E9-05',
    text: 'Cai Rang is the best-known floating market in the Mekong Delta. Boats from many places meet there ___ sunrise, because the air is cooler then. A long pole at the front of each boat shows visitors ___ is for sale: if you see a pineapple on it, you can buy pineapples. In the past, hundreds of boats ___ there every day. Now that there are good roads, many farmers send their fruit by lorry, and the market ___ smaller every year. The city has begun to help the families on the boats ___ the market will not disappear.',
    options: [
      'before|after|since|until',
      'what|which|that|who',
      'came|come|have come|are coming',
      'gets|get|getting|to get',
      'so that|because|although|unless',
    ],
    notes: [
      'Trời mát hơn là trước lúc mặt trời mọc: before. after: sau; since: từ khi, until: cho đến khi không đi với việc gặp nhau lúc đó.',
      'shows … what is for sale: bán thứ gì. which cần lựa chọn cho trước; that, who không hợp nghĩa.',
      'In the past: quá khứ đơn came. come, have come, are coming không đi với In the past.',
      'Chủ ngữ the market số ít, hiện tại: gets. get sai ngôi; getting, to get không phải động từ chia.',
      'so that: để chợ không mất đi. because: vì, although: mặc dù, unless: trừ khi.',
    ],
  }),
  cloze(reading, {
    level: 'M2',
    title: 'There is no lead in a pencil',
    topic: 'E9-04',
    text: 'The grey material in a pencil is not a metal, although people ___ so for a long time. It was found in the north of England about 450 years ago. People say that a storm had blown ___ a tree, and the strange material was under it. Farmers used it to mark their sheep. It made the fingers black, so people put string or wood ___ it. For many years, this place ___ the only one in Europe where the best material could be found. Today it is mixed with clay: the ___ clay there is in a pencil, the harder it becomes.',
    options: [
      'thought|think|were thought|have thinking',
      'down|off|out|away from',
      'around|between|through|along',
      'was|were|is|has been',
      'more|much|most|many',
    ],
    notes: [
      'Chuyện quá khứ, chủ động: people thought so. think: hiện tại; were thought: bị động; have thinking sai dạng.',
      'blow down a tree: thổi đổ cây. blow off: thổi bay, blow out: thổi tắt; away from cần nơi chốn, không hợp với a tree ở đây.',
      'put wood around it: bọc gỗ quanh nó. between: giữa hai vật, through: xuyên qua, along: dọc theo.',
      'For many years (trong quá khứ), chủ ngữ số ít: was. were số nhiều; is, has been nói đến hiện tại.',
      'So sánh kép the more …, the harder …. much, many không phải so sánh hơn; most là so sánh nhất.',
    ],
  }),
];
