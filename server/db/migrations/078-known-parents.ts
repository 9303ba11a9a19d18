import { type Kysely, sql } from 'kysely'

/**
 * Says of each parent of the family that is looked at how they became known: whether they confirmed their address, and
 * whether the bank verified who they are. It tells no address, no name and nothing of another family.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create policy known on membership for select to current_user using (app_mode() = 'known' and family_id = app_family());
    create policy known on member_account for select to current_user using (app_mode() = 'known');
    create policy known on contact_details for select to current_user using (app_mode() = 'known');
    create policy known on payment_account for select to current_user using (
      app_mode() = 'known' and family_id = app_family());
    create function app_known_parents() returns table (person_id uuid, address boolean, identity boolean)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); begin
      if app_family() is null or v_mode not in ('self', 'viewing', 'synced', 'system') then
        return;
      end if;
      perform set_config('app.mode', 'known', true);
      return query select m.person_id,
          m.joined_at is not null and exists (select from contact_details d
            where d.person_id = coalesce(a.account_id, m.person_id) and d.email_confirmed_at is not null),
          exists (select from payment_account p where p.family_id = m.family_id and p.person_id = m.person_id
            and p.status = 'verified')
        from membership m left join member_account a on a.person_id = m.person_id
        where m.family_id = app_family() and m.role = 'parent' order by m.side, m.person_id;
      perform set_config('app.mode', v_mode, true);
    end $$;
    revoke all on function app_known_parents from public;
    grant execute on function app_known_parents to evenhand_app`.execute(db)
}
