import { type Kysely, sql } from 'kysely'

/** The closing of an account is read before sign-in alone, like everything that decides who gets in. */
const closings = (db: Kysely<unknown>) =>
  sql`
    create table account_closing (
      person_id uuid primary key references person,
      status text not null check (status in ('open', 'closing', 'closed')),
      asked_at timestamptz,
      due_at timestamptz,
      closed_at timestamptz
    );
    create index account_closing_due on account_closing (due_at) where status = 'closing';
    alter table account_closing enable row level security;
    alter table account_closing force row level security;
    create policy signing_in on account_closing using (app_mode() = 'anonymous');
    create policy swept on account_closing for select to evenhand_jobs using (true);
    grant select, insert, update (status, asked_at, due_at, closed_at) on account_closing to evenhand_app;
    grant select on account_closing to evenhand_jobs;
    create policy account_open on session as restrictive for insert with check (not exists (
      select from account_closing c where c.person_id = session.person_id and c.status = 'closed'))`.execute(db)

/** Families learn since when nobody acts as a member any more. */
const members = (db: Kysely<unknown>) =>
  sql`
    alter table membership add column closed_at timestamptz;
    create policy closed on membership for update
      using (family_id = app_family() and app_mode() = 'system')
      with check (family_id = app_family() and app_mode() = 'system');
    grant update (closed_at) on membership to evenhand_app`.execute(db)

/** Nobody is written to at a closed account, so where its person could be reached is deleted. */
const details = (db: Kysely<unknown>) =>
  sql`
    create policy swept on contact_details for all to evenhand_jobs using (exists (
      select from account_closing c where c.person_id = contact_details.person_id and c.status = 'closed'));
    grant delete, select (person_id) on contact_details to evenhand_jobs`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await closings(db)
  await members(db)
  await details(db)
}
