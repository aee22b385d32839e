/** Paragraphs with five gaps, each to be completed with a part of a sentence. */
import type { Blanks } from '../texts.ts';

export const completions: readonly Blanks[] = [
  [
    'paragraph',
    'M3',
    'E12-01',
    'The woman who counted the stars',
    'At the end of the nineteenth century, the observatory of Harvard employed dozens of women ___. They were called computers, and they earned less than clerks. One of them was Henrietta Leavitt, ___. While she was comparing thousands of pictures, she noticed stars whose light grew stronger and weaker in a regular rhythm. In 1912, ___: the slower the rhythm, the brighter the star really is. It was a discovery of great importance, ___. Leavitt died in 1921. When a Swedish mathematician wanted to propose her for the Nobel Prize a few years later, ___.',
    [
      'to measure stars on glass photographs|measured stars on glass photographs|who measuring stars on glass photographs|and measuring stars on glass photographs',
      'employ somebody to V: thuê ai làm gì. measured là bị động (các bà “bị đo”); who measuring thiếu động từ chia; and measuring không có vế song song.',
    ],
    [
      'who had lost most of her hearing|had lost most of her hearing|whom had lost most of her hearing|she had lost most of her hearing',
      'Sau dấu phẩy cần mệnh đề quan hệ: who had lost. had lost và she had lost làm thành câu thứ hai không có từ nối; whom không làm chủ ngữ.',
    ],
    [
      'she published what she had found|publishing what she had found|what she published had found|that she published what she had found',
      'Sau trạng ngữ In 1912 cần mệnh đề chính: she published …. publishing không chia; what she published had found sai nghĩa; that mở đầu mệnh đề phụ.',
    ],
    [
      'for astronomers could now measure distances|so astronomers measuring distances now|because of astronomers could measure distances|and now astronomers to measure distances',
      'for (vì) + mệnh đề đủ: astronomers could measure. measuring, to measure không chia; because of cần danh từ.',
    ],
    [
      'he learnt that she was no longer alive|learning that she was no longer alive|he learnt her being no longer alive that|it was no longer learnt that she alive',
      'Cần mệnh đề chính sau mệnh đề When: he learnt that …. learning không chia; hai câu kia sai trật tự.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-08',
    'Otters in the city',
    'Singapore is one of the most crowded cities in the world, ___. In the 1970s, its rivers were so dirty that otters had disappeared from them. A programme that took ten years ___: pig farms were closed, and rubbish was fished out by the ton. In the 1990s, the first otters swam across from Malaysia. Today there are more than a hundred of them, ___. They cross roads, sleep under bridges and have been seen in swimming pools. Not everybody is pleased, ___. Still, when a family of otters walks through the traffic, ___.',
    [
      'so nobody expected wild animals there|nobody expecting wild animals there|which nobody expected wild animals there|that nobody expected wild animals there',
      'so + mệnh đề chỉ kết quả. expecting không chia; which thừa vì mệnh đề đã đủ chủ ngữ, tân ngữ; that không đứng sau dấu phẩy ở nghĩa kết quả.',
    ],
    [
      'made the water clean again|making the water clean again|which made the water clean again|was made the water clean again',
      'Chủ ngữ A programme that took ten years cần động từ chính: made. making không chia; which mở mệnh đề khác, câu thiếu động từ chính; was made sai thể.',
    ],
    [
      'living in families of ten or more|lived in families of ten or more|they live in families of ten or more|which living in families of ten or more',
      'Cụm phân từ chủ động living … bổ nghĩa cho them. lived là bị động; they live thiếu từ nối; which living thiếu động từ chia.',
    ],
    [
      'as they eat expensive fish from garden ponds|as eating expensive fish from garden ponds|because of they eat expensive fish from ponds|so that expensive fish eating from ponds',
      'as (vì) + mệnh đề đủ: they eat …. as eating thiếu chủ ngữ; because of cần danh từ; so that … eating không có động từ chia.',
    ],
    [
      'even the buses stop for it|even stopping the buses for it|that even the buses stop for it|for it even the buses to stop',
      'Cần mệnh đề chính: even the buses stop. stopping, to stop không chia; that mở đầu mệnh đề phụ.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-03',
    'The plastic road',
    'In 2001, an Indian chemist heard on television how much harm plastic bags were doing. Rajagopalan Vasudevan, ___, went back to his laboratory. He cut the bags into small pieces and mixed them with hot stones ___. The plastic melted and covered the stones like a skin, ___. Roads that are made in this way let less water in, ___. By now, they have been built in many Indian states. Critics reply that tiny pieces may be rubbed off by tyres. The best plastic bag, they say, ___.',
    [
      'who taught at a college in Madurai|that taught at a college in Madurai|taught at a college in Madurai|he taught at a college in Madurai',
      'Mệnh đề không xác định chỉ người: who. that không đứng sau dấu phẩy; taught và he taught tạo thêm động từ chính không có từ nối.',
    ],
    [
      'of the kind used for roads|of the kind using for roads|that the kind used for roads|which of the kind is used for roads',
      'of the kind (which is) used for roads: rút gọn bị động. using là chủ động; that the kind …, which of the kind … sai cấu trúc.',
    ],
    [
      'so that tar stuck to them better|so that better tar sticking to them|in order to tar stuck to them better|such better tar that stuck to them',
      'so that + mệnh đề đủ: tar stuck …. sticking không chia; in order to cần động từ nguyên thể; such … that sai trật tự.',
    ],
    [
      'which makes them last longer|that makes them last longer|it makes them last longer|making that they last longer',
      'which thay cho cả mệnh đề trước. that không đứng sau dấu phẩy; it makes thiếu từ nối; making that sai cấu trúc.',
    ],
    [
      'is one that was never made|one that was never made|being one that was never made|that it was never made one',
      'Chủ ngữ The best plastic bag cần động từ chính: is. Hai lựa chọn one …, being … không có động từ chia chính; câu cuối sai cấu trúc.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-05',
    'The right to switch off',
    'Since January 2017, a law in France has dealt with a problem ___. In companies with fifty or more members of staff, managers have to discuss with them ___. The law does not forbid anybody to write at midnight; ___. Several other countries have followed, among them Portugal, ___. Some employees are not enthusiastic. Having small children, ___, and they would rather answer two messages at night than stay in the office until seven.',
    [
      'that hardly existed before smartphones|that it hardly existed before smartphones|hardly existed before smartphones|which existing hardly before smartphones',
      'that thay cho a problem làm chủ ngữ: that hardly existed. that it thừa chủ ngữ; hardly existed thiếu từ nối; which existing không chia.',
    ],
    [
      'when they need not answer messages|when need they not answer messages|that when they need not answer messages|when not needing they answer messages',
      'Mệnh đề danh ngữ, trật tự câu kể: when they need not answer. need they là trật tự câu hỏi; that when thừa từ nối; câu cuối sai trật tự.',
    ],
    [
      'it only says that rules must be agreed on|which only says that rules must be agreed on|only saying that rules must be agreed on|it only says that agreeing on rules must',
      'Sau dấu chấm phẩy là mệnh đề độc lập: it only says …. which, saying không tạo mệnh đề độc lập; câu cuối thiếu động từ sau must.',
    ],
    [
      'where a boss may not ring after work|which a boss may not ring after work|a boss may not ring there after work|that a boss may not ring after work',
      'where thay cho Portugal chỉ nơi chốn. which cần giới từ; câu ba thiếu từ nối; that không đứng sau dấu phẩy.',
    ],
    [
      'they like to leave early in the afternoon|leaving early is liked in the afternoon|it is nice to leave early in the afternoon|the afternoon is when leaving early is liked',
      'Chủ ngữ phải là người thực hiện Having small children: they. Ba câu kia có chủ ngữ leaving, it, the afternoon.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-10',
    'A library on a horse',
    'In the 1930s, ___, thousands of families in the mountains of Kentucky had never owned a book. Roads were few and poor, ___. The government therefore paid women ___. Whatever the weather, they rode up the valleys with a bag full of books and magazines, some of them covering two hundred kilometres in a week. When the magazines fell apart, the librarians cut out the best pages ___. People who could not read asked the riders to read to them, ___. The programme ended in 1943; buses full of books took its place after the war.',
    [
      'when many Americans were without work|many Americans were without work|during many Americans were without work|that many Americans were without work',
      'when bổ nghĩa cho mốc thời gian the 1930s. Câu hai thiếu từ nối; during cần danh từ; that không đứng sau dấu phẩy.',
    ],
    [
      'so no car could carry a library there|no car carrying a library there|so that carrying a library there no car|which no car could carry a library there',
      'so + mệnh đề chỉ kết quả. carrying không chia; so that carrying sai trật tự; which thừa.',
    ],
    [
      'to bring books on horseback|brought books on horseback|for bring books on horseback|who bringing books on horseback',
      'pay somebody to V: trả tiền để ai làm gì. brought là động từ chia hoặc bị động sai nghĩa; for bring sai dạng; who bringing không chia.',
    ],
    [
      'and glued them into new books|and gluing them into new books|which glued them into new books|were glued into new books by them',
      'cut out … and glued: hai động từ song song. gluing không song song; which chỉ pages, sai nghĩa; were glued thiếu từ nối.',
    ],
    [
      'and soon wanted to learn it themselves|soon wanting they learn it themselves|that soon wanted to learn it themselves|and soon to want learning it by them',
      'asked … and wanted: hai động từ song song. Câu hai thừa they; that không đứng sau dấu phẩy; to want không chia.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-07',
    'The photograph that fooled a writer',
    'In 1917, two girls in the English village of Cottingley took a photograph ___. Three years later, the picture came into the hands of Arthur Conan Doyle, ___. Although his detective Sherlock Holmes believes in nothing but facts, ___. Experts to whom he showed it declared ___. Only in 1983, when the cousins were old women, ___. They had cut the fairies out of paper and fixed them with pins. They had gone on lying, they explained, so as not to make a famous man look foolish.',
    [
      'in which small fairies were dancing|which small fairies were dancing|in that small fairies were dancing|where were small fairies dancing in',
      'in which: trong bức ảnh ấy. which thiếu giới từ; that không đứng sau giới từ; câu cuối sai trật tự và thừa in.',
    ],
    [
      'the inventor of Sherlock Holmes|that invented Sherlock Holmes|he had invented Sherlock Holmes|invented Sherlock Holmes himself',
      'Cụm đồng vị giải thích cho tên riêng. that không đứng sau dấu phẩy; he had invented, invented tạo thêm động từ chính không có từ nối.',
    ],
    [
      'Doyle himself was easily convinced|but Doyle himself was easily convinced|Doyle himself easily convincing|was Doyle himself easily convinced',
      'Sau mệnh đề Although cần mệnh đề chính: Doyle himself was …. but không đi cùng Although; convincing không chia; was Doyle là trật tự câu hỏi.',
    ],
    [
      'that it had not been changed|what it had not been changed|it that had not been changed|not to have it been changed',
      'declare that + mệnh đề. what thừa; it that sai trật tự; not to have it been changed sai cấu trúc.',
    ],
    [
      'did they admit the truth|they admitted the truth|had the truth admitted|they did admit the truth',
      'Only in 1983 đứng đầu câu: đảo ngữ did they admit. they admitted, they did admit không đảo; had the truth admitted thiếu chủ ngữ đúng.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-02',
    'The island of many languages',
    'Papua New Guinea has about ten million inhabitants ___. That is more than a tenth of all the languages in the world. High mountains and deep valleys kept villages apart for thousands of years, ___. To trade with each other, ___ that is called Tok Pisin. It is made up of simple pieces: ___, “gras bilong fes”, that is “grass of the face”, means a beard. Newspapers and parliament use it today. Linguists are glad that everybody can understand everybody else; ___.',
    [
      'and more than eight hundred languages|with speaking more than eight hundred languages|more than eight hundred languages are|that more than eight hundred languages',
      'has … inhabitants and … languages: hai tân ngữ song song. with speaking sai nghĩa (dân không “cùng nói” hết); hai lựa chọn kia sai cấu trúc.',
    ],
    [
      'so each developed a speech of its own|each developing a speech of their own it|so that developing each a speech of its own|which each developed a speech of its own',
      'so + mệnh đề: each developed …. Câu hai thừa it; so that developing không chia; which thừa vì mệnh đề đã đủ.',
    ],
    [
      'people needed a common language|a common language was needed|it needed a common language|needing a common language',
      'Chủ ngữ phải là người thực hiện to trade: people. a common language, it không buôn bán; needing không chia.',
    ],
    [
      'to give an example|it is given an example|giving for example|an example is',
      'to give an example: cụm chêm. it is given, an example is tạo thêm mệnh đề; giving for example sai cách dùng.',
    ],
    [
      'what worries them is the small languages|it worries them is the small languages|what the small languages worry is them|that worries them is the small languages',
      'Mệnh đề danh ngữ what worries them làm chủ ngữ của is. it worries … is hai động từ; câu ba sai nghĩa; that worries thiếu chủ ngữ.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-04',
    'The city that moved',
    'Kiruna is a town in the far north of Sweden ___. For more than a century, people have dug deep into the earth, and now the ground under the streets is breaking. In 2004, ___ that the centre would have to move three kilometres to the east. Most houses are being pulled down, ___. In August 2025, the wooden church of 1912, ___, was driven to its new place on wheels. The journey took two days, because the lorry could go no faster than half a kilometre an hour. Thousands of people stood by the road, ___.',
    [
      'which owes its life to an iron mine|owes its life to an iron mine|which its life owes to an iron mine|that it owes its life to an iron mine',
      'which thay cho a town làm chủ ngữ của owes. owes thiếu từ nối; câu ba sai trật tự; that it thừa chủ ngữ.',
    ],
    [
      'its inhabitants were told|to tell its inhabitants|its inhabitants telling|were its inhabitants told',
      'Sau trạng ngữ In 2004 cần mệnh đề đủ, bị động: were told. to tell, telling không chia; were its inhabitants là trật tự câu hỏi.',
    ],
    [
      'but some are being carried away whole|but being carried away whole some|some are being carried away whole|which some are being carried away whole',
      'but nối hai mệnh đề trái ngược. Câu hai sai trật tự; câu ba thiếu từ nối; which some sai cấu trúc (phải là some of which).',
    ],
    [
      'one of the most beautiful in the country|is one of the most beautiful in the country|it is one of the most beautiful in the country|that is one of the most beautiful in the country',
      'Cụm đồng vị đặt giữa hai dấu phẩy. is, it is tạo thêm động từ chính; that không đứng sau dấu phẩy.',
    ],
    [
      'the king of Sweden among them|the king of Sweden was among them|and the king of Sweden among them who|among them the king of Sweden being who',
      'Cụm bổ sung không có động từ chia: the king … among them. was tạo mệnh đề thiếu từ nối; hai câu kia thừa who.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-09',
    'From the classroom to the kitchen',
    'When Khanh finished school in 2015, his teachers took it for granted ___. His marks in mathematics were excellent, and his parents had saved for years. What nobody knew was ___. He studied accounting for a year, because he did not want to disappoint them. Then, during the summer holidays, he took a job in a hotel kitchen, ___. Tired as he was after twelve hours on his feet, ___. In September he did not go back to university. His father did not speak to him for a month; today, ___, he tells every guest whose father he is.',
    [
      'that he would become an engineer|what he would become an engineer|to he becoming an engineer|his becoming that an engineer',
      'take it for granted that + mệnh đề: coi là đương nhiên. what, to he, his becoming that sai cấu trúc.',
    ],
    [
      'how much he enjoyed cooking|how much did he enjoy cooking|that how much he enjoyed cooking|he enjoyed how much cooking',
      'Mệnh đề danh ngữ, trật tự câu kể: how much he enjoyed. did he enjoy là câu hỏi; that how thừa từ nối; câu cuối sai trật tự.',
    ],
    [
      'which changed everything for him|that changed everything for him|it changed everything for him|what changed everything for him',
      'which thay cho cả việc vừa nêu. that không đứng sau dấu phẩy; it thiếu từ nối; what không có danh từ đứng trước nên không nối được.',
    ],
    [
      'he had never felt happier in his life|but he had never felt happier in his life|never feeling happier in his life|his life had never felt happier than this to',
      'Tired as he was (dù mệt) + mệnh đề chính: he had never felt …. but thừa; feeling không chia; chủ ngữ his life không khớp với he.',
    ],
    [
      'sitting in his son’s restaurant|sat in his son’s restaurant|to be sat his son’s restaurant in|he sits in his son’s restaurant',
      'Cụm phân từ chủ động: sitting. sat là quá khứ/bị động; câu ba sai trật tự; he sits tạo thêm mệnh đề thiếu từ nối.',
    ],
  ],
  [
    'paragraph',
    'M3',
    'E12-06',
    'The chess player inside',
    'In 1770, a machine was shown in Vienna ___. A wooden figure in Turkish clothes sat behind a box, moved the pieces with its left hand and nodded when it threatened the king. Having opened all the doors of the box, ___ that there was nothing but wheels inside. For more than eighty years it toured Europe and America, ___. Some spectators guessed that a child or a trained monkey was hidden there. In fact, a strong player sat in the box on a seat ___. The so-called Turk was burnt in a fire in 1854. It could not think, ___: how can we tell a machine that thinks from one that only seems to?',
    [
      'that could play chess by itself|could play chess by itself|that it could play chess by itself|who could play chess by itself',
      'that thay cho a machine làm chủ ngữ. could play thiếu từ nối; that it thừa chủ ngữ; who chỉ người.',
    ],
    [
      'its owner proved to everybody|everybody was proved by its owner|it was proved to everybody|to prove to everybody its owner',
      'Chủ ngữ phải là người thực hiện Having opened: its owner. everybody, it không mở hộp; to prove không chia.',
    ],
    [
      'beating even Benjamin Franklin|it even beat Benjamin Franklin|even was beaten Benjamin Franklin|which beating even Benjamin Franklin',
      'Cụm phân từ chủ động: beating. it beat thiếu từ nối; was beaten sai thể; which beating không chia.',
    ],
    [
      'that could be moved while the doors were open|could be moved while the doors were open|that while could be moved the doors were open|while could be moved that the doors were open',
      'that thay cho a seat: that could be moved. Câu hai thiếu từ nối; hai câu còn lại sai trật tự.',
    ],
    [
      'yet it raised a question that is still with us|yet raising a question that is still with us|a question which yet it raised is still with us|yet a question that is still raised with us',
      'yet nối hai mệnh đề: it raised …, và dấu hai chấm giải thích cho a question. raising không chia; câu ba thiếu từ nối; câu cuối không có động từ chính.',
    ],
  ],
];
