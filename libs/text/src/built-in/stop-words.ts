const STOP_WORDS = new Set(
  `thing things stuff lot lots bit way ways time times day days week weeks month months year years hour hours minute minutes second seconds moment
  today tomorrow yesterday tonight morning afternoon evening night weekend monday tuesday wednesday thursday friday saturday sunday january
  february march april may june july august september october november december spring summer autumn winter
  people person man men woman women guy guys someone everyone anyone everybody somebody nobody anything everything something nothing one ones
  kind sort type part parts point points side end start beginning middle top bottom rest half couple few number numbers fact case reason reasons
  question questions answer answers problem problems issue issues example place places area room rooms home house life world word words name names
  note notes voice recording memo um uh er erm hmm mm ah oh hey hi okay ok yeah yep yes no nope well so gosh wow god right sure sorry thanks thank please
  love hope feeling feelings thought thoughts mind head heart hand hands face eye eyes body mood sense idea ideas plan plans list change changes
  work job money car phone kid kids child children baby mum mom dad family friend friends mate boy girl son daughter wife husband brother sister mother father parent parents
  bag box boxes piece pieces line lines step steps level amount set sets group groups kinds chance choice decision difference detail details result results
  use look talk call conversation chat turn try go walk break help need want good bad best big little new old great nice same other last next first
  water air door table chair floor wall window street road corner front back outside inside news story stories matter deal shape size
  everyday sometimes maybe basically actually honestly anyway literally`.split(/\s+/u),
);

/** Domain stop words: nouns and fillers that stand in any voice note, and are useless as a tag or as a subject. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
