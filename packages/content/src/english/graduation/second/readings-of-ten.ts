/** Readings of 280 to 380 words with ten questions each. */
import type { LongReading } from '../readings.ts';

export const readingsOfTen: readonly LongReading[] = [
  {
    topic: 'E12-06',
    title: 'The shape of life',
    text: 'Every living thing is built and run by proteins. A protein is a long chain of smaller parts, and a chain can do nothing until it has folded itself into a shape of its own: one shape carries oxygen through our blood, another one cuts our food into pieces. The order of the parts is easy to find out today. To find the shape, however, scientists used to need months or years of work in a laboratory, and in more than half a century fewer than two hundred thousand shapes had been found.\nCould a computer work out the shape from the order alone? Since 1994, researchers have met every other year for a contest. The organisers choose proteins whose shapes have just been found but not yet published, and the teams send in what their programs predict. [I] For a long time the results were disappointing. [II] Then, in November 2020, a program called AlphaFold, from a company in London, took part for the second time. [III] Most of its answers were as exact as those of the laboratories. [IV] Some of the judges, who had worked on the problem all their lives, could hardly believe what they saw.\nAlphaFold had not been told the laws of physics step by step. It had been trained on all the shapes that people had found before, and in this sense it stands on the shoulders of thousands of patient men and women. In 2022, the company published shapes for more than two hundred million proteins, and anybody may use them free of charge. In 2024, Demis Hassabis and John Jumper, who had led the work, were given a share of the Nobel Prize in Chemistry.\nHas biology been solved, then? Far from it. The program says little about how a protein moves, or about what happens when a single part is exchanged, and a prediction still has to be tested before a patient swallows a pill that is based on it. But a student who once had to spend her whole time on a single shape can now spend it on the question why she wanted to know.',
    rows: [
      [
        'According to paragraph 1, what must happen before a protein can do its work?',
        'It has to take on its shape.|It has to be cut into pieces.|It has to be filled with oxygen.|It has to lose some of its parts.',
        '~until it has folded itself|Chuỗi phải tự gập thành hình. Cắt thức ăn và chở ô-xi là việc của hai loại protein, không phải điều kiện; bài không nói mất bớt phần nào.',
      ],
      [
        'What is said about the order of the parts in a protein?',
        'It can be discovered without difficulty.|It takes years of work in a laboratory.|It has been found in half of all proteins.|It changes when food is cut into pieces.',
        '~The order of the parts is easy|Thứ tự thì dễ tìm; việc mất nhiều năm là tìm hình dạng. Hai câu còn lại bài không nói.',
      ],
      [
        'Where in paragraph 2 does this sentence best fit? “Even the best programs were wrong more often than right.”',
        '[II]|[I]|[III]|[IV]',
        'Câu này giải thích the results were disappointing nên đứng ngay sau, ở [II]. Ở [I] chưa nói kết quả kém; ở [III], [IV] đang nói về thành công của AlphaFold.',
      ],
      [
        'The word “they” in “what they saw” in paragraph 2 refers to _____.',
        'judges|answers|laboratories|lives',
        '~Some of the judges|they là các giám khảo, những người không tin vào mắt mình; câu trả lời, phòng thí nghiệm không “nhìn”.',
      ],
      [
        'Which of the following best paraphrases the sentence “it stands on the shoulders of thousands of patient men and women” in paragraph 3?',
        'It owes its success to the earlier work of many people.|It was tested on thousands of patients before it was used.|It needs thousands of people to check each of its answers.|It makes the work of patient researchers look unimportant.',
        'Đứng trên vai người đi trước = nhờ công của họ. patient ở đây là tính từ kiên nhẫn, không phải bệnh nhân; câu không nói việc kiểm tra hay coi nhẹ ai.',
      ],
      [
        'The phrase “free of charge” in paragraph 3 is OPPOSITE in meaning to _____.',
        'for money|at no cost|with care|in secret',
        'free of charge: miễn phí; trái nghĩa là for money (phải trả tiền). at no cost cùng nghĩa; with care: cẩn thận, in secret: bí mật.',
      ],
      [
        'The word “exchanged” in paragraph 4 is closest in meaning to _____.',
        'replaced|discussed|repaired|repeated',
        'exchange ở đây: đổi phần này lấy phần khác (= replace). discuss: thảo luận, repair: sửa, repeat: lặp lại.',
      ],
      [
        'Which of the following is NOT true about AlphaFold?',
        'It won the contest of 1994.|It was made by a London company.|It learnt from shapes already known.|Its results may be used by anybody.',
        '~took part for the second time|Năm 1994 là lúc cuộc thi bắt đầu; AlphaFold thắng năm 2020. Ba ý kia đều có trong đoạn 2 và 3.',
      ],
      [
        'Which of the following best summarises paragraph 4?',
        'The program has limits, but it leaves researchers more time for real questions.|The program cannot be trusted as long as patients swallow pills based on it.|Students no longer have to ask questions, as the program has answered them.|Biology has been solved except for the movements of a single protein.',
        '~Far from it|Chương trình còn hạn chế nhưng giải phóng thời gian để nghĩ về câu hỏi “vì sao”. Ba câu kia nói quá: không thể tin, không cần hỏi nữa, gần như đã giải xong.',
      ],
      [
        'Which of the following can be inferred from the passage?',
        'Work in laboratories is still necessary.|Hassabis found most shapes by himself.|Contests between scientists are useless.|Proteins of plants cannot be predicted.',
        '~a prediction still has to be tested|Dự đoán vẫn phải được kiểm nghiệm, nên vẫn cần phòng thí nghiệm. Bài không nói một người tìm ra phần lớn, thi thố vô ích hay loại trừ thực vật.',
      ],
    ],
  },
  {
    topic: 'E12-01',
    title: 'The windmill behind the house',
    text: 'At the end of 2001, the rains failed in Malawi, a country in the south-east of Africa, and by the following spring families were living on one small meal a day. William Kamkwamba, a farmer’s son of fourteen, had just started secondary school. His parents could no longer pay the fees, so he had to leave. In order not to fall behind his friends, he went to the little library of his village and read whatever was on the shelves.\nOne of the books, an American school book called Using Energy, had a row of windmills on its cover. William’s English was poor, but the drawings told him what he wanted to know: wind could produce electricity, and electricity could pump water. In a field with a pump, one could harvest twice a year, whatever the sky did. He had no tools and no money. What he had was a rubbish dump opposite his old school. [I] There he dug out the fan of a tractor, a broken bicycle and plastic pipes, which he melted over a fire and pressed flat to make wings. [II] Girls who passed by on their way to the well laughed at him, and his mother feared that he would never find a wife. [III] When he climbed up at last and let go of the wheel, a small bulb in his hand began to shine. [IV] The crowd that had come to see him fail stood in silence, and then it cheered.\nFour lamps soon lit the family’s rooms, and people queued to charge their phones. A journalist heard of the boy in 2006; a year later he stood on a stage in Tanzania, in front of engineers from all over the world, and was so nervous that he could only bring out a few sentences. “I tried,” he said, “and I made it.” People who had listened paid for him to go back to school. In 2014 he finished his studies at a university in the United States.\nIt is tempting to tell this as the story of a genius. He was gifted, certainly. But there are gifted children in every village, and not every village has a library.',
    rows: [
      [
        'Why did William leave school?',
        'It had become too expensive.|The rains had damaged it.|He had fallen behind his friends.|It was too far from the library.',
        '~could no longer pay the fees|Bố mẹ không đóng nổi học phí. Mưa thất bát chứ không phá trường; cậu đọc sách để khỏi tụt lại, tức là chưa tụt lại; bài không nói trường xa.',
      ],
      [
        'The word “failed” in “the rains failed” in paragraph 1 is closest in meaning to _____.',
        'did not come|did not stop|came too early|were too heavy',
        'the rains failed: trời không mưa, nên mất mùa và đói. Mưa không ngớt, quá sớm hay quá to không dẫn tới ý dùng máy bơm nước ở đoạn 2.',
      ],
      [
        'How did William understand the American book?',
        'With the help of its drawings|By asking somebody in the library|By translating it word for word|Through what he had learnt at school',
        '~the drawings told him|Tiếng Anh của cậu kém, cậu hiểu nhờ hình vẽ; bài không nói hỏi ai, dịch từng chữ hay nhờ bài học cũ.',
      ],
      [
        'Which of the following best paraphrases “one could harvest twice a year, whatever the sky did” in paragraph 2?',
        'Two harvests would be possible in any weather.|The harvest would be doubled if the sky was clear.|People could not harvest unless it rained twice.|It would rain twice as often in fields with a pump.',
        'whatever the sky did: dù trời thế nào, tức là thời tiết nào cũng được hai vụ. Ba câu kia đặt điều kiện trời quang, mưa hai lần, hoặc nói mưa nhiều hơn.',
      ],
      [
        'Where in paragraph 2 does this sentence best fit? “Then he tied poles from blue gum trees together to make a tower.”',
        '[II]|[I]|[III]|[IV]',
        'Sau khi có cánh quạt (trước [II]) cậu mới dựng tháp, rồi người qua đường cười và cậu climbed up. Ở [I] chưa có bộ phận nào; ở [III] đã sang chuyện mẹ lo; ở [IV] đèn đã sáng.',
      ],
      [
        'The word “it” in “then it cheered” in paragraph 2 refers to _____.',
        'the crowd|the silence|the bulb|the wheel',
        '~The crowd that had come|it là đám đông: im lặng rồi reo hò. Sự im lặng, bóng đèn, bánh xe không reo hò.',
      ],
      [
        'The word “nervous” in paragraph 3 is OPPOSITE in meaning to _____.',
        'relaxed|anxious|grateful|ashamed',
        'nervous: hồi hộp; trái nghĩa là relaxed (thoải mái). anxious gần nghĩa; grateful: biết ơn, ashamed: xấu hổ.',
      ],
      [
        'Which of the following is NOT mentioned as something that William used?',
        'The engine of an old car|Parts of a broken bicycle|The fan of a tractor|Pipes made of plastic',
        '~the fan of a tractor|Bài nêu quạt máy kéo, xe đạp hỏng và ống nhựa; không nêu động cơ ô tô.',
      ],
      [
        'Which of the following best summarises paragraph 3?',
        'The windmill helped William’s family and in the end brought him an education.|A journalist taught William how to speak in front of engineers from many countries.|William charged people’s phones until he had earned enough for a university.|Engineers from all over the world came to Malawi to look at William’s windmill.',
        '~People who had listened paid|Cối xay thắp sáng nhà, rồi nhờ nó cậu được đi học tiếp. Bài không nói nhà báo dạy nói, sạc điện thoại lấy tiền học hay kĩ sư tới Malawi.',
      ],
      [
        'What does the writer want to say in the last paragraph?',
        'Talent needs a chance to develop.|He was the cleverest boy in his village.|Books are not as useful as they seem.|Every village in Malawi has clever teachers.',
        '~not every village has a library|Trẻ giỏi đâu cũng có, nhưng cần điều kiện như thư viện. Đoạn này không nói cậu giỏi nhất làng, không chê sách, không nói về thầy cô.',
      ],
    ],
  },
  {
    topic: 'E12-02',
    title: 'A sandwich with a passport',
    text: 'On 24 March 2011, a Vietnamese word entered the Oxford English Dictionary. Nobody had to translate it: banh mi was listed simply as banh mi, beside older guests in the language such as sushi and pizza. Few things show so well that what we call “traditional” is often the result of a meeting.\nThe French brought their long white loaf to Saigon in the middle of the nineteenth century. As wheat does not grow in a hot and humid climate, the flour had to come by ship, and bread was a luxury that local people called “Western cake”. Those who could afford it ate it as the French did, with cold meat and butter on a plate. The change came after 1954. Many families had moved to the South with little money, and some of them opened snack bars. They cut the loaf open, replaced expensive butter and ham with mayonnaise, pickled carrots, chillies and herbs, and sold it to workers who had no time to sit down. A small shop called Hoa Ma, which a couple from the North opened in 1958, is often named as the first. The plate had gone, and the snack had become Vietnamese.\nAfter 1975, it set out on another journey. Emigrants baked it in Paris, Sydney and California, at first only for each other. In 1983 a family in California began to sell sandwiches from a van outside factories; today its company has dozens of shops. Wherever the sandwich went, it took in something new: in New Orleans, where there is already a famous sandwich called the po’boy, the two now share the same menus, and bakers in Korea fill it with grilled beef.\nPurists complain that such inventions are no longer the real thing. One may reply that there has never been a real thing, only a good idea that was passed from hand to hand. A dish, like a language, stays alive as long as people make mistakes with it that others enjoy. What would have been lost if, in 1958, somebody had insisted on butter?',
    rows: [
      [
        'Why does the writer mention sushi and pizza in paragraph 1?',
        'As examples of words that English took in earlier|As examples of dishes that the French brought to Asia|To show that English people prefer food from abroad|To explain how the word banh mi should be translated',
        '~beside older guests in the language|“Khách” đến sớm hơn trong tiếng Anh: từ mượn. Bài không nói món Pháp mang sang, sở thích người Anh; từ banh mi không cần dịch.',
      ],
      [
        'According to paragraph 2, why was bread a luxury?',
        'Its flour was imported.|It was sold on plates.|It was made by the French only.|It was served with herbs.',
        '~the flour had to come by ship|Bột phải chở bằng tàu nên đắt. Ăn trên đĩa là cách ăn; bài không nói chỉ người Pháp làm; rau thơm là về sau.',
      ],
      [
        'The word “it” in “ate it as the French did” in paragraph 2 refers to _____.',
        'bread|wheat|flour|butter',
        '~bread was a luxury|it là bánh mì, thứ xa xỉ vừa nêu; lúa mì và bột chưa ăn được, bơ là thứ ăn kèm.',
      ],
      [
        'Which of the following best paraphrases the sentence “The plate had gone, and the snack had become Vietnamese” in paragraph 2?',
        'By being eaten without a plate, the dish became a local one.|When plates disappeared from shops, people ate at home again.|Vietnamese snacks were no longer served on French plates.|The French took their plates with them when they left the country.',
        'Bỏ đĩa đi, món ăn thành món Việt: câu nói về cách ăn mới. Các câu kia nói đĩa biến mất khỏi cửa hàng hay bị mang đi, không có trong bài.',
      ],
      [
        'Which of the following is NOT mentioned as something that the new snack contained?',
        'Cheese|Herbs|Chillies|Mayonnaise',
        '~pickled carrots, chillies and herbs|Bài nêu mayonnaise, cà rốt ngâm, ớt, rau thơm; không nêu phô mai.',
      ],
      [
        'The word “Emigrants” in paragraph 3 is closest in meaning to _____.',
        'people who had left their country|people who worked in factories|people who baked for tourists|people who travelled for pleasure',
        'emigrants: người rời nước mình sang sống nơi khác. Công nhân, người làm bánh cho khách, người đi du lịch không phải nghĩa của từ này.',
      ],
      [
        'In which paragraph does the writer describe how the dish changed again abroad?',
        'Paragraph 3|Paragraph 1|Paragraph 2|Paragraph 4',
        '~it took in something new|Đoạn 3 nói món ăn thay đổi ở New Orleans, Hàn Quốc. Đoạn 2 nói thay đổi trong nước, đoạn 1 và 4 không kể thay đổi nào.',
      ],
      [
        'The word “Purists” in paragraph 4 is OPPOSITE in meaning to _____.',
        'people who welcome change|people who love tradition|people who dislike bread|people who open a shop',
        'purist: người muốn giữ nguyên gốc; trái nghĩa là người ủng hộ cái mới. “love tradition” cùng nghĩa; hai lựa chọn còn lại không liên quan.',
      ],
      [
        'What is the writer’s answer to the last question likely to be?',
        'A dish that many people love today|The money of workers in factories|The secret of how to bake French bread|The right of cooks to use cheaper things',
        '~somebody had insisted on butter|Nếu cứ giữ bơ thì đã không có món bánh mì ngày nay. Bài không nói mất tiền công nhân, bí quyết làm bánh Pháp hay quyền của người nấu.',
      ],
      [
        'Which of the following best summarises the passage?',
        'A dish that came from abroad was changed at home and then went out into the world.|A French loaf lost its fame because people in hot countries could not afford flour.|A dictionary decided which foreign dishes may keep their names in English.|A family from California invented a sandwich that replaced older ones in Asia.',
        'Bài kể: bánh từ Pháp vào, đổi thành món Việt (đoạn 2), rồi ra thế giới (đoạn 3). Ba câu kia nói sai hoặc chỉ lấy một chi tiết.',
      ],
    ],
  },
  {
    topic: 'E12-09',
    title: 'Three days at work, two at school',
    text: 'Ask a class of fifteen-year-olds in Viet Nam what they will do after grade 9, and nearly all of them will name a high school. Ask the same question in Switzerland, and about two thirds will name a trade. They are not the ones who failed. Among them are future bankers, nurses and programmers, and most have chosen freely between some two hundred and thirty professions.\nThe system is called dual, because it has two places of learning. For three or four days a week, apprentices work in a company, where they have a contract, a trainer and a modest wage, which rises every year. On the remaining days they go to a vocational school, where they study the theory of their profession as well as languages, law and citizenship. After two to four years they sit a national examination. Firms are not forced to take part; those which do so have calculated that a good apprentice pays for himself before the training ends.\nWhat makes the system attractive is that no road is a dead end. [I] Since 1994, apprentices have been able to take a second certificate, which admits them to a university of applied sciences. [II] With one more examination, even the other universities are open to them. [III] Sergio Ermotti, who became the head of the country’s biggest bank, began his career as an apprentice. [IV] Parents who would not hear of anything but a university in other countries therefore see little reason to worry.\nCould it be copied? Delegations from dozens of countries have come to look at it, and most have gone home with doubts. The system rests on thousands of firms which are willing to teach, and on a society which respects a person who can repair a lift. Neither can be ordered by law. Critics in Switzerland add that fourteen or fifteen is early to choose, and that about one contract in five is broken off, although most of these young people soon sign another one. Still, fewer of the young are without work there than in most of Europe, and none of them has to wait until the age of twenty-two to find out what working is like.',
    rows: [
      [
        'Which of the following best paraphrases the sentence “They are not the ones who failed” in paragraph 1?',
        'Poor results are not the reason for their choice.|Nobody in the class has ever failed a test.|They did not fail to answer the question.|Those who fail cannot learn a trade.',
        'Họ không phải là những em học kém mới đi học nghề. Các câu kia nói cả lớp chưa từng trượt, việc trả lời câu hỏi, hoặc cấm người trượt: không có trong bài.',
      ],
      [
        'According to paragraph 2, which of the following is TRUE about apprentices?',
        'They are paid for their work.|They spend more time at school than at work.|They learn only what their firm needs.|They are examined by their own trainer.',
        '~a modest wage|Họ được trả lương. Họ ở công ti 3–4 ngày, học cả ngôn ngữ, luật, và thi kì thi quốc gia nên ba câu kia sai.',
      ],
      [
        'The word “modest” in paragraph 2 is OPPOSITE in meaning to _____.',
        'high|small|fair|fixed',
        'a modest wage: mức lương khiêm tốn; trái nghĩa là high (cao). small cùng nghĩa; fair: công bằng, fixed: cố định.',
      ],
      [
        'Why do firms take part in the system, according to paragraph 2?',
        'They expect to gain by it.|They are told to by the law.|They get money from schools.|They lack trained workers from abroad.',
        '~pays for himself before the training ends|Họ tính thấy có lợi. Bài nói họ không bị bắt buộc, không nói được trường trả tiền hay thiếu người nước ngoài.',
      ],
      [
        'The word “them” in “admits them to a university of applied sciences” in paragraph 3 refers to _____.',
        'apprentices|certificates|roads|parents',
        '~apprentices have been able to take|them là người học nghề có chứng chỉ thứ hai, không phải chứng chỉ, con đường hay phụ huynh.',
      ],
      [
        'Where in paragraph 3 does this sentence best fit? “That this is more than theory can be seen at the top of the economy.”',
        '[III]|[I]|[II]|[IV]',
        'Câu này mở đầu cho ví dụ Ermotti, người đứng đầu ngân hàng, nên ở [III]. Ở [I], [II] chưa nói đủ các con đường; ở [IV] ví dụ đã qua.',
      ],
      [
        'The phrase “rests on” in paragraph 4 is closest in meaning to _____.',
        'depends on|keeps on|takes on|looks on',
        'rest on: dựa vào (= depend on). keep on: tiếp tục, take on: nhận (việc, người), look on: đứng nhìn.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 4 as a criticism or a doubt?',
        'The low quality of the schools|The early age of the decision|Contracts that are broken off|The need for firms that teach',
        '~fourteen or fifteen is early to choose|Bài nêu tuổi chọn sớm, hợp đồng bị bỏ dở, cần công ti chịu dạy; không chê chất lượng trường.',
      ],
      [
        'Which of the following best summarises paragraph 4?',
        'The system has weaknesses and is hard to copy, but it brings the young into work.|The system will be copied by dozens of countries as soon as their laws allow it.|The system works badly, because too many young people break their contracts.|The system is respected all over Europe, although few people want to repair lifts.',
        '~Neither can be ordered by law|Khó sao chép, có điểm yếu, nhưng ít thanh niên thất nghiệp. Ba câu kia nói ngược: đa số ra về với nghi ngờ, phần lớn kí hợp đồng mới, và xã hội tôn trọng thợ.',
      ],
      [
        'What can be inferred from the passage?',
        'Choosing a trade does not exclude later studies.|Most Swiss pupils would prefer to go to high school.|Vietnamese pupils have more than 230 trades to choose from.|Young people in Europe start to work at twenty-two.',
        '~no road is a dead end|Học nghề xong vẫn vào được đại học. Bài nói các em tự chọn nghề; 230 nghề là của Thuỵ Sĩ; tuổi 22 chỉ là ví dụ về người học đại học xong mới đi làm.',
      ],
    ],
  },
  {
    topic: 'E12-10',
    title: 'The oldest boy in the class',
    text: 'On 12 January 2004, a new pupil walked through the gate of a primary school near Eldoret, a town in Kenya. He wore the school’s uniform, with trousers that had been cut off at the knee and long blue socks. His name was Kimani Maruge, he was eighty-four years old, and two of his grandchildren were pupils of the same school.\nThe year before, the government had abolished fees for primary schools, and more than a million children had enrolled within weeks. It had said that school was free for everyone; Maruge took it at its word. As a young man he had herded animals and then fought against British rule, and there had been no time for letters. Now he wanted to read the Bible, since he suspected that the preacher was not telling him what was in it, and he wanted to be able to count his money, so that nobody could cheat him.\nNot everybody was delighted. Some parents complained that an old man was taking up a seat in a class that was already crowded, and there were people who said that his place was at home. His teacher, Jane Obinchu, defended him. [I] She found that he set the little ones a good example. [II] In 2005 he was made head boy. [III] Later in that year he flew to New York, where he spoke to the United Nations about the tens of millions of children who could not go to school. [IV]\nHe never became a learned man. Violence after an election destroyed his house, and he continued his lessons from a tent; later he moved to Nairobi and went to school there, in a wheelchair. When he died in 2009, he had completed most of the primary course. A film about him appeared in the following year. One might say that so much effort was wasted on a man at the end of his life. But those who sat beside him learnt something that was not on the timetable: they saw somebody want to learn.',
    rows: [
      [
        'Why does the writer describe Maruge’s clothes in paragraph 1?',
        'To show that he wanted to be a pupil like the others|To explain why the other pupils laughed at him|To show how poor the people in the town were|To explain why he could not go to school earlier',
        '~He wore the school’s uniform|Ông mặc đúng đồng phục như mọi học sinh. Bài không nói các em cười ông, người dân nghèo hay vì thế mà ông đi học muộn.',
      ],
      [
        'The word “abolished” in paragraph 2 is closest in meaning to _____.',
        'ended|raised|introduced|collected',
        'abolish fees: bỏ học phí (= end). raise: tăng, introduce: đặt ra, collect: thu.',
      ],
      [
        'Which of the following best paraphrases the sentence “Maruge took it at its word” in paragraph 2?',
        'Maruge did just what the government had said was possible.|Maruge learnt the words of the government by heart.|Maruge promised the government to become a good pupil.|Maruge doubted that the government would keep its word.',
        'take somebody at his word: tin đúng lời ai nói và làm theo. Không phải học thuộc lời, hứa hẹn, càng không phải nghi ngờ.',
      ],
      [
        'Which of the following is NOT mentioned as a reason why Maruge went to school?',
        'He hoped to earn more money.|He wished to read a certain book.|He did not trust a preacher.|He was afraid of being cheated.',
        '~able to count his money|Ông muốn đếm tiền để khỏi bị lừa, đọc Kinh Thánh vì ngờ người giảng đạo; không nói muốn kiếm thêm tiền.',
      ],
      [
        'The word “his” in “his place was at home” in paragraph 3 refers to _____.',
        'an old man|a child|a parent|a teacher',
        '~an old man was taking up a seat|his là của ông lão (Maruge), người bị phàn nàn chiếm chỗ; không phải trẻ em, phụ huynh hay giáo viên.',
      ],
      [
        'Where in paragraph 3 does this sentence best fit? “He was soon more than a curiosity to the others.”',
        '[II]|[I]|[III]|[IV]',
        'Câu này tóm lại tác dụng tốt của ông trong lớp và dẫn tới việc được chọn làm học sinh trưởng, nên ở [II]. Ở [I] chưa có bằng chứng; ở [III] nó đứng sau kết quả ấy; ở [IV] đã sang chuyện Liên hợp quốc.',
      ],
      [
        'The word “crowded” in paragraph 3 is OPPOSITE in meaning to _____.',
        'empty|full|noisy|modern',
        'crowded: đông; trái nghĩa là empty (vắng). full cùng nghĩa; noisy: ồn, modern: hiện đại.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'He went on learning after his house was destroyed.|He finished the whole course before he died.|He became head boy after he had been to New York.|He saw the film about his life in Nairobi.',
        '~he continued his lessons from a tent|Nhà bị phá ông vẫn học. Ông học gần hết chứ chưa hết; làm học sinh trưởng trước khi đi New York; phim ra sau khi ông mất.',
      ],
      [
        'Which of the following best summarises paragraph 3?',
        'Though some were against him, he won respect in the school and beyond.|Because parents complained, his teacher sent him abroad to speak to the world.|Since the class was crowded, the school needed an old man to keep it quiet.|Although he behaved well, he had to look after animals instead of learning.',
        '~His teacher, Jane Obinchu, defended him|Có người phản đối nhưng ông được cô giáo, học sinh rồi cả Liên hợp quốc lắng nghe. Ba câu kia ghép sai nguyên nhân.',
      ],
      [
        'What does the writer suggest in the last sentence?',
        'His example was worth the effort.|The timetable should have been changed.|His classmates had forgotten his lessons.|Old people remember more than children.',
        '~they saw somebody want to learn|Tấm gương ham học của ông là điều đáng giá. Bài không đòi đổi thời khoá biểu, không nói bạn học quên hay so trí nhớ.',
      ],
    ],
  },
];
