/** Readings, recordings, grammar and sentences to write for a fifth term test of grade 11. */
import type { SeedQuestion } from '../../../kit.ts';
import { heardJudged, heardSet, reading, type Clips } from '../../../more/kit.ts';
import { unit } from '../../units/kit.ts';
import { fifthSounds } from './sounds.ts';

const place = { grade: 11, cefr: 'B1' } as const;

const readings = (): SeedQuestion[] => [
  reading(
    place,
    [
      'M1',
      'E11-02',
      'Half a room',
      'When her grandmother moved in, Vy had to give up half of her room. In the first weeks, both of them were polite and unhappy. Vy wanted to listen to music until eleven; her grandmother went to bed at eight and got up at four. Then they made a timetable. From four to six in the morning, the grandmother sits in the kitchen with her radio. From eight to ten in the evening, Vy studies in the living room. And from six to eight, the room belongs to both of them: they play cards, and the loser does the dishes for the whole family. By the end of the year, Vy had lost 340 times. “I’ll beat her one day,” she says. “She’s teaching me all her tricks.”',
    ],
    [
      [
        'What was the problem at first?',
        'They slept at different times.|They did not talk politely.|They liked different music.|They did not have enough beds.',
        '~went to bed at eight and got up at four|Một người thức khuya, một người ngủ sớm. Họ vẫn lịch sự; bài không nói gu nhạc hay thiếu giường.',
      ],
      [
        'Where does Vy study in the evening?',
        'In the living room|In the kitchen|In her own room|In the library',
        '~Vy studies in the living room|Bếp là chỗ bà nghe đài buổi sáng.',
      ],
      [
        'What do they do together?',
        'They play cards.|They listen to the radio.|They do the cooking.|They learn magic tricks.',
        '~they play cards|Đài là của riêng bà; “tricks” là mẹo chơi bài.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E11-04',
      'Five opinions',
      'Last August, fifty students from several countries of South-East Asia met in Hue for a week. Each group had to cook a meal for everyone, and it could only use food that was grown near the city. In An’s group, there were a girl from Laos, a boy from Brunei and two brothers from the Philippines. They couldn’t agree about the chillies: for the girl there were far too few, and for the brothers there were far too many. In the end, they put them in a bowl of their own, so that everyone could take some. The soup was a success. The boy from Brunei had written its name on a piece of paper: “Five opinions”.',
    ],
    [
      [
        'What was the rule for the meals?',
        'Only food from near Hue was allowed.|No chillies were allowed in the soup.|Each group had to cook for itself.|Everyone had to bring food from home.',
        '~food that was grown near the city|Chỉ dùng đồ trồng gần Huế; mỗi nhóm nấu cho tất cả.',
      ],
      [
        'What did the group argue about?',
        'How hot the soup should be|Who should do the cooking|What the soup should be called|How much each one should pay',
        '~They couldn’t agree about the chillies|Họ cãi nhau cho nhiều hay ít ớt; tên súp do bạn từ Brunei đặt.',
      ],
      [
        'How did they solve the problem?',
        'Everyone could add their own chillies.|They cooked two different soups for everyone.|They used no chillies at all.|The girl from Laos gave in.',
        '~they put them in a bowl of their own|Ớt để riêng một bát, ai thích thì lấy.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M1',
      'E11-07',
      'One night in the dry season',
      'After grade 9, nearly all of Tien’s friends went to the high school of their district. He chose a vocational school, where he learns a job in the morning and has normal lessons in the afternoon. His parents were against it, because they had always seen him in an office. In his second year, in the dry season, the machine that brings water to their fields stopped one evening, and the nearest mechanic couldn’t come for three days. Tien worked all night. In the morning the water was running again, and his father brought him a cup of coffee, for the first time in his life. “He still says that an office would be cleaner,” Tien says.',
    ],
    [
      [
        'What does Tien do in the afternoon?',
        'He has normal lessons.|He learns a job.|He works in an office.|He helps on the fields.',
        '~has normal lessons in the afternoon|Buổi sáng học nghề. Văn phòng là mong ước của bố mẹ.',
      ],
      [
        'Why were Tien’s parents against the school?',
        'They wanted him to work in an office.|It was too far away from their district.|They needed him on the fields.|He had to leave his friends.',
        '~they had always seen him in an office|Bố mẹ muốn con làm văn phòng; bài không nói xa hay cần người làm ruộng.',
      ],
      [
        'What did Tien do that night?',
        'He repaired a machine.|He looked for a mechanic.|He carried water to the fields.|He talked to his father.',
        '~Tien worked all night|Sáng ra nước lại chảy: Tiến đã sửa xong máy. Thợ ba ngày nữa mới đến được.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E11-05',
      'The first ice cream',
      'In the museum of a small town, there is a long list. For forty-one years, the owner of a shop wrote down the first day of each spring on which a child asked for ice cream. He didn’t do it for science. He only wanted to know when to order it. In the first ten years, that day was usually in the middle of April. In the last ten, it was in the third week of March. A visitor has written under the list: “Perhaps children have become less patient.” And somebody else has added: “Children, yes. But also the trees in front of the shop.”',
    ],
    [
      [
        'Why did the owner write the list?',
        'It was useful for his business.|He wanted to help science.|A museum had asked him to.|He liked to watch the trees.',
        '~He only wanted to know when to order it|Ông ghi để biết lúc nào nhập kem, không phải vì khoa học.',
      ],
      [
        'What does the last sentence suggest?',
        'Spring really starts earlier now.|Children like to sit under the trees.|The trees are older than the list.|People eat more ice cream than before.',
        '~the trees in front of the shop|Cây cũng ra lá sớm hơn, nên không phải tại trẻ con sốt ruột: mùa xuân đến sớm thật.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E11-09',
      'A plant in a shoe',
      'For a project about pressure among friends, our class counted how often people liked the photos that we put online. Photos of new shoes were liked three times as often as photos of people. Then Thao, who never buys anything new, put up a photo of shoes that she had found on the internet. Within a day, four friends asked her about them, and two of them bought the same pair. When she told them that the shoes weren’t hers, they weren’t angry with her. One of the pairs is standing in our classroom now, with a plant in each shoe.',
    ],
    [
      [
        'What did Thao’s photo show the class?',
        'People want what others seem to have.|People only like photos of their friends.|Nobody can be trusted on the internet.|New shoes are cheaper on the internet.',
        '~two of them bought the same pair|Hai bạn mua chỉ vì tưởng Thảo có. Ảnh người được thích ít hơn ảnh giày.',
      ],
      [
        'Why is there a plant in each of the shoes?',
        'The owner no longer wants to wear them.|The shoes are too small for the owner.|Thao gave the shoes back to the class.|The teacher bought them for the project.',
        '~with a plant in each shoe|Biết sự thật, người mua không còn thích đôi giày nữa. Giày không phải của Thảo.',
      ],
    ],
  ),
  reading(
    place,
    [
      'M3',
      'E11-10',
      'In use since Tuesday',
      'When an old tree fell in our park, the city wanted to take it away. A teacher asked them to wait for a year. Her students put a sign beside the tree, “Out of use since Tuesday”, and each week they wrote on it what they had seen. In March they wrote: “Nothing.” In May: “Ants, and a snake.” In July, a bird that had not been seen in the city for twenty years was looking for insects in the soft wood. In October, two men came with a machine. They read the sign, which was full by then, and drove away again. Only the first two words have been changed: “In use since Tuesday”.',
    ],
    [
      [
        'Why did the two men leave the tree where it was?',
        'They learnt how much life there was in it.|Their machine was too small for such a big tree.|The students had asked for another year.|They were afraid of the snake.',
        '~They read the sign|Đọc biển, họ biết cây đổ là nơi sống của nhiều loài. Bài không nói máy nhỏ hay họ sợ rắn.',
      ],
      [
        'What do the new words on the sign mean?',
        'A dead tree still has a purpose.|The tree will grow again next year.|The park is open to visitors again.|The students need the wood.',
        '~In use since Tuesday|Cây chết vẫn có ích: kiến, rắn, chim sống nhờ nó. Bài không nói cây mọc lại.',
      ],
    ],
  ),
];

const heard = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    11,
    clips,
    ['M1', 'eight-hundred-steps', 'E11-01', 'A hundred and two'],
    [
      ['Mrs Bell does not always give the same answer.', 't', '~a new answer each time'],
      ['She still rides her bike.', 'f', '~I gave up my bike'],
      ['She never eats until she is completely full.', 't', '~I stop when'],
      ['She has never learnt to swim.', 'f', '~I only learnt to swim at sixty'],
    ],
  ),
  heardJudged(
    11,
    clips,
    ['M1', 'four-hundred-benches', 'E11-03', 'A place to sit'],
    [
      ['No house is more than fifteen metres high.', 't', '~no house is higher than a tree'],
      ['People can leave their cars under their houses.', 'f', '~no car parks under the houses'],
      ['Old people stayed at home because it was too far to walk.', 'f', '~they could not sit down on the way'],
      ['Half of the flats are still free.', 't', '~half of the flats are already taken'],
    ],
  ),
  heardJudged(
    11,
    clips,
    ['M1', 'four-dishes', 'E11-08', 'Alone in a flat'],
    [
      ['Steve sometimes feels alone.', 't', '~I talked to the fridge'],
      ['He can cook a different dish every day of the week.', 'f', '~four dishes'],
      ['He has opened a box too early several times.', 'f', '~opened one too early once'],
      ['He enjoyed the concert.', 't', '~The concert was great'],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M2', 'full-stop', 'E11-02', 'A message from Grandma'],
    [
      [
        'Why does Lily think that her grandmother is angry?',
        'Because of a full stop|Because of a phone call|Because of a long letter',
        '~A full stop means that you are angry|Bà chưa gọi điện; tin nhắn của bà rất ngắn.',
      ],
      [
        'What does Dad advise Lily to do?',
        'To call her grandmother|To write a longer answer|To wait for bad news',
        '~You could call her|Lily nghĩ chỉ tin xấu mới gọi điện; bố thì khuyên gọi.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M2', 'nine-countries', 'E11-07', 'Two countries of nine'],
    [
      [
        'Why did Ed stay in the second country?',
        'His van didn’t work any more.|He had no money left for petrol.|He had found a very good school there.',
        '~My van broke down|Xe hỏng, thợ chưa có phụ tùng. Bài không nói hết tiền hay tìm được trường.',
      ],
      [
        'How did Ed meet people from other countries?',
        'They brought their vans for repair.|They came to the same language school.|They were travelling in his van.',
        '~had a problem on that road|Xe ai cũng hỏng trên đường đó và họ đến chỗ Ed sửa.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M2', 'one-high-step', 'E11-06', 'The high step'],
    [
      [
        'What was the high step for in the past?',
        'To make thieves fall|To help people see better|To keep water out',
        '~if a thief ran down the stairs|Kẻ trộm chạy xuống ban đêm sẽ vấp ngã. Bài không nói ngăn nước.',
      ],
      [
        'Why have the villagers painted the step white?',
        'They want visitors to ask about it.|They want visitors to walk more slowly.|They had to repair it after an accident.',
        '~so that you ask me|Khách tưởng để dễ nhìn; thật ra để khách hỏi và được nghe chuyện.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M3', 'three-cars', 'E11-05', 'Nine people and three cars'],
    [
      [
        'Why did Mia leave the group?',
        'It only talked about the problem.|It met too early in the evening.|Nobody in the group liked her ideas.',
        '~one hour of talking|Mia thấy đi xa chỉ để bàn suông. Bài không nói giờ họp hay bị chê ý kiến.',
      ],
      [
        'What does the teacher think of Mia’s dinner?',
        'It was better than his group’s work.|It was too expensive for her mother.|It was a waste of time for her street.',
        '~more than we have done in a year|Thầy công nhận Mia làm được nhiều hơn cả nhóm.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M3', 'paper-in-the-bag', 'E11-09', 'The paper in the bag'],
    [
      [
        'Why is the teacher sure that Sean did not copy?',
        'His own answers are right.|He has told her the truth before.|Another student has told her about it.',
        '~full of mistakes, and yours isn|Bài kia đầy lỗi, bài của Sean thì không.',
      ],
      [
        'What does Sean expect if he gives the name?',
        'Trouble for the whole year|Trouble for only a week|Thanks from the other students',
        '~have it for a year|Bạn kia bị phạt một tuần, còn Sean sẽ khổ cả năm.',
      ],
    ],
  ),
  heardSet(
    11,
    clips,
    ['M3', 'bees-on-a-bank', 'E11-10', 'Bees on a bank'],
    [
      [
        'Why does Tom keep his bees in the city?',
        'There are flowers for longer.|There are fewer people on roofs.|The bank gives him some money for the honey.',
        '~from March to October|Trong phố có hoa từ tháng Ba đến tháng Mười; ở quê chỉ còn ngô. Bài không nói ngân hàng trả tiền.',
      ],
      [
        'What do the customer’s last words tell us?',
        'He liked the honey very much.|He was angrier than before.|He wanted to keep bees himself.',
        '~asked for another bee|Ong trong cà phê được đền mật ong; ông muốn thêm mật.',
      ],
    ],
  ),
];

const sentences = (): SeedQuestion[] => [
  ...unit(11, 1, {
    grammar: [
      [
        'unit',
        'M1',
        'She ___ to the dentist twice since January.',
        'has been|was|is|had been',
        'since January: hiện tại hoàn thành has been. was: quá khứ; is: hiện tại; had been: quá khứ hoàn thành.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'I last saw a doctor in March.\nI have not ___ a doctor since March.',
        'seen/visited/been to',
        'last … in = have not … since.',
      ],
      [
        'unit',
        'M2',
        'She began to run in 2020, and she still does it.\nShe ___ since 2020.',
        'has run/has been running',
        'began … in = hiện tại hoàn thành với since.',
      ],
      [
        'unit',
        'M3',
        'My grandfather has not eaten meat for ten years.\nIt is ten years ___ my grandfather last ate meat.',
        'since',
        'has not … for = It is … since … last ….',
      ],
      [
        'unit',
        'M3',
        'When did you start to do yoga?\nHow long ___ yoga?',
        'have you done/have you been doing/have you practised/have you been practising',
        'When did … start đổi thành How long have you ….',
      ],
    ],
  }),
  ...unit(11, 2, {
    grammar: [
      [
        'unit',
        'M1',
        'You ___ wear a uniform on Saturdays: jeans are fine.',
        'don’t have to|are not allowed to|must|have to',
        'Không cần mặc: don’t have to. are not allowed to: không được; must, have to: phải, trái với jeans are fine.',
      ],
      [
        'unit',
        'M1',
        'You look tired. You ___ go to bed earlier.',
        'should|have|are|must to',
        'Lời khuyên: should + động từ. have cần to; are + V-ing; must không đi với to.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'You are not allowed to use your phone in class.\nYou must ___ use your phone in class.',
        'not/never',
        'not allowed = must not.',
      ],
      [
        'unit',
        'M2',
        'It would be a good idea for you to listen to your parents.\nYou had ___ listen to your parents.',
        'better',
        'Lời khuyên: had better + động từ.',
      ],
      [
        'unit',
        'M3',
        'It wasn’t necessary for you to shout at him.\nYou ___ to shout at him.',
        'did not have/did not need',
        'wasn’t necessary = didn’t have to.',
      ],
    ],
  }),
  ...unit(11, 3, {
    grammar: [
      [
        'unit',
        'M1',
        'This soup ___ strange. What is in it?',
        'tastes|is tasting|taste|has tasted',
        'taste (có vị) không dùng tiếp diễn: tastes. is tasting: đang nếm; taste sai ngôi; has tasted: đã nếm.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'This flower has a sweet smell.\nThis flower ___ sweet.',
        'smells',
        'Danh từ smell đổi thành động từ nối smells + tính từ.',
      ],
      [
        'unit',
        'M2',
        'I think that the plan is good.\nIn my ___, the plan is good.',
        'opinion/view',
        'I think = In my opinion.',
      ],
      [
        'unit',
        'M3',
        'The bread has the taste of nuts.\nThe bread ___ nuts.',
        'tastes of/tastes like',
        'taste of: có vị của.',
      ],
    ],
  }),
  ...unit(11, 4, {
    grammar: [
      [
        'unit',
        'M1',
        '___ a new language takes a lot of patience.',
        'Learning|Learn|Being learnt|Learns',
        'Làm chủ ngữ: V-ing, Learning. Learn, Learns không làm chủ ngữ ở đây; Being learnt là bị động.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'It is fun to meet people from other countries.\n___ people from other countries is fun.',
        'Meeting/To meet',
        'Làm chủ ngữ: V-ing, Meeting.',
      ],
      [
        'unit',
        'M2',
        'She said that she would like to see Laos, and she hopes to go soon.\nShe is looking forward to ___ Laos.',
        'seeing/visiting/going to/travelling to',
        'look forward to + V-ing.',
      ],
      [
        'unit',
        'M3',
        '“I didn’t break the window,” he said.\nHe denied ___ the window.',
        'breaking/having broken/that he had broken/that he broke',
        'deny + V-ing: phủ nhận đã làm gì.',
      ],
      [
        'unit',
        'M3',
        'Could you help me, please?\nDo you ___ me, please?',
        'mind helping',
        'Do you mind + V-ing: mind helping.',
      ],
    ],
  }),
  ...unit(11, 5, {
    grammar: [
      [
        'unit',
        'M1',
        '___ in the garden all afternoon, he forgot the time.',
        'Working|Being worked|Works|Work',
        'Mệnh đề phân từ chủ động: Working. Being worked: bị động; Works, Work không mở đầu mệnh đề phân từ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M2',
        'Because he was ill, he stayed at home.\n___ ill, he stayed at home.',
        'Being/Feeling',
        'Mệnh đề phân từ chỉ lí do: Being ill.',
      ],
      [
        'unit',
        'M3',
        'The man who was cutting down the trees ran away.\nThe man ___ down the trees ran away.',
        'cutting',
        'Rút gọn mệnh đề quan hệ chủ động: cutting.',
      ],
      [
        'unit',
        'M3',
        'The gases that are produced by cars are dangerous.\nThe gases ___ by cars are dangerous.',
        'produced/being produced',
        'Rút gọn mệnh đề quan hệ bị động: produced.',
      ],
    ],
    orders: [
      [
        'unit',
        'M1',
        'living near the sea bổ nghĩa cho People.',
        'People|living|near|the sea|must|move|to higher land.',
      ],
    ],
  }),
  ...unit(11, 6, {
    grammar: [
      [
        'unit',
        'M1',
        'She was the first woman ___ this mountain.',
        'to climb|climbed|has climbed|climb',
        'the first + danh từ + to V: to climb. climbed, has climbed, climb cần who ở trước.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M3',
        'There is a lot of work that we must do.\nThere is a lot of work for us ___.',
        'to do',
        'Mệnh đề quan hệ đổi thành to V: to do.',
      ],
      [
        'unit',
        'M3',
        'She was the only visitor who asked a question.\nShe was the only visitor ___ a question.',
        'to ask/who asked/that asked/asking/to have asked',
        'the only + danh từ + to V.',
      ],
    ],
    orders: [['unit', 'M1', 'the only … to survive: duy nhất còn lại.', 'This|is|the only|palace|to|survive|the war.']],
  }),
  ...unit(11, 7, {
    grammar: [
      [
        'unit',
        'M1',
        '___ his exams, he went to the sea for a week.',
        'Having passed|To have passed|Passes|Have passed',
        'Việc xong trước: Having + quá khứ phân từ. To have passed, Passes, Have passed không mở đầu mệnh đề này.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'After he had finished school, he found a job.\nHaving ___ school, he found a job.',
        'finished/left/completed',
        'After + quá khứ hoàn thành đổi thành Having + quá khứ phân từ.',
      ],
      [
        'unit',
        'M2',
        'She was sorry that she had left school.\nShe regretted ___ school.',
        'leaving/having left/that she had left',
        'regret + V-ing: hối tiếc đã làm gì.',
      ],
      [
        'unit',
        'M3',
        'He had lost his key, so he couldn’t get in.\nHaving ___, he couldn’t get in.',
        'lost his key/lost the key',
        'Nguyên nhân xảy ra trước: Having lost his key.',
      ],
      [
        'unit',
        'M3',
        '“Thank you for your help,” she said to us.\nShe thanked us for ___ her.',
        'helping/having helped',
        'thank somebody for + V-ing.',
      ],
    ],
  }),
  ...unit(11, 8, {
    grammar: [
      [
        'unit',
        'M1',
        'It was my best friend ___ gave me the idea of living alone.',
        'who|which|what|whose',
        'Câu chẻ nhấn vào người: who. which chỉ vật; what không dùng trong câu chẻ; whose + danh từ.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'My uncle taught me to drive.\nIt was ___ who taught me to drive.',
        'my uncle',
        'Câu chẻ: It was + người + who.',
      ],
      [
        'unit',
        'M2',
        'I need a job, not advice.\nIt is a job that ___, not advice.',
        'I need/I need to get',
        'Câu chẻ: It is + vật + that + mệnh đề.',
      ],
      [
        'unit',
        'M3',
        'She only learnt to cook when she left home.\nIt was when she left home that ___ to cook.',
        'she learnt/she learned/she first learnt/she finally learnt/she first learned/she finally learned',
        'Câu chẻ nhấn vào thời gian: It was when … that ….',
      ],
      [
        'unit',
        'M3',
        'My mother gave me this advice.\nIt was ___ me this advice.',
        'my mother who gave/my mother that gave',
        'Câu chẻ nhấn vào người: It was my mother who ….',
      ],
    ],
  }),
  ...unit(11, 9, {
    grammar: [
      [
        'unit',
        'M1',
        'Nobody helped him at his old school. ___, he changed schools.',
        'Therefore|Even though|Because|However',
        'Kết quả: Therefore (vì vậy). Even though, Because nối trong một câu; However: tuy nhiên.',
      ],
    ],
    rewrites: [
      [
        'unit',
        'M1',
        'He is poor, but he is happy.\nAlthough he ___ poor, he is happy.',
        'is/may be',
        'but đổi thành Although + mệnh đề.',
      ],
      [
        'unit',
        'M2',
        'In spite of the rain, they went on working.\n___ it rained, they went on working.',
        'Although/Though/Even though',
        'In spite of + danh từ đổi thành Although + mệnh đề.',
      ],
      [
        'unit',
        'M3',
        'Although he works hard, he earns little.\nHe works hard; ___, he earns little.',
        'however/nevertheless/even so/nonetheless/still',
        'Sau dấu chấm phẩy: however, có dấu phẩy theo sau.',
      ],
    ],
  }),
];

export const fifthOf11 = (clips: Clips): SeedQuestion[] => [
  ...readings(),
  ...heard(clips),
  ...sentences(),
  ...fifthSounds(11),
];
