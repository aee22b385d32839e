/** Recordings for the term tests of grades 6 to 9: for each grade one of four statements, two of two questions. */
import type { SeedQuestion } from '../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../more/kit.ts';

const six = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    6,
    clips,
    ['M1', 'new-flat', 'E6-02', 'A new flat'],
    [
      ['There are three bedrooms in Anna’s flat.', 'f', '~two bedrooms|Chỉ có hai phòng ngủ.'],
      ['Anna can see the river from her bed.', 't', '~see the river'],
      ['Anna’s desk is next to the door.', 'f', '~under the window|Bàn cạnh cửa ra vào là của chị hoặc em gái Anna.'],
      ['The park is behind the building.', 't', '~a park behind the building'],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'sports-day', 'E6-08', 'Sports day'],
    [
      [
        'Why must the students come at half past seven?',
        'To take a photo|To have lunch|To play football',
        '~because we will take a photo|Bữa trưa ở trường là sau đó; bóng đá vào buổi chiều.',
      ],
      [
        'What should the students bring?',
        'Water|Food|White T-shirts',
        '~bring a lot of water|Không mang đồ ăn; áo trắng là của lớp 6B.',
      ],
    ],
  ),
  heardSet(
    6,
    clips,
    ['M2', 'lost-bag', 'E6-09', 'A lost bag'],
    [
      [
        'How does the man know that it is the girl’s bag?',
        'There is a cat on it.|There is a bear on it.|There is an umbrella in it.',
        '~and it has a cat|Túi có hình con gấu là của người khác; trong túi của bạn gái không có ô.',
      ],
      [
        'Where is the umbrella now?',
        'At the girl’s home|In the bag|On the bus',
        '~I used it in the rain|Bạn đã dùng ô hôm qua và để ở nhà.',
      ],
    ],
  ),
  reading(
    { grade: 6, cefr: 'A1' },
    [
      'M3',
      'E6-05',
      'Two pictures of one island',
      'In the first picture of the island, it is June. The sea is blue, there are forty boats near the beach, and people are eating in small restaurants under the trees. In the second picture, it is November. The same beach is there, but you cannot see any boats or any people. The wind is strong and the chairs are on top of the tables. My grandmother likes the second picture more. “In June the island is everybody’s,” she says. “In November it is mine.” She has lived there for sixty years.',
    ],
    [
      [
        'Why are there no people in the second picture?',
        'The weather is bad.|The food is expensive.|The island is new.|The boats are full.',
        '~The wind is strong|Gió mạnh, ghế úp lên bàn: thời tiết xấu nên không có khách.',
      ],
      [
        'What does the grandmother like?',
        'A quiet island|A lot of visitors|The restaurants|The boats in June',
        '~In November it is mine|Tháng Sáu ai cũng đến; tháng Mười một đảo vắng như của riêng bà.',
      ],
    ],
  ),
];

const seven = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    7,
    clips,
    ['M1', 'healthy-week', 'E7-02', 'A healthy week'],
    [
      ['Jack’s class drank only water and milk for a week.', 't', '~only water and milk'],
      [
        'The hardest thing for Jack was to stop drinking soft drinks.',
        'f',
        '~That was the hardest thing for me|Khó nhất là đi ngủ trước mười giờ.',
      ],
      [
        'Tim walked all the way from his house to school.',
        'f',
        '~his father drove him to the park|Tim chỉ đi bộ từ công viên.',
      ],
      ['Jack still goes to bed early.', 't', '~still go to bed early'],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M2', 'bike-lights', 'E7-07', 'Safe on the road'],
    [
      [
        'Why did most of the accidents happen?',
        'Drivers could not see the bikes.|Students rode too fast.|Students did not wear helmets.',
        '~see the bikes in time|Bài không nói đi quá nhanh; mũ bảo hiểm không ngăn được tai nạn.',
      ],
      [
        'What will Mr Grant do next Tuesday?',
        'Look at the students’ bikes|Sell lights to the students|Teach the students to ride',
        '~check your bikes|Sửa đèn không mất tiền, nên không phải bán đèn.',
      ],
    ],
  ),
  heardSet(
    7,
    clips,
    ['M3', 'film-choice', 'E7-08', 'Which film?'],
    [
      [
        'What did Tom think of The Last Whale?',
        'He liked it.|He fell asleep.|It had too many storms.',
        '~I forgot the time|Quên cả thời gian và suýt khóc: Tom thích phim. Người ngủ gật là anh em họ của Tom; phim chỉ có một cơn bão.',
      ],
      [
        'What will Kate probably do with her brother?',
        'See a cartoon|See The Last Whale|Go to the sea',
        '~Take him to the cartoon|Kate đồng ý với lời khuyên của Tom.',
      ],
    ],
  ),
  reading(
    { grade: 7, cefr: 'A2' },
    [
      'M3',
      'E7-05',
      'The pancake that nobody ordered',
      'Mrs Lien has sold pancakes at the corner of our street for twenty years. Each evening she makes one more pancake than people have ordered, and she puts it on a plate at the end of the table. When I was small, I thought that she could not count. Later I saw who ate it. Sometimes it was a student with an old bag, sometimes a man who collected bottles. They never asked for it, and she never looked at them while they were eating. “If I look,” she told me once, “they will want to thank me. Then they will not come again.”',
    ],
    [
      [
        'Why does Mrs Lien make one more pancake?',
        'For someone who has little money|Because she cannot count|For her own dinner|Because it tastes better',
        '~a student with an old bag|Người ăn là sinh viên nghèo, người nhặt chai: bà làm cho người ít tiền. Bà không đếm nhầm, cũng không ăn chiếc bánh đó.',
      ],
      [
        'Why does she not look at the people who eat it?',
        'She does not want them to feel shy.|She is angry with them.|She does not know them.|She has too much work.',
        '~Then they will not come again|Nếu bà nhìn, họ sẽ ngại và không quay lại.',
      ],
    ],
  ),
];

const eight = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    8,
    clips,
    ['M1', 'farm-weekend', 'E8-02', 'A weekend on a farm'],
    [
      ['The girl fed the chickens in the afternoon.', 'f', '~In the morning I helped my aunt'],
      ['They stopped picking tomatoes because of the heat.', 't', '~until it was too hot to work'],
      ['On the farm, a machine picks the tomatoes.', 'f', '~use a machine for the tomatoes'],
      ['The girl did not use her phone on the farm.', 't', '~look at my phone once'],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M2', 'return-shirt', 'E8-08', 'The wrong shirt'],
    [
      ['What is wrong with the shirt?', 'The size|The colour|The price', '~too small'],
      [
        'Why does the man not wait for a blue shirt?',
        'It will come too late.|It will cost more.|His wife does not like blue.',
        '~a wedding on Thursday|Áo xanh dương về hôm thứ Sáu, sau đám cưới. Vợ ông không thích màu xanh lá (green), không phải xanh dương.',
      ],
    ],
  ),
  heardSet(
    8,
    clips,
    ['M3', 'phone-free', 'E8-03', 'Phones at school'],
    [
      [
        'Why did Daniel change his mind?',
        'He met people without his phone.|His phone was very expensive.|His parents were against phones.',
        '~talked to people I had never spoken to',
      ],
      [
        'What does Daniel think of Lucy’s idea?',
        'He can accept it.|He does not understand it.|He is against it.',
        '~I could live with that|“I could live with that” nghĩa là chấp nhận được.',
      ],
    ],
  ),
  reading(
    { grade: 8, cefr: 'A2' },
    [
      'M3',
      'E8-05',
      'Shoes at the door',
      'When Emily from London stayed with us, she walked into our living room in her boots. My mother smiled and said nothing, but that evening she put a new pair of soft shoes next to the door, with a flower in one of them. The next morning Emily took off her boots. “In my country,” she told me, “a visitor who takes off his shoes may look as if he wants to stay all night.” We laughed about it together. On her last day she gave my mother a present: a pair of red boots for the garden, with a flower in one of them.',
    ],
    [
      [
        'Why did the mother put the soft shoes next to the door?',
        'To tell Emily about a custom in a kind way|To give Emily a birthday present|To sell them to Emily|To make the door look nice',
        '~put a new pair of soft shoes|Mẹ không nói ra mà đặt đôi dép cạnh cửa để Emily hiểu là nên cởi giày.',
      ],
      [
        'What did Emily’s present show?',
        'She had understood the mother.|She wanted to stay longer.|She did not like soft shoes.|She had no money for flowers.',
        '~a pair of red boots for the garden|Emily làm lại đúng như mẹ đã làm, nên bạn ấy hiểu ý mẹ.',
      ],
    ],
  ),
];

const nine = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    9,
    clips,
    ['M1', 'night-bus', 'E9-02', 'New night buses'],
    [
      ['The night buses will not run at weekends.', 'f', '~seven days a week'],
      ['Bus N2 is for people who work at night.', 't', '~nurses and factory workers'],
      ['A ticket at night is more expensive than during the day.', 'f', '~costs the same as during the day'],
      ['The buses make very little noise.', 't', '~will hardly hear them'],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M2', 'guide-job', 'E9-08', 'A tour guide'],
    [
      [
        'What was the woman’s mistake in the first week?',
        'She gave too many facts.|She made mistakes in English.|She rode too fast.',
        '~talked far too much about dates and kings|Tiếng Anh không phải là vấn đề; bài không nói đạp xe nhanh.',
      ],
      [
        'What will she do next summer?',
        'Work only at weekends|Work for ten weeks|Stop working as a guide',
        '~only do it at weekends|Mười tuần là hè năm ngoái.',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M3', 'repair-shop', 'E9-11', 'The repair shop'],
    [
      [
        'What does Mr Cole dislike about modern devices?',
        'They are hard to open.|They are badly made.|They are too expensive.',
        '~without breaking something|Ông cho rằng máy móc bền hơn người ta nghĩ; ông không nói về giá.',
      ],
      [
        'Why is Mr Cole more hopeful now?',
        'Many people want to learn to repair things.|His customers have become more patient.|New devices are easier to open.',
        '~so many people want to join|Khách hàng ngày nay vội hơn; máy vẫn khó mở.',
      ],
    ],
  ),
];

export const termListening = (clips: Clips): SeedQuestion[] => [
  ...six(clips),
  ...seven(clips),
  ...eight(clips),
  ...nine(clips),
];
