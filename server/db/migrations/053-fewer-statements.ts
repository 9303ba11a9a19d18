import { type Kysely, sql } from 'kysely'

/**
 * A stream begins once, so it is looked for before it is begun. An ordinary entry is appended here; `history_put` writes
 * the entry about a clock that was set back. Order, numbers and hashes are those of migration 030.
 */
const append = (db: Kysely<unknown>) =>
  sql`
    create or replace function history_append(p_reach text, p_audience uuid[], p_stream uuid, p_entries jsonb)
    returns void language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      s stream; e record; v_at text; v_payload_hash bytea; v_number bigint; v_hash bytea;
    begin
      if app_family() is null or coalesce(app_mode(), '') not in ('self', 'system') then
        raise exception 'nobody may append here';
      end if;
      select * into s from stream where family_id = app_family() and reach = p_reach
        and coalesce(audience, '{}') = coalesce(p_audience, '{}') for update;
      if not found then
        insert into stream (family_id, id, reach, audience, head_hash)
          values (app_family(), p_stream, p_reach, p_audience, sha256(convert_to(p_stream::text, 'UTF8')))
          on conflict do nothing;
        select * into strict s from stream where family_id = app_family() and reach = p_reach
          and coalesce(audience, '{}') = coalesce(p_audience, '{}') for update;
      end if;
      for e in select * from jsonb_to_recordset(p_entries)
        as one (id uuid, at text, kind text, entity text, "entityId" uuid, payload text, salt text)
      loop
        v_at := e.at;
        if v_at < s.head_at then
          if v_at::timestamptz >= s.head_at::timestamptz - interval '2 seconds' then
            v_at := s.head_at;
          else
            s := history_put(s, gen_random_uuid(), v_at, 'clock.setBack', 'clock', s.id,
              format('{"before":%s,"by":{"actor":null,"mode":"self","party":"system"},"entity":"clock","entityId":%s,"now":%s}',
                to_json(s.head_at), to_json(s.id), to_json(v_at)),
              sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
          end if;
        end if;
        v_payload_hash := sha256(decode(e.salt, 'hex') || convert_to(e.payload, 'UTF8'));
        v_number := 1 + coalesce((select max(number) from entry
          where family_id = s.family_id and entity_id = e."entityId" and stream_id = s.id), 0);
        v_hash := sha256(convert_to(concat_ws(E'\\n', encode(s.head_hash, 'hex'), s.id, s.head_seq + 1, v_at, e.kind,
          encode(v_payload_hash, 'hex'), e."entityId", v_number), 'UTF8'));
        insert into entry (family_id, stream_id, seq, id, reach, audience, at, kind, entity, entity_id, number, payload,
            salt, payload_hash, previous, hash)
          values (s.family_id, s.id, s.head_seq + 1, e.id, s.reach, s.audience, v_at, e.kind, e.entity, e."entityId",
            v_number, e.payload, decode(e.salt, 'hex'), v_payload_hash, s.head_hash, v_hash);
        s.head_seq := s.head_seq + 1; s.head_hash := v_hash; s.head_at := v_at;
      end loop;
      update stream set head_seq = s.head_seq, head_hash = s.head_hash, head_at = s.head_at
        where family_id = s.family_id and id = s.id;
    end $$`.execute(db)

/** The row of a sum exists except for the first time, so it is updated before it is inserted. */
const count = (db: Kysely<unknown>) =>
  sql`
    create or replace function expense_count(e expense, sign integer) returns void language plpgsql as $$ begin
      update expense_total t set count = t.count + sign, total = t.total + sign * e.total, owed = t.owed + sign * e.owed,
          settled = t.settled + sign * e.settled, checks = t.checks + sign * e.checks,
          in_flight = t.in_flight + sign * e.in_flight, scheduled = t.scheduled + sign * e.scheduled,
          transfers = t.transfers + sign * e.transfers,
          unpaid = t.unpaid + sign * (e.owed > e.settled + e.in_flight)::integer
        where t.family_id = e.family_id and t.status = e.status and t.payable = e.payable
          and t.creator_id = e.creator_id and t.other_id = e.other_id and t.reach = e.reach
          and coalesce(t.audience, '{}') = coalesce(e.audience, '{}');
      if found then return; end if;
      insert into expense_total as t (family_id, reach, audience, creator_id, other_id, status, payable, count, total, owed,
          settled, checks, in_flight, scheduled, transfers, unpaid)
        values (e.family_id, e.reach, e.audience, e.creator_id, e.other_id, e.status, e.payable, sign, sign * e.total,
          sign * e.owed, sign * e.settled, sign * e.checks, sign * e.in_flight, sign * e.scheduled, sign * e.transfers,
          sign * (e.owed > e.settled + e.in_flight)::integer)
        on conflict (family_id, status, payable, creator_id, other_id, reach, coalesce(audience, '{}'))
        do update set count = t.count + excluded.count, total = t.total + excluded.total, owed = t.owed + excluded.owed,
          settled = t.settled + excluded.settled, checks = t.checks + excluded.checks,
          in_flight = t.in_flight + excluded.in_flight, scheduled = t.scheduled + excluded.scheduled,
          transfers = t.transfers + excluded.transfers, unpaid = t.unpaid + excluded.unpaid;
    end $$`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await append(db)
  await count(db)
}
