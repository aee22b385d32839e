/** Words and grammar of grade 10 by unit. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from './kit.ts';

export const unitsOf10 = (): SeedQuestion[] => [
  // Family life
  ...unit(10, 1, {
    words: [
      [
        'M1',
        'My father does the ___ lifting at home: he carries the rice, the water and the furniture.',
        'heavy|hard|strong|massive',
        'heavy lifting: việc khuân vác nặng. hard, strong, massive không đi với lifting.',
      ],
      [
        'M1',
        'In our family, each of us washes the dishes on a ___: Mum on Monday, Dad on Tuesday and so on.',
        'rota|deadline|budget|contract',
        'rota: bảng phân công luân phiên. deadline: hạn chót, budget: ngân sách, contract: hợp đồng không chia lượt theo ngày.',
      ],
      [
        'M2',
        'Doing chores together strengthens family ___.',
        'bonds|chains|ropes|knots',
        'family bonds: sự gắn kết gia đình. chains: xích, ropes: dây thừng, knots: nút buộc không đi với family.',
      ],
      [
        'M2',
        'Parents try to be good ___ for their children by doing what they say.',
        'role models|rule makers|strangers|critics',
        'role model: tấm gương, làm đúng điều mình nói. rule makers: người đặt luật, strangers: người lạ, critics: người phê bình không cần làm gương.',
      ],
      [
        'M3',
        'She was brought ___ by her grandparents in a village near Vinh.',
        'up|about|out|round',
        'bring up: nuôi lớn. bring about: gây ra, bring out: xuất bản, bring round: làm tỉnh lại.',
      ],
    ],
    grammar: [
      [
        'EG-01',
        'M1',
        'My mother usually cooks, but this week my brother ___ dinner because she is on a business trip.',
        'is cooking|cooks|was cooking|cook',
        'this week, việc tạm thời: hiện tại tiếp diễn is cooking. cooks: thói quen, was cooking: quá khứ, cook sai ngôi.',
      ],
      [
        'EG-01',
        'M2',
        'I ___ what you mean, but I don’t agree with you.',
        'understand|am understanding|understands|was understanding',
        'understand là động từ trạng thái, không dùng tiếp diễn: understand. understands sai ngôi; am, was understanding sai.',
      ],
      [
        'EG-01',
        'M2',
        'Why ___ your room now? You always do it on Sundays.',
        'are you tidying|do you tidy|you tidy|did you tidying',
        'now: are you tidying. do you tidy hỏi thói quen, you tidy sai trật tự, did you tidying sai dạng.',
      ],
    ],
    forms: [
      [
        'M2',
        'Sharing the housework makes every family member feel ___ for the home.',
        'RESPONSIBILITY',
        'responsible',
        'feel + tính từ: responsible (có trách nhiệm).',
      ],
    ],
    errors: [
      [
        'EG-01',
        'M2',
        'Look! Your [little sister] [*waters] the flowers [with] orange [juice].',
        'is watering',
        'Look! đi với hiện tại tiếp diễn: is watering.',
      ],
    ],
  }),
  // Humans and the environment
  ...unit(10, 2, {
    words: [
      [
        'M1',
        'Your carbon ___ is the amount of carbon dioxide that your way of life produces.',
        'footprint|fingerprint|handprint|blueprint',
        'carbon footprint: dấu chân các-bon. fingerprint: dấu vân tay, handprint: dấu bàn tay, blueprint: bản thiết kế.',
      ],
      [
        'M1',
        'Many young people are ___ a greener lifestyle: they cycle and buy less.',
        'adopting|avoiding|refusing|criticising',
        'adopt a lifestyle: theo một lối sống. avoid: tránh, refuse: từ chối, criticise: chê thì không đạp xe và mua ít đi.',
      ],
      [
        'M2',
        'Many vegetables at this market are ___: no chemicals were used to grow them.',
        'organic|artificial|chemical|packaged',
        'Không hoá chất: organic (hữu cơ). artificial: nhân tạo, chemical: hoá học, packaged: đóng gói.',
      ],
      [
        'M2',
        'Put your phone on power-saving mode to cut down on energy ___.',
        'consumption|production|efficiency|supply',
        'cut down on consumption: giảm mức tiêu thụ. production: sản xuất, supply: cung cấp không do điện thoại; efficiency (hiệu quả) thì không ai muốn giảm.',
      ],
      [
        'M3',
        'The club aims to ___ awareness of plastic waste among villagers.',
        'raise|rise|arise|grow',
        'raise awareness: nâng cao nhận thức. rise, arise không có tân ngữ; grow: trồng, lớn lên không đi với awareness.',
      ],
    ],
    grammar: [
      [
        'EG-10',
        'M1',
        'Look at that young tree! The wind has pulled its roots out of the ground, and it ___ over.',
        'is going to fall|will fall|falls|fell',
        'Dự đoán có bằng chứng trước mắt: is going to fall. will fall là ý kiến; falls, fell không hợp.',
      ],
      [
        'EG-18',
        'M2',
        'A clean-up day ___ by the Youth Union every year.',
        'is organised|organises|is organising|organised it',
        'Bị động hiện tại (by the Youth Union): is organised. organises, is organising là chủ động; organised it sai.',
      ],
      [
        'EG-18',
        'M2',
        'More than a thousand trees ___ along the canal last spring.',
        'were planted|planted|are planted|have planted',
        'Bị động quá khứ (last spring): were planted. planted, have planted là chủ động; are planted là hiện tại.',
      ],
    ],
    forms: [
      [
        'M2',
        'A ___ lifestyle uses no more resources than nature can replace.',
        'SUSTAIN',
        'sustainable',
        'Trước danh từ lifestyle cần tính từ: sustainable (bền vững).',
      ],
    ],
    rewrites: [
      [
        'EG-18',
        'M3',
        'The students will collect used batteries next Monday.\nUsed batteries ___ by the students next Monday.',
        'will be collected/are going to be collected/are to be collected',
        'Bị động tương lai: will be + phân từ.',
      ],
    ],
  }),
  // Music
  ...unit(10, 3, {
    words: [
      [
        'M1',
        'The ___ of the show gave every singer a mark between one and ten.',
        'judges|supporters|dancers|comedians',
        'Người chấm điểm: judges (giám khảo). supporters: người ủng hộ, dancers: vũ công, comedians: diễn viên hài.',
      ],
      [
        'M1',
        'Quan Ho is a kind of traditional folk ___ from Bac Ninh.',
        'singing|dancing|painting|drama',
        'Quan họ là hát: folk singing. dancing: múa, painting: tranh, drama: kịch.',
      ],
      [
        'M2',
        'She plays several musical ___, among them the guitar and the piano.',
        'instruments|equipment|tools|appliances',
        'musical instruments: nhạc cụ. equipment: thiết bị (không đếm được), tools: dụng cụ, appliances: đồ điện gia dụng.',
      ],
      [
        'M2',
        'Only ten of the thirty ___ in the contest reached the next round.',
        'participants|audiences|hosts|composers',
        'Người dự thi: participants. audiences: khán giả, hosts: người dẫn, composers: nhà soạn nhạc.',
      ],
      [
        'M3',
        'The singer’s new song was a great ___: eight million people listened to it in a week.',
        'hit|beat|knock|strike',
        'a hit: bài ăn khách. beat: nhịp, knock: cú gõ, strike: cuộc đình công không có nghĩa này.',
      ],
    ],
    grammar: [
      [
        'EG-13',
        'M1',
        'The tickets were expensive, ___ the stadium was full.',
        'yet|so|or|for',
        'Hai ý trái nhau: yet (nhưng). so: nên, or: hoặc, for: vì không hợp.',
      ],
      [
        'EG-28',
        'M2',
        'His parents made him ___ the piano for two hours every day.',
        'practise|to practise|practising|practised',
        'make somebody + động từ nguyên mẫu không to: practise. Các dạng to practise, practising, practised sai.',
      ],
      [
        'EG-28',
        'M2',
        'The judges asked her ___ the song again without music.',
        'to sing|sing|singing|sang',
        'ask somebody + to V: to sing. sing, singing, sang không đứng sau ask somebody.',
      ],
    ],
    forms: [
      [
        'M2',
        'The band’s ___ of the old song surprised everyone.',
        'PERFORM',
        'performance',
        'Sau sở hữu cách cần danh từ: performance (phần trình diễn).',
      ],
    ],
    rewrites: [
      [
        'EG-28',
        'M2',
        'My sister didn’t allow me to touch her guitar.\nMy sister didn’t let me ___ her guitar.',
        'touch',
        'let somebody + động từ nguyên mẫu: touch.',
      ],
    ],
  }),
  // For a better community
  ...unit(10, 4, {
    words: [
      [
        'M1',
        'The hospital was built with ___ which people all over the country gave freely.',
        'donations|insurance|loans|taxes',
        'donations: tiền quyên góp, cho không (gave freely). insurance: bảo hiểm, loans: khoản vay, taxes: thuế không phải tiền cho.',
      ],
      [
        'M1',
        'She ___ at an animal shelter twice a month, without any pay.',
        'volunteers|concentrates|earns|shops',
        'Làm không lương: volunteers (làm tình nguyện). earns: kiếm tiền thì trái với without any pay; concentrates: tập trung, shops: mua sắm.',
      ],
      [
        'M2',
        'The leaflet gives ___ on how to apply to be a volunteer.',
        'guidance|guide|guided|guiding',
        'Sau gives cần danh từ không đếm được: guidance (hướng dẫn). guide (đếm được) cần a; guided là phân từ, guiding là dạng V-ing.',
      ],
      [
        'M2',
        'Volunteering ___ your confidence and helps you to make friends.',
        'boosts|reduces|replaces|doubts',
        'boost confidence: làm tăng tự tin. reduce: làm giảm, replace: thay thế, doubt: nghi ngờ thì không giúp kết bạn.',
      ],
      [
        'M3',
        'They set ___ a small library for children who stay in hospital.',
        'up|off|down|about',
        'set up: thành lập. set off: khởi hành, set about: bắt tay vào (V-ing), set down: ghi lại không hợp.',
      ],
    ],
    grammar: [
      [
        'EG-16',
        'M1',
        'While the volunteers ___ the classroom, it started to rain.',
        'were painting|paint|are painting|have painted',
        'while + quá khứ tiếp diễn: were painting. are painting, have painted và paint là hiện tại.',
      ],
      [
        'EG-16',
        'M2',
        'I was handing out leaflets when I ___ my old teacher.',
        'met|was meeting|meet|had been meeting',
        'Hành động xen vào: quá khứ đơn met. was meeting, had been meeting chỉ việc kéo dài; meet là hiện tại.',
      ],
      [
        'EG-16',
        'M2',
        'As soon as she heard about the flood, she ___ her savings to the village.',
        'sent|was sending|sends|has sent',
        'Hai việc nối tiếp trong quá khứ: sent. was sending: đang diễn ra; sends, has sent: hiện tại.',
      ],
    ],
    forms: [
      [
        'M2',
        'The club is looking for people who are ___ and willing to help the elderly.',
        'PATIENCE',
        'patient',
        'be + tính từ: patient (kiên nhẫn).',
      ],
    ],
    errors: [
      [
        'EG-16',
        'M3',
        'We [*were arriving] at the orphanage when the children [were having] [their] lunch, so we waited [outside].',
        'arrived',
        'Hành động ngắn xen vào dùng quá khứ đơn: arrived.',
      ],
    ],
  }),
  // Inventions
  ...unit(10, 5, {
    words: [
      [
        'M1',
        '3D ___ makes real objects, layer by layer, from a computer model.',
        'printing|scanning|drawing|glasses',
        '3D printing: in 3D, tạo vật từng lớp. scanning: quét, drawing: vẽ chỉ cho hình; glasses: kính để xem.',
      ],
      [
        'M1',
        'E-readers are ___: you can carry two hundred books in one hand.',
        'convenient|traditional|expensive|noisy',
        'Mang hai trăm quyển trong một tay: convenient (tiện lợi). traditional: truyền thống, expensive: đắt, noisy: ồn không nói đến việc mang.',
      ],
      [
        'M2',
        'In a lab, scientists carry out ___ to test their ideas.',
        'experiments|inventions|theories|lectures',
        'carry out experiments: làm thí nghiệm. inventions: phát minh, theories: lí thuyết, lectures: bài giảng không dùng để kiểm tra ý tưởng trong phòng thí nghiệm.',
      ],
      [
        'M2',
        'The computer cannot show the file until you ___ the right software.',
        'install|invent|delete|print',
        'install software: cài phần mềm. invent: phát minh, delete: xoá, print: in không làm máy đọc được tệp.',
      ],
      [
        'M3',
        'Penicillin was discovered by ___, when Fleming found mould on a dish he had forgotten.',
        'accident|purpose|incident|intention',
        'by accident: tình cờ. on purpose: cố ý; incident: sự cố, intention: ý định không đi với by ở đây.',
      ],
    ],
    grammar: [
      [
        'EG-15',
        'M1',
        'Engineers ___ several kinds of electric bus so far.',
        'have developed|developed|develop|were developing',
        'so far: hiện tại hoàn thành have developed. developed, were developing là quá khứ; develop là hiện tại đơn.',
      ],
      [
        'EG-14',
        'M2',
        'They succeeded in ___ a robot that picks strawberries.',
        'building|to build|build|being built',
        'in + V-ing: building. to build, build không đứng sau giới từ; being built là bị động.',
      ],
      [
        'EG-28',
        'M2',
        'A thermometer is used ___ temperature.',
        'to measure|to measuring|measure|for measure',
        'be used to V (để làm gì): to measure. to measuring là “quen với”; measure, for measure sai.',
      ],
    ],
    forms: [
      [
        'M2',
        'Smartphones are among the most useful ___ of the last fifty years.',
        'INVENT',
        'inventions',
        'Sau tính từ useful cần danh từ số nhiều: inventions.',
      ],
    ],
    rewrites: [
      [
        'EG-15',
        'M3',
        'I bought this laptop in 2021, and I still use it.\nI ___ this laptop since 2021.',
        'have had/have used/have owned/have been using',
        'Việc từ quá khứ đến nay: hiện tại hoàn thành + since.',
      ],
    ],
  }),
  // Gender equality
  ...unit(10, 6, {
    words: [
      [
        'M1',
        'Men and women should have ___ pay for the same work.',
        'equal|equally|equality|equals',
        'Trước danh từ pay cần tính từ: equal. equally là trạng từ, equality là danh từ, equals là động từ hoặc danh từ số nhiều.',
      ],
      [
        'M1',
        'Nurses are not only women: many men choose this ___ as well.',
        'profession|appearance|salary|hobby',
        'profession: nghề. appearance: vẻ ngoài, salary: lương, hobby: sở thích không phải nghề y tá.',
      ],
      [
        'M2',
        'Some people still think that only men can be good pilots. That is a gender ___.',
        'stereotype|equality|balance|opportunity',
        'Định kiến giới: gender stereotype. equality: bình đẳng, balance: cân bằng, opportunity: cơ hội.',
      ],
      [
        'M2',
        'Girls in the mountains must not be ___ to leave school early.',
        'forced|proved|focused|treated',
        'be forced to V: bị ép. proved: chứng minh, focused: tập trung, treated: đối xử không hợp.',
      ],
      [
        'M3',
        'Valentina Tereshkova became the first woman in space and ___ the way for others.',
        'paved|drew|asked|crossed',
        'pave the way for: mở đường cho. drew: vẽ, asked: hỏi, crossed: băng qua không đi với the way for others.',
      ],
    ],
    grammar: [
      [
        'EG-18',
        'M1',
        'Equal opportunities must ___ to both girls and boys.',
        'be given|give|be giving|given',
        'Bị động với must: must be given. give, be giving là chủ động; given thiếu be.',
      ],
      [
        'EG-18',
        'M2',
        'This problem ___ without the help of men.',
        'can’t be solved|can’t solve|isn’t solving|can’t be solving',
        'Vấn đề bị giải quyết: can’t be solved. Ba dạng can’t solve, isn’t solving, can’t be solving đều chủ động.',
      ],
      [
        'EG-18',
        'M2',
        'Women ___ more fairly at work if we want to keep them.',
        'should be treated|should treat|should be treating|should treated',
        'Bị động: should be treated. should treat, should be treating là chủ động; should treated thiếu be.',
      ],
    ],
    forms: [
      [
        'M2',
        'There is no ___ between the subjects that boys and girls can choose here.',
        'DIFFER',
        'difference',
        'Sau no, trước between cần danh từ: difference (sự khác nhau).',
      ],
    ],
    rewrites: [
      [
        'EG-18',
        'M3',
        'Employers cannot ask women about their plans for children.\nWomen ___ about their plans for children.',
        'cannot be asked/can’t be asked/can not be asked/must not be asked/may not be asked',
        'Bị động với cannot: cannot be asked.',
      ],
    ],
  }),
  // Viet Nam and international organisations
  ...unit(10, 7, {
    words: [
      [
        'M1',
        'Viet Nam became a ___ of the United Nations in 1977.',
        'member|founder|leader|guest',
        'member: thành viên (1977). founder: nước sáng lập thì từ 1945; leader: người đứng đầu, guest: khách đều không đúng.',
      ],
      [
        'M1',
        'UNICEF works to protect the ___ of children all over the world.',
        'rights|duties|votes|laws',
        'protect the rights: bảo vệ quyền trẻ em. duties: nghĩa vụ, votes: phiếu bầu, laws: luật không phải thứ của trẻ em cần bảo vệ.',
      ],
      [
        'M2',
        'Vaccines protect babies against serious ___.',
        'diseases|injuries|accidents|habits',
        'Vắc-xin chống diseases (bệnh). injuries: chấn thương, accidents: tai nạn, habits: thói quen không ngừa được bằng tiêm.',
      ],
      [
        'M2',
        'The organisation gives ___ advice on how to grow rice with less water.',
        'technical|political|medical|legal',
        'technical advice: tư vấn kĩ thuật. political: chính trị, medical: y tế, legal: pháp lí không nói về trồng lúa.',
      ],
      [
        'M3',
        'Viet Nam has ___ part in peacekeeping activities since 2014.',
        'taken|made|joined|given',
        'take part in: tham gia. make, join, give không đi với part in.',
      ],
    ],
    grammar: [
      [
        'EG-09',
        'M1',
        'Of the three projects, this one was ___ for poor families.',
        'the most useful|more useful|usefuller|the more usefully',
        'So sánh nhất (Of the three): the most useful. more useful so sánh hai; usefuller không có; usefully là trạng từ.',
      ],
      [
        'EG-09',
        'M2',
        'Primary education is ___ today than it was fifty years ago.',
        'more common|most common|commonly|as common',
        'Có than: so sánh hơn more common. most common so sánh nhất, commonly trạng từ, as common không đi với than.',
      ],
      [
        'EG-09',
        'M2',
        'The ASEAN summit was ___ event of the year for our city.',
        'the biggest|bigger|the bigger|biggest of',
        'So sánh nhất của năm: the biggest. bigger, the bigger so sánh hai; biggest of thiếu the.',
      ],
    ],
    forms: [
      [
        'M2',
        'The organisation offers help to the most ___ groups of people.',
        'ADVANTAGE',
        'disadvantaged',
        'Nhóm cần giúp đỡ: tính từ phủ định disadvantaged (thiệt thòi).',
      ],
    ],
    errors: [
      [
        'EG-09',
        'M2',
        'This is [one] of [*the more large] international [organisations] in [the world].',
        'the largest',
        'one of + so sánh nhất: the largest.',
      ],
    ],
  }),
  // New ways to learn
  ...unit(10, 8, {
    words: [
      [
        'M1',
        'With ___ learning, students have some lessons online and some in the classroom.',
        'blended|distance|traditional|lifelong',
        'blended learning: học kết hợp. distance learning: học từ xa hoàn toàn, traditional: truyền thống, chỉ ở lớp; lifelong: suốt đời.',
      ],
      [
        'M1',
        'We ___ the recording onto our phones so that we could listen to it on the bus.',
        'downloaded|displayed|upgraded|deleted',
        'download onto: tải xuống. display: hiển thị, upgrade: nâng cấp, delete: xoá thì không nghe được trên xe buýt.',
      ],
      [
        'M2',
        'Face-to-face lessons let students ask questions and get ___ answers.',
        'immediate|automatic|delayed|written',
        'Hỏi được trả lời ngay: immediate. delayed: chậm trễ, automatic: tự động, written: bằng văn bản không phải ưu điểm của học trực tiếp.',
      ],
      [
        'M2',
        'Before the lesson, we ___ videos at home; in class, we discuss them.',
        'watch|look|hear|glance',
        'watch videos: xem video. look và glance cần at; hear: nghe không đi với videos.',
      ],
      [
        'M3',
        'It is easy to fall ___ with your work when you study on your own.',
        'behind|below|under|apart',
        'fall behind with: tụt lại, chậm. below, under không đi với fall ở nghĩa này; fall apart: tan vỡ.',
      ],
    ],
    grammar: [
      [
        'EG-19',
        'M1',
        'Students ___ live far from school can join the lesson online.',
        'who|which|whose|where',
        'Chỉ người, làm chủ ngữ của live: who. which chỉ vật, whose sở hữu, where nơi chốn.',
      ],
      [
        'EG-19',
        'M2',
        'My laptop, ___ I bought with my own money, is very fast.',
        'which|that|who|whose',
        'Mệnh đề không xác định chỉ vật: which. that không đứng sau dấu phẩy, who chỉ người, whose sở hữu.',
      ],
      [
        'EG-19',
        'M3',
        'Mr Long, ___ lessons we watch online, used to be a farmer.',
        'whose|who|whom|which',
        'Bài giảng của thầy: whose. who, whom chỉ người nhưng không đứng trước lessons; which chỉ vật.',
      ],
    ],
    forms: [
      [
        'M2',
        'Group work teaches us how to ___ with other people.',
        'COMMUNICATION',
        'communicate',
        'Sau how to cần động từ: communicate (giao tiếp).',
      ],
    ],
    rewrites: [
      [
        'EG-19',
        'M3',
        'The app is free. I use it to learn new words.\nThe app ___ to learn new words is free.',
        'which I use/that I use/I use',
        'Mệnh đề quan hệ xác định, đại từ làm tân ngữ có thể bỏ.',
      ],
    ],
  }),
  // Protecting the environment
  ...unit(10, 9, {
    words: [
      [
        'M1',
        'The ___ of forests leaves many animals without a home.',
        'loss|lost|loose|loser',
        'Sau The, trước of cần danh từ: loss (sự mất đi). lost là phân từ, loose: lỏng, loser: người thua.',
      ],
      [
        'M1',
        'Illegal ___ of rhinos for their horns still goes on in some countries.',
        'hunting|breeding|feeding|rescue',
        'hunting: săn bắn để lấy sừng. breeding: nhân giống, feeding: cho ăn, rescue: cứu hộ không phải để lấy sừng.',
      ],
      [
        'M2',
        'Glaciers are ___ because of rising temperatures.',
        'melting|burning|boiling|freezing',
        'Sông băng tan: melting. burning: cháy, boiling: sôi, freezing: đóng băng trái nghĩa.',
      ],
      [
        'M2',
        'Fertilisers get into rivers and ___ the water.',
        'pollute|pollution|purify|preserve',
        'Cần động từ nghĩa xấu: pollute (làm ô nhiễm). pollution là danh từ; purify: làm sạch, preserve: bảo tồn.',
      ],
      [
        'M3',
        'Farming here has had a serious ___ on the lake.',
        'impact|response|threat|resource',
        'have an impact on: tác động đến. response to: phản hồi, threat to: mối đe doạ không đi với on; resource: tài nguyên.',
      ],
    ],
    grammar: [
      [
        'EG-20',
        'M1',
        'The ranger told us that hunting ___ in the park.',
        'was not allowed|not allowed|does not allow|is not allowing',
        'Tường thuật lùi thì, bị động: was not allowed. not allowed thiếu be; hai dạng kia does not allow, is not allowing là chủ động.',
      ],
      [
        'EG-27',
        'M2',
        'The teacher asked us what ___ to save water.',
        'we could do|could we do|we can did|do we do',
        'Câu hỏi tường thuật dùng trật tự câu kể, lùi thì: we could do. could we do, do we do là trật tự câu hỏi; we can did sai.',
      ],
      [
        'EG-20',
        'M3',
        'Lan said she had visited the nature reserve ___.',
        'the week before|last week ago|next week|the week ago',
        'last week đổi thành the week before. last week ago, the week ago sai; next week không hợp had visited.',
      ],
    ],
    forms: [
      [
        'M2',
        'We need ___ solutions to the problem of plastic waste.',
        'PRACTICE',
        'practical',
        'Trước danh từ solutions cần tính từ: practical (thực tế).',
      ],
    ],
    rewrites: [
      [
        'EG-20',
        'M3',
        '“We are cleaning the beach today,” the students said.\nThe students said that they ___ the beach that day.',
        'were cleaning',
        'are cleaning lùi thì: were cleaning (that day).',
      ],
    ],
  }),
  // Ecotourism
  ...unit(10, 10, {
    words: [
      [
        'M1',
        'Ecotourists try not to leave any ___ behind in the forest.',
        'waste|wildlife|views|guides',
        'leave waste behind: để lại rác. wildlife: động vật hoang dã, views: cảnh, guides: hướng dẫn viên không phải thứ khách bỏ lại.',
      ],
      [
        'M1',
        'Visitors can stay with ___ families and learn about their culture.',
        'local|locally|location|locate',
        'Trước danh từ families cần tính từ: local. locally là trạng từ, location danh từ, locate động từ.',
      ],
      [
        'M2',
        'Tourists should be ___ of the effects that they have on the places they visit.',
        'aware|careless|known|familiar',
        'be aware of: có ý thức về. careless: bất cẩn trái nghĩa; known đi với for, familiar đi với with.',
      ],
      [
        'M2',
        'The money that tourists spend gives villagers a second ___, besides farming.',
        'income|budget|bill|debt',
        'income: thu nhập. budget: ngân sách, bill: hoá đơn, debt: khoản nợ không phải tiền kiếm thêm.',
      ],
      [
        'M3',
        'Too many boats have done ___ to the coral in the bay.',
        'damage|hurt|wounds|danger',
        'do damage to: gây hại cho. hurt, wounds, danger không đi với do … to.',
      ],
    ],
    grammar: [
      [
        'EG-17',
        'M1',
        'If I ___ enough money, I would travel to the Amazon.',
        'had|have|will have|had had',
        'Điều kiện loại 2: If + quá khứ đơn had. have, will have là hiện tại, tương lai; had had là loại 3.',
      ],
      [
        'EG-17',
        'M2',
        'If tourists throw rubbish into the cave, the guide ___ them to pick it up.',
        'will ask|would ask|asked|had asked',
        'Điều kiện loại 1: will ask. would ask đi với loại 2; asked, had asked sai thì.',
      ],
      [
        'EG-17',
        'M3',
        'What would you do if you ___ lost in the forest without a phone?',
        'got|get|will get|have got',
        'Điều kiện loại 2 (would you do): got. get, will get, have got không lùi thì.',
      ],
    ],
    forms: [
      [
        'M2',
        'A hotel in the middle of the forest would be ___ to the birds.',
        'HARM',
        'harmful',
        'would be + tính từ: harmful (có hại).',
      ],
    ],
    rewrites: [
      [
        'EG-17',
        'M3',
        'I can’t join the eco-tour because I don’t have time.\nIf I had time, I ___ the eco-tour.',
        'could join/would join/would be able to join/could go on/would go on/could take part in/would take part in',
        'Điều kiện loại 2: could (would) + V.',
      ],
    ],
  }),
];
