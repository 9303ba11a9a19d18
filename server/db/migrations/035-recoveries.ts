import { type Kysely, sql } from 'kysely'

/**
 * Says which of these streams contradict what was signed, and up to which entry each is signed. It runs as the owner of
 * the tables, because the application must not read the log. It answers nothing while nothing is contradicted, so that
 * it does not tell when anybody's stream grew.
 */
const contradictedStreams = (db: Kysely<unknown>) =>
  sql`
    create function contradicted_streams(p_ids uuid[]) returns table (stream_id uuid, anchored bigint)
      language sql stable security definer set search_path = public, pg_temp as $$
        select asked.id, coalesce(signed.size, 0) from unnest(p_ids) as asked (id)
          left join log_stream signed on signed.stream_id = asked.id
          where exists (select from log_contradiction c where c.origin = (select max(number) from log_origin)
            and (c.stream_id is null or c.stream_id = asked.id))
      $$;
    revoke all on function contradicted_streams from public;
    grant execute on function contradicted_streams to evenhand_app`.execute(db)

/**
 * A log that continues another one says this of the streams that were signed before: the head that was signed last, and
 * the last one that the stream still continued. The secret is that of two maps, 32 bytes each: proofs for exports are
 * made from it for ever.
 */
const recoveries = (db: Kysely<unknown>) =>
  sql`
    alter table log_origin add column opening_secret bytea;
    create table log_recovered (
      -- What a row says is proven by the maps of the log's opening, its origin too.
      origin integer not null,
      stream_id uuid not null,
      signed_size bigint not null,
      signed_root bytea not null,
      kept_size bigint not null,
      kept_root bytea not null,
      primary key (stream_id, origin)
    );
    grant select, insert on log_recovered to evenhand_signer;
    grant delete on log_stream to evenhand_signer;
    grant select on log_recovered to evenhand_jobs, evenhand_prover;
    create function record_recoveries(p_ids uuid[])
      returns table (number integer, opened_at text, opening jsonb, stream_id uuid, kept bigint, signed bigint)
      language sql stable security definer set search_path = public, pg_temp as $$
        select o.number, o.opened_at, o.opening, r.stream_id, r.kept_size, r.signed_size from log_origin o
          left join log_recovered r on r.origin = o.number and r.stream_id = any(p_ids) and r.kept_size < r.signed_size
          where o.opening is not null order by o.number, r.stream_id
      $$;
    revoke all on function record_recoveries from public;
    grant execute on function record_recoveries to evenhand_app`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await contradictedStreams(db)
  await recoveries(db)
}
