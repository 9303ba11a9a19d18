import { type Kysely, sql } from 'kysely'

/**
 * Stores events from the bank, and which of its resources belongs to which row of ours. Neither table belongs to a
 * family, because a webhook names only the bank's own id, so both are read before the family is known. A family's own
 * sessions may only record that a resource is theirs.
 */
const inbox = sql`
  create table bank_event (
    provider text not null,
    event_id text not null,
    topic text not null,
    kind text check (kind in ('customer', 'bankAccount', 'transfer')),
    ref text,
    received_at timestamptz not null,
    next_try_at timestamptz not null,
    tries integer not null default 0,
    processed_at timestamptz,
    outcome text check (outcome in ('handled', 'nobody', 'unclaimed')),
    primary key (provider, event_id),
    check ((kind is null) = (ref is null)),
    check ((processed_at is null) = (outcome is null))
  );
  create index bank_event_waiting on bank_event (next_try_at) where processed_at is null;
  create table bank_resource (
    provider text not null,
    ref text not null,
    kind text not null check (kind in ('customer', 'bankAccount', 'transfer')),
    family_id uuid not null references family,
    entity_id uuid not null,
    primary key (provider, ref),
    unique (provider, kind, entity_id)
  );
  alter table bank_event enable row level security;
  alter table bank_event force row level security;
  create policy inbox on bank_event using (app_mode() = 'anonymous');
  grant select, insert, update on bank_event to evenhand_app;
  create policy swept on bank_event for all to evenhand_jobs using (processed_at is not null);
  grant delete, select (processed_at) on bank_event to evenhand_jobs;
  alter table bank_resource enable row level security;
  alter table bank_resource force row level security;
  create policy found on bank_resource for select
    using (app_mode() = 'anonymous' or (app_mode() = 'system' and family_id = app_family()));
  create policy claimed on bank_resource for insert with check (family_id = app_family() and
    (app_mode() = 'system' or (app_mode() = 'self' and app_standing() = 'parent')));
  grant select, insert on bank_resource to evenhand_app`

/** Stores the sandbox bank's books under a role of its own, which is separated from the rest of the product in both directions. */
const books = sql`
  create table sandbox_world (
    one boolean primary key default true check (one),
    ahead_ms bigint not null default 0 check (ahead_ms >= 0),
    duplicates integer not null default 0 check (duplicates between 0 and 10),
    delay_ms integer not null default 0 check (delay_ms between 0 and 600000),
    shuffled boolean not null default false
  );
  insert into sandbox_world default values;
  create table sandbox_customer (
    id uuid primary key,
    key text not null unique,
    status text not null check (status in ('detailsNeeded', 'documentNeeded', 'manualReview', 'verified', 'refused',
      'suspended', 'deactivated')),
    plan text not null,
    answer_lost boolean not null default false,
    last_key text,
    due_at timestamptz
  );
  create table sandbox_account (
    id uuid primary key,
    key text not null unique,
    customer_id uuid not null references sandbox_customer,
    type text not null check (type in ('checking', 'savings')),
    last4 text not null,
    number_hash bytea not null,
    quirk text,
    removed_at timestamptz
  );
  create unique index sandbox_account_once on sandbox_account (customer_id, number_hash) where removed_at is null;
  create table sandbox_transfer (
    id uuid primary key,
    seq bigint generated always as identity,
    key text not null unique,
    from_id uuid not null references sandbox_account,
    to_id uuid not null references sandbox_account,
    amount bigint not null check (amount > 0),
    status text not null check (status in ('pending', 'inProcess', 'paid', 'failed', 'returned', 'cancelled')),
    ending text not null,
    code text,
    answer_lost boolean not null default false,
    ordered_at timestamptz not null,
    changed_at timestamptz not null,
    due_at timestamptz
  );
  create index sandbox_transfer_due on sandbox_transfer (due_at, seq) where due_at is not null;
  create index sandbox_customer_due on sandbox_customer (due_at, id) where due_at is not null;
  create table sandbox_event (
    id uuid primary key,
    seq bigint generated always as identity,
    topic text not null,
    kind text not null,
    ref uuid not null,
    at timestamptz not null
  );
  create index sandbox_event_newest on sandbox_event (seq desc);
  create table sandbox_delivery (
    event_id uuid not null references sandbox_event,
    copy integer not null,
    place double precision not null,
    due_at timestamptz not null,
    tries integer not null default 0,
    delivered_at timestamptz,
    answer integer,
    primary key (event_id, copy)
  );
  create index sandbox_delivery_due on sandbox_delivery (due_at) where delivered_at is null`

const role = sql`do $$ begin
    if not exists (select from pg_roles where rolname = 'evenhand_sandbox') then
      create role evenhand_sandbox nologin nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await inbox.execute(db)
  await books.execute(db)
  await role.execute(db)
  await sql`do $$ begin execute format('grant evenhand_sandbox to %I', current_user); end $$`.execute(db)
  await sql`grant usage on schema public to evenhand_sandbox`.execute(db)
  for (const name of ['world', 'customer', 'account', 'transfer', 'event', 'delivery'])
    await sql`grant select, insert, update on ${sql.table(`sandbox_${name}`)} to evenhand_sandbox`.execute(db)
}
