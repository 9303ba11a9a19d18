import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

const accounts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table linked_account (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('invited', 'active', 'inactive', 'withdrawn')),
      version integer not null,
      kind text not null check (kind in ('child', 'thirdParty')),
      person_id uuid not null,
      child_id uuid,
      created_by uuid not null,
      consent_by uuid,
      consent_at timestamptz,
      accepted_at timestamptz,
      code_until timestamptz,
      reach text not null default 'parents' check (reach = 'parents'),
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, person_id) references membership,
      foreign key (family_id, child_id) references child,
      check ((kind = 'child') = (child_id is not null)),
      check ((consent_by is null) = (consent_at is null))
    );
    create unique index linked_account_person on linked_account (family_id, person_id)`.execute(db)
  await checkReach(db, 'linked_account')
  await createReachPolicies(db, 'linked_account')
}

/** The hash of a code finds the family and the account before sign-in, and nothing else of them. */
const codes = (db: Kysely<unknown>) =>
  sql`
    create table linked_code (
      code_hash bytea primary key,
      family_id uuid not null,
      account_id uuid not null,
      until_at timestamptz not null,
      unique (family_id, account_id),
      foreign key (family_id, account_id) references linked_account
    );
    alter table linked_code enable row level security;
    alter table linked_code force row level security;
    create policy typed on linked_code for select using (app_mode() = 'anonymous');
    create policy given on linked_code for all
      using (family_id = app_family() and app_mode() in ('self', 'system') and app_may_see('parents', null))
      with check (family_id = app_family() and app_mode() in ('self', 'system') and app_may_see('parents', null));
    grant select, insert, delete on linked_code to evenhand_app`.execute(db)

/** A parent adds a person who has no way in yet, like the other parent in 056. */
const people = (db: Kysely<unknown>) =>
  sql`
    create policy linked on person for insert with check (app_mode() = 'self' and app_standing() = 'parent'
      and user_type in ('child', 'thirdParty') and username like '@%');
    create policy linked on membership for insert with check (family_id = app_family() and app_mode() = 'self'
      and app_standing() = 'parent' and role in ('child', 'thirdParty') and joined_at is null);
    grant update (person_id) on child to evenhand_app`.execute(db)

/**
 * A credential that is put aside opens nothing, because every way in asks for one. Only these functions move one, for a
 * parent and an account that the parents made; they read as the owner of the tables.
 */
const shutting = (db: Kysely<unknown>) =>
  sql`
    create table shut_credential (
      person_id uuid primary key references person,
      password_hash text not null,
      changed_at timestamptz not null
    );
    alter table shut_credential enable row level security;
    alter table shut_credential force row level security;
    create policy shut on shut_credential to current_user using (app_mode() = 'anonymous');
    create policy shut on credential for delete to current_user using (app_mode() = 'anonymous');
    create function linked_account_shut(p_person uuid, p_keep boolean) returns void language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); begin
      if not exists (select from linked_account where family_id = app_family() and person_id = p_person) then
        raise exception 'no account of this family';
      end if;
      perform set_config('app.mode', 'anonymous', true);
      if p_keep then
        insert into shut_credential select person_id, password_hash, changed_at from credential
          where person_id = p_person on conflict (person_id) do update
          set password_hash = excluded.password_hash, changed_at = excluded.changed_at;
      else
        delete from shut_credential where person_id = p_person;
      end if;
      delete from credential where person_id = p_person;
      delete from session where person_id = p_person;
      perform set_config('app.mode', v_mode, true);
    end $$;
    create function linked_account_open(p_person uuid) returns void language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); begin
      if not exists (select from linked_account where family_id = app_family() and person_id = p_person) then
        raise exception 'no account of this family';
      end if;
      perform set_config('app.mode', 'anonymous', true);
      insert into credential (person_id, password_hash, changed_at)
        select person_id, password_hash, changed_at from shut_credential where person_id = p_person
        on conflict do nothing;
      delete from shut_credential where person_id = p_person;
      perform set_config('app.mode', v_mode, true);
    end $$;
    revoke all on function linked_account_shut, linked_account_open from public;
    grant execute on function linked_account_shut, linked_account_open to evenhand_app`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await accounts(db)
  await codes(db)
  await people(db)
  await shutting(db)
}
