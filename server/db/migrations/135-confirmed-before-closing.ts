import { type Kysely, sql } from 'kysely'

/**
 * The record says of each parent whether they confirmed their address. The sweep that deletes the address of a closed
 * account keeps this one fact, without the address and the time. Nobody knows it of accounts whose address was deleted
 * before this migration, so they stay unconfirmed.
 */
const closings = (db: Kysely<unknown>) =>
  sql`
    alter table account_closing add column address_confirmed boolean not null default false;
    create policy kept on account_closing for update to evenhand_jobs using (status = 'closed');
    create policy known on account_closing for select to current_user using (app_mode() = 'known');
    grant update (address_confirmed) on account_closing to evenhand_jobs;
    grant select (email_confirmed_at) on contact_details to evenhand_jobs`.execute(db)

const parents = (db: Kysely<unknown>) =>
  sql`
    create or replace function app_known_parents() returns table (person_id uuid, address boolean, identity boolean)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); begin
      if app_family() is null or v_mode not in ('self', 'viewing', 'synced', 'system') then
        return;
      end if;
      perform set_config('app.mode', 'known', true);
      return query select m.person_id,
          m.joined_at is not null and (exists (select from contact_details d
            where d.person_id = coalesce(a.account_id, m.person_id) and d.email_confirmed_at is not null)
            or exists (select from account_closing c
              where c.person_id = coalesce(a.account_id, m.person_id) and c.address_confirmed)),
          exists (select from payment_account p where p.family_id = m.family_id and p.person_id = m.person_id
            and p.status = 'verified')
        from membership m left join member_account a on a.person_id = m.person_id
        where m.family_id = app_family() and m.role = 'parent' order by m.side, m.person_id;
      perform set_config('app.mode', v_mode, true);
    end $$`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await closings(db)
  await parents(db)
}
