/**
 * What `note_search` holds of notes, and how it is brought up to date. A row depends on the note, its tags, comments and shares;
 * each part of the words has a weight: title A, tags B, transcript C, comments D.
 */
export const NOTE_SEARCH_FUNCTIONS: readonly string[] = [
  // Who reads it, and what it can be filtered by.
  `
  create or replace function note_facets(n notes) returns text[] language sql stable as $$
    select array['reader:' || n.owner_id, 'mood:' || n.sentiment]
      || array(select 'tag:' || t.name from note_themes nt join themes t on t.id = nt.theme_id
               where nt.note_id = n.id order by t.name)
      || array(select 'by:' || n.owner_id where exists (select from shares s where s.note_id = n.id))
      || array(select prefix || s.user_id from shares s, unnest(array['reader:', 'to:']) prefix
               where s.note_id = n.id order by s.user_id, prefix)
  $$`,

  `
  create or replace function note_own_words(n notes) returns tsvector language sql stable as $$
    select search_vector(n.title, 'A') || search_vector(n.transcript, 'C')
  $$`,

  // What a conversation of any length has at its end is found; a tsvector holds 1 MB.
  `
  create or replace function note_words_of_others(n notes) returns tsvector language sql stable as $$
    select coalesce((
      select search_vector(string_agg(t.name, ' ' order by t.name), 'B')
      from note_themes nt join themes t on t.id = nt.theme_id where nt.note_id = n.id), '')
    || coalesce((
      select search_vector(string_agg(c.content, ' ' order by c.id desc), 'D')
      from (select id, content from comments where note_id = n.id order by id desc limit 200) c), '')
  $$`,

  // The note is locked before its row here is written, as by whoever changes one; a row that is there already is newer.
  `
  create or replace function add_to_note_search(ids bigint[]) returns void language plpgsql as $$
  begin
    perform 1 from notes where id = any(ids) order by id for key share;
    insert into note_search (note_id, created_at, facets, words)
    select n.id, n.created_at, note_facets(n), note_own_words(n) || note_words_of_others(n)
    from notes n where n.id = any(ids) order by n.id
    on conflict (note_id) do nothing;
  end $$`,

  // Two changes at once follow each other: only who has the row's lock looks at what it is made of. The note's own words are
  // gone through again only where they have changed.
  `
  create or replace function refresh_note_search(ids bigint[], own_words_changed boolean) returns void language plpgsql as $$
  declare
    missing bigint[];
  begin
    if ids is null then return; end if;
    missing := array(select n.id from notes n
                     where n.id = any(ids) and not exists (select from note_search s where s.note_id = n.id));
    if missing <> '{}' then perform add_to_note_search(missing); end if;
    perform 1 from note_search where note_id = any(ids) order by note_id for update;
    update note_search s set
      facets = note_facets(n),
      words = case when own_words_changed then note_own_words(n) else ts_filter(s.words, '{a, c}') end
              || note_words_of_others(n)
    from notes n where n.id = s.note_id and s.note_id = any(ids);
  end $$`,

  `
  create or replace function search_new_notes() returns trigger language plpgsql as $$
  begin
    perform add_to_note_search((select array_agg(id) from changed));
    return null;
  end $$`,

  `
  create or replace function search_removed_notes() returns trigger language plpgsql as $$
  begin
    delete from note_search where note_id in (select id from changed);
    return null;
  end $$`,

  `
  create or replace function search_changed_note() returns trigger language plpgsql as $$
  begin
    perform refresh_note_search(array[new.id], new.title <> old.title or new.transcript <> old.transcript);
    return null;
  end $$`,

  `
  create or replace function search_parts_of_notes() returns trigger language plpgsql as $$
  begin
    perform refresh_note_search((select array_agg(distinct note_id) from changed), false);
    return null;
  end $$`,

  `
  create or replace function search_renamed_theme() returns trigger language plpgsql as $$
  begin
    perform refresh_note_search((select array_agg(note_id) from note_themes where theme_id = new.id), false);
    return null;
  end $$`,
];

const TRIGGER_FUNCTIONS = [
  'search_new_notes',
  'search_removed_notes',
  'search_changed_note',
  'search_parts_of_notes',
  'search_renamed_theme',
];

/** Each makes one trigger of a table anew. A table that is written to is locked for a moment, one at a time. */
export const NOTE_SEARCH_TRIGGERS: readonly string[] = [
  `create or replace trigger search_new_notes after insert on notes referencing new table as changed
   for each statement execute function search_new_notes()`,
  `create or replace trigger search_removed_notes after delete on notes referencing old table as changed
   for each statement execute function search_removed_notes()`,
  `create or replace trigger search_changed_note after update of title, transcript, sentiment on notes for each row
   when (old.title is distinct from new.title or old.transcript is distinct from new.transcript
         or old.sentiment is distinct from new.sentiment)
   execute function search_changed_note()`,
  `create or replace trigger search_renamed_theme after update of name on themes for each row
   when (old.name is distinct from new.name) execute function search_renamed_theme()`,
  ...['note_themes', 'comments', 'shares'].flatMap((table) => [
    `create or replace trigger search_added_${table} after insert on ${table} referencing new table as changed
     for each statement execute function search_parts_of_notes()`,
    `create or replace trigger search_removed_${table} after delete on ${table} referencing old table as changed
     for each statement execute function search_parts_of_notes()`,
  ]),
  `create or replace trigger search_changed_comments after update on comments referencing new table as changed
   for each statement execute function search_parts_of_notes()`,
];

export const DROP_NOTE_SEARCH = `
  drop function ${TRIGGER_FUNCTIONS.join(', ')} cascade;
  drop function refresh_note_search, add_to_note_search, note_words_of_others, note_own_words, note_facets;
  drop table note_search`;
