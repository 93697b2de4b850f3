/** Idioms whose valence is not the sum of their words' (-5 to 5). The words of a match are not scored again. */
const IDIOMS: ReadonlyArray<readonly [pattern: RegExp, valence: number]> = [
  [/\bpassed away\b|\btook (?:his|her|their) own life\b/giu, -4],
  [/\b(?:can(?:'t| ?not)|can hardly|couldn't) (?:wait|stop smiling|stop laughing|believe (?:my|our) luck)\b/giu, 3],
  [
    /\bcan(?:'t| ?not) (?:stop crying|sleep|cope|take (?:it|this)|stand|breathe|go on)\b|\bcouldn't (?:sleep|cope|breathe)\b/giu,
    -2.8,
  ],
  [
    /\b(?:laid|let) (?:me|us|him|her|them) (?:off|go)\b|\b(?:got|been|was|were|am|being) (?:laid off|fired|sacked|made redundant)\b/giu,
    -3.5,
  ],
  [/\bbroke up with (?:me|him|her)\b|\b(?:we|they) (?:broke|split) up\b|\bleft me\b/giu, -3],
  [
    /\bfed up\b|\btired of\b|\bsick (?:and tired )?of\b|\bat (?:my|the) wits? end\b|\bhad enough\b|\bdriving me (?:crazy|mad|nuts|up the wall)\b/giu,
    -2.8,
  ],
  [/\bworn out\b|\bburn(?:t|ed) out\b|\bburning out\b|\brunning on empty\b/giu, -2.5],
  [
    /\bfalling apart\b|\bfell apart\b|\bfell through\b|\bwent wrong\b|\bgoing downhill\b|\bbroke down\b|\bin tears\b/giu,
    -2.3,
  ],
  [
    /\blet (?:me|us|him|her|them|everyone) down\b|\bdown in the dumps\b|\bfeel(?:ing)? (?:so |really |a bit |pretty |very )?(?:down|low|blue)\b/giu,
    -2.3,
  ],
  [/\bmiss (?:him|her|them|you|it|home|my|our|having|being)\b/giu, -2],
  [/\bturned (?:me|us|it) down\b|\bdidn't get (?:it|the (?:job|part|place|flat|house|grant))\b/giu, -2.3],
  [
    /\bgot the (?:job|part|place|flat|house|grant|keys|promotion|offer)\b|\bgot (?:promoted|engaged|accepted)\b|\bshe said yes\b|\bhe said yes\b/giu,
    3.5,
  ],
  [
    /\bover the moon\b|\bon cloud nine\b|\btop of the world\b|\bbest (?:day|thing|news|night|week|feeling) (?:ever|of my life)\b/giu,
    4.5,
  ],
  [
    /\b(?:made|makes|make) (?:my|our) (?:day|week)\b|\blook(?:ing)? forward to\b|\bin a good place\b|\ball clear\b|\bpaid off\b|\bpays off\b/giu,
    2.5,
  ],
  [
    /\bwent (?:really |so |very |pretty )?(?:well|great|brilliantly)\b|\b(?:going|doing|did|slept|works?|worked) (?:really |so |very |pretty )?well\b/giu,
    2.3,
  ],
  [
    /\bfeel(?:s|ing)? (?:much |so much |a lot )?(?:better|lighter|free)\b|\bweight off\b|\bin love\b|\bfell in love\b/giu,
    2.5,
  ],
  [/\b(?:thank god|thank goodness|thank heavens)\b/giu, 2],
  [
    /\bnot (?:too|so|that|half) bad\b|\bcan't complain\b|\bno (?:problem|problems|worries|big deal)\b|\bnever mind\b|\bdon't worry\b/giu,
    0.8,
  ],
  [/\bno (?:use|point|hope)\b|\bgive up\b|\bgave up\b|\bgiving up\b/giu, -2],
  [/\bnothing (?:bad|wrong|serious)\b/giu, 1],
  [
    /\b(?:couldn't|could not|can't) (?:be )?(?:happier|better|prouder|more (?:happy|proud|pleased|grateful)|ask for (?:more|better))\b/giu,
    4,
  ],
  [/\b(?:couldn't|could not) be (?:worse|sadder)\b/giu, -3.5],
  [
    /\bgood (?:morning|afternoon|evening|night)\b|\bgood to go\b|\bas well\b|\bbetter to\b|\bhad better\b|\b(?:you|i|we)'d better\b|\bbest (?:before|practice|practices|man|buy)\b/giu,
    0,
  ],
  [
    /\bkind of\b|\bsort of\b|\bpretty much\b|\bat (?:best|worst|least)\b|\bworst case\b|\bpain(?: au)? chocolat\b|\bsweet potato(?:es)?\b|\bbitter lemon\b/giu,
    0,
  ],
  [
    /\bmad about\b|\bcrazy about\b|\bcried with (?:joy|happiness)\b|\b(?:happy|good) tears\b|\btears of joy\b|\bcrying with laughter\b/giu,
    3,
  ],
  [/\bbad luck\b|\bno luck\b/giu, -1.8],
  [/\bworth it\b|\bworthwhile\b/giu, 1.8],
  [/\b(?:i|we) (?:actually |finally |really )?did it\b/giu, 3],
  [
    /\bcheer(?:s|ed|ing)? (?:me|us|him|her|them) up\b|\bmade (?:me|us) (?:smile|laugh)\b|\b(?:eyes|face|faces) lit up\b/giu,
    2.5,
  ],
  [/\blaugh(?:ed|ing)? (?:until[^.,!?]*|so hard|so much|our heads off|my head off|all the way)\b/giu, 3],
  [/\bdreams? c(?:o|a)me true\b|\bcouldn't ask for more\b/giu, 4],
  [
    /\b(?:never forget|always remember|want to remember|wanted to keep) this\b|\bin a good mood\b|\b(?:got|get) (?:it|that(?: one)?) right\b|\bclear head\b|\bworth every\b/giu,
    2,
  ],
  [
    /\bfirst time in (?:\p{L}+ )?(?:ages|years|months|weeks|forever)\b|\bshould do (?:this|that|it) (?:every|more|again)\b|\bsold out\b|\bit's official\b/giu,
    1.5,
  ],
  [
    /\b(?:been |got |were |was )?(?:broken|broke) into\b|\bbreak-in\b|\b(?:don't|didn't|doesn't) feel safe\b|\bshould have been me\b/giu,
    -3,
  ],
  [
    /\bworn down\b|\bso done with\b|\b(?:is|are) killing me\b|\bcould scream\b|\blost (?:my|his|her) (?:temper|patience)\b|\bmessed (?:it |this )?up\b|\bscrewed (?:it |this )?up\b/giu,
    -2.4,
  ],
  [
    /\bleft out\b|\bshut out\b|\blaughed at (?:me|him|her|us)\b|\blied to (?:me|us|her|him)\b|\bcheated on\b|\bstart(?:ing)? over\b|\bthr(?:ew|own) (?:it|that|everything) away\b/giu,
    -1.8,
  ],
  [/\bdead (?:on my feet|tired|end|easy|set|on)\b/giu, -0.8],
  [/\bgood sign\b|\bwhat a (?:day|game|night|view|team|treat|joy)\b(?=[^?]{0,200}!)/giu, 2],
  [/\b(?:not|wasn't|weren't|never) a waste\b/giu, 1.5],
  [
    /\bhard to (?:watch|hear|bear|say|talk about)\b|\bmy (?:own )?fault\b|\bon my nerves\b|\bwhat's the point\b|\bfor nothing\b/giu,
    -2,
  ],
  [
    /\bdon't know (?:how|what) (?:to do|to go on|i'm doing|we're going to do)\b|\bcan't face\b|\bcan't afford\b|\bdon't want to get up\b/giu,
    -2.2,
  ],
  [
    /\b(?:can't|cannot|couldn't) stop (?:thinking|worrying|going over|checking)\b|\bgo(?:es|ing)? wrong\b|\bkeep(?:s)? (?:worrying|waking)\b/giu,
    -2,
  ],
  [
    /\bblood pressure\b|\bpeer pressure\b|\bpanic button\b|\bwaste (?:bin|paper|collection)\b|\bpoor man's\b|\bpain relief\b|\bdead ?lines?\b|\bbattery dead\b/giu,
    0,
  ],
  [/\b(?:kept|keeps|keep) (?:me|us) (?:up|awake)\b|\bcan't be bothered\b|\bcouldn't be bothered\b/giu, -1.5],
];

export interface IdiomMatch {
  start: number;
  end: number;
  valence: number;
}

/** The idioms in a sentence as ranges of UTF-16 units, from the left: of overlapping ones the first counts, of those that start together the longest. */
export function findIdioms(sentence: string): IdiomMatch[] {
  const matches = IDIOMS.flatMap(([pattern, valence]) =>
    [...sentence.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      valence,
    })),
  ).sort((one, other) => one.start - other.start || other.end - one.end);
  let reached = -1;
  return matches.filter((found) => {
    if (found.start < reached) return false;
    reached = found.end;
    return true;
  });
}
