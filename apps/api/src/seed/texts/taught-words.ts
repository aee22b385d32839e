/**
 * Words that a grade reads or writes although the list of levels puts them higher or has not got them: each is taught by
 * the course at that age, pictured beside the question, or a form that the list leaves out. A new one needs such a
 * reason; another word is the better way.
 */
const groups = {
  forms: 'o’clock can’t won’t cannot oh th p m s',
  names: 'daisy fox mister oliver pa sue harbour delta dong',
  // Pictured, or in the lists of the tests for young learners.
  young:
    'ambulance balloon bin boot candle canteen carrot chick choir crocodile foot funfair guide hen journalist kitten koala lamp microphone octopus oval pancake panda penguin pillow postbox postman prize project rainbow rectangle robot rod roof rubber rubbish sand sandcastle saxophone season shark strawberry strawberries sushi tent torch torches triangle metro',
  // The course of grades 6 to 8.
  lower:
    'addicted aloud backpack badminton bakery bamboo bathtub billion blossom bullying chopsticks clay commerce communal community commuter cyclist destruction dishwasher donate electricity employed energy ethnic evacuated firework friendlier hard-working helmet helper hospitable keyboard landslide lantern microscope necktie niece nomadic non-renewable noodle panel pasture peach primary recipe renewable reuse safety sail sailed salty screen seller smoky solar spacecraft spoonful stem stilt sunburn telescope terraced tyre valuable vet villager wardrobe waterfall watermelon boatload',
  // The course of grades 9 and 10, and what the passages themselves explain.
  upper:
    'app artisan birch breadwinner chore clockmaker congestion conical counsellor fertiliser fir footprint fungi grocer handprint homemaker knowledgeable overload pant restoration shorten smartphone unused',
  // Asked for as a form of a word that is printed.
  formed: 'convincingly urbanisation unrewarding evaporation condensation precipitation',
};

export const taught: ReadonlySet<string> = new Set(Object.values(groups).join(' ').split(' '));
