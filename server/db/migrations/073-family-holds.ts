import { type Kysely, sql } from 'kysely'
import { checkReach } from './frozen/reach-policies.ts'

/** A family has one hold at a time. Only the product begins and releases one: by a mailed link, or for an administrator. */
const holds = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table family_hold (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('held', 'released')),
      cause text not null check (cause in ('claim', 'administrator')),
      invitation_id uuid,
      held_at timestamptz not null,
      released_at timestamptz,
      reach text not null default 'parents' check (reach = 'parents'),
      audience uuid[],
      primary key (family_id, id),
      foreign key (family_id, invitation_id) references invitation,
      check ((cause = 'claim') = (invitation_id is not null)),
      check ((status = 'released') = (released_at is not null))
    );
    create unique index family_hold_one on family_hold (family_id) where status = 'held'`.execute(db)
  await checkReach(db, 'family_hold')
  await sql`
    alter table family_hold enable row level security;
    alter table family_hold force row level security;
    create policy seen on family_hold for select using (family_id = app_family() and app_may_see(reach, audience));
    create policy written on family_hold for insert with check (family_id = app_family() and app_mode() = 'system');
    create policy changed on family_hold for update using (family_id = app_family() and app_mode() = 'system')
      with check (family_id = app_family() and app_mode() = 'system');
    grant select, insert, update (status, released_at) on family_hold to evenhand_app`.execute(db)
}

/** Whoever asks learns nothing else of a family, so that it can be asked with the caller of a request. */
const held = (db: Kysely<unknown>) =>
  sql`
    create policy asked on family_hold for select to current_user using (app_mode() = 'hold');
    create function family_is_held(p_family uuid) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); v_held boolean; begin
      if p_family is null then return false; end if;
      perform set_config('app.mode', 'hold', true);
      v_held := exists (select from family_hold where family_id = p_family and status = 'held');
      perform set_config('app.mode', v_mode, true);
      return v_held;
    end $$;
    revoke all on function family_is_held from public;
    grant execute on function family_is_held to evenhand_app, evenhand_gate`.execute(db)

/** A link to an address that was corrected opens nothing any more, and its reader can still say who joined as them. */
const links = (db: Kysely<unknown>) =>
  sql`
    alter table invitation_link add column superseded_at timestamptz;
    create policy superseded on invitation_link for update
      using (family_id = app_family() and app_mode() in ('self', 'system'))
      with check (family_id = app_family() and app_mode() in ('self', 'system'));
    grant update (superseded_at) on invitation_link to evenhand_app`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await holds(db)
  await held(db)
  await links(db)
}
