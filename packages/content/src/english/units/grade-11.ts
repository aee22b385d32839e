/** Words and grammar of grade 11 by unit. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from './kit.ts';

export const unitsOf11 = (): SeedQuestion[] => [
  // A long and healthy life
  ...unit(11, 1, {
    words: [
      [
        'M1',
        'You should eat a ___ diet, with fish, vegetables, fruit and not too much meat.',
        'balanced|vegetarian|liquid|salty',
        'balanced diet: chế độ ăn cân bằng, đủ các loại. vegetarian: ăn chay (không có cá, thịt), liquid: lỏng, salty: mặn trái với thực đơn này.',
      ],
      [
        'M1',
        'Doing press-ups makes your ___ stronger.',
        'muscles|nerves|teeth|eyes',
        'Chống đẩy làm muscles (cơ bắp) khoẻ. nerves: dây thần kinh, teeth: răng, eyes: mắt không khoẻ lên nhờ bài tập này.',
      ],
      [
        'M2',
        'The average life ___ in Viet Nam is now over seventy years.',
        'expectancy|experience|insurance|cycle',
        'life expectancy: tuổi thọ. life experience: kinh nghiệm sống, insurance: bảo hiểm, life cycle: vòng đời không tính trung bình bằng năm như vậy.',
      ],
      [
        'M2',
        'Tuberculosis is caused by ___, so it can be treated with antibiotics.',
        'bacteria|viruses|vitamins|minerals',
        'Thuốc kháng sinh trị bacteria (vi khuẩn), nguyên nhân bệnh lao. viruses không trị bằng kháng sinh; vitamins, minerals không gây bệnh.',
      ],
      [
        'M3',
        'After a month in bed, he needs time to get back ___ shape.',
        'into|on|at|over',
        'get into shape: lấy lại vóc dáng, thể lực. on, at, over không đi với shape.',
      ],
    ],
    grammar: [
      [
        'EG-15',
        'M1',
        'My grandfather ___ smoking ten years ago.',
        'gave up|has given up|gives up|was given up',
        'ten years ago: quá khứ đơn gave up. has given up không đi với ago; gives up là hiện tại; was given up là bị động.',
      ],
      [
        'EG-15',
        'M2',
        'I ___ well since I started to go to bed before eleven.',
        'have slept|slept|sleep|was sleeping',
        'since + mốc quá khứ: hiện tại hoàn thành have slept. slept, was sleeping là quá khứ; sleep là hiện tại đơn.',
      ],
      [
        'EG-15',
        'M2',
        'How many times ___ a doctor last year?',
        'did you see|have you seen|do you see|were you seeing',
        'last year: quá khứ đơn did you see. have you seen không đi với last year; do you see, were you seeing không hợp.',
      ],
    ],
    forms: [
      [
        'M2',
        'Regular exercise improves both physical ___ and sleep.',
        'FIT',
        'fitness',
        'Sau tính từ physical cần danh từ: fitness (thể lực).',
      ],
    ],
    rewrites: [
      [
        'EG-15',
        'M3',
        'The last time I ate fast food was in March.\nI ___ fast food since March.',
        'haven’t eaten/have not eaten/haven’t had/have not had',
        'The last time … was = have not + phân từ + since.',
      ],
    ],
  }),
  // The generation gap
  ...unit(11, 2, {
    words: [
      [
        'M1',
        'My grandparents hold ___ views: they believe that children should never argue.',
        'traditional|digital|open-minded|curious',
        'Trẻ không được cãi: traditional views (quan điểm truyền thống). digital: số, open-minded: cởi mở, curious: tò mò.',
      ],
      [
        'M1',
        'Many ___ happen because parents and children do not listen to each other.',
        'conflicts|celebrations|compliments|agreements',
        'Không nghe nhau thì sinh conflicts (xung đột). celebrations: lễ mừng, compliments: lời khen, agreements: sự nhất trí không do đó mà có.',
      ],
      [
        'M2',
        'We share the same values but have different ___ on clothes and music.',
        'opinions|influences|methods|features',
        'have opinions on: có ý kiến về. influences: ảnh hưởng, methods: phương pháp, features: đặc điểm không phải điều suy nghĩ về quần áo, nhạc.',
      ],
      [
        'M2',
        'People born at about the same time form a ___.',
        'generation|relationship|nationality|community',
        'Sinh gần cùng thời: generation (thế hệ). relationship: mối quan hệ, nationality: quốc tịch, community: cộng đồng (cùng nơi ở hay sở thích).',
      ],
      [
        'M3',
        'Mum and I rarely see ___ to eye about my hair.',
        'eye|face|hand|mind',
        'see eye to eye: đồng ý với nhau. face, hand, mind không đi trong thành ngữ này.',
      ],
    ],
    grammar: [
      [
        'EG-12',
        'M1',
        'In this library, you ___ be silent. It is the rule.',
        'must|might|could|would',
        'Quy định bắt buộc: must. might, could: có thể, would không chỉ quy định.',
      ],
      [
        'EG-12',
        'M2',
        'You ___ bring food to the party: Grandma has cooked for everybody.',
        'don’t have to|mustn’t|shouldn’t have|can’t have',
        'Không cần thiết: don’t have to. mustn’t: cấm; shouldn’t have, can’t have cần phân từ phía sau.',
      ],
      [
        'EG-12',
        'M2',
        'You look tired. I think you ___ stay up so late.',
        'shouldn’t|don’t have to|mustn’t to|needn’t to',
        'Lời khuyên: shouldn’t. don’t have to: không cần; mustn’t to, needn’t to sai cấu trúc.',
      ],
    ],
    forms: [
      [
        'M2',
        'Young people need ___ to find out what they are good at.',
        'FREE',
        'freedom',
        'Sau need cần danh từ: freedom (tự do).',
      ],
    ],
    errors: [
      [
        'EG-12',
        'M2',
        'My parents [think] that I [*haven’t to] use [my phone] [during] dinner.',
        'should not',
        'have to phủ định là don’t have to (không cần); lời khuyên, quy định ở đây: should not use.',
      ],
    ],
  }),
  // Cities of the future
  ...unit(11, 3, {
    words: [
      [
        'M1',
        'City ___ are trying to solve the problem of traffic jams.',
        'authorities|pedestrians|commuters|tourists',
        'city authorities: chính quyền thành phố, có quyền giải quyết. pedestrians: người đi bộ, commuters: người đi làm xa, tourists: khách du lịch.',
      ],
      [
        'M1',
        'On a farm inside a ___ building, vegetables grow on twenty floors.',
        'high-rise|old-fashioned|high-speed|high-heeled',
        'Hai mươi tầng: high-rise (cao tầng). high-speed: tốc độ cao, high-heeled: gót cao, old-fashioned: lỗi thời.',
      ],
      [
        'M2',
        'Cars are not allowed in a ___ zone, so people there can walk safely.',
        'pedestrian|passenger|commercial|residential',
        'Cấm ô tô, chỉ đi bộ: pedestrian zone. passenger: hành khách, commercial: thương mại, residential: dân cư.',
      ],
      [
        'M2',
        'The roofs in the new quarter collect rainwater, which makes the city more ___.',
        'sustainable|vulnerable|traditional|crowded',
        'Tận dụng nước mưa: sustainable (bền vững). vulnerable: dễ bị tổn thương, traditional: truyền thống, crowded: đông.',
      ],
      [
        'M3',
        'The mayor must ___ with the lack of green space before it is too late.',
        'deal|handle|face|treat',
        'deal with: giải quyết. handle, face không có with; treat with không hợp với lack.',
      ],
    ],
    grammar: [
      [
        'EG-34',
        'M2',
        'The air in this city ___ cleaner than it did last year.',
        'smells|is smelling|smells like|smelling',
        'Động từ nối smell + tính từ, không dùng tiếp diễn: smells. smells like + danh từ; smelling thiếu trợ động từ.',
      ],
      [
        'EG-34',
        'M2',
        'The new bridge looks ___ at night.',
        'beautiful|beautifully|beauty|like beautiful',
        'look (trông) + tính từ: beautiful. beautifully trạng từ, beauty danh từ, like + danh từ.',
      ],
      [
        'EG-01',
        'M3',
        'Please be quiet: the architect ___ about her new design.',
        'is thinking|thinks|has been thought|thought her',
        'Việc đang diễn ra (be quiet), think: suy nghĩ là hành động nên dùng tiếp diễn: is thinking. thinks nói về thói quen, has been thought là bị động, thought her sai tân ngữ.',
      ],
    ],
    forms: [
      [
        'M2',
        'Electric buses are more ___ friendly than diesel ones.',
        'ENVIRONMENT',
        'environmentally',
        'Bổ nghĩa cho tính từ friendly cần trạng từ: environmentally.',
      ],
    ],
    errors: [
      [
        'EG-34',
        'M2',
        'The plan of the [smart city] [sounds] [*interestingly], but it will [cost] too much.',
        'interesting',
        'Sau động từ nối sound dùng tính từ: interesting.',
      ],
    ],
  }),
  // ASEAN and Viet Nam
  ...unit(11, 4, {
    words: [
      [
        'M1',
        'The ASEAN ___ is “One Vision, One Identity, One Community”.',
        'motto|charter|emblem|anthem',
        'Câu khẩu hiệu: motto. charter: hiến chương; emblem: biểu tượng; anthem: bài hát chính thức không phải một câu như vậy.',
      ],
      [
        'M1',
        'Viet Nam ___ ASEAN in July 1995.',
        'joined|took part|participated|belonged',
        'join + tổ chức: joined. took part, participated cần in; belonged cần to.',
      ],
      [
        'M2',
        'Young people can apply for a place on the cultural ___ programme between the two countries.',
        'exchange|identity|heritage|festival',
        'cultural exchange: giao lưu văn hoá giữa hai nước. identity: bản sắc, heritage: di sản, festival: lễ hội không đi với programme between the two countries.',
      ],
      [
        'M2',
        'The ___ of the conference is to help countries to work together against floods.',
        'aim|topic|result|venue',
        'aim … is to: mục đích là để. topic: chủ đề, result: kết quả, venue: địa điểm không đi với is to help.',
      ],
      [
        'M3',
        'The ten delegates ___ their countries at the youth forum.',
        'represented|governed|defended|replaced',
        'represent a country: đại diện cho đất nước. govern: cai trị, defend: bảo vệ, replace: thay thế không phải việc của đại biểu trẻ.',
      ],
    ],
    grammar: [
      [
        'EG-14',
        'M1',
        '___ part in international projects helps students to improve their English.',
        'Taking|Take|Taken|Takes',
        'Danh động từ làm chủ ngữ: Taking. Take, Takes là động từ chia; Taken là phân từ.',
      ],
      [
        'EG-14',
        'M2',
        'We are looking forward to ___ students from Laos.',
        'welcoming|welcome|be welcomed|welcomed',
        'look forward to + V-ing: welcoming. welcome, be welcomed, welcomed không đứng sau to ở đây.',
      ],
      [
        'EG-14',
        'M2',
        'I am proud of ___ to speak at the youth conference.',
        'being chosen|choosing|be chosen|having chose',
        'of + V-ing bị động (được chọn): being chosen. choosing là chủ động; be chosen, having chose sai dạng.',
      ],
    ],
    forms: [
      [
        'M2',
        'Good ___ between neighbouring countries is important in a storm.',
        'COOPERATE',
        'cooperation',
        'Sau tính từ Good cần danh từ: cooperation (hợp tác).',
      ],
    ],
    rewrites: [
      [
        'EG-14',
        'M3',
        'It is not easy to learn about ten cultures in a week.\n___ about ten cultures in a week is not easy.',
        'Learning',
        'Danh động từ làm chủ ngữ: Learning.',
      ],
    ],
  }),
  // Global warming
  ...unit(11, 5, {
    words: [
      [
        'M1',
        'Burning ___ fuels such as coal releases greenhouse gases.',
        'fossil|renewable|alternative|clean',
        'fossil fuels: nhiên liệu hoá thạch (than). renewable: tái tạo, alternative: thay thế, clean: sạch không đúng với than.',
      ],
      [
        'M1',
        'Greenhouse gases ___ heat close to the Earth.',
        'trap|measure|remove|lose',
        'Khí nhà kính trap (giữ lại) nhiệt. measure: đo, remove: bỏ đi, lose: mất không làm Trái Đất nóng lên.',
      ],
      [
        'M2',
        'Rising sea levels will have serious ___ for people on the coast.',
        'consequences|solutions|causes|origins',
        'have consequences: gây hậu quả. solutions: giải pháp, causes: nguyên nhân, origins: nguồn gốc không phải điều xảy ra sau.',
      ],
      [
        'M2',
        'Cows and wet rice fields produce ___, a gas that warms the Earth.',
        'methane|oxygen|sunlight|petrol',
        'Khí từ bò và ruộng lúa: methane. oxygen không làm Trái Đất ấm lên; sunlight: ánh nắng, petrol: xăng không phải khí.',
      ],
      [
        'M3',
        'Farmers cut ___ part of the forest to grow coffee.',
        'down|in|out|back',
        'cut down: chặt. cut in: ngắt lời, cut out: cắt ra (hình), cut back: tỉa, giảm không hợp với part of the forest.',
      ],
    ],
    grammar: [
      [
        'EG-28',
        'M2',
        '___ along the coast, the villagers worry about every storm.',
        'Living|Lived|To be lived|Live',
        'Rút gọn chủ động (họ sống): Living. Lived là bị động, To be lived, Live sai.',
      ],
      [
        'EG-28',
        'M2',
        '___ by the heat, the rice did not grow well last year.',
        'Damaged|Damaging|To damage|Having damaged',
        'Lúa bị hại (bị động): Damaged. Damaging, Having damaged là chủ động; To damage chỉ mục đích.',
      ],
      [
        'EG-28',
        'M3',
        '___ what would happen to the island, the girl wrote to the president.',
        'Knowing|Known|Knew|To be known',
        'Cô bé biết (chủ động): Knowing. Known, To be known là bị động; Knew không rút gọn mệnh đề.',
      ],
    ],
    forms: [
      [
        'M2',
        'The rise in temperature is ___ from one part of the world to another.',
        'DIFFER',
        'different',
        'is + tính từ + from: different.',
      ],
    ],
    rewrites: [
      [
        'EG-28',
        'M3',
        'Because he felt worried about the climate, Huy stopped using plastic bags.\n___ worried about the climate, Huy stopped using plastic bags.',
        'Feeling/Being',
        'Cùng chủ ngữ, chủ động: rút gọn bằng V-ing.',
      ],
    ],
  }),
  // Preserving our heritage
  ...unit(11, 6, {
    words: [
      [
        'M1',
        'Ha Long Bay has been on UNESCO’s list of World Heritage ___ since 1994.',
        'Sites|Sights|Places|Spots',
        'World Heritage Site: Di sản Thế giới (tên riêng). Sights: cảnh đẹp, Places: nơi, Spots: địa điểm không dùng trong tên này.',
      ],
      [
        'M1',
        'Ca Tru is a form of ___ singing that UNESCO wants to safeguard.',
        'folk|pop|church|school',
        'folk singing: hát dân gian. pop: nhạc pop, church: nhà thờ, school: trường học không phải ca trù.',
      ],
      [
        'M2',
        'The imperial ___ of Thang Long stands in the middle of Ha Noi.',
        'citadel|harbour|family|crown',
        'imperial citadel: hoàng thành. harbour: cảng, crown: vương miện, family: gia đình (hoàng tộc) không phải công trình ở giữa Hà Nội.',
      ],
      [
        'M2',
        'Visitors pay a ___ of thirty thousand dong to see the old house.',
        'fee|fare|fine|debt',
        'fee: phí vào cửa. fare: tiền tàu xe, fine: tiền phạt, debt: món nợ.',
      ],
      [
        'M3',
        'Social media can help to promote our heritage, as one short video may ___ thousands of young people.',
        'reach|arrive|come|gather',
        'reach + tân ngữ: tiếp cận. arrive, come không có tân ngữ; gather: tụ tập, hái không hợp.',
      ],
    ],
    grammar: [
      [
        'EG-28',
        'M1',
        'We visited the museum ___ more about the Cham culture.',
        'to learn|learn|for learn|learned',
        'Chỉ mục đích: to learn. learn, for learn, learned sai cấu trúc.',
      ],
      [
        'EG-36',
        'M2',
        'Hue was the first city in Viet Nam ___ to the World Heritage List.',
        'to be added|to add|adding|be added',
        'the first … + to V, bị động: to be added. to add, adding là chủ động; be added thiếu to.',
      ],
      [
        'EG-28',
        'M3',
        'The old songs are not easy ___, but the children try hard.',
        'to learn|to be learning|learn|for learning',
        'easy + to V: to learn. to be learning, learn, for learning sai cấu trúc.',
      ],
    ],
    forms: [
      [
        'M2',
        'The ___ of old buildings is the job of experts.',
        'PRESERVE',
        'preservation',
        'Sau The, trước of cần danh từ: preservation (bảo tồn).',
      ],
    ],
    errors: [
      [
        'EG-28',
        'M3',
        'The city [needs] more money [*restoring] the [ancient] gates and [walls].',
        'to restore',
        'Chỉ mục đích: to restore.',
      ],
    ],
  }),
  // Education options for school-leavers
  ...unit(11, 7, {
    words: [
      [
        'M1',
        '___ schools train people for jobs such as electrician or cook.',
        'Vocational|Academic|Nursery|Elementary',
        'Vocational: dạy nghề. Academic: hàn lâm, Nursery: mẫu giáo, Elementary: tiểu học.',
      ],
      [
        'M1',
        'An ___ learns a trade by working for a skilled person.',
        'apprentice|instructor|employer|applicant',
        'apprentice: người học nghề. instructor: người dạy, employer: chủ, applicant: người xin việc không học nghề như vậy.',
      ],
      [
        'M2',
        'Students who leave university with a ___ may find a better-paid job.',
        'degree|scholarship|hobby|debt',
        'degree: bằng cấp, giúp có việc lương cao. scholarship: học bổng, hobby: sở thích, debt: khoản nợ không phải bằng.',
      ],
      [
        'M2',
        'She did not go to university at once; she took a ___ year and worked on a farm.',
        'gap|leap|light|school',
        'gap year: năm nghỉ trước khi học tiếp. leap year: năm nhuận, light year: năm ánh sáng, school year: năm học.',
      ],
      [
        'M3',
        'I would like to ___ a career in nursing after I leave school.',
        'pursue|catch|accompany|hunt',
        'pursue a career: theo nghề. catch: bắt, accompany: đi cùng, hunt: săn không đi với career.',
      ],
    ],
    grammar: [
      [
        'EG-31',
        'M2',
        '___ his course, Nam opened his own repair shop.',
        'Having finished|Finished|Having been finished|To have finished',
        'Việc xảy ra trước, chủ động: Having finished. Finished, Having been finished là bị động; To have finished không hợp.',
      ],
      [
        'EG-31',
        'M2',
        'She regrets not ___ harder at school.',
        'having studied|have studied|to studying|had studied',
        'regret + danh động từ hoàn thành: having studied. have studied, to studying, had studied sai cấu trúc.',
      ],
      [
        'EG-31',
        'M3',
        'The student was praised for ___ the old man across the flooded road.',
        'having helped|have helped|being helped|to help',
        'for + V-ing, việc đã làm: having helped. have helped, to help không đứng sau for; being helped là bị động.',
      ],
    ],
    forms: [
      [
        'M2',
        'To enter this college, you need good school ___.',
        'QUALIFY',
        'qualifications',
        'Sau tính từ good school cần danh từ số nhiều: qualifications (bằng cấp).',
      ],
    ],
    rewrites: [
      [
        'EG-31',
        'M3',
        'After she had left school, Hoa trained as a cook.\nHaving ___, Hoa trained as a cook.',
        'left school/finished school/left her school',
        'Phân từ hoàn thành: Having left school.',
      ],
    ],
  }),
  // Becoming independent
  ...unit(11, 8, {
    words: [
      [
        'M1',
        'When you live alone, you have to ___ your money carefully.',
        'manage|waste|print|borrow',
        'manage money: quản lí tiền. waste: lãng phí, borrow: vay, print: in không đi với carefully để sống tự lập.',
      ],
      [
        'M1',
        'She is a ___ person: she never changes what she has promised to do.',
        'responsible|doubtful|careless|childish',
        'Giữ lời: responsible (có trách nhiệm). doubtful: nghi ngờ, careless: bất cẩn, childish: trẻ con.',
      ],
      [
        'M2',
        'Learning basic life ___ such as cooking and washing clothes makes you independent.',
        'skills|stages|choices|habits',
        'life skills: kĩ năng sống, học được qua nấu ăn, giặt giũ. stages: giai đoạn, choices: lựa chọn, habits: thói quen không phải điều “học” để tự lập.',
      ],
      [
        'M2',
        'His parents ___ him, so they let him travel to Da Lat alone.',
        'trust|true|truth|truly',
        'Cần động từ: trust (tin tưởng). true tính từ, truth danh từ, truly trạng từ.',
      ],
      [
        'M3',
        'I made a schedule for the term, but it is hard to stick ___ it.',
        'to|on|at|for',
        'stick to: bám theo. on, at, for không đi với stick ở nghĩa này.',
      ],
    ],
    grammar: [
      [
        'EG-30',
        'M2',
        '___ my grandmother who taught me to cook rice.',
        'It was|That is|This was|There was',
        'Câu chẻ: It was … who. This was, There was, That is không tạo câu chẻ.',
      ],
      [
        'EG-30',
        'M2',
        'It is in the holidays ___ I learn most about money.',
        'that|whose|which|what',
        'Câu chẻ nhấn mạnh trạng ngữ: that. whose, which, what không dùng khi nhấn mạnh trạng ngữ.',
      ],
      [
        'EG-30',
        'M3',
        'It was ___ that gave me my first job.',
        'the baker in our street|in our street the baker|to the baker|at the baker’s',
        'Câu chẻ nhấn mạnh chủ ngữ: cụm danh từ the baker in our street. in our street the baker sai trật tự; to the baker, at the baker’s không làm chủ ngữ.',
      ],
    ],
    forms: [
      [
        'M2',
        'Having a weekend job can give teenagers ___ in themselves.',
        'CONFIDENT',
        'confidence',
        'Sau give somebody cần danh từ: confidence (sự tự tin).',
      ],
    ],
    rewrites: [
      [
        'EG-30',
        'M3',
        'My brother fixed the bike, not me.\nIt was ___ fixed the bike, not me.',
        'my brother who/my brother that',
        'Câu chẻ: It was + người + who (that).',
      ],
    ],
  }),
  // Social issues
  ...unit(11, 9, {
    words: [
      [
        'M1',
        '___ pressure is when friends make you do something that you do not want to do.',
        'Peer|Parental|Blood|Time',
        'peer pressure: áp lực bạn bè. parental: của cha mẹ, blood pressure: huyết áp, time pressure: áp lực thời gian.',
      ],
      [
        'M1',
        'Sending somebody nasty messages on the Internet is ___.',
        'cyberbullying|cycling|advertising|networking',
        'Nhắn tin ác ý trên mạng: cyberbullying. cycling: đạp xe, advertising: quảng cáo, networking: kết nối.',
      ],
      [
        'M2',
        'Many families in this area live below the ___ line and cannot pay for school books.',
        'poverty|border|finish|safety',
        'the poverty line: chuẩn nghèo. border: biên giới, finish: đích, safety: an toàn không nói về việc thiếu tiền.',
      ],
      [
        'M2',
        'The students ran a ___ to stop body shaming at their school.',
        'campaign|survey|business|factory',
        'run a campaign: tổ chức chiến dịch. survey: khảo sát để hỏi ý kiến; business: việc kinh doanh, factory: nhà máy không nhằm chấm dứt chê bai.',
      ],
      [
        'M3',
        'We must stand ___ to bullies and support those who suffer.',
        'up|out|by|in',
        'stand up to: đương đầu với. stand out: nổi bật, stand by: ủng hộ, stand in: thay thế không đi với to như vậy.',
      ],
    ],
    grammar: [
      [
        'EG-13',
        'M1',
        'Bullying hurts people. ___, everybody should report it.',
        'Therefore|However|Nevertheless|Otherwise',
        'Kết quả: Therefore. However, Nevertheless: tuy nhiên; Otherwise: nếu không thì.',
      ],
      [
        'EG-13',
        'M2',
        'He has many friends online. ___, he often feels lonely.',
        'However|Moreover|As a result|For example',
        'Hai ý trái nhau: However. Moreover: hơn nữa, As a result: kết quả là, For example: ví dụ.',
      ],
      [
        'EG-24',
        'M2',
        'The meeting took place ___ the bad weather.',
        'in spite of|although|because|despite of',
        'Sau đó là danh từ, ý trái nhau: in spite of. although, because + mệnh đề; despite không có of.',
      ],
    ],
    forms: [
      [
        'M2',
        'Drinking and driving is a ___ offence, and the driver can go to prison.',
        'CRIME',
        'criminal',
        'Trước danh từ offence cần tính từ: criminal (hình sự).',
      ],
    ],
    errors: [
      [
        'EG-24',
        'M2',
        '[*Despite of] the [noise], the speaker [went on] [talking] about crime.',
        'Despite',
        'despite không đi với of: Despite the noise (In spite of the noise).',
      ],
    ],
  }),
  // The ecosystem
  ...unit(11, 10, {
    words: [
      [
        'M1',
        'All the living things in a place and the way they affect each other are an ___.',
        'ecosystem|organism|atmosphere|extinction',
        'ecosystem: hệ sinh thái. organism: một sinh vật, atmosphere: khí quyển, extinction: sự tuyệt chủng.',
      ],
      [
        'M1',
        'Cuc Phuong is the oldest ___ park in Viet Nam.',
        'national|nation|nationality|nationally',
        'Trước danh từ park cần tính từ: national. nation, nationality là danh từ; nationally là trạng từ.',
      ],
      [
        'M2',
        'Snails eat plants, birds eat snails: this is part of a food ___.',
        'chain|label|store|court',
        'food chain: chuỗi thức ăn. food label: nhãn, food store: cửa hàng, food court: khu ăn uống không phải quan hệ ăn nhau.',
      ],
      [
        'M2',
        'A tropical forest has great ___: thousands of kinds of plants and animals live there.',
        'biodiversity|population|agriculture|scenery',
        'Hàng nghìn loài: biodiversity (đa dạng sinh học). population: dân số, agriculture: nông nghiệp, scenery: phong cảnh.',
      ],
      [
        'M3',
        'If we lose the bees, some plants may die ___.',
        'out|on|in|over',
        'die out: tuyệt chủng. on, in, over không đi với die ở nghĩa này.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M2',
        'We have bought a ___, so nobody has to clean the plates by hand after dinner.',
        'dishwasher|washing dish|dishes washer|wash-dish',
        'Danh từ ghép chỉ máy: danh từ số ít + V-er, dishwasher (máy rửa bát). dishes washer dùng số nhiều, washing dish và wash-dish sai cấu tạo.',
      ],
      [
        'unit',
        'M2',
        'The ___ in this lake has fallen by a metre.',
        'water level|level water|waters level|water’s levels',
        'Danh từ ghép: water level (mực nước). level water sai trật tự; waters level sai dạng; water’s levels số nhiều không hợp với has.',
      ],
      [
        'unit',
        'M2',
        'Climate change is a danger to the ___ of the bay.',
        'sea turtles|turtles sea|sea’s turtle|sea turtle’s',
        'Danh từ ghép số nhiều: sea turtles (rùa biển). turtles sea sai trật tự; sea’s turtle, sea turtle’s dùng sở hữu cách sai.',
      ],
    ],
    forms: [
      [
        'M2',
        'Mangroves protect the coast and are of great ___ to fishing families.',
        'IMPORTANT',
        'importance',
        'be of + danh từ: of great importance (rất quan trọng).',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'Many people who love birds come to this lake in winter.\nMany bird ___ come to this lake in winter.',
        'lovers',
        'Danh từ ghép: bird lovers (người yêu chim) = people who love birds.',
      ],
    ],
  }),
];
