import { topic } from './topic.ts';

export const LIFE_EVENTS = [
  topic(
    'adoption, foster care',
    'adoption, adopt, adopted, foster, foster parent, social worker',
    'court, judge, family, child',
  ),
  topic(
    'divorce, custody, separation',
    'divorce, custody, separated, ex-wife, ex-husband, separation, divorce lawyer, alimony',
    'court, lawyer, judge, kid, house, weekend',
  ),
  topic('graduation', 'graduation, graduated, cap and gown, graduate', 'degree, ceremony, diploma'),
  topic('anniversary', 'anniversary, golden wedding', 'year, married'),
  topic(
    'engagement, proposal, wedding',
    'engaged, proposed, engagement, got down on one knee, marry me, fiance, fiancee',
    'ring, propose, knee, yes',
  ),
  topic(
    'immigration, visa, citizenship',
    'visa, immigration, citizenship, residence permit, asylum, embassy, consulate, green card, naturalisation, work permit',
    'passport, application, certificate, country, test, document, border, form',
  ),
  topic(
    'paperwork, bureaucracy, documents',
    'paperwork, bureaucracy, red tape, certified copy, application form, form to fill',
    'form, document, application, letter, copy, sign, office, stamp',
  ),
  topic(
    'house-hunting, property, viewing',
    'viewing, viewings, house hunting, flat hunting, estate agent, over budget, made an offer on, asking price',
    'agent, offer, bedroom, loft, floor, boiler, kitchen, road, budget, mortgage, buyer',
  ),
  topic(
    'accident, emergency',
    'accident, ambulance, crash, emergency room, car crash, fell off, broke my, broke his, broke her',
    'hospital, blood, hurt, police, operate, bleed',
  ),
  topic(
    'crime, burglary, theft, break-in',
    'burglary, burgled, broken into, break-in, stolen, pickpocket, mugged, robbed, thief, robbery',
    'police, window, steal, glass, insurance, lock',
  ),
  topic(
    'flood, storm, damage',
    'flood, flooding, flooded, storm damage, hurricane, sandbag',
    'water, river, damage, insurance, basement, cellar, roof, rain',
  ),
  topic('insurance', 'insurance claim, insurance company, insurance, premium', 'claim, policy, cover, excess'),
  topic(
    'addiction, sobriety, recovery',
    'sober, sobriety, relapse, alcoholic, addiction, rehab, days clean, my sponsor, stop drinking, stopped drinking, quit smoking, gambling',
    'drink, drinking, sponsor, day, craving, shame, meeting, bottle',
  ),
  topic(
    'surgery, operation, health',
    'surgery, operation, anaesthetic, surgeon, implant, transplant, operating',
    'hospital, ward, recover, scar, stitch',
  ),
  topic(
    'hospital, health',
    'the ward, intensive care, hospital, night nurse, emergency room',
    'bed, doctor, nurse, visit, patient, tube',
  ),
  topic(
    'nursing, patients, work',
    'the ward, night shift on, my patient, my patients, nursing, handover at',
    'patient, shift, ward, nurse, bed',
  ),
  topic(
    'farm, farming, animals',
    'farm, ewe, tractor, barn, harvest, lambing, livestock, cow, cattle, milking, hay bale, combine harvester, flock, hay, calf, chickens',
    'field, sheep, ram, vet, crop, feed, lamb, herd, acre',
  ),
  topic(
    'work, restaurant, kitchen',
    'line cook, kitchen shift, head chef, waiting tables, short-staffed',
    'grill, chef, pass, shift, kitchen, dessert, order',
  ),
  topic(
    'construction, building',
    'building site, scaffolding, concrete, bricklayer, foundation, architect, planning permission',
    'brick, cement, site, beam, builder, crane, wall',
  ),
  topic(
    'retail, shop, customers',
    'shop floor, stocktake, inventory, cash register, our shop, my shop',
    'customer, stock, shelf, till, sell',
  ),
  topic('sales', 'sales target, cold call, sales pitch, sales team', 'sale, quota, client, deal'),
  topic(
    'launch, release, milestone',
    'went live, launch day, grand opening, opening day, launched',
    'launch, sign up, customer, open, live, user',
  ),
  topic('inspection, audit', 'inspection, inspector, audit, auditor', 'check, record'),
  topic(
    'packing, packing list, trip',
    'packing list, packing, to pack, sleeping bag',
    'tent, stove, bag, battery, charger, suitcase, mat, rain, spare, pack, passport, shirt, sock',
  ),
  topic(
    'medication, medicine, pharmacy',
    'pharmacist, pharmacy, medication, prescription, dose, inhaler, antibiotics, side effects',
    'tablet, pill, food, mg',
  ),
  topic(
    'hearing, eyesight, health',
    'hearing aid, cochlear, glasses prescription, optician, cataract, eye test, deaf',
    'hear, ear, sound, eye, see',
  ),
  topic(
    'adhd, autism, neurodiversity',
    'adhd, autism, autistic, dyslexia, neurodivergent',
    'diagnosis, focus, sensory',
  ),
  topic('menopause, hormones, health', 'menopause, hot flush, hormone, perimenopause, period pain', 'sleep, mood'),
  topic('sermon, church, faith', 'sermon, homily', 'gospel, hymn, forgiveness, congregation, reading, talk, parable'),
  topic(
    'screenplay, script, writing, tv',
    'screenplay, script, storyboard, pilot episode',
    'scene, episode, character, dialogue, cut, page, line, letter, act',
  ),
  topic(
    'science, physics',
    'physics, chemistry, astronomy, gravity, quantum, laboratory, microscope',
    'planet, experiment, theory, force, question, homework',
  ),
  topic('citizenship, home, belonging', 'citizenship, citizenship test, oath', 'certificate, ceremony, country'),
  topic(
    'coffee-shop, cafe, small business',
    'my cafe, our cafe, the cafe, bakery of my own, opened the shop',
    'customer, sell, open',
  ),
];
