/** Words and grammar of grade 8 by unit. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from './kit.ts';

export const unitsOf8 = (): SeedQuestion[] => [
  // Leisure time
  ...unit(8, 1, {
    words: [
      [
        'M1',
        'My aunt loves ___. She has just made a scarf for me out of blue wool.',
        'knitting|pottery|gardening|painting',
        'Làm khăn bằng len là knitting (đan len). pottery: gốm, gardening: làm vườn, painting: vẽ không dùng len.',
      ],
      [
        'M1',
        'He spends two hours a day ___ the net for pictures of old trains.',
        'surfing|watching|reading|visiting',
        'surf the net: lướt mạng. watch: xem, read: đọc, visit: thăm không đi với the net.',
      ],
      [
        'M2',
        'DIY is short for “do it ___”.',
        'yourself|himself|your own|themselves',
        'DIY = do-it-yourself: tự làm. himself: tự anh ấy, your own: của riêng bạn, themselves: tự họ không phải cụm này.',
      ],
      [
        'M2',
        'You need a clear head for ___: you must not put the same number twice in a row.',
        'puzzles|quizzes|handicrafts|races',
        'Không viết một số hai lần trong hàng là puzzles (câu đố số). quizzes: đố vui hỏi đáp, handicrafts: đồ thủ công, races: cuộc đua không điền số.',
      ],
      [
        'M3',
        'We often ___ out with our friends in the park after school.',
        'hang|stand|make|break',
        'hang out: đi chơi, tụ tập. stand out: nổi bật, make out: nhận ra, break out: bùng nổ không hợp.',
      ],
    ],
    grammar: [
      [
        'EG-14',
        'M1',
        'My little brother hates ___ up early at the weekend.',
        'getting|get|got|to getting',
        'hate + V-ing: getting. get, got không đứng sau hates; to getting sai dạng.',
      ],
      [
        'EG-14',
        'M2',
        'Would you like ___ a cooking class with me this Saturday?',
        'to join|joining|join|to joining',
        'would like + to V: to join. joining đi với like; join thiếu to; to joining sai dạng.',
      ],
      [
        'EG-14',
        'M2',
        'Trang doesn’t mind ___ her sister with her puzzle.',
        'helping|to help|help|helped',
        'mind + V-ing: helping. to help, help, helped không đứng sau mind.',
      ],
    ],
    forms: [
      [
        'M2',
        'Sitting in front of a screen all day is ___ for your eyes.',
        'HARM',
        'harmful',
        'Sau is cần tính từ: harmful (có hại).',
      ],
    ],
    rewrites: [
      [
        'EG-14',
        'M2',
        'Minh is interested in making paper animals.\nMinh enjoys ___ paper animals.',
        'making',
        'be interested in + V-ing = enjoy + V-ing.',
      ],
    ],
  }),
  // Life in the countryside
  ...unit(8, 2, {
    words: [
      [
        'M1',
        'In May, the farmers of our village ___ their rice.',
        'harvest|herd|milk|feed',
        'harvest rice: gặt lúa. herd: chăn dắt, milk: vắt sữa, feed: cho ăn dùng với vật nuôi.',
      ],
      [
        'M1',
        'The boys take the ___ to the fields early in the morning. These animals help with the heavy work.',
        'buffaloes|chickens|sheep|ducks',
        'Giúp việc nặng (cày, kéo) là buffaloes (trâu). chickens: gà, sheep: cừu, ducks: vịt không làm việc nặng.',
      ],
      [
        'M2',
        'People in my village are very ___. They always invite visitors to stay for dinner.',
        'hospitable|hard-working|strict|busy',
        'Mời khách ở lại ăn tối: hospitable (hiếu khách). hard-working: chăm chỉ, strict: nghiêm khắc, busy: bận không nói điều đó.',
      ],
      [
        'M2',
        'A combine ___ can do the work of fifty people in a day.',
        'harvester|motorbike|vehicle|lorry',
        'combine harvester: máy gặt đập. motorbike: xe máy, vehicle: xe cộ, lorry: xe tải không đi với combine.',
      ],
      [
        'M3',
        'The village is ___ by green hills on three sides.',
        'surrounded|crowded|reached|filled',
        'surrounded by hills: được đồi bao quanh. crowded, filled: đông, đầy (bên trong), reached: được đi tới không hợp với on three sides.',
      ],
    ],
    grammar: [
      [
        'EG-09',
        'M1',
        'The new machine works ___ than the old one.',
        'faster|fast|fastest|more fastly',
        'works cần trạng từ, có than: faster. fast thường, fastest so sánh nhất, fastly không có.',
      ],
      [
        'EG-09',
        'M2',
        'Can you speak ___, please? I am not good at English.',
        'more slowly|slowlier|more slow|slower than',
        'Trạng từ slowly so sánh hơn: more slowly. slowlier không có, more slow sai, slower than còn thiếu vế sau.',
      ],
      [
        'EG-09',
        'M2',
        'My uncle works ___ than anyone else in the village.',
        'harder|hardly|hardlier|more hardly',
        'hard (chăm) → harder. hardly: hầu như không; hardlier và more hardly sai.',
      ],
    ],
    rewrites: [
      [
        'EG-09',
        'M3',
        'Hoa dances better than her sister.\nHoa’s sister does not dance as ___ Hoa.',
        'well as',
        'better than đổi thành not as well as (trạng từ well).',
      ],
    ],
    errors: [
      [
        'EG-09',
        'M2',
        'The [buses] in the city [run] [*more frequent] than [those] in the countryside.',
        'more frequently',
        'Bổ nghĩa cho động từ run phải là trạng từ: more frequently.',
      ],
    ],
  }),
  // Teenagers
  ...unit(8, 3, {
    words: [
      [
        'M1',
        'Teenagers can learn new skills in after-school ___, for example for chess or cooking.',
        'clubs|playgrounds|exams|canteens',
        'after-school clubs: câu lạc bộ sau giờ học. playgrounds: sân chơi, canteens: nhà ăn không dạy chơi cờ hay nấu ăn; exams: bài thi không phải nơi học kĩ năng mới.',
      ],
      [
        'M1',
        'Do not give your ___ to anyone, or they can open your account.',
        'password|nickname|photo|hobby',
        'Biết password (mật khẩu) thì vào được tài khoản. nickname: biệt danh, photo: ảnh, hobby: sở thích không mở được tài khoản.',
      ],
      [
        'M2',
        'Many students feel ___ from their parents, who want them to get top marks.',
        'pressure|freedom|boredom|pleasure',
        'Bố mẹ muốn điểm cao nhất gây pressure (áp lực). freedom: tự do, boredom: sự chán, pleasure: niềm vui không do đó mà có.',
      ],
      [
        'M2',
        'If somebody at school is ___ you, talk to your teacher.',
        'bullying|praising|greeting|supporting',
        'Cần nói với thầy cô khi bị bullying (bắt nạt). praising: khen, greeting: chào, supporting: ủng hộ là việc tốt.',
      ],
      [
        'M3',
        'We are trying to ___ money for the school library by selling cakes.',
        'raise|rise|grow|lift',
        'raise money: gây quỹ. rise: tăng lên (không có tân ngữ), grow: trồng, lift: nâng không đi với money.',
      ],
    ],
    grammar: [
      [
        'EG-13',
        'M1',
        'I wanted to join the sports club, ___ it was already full.',
        'but|so|or|for',
        'Hai ý trái nhau: but. so: nên, or: hoặc, for: vì không hợp.',
      ],
      [
        'EG-13',
        'M2',
        'You should sleep more; ___, you will be too tired for the test.',
        'otherwise|therefore|however|because',
        'otherwise: nếu không thì. therefore: vì vậy, however: tuy nhiên, because không đứng sau dấu chấm phẩy như vậy.',
      ],
      [
        'EG-13',
        'M2',
        'Mark had a headache; ___, he went to bed at eight.',
        'therefore|however|otherwise|although',
        'Vế sau là kết quả: therefore. however: tuy nhiên, otherwise: nếu không, although cần mệnh đề phụ.',
      ],
    ],
    forms: [
      [
        'M2',
        'My classmates gave me a lot of ___ before the singing contest.',
        'ENCOURAGE',
        'encouragement',
        'Sau a lot of cần danh từ: encouragement (sự động viên).',
      ],
    ],
    errors: [
      [
        'EG-13',
        'M2',
        'Although the [exam] [was] easy, [*but] I [made] some mistakes.',
        'bỏ but',
        'Không dùng cả although và but trong một câu: bỏ but.',
      ],
    ],
  }),
  // Ethnic groups of Viet Nam
  ...unit(8, 4, {
    words: [
      [
        'M1',
        'The Thai women of Mai Chau ___ beautiful cloth in bright colours.',
        'weave|build|cook|grow',
        'weave cloth: dệt vải. build: xây, cook: nấu, grow: trồng không dùng với cloth.',
      ],
      [
        'M1',
        'A ___ house stands on posts, with space for animals or tools under the floor.',
        'stilt|stone|town|glass',
        'Đứng trên cột: stilt house (nhà sàn). stone: đá, town: phố, glass: kính không nói về cột.',
      ],
      [
        'M2',
        'The Kinh are the largest group; the others are called ethnic ___.',
        'minorities|majorities|languages|customs',
        'ethnic minorities: dân tộc thiểu số, các nhóm ít người hơn. majorities: nhóm đa số, languages: ngôn ngữ, customs: phong tục không phải nhóm người.',
      ],
      [
        'M2',
        'In the Central Highlands, the Rong house is the ___ house of a village, where people meet.',
        'communal|private|personal|royal',
        'Nơi cả làng họp: communal (chung). private, personal: riêng tư; royal: hoàng gia trái nghĩa.',
      ],
      [
        'M3',
        'Gongs are ___ instruments that people in the Central Highlands play at festivals.',
        'musical|medical|wooden|household',
        'musical instruments: nhạc cụ. medical: y tế, household: trong nhà; wooden: bằng gỗ, mà cồng chiêng bằng đồng.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        '“___ do the Cham people live?” – “Mostly near the coast, in the south of the country.”',
        'Where|When|Who|Which',
        'Trả lời là nơi chốn: Where. When hỏi thời gian, Who hỏi người, Which hỏi lựa chọn.',
      ],
      [
        'unit',
        'M1',
        '“___ of these two languages is older?” – “The first one.”',
        'Which|What|Who|Whose',
        'Lựa chọn trong số giới hạn (of these two): Which. What không đi với of these; Who hỏi người; Whose hỏi của ai.',
      ],
      [
        'EG-11',
        'M2',
        'Thai women sell ___ at the market: scarves, bags, skirts and blankets.',
        'many goods|much goods|a little goods|any goods',
        'goods là danh từ số nhiều, câu khẳng định: many. much, a little đi với không đếm được; any dùng ở phủ định, câu hỏi.',
      ],
    ],
    forms: [
      [
        'M2',
        'The ___ of Viet Nam’s ethnic groups is shown in this museum in Ha Noi.',
        'DIVERSE',
        'diversity',
        'Sau The, trước of cần danh từ: diversity (sự đa dạng).',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'Câu hỏi hiện tại đơn: What + do + chủ ngữ + động từ.',
        'What|do|the Hmong|people|wear|at|festivals?',
      ],
    ],
  }),
  // Our customs and traditions
  ...unit(8, 5, {
    words: [
      [
        'M1',
        'It is a ___ in Viet Nam to take off your shoes before you go into a house.',
        'custom|ceremony|festival|decoration',
        'Bỏ giày khi vào nhà là custom (phong tục). ceremony: nghi lễ, festival: lễ hội, decoration: đồ trang trí.',
      ],
      [
        'M1',
        'Many Vietnamese families ___ their ancestors at home, with flowers and fruit.',
        'worship|congratulate|release|invite',
        'worship ancestors: thờ cúng tổ tiên. congratulate: chúc mừng, release: thả, invite: mời (người sống) không hợp.',
      ],
      [
        'M2',
        'My grandmother believes that the number seven brings her good ___.',
        'luck|lucky|luckily|offering',
        'Sau good cần danh từ: good luck (may mắn). lucky là tính từ, luckily là trạng từ; offering: đồ cúng.',
      ],
      [
        'M2',
        'They broke with ___ and had a small wedding with only ten guests.',
        'tradition|traditional|offering|generation',
        'break with tradition: phá lệ. traditional là tính từ; offering: đồ cúng, generation: thế hệ không đi với break with.',
      ],
      [
        'M3',
        'This song has been passed ___ from my great-grandmother to us.',
        'down|away|out|through',
        'pass down: truyền lại. pass away: qua đời, pass out: ngất, pass through: đi ngang qua không hợp.',
      ],
    ],
    grammar: [
      [
        'EG-29',
        'M1',
        'We usually have ___ breakfast together on the first day of Tet.',
        '(no article)|a|an|the',
        'Trước tên bữa ăn không dùng mạo từ. a, an, the chỉ dùng khi bữa ăn được xác định hoặc có tính từ.',
      ],
      [
        'EG-29',
        'M2',
        'My father goes to ___ work by bus every day, even in the Tet week.',
        '(no article)|a|an|the',
        'go to work: không có mạo từ. a, an, the không dùng trong cụm này.',
      ],
      [
        'EG-29',
        'M2',
        'My village has a temple and a communal house. ___ temple is more than three hundred years old.',
        'The|A|An|(no article)',
        'temple đã nhắc ở câu trước nên dùng The. A, An cho vật nhắc lần đầu; danh từ đếm được số ít không thể bỏ mạo từ.',
      ],
    ],
    rewrites: [
      [
        'EG-29',
        'M2',
        'They travelled to the village in a car.\nThey travelled to the village by ___.',
        'car',
        'by + phương tiện, không có mạo từ: by car.',
      ],
    ],
    errors: [
      [
        'EG-29',
        'M2',
        'My grandparents [live] in [a village] near [*the Hue], where [the customs] are very old.',
        'Hue',
        'Tên thành phố không có mạo từ the.',
      ],
    ],
  }),
  // Lifestyles
  ...unit(8, 6, {
    words: [
      [
        'M1',
        'In Thailand, people put their hands together to ___ each other.',
        'greet|serve|follow|teach',
        'Chắp tay để greet (chào). serve: phục vụ, follow: đi theo, teach: dạy không làm bằng chắp tay.',
      ],
      [
        'M1',
        'A lot of tourists try ___ food when they visit Ha Noi, such as noodles from a pavement shop.',
        'street|fast|serving|frozen',
        'Món bán trên vỉa hè: street food. fast food: đồ ăn nhanh kiểu Mỹ, serving: khẩu phần, frozen: đông lạnh.',
      ],
      [
        'M2',
        'The Inuit used to live in ___, houses that they built from snow.',
        'igloos|tents|towers|flats',
        'Nhà bằng tuyết là igloos. tents: lều vải, towers: tháp, flats: căn hộ không xây bằng tuyết.',
      ],
      [
        'M2',
        'Her ___ is healthy: she eats well, runs every day and sleeps eight hours.',
        'lifestyle|hobby|career|tradition',
        'Ăn, tập, ngủ là lifestyle (lối sống). hobby: sở thích, career: sự nghiệp, tradition: truyền thống không gồm cả ba.',
      ],
      [
        'M3',
        'Students here often ___ with each other online after class to prepare their projects.',
        'interact|disagree|compete|argue',
        'Cùng chuẩn bị dự án thì interact (trao đổi với nhau). disagree: bất đồng, compete: thi đua, argue: cãi nhau không phải cùng làm.',
      ],
    ],
    grammar: [
      [
        'EG-17',
        'M1',
        'If you visit Japan next spring, you ___ many people bow to each other.',
        'will see|saw|have seen|would see',
        'Điều kiện loại 1: will + V ở vế chính: will see. saw quá khứ; would see là loại 2; have seen là hiện tại hoàn thành.',
      ],
      [
        'EG-10',
        'M1',
        'I promise I ___ late for the meeting tomorrow.',
        'won’t be|don’t be|am not|wasn’t',
        'Lời hứa về tương lai: won’t be. don’t be là mệnh lệnh, am not hiện tại, wasn’t quá khứ.',
      ],
      [
        'EG-17',
        'M2',
        'Unless we ___ now, we will miss the last bus.',
        'leave|left|don’t leave|will leave',
        'unless = if not, động từ hiện tại đơn khẳng định: leave. don’t leave thành hai phủ định; left, will leave sai thì.',
      ],
    ],
    rewrites: [
      [
        'EG-17',
        'M3',
        'Unless you wear a coat, you will be cold in Sa Pa.\nIf you ___ a coat, you will be cold in Sa Pa.',
        'don’t wear/do not wear',
        'unless = if … not: don’t wear.',
      ],
    ],
    forms: [
      [
        'M2',
        'She has the ___ to live without a car, and she does not miss it.',
        'ABLE',
        'ability',
        'Sau the cần danh từ: ability (khả năng).',
      ],
    ],
  }),
  // Environmental protection
  ...unit(8, 7, {
    words: [
      [
        'M1',
        'Do not use so many ___ bags. Many of them end up in the sea.',
        'plastic|paper|cotton|leather',
        'Túi trôi ra biển gây hại: plastic (nhựa). paper: giấy, cotton: vải bông, leather: da không phải vấn đề thường nói.',
      ],
      [
        'M1',
        'We can save energy by turning off electrical ___ when we do not use them.',
        'devices|wires|bills|storms',
        'electrical devices: thiết bị điện, tắt được. wires: dây điện, bills: hoá đơn, storms: bão không tắt được.',
      ],
      [
        'M2',
        'Con Dao National Park is the ___ of many sea turtles.',
        'habitat|species|resource|diet',
        'Nơi rùa biển sống: habitat (môi trường sống). species: loài, resource: tài nguyên, diet: thức ăn không phải nơi chốn.',
      ],
      [
        'M2',
        'The saola is an ___ species. There are very few of them left.',
        'endangered|extinct|ordinary|invented',
        'Còn rất ít con: endangered (có nguy cơ tuyệt chủng). extinct: đã tuyệt chủng, ordinary: bình thường, invented: bịa ra đều sai.',
      ],
      [
        'M3',
        'The burning of coal ___ a lot of carbon dioxide into the air.',
        'releases|absorbs|reduces|prevents',
        'release into the air: thải ra không khí. absorb: hấp thụ, reduce: giảm, prevent: ngăn thì ngược lại.',
      ],
    ],
    grammar: [
      [
        'EG-24',
        'M1',
        'Please turn off the lights ___ you leave the classroom.',
        'before|while|until|because',
        'Tắt đèn trước khi rời đi: before. while: trong khi, until: cho đến khi, because: vì không hợp.',
      ],
      [
        'EG-24',
        'M2',
        'It is hard to see rubbish at night, so we will only work on the beach ___ it gets dark.',
        'until|while|after|since',
        'Làm cho đến khi trời tối: until. while đi với hành động kéo dài, after: sau khi trời tối thì không hợp; since: từ khi.',
      ],
      [
        'EG-24',
        'M2',
        'As soon as the rain ___, the students will plant the trees.',
        'stops|will stop|stopped|is stopping',
        'Mệnh đề thời gian tương lai dùng hiện tại đơn: stops. will stop không đứng sau as soon as; stopped quá khứ; is stopping không hợp.',
      ],
    ],
    forms: [
      [
        'M2',
        'The ___ of the forest is everybody’s job.',
        'PROTECT',
        'protection',
        'Sau The, trước of cần danh từ: protection (sự bảo vệ).',
      ],
    ],
    errors: [
      [
        'EG-24',
        'M2',
        'When the [class] [*will finish] the project, [they] will show [it] to the school.',
        'finishes',
        'Sau when chỉ tương lai dùng hiện tại đơn: finishes.',
      ],
    ],
  }),
  // Shopping
  ...unit(8, 8, {
    words: [
      [
        'M1',
        'You can ___ at this market: ask for a lower price, and smile.',
        'bargain|borrow|complain|browse',
        'Xin giảm giá: bargain (mặc cả). borrow: mượn, complain: phàn nàn, browse: xem lướt không phải xin giảm giá.',
      ],
      [
        'M1',
        'There is a ___ on every box, so you know how much it costs.',
        'price tag|shopping list|discount|receipt',
        'Biết giá nhờ price tag (nhãn giá). shopping list: danh sách mua hàng, discount: giảm giá, receipt: biên lai nhận sau khi trả tiền.',
      ],
      [
        'M2',
        'A ___ is somebody who cannot stop buying things, even without money.',
        'shopaholic|shop assistant|shopkeeper|speciality',
        'Nghiện mua sắm: shopaholic. shop assistant: người bán hàng, shopkeeper: chủ tiệm, speciality: đặc sản.',
      ],
      [
        'M2',
        'This shirt was half price because the shop is having a ___.',
        'sale|price|refund|market',
        'have a sale: bán giảm giá. price: giá, refund: hoàn tiền, market: chợ không đi với the shop is having.',
      ],
      [
        'M3',
        'When you shop online, read the ___ of other customers first.',
        'reviews|receipts|orders|addresses',
        'Đọc trước khi mua: reviews (nhận xét). receipts: hoá đơn, orders: đơn hàng, addresses: địa chỉ của khách khác không cho đọc.',
      ],
    ],
    grammar: [
      [
        'EG-01',
        'M1',
        'The supermarket ___ at seven o’clock tomorrow morning, as always.',
        'opens|open|opened|opening',
        'Lịch cố định dùng hiện tại đơn: opens. open thiếu -s, opened quá khứ, opening thiếu trợ động từ.',
      ],
      [
        'EG-07',
        'M1',
        'My mother ___ buys vegetables in the supermarket; she prefers the market.',
        'rarely|always|usually|often',
        'Thích chợ hơn nên hiếm khi: rarely. always, usually, often trái nghĩa.',
      ],
      [
        'EG-01',
        'M2',
        'Hurry up! The last bus to the mall ___ at 8.15.',
        'leaves|is left|left|leave',
        'Giờ xe theo lịch: hiện tại đơn leaves. is left bị động, left quá khứ, leave thiếu -s.',
      ],
    ],
    rewrites: [
      [
        'EG-07',
        'M3',
        'It is unusual for Lan to go shopping alone.\nLan does not ___ go shopping alone.',
        'usually/often/normally',
        'unusual = không thường: does not usually (often).',
      ],
    ],
    forms: [
      [
        'M2',
        'There is a wide ___ of goods at the floating market in Can Tho.',
        'CHOOSE',
        'choice',
        'Sau a wide cần danh từ: choice (sự lựa chọn).',
      ],
    ],
  }),
  // Natural disasters
  ...unit(8, 9, {
    words: [
      [
        'M1',
        'An ___ is a sudden, strong movement of the ground.',
        'earthquake|avalanche|ice storm|explosion',
        'Mặt đất rung: earthquake (động đất). avalanche: tuyết lở, ice storm: bão băng, explosion: vụ nổ.',
      ],
      [
        'M1',
        'The ___ covered the whole village in water for three days.',
        'flood|drought|fire|wind',
        'Nước ngập làng: flood (lũ lụt). drought: hạn hán, fire: lửa, wind: gió không gây ngập ba ngày.',
      ],
      [
        'M2',
        'After weeks without rain, the ___ has dried up the rice fields.',
        'drought|tornado|landslide|tsunami',
        'Không mưa nhiều tuần: drought (hạn hán). tornado: lốc xoáy, landslide: lở đất, tsunami: sóng thần.',
      ],
      [
        'M2',
        'An emergency ___ should have water, a torch, food and medicine.',
        'kit|key|call|exit',
        'Gồm nước, đèn pin, thuốc: emergency kit (bộ đồ khẩn cấp). key: chìa khoá, call: cuộc gọi, exit: lối thoát.',
      ],
      [
        'M3',
        'Rescue workers are helping the ___ of the storm.',
        'victims|causes|citizens|owners',
        'victims of the storm: nạn nhân của bão. causes: nguyên nhân, citizens: công dân, owners: chủ không đi với of the storm.',
      ],
    ],
    grammar: [
      [
        'EG-16',
        'M1',
        'We ___ breakfast when my uncle rang from Da Nang.',
        'were having|had had|are having|have had',
        'Hành động đang diễn ra thì hành động khác xen vào: were having. are having hiện tại, have had hoàn thành, had had không hợp.',
      ],
      [
        'EG-16',
        'M2',
        'What ___ at nine o’clock last night, when the storm came?',
        'were you doing|did you do|are you doing|have you done',
        'Thời điểm xác định trong quá khứ: were you doing. did you do không hỏi việc đang diễn ra; are you doing và have you done là thì hiện tại.',
      ],
      [
        'EG-16',
        'M2',
        'The volcano erupted while the people of the town ___.',
        'were sleeping|had been slept|are sleeping|have slept',
        'while + quá khứ tiếp diễn: were sleeping. had been slept là bị động, sai dạng; are sleeping, have slept là hiện tại.',
      ],
    ],
    forms: [
      [
        'M2',
        'Thousands of trees were ___ by the forest fire.',
        'DESTROY',
        'destroyed',
        'Bị động were + phân từ: destroyed (bị phá huỷ).',
      ],
    ],
    errors: [
      [
        'EG-16',
        'M2',
        'The children [*are playing] in [the yard] when the [earthquake] [began].',
        'were playing',
        'began là quá khứ nên hành động đang diễn ra: were playing.',
      ],
    ],
  }),
  // Communication in the future
  ...unit(8, 10, {
    words: [
      [
        'M1',
        'We can see each other’s faces during a video ___.',
        'conference|channel|message|game',
        'video conference: hội nghị trực tuyến, thấy mặt nhau. channel: kênh, message: tin nhắn, game: trò chơi không cho thấy mặt nhau.',
      ],
      [
        'M1',
        'The Internet ___ in the mountains is slow, so I cannot send you the video.',
        'connection|account|address|page',
        'Internet connection: đường truyền mạng, có thể chậm. account: tài khoản, address: địa chỉ, page: trang không quyết định việc gửi nhanh.',
      ],
      [
        'M2',
        'An ___ is a small picture, such as a smiling face, in a message.',
        'emoji|account|advert|e-mail',
        'Hình nhỏ trong tin nhắn: emoji. account: tài khoản, advert: quảng cáo, e-mail: thư điện tử không phải hình mặt cười.',
      ],
      [
        'M2',
        'Some people think that in 2060 we will use ___, and read each other’s thoughts.',
        'telepathy|video calls|voice messages|emojis',
        'Đọc ý nghĩ của nhau: telepathy (thần giao cách cảm). video calls: gọi có hình, voice messages: tin nhắn thoại, emojis: hình cảm xúc vẫn phải nói hoặc viết.',
      ],
      [
        'M3',
        'Holography makes it ___ to meet a three-dimensional picture of a friend.',
        'possible|possibly|possibility|possibilities',
        'make it + tính từ: possible. possibly là trạng từ, possibility và possibilities là danh từ.',
      ],
    ],
    grammar: [
      [
        'EG-05',
        'M1',
        'The video call starts ___ half past seven ___ Friday evening.',
        'at – on|on – at|in – on|at – in',
        'at + giờ, on + buổi có tên ngày: at – on. Các cặp kia dùng sai ít nhất một giới từ.',
      ],
      [
        'EG-04',
        'M2',
        'My phone is out of battery. May I use ___?',
        'yours|your|you|yourself',
        'Không có danh từ sau nên dùng đại từ sở hữu: yours. your cần danh từ; you, yourself không chỉ sở hữu.',
      ],
      [
        'EG-05',
        'M2',
        'We talked online ___ two hours last Sunday.',
        'for|since|during|from',
        'for + khoảng thời gian. since + mốc, during + danh từ chỉ sự kiện, from cần to.',
      ],
    ],
    forms: [
      [
        'M2',
        'Letters were the main means of ___ a hundred years ago.',
        'COMMUNICATE',
        'communication',
        'Sau means of cần danh từ: communication (giao tiếp).',
      ],
    ],
    rewrites: [
      [
        'EG-04',
        'M2',
        'This tablet belongs to my brothers.\nThis tablet is my ___.',
        'brothers’',
        'Sở hữu cách của danh từ số nhiều: brothers’.',
      ],
    ],
  }),
  // Science and technology
  ...unit(8, 11, {
    words: [
      [
        'M1',
        'Alexander Graham Bell ___ the first practical telephone in 1876.',
        'invented|discovered|explored|imagined',
        'invent: phát minh ra vật chưa có. discover: tìm ra điều đã có, explore: thám hiểm, imagine: tưởng tượng.',
      ],
      [
        'M1',
        'The teacher uses an electronic ___ to check who is in class.',
        'attendance system|information board|timetable|dictionary',
        'Kiểm tra ai có mặt: attendance system (hệ thống điểm danh). information board: bảng thông tin, timetable: thời khoá biểu, dictionary: từ điển.',
      ],
      [
        'M2',
        'Marie Curie ___ radium together with her husband in 1898.',
        'discovered|invented|designed|built',
        'Radium có sẵn trong tự nhiên nên là discovered (phát hiện). invent: phát minh, design: thiết kế, build: xây dùng với vật do người làm ra.',
      ],
      [
        'M2',
        'The phone unlocks when it sees your face: this is called face ___.',
        'recognition|expression|protection|painting',
        'face recognition: nhận diện khuôn mặt. expression: nét mặt, protection: bảo vệ, painting: vẽ không mở khoá điện thoại.',
      ],
      [
        'M3',
        'Breakout ___ let small groups of students talk apart during an online lesson.',
        'rooms|tables|doors|walls',
        'breakout rooms: phòng chia nhóm trong lớp trực tuyến. tables: bàn, doors: cửa, walls: tường không tạo thành cụm này.',
      ],
    ],
    grammar: [
      [
        'EG-20',
        'M1',
        'Mai said that she ___ her project the day before.',
        'had finished|finishes|will finish|has finished',
        'Tường thuật có the day before: lùi thì thành had finished. finishes, will finish, has finished chưa lùi thì.',
      ],
      [
        'EG-20',
        'M2',
        'The scientist said that robots ___ in space the following year.',
        'would work|will work|work|had work',
        'will lùi thành would: would work (the following year). will work, work chưa lùi thì; had work sai dạng.',
      ],
      [
        'EG-20',
        'M2',
        '“I am using a new app,” Nam said. – Nam said he ___ a new app.',
        'was using|is using|used to|has used',
        'am using lùi thì thành was using. is using chưa lùi; used to: đã từng; has used sai thì.',
      ],
    ],
    rewrites: [
      [
        'EG-20',
        'M3',
        '“I will post the video tonight,” Lan said to me.\nLan told me that she ___ the video that night.',
        'would post/was going to post',
        'will lùi thành would: would post.',
      ],
    ],
    forms: [
      [
        'M2',
        'The ___ of the light bulb changed people’s lives.',
        'INVENT',
        'invention',
        'Sau The, trước of cần danh từ: invention (phát minh).',
      ],
    ],
  }),
  // Life on other planets
  ...unit(8, 12, {
    words: [
      [
        'M1',
        'Jupiter is the largest ___ of our solar system.',
        'planet|star|moon|galaxy',
        'Sao Mộc là planet (hành tinh). star: ngôi sao (Mặt Trời), moon: mặt trăng, galaxy: thiên hà.',
      ],
      [
        'M1',
        'We can see far stars with a ___.',
        'telescope|microscope|thermometer|microphone',
        'Nhìn sao ở xa: telescope (kính thiên văn). microscope: kính hiển vi, thermometer: nhiệt kế, microphone: micrô.',
      ],
      [
        'M2',
        'A person from another planet is called an ___.',
        'alien|explorer|astronaut|artist',
        'Người ngoài hành tinh: alien. explorer: nhà thám hiểm, astronaut: phi hành gia, artist: nghệ sĩ là người Trái Đất.',
      ],
      [
        'M2',
        'On the moon, things weigh less because ___ is weaker there.',
        'gravity|temperature|oxygen|sunlight',
        'Trọng lượng do gravity (trọng lực). temperature: nhiệt độ, oxygen: ô-xy, sunlight: ánh nắng không làm vật nhẹ đi.',
      ],
      [
        'M3',
        'Venus is not ___: it is far too hot for people to live there.',
        'habitable|reusable|available|visible',
        'Ở được: habitable. reusable: dùng lại được, available: có sẵn, visible: nhìn thấy được không nói về việc sinh sống.',
      ],
    ],
    grammar: [
      [
        'EG-27',
        'M1',
        'The teacher asked us what ___.',
        'the largest planet was|was the largest planet|is the largest planet|the largest planet has been',
        'Câu hỏi tường thuật lùi thì, trật tự câu kể: the largest planet was. was …, is the largest planet giữ trật tự câu hỏi; has been không phải dạng lùi thì của is.',
      ],
      [
        'EG-27',
        'M2',
        'He asked me where ___ that photo of the moon.',
        'I had taken|had I taken|did I take|have you taken',
        'Trật tự câu kể và lùi thì: I had taken. had I taken, did I take, have you taken giữ trật tự câu hỏi.',
      ],
      [
        'EG-27',
        'M2',
        'My sister asked how long ___ to fly to Mars.',
        'it took|does it take|did it take|it take',
        'Câu hỏi tường thuật: chủ ngữ + động từ lùi thì, it took. does it take, did it take là trật tự câu hỏi; it take sai dạng.',
      ],
    ],
    forms: [
      [
        'M2',
        'The moon has no air, so it is ___ for people to live there without special suits.',
        'POSSIBLE',
        'impossible',
        'Không có không khí nên không thể: impossible.',
      ],
    ],
    errors: [
      [
        'EG-27',
        'M3',
        'Lan asked [her teacher] what [*was the name] of [the] planet [with] the rings.',
        'the name was',
        'Câu hỏi tường thuật dùng trật tự câu kể: what the name of the planet … was.',
      ],
    ],
  }),
];
