/** Further announcements, advertisements and leaflets with six gaps, and paragraphs with five. */
import type { Blanks } from '../texts.ts';

export const sixthBlanks: readonly Blanks[] = [
  [
    'announcement',
    'M2',
    'E12-03',
    'Less on the plate',
    'From Monday, our canteen will try something new. Every day, a ___ deal of food is thrown away, most of it untouched.\n%b%Take less:%b% you can now choose ___ a small and a large portion. Whoever is still hungry may come back for ___ helping without paying more.\n%b%Learn more:%b% a board at the exit shows how much ___ left on the plates the day before.\n%b%Share:%b% fruit that is not ___ can be put into the blue basket for others.\nIf we manage to halve the waste ___ the end of term, the money that we save will pay for a class trip.',
    [
      'great|high|wide|strong',
      'a great deal of + danh từ không đếm được: rất nhiều. high: cao, wide: rộng, strong: mạnh không đi với deal.',
    ],
    [
      'between|among|of|with',
      'choose between A and B: chọn giữa hai thứ. among dùng cho nhiều hơn hai; choose of, choose with không dùng.',
    ],
    [
      'another|other|others|the others',
      'another + danh từ số ít: một suất nữa. other + số nhiều; others, the others không đứng trước danh từ.',
    ],
    [
      'was|were|had|did',
      'how much + bị động số ít, the day before: was left. were là số nhiều; had, did không tạo bị động với left.',
    ],
    [
      'wanted|wanting|want|to want',
      'Bị động: fruit that is not wanted (không ai cần). wanting chủ động; want, to want không đứng sau is not ở nghĩa này.',
    ],
    [
      'by|until|since|on',
      'by the end of term: chậm nhất vào cuối kì. until: kéo dài đến; since: kể từ; on không đi với the end.',
    ],
  ],
  [
    'advertisement',
    'M2',
    'E12-08',
    'One hour for the birds',
    'Have you got an hour on Sunday? Then ___ us in counting the birds of our city!\nEvery winter, volunteers in many countries write down ___ birds they see from one place in sixty minutes. The results help scientists to find out ___ species are becoming rare.\n%b%What you need:%b% a pencil, warm clothes and, if possible, a ___ of binoculars.\n%b%Who can take part:%b% anybody, however ___ he or she knows about birds. An expert will be there to ___ you a hand.\nWe meet at 7 a.m. at the north gate of the park.',
    [
      'join|attend|enter|belong',
      'join somebody in doing: cùng ai làm gì. attend: dự (buổi họp), enter: đi vào, belong cần to.',
    ],
    [
      'how many|how much|too many|so much',
      'how many + danh từ số nhiều trong câu hỏi gián tiếp. how much, so much + không đếm được; too many: quá nhiều, không hợp.',
    ],
    [
      'which|whose|whom|who',
      'find out which species: tìm ra loài nào. whose: của ai; who, whom chỉ người và không đứng trước danh từ.',
    ],
    [
      'pair|piece|pack|group',
      'a pair of binoculars: một cái ống nhòm. piece: mảnh, pack: gói, group: nhóm không đi với binoculars.',
    ],
    [
      'little|few|less|least',
      'however + trạng từ: however little (biết ít thế nào). few dùng với danh từ đếm được; less, least là so sánh.',
    ],
    [
      'lend|borrow|keep|hold',
      'lend somebody a hand: giúp một tay. borrow: mượn, keep: giữ, hold: cầm không dùng ở đây.',
    ],
  ],
  [
    'leaflet',
    'M2',
    'E12-07',
    'Before you share a photo',
    'Once you have sent a photo, you can hardly get it ___. Three questions can save you trouble.\n%b%Is it yours?%b% If others took the picture, you need ___ permission before you post it.\n%b%Who is in it?%b% Ask everyone ___ face can be recognised. For small children, ___ is the parents who decide.\n%b%What else does it show?%b% A school badge or a house number may tell strangers ___ to find you.\nIf you are in doubt, wait until the next day. A picture that is worth ___ will still be good tomorrow.',
    [
      'back|along|through|down',
      'get something back: lấy lại. get along: hoà thuận, get through: vượt qua, get down: hạ xuống.',
    ],
    [
      'their|theirs|them|they',
      'Trước danh từ permission cần tính từ sở hữu their. theirs đứng một mình; them là tân ngữ, they là chủ ngữ.',
    ],
    [
      'whose|who|which|whom',
      'whose + danh từ (face): khuôn mặt của người đó. who, whom không đứng trước danh từ; which chỉ vật.',
    ],
    ['it|that|this|there', 'Câu chẻ: it is the parents who …. that, this, there không dùng trong câu chẻ.'],
    ['where|what|who|which', 'where to find you: tìm bạn ở đâu. find đã có tân ngữ you nên what, who, which thừa.'],
    ['sharing|to share|shared|share', 'be worth + V-ing: đáng chia sẻ. to share, shared, share không đi với worth.'],
  ],
  [
    'announcement',
    'M2',
    'E12-10',
    'Swimming at any age',
    'It is never ___ late to learn to swim. From 3 June, the district pool offers courses for adults, which ___ place every Tuesday and Thursday evening.\n%b%Beginners:%b% in ten lessons, you will lose your fear of deep water and learn ___ yourself and others in an emergency. No more than eight people share a teacher, so ___ can get the help that he or she needs.\n%b%Price:%b% 400,000 dong. Retired people pay only ___ of it.\n%b%Please note:%b% unless you bring a certificate from your doctor, you will not ___ to start.',
    [
      'too|so|very|enough',
      'It is never too late to …: không bao giờ quá muộn. so cần that; very, enough không dùng ở đây.',
    ],
    ['take|have|make|get', 'take place: diễn ra. have, make, get không đi với place ở nghĩa này.'],
    [
      'to rescue|rescuing|rescue|being rescued',
      'learn to V: học làm gì. rescuing, rescue không theo sau learn; being rescued là bị động, trái nghĩa.',
    ],
    ['each|all|both|many', 'each hợp với he or she (số ít): mỗi người. all, both, many là số nhiều.'],
    [
      'half|double|pair|couple',
      'half of it: một nửa số đó. double: gấp đôi, pair: đôi, couple: cặp không đi với of it.',
    ],
    [
      'be allowed|allow|be allowing|have allowed',
      'Bị động: be allowed to start (được phép). allow, be allowing, have allowed là chủ động, thiếu tân ngữ.',
    ],
  ],
  [
    'advertisement',
    'M2',
    'E12-09',
    'Three days, a dozen trades',
    'Are you good with your hands? ___ you decide what to study, spend three days with us!\nIn our workshops, school leavers can try ___ a dozen jobs, from repairing engines to making furniture. Experienced craftspeople, many of ___ once left school without a plan, will show you their tools and answer your questions.\nThere is no exam, and nobody is ___ to be perfect. What counts is your ___ to learn.\nThere is room for forty people only, so register by 10 May. ___ further information, visit our website.',
    [
      'Before|Although|Whereas|As if',
      'Before: trước khi quyết định. Although: mặc dù, Whereas: trong khi, As if: như thể không hợp nghĩa.',
    ],
    ['out|on|off|in', 'try out: làm thử. try on: mặc thử; try off, try in không dùng.'],
    [
      'whom|them|which|who',
      'many of whom: mệnh đề quan hệ chỉ người sau giới từ. them không nối câu; which chỉ vật; who không đứng sau of.',
    ],
    [
      'expected|hoped|let|insisted',
      'be expected to V: được mong đợi. hope không dùng bị động như vậy; let không đi với to; insist cần on.',
    ],
    [
      'willingness|willing|willingly|unwilling',
      'your + danh từ: willingness (sự sẵn lòng). willing, unwilling là tính từ, willingly là trạng từ.',
    ],
    ['For|By|On|With', 'For further information: để biết thêm. By, On, With không dùng trong cụm này.'],
  ],
  [
    'leaflet',
    'M2',
    'E12-06',
    'How our bank decides',
    'Some decisions of our bank ___ with the help of a computer program, for example whether a customer can borrow money. This is what you should know.\n%b%Ask:%b% on ___, we will tell you whether the program was used.\n%b%Object:%b% if a result seems unfair to you, insist ___ speaking to one of us.\n%b%Be brief:%b% the ___ you tell an app about yourself, the less it can pass on.\n%b%Stay critical:%b% a program learns from the past. ___ mistakes people made then, it may make again.\nOur advisers are ___ to you every Friday, free of charge.',
    [
      'are made|make|are making|have made',
      'Bị động: decisions are made. make, are making, have made là chủ động: quyết định không tự đưa ra.',
    ],
    [
      'request|question|answer|interest',
      'on request: khi được yêu cầu. question, answer, interest không đi với on ở nghĩa này.',
    ],
    ['on|for|at|in', 'insist on + V-ing: khăng khăng đòi. for, at, in không đi với insist.'],
    [
      'less|little|least|few',
      'So sánh kép the less …, the less …. little, few không phải so sánh hơn; least là so sánh nhất.',
    ],
    [
      'Whatever|However|Whenever|Wherever',
      'Whatever + danh từ (mistakes): bất cứ lỗi nào. However + tính từ; Whenever: bất cứ khi nào, Wherever: ở đâu.',
    ],
    [
      'available|capable|likely|eager',
      'be available to somebody: sẵn sàng phục vụ. capable cần of; likely, eager cần to V.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-04',
    'The smallest library',
    'Fifty years ago, almost every village in Britain had a red telephone box, ___. With the arrival of mobile phones, fewer and fewer people used them. In 2008, the telephone company made a surprising offer: any village ___ could have it for one pound. Since then, thousands of boxes have found a new task. Some of them hold medical equipment ___; others have been filled with shelves. There, ___, on condition that they leave another one. It is hard to imagine a smaller library, ___.',
    [
      'where people waited to make a call|in which waited people to make a call|people waited there to make a call|which people waited to make a call',
      'where + mệnh đề: nơi người ta đợi gọi điện. in which waited people sai trật tự; câu không có từ nối là lỗi nối câu; which thiếu giới từ.',
    ],
    [
      'that wanted to keep its box|wanted to keep its box|that wanting to keep its box|which it wanted to keep its box',
      'Mệnh đề quan hệ that wanted. Không có that thì thành hai động từ chính; wanting không chia; which it thừa chủ ngữ.',
    ],
    [
      'that can save a life in an emergency|can save a life in an emergency|that saving a life in an emergency|what can save a life in an emergency',
      'that can save bổ nghĩa cho equipment. can save là động từ chính thứ hai; saving không chia sau that; what không đứng sau danh từ.',
    ],
    [
      'everyone may take a book home|everyone taking a book home|a book that everyone may take home|for everyone to take a book home',
      'Sau There cần mệnh đề chính: everyone may take. Ba lựa chọn kia không có động từ chính.',
    ],
    [
      'but it is open day and night|but being open day and night|which open day and night|it is open day and night',
      'but + mệnh đề đủ. being không chia; which open thiếu is; hai mệnh đề chính không nối nhau bằng dấu phẩy.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-08',
    'A bridge for crabs',
    'Once a year, the roads of Christmas Island, ___, turn red. With the first heavy rain of the season, tens of millions of crabs leave the forest ___. In former times, many of them were crushed by cars. Nowadays, roads are closed for some weeks, and low walls guide the animals to tunnels ___. There is even a bridge five metres high, ___. At first, nobody knew whether the crabs would accept it. They did, and ___.',
    [
      'which belongs to Australia|belongs to Australia|that belongs to Australia|it belongs to Australia',
      'Mệnh đề quan hệ không xác định: which belongs. belongs thành động từ chính thứ hai; that không đứng sau dấu phẩy; it belongs thiếu từ nối.',
    ],
    [
      'to lay their eggs in the sea|laid their eggs in the sea|for lay their eggs in the sea|and laying their eggs in the sea',
      'to lay chỉ mục đích. laid thiếu từ nối; for + V nguyên mẫu sai; and laying không song song với leave.',
    ],
    [
      'that were built for them|were built for them|that built for them|which they were built for them',
      'Bị động trong mệnh đề quan hệ: that were built. were built thiếu từ nối; that built là chủ động; which they thừa chủ ngữ.',
    ],
    [
      'over which they climb in long lines|which they climb over it in long lines|they climb over in long lines|over that they climb in long lines',
      'over which: giới từ + which. over it thừa tân ngữ; they climb thiếu từ nối; that không đứng sau giới từ.',
    ],
    [
      'tourists now come to watch them|tourists now coming to watch them|which tourists now come to watch them|to watch them now tourists coming',
      'Sau and cần mệnh đề chính: tourists now come. coming không chia; which … them thừa tân ngữ. Lựa chọn cuối không có động từ chính.',
    ],
  ],
];
