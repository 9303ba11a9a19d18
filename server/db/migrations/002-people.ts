import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table family (
      id uuid primary key,
      country text not null,
      currency text not null,
      time_zone text not null,
      created_at timestamptz not null
    );
    create table person (
      id uuid primary key,
      username text not null,
      email text not null,
      first_name text not null,
      last_name text not null,
      locale text not null,
      time_zone text not null,
      user_type text not null check (user_type in ('parent', 'child', 'thirdParty', 'professional', 'admin')),
      is_attorney boolean not null default false,
      created_at timestamptz not null
    );
    create unique index person_username on person (lower(username));
    create table membership (
      family_id uuid not null references family,
      person_id uuid not null references person,
      role text not null check (role in ('parent', 'child', 'thirdParty', 'professional')),
      side text check (side in ('A', 'B')),
      viewpoint uuid references person,
      since timestamptz not null,
      primary key (family_id, person_id),
      check ((role = 'parent') = (side is not null)),
      check ((role = 'professional') = (viewpoint is not null))
    );
    create index membership_of_person on membership (person_id);
    create unique index membership_side on membership (family_id, side);
    create table child (
      family_id uuid not null references family,
      id uuid not null,
      first_name text not null,
      person_id uuid references person,
      primary key (family_id, id)
    );
    create table credential (
      person_id uuid primary key references person,
      password_hash text not null,
      changed_at timestamptz not null
    )`.execute(db)
  for (const table of ['family', 'person', 'membership', 'child', 'credential']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
    await sql`alter table ${sql.table(table)} force row level security`.execute(db)
  }
  await sql`
    create policy seen on family for select using (id = app_family() or app_mode() = 'anonymous');
    create policy seen on membership for select using (family_id = app_family() or app_mode() = 'anonymous');
    create policy seen on person for select using (
      app_mode() = 'anonymous' or id = app_person()
      or exists (select from membership m where m.family_id = app_family() and m.person_id = person.id));
    create policy kept on person for update using (id = app_person() and app_mode() = 'self');
    create policy seen on child for select using (family_id = app_family());
    create policy signing_in on credential for select using (app_mode() = 'anonymous');
    create policy seeded on family for insert with check (app_mode() = 'system' and id = app_family());
    create policy seeded on membership for insert with check (app_mode() = 'system' and family_id = app_family());
    create policy seeded on child for insert with check (app_mode() = 'system' and family_id = app_family());
    create policy joining on person for insert with check (app_mode() = 'anonymous');
    create policy joining on credential for insert with check (app_mode() = 'anonymous');
    grant select, insert on family, membership, child, person, credential to evenhand_app;
    grant update (locale) on person to evenhand_app`.execute(db)
}
