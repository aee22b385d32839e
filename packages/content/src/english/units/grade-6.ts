/** Words and grammar of grade 6 by unit. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from './kit.ts';

export const unitsOf6 = (): SeedQuestion[] => [
  // My new school
  ...unit(6, 1, {
    words: [
      [
        'M1',
        'At our school, all students wear a ___ on Mondays: a white shirt and blue trousers.',
        'uniform|raincoat|sweater|jacket',
        'uniform: đồng phục (áo trắng, quần xanh). raincoat: áo mưa, sweater: áo len, jacket: áo khoác không gồm cả áo lẫn quần.',
      ],
      [
        'M1',
        'We use a ___ to draw circles in maths lessons.',
        'compass|ruler|rubber|dictionary',
        'compass: com-pa, dùng để vẽ đường tròn. ruler: thước, rubber: tẩy, dictionary: từ điển không vẽ được đường tròn.',
      ],
      [
        'M1',
        'Lan does not know this word, so she looks it up in a ___.',
        'dictionary|calendar|timetable|calculator',
        'Tra từ trong dictionary (từ điển). calendar: lịch, timetable: thời khoá biểu, calculator: máy tính không có nghĩa của từ.',
      ],
      [
        'M2',
        'Students at a ___ school live there and only go home at weekends or in the holidays.',
        'boarding|secondary|village|summer',
        'boarding school: trường nội trú, học sinh ăn ở tại trường. secondary: trung học, village: ở làng, summer: mùa hè không nói đến việc ở lại trường.',
      ],
      [
        'M2',
        'We ___ judo in the school club on Wednesday afternoons.',
        'do|play|go|make',
        'do judo: tập võ judo. play đi với môn bóng hoặc trò chơi, go đi với V-ing, make: làm ra.',
      ],
    ],
    grammar: [
      [
        'EG-07',
        'M1',
        'My brother ___ late for school because he gets up early.',
        'is never|never is|is always|always is',
        'Trạng từ tần suất đứng sau be: is never. Dậy sớm nên không bao giờ muộn, vì thế is always sai nghĩa; never is và always is sai vị trí.',
      ],
      [
        'EG-01',
        'M1',
        'What time ___ your first lesson start?',
        'does|do|is|has',
        'Chủ ngữ your first lesson số ít, động từ thường start: does. do đi với số nhiều; is và has không đi với start nguyên mẫu ở câu hỏi này.',
      ],
      [
        'EG-01',
        'M2',
        '“Where is Minh?” – “He ___ lunch in the canteen at the moment.”',
        'is having|has|have|are having',
        'at the moment: hiện tại tiếp diễn, He is having. has nói về thói quen; have và are having không hợp với He.',
      ],
    ],
    forms: [
      [
        'M2',
        'My new school has a very big ___ with many trees.',
        'PLAY',
        'playground',
        'Sau a very big cần danh từ chỉ nơi chốn: playground (sân chơi).',
      ],
    ],
    orders: [
      [
        'EG-07',
        'M2',
        'Trạng từ usually đứng trước động từ thường walk.',
        'My friends|usually|walk|to|school|together.',
      ],
    ],
  }),
  // My house
  ...unit(6, 2, {
    words: [
      [
        'M1',
        'My father cooks dinner in the ___ every evening.',
        'kitchen|bathroom|bedroom|garage',
        'Nấu ăn trong kitchen (bếp). bathroom: phòng tắm, bedroom: phòng ngủ, garage: nhà để xe không phải nơi nấu ăn.',
      ],
      [
        'M1',
        'Put your clean clothes in the ___, please, not on the bed.',
        'wardrobe|washing machine|sink|fridge',
        'Quần áo sạch cất vào wardrobe (tủ quần áo). washing machine: máy giặt, dành cho quần áo bẩn; sink: bồn rửa, fridge: tủ lạnh.',
      ],
      [
        'M1',
        'After dinner, we put the dirty plates in the ___ and wash them.',
        'sink|fridge|cupboard|cooker',
        'Rửa bát đĩa trong sink (bồn rửa). cupboard: tủ cất bát đĩa đã sạch; fridge: tủ lạnh, cooker: bếp nấu không phải chỗ rửa.',
      ],
      [
        'M2',
        'There is a nice ___ of my grandparents on the wall of the living room.',
        'picture|mirror|calendar|clock',
        'picture of my grandparents: ảnh ông bà. mirror: gương, calendar: lịch, clock: đồng hồ cũng treo tường nhưng không “of my grandparents”.',
      ],
      [
        'M2',
        'We live in a ___ on the fifth floor, so we go up by lift.',
        'flat|farm|stilt house|country house',
        'Ở tầng năm, đi thang máy là flat (căn hộ). farm: nông trại, stilt house: nhà sàn, country house: nhà ở quê không có tầng năm.',
      ],
    ],
    grammar: [
      [
        'EG-04',
        'M1',
        'This is my ___ room. They are twins and they share it.',
        'sisters’|sister’s|sisters|sister',
        'They là hai chị em nên là danh từ số nhiều có sở hữu cách: sisters’. sister’s là của một người; sisters và sister thiếu dấu sở hữu.',
      ],
      [
        'EG-05',
        'M1',
        'The cat is hiding ___ the table. We can only see its eyes in the dark below it.',
        'under|on|between|in front of',
        'Con mèo ở phía dưới (below) cái bàn: under. on: ở trên, between: ở giữa hai vật, in front of: ở phía trước đều không đúng với below it.',
      ],
      [
        'EG-02',
        'M2',
        '___ any chairs in your bedroom?',
        'Are there|Is there|There are|There is',
        'Câu hỏi với danh từ số nhiều chairs: Are there. Is there đi với số ít; There are và There is không phải trật tự câu hỏi.',
      ],
    ],
    rewrites: [
      [
        'EG-05',
        'M2',
        'The lamp is behind the sofa.\nThe sofa is in ___ the lamp.',
        'front of',
        'behind (phía sau) ngược với in front of (phía trước).',
      ],
    ],
    errors: [
      [
        'EG-02',
        'M2',
        '[There] [*is] two [pictures] [on] the wall of my room.',
        'are',
        'two pictures là số nhiều nên dùng There are; các phần khác đúng.',
      ],
    ],
  }),
  // My friends
  ...unit(6, 3, {
    words: [
      [
        'M1',
        'Mai always says hello to new students and talks to them. She is very ___.',
        'friendly|shy|creative|hard-working',
        'Chào hỏi, bắt chuyện với bạn mới: friendly (thân thiện). shy (nhút nhát) thì ngược lại; creative: sáng tạo, hard-working: chăm chỉ không nói về việc chào hỏi.',
      ],
      [
        'M1',
        'Minh wears glasses because his ___ are not very good.',
        'eyes|ears|cheeks|teeth',
        'Đeo kính (glasses) vì eyes (mắt) kém. ears: tai, cheeks: má, teeth: răng không cần kính.',
      ],
      [
        'M1',
        'Duc does his homework every day and never forgets it. He is ___.',
        'hard-working|good-looking|friendly|funny',
        'Ngày nào cũng làm bài: hard-working (chăm chỉ). good-looking: ưa nhìn, friendly: thân thiện, funny: vui tính không nói về việc học.',
      ],
      [
        'M2',
        'Hoa gives half of her cake to her little brother. She is very ___.',
        'kind|clever|active|careful',
        'Chia bánh cho em: kind (tốt bụng). clever: thông minh, active: năng động, careful: cẩn thận không nói đến việc chia sẻ.',
      ],
      [
        'M2',
        'My best friend is very ___. She paints pictures and makes her own birthday cards.',
        'creative|confident|quiet|patient',
        'Vẽ tranh, tự làm thiệp: creative (sáng tạo). confident: tự tin, quiet: ít nói, patient: kiên nhẫn không được nói đến.',
      ],
    ],
    grammar: [
      [
        'EG-01',
        'M1',
        'Look! Nam and Minh ___ the ball to each other.',
        'are passing|is passing|pass|passes',
        'Look! đi với hiện tại tiếp diễn; chủ ngữ số nhiều: are passing. is passing dùng cho số ít; pass, passes là hiện tại đơn.',
      ],
      [
        'EG-01',
        'M2',
        '“What ___ tomorrow?” – “I am visiting my friend in Hai Phong.”',
        'are you doing|do you do|you are doing|did you do',
        'Kế hoạch đã định cho ngày mai: hiện tại tiếp diễn dạng câu hỏi are you doing. do you do hỏi thói quen, did you do hỏi quá khứ, you are doing sai trật tự.',
      ],
      [
        'EG-01',
        'M2',
        'My friend Chi ___ long hair and a round face.',
        'has|have|is|is having',
        'Tả ngoại hình dùng have; chủ ngữ Chi số ít: has. have sai ngôi, is không đi với long hair, have chỉ đặc điểm không dùng tiếp diễn.',
      ],
    ],
    forms: [
      [
        'M2',
        'Our teacher often tells us stories about ___ between people and animals.',
        'FRIEND',
        'friendship',
        'Sau about cần danh từ: friendship (tình bạn).',
      ],
    ],
    orders: [
      [
        'EG-01',
        'M2',
        'Hiện tại tiếp diễn: is wearing; tính từ đứng trước danh từ.',
        'My friend|is|wearing|a blue|jacket|and|white shoes.',
      ],
    ],
  }),
  // My neighbourhood
  ...unit(6, 4, {
    words: [
      [
        'M1',
        'You can see old paintings and statues in this ___. It costs 20,000 dong to go in.',
        'art gallery|sports centre|cinema|library',
        'Mua vé xem tranh, tượng ở art gallery (phòng trưng bày nghệ thuật). sports centre: trung tâm thể thao, cinema: rạp chiếu phim, library: thư viện để đọc sách.',
      ],
      [
        'M1',
        '“How can I get to the post office?” – “Go ___ on for two minutes. It is on your right.”',
        'straight|opposite|back|above',
        'go straight on: đi thẳng. opposite: đối diện, back: phía sau, above: ở trên không đi với go … on.',
      ],
      [
        'M2',
        'The streets here are very ___, so two cars cannot pass each other.',
        'narrow|beautiful|wide|noisy',
        'Hai ô tô không tránh được nhau: narrow (hẹp). wide (rộng) thì ngược lại; beautiful: đẹp, noisy: ồn ào không phải lí do.',
      ],
      [
        'M2',
        'My street is ___ in the morning because many people go to the market.',
        'busy|empty|dark|quiet',
        'Nhiều người đi chợ: busy (đông đúc). empty: vắng, dark: tối, quiet: yên tĩnh trái với câu.',
      ],
      [
        'M2',
        'Buses do not come here any more. The new bus ___ is in front of the cinema.',
        'stop|ticket|driver|seat',
        'bus stop: điểm dừng xe buýt. ticket: vé, driver: lái xe, seat: chỗ ngồi không ở trước rạp.',
      ],
    ],
    grammar: [
      [
        'EG-09',
        'M1',
        'My street is ___ than the street near the station at night.',
        'quieter|quiet|quietest|the quietest',
        'Có than: so sánh hơn quieter. quiet là dạng thường, quietest và the quietest là so sánh nhất.',
      ],
      [
        'EG-09',
        'M2',
        'The train to Lao Cai is ___ than the bus, but I like it more.',
        'more expensive|expensiver|most expensive|expensive',
        'Tính từ dài expensive so sánh hơn: more expensive. expensiver không có, most expensive là so sánh nhất, expensive không đi với than.',
      ],
      [
        'EG-09',
        'M2',
        'This neighbourhood is dirty, but the one near the old market is even ___.',
        'worse|bad|worst|badder',
        'even + so sánh hơn; bad → worse (bất quy tắc). bad là dạng thường, worst là so sánh nhất, badder không có.',
      ],
    ],
    rewrites: [
      [
        'EG-09',
        'M2',
        'The library is smaller than the museum.\nThe museum is ___ the library.',
        'bigger than/larger than/not as small as/not so small as',
        'Đảo so sánh: smaller – bigger (larger) than.',
      ],
    ],
    errors: [
      [
        'EG-09',
        'M2',
        'My [new house] is [*more bigger] [than] my [old] one.',
        'bigger',
        'Tính từ ngắn big → bigger, không thêm more.',
      ],
    ],
  }),
  // Natural wonders of Viet Nam
  ...unit(6, 5, {
    words: [
      [
        'M1',
        'Phu Quoc is the largest ___ in Viet Nam. You can go there by plane or by boat.',
        'island|cave|valley|forest',
        'Phú Quốc là island (đảo), đến bằng máy bay hoặc tàu. cave: hang, valley: thung lũng, forest: rừng không đúng.',
      ],
      [
        'M1',
        'Fansipan is the highest ___ in Viet Nam.',
        'mountain|waterfall|valley|cave',
        'Fansipan là mountain (núi) cao nhất Việt Nam. waterfall: thác nước, valley: thung lũng, cave: hang.',
      ],
      [
        'M1',
        'Put a ___ on that small cut on your hand.',
        'plaster|scarf|sun hat|mask',
        'plaster: băng dán vết thương. scarf: khăn quàng, sun hat: mũ che nắng, mask: khẩu trang không dán lên vết đứt.',
      ],
      [
        'M2',
        'There is a beautiful ___ near my village. The river falls thirty metres there, and you can hear it from far away.',
        'waterfall|swimming pool|island|beach',
        'Sông đổ xuống ba mươi mét: waterfall (thác nước). swimming pool: bể bơi, island: đảo, beach: bãi biển không có nước đổ xuống.',
      ],
      [
        'M2',
        'When it is raining, you need a ___ coat.',
        'waterproof|comfortable|sports|light',
        'Trời mưa cần waterproof coat (áo không thấm nước). comfortable: thoải mái, sports: dùng chơi thể thao, light: nhẹ vẫn có thể ướt.',
      ],
    ],
    grammar: [
      [
        'EG-12',
        'M1',
        'You ___ touch the stones in the cave. It is not allowed.',
        'mustn’t|must|can|have to',
        'not allowed: không được phép, nên dùng mustn’t. must, have to: phải; can: có thể trái nghĩa.',
      ],
      [
        'EG-11',
        'M1',
        'There is not ___ water in the bottle, so we must find a shop.',
        'much|many|a|few',
        'water không đếm được, câu phủ định: much. many và few đi với danh từ đếm được số nhiều, a đi với số ít đếm được.',
      ],
      [
        'EG-11',
        'M2',
        'We took ___ photos at Ha Long Bay, about two hundred in one day.',
        'many|much|a little|any',
        'photos đếm được số nhiều, khoảng hai trăm: many. much và a little đi với danh từ không đếm được; any không dùng ở câu khẳng định này.',
      ],
    ],
    forms: [
      [
        'M2',
        'Some ___ from Korea asked us the way to the caves.',
        'VISIT',
        'visitors',
        'Some + danh từ chỉ người số nhiều: visitors (du khách).',
      ],
    ],
    errors: [
      [
        'EG-12',
        'M2',
        'You [must] [*to bring] [a hat] because [it] is hot on the beach.',
        'bring',
        'Sau must là động từ nguyên mẫu không to: must bring.',
      ],
    ],
  }),
  // Our Tet holiday
  ...unit(6, 6, {
    words: [
      [
        'M1',
        'Before Tet, we ___ the house and put flowers in every room.',
        'decorate|celebrate|build|visit',
        'Bày hoa trong các phòng: decorate (trang trí). celebrate: ăn mừng (dịp lễ, không phải ngôi nhà), build: xây, visit: thăm nhà người khác.',
      ],
      [
        'M1',
        'In Ha Noi, people buy pink ___ flowers for Tet.',
        'peach|rose|lotus|rice',
        'Hoa hồng nhạt của Tết miền Bắc là hoa đào: peach flowers. rose: hoa hồng, lotus: hoa sen, rice: lúa không phải hoa Tết đặc trưng.',
      ],
      [
        'M2',
        'At midnight, my family watches the ___ over West Lake. They light up the sky.',
        'fireworks|competitions|concerts|dances',
        'Sáng cả bầu trời lúc nửa đêm: fireworks (pháo hoa). competitions: cuộc thi, concerts: buổi hoà nhạc, dances: điệu múa không làm sáng bầu trời.',
      ],
      [
        'M2',
        'At Tet, we have big family ___: my uncles come home from all over the country.',
        'gatherings|trees|rules|names',
        'Cô bác từ khắp nơi về nhà: family gatherings (sum họp gia đình). family trees: sơ đồ họ hàng, rules: quy định, names: tên không phải việc làm dịp Tết.',
      ],
      [
        'M2',
        'On the first day of Tet, we ___ our grandparents a happy new year.',
        'wish|hope|want|say',
        'wish somebody a happy new year: chúc ai năm mới. hope, want không đi với hai tân ngữ như vậy; say cần to trước người.',
      ],
    ],
    grammar: [
      [
        'EG-12',
        'M1',
        'Children ___ ask for lucky money. It is not polite.',
        'shouldn’t|have to|must|can',
        'Không lịch sự nên không nên làm: shouldn’t. have to, must: phải, can: có thể trái với It is not polite.',
      ],
      [
        'EG-11',
        'M1',
        'We need ___ green leaves to make the Tet cakes.',
        'some|any|a|much',
        'leaves đếm được số nhiều, câu khẳng định: some. any dùng ở phủ định và câu hỏi, a với số ít, much với không đếm được.',
      ],
      [
        'EG-11',
        'M2',
        'Is there ___ rice left? Grandma wants to make one more cake.',
        'any|many|a|few',
        'Câu hỏi với danh từ không đếm được rice: any. many, few đi với danh từ đếm được số nhiều, a với số ít đếm được.',
      ],
    ],
    forms: [
      [
        'M2',
        'My mother makes a special ___ for our family dinner at Tet.',
        'DECORATE',
        'decoration',
        'Sau a special cần danh từ: decoration (đồ trang trí).',
      ],
    ],
    orders: [
      ['EG-12', 'M2', 'should + động từ nguyên mẫu; trạng ngữ ở cuối câu.', 'We|should|clean|our|house|before|Tet.'],
    ],
  }),
  // Television
  ...unit(6, 7, {
    words: [
      [
        'M1',
        'My little sister loves ___. Her favourite one is about a mouse and a cat.',
        'cartoons|channels|screens|viewers',
        'Mèo và chuột là cartoons (phim hoạt hình). channels: kênh, screens: màn hình, viewers: người xem không hợp.',
      ],
      [
        'M1',
        'The ___ on tonight’s show asks the players ten questions.',
        'host|viewer|channel|programme',
        'Người hỏi người chơi là host (người dẫn chương trình). viewer: người xem ở nhà, channel: kênh, programme: chương trình không đặt câu hỏi.',
      ],
      [
        'M2',
        'I like ___ programmes because they teach me many useful things.',
        'educational|boring|funny|live',
        'Dạy nhiều điều bổ ích: educational (mang tính giáo dục). funny: hài hước, live: trực tiếp, boring: chán không hợp lí do.',
      ],
      [
        'M2',
        'Millions of ___ watched the final match on TV last night.',
        'viewers|hosts|channels|characters',
        'Người xem TV là viewers. hosts: người dẫn, channels: kênh, characters: nhân vật không “xem” trận đấu.',
      ],
      [
        'M2',
        'My favourite cartoon ___ is a blue robot cat with no ears.',
        'character|programme|channel|viewer',
        'Chú mèo máy là character (nhân vật). programme: chương trình, channel: kênh, viewer: người xem.',
      ],
    ],
    grammar: [
      [
        'EG-13',
        'M1',
        'I like animals, ___ I often watch programmes about them.',
        'so|but|because|or',
        'Vế sau là kết quả: so (vì vậy). but: nhưng, because: bởi vì, or: hoặc không đúng quan hệ.',
      ],
      [
        'EG-13',
        'M1',
        'The film was long, ___ it was not boring at all.',
        'but|so|because|or',
        'Hai ý trái nhau (dài – không chán): but. so: nên, because: vì, or: hoặc không hợp.',
      ],
      [
        'unit',
        'M2',
        '“___ do you watch TV?” – “Only at weekends.”',
        'How often|How long|What time|How many',
        'Trả lời Only at weekends là tần suất: How often. How long hỏi bao lâu, What time hỏi giờ, How many hỏi số lượng.',
      ],
    ],
    rewrites: [
      [
        'EG-13',
        'M2',
        'Nga went to bed early because she was tired.\nNga was tired, ___ she went to bed early.',
        'so',
        'because + lí do đổi thành lí do, so + kết quả.',
      ],
    ],
    errors: [
      [
        'EG-13',
        'M2',
        'Although this [programme] is [for] children, [*but] my father [likes] it.',
        'bỏ but',
        'Trong một câu không dùng cả although và but: bỏ but.',
      ],
    ],
  }),
  // Sports and games
  ...unit(6, 8, {
    words: [
      [
        'M1',
        'You need a ___ to play badminton.',
        'racket|bat|board|ball',
        'Chơi cầu lông cần racket (vợt). bat: gậy đánh bóng chày, board: bàn cờ, ball: quả bóng; cầu lông dùng quả cầu.',
      ],
      [
        'M1',
        'There are eleven players in a football ___.',
        'team|goal|match|court',
        'Mười một cầu thủ là một team (đội). goal: khung thành, match: trận đấu, court: sân (bóng rổ, cầu lông).',
      ],
      [
        'M1',
        'My brother ___ swimming every Sunday morning.',
        'goes|does|plays|makes',
        'go + V-ing: goes swimming. does dùng với judo, karate; plays với bóng, cờ; makes: làm ra.',
      ],
      [
        'M2',
        'Our team scored two goals and the other team scored one, so we ___ the match.',
        'won|lost|drew|missed',
        'Hai – một nghiêng về ta: won (thắng). lost: thua, drew: hoà, missed: bỏ lỡ trái với tỉ số.',
      ],
      [
        'M2',
        'Our team came first in the swimming ___ between six schools.',
        'competition|lesson|club|pool',
        'came first … between six schools: đứng đầu cuộc thi, competition. lesson: buổi học, club: câu lạc bộ, pool: bể bơi không có người về nhất.',
      ],
    ],
    grammar: [
      [
        'EG-08',
        'M1',
        'Our school team ___ the match last Friday.',
        'lost|loses|lose|losing',
        'last Friday: quá khứ đơn, lose → lost. loses, lose là hiện tại; losing thiếu trợ động từ.',
      ],
      [
        'EG-08',
        'M1',
        '___ you watch the football match yesterday?',
        'Did|Do|Were|Are',
        'yesterday và động từ watch: Did. Do là hiện tại; Were, Are không đi với watch nguyên mẫu.',
      ],
      [
        'unit',
        'M2',
        '___ too loudly in the gym, please. The other class is having a lesson.',
        'Don’t talk|Not talk|Doesn’t talk|No talking',
        'Câu mệnh lệnh phủ định: Don’t + V. Not talk thiếu do; Doesn’t dùng cho ngôi thứ ba; No talking không đi với too loudly.',
      ],
    ],
    rewrites: [
      [
        'EG-08',
        'M2',
        'There was a chess match at our school on Monday.\nOur school ___ a chess match on Monday.',
        'had/held/hosted/organised/organized',
        'There was = chủ ngữ + had, quá khứ đơn vì on Monday đã qua.',
      ],
    ],
    errors: [
      [
        'EG-08',
        'M2',
        'They [*didn’t won] the game [because] their best [player] [was] ill.',
        'didn’t win',
        'Sau didn’t là động từ nguyên mẫu: didn’t win.',
      ],
    ],
  }),
  // Cities of the world
  ...unit(6, 9, {
    words: [
      [
        'M1',
        'I am writing this ___ in London. It has a picture of Tower Bridge on one side.',
        'postcard|newspaper|ticket|map',
        'Viết cho người khác và có ảnh ở một mặt: postcard (bưu thiếp). newspaper: báo, ticket: vé, map: bản đồ không phải để viết thư.',
      ],
      [
        'M1',
        'Da Nang has a long sandy ___. My cousins swim there every summer.',
        'beach|street|lake|bridge',
        'Có cát và tắm được: beach (bãi biển). street: phố, lake: hồ, bridge: cầu không đi với sandy (có cát).',
      ],
      [
        'M2',
        'The Eiffel Tower is the most famous ___ in Paris.',
        'landmark|art gallery|palace|museum',
        'Tháp Eiffel là landmark (công trình nổi bật). art gallery: phòng tranh, palace: cung điện, museum: bảo tàng không phải một toà tháp.',
      ],
      [
        'M2',
        'You can buy cheap hot food from the ___ along the street.',
        'stalls|cinemas|post offices|banks',
        'Mua đồ ăn rẻ trên phố ở stalls (quầy hàng). cinemas: rạp, post offices: bưu điện, banks: ngân hàng không bán đồ ăn nóng.',
      ],
      [
        'M2',
        'It is hot and ___ in Bangkok today, so we need to drink a lot of water.',
        'sunny|snowy|cool|cold',
        'hot and sunny: nóng và nắng. snowy: có tuyết, cool: mát, cold: lạnh trái với hot.',
      ],
    ],
    grammar: [
      [
        'EG-04',
        'M1',
        'These are our seats and those are ___. Please sit there with your friends.',
        'yours|your|you|our',
        'Không có danh từ phía sau nên dùng đại từ sở hữu: yours. your, our cần danh từ; you không chỉ sở hữu.',
      ],
      [
        'EG-04',
        'M1',
        'Ha Noi is famous for ___ old streets.',
        'its|it|their|it’s',
        'Ha Noi số ít: tính từ sở hữu its. it không chỉ sở hữu, their dùng cho số nhiều, it’s = it is.',
      ],
      [
        'EG-04',
        'M2',
        'My camera is broken. Can I use ___, Lan?',
        'yours|your|mine|you',
        'yours = your camera. your cần danh từ theo sau, mine là của tôi (đã hỏng), you không chỉ sở hữu.',
      ],
    ],
    forms: [
      [
        'M2',
        'Hoi An is a very ___ place, with old yellow houses and lanterns.',
        'PEACE',
        'peaceful',
        'Sau very, trước danh từ cần tính từ: peaceful (yên bình).',
      ],
    ],
    rewrites: [
      [
        'EG-04',
        'M2',
        'This map belongs to them.\nThis map is ___.',
        'theirs',
        'belongs to them = is theirs (đại từ sở hữu).',
      ],
    ],
  }),
  // Our houses in the future
  ...unit(6, 10, {
    words: [
      [
        'M1',
        'A ___ cleans our shirts and trousers while we do other things.',
        'washing machine|vacuum cleaner|dishwasher|fridge',
        'Giặt quần áo: washing machine (máy giặt). dishwasher: máy rửa bát, vacuum cleaner: máy hút bụi, fridge: tủ lạnh.',
      ],
      [
        'M2',
        'Our house may get all its ___ energy from the sun in the future.',
        'solar|wind|water|gas',
        'solar energy: năng lượng mặt trời (from the sun). wind: gió, water: nước, gas: khí đốt không lấy trực tiếp từ mặt trời.',
      ],
      [
        'M2',
        'Washing machines, fridges and TVs are all ___.',
        'appliances|instruments|decorations|toys',
        'Máy giặt, tủ lạnh, ti vi là appliances (thiết bị trong nhà). instruments: nhạc cụ, decorations: đồ trang trí, toys: đồ chơi.',
      ],
      [
        'M2',
        'A ___ TV does not need any cables.',
        'wireless|electric|smart|colour',
        'Không cần dây: wireless (không dây). electric: chạy điện, smart: thông minh, colour: màu vẫn có thể có dây.',
      ],
      [
        'M2',
        'In twenty years, robots might ___ our houses, so the floors will always be clean.',
        'look after|look for|take off|get up',
        'look after: chăm sóc, trông nom. look for: tìm, take off: cởi, cất cánh, get up: thức dậy không hợp.',
      ],
    ],
    grammar: [
      [
        'EG-10',
        'M1',
        'I think that people ___ on the moon in 2100.',
        'will live|live|lived|are living',
        'in 2100 là tương lai, dự đoán: will live. live, are living là hiện tại; lived là quá khứ.',
      ],
      [
        'unit',
        'M2',
        'We ___ have a house by the sea one day. I am not sure, but I hope so.',
        'might|mustn’t|are|were',
        'Chưa chắc chắn: might (có thể). mustn’t: không được, are và were không đi với have ở đây.',
      ],
      [
        'EG-10',
        'M2',
        'Future houses ___ any cables because everything will be wireless.',
        'won’t have|don’t have|didn’t have|aren’t having',
        'will be chỉ tương lai, nên phủ định tương lai: won’t have. don’t have hiện tại, didn’t have quá khứ, aren’t having sai vì have chỉ sở hữu.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'Perhaps we will travel by flying car.\nWe ___ by flying car.',
        'might travel/may travel/could travel/will perhaps travel/might go/may go/could go',
        'Perhaps … will = might (may) + động từ nguyên mẫu.',
      ],
    ],
    orders: [
      [
        'EG-10',
        'M2',
        'Câu hỏi tương lai: will đứng trước chủ ngữ.',
        'Where|will|you|and your family|live|in the future?',
      ],
    ],
  }),
  // Our greener world
  ...unit(6, 11, {
    words: [
      [
        'M1',
        'Please do not throw ___ on the ground. There are two bins in the yard.',
        'rubbish|envelopes|seeds|keys',
        'Thứ bỏ vào thùng rác (bin) là rubbish (rác). envelopes: phong bì, seeds: hạt giống, keys: chìa khoá còn dùng thì không bỏ vào bin.',
      ],
      [
        'M1',
        'Take a ___ bag to the market, and you will not need plastic bags.',
        'reusable|expensive|plastic|heavy',
        'reusable bag: túi dùng lại được, nên không cần túi ni lông. expensive: đắt, plastic: bằng nhựa, heavy: nặng không phải lí do.',
      ],
      [
        'M2',
        'Air ___ in big cities makes many people ill.',
        'pollution|traffic|travel|temperature',
        'air pollution: ô nhiễm không khí, làm người ta ốm. air traffic: giao thông hàng không, air travel: đi máy bay, temperature: nhiệt độ không hợp bằng.',
      ],
      [
        'M2',
        'The three Rs are reduce, reuse and ___. We do the third one when we make new paper from old paper.',
        'recycle|repair|collect|clean',
        'Làm giấy mới từ giấy cũ: recycle (tái chế). repair: sửa, collect: thu gom, clean: làm sạch không ra giấy mới.',
      ],
      [
        'M2',
        'Walk or ___ instead of going by car. It keeps the air clean.',
        'cycle|drive|fly|park',
        'Giữ không khí sạch: cycle (đi xe đạp). drive: lái ô tô, fly: bay, park: đỗ xe không làm sạch không khí.',
      ],
    ],
    grammar: [
      [
        'EG-17',
        'M1',
        'If we ___ the lights off, we will save electricity.',
        'turn|will turn|turned|turning',
        'Câu điều kiện loại 1: If + hiện tại đơn. will turn không dùng sau if, turned là quá khứ, turning thiếu trợ động từ.',
      ],
      [
        'EG-29',
        'M2',
        'There is ___ apple tree behind our school. The tree is very old.',
        'an|a|the|some',
        'Nhắc lần đầu, apple bắt đầu bằng nguyên âm: an. a trước phụ âm, the khi đã biết, some với số nhiều hoặc không đếm được.',
      ],
      [
        'EG-29',
        'M2',
        'My uncle has a dog and a cat. ___ dog helps him on the farm.',
        'The|A|An|Some',
        'dog đã nhắc ở câu trước nên dùng The. A, An cho vật nhắc lần đầu; Some không đi với danh từ số ít đếm được.',
      ],
    ],
    rewrites: [
      [
        'EG-17',
        'M2',
        'Recycle your bottles and we will have less rubbish.\nIf you ___, we will have less rubbish.',
        'recycle your bottles/recycle the bottles/recycle bottles',
        'Câu mệnh lệnh + and … will = If + hiện tại đơn, … will.',
      ],
    ],
    forms: [
      [
        'M2',
        'Our village must become a ___ place than it is now, so we are planting trees.',
        'GREEN',
        'greener',
        'Có than, so với bây giờ: so sánh hơn greener.',
      ],
    ],
    errors: [
      [
        'EG-17',
        'M2',
        'If it [*will rain] tomorrow, we [will] stay [at home] and [read] books.',
        'rains',
        'Sau If ở điều kiện loại 1 dùng hiện tại đơn: rains.',
      ],
    ],
  }),
  // Robots
  ...unit(6, 12, {
    words: [
      [
        'M1',
        'A home robot can do the ___ for us: it washes dishes and cleans the floor.',
        'housework|homework|shopping|gardening',
        'Rửa bát, lau nhà là housework (việc nhà). gardening: làm vườn, homework: bài tập về nhà, shopping: mua sắm.',
      ],
      [
        'M1',
        'Robots in hospitals may help ___ to look after people who are ill.',
        'doctors|patients|drivers|cooks',
        'Người chăm sóc người ốm là doctors (bác sĩ). patients là chính người bệnh; drivers: lái xe, cooks: đầu bếp không làm việc này.',
      ],
      [
        'M2',
        'This robot is very strong. It can ___ heavy boxes.',
        'lift|count|paint|buy',
        'Khoẻ nên lift (nâng) được thùng nặng. count: đếm, paint: sơn, buy: mua không cần khoẻ.',
      ],
      [
        'M2',
        'My robot can ___ tea for my grandparents every morning.',
        'make|do|have got|play',
        'make tea: pha trà. do đi với homework, have got: có, play: chơi không đi với nghĩa pha.',
      ],
      [
        'M2',
        'Robots can now ___ some of our feelings, for example when we are sad.',
        'understand|repair|collect|lift',
        'understand feelings: hiểu cảm xúc. repair: sửa, collect: thu gom, lift: nâng dùng với đồ vật.',
      ],
    ],
    grammar: [
      [
        'EG-09',
        'M1',
        'This is ___ robot in the show. It can lift three hundred kilos.',
        'the strongest|stronger|strongest|the stronger',
        'So sánh nhất trong một nhóm (in the show): the strongest. stronger và the stronger là so sánh hơn; strongest thiếu the.',
      ],
      [
        'EG-03',
        'M1',
        'In 1990, robots ___ talk to people, but now they can.',
        'couldn’t|can’t|mustn’t|shouldn’t',
        'in 1990: quá khứ của can, phủ định: couldn’t. can’t là hiện tại; mustn’t: không được, shouldn’t: không nên.',
      ],
      [
        'EG-09',
        'M2',
        'Which of these four robots is ___?',
        'the most useful|more usefully|more useful than|usefuller',
        'Trong bốn rô-bốt: so sánh nhất của tính từ dài, the most useful. more useful than là so sánh hơn và còn thiếu vế sau, usefuller không có, more usefully là trạng từ.',
      ],
    ],
    forms: [
      [
        'M2',
        'It is ___ to have a robot doctor in a village without a hospital.',
        'USE',
        'useful',
        'Sau It is cần tính từ: useful (hữu ích).',
      ],
    ],
    rewrites: [
      [
        'EG-09',
        'M3',
        'No robot in the show is faster than this one.\nThis is ___ robot in the show.',
        'the fastest',
        'Không con nào nhanh hơn = con này nhanh nhất: the fastest.',
      ],
    ],
  }),
];
