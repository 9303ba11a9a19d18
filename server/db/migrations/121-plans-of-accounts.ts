import { type Kysely, sql } from 'kysely'

/**
 * A plan belongs to an account, whichever member of a family the account acts as. In the scope of such a member the
 * person of the transaction is the member, so this says whose account that is; of others it says nothing.
 */
const accounts = (db: Kysely<unknown>) =>
  sql`
    create policy planned on member_account for select to current_user using (app_mode() = 'plan');
    create function app_account() returns uuid language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    begin
      return coalesce((select a.account_id from member_account a where a.person_id = app_person()), app_person());
    end $$;
    revoke all on function app_account from public;
    grant execute on function app_account to evenhand_app, evenhand_jobs`.execute(db)

/**
 * Says whose account acts as a parent of the family that is looked at, to the other parent, who may pay for them. Where
 * a parent has no account yet, or somebody else asks, the answer is the id that was asked about.
 */
const beneficiaries = (db: Kysely<unknown>) =>
  sql`
    create function app_account_of_parent(p_parent uuid) returns uuid language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); v_account uuid; begin
      if v_mode <> 'self' or app_standing() is distinct from 'parent' or not exists (
          select from membership m where m.family_id = app_family() and m.person_id = p_parent and m.role = 'parent') then
        return p_parent;
      end if;
      perform set_config('app.mode', 'plan', true);
      select a.account_id into v_account from member_account a where a.person_id = p_parent;
      perform set_config('app.mode', v_mode, true);
      return coalesce(v_account, p_parent);
    end $$;
    revoke all on function app_account_of_parent from public;
    grant execute on function app_account_of_parent to evenhand_app`.execute(db)

/** A plan is the account's, so whoever is limited by it may be named by the account or by any member whom it acts as. */
const plans = (db: Kysely<unknown>) =>
  sql`
    create or replace function app_plan_of(p_person uuid) returns table (plan text, kind text)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); v_account uuid; begin
      if v_mode <> 'system' and p_person is distinct from app_person() and p_person is distinct from app_viewpoint()
          and p_person is distinct from app_account() then
        return;
      end if;
      perform set_config('app.mode', 'plan', true);
      v_account := coalesce((select a.account_id from member_account a where a.person_id = p_person), p_person);
      return query select case when s.status = 'trial' then 'trial' else s.package end, s.kind from subscription s
        where s.person_id = v_account and s.status in ('trial', 'active', 'grace')
        order by case when s.status = 'trial' then 0 when s.package = 'essentials' then 1 else 2 end desc,
          case s.kind when 'own' then 0 when 'waiver' then 1 else 2 end limit 1;
      perform set_config('app.mode', v_mode, true);
    end $$`.execute(db)

/** The limits of a plan count for the account too: the files and uploads of all members whom it acts as. */
const storage = (db: Kysely<unknown>) =>
  sql`
    create or replace function app_storage_used() returns bigint language plpgsql volatile
    security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); v_account uuid := app_account(); v_own uuid[]; v_uploads bigint;
    begin
      perform pg_advisory_xact_lock(hashtextextended('storage ' || v_account, 0));
      perform set_config('app.mode', 'plan', true);
      v_own := v_account || array(select a.person_id from member_account a where a.account_id = v_account);
      select sum(bytes) into v_uploads from upload where audience[1] = any (v_own) and file_id is null;
      perform set_config('app.mode', v_mode, true);
      return coalesce((select sum(bytes) from stored_bytes where person_id = any (v_own)), 0) + coalesce(v_uploads, 0);
    end $$;
    alter policy counted on upload using (app_mode() = 'plan')`.execute(db)

/** An account sees its own rows in whichever family it acts, in a session of its own; nobody else sees any. */
const access = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, owner] of [
    ['subscription', 'owner_id'],
    ['subscription_charge', 'owner_id'],
    ['payment_card', 'person_id'],
    ['tone_check', 'person_id'],
  ] as const)
    await sql`
      alter policy own on ${sql.table(table)}
        using (${sql.ref(owner)} = (select app_account()) and app_mode() = 'self')
        with check (${sql.ref(owner)} = (select app_account()) and app_mode() = 'self')`.execute(db)
}

const tables = [
  'member_account',
  'subscription',
  'subscription_charge',
  'payment_card',
  'card_page',
  'bank_resource',
  'fee_waiver',
  'fee_waiver_document',
  'tone_check',
]

/**
 * An account has one card. The one that can be charged is kept, and of two such the one that was given last, as a new card
 * takes the place of the one before. Of the pages for a card the one that was opened last counts.
 */
const moveCards = (db: Kysely<unknown>) =>
  sql`
    delete from payment_card c using (
      select c.person_id, row_number() over (partition by coalesce(a.account_id, c.person_id)
        order by c.kind = 'card' and c.ref is not null desc, c.changed_at desc, c.person_id) as place
        from payment_card c left join member_account a on a.person_id = c.person_id) r
      where r.person_id = c.person_id and r.place > 1;
    update payment_card c set person_id = a.account_id from member_account a where c.person_id = a.person_id;
    delete from card_page p using (
      select p.person_id, row_number() over (partition by coalesce(a.account_id, p.person_id)
        order by p.created_at desc, p.person_id) as place
        from card_page p left join member_account a on a.person_id = p.person_id) r
      where r.person_id = p.person_id and r.place > 1;
    update card_page p set person_id = a.account_id from member_account a where p.person_id = a.person_id;
    update bank_resource r set person_id = a.account_id from member_account a where r.person_id = a.person_id`.execute(
    db,
  )

/**
 * All subscriptions move, because a time that was paid for lasts until its end. The other parent may have been paid for twice: under two of
 * their ids, or from two families of the payer. Of these the one that serves them best goes on being renewed, and the
 * other ends with what was paid; so several of this kind are allowed. Nobody has one of their own as a member, because
 * only an account begins one.
 */
const moveSubscriptions = (db: Kysely<unknown>) =>
  sql`
    drop index subscription_once;
    update subscription s set owner_id = a.account_id from member_account a where s.owner_id = a.person_id
      and s.kind = 'coparent';
    update subscription s set person_id = a.account_id from member_account a where s.person_id = a.person_id
      and s.kind = 'coparent';
    update subscription s set owner_id = a.account_id, person_id = a.account_id from member_account a
      where s.owner_id = a.person_id and s.kind <> 'coparent';
    update subscription_charge c set owner_id = a.account_id from member_account a where c.owner_id = a.person_id;
    update subscription s set version = s.version + 1, renews = false, planned_package = null, planned_term = null,
        due_at = case when s.status = 'active' then s.ends_at else s.due_at end
      from (
        select id, row_number() over (partition by person_id, owner_id order by status in ('active', 'grace') desc,
          package = 'premium' desc nulls last, ends_at desc nulls last, id) as place from subscription where kind = 'coparent') r
      where r.id = s.id and r.place > 1 and s.renews;
    create unique index subscription_once on subscription (person_id, owner_id) where kind = 'own'`.execute(db)

/** The better of two open applications goes on: the one with documents, then the earlier one. The other is withdrawn. */
const moveWaivers = (db: Kysely<unknown>) =>
  sql`
    update fee_waiver w set status = 'withdrawn', version = w.version + 1, ended_at = now(), changed_at = now()
      from (
        select w.id, row_number() over (partition by coalesce(a.account_id, w.owner_id) order by exists (
          select from fee_waiver_document d where d.fee_waiver_id = w.id) desc, w.created_at, w.id) as place
          from fee_waiver w left join member_account a on a.person_id = w.owner_id where w.ended_at is null) r
      where r.id = w.id and r.place > 1;
    update fee_waiver w set owner_id = a.account_id from member_account a where w.owner_id = a.person_id;
    update fee_waiver_document d set owner_id = a.account_id from member_account a where d.owner_id = a.person_id;
    update tone_check t set person_id = a.account_id from member_account a where t.person_id = a.person_id`.execute(db)

/** Gives an account what the members whom it acts as were sold. The role of migrations is bound by policies otherwise. */
const move = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await moveCards(db)
  await moveSubscriptions(db)
  await moveWaivers(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await accounts(db)
  await beneficiaries(db)
  await plans(db)
  await storage(db)
  await access(db)
  await move(db)
}
