/** Further readings of 280 to 380 words: two with eight questions, two with ten. */
import type { LongReading } from '../readings.ts';

export const thirdReadings: readonly LongReading[] = [
  {
    topic: 'E12-04',
    title: 'The rope that was cut',
    text: 'Until the middle of the nineteenth century, hardly any house in the world was higher than six floors, because six floors of stairs were as much as people would climb. The best rooms of a hotel were on the second floor; the maids slept under the roof, where it was hot in summer and cold in winter. Machines that could lift goods had existed for a long time. But ropes break, and nobody in his right mind would have stepped onto a platform that hung from one.\nElisha Otis, a mechanic in Yonkers near New York, was asked in 1852 to move heavy machines to the upper floor of a factory. To be on the safe side, he fixed a strong steel spring to the platform. As long as the rope was tight, the spring was bent; if the rope broke, it snapped straight and caught in iron teeth on both sides. Otis sold a few of these lifts, and then hardly anybody asked for one.\nIn 1854 he took part in a great exhibition in New York. Standing on a platform high above the crowd, he ordered his assistant to cut the rope with an axe. The crowd screamed. The platform fell a few centimetres and stopped. “All safe, gentlemen,” said Otis, and took off his hat. He repeated this several times a day, and orders began to come in. In 1857 a shop on Broadway opened the first lift for customers.\nWhat followed turned houses upside down. Together with frames of steel, the lift made it possible to build thirty floors and more. The top floor, once the place of the poorest, became the most expensive of all, for it offered light, quiet and a view. Cities no longer had to spread; they could rise. Otis, who died in 1861, saw nothing of this. He had not invented the lift, nor even the first lift for people. He had merely found a way to make somebody else step in.',
    rows: [
      [
        'According to paragraph 1, why were houses not built higher?',
        'People did not want to climb any further.|Goods could not be carried to the top.|The rooms under the roof were too hot.|Stairs of wood would have broken down.',
        '~as much as people would climb|Sáu tầng là mức người ta chịu leo. Máy nâng hàng đã có từ lâu; nóng là bất tiện của tầng mái; bài không nói cầu thang gãy.',
      ],
      [
        'The phrase “in his right mind” in paragraph 1 is closest in meaning to _____.',
        'sensible|courageous|on the right side|in a hurry',
        'in one’s right mind: tỉnh táo, có suy nghĩ (= sensible). courageous: dũng cảm trái ý; on the right side: bên phải, in a hurry: vội.',
      ],
      [
        'The word “it” in “it snapped straight” in paragraph 2 refers to _____.',
        'the spring|the rope|the platform|the factory',
        '~if the rope broke|Lò xo đang cong, khi dây đứt thì bật thẳng ra: it = the spring, không phải dây, sàn hay nhà máy.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 3?',
        'The number of lifts that were ordered|What the assistant used to cut the rope|How the people in the crowd reacted|The words that Otis said to the crowd',
        'Bài nêu chiếc rìu, tiếng la hét và câu “All safe, gentlemen”; không nêu số thang máy được đặt.',
      ],
      [
        'Which of the following best paraphrases the sentence “What followed turned houses upside down” in paragraph 4?',
        'The order of rich and poor floors was reversed.|Houses were pulled down and built again.|Houses became so high that many fell over.|The roof became more important than the walls.',
        '~The top floor, once the place|Tầng trên cùng từ chỗ của người nghèo thành đắt nhất. Nghĩa bóng, không phải nhà bị phá, bị đổ hay nói về mái và tường.',
      ],
      [
        'The word “spread” in paragraph 4 is OPPOSITE in meaning to _____.',
        'shrink|extend|climb|settle',
        'spread: lan rộng ra; trái nghĩa là shrink (co lại). extend cùng nghĩa; climb: leo, settle: định cư.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Otis did not live to see the great change.|Otis was the inventor of the first lift.|Lifts were common in shops before 1857.|The spring was bent when the rope broke.',
        '~saw nothing of this|Ông mất năm 1861. Bài nói ông không phát minh ra thang máy; 1857 là chiếc đầu tiên cho khách; lò xo cong khi dây còn căng.',
      ],
      [
        'What does the writer suggest in the last sentence?',
        'An invention needs people’s trust.|Otis never used a lift himself.|It is easy to make people step in.|Machines are better than inventors.',
        '~to make somebody else step in|Cái Otis tìm ra là cách làm người khác tin mà bước vào. Bài không nói ông không đi thang máy, việc đó dễ, hay máy hơn người.',
      ],
    ],
  },
  {
    topic: 'E12-01',
    title: 'The nurse with the diagrams',
    text: 'When people hear the name of Florence Nightingale, they think of a lady with a lamp who walked past the beds of wounded soldiers at night. She would not have liked the picture much. Counting was closer to her heart than comforting, and the tool with which she saved the most lives was not a lamp but a diagram.\nIn the autumn of 1854, Nightingale arrived with thirty-eight nurses at a British army hospital near Istanbul. There was a war in the Crimea, and the men were brought across the Black Sea by ship. She found them lying on the floor, above blocked drains, without clean shirts or soap. In the first winter, thousands died. Yet she noticed, as she filled in her lists, that only a small part of them had been killed by their wounds. Most had caught fevers in the very place where they were supposed to get well. In March 1855, engineers were sent from London to clean the drains and open the windows. Within a few months, the number of deaths fell sharply.\nBack in England, she wanted the army to learn from this. Reports full of tables had been written before, and nobody had read them. In 1858 she therefore printed a coloured figure that looked like a flower: twelve petals for the twelve months, each as large as the number of the dead, with a narrow part for wounds and a huge one for diseases that could have been prevented. It could be understood at a glance, even by those who did not care for figures. The Queen received a copy. New hospitals were built with wide windows, clean water and room between the beds, and in the same year a society of statisticians admitted Nightingale as its first woman.\nShe was often ill and seldom left her room in later life. But for decades she went on writing letters and reports, about the army, about hospitals and about India. Ministers feared them. They could argue with a lady, but not with her numbers.',
    rows: [
      [
        'Why does the writer mention the lamp in paragraph 1?',
        'It is part of a well-known picture of her.|It was the most useful of her tools.|It was a present from the soldiers.|It helped her to read diagrams at night.',
        '~a lady with a lamp|Chiếc đèn là hình ảnh quen thuộc, nhưng người viết nói nó không phải công cụ quan trọng nhất. Bài không nói quà tặng hay dùng để đọc biểu đồ.',
      ],
      [
        'The word “them” in “She found them lying on the floor” in paragraph 2 refers to _____.',
        'the men|the nurses|the drains|the lists',
        '~the men were brought across the Black Sea|them là những người lính được chở tới, không phải y tá, cống hay danh sách.',
      ],
      [
        'According to paragraph 2, what killed most of the soldiers?',
        'Illnesses caught in the hospital|The wounds they had got in battle|The journey across the Black Sea|The cold of the first winter',
        '~Most had caught fevers|Đa số chết vì sốt mắc ngay tại bệnh viện; chỉ phần nhỏ vì vết thương. Chuyến tàu và cái lạnh không được nêu là nguyên nhân.',
      ],
      [
        'The word “sharply” in paragraph 2 is OPPOSITE in meaning to _____.',
        'gradually|suddenly|clearly|painfully',
        'fall sharply: giảm mạnh, nhanh; trái nghĩa là gradually (dần dần). suddenly gần nghĩa; clearly: rõ ràng, painfully: đau đớn.',
      ],
      [
        'Why did Nightingale choose a coloured figure?',
        'Tables had not been read by anybody.|Printing in colour had become cheap.|The Queen had asked her for a picture.|She could not remember the numbers.',
        '~nobody had read them|Báo cáo đầy bảng số không ai đọc. Bài không nói in màu rẻ, Nữ hoàng yêu cầu hay bà quên số.',
      ],
      [
        'The phrase “at a glance” in paragraph 3 is closest in meaning to _____.',
        'after one quick look|with great difficulty|in complete silence|for the first time',
        'at a glance: nhìn qua là thấy. with great difficulty: rất khó, in complete silence: im lặng hoàn toàn, for the first time: lần đầu.',
      ],
      [
        'Which of the following is NOT true about Nightingale?',
        'She was too ill to write to anybody.|She worked near Istanbul in 1854.|She wanted the army to change.|She was accepted by statisticians.',
        '~she went on writing letters|Dù ốm bà vẫn viết thư và báo cáo suốt nhiều năm. Ba ý kia có ở đoạn 2 và 3.',
      ],
      [
        'What can be inferred from the last three sentences?',
        'Her figures were difficult to deny.|Ministers asked her for more letters.|She had to leave her room to argue.|Her letters were too long to be read.',
        '~They could argue with a lady|Không ai cãi được các con số của bà. Các bộ trưởng sợ thư chứ không xin thêm; bà ít ra khỏi phòng; bài không nói thư quá dài.',
      ],
    ],
  },
  {
    topic: 'E12-08',
    title: 'Every bird has a name',
    text: 'The kakapo of New Zealand is a parrot, but not what most people expect of one. It is as heavy as a cat, it cannot fly, and it is awake at night. For millions of years this was no disadvantage, because there were no animals on the islands that hunted by smell. When something dangerous came near, a kakapo simply stood still. Its feathers are green like moss, and eagles passed above it without seeing it.\nThen people came, and with them rats, dogs and cats, to which a bird that stands still and smells of honey is nothing but a meal. In 1995, fifty-one kakapos were left. [I] They were caught and carried to small islands off the coast from which every rat and every cat had been removed. [II] Since then, each bird has worn a transmitter and had a name. [III] Volunteers have slept in tents beside the nests, ready to warm an egg if the mother went away to eat. [IV] Nothing of this would be possible if there were ten thousand of them.\nEven on a safe island the birds multiply slowly. They lay eggs only in years when a tree called the rimu bears plenty of fruit, which happens every two to four years. Rangers tried to help by giving the females extra food. The result was unexpected: well-fed mothers had more sons than daughters, and it is daughters that are needed. The diet was changed, and the numbers of males and females became equal again. By 2022, there were more than two hundred and fifty birds.\nIs it worth it? Millions have been spent on a parrot that few people will ever see. Economists have asked whether the same sum would not save a dozen less famous species, and the question is a fair one. The rangers reply that to clear an island of rats for the kakapo is to clear it for lizards, insects and seabirds as well. Besides, they say, everybody asks about the bird. Nobody has ever asked about the island.',
    rows: [
      [
        'Which of the following is NOT mentioned in paragraph 1 about the kakapo?',
        'How long it lives|How heavy it is|When it is active|What colour it is',
        'Bài nêu cân nặng (như con mèo), hoạt động ban đêm, lông xanh như rêu; không nêu tuổi thọ.',
      ],
      [
        'According to paragraph 1, why did the kakapo survive for so long?',
        'Its enemies hunted with their eyes.|It hid in trees at night.|It was stronger than a cat.|It could run faster than eagles.',
        '~eagles passed above it|Kẻ thù là đại bàng, săn bằng mắt, mà chim đứng yên, lông như rêu. Bài không nói nó trốn trên cây, khoẻ hơn mèo hay chạy nhanh.',
      ],
      [
        'The word “which” in “to which a bird that stands still” in paragraph 2 refers to _____.',
        'rats, dogs and cats|people|small islands|feathers',
        '~with them rats, dogs and cats|Với những con vật ấy, con chim chỉ là bữa ăn: which thay cho rats, dogs and cats.',
      ],
      [
        'Where in paragraph 2 does this sentence best fit? “Scientists know the parents, the weight and the favourite place of every single one.”',
        '[III]|[I]|[II]|[IV]',
        'Câu này nói tiếp việc mỗi con đeo máy phát và có tên, nên ở [III]. Ở [I], [II] chưa nói theo dõi từng con; ở [IV] đã sang việc ấp trứng.',
      ],
      [
        'The word “removed” in paragraph 2 is closest in meaning to _____.',
        'taken away|brought back|set free|looked after',
        'remove: loại bỏ, đưa đi (= take away). bring back: mang về, set free: thả, look after: chăm sóc.',
      ],
      [
        'What was the effect of the extra food at first?',
        'Too many young males were born.|The mothers stopped laying eggs.|The rimu trees bore less fruit.|The birds became too heavy to walk.',
        '~more sons than daughters|Mẹ ăn no đẻ nhiều con trống. Ba ý kia bài không nói.',
      ],
      [
        'The word “equal” in paragraph 3 is OPPOSITE in meaning to _____.',
        'different|similar|perfect|certain',
        'equal: bằng nhau; trái nghĩa là different (khác nhau). similar gần nghĩa; perfect: hoàn hảo, certain: chắc chắn.',
      ],
      [
        'Which of the following best paraphrases “to clear an island of rats for the kakapo is to clear it for lizards, insects and seabirds as well” in paragraph 4?',
        'Other animals profit when rats are removed for one bird.|Lizards, insects and seabirds must be removed with the rats.|Rats eat lizards and insects more often than they eat birds.|The kakapo needs lizards and insects to live on an island.',
        'Dọn sạch chuột cho kakapo cũng là dọn cho các loài khác, tức chúng cùng được lợi. Ba câu kia nói dọn cả các loài ấy, thức ăn của chuột hay của kakapo.',
      ],
      [
        'Which of the following best summarises paragraph 3?',
        'The birds breed rarely, and a first attempt to help had to be corrected.|Rangers found that fruit is worse for the birds than other food.|The birds lay eggs every year since their diet has been changed.|Daughters are born only if the rimu bears plenty of fruit.',
        '~Even on a safe island|Chim sinh sản chậm; cho ăn thêm gây lệch và phải sửa. Bài không chê quả, không nói đẻ hằng năm; rimu quyết định có đẻ hay không.',
      ],
      [
        'What do the rangers want to say with the last two sentences?',
        'The famous bird helps to protect a whole island.|People ask too many questions about birds.|Nobody knows where the island is situated.|The island is more famous than the bird.',
        '~Nobody has ever asked about the island|Người ta chỉ quan tâm con chim nổi tiếng, nhờ nó mà cả hòn đảo được giữ. Các câu kia hiểu theo nghĩa đen hoặc nói ngược.',
      ],
    ],
  },
  {
    topic: 'E12-06',
    title: 'Prove that you are not a robot',
    text: 'Around the year 2000, Internet companies had a problem. Programs were opening millions of e-mail accounts a day and using them to send advertising. A young student from Guatemala, Luis von Ahn, and his professor in Pittsburgh suggested a simple test: show whoever wants an account a few twisted letters. People could read them, and machines at that time could not. Soon the test stood at the door of thousands of websites.\nVon Ahn might have been satisfied. Instead, he began to calculate. Some two hundred million of these words were typed every day, and each took about ten seconds. Mankind was wasting half a million hours a day. [I] Could the time be put to use? [II] Libraries were just then having old books and newspapers photographed, but in faded print the computers misread every fifth word or so. [III] In 2007 von Ahn started a new version of the test, which showed two words. [IV] The second came from an old page and was known to nobody. If several users typed the same letters for it, their answer was taken to be right. In this way, without noticing, people who wanted to buy a concert ticket helped to type more than a hundred years of the New York Times.\nIn 2009 the project was sold to Google. When the newspapers had been finished, users were shown numbers of houses and later pictures with traffic lights and bicycles. Once more they were working, this time as teachers: each click told a program what a bicycle looks like. The pupils learnt fast. In 2014, researchers at the company reported that a program could solve the hardest twisted words better than any human being.\nSince then, the test has nearly become invisible. Often a website only watches how you move the mouse before you tick a box; a hand trembles, a machine goes straight. Even this will not last. It is an odd race, in which people have to prove that they are people, and in which every proof they give makes the next one harder.',
    rows: [
      [
        'What problem was the first test meant to solve?',
        'Programs that misused e-mail accounts|Letters that were hard to read|Students who sent advertising|Websites that were too slow',
        '~Programs were opening millions|Chương trình mở hàng triệu tài khoản để gửi quảng cáo. Chữ méo là cách giải quyết; người gửi không phải sinh viên; bài không nói trang web chậm.',
      ],
      [
        'The word “satisfied” in paragraph 2 is closest in meaning to _____.',
        'content|famous|exhausted|surprised',
        'satisfied: hài lòng (= content). famous: nổi tiếng, exhausted: kiệt sức, surprised: ngạc nhiên.',
      ],
      [
        'What did von Ahn find out by calculating?',
        'How much time people lost with the test|How many people failed the test each day|How fast a computer could read old books|How much the libraries paid for pictures',
        '~Mankind was wasting half a million hours|Ông tính thời gian bị lãng phí. Bài không nói số người trượt, tốc độ máy đọc hay chi phí thư viện.',
      ],
      [
        'Where in paragraph 2 does this sentence best fit? “The first was known to the computer and served as the test.”',
        '[IV]|[I]|[II]|[III]',
        'Câu này nói về từ thứ nhất trong two words, và câu sau là The second …, nên ở [IV]. Ba chỗ kia đứng trước khi nhắc tới hai từ.',
      ],
      [
        'Which of the following best paraphrases the sentence “their answer was taken to be right” in paragraph 2?',
        'People assumed that the answer was correct.|The answer was moved to the right side.|The right answer was taken away from them.|The users had the right to give an answer.',
        'be taken to be right: được coi là đúng. right ở đây là “đúng”, không phải “bên phải” hay “quyền”; cũng không có nghĩa lấy đi.',
      ],
      [
        'The word “they” in “Once more they were working” in paragraph 3 refers to _____.',
        'users|newspapers|bicycles|researchers',
        '~users were shown numbers of houses|they là người dùng, làm việc mà không biết; không phải báo, xe đạp hay nhà nghiên cứu.',
      ],
      [
        'The phrase “The pupils” in paragraph 3 refers to _____.',
        'Programs that learn from clicks|Children who play with pictures|Users who want to buy tickets|Students of von Ahn in Pittsburgh',
        '~each click told a program|Người dùng là thầy, chương trình là học trò: học từ các cú nhấp. Ba lựa chọn kia không được gọi là pupils ở đây.',
      ],
      [
        'The word “invisible” in paragraph 4 is OPPOSITE in meaning to _____.',
        'easy to notice|hard to solve|free to use|quick to finish',
        'invisible: không nhìn thấy; trái nghĩa là easy to notice (dễ thấy). hard to solve: khó giải, free to use: miễn phí, quick to finish: xong nhanh.',
      ],
      [
        'Which of the following is NOT true according to the passage?',
        'Users knew that they were typing old newspapers.|The second word came from an old page.|Google bought the project in 2009.|Some websites watch the movements of a mouse.',
        '~without noticing|Người dùng không hề biết mình đang gõ báo cũ. Ba ý kia có ở đoạn 2, 3, 4.',
      ],
      [
        'What does the writer suggest in the last sentence?',
        'Each test teaches machines to pass the next.|People are no longer able to prove anything.|Machines will soon need tests for people.|The race will be won by those who move fast.',
        '~every proof they give|Mỗi lần người chứng minh, máy lại học thêm nên lần sau khó hơn. Câu không nói con người bó tay hay ai nhanh thì thắng.',
      ],
    ],
  },
];
