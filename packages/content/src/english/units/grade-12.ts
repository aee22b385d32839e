/** Words and grammar of grade 12 by unit. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from './kit.ts';

export const unitsOf12 = (): SeedQuestion[] => [
  // Life stories we admire
  ...unit(12, 1, {
    words: [
      [
        'M1',
        'A book in which people tell the story of their own life is an ___.',
        'autobiography|autograph|encyclopaedia|announcement',
        'Tự kể đời mình: autobiography (tự truyện). autograph: chữ kí, encyclopaedia: bách khoa thư, announcement: thông báo.',
      ],
      [
        'M1',
        'General Vo Nguyen Giap is a national ___ of Viet Nam.',
        'hero|victim|rival|coward',
        'Đại tướng Võ Nguyên Giáp là hero (anh hùng). victim: nạn nhân, rival: đối thủ, coward: kẻ hèn nhát.',
      ],
      [
        'M2',
        'She ___ of school early in order to work, but later took evening classes.',
        'dropped out|carried out|held out|broke out',
        'dropped out of school: bỏ học giữa chừng. carried out: thực hiện, held out: cầm cự, broke out: bùng nổ không hợp với school.',
      ],
      [
        'M2',
        'His ___ to the study of rice helped millions of farmers.',
        'devotion|objection|resistance|obstacle',
        'devotion to: sự tận tuỵ với. objection: phản đối, resistance: chống lại, obstacle: trở ngại (đều đi với to) thì không giúp ai.',
      ],
      [
        'M3',
        'Dang Thuy Tram’s diary, which tells of her work as a doctor in the war, has ___ many young readers.',
        'inspired|offended|defeated|employed',
        'inspire: truyền cảm hứng. offend: xúc phạm, defeat: đánh bại, employ: thuê không hợp với cuốn nhật kí.',
      ],
    ],
    grammar: [
      [
        'EG-16',
        'M1',
        'He ___ at a post office when he wrote his first novel.',
        'was working|has worked|works|had been worked',
        'Việc đang diễn ra trong quá khứ: was working. has worked, works là hiện tại; had been worked là bị động.',
      ],
      [
        'EG-16',
        'M2',
        'While the other children were playing, she ___ in a corner and read.',
        'sat|was sit|has sat|sits',
        'Nối với read (quá khứ): sat. was sit sai dạng; has sat, sits là hiện tại.',
      ],
      [
        'EG-08',
        'M2',
        'Queen Victoria ___ for more than sixty years and died in 1901.',
        'ruled|has ruled|was ruled|rules',
        'Việc đã kết thúc trong quá khứ: ruled. has ruled còn đến nay; was ruled là bị động; rules là hiện tại.',
      ],
    ],
    forms: [
      [
        'M2',
        'Her greatest ___ was the school that she built for blind children.',
        'ACHIEVE',
        'achievement',
        'Sau tính từ greatest cần danh từ: achievement (thành tựu).',
      ],
    ],
    errors: [
      [
        'EG-16',
        'M3',
        'The writer [*was living] in twelve [different] houses before he [settled] in Hue [in 1975].',
        'lived/had lived',
        'Việc đã hoàn tất nhiều lần trước một mốc: lived hoặc had lived, không dùng tiếp diễn.',
      ],
    ],
  }),
  // A multicultural world
  ...unit(12, 2, {
    words: [
      [
        'M1',
        'When she first lived abroad, she suffered from culture ___: everything felt strange.',
        'shock|surprise|show|trouble',
        'culture shock: sốc văn hoá. surprise, show, trouble không tạo thành cụm này với suffer from.',
      ],
      [
        'M1',
        'Sydney is a ___ city: people from more than two hundred countries live there.',
        'multicultural|agricultural|deserted|rural',
        'Người từ hai trăm nước: multicultural (đa văn hoá). agricultural: nông nghiệp, deserted: hoang vắng, rural: nông thôn không tả Sydney.',
      ],
      [
        'M2',
        'They keep their ___ identity by speaking their language at home.',
        'cultural|culturally|culture’s|cultured',
        'Trước identity cần tính từ: cultural (thuộc văn hoá). culturally là trạng từ, culture’s thiếu mạo từ, cultured: có học thức.',
      ],
      [
        'M2',
        'Newcomers need time to ___ to the food and the climate.',
        'adapt|object|belong|apply',
        'adapt to: thích nghi với. object to: phản đối, belong to: thuộc về, apply to: nộp đơn vào không hợp với đồ ăn, khí hậu.',
      ],
      [
        'M3',
        'The festival brings together people from all ___ of life.',
        'walks|ways|paths|steps',
        'all walks of life: mọi tầng lớp. ways, paths, steps không đi trong cụm này.',
      ],
    ],
    grammar: [
      [
        'EG-29',
        'M1',
        'My aunt teaches at ___ university in Ha Noi. It was founded in 1956.',
        'a|an|the|(no article)',
        'Nhắc lần đầu, university đọc là /j/ nên dùng a. an trước âm nguyên âm; the khi đã biết; không thể bỏ mạo từ trước danh từ số ít.',
      ],
      [
        'EG-29',
        'M2',
        '___ Netherlands is known for its tulips.',
        'The|A|An|(no article)',
        'Tên nước dạng số nhiều có The: The Netherlands. A, An, (no article) không dùng ở đây.',
      ],
      [
        'EG-29',
        'M3',
        'In Malaysia, people often have rice for ___ breakfast.',
        '(no article)|the|a|an',
        'Trước tên bữa ăn nói chung không dùng mạo từ. the, a, an chỉ dùng khi bữa ăn được xác định hoặc có tính từ.',
      ],
    ],
    forms: [
      [
        'M2',
        'The ___ of languages in this city makes it exciting to live here.',
        'DIVERSE',
        'diversity',
        'Sau The, trước of cần danh từ: diversity (sự đa dạng).',
      ],
    ],
    errors: [
      [
        'EG-29',
        'M2',
        'My brother plays [*a] piano [very] well, and he [would like] to study [music].',
        'the',
        'play the + nhạc cụ: the piano.',
      ],
    ],
  }),
  // Green living
  ...unit(12, 3, {
    words: [
      [
        'M1',
        'Food waste can be turned into ___, which makes the soil richer.',
        'compost|concrete|petrol|plastic',
        'compost: phân ủ, làm đất tốt. concrete: bê tông, petrol: xăng, plastic: nhựa không làm đất tốt.',
      ],
      [
        'M1',
        'A glass bottle is reusable, but this plastic cup is ___.',
        'single-use|second-hand|old-fashioned|home-made',
        'Trái với dùng lại được: single-use (dùng một lần). second-hand: cũ, old-fashioned: lỗi thời, home-made: nhà làm.',
      ],
      [
        'M2',
        'The café gives a discount to customers who bring their own ___ for the coffee.',
        'container|ingredient|receipt|recipe',
        'container: đồ đựng. ingredient: nguyên liệu, receipt: biên lai, recipe: công thức không đựng được cà phê.',
      ],
      [
        'M2',
        'Rubbish in a ___ takes decades to disappear, and it pollutes the soil.',
        'landfill|laboratory|greenhouse|harbour',
        'landfill: bãi chôn rác. laboratory: phòng thí nghiệm, greenhouse: nhà kính, harbour: cảng không phải nơi chôn rác trong đất.',
      ],
      [
        'M3',
        'We must find ways to do ___ with plastic straws altogether.',
        'away|up|out|over',
        'do away with: bỏ hẳn. do up: sửa sang, do over: làm lại; do out không đi với with ở nghĩa này.',
      ],
    ],
    grammar: [
      [
        'EG-19',
        'M2',
        'The school banned plastic bottles, ___ reduced the rubbish by a third.',
        'which|that|it|what',
        'which thay cho cả mệnh đề trước. that không đứng sau dấu phẩy; it không nối mệnh đề; what không dùng như vậy.',
      ],
      [
        'unit',
        'M2',
        'I completely agree ___ you: we should buy fewer clothes.',
        'with|to|on|about',
        'agree with somebody: đồng ý với ai. agree to (đề nghị), agree on, agree about (vấn đề) không đi với người.',
      ],
      [
        'unit',
        'M2',
        'Whether we can go by train depends ___ the price.',
        'on|of|from|with',
        'depend on: phụ thuộc vào. of, from, with không đi với depend.',
      ],
    ],
    forms: [
      [
        'M2',
        'Solar lamps are ___ friendly and cost nothing to run.',
        'ENVIRONMENT',
        'environmentally',
        'Bổ nghĩa cho tính từ friendly cần trạng từ: environmentally.',
      ],
    ],
    rewrites: [
      [
        'EG-19',
        'M3',
        'He cycles to work. This keeps him fit.\nHe cycles to work, ___ keeps him fit.',
        'which',
        'This chỉ cả câu trước nên nối bằng which.',
      ],
    ],
  }),
  // Urbanisation
  ...unit(12, 4, {
    words: [
      [
        'M1',
        'Rapid urbanisation has led to a lack of ___ housing: many workers cannot pay the rent.',
        'affordable|acceptable|responsible|afforded',
        'Không trả nổi tiền thuê: affordable (vừa túi tiền). acceptable: chấp nhận được, afforded là phân từ, responsible: có trách nhiệm.',
      ],
      [
        'M1',
        'Between 2010 and 2020, the population of the town ___ from 40,000 to 80,000.',
        'doubled|reduced|remained|divided',
        'Từ 40.000 lên 80.000: doubled (gấp đôi). reduced: giảm, remained: giữ nguyên, divided: chia.',
      ],
      [
        'M2',
        'People who travel to work in the city every day are ___.',
        'commuters|employers|residents|refugees',
        'commuters: người đi làm xa hằng ngày. employers: chủ thuê lao động, residents: cư dân, refugees: người tị nạn.',
      ],
      [
        'M2',
        'Young people leave the village to ___ jobs in the factories near the city.',
        'seek|refuse|offer|quit',
        'seek jobs: tìm việc. refuse: từ chối, offer: đề nghị (việc cho người khác), quit: bỏ việc thì không cần rời làng.',
      ],
      [
        'M3',
        'The old buses can no longer cope ___ the number of passengers.',
        'with|to|against|for',
        'cope with: đối phó, đáp ứng. to, against, for không đi với cope.',
      ],
    ],
    grammar: [
      [
        'EG-15',
        'M1',
        'The city ___ a lot since I moved here.',
        'has changed|changed|changes|is changing',
        'since + mốc quá khứ: has changed. changed quá khứ đơn, changes, is changing không đi với since.',
      ],
      [
        'EG-09',
        'M2',
        'More and ___ families are moving to the suburbs.',
        'more|most|much|many',
        'more and more: càng ngày càng nhiều. most, much, many không tạo cụm này.',
      ],
      [
        'EG-15',
        'M3',
        'This is the most crowded bus I ___.',
        'have ever taken|had ever taken|am ever taking|ever take',
        'So sánh nhất + hiện tại hoàn thành: have ever taken. had ever taken đi với was; am ever taking, ever take không dùng với trải nghiệm.',
      ],
    ],
    forms: [
      [
        'M2',
        'The ___ of the town began when a railway station was opened.',
        'GROW',
        'growth',
        'Sau The, trước of cần danh từ: growth (sự phát triển).',
      ],
    ],
    rewrites: [
      [
        'EG-09',
        'M3',
        'As the city becomes larger, the air becomes worse.\nThe larger the city becomes, ___ the air becomes.',
        'the worse',
        'So sánh kép: The larger …, the worse ….',
      ],
    ],
  }),
  // The world of work
  ...unit(12, 5, {
    words: [
      [
        'M1',
        'The ___ for this job should have good computer skills and a driving licence.',
        'applicants|customers|colleagues|inventors',
        'applicants for a job: người xin việc. customers: khách hàng, colleagues: đồng nghiệp, inventors: nhà phát minh không đi với for this job.',
      ],
      [
        'M1',
        'He works ___, only at weekends, because he is still a student.',
        'part-time|full-time|overtime|on time',
        'Chỉ cuối tuần: part-time (bán thời gian). full-time: toàn thời gian, overtime: ngoài giờ, on time: đúng giờ.',
      ],
      [
        'M2',
        'A waiter in this restaurant earns a low wage, but guests often leave a good ___.',
        'tip|bill|fine|fee',
        'leave a tip: để lại tiền bo. bill: hoá đơn, fine: tiền phạt, fee: lệ phí không phải tiền khách thưởng.',
      ],
      [
        'M2',
        'Work on the machines is ___: one does the same thing a thousand times a day.',
        'repetitive|rewarding|varied|creative',
        'Làm một việc nghìn lần: repetitive (lặp đi lặp lại). rewarding: đáng làm, varied: đa dạng, creative: sáng tạo trái nghĩa.',
      ],
      [
        'M3',
        'Nurses in the hospital work in ___, so she is sometimes at work at night.',
        'shifts|changes|rows|laps',
        'work in shifts: làm ca. rows: hàng, laps: vòng chạy, changes: thay đổi không hợp.',
      ],
    ],
    grammar: [
      [
        'EG-13',
        'M1',
        'The salary is not high, ___ I enjoy working with the team.',
        'but|so|or|for',
        'Hai ý trái nhau: but. so: nên, or: hoặc, for: vì không hợp.',
      ],
      [
        'EG-24',
        'M2',
        '___ she had little experience, the company offered her the job.',
        'Even though|Because of|Despite|So that',
        'Mệnh đề, ý trái nhau: Even though. Because of, Despite + danh từ; So that: để.',
      ],
      [
        'EG-19',
        'M2',
        'The man ___ I work for started with one shop.',
        'whom|which|whose|what',
        'Chỉ người, tân ngữ của work for: whom. which chỉ vật, whose sở hữu, what không làm đại từ quan hệ.',
      ],
    ],
    forms: [
      [
        'M2',
        'Working as a tour guide can be stressful, but I find it very ___.',
        'REWARD',
        'rewarding',
        'find it + tính từ: rewarding (đáng làm).',
      ],
    ],
    rewrites: [
      [
        'EG-24',
        'M3',
        'He wanted to be on time, so he took a taxi.\nHe took a taxi so that he ___ on time.',
        'could be/would be/might be/could arrive/would arrive/might arrive/could get there/would get there',
        'so that + S + could/would + V: mục đích.',
      ],
    ],
  }),
  // Artificial intelligence
  ...unit(12, 6, {
    words: [
      [
        'M1',
        'A ___ is a computer program that answers customers’ questions in writing.',
        'chatbot|robot arm|keyboard|virus',
        'Trả lời bằng chữ: chatbot. robot arm: tay rô-bốt, keyboard: bàn phím, virus: vi-rút.',
      ],
      [
        'M1',
        'AI can ___ a large amount of data in a few seconds.',
        'analyse|interview|persuade|employ',
        'analyse data: phân tích dữ liệu. interview: phỏng vấn, persuade: thuyết phục, employ: thuê dùng với người.',
      ],
      [
        'M2',
        'The app uses facial ___ to check who you are.',
        'recognition|expression|treatment|surgery',
        'facial recognition: nhận diện khuôn mặt. facial expression: nét mặt, treatment: chăm sóc da, surgery: phẫu thuật không để kiểm tra là ai.',
      ],
      [
        'M2',
        'Some people fear that machines will make many workers ___.',
        'unemployed|employer|employed|unemployment',
        'make somebody + tính từ: unemployed (thất nghiệp). employed trái nghĩa; employer, unemployment là danh từ không hợp.',
      ],
      [
        'M3',
        'The program learns by ___ and error, as a child does.',
        'trial|test|effort|practice',
        'trial and error: thử và sai. test: bài kiểm tra, effort: nỗ lực, practice: luyện tập không đi với and error.',
      ],
    ],
    grammar: [
      [
        'EG-18',
        'M2',
        'I had my laptop ___ by an expert yesterday.',
        'repaired|repair|repairing|to repair',
        'have something + phân từ: repaired (nhờ sửa). repair, repairing, to repair không dùng ở cấu trúc này.',
      ],
      [
        'EG-18',
        'M2',
        'The teacher got the students ___ an essay without any help from AI.',
        'to write|write|wrote|written',
        'get somebody to V: to write. write đi với have, make; wrote, written sai.',
      ],
      [
        'EG-18',
        'M3',
        'We are having a smart door lock ___ next week.',
        'installed|install|installing|to be installing',
        'have something + phân từ: installed. install, installing, to be installing không dùng ở đây.',
      ],
    ],
    forms: [
      [
        'M2',
        'The robot can move ___, without anyone’s help.',
        'INDEPENDENT',
        'independently',
        'Bổ nghĩa cho động từ move cần trạng từ: independently.',
      ],
    ],
    rewrites: [
      [
        'EG-18',
        'M3',
        'A friend of mine designed my website for me.\nI had my website ___ by a friend of mine.',
        'designed',
        'have something done: had my website designed.',
      ],
    ],
  }),
  // The world of mass media
  ...unit(12, 7, {
    words: [
      [
        'M1',
        'Newspapers, radio and television are traditional ___ media.',
        'mass|huge|crowd|plenty',
        'mass media: truyền thông đại chúng. huge, crowd, plenty không tạo thành cụm này.',
      ],
      [
        'M1',
        'Before you share a report, check whether its source is ___.',
        'reliable|fashionable|popular|private',
        'reliable: đáng tin cậy. fashionable: hợp thời, popular: được ưa thích, private: riêng tư không bảo đảm là tin thật.',
      ],
      [
        'M2',
        'The ___ asked the minister difficult questions in front of the cameras.',
        'journalist|journal|journalism|publicity',
        'Người phỏng vấn: journalist (nhà báo). journal: tạp chí, journalism: nghề báo, publicity: sự quảng bá.',
      ],
      [
        'M2',
        'The news of the earthquake was ___ live on every channel.',
        'broadcast|forecast|downloaded|typed',
        'broadcast live: phát trực tiếp. forecast: dự báo, downloaded: tải về, typed: gõ.',
      ],
      [
        'M3',
        'Fake news spreads quickly because people pass it ___ without thinking.',
        'on|off|out|by',
        'pass on: truyền đi. pass off: giả mạo, pass out: ngất, pass by: đi qua.',
      ],
    ],
    grammar: [
      [
        'EG-24',
        'M2',
        'She reads the news ___ she were an actress on the stage.',
        'as if|so that|even if|in case',
        'as if + quá khứ: như thể. so that: để, even if: dù, in case: phòng khi không hợp.',
      ],
      [
        'EG-24',
        'M2',
        'It was ___ an interesting programme that I forgot to cook dinner.',
        'such|so|too|as',
        'such + an + tính từ + danh từ + that. so + tính từ; too … to; as … as.',
      ],
      [
        'EG-24',
        'M3',
        'He explained the story exactly ___ it had happened.',
        'as|what|such|than',
        'exactly as + mệnh đề: đúng như. what, such, than không dùng như vậy.',
      ],
    ],
    forms: [
      [
        'M2',
        '___ should not be longer than thirty seconds, viewers say.',
        'ADVERTISE',
        'advertisements',
        'Chủ ngữ cần danh từ số nhiều: advertisements (quảng cáo).',
      ],
    ],
    rewrites: [
      [
        'EG-24',
        'M3',
        'The report was so long that nobody read it.\nIt was ___ long report that nobody read it.',
        'such a',
        'so + tính từ that = such a + tính từ + danh từ + that.',
      ],
    ],
  }),
  // Wildlife conservation
  ...unit(12, 8, {
    words: [
      [
        'M1',
        'Animals that have lost their parents are brought up in a ___ centre.',
        'rescue|shopping|training|conference',
        'rescue centre: trung tâm cứu hộ. shopping: mua sắm, training: đào tạo, conference: hội nghị không nuôi thú.',
      ],
      [
        'M1',
        'Monkeys are ___, and so are humans.',
        'primates|predators|insects|birds',
        'primates: bộ linh trưởng, gồm khỉ và người. predators: thú săn mồi, insects: côn trùng, birds: chim.',
      ],
      [
        'M2',
        'The trade in rhino horn is ___, but it still goes on in secret.',
        'illegal|official|public|harmless',
        'in secret: lén lút, vì illegal (bất hợp pháp). official: chính thức, public: công khai thì ngược lại; harmless: vô hại không đúng.',
      ],
      [
        'M2',
        'The park was created to ___ the last elephants of the region.',
        'conserve|advertise|train|hunt',
        'conserve: bảo tồn. advertise: quảng cáo, train: huấn luyện, hunt: săn không phải mục đích của công viên.',
      ],
      [
        'M3',
        'These birds are ___ the verge of extinction: only forty are left.',
        'on|at|in|by',
        'on the verge of: bên bờ vực. at, in, by không đi với the verge of.',
      ],
    ],
    grammar: [
      [
        'EG-17',
        'M2',
        'You may take photos ___ you do not use a flash.',
        'provided that|unless|in spite of|so as',
        'Miễn là: provided that. unless: trừ khi (hai phủ định), in spite of + danh từ, so as + to V.',
      ],
      [
        'EG-17',
        'M2',
        '___ we act now, these turtles will disappear.',
        'Unless|If|As long as|Provided that',
        'Nếu không hành động: Unless. If, As long as, Provided that trái nghĩa.',
      ],
      [
        'EG-09',
        'M3',
        'The number of tigers is not as high ___ it was fifty years ago.',
        'as|than|like|that',
        'not as … as: as. than đi với so sánh hơn; like, that không dùng.',
      ],
    ],
    forms: [
      [
        'M2',
        'The dodo is a bird that was hunted to ___.',
        'EXTINCT',
        'extinction',
        'Sau giới từ to cần danh từ: extinction (tuyệt chủng).',
      ],
    ],
    rewrites: [
      [
        'EG-17',
        'M3',
        'If you don’t book early, you won’t get a place on the tour.\nUnless ___, you won’t get a place on the tour.',
        'you book early/you book soon/you book in advance/you book ahead',
        'Unless = If … not: you book early.',
      ],
    ],
  }),
  // Career paths
  ...unit(12, 9, {
    words: [
      [
        'M1',
        'Your ___ lists your education and the jobs you have had.',
        'CV|ID card|licence|wage',
        'CV: sơ yếu lí lịch. ID card: thẻ căn cước, licence: giấy phép, wage: tiền lương không liệt kê quá trình học và làm.',
      ],
      [
        'M1',
        'She has ten years of ___ as a cook, so the hotel was glad to employ her.',
        'experience|experiences|experiment|expense',
        'experience (kinh nghiệm) không đếm được. experiences: các trải nghiệm; experiment: thí nghiệm, expense: chi phí.',
      ],
      [
        'M2',
        'A good manager needs ___ skills such as listening and leading a team.',
        'soft|technical|manual|musical',
        'soft skills: kĩ năng mềm (lắng nghe, dẫn dắt nhóm). technical: kĩ thuật, manual: chân tay, musical: âm nhạc không gồm việc lắng nghe, dẫn dắt.',
      ],
      [
        'M2',
        'The firm offers young people on-the-job ___, so they learn while they work.',
        'training|insurance|equipment|transport',
        'on-the-job training: đào tạo tại chỗ, vừa làm vừa học. insurance: bảo hiểm, equipment: thiết bị, transport: đi lại không giúp học nghề.',
      ],
      [
        'M3',
        'He could not put ___ with the noise in the factory and left.',
        'up|on|off|out',
        'put up with: chịu đựng. put on: mặc vào, put off: hoãn, put out: dập tắt không đi với with như vậy.',
      ],
    ],
    grammar: [
      [
        'EG-23',
        'M2',
        'She came ___ with a clever idea at the job interview.',
        'up|down|across|round',
        'come up with: nảy ra. come down with: mắc bệnh; come across: tình cờ gặp, come round: ghé qua không có with.',
      ],
      [
        'EG-23',
        'M2',
        'It is hard to keep ___ with all the new software.',
        'up|on|out|off',
        'keep up with: theo kịp. keep on: tiếp tục, keep out: không cho vào, keep off: tránh xa không hợp.',
      ],
      [
        'EG-23',
        'M3',
        'Do not look down ___ people who work with their hands.',
        'on|at|to|for',
        'look down on: coi thường. at, to, for không đi với look down ở nghĩa này.',
      ],
    ],
    forms: [
      [
        'M2',
        'We are looking for someone with good ___ skills, as the job is to help our guests.',
        'COMMUNICATE',
        'communication',
        'communication skills: kĩ năng giao tiếp (danh từ ghép).',
      ],
    ],
    rewrites: [
      [
        'EG-23',
        'M3',
        'I can’t stand his bad jokes any longer.\nI can’t put ___ his bad jokes any longer.',
        'up with',
        'stand = put up with: chịu đựng.',
      ],
    ],
  }),
  // Lifelong learning
  ...unit(12, 10, {
    words: [
      [
        'M1',
        'Lifelong learners keep ___ new skills even when they are old.',
        'acquiring|neglecting|repairing|inventing',
        'acquire skills: học được kĩ năng. neglect: bỏ bê, repair: sửa, invent: phát minh không phải việc học suốt đời.',
      ],
      [
        'M1',
        'Adults who cannot read or write may join a ___ class.',
        'literacy|chemistry|driving|dance',
        'literacy class: lớp xoá mù chữ. chemistry: hoá học, driving: lái xe, dance: khiêu vũ không dạy chữ.',
      ],
      [
        'M2',
        'To learn at your own pace, you need self-___, because nobody tells you what to do.',
        'discipline|service|portrait|defence',
        'self-discipline: tính kỉ luật tự giác. self-service: tự phục vụ, self-portrait: tự hoạ, self-defence: tự vệ.',
      ],
      [
        'M2',
        'Learning helps old people to keep their ___ active.',
        'minds|pensions|diplomas|lectures',
        'keep one’s mind active: giữ đầu óc minh mẫn. pensions: lương hưu, diplomas: bằng cấp, lectures: bài giảng không “active”.',
      ],
      [
        'M3',
        'It is never too late to brush ___ your English.',
        'up on|off with|away from|out of',
        'brush up (on): ôn lại. brush off: gạt đi, brush away: phủi đi, away from và out of không hợp.',
      ],
    ],
    grammar: [
      [
        'EG-27',
        'M2',
        'The teacher advised us ___ a little every day.',
        'to read|read|reading|that read',
        'advise somebody to V: to read. read, reading, that read không đứng sau advised us.',
      ],
      [
        'EG-27',
        'M2',
        'My mother told me ___ so much time on my phone.',
        'not to spend|don’t spend|to not spending|not spend',
        'Mệnh lệnh phủ định tường thuật: told me not to spend. don’t spend là câu trực tiếp; to not spending, not spend sai.',
      ],
      [
        'EG-27',
        'M3',
        'He ___ to help me with my application for the course.',
        'offered|told|suggested|advised',
        'offer to V: đề nghị giúp. told, advised cần tân ngữ chỉ người; suggested + V-ing.',
      ],
    ],
    forms: [
      [
        'M2',
        'Online courses give adults the ___ to learn when they have time.',
        'FLEXIBLE',
        'flexibility',
        'Sau the cần danh từ: flexibility (sự linh hoạt).',
      ],
    ],
    rewrites: [
      [
        'EG-27',
        'M3',
        '“Could you open the window, please?” the teacher said to Lan.\nThe teacher asked Lan ___ the window.',
        'to open/if she could open/whether she could open',
        'Lời yêu cầu: ask somebody to V.',
      ],
    ],
  }),
];
