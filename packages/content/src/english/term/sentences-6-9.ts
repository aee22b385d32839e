/** Further grammar and sentences to write for the tests of grades 6 to 9, by unit of the course. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from '../units/kit.ts';

const ofSix = (): SeedQuestion[] => [
  ...unit(6, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'My little brother ___ breakfast at half past six every day.',
        'has|have|having|is having',
        'Chủ ngữ ngôi thứ ba số ít, việc hằng ngày: has. have sai ngôi; having thiếu be; is having dùng cho việc đang xảy ra.',
      ],
      [
        'unit',
        'M2',
        '“___ you often late for school?” – “No, never.”',
        'Are|Do|Is|Does',
        'late là tính từ nên cần be; chủ ngữ you: Are. Do, Does đi với động từ thường; Is đi với ngôi thứ ba số ít.',
      ],
    ],
    orders: [['unit', 'M1', 'never đứng trước động từ thường: never goes.', 'My sister|never|goes|to bed|very|late.']],
  }),
  ...unit(6, 2, {
    grammar: [
      [
        'unit',
        'M1',
        'That is my ___ room. They share it.',
        'sisters’|sister|sister’s|sisters',
        'They cho biết nhiều chị em nên sở hữu cách số nhiều: sisters’. sister’s là một người; sister, sisters thiếu dấu sở hữu.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'My bed is in front of the window.\nThe window is ___ my bed.',
        'behind',
        'in front of trái nghĩa với behind: cửa sổ ở sau giường.',
      ],
    ],
  }),
  ...unit(6, 3, {
    grammar: [
      [
        'unit',
        'M2',
        'Look! The boys ___ a big kite over the river.',
        'are flying|fly|flies|is flying',
        'Look! báo việc đang xảy ra, chủ ngữ số nhiều: are flying. fly, flies: việc thường ngày; is sai ngôi.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'Hiện tại tiếp diễn: is + động từ thêm ing.', 'My best friend|is|wearing|a|red jacket|today.'],
    ],
  }),
  ...unit(6, 4, {
    grammar: [
      [
        'unit',
        'M2',
        'The new bridge is ___ the old one, so cars can pass each other.',
        'wider than|widest|as wide|wide than',
        'So sánh hơn với tính từ ngắn: wider than. widest là so sánh nhất; as wide thiếu as; wide than thiếu er.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'My street is quieter than your street.\nYour street is ___ my street.',
        'not as quiet as/not so quiet as/less quiet than/noisier than/more noisy than/louder than',
        'Đảo hai vế: quieter than (yên tĩnh hơn) thành not as quiet as hoặc noisier than (ồn hơn).',
      ],
    ],
  }),
  ...unit(6, 8, {
    grammar: [
      [
        'unit',
        'M1',
        'We ___ to the sports centre last night because it was closed.',
        'didn’t go|don’t go|didn’t went|weren’t go',
        'last night: quá khứ, phủ định didn’t + nguyên thể. don’t: hiện tại; didn’t went thừa dạng quá khứ; weren’t không đi với go.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'You mustn’t run near the swimming pool.\n___ near the swimming pool!',
        'Don’t run/Never run/No running',
        'Câu cấm chuyển thành mệnh lệnh phủ định: Don’t + động từ nguyên thể.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Câu hỏi quá khứ: Did + chủ ngữ + động từ nguyên thể.',
        'Did|your team|win|the|football match|yesterday?',
      ],
    ],
  }),
  ...unit(6, 11, {
    grammar: [
      [
        'unit',
        'M3',
        'If we ___ our old clothes to others, we will throw away less.',
        'give|will give|gave|giving',
        'Sau if của điều kiện loại 1 dùng hiện tại đơn: give. will không đứng sau if; gave là quá khứ; giving không chia.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'Don’t leave the lights on, or you will use too much electricity.\nIf you ___ on, you will use too much electricity.',
        'leave the lights/leave lights',
        '“Đừng …, nếu không …” đổi thành If you leave the lights on …, động từ ở hiện tại đơn.',
      ],
    ],
  }),
];

const ofSeven = (): SeedQuestion[] => [
  ...unit(7, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'My grandfather enjoys ___ model boats from bamboo.',
        'making|make|to make|makes',
        'enjoy + V-ing: making. make, to make, makes không đi sau enjoy.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'My sister doesn’t like to get up early.\nMy sister hates ___ early.',
        'getting up/to get up',
        'hate + V-ing hoặc to V: getting up / to get up.',
      ],
    ],
  }),
  ...unit(7, 3, {
    grammar: [
      [
        'unit',
        'M1',
        'Last month, our class ___ books for children in the mountains.',
        'collected|collects|has collecting|were collect',
        'Last month: quá khứ đơn collected. collects là hiện tại; has collecting, were collect sai dạng.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'Quá khứ đơn: helped + tân ngữ + động từ nguyên thể.', 'We|helped|an|old man|cross|the|road.'],
    ],
  }),
  ...unit(7, 4, {
    grammar: [
      [
        'unit',
        'M2',
        'Your drawing is different ___ mine, although we drew the same house.',
        'from|as|with|like',
        'different from: khác với. as, like đi với the same / giống; with không đi với different.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'My violin and your violin are different.\nMy violin is not the same ___.',
        'as yours/as your violin/as your one',
        'different = not the same as; your violin thay bằng yours.',
      ],
    ],
  }),
  ...unit(7, 6, {
    grammar: [
      [
        'unit',
        'M1',
        'Our school visit starts ___ 7.30, so please be here early.',
        'at|in|on|for',
        'Trước giờ dùng at. in đi với tháng, năm, buổi; on đi với ngày, thứ; for chỉ khoảng thời gian.',
      ],
    ],
    orders: [['unit', 'M1', 'Nơi chốn đứng trước thời gian.', 'Our school|was|built|near|the river|in 1999.']],
  }),
  ...unit(7, 7, {
    grammar: [
      [
        'unit',
        'M2',
        '___ is over a hundred kilometres from Ha Noi to Hai Phong by road.',
        'It|There|That|This',
        'Nói khoảng cách dùng It is. There is nghĩa là “có”; That, This chỉ vật.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'My mother drives to her office in twenty minutes.\nIt takes my mother twenty minutes ___ her office.',
        'to drive to/to get to/to go to/to reach/to arrive at/to travel to',
        'It takes + người + thời gian + to V: to drive to her office.',
      ],
    ],
  }),
  ...unit(7, 8, {
    grammar: [
      [
        'unit',
        'M3',
        '___ the tickets were expensive, all the seats were taken.',
        'Although|Nevertheless|Because|But',
        'Hai ý trái nhau trong một câu: Although. Nevertheless đứng riêng, có dấu phẩy; Because chỉ lí do; But không đứng đầu mệnh đề này.',
      ],
      [
        'unit',
        'M2',
        'I wanted to see the comedy. ___, there were no tickets left.',
        'However|Although|So|Because',
        'Câu mới, ý trái ngược, có dấu phẩy: However. Although cần hai mệnh đề; So chỉ kết quả; Because chỉ lí do.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'The story was sad, but we enjoyed the film.\nAlthough ___, we enjoyed the film.',
        'the story was sad/it was a sad story/it was sad/the film was sad',
        'but đổi thành Although ở mệnh đề đầu: Although the story was sad.',
      ],
    ],
  }),
  ...unit(7, 11, {
    grammar: [
      [
        'unit',
        'M1',
        'Perhaps trains ___ under the sea between our islands in 2060.',
        'will run|run|ran|are run',
        'in 2060, Perhaps: tương lai will run. run: hiện tại; ran: quá khứ; are run: bị động, sai nghĩa.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'This electric bike belongs to my parents.\nThis electric bike is ___.',
        'theirs/my parents’/my parents’ bike/my parents’ electric bike/owned by my parents',
        'belong to = đại từ sở hữu: theirs (hoặc my parents’).',
      ],
    ],
  }),
];

const ofEight = (): SeedQuestion[] => [
  ...unit(8, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'My cousins are crazy about ___ videos of their dog.',
        'making|make|to make|made',
        'Sau giới từ about dùng V-ing: making. make, to make, made không đứng sau giới từ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'Lan is interested in doing DIY.\nLan is keen ___ DIY.',
        'on doing/on',
        'be interested in = be keen on + V-ing hoặc danh từ.',
      ],
    ],
  }),
  ...unit(8, 2, {
    grammar: [
      [
        'unit',
        'M2',
        'With the new machine, the farmers work ___ than they did last year.',
        'more quickly|quicklier|most quickly|more quick',
        'So sánh hơn của trạng từ dài: more quickly. quicklier không có; most quickly là nhất; quick là tính từ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'My father drives more carefully than my uncle.\nMy uncle drives ___ than my father.',
        'less carefully/more carelessly',
        'Đảo hai vế: less carefully (hoặc more carelessly).',
      ],
    ],
  }),
  ...unit(8, 3, {
    grammar: [
      [
        'unit',
        'M2',
        'You should talk to your parents, ___ they won’t know what is wrong.',
        'otherwise|therefore|so|and',
        '“nếu không thì”: otherwise. therefore, so chỉ kết quả; and chỉ thêm ý.',
      ],
    ],
    orders: [
      ['unit', 'M1', 'Câu ghép nối bằng so: nguyên nhân, so + kết quả.', 'I|was tired,|so|my mother|sent me|to bed.'],
    ],
  }),
  ...unit(8, 6, {
    grammar: [
      [
        'unit',
        'M1',
        'If you ___ in the north in winter, you will need warm clothes.',
        'travel|will travel|travelled|travelling',
        'Điều kiện loại 1: mệnh đề if ở hiện tại đơn, travel. will travel không đứng sau if; travelled: quá khứ; travelling không chia.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'Learn some words of their language, and the villagers will be pleased.\nIf you ___ of their language, the villagers will be pleased.',
        'learn some words/learn a few words/know some words',
        'Mệnh lệnh + and đổi thành If you + hiện tại đơn: learn some words.',
      ],
    ],
  }),
  ...unit(8, 7, {
    grammar: [
      [
        'unit',
        'M3',
        'We will wait here ___ the rain stops.',
        'until|while|before|since',
        'Chờ cho tới khi: until. while: trong khi; before: trước khi; since: kể từ khi.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Mệnh đề thời gian với before dùng hiện tại đơn.',
        'Turn off|the lights|before|you|leave|the room.',
      ],
    ],
  }),
  ...unit(8, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'We ___ dinner when the earthquake began.',
        'were having|have been having|are having|have had',
        'Việc đang diễn ra khi việc khác xen vào: were having. have been having, are having, have had thuộc hiện tại.',
      ],
      [
        'unit',
        'M3',
        'While the storm ___ towards the coast, people were leaving the village.',
        'was moving|moved to|has moved|moves',
        'Hai việc cùng diễn ra trong quá khứ: was moving. moved to thừa to; has moved, moves không hợp thì.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'During my walk home, it started to rain.\nIt started to rain while I ___ home.',
        'was walking/was walking back/was on my way/was on the way/was going/walked',
        'during + danh từ đổi thành while + quá khứ tiếp diễn: was walking.',
      ],
    ],
  }),
  ...unit(8, 11, {
    grammar: [
      [
        'unit',
        'M3',
        'The scientist said that her team ___ a new kind of robot the year before.',
        'had built|has built|builds|will build',
        'Câu tường thuật, the year before: lùi thì thành had built. has built, builds, will build không lùi thì.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        '“I will show you my invention tomorrow,” Nam said to me.\nNam told me that he ___ me his invention the next day.',
        'would show/was going to show/would be showing',
        'Câu tường thuật: will thành would, tomorrow thành the next day.',
      ],
    ],
  }),
];

const ofNine = (): SeedQuestion[] => [
  ...unit(9, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'The artisan showed us how ___ a lotus on silk.',
        'to paint|paint|painting|painted',
        'how + to V: to paint. paint, painting, painted không đi sau how ở cấu trúc này.',
      ],
    ],
    orders: [['unit', 'M1', 'where + to V: where to buy.', 'Could|you|tell|me|where|to buy|a conical hat?']],
  }),
  ...unit(9, 2, {
    grammar: [
      [
        'unit',
        'M2',
        'The bigger the city gets, ___ the air becomes.',
        'the dirtier|dirtier|the dirtiest|more dirty',
        'So sánh kép: the + so sánh hơn, the + so sánh hơn: the dirtier. Các dạng kia thiếu the hoặc là so sánh nhất.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'If you live nearer to the centre, you pay a higher rent.\nThe nearer to the centre you live, ___ rent you pay.',
        'the higher',
        'So sánh kép: The nearer …, the higher ….',
      ],
    ],
  }),
  ...unit(9, 4, {
    grammar: [
      [
        'unit',
        'M2',
        'I wish our town still ___ its old theatre.',
        'had|has|will have|is having',
        'wish + quá khứ đơn cho điều trái với hiện tại: had. has, will have, is having không lùi thì.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'I’m sorry that I don’t know more about my great-grandparents.\nI wish I ___ about my great-grandparents.',
        'knew more',
        'I’m sorry that I don’t … = I wish + quá khứ đơn: knew more.',
      ],
    ],
  }),
  ...unit(9, 5, {
    grammar: [
      [
        'unit',
        'M1',
        'This is the most beautiful beach that I ___.',
        'have ever seen|ever see|was ever seeing|had ever see',
        'So sánh nhất + hiện tại hoàn thành: have ever seen. ever see, had ever see, was ever seeing sai thì hoặc sai dạng.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Hiện tại hoàn thành: have never + quá khứ phân từ, before ở cuối.',
        'We|have|never|visited|this part|of the country|before.',
      ],
    ],
  }),
  ...unit(9, 6, {
    grammar: [
      [
        'unit',
        'M1',
        'My grandparents suggested ___ Tet in the old house.',
        'spending|spend|to spend|spent',
        'suggest + V-ing: spending. to spend, spend, spent không đi sau suggest ở đây.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        '“Let’s visit the village where you grew up,” Hoa said to her mother.\nHoa suggested ___ the village where her mother had grown up.',
        'visiting/that they visit/that they should visit/they should visit/they visit/going to visit/going to/that they go to/that they should go to',
        'Let’s … = suggest + V-ing hoặc suggest that + chủ ngữ + (should) V.',
      ],
    ],
  }),
  ...unit(9, 7, {
    grammar: [
      [
        'unit',
        'M3',
        'The guide asked us ___ the cave before.',
        'if we had visited|did we visit|that we visited|if had we visited',
        'Câu hỏi Yes/No gián tiếp: if + chủ ngữ + động từ lùi thì. did we, had we đảo ngữ là sai; that không dùng cho câu hỏi.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        '“Do you want to see the waterfall?” the man asked me.\nThe man asked me ___ see the waterfall.',
        'if I wanted to/whether I wanted to',
        'Câu hỏi Yes/No gián tiếp: if (whether) + I + wanted to.',
      ],
    ],
  }),
  ...unit(9, 10, {
    grammar: [
      [
        'unit',
        'M2',
        'Phu Quoc, ___ is the largest island of Viet Nam, has a national park.',
        'which|that|where|it',
        'Mệnh đề không xác định, sau dấu phẩy, chỉ vật làm chủ ngữ: which. that không đứng sau dấu phẩy; where cần chủ ngữ; it không nối câu.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'Bị động hiện tại đơn: is + quá khứ phân từ; thời gian ở cuối.',
        'The top|of the mountain|is|covered|in snow|all year.',
      ],
    ],
  }),
];

export const termSentences69 = (): SeedQuestion[] => [...ofSix(), ...ofSeven(), ...ofEight(), ...ofNine()];
