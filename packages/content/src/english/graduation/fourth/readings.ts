/** Further readings of 280 to 380 words: one with eight questions, two with ten. */
import type { LongReading } from '../readings.ts';

export const fourthReadings: readonly LongReading[] = [
  {
    topic: 'E12-03',
    title: 'The sand under our feet',
    text: 'After water, there is no material that people use more of than sand. A house contains up to two hundred tonnes of it, a kilometre of motorway thirty thousand. It is in the concrete of our bridges, in window glass and in the screens of our phones. According to a report of the United Nations from 2022, the world digs up fifty billion tonnes of sand and gravel each year, enough to build a wall around the Earth, twenty-seven metres high and just as wide.\nIt is natural to think of deserts, where sand seems to be endless. Yet builders cannot use it. The wind has rolled its grains over each other for thousands of years, until they are as round as little balls, and such grains do not hold together in concrete. What is needed is the rough, broken sand of rivers and coasts. That is why towers that stand at the edge of a desert may be made of sand from a river on the other side of the sea.\nIn the Mekong Delta, the trade can be heard at night, when boats with pumps are at work. The river used to bring new sand from the mountains every year. Today, dams hold much of it back, and several times as much is taken out as arrives. When the bed of a river becomes deeper, its banks lose their support. Houses, shops and pieces of road have slipped into the water in An Giang and Dong Thap, often without warning. In the dry season, salt water finds its way further inland.\nNobody suggests that we should stop building. Some countries crush rock or old concrete, which is more expensive but does the same work. Others have started to count every boat. The first step, however, is a change in our heads. We know the price of a bag of cement, and we turn off a tap that drips. Few of us have ever asked where the sand comes from.',
    rows: [
      [
        'Why does the writer mention a wall around the Earth in paragraph 1?',
        'To give an idea of the amount|To describe a plan for building|To show how strong concrete is|To explain what gravel is used for',
        '~enough to build a wall around the Earth|Bức tường chỉ để hình dung năm mươi tỉ tấn nhiều thế nào; không ai định xây nó, cũng không nói bê tông bền hay công dụng của sỏi.',
      ],
      [
        'The word “they” in “until they are as round as little balls” in paragraph 2 refers to _____.',
        'grains|builders|deserts|towers',
        '~rolled its grains over each other|they là các hạt cát bị gió lăn tròn, không phải thợ xây, sa mạc hay toà tháp.',
      ],
      [
        'According to paragraph 2, what is wrong with sand from deserts?',
        'Its grains are too round.|There is not enough of it.|It is too expensive to carry.|The wind blows it away.',
        '~such grains do not hold together|Hạt tròn không kết dính. Cát sa mạc rất nhiều; bài không nói giá vận chuyển hay bị gió cuốn mất.',
      ],
      [
        'The word “rough” in paragraph 2 is OPPOSITE in meaning to _____.',
        'smooth|heavy|wet|ordinary',
        'rough: sần sùi; trái nghĩa là smooth (nhẵn). heavy: nặng, wet: ướt, ordinary: bình thường.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 3 as an effect of digging sand?',
        'The death of fish in the river|The loss of houses and shops|Damage to parts of a road|Salt water further from the sea',
        'Đoạn 3 nêu nhà, cửa hàng, đoạn đường sạt xuống nước và nước mặn vào sâu; không nói cá chết.',
      ],
      [
        'The phrase “hold much of it back” in paragraph 3 is closest in meaning to _____.',
        'prevent much of it from moving on|carry much of it to the sea|make much of it cleaner|remember much of it',
        'hold back: giữ lại, không cho đi tiếp. Ba phương án kia nói đưa ra biển, làm sạch, ghi nhớ.',
      ],
      [
        'Which of the following is TRUE according to the passage?',
        'Crushed rock can replace natural sand.|The Mekong brings more sand than before.|Most countries have stopped using concrete.|Deserts supply the sand for nearby towers.',
        '~crush rock or old concrete|“does the same work”: làm được việc như cát. Sông mang về ít cát hơn; không ai đề nghị ngừng xây; tháp cạnh sa mạc dùng cát sông nơi khác.',
      ],
      [
        'What can be inferred from the last paragraph?',
        'People do not treat sand as something precious.|People would save sand if cement cost less.|People know more about sand than about water.|People waste more cement than sand.',
        '~Few of us have ever asked|Ta biết giá xi măng, tiết kiệm nước, mà không nghĩ tới cát: coi cát như vô tận. Bài không nói giá xi măng giảm hay lãng phí xi măng.',
      ],
    ],
  },
  {
    topic: 'E12-01',
    title: 'The man who stayed in Nha Trang',
    text: 'In June 1894, people were dying of plague in Hong Kong, and two teams of scientists were looking for the cause. One was led by a famous professor from Japan, who had been given a laboratory in a hospital. The other consisted of Alexandre Yersin, thirty years old, born in Switzerland, who had a microscope, a straw hut and a few tins for his tests. [I] Within a week he had found what he was looking for: the bacterium that carries his name today. [II]\nHe could have returned to Paris as a great man. [III] Instead he went back to Nha Trang, then a village of fishermen, where he had already spent some time, and stayed there for almost fifty years. [IV] He treated the poor and asked for no money. “You cannot say to a sick person: your money or your life,” he once wrote to his mother. In 1895 he set up a laboratory to make serum for people and animals. To pay for it, he planted some of the first large fields of rubber trees in the country, and later the trees from whose bark a medicine against malaria is made. On one of his journeys he had reached a high, cool plain and recommended it as a place where sick people might recover. It is called Da Lat.\nNot everything was a success. His hens fell ill, some of his plants refused to grow, and he resigned from the medical school in Ha Noi, of which he had been the first head, after two years, because he missed his work and the sea. His curiosity never rested on one thing for long. He watched the stars, measured the tides, flew kites to study the upper air, and warned the fishermen when a typhoon was on its way.\nHe died in 1943, in the middle of a war. He had asked for a simple burial. A line of people several kilometres long walked behind him, most of whom knew little about bacteria. They had come because Mr Nam, as they called him, had let their children watch his films, and had answered the door at night.',
    rows: [
      [
        'Where does this sentence fit best: “He hardly knew anybody there, and nobody had offered him a room.”?',
        '[I]|[II]|[III]|[IV]',
        'Câu nói về hoàn cảnh thiếu thốn ở Hồng Kông, nên đứng sau túp lều tranh, trước “Within a week”: [I]. [II] đã là kết quả; [III], [IV] nói về Nha Trang.',
      ],
      [
        'According to paragraph 1, how did Yersin differ from the famous professor?',
        'He had much simpler conditions.|He arrived in Hong Kong earlier.|He knew more about the plague.|He worked with a larger team.',
        '~a straw hut and a few tins|Giáo sư có phòng thí nghiệm, Yersin chỉ có lều và vài hộp thiếc. Bài không so ai đến trước hay biết nhiều hơn; đội của ông không lớn.',
      ],
      [
        'The word “consisted of” in paragraph 1 could be best replaced by _____.',
        'was made up of|insisted on|was led by|depended on',
        'consist of: gồm có = be made up of. insist on: khăng khăng; be led by: do … dẫn đầu; depend on: phụ thuộc.',
      ],
      [
        'What did Yersin mean by the words that he wrote to his mother?',
        'A doctor should not demand payment from the sick.|A doctor has to earn money for his laboratory.|Sick people think more about money than about life.|Poor people should pay for their treatment later.',
        '~asked for no money|Câu nhại lời kẻ cướp “tiền hay mạng”: bác sĩ không được đòi tiền người bệnh. Ông không nói trả sau hay bệnh nhân tham tiền.',
      ],
      [
        'Why did Yersin plant rubber trees?',
        'To have money for his laboratory|To make a medicine from their bark|To give the fishermen new work|To cool the air on the high plain',
        '~To pay for it|it là phòng thí nghiệm. Vỏ làm thuốc là của loài cây khác; bài không nói tạo việc làm hay làm mát.',
      ],
      [
        'The word “it” in “recommended it as a place” in paragraph 2 refers to _____.',
        'the plain|the journey|the laboratory|the bark',
        '~a high, cool plain|it là vùng cao nguyên mát mẻ, sau là Đà Lạt; không phải chuyến đi, phòng thí nghiệm hay vỏ cây.',
      ],
      [
        'Which of the following is NOT mentioned in paragraph 3?',
        'He wrote books for children.|He left his post in Ha Noi.|He used kites for research.|He was interested in stars.',
        'Đoạn 3 nêu việc rời trường y, thả diều, ngắm sao; không nói viết sách cho trẻ em.',
      ],
      [
        'Which of the following best paraphrases “His curiosity never rested on one thing for long” in paragraph 3?',
        'He was always interested in something new.|He never had enough time to rest.|He was curious about only one thing.|He worked on each question for years.',
        'Sự tò mò không dừng lâu ở một thứ = luôn quan tâm điều mới. Không nói về thời gian nghỉ; hai câu kia trái nghĩa.',
      ],
      [
        'Why did so many people come to his burial, according to paragraph 4?',
        'He had been good to them.|He had taught them science.|He had been rich and famous.|He had asked them to come.',
        '~had answered the door at night|Họ đến vì ông tử tế với con cái và người ốm của họ. Hầu hết không biết về vi khuẩn; ông chỉ xin một đám tang giản dị.',
      ],
      [
        'Which of the following best summarises the passage?',
        'A scientist chose a useful life in Nha Trang over fame.|A scientist spent fifty years looking for a bacterium.|A doctor failed in Ha Noi and returned to Europe.|A village of fishermen became rich through rubber.',
        'Ông tìm ra vi khuẩn nhưng không về Paris mà sống giúp ích ở Nha Trang. Ông tìm trong một tuần; không về châu Âu; bài không nói làng giàu lên.',
      ],
    ],
  },
  {
    topic: 'E12-07',
    title: 'Fifteen minutes alone',
    text: 'What could be easier than doing nothing for a quarter of an hour? In 2014, researchers at an American university asked students to sit in an empty room for six to fifteen minutes. They had to leave their phones, books and pens outside. They were not allowed to fall asleep, and their only task was to think of whatever they liked. Afterwards, about half of them said that they had not enjoyed it. [I] When the test was repeated at home, a third admitted that they had cheated and had looked at their phones.\nThe researchers wondered how far people would go to escape from their own thoughts. [II] So they gave a new group of participants a weak electric shock and asked them whether they would pay money in order not to feel it again. Most of them would. Then each was left alone with the button for fifteen minutes. [III] In that time, two thirds of the men and a quarter of the women pressed it, at least once, to give themselves the very shock that they would have paid to avoid. [IV]\nThe study became famous, and it has often been misunderstood. It does not prove that young people have been spoilt by their phones, since adults of up to seventy-seven years did no better. Nor does it show that boredom is useless. Other researchers have found that people who have just done something dull, such as copying numbers from a telephone book, have more ideas afterwards than people who have not. The mind, it seems, starts to wander when it is given nothing to chew, and on its way it sometimes finds something.\nPerhaps the trouble is that we have lost the habit. Those who waited for a bus thirty years ago had no choice but to look at the sky. Today, nobody has to wait for anything without a screen, and so we hardly ever reach the point at which boredom turns into something else. It can be learnt, like swimming. One should not, however, begin in the middle of the sea.',
    rows: [
      [
        'Where does this sentence fit best: “Being alone in a strange room might have been the reason.”?',
        '[I]|[II]|[III]|[IV]',
        'Câu này giải thích vì sao một nửa không thích và dẫn tới việc làm lại thí nghiệm ở nhà: [I]. [II]–[IV] nói về cú điện giật.',
      ],
      [
        'Which of the following was NOT a rule of the first test?',
        'The students had to write down their thoughts.|The students could not take a book with them.|The students were not allowed to sleep.|The students had to stay in the room.',
        '~leave their phones, books and pens outside|Bút phải để ngoài nên không thể viết. Ba điều kia đều là quy định.',
      ],
      [
        'The word “admitted” in paragraph 1 is OPPOSITE in meaning to _____.',
        'denied|confessed|decided|reported',
        'admit: thừa nhận; trái nghĩa là deny (phủ nhận). confess cùng nghĩa; decide: quyết định, report: báo cáo.',
      ],
      [
        'The word “it” in “in order not to feel it again” in paragraph 2 refers to _____.',
        'the shock|the money|the button|the group',
        '~a weak electric shock|it là cú điện giật, không phải tiền, cái nút hay nhóm người.',
      ],
      [
        'What was surprising about the second test?',
        'People did what they had wanted to avoid.|Women pressed the button more than men.|Nobody could feel the electric shock.|Most participants refused to pay money.',
        '~they would have paid to avoid|Muốn trả tiền để khỏi bị giật mà lại tự bấm. Đàn ông bấm nhiều hơn; ai cũng đã cảm thấy; đa số sẵn sàng trả tiền.',
      ],
      [
        'Which of the following is TRUE according to paragraph 3?',
        'Older people also found the test hard.|The study proves that phones are harmful.|Copying numbers makes people tired.|Boredom stops people from thinking.',
        '~adults of up to seventy-seven years did no better|Người lớn tuổi cũng không khá hơn. Bài nói nghiên cứu không chứng minh điện thoại có hại; việc tẻ nhạt còn giúp có ý tưởng.',
      ],
      [
        'The word “dull” in paragraph 3 is closest in meaning to _____.',
        'boring|difficult|careless|dark',
        'dull: tẻ nhạt = boring. difficult: khó, careless: cẩu thả, dark: tối (nghĩa khác của dull, không hợp ở đây).',
      ],
      [
        'Which of the following best paraphrases “when it is given nothing to chew” in paragraph 3?',
        'when it has nothing to work on|when the body is very hungry|when it has too many questions|when nobody listens to it',
        'Nghĩa bóng: khi trí óc không có gì để “nhai”, tức là không có việc để xử lí. Không nói về cái đói, quá nhiều câu hỏi hay không ai nghe.',
      ],
      [
        'What does the writer mean by the last sentence?',
        'We should start with short times of doing nothing.|We should learn to swim before we grow old.|We should never be alone without a telephone.|We should do nothing for as long as possible.',
        '~It can be learnt, like swimming|Học bơi không bắt đầu giữa biển: nên bắt đầu từ ít. Câu nói về sự buồn chán, không phải học bơi thật.',
      ],
      [
        'Which of the following best summarises the passage?',
        'Doing nothing is hard for us, but worth learning.|Electric shocks are a danger to young people.|Phones have made students unable to study.|Waiting for a bus was harder thirty years ago.',
        'Bài nói ngồi không rất khó nhưng sự buồn chán có ích và học được. Ba câu kia sai hoặc chỉ là chi tiết.',
      ],
    ],
  },
];
