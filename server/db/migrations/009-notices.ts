import { type Kysely, sql } from 'kysely'
import { noticeKinds } from './frozen/notice-kinds.ts'

/**
 * The transaction that causes a notice writes it. Only its receiver reads and marks it, in a session of their own; the
 * other parent and those who look on do not. It is deleted with the membership. Mail preferences belong to the person,
 * in all families; apart from them only the mail job reads them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notice (
      family_id uuid not null,
      id uuid not null,
      person_id uuid not null,
      kind text not null check (kind in (${noticeKinds})),
      entity text not null check (entity in ('expense', 'payment')),
      entity_id uuid not null,
      by_id uuid,
      at timestamptz not null,
      seen_at timestamptz,
      place bigint generated always as identity,
      primary key (family_id, id),
      foreign key (family_id, person_id) references membership on delete cascade
    );
    create index notice_newest on notice (family_id, person_id, at desc, place desc);
    create index notice_unseen on notice (family_id, person_id) where seen_at is null;
    create table notice_wish (
      person_id uuid primary key references person,
      mail_off text[] not null check (mail_off <@ array['asked', 'answers', 'changes', 'bank']),
      quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
      quiet_to text check (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
      check ((quiet_from is null) = (quiet_to is null) and (quiet_from is null or quiet_from <> quiet_to))
    )`.execute(db)
  for (const table of ['notice', 'notice_wish'])
    await sql`
      alter table ${sql.table(table)} enable row level security;
      alter table ${sql.table(table)} force row level security`.execute(db)
  await sql`
    create policy own on notice for select
      using (family_id = app_family() and person_id = app_person() and app_mode() = 'self');
    create policy told on notice for insert with check (family_id = app_family()
      and (app_mode() = 'system' or (app_mode() = 'self' and app_standing() = 'parent')));
    create policy seen on notice for update
      using (family_id = app_family() and person_id = app_person() and app_mode() = 'self')
      with check (family_id = app_family() and person_id = app_person() and app_mode() = 'self');
    grant select, insert, update (seen_at) on notice to evenhand_app;
    create policy own on notice_wish
      using (person_id = app_person() and app_mode() = 'self')
      with check (person_id = app_person() and app_mode() = 'self');
    create policy mailing on notice_wish for select using (app_mode() = 'anonymous');
    grant select, insert, update on notice_wish to evenhand_app`.execute(db)
}
