import { type Kysely, sql } from 'kysely'

/** These characters stand between words: everything that is neither a letter nor a digit, in any locale of a database. */
const separators = [
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7',
  '\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f\\ufe00-\\ufe4f\\uff01-\\uff0f\\uff1a-\\uff20',
  '\\U0001f000-\\U0001faff\\U000e0000-\\U000e007f',
].join('')

/**
 * A text becomes its folded words, each of them as it is written, and as English and as Spanish would stem it. No list of
 * stop words is used, so every word can be found. The stems have a mark of their own, which no word contains, so that
 * the stem of one language never meets a word of the other.
 */
const lexemes = (db: Kysely<unknown>) =>
  sql`
    create text search dictionary words_english (template = snowball, language = english);
    create text search dictionary words_spanish (template = snowball, language = spanish);
    create function words_of(value text) returns text language sql immutable parallel safe strict
      return trim(regexp_replace(fold(value), '[${sql.raw(separators)}]+', ' ', 'g'));
    create function words_stems(word text) returns text[] language sql immutable parallel safe strict
      return array['e/' || (ts_lexize('words_english', word))[1], 's/' || (ts_lexize('words_spanish', word))[1]];
    create function words_vector(value text) returns tsvector language sql immutable parallel safe strict
    begin atomic
      select coalesce(string_agg(quote_literal(lexeme) || ':' || positions, ' '), '')::tsvector from (
        select lexeme, string_agg(least(number, 16383)::text, ',') as positions
        from (select left(written, 64) as word, number
          from string_to_table(words_of(value), ' ') with ordinality as split (written, number)
          where written <> '') as word
        cross join unnest(words_stems(word) || word) as form (lexeme)
        group by lexeme) as found;
    end`.execute(db)

/**
 * A search is a list of terms, each { text, exact, prefix, not }. A term of one word finds its stems too; one of several
 * words is a phrase as it is written. The result is null when no term contains a word.
 */
const queries = (db: Kysely<unknown>) =>
  sql`
    create function words_query(terms jsonb) returns tsquery language sql immutable parallel safe strict
    begin atomic
      select string_agg(case when negated then '!(' || found || ')' else '(' || found || ')' end, ' & ')::tsquery from (
        select negated, case
            when exact or cardinality(words) > 1 then
              (select string_agg(quote_literal(left(word, 64))
                || case when prefix and number = cardinality(words) then ':*' else '' end, ' <-> ' order by number)
              from unnest(words) with ordinality as one (word, number))
            else
              (select string_agg(quote_literal(form), ' | ') from unnest(words_stems(left(words[1], 64))) as form)
              || ' | ' || quote_literal(left(words[1], 64)) || case when prefix then ':*' else '' end
          end as found
        from (select coalesce(term.exact, false) as exact, coalesce(term.prefix, false) as prefix,
            coalesce(term."not", false) as negated, string_to_array(words_of(term.text), ' ') as words
          from jsonb_to_recordset(terms) as term (text text, exact boolean, prefix boolean, "not" boolean)) as typed
        where cardinality(words) > 0) as one;
    end`.execute(db)

/**
 * Readers stand among the words as lexemes, which begin with a character that no word contains. They follow
 * `app_may_see`: `words_readers` says who reads a row, `words_mine` as whom the session reads.
 */
const readers = (db: Kysely<unknown>) =>
  sql`
    create function words_readers(reach text, people uuid[]) returns text[] language sql immutable parallel safe
      return case
        when reach in ('named', 'closed')
          then array(select '@' || reach || ':' || person from unnest(people) as person)
        else array['@' || reach] end;
    create function words_mine() returns tsquery language sql stable parallel safe
      return concat_ws(' | ',
        quote_literal('@named:' || app_viewpoint()),
        case when app_mode() = 'self' then quote_literal('@closed:' || app_person()) end,
        case when app_standing() = 'parent' then quote_literal('@parents') end,
        case when app_standing() = 'parent' or app_mode() = 'self' and app_standing() in ('child', 'thirdParty')
          then quote_literal('@family') end)::tsquery`.execute(db)

/**
 * The words of what people wrote, in rows that no role but the tables' owner reads. A text may have several rows, each
 * with a part of it and those who may find it by this part. The index is written at once, because a list of
 * what is still to be written would be read whole by every search.
 */
const table = (db: Kysely<unknown>) =>
  sql`
    create table words (
      family_id uuid not null references family,
      entity text not null,
      id uuid not null,
      part text not null,
      at timestamptz not null,
      vector tsvector not null,
      primary key (family_id, id, part)
    );
    create index words_vector on words using gin (vector) with (fastupdate = off);
    create index words_latest on words (family_id, at desc, id desc);
    alter table words enable row level security;
    alter table words force row level security;
    create policy own on words to current_user using (true) with check (true)`.execute(db)

/** Writes the words of one part of a text; without a reader nobody can find them, so they are deleted. */
const writing = (db: Kysely<unknown>) =>
  sql`
    create function words_put(p_family uuid, p_entity text, p_id uuid, p_part text, p_at timestamptz, p_text text,
      p_readers text[]) returns void language sql volatile
    begin atomic
      delete from words where family_id = p_family and id = p_id and part = p_part and cardinality(p_readers) = 0;
      insert into words (family_id, entity, id, part, at, vector)
        select p_family, p_entity, p_id, p_part, p_at, words_vector(p_text) || array_to_tsvector(p_readers)
        where cardinality(p_readers) > 0
        on conflict (family_id, id, part) do update set at = excluded.at, vector = excluded.vector;
    end;
    create function words_drop(p_family uuid, p_id uuid) returns void language sql volatile
    begin atomic
      delete from words where family_id = p_family and id = p_id;
    end;
    revoke all on function words_put, words_drop from public`.execute(db)

/**
 * Finds what the session may find, the latest first, and gives ids and times alone; the rows are read under their
 * policies. Frequent words fill a page from the latest rows, so these are walked first. Of rarer ones the index knows all.
 * The query is a subquery, so that no plan is made for its words.
 */
const finding = (db: Kysely<unknown>) =>
  sql`
    create function words_found(p_entity text, p_terms jsonb, p_before_at timestamptz, p_before_id uuid, p_limit integer)
    returns table (found_id uuid, found_at timestamptz) language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    declare v_family uuid := app_family(); v_query tsquery := words_query(p_terms); v_ids uuid[]; begin
      if v_family is null or v_query is null or coalesce(app_mode(), '') not in ('self', 'viewing', 'synced') then
        return;
      end if;
      v_query := words_mine() && v_query;
      select array_agg(latest.id) into v_ids from (
        select walked.id from (
          select id, at, entity, vector from words
          where family_id = v_family and (at, id) < (coalesce(p_before_at, 'infinity'),
            coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
          order by at desc, id desc limit 3000) as walked
        where walked.vector @@ v_query and walked.entity = p_entity
        order by walked.at desc, walked.id desc limit p_limit) as latest;
      if cardinality(v_ids) = p_limit then
        return query select id, at from words where family_id = v_family and id = any(v_ids) and vector @@ v_query
          order by at desc, id desc;
        return;
      end if;
      return query
        with matching as materialized (
          select family_id, entity, id, at from words where vector @@ (select v_query))
        select id, at from matching
        where family_id = v_family and entity = p_entity and (at, id) < (coalesce(p_before_at, 'infinity'),
          coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
        order by at desc, id desc limit p_limit;
    end $$;
    revoke all on function words_found from public;
    grant execute on function words_found to evenhand_app`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await lexemes(db)
  await queries(db)
  await readers(db)
  await table(db)
  await writing(db)
  await finding(db)
}
