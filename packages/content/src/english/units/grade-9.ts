/** Words and grammar of grade 9 by unit. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from './kit.ts';

export const unitsOf9 = (): SeedQuestion[] => [
  // Local community
  ...unit(9, 1, {
    words: [
      [
        'M1',
        'The firefighters and the ___ collectors are community helpers that we often forget to thank.',
        'garbage|postcard|stamp|coin',
        'garbage collectors: công nhân thu gom rác, phục vụ mọi người. postcard, stamp, coin collectors: người sưu tầm bưu thiếp, tem, tiền xu vì sở thích.',
      ],
      [
        'M1',
        'A ___ brings parcels and letters to our homes.',
        'delivery person|shop assistant|firefighter|handicraft maker',
        'Mang bưu kiện tới nhà: delivery person (người giao hàng). shop assistant: người bán hàng, firefighter: lính cứu hoả, handicraft maker: thợ thủ công.',
      ],
      [
        'M2',
        'Chuong village near Ha Noi is well known for its conical hats. They are the village’s ___.',
        'speciality|community|ceremony|workshop',
        'Nón nổi tiếng của làng là speciality (đặc sản). community: cộng đồng, ceremony: nghi lễ, workshop: xưởng không phải là sản phẩm.',
      ],
      [
        'M2',
        'The ___ of Bat Trang shape every bowl by hand.',
        'artisans|customers|collectors|guides',
        'Người nặn bát: artisans (nghệ nhân). customers: khách mua, collectors: người sưu tầm, guides: hướng dẫn viên không làm ra bát.',
      ],
      [
        'M3',
        'The craft was handed ___ to her by her grandmother.',
        'down|out|in|away',
        'hand down: truyền lại. hand out: phát, hand in: nộp; hand không đi với away.',
      ],
    ],
    grammar: [
      [
        'EG-28',
        'M2',
        'I don’t know where ___ a good present for my teacher.',
        'to buy|buying|buy|I buying',
        'Từ để hỏi + to V: where to buy. buying, buy, I buying không đứng sau từ để hỏi ở cấu trúc này.',
      ],
      [
        'EG-28',
        'M2',
        'Could you tell me ___ to the pottery workshop?',
        'how to get|how getting|how get|what to get',
        'Hỏi cách đi: how to get. how getting, how get sai dạng; what to get: lấy cái gì không hợp với to the workshop.',
      ],
      [
        'EG-23',
        'M3',
        'We are running ___ of clay, so we must order some more.',
        'out|away|down|over',
        'run out of: hết. run away: chạy trốn, run down: cạn pin, run over: cán qua không đi với of như vậy.',
      ],
    ],
    forms: [
      [
        'M2',
        'Wet rice paper from this village is popular with ___ from all over the country.',
        'TOUR',
        'tourists',
        'Sau with cần danh từ chỉ người số nhiều: tourists.',
      ],
    ],
    rewrites: [
      [
        'EG-28',
        'M3',
        'Can you tell me what I should say to the artisan?\nCan you tell me what ___ to the artisan?',
        'to say',
        'what I should say = what to say.',
      ],
    ],
  }),
  // City life
  ...unit(9, 2, {
    words: [
      [
        'M1',
        'The ___ is a railway that runs under the ground or above the streets of a city.',
        'metro|coach|tram|ferry',
        'metro: tàu điện ngầm hoặc trên cao. tram: tàu điện chạy trên mặt đường, coach: xe khách, ferry: phà.',
      ],
      [
        'M1',
        'During the ___ hour, it takes me twice as long to get home.',
        'rush|lunch|opening|final',
        'rush hour: giờ cao điểm, đường đông. lunch: ăn trưa, opening: mở cửa, final: cuối cùng không nói đường đông.',
      ],
      [
        'M2',
        'Parks and libraries are public ___ that everybody in the city can use.',
        'amenities|residents|vehicles|events',
        'public amenities: tiện ích công cộng. residents: cư dân, vehicles: xe cộ, events: sự kiện không phải công viên, thư viện.',
      ],
      [
        'M2',
        'Living in the city centre is not ___ for young families: flats are too expensive.',
        'affordable|comfortable|reliable|crowded',
        'Nhà quá đắt nên không affordable (vừa túi tiền). comfortable: thoải mái, reliable: đáng tin cậy, crowded: đông đúc không phải vì giá nhà.',
      ],
      [
        'M3',
        'The rain got into the old pipes, and the smell in our street was ___.',
        'awful|pleasant|hygienic|delicious',
        'Nước bẩn nên mùi awful (kinh khủng). pleasant: dễ chịu, hygienic: sạch sẽ, delicious: ngon thì ngược lại.',
      ],
    ],
    grammar: [
      [
        'EG-09',
        'M2',
        'The more crowded the city gets, ___ it is to find a flat.',
        'the harder|harder|the hardest|the more hardly',
        'So sánh kép: the + so sánh hơn, the harder. harder thiếu the, the hardest so sánh nhất, hardly: hầu như không.',
      ],
      [
        'EG-09',
        'M2',
        'The ___ you leave home, the fewer cars you will meet.',
        'earlier|early|earliest|more early',
        'So sánh kép: the earlier. early nguyên dạng, earliest so sánh nhất, more early sai dạng.',
      ],
      [
        'EG-23',
        'M3',
        'The city must cut down ___ the number of motorbikes.',
        'on|off|with|in',
        'cut down on: giảm bớt. cut off: cắt đứt; with, in không đi với cut down ở nghĩa này.',
      ],
    ],
    forms: [
      [
        'M2',
        'Air ___ in the city is worst in winter, when there is little wind.',
        'POLLUTE',
        'pollution',
        'Sau Air cần danh từ: air pollution (ô nhiễm không khí).',
      ],
    ],
    errors: [
      [
        'EG-09',
        'M3',
        'The [*more busy] the roads [get], the [longer] the children [have to] wait for the bus.',
        'busier',
        'busy so sánh hơn là busier.',
      ],
    ],
  }),
  // Healthy living for teens
  ...unit(9, 3, {
    words: [
      [
        'M1',
        'Make a list of what you have to do, and do the most important thing first. This is time ___.',
        'management|pressure|travel|waste',
        'time management: quản lí thời gian. time pressure: áp lực thời gian, travel: du hành, waste: lãng phí không phải việc sắp xếp.',
      ],
      [
        'M1',
        'A school ___ listens to students who have problems and gives them advice.',
        'counsellor|librarian|cleaner|guard',
        'school counsellor: chuyên viên tư vấn. librarian: thủ thư, cleaner: lao công, guard: bảo vệ không có việc tư vấn.',
      ],
      [
        'M2',
        'The ___ for the history project is Friday, so we have only two days left.',
        'deadline|partner|schedule|topic',
        'Hạn nộp: deadline. partner: bạn cùng làm, schedule: lịch trình, topic: đề tài không phải một ngày.',
      ],
      [
        'M2',
        'His phone is a ___: he looks at it every five minutes instead of studying.',
        'distraction|solution|reward|success',
        'Làm sao nhãng việc học: distraction. solution: giải pháp, reward: phần thưởng, success: thành công không tả việc xem điện thoại thay vì học.',
      ],
      [
        'M3',
        'Try to lead a ___ life, with time for work, sport and friends.',
        'balanced|stressful|lonely|formal',
        'Đủ thời gian cho mọi việc: balanced (cân bằng). stressful: căng thẳng, lonely: cô đơn thì ngược lại; formal: trang trọng.',
      ],
    ],
    grammar: [
      [
        'EG-17',
        'M2',
        'If you feel stressed, you ___ talk to somebody you trust.',
        'should|would have|had to|were',
        'Điều kiện loại 1 với động từ khuyết thiếu để khuyên: should. would have, had to, were không đi với talk ở câu hiện tại này.',
      ],
      [
        'EG-17',
        'M2',
        'You can join our running group if you ___ up early enough.',
        'get|will get|got|had got',
        'If + hiện tại đơn: get. will get không đứng sau if; got, had got sai thì.',
      ],
      [
        'EG-17',
        'M3',
        '___ you turn off your phone at night, you may not sleep well.',
        'Unless|If|When|Because',
        'Nếu không tắt thì ngủ không ngon: Unless (trừ khi). If, When, Because làm câu vô lí.',
      ],
    ],
    forms: [
      [
        'M2',
        'Some students suffer from ___ before an exam and cannot eat or sleep.',
        'ANXIOUS',
        'anxiety',
        'Sau suffer from cần danh từ: anxiety (sự lo lắng).',
      ],
    ],
    rewrites: [
      [
        'EG-17',
        'M3',
        'Do some exercise, or you will put on weight.\nIf you ___ some exercise, you will put on weight.',
        'don’t do/do not do',
        'Mệnh lệnh + or = If … not: don’t do.',
      ],
    ],
  }),
  // Remembering the past
  ...unit(9, 4, {
    words: [
      [
        'M1',
        'The ___ of My Son, not far from Hoi An, was built by the Cham people.',
        'temple complex|communal house|royal palace|opera house',
        'Mỹ Sơn là temple complex (quần thể đền tháp). communal house: đình làng, royal palace: cung điện, opera house: nhà hát.',
      ],
      [
        'M1',
        'The village ___ an ancient communal house in 2015. It looks as it did in the past.',
        'restored|replaced|destroyed|sold',
        'Trông như xưa: restored (phục dựng). replaced: thay thế, destroyed: phá huỷ, sold: bán thì không còn như cũ.',
      ],
      [
        'M2',
        'We must pass this ___ on to our children, so that it is not forgotten.',
        'heritage|anniversary|monument|structure',
        'pass heritage on: truyền lại di sản. anniversary: ngày kỉ niệm, monument: tượng đài, structure: công trình không đi với pass on.',
      ],
      [
        'M2',
        'Windsor Castle is more than nine hundred years old, and the king’s family still ___ it: they live there for part of the year.',
        'occupies|avoids|defends|visits',
        'occupy: ở, sử dụng (they live there). avoid: tránh, defend: bảo vệ, visit: đến thăm không phải là sống ở đó.',
      ],
      [
        'M3',
        'On this day, people all over Viet Nam pay ___ to the soldiers who died for the country.',
        'tribute|attention|money|charge',
        'pay tribute to: tưởng nhớ, tri ân. pay attention to: chú ý; pay money: trả tiền; charge: tiền phí không dành cho người đã hi sinh.',
      ],
    ],
    grammar: [
      [
        'EG-22',
        'M2',
        'I wish I ___ how to play the guitar.',
        'knew|know|have known|will know',
        'Ước trái với hiện tại: wish + quá khứ đơn, knew. know, have known, will know không dùng sau wish ở nghĩa này.',
      ],
      [
        'EG-16',
        'M2',
        'At this time yesterday, we ___ the Temple of Literature.',
        'were visiting|have been to|have visited|are visiting',
        'At this time yesterday: quá khứ tiếp diễn were visiting. have been to, have visited, are visiting là thì hiện tại.',
      ],
      [
        'EG-22',
        'M3',
        'My grandmother wishes there ___ so much noise in the old town.',
        'weren’t|isn’t|won’t be|haven’t been',
        'Ước trái với hiện tại: weren’t (wasn’t). isn’t, won’t be, haven’t been không lùi thì.',
      ],
    ],
    forms: [
      [
        'M2',
        'The ___ of the old bridge took more than three years.',
        'CONSTRUCT',
        'construction',
        'Sau The, trước of cần danh từ: construction (việc xây dựng).',
      ],
    ],
    rewrites: [
      [
        'EG-22',
        'M3',
        'I am sorry that our town has no museum.\nI wish our town ___ a museum.',
        'had',
        'Ước trái hiện tại: wish + quá khứ đơn had.',
      ],
    ],
  }),
  // Our experiences
  ...unit(9, 5, {
    words: [
      [
        'M1',
        'It was ___ to see Ha Long Bay from a helicopter. I have never seen anything so beautiful.',
        'amazing|disappointing|embarrassing|boring',
        'Chưa thấy gì đẹp như thế nên amazing (tuyệt vời). disappointing: gây thất vọng, embarrassing: gây xấu hổ, boring: chán thì ngược lại.',
      ],
      [
        'M1',
        'I felt ___ when I called the new teacher “Mum” in front of the class.',
        'embarrassed|embarrassing|proud|brave',
        'Người cảm thấy xấu hổ: embarrassed. embarrassing tả việc gây xấu hổ; proud: tự hào, brave: dũng cảm không hợp.',
      ],
      [
        'M2',
        'We went ___ in Nha Trang and saw lots of colourful fish under the water.',
        'snorkelling|sightseeing|hiking|camping',
        'Xem cá dưới nước: snorkelling (lặn ống thở). sightseeing: ngắm cảnh, hiking: đi bộ đường dài, camping: cắm trại.',
      ],
      [
        'M2',
        'The guide gave us a ___ of the whole island on the first morning.',
        'tour|theme|path|brochure',
        'give a tour: dẫn đi tham quan. theme: chủ đề, path: lối đi, brochure: tờ quảng cáo không mất cả buổi sáng.',
      ],
      [
        'M3',
        'There was a total lack ___ water in the camp, so everyone had to drink from the stream.',
        'of|in|for|with',
        'a lack of: sự thiếu. in, for, with không đi với lack (danh từ).',
      ],
    ],
    grammar: [
      [
        'EG-15',
        'M1',
        'I ___ to Con Dao twice, and I want to go there again.',
        'have been|was been|go|am going',
        'Trải nghiệm không nêu thời điểm: have been. was been sai dạng; go, am going không đi với twice ở nghĩa này.',
      ],
      [
        'EG-15',
        'M2',
        'This is the first time we ___ a tribal dance.',
        'have watched|are watching|watch|had watch',
        'This is the first time + hiện tại hoàn thành: have watched. are watching, watch sai thì; had watch sai dạng.',
      ],
      [
        'EG-15',
        'M2',
        '___ you ever tried ice cream with fish sauce? It tastes better than it sounds.',
        'Have|Did|Do|Were',
        'ever + phân từ tried: Have. Did, Do đi với nguyên mẫu; Were không hợp.',
      ],
    ],
    forms: [
      [
        'M2',
        'Riding an elephant was the most ___ part of the trip, so I never want to do it again.',
        'PLEASE',
        'unpleasant',
        'Không muốn làm lại nên tính từ phủ định: unpleasant (khó chịu).',
      ],
    ],
    rewrites: [
      [
        'EG-15',
        'M3',
        'I last saw a live concert two years ago.\nI ___ a live concert for two years.',
        'haven’t seen/have not seen',
        'last … ago = have not + phân từ + for.',
      ],
    ],
  }),
  // Vietnamese lifestyle: then and now
  ...unit(9, 6, {
    words: [
      [
        'M1',
        'In the past, three or four ___ often lived in one house: grandparents, parents and children.',
        'generations|couples|classes|centuries',
        'Ông bà, bố mẹ, con là ba generations (thế hệ). couples: cặp vợ chồng, classes: tầng lớp, centuries: thế kỉ.',
      ],
      [
        'M1',
        'A family with only parents and children is called a ___ family.',
        'nuclear|extended|royal|host',
        'Gia đình hạt nhân: nuclear family. extended family có cả ông bà, cô bác; royal: hoàng gia, host: chủ nhà đón khách ở cùng.',
      ],
      [
        'M2',
        'Teenagers want more ___, so please knock before you come in.',
        'privacy|attention|advice|company',
        'Gõ cửa là tôn trọng privacy (sự riêng tư). attention: sự chú ý, advice: lời khuyên, company: có người ở cùng thì ngược lại.',
      ],
      [
        'M2',
        'Young people today are more ___ on technology than their grandparents.',
        'dependent|independent|dependence|depending',
        'be dependent on: phụ thuộc vào. independent đi với of; dependence là danh từ; depending sai dạng.',
      ],
      [
        'M3',
        'In the 1980s, most families could not ___ a television.',
        'afford|charge|spend|earn',
        'afford something: đủ tiền mua. charge: tính tiền, spend: tiêu (tiền), earn: kiếm (tiền) không đi với a television như vậy.',
      ],
    ],
    grammar: [
      [
        'EG-28',
        'M1',
        'My parents decided ___ to a smaller flat.',
        'to move|moving|move|moved',
        'decide + to V: to move. moving, move, moved không đứng sau decided.',
      ],
      [
        'EG-14',
        'M2',
        'My grandfather avoids ___ by plane because he is afraid of heights.',
        'travelling|to travel|travel|travelled',
        'avoid + V-ing: travelling. to travel, travel, travelled không đứng sau avoids.',
      ],
      [
        'EG-28',
        'M2',
        'They promised ___ us more freedom when we are sixteen.',
        'to give|giving|give|given',
        'promise + to V: to give. giving, give, given không đứng sau promised.',
      ],
    ],
    forms: [
      [
        'M2',
        'There are big ___ between the way we study and the way our parents did.',
        'DIFFERENT',
        'differences',
        'Sau big, are cần danh từ số nhiều: differences (khác biệt).',
      ],
    ],
    errors: [
      [
        'EG-14',
        'M2',
        'We don’t [mind] [*to help] our [grandparents] with [the housework].',
        'helping',
        'mind + V-ing: helping.',
      ],
    ],
  }),
  // Natural wonders of the world
  ...unit(9, 7, {
    words: [
      [
        'M1',
        'The Himalayas are the highest mountain ___ on Earth.',
        'range|valley|slope|peak',
        'mountain range: dãy núi. valley: thung lũng, slope: sườn dốc, peak: đỉnh không hợp với The Himalayas.',
      ],
      [
        'M1',
        'The Great Barrier Reef is the largest ___ reef in the world.',
        'coral|stone|sandy|man-made',
        'coral reef: rạn san hô. stone: đá, sandy: cát, man-made: nhân tạo không đúng với rạn này.',
      ],
      [
        'M2',
        'Too many tourists can ___ the caves, because they touch the stones.',
        'destroy|explore|admire|possess',
        'Chạm vào đá gây hại: destroy (phá huỷ). explore: khám phá, admire: chiêm ngưỡng, possess: sở hữu không phải hậu quả.',
      ],
      [
        'M2',
        'Son Doong, near Phong Nha, is the largest known ___ in the world.',
        'cave|waterfall|desert|volcano',
        'Sơn Đoòng là hang động: cave. waterfall: thác, desert: sa mạc, volcano: núi lửa.',
      ],
      [
        'M3',
        'The view from the top was so beautiful that it took my ___ away.',
        'breath|thoughts|eyes|air',
        'take one’s breath away: làm ai ngỡ ngàng. thoughts, eyes, air không đi trong thành ngữ này.',
      ],
    ],
    grammar: [
      [
        'EG-27',
        'M2',
        'The guide asked us ___ we had enough water.',
        'if|that|what|did',
        'Câu hỏi Yes/No tường thuật dùng if (whether). that cho câu kể, what hỏi từ để hỏi, did giữ trật tự câu hỏi.',
      ],
      [
        'EG-27',
        'M2',
        'He asked me whether I ___ the cave before.',
        'had visited|have visited|did visit|visit',
        'Lùi thì khi tường thuật: had visited. have visited, visit chưa lùi; did visit không dùng.',
      ],
      [
        'EG-27',
        'M3',
        'She asked Nam if he ___ the mountain the next day.',
        'would climb|will climb|climbs|has climbed',
        'will lùi thành would (the next day): would climb. will climb, climbs, has climbed chưa lùi thì.',
      ],
    ],
    forms: [
      [
        'M2',
        'Ha Long Bay is famous for its natural ___.',
        'BEAUTIFUL',
        'beauty',
        'Sau natural cần danh từ: beauty (vẻ đẹp).',
      ],
    ],
    rewrites: [
      [
        'EG-27',
        'M3',
        '“Do you live near the waterfall?” the tourist asked the boy.\nThe tourist asked the boy if ___ near the waterfall.',
        'he lived',
        'Câu hỏi Yes/No: if + chủ ngữ + động từ lùi thì.',
      ],
    ],
  }),
  // Tourism
  ...unit(9, 8, {
    words: [
      [
        'M1',
        'A package ___ includes the flight, the hotel and all the meals.',
        'holiday|agent|brochure|ticket',
        'package holiday: kì nghỉ trọn gói. agent: đại lí, brochure: tờ quảng cáo, ticket: vé.',
      ],
      [
        'M1',
        'Nha Trang is a popular tourist ___.',
        'destination|departure|agency|journey',
        'tourist destination: điểm đến du lịch. departure: sự khởi hành, agency: công ti, journey: chuyến đi không phải một thành phố.',
      ],
      [
        'M2',
        'We wrote our own ___: three days in Hue and two days in Hoi An.',
        'itinerary|reservation|agency|souvenir',
        'Kế hoạch đi từng nơi: itinerary (lịch trình). reservation: đặt chỗ, agency: công ty, souvenir: quà lưu niệm.',
      ],
      [
        'M2',
        'Hotels are cheaper in the low ___, when there are few visitors.',
        'season|price|weather|tourism',
        'low season: mùa vắng khách. price: giá, weather: thời tiết, tourism: du lịch không đi với when như vậy.',
      ],
      [
        'M3',
        'I did not join a tour, because I prefer ___ holidays that I plan alone.',
        'self-guided|comfortable|domestic|fixed',
        'Tự lên kế hoạch: self-guided (tự túc). comfortable: thoải mái, domestic: trong nước, fixed: cố định không nói về tự lập kế hoạch.',
      ],
    ],
    grammar: [
      [
        'EG-19',
        'M1',
        'The woman ___ showed us round the old town is a history student.',
        'who|which|whose|whom',
        'Chỉ người, làm chủ ngữ của showed: who. which chỉ vật, whose chỉ sở hữu, whom làm tân ngữ.',
      ],
      [
        'EG-19',
        'M2',
        'We met a boy ___ parents run a homestay in Sa Pa.',
        'whose|who|which|whom',
        'Sở hữu (bố mẹ của cậu bé): whose. who, whom chỉ người; which chỉ vật, không đứng trước danh từ parents ở nghĩa này.',
      ],
      [
        'EG-19',
        'M2',
        'The bus ___ we took to Da Lat broke down twice.',
        'which|who|where|whose',
        'Chỉ vật, tân ngữ của took: which. who chỉ người, where chỉ nơi chốn, whose sở hữu.',
      ],
    ],
    forms: [
      [
        'M2',
        'The number of foreign ___ to Viet Nam has gone up again.',
        'VISIT',
        'visitors',
        'Sau foreign cần danh từ chỉ người số nhiều: visitors.',
      ],
    ],
    errors: [
      [
        'EG-19',
        'M2',
        'The [hotel] [*who] we [stayed at] was [close] to the beach.',
        'which',
        'hotel là vật: which (that).',
      ],
    ],
  }),
  // World Englishes
  ...unit(9, 9, {
    words: [
      [
        'M1',
        'English is an ___ language in Singapore, together with Chinese, Malay and Tamil.',
        'official|ancient|unusual|endangered',
        'official language: ngôn ngữ chính thức. ancient: cổ, unusual: lạ, endangered: sắp mất không đúng với tiếng Anh.',
      ],
      [
        'M1',
        'My teacher is from Scotland, and at first I could not follow her ___ when she spoke English.',
        'accent|surname|attitude|lifestyle',
        'Nghe khó hiểu vì accent (giọng vùng). surname: họ, attitude: thái độ, lifestyle: lối sống không phải thứ để nghe.',
      ],
      [
        'M2',
        'A person who can speak two languages equally well is ___.',
        'bilingual|official|native|fluent',
        'Nói hai thứ tiếng như nhau: bilingual (song ngữ). native: bản ngữ, fluent: trôi chảy (một thứ tiếng), official: chính thức.',
      ],
      [
        'M2',
        'English has ___ words from many languages, for example “pho” from Vietnamese.',
        'borrowed|translated|deleted|paid',
        'borrow words from: vay mượn từ. translate: dịch, delete: xoá, pay: trả không hợp.',
      ],
      [
        'M3',
        'He picked ___ some French while he was working in Paris.',
        'up|on|out|off',
        'pick up: học lỏm được. pick on: bắt nạt, pick out: chọn ra, pick off: hạ từng người.',
      ],
    ],
    grammar: [
      [
        'EG-19',
        'M1',
        'A dictionary is a book ___ gives you the meanings of words.',
        'which|who|where|when',
        'Chỉ vật, làm chủ ngữ: which. who chỉ người, where nơi chốn, when thời gian.',
      ],
      [
        'EG-19',
        'M2',
        'The girl ___ I am writing to lives in India.',
        'whom|which|whose|where',
        'Chỉ người, tân ngữ của writing to: whom (who, that). which chỉ vật, whose sở hữu, where nơi chốn.',
      ],
      [
        'EG-19',
        'M2',
        'Students ___ English is good can help the visitors.',
        'whose|who|their|which',
        'Tiếng Anh của họ: whose. who không đứng trước danh từ như vậy, their không nối mệnh đề, which chỉ vật.',
      ],
    ],
    forms: [
      [
        'M2',
        'His ___ is clear, although his vocabulary is small.',
        'PRONOUNCE',
        'pronunciation',
        'Sau His cần danh từ: pronunciation (bỏ chữ o thứ hai của pronounce).',
      ],
    ],
    rewrites: [
      [
        'EG-19',
        'M3',
        'That is the teacher. Her lessons are always fun.\nThat is the teacher ___ lessons are always fun.',
        'whose',
        'Her lessons: sở hữu nên dùng whose.',
      ],
    ],
  }),
  // Planet Earth
  ...unit(9, 10, {
    words: [
      [
        'M1',
        'About 71 per cent of the Earth’s surface is ___.',
        'water|forest|desert|ice',
        '71 % bề mặt Trái Đất là water (nước). forest: rừng, desert: sa mạc, ice: băng chiếm ít hơn nhiều.',
      ],
      [
        'M1',
        'Penguins live in a cold ___, and camels live in a hot one.',
        'habitat|season|planet|ocean',
        'Nơi sống: habitat. season: mùa không phải nơi sống; planet: hành tinh, ocean: đại dương không hợp với lạc đà.',
      ],
      [
        'M2',
        'All ___ of a country, that is, its plants and animals, should be protected.',
        'flora and fauna|landforms|grassland|food and drink',
        'Thực vật và động vật: flora and fauna. landforms: địa hình, grassland: đồng cỏ, food and drink: đồ ăn uống.',
      ],
      [
        'M2',
        'Bees are ___ to farmers: without them, many plants give no fruit.',
        'vital|harmful|common|similar',
        'Không có ong thì không có quả nên ong vital (thiết yếu). harmful: có hại thì ngược lại; common: phổ biến, similar: giống không hợp.',
      ],
      [
        'M3',
        'The loss of a single species can upset the ecological ___ of a forest.',
        'balance|footprint|tourism|research',
        'ecological balance: cân bằng sinh thái. footprint: dấu chân sinh thái, tourism: du lịch, research: nghiên cứu không phải của một khu rừng.',
      ],
    ],
    grammar: [
      [
        'EG-19',
        'M2',
        'Mount Everest, ___ is 8,849 metres high, is on the border of Nepal and China.',
        'which|that|who|where',
        'Mệnh đề không xác định, chỉ vật: which. that không đứng sau dấu phẩy, who chỉ người, where nơi chốn.',
      ],
      [
        'EG-19',
        'M2',
        'My uncle, ___ studies the oceans, has been to the South Pole.',
        'who|that|which|whom',
        'Mệnh đề không xác định chỉ người, làm chủ ngữ: who. that không đứng sau dấu phẩy, which chỉ vật, whom là tân ngữ.',
      ],
      [
        'EG-19',
        'M3',
        'The Nile, ___ water comes from the mountains, flows through the desert.',
        'whose|which|that|where',
        'Nước của sông: whose. which, that không chỉ sở hữu; where: nơi mà.',
      ],
    ],
    forms: [
      [
        'M2',
        'Climate change is one of the most ___ problems of our time.',
        'DANGER',
        'dangerous',
        'Sau most, trước danh từ cần tính từ: dangerous.',
      ],
    ],
    errors: [
      [
        'EG-19',
        'M3',
        'Cuc Phuong, [*that] is [the oldest] national park [in] Viet Nam, is [home] to many monkeys.',
        'which',
        'Sau dấu phẩy (mệnh đề không xác định) không dùng that: which.',
      ],
    ],
  }),
  // Electronic devices
  ...unit(9, 11, {
    words: [
      [
        'M1',
        'A ___ vacuum cleaner moves around the room and cleans the floor without help.',
        'robotic|wireless|electric|virtual',
        'Tự chạy, không cần người: robotic (rô-bốt). wireless: không dây, electric: chạy điện vẫn cần người đẩy; virtual: ảo.',
      ],
      [
        'M1',
        'A ___ copies a picture from paper into a computer.',
        'scanner|camcorder|printer|speaker',
        'Đưa ảnh từ giấy vào máy: scanner (máy quét). camcorder: máy quay, printer: máy in, speaker: loa.',
      ],
      [
        'M2',
        'This tablet is easy to carry: it is thin and ___.',
        'lightweight|heavy|expensive|old-fashioned',
        'Dễ mang: lightweight (nhẹ). heavy (nặng) thì ngược lại; expensive: đắt, old-fashioned: lỗi thời không nói đến việc mang.',
      ],
      [
        'M2',
        'The ___ of the phone is 13 centimetres high and shows very clear pictures.',
        'screen|battery|charger|camera',
        'Hiện hình ảnh: screen (màn hình). battery: pin, charger: bộ sạc, camera: máy ảnh.',
      ],
      [
        'M3',
        'You can ___ data from your phone to the computer with this cable.',
        'transfer|transform|translate|transport',
        'transfer data: chuyển dữ liệu. transform: biến đổi, translate: dịch, transport: vận chuyển (hàng, người).',
      ],
    ],
    grammar: [
      [
        'EG-14',
        'M2',
        'The shop assistant suggested ___ a cheaper model.',
        'buying|to buy|buy|bought',
        'suggest + V-ing: buying. to buy, buy, bought không đứng ngay sau suggested.',
      ],
      [
        'unit',
        'M2',
        'My brother recommended that I ___ a new battery.',
        'should get|got to|getting|will got',
        'recommend that + S + should V: should get. got to, getting, will got sai cấu trúc.',
      ],
      [
        'EG-28',
        'M3',
        'The engineer advised us ___ the laptop on during a storm.',
        'not to leave|to not leaving|don’t leave|not leaving',
        'advise somebody (not) to V: not to leave. to not leaving, don’t leave, not leaving sai cấu trúc.',
      ],
    ],
    forms: [
      [
        'M2',
        'Read the ___ carefully before you switch on your new device.',
        'INSTRUCT',
        'instructions',
        'Sau the, là tân ngữ của Read nên cần danh từ: instructions (hướng dẫn).',
      ],
    ],
    rewrites: [
      [
        'EG-14',
        'M3',
        '“Why don’t we buy Mum a new phone?” said Nam.\nNam suggested ___ Mum a new phone.',
        'buying',
        'Why don’t we …? tường thuật bằng suggest + V-ing.',
      ],
    ],
  }),
  // Career choices
  ...unit(9, 12, {
    words: [
      [
        'M1',
        'My aunt is a ___: with a pair of scissors she makes everybody look better.',
        'hairdresser|receptionist|mechanic|cashier',
        'Cắt, tạo kiểu tóc: hairdresser (thợ làm tóc). receptionist: lễ tân, mechanic: thợ máy, cashier: thu ngân.',
      ],
      [
        'M1',
        'My cousin wants to become a ___, because she loves repairing cars.',
        'mechanic|surgeon|garment worker|bartender',
        'Sửa ô tô: mechanic (thợ máy). surgeon: bác sĩ phẫu thuật, garment worker: công nhân may, bartender: người pha chế.',
      ],
      [
        'M2',
        'A ___ school teaches skills for a job, for example cooking or sewing.',
        'vocational|demanding|formal|primary',
        'Dạy nghề: vocational school. demanding: đòi hỏi cao, formal: chính quy, primary: tiểu học.',
      ],
      [
        'M2',
        'Nursing is a ___ job: you are tired, but you know that you have helped people.',
        'rewarding|repetitive|dangerous|boring',
        'Biết mình đã giúp người: rewarding (đáng làm). repetitive: lặp lại, dangerous: nguy hiểm, boring: chán không hợp vế sau.',
      ],
      [
        'M3',
        'She earns her ___ by making clothes for dolls.',
        'living|life|alive|lifestyle',
        'earn one’s living: kiếm sống. life: cuộc sống, alive: còn sống; lifestyle: lối sống không hợp.',
      ],
    ],
    grammar: [
      [
        'EG-24',
        'M1',
        '___ the job is well paid, he does not enjoy it.',
        'Although|Because|So that|In spite of',
        'Hai ý trái nhau, theo sau là mệnh đề: Although. Because: vì, So that: để, In spite of + danh từ.',
      ],
      [
        'EG-24',
        'M2',
        'He spoke ___ quickly that nobody understood his talk about careers.',
        'so|such|too|very',
        'so + trạng từ + that: so. such + danh từ, too … to, very không đi với that.',
      ],
      [
        'EG-24',
        'M2',
        'She chose a job near home ___ she wanted to look after her parents.',
        'because|although|so|because of',
        'Lí do + mệnh đề: because. although: mặc dù, so: vì vậy, because of + danh từ.',
      ],
    ],
    forms: [
      [
        'M2',
        'The ___ for the job of receptionist must speak good English.',
        'APPLY',
        'applicants',
        'Người nộp đơn (must speak): danh từ applicants.',
      ],
    ],
    rewrites: [
      [
        'EG-24',
        'M3',
        'Although her pay was low, she loved teaching.\nDespite ___, she loved teaching.',
        'her low pay/low pay/the low pay',
        'Despite + cụm danh từ: her low pay.',
      ],
    ],
  }),
];
