/** Further short readings for the tests of grades 6 to 8, three questions each. */
import type { SeedQuestion } from '../../kit.ts';
import { reading } from '../../more/kit.ts';

const six = { grade: 6, cefr: 'A1' } as const;
const seven = { grade: 7, cefr: 'A2' } as const;
const eight = { grade: 8, cefr: 'A2' } as const;

export const moreShortReadings = (): SeedQuestion[] => [
  reading(
    six,
    [
      'M1',
      'E6-04',
      'The street where I live',
      'I live in a quiet street in Da Nang. There is a small market at one end of it and a park at the other end. My school is behind the park, so I walk there every day. There are not many cars in our street, but there are a lot of bikes. Mr Tam has a shop opposite our house. He sells fruit, milk and pens. In the evening, old people sit in front of the shop and talk. I like my street because everybody knows my name.',
    ],
    [
      [
        'Where is the park?',
        'At one end of the street|Behind the school|Opposite the writer’s house|Next to the market',
        '~a small market at one end|Chợ ở một đầu, công viên ở đầu kia. Trường ở sau công viên, đối diện nhà là cửa hàng.',
      ],
      [
        'What can you buy from Mr Tam?',
        'Something to drink|A bike|Some fish|A bag',
        '~He sells fruit, milk and pens|Ông bán sữa, tức là đồ uống; không bán xe, cá hay túi.',
      ],
      [
        'Why does the writer like the street?',
        'The people know him or her.|There is a lot of music.|The school is in the street.|It has many new cars.',
        '~because everybody knows my name|Vì mọi người biết tên bạn ấy. Bài không nói có nhạc; trường ở sau công viên; phố ít ô tô.',
      ],
    ],
  ),
  reading(
    six,
    [
      'M2',
      'E6-12',
      'A robot in the kitchen',
      'My aunt works in a restaurant in the city. Last year, the owner bought a robot. It is as tall as a child and it has a round head with two blue lights. The robot cannot cook, but it can carry plates to the tables. At first, my aunt did not like it because it was slow. Now she thinks it is a good helper: it is never tired, and children love it. They say “Hello, Robo!”, and it answers with a song. But when something falls on the floor, a person must pick it up.',
    ],
    [
      [
        'What can the robot do?',
        'Bring the food|Cook the food|Clean the floor|Wash the plates',
        '~it can carry plates to the tables|Rô-bốt mang đĩa ra bàn; không nấu, không nhặt đồ rơi; bài không nói rửa đĩa.',
      ],
      [
        'Why did the aunt not like the robot at first?',
        'It did not work fast.|It was too tall.|It sang too loudly.|It was often tired.',
        '~because it was slow|Vì nó chậm. Nó chỉ cao bằng đứa trẻ, không bao giờ mệt; bài không nói hát to.',
      ],
      [
        'What is TRUE about the robot?',
        'It sings to children.|It has two heads.|It is the owner’s child.|It can pick up plates.',
        '~it answers with a song|Rô-bốt đáp lại bằng bài hát. Nó có một đầu; câu cuối nói người phải nhặt đồ.',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M1',
      'E7-01',
      'Stones with faces',
      'When Huong was nine, she found a stone on the beach that looked like a fish. She painted two eyes on it and put it on her desk. That is how her hobby began. Now she is thirteen and has more than two hundred painted stones. She never buys anything but the paint: the stones come from rivers and beaches. Last month she sold forty of them at the school fair and gave the money to a home for old people. Her brother thinks that stones are boring, but he has kept the one that looks like him.',
    ],
    [
      [
        'How did Huong’s hobby begin?',
        'With a stone from the beach|With a present from her brother|With a picture of a fish|With a fair at school',
        '~found a stone on the beach|Bắt đầu từ hòn đá giống con cá. Bài không nói quà của anh, bức tranh; hội chợ là tháng trước.',
      ],
      [
        'What does Huong have to buy?',
        'Paint|Stones|A desk|Eyes',
        '~She never buys anything but the paint|anything but: không gì ngoài sơn. Đá nhặt ở sông, biển.',
      ],
      [
        'What did she do with the money from the fair?',
        'She helped old people.|She went to the beach.|She bought forty stones.|She gave it to her brother.',
        '~gave the money to a home for old people|Tiền tặng nhà dưỡng lão. 40 là số hòn đá đã bán.',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M2',
      'E7-07',
      'The bus that waits',
      'In the mountains, many children walk for an hour to get to school. In Ta Van, a driver called Mr Lu decided to help. He has an old bus and drives tourists at weekends. From Monday to Friday, he now leaves home at half past five and collects thirty children from four villages. The parents pay only for the petrol. When a child is late, Mr Lu waits, because he knows how steep the path is. On rainy days he drives slowly, and the children arrive after the bell. The teachers do not mind: before the bus came, some of them did not arrive at all.',
    ],
    [
      [
        'What did Mr Lu do before he started to help the children?',
        'He worked with tourists.|He taught at a school.|He sold petrol.|He lived in the city.',
        '~drives tourists at weekends|Ông lái xe cho khách du lịch. Bài không nói dạy học, bán xăng hay sống ở thành phố.',
      ],
      [
        'How much do the parents pay?',
        'The price of the petrol|Nothing at all|The price of a ticket|Half of the price',
        '~The parents pay only for the petrol|Chỉ trả tiền xăng, không phải miễn phí, tiền vé hay nửa giá.',
      ],
      [
        'Why are the teachers not angry when the bus is late?',
        'It is better than no children at school.|It is only late on Mondays.|They come to school by bus too.|They start the lessons later.',
        '~before the bus came|Trước đây có em không đến được, nên muộn vẫn hơn. Ba ý kia bài không nói.',
      ],
    ],
  ),
  reading(
    seven,
    [
      'M3',
      'E7-10',
      'A light from a bottle',
      'In some houses without windows it is dark even at noon. In 2002, a mechanic in Brazil, Alfredo Moser, had a simple idea. He filled a plastic bottle with water, added a little of something that keeps the water clean, and put the bottle into a hole in his roof. The water sent the light of the sun into the room in all directions, as bright as a lamp. The bottle costs almost nothing and needs no electricity, so the idea travelled to other countries. In Manila alone, thousands of houses got such bottles in one year. Of course, there is one problem: at night the bottle sleeps, too.',
    ],
    [
      [
        'What was Moser’s idea?',
        'To bring sunlight into a room|To clean water with the sun|To make lamps from old glass|To sell bottles in Manila',
        '~sent the light of the sun into the room|Đưa ánh nắng vào phòng. Chất cho thêm chỉ để giữ nước sạch; bài không nói thuỷ tinh hay bán chai.',
      ],
      [
        'Why did people in other countries use the idea?',
        'It was cheap and easy.|It gave them electricity.|It kept their houses cool.|It was made in Brazil.',
        '~costs almost nothing|Vì rẻ và không cần điện. Nó không tạo ra điện; bài không nói làm mát.',
      ],
      [
        'What does the last sentence mean?',
        'The bottle gives no light at night.|People take the bottle out at night.|The bottle makes a room too bright to sleep.|People need a bottle for each room.',
        '~at night the bottle sleeps|Ban đêm không có nắng nên chai không sáng. Các câu kia không có trong bài.',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M1',
      'E8-05',
      'The game of the white flags',
      'In our village, the year begins with a cooking contest. Four teams stand in the yard of the communal house, each behind a white flag. When the drum sounds, one person of every team runs to the pond to fetch water, and another tries to make a fire with two pieces of dry bamboo. The rice pot hangs from a long stick, and a third person has to carry it while it is cooking. The rice must be white and soft. The winners get a chicken, but most of all they are proud: people say that their families will have good luck all year.',
    ],
    [
      [
        'What must the team do first?',
        'Get water and make a fire|Carry the pot to the pond|Put up a white flag|Cook a chicken',
        '~runs to the pond to fetch water|Lấy nước và nhóm lửa trước. Nồi mang theo khi nấu; cờ đã có sẵn; gà là giải thưởng.',
      ],
      [
        'What is special about the way the rice is cooked?',
        'Somebody carries the pot.|It is cooked in bamboo.|There is no water in it.|The pot stands on a table.',
        '~a third person has to carry it|Nồi treo trên gậy và có người gánh. Tre chỉ để tạo lửa; nước lấy ở ao.',
      ],
      [
        'What is most important to the winners?',
        'The good luck it may bring|The chicken that they get|The money from the villagers|The rice that they can eat',
        '~most of all they are proud|Điều quý nhất là niềm tự hào và may mắn, không phải con gà; bài không nói tới tiền.',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M2',
      'E8-09',
      'The girl who knew the sea',
      'On 26 December 2004, ten-year-old Tilly Smith from England was walking along a beach in Thailand with her family. Suddenly the water began to look strange: it was full of small bubbles, and it moved far back from the land. Two weeks before, Tilly had learnt about tsunamis in a geography lesson, and she remembered what her teacher had said. She shouted that everybody had to leave. Her father told a guard of the hotel, and about a hundred people ran to a higher place. Minutes later a huge wave hit the beach. Nobody there was killed, and the teacher’s lesson has been told in schools around the world ever since.',
    ],
    [
      [
        'What did Tilly notice?',
        'The sea looked unusual.|A wave was coming fast.|People were running away.|The hotel had no guard.',
        '~the water began to look strange|Nước biển khác thường và rút xa. Sóng tới sau đó vài phút; mọi người chạy vì em báo.',
      ],
      [
        'How did Tilly know what would happen?',
        'She had learnt about it at school.|She had seen it on television.|Her father had explained it to her.|The people of the village told her.',
        '~learnt about tsunamis in a geography lesson|Em học ở tiết địa lí hai tuần trước. Bài không nói tới truyền hình, bố hay dân làng giải thích.',
      ],
      [
        'Who told the guard about the danger?',
        'Tilly’s father|Tilly’s teacher|A hundred people|Nobody',
        '~Her father told a guard|Bố em báo cho bảo vệ; cô giáo ở Anh.',
      ],
    ],
  ),
  reading(
    eight,
    [
      'M3',
      'E8-08',
      'Paying with a promise',
      'In a small shop in our street there are no cameras and, on Sunday mornings, no shopkeeper. Mrs Nhan, who is seventy, goes to the market then and leaves the door open. There is a box on the table, and next to it a piece of paper with the prices. Customers take what they need, put the money into the box and take their change. If they do not have enough, they write their name on the paper and pay later. My cousin from the city thought that she was mad. He asked how much she had lost in ten years. “Once, forty thousand dong was missing,” she said. “A week later, I found a hundred thousand in the box.”',
    ],
    [
      [
        'What happens in the shop on Sunday mornings?',
        'Customers serve themselves.|The shop is closed.|A camera watches the box.|The cousin sells the goods.',
        '~Customers take what they need|Khách tự lấy, tự trả tiền. Cửa vẫn mở, không có camera, người anh họ chỉ ghé thăm.',
      ],
      [
        'What can customers do when they do not have enough money?',
        'Pay at another time|Bring back the goods|Pay by card|Ask the cousin for help',
        '~write their name on the paper and pay later|Ghi tên và trả sau. Ba cách kia bài không nói.',
      ],
      [
        'What does Mrs Nhan want to say with her answer?',
        'People are honest if you trust them.|She has lost a lot of money.|The prices in her shop are too low.|She needs a better box.',
        '~I found a hundred thousand in the box|Thiếu 40 nghìn rồi lại thừa 100 nghìn: tin người thì người thật thà. Bà không mất nhiều tiền, không nói giá hay hộp.',
      ],
    ],
  ),
];
