/** Announcements, advertisements and leaflets with six gaps, and paragraphs with five. */
import type { Blanks } from '../texts.ts';

export const seventhBlanks: readonly Blanks[] = [
  [
    'announcement',
    'M2',
    'E12-10',
    'Never too late to swim',
    'The town pool offers a course for adults ___ have never learnt to swim. It takes place on Tuesday evenings, ___ the school groups have left.\n%b%Small groups:%b% no more ___ six people share a trainer.\n%b%No pressure:%b% nobody is made ___ into deep water before they are ready.\n%b%What you need:%b% a towel and a little courage; everything else can be ___ at the desk.\nPlaces are limited, so please sign up ___ advance.',
    ['who|which|whom|whose', 'Thay cho adults, làm chủ ngữ: who. which chỉ vật; whom là tân ngữ; whose + danh từ.'],
    [
      'when|during|unless|despite',
      'when + mệnh đề: khi các nhóm học sinh đã về. during, despite + danh từ; unless: trừ khi, trái nghĩa.',
    ],
    ['than|as|that|then', 'no more than: không quá. as đi với so sánh bằng; that, then không dùng để so sánh.'],
    [
      'to go|go|going|gone',
      'Bị động: be made to go. go chỉ dùng ở chủ động (make somebody go); going, gone không đứng sau is made.',
    ],
    ['hired|earned|spent|owed', 'can be hired: thuê được. earned: kiếm được, spent: tiêu, owed: nợ không hợp nghĩa.'],
    ['in|by|on|for', 'in advance: trước. by, on, for không đi với advance ở nghĩa này.'],
  ],
  [
    'leaflet',
    'M2',
    'E12-08',
    'Lights out for turtles',
    'In summer, sea turtles come ashore on some of our islands ___ their eggs. The young ones find the sea by its light, so lamps on the beach may ___ them in the wrong direction.\n%b%Be quiet:%b% turn off your torch and keep your voice ___.\n%b%Be careful:%b% never stand between a turtle ___ the water.\n%b%Be patient:%b% a turtle that is ___ may leave again without laying.\nVery few of the young live long enough to have eggs of their own. Let’s give them ___ chance we can!',
    [
      'to lay|lay|laid|for laying of',
      'to lay chỉ mục đích: để đẻ trứng. lay, laid là động từ chia, thiếu từ nối; for laying of không đi với their eggs.',
    ],
    [
      'lead|follow|arrive|travel',
      'lead somebody in a direction: dẫn đi. follow: đi theo; arrive, travel không có tân ngữ chỉ người.',
    ],
    [
      'down|off|out|away',
      'keep your voice down: nói khẽ. off: tắt, out: ra ngoài, away: xa không đi với keep your voice.',
    ],
    ['and|or|to|with', 'between A and B: giữa A và B. or, to, with không đi với between.'],
    [
      'disturbed|disturbing|disturb|to disturb',
      'Bị động: a turtle that is disturbed. disturbing là chủ động; disturb, to disturb không đứng sau that is ở nghĩa này.',
    ],
    ['every|all|whole|most', 'every + danh từ số ít: mọi cơ hội. all, most + số nhiều; whole cần mạo từ.'],
  ],
  [
    'advertisement',
    'M2',
    'E12-05',
    'Your first business',
    'Have you got an idea ___ could become a small business? Come to our free weekend for young people ___ 16 and 20.\n%b%Saturday:%b% work out how much money you would need, and where it might come ___.\n%b%Sunday:%b% present your plan to five owners of local shops, ___ of whom started with almost nothing.\n%b%No plan yet?%b% You are welcome all the ___.\nLast year, two of the plans ___ into real shops.',
    [
      'that|who|whose|what',
      'that thay cho an idea, làm chủ ngữ. who chỉ người; whose + danh từ; what không đứng sau danh từ.',
    ],
    [
      'between|among|from|of',
      'between 16 and 20: từ 16 đến 20 tuổi. among: giữa nhiều thứ; from cần to; of không đi với hai số như vậy.',
    ],
    ['from|by|up|along', 'come from: đến từ đâu. come by: có được, come up: nảy ra, come along: đi cùng không hợp.'],
    [
      'most|almost|the most|mostly',
      'most of whom: phần lớn trong số họ. almost, mostly là trạng từ, không đứng trước of whom; the most là so sánh nhất.',
    ],
    ['same|like|equal|similar', 'all the same: dù vậy vẫn. like, equal, similar không tạo thành cụm này.'],
    [
      'turned|became|made|resulted',
      'turn into: trở thành. became không có into; made into cần bị động; resulted đi với in.',
    ],
  ],
  [
    'leaflet',
    'M2',
    'E12-07',
    'Is this review real?',
    'Before you buy something online, you probably read the reviews. Not all of them are ___ by customers.\n%b%The date:%b% be careful if dozens of reviews were posted ___ the same date.\n%b%The words:%b% real customers mention ___, such as the size, the weight or the smell.\n%b%The middle:%b% reviews with three stars are often ___ honest than those with one or five.\n%b%The reason:%b% who would benefit if you ___ what you read?\nWhen in ___, ask somebody who owns the product.',
    ['written|writing|wrote|write', 'Bị động: are written by. writing là chủ động; wrote, write không đứng sau are.'],
    ['on|in|at|to', 'on + ngày: on the same date. in đi với tháng, năm; at với giờ; to không chỉ thời điểm.'],
    [
      'details|opinions|purposes|results',
      'details: chi tiết (cỡ, cân nặng, mùi). opinions: ý kiến, purposes: mục đích, results: kết quả.',
    ],
    ['more|most|much|so', 'So sánh hơn với than: more honest than. most là so sánh nhất; much, so không đi với than.'],
    [
      'believed|will believe|have believed|believing',
      'would … if + quá khứ đơn: if you believed. will believe, have believed không hợp câu điều kiện loại 2; believing không chia.',
    ],
    [
      'doubt|belief|mistake|thought',
      'when in doubt: khi còn nghi ngờ. belief, mistake không đi với in như vậy; in thought: đang suy nghĩ, không hợp.',
    ],
  ],
  [
    'announcement',
    'M2',
    'E12-04',
    'Bus 9 is changing',
    'From 1 March, bus 9 will take a new route, ___ the old one was blocked by traffic nearly every day.\n%b%More often:%b% buses will run every eight minutes instead ___ every fifteen.\n%b%Closer:%b% three stops have been ___ near the new hospital.\n%b%Easier:%b% the floor of the new buses is so low ___ wheelchairs can roll in.\n%b%As before:%b% the price of a ticket remains ___.\nIf you have any ___, our staff will be at every stop in the first week.',
    [
      'because|because of|due to|so that',
      'because + mệnh đề chỉ lí do. because of, due to + danh từ; so that chỉ mục đích.',
    ],
    ['of|to|than|from', 'instead of: thay vì. to, than, from không đi với instead.'],
    [
      'added|risen|grown|spread',
      'Bị động: stops have been added (thêm). risen không có bị động; grown: trồng, lớn; spread: lan ra.',
    ],
    ['that|as|for|which', 'so + tính từ + that: đến nỗi. as, for, which không đi với so low như vậy.'],
    [
      'unchanged|changing|unchanging of|change',
      'remain + tính từ: remains unchanged (giữ nguyên). changing: đang đổi, trái nghĩa; unchanging of, change không đứng sau remains.',
    ],
    [
      'questions|answers|solutions|reasons',
      'have any questions: có câu hỏi. answers: câu trả lời, solutions: giải pháp, reasons: lí do không hợp.',
    ],
  ],
  [
    'advertisement',
    'M2',
    'E12-02',
    'A dish from far away',
    'On the last Friday of each month, somebody from another country ___ us to cook a favourite dish.\n%b%Who can come:%b% anyone, ___ or not they have cooked before.\n%b%What it costs:%b% you only pay ___ the food that is used.\n%b%What you take home:%b% the recipe, a full stomach and, as a ___, some new friends.\n%b%This month:%b% Amina from Morocco, ___ bread has become famous in our street.\nNot only the food but also the stories ___ worth coming for.',
    [
      'teaches|learns|studies|practises',
      'teach somebody to do: dạy ai làm gì. learns, studies, practises: học, luyện, không có us theo sau.',
    ],
    [
      'whether|if|either|unless',
      'whether or not: dù có hay không. if không đứng liền trước or not; either đi với or; unless: trừ khi.',
    ],
    ['for|of|with|to', 'pay for something: trả tiền cho cái gì. of, with, to không đi với pay ở nghĩa này.'],
    ['rule|law|habit|fact', 'as a rule: thường thường. law: luật, habit: thói quen; as a fact không phải cụm từ đúng.'],
    ['whose|who|which|that', 'whose + danh từ: bánh mì của cô ấy. who, which, that không đứng trước danh từ như vậy.'],
    [
      'are|is|has|being',
      'Not only … but also + chủ ngữ số nhiều gần động từ: the stories are. is, has là số ít; being không chia.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-03',
    'An island without street lamps',
    'On Sark, a small island in the English Channel, there are no street lamps, ___. Those who go out after dark carry torches, ___. In 2011, Sark was named the first “dark sky island” in the world, ___. To earn this title, a number of islanders changed the lamps on their houses ___. Since then, more visitors than before have come in winter, ___.',
    [
      'and cars are not allowed either|and neither cars are allowed|nor cars are allowed|cars are not allowed either',
      'and + mệnh đề phủ định + either. neither, nor phải đảo ngữ; câu không có từ nối là lỗi nối câu.',
    ],
    [
      'as they have done for generations|as they have been done for generations|like they doing for generations|what they have done for generations',
      'as + mệnh đề: như họ vẫn làm. have been done là bị động; doing không chia; what không nối như vậy.',
    ],
    [
      'which made it known far beyond the region|made it known far beyond the region|that made it known far beyond the region|which it was made known far beyond the region',
      'which thay cho cả ý trước, sau dấu phẩy. made thiếu từ nối; that không đứng sau dấu phẩy; which it thừa chủ ngữ.',
    ],
    [
      'so that no light shines upwards|so that no light to shine upwards|in order to no light shines upwards|so as no light shining upwards',
      'so that + mệnh đề chỉ mục đích. Ba lựa chọn kia không có động từ chia đúng sau so that, in order to hay so as.',
    ],
    [
      'when the nights are longest|when the longest nights|which the nights are longest|when are the nights longest',
      'when + mệnh đề: mùa mà đêm dài nhất. the longest nights thiếu động từ; which không chỉ thời gian ở đây; are the nights là trật tự câu hỏi.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-06',
    'The machine with a secret',
    'In 1770, Wolfgang von Kempelen presented a machine ___. It had the shape of a man in Turkish clothes ___. For more than eighty years, it was shown in Europe and America, ___. Many people suspected a trick, but ___. Inside the desk, ___, sat a strong player of flesh and blood, who moved the arm of the figure.',
    [
      'that seemed to play chess on its own|seemed to play chess on its own|that seeming to play chess on its own|which it seemed to play chess on its own',
      'Mệnh đề quan hệ that seemed. seemed thành động từ chính thứ hai; seeming không chia; which it thừa chủ ngữ.',
    ],
    [
      'who was sitting behind a desk|was sitting behind a desk|whom was sitting behind a desk|who sitting behind a desk',
      'who làm chủ ngữ: who was sitting. was sitting thiếu từ nối; whom là tân ngữ; who sitting không chia.',
    ],
    [
      'beating Napoleon and many others|beat Napoleon and many others|which beating Napoleon and many others|and beating Napoleon and many others',
      'Mệnh đề phân từ: beating. beat thiếu từ nối; which beating không chia; and beating không song song với was shown.',
    ],
    [
      'hardly anyone guessed how it worked|hardly did anyone guessed how it worked|hardly anyone to guess how it worked|it hardly anyone guessed how it worked',
      'hardly anyone + động từ chia. did anyone guessed chia sai; to guess không chia; it thừa chủ ngữ.',
    ],
    [
      'hidden among the wheels|hid among the wheels|was hidden among the wheels|which hidden among the wheels',
      'Quá khứ phân từ bổ nghĩa: hidden. hid, was hidden là động từ chính thứ hai; which hidden thiếu was.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-09',
    'A job that did not exist',
    'When Trang was choosing a subject at university, the job ___ did not exist yet. She studied languages, ___. Today, she writes what the voice in a car says, ___. Her sentences have to be very short, ___. “At school, I was told not to talk so much,” she says. “Now ___.”',
    [
      'which she does today|does she today|that she does it today|who she does today',
      'which thay cho the job, làm tân ngữ. does she là câu hỏi; that … it thừa tân ngữ; who chỉ người.',
    ],
    [
      'because she had always loved them|because of she had always loved them|because had she always loved them|because to have always loved them',
      'because + mệnh đề. because of + danh từ; had she là đảo ngữ sai; to have không chia.',
    ],
    [
      'so thousands of drivers listen to her|so listening thousands of drivers to her|so thousands of drivers listening to her|so that listen thousands of drivers to her',
      'so + mệnh đề chỉ kết quả: thousands of drivers listen. listening không chia; so that listen sai trật tự.',
    ],
    [
      'for nobody can read while driving|for nobody reading while driving|nobody can read while driving|for nobody can reading while driving',
      'for (vì) + mệnh đề: nobody can read. reading không chia; câu không có từ nối là lỗi nối câu; can reading sai dạng.',
    ],
    [
      'I am paid for every word|I pay for every word|I am paying for every word|I have paid for every word',
      'Bị động: được trả tiền cho từng lời. Ba lựa chọn kia là chủ động: tự trả tiền, trái ý.',
    ],
  ],
];
