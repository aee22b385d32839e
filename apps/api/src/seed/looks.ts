/** What single pictures show, for those who cannot see them. */
export const looks: Readonly<Record<string, string>> = {
  apple: 'A red apple', banana: 'A banana', watermelon: 'A slice of watermelon', grapes: 'A bunch of grapes', tomato: 'A tomato', corn: 'An ear of corn', strawberry: 'A strawberry',
  pizza: 'A slice of pizza', hamburger: 'A hamburger', rice: 'A bowl of rice', spaghetti: 'A bowl of spaghetti', cat: 'A cat', dog: 'A dog', elephant: 'An elephant', monkey: 'A monkey',
  horse: 'A horse', penguin: 'A penguin', turtle: 'A turtle', frog: 'The face of a frog', honeybee: 'A bee', bus: 'A bus', train: 'A fast train', car: 'A car', ambulance: 'An ambulance',
  guitar: 'A guitar', keyboard: 'Keys of a piano', saxophone: 'A saxophone', badminton: 'A racket and a shuttlecock', basketball: 'A basketball', volleyball: 'A volleyball',
  tabletennis: 'A table tennis bat and a ball', hospital: 'A building with a red cross', bank: 'A building with columns and a coin', telescope: 'A telescope', microscope: 'A microscope',
  lightbulb: 'A light bulb', candle: 'A burning candle', umbrella: 'A closed umbrella', newspaper: 'A newspaper', camera: 'A camera', jeans: 'A pair of jeans', dress: 'A blue dress', shoe: 'A shoe',
  balloon: 'A red balloon', beach: 'A parasol on a beach', bell: 'A yellow bell', bigwheel: 'A big wheel at a funfair', bird: 'A black bird', book: 'An orange book', boot: 'A brown boot', bowling: 'Bowling pins and a ball',
  chocolate: 'A bar of chocolate', cow: 'The face of a cow', crocodile: 'A crocodile', ear: 'An ear', eye: 'An eye', film: 'A clapperboard as used for films', fish: 'A blue fish', fishing: 'A fishing rod and a fish', globe: 'The Earth',
  handbag: 'A brown handbag', icecream: 'An ice cream', key: 'An old key', koala: 'A koala', laptop: 'A laptop', metro: 'The front of a metro train', microphone: 'A microphone', moon: 'The moon', mouse: 'A grey mouse',
  museum: 'A museum with columns', mushroom: 'A red mushroom', nose: 'A nose', octopus: 'A red octopus', orange: 'An orange', paints: 'A palette with paints', panda: 'The face of a panda', pear: 'A green pear', phone: 'A mobile phone',
  present: 'A present with a red ribbon', rabbit: 'The face of a rabbit', rainbow: 'A rainbow', shop: 'A shop', soup: 'A bowl of hot soup', sun: 'The sun behind a small cloud', sushi: 'A piece of sushi', taxi: 'A yellow taxi',
  tennis: 'A tennis ball', tiger: 'The face of a tiger', trophy: 'A golden cup', tulip: 'A flower', bed: 'A bed', bread: 'Bread', chair: 'A chair', cheese: 'Slices of cheese', cook: 'A cook with a spoon and a bowl', dance: 'Somebody dancing',
  door: 'A closed door', drink: 'Somebody drinking', eat: 'Somebody eating', egg: 'An egg', glasses: 'A pair of glasses', house: 'A house with a red roof', jacket: 'A brown jacket', lamp: 'A yellow lamp', lemon: 'A lemon', lion: 'A lion',
  clock9: 'A clock. The short hand points to nine, the long hand to twelve.', clock2: 'A clock. The short hand points to two, the long hand to twelve.', clock7: 'A clock. The short hand points to seven, the long hand to twelve.',
  clock830: 'A clock. The short hand is between eight and nine, the long hand points to six.', milk: 'A bottle of milk', pencil: 'A blue pencil',
};

/** In Vietnamese, where the English word is what is asked for. */
export const looksVi: Readonly<Record<string, string>> = {
  apple: 'Quả táo', banana: 'Quả chuối', bell: 'Cái chuông', bird: 'Con chim đen', book: 'Quyển sách', bread: 'Bánh mì', camera: 'Máy ảnh', chair: 'Cái ghế', cheese: 'Phô mai', clock9: 'Đồng hồ', cow: 'Con bò', crocodile: 'Con cá sấu', door: 'Cánh cửa',
  dress: 'Chiếc váy', ear: 'Cái tai', egg: 'Quả trứng', elephant: 'Con voi', eye: 'Con mắt', fish: 'Con cá', frog: 'Con ếch', glasses: 'Cái kính', grapes: 'Chùm nho', guitar: 'Đàn ghi-ta', horse: 'Con ngựa', house: 'Ngôi nhà', jacket: 'Áo khoác', key: 'Chìa khóa', lamp: 'Cái đèn',
  lion: 'Con sư tử', milk: 'Chai sữa', monkey: 'Con khỉ', moon: 'Mặt trăng', mouse: 'Con chuột', mushroom: 'Cây nấm', nose: 'Cái mũi', orange: 'Quả cam', pencil: 'Bút chì', penguin: 'Chim cánh cụt', rabbit: 'Con thỏ', rainbow: 'Cầu vồng', sun: 'Mặt trời',
  tiger: 'Con hổ', train: 'Tàu hỏa', turtle: 'Con rùa', umbrella: 'Cái ô', watermelon: 'Dưa hấu', rice: 'Bát cơm', soup: 'Bát canh nóng', bus: 'Xe buýt', cat: 'Con mèo', dog: 'Con chó', pear: 'Quả lê', trophy: 'Chiếc cúp',
};
