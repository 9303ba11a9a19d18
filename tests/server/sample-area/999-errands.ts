import { type Kysely, sql } from 'kysely'

/** Creates the table of this area with the policies that every restricted table has. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table errand (
      family_id uuid not null references family,
      id uuid not null,
      reach text not null default 'parents',
      audience uuid[],
      status text not null check (status in ('open', 'accepted', 'lapsed')),
      version int not null,
      thing text not null,
      respond_by timestamptz not null,
      creator_id uuid not null,
      other_id uuid not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      constraint errand_reach check (
        case when audience is null then reach in ('family', 'parents') else reach in ('named', 'closed') end)
    );
    alter table errand enable row level security;
    alter table errand force row level security;
    create policy seen on errand for select using (family_id = app_family() and app_may_see(reach, audience));
    create policy written on errand for insert with check (
      family_id = app_family() and app_may_see(reach, audience) and app_mode() in ('self', 'system'));
    create policy changed on errand for update
      using (family_id = app_family() and app_may_see(reach, audience) and app_mode() in ('self', 'system'))
      with check (family_id = app_family() and app_may_see(reach, audience) and app_mode() in ('self', 'system'));
    grant select, insert, update on errand to evenhand_app`.execute(db)
}
