const PERIODS = 12;
const WEEKS = 53;
const THEMES = 8;
const PAIRS = 10;
const NOTES_OF_A_YEAR_AGO = 3;

/**
 * One row with one column, `insights`, of the owner in $1 in the time zone in $2. Each note is read once and without its words: how many
 * those are stands in `note_words`. Pairs are only looked for among the themes that are shown, so that a note with a hundred tags does not
 * make five thousand. `offset 0` has the planner go through the owner's themes by the index, not through the tags of everybody.
 */
export const INSIGHTS_QUERY = `
  with present as materialized (select (now() at time zone $2::text)::date as today),
  own as materialized (
    select id, (created_at at time zone $2::text)::date as day, sentiment, duration from notes where owner_id = $1::uuid
  ),
  days as materialized (select day, count(*)::int as notes from own, present where day <= today group by day),
  clock as materialized (
    select today, monday, first, case when first > monday - ${PERIODS} * 7 then 'week' else 'month' end as unit
    from (select today, date_trunc('week', today::timestamp)::date as monday, (select min(day) from days) as first from present) at
  ),
  periods as materialized (
    select p::date as "from", (p + ('1 ' || unit)::interval)::date - 1 as "to"
    from clock, generate_series(
      greatest(date_trunc(unit, today::timestamp) - ${PERIODS - 1} * ('1 ' || unit)::interval, date_trunc(unit, first::timestamp)),
      today::timestamp, ('1 ' || unit)::interval) p
  ),
  recent as materialized (
    select id, sentiment, date_trunc(unit, day::timestamp)::date as "from"
    from own, clock where day between (select min("from") from periods) and today
  ),
  moods as (select "from", sentiment, count(*)::int as notes from recent group by 1, 2 order by 1, 2),
  tagged as materialized (
    select recent.id, "from", t.id as theme_id
    from themes t cross join lateral (select note_id from note_themes where theme_id = t.id offset 0) of_theme
      join recent on recent.id = of_theme.note_id
    where t.owner_id = $1::uuid
  ),
  top as materialized (
    select t.id, t.name, t.color, counted.notes
    from (select theme_id, count(*)::int as notes from tagged group by 1) counted join themes t on t.id = theme_id
    order by notes desc, name limit ${THEMES}
  ),
  shown as materialized (select tagged.id as note_id, "from", top.id, name from tagged join top on top.id = theme_id),
  theme_periods as (select id, "from", count(*)::int as notes from shown group by 1, 2 order by 2),
  themes_over_time as (
    select id::float8 as id, name, color, notes,
           (select json_agg(json_build_object('from', "from", 'notes', p.notes)) from theme_periods p where p.id = top.id) as periods
    from top order by notes desc, name
  ),
  pairs as (
    select a.name as first, b.name as second, count(*)::int as notes
    from shown a join shown b on b.note_id = a.note_id and b.name > a.name
    group by 1, 2 having count(*) > 1 order by 3 desc, 1, 2 limit ${PAIRS}
  ),
  runs as (
    select count(*)::int as length, max(day) as ended
    from (select day, day - row_number() over (order by day)::int as run from days) numbered group by run
  ),
  year_ago as (
    select n.id::float8 as id, n.title from own join notes n on n.id = own.id
    where own.day between (select (today - interval '1 year')::date from clock)
      -- The 29th of February comes back on the 28th: there is no other day for it.
      and (select greatest(today - interval '1 year', today + 1 - interval '1 year' - interval '1 day')::date from clock)
    order by n.created_at, n.id limit ${NOTES_OF_A_YEAR_AGO}
  )
  select json_build_object(
    'today', today,
    'totals', (
      select json_build_object(
        'notes', count(*),
        'words', (select coalesce(sum(words), 0) from note_words where owner_id = $1::uuid),
        'seconds', coalesce(sum(duration), 0))
      from own),
    'streaks', json_build_object(
      'longest', (select coalesce(max(length), 0) from runs),
      'current', (select coalesce(max(length), 0) from runs where ended >= today - 1)),
    'days', coalesce((select json_agg(days order by day) from days where day >= monday - ${WEEKS - 1} * 7), '[]'),
    'periods', coalesce((select json_agg(periods order by "from") from periods), '[]'),
    'moods', coalesce((select json_agg(moods) from moods), '[]'),
    'themes', coalesce((select json_agg(themes_over_time) from themes_over_time), '[]'),
    'pairs', coalesce((select json_agg(pairs) from pairs), '[]'),
    'yearAgo', coalesce((select json_agg(year_ago) from year_ago), '[]')
  ) as insights
  from clock`;
