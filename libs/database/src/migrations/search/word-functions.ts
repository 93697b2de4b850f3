/** What PostgreSQL's parser takes for parts of addresses and numbers, and, in some locales, for letters: it is ASCII alone that it knows. */
const SIGNS = `${String.raw`-_/.:@+&<>=#~\%|*’‘‚“”„«»‹›…–—·•¿¡§°€£´¨。、，．！？：；・「」『』（）`}\u00a0\u2009\u202f\u3000`;

/**
 * What words a text has, for full-text search: as they are written, without their accents, and stemmed in each language that the
 * text seems to have. None of these functions looks into a table. Words are those of PostgreSQL's own parser once the signs by
 * which it would know addresses and numbers are blanks.
 */
export const WORD_FUNCTIONS: readonly string[] = [
  String.raw`
  create or replace function search_text(t text) returns text language sql immutable parallel safe as $$
    select translate(lower(normalize(t)), '${SIGNS}', '${' '.repeat(SIGNS.length)}')
  $$`,

  // Latin letters alone: in other scripts a mark can make another letter. What is ASCII is not gone through.
  String.raw`
  create or replace function search_fold(t text) returns text language sql immutable parallel safe as $$
    select case when octet_length(t) = char_length(t) then t else
      normalize(regexp_replace(
        normalize(replace(replace(replace(translate(t, 'øłđ', 'old'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFD),
        '([a-z])[\u0300-\u036f]+', '\1', 'g'))
    end
  $$`,

  // By how many of a language's smallest words there are. A text with hardly any, a title or a tag, may be in any of them.
  `
  create or replace function search_languages(plain tsvector) returns regconfig[] language sql stable parallel safe as $$
    with scores as (
      select config, ts_rank('{1, 1, 1, 1}', plain, small_words) as score from (values
        ('english'::regconfig, 'the|and|of|to|is|that|it|with|for|this|have|was'::tsquery),
        ('german', 'der|die|und|das|ist|nicht|ich|mit|auf|ein|den|zu'),
        ('french', 'le|la|les|et|des|est|que|une|dans|pour|pas|je'),
        ('spanish', 'el|los|las|y|que|en|una|por|con|para|es|del'),
        ('italian', 'il|di|che|e|non|una|per|sono|della|gli|con|ho'),
        ('portuguese', 'o|os|e|que|não|uma|com|para|em|do|da|eu'),
        ('dutch', 'de|het|een|en|van|niet|ik|dat|op|met|zijn|voor'),
        ('swedish', 'och|att|det|är|som|jag|inte|en|på|för|med|till'),
        ('russian', 'и|в|не|на|я|что|с|это|как|но|по|мы')
      ) languages (config, small_words)
    )
    select coalesce(
      (select array_agg(config) from scores where score >= 0.1 and score > 0.6 * (select max(score) from scores)),
      array['english', 'german', 'french', 'spanish', 'italian', 'portuguese', 'dutch', 'swedish', 'russian']::regconfig[])
  $$`,

  // A tsvector holds 1 MB: a text that has more different words than fit is searched in its beginning.
  `
  create or replace function search_vector(t text, weight "char") returns tsvector language plpgsql stable as $$
  declare
    written text := search_text(left(t, 400000));
    folded text := search_fold(written);
    words tsvector := to_tsvector('simple', written);
    language regconfig;
  begin
    foreach language in array search_languages(words) loop
      words := words || to_tsvector(language, folded);
    end loop;
    if folded <> written then words := words || to_tsvector('simple', folded); end if;
    return setweight(words, weight);
  exception when program_limit_exceeded then
    return search_vector(left(t, 50000), weight);
  end $$`,

  // What each of these words may be written as in an index: by itself, and stemmed in any language.
  `
  create or replace function search_forms(words text[]) returns table (word text, forms text[]) language sql stable as $$
    select w.word, array(
      select w.word
      union
      select search_fold(w.word)
      union
      select unnest(ts_lexize(stemmer, search_fold(w.word))) from unnest(array[
        'english_stem', 'german_stem', 'french_stem', 'spanish_stem', 'italian_stem', 'portuguese_stem', 'dutch_stem',
        'swedish_stem', 'russian_stem']::regdictionary[]) stemmer
      order by 1)
    from unnest(words) with ordinality w (word, place)
    order by w.place
  $$`,
];

export const DROP_WORD_FUNCTIONS = `
  drop function search_forms, search_vector, search_languages, search_fold, search_text`;
