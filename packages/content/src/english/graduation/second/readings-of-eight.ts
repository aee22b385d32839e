/** Readings of 280 to 380 words with eight questions each. */
import type { LongReading } from '../readings.ts';

export const readingsOfEight: readonly LongReading[] = [
  {
    topic: 'E12-08',
    title: 'A home for langurs',
    text: 'In the early 1990s, the forests of Viet Nam were losing their monkeys to hunters and traders. Rangers who took living animals away from poachers did not know what to do with them: hardly anybody had experience with monkeys that eat only leaves, and most of them died within weeks. In 1993, the German biologist Tilo Nadler opened a centre for them in Cuc Phuong, the oldest national park of the country. It was the first of its kind in Indochina, and it looks after more than a hundred and fifty animals today.\nThe most precious of them is Delacour’s langur, a black monkey that seems to be wearing white shorts. It lives nowhere else on earth but in the limestone mountains of northern Viet Nam, where fewer than three hundred are thought to be left. Keeping langurs is anything but simple. Their stomachs, like those of cows, are made for leaves, so the keepers have to bring in hundreds of kilos of fresh branches every single day; sweet fruit from the market would only make them ill.\nRescue, however, is merely half of the task. Animals that were born behind a fence must learn what their mothers would have shown them in the wild. Before they are set free, they therefore spend months on a wooded hill with an electric fence around it, where they find their own food and sleeping places. In 2011, the first Delacour’s langurs from the centre were released in Van Long, a wetland reserve in Ninh Binh. They wore small transmitters, so that scientists could follow them. Not every such attempt has been a success, and some of the animals did not survive.\nBreeding rare animals is expensive, and critics ask whether the money would not be better spent on guarding forests. Those who work at the centre reply that the two belong together. There is no point in protecting a forest that has fallen silent, they say, nor in raising animals for which no forest is left. Besides, visitors who have looked a langur in the eye rarely think of it as meat or medicine again.',
    rows: [
      [
        'Which of the following is NOT mentioned in paragraph 1 about the centre?',
        'The number of keepers it employs|The year in which it was opened|The nationality of its founder|The place where it is situated',
        'Bài nêu năm mở (1993), quốc tịch người sáng lập (German) và nơi đặt (Cuc Phuong); không nêu số người chăm sóc, chỉ nêu số con vật.',
      ],
      [
        'The word “precious” in paragraph 2 is closest in meaning to _____.',
        'valuable|dangerous|familiar|peaceful',
        'precious: quý giá (= valuable), vì loài này chỉ có ở Việt Nam và còn rất ít. dangerous: nguy hiểm, familiar: quen thuộc, peaceful: hiền lành.',
      ],
      [
        'According to paragraph 2, why do the keepers not give the langurs fruit?',
        'Their bodies are not made for it.|It costs more than fresh leaves.|Cows in the park need it as well.|It does not grow near the park.',
        '~sweet fruit from the market|Dạ dày của voọc hợp với lá, ăn quả ngọt thì ốm. Bài không nói tới giá, tới bò trong vườn hay nơi trồng quả.',
      ],
      [
        'The word “they” in “they find their own food” in paragraph 3 refers to _____.',
        'animals|mothers|months|scientists',
        '~Before they are set free|they là những con vật sắp được thả (Animals that were born behind a fence), không phải mẹ chúng, các tháng hay nhà khoa học.',
      ],
      [
        'Which of the following best paraphrases the sentence “Rescue, however, is merely half of the task” in paragraph 3?',
        'Saving animals is not all that has to be done.|Only half of the animals can be saved in time.|Saving the animals is the harder of two tasks.|Half of those who save animals have other jobs.',
        'merely half of the task: mới là một nửa công việc, tức là còn việc khác phải làm. Các câu kia hiểu half là một nửa số con vật, số người, hoặc so độ khó.',
      ],
      [
        'The word “released” in paragraph 3 is OPPOSITE in meaning to _____.',
        'captured|delivered|observed|freed',
        'release: thả ra; trái nghĩa là capture (bắt giữ). deliver: giao, observe: quan sát; free cùng nghĩa với release.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Delacour’s langurs are found in Viet Nam only.|All the langurs that were set free have survived.|The electric fence stands around the whole park.|Poachers gave their animals to the rangers freely.',
        '~nowhere else on earth|Câu hai sai vì some did not survive; hàng rào chỉ quanh một ngọn đồi; thú bị tịch thu chứ không được tự nguyện giao.',
      ],
      [
        'What can be inferred about the staff of the centre from paragraph 4?',
        'They want forests to be protected too.|They consider their critics dishonest.|They would rather not have any visitors.|They hope to sell medicine from the forest.',
        '~the two belong together|Họ cho rằng nuôi thú và giữ rừng phải đi cùng nhau. Bài không nói họ chê người phê bình, ngại khách hay bán thuốc.',
      ],
    ],
  },
  {
    topic: 'E12-04',
    title: 'The stream under the motorway',
    text: 'For most of the twentieth century, progress in big cities meant more room for cars. In Seoul, a stream that had run through the heart of the city for six hundred years was covered with concrete from 1958 on, as it was dirty and smelt. Above it, a motorway on pillars was completed in the 1970s. About 170,000 vehicles used the road and the motorway every day, and people who lived in the quarter got used to noise, dust and darkness.\nBy the year 2000, engineers had found out that the pillars were crumbling. Repairs would have been expensive, and a mayor who was elected in 2002 made a proposal that many considered mad: the motorway should not be mended but torn down, and the stream should be brought back to light. Work began in July 2003, and in October 2005 the people of Seoul could walk along almost six kilometres of water in the middle of their capital.\nTo the surprise of experts, the traffic did not collapse. Bus lanes were added, some drivers changed to the underground, and others simply no longer made journeys that were not necessary. On summer days, the air along the stream is between three and six degrees cooler than in a parallel street. Fish and birds have returned, and tens of thousands of visitors come to sit by the water each day.\nNot everybody is full of praise. The stream has too little water of its own, so most of it has to be pumped up from the river Han, which uses a good deal of electricity. More than a thousand street sellers had to leave, and rents in the area have climbed so fast that small workshops can no longer afford them. Still, mayors from all over the world have travelled to Seoul to see it. What they take home is not a plan that could be copied stone by stone, but a question that used to sound absurd: could a city be better off with one road less?',
    rows: [
      [
        'Which of the following is NOT mentioned in paragraph 1 as something people had to live with?',
        'Accidents|Dust|Noise|Lack of light',
        '~got used to noise, dust and darkness|Bài nêu tiếng ồn, bụi và bóng tối (darkness = lack of light), không nêu tai nạn.',
      ],
      [
        'According to paragraph 1, why was the stream covered?',
        'It was polluted.|It had no water.|It was too narrow.|It flooded houses.',
        '~as it was dirty and smelt|Lí do là nước bẩn và hôi; không phải vì cạn, hẹp hay gây lụt.',
      ],
      [
        'The word “crumbling” in paragraph 2 is closest in meaning to _____.',
        'breaking into pieces|shaking in the wind|becoming too narrow|rising from the ground',
        'crumble: vỡ vụn dần; câu sau nói việc sửa sẽ rất đắt. Rung vì gió, hẹp đi, nhô lên không phải nghĩa của từ này.',
      ],
      [
        'Which of the following best paraphrases the sentence “the traffic did not collapse” in paragraph 3?',
        'Vehicles could still move through the city.|There were fewer accidents than in the past.|No more vehicles were allowed in the centre.|Drivers refused to change to buses or trains.',
        'not collapse: không tê liệt, tức là xe vẫn đi lại được. Bài không nói tới tai nạn hay lệnh cấm xe; câu cuối trái với ý some drivers changed.',
      ],
      [
        'The word “it” in “most of it has to be pumped up” in paragraph 4 refers to _____.',
        'water|the river|praise|electricity',
        '~The stream has too little water|it là nước của con suối; sông Han là nơi lấy nước, điện là thứ tốn thêm.',
      ],
      [
        'The word “absurd” in paragraph 4 is OPPOSITE in meaning to _____.',
        'reasonable|ridiculous|old-fashioned|impolite',
        'absurd: vô lí; trái nghĩa là reasonable (hợp lí). ridiculous cùng nghĩa với absurd; old-fashioned: lỗi thời, impolite: bất lịch sự.',
      ],
      [
        'In which paragraph does the writer mention people who lost their places of work?',
        'Paragraph 4|Paragraph 1|Paragraph 2|Paragraph 3',
        '~street sellers had to leave|Người bán hàng rong và xưởng nhỏ phải rời đi được nói ở đoạn 4; ba đoạn kia không nói.',
      ],
      [
        'What can be inferred about the mayors mentioned in paragraph 4?',
        'Their cities have problems with traffic too.|They all intend to build the same stream.|They helped to pay for the work in Seoul.|They want to return to their old motorways.',
        '~could a city be better off|Họ đến xem vì cùng có câu hỏi về đường sá trong thành phố mình. Bài nói không thể chép nguyên kế hoạch; không nói góp tiền hay khôi phục đường cũ.',
      ],
    ],
  },
  {
    topic: 'E12-01',
    title: 'The mould that came home',
    text: 'In 1943, a young doctor from Hue named Dang Van Ngu went to Japan to continue his studies. Europe and Asia were at war, and in hospitals everywhere soldiers were dying of wounds that had become infected. A new medicine, penicillin, could have saved them, but it was made from a mould in a few Western factories, and hardly any of it reached Japan. In a laboratory there, Ngu looked for moulds of that kind himself, and at last he found one that worked.\nHe could have stayed and made a career abroad. Instead, in 1949, he travelled back by way of Thailand to join the resistance in the mountains of northern Viet Nam. Among the few things he carried was a tube with his mould in it. In the forests of Chiem Hoa there was neither a factory nor regular electricity, and nobody had the machines that turn the liquid into a clean white powder. Ngu decided to do without them. He and his students grew the mould on food made from maize, which was easy to get, filtered the liquid and used it as it was. It could not be kept for long, but it was produced close to where it was needed, and many of the wounded whose arms or legs would otherwise have been cut off recovered.\nAfter the war, he turned to malaria, a disease that was costing more lives in the mountains than most battles. In 1957 he became the head of a new institute in Ha Noi, where the mosquito was studied no less carefully than the patient. When the fever spread among soldiers in the Truong Son mountains, he was in his mid-fifties and could have sent younger people. He went himself, in order to work on a vaccine on the spot, and on 1 April 1967 he was killed by a bomb.\nStreets and schools bear his name now. Those who pass them every day seldom know that one of the first medicines made by independent Viet Nam travelled through the jungle in a doctor’s bag.',
    rows: [
      [
        'According to paragraph 1, why did Ngu look for a mould himself?',
        'There was very little penicillin in Japan.|He did not trust the medicine from the West.|His teachers in Hue had asked him to do so.|He had been wounded as a soldier in the war.',
        '~hardly any of it reached Japan|Ở Nhật hầu như không có penicillin. Bài không nói ông nghi ngờ thuốc, được thầy giao hay từng bị thương.',
      ],
      [
        'The word “resistance” in paragraph 2 is closest in meaning to _____.',
        'fight against an enemy|group of scientists|difficult journey|research in secret',
        'resistance ở đây là cuộc kháng chiến (chiến đấu chống kẻ thù), không phải nhóm nhà khoa học, chuyến đi hay nghiên cứu bí mật.',
      ],
      [
        'The word “them” in “Ngu decided to do without them” in paragraph 2 refers to _____.',
        'machines|students|forests|things',
        '~nobody had the machines|them là máy móc biến dung dịch thành bột, thứ mà ở rừng không có.',
      ],
      [
        'According to paragraph 2, what was a weakness of the medicine made in the forest?',
        'It soon went bad.|It was hard to filter.|It had to be imported.|It made people weaker.',
        '~It could not be kept for long|Thuốc không để lâu được. Bài không nói khó lọc hay làm yếu người; thuốc làm tại chỗ nên không phải nhập.',
      ],
      [
        'Which of the following best paraphrases “the mosquito was studied no less carefully than the patient” in paragraph 3?',
        'The carrier of the disease got just as much attention.|Patients were examined with more care than mosquitoes.|The patients themselves had to study the mosquito.|Neither mosquitoes nor patients were studied with care.',
        'no less … than: không kém gì, tức là con muỗi truyền bệnh được nghiên cứu kĩ như người bệnh. Các câu kia nói bệnh nhân được chú ý hơn, tự nghiên cứu muỗi, hoặc cả hai bị xem nhẹ.',
      ],
      [
        'The phrase “on the spot” in paragraph 3 is OPPOSITE in meaning to _____.',
        'far away|without delay|in secret|at once',
        'on the spot ở đây: ngay tại nơi có bệnh; trái nghĩa là far away (ở xa). without delay, at once: ngay lập tức; in secret: bí mật.',
      ],
      [
        'Which of the following is NOT true according to the passage?',
        'Ngu sent his younger colleagues to Truong Son.|Ngu spent several years of his life in Japan.|Malaria killed a great number of people.|Maize was used when the mould was grown.',
        '~He went himself|Ông tự đi chứ không cử người trẻ. Ba ý kia đều có: ở Nhật 1943–1949, sốt rét chết nhiều người, nuôi mốc bằng ngô.',
      ],
      [
        'What does the last sentence of the passage suggest?',
        'People do not know his story well enough.|A bag is shown in the schools with his name.|Penicillin is no longer made in Viet Nam.|Too many streets are named after doctors.',
        '~Those who pass them every day|Nhiều người đi qua mà không biết chuyện của ông. Bài không nói tới chiếc túi ở trường, việc ngừng làm thuốc hay có quá nhiều tên phố.',
      ],
    ],
  },
  {
    topic: 'E12-03',
    title: 'Forty-five bins',
    text: 'Kamikatsu is a village in the mountains of Shikoku, in the south of Japan. About fifteen hundred people live there, and more than half of them are over sixty-five. Until the 1990s they did what villagers all over the world did: they burnt their rubbish in the open. When the smoke was forbidden because of the poison in it, the village bought two small furnaces, but before long these no longer met the law either, and there was no money for a better one. In 2003, Kamikatsu took a decision that no place in Japan had taken before. It announced that it would produce no waste at all by 2020.\nNo lorry collects rubbish there. People take everything to a station themselves, washed and dried, and sort it into forty-five kinds: steel caps, aluminium caps, newspapers, cardboard with and without a shiny layer, chopsticks, mirrors and so on. At first many complained, for sorting and washing took hours, and quite a few people carried on as before. What convinced most people was not fines but a board above each bin, which tells them where its contents go and how much the village earns by them, or has to pay.\nNext to the station is a shop without a till. Whoever no longer needs a thing leaves it there, and whoever can use it takes it home. The building itself, finished in 2020, has a front made of some seven hundred old windows that families gave away.\nHas the goal been reached? Not quite. Around eighty per cent of the waste is now used again or recycled, four times as much as in the country as a whole, but things such as nappies and shoes of mixed material still have to be burnt. The villagers have learnt that they can only sort what factories make, and so they have begun to talk with producers about goods that can be taken apart. The last fifth, it turns out, is not decided by those who throw things away.',
    rows: [
      [
        'Why did Kamikatsu stop using its furnaces, according to paragraph 1?',
        'They did not meet the rules any more.|They were too small for so many people.|They had been damaged by poisonous smoke.|They were bought by a neighbouring village.',
        '~no longer met the law either|Lò không còn đạt quy định. Bài không nói lò quá bé cho dân làng, bị hỏng vì khói hay bị bán.',
      ],
      [
        'The word “these” in “these no longer met the law either” in paragraph 1 refers to _____.',
        'furnaces|villagers|poisons|the 1990s',
        '~the village bought two small furnaces|these thay cho hai lò đốt nhỏ vừa nêu, không phải dân làng, chất độc hay những năm 1990.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 2?',
        'The hours when the station is open|The number of kinds of rubbish|The state in which things are brought|The way in which people were persuaded',
        'Bài nêu 45 loại, đồ phải được rửa và phơi khô (washed and dried), tấm bảng thuyết phục dân; không nêu giờ mở cửa.',
      ],
      [
        'The word “convinced” in paragraph 2 is closest in meaning to _____.',
        'won over|held back|sent away|gave up',
        'convince: thuyết phục (= win over). hold back: kìm lại, send away: đuổi đi, give up: từ bỏ.',
      ],
      [
        'What can be learnt about the shop in paragraph 3?',
        'Nobody has to pay there.|It sells old windows.|It opened before 2003.|Only families may use it.',
        '~a shop without a till|Cửa hàng không có quầy thu tiền: ai cần thì lấy. Cửa sổ cũ là của toà nhà; bài không nói mở trước 2003 hay chỉ cho gia đình.',
      ],
      [
        'The phrase “taken apart” in paragraph 4 is OPPOSITE in meaning to _____.',
        'put together|thrown away|paid for|used again',
        'take apart: tháo rời; trái nghĩa là put together (lắp lại). throw away: vứt, pay for: trả tiền, use again: dùng lại.',
      ],
      [
        'Which of the following best summarises paragraph 4?',
        'The village has come far, but it depends on producers for the rest.|The village has failed because its people are no longer willing to sort.|The whole country now recycles four times as much as it did in 2003.|The village has decided to burn all goods made of mixed material.',
        '~begun to talk with producers|Đạt 80 %, phần còn lại phụ thuộc nhà sản xuất. Dân vẫn phân loại; con số gấp bốn là so làng với cả nước; chỉ một số đồ còn phải đốt.',
      ],
      [
        'What does the writer mean by the last sentence?',
        'Buyers alone cannot solve the problem.|One person in five throws too much away.|Nobody knows where the rest comes from.|The village will soon decide for everybody.',
        '~The last fifth|20 % cuối do người làm ra đồ vật quyết định, nên chỉ người dùng thì không đủ. Câu này không nói tới “một phần năm số người”.',
      ],
    ],
  },
  {
    topic: 'E12-07',
    title: 'The panic that hardly happened',
    text: 'On the evening of 30 October 1938, an American radio station broadcast a play about an attack from Mars. Its director, Orson Welles, was twenty-three years old, and he had an unusual idea: he told the story as if it were news. A concert was interrupted again and again by reporters who sounded more and more frightened, until one of them fell silent in the middle of a sentence.\nThe next morning, newspapers across the country reported on their front pages that thousands had run into the streets, that roads had been blocked and that people had tried to kill themselves. Welles apologised in front of cameras, and was famous by the evening. In 1940 a psychologist wrote a book about the event, and ever since it has been told in schools as proof of how easily the masses can be misled.\nThere is only one problem with the story. While the play was on the air, a company that measured audiences happened to ring up five thousand homes and ask what they were listening to. Just two per cent named the play; far more were enjoying a popular comedy on another station. Later, no hospital could be found that had treated victims, and no death was ever confirmed. Some listeners were certainly scared, and quite a few rang the police or their relatives to ask. But asking is what sensible people do when they are in doubt.\nWhy, then, did the papers write what they wrote? In the years before, radio had taken a good part of their advertising away from them. Now they had a chance to show that the new medium could not be trusted, and few editors sent anybody out to check. Their reports were copied from one page to the next, until they had been repeated so often that they looked like facts. The real panic of 1938 took place in the newspapers. Anyone who has watched a rumour travel through a social network will recognise the pattern.',
    rows: [
      [
        'What was unusual about the play, according to paragraph 1?',
        'It sounded like a report on real events.|It was written by a very young person.|It was sent from a street in the city.|It came after a concert had finished.',
        '~he told the story as if it were news|Điều khác thường là kể như bản tin. 23 tuổi là tuổi đạo diễn, không phải điểm lạ của vở; buổi hoà nhạc bị ngắt chứ chưa kết thúc.',
      ],
      [
        'The word “misled” in paragraph 2 is closest in meaning to _____.',
        'deceived|educated|amused|frightened',
        'mislead: làm cho tin điều sai (= deceive). educate: giáo dục, amuse: làm vui, frighten: làm sợ.',
      ],
      [
        'What did the company find out by telephone?',
        'Few homes had tuned in to the play.|Five thousand homes had no radio.|Most people had liked the comedy less.|Listeners had switched from the comedy.',
        '~Just two per cent named the play|Chỉ 2 % nghe vở kịch. 5.000 là số nhà được gọi; bài không nói khán giả chê hay rời chương trình hài.',
      ],
      [
        'Which of the following best paraphrases the sentence “But asking is what sensible people do when they are in doubt” in paragraph 3?',
        'To ask was a reasonable thing to do.|Reasonable people have no doubts.|People should have asked much earlier.|Those who asked were not very reasonable.',
        'Người tỉnh táo khi nghi ngờ thì hỏi: hỏi là việc hợp lí. Hai câu trái ý này; bài không trách người ta hỏi muộn.',
      ],
      [
        'The word “them” in “away from them” in paragraph 4 refers to _____.',
        'the papers|the years|the editors|the listeners',
        '~did the papers write|Đài lấy mất quảng cáo của các tờ báo: them = the papers.',
      ],
      [
        'The word “few” in “few editors sent anybody out” in paragraph 4 is OPPOSITE in meaning to _____.',
        'most|several|no|some',
        'few: rất ít, hầu như không; trái nghĩa rõ nhất là most (hầu hết). no gần nghĩa với few; several, some: một vài.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'No case of a person who died was proved.|The roads were blocked by frightened drivers.|Welles was not known before he became a director.|The psychologist doubted what the papers had said.',
        '~no death was ever confirmed|Đường tắc chỉ là tin báo đăng; bài không nói về thời gian trước khi Welles làm đạo diễn; cuốn sách tin theo câu chuyện.',
      ],
      [
        'What does the writer suggest in the last sentence?',
        'False news still spreads in the same way.|Social networks are safer than the radio.|Rumours are always started by newspapers.|People today can recognise every rumour.',
        '~recognise the pattern|Tin đồn trên mạng hôm nay lan theo cùng một cách. Bài không so độ an toàn, không nói mọi tin đồn do báo chí hay ai cũng nhận ra.',
      ],
    ],
  },
];
