import { type Kysely, sql } from 'kysely'

/**
 * Numbers the entries of each item within their stream, so that a gap is found without the entries of other items. The
 * hash of a numbered entry covers its item and its number; entries from before keep their hashes and have none.
 *
 * The instant of an entry never precedes the one before it: a request that began earlier and committed later, by at
 * most 2 seconds, gets the later instant. A larger step back is a clock that was set back; the stream records it in an
 * entry of its own and goes on with the clock as it is.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table entry add column number bigint;
    create unique index entry_of_item on entry (family_id, entity_id, stream_id, number);
    drop index entry_of_entity;
    alter table stream add column head_at text;
    update stream set head_at = (select at from entry
      where entry.family_id = stream.family_id and stream_id = stream.id and seq = stream.head_seq);
    create or replace function history_guard() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if new.payload is null and new.salt is null
          and (new.family_id, new.stream_id, new.seq, new.id, new.at, new.kind, new.entity, new.entity_id,
               new.payload_hash, new.previous, new.hash, new.reach)
            is not distinct from
              (old.family_id, old.stream_id, old.seq, old.id, old.at, old.kind, old.entity, old.entity_id,
               old.payload_hash, old.previous, old.hash, old.reach)
          and new.audience is not distinct from old.audience and new.number is not distinct from old.number
        then return new; end if;
      end if;
      raise exception 'the history is append-only';
    end $$`.execute(db)

  await sql`
    create function history_put(s stream, p_id uuid, p_at text, p_kind text, p_entity text, p_entity_id uuid,
      p_payload text, p_salt bytea) returns stream
    language plpgsql set search_path = public, pg_temp as $$
    declare
      v_payload_hash bytea := sha256(p_salt || convert_to(p_payload, 'UTF8'));
      v_number bigint := 1 + coalesce((select max(number) from entry
        where family_id = s.family_id and entity_id = p_entity_id and stream_id = s.id), 0);
      v_hash bytea := sha256(convert_to(concat_ws(E'\\n', encode(s.head_hash, 'hex'), s.id, s.head_seq + 1, p_at, p_kind,
        encode(v_payload_hash, 'hex'), p_entity_id, v_number), 'UTF8'));
    begin
      insert into entry (family_id, stream_id, seq, id, reach, audience, at, kind, entity, entity_id, number, payload,
          salt, payload_hash, previous, hash)
        values (s.family_id, s.id, s.head_seq + 1, p_id, s.reach, s.audience, p_at, p_kind, p_entity, p_entity_id,
          v_number, p_payload, p_salt, v_payload_hash, s.head_hash, v_hash);
      s.head_seq := s.head_seq + 1; s.head_hash := v_hash; s.head_at := p_at;
      return s;
    end $$;
    revoke all on function history_put from public;

    create or replace function history_append(p_reach text, p_audience uuid[], p_stream uuid, p_entries jsonb)
    returns void language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      s stream; e jsonb; v_at text;
    begin
      if app_family() is null or coalesce(app_mode(), '') not in ('self', 'system') then
        raise exception 'nobody may append here';
      end if;
      insert into stream (family_id, id, reach, audience, head_hash)
        values (app_family(), p_stream, p_reach, p_audience, sha256(convert_to(p_stream::text, 'UTF8')))
        on conflict do nothing;
      select * into strict s from stream where family_id = app_family() and reach = p_reach
        and coalesce(audience, '{}') = coalesce(p_audience, '{}') for update;
      for e in select * from jsonb_array_elements(p_entries) loop
        v_at := e ->> 'at';
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
        s := history_put(s, (e ->> 'id')::uuid, v_at, e ->> 'kind', e ->> 'entity', (e ->> 'entityId')::uuid,
          e ->> 'payload', decode(e ->> 'salt', 'hex'));
      end loop;
      update stream set head_seq = s.head_seq, head_hash = s.head_hash, head_at = s.head_at
        where family_id = s.family_id and id = s.id;
    end $$`.execute(db)
}
