/** Announcements, advertisements and leaflets with six gaps each. */
import type { Blanks } from '../texts.ts';

export const leaflets: readonly Blanks[] = [
  [
    'advertisement',
    'M2',
    'E12-08',
    'Ten nights with the turtles',
    'Between May and October, sea turtles come ashore on our island to lay their eggs. The park is looking for volunteers ___ the nests.\n%b%Your tasks:%b% you will walk along the beach in small groups, count the eggs and carry ___ to a safe place.\n%b%What to bring:%b% warm clothes and a ___, since white light frightens the animals.\n%b%What we offer:%b% three meals a day and the chance to work ___ experienced rangers.\nOnly a dozen volunteers can be ___ on each week. Applications ___ before 1 March will be answered first.',
    [
      'to guard|guard|guarded|being guarded',
      'look for somebody to V: tìm người để làm gì. guard, guarded, being guarded không đứng được ở đây vì cần to V chỉ mục đích.',
    ],
    [
      'them|it|that|those',
      'them thay cho the eggs (số nhiều). it, that là số ít; those dùng để chỉ, không thay cho danh từ vừa nêu.',
    ],
    [
      'small red torch|red small torch|torch small red|small torch red',
      'Trật tự: kích cỡ (small) – màu (red) – danh từ (torch). Ba trật tự kia sai.',
    ],
    [
      'alongside|throughout|beneath|towards',
      'work alongside somebody: làm cùng ai. throughout: suốt, beneath: bên dưới, towards: về phía.',
    ],
    ['taken|put|kept|gone', 'take somebody on: nhận vào làm. put on: mặc, keep on, go on: tiếp tục.'],
    [
      'received|receiving|receive|are received',
      'Rút gọn mệnh đề bị động: (which are) received. receiving chủ động; receive, are received là động từ chia thứ hai, thiếu từ nối.',
    ],
  ],
  [
    'leaflet',
    'M2',
    'E12-04',
    'Sharing the pavement',
    'In the narrow streets of our quarter, pavements have to serve everybody. Here is how we can get ___ with each other.\n%b%Shops:%b% please leave a path of at least a metre and a half, so that wheelchairs can ___.\n%b%Motorbikes:%b% never use the pavement as a ___ when the road is blocked. Children are at play there.\n%b%Pedestrians:%b% ___ both sides of the street offer space, use the one in the shade and leave the other to the stalls.\n%b%Neighbours:%b% put your rubbish out after 6 p.m. only. The ___ it stands there, the more it smells.\nWe are counting ___ your help. Thank you!',
    [
      'along|over|through|across',
      'get along with: hoà thuận với. get over: vượt qua (nỗi buồn), get through: hoàn thành, get across: làm cho hiểu.',
    ],
    ['pass|overtake|race|skip', 'pass: đi qua. overtake: vượt xe khác, race: đua, skip: bỏ qua không hợp nghĩa.'],
    [
      'shortcut|roundabout|crossroads|timetable',
      'shortcut: đường tắt. roundabout: vòng xuyến, crossroads: ngã tư, timetable: thời gian biểu.',
    ],
    [
      'When|Unless|So that|In spite of',
      'When: khi cả hai bên đều có chỗ. Unless: trừ khi (trái nghĩa), So that: để, In spite of cần danh từ.',
    ],
    [
      'longer|long|longest|length',
      'So sánh kép: The longer …, the more …. long, longest không phải so sánh hơn; length là danh từ.',
    ],
    ['on|for|with|in', 'count on: trông cậy vào. for, with, in không đi với count ở nghĩa này.'],
  ],
  [
    'announcement',
    'M2',
    'E12-01',
    'Tell us about your heroes',
    'The history club is collecting the life stories of people over seventy ___ in our district.\nYou do not have to find anybody famous. A nurse, a teacher or a fisherman may have seen ___ than you think. Sit down with them, ask questions and let them talk; please do not interrupt, ___ long the story takes.\nRecord the conversation on your phone and write it down in your own words. Then choose a photo ___ the person is happy to share. Everyone who is ___ must agree to see his or her story on the school website.\nSend us your text by 30 November. The ten best ones will be ___ up as a small exhibition in the library.',
    [
      'living|lived|live|to live',
      'Rút gọn mệnh đề chủ động: (who are) living. lived là bị động/quá khứ; live là động từ chia thứ hai; to live không hợp nghĩa.',
    ],
    ['more|much|many|most', 'Có than nên cần so sánh hơn: more. much, many không so sánh; most là so sánh nhất.'],
    [
      'however|whatever|whenever|wherever',
      'however + trạng từ (long): dù lâu thế nào. whatever, whenever, wherever không đứng trước long.',
    ],
    [
      'that|who|whose|what',
      'that thay cho a photo. who chỉ người, whose cần danh từ theo sau, what không có danh từ đứng trước.',
    ],
    [
      'interviewed|applied|advertised|accused',
      'interview: phỏng vấn. apply: nộp đơn, advertise: quảng cáo, accuse: buộc tội không hợp nghĩa.',
    ],
    ['put|given|made|taken', 'put up: treo, dựng lên. give up: bỏ, make up: bịa, take up: bắt đầu (sở thích).'],
  ],
  [
    'leaflet',
    'M2',
    'E12-06',
    'Your homework and the chatbot',
    'Programs that answer any question can help you to learn, or keep you from ___. These rules of our school tell you the difference.\n%b%Ask, but do not copy.%b% Let the program explain a step, then close the window and do the exercise on ___.\n%b%Do not believe everything.%b% A chatbot sounds sure of ___ even when it is wrong. Check names and numbers in a second source.\n%b%Say so.%b% If you have used a program, write at the end of your work ___ it did for you.\n%b%Protect your privacy.%b% Never type in your address, and never ___ a photo of a friend without asking.\nWork that was not done by you will not be marked. ___, you will have to do it again at school.',
    [
      'learning|learn|to learn|learnt',
      'keep somebody from V-ing: ngăn ai làm gì. learn, to learn, learnt không đứng sau from.',
    ],
    ['your own|yourself|you|yours', 'on your own: tự mình. on yourself, on you, on yours không có nghĩa này.'],
    ['itself|it|its|its own', 'sure of itself: tự tin, đại từ phản thân. it chỉ vật khác, its và its own cần danh từ.'],
    [
      'what|that|which|who',
      'write what it did: điều mà nó đã làm, what vừa là tân ngữ của did vừa nối mệnh đề. that thiếu tân ngữ cho did; which cần danh từ đứng trước hoặc một tập hợp để chọn; who chỉ người.',
    ],
    ['upload|update|upgrade|uproot', 'upload: tải lên. update: cập nhật, upgrade: nâng cấp, uproot: nhổ rễ.'],
    [
      'Instead|Although|Despite|Unless',
      'Instead (trạng từ): thay vào đó. Although, Unless cần mệnh đề, Despite cần danh từ theo sau.',
    ],
  ],
  [
    'announcement',
    'M2',
    'E12-07',
    'We are starting a podcast',
    'From January on, our school radio will be replaced by a podcast, ___ can be listened to at any time. To make it, we are setting up a team of fifteen.\n%b%Reporters%b% should be curious and not ___ of speaking to strangers.\n%b%Sound technicians%b% will be trained by a ___. No experience is required.\n%b%Fact checkers%b% read every text before it goes on the air: one wrong name can ___ the whole programme.\nWe meet on Wednesdays at four. If you would like to join, come along and ___ us a recording of your voice, no longer than a minute. Do not worry ___ your accent: we like all of them.',
    [
      'which|that|it|what',
      'Sau dấu phẩy, mệnh đề không xác định chỉ vật: which. that không đứng sau dấu phẩy, it không nối mệnh đề, what không có danh từ đứng trước.',
    ],
    [
      'afraid|frightening|fear|frighten',
      'be afraid of V-ing: sợ làm gì. frightening: đáng sợ; fear, frighten là danh từ, động từ, không đứng sau be not như vậy.',
    ],
    [
      'local radio journalist|radio local journalist|journalist local radio|radio journalist local',
      'Tính từ (local) – danh từ phụ (radio) – danh từ chính (journalist). Ba trật tự kia sai.',
    ],
    [
      'ruin|injure|wound|fail',
      'ruin: làm hỏng. injure, wound dùng cho người; fail: trượt, không có nghĩa làm hỏng chương trình.',
    ],
    ['give|explain|suggest|describe', 'give somebody something. explain, suggest, describe phải có to trước người.'],
    ['about|of|for|with', 'worry about: lo về. of, for, with không đi với worry ở đây.'],
  ],
  [
    'advertisement',
    'M2',
    'E12-05',
    'Summer jobs at the night market',
    'Are you sixteen or older and free from June to August? The night market is ___ twenty young people for its stalls.\n%b%The work:%b% you serve food, take money and help to ___ up at the end of the evening.\n%b%The hours:%b% from 5 to 9 p.m. on four days a week, ___ you can still sleep in.\n%b%The pay:%b% 30,000 dong an hour, plus supper. Tips are ___ among all the members of the team.\n%b%What we expect:%b% that you are polite to customers, ___ when they are not polite to you.\nNo experience? No problem. Everybody has to start ___.',
    [
      'hiring|hired|hire|be hired',
      'is + V-ing (hiện tại tiếp diễn, chủ động): is hiring. is hired là bị động, không có twenty young people theo sau; hire, be hired không đứng sau is.',
    ],
    ['clean|grow|look|wake', 'clean up: dọn dẹp. grow up: lớn lên, look up: tra cứu, wake up: thức dậy.'],
    [
      'so|because|although|unless',
      'so: nên (kết quả: tối làm thì sáng vẫn được ngủ). because: vì, although: mặc dù, unless: trừ khi sai quan hệ.',
    ],
    ['shared|separated|cut|broken', 'share among: chia đều cho. separate: tách rời, cut, break không đi với tips.'],
    [
      'even|only|just|still',
      'even when: ngay cả khi. only when: chỉ khi, just when: đúng lúc, still when không có nghĩa phù hợp.',
    ],
    [
      'somewhere|anywhere|nowhere|everywhere',
      'start somewhere: phải bắt đầu ở đâu đó. anywhere: bất cứ đâu, nowhere: không đâu cả, everywhere: khắp nơi.',
    ],
  ],
  [
    'leaflet',
    'M2',
    'E12-10',
    'Learning after seventy',
    'It is a myth that old people cannot learn. True, they need more time; ___, they know how to connect what is new with what they have seen in life.\n%b%Little and often:%b% half an hour a day is better than a whole afternoon once a week. Make ___ a habit.\n%b%With others:%b% a group keeps you going on days when you feel like ___ up.\n%b%With your hands:%b% you will remember a word ___ if you write it than if you only read it.\n%b%With your grandchildren:%b% let them ___ you how a phone works, and tell them what the street looked like in 1975.\nOur free courses in the community centre have no age ___. The oldest student of last year was ninety-one.',
    [
      'on the other hand|as a result|for example|in other words',
      'on the other hand: mặt khác (nêu ý ngược). as a result: kết quả là, for example: ví dụ, in other words: nói cách khác.',
    ],
    [
      'it|them|one|this one',
      'it thay cho half an hour a day (một thói quen). them số nhiều; one, this one không thay cho một khoảng thời gian đã xác định.',
    ],
    ['giving|taking|making|putting', 'give up: bỏ cuộc. take up: bắt đầu học, make up: bịa, put up: dựng lên.'],
    [
      'better|well|best|good',
      'Có than nên cần so sánh hơn của trạng từ: better. well, good không so sánh; best là so sánh nhất.',
    ],
    ['show|to show|showing|shown', 'let somebody V: show. to show, showing, shown không đứng sau let.'],
    [
      'limit|border|edge|end',
      'age limit: giới hạn tuổi. border: biên giới, edge: rìa, end: kết thúc không đi với age.',
    ],
  ],
  [
    'announcement',
    'M2',
    'E12-02',
    'Your home for a week',
    'In April, twenty-four students from a partner school in Malaysia will visit us. We are therefore looking for families ___ to take in one or two guests.\nOur guests are between sixteen and eighteen and speak English well. Most of them are Muslims, so please do not ___ pork. A bed, breakfast and supper are all that ___. At weekends you may take them wherever you like; they are especially interested ___ seeing how people live outside the city.\n___ a rule, host families find that they learn as much as their guests. If you have any questions, do not hesitate ___ Ms Ha in the office.',
    [
      'willing|will|willed|willingly',
      'families (who are) willing to V: sẵn lòng, tính từ. will, willed là động từ chia thứ hai; willingly là trạng từ.',
    ],
    [
      'serve|feed|deserve|service',
      'serve pork: dọn món. feed cần người hoặc con vật làm tân ngữ; deserve: xứng đáng, service: dịch vụ, bảo dưỡng.',
    ],
    [
      'is needed|needs|is needing|needing',
      'all that + động từ số ít, bị động: is needed. needs, is needing chủ động, thiếu tân ngữ; needing không chia.',
    ],
    ['in|on|about|for', 'be interested in: quan tâm. on, about, for không đi với interested.'],
    ['As|By|For|In', 'As a rule: thường thì. By, For, In không tạo thành cụm này.'],
    [
      'to contact|contacting|contact|contacted',
      'hesitate to V: ngần ngại làm gì. contacting, contact, contacted không đứng sau hesitate.',
    ],
  ],
  [
    'leaflet',
    'M2',
    'E12-03',
    'What happens to your old phone?',
    'In the drawers of our homes lie millions of phones that nobody uses ___. They contain gold, copper and other metals ___ are dug out of the earth elsewhere at a high price.\n%b%First%b%, ask a repair shop. A new battery may ___ your phone going for years.\n%b%Second%b%, give it to somebody who needs one. Do not forget to ___ your photos and messages first.\n%b%Third%b%, bring it to a collection box. ___ you do, never throw it into the bin: batteries can catch ___ inside a rubbish lorry.\nThere are boxes in the town hall and at every post office.',
    [
      'any more|no more|much more|even more',
      'nobody … any more: không ai … nữa. no more sẽ thành hai lần phủ định; much more, even more: nhiều hơn.',
    ],
    [
      'that|who|what|they',
      'that thay cho metals. who chỉ người, what không có danh từ đứng trước, they không nối mệnh đề.',
    ],
    [
      'keep|make|let|have',
      'keep something going: làm cho tiếp tục chạy. make, let + nguyên thể không to; have … going không có nghĩa này.',
    ],
    ['delete|deny|defeat|delay', 'delete: xoá. deny: phủ nhận, defeat: đánh bại, delay: trì hoãn.'],
    [
      'Whatever|However|Wherever|Whenever',
      'Whatever you do: dù bạn làm gì. However: dù thế nào, Wherever: dù ở đâu, Whenever: bất cứ khi nào không làm tân ngữ của do.',
    ],
    ['fire|flame|burning|heat', 'catch fire: bốc cháy. flame, burning, heat không đi với catch.'],
  ],
  [
    'advertisement',
    'M2',
    'E12-09',
    'A morning with an engineer',
    'Have you ever wondered what engineers actually do all day? On Saturday, 17 October, the technical university ___ its doors to students of grades 11 and 12.\n%b%8.30:%b% a short talk, ___ by three young women who build bridges.\n%b%9.15:%b% a tour of the workshops, where you may touch almost ___.\n%b%10.30:%b% try it yourself. Each team has ninety minutes to make a tower out of paper that can ___ the weight of a dictionary.\n%b%12.00:%b% questions and answers. You will get honest ___, also about the parts of the job that are boring.\nThere is no entrance fee, but places are limited, so sign ___ as soon as possible.',
    [
      'is opening|is opened|opening|to open',
      'Kế hoạch đã định: hiện tại tiếp diễn chủ động is opening. is opened không có tân ngữ its doors; opening, to open không phải động từ chia.',
    ],
    [
      'given|giving|gives|to give',
      'Rút gọn mệnh đề bị động: (which is) given by. giving, to give chủ động; gives là động từ chia thứ hai.',
    ],
    [
      'everything|nothing|something|anyone',
      'almost everything: gần như mọi thứ. nothing trái ý, almost something không dùng, anyone chỉ người.',
    ],
    [
      'bear|wear|care|rise',
      'bear the weight: chịu được sức nặng. wear: mặc, care: quan tâm, rise: lên, không có tân ngữ.',
    ],
    [
      'advice|advices|advise|advisers',
      'advice không đếm được: honest advice. advices sai dạng, advise là động từ, advisers: cố vấn không phải thứ nhận được ở đây.',
    ],
    ['up|in|out|off', 'sign up: đăng kí. sign in: kí khi vào, sign out: đăng xuất, sign off: kết thúc thư.'],
  ],
  [
    'leaflet',
    'M3',
    'E12-04',
    'When the water comes',
    'After heavy rain, the streets near the canal are often under water within half an hour. ___ in advance, and you will save yourself a lot of trouble.\n%b%Before the rain:%b% keep the drain in front of your house clear ___ leaves. Put electrical appliances on a shelf. Know which of your neighbours ___ help.\n%b%During the flood:%b% switch off the electricity at the main switch. Do not ride through water ___ depth you cannot judge.\n%b%Afterwards:%b% wash everything, since flood water ___ germs. Throw away food ___ has been under water, however good it may look.\nThe number of the rescue team is 114.',
    [
      'Prepare|Preparing|Prepared|To prepare',
      'Mệnh lệnh + and + mệnh đề: Prepare …, and you will …. Preparing, Prepared, To prepare không tạo mệnh lệnh trước and.',
    ],
    ['of|with|by|off', 'clear of: không còn, sạch. with, by, off không đi với keep … clear.'],
    [
      'might need|needing|are needed|to need',
      'might need help: có thể cần giúp. needing, to need không chia; are needed là bị động, không có tân ngữ help.',
    ],
    [
      'whose|which|that|of which',
      'whose depth: độ sâu của nó. which, that không đứng trước depth ở quan hệ sở hữu; of which cần the depth.',
    ],
    [
      'carries|carry|carrying|is carried',
      'Chủ ngữ flood water không đếm được: carries. carry số nhiều, carrying không chia, is carried bị động không có tân ngữ germs.',
    ],
    [
      'which|it|who|what',
      'which thay cho food. it không nối mệnh đề, who chỉ người, what không có danh từ đứng trước.',
    ],
  ],
  [
    'announcement',
    'M3',
    'E12-05',
    'A letter to all members of staff',
    'From 1 July, all of us may work from home on two days a week, ___ our team leader agrees. The trial will last six months, and we would like to ___ you of the conditions.\nBetween 9 and 11.30 a.m. everybody must be ___ by telephone. For the rest of the day, you are free to divide up your time ___ you think best. Nobody is expected to answer messages after 6 p.m.; ___ who write them are asked to wait until the next morning.\nThe company will pay for a suitable chair, but not for ___. Please let us know by 15 June whether you would like to take part.',
    [
      'provided that|in case|so as to|because of',
      'provided that: với điều kiện là. in case: phòng khi, so as to cần động từ, because of cần danh từ.',
    ],
    [
      'inform|announce|explain|mention',
      'inform somebody of something. announce, explain, mention không đi với you of.',
    ],
    [
      'available|valuable|enjoyable|reasonable',
      'be available: có thể liên lạc được. valuable: quý giá, enjoyable: thú vị, reasonable: hợp lí.',
    ],
    [
      'as|that|what|which',
      'as you think best: theo cách bạn thấy tốt nhất. that, what, which không có nghĩa cách thức.',
    ],
    [
      'those|they|these ones|whoever',
      'those who: những người mà. they, these ones không đi với who như vậy; whoever đã chứa who.',
    ],
    [
      'other furniture|other furnitures|another furniture|others furniture',
      'furniture không đếm được: other furniture. furnitures sai dạng, another đi với đếm được số ít, others không đứng trước danh từ.',
    ],
  ],
  [
    'leaflet',
    'M3',
    'E12-08',
    'Not a souvenir',
    'What looks like a pretty present may have cost an animal its life. Before you buy anything ___ of shell, horn or skin, read this.\n%b%It may be against the law.%b% More than 180 countries have signed an agreement that controls the trade ___ wild animals and plants. At the airport your present may be taken away, and you may have to pay a heavy ___.\n%b%It may be useless.%b% Rhino horn, ___ some people drink as medicine, consists of the same material as your fingernails.\n%b%It may be a fake.%b% Sellers know that buyers can ___ tell the difference.\n%b%There is something better.%b% Buy from local craftspeople. ___ will the animals be left in peace, but your money will stay in the village.',
    [
      'made|making|makes|to make',
      'Rút gọn bị động: (which is) made of. making, to make chủ động; makes là động từ chia thiếu từ nối.',
    ],
    ['in|with|at|for', 'trade in something: buôn bán thứ gì. with đi với đối tác, at, for không hợp.'],
    ['fine|fare|salary|bonus', 'fine: tiền phạt. fare: tiền vé, salary: lương, bonus: tiền thưởng.'],
    [
      'which|that|who|where',
      'Sau dấu phẩy chỉ vật: which. that không đứng sau dấu phẩy, who chỉ người, where chỉ nơi.',
    ],
    [
      'hardly|hard|nearly|mostly',
      'can hardly: hầu như không thể. hard: chăm chỉ/cứng, nearly: gần như, mostly: hầu hết không hợp nghĩa.',
    ],
    [
      'Not only|No sooner|Not until|Only when',
      'Not only … but: không những … mà còn, có đảo ngữ. No sooner đi với than; Not until, Only when cần mốc thời gian.',
    ],
  ],
  [
    'advertisement',
    'M3',
    'E12-10',
    'Learn to read music in ten weeks',
    'Do you believe that you are too old, too busy or not talented enough? So ___ most of our students, until they tried. Our course is for adults ___ have never touched an instrument.\nClasses take ___ on Tuesday evenings, in groups of six. Each lesson is recorded, so that whoever misses one ___ it at home. At the end of the course you will be able to play at least three songs, ___ your old music teacher may have told you.\nInstruments can be borrowed from us for the ___ of the course. The first lesson costs nothing.',
    [
      'did|were|have|do',
      'So did most of our students = họ cũng từng tin (quá khứ, có until they tried). were, have, do sai trợ động từ hoặc sai thì.',
    ],
    ['who|which|whom|they', 'who thay cho adults làm chủ ngữ. which chỉ vật, whom là tân ngữ, they không nối mệnh đề.'],
    [
      'place|part|time|care',
      'take place: diễn ra. take part: tham gia, take time: mất thời gian, take care: chăm sóc.',
    ],
    [
      'can watch|watching|to watch|could have watched',
      'Mệnh đề so that cần động từ chia: can watch. watching, to watch không chia; could have watched sai thời gian.',
    ],
    [
      'whatever|however|whoever|whether',
      'whatever … told you: dù thầy cô từng nói gì. however cần tính từ, whoever chỉ người, whether cần hai khả năng.',
    ],
    [
      'duration|distance|extent|amount',
      'for the duration of: trong suốt thời gian. distance: khoảng cách, extent: mức độ, amount: lượng.',
    ],
  ],
  [
    'leaflet',
    'M2',
    'E12-01',
    'Walk in the footsteps of a poet',
    'This path of four kilometres leads you to six places that ___ an important part in the life of our poet.\n%b%The house:%b% he was born here. Please take ___ your shoes before you enter.\n%b%The ferry:%b% it was on this river that he ___ his best-known lines.\n%b%The school:%b% although he had lost his sight, he went on teaching, and students came from far away to ___ to him.\n%b%The market:%b% have a rest. The rice cakes are made exactly as they ___ in his time.\n%b%The garden:%b% sit down, read one of his poems and leave a line of your ___ in the book.',
    ['played|made|did|acted', 'play a part in: có vai trò trong. made, did, acted không đi với a part ở nghĩa này.'],
    ['off|up|down|away', 'take off: cởi. take up: bắt đầu học, take down: hạ xuống, take away: mang đi.'],
    [
      'wrote|was written|has written|writes',
      'Câu chẻ về quá khứ, chủ ngữ he chủ động: wrote. was written bị động; has written, writes sai thì.',
    ],
    [
      'listen|hear|follow|obey',
      'listen to somebody: nghe ai. hear, follow, obey có tân ngữ trực tiếp, không đi với to.',
    ],
    [
      'were|did|have|had',
      'are made … as they were (made) in his time. did, have, had không thay cho bị động quá khứ đơn.',
    ],
    ['own|self|mine|alone', 'of your own: của chính bạn. self, mine, alone không đi với of your.'],
  ],
  [
    'announcement',
    'M2',
    'E12-06',
    'The robot in Room 12',
    'On Monday a robot will move into Room 12. It has been lent to us for a month ___ a company that is testing it at ten schools.\nThe robot is able to ask you words and correct your pronunciation. It is not a teacher, and it will ___ replace one. You may practise with it during the breaks, ___ you have put your name on the list at the door.\nWhat you say will not be ___: the robot forgets every conversation as soon as you leave the room. At the end of the month we would like to know how useful you found it. Please fill ___ the form on our website. The more honest your answers are, ___ the company can learn from them.',
    ['by|for|of|with', 'has been lent … by + tác nhân. for, of, with không chỉ tác nhân của câu bị động.'],
    [
      'never|ever|already|yet',
      'never: không bao giờ. ever, yet dùng trong câu hỏi hoặc phủ định; already: đã, không đi với will replace.',
    ],
    [
      'once|unless|though|until',
      'once: khi đã (ghi tên). unless: trừ khi, though: mặc dù, until: cho đến khi sai quan hệ.',
    ],
    [
      'stored|stocked|earned|wasted',
      'store: lưu trữ (dữ liệu). stock: trữ hàng, earn: kiếm được, waste: lãng phí trái với ý robot quên ngay.',
    ],
    ['in|over|on|of', 'fill in a form: điền đơn. over, on, of không đi với fill ở đây.'],
    [
      'the more|more|the most|most',
      'So sánh kép: The more …, the more …. more thiếu the; the most, most là so sánh nhất.',
    ],
  ],
];
