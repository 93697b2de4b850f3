/** AFINN was made for short public messages; in spoken notes these words mostly carry no mood at all. */
export const WITHOUT_MOOD = new Set(
  `like want wants wanted share shared shares sharing please no yeah yes pretty pay matter matters stop stopped stops cut cuts number block blocks
  cover natural fire alone leave join united top big chance interest interests certain huge warning leak clear clearly straight solid strike
  agree agrees agreed accept accepted accepts reach reached bright backed charges charged charge demand drop drops dropped emergency fit
  god jesus forget forgotten forgot hard help helps helping infected legal ability apply allow capable admit admits adopt escape resolve resolves
  noisy keen kind novel promote restore safe safely save saved saves spark support supports sweet treat true trust vision vitamin warm
  limited lowest missing mistake number oxymoron poor postpone pushy questioned recommend recommended reject risk shoot shot
  short sick slow smart substantial swear tax thanks warn wave waste increase increased boost boosted fresh commit committed committing
  growing growth commitment profit heaven hell hopefully mandatory feature shy offline popular prepared
  aboard active adopt adopted attract comedy comic diamond dream dreams embrace engage ensure expand extend faith free grace grant granted greet immune
  intense jewel pray promise solve spirit acquit asset assets avid bargain benefit benefits bold brisk careful carefully clean cleaner cleaners dear donate
  donated ease fair favor favour fortune gain gained gift gifts gold hail ha haha hug important likely mature notable noble patient profits quality rich
  rescue rescued reward robust romance secure secured slick smarter solution solutions stable stout strong strength swift tender tribute useful welcome
  fan fans gem grand medal merry scoop sparkle super stuff alarm alarms ban barrier beaten blah bore burglar cancel choke clash critic damn dark darkest deny
  dent deport dirt dirty dispute drown drunk expel fad flu fool fever gag grave gray grey gun hide hid hunger hungry itch itchy lobby muddy nosy nosey
  nut nuts odd pest pillage prison pressure punish rebel rig scar score sin slash slip sneeze spam stall stab starve starving tense tenses tension
  thorny tremor vague warn lowest lurk lag dump drag bloody fake fakes suck exaggerate exaggerating silly loser losers accident exclude excluded expose exposed
  exempt false forbid ghost ignore impose paradox parley passive pensive pretend prevent provoke rainy reject retreat strange struck strike
  suspend trap unclear urgent verdict worn flop disguise cramp crude curse delay blind bomb attack avert avoid avoids avoiding awaited await apology
  demanded doubt empty escape excuse axe dose weak trouble crisis risky risks alert tumor suffer poison injury muted no-one nobody wooed woo wind wood limp
  significant debt death dead die dying died kill killed killing cancer funeral crying cry ugly suspect lag prevent war weird
  desire desired tops cool fine ok okay great good well better best nice hope hopes hoping miss missed misses missing lost lose loss losing loses
  sorry care cares cared wish wishes wishing wished fun work works`.split(/\s+/u),
);

/** What people say of themselves aloud; -5 to 5 as in AFINN. Also the common words whose AFINN weight is off in speech. */
export const SPOKEN: Readonly<Record<string, number>> = {
  good: 2, better: 1.5, best: 2.5, great: 3, nice: 2, fun: 2.5, fine: 0.7, cool: 1.3, ok: 0.3, okay: 0.3, thanks: 1, sweet: 2, lovely: 3, gorgeous: 3,
  delicious: 2.5, tasty: 2, cosy: 2, cozy: 2, proud: 3, grateful: 3, thankful: 2.5, blessed: 2.5, relieved: 2, relief: 2, hopeful: 2, thrilled: 4,
  ecstatic: 4, overjoyed: 4, elated: 4, amazing: 4, incredible: 3.5, fantastic: 4, wonderful: 4, brilliant: 3.5, magical: 3.5, perfect: 3, beautiful: 3,
  joy: 3.5, joyful: 3.5, peaceful: 2.5, calm: 1.5, calmer: 1.5, content: 1.5, contented: 2, excited: 3, exciting: 3, giggle: 2, giggling: 2, giggled: 2,
  laughed: 2, laughing: 2, laughter: 2.5, laugh: 2, smiling: 2, smiled: 2, smile: 2, energised: 2.5, energized: 2.5, refreshed: 2, rested: 1.5,
  promising: 2, smooth: 1.5, smoothly: 1.5, productive: 2, progress: 1.2, succeeded: 2.5, success: 2.5, successful: 2.5, milestone: 1.5, improving: 1.5,
  improved: 1.5, recovered: 2, healed: 2, healing: 1.5, adorable: 3, charming: 2, hilarious: 2.5, funny: 1.8, generous: 2, thoughtful: 2, helpful: 2,
  kindness: 2, supportive: 2, encouraging: 2, inspiring: 2.5, inspired: 2, satisfying: 2, satisfied: 2, rewarding: 2.5, pleasant: 2, pleased: 2.5,
  delighted: 3.5, delight: 3, glad: 2.5, happy: 3, happier: 2.5, happiest: 4, love: 3, loved: 3, loves: 2.5, loving: 2.5, enjoy: 2, enjoyed: 2.2, enjoying: 2.2,
  treasure: 2, cherish: 2.5, celebrate: 2, celebrated: 2, celebrating: 2.5, congratulations: 2.5, lucky: 2.5, confident: 2, confidence: 1.5, motivated: 2,
  miracle: 3.5, bliss: 4, stunning: 3.5, superb: 3.5, terrific: 3.5, marvellous: 3.5, marvelous: 3.5, gratitude: 2.5, appreciate: 2, appreciated: 2,
  sad: -2.5, sadness: -2.5, sadder: -2.5, upset: -2.5, cry: -2, crying: -2.5, cried: -2.5, tears: -1.5, trouble: -1, weak: -1.3, suffer: -2.2, suffering: -2.5, accident: -1.5, crisis: -1.8, injury: -1.5, strong: 1, hug: 1, hugged: 1.3, reward: 1.2, welcome: 1.2, starving: -1, false: 0, silly: -0.4, doubt: -0.6, sobbing: -4, heartbroken: -4.5, heartbreaking: -4, grief: -3.5,
  grieving: -3.5, mourning: -3.5, funeral: -2.5, died: -3, dead: -2.5, dying: -3.5, death: -2.5, cancer: -3, tumour: -3, tumor: -3, diagnosis: -1.5, lonely: -3,
  loneliness: -3, isolated: -2, alone: -1, empty: -1.5, numb: -2.5, hopeless: -4, helpless: -3, worthless: -4, useless: -2.5, pointless: -2.5, miserable: -4,
  depressed: -3.5, depressing: -3, depression: -3, anxious: -2.5, anxiety: -2.5, panic: -2.5, panicking: -3, panicked: -2.5, dread: -3, dreading: -3,
  terrified: -4, scared: -2.5, afraid: -2, frightened: -2.5, frightening: -2.5, scary: -2, worried: -2, worry: -1.5, worrying: -2, worries: -1.5, nervous: -1.5,
  stressed: -2.5, stress: -2, stressful: -2.5, overwhelmed: -2.5, overwhelming: -2, exhausted: -2.5, exhausting: -2.5, drained: -2.5, tired: -1.5,
  knackered: -2, burnout: -3, frustrated: -2.5, frustrating: -2.5, frustration: -2.5, annoyed: -2, annoying: -2, irritated: -2, irritating: -2,
  angry: -3, anger: -2.5, furious: -4, livid: -4, fuming: -3.5, mad: -2, hate: -3.5, hated: -3.5, hates: -3, awful: -3.5, terrible: -3.5, horrible: -3.5,
  dreadful: -3.5, disgusting: -3.5, nightmare: -3.5, disaster: -3, devastated: -4.5, devastating: -4.5, shattered: -3, crushed: -3, gutted: -3.5,
  disappointed: -2.5, disappointing: -2.5, disappointment: -2.5, hurt: -2, hurts: -2.2, hurting: -2.5, pain: -2.2, painful: -2.5, ache: -1.5, aching: -1.8, sore: -1.2,
  headache: -1.5, migraine: -2.2, ashamed: -3, embarrassed: -2, embarrassing: -2, humiliated: -4, humiliating: -4, guilty: -2.2, guilt: -2.2, regret: -2.2,
  jealous: -2, bitter: -2, resent: -2.5, resentful: -2.5, betrayed: -4, abandoned: -3, rejected: -2.5, failed: -2.2, failing: -2.2, failure: -2.5, fail: -2,
  broke: -1.2, broken: -1.5, ruined: -3, wrecked: -2.5, stolen: -2.5, robbed: -3, lost: -1.5, losing: -1.8, lose: -1.5, loss: -2, redundant: -2.5,
  divorce: -2.5, miscarriage: -4.5, hospital: -0.6, bad: -2.2, worse: -2.5, worst: -3.5, wrong: -1.5, difficult: -1.3, hard: -1, tough: -1.3, struggling: -2.2,
  struggle: -2, struggled: -2, problem: -1, problems: -1.2, issue: -0.5, issues: -0.6, mess: -1.8, messy: -1.2, rude: -2.2, unfair: -2.3, ridiculous: -1.8, boring: -2,
  bored: -1.8, dull: -1.5, gloomy: -2, grumpy: -1.8, moody: -1.5, sick: -1.8, ill: -1.8, poorly: -1.5, nauseous: -2, dizzy: -1.5, miss: -1.2, sorry: -0.7, weird: -0.7,
  unfortunately: -1.5, sadly: -1.8, unhappy: -2.5, unwell: -2, delayed: -1.2, late: -0.4, cancelled: -1, canceled: -1, argument: -1.8, argued: -1.8, arguing: -2, fight: -1.8,
  yelled: -2, yelling: -2, screamed: -1.8, screaming: -2, shouted: -1.8, shouting: -2, ugly: -2, painfully: -2, unbearable: -4, insulting: -2.5, toxic: -3, bullied: -3.5,
  bullying: -3.5, trapped: -2.8, stuck: -1.3, blame: -1.8, waste: -1.5, wasted: -1.8, awkward: -1.3, discouraged: -2.2, discouraging: -2.2, insomnia: -2,
  sob: -3.5, sobbed: -3.5, weep: -3, wept: -3, agony: -4, cruel: -3, hollow: -2, heavy: -0.7, fraud: -2, lied: -2, lying: -1.2, lies: -1.5, slammed: -1, snapped: -1.2, tense: -1.8,
  uneasy: -1.8, restless: -1.2, dreary: -2, bleak: -2.5, mould: -1, begging: -1.8, rubbish: -2, crap: -2, stupid: -2, idiot: -2, foolish: -1.8, cross: -1, hopelessly: -3, ridiculously: 0,
  wasting: -1.5, unlucky: -2, unkind: -2, cold: -0.3, selfish: -2.2, ignored: -1.8, ignoring: -1.5, excluded: -2, forgotten: -1, blamed: -1.8, cheated: -3, cheating: -2.5, threatened: -2.5,
  shattering: -3, inconsolable: -4.5, unforgivable: -3.5, distraught: -4, appalling: -3.5, horrific: -4, horrified: -3.5, hideous: -3, dismal: -2.5, wretched: -3, clueless: -1.5,
  kind: 1.5, kinder: 1.5, friendly: 2, friendlier: 2, easy: 0.8, easier: 0.8, warm: 1, sunny: 1.3, cheer: 1.5, cheerful: 2, won: 2, win: 1.8, winning: 1.8, hooray: 3, yay: 2.5, wow: 1.5, phew: 1,
  excellent: 3, impressed: 2.5, impressive: 2.2, comfortable: 1.3, comforting: 1.5, relaxed: 2, relaxing: 2, clever: 1.3, pride: 2.5, luck: 1, luckiest: 3.5, lighter: 1.3, finally: 0.5, smoothest: 2,
  favourite: 1.3, favorite: 1.3, enjoyable: 2.2, blissful: 3.5, exhilarating: 3.5, heavenly: 3.5, breathtaking: 3.5, spectacular: 3.5, glorious: 3.2, euphoric: 4.5, jubilant: 4,
  clapped: 1.3, clapping: 1.3, applause: 1.8, applauded: 1.8, danced: 1.2, dancing: 1.2, singing: 0.7, grin: 2, grinning: 2.2, kissed: 1.5, cuddle: 1.8, cuddled: 1.8, sunshine: 1.3, adventure: 1.2,
  bonus: 1.2, prize: 2, award: 1.8, winner: 2, champion: 2.5, champions: 2.5, graduated: 2.3, married: 1.2, achieved: 2, achievement: 2, accomplished: 2, solved: 1.2, cured: 2.5, healthy: 1.5, alive: 1.3,
  reunited: 2.5, belong: 1.3, belonging: 1.5, gentle: 1, yummy: 2, freedom: 1.5, magic: 2, cheering: 2, cheered: 2, upbeat: 2, buzzing: 2, chuffed: 3, stoked: 3, psyched: 2.5, touched: 1.3, honoured: 2.5,
  honored: 2.5, privileged: 2, soothing: 1.5, serene: 2, twirled: 1, sparkling: 1, homesick: -2, complain: -1, complains: -1, complained: -1, complaining: -1.2, burned: -1, burnt: -1, bleeding: -1.8, blood: -0.8,
  wound: -1.3, injured: -2, burgled: -3, thieves: -2, theft: -2.3, crime: -1.3, assault: -3.5, attacked: -3, emergency: -1.2, ambulance: -1.2, infection: -1.5, vomiting: -2, coughing: -1, feverish: -1.2,
  swollen: -1, flood: -1.5, flooding: -1.5, destroyed: -3.3, damage: -1.6, damaged: -1.6, smashed: -1.8, rotten: -1.5, stinks: -1.8, filthy: -1.8, noisy: -0.8, overdue: -1, understaffed: -1.8, quit: -0.7,
  resign: -0.8, sacked: -3, evicted: -3.5, homeless: -2.5, bankrupt: -3.5, unpaid: -1.5, sued: -2.5, relapse: -2.8, relapsed: -2.8, hangover: -1.2, addicted: -1.8, addiction: -1.5, mistake: -1.2, mistakes: -1.2,
  doomed: -3, misery: -3.5, torment: -3, torture: -3.5, creepy: -2, disgusted: -3, offended: -2, insulted: -2.5, mocked: -2.5, teased: -1.3, accused: -2, dumped: -2, ghosted: -2, unloved: -3.5, unwanted: -3,
  unlovable: -4, shame: -2.3, horribly: -3, desperate: -2.5, desperately: -2, despair: -4, collapsed: -2, rejection: -2.3, denied: -1.5, unsafe: -2.2, chaos: -1.5, chaotic: -1.5,
  leaking: -0.8, flooded: -1.5, crashed: -1.5, crash: -1.2, killed: -2.5, kill: -1, war: -1.5,
};
