import { type Kysely, sql } from 'kysely'

/** Two words that follow each other are one lexeme more, so a phrase of frequent words that is nowhere costs nothing. */
const pairs = (db: Kysely<unknown>) =>
  sql`
    create or replace function words_vector(value text) returns tsvector language sql immutable parallel safe strict
    begin atomic
      with word as (select left(written, 64) as word, number
        from string_to_table(words_of(value), ' ') with ordinality as split (written, number)
        where written <> '')
      select coalesce(string_agg(quote_literal(lexeme) || positions, ' '), '')::tsvector from (
        select lexeme, ':' || string_agg(least(number, 16383)::text, ',') as positions
        from word cross join unnest(words_stems(word) || word) as form (lexeme)
        group by lexeme
        union all
        select distinct first || ' ' || second, ''
        from (select word, lead(word) over (order by number) from word) as neighbours (first, second)
        where second is not null) as found;
    end`.execute(db)

/**
 * A term of one word finds its stems, and the word itself where it is a beginning: any other text with the word has its
 * stems as well. One of several words finds their pairs, and is compared word by word where one pair does not say all.
 */
const queries = (db: Kysely<unknown>) =>
  sql`
    create or replace function words_query(terms jsonb) returns tsquery language sql immutable parallel safe strict
    begin atomic
      select string_agg(case when negated then '!(' || found || ')' else '(' || found || ')' end, ' & ')::tsquery from (
        select negated, case
            when cardinality(words) > 1 then concat_ws(' & ',
              (select string_agg(quote_literal(words[n] || ' ' || words[n + 1])
                || case when prefix and n + 1 = cardinality(words) then ':*' else '' end, ' & ')
              from generate_series(1, cardinality(words) - 1) as n),
              (select '(' || string_agg(quote_literal(word)
                || case when prefix and number = cardinality(words) then ':*' else '' end, ' <-> ' order by number) || ')'
              from unnest(words) with ordinality as one (word, number) where cardinality(words) > 2))
            when exact then quote_literal(words[1]) || case when prefix then ':*' else '' end
            else concat_ws(' | ',
              (select string_agg(quote_literal(form), ' | ') from unnest(words_stems(words[1])) as form),
              case when prefix then quote_literal(words[1]) || ':*' end)
          end as found
        from (select coalesce(term.exact, false) as exact, coalesce(term.prefix, false) as prefix,
            coalesce(term."not", false) as negated,
            array(select left(word, 64) from unnest(string_to_array(words_of(term.text), ' ')) as word) as words
          from jsonb_to_recordset(terms) as term (text text, exact boolean, prefix boolean, "not" boolean)) as typed
        where cardinality(words) > 0) as one;
    end`.execute(db)

/** Each row says of which family and month it is, by a lexeme that no word is: the words of one month are found alone. */
const months = (db: Kysely<unknown>) =>
  sql`
    create function words_month(family uuid, moment timestamptz) returns text language sql immutable parallel safe
      return '#' || family || '/' || extract(year from moment at time zone 'UTC')
        || '-' || extract(month from moment at time zone 'UTC');
    create or replace function words_put(p_family uuid, p_entity text, p_id uuid, p_part text, p_at timestamptz,
      p_text text, p_readers text[]) returns void language sql volatile
    begin atomic
      delete from words where family_id = p_family and id = p_id and part = p_part and cardinality(p_readers) = 0;
      insert into words (family_id, entity, id, part, at, vector)
        select p_family, p_entity, p_id, p_part, p_at,
          words_vector(p_text) || array_to_tsvector(p_readers || words_month(p_family, p_at))
        where cardinality(p_readers) > 0
        on conflict (family_id, id, part) do update set at = excluded.at, vector = excluded.vector;
    end`.execute(db)

/**
 * Finds what the session may find, the latest first, and gives ids and times alone; the rows are read under their
 * policies. Frequent words fill a page from the latest rows, so these are walked first. Of rarer ones the index knows all.
 * Words that are frequent and old are found month by month. The query is a subquery, so that no plan is made for its words.
 */
const finding = (db: Kysely<unknown>) =>
  sql`
    create or replace function words_found(p_entity text, p_terms jsonb, p_before_at timestamptz, p_before_id uuid,
      p_limit integer) returns table (found_id uuid, found_at timestamptz) language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    declare
      v_family uuid := app_family(); v_query tsquery := words_query(p_terms);
      v_before_at timestamptz := coalesce(p_before_at, 'infinity');
      v_before_id uuid := coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
      v_ids uuid[]; v_ats timestamptz[]; v_month tsquery; v_at timestamptz := v_before_at;
      v_many integer := 2000; v_count integer; v_left integer := p_limit;
    begin
      if v_family is null or v_query is null or coalesce(app_mode(), '') not in ('self', 'viewing', 'synced') then
        return;
      end if;
      v_query := words_mine() && v_query;
      select array_agg(latest.id) into v_ids from (
        select walked.id from (
          select id, at, entity, vector from words
          where family_id = v_family and (at, id) < (v_before_at, v_before_id)
          order by at desc, id desc limit 3000) as walked
        where walked.vector @@ v_query and walked.entity = p_entity
        order by walked.at desc, walked.id desc limit p_limit) as latest;
      if cardinality(v_ids) = p_limit then
        return query select id, at from words where family_id = v_family and id = any(v_ids) and vector @@ v_query
          order by at desc, id desc;
        return;
      end if;
      with matching as materialized (
        select family_id, entity, id, at from words where vector @@ (select v_query) limit v_many)
      select array_agg(id) filter (where fits), array_agg(at) filter (where fits), count(*) into v_ids, v_ats, v_count
      from (select id, at, family_id = v_family and entity = p_entity and (at, id) < (v_before_at, v_before_id) as fits
        from matching) as one;
      if v_count < v_many then
        return query select * from unnest(v_ids, v_ats) as one (id, at) order by one.at desc, one.id desc limit p_limit;
        return;
      end if;
      loop
        select at into v_at from words where family_id = v_family and at <= v_at order by at desc limit 1;
        exit when v_at is null or v_left <= 0;
        v_month := quote_literal(words_month(v_family, v_at))::tsquery;
        return query
          with matching as materialized (
            select family_id, entity, id, at from words where vector @@ (select v_month && v_query))
          select id, at from matching
          where family_id = v_family and entity = p_entity and (at, id) < (v_before_at, v_before_id)
          order by at desc, id desc limit v_left;
        get diagnostics v_count = row_count;
        v_left := v_left - v_count;
        v_at := date_trunc('month', v_at, 'UTC') - interval '1 microsecond';
      end loop;
    end $$`.execute(db)

/** Rewrites the words of what was written before, with their pairs and their months. */
export const rewriteWords = async (db: Kysely<unknown>): Promise<void> => {
  const tables = ['message', 'draft']
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await sql`
    update words w set vector = words_vector(written.text)
      || array_to_tsvector(array(select lexeme from unnest(w.vector) where lexeme like '@%') || words_month(w.family_id, w.at))
    from (
      select family_id, id, 'subject' as part, subject as text from message
      union all
      select family_id, id, 'whole', concat_ws(E' \\ue000 ', subject, nullif(body, '')) from message
      union all
      select family_id, id, 'whole', concat_ws(E' \\ue000 ', subject, body) from draft) as written
    where written.family_id = w.family_id and written.id = w.id and written.part = w.part`.execute(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await pairs(db)
  await queries(db)
  await months(db)
  await finding(db)
  await rewriteWords(db)
}
