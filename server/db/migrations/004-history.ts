import { type Kysely, sql } from 'kysely'

const mayRead = sql`family_id = app_family() and (app_mode() = 'system' or (app_standing() = 'parent'
  and (audience is null or (app_person() = any(audience) and app_mode() = 'self'))))`

/**
 * Streams of entries, each a chain. The application's role can read and can call `history_append`. It has no grant to
 * insert, change or delete an entry, and triggers stop the owner too. Only a payload and its salt may be emptied
 * (lawful erasure); the chain covers their hash and still verifies.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table stream (
      family_id uuid not null references family,
      id uuid not null,
      audience uuid[],
      head_seq bigint not null default 0,
      head_hash bytea not null,
      primary key (family_id, id)
    );
    create unique index stream_of_audience on stream (family_id, coalesce(audience, '{}'));
    create table entry (
      family_id uuid not null,
      stream_id uuid not null,
      seq bigint not null,
      id uuid not null,
      audience uuid[],
      at text not null,
      kind text not null,
      entity text not null,
      entity_id uuid not null,
      payload text,
      salt bytea,
      payload_hash bytea not null,
      previous bytea not null,
      hash bytea not null,
      primary key (family_id, stream_id, seq),
      foreign key (family_id, stream_id) references stream
    );
    create index entry_of_entity on entry (family_id, entity_id, seq);
    alter table stream enable row level security;
    alter table stream force row level security;
    alter table entry enable row level security;
    alter table entry force row level security;
    create policy seen on stream for select using (${mayRead});
    create policy begun on stream for insert with check (family_id = app_family() and app_mode() in ('self', 'system'));
    create policy advanced on stream for update using (family_id = app_family() and app_mode() in ('self', 'system'));
    create policy seen on entry for select using (${mayRead});
    create policy appended on entry for insert with check (family_id = app_family() and app_mode() in ('self', 'system'));
    create policy erased on entry for update using (app_mode() = 'erasure');
    grant select on stream, entry to evenhand_app;
    create policy swept on stream for select to evenhand_jobs using (app_mode() = 'sweep');
    grant select (family_id, id, head_seq, head_hash) on stream to evenhand_jobs`.execute(db)

  await sql`
    create function history_guard() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if new.payload is null and new.salt is null
          and (new.family_id, new.stream_id, new.seq, new.id, new.at, new.kind, new.entity, new.entity_id,
               new.payload_hash, new.previous, new.hash)
            is not distinct from
              (old.family_id, old.stream_id, old.seq, old.id, old.at, old.kind, old.entity, old.entity_id,
               old.payload_hash, old.previous, old.hash)
          and new.audience is not distinct from old.audience
        then return new; end if;
      end if;
      raise exception 'the history is append-only';
    end $$;
    create trigger entry_guard before update or delete on entry for each row execute function history_guard();
    create trigger entry_guard_truncate before truncate on entry for each statement execute function history_guard();
    create trigger stream_guard before delete on stream for each row execute function history_guard();
    create trigger stream_guard_truncate before truncate on stream for each statement execute function history_guard()`.execute(
    db,
  )

  await sql`
    create function history_append(p_audience uuid[], p_stream uuid, p_entries jsonb) returns void
    language plpgsql security definer set search_path = public as $$
    declare
      s stream; e jsonb; v_seq bigint; v_previous bytea; v_salt bytea; v_payload_hash bytea; v_hash bytea;
    begin
      if app_family() is null or coalesce(app_mode(), '') not in ('self', 'system') then
        raise exception 'nobody may append here';
      end if;
      insert into stream (family_id, id, audience, head_hash)
        values (app_family(), p_stream, p_audience, sha256(convert_to(p_stream::text, 'UTF8')))
        on conflict do nothing;
      select * into strict s from stream
        where family_id = app_family() and coalesce(audience, '{}') = coalesce(p_audience, '{}') for update;
      v_seq := s.head_seq; v_previous := s.head_hash;
      for e in select * from jsonb_array_elements(p_entries) loop
        v_seq := v_seq + 1;
        v_salt := decode(e ->> 'salt', 'hex');
        v_payload_hash := sha256(v_salt || convert_to(e ->> 'payload', 'UTF8'));
        v_hash := sha256(convert_to(concat_ws(E'\\n', encode(v_previous, 'hex'), s.id, v_seq, e ->> 'at', e ->> 'kind',
          encode(v_payload_hash, 'hex')), 'UTF8'));
        insert into entry (family_id, stream_id, seq, id, audience, at, kind, entity, entity_id, payload, salt,
            payload_hash, previous, hash)
          values (app_family(), s.id, v_seq, (e ->> 'id')::uuid, p_audience, e ->> 'at', e ->> 'kind', e ->> 'entity',
            (e ->> 'entityId')::uuid, e ->> 'payload', v_salt, v_payload_hash, v_previous, v_hash);
        v_previous := v_hash;
      end loop;
      update stream set head_seq = v_seq, head_hash = v_previous where family_id = s.family_id and id = s.id;
    end $$;
    revoke all on function history_append from public;
    grant execute on function history_append to evenhand_app`.execute(db)
}
