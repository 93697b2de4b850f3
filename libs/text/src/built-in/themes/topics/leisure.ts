import { topic } from './topic.ts';

export const LEISURE = [
  topic(
    'idea, ideas, brainstorm, invention',
    `random idea, an idea, my idea, new idea, this idea, idea for, best idea, good idea for, great idea for, what if there, what if we, what if you, brainstorm, app idea, business idea, invention, ideas for, what about a, how about a, why isn't there, somebody should make, someone should make, somebody must have made`,
    'idea, imagine, concept, could build, prototype, would be cool, app, invent, someone should',
  ),
  topic('app, app idea', 'an app, app idea, the app', 'app, user, download, feature'),
  topic(
    'books, reading, book',
    'novel, audiobook, book club, library book, the author, finished reading, bookshop, paperback, finished the book, the book, good book, poetry collection, finished the novel, memoir',
    'read, book, page, footnote, chapter, author, character, plot, story, library, fiction, chapter, ending, author',
  ),
  topic(
    'film, movies, tv, movie',
    'movie, film, cinema, netflix, documentary, trailer, tv show, tv series, box set, screenplay',
    'watch, episode, season, actor, director, scene, ending, series, shot',
  ),
  topic(
    'music, song, songs',
    'lyric, guitar, piano, concert, melody, playlist, chord, chorus, choir, violin, orchestra, gig, rehearsal, bassline, cello, setlist, bass line, the song, my song, new song, the drums, song',
    'band, sing, verse, play, key, tune, record, bridge, practise, practice, music, drum, album, minor, major, stage',
  ),
  topic(
    'podcast, podcasting',
    'podcast, episode idea, listeners',
    'episode, listener, guest, record, interview, intro, edit',
  ),
  topic(
    'art, drawing, painting',
    'watercolour, watercolor, sketchbook, exhibition, pottery, oil painting, sculpture, canvas, sketch, ceramics, kiln, acrylics, art class, gallery',
    'paint, draw, brush, colour, color, art, clay, portrait, glaze, paper, class, museum',
  ),
  topic(
    'photography, photos',
    'photography, lens, tripod, aperture, photo shoot, darkroom, iso, shutter, long exposure',
    'photo, picture, shot, light, edit, frame, camera, photograph, exposure, focus',
  ),
  topic(
    'crafts, knitting, sewing, craft',
    'knit, knitting, crochet, sew, sewing, yarn, quilt, embroidery, sewing machine, woodwork, carving, origami',
    'stitch, pattern, scarf, needle, fabric, thread, wool, glue, handmade',
  ),
  topic(
    'games, gaming, board games',
    'video game, board game, xbox, playstation, nintendo, chess, minecraft, jigsaw, game night, dungeon, dice, card game, the rules',
    'game, play, level, player, score, roll, card, round, map, rule',
  ),
  topic(
    'sports, sport, football',
    'football, soccer, tennis, basketball, cricket, rugby, hockey, baseball, goalkeeper, volleyball, golf, badminton, half time, half-time, the match, penalty, world cup, league',
    'match, score, goal, team, coach, season, kick, tournament, win, game, nil, pitch, training, bottom',
  ),
  topic(
    'nature, outdoors, wildlife, birds',
    'birdwatching, woodpecker, wildlife, heron, kingfisher, starling, sparrow, kestrel, buzzard, osprey, puffin, swan, goose, blackbird, owl, deer, bluebell, butterfly, northern lights, badger, hedgehog, dragonfly, robin',
    'bird, forest, river, tree, walk, wood, sunset, sunrise, lake, sky, leaf, fox, spring, sea, wind, path, beach, star, moon',
  ),
  topic(
    'birds, birdwatching',
    'birdwatching, woodpecker, heron, kingfisher, blackbird, owl, warbler, robin, nest, goldfinch, bird feeder',
    'bird, wing, hide, binoculars',
  ),
  topic(
    'stars, astronomy',
    'telescope, milky way, astronomy, meteor shower, northern lights, constellation, new moon, full moon',
    'star, moon, sky, planet',
  ),
  topic(
    'environment, climate, sustainability',
    'climate change, recycling, carbon footprint, solar panel, plastic free, sustainability, heat pump, greenhouse gas',
    'plastic, energy, waste, reuse, green, recycle, climate',
  ),
  topic(
    'design',
    'typeface, wireframe, mockup, user interface, colour scheme, color scheme, user experience, ux',
    'design, layout, screen, button, logo, font, user',
  ),
  topic('hobby, hobbies', 'my hobby, new hobby, evening class', 'hobby'),
  topic('library, libraries', 'library', 'book, borrow, librarian'),
  topic('beach, sea', 'the beach, seaside', 'beach, sea, sand, wave'),
];
