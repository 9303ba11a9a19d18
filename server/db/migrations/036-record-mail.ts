import { type Kysely, sql } from 'kysely'

/**
 * The monthly mail with the state of the record: who got which checkpoint for which month, so that a repeated job sends it once
 * and an export proves the log from there. The
 * outbox stores the files of a mail with it. A person can turn these mails off, too.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table record_mail (
      person_id uuid not null references person,
      family_id uuid not null,
      month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      sent_at timestamptz not null,
      -- The checkpoint in the mail, from which the person's exports prove the log.
      origin integer not null,
      size bigint not null,
      primary key (person_id, family_id, month)
    );
    alter table record_mail enable row level security;
    alter table record_mail force row level security;
    create policy mailing on record_mail using (app_mode() = 'anonymous') with check (app_mode() = 'anonymous');
    create policy own on record_mail for select using (person_id = app_person() and app_mode() = 'self');
    grant select, insert on record_mail to evenhand_app;
    alter table outbox add column attachments jsonb not null default '[]';
    alter table notice_wish drop constraint notice_wish_mail_off_check;
    alter table notice_wish add constraint notice_wish_mail_off_check
      check (mail_off <@ array['asked', 'answers', 'changes', 'bank', 'record'])`.execute(db)
}
