import { type Kysely, sql } from 'kysely'

/**
 * The service log: a tree with one leaf a minute, whose head is signed. Only two roles see it. `evenhand_signer` reads
 * all streams with their payloads and writes the log; `evenhand_jobs` reads the log, to prove what an export contains.
 * The application's role has no grant, because the log says when anybody's stream grew.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = 'evenhand_signer') then
      create role evenhand_signer nologin nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`.execute(db)
  await sql`do $$ begin execute format('grant evenhand_signer to %I', current_user); end $$`.execute(db)
  await sql`
    create table log_origin (
      number integer primary key,
      name text not null unique,
      -- Verifier keys of C2SP signed-note, in the order in which they signed.
      keys text[] not null,
      opened_at text not null,
      -- Why it follows another one; null for the first.
      opening jsonb,
      -- The secret from which the blinds of the newest leaf's map are made; null before the first leaf.
      secret bytea
    );
    create table log_leaf (
      origin integer not null references log_origin,
      index bigint not null,
      data text not null,
      primary key (origin, index)
    );
    create table log_node (
      origin integer not null references log_origin,
      level integer not null,
      index bigint not null,
      hash bytea not null,
      primary key (origin, level, index)
    );
    create table log_checkpoint (
      origin integer not null references log_origin,
      size bigint not null,
      at text not null,
      note text not null,
      cosignatures text[] not null default '{}',
      -- A token of RFC 3161 over the note.
      stamp bytea,
      -- It left the house, in an export, a mail or a witness's log, and is kept for ever.
      shown boolean not null default false,
      primary key (origin, size)
    );
    create table log_stream (
      stream_id uuid primary key,
      family_id uuid not null,
      size bigint not null,
      root bytea not null,
      edge bytea not null,
      chain_hash bytea not null
    );
    create table log_stream_head (
      origin integer not null references log_origin,
      leaf bigint not null,
      stream_id uuid not null,
      size bigint not null,
      root bytea not null,
      primary key (stream_id, origin, leaf)
    );
    create table log_contradiction (
      id uuid primary key,
      origin integer not null references log_origin,
      found_at text not null,
      -- Both are null when the log itself is contradicted.
      family_id uuid,
      stream_id uuid,
      seq bigint,
      why text not null,
      unique nulls not distinct (origin, stream_id, why)
    );
    grant usage on schema public to evenhand_signer;
    grant select, insert on log_origin, log_leaf, log_node, log_checkpoint, log_stream, log_stream_head,
      log_contradiction to evenhand_signer;
    grant update on log_origin, log_checkpoint, log_stream to evenhand_signer;
    grant delete on log_checkpoint to evenhand_signer;
    grant select on log_origin, log_leaf, log_node, log_checkpoint, log_stream, log_stream_head, log_contradiction
      to evenhand_jobs;
    grant update (shown, cosignatures, stamp) on log_checkpoint to evenhand_jobs;
    grant select on stream, entry to evenhand_signer;
    create policy signed on stream for select to evenhand_signer using (app_mode() = 'signing');
    create policy signed on entry for select to evenhand_signer using (app_mode() = 'signing')`.execute(db)
}
