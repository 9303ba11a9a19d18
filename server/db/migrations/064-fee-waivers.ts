import { type Kysely, sql } from 'kysely'

/**
 * Stores applications for a year that costs nothing, with their documents. They belong to a person and to no family, so
 * that neither the other parent nor the record shows them. Somebody has one open application at most.
 */
const waivers = (db: Kysely<unknown>) =>
  sql`
    create table fee_waiver (
      id uuid primary key,
      owner_id uuid not null references person,
      status text not null check (status in ('applied', 'granted', 'refused', 'withdrawn')),
      version integer not null,
      first_name text not null,
      last_name text not null,
      note text,
      reason text,
      decided_by uuid references person,
      created_at timestamptz not null,
      ended_at timestamptz,
      changed_at timestamptz not null
    );
    create unique index fee_waiver_open on fee_waiver (owner_id) where ended_at is null;
    create index fee_waiver_of_owner on fee_waiver (owner_id, created_at);
    create index fee_waiver_waiting on fee_waiver (created_at) where ended_at is null;
    create index fee_waiver_ended on fee_waiver (ended_at) where ended_at is not null;
    create table fee_waiver_document (
      id uuid primary key,
      fee_waiver_id uuid not null references fee_waiver,
      owner_id uuid not null references person,
      kind text not null check (kind in ('benefits', 'income', 'taxes', 'court', 'other')),
      type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
      bytes bigint not null check (bytes > 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      added_at timestamptz not null
    );
    create index fee_waiver_document_of on fee_waiver_document (fee_waiver_id, added_at);
    create index fee_waiver_document_bytes on fee_waiver_document (sha256)`.execute(db)

/** Says whether the transaction is an administrator's, whatever the code that opened it believes. */
const administrators = (db: Kysely<unknown>) =>
  sql`
    create function app_is_administrator() returns boolean language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    begin
      return app_mode() = 'administrator'
        and exists (select from person where id = app_person() and user_type = 'admin');
    end $$;
    revoke all on function app_is_administrator from public;
    grant execute on function app_is_administrator to evenhand_app`.execute(db)

const access = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['fee_waiver', 'fee_waiver_document'])
    await sql`
      alter table ${sql.table(table)} enable row level security;
      alter table ${sql.table(table)} force row level security;
      create policy own on ${sql.table(table)} to evenhand_app
        using (owner_id = app_person() and app_mode() = 'self')
        with check (owner_id = app_person() and app_mode() = 'self');
      create policy decided on ${sql.table(table)} for select to evenhand_app using (app_is_administrator());
      create policy swept on ${sql.table(table)} for select to evenhand_jobs using (true);
      grant select, insert on ${sql.table(table)} to evenhand_app`.execute(db)
  await sql`
    alter policy own on fee_waiver with check (owner_id = app_person() and app_mode() = 'self' and decided_by is null);
    create policy deciding on fee_waiver for update to evenhand_app
      using (app_is_administrator()) with check (app_is_administrator());
    grant update (status, version, reason, decided_by, ended_at, changed_at) on fee_waiver to evenhand_app;
    create policy gone on fee_waiver_document for delete to evenhand_jobs using (true);
    grant select (id, ended_at) on fee_waiver to evenhand_jobs;
    grant delete, select (fee_waiver_id, sha256) on fee_waiver_document to evenhand_jobs`.execute(db)
}

/** Each granted year is a subscription of its own, so somebody may be granted another one. */
const years = (db: Kysely<unknown>) =>
  sql`
    alter table subscription drop constraint subscription_person_id_owner_id_kind_key;
    create unique index subscription_once on subscription (person_id, owner_id, kind) where kind <> 'waiver'`.execute(
    db,
  )

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await waivers(db)
  await administrators(db)
  await access(db)
  await years(db)
}
