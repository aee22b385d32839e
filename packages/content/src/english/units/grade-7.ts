/** Words and grammar of grade 7 by unit. */
import type { SeedQuestion } from '../../kit.ts';
import { unit } from './kit.ts';

export const unitsOf7 = (): SeedQuestion[] => [
  // Hobbies
  ...unit(7, 1, {
    words: [
      [
        'M1',
        'My grandfather loves ___. He grows roses and tomatoes behind the house.',
        'gardening|jogging|horse riding|cooking',
        'Trồng hoa hồng, cà chua là gardening (làm vườn). jogging: chạy bộ, horse riding: cưỡi ngựa, cooking: nấu ăn không trồng gì.',
      ],
      [
        'M1',
        'Linh ___ stamps. She has more than five hundred from thirty countries.',
        'collects|photographs|prints|sends',
        'Có hơn năm trăm con tem: collects (sưu tầm). photographs: chụp ảnh, prints: in, sends: gửi thì không giữ tem của ba mươi nước.',
      ],
      [
        'M2',
        'My sister makes ___ from old shoe boxes, with tiny beds and chairs inside.',
        'dollhouses|paper flowers|puppets|kites',
        'Có giường, ghế tí hon bên trong: dollhouses (nhà búp bê). paper flowers: hoa giấy, puppets: con rối, kites: diều không có giường ghế.',
      ],
      [
        'M2',
        'Bird-watching needs a lot of ___: sometimes you wait two hours before you see anything.',
        'patience|practice|strength|money',
        'Chờ hai giờ cần patience (sự kiên nhẫn). practice: luyện tập, strength: sức khoẻ, money: tiền không nói đến việc chờ.',
      ],
      [
        'M2',
        'I don’t share my brother’s hobby. He is ___ on model cars, but I find them boring.',
        'keen|fond|interested|good',
        'be keen on: thích. fond đi với of, interested đi với in, good đi với at.',
      ],
    ],
    grammar: [
      [
        'EG-14',
        'M1',
        'Does your uncle enjoy ___ judo on television?',
        'watching|to watch|watch|watched',
        'enjoy + V-ing: watching. to watch, watch, watched không đứng sau enjoy.',
      ],
      [
        'EG-01',
        'M1',
        'The club ___ every Thursday at half past four.',
        'meets|is meeting|meet|are meeting',
        'every Thursday: hiện tại đơn, The club số ít: meets. is meeting và are meeting là tiếp diễn, meet dùng cho số nhiều.',
      ],
      [
        'EG-14',
        'M2',
        'My parents dislike ___ in the traffic, so they go to work by bike.',
        'waiting|wait|to waiting|waited',
        'dislike + V-ing: waiting. wait, waited không đứng sau dislike; to waiting sai cấu trúc.',
      ],
    ],
    forms: [
      [
        'M2',
        'Making pottery is a very ___ hobby: you learn to work with your hands.',
        'USE',
        'useful',
        'Trước danh từ hobby cần tính từ: useful (bổ ích).',
      ],
    ],
    rewrites: [
      [
        'EG-14',
        'M2',
        'Nam is fond of playing chess.\nNam likes ___.',
        'playing chess/to play chess/chess',
        'be fond of + V-ing = like + V-ing (to V).',
      ],
    ],
  }),
  // Healthy living
  ...unit(7, 2, {
    words: [
      [
        'M1',
        'Wear a hat and use ___, or the sun will burn your skin.',
        'suncream|lip balm|shampoo|make-up',
        'Chống nắng cho da: suncream (kem chống nắng). lip balm: son dưỡng môi, shampoo: dầu gội, make-up: đồ trang điểm không để chống nắng.',
      ],
      [
        'M1',
        'He ate six mangoes, and now he has a ___.',
        'stomachache|runny nose|sore throat|broken arm',
        'Ăn quá nhiều xoài: stomachache (đau bụng). runny nose: chảy nước mũi, sore throat: đau họng, broken arm: gãy tay không do ăn nhiều.',
      ],
      [
        'M2',
        'Her lips are ___ because the weather is cold and dry. She needs lip balm.',
        'chapped|soft|wet|healthy',
        'Trời lạnh khô làm môi nứt: chapped (nứt nẻ). soft: mềm, wet: ướt, healthy: khoẻ thì không cần son dưỡng.',
      ],
      [
        'M2',
        'Washing your face twice a day may help you to ___ acne.',
        'avoid|cause|spread|catch',
        'Rửa mặt giúp avoid acne (tránh mụn). cause: gây ra, spread: làm lan, catch: mắc (bệnh lây) thì ngược lại.',
      ],
      [
        'M2',
        'Vegetables give you a lot of ___, and they have little fat.',
        'vitamins|medicines|chemicals|sweets',
        'Rau cho nhiều vitamins. medicines: thuốc, chemicals: hoá chất, sweets: đồ ngọt không có nhiều trong rau.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        '___ more fruit and less fast food if you want to keep fit.',
        'Eat|Eats|To eat|Eating',
        'Câu khuyên dùng mệnh lệnh: Eat (nguyên mẫu). Eats có -s, To eat và Eating không tạo thành câu mệnh lệnh.',
      ],
      [
        'EG-13',
        'M1',
        'I had a cold last week, ___ I still went to the Saturday club.',
        'but|so|because|or',
        'Hai ý trái nhau: but. so: nên, because: vì, or: hoặc không đúng quan hệ.',
      ],
      [
        'EG-12',
        'M2',
        'You ___ read in dim light. It is bad for your eyes.',
        'shouldn’t|should|have to|needn’t to',
        'Có hại nên không nên: shouldn’t. should: nên, have to: phải trái nghĩa; needn’t to sai cấu trúc.',
      ],
    ],
    forms: [
      [
        'M2',
        'Too much fast food is ___, so we only eat it once a month.',
        'HEALTH',
        'unhealthy',
        'Chỉ ăn một tháng một lần vì không tốt: tính từ phủ định unhealthy.',
      ],
    ],
    errors: [
      [
        'EG-12',
        'M2',
        'We [should] [*drinking] two litres of [water] [every] day.',
        'drink',
        'Sau should là động từ nguyên mẫu: should drink.',
      ],
    ],
  }),
  // Community service
  ...unit(7, 3, {
    words: [
      [
        'M1',
        'A bike shop ___ fifty old bikes to our charity, so more children can cycle to school.',
        'donated|exchanged|borrowed|collected',
        'donate something to somebody: quyên góp cho. exchange: đổi, borrow: mượn, collect: thu gom không đi với to our charity.',
      ],
      [
        'M1',
        'On Sundays we pick up ___ to keep the park near our school clean.',
        'litter|coins|shells|flowers',
        'Nhặt để công viên sạch: litter (rác). coins: tiền xu, shells: vỏ sò, flowers: hoa không làm công viên bẩn.',
      ],
      [
        'M2',
        'Students ___ younger children in the village for free. Their reading is getting better.',
        'tutor|feed|drive|invite',
        'Các em đọc tốt lên nhờ được tutor (kèm học). feed: cho ăn, drive: chở, invite: mời không giúp đọc tốt hơn.',
      ],
      [
        'M2',
        'An old people’s home is called a ___ home.',
        'nursing|family|holiday|boarding',
        'nursing home: viện dưỡng lão. family home: nhà của gia đình, holiday home: nhà nghỉ; boarding đi với school (trường nội trú).',
      ],
      [
        'M2',
        'They ___ bottles for vegetables at the fair: ten bottles for one cabbage.',
        'exchanged|recycled|washed|filled',
        'exchange A for B: đổi A lấy B. recycle: tái chế, wash: rửa, fill: làm đầy không đi với for như vậy.',
      ],
    ],
    grammar: [
      [
        'EG-08',
        'M1',
        'We ___ two hundred trees along the river last month.',
        'planted|plant|have planted|are planting',
        'last month: quá khứ đơn planted. have planted không dùng với thời điểm quá khứ xác định; plant, are planting là hiện tại.',
      ],
      [
        'EG-08',
        'M1',
        'How much money ___ your school raise for the flood victims last year?',
        'did|does|was|has',
        'last year và động từ nguyên mẫu raise: did. does là hiện tại; was, has không đi với raise nguyên mẫu.',
      ],
      [
        'EG-08',
        'M2',
        'Lan ___ letters to the children when she was a volunteer.',
        'wrote|writes|written|was write',
        'when she was …: quá khứ đơn, write → wrote. writes hiện tại, written là phân từ, was write sai dạng.',
      ],
    ],
    forms: [
      [
        'M2',
        'The project was a great ___: more than a hundred students joined it.',
        'SUCCEED',
        'success',
        'Sau a great cần danh từ: success (thành công).',
      ],
    ],
    orders: [
      [
        'EG-08',
        'M2',
        'Quá khứ đơn: gave; tân ngữ chỉ vật rồi to + người.',
        'Last summer|we|gave|some|books|to|poor children.',
      ],
    ],
  }),
  // Music and arts
  ...unit(7, 4, {
    words: [
      [
        'M1',
        'My cousin took a beautiful ___ of the sea with her new camera.',
        'photograph|painting|drawing|sculpture',
        'Dùng máy ảnh chụp photograph (bức ảnh). painting: tranh vẽ màu, drawing: tranh vẽ bút, sculpture: tượng không làm bằng máy ảnh.',
      ],
      [
        'M1',
        'A ___ writes music for singers and films.',
        'composer|photographer|painter|actor',
        'Người viết nhạc: composer (nhà soạn nhạc). photographer: nhà nhiếp ảnh, painter: hoạ sĩ, actor: diễn viên.',
      ],
      [
        'M2',
        'Water ___ is a Vietnamese art that began in the villages of the Red River delta.',
        'puppetry|painting|music|dancing',
        'water puppetry: múa rối nước, bắt nguồn từ đồng bằng sông Hồng. painting: hội hoạ, music: âm nhạc, dancing: nhảy múa không diễn trên mặt nước như vậy.',
      ],
      [
        'M2',
        'A ___ is a picture of a person, usually of the face.',
        'portrait|landscape|sculpture|cartoon',
        'Tranh vẽ mặt người: portrait (chân dung). landscape: tranh phong cảnh, sculpture: tượng, cartoon: phim, tranh hoạt hình.',
      ],
      [
        'M2',
        'Trinh Cong Son’s songs are very popular. Many singers have ___ them.',
        'performed|described|acted|printed',
        'perform a song: biểu diễn bài hát. describe: miêu tả, act: đóng (phim, kịch), print: in không phải việc của ca sĩ.',
      ],
    ],
    grammar: [
      [
        'EG-09',
        'M1',
        'Your painting is different ___ mine: yours has more colours.',
        'from|as|with|like',
        'different from: khác với. as, like chỉ sự giống; with không đi với different.',
      ],
      [
        'EG-09',
        'M2',
        'This concert was not as ___ as the one last year.',
        'exciting|more exciting|the most exciting|excited',
        'not as + tính từ nguyên dạng + as: exciting. more, the most không đi giữa as … as; excited chỉ cảm giác của người.',
      ],
      [
        'EG-09',
        'M2',
        'My guitar looks ___ yours. Are they from the same shop?',
        'like|as|alike|the same',
        'look like + danh từ: trông giống. alike, the same không có danh từ ngay sau; as không đi với look ở nghĩa này.',
      ],
    ],
    rewrites: [
      [
        'EG-09',
        'M3',
        'Pop music is more exciting than folk music, Nam thinks.\nNam thinks folk music is not ___ pop music.',
        'as exciting as/so exciting as',
        'more exciting than đổi thành not as (so) exciting as.',
      ],
    ],
    errors: [
      [
        'EG-09',
        'M2',
        'Her [taste] in music [is] [quite] different [*with] my taste.',
        'from',
        'different from: khác với.',
      ],
    ],
  }),
  // Food and drink
  ...unit(7, 5, {
    words: [
      [
        'M1',
        'Add one ___ of sugar to the lemon juice.',
        'teaspoon|piece|bunch|slice',
        'Đường đong bằng teaspoon (thìa nhỏ). piece: miếng, bunch: nải, bó, slice: lát không dùng cho đường.',
      ],
      [
        'M1',
        'These ___ rolls have shrimps, pork and green vegetables inside.',
        'spring|autumn|winter|spicy',
        'spring rolls: nem rán, chả giò. autumn, winter: mùa; spicy: cay không tạo tên món này ở đây.',
      ],
      [
        'M2',
        'Pho is made with beef or chicken. Its ___ is boiled for many hours.',
        'broth|butter|flour|pepper',
        'Ninh nhiều giờ là broth (nước dùng). butter: bơ, flour: bột, pepper: hạt tiêu không ninh lâu.',
      ],
      [
        'M2',
        'First, ___ the fish in hot oil for ten minutes.',
        'fry|boil|bake|freeze',
        'Trong dầu nóng: fry (rán). boil: luộc trong nước, bake: nướng trong lò, freeze: làm đông.',
      ],
      [
        'M2',
        'Fish ___ is made from fish and salt, and it takes about a year.',
        'sauce|soup|cake|juice',
        'fish sauce: nước mắm, làm từ cá và muối trong khoảng một năm. soup: canh, cake: bánh, juice: nước ép.',
      ],
    ],
    grammar: [
      [
        'EG-11',
        'M1',
        'How ___ eggs do you need for the omelette?',
        'many|much|lots of|often',
        'eggs đếm được: How many. much đi với không đếm được; lots of không đi sau How; often hỏi tần suất.',
      ],
      [
        'EG-11',
        'M1',
        'There isn’t ___ butter in the fridge. We must buy some.',
        'any|some|many|a few',
        'Phủ định với danh từ không đếm được butter: any. some dùng khẳng định; many, a few với danh từ đếm được.',
      ],
      [
        'EG-11',
        'M2',
        'We have got ___ milk, so we can make pancakes for everybody.',
        'a lot of|a lot|many|much of',
        'milk không đếm được, khẳng định: a lot of. a lot thiếu of, many với đếm được, much of cần the.',
      ],
    ],
    rewrites: [
      [
        'EG-11',
        'M2',
        'What is the price of a bowl of beef noodle soup?\nHow ___ a bowl of beef noodle soup?',
        'much is',
        'Hỏi giá: How much is …?',
      ],
    ],
    forms: [
      ['M2', 'The soup was so ___ that I had a second bowl.', 'TASTE', 'tasty', 'be + so + tính từ: tasty (ngon).'],
    ],
  }),
  // A visit to a school
  ...unit(7, 6, {
    words: [
      [
        'M1',
        'To enter this school, you have to pass an ___ examination.',
        'entrance|afternoon|annual|extra',
        'entrance examination: kì thi vào trường. afternoon: buổi chiều, annual: hằng năm, extra: thêm không phải để vào trường.',
      ],
      [
        'M1',
        'The students do experiments in the science ___.',
        'laboratory|gym|canteen|library',
        'Làm thí nghiệm trong laboratory (phòng thí nghiệm). gym: phòng tập, canteen: nhà ăn, library: thư viện.',
      ],
      [
        'M2',
        'Quoc Hoc Hue is a ___ school: a lot of well-known people studied there.',
        'famous|strict|modern|small',
        'Nhiều người nổi tiếng từng học nên trường famous (nổi tiếng). strict: nghiêm khắc, modern: hiện đại, small: nhỏ không suy ra được.',
      ],
      [
        'M2',
        'Our school has modern ___, such as a computer room and a swimming pool.',
        'facilities|activities|subjects|clubs',
        'Phòng máy, bể bơi là facilities (cơ sở vật chất). activities: hoạt động, subjects: môn học, clubs: câu lạc bộ không phải phòng, bể.',
      ],
      [
        'M2',
        'Schools for ___ students have harder lessons for those who are very good at a subject.',
        'gifted|careless|weak|shy',
        'Rất giỏi một môn: gifted (năng khiếu). weak: yếu, careless: bất cẩn, shy: nhút nhát không tả học sinh giỏi.',
      ],
    ],
    grammar: [
      [
        'EG-05',
        'M1',
        'The school was founded ___ 1896.',
        'in|on|at|for',
        'in + năm. on + ngày, at + giờ, for + khoảng thời gian.',
      ],
      [
        'EG-05',
        'M1',
        'We have a school meeting ___ Monday morning.',
        'on|in|at|to',
        'Có tên ngày trong tuần: on Monday morning. in dùng với the morning, at với giờ, to chỉ hướng.',
      ],
      [
        'EG-05',
        'M2',
        'There is a photo of the first headmaster ___ the top of the stairs.',
        'at|in|on to|between',
        'at the top of: ở đầu, trên đỉnh. in không dùng với the top of; on to chỉ chuyển động; between: giữa hai vật.',
      ],
    ],
    forms: [
      [
        'M2',
        'The headteacher gave us a lot of ___ about the history of the school.',
        'INFORM',
        'information',
        'Sau a lot of cần danh từ: information (không đếm được).',
      ],
    ],
    errors: [
      [
        'EG-05',
        'M2',
        'Our [visit] to the school [starts] [*on] 8 o’clock [in] the morning.',
        'at',
        'at + giờ: at 8 o’clock.',
      ],
    ],
  }),
  // Traffic
  ...unit(7, 7, {
    words: [
      [
        'M1',
        'Everyone on a motorbike must wear a ___ in Viet Nam.',
        'helmet|seatbelt|mask|raincoat',
        'Luật bắt người đi xe máy đội helmet (mũ bảo hiểm). seatbelt: dây an toàn (ô tô), mask: khẩu trang, raincoat: áo mưa không bắt buộc.',
      ],
      [
        'M1',
        'Walk on the ___, not in the road.',
        'pavement|motorway|roundabout|railway',
        'Người đi bộ đi trên pavement (vỉa hè). motorway: đường cao tốc, roundabout: bùng binh, railway: đường sắt không dành cho người đi bộ.',
      ],
      [
        'M2',
        'A round white sign with a red ring and a bike on it means that cycling is ___ here.',
        'forbidden|necessary|dangerous|popular',
        'Biển tròn viền đỏ là biển cấm: forbidden (bị cấm). necessary: cần thiết; dangerous (nguy hiểm) là biển tam giác; popular: được nhiều người ưa thích.',
      ],
      [
        'M2',
        'The bus was full. Some ___ had to stand.',
        'passengers|pedestrians|cyclists|drivers',
        'Người đi xe buýt là passengers (hành khách). pedestrians: người đi bộ, cyclists: người đi xe đạp, drivers: người lái xe.',
      ],
      [
        'M2',
        'I was late because I was stuck in a traffic ___.',
        'jam|rule|light|sign',
        'traffic jam: tắc đường. rule: luật, light: đèn, sign: biển báo không đi với stuck in.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        '___ is about two kilometres from my house to the bus station.',
        'It|There|This|That',
        'Nói khoảng cách dùng It. There, This, That không dùng với cấu trúc này.',
      ],
      [
        'EG-12',
        'M1',
        'You ___ look right and left before you cross the street.',
        'should|shouldn’t|are|mustn’t',
        'Lời khuyên: should. shouldn’t, mustn’t trái nghĩa; are không đi với look nguyên mẫu.',
      ],
      [
        'unit',
        'M2',
        '“How ___ is it from Ha Noi to Hai Phong?” – “About 120 kilometres.”',
        'far|long|much|often',
        'Hỏi khoảng cách: How far. How long hỏi thời gian, chiều dài; much hỏi giá, lượng; often hỏi tần suất.',
      ],
    ],
    forms: [
      [
        'M2',
        'Riding a motorbike without looking is very ___.',
        'DANGER',
        'dangerous',
        'Sau very cần tính từ: dangerous (nguy hiểm).',
      ],
    ],
    rewrites: [
      [
        'EG-12',
        'M3',
        'It is not a good idea to use your phone on a bike.\nYou ___ your phone on a bike.',
        'shouldn’t use/should not use/had better not use/’d better not use/ought not to use/oughtn’t to use',
        'It is not a good idea to V = shouldn’t + V.',
      ],
    ],
  }),
  // Films
  ...unit(7, 8, {
    words: [
      [
        'M1',
        'We laughed from beginning to end. It was a very good ___.',
        'comedy|horror film|documentary|thriller',
        'Cười suốt phim: comedy (phim hài). horror film: phim kinh dị, documentary: phim tài liệu, thriller: phim giật gân.',
      ],
      [
        'M1',
        'A film about life on a space station in the year 2300 is a ___ film.',
        'science fiction|documentary|history|sports',
        'Chuyện tương lai trong vũ trụ: science fiction. documentary: tài liệu, history: lịch sử, sports: thể thao không hợp.',
      ],
      [
        'M2',
        'The ___ of the film is simple: a boy looks for his lost dog.',
        'plot|title|director|poster',
        'Nội dung câu chuyện: plot (cốt truyện). title: tên phim, director: đạo diễn, poster: áp phích không phải chuyện kể.',
      ],
      [
        'M2',
        'I read a ___ of the film in the newspaper. It says that the acting is excellent.',
        'review|scene|ticket|trailer',
        'Bài nhận xét phim trên báo: review. scene: cảnh phim, ticket: vé, trailer: đoạn phim giới thiệu không phải bài để đọc trên báo.',
      ],
      [
        'M2',
        'Some scenes were so ___ that my sister closed her eyes.',
        'frightening|frightened|boring|moved',
        'Cảnh phim đáng sợ: frightening. frightened tả người sợ; boring: chán, moved: xúc động không làm ai nhắm mắt.',
      ],
    ],
    grammar: [
      [
        'EG-13',
        'M1',
        '___ the film was long, nobody left the cinema.',
        'Although|However|But|So',
        'Nối hai mệnh đề trái nhau trong một câu: Although. However đứng riêng đầu câu có dấu phẩy; But, So không mở đầu mệnh đề phụ.',
      ],
      [
        'EG-13',
        'M2',
        'The story is silly. ___, the actors are very good.',
        'However|Although|So|Because',
        'Hai câu riêng, ý trái nhau, có dấu phẩy: However. Although, Because cần hai mệnh đề; So chỉ kết quả.',
      ],
      [
        'EG-13',
        'M2',
        'We enjoyed the film ___ we had seen it before.',
        'although|despite|so that|however',
        'Sau chỗ trống là mệnh đề, ý trái nhau: although. despite + danh từ, so that: để, however không nối như vậy.',
      ],
    ],
    forms: [
      [
        'M2',
        'I did not like the film because the ending was ___.',
        'DISAPPOINT',
        'disappointing',
        'Tả kết phim: tính từ đuôi -ing, disappointing (gây thất vọng).',
      ],
    ],
    errors: [
      [
        'EG-13',
        'M2',
        '[*Because] the film [was] frightening, my little [brother] watched it [to] the end.',
        'Although',
        'Đáng sợ nhưng vẫn xem hết: hai ý trái nhau, dùng Although.',
      ],
    ],
  }),
  // Festivals around the world
  ...unit(7, 9, {
    words: [
      [
        'M1',
        'At Christmas, many families ___ a big tree with lights and stars.',
        'decorate|celebrate|plant|perform',
        'decorate a tree with lights: trang trí cây bằng đèn. celebrate: ăn mừng (dịp lễ), plant: trồng, perform: biểu diễn không đi với with lights and stars.',
      ],
      [
        'M1',
        'At the Mid-Autumn Festival, children carry ___ in the shape of stars and fish, with a light inside.',
        'lanterns|masks|drums|moon cakes',
        'Cầm đi, có đèn bên trong: lanterns (đèn lồng). masks: mặt nạ, drums: trống, moon cakes: bánh trung thu không có đèn bên trong.',
      ],
      [
        'M2',
        'During the festival, the dancers wear colourful ___ and masks.',
        'costumes|performances|drums|floats',
        'Mặc costumes (trang phục). performances: tiết mục, drums: trống, floats: xe diễu hành không mặc được.',
      ],
      [
        'M2',
        'A long ___ went through the streets, with music, flowers and big puppets.',
        'parade|concert|feast|contest',
        'Đi qua các phố: parade (đoàn diễu hành). concert: buổi hoà nhạc, feast: bữa tiệc, contest: cuộc thi không đi qua phố.',
      ],
      [
        'M2',
        'The people of the village hold the festival to ___ the sun and the rain for good crops.',
        'thank|think|wish|welcome',
        'thank somebody for something: tạ ơn. think of, wish, welcome không đi với for good crops như vậy.',
      ],
    ],
    grammar: [
      [
        'unit',
        'M1',
        '“___ you go to the flower festival last year?” – “No, I was ill.”',
        'Did|Do|Were|Have',
        'last year và go: Did. Do là hiện tại, Were không đi với go nguyên mẫu, Have cần gone.',
      ],
      [
        'unit',
        'M1',
        '“Are there any lanterns in the yard?” – “Yes, ___.”',
        'there are|they are|there is|it is',
        'Trả lời ngắn cho Are there: Yes, there are. there is số ít; they are, it is không khớp câu hỏi.',
      ],
      [
        'unit',
        'M2',
        '“___ your cousins dance at the festival every year?” – “Yes, they do.”',
        'Do|Does|Are|Did',
        'Trả lời they do, every year: Do. Does cho số ít, Are không đi với dance nguyên mẫu, Did trả lời bằng did.',
      ],
    ],
    forms: [
      [
        'M2',
        'There will be a traditional dance ___ at eight o’clock tonight.',
        'PERFORM',
        'performance',
        'Sau a traditional dance cần danh từ: performance (buổi biểu diễn).',
      ],
    ],
    orders: [
      [
        'unit',
        'M2',
        'Câu hỏi quá khứ: Did + chủ ngữ + động từ nguyên mẫu.',
        'Did|the children|carry|lanterns|in|the street?',
      ],
    ],
  }),
  // Energy sources
  ...unit(7, 10, {
    words: [
      [
        'M1',
        'Coal and oil are ___ sources of energy. One day there will be none left.',
        'non-renewable|endless|renewable|clean',
        'Có ngày hết: non-renewable (không tái tạo). renewable: tái tạo, endless: vô tận thì ngược lại; clean: sạch không đúng với than và dầu.',
      ],
      [
        'M1',
        'Natural gas is a ___ fuel: it comes from plants and animals that died millions of years ago.',
        'fossil|solar|hydro|nuclear',
        'fossil fuels: nhiên liệu hoá thạch, từ cây cỏ và sinh vật chết từ lâu. solar: mặt trời, hydro: sức nước, nuclear: hạt nhân.',
      ],
      [
        'M2',
        'Solar ___ on the roof turn sunlight into electricity.',
        'panels|heaters|lamps|ovens',
        'solar panels: tấm pin mặt trời, làm ra điện. heaters: máy đun nước, lamps: đèn, ovens: lò nướng dùng nhiệt hay ánh sáng chứ không làm ra điện.',
      ],
      [
        'M2',
        'Turn off the tap while you are brushing your teeth to ___ water use.',
        'reduce|produce|replace|recycle',
        'reduce: giảm lượng nước dùng. produce: sản xuất, replace: thay thế, recycle: tái chế không hợp với water use.',
      ],
      [
        'M2',
        'Hoa Binh is a large ___ power station: it uses the water of the Da River.',
        'hydro|nuclear|solar|wind',
        'Dùng nước sông: hydro power (thuỷ điện). nuclear: hạt nhân, solar: mặt trời, wind: gió không dùng nước sông.',
      ],
    ],
    grammar: [
      [
        'EG-01',
        'M1',
        'At present, engineers ___ a wind farm near our village.',
        'are building|build|builds|built',
        'At present: hiện tại tiếp diễn, engineers số nhiều: are building. build, builds là hiện tại đơn; built là quá khứ.',
      ],
      [
        'EG-01',
        'M2',
        'Look! Somebody ___ the lights on in an empty classroom again.',
        'is leaving|leave|are leaving|leaving',
        'Look! và Somebody (số ít): is leaving. leave thiếu -s, are leaving số nhiều, leaving thiếu be.',
      ],
      [
        'EG-01',
        'M2',
        'We ___ to the solar farm next Friday. The teacher has booked a bus.',
        'are going|have gone|went|goes',
        'Kế hoạch đã định trong tương lai: are going. have gone là hoàn thành, went là quá khứ, goes sai ngôi.',
      ],
    ],
    forms: [
      [
        'M2',
        'Many kinds of light bulbs use less ___ than the old ones.',
        'ELECTRIC',
        'electricity',
        'Sau less cần danh từ: electricity (điện).',
      ],
    ],
    errors: [
      [
        'EG-01',
        'M2',
        'My [parents] [*is putting] solar panels [on] the roof [this week].',
        'are putting',
        'My parents số nhiều: are putting.',
      ],
    ],
  }),
  // Travelling in the future
  ...unit(7, 11, {
    words: [
      [
        'M1',
        'The ___ train from Tokyo to Osaka can go at 285 kilometres an hour.',
        'high-speed|underground|goods|local',
        'Chạy 285 km/giờ: high-speed (cao tốc). underground: tàu điện ngầm, goods train: tàu hàng, local: tàu chậm ga nào cũng đỗ.',
      ],
      [
        'M1',
        'A ___ is a small machine that you wear on your head to fly.',
        'bamboo-copter|flying car|bullet train|solar ship',
        'Đội lên đầu để bay: bamboo-copter (chong chóng tre). flying car: ô tô bay, bullet train: tàu cao tốc, solar ship: tàu thuỷ chạy pin mặt trời không đội được.',
      ],
      [
        'M2',
        'A ___ car finds its way without any help. The passengers can read or sleep.',
        'driverless|comfortable|electric|sports',
        'Tự lái: driverless (không người lái). comfortable: thoải mái, electric: chạy điện, sports: thể thao vẫn cần người lái.',
      ],
      [
        'M2',
        'Future cars may be ___: they will not make the air dirty.',
        'eco-friendly|high-speed|expensive|comfortable',
        'Không làm bẩn không khí: eco-friendly (thân thiện môi trường). high-speed: chạy nhanh, expensive: đắt, comfortable: thoải mái không nói về không khí.',
      ],
      [
        'M2',
        'This electric bike can travel sixty kilometres, and then you have to ___ it.',
        'charge|repair|lock|park',
        'Xe điện hết điện thì phải charge (sạc). repair: sửa, lock: khoá, park: đỗ xe không làm xe chạy tiếp.',
      ],
    ],
    grammar: [
      [
        'EG-10',
        'M1',
        '___ people travel to work by flying car in 2050?',
        'Will|Do|Did|Are',
        'in 2050: tương lai, Will. Do là hiện tại, Did quá khứ, Are không đi với travel nguyên mẫu.',
      ],
      [
        'EG-04',
        'M1',
        'My bike is old, but ___ is new. Your parents bought it last week.',
        'yours|your|you|mine',
        'yours = your bike. your cần danh từ, you không chỉ sở hữu, mine là của tôi.',
      ],
      [
        'EG-10',
        'M2',
        'I think cars ___ petrol in fifty years. They will all be electric.',
        'won’t use|don’t use|will use|aren’t using',
        'Tương lai, tất cả chạy điện nên không dùng xăng: won’t use. don’t use, aren’t using là hiện tại; will use trái nghĩa.',
      ],
    ],
    forms: [
      [
        'M2',
        'Trains without drivers will be ___ than cars, the engineers say.',
        'SAFE',
        'safer',
        'Có than: so sánh hơn safer.',
      ],
    ],
    rewrites: [
      [
        'EG-04',
        'M2',
        'Whose is this electric scooter? Does it belong to her?\nWhose is this electric scooter? Is it ___?',
        'hers',
        'belong to her = be hers (đại từ sở hữu).',
      ],
    ],
  }),
  // English-speaking countries
  ...unit(7, 12, {
    words: [
      [
        'M1',
        'Canberra is the ___ of Australia.',
        'capital|landmark|symbol|coast',
        'Canberra là capital (thủ đô). landmark: công trình nổi bật, symbol: biểu tượng, coast: bờ biển không phải một thành phố.',
      ],
      [
        'M1',
        'The kangaroo is a ___ of Australia. You can see it on Australian coins.',
        'symbol|landmark|tradition|capital',
        'Có trên đồng xu: symbol (biểu tượng). landmark: công trình nổi bật, tradition: truyền thống, capital: thủ đô không phải con vật.',
      ],
      [
        'M2',
        'New Zealand is an island ___ in the Pacific Ocean.',
        'country|capital|mountain|river',
        'New Zealand là country (đất nước). capital: thủ đô, mountain: núi, river: sông.',
      ],
      [
        'M2',
        'In Scotland, men sometimes wear a ___, a kind of skirt, at festivals.',
        'kilt|kimono|scarf|belt',
        'Váy của đàn ông Scotland: kilt. kimono của Nhật; scarf: khăn, belt: thắt lưng không phải váy.',
      ],
      [
        'M2',
        'The ___ people of New Zealand are the Maori. They lived there first.',
        'native|foreign|tourist|modern',
        'Sống ở đó đầu tiên: native (bản địa). foreign: nước ngoài, tourist: khách du lịch, modern: hiện đại.',
      ],
    ],
    grammar: [
      [
        'EG-29',
        'M1',
        'London is ___ capital of the United Kingdom.',
        'the|a|an|some',
        'Chỉ có một thủ đô: the capital. a, an cho vật không xác định; some với số nhiều hoặc không đếm được.',
      ],
      [
        'EG-29',
        'M2',
        'I saw ___ old castle when I was in Scotland.',
        'an|a|the|some',
        'Nhắc lần đầu, old bắt đầu bằng nguyên âm: an. a trước phụ âm, the khi đã biết, some với số nhiều.',
      ],
      [
        'EG-29',
        'M2',
        'Every year, thousands of people climb ___ highest mountain in Wales.',
        'the|a|an|some',
        'Trước so sánh nhất dùng the. a, an cho vật không xác định; some với số nhiều hoặc không đếm được.',
      ],
    ],
    forms: [
      [
        'M2',
        'Many ___ people speak both English and French.',
        'CANADA',
        'Canadian',
        'Trước danh từ people cần tính từ: Canadian (thuộc Canada).',
      ],
    ],
    errors: [
      [
        'EG-29',
        'M2',
        '[Sydney] is [the] biggest city in [*the Australia], but it is not [the capital].',
        'Australia',
        'Tên nước Australia không có mạo từ the.',
      ],
    ],
  }),
];
