import { topic } from './topic.ts';

export const BODY_AND_MIND = [
  topic(
    'health, medical, doctor',
    `the doctor, a doctor, my doctor, the gp, my gp, hospital, surgery, diagnosis, prescription, blood pressure, blood test, symptom, medication, antibiotic, migraine, vaccine, clinic, x-ray, mri, asthma, allergy, check-up, checkup, biopsy,
    chemo, cholesterol, inhaler, insulin, diabetes, the physio, physio, physiotherapy, the dentist, dentist, intensive care, stroke, cancer, ambulance, scan, my back, my knee, side effect, painkiller, nurse, specialist, bad back, fever, injury`,
    'pain, knee, headache, cough, dose, ache, ill, sick, sore, appointment, pharmacy, rash, swollen, throat, virus, flu, breathe, pill, dizzy, tablet, doctor, hurt, shoulder, neck, ankle, wrist, stomach, hip, heal, recover, ice, bandage, medicine, blood, tooth, jaw, elbow, rib, numb, crown, exercise, weight',
  ),
  topic(
    'dentist, dental, health',
    'dentist, root canal, filling, toothache, wisdom tooth, crown on',
    'tooth, gum, appointment',
  ),
  topic('appointment, appointments', 'appointment', 'reschedule, clinic, waiting room'),
  topic(
    'recovery, rehab, health',
    'physio, physiotherapy, rehab, recovery, in remission, all clear, off the crutches, recovering, stitches out',
    'exercise, knee, shoulder, better, walk, heal, stairs, strength, band, stretch, ankle',
  ),
  topic(
    'mental-health, mental health, anxiety, therapy, wellbeing',
    `therapist, therapy, anxiety, anxious, panic attack, depression, depressed, burnout, burn out, burnt out, burned out, mental health, counsellor, counselor, self-care, self-esteem, overthink, loneliness, lonely, feel hopeless, feel worthless, stop thinking, can't cope, cannot cope, feel numb, hate myself, intrusive thought, can't stop worrying, get out of bed, cry for no reason`,
    'overwhelmed, panic, terrified, shaking, ashamed, losing my mind, live like this, heart racing, stress, stressed, cope, numb, breathe, cry, spiral, exhausted, drained, boundary, hopeless, pointless, worry, scared, fear, heart, dying, dread, tired, session, mood, sad, empty',
  ),
  topic(
    'therapy, counselling, mental health',
    'therapist, therapy, counsellor, counselor, my session, counselling',
    'session, boundary, pattern, childhood',
  ),
  topic(
    'anxiety, worry, mental health, stress',
    "anxiety, anxious, panic attack, can't stop thinking, can't stop worrying, hands shake, hand shake, heart racing, overthinking, dread",
    'nervous, worry, worried, scared, panic, shake, sleep, wrong',
  ),
  topic(
    'stress, overwhelm',
    'stressed, stressful, overwhelmed, too much on, under pressure, worn out',
    'stress, pressure, deadline, exhausted, behind, overtime, tired',
  ),
  topic(
    'sleep, insomnia',
    "insomnia, sleepless, slept badly, couldn't sleep, can't sleep, wide awake, can not sleep, awake again, sleep better, sleeping badly, sleep through",
    'sleep, awake, bed, tired, alarm, mattress, pillow, asleep, nap, exhausted, wake',
  ),
  topic(
    'dreams, dream',
    'weird dream, had a dream, have a dream, had this dream, dream last night, dream about, in the dream, strange dream, dreamt, dreamed, the dream, recurring dream',
    'dream, woke, wake, nightmare',
  ),
  topic(
    'fitness, exercise, workout, gym, sport, training',
    `gym, workout, yoga, pilates, squat, deadlift, personal best, push-up, treadmill, personal trainer, dumbbell, stretching, marathon, half marathon, 5k, 10k, parkrun, exercise class, spin class, swim session`,
    'run, jog, swim, train, training, lap, muscle, exercise, cycle, weight, kilometre, mile, stretch, pace, coach, rep, bike, race, leg, kilo, set, plank, rest day, barbell, elbow, band, bench',
  ),
  topic(
    'running, run, jogging',
    'marathon, half marathon, 5k, 10k, parkrun, jog, long run, morning run, running shoe, running shoes, ran every, couch to, went for a run, go for a run',
    'run, pace, mile, kilometre, k, lap, trainers, race, stitch, finish line, knee, leg',
  ),
  topic(
    'race, marathon',
    'marathon, half marathon, race day, finish line, the race',
    'race, pace, finish, medal, kilometre',
  ),
  topic(
    'cycling, bike',
    'bike ride, cycling, cyclist, bicycle, puncture, bike lane, road bike',
    'bike, cycle, helmet, ride, pedal, saddle',
  ),
  topic(
    'swimming, swim',
    'swimming, swimming pool, front crawl, swim, breaststroke, open water',
    'pool, length, goggles, lane, water',
  ),
  topic(
    'walking, walk, hiking',
    'long walk, hike, hiking, hill walk, went for a walk, evening walk, morning walk, footpath',
    'walk, path, hill, boots, trail, mile, river',
  ),
  topic(
    'diet, nutrition, healthy eating, weight',
    'calorie, protein, vegan, vegetarian diet, nutrition, cut out sugar, no sugar, lose weight, lost weight, weight loss, gluten, intermittent fasting, weigh myself, my diet, stop eating',
    'diet, sugar, snack, salad, weight, fasting, carb, fibre, biscuit, hungry, eat, weigh, fat',
  ),
  topic(
    'habits, habit, routine',
    'habit, morning routine, streak, screen time, daily routine, new routine, quit smoking',
    'routine, every day, track, journal, daily, alarm, day, phone',
  ),
  topic(
    'goal-setting, goals, resolutions, goal',
    "my goal, new year resolution, new year's resolution, resolution, bucket list, set myself, goal for, five year plan, my goals, goals for",
    'goal, habit, target, aim, every day, progress, challenge, track, streak, this year, by june, achieve',
  ),
  topic(
    'gratitude, thankful, grateful',
    'grateful, gratitude, thankful, count my blessings, feel lucky, so lucky',
    'appreciate, lucky, blessed, thank',
  ),
  topic(
    'reflection, journal, self-reflection, thoughts',
    `i've been thinking about, been reflecting, looking back, dear diary, i keep going back and forth, makes me wonder, i keep asking myself, part of me, what i've learned, been thinking a lot, on the one hand`,
    'realise, realize, wonder, meaning, journal, lesson, reflect',
  ),
  topic(
    'decision, decisions, choice',
    "make a decision, back and forth, on the one hand, pros and cons, can't decide, decide by, make up my mind, decision",
    'decide, choice, option, either, list, instead',
  ),
  topic(
    'memories, nostalgia, childhood, memory',
    'childhood, nostalgia, nostalgic, when i was little, when i was a kid, old photos, when i was young, used to take me, photo album, used to let me, the old days, takes me back',
    'remember, memory, used to, years ago, back then, grandfather, grandmother, smell, grandad, photo',
  ),
  topic(
    'feelings, emotions',
    "how i feel, my feelings, mixed feelings, don't know how to feel",
    'feel, feeling, emotion',
  ),
];
