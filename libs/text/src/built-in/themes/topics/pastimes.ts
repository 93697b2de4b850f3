import { topic } from './topic.ts';

export const PASTIMES = [
  topic(
    'sailing, boat, boating',
    'sailing, sailboat, yacht, dinghy, rowing boat, the boat, mooring, regatta, marina',
    'boat, sail, anchor, harbour, wind, deck, mast, lake, paddle',
  ),
  topic(
    'kayaking, rowing, canoe',
    'kayak, kayaking, canoe, rowing, paddleboard, rapids',
    'paddle, river, boat, oar, lake',
  ),
  topic(
    'fishing',
    'fishing, angling, trout, pike, fishing rod, bait, carp',
    'fish, rod, line, river, catch, lake, hook, cast',
  ),
  topic('surfing, sea', 'surfing, surfboard, wetsuit, surf', 'wave, board, beach, swell'),
  topic('diving, scuba', 'scuba, snorkel, snorkelling, diving, freediving', 'reef, tank, depth, sea'),
  topic(
    'skiing, snowboarding, winter sports',
    'skiing, snowboard, ski lift, ski resort, skis, slopes, ice skating',
    'ski, slope, snow, skate',
  ),
  topic(
    'climbing, bouldering',
    'climbing, bouldering, belay, crux, climbing wall, via ferrata, quickdraw, chalk bag, free solo',
    'climb, rope, grip, ledge, route, crack, rock, hold, harness, clip, summit',
  ),
  topic(
    'martial-arts, judo, karate, boxing',
    'judo, karate, boxing, taekwondo, jiu-jitsu, sparring, martial art, black belt, kickboxing',
    'belt, punch, dojo, ring, kick, opponent',
  ),
  topic(
    'dance, dancing, ballet',
    'ballet, salsa, tango, choreography, dance class, dancing, dance, tap shoes, recital, dancer, pirouette',
    'step, count, partner, turn, rehearsal, stage, rhythm, chorus',
  ),
  topic(
    'theatre, acting, theater, drama',
    'audition, theatre, theater, rehearsals, opening night, stage fright, playwright, improv, the cast, curtain call, monologue',
    'play, act, scene, stage, role, line, costume, director, script, part, drama',
  ),
  topic(
    'band, rehearsal, music',
    'rehearsal, the band, bandmate, band practice, drummer, bass player, guitarist, singer, trumpet, saxophone',
    'band, gig, practice, set, part, song, drum, tune',
  ),
  topic('singing, choir, music', 'choir, singing lesson, soprano, alto, tenor, karaoke', 'sing, voice, hymn, concert'),
  topic(
    'chess',
    'chess, knight, checkmate, grandmaster, bishop takes, endgame, rook, pawn',
    'opening, queen, move, game, draw, castle',
  ),
  topic('puzzles, crossword', 'crossword, sudoku, jigsaw, puzzle, escape room', 'clue, piece, solve'),
  topic(
    'horse-riding, horses, riding',
    'horse, pony, saddle, stable, horse riding, gallop, dressage',
    'ride, jump, trot, mane, field',
  ),
  topic('motorcycle, motorbike', 'motorbike, motorcycle, scooter, sidecar', 'ride, helmet, engine, bike'),
  topic(
    'woodworking, woodwork, carpentry',
    'woodwork, woodworking, carpentry, chisel, lathe, dovetail, workbench, carpenter',
    'wood, saw, joint, oak, sand, glue, plank, shed',
  ),
  topic(
    'beekeeping, bees',
    'beekeeping, beehive, beekeeper, the hive, honey bee, brood, apiary, honeycomb, beeswax, hive',
    'bee, queen, honey, frame, swarm, colony',
  ),
  topic(
    'meditation, mindfulness, yoga',
    'meditation, meditate, mindfulness, breathing exercise, yoga, retreat, mantra',
    'breath, calm, sit, silence, cushion, pose',
  ),
  topic(
    'wine, beer, drinks',
    'wine tasting, vineyard, home brew, homebrew, craft beer, cocktail, whisky, brewery',
    'wine, beer, taste, bottle, brew, grape, glass',
  ),
  topic(
    'coffee, cafe',
    'espresso, latte, barista, coffee shop, coffee beans, flat white, cafe',
    'coffee, bean, cup, roast, grind',
  ),
  topic(
    'collecting, antiques',
    'stamp collection, vinyl, antique, flea market, coin collection, car boot sale, auction',
    'collect, rare, bid, dealer',
  ),
  topic(
    'robotics, electronics, maker',
    'arduino, raspberry pi, solder, soldering, circuit board, 3d printer, robot',
    'sensor, wire, motor, circuit, print',
  ),
  topic(
    'foraging, mushrooms',
    'foraging, forage, mushroom hunting, chanterelle, wild garlic, elderflower',
    'mushroom, berry, forest, basket, wild',
  ),
  topic(
    'skincare, beauty, hair',
    'haircut, hairdresser, skincare, moisturiser, make-up, manicure, salon',
    'hair, skin, cut, colour, nail',
  ),
  topic(
    'fashion, clothes, style',
    'outfit, fashion, vintage dress',
    'wardrobe, dress, shirt, jacket, shoe, wear, suit',
  ),
  topic(
    'dressmaking, sewing, crafts',
    'dressmaking, the dress, hem, sewing, tailor, seam, patchwork',
    'button, zip, fabric, fit, needle, pin, sleeve, stitch',
  ),
  topic(
    'family-history, genealogy, ancestors',
    'genealogy, family tree, ancestor, family history, emigrated, great-grandmother, great-grandfather, parish register',
    'farm, brother, photograph, surname, grandfather, born, village, letter, census',
  ),
];
