import { type Kysely, sql } from 'kysely'

/** A row counts the messages of a person in a folder. A person who looks on as them is not told of those that are closed. */
const table = (db: Kysely<unknown>) =>
  sql`
    create table mailbox_total (
      family_id uuid not null references family,
      person_id uuid not null references person,
      folder text not null,
      closed boolean not null,
      count integer not null check (count >= 0),
      primary key (family_id, person_id, folder, closed)
    );
    alter table mailbox_total enable row level security;
    alter table mailbox_total force row level security;
    create policy kept on mailbox_total to current_user using (true) with check (true);
    create policy seen on mailbox_total for select to evenhand_app using (family_id = app_family() and case
      when app_mode() = 'system' then true
      else person_id = app_viewpoint() and (not closed or app_mode() = 'self') end);
    grant select on mailbox_total to evenhand_app`.execute(db)

/** The rows are changed in one order, so that two statements never wait for each other. */
const keeping = (db: Kysely<unknown>) =>
  sql`
    create function mailbox_totals() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if tg_op = 'INSERT' then
        insert into mailbox_total as kept (family_id, person_id, folder, closed, count)
          select family_id, person_id, folder, reach = 'closed', count(*) from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict (family_id, person_id, folder, closed) do update set count = kept.count + excluded.count;
      else
        insert into mailbox_total as kept (family_id, person_id, folder, closed, count)
          select family_id, person_id, folder, reach = 'closed', 0 from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict do nothing;
        perform from mailbox_total kept where (family_id, person_id, folder, closed) in (
          select family_id, person_id, folder, reach = 'closed' from new_rows
          union select family_id, person_id, folder, reach = 'closed' from old_rows)
          order by family_id, person_id, folder, closed for update;
        update mailbox_total kept set count = kept.count + moved.count from (
          select family_id, person_id, folder, closed, sum(sign) as count from (
            select family_id, person_id, folder, reach = 'closed' as closed, 1 as sign from new_rows
            union all select family_id, person_id, folder, reach = 'closed', -1 from old_rows) as one
          group by 1, 2, 3, 4 having sum(sign) <> 0) as moved
        where (kept.family_id, kept.person_id, kept.folder, kept.closed)
          = (moved.family_id, moved.person_id, moved.folder, moved.closed);
      end if;
      return null;
    end $$;
    create trigger mailbox_filed after insert on mailbox referencing new table as new_rows
      for each statement execute function mailbox_totals();
    create trigger mailbox_moved after update on mailbox referencing old table as old_rows new table as new_rows
      for each statement execute function mailbox_totals();
    revoke all on function mailbox_totals from public`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await table(db)
  await keeping(db)
  await sql`
    alter table mailbox no force row level security;
    insert into mailbox_total (family_id, person_id, folder, closed, count)
      select family_id, person_id, folder, reach = 'closed', count(*) from mailbox group by 1, 2, 3, 4;
    alter table mailbox force row level security`.execute(db)
}
