import { type Kysely, sql } from 'kysely'

/** Policies bind the owner of the tables too, so `person` is read without them while the addresses are copied. */
const moveEmails = (db: Kysely<unknown>) =>
  sql`
    alter table person no force row level security;
    insert into contact_details (person_id, email) select id, email from person;
    alter table person drop column email;
    alter table person force row level security`.execute(db)

/**
 * Where a person can be reached leaves `person`, which everybody in the family reads. Only the person reads and changes
 * it, in a session of their own, and a mail job reads it for the one person to whom it writes. Before sign-in a new
 * person's row can be inserted, and none can be read.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table contact_details (
      person_id uuid primary key references person,
      email text not null,
      phone text,
      line1 text,
      line2 text,
      city text,
      state text,
      postal_code text,
      country text
    )`.execute(db)
  await moveEmails(db)
  await sql`
    alter table contact_details enable row level security;
    alter table contact_details force row level security;
    create policy own on contact_details for select using (person_id = app_person() and app_mode() in ('self', 'mail'));
    create policy changed on contact_details for update using (person_id = app_person() and app_mode() = 'self')
      with check (person_id = app_person() and app_mode() = 'self');
    create policy joining on contact_details for insert with check (
      app_mode() = 'anonymous' or (person_id = app_person() and app_mode() = 'self'));
    grant select, insert on contact_details to evenhand_app;
    grant update (email, phone, line1, line2, city, state, postal_code, country) on contact_details to evenhand_app`.execute(
    db,
  )
}
