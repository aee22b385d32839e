/**
 * Words that questions may use although the word list has them at a higher level or not at all: the course teaches them
 * at that age, the question has a picture of them, or they are forms that the list omits. Add a word only for such a
 * reason; prefer using another word.
 */
const groups = {
  forms: 'o’clock can’t won’t cannot oh th p m s grandchildren stolen swapping twentieth',
  names: 'daisy fox mister oliver pa sue harbour delta dong frost',
  // Shown in pictures, or in the word lists of tests for young learners.
  young:
    'ambulance balloon bin boot candle canteen carrot chick choir crocodile foot funfair guide hen journalist kitten koala lamp microphone octopus oval pancake panda penguin pillow pound scarf tail turtle windy loud lake fridge nest beard chips pirate laptop postbox postman prize project rainbow rectangle robot rod roof rubber rubbish sand sandcastle saxophone season shark strawberry strawberries sushi tent torch torches triangle metro snowman',
  // Taught by the units of grades 3 to 5.
  three:
    'ache campfire campsite chung circus corridor cough crayon crow dive eraser feet finger firefighter giraffe goldfish hare hippo pagoda parrot proud rest sharpener souvenir tug yoga',
  // Taught by the units of grade 6.
  six: 'active appliance cable calculator cave ceiling channel compass cycle decorate decoration friendship furniture gathering gym housework judo landmark lift lotus narrow neighbourhood peaceful plaster playground postcard railway recycle reduce reusable score scored secondary stall twin useful viewer visitor waterproof wireless',
  // Taught by the units of grade 7.
  seven:
    'acne balm bamboo-copter banh broth carnival chapped costume dim distance dollhouse donate donated driverless handlebar headmaster hydro kangaroo keen kilt kimono mango mask melody mi midterm motorbike paintbrush parade pavement pedestrian plot puppet puppetry runny scooter seatbelt suncream tasty teaspoon throat tutor vitamin',
  // Taught by the units of grade 8.
  eight:
    'alien attendance avalanche browse buffalo carbon conference diversity drought edible emoji encouragement erupted forum galaxy gravity habitable igloo orchard protection radium recognition rocket saola shopaholic shopkeeper sledge speciality species tag telepathy thermometer three-dimensional tsunami unlock weave worship',
  // Taught by the units of grade 9.
  nine: 'affordable amenity amenities anxiety applicant applicants bartender brochure bustling camcorder canyon cashier collector concrete construction coral data dependence distraction domestic explorer fauna flora fragrance grassland handicraft helicopter heritage homestay hygienic immigrant instruct instructions itinerary landform lightweight liveable peak pho polar pursuit repetitive robotic snorkelling theme tribal tribute vacuum vital vocational',
  // Taught by the units of grade 10, or told by an example in the sentence.
  ten: 'blueprint ca fingerprint glue immature mode orphanage peacekeeping ratio rhino rota sustainable swap tai tu',
  // Taught by the units of grade 11.
  eleven:
    'anthem antibiotic apprentice bacteria biodiversity citadel congratulations cooperation cyberbullying diesel emblem expectancy fossil imperial methane qualifications rainwater snail vulnerable',
  // Taught by the units of grade 12.
  twelve:
    'autobiography autograph chatbot compost conserve dodo expired facial flexibility husky landfill literacy mammal multicultural predator primate self- verge',
  // Taught by the course of grades 6 to 8.
  lower:
    'addicted aloud backpack badminton bakery bamboo bathtub billion blossom bullying chopsticks clay commerce communal community commuter cyclist destruction dishwasher donate dragon electricity employed energy ethnic evacuated firework friendlier hard-working helmet helper hospitable keyboard landslide lantern microscope necktie niece nomadic non-renewable noodle panel pasture peach primary race recipe renewable reuse safety sail sailed salty screen seller smoky solar spacecraft spoonful stem stilt sunburn telescope terraced tyre valuable vet villager wardrobe waterfall watermelon boatload underground scarecrow',
  // Taught by the course of grades 9 and 10, or explained by the passage.
  upper:
    'app artisan birch breadwinner chore clockmaker congestion conical counsellor fertiliser fir footprint fungi grocer handprint homemaker knowledgeable marathon overload pant restoration shorten smartphone toad unused',
  // Answers that are formed from a printed word.
  formed: 'convincingly urbanisation unrewarding evaporation condensation precipitation',
};

export const taught: ReadonlySet<string> = new Set(Object.values(groups).join(' ').split(' '));
