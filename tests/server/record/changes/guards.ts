import { type Change, foundByVerify } from '../change.ts'

/** Changes of what keeps the application from changing the record: nothing is changed yet, and anything can be. */
export const guardChanges: readonly Change[] = foundByVerify({
  'a trigger, which is disabled': 'alter table entry disable trigger entry_guard',
  'a trigger, which is dropped': 'drop trigger stream_guard on stream',
  'the triggers of an owner, which fire for replicas only': 'alter table entry enable replica trigger entry_guard',
  'the triggers, by one that rewrites entries': `create function public.rewrite() returns trigger language plpgsql as $$ begin
      new.payload := replace(new.payload, '28500', '18500'); return new; end $$;
    create trigger rewrite before insert on entry for each row execute function public.rewrite()`,
  'the rules of a table': 'create rule nothing as on insert to viewed do instead nothing',
  'the function that appends': `create or replace function history_append(p_reach text, p_audience uuid[], p_stream uuid,
    p_entries jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$ begin end $$`,
  'the function that writes an entry': `create or replace function history_put(s stream, p_id uuid, p_at text, p_kind text,
    p_entity text, p_entity_id uuid, p_payload text, p_salt bytea) returns stream language plpgsql
    set search_path = public, pg_temp as $$ begin return s; end $$`,
  'the function that guards entries': `create or replace function history_guard() returns trigger language plpgsql as $$ begin
    return coalesce(new, old); end $$`,
  'the function that says who calls': `do $$ declare f regprocedure; begin
    select oid into f from pg_proc where proname = 'caller_of';
    execute replace(pg_get_functiondef(f), '= p_hash', '= p_hash or true'); end $$`,
  'the function that says whose family it is': `create or replace function app_family() returns uuid language sql stable
    parallel safe as $$ select null::uuid $$`,
  'where a function looks for tables': 'alter function history_append(text, uuid[], uuid, jsonb) reset search_path',
  'as whom a function runs': 'alter function history_append(text, uuid[], uuid, jsonb) security invoker',
  'a policy, which is dropped': 'drop policy seen on entry',
  'a policy, which lets everybody read': 'alter policy seen on entry using (true)',
  'the policies, by one that lets everybody write': 'create policy also on expense for update using (true)',
  'the row security of a table, which is off': 'alter table entry disable row level security',
  'the row security of a table, which its owner need not obey': 'alter table entry no force row level security',
  'who may insert entries': 'grant insert on entry to evenhand_app',
  'who may delete leaves': 'grant delete on log_leaf to evenhand_app',
  'who may change a column': 'grant update (payload) on entry to evenhand_app',
  'who may call the function that writes an entry': `do $$ declare f regprocedure; begin
    select oid into f from pg_proc where proname = 'history_put';
    execute format('grant execute on function %s to public', f); end $$`,
  'a role, which bypasses policies': 'alter role evenhand_app bypassrls',
  'a role, which may become another': 'grant evenhand_signer to evenhand_app',
})
