import { topic } from './topic.ts';

export const PEOPLE = [
  topic(
    'family, relatives',
    `my family, our family, whole family, the family, family reunion, in-law, in-laws, grandchild, grandson, granddaughter, my cousin, my sister, my brother,
    my sibling, my niece, my nephew, my grandmother, my grandfather, my parent`,
    `mum, mom, mommy, mummy, dad, daddy, mother, father, grandma, grandmother, grandpa, grandfather, grandad, granddad, granny, gran, gramps, nana, nan, nanna, papa, mama, auntie, aunt, uncle, cousin, niece, nephew,
    sister, brother, sibling, parent, wife, husband, son, daughter, kid, child, twin, grandparent, family, generation, family tree`,
  ),
  topic(
    'parenting, kids, children, family',
    `toddler, tantrum, bedtime story, daycare, school run, parents evening, potty, babysitter, playdate, my kid, our kid, my child, my son, my daughter, the kids, our son, our daughter,
    kindergarten, teething, teenager, as a parent, being a parent, nursery, childminder`,
    `son, daughter, kid, child, children, baby, school, homework, playground, teacher, nappy, diaper, bedtime, grow up, lunchbox, pocket money, pram, cuddle, raise`,
  ),
  topic(
    'baby, newborn, family',
    `newborn, crib, pram, breastfeed, breastfeeding, bottle feed, night feed, baby shower, my baby, our baby, the baby`,
    'baby, feed, birth, nappy, diaper, midwife, wean, cot, pound, ounce',
  ),
  topic(
    'pregnancy, pregnant',
    'pregnant, pregnancy, midwife, due date, ultrasound, trimester, miscarriage, morning sickness, maternity leave, fertility',
    'week, scan, bump, birth, baby, kick',
  ),
  topic(
    'relationship, relationships, love, partner',
    `boyfriend, girlfriend, fiance, fiancee, my ex, couple therapy, divorce, breakup, break up, broke up, my husband, my wife, my partner, our relationship, marriage, propose, cheat on,
    move in together, our anniversary, in love, separation, affair, spark`,
    'partner, husband, wife, date, argue, argument, trust, love, relationship, anniversary, romantic, kiss, apart, jealous, together, commitment',
  ),
  topic(
    'dating, dates, relationship',
    'my date, first date, second date, third date, tinder, dating app, online dating, blind date, hinge',
    'date, awkward, match, flirt, nervous, butterflies, kiss, smile, really like, meet again',
  ),
  topic(
    'friends, friendship, friend',
    `best friend, old friend, old friends, friendship, my friend, my friends, a friend, friend of mine, mate of mine, close friend, our friend, reunion, school friend, pen pal`,
    'friend, mate, pub, left out, invite, hang out, catch up, laugh, keep in touch, get together, gang',
  ),
  topic('loneliness, lonely', 'lonely, loneliness, isolated, on my own all day, no one to talk to', 'alone, isolation'),
  topic(
    'grief, loss, bereavement',
    `funeral, passed away, pass away, grief, grieve, grieving, bereavement, eulogy, headstone, cremation, mourn, mourning, say goodbye to, his ashes, her ashes, hospice, since he died, since she died, would have been his, would have been her, i miss him, i miss her, miss his, still miss, condolence, lose the baby, lost the baby,
    put to sleep`,
    'died, die, death, miss, gone, loss, cemetery, grave, goodbye, widow, memorial, empty, coffin, lost, heaven, ashes',
  ),
  topic(
    'wedding, marriage',
    'wedding, bridesmaid, bride, hen do, stag do, honeymoon, reception venue, wedding dress, wedding day, best man speech, engagement ring, got engaged',
    'venue, vow, seating, ring, ceremony, bouquet, groom, best man, propose, engaged, engagement, dress, registry',
  ),
  topic(
    'birthday, birthdays',
    'birthday, turn thirty, turn forty, turn fifty, birthday cake',
    'party, cake, candle, invite, balloon, present, gift, card',
  ),
  topic(
    'party, event, celebration',
    'party, barbecue, housewarming, house party, celebrate, celebration, dinner party',
    'guest, invite, cake, drink, music, decoration, host, champagne, toast, balloon',
  ),
  topic(
    'gifts, presents, gift ideas',
    'gift idea, present idea, get her for, get him for, gift for, present for, gift card, secret santa',
    'gift, present, wrap, surprise',
  ),
  topic(
    'neighbours, neighbors, neighbourhood',
    'noise complaint, upstairs neighbour, next door neighbour, the neighbours, the neighbors, people upstairs, our neighbour, my neighbour, people next door, our street',
    'neighbour, neighbor, loud, street, noise, fence, upstairs, next door, bang, wall',
  ),
  topic(
    'care, caregiving, elderly care',
    'carer, caregiver, care home, dementia, alzheimer, memory clinic, nursing home, power of attorney, look after mum, look after dad, look after my mother, look after my father',
    'look after, medication, hospital, forget, memory, nurse, visit',
  ),
  topic(
    'pets, pet, animals, animal',
    'the vet, puppy, kitten, hamster, litter tray, guinea pig, parrot, my dog, my cat, our dog, our cat, the dog, the cat, pet, rescue dog, aquarium, goldfish, cat flap, dog walker',
    'vet, dog, cat, rabbit, feed, bark, tail, animal, fur, leash, paw, cage, lead, purr',
  ),
  topic(
    'dog, dogs',
    'puppy, my dog, our dog, rescue dog, dog walker, dog training',
    'dog, bark, paw, tail, leash, lead',
  ),
  topic('cat, cats', 'kitten, my cat, our cat, litter tray, cat flap', 'cat, purr, paw, vet'),
  topic(
    'volunteering, charity, community',
    'volunteer, food bank, charity, fundraiser, homeless shelter, donate, soup kitchen, litter pick, clothing drive, fundraising',
    'community, donation, help out, shift, sponsor',
  ),
  topic(
    'community, local',
    'community hall, community centre, residents, neighbourhood watch, committee, village hall, town hall, street party, residents association, local council',
    'council, committee, vote, street, local, neighbour, town, village',
  ),
  topic(
    'politics, news',
    'election, parliament, government, prime minister, petition, referendum, the council, council meeting, councillor, consultation, senator, mayor, campaign, protest',
    'council, policy, news, law, vote, minister, local, party, debate, resident',
  ),
  topic(
    'faith, religion, church',
    'church, prayer, mosque, sermon, bible, quran, synagogue, pray, scripture, ramadan, rabbi, pastor, psalm, hymn, priest, sunday service, mass, worship',
    'god, faith, service, bless, spirit, belief, doubt, eid',
  ),
];
