/** Short readings for the term tests of grades 10 to 12: of each grade two for every level. */
import type { SeedQuestion } from '../../kit.ts';
import { reading } from '../../more/kit.ts';

const ten = { grade: 10, cefr: 'B1' } as const;
const eleven = { grade: 11, cefr: 'B1' } as const;
const twelve = { grade: 12, cefr: 'B1' } as const;

const ofTen = (): SeedQuestion[] => [
  reading(
    ten,
    [
      'M1',
      'E10-09',
      'Night work on Con Dao',
      'Every year between April and October, hundreds of green turtles climb out of the sea at night and lay their eggs on the beaches of Con Dao. Each of them makes a hole, puts about a hundred eggs into it, covers it with sand and returns to the water. She will never see her young. The guards of the national park wait until she has left. Then they move the eggs to a safe place higher up the beach, where neither the waves nor hungry animals can reach them. After about fifty days, the young turtles come out, usually at night, and run to the sea. Perhaps one in a thousand will live long enough to come back. Since 2014, volunteers have been able to help the guards for about ten days. They sleep little, they must not use any bright lights, and most of the time they only wait. There are always many more applications than places.',
    ],
    [
      [
        'Why do the guards move the eggs?',
        'To keep them safe|To count them|To keep them cool|To sell them',
        '~neither the waves nor hungry animals can reach them|Bài không nói đếm, làm mát hay bán trứng.',
      ],
      [
        'What does a turtle do when she has laid her eggs?',
        'She goes back to the sea.|She stays near the eggs.|She waits for fifty days.|She looks for her young.',
        '~covers it with sand and returns to the water|Rùa mẹ không bao giờ gặp con; năm mươi ngày là thời gian trứng nở.',
      ],
      [
        'What do we learn about the volunteers?',
        'They mostly have to wait.|They carry bright lights.|They stay until October.|They are difficult to find.',
        '~most of the time they only wait|Không được dùng đèn sáng; họ ở khoảng mười ngày; đơn xin nhiều hơn chỗ.',
      ],
    ],
  ),
  reading(
    ten,
    [
      'M1',
      'E10-03',
      'Music after work',
      'In the Mekong Delta, farmers used to meet after the day’s work, drink tea and make music. They called it don ca tai tu, the music of people who play for pleasure and not for money. There was no stage. They sat in a garden or on a boat, in their working clothes, and anybody could join in. Nothing has to be read from paper: the players know twenty old tunes by heart, and each evening they play them a little differently. When the guitar came to Viet Nam, the musicians did not refuse it. They changed it. They cut the wood between the metal bars deeper, so that they could press the strings down and make the notes slide, as in a Vietnamese song. In 2013, UNESCO put this music on its list. It is still played at weddings, at New Year and at family meetings, and it is still free.',
    ],
    [
      [
        'Why did the farmers make music?',
        'They enjoyed it.|They were paid for it.|They wanted to be on stage.|They had to learn it.',
        '~play for pleasure and not for money|Không có sân khấu, không lấy tiền; bài không nói bị bắt học.',
      ],
      [
        'How did the musicians change the guitar?',
        'They made the wood deeper.|They added more strings.|They took the bars away.|They made it of metal.',
        '~cut the wood between the metal bars deeper|Thanh kim loại vẫn còn; bài không nói thêm dây.',
      ],
      [
        'What is TRUE about the twenty tunes?',
        'They sound a little different each time.|They are written down for the players.|They are only played at weddings.|They were made in 2013.',
        '~each evening they play them a little differently|Người chơi thuộc lòng; còn chơi dịp Tết và họp mặt; năm 2013 là năm UNESCO ghi danh.',
      ],
    ],
  ),
  reading(
    ten,
    [
      'M2',
      'E10-06',
      'A circle that can be broken',
      'In July 2023, the women of Viet Nam played in a football World Cup for the first time. They lost all three matches, against the United States, Portugal and the Netherlands, and did not score a goal. At home, however, people followed every minute on big screens in cafés and schools. Many of the players come from poor families in the countryside. The captain, Huynh Nhu, grew up in Tra Vinh, where she played with boys, because there was no team for girls. In 2022 she went to a club in Portugal, the first Vietnamese woman to play for a club in Europe. Some people say that women in sport earn less because fewer people watch them. Others answer that fewer people watch them because for years hardly anybody showed their matches. Both may be right: that is how a circle works. But a circle can be broken at any point.',
    ],
    [
      [
        'What is surprising about the World Cup of 2023?',
        'Many people watched in spite of the results.|The team scored against strong opponents.|The matches were not shown in Viet Nam.|Nobody knew the players before it.',
        '~people followed every minute|Đội thua cả ba trận, không ghi bàn, vậy mà cả nước theo dõi.',
      ],
      [
        'Why did Huynh Nhu play with boys?',
        'There was no other team for her.|She was stronger than other girls.|Her parents had asked her to.|She wanted to go to Portugal.',
        '~because there was no team for girls|Bài không nói cô khoẻ hơn hay cha mẹ yêu cầu; sang Bồ Đào Nha là chuyện năm 2022.',
      ],
      [
        'What does the “circle” stand for?',
        'Two problems that cause each other|Two teams that often play together|A group of people on a field|A match that nobody can win',
        '~Both may be right|Ít người xem nên ít tiền, ít được chiếu nên ít người xem: hai điều gây ra nhau.',
      ],
    ],
  ),
  reading(
    ten,
    [
      'M2',
      'E10-08',
      'Who opens the door at seven?',
      'In many Vietnamese cities, lessons start at seven or even earlier, so some students get up at half past five. Doctors say that going to bed earlier is not the whole answer. Between the ages of thirteen and twenty, the body gets ready for sleep about two hours later than in children, so a teenager who is sent to bed at nine simply lies awake. In 2022, California became the first state in the USA with a law that high schools must not begin before half past eight. Where schools have changed their hours, students sleep longer, come late less often, and young drivers have fewer accidents. Their marks become only a little better. There is a price as well: buses cost more, and training ends in the dark. “Everybody agrees that sleep is healthy,” says one head teacher. “What I am asked is who will open the door at seven, when the parents have to leave for work.”',
    ],
    [
      [
        'Why do many teenagers lie awake at nine?',
        'Their bodies are not ready for sleep.|They have to get up very early.|They have too much homework.|They sleep too long in the morning.',
        '~two hours later than in children|Dậy sớm là hậu quả của giờ học; bài không nói bài tập hay dậy muộn.',
      ],
      [
        'Where has the change brought the smallest effect?',
        'In the marks|In the hours of sleep|In the number of accidents|In coming late to school',
        '~only a little better|Ngủ lâu hơn, ít đi muộn, ít tai nạn đều là thay đổi rõ; điểm chỉ tăng chút ít.',
      ],
      [
        'What is the head teacher’s problem?',
        'Some children will come before school opens.|Parents do not think that sleep is healthy.|Teachers want to work in the evening.|The law does not allow a later start.',
        '~who will open the door at seven|Cha mẹ đi làm sớm phải đưa con đến trước giờ. Ai cũng đồng ý ngủ là tốt; bài không nói giáo viên hay luật cấm.',
      ],
    ],
  ),
  reading(
    ten,
    [
      'M3',
      'E10-01',
      'Sixty-one per cent',
      'My sister is fifteen and believes in numbers. In June she put a sheet of paper on the fridge and asked all of us to write down every job that we did in the house, and how many minutes it took. My father was sure that he would win, since he had repaired the gate, which had taken him three hours. After two weeks my sister added everything up. My mother had done sixty-one per cent of the work and my father seventeen. The three of us shared the rest. My father read the list twice. “There’s a mistake,” he said. “Your mother hasn’t written down anything since Wednesday.” “No,” said my mother from the kitchen. “I haven’t had the time.” Nobody spoke. Then my father took off his watch, went into the kitchen and turned on the water. He did not write it down.',
    ],
    [
      [
        'What does the mother’s answer mean?',
        'Her part is in fact even larger.|She does not believe in the list.|She has stopped doing housework.|She has forgotten where the list is.',
        '~had the time|Mẹ bận đến mức không kịp ghi, nên sáu mươi mốt phần trăm còn là ít.',
      ],
      [
        'Why does the father not write down his work?',
        'He does not do it to win any more.|He cannot find anything to write with.|He is angry with the writer’s sister.|He thinks that the list is wrong.',
        '~turned on the water|Lúc đầu ông tính chuyện hơn thua; nay ông làm vì thấy cần. Bài không nói thiếu bút hay giận con.',
      ],
    ],
  ),
  reading(
    ten,
    [
      'M3',
      'E10-05',
      'The button that does nothing',
      'In 2004, a newspaper reported that most of the buttons for walkers at the traffic lights of New York had no effect. About 2,500 of 3,250 had been switched off long before, when computers took over the lights. They had not been taken away, because that would have cost about a million dollars. Every day, thousands of people pressed them and waited. Were they stupid? Not quite. A button gives us the feeling that something is being done, and people who have this feeling wait more patiently. My father, who repairs lifts, told me that the “close” button in many lifts belongs to the same family. I asked him why nobody tells the passengers. “You can tell them,” he said. “I’ve just told you.” This morning I was late. I got into the lift, looked at the button, and pressed it three times.',
    ],
    [
      [
        'Why were the buttons in New York not taken away?',
        'It would have been too expensive.|They were still needed at night.|People had asked to keep them.|The computers did not work well.',
        '~cost about a million dollars|Máy tính điều khiển đèn tốt; bài không nói ban đêm hay người dân yêu cầu.',
      ],
      [
        'What does the end of the text show?',
        'Knowing the truth does not change a habit.|The father was wrong about the lift.|The button works if you press it often.|The writer has forgotten the father’s words.',
        '~pressed it three times|Biết nút không có tác dụng mà vẫn bấm. Người viết nhìn nút rồi mới bấm nên không quên.',
      ],
    ],
  ),
];

const ofEleven = (): SeedQuestion[] => [
  reading(
    eleven,
    [
      'M1',
      'E11-06',
      'Built in three months',
      'Old records say that the citadel of the Ho Dynasty in Thanh Hoa was built in 1397 in only three months. That is hard to believe when you stand in front of it. Each side of its walls is almost nine hundred metres long, and the largest stones weigh more than twenty tonnes. There is nothing between them that holds them together, and yet they have stood for over six hundred years, in a country of storms and heavy rain. How were they moved? Researchers have found balls of stone near the walls, and they think that the blocks were rolled on them. Elephants may have helped. Of the palaces inside, nothing is left above the ground. Farmers grow rice there, and here and there a stone dragon lies without its head. UNESCO named the citadel a World Heritage Site in 2011. On a weekday you may be the only visitor.',
    ],
    [
      [
        'What is hard to believe about the citadel?',
        'It was finished so quickly.|It is visited so rarely.|It has lost all its walls.|It is so far from the sea.',
        '~in only three months|Ít khách là chuyện khác; tường vẫn còn; bài không nói đến biển.',
      ],
      [
        'What were the stone balls probably for?',
        'Moving the large blocks|Fighting against enemies|Holding the stones together|Building the palaces',
        '~the blocks were rolled on them|Giữa các tảng đá không có gì gắn kết; bài không nói đánh trận.',
      ],
      [
        'What can be seen inside the walls today?',
        'Fields of rice|Old palaces|New roads|Elephants',
        '~Farmers grow rice there|Cung điện không còn gì trên mặt đất; voi là chuyện có thể xảy ra khi xây.',
      ],
    ],
  ),
  reading(
    eleven,
    [
      'M1',
      'E11-01',
      'A little less salt',
      'The WHO, which cares about health in all countries, advises adults to eat less than five grams of salt a day, about one small spoon. In a survey of 2021, adults in Viet Nam ate eight grams on average. Most of it does not come from the salt on the table. It is in fish sauce, in instant noodles, and in what is added during cooking. Too much salt raises the pressure of the blood. You may not feel that for years, but it makes heart attacks more likely. It is not necessary to give up fish sauce. Doctors suggest three steps. First, put the sauce into a small bowl instead of pouring it over the rice. Second, leave the rest of the soup when you have eaten your noodles. Third, cook with a little less each week, because the tongue needs about a month to get used to it. After that, many people find that their old favourites taste too salty.',
    ],
    [
      [
        'Where does most of the salt come from?',
        'Sauces and cooking|Salt on the table|Rice and fresh fish|Food in restaurants',
        '~in what is added during cooking|Muối trên bàn chỉ là phần nhỏ; bài không nói cơm, cá tươi hay nhà hàng.',
      ],
      [
        'Why is too much salt dangerous?',
        'It can do harm to the heart.|It makes people eat too many noodles.|It causes pain in the tongue.|It makes people thirsty at night.',
        '~You may not feel that for years|Lưỡi chỉ cần thời gian để quen vị nhạt; bài không nói khát hay ăn nhiều mì.',
      ],
      [
        'How should people change what they eat?',
        'Step by step|All at once|Without any sauce|Only after a heart attack',
        '~cook with a little less each week|Không cần bỏ nước mắm; giảm dần từng tuần.',
      ],
    ],
  ),
  reading(
    eleven,
    [
      'M2',
      'E11-07',
      'My son works with computers',
      'When Trung told his parents that he would rather repair electric cars than study economics, his mother cried and his father said nothing for two days. Both of them had left school at fifteen, and they had saved for his university since he was born. Trung, who is nineteen, is now in his second year at a technical college in Vinh. Half of the week he sits in a classroom, and the other half he works in a garage for a small salary. He did not choose the course because he was bad at school: he was third in his class. But of his four cousins with a degree, two do jobs for which they need not have studied. He is not sure that he is right. One day, robots may repair electric cars, and then he will have to learn something else. What has changed is his father, who tells the neighbours that his son works with computers. “It’s true,” Trung laughs. “A car is one.”',
    ],
    [
      [
        'Why were Trung’s parents unhappy?',
        'They had wanted a degree for him.|They needed his salary at home.|They were afraid of electric cars.|They thought that he was lazy.',
        '~saved for his university since he was born|Cha mẹ nghỉ học sớm nên mong con học đại học. Bài không nói cần lương của con hay con lười.',
      ],
      [
        'Why did Trung decide against economics?',
        'A degree does not promise a suitable job.|His marks at school were not good enough.|His family had no money for a university.|His cousins wanted him to work with them.',
        '~two do jobs for which they need not have studied|Trung đứng thứ ba trong lớp; cha mẹ đã dành dụm đủ; anh em họ không rủ.',
      ],
      [
        'What does the end suggest about the father?',
        'He has become proud of his son.|He still says nothing about it.|He does not know what Trung does.|He wants to buy an electric car.',
        '~tells the neighbours that his son works with computers|Lúc đầu ông im lặng, nay đem khoe với hàng xóm.',
      ],
    ],
  ),
  reading(
    eleven,
    [
      'M2',
      'E11-03',
      'A river under the road',
      'For about thirty years, a motorway ran through the middle of Seoul, and under it, in the dark, ran a dirty little river called Cheonggyecheon. In 2003 the city began to pull the road down. Shopkeepers were afraid of losing their customers, and drivers were afraid of losing their way. The work took a little more than two years. Since 2005 there has been a park of almost six kilometres along the water, and on hot days the air beside it is several degrees cooler than in the streets nearby. The traffic did not stop, as many people had expected: some drivers changed to buses, which had been given their own lanes, and some simply drove less. The project has its critics. Most of the water has to be pumped up from the big Han River, so it is less natural than it looks. “But no child”, says a woman who sells tea there, “has ever asked me where the water comes from. They take off their shoes.”',
    ],
    [
      [
        'What was there before the park was made?',
        'A road above the river|A river without any water|A park with a few shops|A tunnel for the buses',
        '~a motorway ran through the middle of Seoul|Sông vẫn chảy trong bóng tối, dưới đường; bài không nói công viên cũ hay hầm xe buýt.',
      ],
      [
        'What happened to the traffic?',
        'Some people stopped using their cars.|It came to a stop in the whole centre.|It moved to the other side of the river.|It grew because of the new buses.',
        '~some drivers changed to buses|Nhiều người tưởng tắc nghẽn nhưng không; bài không nói xe dồn sang bờ kia.',
      ],
      [
        'What do critics say about the river?',
        'It is not as natural as it seems.|It makes the streets too cool.|It is too deep for children.|It costs the shops their customers.',
        '~so it is less natural than it looks|Mát là điều tốt; chủ cửa hàng chỉ lo lúc đầu; bài không nói nước sâu.',
      ],
    ],
  ),
  reading(
    eleven,
    [
      'M3',
      'E11-02',
      'A rather dirty window',
      'I have been my grandmother’s voice since I was nine. She speaks Tay and only a little Vietnamese, so I go with her to the doctor’s and to the market in town. A good translator, they say, is like a window. I am a rather dirty one. When the doctor asks what she eats, and she says “What I like”, I say, “Vegetables, mostly.” When a seller is rude, I make him polite, so that she goes home happy. In March, the doctor said a long sentence with a strange word in it, and he looked at me and not at her. I turned to Grandma. “He says that you should rest a bit more,” I told her. She watched my face for some time. Then she put her hand on my arm and said to the doctor, in Vietnamese: “She is very good at this. Now please say it again, slowly. To me.”',
    ],
    [
      [
        'Why does the writer call herself a dirty window?',
        'She changes what people say.|She does not like translating.|She knows very little Tay.|She is rude to the sellers.',
        '~I make him polite|Cô cháu sửa lời cho dễ nghe. Người thô lỗ là người bán; bài không nói cháu kém tiếng Tày.',
      ],
      [
        'Why did the grandmother speak to the doctor herself?',
        'She felt that something was hidden.|She wanted to practise Vietnamese.|She was angry with the doctor.|She could hear better than before.',
        '~She watched my face for some time|Nhìn nét mặt cháu, bà biết cháu giấu tin không hay. Bà khen cháu và không giận ai.',
      ],
    ],
  ),
  reading(
    eleven,
    [
      'M3',
      'E11-10',
      'A sum on the kitchen wall',
      'When I was a child, a restaurant in the city began to pay well for frogs, and in our valley we had more frogs than people. We caught them at night with lamps, and I bought my first bicycle with the money. Then there were hardly any frogs left, and the insects came. The farmers used more and more poison, and one summer the fish in the canal were dead. My grandfather, who had sold frogs himself, wrote a sum on the kitchen wall. On the left was what the family had earned. On the right was what we had paid for poison and lost in rice and fish. The number on the right was four times as large. He never painted over it. Last year a company offered our village a lot of money for the old trees along the river. It was a good price, and many people were ready to say yes. “Before we decide,” said my grandfather, “I would like to invite you all to my kitchen.”',
    ],
    [
      [
        'What did the sum on the wall show?',
        'The frogs had cost more than they brought.|The restaurant had paid too little.|The family had earned four times as much.|The bicycle had been too expensive.',
        '~four times as large|Cột bên phải là thiệt hại, gấp bốn lần tiền kiếm được. Nhà hàng trả giá cao.',
      ],
      [
        'Why does the grandfather invite the villagers to his kitchen?',
        'To warn them of costs they do not see|To celebrate the good price with them|To show them how to save money|To ask them for help with the wall',
        '~Before we decide|Ông muốn mọi người thấy bài học về đàn ếch trước khi bán cây. Ông không vui vì giá cao và không cần sơn tường.',
      ],
    ],
  ),
];

const ofTwelve = (): SeedQuestion[] => [
  reading(
    twelve,
    [
      'M1',
      'E12-08',
      'The animal that nobody meets',
      'In 1992, scientists who were working in the forest of Vu Quang, in Ha Tinh, noticed three pairs of long, straight horns on the walls of hunters’ houses. They belonged to no animal that science knew. It was named the saola, and it was the first large mammal to be discovered anywhere for more than fifty years. Since then it has become a symbol of wildlife in Viet Nam and Laos, the only two countries where it lives, but no scientist has ever seen one in the wild. The last photo was taken in 2013, by a camera in a forest of Quang Nam. Hardly anybody hunts the saola. It dies in the thousands of wire traps that are set for other animals. Teams of local people collect these traps, more than a hundred thousand in ten years. Whether any saola are left, nobody can say. What is certain is that every trap they take away also saves something else.',
    ],
    [
      [
        'How was the saola discovered?',
        'Scientists saw parts of dead animals.|A camera in a forest took a picture.|Hunters brought a live one to a zoo.|A team found one in a wire trap.',
        '~three pairs of long, straight horns|Ảnh chụp là năm 2013; bài không nói thợ săn bắt sống.',
      ],
      [
        'Why is the saola in danger?',
        'It is caught in traps for other animals.|It is hunted for its long horns.|It has no food in the forests now.|It is disturbed by too many tourists.',
        '~the thousands of wire traps|Bài nói hầu như không ai săn sao la.',
      ],
      [
        'What is TRUE about the saola?',
        'It may have died out.|It lives only in Viet Nam.|Scientists often meet it.|It is rather small.',
        '~Whether any saola are left, nobody can say|Nó còn ở Lào; chưa nhà khoa học nào thấy ngoài tự nhiên; nó là loài thú lớn.',
      ],
    ],
  ),
  reading(
    twelve,
    [
      'M1',
      'E12-10',
      'Those who can, teach',
      'In September 1945, when more than nine out of ten Vietnamese could not read, the new government started a campaign that it called “education for the people”. There was hardly any money, so lessons took place in temples, under trees and on boats, often in the evening and by the light of oil lamps. Anyone who could read was asked to teach, and anyone who could not was asked to learn. In some places there were two gates to the market. Whoever could read the words on a board walked through the wide one. After one year, about two and a half million people had learnt to read. Eighty years later, in March 2025, Viet Nam began a second campaign with nearly the same name, this time for digital skills. Students visit villages and show people how to pay a bill or see a doctor online. The lamps have become telephones, but the rule is the old one: those who can, teach.',
    ],
    [
      [
        'Where did the lessons of 1945 take place?',
        'Wherever there was room|Only in the new schools|At the gates of markets|In the teachers’ homes',
        '~in temples, under trees and on boats|Hầu như không có tiền xây trường; cổng chợ là nơi kiểm tra, không phải lớp học.',
      ],
      [
        'What was the wide gate for?',
        'People who could read|People who sold things|People who wanted to learn|People who gave money',
        '~Whoever could read the words on a board|Bài không nói người bán hàng hay người góp tiền.',
      ],
      [
        'What do both campaigns have in common?',
        'People pass on what they know.|People learn to read and write.|Lessons are held in the evening.|The government pays the teachers.',
        '~the rule is the old one|Chiến dịch sau dạy kĩ năng số; bài không nói dạy buổi tối hay trả lương.',
      ],
    ],
  ),
  reading(
    twelve,
    [
      'M2',
      'E12-04',
      'The first line',
      'The first plans for a metro in Ho Chi Minh City are older than most of its passengers. Work on Line 1, from Ben Thanh Market to Suoi Tien, began in 2012, and it was expected to open in 2018. It opened on 22 December 2024, almost twenty kilometres long, with fourteen stations. For the first thirty days it was free, and whole families came to ride to the last station and back, without getting off. Since then, people have had to pay, and another question has become important: how do you get from your house to the station? Motorbikes start at the door, and trains do not. The city has added seventeen lines of small electric buses to the stations, and asks builders to plan new houses near them. One line does not change a city of ten million. Its true test, an engineer said, will be the day when people stop taking photos of it and complain that it is one minute late.',
    ],
    [
      [
        'What do we learn about the opening of the line?',
        'It was years later than planned.|It was too early for the builders.|It was only for families at first.|It was free until the end of 2024.',
        '~it was expected to open in 2018|Mở cuối năm 2024, muộn sáu năm; ba mươi ngày miễn phí kéo sang tháng 1 năm 2025; không chỉ dành cho gia đình.',
      ],
      [
        'Why has the city added small buses?',
        'To bring people to the stations|To replace the trains at night|To make tickets cheaper|To carry tourists to the market',
        '~how do you get from your house to the station|Xe máy có ngay ở cửa nhà, tàu thì không, nên cần xe buýt nối.',
      ],
      [
        'What does the engineer mean?',
        'The metro must become part of daily life.|The trains must become much faster.|People should not take photos in trains.|People will always complain about trains.',
        '~stop taking photos of it|Khi người ta coi tàu là chuyện thường ngày và khó chịu vì chậm một phút, metro mới thật sự thành công.',
      ],
    ],
  ),
  reading(
    twelve,
    [
      'M2',
      'E12-06',
      'A wolf is a dog in the snow',
      'In 2016, three researchers in the United States trained a computer program to tell wolves from husky dogs, which look rather similar. They showed it photos of both, and the program learnt to give the right answer for most of them. Then they asked a group of students whether they would trust it. More than a third said yes. In the next step, the researchers made the program mark the parts of each photo that had led to its decision. The result was strange: it had not looked at the animals at all. In the photos of wolves, there was usually snow on the ground; in the photos of dogs, there was not. The program had learnt to recognise snow. The researchers had chosen the photos so on purpose, to make a point. A machine can be right for the wrong reason, and then it will fail as soon as a dog goes out in winter. When the students had seen this, hardly any of them still trusted the program.',
    ],
    [
      [
        'How did the program decide that an animal was a wolf?',
        'By the snow around it|By its long ears|By its size in the photo|By asking the students',
        '~The program had learnt to recognise snow|Nó không nhìn con vật; bài không nói tai hay kích thước.',
      ],
      [
        'Why did the researchers choose such photos?',
        'To show how a program can mislead us|To find out which dogs like the snow|To make the program work faster|To test how well students see',
        '~on purpose, to make a point|Mục đích là chỉ ra máy có thể đúng vì lí do sai.',
      ],
      [
        'What made the students change their minds?',
        'They saw what the answers were based on.|They heard that most answers were wrong.|They were told that wolves are dangerous.|They found better photos of the dogs.',
        '~When the students had seen this|Phần lớn câu trả lời đúng; điều khiến họ nghi ngờ là cơ sở của nó.',
      ],
    ],
  ),
  reading(
    twelve,
    [
      'M3',
      'E12-05',
      'The slow desk',
      'In my first job, at a bank, there were four desks, and the queue at one of them was always the slowest. It belonged to Mr Binh, who was near the end of his working life. The rest of us served twelve customers an hour, and he served seven. When the bank measured our work for a month, we knew whose desk would disappear. The manager came to watch him for a morning. An old farmer wanted to take out all of his savings. Mr Binh did not ask for his card first; he asked after his rice. Somebody had rung the farmer, it turned out, and had told him in a serious voice that his money was not safe with us, and to whom he should send it. It took forty minutes until the farmer went home, with his savings still in the bank. The manager went back to her office without a word. The numbers for the month were never put up on the wall.',
    ],
    [
      [
        'What had happened to the farmer?',
        'Somebody was trying to cheat him.|He had lost his card on the way.|He had sold all of his rice.|The bank had lost his savings.',
        '~to whom he should send it|Kẻ gọi điện doạ và bảo ông chuyển tiền: lừa đảo. Tiền vẫn còn ở ngân hàng.',
      ],
      [
        'Why were the numbers never put up on the wall?',
        'They did not show what mattered.|They had been counted wrongly.|The manager had lost them.|All four desks had the same number.',
        '~The manager went back to her office without a word|Chậm mà cứu được tiền của khách: con số “bảy khách một giờ” không nói lên điều đó.',
      ],
    ],
  ),
  reading(
    twelve,
    [
      'M3',
      'E12-07',
      'The good news page',
      'When I was eighteen, I worked for one summer at the newspaper of our province. My task was page eleven, “Good news”. It was not loved by the other reporters. “Good news is what happens when nobody does anything wrong,” one of them said, “so why print it?” I wrote about a bus driver who had found a purse, and about a school that had planted trees. In July there was a flood in the north of the province. The front page had it in red letters for a week: the houses, the dead cattle, the broken road. On page eleven I had one short text about a woman who had rowed along her street every evening, to bring rice to those who could not leave their roofs. Three days later the editor showed me a box of letters. Almost none was about the front page. Most of them had some money inside, and all of them asked the same question: “Where does she live?”',
    ],
    [
      [
        'What did the other reporters think about page eleven?',
        'It was not worth printing.|It was too sad for readers.|It should be the first page.|It needed a better writer.',
        '~so why print it|Đồng nghiệp cho rằng tin tốt không phải là tin. Trang buồn là trang nhất.',
      ],
      [
        'What do the letters show?',
        'The story made people want to help.|The readers wanted to visit the north.|The front page had been full of mistakes.|The newspaper had to pay for the boat.',
        '~had some money inside|Người đọc hỏi địa chỉ và gửi tiền để giúp; hầu như không thư nào nói về trang nhất.',
      ],
    ],
  ),
];

export const termReadings1012 = (): SeedQuestion[] => [...ofTen(), ...ofEleven(), ...ofTwelve()];
