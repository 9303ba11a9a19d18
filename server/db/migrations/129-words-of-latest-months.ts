import { type Kysely, sql } from 'kysely'

/**
 * Finds what the session may find, the latest first, and gives ids and times alone; the rows are read under their
 * policies. Words that are frequent fill a page from the latest rows, so a few of these are walked first. A single word is
 * then looked for in the latest two months: one that is old and frequent is found there sooner than the index gives all
 * that have it. Where the index gives few, they are all; otherwise month after month is asked. The query is a subquery,
 * so that no plan is made for its words.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function words_found(p_entity text, p_terms jsonb, p_before_at timestamptz, p_before_id uuid,
      p_limit integer) returns table (found_id uuid, found_at timestamptz) language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    declare
      v_family uuid := app_family(); v_query tsquery := words_query(p_terms);
      v_before_at timestamptz := coalesce(p_before_at, 'infinity');
      v_before_id uuid := coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
      v_ids uuid[]; v_ats timestamptz[]; v_month tsquery; v_at timestamptz := v_before_at;
      v_many integer := 600; v_count integer; v_left integer := p_limit; v_months integer := 0;
      v_latest integer := case when jsonb_array_length(p_terms) = 1 then 2 else 0 end;
    begin
      if v_family is null or v_query is null or coalesce(app_mode(), '') not in ('self', 'viewing', 'synced') then
        return;
      end if;
      v_query := words_mine() && v_query;
      select array_agg(latest.id) into v_ids from (
        select walked.id from (
          select id, at, entity, vector from words
          where family_id = v_family and (at, id) < (v_before_at, v_before_id)
          order by at desc, id desc limit 600) as walked
        where walked.vector @@ v_query and walked.entity = p_entity
        order by walked.at desc, walked.id desc limit p_limit) as latest;
      if cardinality(v_ids) = p_limit then
        return query select id, at from words where family_id = v_family and id = any(v_ids) and vector @@ v_query
          order by at desc, id desc;
        return;
      end if;
      loop
        select at into v_at from words where family_id = v_family and at <= v_at order by at desc limit 1;
        exit when v_at is null or v_left <= 0;
        v_months := v_months + 1;
        if v_months = v_latest + 1 then
          with matching as materialized (
            select family_id, entity, id, at from words where vector @@ (select v_query) limit v_many)
          select array_agg(id) filter (where fits), array_agg(at) filter (where fits), count(*) into v_ids, v_ats, v_count
          from (select id, at, family_id = v_family and entity = p_entity and at <= v_at
              and (at, id) < (v_before_at, v_before_id) as fits
            from matching) as one;
          if v_count < v_many then
            return query select * from unnest(v_ids, v_ats) as one (id, at) order by one.at desc, one.id desc limit v_left;
            return;
          end if;
        end if;
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
}
