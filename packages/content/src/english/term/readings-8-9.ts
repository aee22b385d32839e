/** Short readings for the term tests of grades 8 and 9, for every level. */
import type { SeedQuestion } from '../../kit.ts';
import { reading } from '../../more/kit.ts';

const eight = { grade: 8, cefr: 'A2' } as const;
const nine = { grade: 9, cefr: 'A2' } as const;

const ofEight = (): SeedQuestion[] => [
  reading(
    eight,
    [
      'M1',
      'E8-04',
      'The pots of Bau Truc',
      'In most places, people who make pots sit in front of a wheel that turns. In Bau Truc, a Cham village in the south of Central Viet Nam, it is the person who turns. The women put the clay on a block of wood and walk around it, hour after hour, and give it its shape with their hands and a wet cloth. There are no drawings, so every pot is different. The pots are not baked in an oven but in the open air, under wood and dry grass. The fire and the wind give them brown and black marks. Mothers teach the work to their daughters. In 2022, UNESCO put it on a list of traditions that need help, because fewer and fewer young women want to learn it.',
    ],
    [
      [
        'What is special about the women of Bau Truc?',
        'They walk around the pot.|They use a very fast wheel.|They draw each pot first.|They work only at night.',
        '~walk around it, hour after hour|Nơi khác dùng bàn xoay; ở đây không có bản vẽ; bài không nói làm ban đêm.',
      ],
      [
        'How are the pots baked?',
        'Outside, under wood and grass|In a big oven in the village|In the sun, on a wet cloth|On a block of hot wood',
        '~in the open air, under wood and dry grass|Không dùng lò; khăn ướt và khúc gỗ dùng khi nặn.',
      ],
      [
        'Why does the tradition need help?',
        'Few young people learn it.|The pots are too expensive.|There is no more clay.|Visitors break the pots.',
        '~fewer and fewer young women want to learn it|Bài không nói giá cả, hết đất sét hay khách làm vỡ.',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M1',
      'E8-09',
      'The day of the storm',
      'On 7 September 2024, the storm Yagi came to Quang Ninh and Hai Phong. It was one of the strongest storms in the area for many years. Trang, a student of grade 8, lived in Ha Long with her grandparents. “On Friday evening we filled every bottle with water and charged our phones,” she says. “Grandpa put tape on the windows, but the wind pushed one of them in. We sat in the bathroom, because it has no window.” They had no electricity for six days. The neighbours cooked together over a fire, first all the meat from their fridges, then rice and vegetables. What Trang remembers best is the next morning. “There were no leaves left on the trees,” she says, “so you could see the sea from our street. I had never seen it from there before.”',
    ],
    [
      [
        'What did the family do on Friday evening?',
        'They got water ready.|They cooked the meat.|They left their house.|They closed their shop.',
        '~we filled every bottle with water|Nấu thịt là sau bão, khi mất điện; họ vẫn ở trong nhà; bài không nói đến cửa hàng.',
      ],
      [
        'Why did they sit in the bathroom?',
        'There was no glass to break.|There was enough water there.|It was warm in the bathroom.|It had the only light.',
        '~because it has no window|Cửa sổ khác đã bị gió đẩy vỡ. Bài không nói phòng tắm ấm hay có đèn.',
      ],
      [
        'Why could Trang see the sea the next day?',
        'The trees were bare.|The houses had fallen.|The water was higher.|The sky was clear.',
        '~no leaves left on the trees|Bài không nói nhà đổ, nước dâng hay trời quang.',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M2',
      'E8-08',
      'A shop without a seller',
      'On the road to our village there is a table with vegetables, and nobody sits behind it. A piece of paper gives the price: everything costs five thousand dong. You take what you want and put the money into a box. My aunt started this two years ago, because she had no time to stand there all day. In the first week, some of the money was missing. She did not put up a camera. She only wrote on the paper: “If you have no money today, pay another day.” After that, there was often more in the box than there should be. Once she found a letter in it: “I took some beans in May. Here is the money, and ten eggs.” My cousin wanted to know who had written it. My aunt said that she would rather not know.',
    ],
    [
      [
        'Why does nobody sit behind the table?',
        'The aunt is too busy.|The vegetables are free.|The road is dangerous.|A camera watches it.',
        '~she had no time to stand there all day|Rau giá năm nghìn; cô không lắp camera; bài không nói đường nguy hiểm.',
      ],
      [
        'What did the aunt do when money was missing?',
        'She let people pay later.|She put up the price.|She looked for the thief.|She closed for a week.',
        '~pay another day|Giá vẫn thế; cô không muốn biết ai lấy; bài không nói nghỉ bán.',
      ],
      [
        'Why were there eggs with the letter?',
        'To say thank you|To sell them there|To pay for the paper|To ask for beans',
        '~Here is the money, and ten eggs|Tiền đậu đã trả đủ, trứng là quà cảm ơn. Người viết đã lấy đậu từ tháng Năm.',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M2',
      'E8-12',
      'A plant in space',
      'On 23 July 1980, Pham Tuan became the first Asian to fly into space. He was born in Thai Binh in 1947 and had been a pilot in the army. Together with a Russian, he spent nearly eight days in space and flew 142 times around the Earth. He did many tests there. One of them was about a little plant that every farmer in the north of Viet Nam knows: it lies on the water of the rice fields and helps the rice to grow. Scientists wanted to know whether it could live in space, where nothing has weight. If people ever travel to Mars, they will need plants that grow fast and give them air. On 31 July the two men came back to Earth. The plant had travelled more than five million kilometres.',
    ],
    [
      [
        'What was Pham Tuan before he flew into space?',
        'A pilot|A farmer|A teacher|A scientist',
        '~had been a pilot in the army|Nông dân biết loại cây; nhà khoa học giao thí nghiệm; bài không nói giáo viên.',
      ],
      [
        'Why was the plant taken into space?',
        'To find out if it could live there|To give the two men food|To make the flight lighter|To show it to people on Mars',
        '~whether it could live in space|Bài không nói để ăn; Sao Hoả chỉ là chuyện có thể xảy ra sau này.',
      ],
      [
        'What is TRUE about the flight?',
        'It took a little less than eight days.|Pham Tuan was alone in space.|It ended on 23 July 1980.|The plant stayed in space.',
        '~nearly eight days in space|Ông đi cùng một người Nga; 23 tháng 7 là ngày bay lên; cây trở về sau chuyến đi.',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M3',
      'E8-03',
      'The worst photo',
      'Our class has a chat group with thirty-eight members, but one of them, An, never wrote anything. In November somebody put a photo of our classmate Bao into the group. He had fallen asleep in a lesson with his mouth open. In five minutes, there were sixty laughing faces under it. Bao wrote “Very funny”, but the next day he was not at school. That evening, An wrote for the first time. It was a photo of herself, asleep on a bus, with her hair in front of her face and her mouth wide open. “I win,” she wrote. After that, everybody wanted to have the most terrible photo. When Bao came back to school, nobody was talking about his.',
    ],
    [
      [
        'How did Bao feel about his photo?',
        'It hurt him.|He found it funny.|He never saw it.|It made him proud.',
        '~the next day he was not at school|Bạn viết “Very funny” cho qua, nhưng hôm sau nghỉ học: bạn buồn. Bạn đã thấy ảnh vì có trả lời.',
      ],
      [
        'Why did An send a photo of herself?',
        'To help Bao|To win a prize|To make fun of Bao|To find more friends',
        '~nobody was talking about his|An muốn mọi người quên ảnh của Bảo. “I win” chỉ là câu đùa, không có giải thưởng.',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M3',
      'E8-06',
      'A letter box for one day a year',
      'In front of our library there is a yellow letter box that is opened only once a year. You write a letter to yourself, put it in on the first day of school, and get it back a year later. My first letter had one line: “Be taller.” I was, and I felt rather stupid. In the second, I wrote about my grandfather, who was ill, and asked whether he was better now. When I opened it, I had to sit down. He had died in March, and the person who wrote that letter still had a grandfather who sang in the garden. This year I have written four pages, and there is no question in them. I have only described a normal Tuesday: what we ate, who laughed, and how the rain sounded on the roof.',
    ],
    [
      [
        'Why did the writer have to sit down?',
        'The letter was from a happier time.|The letter was from somebody else.|The grandfather had written to him.|The letter was too long to read.',
        '~He had died in March|Khi viết thư, ông còn sống; đọc lại thì ông đã mất. Thư do chính người viết gửi cho mình.',
      ],
      [
        'Why does the new letter describe a normal day?',
        'Such days can be lost one day.|Nothing else has happened.|The library has asked for it.|The writer loves the rain most.',
        '~there is no question in them|Sau khi mất ông, người viết hiểu ngày thường cũng quý và sẽ nhớ. Bài không nói thư viện yêu cầu.',
      ],
    ],
  ),
];

const ofNine = (): SeedQuestion[] => [
  reading(
    nine,
    [
      'M1',
      'E9-07',
      'Ho Khanh and the explorers',
      'Around 1990, Ho Khanh, a man from a village in Quang Binh, was looking for wood in the forest when it started to rain. He sat down under a high rock and noticed a cold wind and a strange sound: there was a river under the ground. He had no lamp, so he went home. Many years later, British explorers asked him about caves. He remembered the place, but he had forgotten the way, and it took him until 2008 to find it again. In 2009, the explorers went in with ropes. Son Doong is more than five kilometres long, and in some parts a building of forty floors could stand inside. There is even a forest where the roof has fallen in. Since 2013, visitors have been able to join a tour of four days, but only about a thousand of them each year, so that the cave stays as it is.',
    ],
    [
      [
        'What did Ho Khanh notice around 1990?',
        'Cold air from under a rock|A group of explorers|A forest inside a cave|A very high building',
        '~a cold wind and a strange sound|Nhà thám hiểm đến nhiều năm sau; khu rừng ở trong hang; toà nhà chỉ để so sánh.',
      ],
      [
        'Why could he not show the cave to the explorers at once?',
        'He had forgotten the way.|He did not have a lamp.|He did not like visitors.|It was raining too much.',
        '~he had forgotten the way|Không có đèn và trời mưa là chuyện năm 1990; bài không nói ông ngại khách.',
      ],
      [
        'Why can only a thousand people a year visit Son Doong?',
        'To protect the cave|To make tours safer|Because it is too small|Because there are no guides',
        '~so that the cave stays as it is|Hang rất lớn; bài không nói đến an toàn hay thiếu hướng dẫn viên.',
      ],
    ],
  ),
  reading(
    nine,
    [
      'M1',
      'E9-11',
      'The second-life club',
      'The room next to the stairs of our school is full of broken things. On Wednesdays after school, ten students meet there with their tools. They call themselves the Second-Life Club. People from the neighbourhood bring fans, radios and toys, and the club repairs them. It costs nothing, but there is one rule: the owner has to stay and hold the lamp. “We want people to see what is inside,” says Quynh, who started the club in 2023. “If you have looked into a fan once, you won’t throw it away so quickly.” About half of the things can be repaired. From the others, the students take out what still works and keep it in boxes. Their physics teacher only comes when they use electricity. They have learnt everything else from each other, and from videos.',
    ],
    [
      [
        'What must the owners do?',
        'Stay there and help|Pay for the tools|Bring a new lamp|Come back later',
        '~has to stay and hold the lamp|Sửa không mất tiền; chủ cầm đèn soi chứ không phải mang đèn mới hay quay lại sau.',
      ],
      [
        'What does the club do with things that cannot be repaired?',
        'It keeps their good parts.|It throws them away.|It sells them to a shop.|It gives them to the teacher.',
        '~take out what still works|Bài không nói vứt đi, bán hay đưa cho thầy.',
      ],
      [
        'When does the teacher come?',
        'When they need electricity|Every Wednesday afternoon|When they watch a video|When a repair has failed',
        '~only comes when they use electricity|“only” cho biết thầy không đến các buổi khác; video thì các bạn tự xem.',
      ],
    ],
  ),
  reading(
    nine,
    [
      'M2',
      'E9-09',
      'Sorry?',
      'Last year our school took part in an online project with classes in Singapore, India and Scotland. In the first video call, I understood about half of the conversation, and I was ashamed. I thought that my English was the problem. Then I noticed that the Scottish students did not understand the Indian teacher either, and that nobody understood a Scottish boy called Angus. They asked each other again and again: “Sorry?”, “How do you spell that?”, “Do you mean …?” Nobody was ashamed, so I began to ask as well. In the third call, Angus spoke more slowly without being told. At the end, we voted for the clearest speaker. It was a girl from Singapore. I came second, and Angus, the only one of us who speaks no other language, came last. He said that he was going to learn one.',
    ],
    [
      [
        'Why was the writer ashamed at first?',
        'He or she missed a lot.|Nobody asked any questions.|The others laughed at the call.|Angus spoke better English.',
        '~I understood about half of the conversation|Mọi người hỏi nhau liên tục; không ai cười; Angus là người khó hiểu nhất.',
      ],
      [
        'What did the writer learn from the others?',
        'To ask when something is not clear|To speak like people in Scotland|To spell every word in a call|To vote for the best speaker',
        '~so I began to ask as well|Đánh vần chỉ là một cách hỏi; bài không nói bắt chước giọng Scotland; bình chọn là ở cuối dự án.',
      ],
      [
        'What is TRUE about Angus?',
        'English is his only language.|He was the clearest speaker.|He never changed his English.|He came from Singapore.',
        '~the only one of us who speaks no other language|Người nói rõ nhất là bạn gái Singapore; Angus đã nói chậm lại; bạn ấy ở Scotland.',
      ],
    ],
  ),
  reading(
    nine,
    [
      'M3',
      'E9-12',
      'Three lines on paper',
      'My mother makes school uniforms in a small room with one window. When I was ten, I told everybody that I would never do the same: I wanted to design computer games, in a tall building with a lot of glass. Last year our teacher asked us to spend a day at a parent’s place of work. My father was away, so I sat down next to my mother. At nine, a boy came in with his grandmother. His uniform was too short, and they had no money for a new one. My mother looked at it for a long time and turned it round. She drew three lines on a piece of paper, changed one of them, and cut. When the boy put it on, nobody could see that it had ever been too short. “How did you know what to do?” I asked. “I didn’t,” she said. “I tried it in my head until it worked.” The title of my report was “A Designer”.',
    ],
    [
      [
        'How did the mother help the boy?',
        'She changed his old uniform.|She sold him a cheap one.|She gave him a new uniform.|She let him pay later.',
        '~nobody could see that it had ever been too short|Mẹ cắt sửa bộ cũ; không bán, không cho bộ mới; bài không nói trả tiền sau.',
      ],
      [
        'What does the title of the report show?',
        'The writer respects the mother’s work.|The writer will make uniforms as well.|The writer has made a new game.|The writer wants to leave the school.',
        '~tried it in my head until it worked|Người viết từng chê nghề may, nay gọi mẹ là nhà thiết kế, đúng nghề mình mơ ước. Bài không nói sẽ theo nghề mẹ.',
      ],
    ],
  ),
  reading(
    nine,
    [
      'M3',
      'E9-06',
      'Is the picture good?',
      'In 1985, my grandparents had the only television in the village. It stood on a table in front of the house, because the room was too small. On Saturday evenings, more than a hundred people came with their own chairs. The picture often jumped, so my uncle, who was sixteen, sat on the roof and turned a long wire until the people below called “Good!” He heard every film and saw none. Last Tet, the whole family came together at that house, twenty-three people. After dinner it became very quiet. Each of us had a screen in the hand. Then my uncle stood up and went to get the ladder. He climbed onto the roof, sat down and called, “Is the picture good?” For a moment nobody understood. Then my grandfather began to laugh, and one phone after another went into a pocket.',
    ],
    [
      [
        'Why did the uncle never see the films in 1985?',
        'He was on the roof.|He was too young.|He had no chair.|He sat too far away.',
        '~sat on the roof and turned a long wire|Chú ngồi trên mái chỉnh dây nên chỉ nghe. Chú mười sáu tuổi; mọi người tự mang ghế.',
      ],
      [
        'What did the uncle want at Tet?',
        'That the family spend time together|That someone repair the roof|That they watch an old film|That they take a photo of him',
        '~one phone after another went into a pocket|Ai cũng nhìn màn hình riêng; câu nói xưa nhắc thời cả làng xem chung. Mái nhà không hỏng; không ai xem phim hay chụp ảnh.',
      ],
    ],
  ),
];

export const termReadings89 = (): SeedQuestion[] => [...ofEight(), ...ofNine()];
