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

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await contradictedStreams(db)
}
