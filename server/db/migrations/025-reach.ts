import { type Kysely, sql } from 'kysely'
import { alterToReachPolicies, checkReach } from './frozen/reach-policies.ts'

/** Lists the tables whose rows had an audience and the matching policies. */
const restricted = [
  'category',
  'expense',
  'payment',
  'allocation',
  'viewed',
  'file',
  'child_detail',
  'category_use',
  'child_use',
  'upload',
  'payment_account',
  'bank_account',
  'payment_readiness',
  'transfer',
  'payment_series',
  'support_order',
  'support_due',
  'support_payment',
  'due_allocation',
]

/**
 * Defines who may see a row, in the only place where the database states it. It is a function, so that policies refer
 * to it and the planner inlines its text. It is a CASE, of which the planner expects half of the rows to pass; of
 * comparisons it expects one row in a hundred, and then sorts a whole log instead of reading its index.
 */
const law = (db: Kysely<unknown>) =>
  sql`
    create function app_may_see(reach text, audience uuid[]) returns boolean language sql stable parallel safe
    return case
      when app_mode() = 'system' then true
      when reach = 'parents' then app_standing() = 'parent'
      when reach = 'closed' then app_mode() = 'self' and app_person() = any(audience)
      when reach = 'named' then app_viewpoint() = any(audience)
      when reach = 'family' then app_standing() = 'parent'
        or app_mode() = 'self' and app_standing() in ('child', 'thirdParty')
      else false end`.execute(db)

/** Existing rows keep their meaning. The expression fills the column without triggers or policies. */
const addReach = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const name = sql.table(table)
  await sql`
    alter table ${name} add column reach text not null
      generated always as (case when audience is null then 'parents' else 'closed' end) stored;
    alter table ${name} alter column reach drop expression;
    alter table ${name} alter column reach set default 'parents'`.execute(db)
  await checkReach(db, table)
}

/** These triggers copy the people who may see a row, so they copy its reach. */
const copies = (db: Kysely<unknown>) =>
  sql`
    create or replace function expense_uses() returns trigger language plpgsql as $$ begin
      insert into category_use (family_id, used_id, since, reach, audience)
        values (new.family_id, new.category_id, new.changed_at, new.reach, new.audience) on conflict do nothing;
      insert into child_use (family_id, used_id, since, reach, audience)
        select new.family_id, child, new.changed_at, new.reach, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    create or replace function support_order_uses() returns trigger language plpgsql as $$ begin
      insert into child_use (family_id, used_id, since, reach, audience)
        select new.family_id, child, new.created_at, new.reach, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    drop index category_use_once, child_use_once;
    create unique index category_use_once on category_use (family_id, used_id, reach, coalesce(audience, '{}'));
    create unique index child_use_once on child_use (family_id, used_id, reach, coalesce(audience, '{}'))`.execute(db)

/** A stream is one per family, reach and people. */
const history = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['stream', 'entry']) await addReach(db, table)
  await sql`
    drop index stream_of_audience;
    create unique index stream_of_reach on stream (family_id, reach, coalesce(audience, '{}'));
    alter policy seen on stream using (family_id = app_family() and app_may_see(reach, audience));
    alter policy seen on entry using (family_id = app_family() and app_may_see(reach, audience));
    create or replace function history_guard() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if new.payload is null and new.salt is null
          and (new.family_id, new.stream_id, new.seq, new.id, new.at, new.kind, new.entity, new.entity_id,
               new.payload_hash, new.previous, new.hash, new.reach)
            is not distinct from
              (old.family_id, old.stream_id, old.seq, old.id, old.at, old.kind, old.entity, old.entity_id,
               old.payload_hash, old.previous, old.hash, old.reach)
          and new.audience is not distinct from old.audience
        then return new; end if;
      end if;
      raise exception 'the history is append-only';
    end $$;
    drop function history_append(uuid[], uuid, jsonb);
    create function history_append(p_reach text, p_audience uuid[], p_stream uuid, p_entries jsonb) returns void
    language plpgsql security definer set search_path = public as $$
    declare
      s stream; e jsonb; v_seq bigint; v_previous bytea; v_salt bytea; v_payload_hash bytea; v_hash bytea;
    begin
      if app_family() is null or coalesce(app_mode(), '') not in ('self', 'system') then
        raise exception 'nobody may append here';
      end if;
      insert into stream (family_id, id, reach, audience, head_hash)
        values (app_family(), p_stream, p_reach, p_audience, sha256(convert_to(p_stream::text, 'UTF8')))
        on conflict do nothing;
      select * into strict s from stream where family_id = app_family() and reach = p_reach
        and coalesce(audience, '{}') = coalesce(p_audience, '{}') for update;
      v_seq := s.head_seq; v_previous := s.head_hash;
      for e in select * from jsonb_array_elements(p_entries) loop
        v_seq := v_seq + 1;
        v_salt := decode(e ->> 'salt', 'hex');
        v_payload_hash := sha256(v_salt || convert_to(e ->> 'payload', 'UTF8'));
        v_hash := sha256(convert_to(concat_ws(E'\\n', encode(v_previous, 'hex'), s.id, v_seq, e ->> 'at', e ->> 'kind',
          encode(v_payload_hash, 'hex')), 'UTF8'));
        insert into entry (family_id, stream_id, seq, id, reach, audience, at, kind, entity, entity_id, payload, salt,
            payload_hash, previous, hash)
          values (app_family(), s.id, v_seq, (e ->> 'id')::uuid, p_reach, p_audience, e ->> 'at', e ->> 'kind',
            e ->> 'entity', (e ->> 'entityId')::uuid, e ->> 'payload', v_salt, v_payload_hash, v_previous, v_hash);
        v_previous := v_hash;
      end loop;
      update stream set head_seq = v_seq, head_hash = v_previous where family_id = s.family_id and id = s.id;
    end $$;
    revoke all on function history_append from public;
    grant execute on function history_append to evenhand_app`.execute(db)
}

/** Everybody who may see a row may see and write its due time. */
const dueTimes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table due_time add column reach text not null default 'parents', add column audience uuid[];
    alter policy kept on due_time
      using (family_id = app_family() and app_may_see(reach, audience) and app_mode() in ('self', 'system'))
      with check (family_id = app_family() and app_may_see(reach, audience) and app_mode() in ('self', 'system'));
    revoke select on due_time from evenhand_jobs;
    grant select (family_id, entity, entity_id, due_at) on due_time to evenhand_jobs;
    create or replace function payment_due() returns trigger language plpgsql as $$ begin
      if new.status = 'scheduled' then
        insert into due_time (family_id, entity, entity_id, due_at, reach, audience)
          values (new.family_id, 'payment', new.id, new.start_at, new.reach, new.audience)
          on conflict (family_id, entity_id)
            do update set due_at = excluded.due_at, reach = excluded.reach, audience = excluded.audience;
      else
        delete from due_time where family_id = new.family_id and entity_id = new.id;
      end if;
      return null;
    end $$`.execute(db)
  await checkReach(db, 'due_time')
}

/**
 * A notice is visible to one person, in a session of their own, and only as long as they may see its subject. Everybody
 * who may write the subject's row may write the notice.
 */
const notices = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table notice add column reach text not null default 'parents', add column audience uuid[];
    alter policy own on notice using (family_id = app_family() and person_id = app_person() and app_mode() = 'self'
      and app_may_see(reach, audience));
    alter policy told on notice with check (
      family_id = app_family() and app_may_see(reach, audience) and app_mode() in ('self', 'system'))`.execute(db)
  await checkReach(db, 'notice')
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await law(db)
  for (const table of restricted) {
    await addReach(db, table)
    await alterToReachPolicies(db, table)
  }
  await copies(db)
  await history(db)
  await dueTimes(db)
  await notices(db)
}
