import { type Kysely, sql } from 'kysely'

/** Nobody reads or writes the sums but the functions that belong to the owner of the tables. */
const sums = (db: Kysely<unknown>) =>
  sql`
    create table stored_bytes (person_id uuid primary key references person, bytes bigint not null);
    alter table stored_bytes enable row level security;
    alter table stored_bytes force row level security;
    create policy counting on stored_bytes for all to current_user using (true)`.execute(db)

/** One statement about many files changes each sum once. */
const counting = (db: Kysely<unknown>) =>
  sql`
    create function stored_bytes_counted() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
    begin
      if tg_op <> 'DELETE' then
        insert into stored_bytes as sum (person_id, bytes)
          select added_by, sum(bytes) from added where counts group by added_by order by added_by
          on conflict (person_id) do update set bytes = sum.bytes + excluded.bytes;
      end if;
      if tg_op <> 'INSERT' then
        update stored_bytes sum set bytes = sum.bytes - gone.bytes
          from (select added_by, sum(bytes) as bytes from removed where counts group by added_by) gone
          where sum.person_id = gone.added_by;
      end if;
      return null;
    end $$;
    create trigger stored_bytes_added after insert on file referencing new table as added
      for each statement execute function stored_bytes_counted();
    create trigger stored_bytes_changed after update on file referencing old table as removed new table as added
      for each statement execute function stored_bytes_counted();
    create trigger stored_bytes_removed after delete on file referencing old table as removed
      for each statement execute function stored_bytes_counted()`.execute(db)

/** Policies bind the owner of the tables too, so they are disabled meanwhile. */
const begin = (db: Kysely<unknown>) =>
  sql`
    alter table file no force row level security;
    insert into stored_bytes (person_id, bytes) select added_by, sum(bytes) from file where counts group by added_by;
    alter table file force row level security`.execute(db)

/** Returns a sum that is kept, so that an upload takes as long with many files as with few. */
const counted = (db: Kysely<unknown>) =>
  sql`
    create or replace function app_storage_used() returns bigint language plpgsql volatile
    security definer set search_path = public, pg_temp as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('storage ' || app_person(), 0));
      return coalesce((select bytes from stored_bytes where person_id = app_person()), 0)
        + coalesce((select sum(bytes) from upload where audience[1] = app_person() and file_id is null), 0);
    end $$;
    drop policy counted on file`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sums(db)
  await counting(db)
  await begin(db)
  await counted(db)
}
