import { type Kysely, sql } from 'kysely'

/** A folder is its owner's alone; whoever looks on as them sees it. Its messages name it in `mailbox.folder`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table message_folder (
      family_id uuid not null,
      id uuid not null,
      person_id uuid not null,
      name text not null,
      name_key text not null,
      place integer not null,
      primary key (family_id, id),
      unique (family_id, person_id, name_key),
      foreign key (family_id, person_id) references membership
    );
    alter table message_folder enable row level security;
    alter table message_folder force row level security;
    create policy seen on message_folder for select using (family_id = app_family() and person_id = app_viewpoint());
    create policy made on message_folder for insert
      with check (family_id = app_family() and app_mode() = 'self' and person_id = app_person());
    create policy changed on message_folder for update
      using (family_id = app_family() and app_mode() = 'self' and person_id = app_person())
      with check (family_id = app_family() and app_mode() = 'self' and person_id = app_person());
    create policy removed on message_folder for delete
      using (family_id = app_family() and app_mode() = 'self' and person_id = app_person());
    grant select, insert, update (name, name_key, place), delete on message_folder to evenhand_app`.execute(db)
}
