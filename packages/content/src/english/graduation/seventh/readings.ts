/** Readings of 280 to 380 words with ten questions. */
import type { LongReading } from '../readings.ts';

export const seventhReadings: readonly LongReading[] = [
  {
    topic: 'E12-04',
    title: 'The pump in Broad Street',
    text: 'In the last days of August 1854, people in Soho, a crowded part of London, began to fall ill, and many of them were dead within hours. It was cholera. In ten days, it killed more than five hundred people in a few streets. [I] Most doctors believed that such diseases were caused by bad air, which was certainly easy to find in a city without proper drains.\nJohn Snow, a doctor who lived nearby, had another idea. He suspected that cholera was swallowed, and therefore he did not study the air but the water. [II] He walked from door to door and asked where each of the dead had got theirs. On a map, he marked every death with a short black line. The lines grew thicker and thicker around one pump, in Broad Street. What interested him even more were the exceptions. The workers of a brewery in the same street had hardly suffered: they drank beer, and the brewery had a well of its own. A woman who lived miles away had died, although there was no cholera in her neighbourhood. It turned out that she had liked the taste of the water in Broad Street, and had a bottle of it brought to her every day.\nOn 7 September, Snow spoke to the local authorities. They did not quite believe him, but on the following day they had the handle of the pump taken off. [III] The number of deaths had already begun to fall by then, since many people had fled, so the handle proved less than is sometimes claimed. Later, a clergyman named Henry Whitehead, who had set out to show that Snow was wrong, discovered where the trouble had begun: a mother had washed the clothes of her sick baby into a leaking pit, less than a metre from the well.\nSnow died in 1858, before his view was generally accepted. [IV] Today, a pump without a handle stands in the street again. It reminds passers-by that a map, a list of questions and a pair of shoes may do more than the best opinion.',
    rows: [
      [
        'Where in the passage does the following sentence best fit? “Without it, nobody could get any water there.”',
        '[III]|[I]|[II]|[IV]',
        'it chỉ cái tay bơm vừa bị tháo, nên câu đứng ở [III]. Ở [I], [II], [IV] chưa nói đến tay bơm bị tháo.',
      ],
      [
        'According to paragraph 1, what did most doctors think?',
        'Dirty air made people ill.|Cholera came from the drains.|The disease would end in days.|Crowded houses were healthy.',
        '~caused by bad air|Họ tin không khí xấu gây bệnh. Cống chỉ được nhắc khi nói về mùi; bài không nói bệnh tự hết hay nhà đông là tốt.',
      ],
      [
        'The word “theirs” in “where each of the dead had got theirs” in paragraph 2 refers to _____.',
        'their water|their map|their air|their illness',
        'Ông hỏi người chết lấy nước ở đâu: theirs = their water. Ông không nghiên cứu không khí; bản đồ là của ông.',
      ],
      [
        'Why had the workers of the brewery hardly suffered?',
        'They did not drink from the pump.|They lived far away from the street.|They had fled before it began.|They were younger than the others.',
        '~the brewery had a well of its own|Họ uống bia và có giếng riêng. Nhà máy ở ngay phố đó; bài không nói họ bỏ đi hay trẻ hơn.',
      ],
      [
        'Which of the following best paraphrases “It turned out that she had liked the taste of the water in Broad Street” in paragraph 2?',
        'He found that she preferred the water from that pump.|He told her to taste the water from that pump.|She found out that the water there tasted worse than before.|She had stopped drinking the water because of its taste.',
        'It turned out: hoá ra bà thích vị nước ở đó. Ông không bảo bà uống; bà không chê hay ngừng uống.',
      ],
      [
        'The word “fled” in paragraph 3 is closest in meaning to _____.',
        'escaped|recovered|suffered|returned',
        'fled: bỏ chạy (= escaped). recovered: khỏi bệnh, suffered: chịu đựng, returned: quay về.',
      ],
      [
        'The word “claimed” in paragraph 3 is OPPOSITE in meaning to _____.',
        'denied|stated|explained|repeated',
        'claimed: khẳng định; trái nghĩa là denied (phủ nhận). stated cùng nghĩa; explained: giải thích, repeated: nhắc lại.',
      ],
      [
        'Which of the following is NOT mentioned in the passage?',
        'How much the new pump cost|How Snow marked the deaths|Where the trouble had begun|When the handle was removed',
        'Bài nói các vạch đen trên bản đồ, chỗ giặt quần áo em bé, ngày sau 7 tháng Chín; không nói giá cái bơm.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Whitehead had at first intended to prove Snow wrong.|The authorities were quickly convinced by Snow’s map.|All deaths happened close to the pump in Broad Street.|Snow lived to see that everybody accepted his view.',
        '~had set out to show that Snow was wrong|Chính quyền không tin hẳn; một bà ở xa cũng chết; Snow mất trước khi ý kiến được chấp nhận.',
      ],
      [
        'Which of the following best summarises the passage?',
        'By asking and mapping, a doctor found that water carried the disease.|By removing a handle, a doctor ended every kind of illness in London.|By studying bad air, doctors learnt how to build drains in a crowded city.|By fleeing in time, most people of Soho were saved from a disease.',
        'Hỏi từng nhà và vẽ bản đồ, Snow tìm ra nước truyền bệnh. Tay bơm không chấm dứt mọi bệnh; không khí xấu là ý kiến sai; việc bỏ chạy chỉ là chi tiết.',
      ],
    ],
  },
  {
    topic: 'E12-01',
    title: 'A clock for the sea',
    text: 'On a stormy night in October 1707, four ships of the British navy struck the rocks of the Isles of Scilly, and well over a thousand men were drowned. Their officers had not known where they were. Sailors could tell how far north or south they had come, from the height of the sun or the stars. [I] How far east or west they were, however, was mostly a matter of guessing.\nIn theory, the problem had a simple answer. The earth turns once in twenty-four hours; if it is noon where you are, and you know that it is three in the afternoon at home, you are an eighth of the way round the world. All you need is a clock that still shows the time at home. [II] But there was none that would run correctly for weeks on a rolling ship, in heat and in cold. In 1714, parliament offered a fortune, twenty thousand pounds, to whoever found a practical solution. Most experts put their trust in the moon and the stars.\nJohn Harrison was a carpenter from a village in the north of England, who had taught himself to build clocks. He began to work on the problem around 1730, and it did not let go of him for the rest of his life. His first three sea clocks were heavy machines of brass; the third alone took him nineteen years. [III] Then he gave up the whole idea and turned to something that nobody had taken seriously: a watch. The fourth one measured only thirteen centimetres across. When it was tested on a voyage to Jamaica in 1761 and 1762, it had lost no more than five seconds by the time it arrived.\nHe should have received the prize, but the judges, several of whom were astronomers, thought that it had been luck, and kept asking for further proof. [IV] It was only after King George III himself had taken his side that parliament granted Harrison the greater part of the money, in 1773. He was eighty, and had three years to live. By the middle of the next century, hardly any captain would put to sea without a clock like his.',
    rows: [
      [
        'Where in the passage does the following sentence best fit? “Even that one did not satisfy him.”',
        '[III]|[I]|[II]|[IV]',
        'that one chỉ chiếc đồng hồ thứ ba mất mười chín năm, nên câu đứng ở [III]. Ở [I], [II] chưa có đồng hồ nào của ông; ở [IV] người không hài lòng là ban giám khảo.',
      ],
      [
        'According to paragraph 1, what could sailors find out from the sun?',
        'How far north or south they were|How far east or west they were|How near the rocks were|How long the storm would last',
        '~how far north or south|Vị trí đông tây thì phải đoán; bài không nói mặt trời cho biết đá ngầm hay cơn bão.',
      ],
      [
        'The word “none” in “there was none that would run correctly” in paragraph 2 refers to _____.',
        'no clock|no ship|no sailor|no answer',
        'Không có cái đồng hồ nào chạy đúng hàng tuần trên tàu; câu trước nói đến a clock, không phải tàu, thuỷ thủ hay lời giải.',
      ],
      [
        'The word “fortune” in paragraph 2 is closest in meaning to _____.',
        'large sum|lucky chance|high position|useful tool',
        'fortune: một khoản tiền lớn (= large sum). lucky chance: vận may, high position: chức cao, useful tool: công cụ không hợp với hai mươi nghìn bảng.',
      ],
      [
        'Which of the following best paraphrases “it did not let go of him for the rest of his life” in paragraph 3?',
        'He was occupied with the problem until he died.|He was never allowed to leave his village again.|He solved the problem shortly before his death.|He wanted to forget the problem, but never succeeded.',
        'not let go of him: vấn đề theo ông suốt đời. Không phải bị cấm rời làng, giải xong trước khi chết hay muốn quên.',
      ],
      [
        'What was new about Harrison’s fourth clock?',
        'It was much smaller.|It was made of brass.|It needed no repair.|It used the moon.',
        '~a watch|Chiếc thứ tư là đồng hồ nhỏ, ngang mười ba xăng-ti-mét. Bằng đồng là ba chiếc đầu; mặt trăng là cách của người khác.',
      ],
      [
        'The word “granted” in paragraph 4 is OPPOSITE in meaning to _____.',
        'refused|allowed|offered|returned',
        'granted: trao, chấp thuận; trái nghĩa là refused (từ chối). allowed, offered gần nghĩa; returned: trả lại.',
      ],
      [
        'Why did the judges not give Harrison the prize at first?',
        'They did not trust a single good result.|They had not seen the watch themselves.|They had given the money to an astronomer.|They were waiting for the king’s opinion.',
        '~thought that it had been luck|Họ cho là may mắn và đòi thêm bằng chứng. Bài không nói tiền đã trao người khác hay họ chờ ý vua.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Harrison had not been trained as a clockmaker.|The test voyage to Jamaica ended with a disaster.|The prize was offered before the accident of 1707.|Harrison received all the money while he was young.',
        '~had taught himself to build clocks|Chuyến đi thử chỉ chậm năm giây; giải thưởng năm 1714, sau vụ đắm; ông nhận phần lớn tiền khi tám mươi tuổi.',
      ],
      [
        'Which of the following best summarises the passage?',
        'An outsider solved a problem of navigation and waited long for his reward.|An officer lost his ships and built a clock in order to save other sailors.|A king offered a prize, and a group of astronomers won it at last.|A village became rich because it sold clocks to all captains of the navy.',
        'Người thợ mộc tự học giải được bài toán, nhưng phải chờ lâu mới được thưởng. Ba câu kia nhầm người hoặc nhầm kết quả.',
      ],
    ],
  },
  {
    topic: 'E12-09',
    title: 'The mould that was not thrown away',
    text: 'When Alexander Fleming came back to his laboratory in London from his holidays in September 1928, he found a pile of glass dishes that he had forgotten to wash. On one of them, mould had grown. That was nothing unusual; but around the mould, the bacteria with which he had filled the dish had disappeared. [I] Something in the mould was killing them. Fleming called it penicillin and wrote an article about it, which hardly anyone noticed. He could not get enough of the substance to try it on a patient, and in the end he turned to other things.\nTen years later, two scientists in Oxford, Howard Florey and Ernst Chain, read the article. With their colleague Norman Heatley, they grew the mould in whatever they could find: milk bottles, baths, bedpans. [II] In May 1940, they infected eight mice with deadly bacteria and gave penicillin to four of them. The next morning, these four were alive and the others were dead. In February 1941, they treated their first patient, a policeman who was dying from an infection of the face. Within days, he could sit up and eat. Then there was no more penicillin left, although the team had even recovered some of it from his urine. He died a month later.\nIt was war, and British factories were busy with other things. Florey and Heatley therefore flew to the United States to look for help. [III] There, a search for a kind of mould that produced more penicillin ended at a market: a rotten melon turned out to carry the best one. By June 1944, there was enough medicine for all the soldiers who were wounded on the coast of France.\nFleming, Florey and Chain shared a Nobel Prize in 1945. Heatley, without whom it would not have been possible to purify the substance, was left out. In his speech, Fleming gave a warning. [IV] Whoever takes too little of the medicine, he said, does not kill the bacteria but teaches them to resist it. Today, when doctors in many countries meet infections that no drug can cure, his words sound less like a speech than like a forecast.',
    rows: [
      [
        'Where in the passage does the following sentence best fit? “It was not about the past, but about the future.”',
        '[IV]|[I]|[II]|[III]',
        'It chỉ lời cảnh báo trong bài phát biểu, nên câu đứng ở [IV]. Ở [I], [II], [III] là chuyện phát hiện và thử thuốc.',
      ],
      [
        'According to paragraph 1, what surprised Fleming?',
        'The bacteria near the mould were gone.|There was mould in one of his dishes.|Somebody had washed his glass dishes.|The bacteria had killed all the mould.',
        '~had disappeared|Có mốc thì không lạ; lạ là vi khuẩn quanh mốc biến mất. Ông quên rửa đĩa; mốc giết vi khuẩn, không phải ngược lại.',
      ],
      [
        'The word “which” in “which hardly anyone noticed” in paragraph 1 refers to _____.',
        'the article|the mould|the dish|the laboratory',
        '~wrote an article about it|Bài báo ít người để ý; không phải đám mốc, cái đĩa hay phòng thí nghiệm.',
      ],
      [
        'Why did Fleming turn to other things?',
        'He could not produce enough penicillin.|His patients had not been cured by it.|He had lost the dish with the mould.|His article had been strongly criticised.',
        '~could not get enough of the substance|Ông không có đủ chất để thử trên người. Bài báo không ai để ý chứ không bị chê.',
      ],
      [
        'What did the experiment with the mice show?',
        'Penicillin could save lives.|Mice do not need penicillin.|Four mice were enough for a test.|The bacteria were not dangerous.',
        '~these four were alive|Bốn con có thuốc sống, bốn con kia chết. Vi khuẩn rất nguy hiểm (deadly).',
      ],
      [
        'The word “recovered” in paragraph 2 is closest in meaning to _____.',
        'got back|got better|covered up|thrown away',
        'recovered some of it: lấy lại được một ít (= got back). got better: khỏi bệnh (nghĩa khác), covered up: che, thrown away: vứt.',
      ],
      [
        'The word “rotten” in paragraph 3 is OPPOSITE in meaning to _____.',
        'fresh|spoilt|heavy|cheap',
        'rotten: thối, hỏng; trái nghĩa là fresh (tươi). spoilt cùng nghĩa; heavy: nặng, cheap: rẻ.',
      ],
      [
        'Which of the following best paraphrases “Heatley, without whom it would not have been possible to purify the substance, was left out” in paragraph 4?',
        'Heatley made the work possible, but he did not get the prize.|Heatley got the prize, although he had left the team too early.|Heatley was left out, so the substance could not be made pure.|Heatley made the substance pure after the others had been given the prize.',
        'without whom it would not have been possible: không có ông thì không thể; was left out: không được giải. Ba câu kia nhầm việc được giải hoặc thứ tự.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'The first patient felt better before he died.|Fleming grew the mould in milk bottles.|British factories made most of the medicine.|The best mould was found in a laboratory.',
        '~he could sit up and eat|Bình sữa là của nhóm Oxford; nhà máy Anh bận việc khác; loại mốc tốt nhất trên quả dưa ở chợ.',
      ],
      [
        'Which of the following best summarises the passage?',
        'A chance discovery became a medicine through the work of others, and it has to be used with care.|A careless scientist made a discovery alone and gave it to the soldiers of his country.|A medicine saved every patient from the beginning, and it has never lost its power since.|A group of scientists in Oxford discovered mould, and Fleming taught them how to use it.',
        'Fleming tình cờ phát hiện, người khác làm thành thuốc, và phải dùng cẩn thận. Ông không làm một mình; bệnh nhân đầu đã chết; vi khuẩn nay kháng thuốc.',
      ],
    ],
  },
];
