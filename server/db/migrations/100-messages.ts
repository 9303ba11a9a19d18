import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** A message is changed by nothing but an erasure that a law or a court demands, and of it the body alone. */
const messages = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table message (
      family_id uuid not null references family,
      id uuid not null,
      thread_id uuid not null,
      answers_id uuid,
      author_id uuid not null references person,
      recipient_ids uuid[] not null check (cardinality(recipient_ids) > 0),
      subject text not null,
      body text not null,
      draft_id uuid,
      sent_at timestamptz not null,
      reach text not null check (reach in ('named', 'closed')),
      audience uuid[] not null,
      primary key (family_id, id),
      foreign key (family_id, thread_id) references message,
      foreign key (family_id, answers_id) references message,
      check (audience = array[author_id] || recipient_ids)
    );
    create unique index message_draft on message (family_id, draft_id) where draft_id is not null;
    create index message_thread on message (family_id, thread_id, sent_at, id)`.execute(db)
  await checkReach(db, 'message')
  await createReachPolicies(db, 'message')
  await sql`
    alter policy written on message with check (family_id = app_family() and app_may_see(reach, audience)
      and (app_mode() = 'system' or app_mode() = 'self' and author_id = app_person()));
    drop policy changed on message;
    revoke update on message from evenhand_app;
    create policy erasing on message to current_user using (family_id = app_family() and app_mode() = 'erasure');
    create function message_guard() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' and app_mode() = 'erasure' then
        if new.body = '' and to_jsonb(new) - 'body' = to_jsonb(old) - 'body' then return new; end if;
      end if;
      raise exception 'a message never changes';
    end $$;
    create trigger message_guard before update or delete on message for each row execute function message_guard();
    create trigger message_guard_truncate before truncate on message
      for each statement execute function message_guard()`.execute(db)
}

/**
 * The author writes a delivery for each recipient. A professional's is their own affair, so its author cannot read it.
 * Whoever is not the recipient never changes one.
 */
const deliveries = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table delivery (
      family_id uuid not null references family,
      id uuid not null,
      message_id uuid not null,
      person_id uuid not null references person,
      author_id uuid not null references person,
      status text not null check (status in ('new', 'viewed')),
      version integer not null,
      viewed_at timestamptz,
      reach text not null check (reach in ('named', 'closed')),
      audience uuid[] not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      unique (family_id, message_id, person_id),
      foreign key (family_id, message_id) references message,
      check ((status = 'new') = (viewed_at is null))
    );
    create index delivery_new on delivery (family_id, person_id, message_id) where status = 'new'`.execute(db)
  await checkReach(db, 'delivery')
  await createReachPolicies(db, 'delivery')
  await sql`
    alter policy written on delivery with check (family_id = app_family() and status = 'new' and case
      when app_may_see(reach, audience) then true else author_id = app_person() end
      and (app_mode() = 'system' or app_mode() = 'self' and author_id = app_person()));
    alter policy changed on delivery
      using (family_id = app_family() and app_may_see(reach, audience)
        and (app_mode() = 'system' or app_mode() = 'self' and person_id = app_person()))
      with check (family_id = app_family() and app_may_see(reach, audience)
        and (app_mode() = 'system' or app_mode() = 'self' and person_id = app_person()));
    revoke update on delivery from evenhand_app;
    grant update (status, version, viewed_at, changed_at) on delivery to evenhand_app`.execute(db)
}

/**
 * Says in which folder each person has a message. The author's transaction writes all of them; from then on each is its
 * person's own. `first` is where the message came in.
 */
const mailboxes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table mailbox (
      family_id uuid not null,
      person_id uuid not null references person,
      message_id uuid not null,
      first text not null check (first in ('inbox', 'sent')),
      folder text not null,
      sent_at timestamptz not null,
      reach text not null check (reach in ('named', 'closed')),
      audience uuid[] not null,
      primary key (family_id, person_id, message_id),
      foreign key (family_id, message_id) references message
    );
    create index mailbox_folder on mailbox (family_id, person_id, folder, sent_at desc, message_id desc);
    create index mailbox_all on mailbox (family_id, person_id, sent_at desc, message_id desc)`.execute(db)
  await checkReach(db, 'mailbox')
  await createReachPolicies(db, 'mailbox')
  await sql`
    alter policy seen on mailbox using (family_id = app_family() and app_may_see(reach, audience)
      and (app_mode() = 'system' or person_id = app_viewpoint()));
    alter policy changed on mailbox
      using (family_id = app_family() and app_may_see(reach, audience) and app_mode() = 'self'
        and person_id = app_person())
      with check (family_id = app_family() and app_may_see(reach, audience) and app_mode() = 'self'
        and person_id = app_person());
    revoke update on mailbox from evenhand_app;
    grant update (folder) on mailbox to evenhand_app`.execute(db)
}

/** A draft is its author's alone. What is left of one that was sent or discarded says nothing. */
const drafts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table draft (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('saved', 'sent', 'discarded')),
      version integer not null,
      author_id uuid not null references person,
      answers_id uuid,
      recipient_ids uuid[] not null,
      subject text not null,
      body text not null,
      file_ids uuid[] not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      reach text not null default 'closed' check (reach = 'closed'),
      audience uuid[] not null check (audience = array[author_id]),
      primary key (family_id, id),
      check (status = 'saved' or subject = '' and body = '' and recipient_ids = '{}' and file_ids = '{}')
    );
    create index draft_saved on draft (family_id, author_id, changed_at desc) where status = 'saved'`.execute(db)
  await checkReach(db, 'draft')
  await createReachPolicies(db, 'draft')
}

const preferences = (db: Kysely<unknown>) =>
  sql`
    create table message_preference (
      person_id uuid primary key references person,
      per_page integer not null check (per_page in (10, 25, 50, 100))
    );
    alter table message_preference enable row level security;
    alter table message_preference force row level security;
    create policy own on message_preference using (person_id = app_person() and app_mode() = 'self')
      with check (person_id = app_person() and app_mode() = 'self');
    grant select, insert, update on message_preference to evenhand_app`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await messages(db)
  await deliveries(db)
  await mailboxes(db)
  await drafts(db)
  await preferences(db)
}
