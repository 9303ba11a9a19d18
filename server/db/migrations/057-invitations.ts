import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** A family has one open invitation at most, because it has one other parent. */
const invitations = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table invitation (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('sent', 'accepted', 'expired', 'withdrawn', 'declined')),
      version integer not null,
      inviter_id uuid not null,
      invitee_id uuid not null,
      email text not null,
      other_email text,
      sent_at timestamptz not null,
      respond_by timestamptz not null,
      reach text not null default 'parents' check (reach = 'parents'),
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, inviter_id) references membership,
      foreign key (family_id, invitee_id) references membership
    );
    create unique index invitation_open on invitation (family_id) where status = 'sent'`.execute(db)
  await checkReach(db, 'invitation')
  await createReachPolicies(db, 'invitation')
  await sql`
    create function invitation_due() returns trigger language plpgsql as $$ begin
      if new.status = 'sent' then
        insert into due_time (family_id, entity, entity_id, due_at, reach, audience)
          values (new.family_id, 'invitation', new.id, new.respond_by, new.reach, new.audience)
          on conflict (family_id, entity_id) do update set due_at = excluded.due_at;
      else
        delete from due_time where family_id = new.family_id and entity_id = new.id;
      end if;
      return null;
    end $$;
    create trigger invitation_due after insert or update of status, respond_by on invitation
      for each row execute function invitation_due()`.execute(db)
}

/** The hash of a mailed token finds the family and the invitation before sign-in, and nothing else of them. */
const links = (db: Kysely<unknown>) =>
  sql`
    create table invitation_link (
      token_hash bytea primary key,
      family_id uuid not null references family,
      invitation_id uuid not null,
      created_at timestamptz not null,
      foreign key (family_id, invitation_id) references invitation
    );
    create index invitation_link_of on invitation_link (family_id, invitation_id);
    alter table invitation_link enable row level security;
    alter table invitation_link force row level security;
    create policy opened on invitation_link for select using (
      app_mode() = 'anonymous' or (family_id = app_family() and app_mode() in ('self', 'system')));
    create policy mailed on invitation_link for insert with check (family_id = app_family() and app_mode() = 'system');
    create policy ended on invitation_link for delete using (
      family_id = app_family() and app_mode() in ('self', 'system'));
    grant select, insert, delete on invitation_link to evenhand_app`.execute(db)

/**
 * Counts the invitations to an address across families, by its hash, and knows the addresses that want no more. Neither
 * says by whom.
 */
const addresses = (db: Kysely<unknown>) =>
  sql`
    create table invited_address (
      id uuid primary key,
      address_hash bytea not null,
      sent_at timestamptz not null
    );
    create index invited_address_of on invited_address (address_hash, sent_at);
    create table refusing_address (
      address_hash bytea primary key,
      since timestamptz not null
    );
    alter table invited_address enable row level security;
    alter table invited_address force row level security;
    alter table refusing_address enable row level security;
    alter table refusing_address force row level security;
    create policy counted on invited_address to evenhand_app using (app_mode() in ('self', 'system'));
    create policy swept on invited_address for all to evenhand_jobs using (true);
    create policy asked on refusing_address to evenhand_app using (app_mode() in ('self', 'system'));
    grant select, insert on invited_address, refusing_address to evenhand_app;
    grant delete, select (sent_at) on invited_address to evenhand_jobs`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await invitations(db)
  await links(db)
  await addresses(db)
}
