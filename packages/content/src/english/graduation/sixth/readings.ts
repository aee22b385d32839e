/** Further readings of 280 to 380 words: four with eight questions, three with ten. */
import type { LongReading } from '../readings.ts';

export const sixthReadings: readonly LongReading[] = [
  {
    topic: 'E12-04',
    title: 'The bridge that would not stand still',
    text: 'On 10 June 2000, a new footbridge was opened across the Thames in London. It was slim and elegant, and the whole city seemed to want to try it: on the first day, about ninety thousand people walked from one bank to the other. Soon, however, many of them were holding on to the rails. The bridge was swinging from side to side, by several centimetres. Two days later it was closed, and the newspapers had a new name for it: the Wobbly Bridge.\nEngineers had known for a long time that soldiers must not march in step across a bridge, since their feet strike the ground together. But these were ordinary people, each walking at a pace of his own. Why did their steps not cancel each other out? Whoever walks pushes the ground not only down, but also slightly to the left and to the right. When the bridge began to move a little, as any bridge does, people tried to keep their balance, and they did so by placing their feet further apart, in time with the movement. Without noticing it, they fell into step with the bridge, and therefore with each other. The more it swung, the more of them joined in.\nTests showed that there was a kind of threshold. As long as fewer than about 160 people were on one part of the bridge, hardly anything happened; with a few more, the swinging grew quickly. The steel was never in danger of breaking, but somebody might have fallen.\nThe cure took almost two years and cost five million pounds. Nearly ninety dampers, which work like those of a car, were fitted under the floor, where hardly anyone sees them. In January 2002, two thousand volunteers were asked to walk across together, and the bridge stood still. Londoners have not forgotten the old name, though, and use it with affection. What the engineers remember is another lesson: they had calculated the steel and the cables correctly. It was the people they had left out.',
    rows: [
      [
        'According to paragraph 1, what happened on the first day?',
        'The bridge moved sideways under its visitors.|The bridge had to be closed in the afternoon.|A number of visitors fell into the river.|The bridge had fewer visitors than expected.',
        '~swinging from side to side|Cầu lắc ngang. Hai ngày sau mới đóng; không ai rơi xuống sông; khoảng chín mươi nghìn người đến.',
      ],
      [
        'The phrase “cancel each other out” in paragraph 2 is closest in meaning to _____.',
        'balance one another|follow one another|grow stronger together|stop at the same time',
        'cancel out: triệt tiêu, cân bằng lẫn nhau (= balance). follow: nối tiếp, grow stronger: mạnh lên (trái nghĩa), stop: dừng cùng lúc.',
      ],
      [
        'The word “they” in “they did so by placing their feet further apart” in paragraph 2 refers to _____.',
        'people|engineers|soldiers|steps',
        '~people tried to keep their balance|Người đi bộ cố giữ thăng bằng, không phải kĩ sư, lính hay bước chân.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 2?',
        'How much the walkers weighed|In which directions walkers push|How walkers kept their balance|Why soldiers must not march in step',
        'Bài nêu hướng đẩy (xuống, trái, phải), cách giữ thăng bằng và lí do lính không đi đều bước; không nêu cân nặng.',
      ],
      [
        'The word “threshold” in paragraph 3 is closest in meaning to _____.',
        'limit|danger|entrance|mistake',
        '~fewer than about 160 people|Dưới một số người nhất định thì không sao: threshold = giới hạn (limit). danger: nguy hiểm, entrance: lối vào, mistake: lỗi.',
      ],
      [
        'The word “affection” in paragraph 4 is OPPOSITE in meaning to _____.',
        'dislike|fondness|sympathy|surprise',
        'affection: sự yêu mến; trái nghĩa là dislike (ghét). fondness cùng nghĩa; sympathy: thông cảm, surprise: ngạc nhiên.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'The dampers are almost out of sight.|The bridge was about to break down.|The problem was solved within months.|The swinging began with 2,000 people.',
        '~where hardly anyone sees them|Thép không có nguy cơ gãy; chữa mất gần hai năm; hai nghìn người là buổi thử sau khi chữa.',
      ],
      [
        'What does the writer suggest in the last sentence?',
        'Plans must take people’s behaviour into account.|Bridges should be built of steel and not of cables.|Engineers should not calculate so many details.|Slim bridges are always dangerous for people.',
        '~It was the people they had left out|Thép và cáp tính đúng, nhưng quên cách đi của con người. Bài không khuyên chỉ dùng thép, bớt tính toán, hay chê cầu mảnh.',
      ],
    ],
  },
  {
    topic: 'E12-09',
    title: 'Three points',
    text: 'Nils Bohlin had spent years working out how to throw pilots out of aeroplanes. As an engineer of the Swedish firm Saab, he designed seats that were shot out of the plane in an emergency. In 1958, the carmaker Volvo hired him for the opposite task.\nSeat belts existed already, but hardly anyone wore them, and with reason. Most of them went across the stomach only. In a crash, they might injure the very organs that they should protect, while the head and the chest were thrown forward. Racing drivers used better belts with four straps, which took a long time to fasten. Bohlin knew that nobody would bother to do that on the way to the supermarket. Within a year, he had found a solution: a single strap that runs across the chest and then across the hips, held at three points. It could be closed with one hand.\nIn August 1959, the first car with such a belt was delivered to a Swedish customer. Volvo might have asked its rivals for a fee for every belt they sold. Instead, it let all other makers use the design free of charge, since it considered it more valuable as a lifesaver than as a source of profit. Even so, it took a long time to convince the public. In 1967, Bohlin presented a study of 28,000 accidents: nobody with a belt had died at a speed of less than about 95 kilometres an hour, whereas drivers without one had been killed at any speed. One country after another now made belts compulsory. The first law was passed in 1970 by the Australian state of Victoria.\nBohlin died in 2002. It has been estimated that his belt has saved more than a million lives. Most of those who owe him theirs do not know his name. They get into the car, reach over their shoulder and, without a thought, pull across their chest one of the few great inventions of the century that was given away.',
    rows: [
      [
        'What does “the opposite task” in paragraph 1 mean?',
        'holding people in their seats|making planes as safe as cars|returning to his former company|building cars that were faster',
        'Trước ông làm ghế bắn phi công ra ngoài; việc ngược lại là giữ người ở trong ghế. Ba câu kia bài không nói.',
      ],
      [
        'According to paragraph 2, what was wrong with most older belts?',
        'They could hurt parts inside the body.|They were too expensive for drivers.|They pressed the head against the seat.|They had four straps to be fastened.',
        '~injure the very organs|Đai qua bụng có thể làm tổn thương nội tạng; đầu bị hất tới trước; bốn dây là đai của tay đua. Giá không được nêu.',
      ],
      [
        'The word “that” in “nobody would bother to do that” in paragraph 2 refers to _____.',
        'fastening four straps|wearing a racing suit|driving a racing car|going to the supermarket',
        '~took a long time to fasten|that là việc cài bốn dây mất thời gian, không phải đua xe, mặc đồ đua hay đi siêu thị.',
      ],
      [
        'The word “rivals” in paragraph 3 is closest in meaning to _____.',
        'competitors|customers|partners|inventors',
        'rivals: đối thủ, các hãng xe khác (= competitors). customers: khách hàng, partners: đối tác, inventors: nhà phát minh.',
      ],
      [
        'Which of the following best paraphrases “it considered it more valuable as a lifesaver than as a source of profit” in paragraph 3?',
        'Volvo thought that saving lives mattered more than earning money.|Volvo believed that the belt would soon earn more in other countries.|Volvo feared that nobody would be willing to pay for a lifesaver.|Volvo hoped that giving the belt away would save the firm money.',
        'more valuable as a lifesaver than as a source of profit: cứu người quý hơn lợi nhuận. Ba câu kia nói thu nhiều hơn ở nước khác, sợ không ai trả tiền, tiết kiệm tiền.',
      ],
      [
        'The word “compulsory” in paragraph 3 is OPPOSITE in meaning to _____.',
        'optional|required|familiar|expensive',
        'compulsory: bắt buộc; trái nghĩa là optional (tuỳ chọn). required cùng nghĩa; familiar: quen thuộc, expensive: đắt.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'The study of 1967 compared drivers with and without a belt.|Drivers began to wear the belt as soon as it was invented.|Victoria was the first place where the belt was sold.|Bohlin had worked with cars before he came to Volvo.',
        '~whereas drivers without one|Thuyết phục công chúng mất nhiều thời gian; Victoria là nơi ra luật đầu tiên; trước đó Bohlin làm ghế máy bay.',
      ],
      [
        'What can be inferred from paragraph 4?',
        'People use his invention without thinking of him.|Most great inventions are given away for nothing.|Bohlin would have preferred to become rich.|Drivers have become careless because of belts.',
        '~do not know his name|Người ta kéo đai mà không nghĩ đến ông. Bài nói ít phát minh lớn được cho không; không nói ông muốn giàu hay lái xe cẩu thả.',
      ],
    ],
  },
  {
    topic: 'E12-05',
    title: 'The glue that hardly stuck',
    text: 'In 1968 Spencer Silver, a chemist at the American company 3M, was trying to develop a very strong glue. What he got was the contrary. His material was made of tiny balls that stuck to almost everything, but so weakly that they could be pulled off again without leaving a trace. Silver found it fascinating. For years, he gave talks about it and asked his colleagues what it might be good for. Nobody had an idea, and some began to call him Mr Persistent.\nOne of those who had listened was Art Fry, who worked in another department. Fry sang in a church choir, and he marked the songs in his book with strips of paper. They kept falling out. One Sunday in 1974, he remembered Silver’s talk. A bookmark with that glue would stay in its place, and it would not damage the page. He made some of them. Soon afterwards, he wrote a question on one, stuck it on a report and sent it to his boss, and the answer came back on the same slip. At that moment, he understood that what they had found was not a bookmark but a new way of communicating.\nConvincing the company was harder. Who would pay for scrap paper? In 1977, the product was put on sale in four cities, and hardly anybody bought it. The managers had overlooked something: people did not understand what the notes were for until they had held them in their hands. A year later, the firm gave away large quantities of them in Boise, a town in Idaho. Nine out of ten people who had tried them wanted to buy more. In 1980, they appeared in shops all over the country as Post-it Notes.\nTheir yellow colour, by the way, was not chosen by anybody: the laboratory next door happened to have some yellow paper left. The story is often told as one of a lucky mistake. But that mistake had been lying in a laboratory for years. It was of no use to anyone until a man with an answer met a man with a problem.',
    rows: [
      [
        'According to paragraph 1, how did the new glue differ from what Silver wanted?',
        'It was much weaker.|It left dirty marks.|It stuck to very few things.|It could be used only once.',
        '~stuck to almost everything|Ông muốn keo thật chắc mà được keo dính yếu. Keo không để lại vết, dính gần như mọi thứ.',
      ],
      [
        'The word “trace” in paragraph 1 is closest in meaning to _____.',
        'mark|smell|path|crack',
        'leave a trace: để lại vết (= mark). smell: mùi, path: lối đi, crack: vết nứt không hợp với keo bóc ra.',
      ],
      [
        'The word “They” in “They kept falling out” in paragraph 2 refers to _____.',
        'the strips of paper|the songs in his book|his colleagues|the pages',
        '~with strips of paper|Cái rơi ra là những mẩu giấy đánh dấu, không phải bài hát, đồng nghiệp hay trang sách.',
      ],
      [
        'Why does the writer mention the choir in paragraph 2?',
        'To show what problem Fry had|To explain how Fry met Silver|To say where the glue was tested|To prove that Fry was religious',
        'Ở dàn hợp xướng, giấy đánh dấu cứ rơi: đó là vấn đề của Fry. Ông nghe Silver nói ở công ti; bài không nói thử keo ở đó hay lòng mộ đạo.',
      ],
      [
        'According to paragraph 3, why did the notes sell badly at first?',
        'People could not imagine how to use them.|People had already got them as presents.|They were sold in only one small town.|They cost more than ordinary paper did.',
        '~did not understand what the notes were for|Tặng ở Boise là năm sau; lúc đầu bán ở bốn thành phố; bài không so sánh giá.',
      ],
      [
        'The word “overlooked” in paragraph 3 is OPPOSITE in meaning to _____.',
        'noticed|missed|expected|repeated',
        'overlook: bỏ sót; trái nghĩa là notice (nhận ra). missed cùng nghĩa; expected: mong đợi, repeated: lặp lại.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Nobody decided that the notes should be yellow.|Silver and Fry worked in the same department.|The notes were a success from the first day.|Fry wanted to send messages from the start.',
        '~was not chosen by anybody|Fry làm ở bộ phận khác; năm 1977 hầu như không ai mua; ban đầu ông chỉ muốn làm giấy đánh dấu.',
      ],
      [
        'What does the writer mean by the last sentence?',
        'A discovery needs somebody who has a use for it.|Two people can solve any problem more quickly.|Lucky mistakes often happen in big companies.|Problems should be kept away from laboratories.',
        '~a man with an answer met a man with a problem|Silver có keo, Fry có việc cần đến keo. Bài không nói hai người thì nhanh hơn, hay lỗi may mắn thường xảy ra.',
      ],
    ],
  },
  {
    topic: 'E12-08',
    title: 'Too light to be in danger',
    text: 'In some countries, wars go on killing long after they have ended. Cambodia is one of them: mines and bombs are still hidden under its fields, and those who step on them lose their legs or their lives. To find them, men with metal detectors creep across the ground, metre by metre. It is slow work, since the machine beeps at every nail and every bottle top.\nIn the 1990s, Bart Weetjens, a Belgian, thought of the animals that he had kept as a boy. Rats have an excellent nose and live for several years, and they do not mind repeating a task as long as there is food at the end. The organisation that he founded with friends trains African giant pouched rats in Tanzania. They learn to recognise the smell of explosives and to ignore everything else. A rat that scratches the ground in the right place is given a piece of banana. What makes it ideal for the job, however, is its weight: at little more than a kilo, it is too light to set off a mine.\nOn a string between two people, a rat walks to and fro across a field. In half an hour, it can search an area as large as a tennis court; a person with a detector may need up to four days. The most famous of these animals was called Magawa. In five years in Cambodia, he found more than a hundred mines and other explosives. In 2020, a British charity gave him its gold medal for bravery, the first ever for a rat. He retired in the following year and died in January 2022, at the age of eight.\nBravery may not be quite the right word, for a rat knows nothing of the danger. Nor can it replace people: bushes have to be cut before it can walk, and what it finds must be destroyed by experts. But it brings nearer the day when farmers can plough without fear.',
    rows: [
      [
        'According to paragraph 1, why is the work with detectors slow?',
        'The machine reacts to harmless things.|The men are afraid of stepping on mines.|There are too few machines in Cambodia.|The mines are hidden deep in the ground.',
        '~at every nail and every bottle top|Máy kêu cả với đinh và nắp chai. Bài không nói do sợ, thiếu máy hay mìn chôn sâu.',
      ],
      [
        'The word “creep” in paragraph 1 is closest in meaning to _____.',
        'move slowly|look around|walk in a line|dig deeply',
        '~metre by metre|creep: bò, nhích chậm (= move slowly). look around: nhìn quanh, walk in a line: đi hàng một, dig: đào.',
      ],
      [
        'The word “it” in “What makes it ideal for the job” in paragraph 2 refers to _____.',
        'a rat|the smell|the ground|a banana',
        'Câu trước nói A rat that scratches the ground; its weight là cân nặng của chuột, không phải mùi, đất hay quả chuối.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 2 as an advantage of rats?',
        'They have many young.|They live for years.|They can smell very well.|They do not weigh much.',
        'Bài nêu mũi thính, sống vài năm, nhẹ; không nói đến việc sinh nhiều con.',
      ],
      [
        'What do we learn about a rat in paragraph 3?',
        'It can do in minutes what takes people days.|It needs four days to search a tennis court.|It works without anyone who holds a string.|It has to retire after a single year of work.',
        '~In half an hour|Bốn ngày là người dùng máy; có hai người giữ dây; Magawa làm việc năm năm.',
      ],
      [
        'The phrase “to and fro” in paragraph 3 is closest in meaning to _____.',
        'backwards and forwards|faster and faster|round and round|now and then',
        'to and fro: đi đi lại lại. faster and faster: ngày càng nhanh, round and round: vòng quanh, now and then: thỉnh thoảng.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Magawa did not reach the age of ten.|Rats destroy the mines they have found.|Magawa was the first animal with a medal.|The rats are trained on fields in Belgium.',
        '~at the age of eight|Chuyên gia mới phá mìn; Magawa là con chuột đầu tiên được huy chương, không phải con vật đầu tiên; huấn luyện ở Tanzania.',
      ],
      [
        'Why does the writer think that “bravery” is not quite the right word?',
        'The animals do not know what they risk.|The animals are often frightened.|The work is not dangerous for people.|A medal has no value for an animal.',
        '~knows nothing of the danger|Không biết nguy hiểm thì không gọi là dũng cảm. Bài không nói chuột sợ, việc không nguy hiểm cho người, hay giá trị huy chương.',
      ],
    ],
  },
  {
    topic: 'E12-02',
    title: 'The morning the traffic changed sides',
    text: 'Until 1967, Sweden drove on the left, as Britain does. In the neighbouring countries, cars kept to the right, and more and more vehicles crossed the border every year. Besides, most Swedish cars had the steering wheel on the left, next to the edge of the road. [I] Yet people were used to it. When they were asked in 1955, eighty-three per cent voted against a change. But the number of cars kept growing, and it was clear that to wait would only make the change more expensive. In 1963, parliament decided it all the same.\nFour years of preparation followed. [II] Some 360,000 road signs had to be replaced, traffic lights moved, and doors cut into the other side of buses. Many cities used the occasion to get rid of their trams. Every household received a booklet. The letter H, for the Swedish word for “right”, appeared on milk packets and even on underwear, and a contest was held to find a song about the great day.\nIt came on Sunday, 3 September 1967. During the night, private cars had to stay at home. At ten minutes to five, whatever was still moving had to stop, change carefully to the other side and stop again. [III] At five o’clock, a countdown on the radio ended, and right-hand traffic began. Soldiers and volunteers stood at the crossings. There were long queues, but no disaster; on the Monday that followed, there were fewer accidents than on an ordinary Monday.\nThe effect lasted for months: everybody was so nervous that everybody drove with care. [IV] Then habit returned, and after about two years, the number of accidents was what it had always been. Some researchers have drawn an odd conclusion from this. To make people careful, they say, a road need not be safe; it has to feel dangerous. Be that as it may, nobody in Sweden wants to go back. What once divided the country is now a story for grandchildren.',
    rows: [
      [
        'Where in the passage does the following sentence best fit? “This made it hard to see whether it was safe to overtake.”',
        '[I]|[II]|[III]|[IV]',
        'This chỉ vô lăng ở bên trái, sát mép đường: khó nhìn để vượt, nên câu đứng ở [I]. Ở [II], [III], [IV] không có điều gì làm khó nhìn.',
      ],
      [
        'According to paragraph 1, why did parliament not wait any longer?',
        'The change would have cost more later.|Most people had voted for the change.|The neighbours had asked for the change.|Cars had recently become more expensive.',
        '~make the change more expensive|Đa số bỏ phiếu chống; bài không nói nước láng giềng yêu cầu hay xe đắt lên.',
      ],
      [
        'The word “it” in “parliament decided it all the same” in paragraph 1 refers to _____.',
        'the change|the number|the border|the vote',
        'Quốc hội quyết định việc đổi bên (the change), dù dân bỏ phiếu chống; không quyết định con số, biên giới hay cuộc bỏ phiếu.',
      ],
      [
        'The phrase “get rid of” in paragraph 2 is closest in meaning to _____.',
        'remove|repair|rename|repaint',
        'get rid of: bỏ đi (= remove). repair: sửa, rename: đổi tên, repaint: sơn lại.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 2?',
        'New tests for all drivers|Work on buses and signs|Information for each home|A competition for songs',
        'Bài nêu biển báo, cửa xe buýt, tờ thông tin cho mỗi nhà và cuộc thi bài hát; không nêu thi lại bằng lái.',
      ],
      [
        'What happened at ten minutes to five?',
        'Vehicles moved to the other side.|Private cars were allowed to start.|A new song was heard on the radio.|Soldiers left the crossings.',
        '~change carefully to the other side|Xe riêng phải ở nhà; radio đếm ngược đến năm giờ; lính đứng ở các ngã tư.',
      ],
      [
        'Which of the following best paraphrases “Then habit returned” in paragraph 4?',
        'After that, people drove as they had always done.|After that, people drove on the left side again.|After that, people came back to their old cars.|After that, people got used to driving carefully.',
        'habit returned: thói quen lái cũ (bớt cẩn thận) trở lại. Không ai quay về bên trái hay xe cũ; quen lái cẩn thận thì trái nghĩa.',
      ],
      [
        'The word “odd” in paragraph 4 is OPPOSITE in meaning to _____.',
        'expected|strange|wrong|important',
        'odd: lạ, bất ngờ; trái nghĩa là expected (dễ đoán). strange cùng nghĩa; wrong: sai, important: quan trọng.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'At first, there were fewer accidents than usual.|Most Swedes had been in favour of the change.|The change took place on a Monday morning.|Cities built new lines for their old trams.',
        '~fewer accidents than on an ordinary Monday|83% chống; ngày đổi là Chủ nhật; nhiều thành phố bỏ tàu điện.',
      ],
      [
        'Which of the following best summarises the passage?',
        'A well-planned change succeeded, and for a while fear made drivers careful.|A vote of the people changed the traffic of a whole country in one night.|A country had to drive on the right, and accidents have increased ever since.|A small country copied its neighbours, and most of its people regret it today.',
        'Chuẩn bị kĩ, đổi thành công, một thời gian lái cẩn thận vì lo. Dân không bỏ phiếu thuận; tai nạn không tăng; không ai muốn quay lại.',
      ],
    ],
  },
  {
    topic: 'E12-07',
    title: 'Written by everybody',
    text: 'An encyclopedia used to be a row of heavy books, written by professors. When Jimmy Wales, an American, started one on the internet in 2000, he followed this pattern: experts wrote the articles, and other experts checked them in seven steps. [I] After a year, there were about twenty. In January 2001, he and his editor Larry Sanger therefore added a second website, on which anybody could write and anybody could correct. It was meant as a rough draft for the first. By the end of the year, it had some twenty thousand articles, and it was called Wikipedia.\nHardly anyone had expected this to work. If everybody can change a page, what keeps fools and liars away? [II] The answer is that nothing does, but that all earlier versions are stored, so whatever they write can be undone with a click. Thousands of volunteers keep an eye on pages that interest them. Repairing an article takes less time than spoiling it.\nIt does not always succeed. In 2005, an American journalist discovered that an article had for months connected him with the murder of President Kennedy. Somebody had invented this as a joke. In the same year, however, the magazine Nature asked experts to compare articles about science with those of the famous Encyclopaedia Britannica, without saying which was which. They found about four mistakes in an article of the former and about three in one of the latter. [III] Britannica protested against the method; many readers were surprised all the same at how small the gap was.\nToday, there are versions in more than three hundred languages. [IV] They are not equally good. Most of those who write are men, and some parts of the world are hardly described at all. But the rules now demand a source for everything that might be doubted, and that is perhaps the best lesson the project has to offer: do not stop at the end of a text. Look further down, and see where it comes from.',
    rows: [
      [
        'Where in the passage does the following sentence best fit? “Neither of the two, in other words, was free of errors.”',
        '[III]|[I]|[II]|[IV]',
        'Neither of the two chỉ hai bộ bách khoa vừa được đếm lỗi, nên câu đứng ở [III]. Ở [I], [II], [IV] không có hai bên để so sánh.',
      ],
      [
        'According to paragraph 1, what was the problem with the first website?',
        'It grew too slowly.|It was full of mistakes.|It cost too much to read.|It was written by laymen.',
        '~there were about twenty|Sau một năm chỉ có khoảng hai mươi bài. Bài do chuyên gia viết và kiểm tra; không nói nhiều lỗi hay tốn tiền.',
      ],
      [
        'The word “draft” in paragraph 1 is closest in meaning to _____.',
        'unfinished version|final copy|short summary|careful translation',
        'rough draft: bản nháp (= unfinished version). final copy: bản cuối (trái nghĩa), summary: tóm tắt, translation: bản dịch.',
      ],
      [
        'The word “they” in “whatever they write can be undone” in paragraph 2 refers to _____.',
        'fools and liars|volunteers|earlier versions|experts',
        '~what keeps fools and liars away|they là những kẻ phá, kẻ nói dối; không phải tình nguyện viên, các bản cũ hay chuyên gia.',
      ],
      [
        'According to paragraph 2, what protects the articles?',
        'People who watch pages that they care about|Experts who check each page before it appears|A program that recognises fools and liars|A rule that lets few people change a page',
        '~keep an eye on pages that interest them|Không có chuyên gia duyệt trước, chương trình nhận mặt kẻ xấu, hay quy định chỉ ít người được sửa.',
      ],
      [
        'The word “spoiling” in paragraph 2 is OPPOSITE in meaning to _____.',
        'improving|damaging|copying|storing',
        'spoil: làm hỏng; trái nghĩa là improve (cải thiện). damage cùng nghĩa; copy: chép, store: lưu.',
      ],
      [
        'Why does the writer mention the American journalist in paragraph 3?',
        'To give an example of a false article|To explain who compared the articles|To show that journalists like jokes|To praise a man who found the truth',
        '~Somebody had invented this as a joke|Ông là nạn nhân của một bài sai. Người so sánh là chuyên gia do Nature mời; người đùa không phải ông.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 3?',
        'How many experts took part|Which field the articles were from|How many mistakes were found|Who complained about the method',
        'Bài nêu lĩnh vực khoa học, số lỗi (bốn và ba) và Britannica phản đối; không nêu bao nhiêu chuyên gia.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Some regions of the world are poorly covered.|Women write more articles than men.|All versions of Wikipedia are equally good.|Britannica was happy about the comparison.',
        '~hardly described at all|Đa số người viết là nam; các bản không tốt như nhau; Britannica phản đối.',
      ],
      [
        'What advice does the writer give at the end of the passage?',
        'Check the sources of what you read.|Read only the texts of experts.|Write articles in your own language.|Read every article from the bottom.',
        '~see where it comes from|Nhìn xuống cuối bài để xem nguồn, không phải đọc ngược từ dưới. Bài không khuyên chỉ đọc chuyên gia hay tự viết bài.',
      ],
    ],
  },
  {
    topic: 'E12-01',
    title: 'Six dots',
    text: 'In 1812, in a village near Paris, a boy of three was playing in the workshop of his father, who made saddles, when a sharp tool slipped and hit his eye. The wound became infected, and by the age of five Louis Braille was blind in both eyes. [I] His parents did not give up. His father cut sticks for him, so that he could find his way, and the village teacher let him sit in class, where he proved quicker than most. At ten, he was sent to a school for blind children in Paris.\nThis school owned a few books with raised letters, which were so large that reading a sentence took minutes. [II] And nobody could write in this way. In 1821, the pupils were shown the invention of a captain called Charles Barbier: raised dots in paper, which soldiers were supposed to read at night without a light. It was ingenious. But a sign could consist of as many as twelve dots, more than a fingertip can feel at once, and it stood for a sound, not for a letter. Louis began to experiment, at night and during the holidays. In 1824, when he was fifteen, six dots were enough for him. [III] With them, one could write every letter, and later numbers and music, too.\nHis fellow pupils learnt the system eagerly. Many teachers, on the other hand, disliked it. [IV] They feared that it would separate the blind from all those who used ordinary letters. In the 1840s, the head of the school had books burnt and the dots forbidden. The pupils went on in secret.\nBraille, who had become a teacher himself, died in 1852, at the age of forty-three. Two years later, France adopted his alphabet officially. Today it is used for more than a hundred languages, and it can be felt on medicine boxes and on the buttons of lifts. Since computers can read aloud, some believe that the dots have had their day. Blind people tend to disagree. When you only hear a word, they say, you do not know how it is spelled.',
    rows: [
      [
        'Where in the passage does the following sentence best fit? “By the end of a line, one had almost forgotten its beginning.”',
        '[II]|[I]|[III]|[IV]',
        'Đọc một câu mất nhiều phút nên đến cuối dòng đã quên đầu dòng: [II]. Ở [I], [III], [IV] không nói đến việc đọc chậm.',
      ],
      [
        'According to paragraph 1, how did Braille’s parents react?',
        'They helped him to lead an active life.|They moved to Paris to find a school.|They kept him at home until he was ten.|They stopped working in the workshop.',
        '~His father cut sticks for him|Bố làm gậy để tự đi, con được đến lớp trong làng. Cả nhà không chuyển đến Paris; bài không nói thôi làm việc.',
      ],
      [
        'The word “which” in “which soldiers were supposed to read” in paragraph 2 refers to _____.',
        'the dots|the pupils|the letters|the captains',
        '~raised dots in paper|Lính đọc những chấm nổi của Barbier, không phải học sinh, chữ cái hay đại uý.',
      ],
      [
        'The word “ingenious” in paragraph 2 is closest in meaning to _____.',
        'clever|useless|simple|honest',
        'ingenious: tài tình (= clever). useless: vô ích trái ý; simple: đơn giản, honest: trung thực.',
      ],
      [
        'According to paragraph 2, what was wrong with Barbier’s invention?',
        'Its signs were too large for a finger.|It could only be used when it was dark.|It had to be kept secret from others.|Its dots could be felt by soldiers only.',
        '~more than a fingertip can feel|Một kí hiệu tới mười hai chấm, to hơn đầu ngón tay. Bài không nói chỉ dùng được trong tối, bí mật hay chỉ lính cảm thấy.',
      ],
      [
        'According to paragraph 3, what were many teachers afraid of?',
        'The blind might be cut off from others.|The pupils might read forbidden books.|The system might be too hard to learn.|The pupils might hide something from them.',
        '~separate the blind|Họ sợ người mù bị tách khỏi người dùng chữ thường. Học sinh học hệ thống này rất hăng hái; hai câu kia bài không nói.',
      ],
      [
        'The word “adopted” in paragraph 4 is OPPOSITE in meaning to _____.',
        'rejected|accepted|printed|improved',
        'adopt: chấp nhận, áp dụng; trái nghĩa là reject (bác bỏ). accepted cùng nghĩa; printed: in, improved: cải tiến.',
      ],
      [
        'Which of the following best paraphrases “the dots have had their day” in paragraph 4?',
        'The time of the dots is over.|The dots are famous today.|The dots are read by day.|The dots have become modern.',
        'have had one’s day: đã hết thời. famous: nổi tiếng, by day: ban ngày, modern: hiện đại đều sai nghĩa.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Braille did not live to see his alphabet official.|Braille lost the sight of both eyes on one day.|Braille’s dots could be used for letters only.|Braille never worked at the school in Paris.',
        '~Two years later|Ông mất năm 1852, hai năm sau bảng chữ mới chính thức. Đến năm tuổi mới mù cả hai mắt; chấm còn viết số và nhạc; ông từng dạy học.',
      ],
      [
        'What is the purpose of the last sentence?',
        'To say why reading with fingers still matters|To show how difficult spelling is for the blind|To complain that computers read too fast|To praise those who like listening to books',
        '~you do not know how it is spelled|Nghe thì không biết chính tả, nên vẫn cần đọc bằng tay. Bài không nói máy đọc nhanh, khen việc nghe sách, hay chính tả khó.',
      ],
    ],
  },
];
