import { type Kysely, sql } from 'kysely'

/**
 * Stores what a person pays for. `owner_id` pays and alone sees the row; `person_id` is whom it is for. A person has at
 * most one of each kind from the same payer.
 */
const subscriptions = (db: Kysely<unknown>) =>
  sql`
    create table subscription (
      id uuid primary key,
      person_id uuid not null references person,
      owner_id uuid not null references person,
      kind text not null check (kind in ('own', 'coparent', 'waiver')),
      status text not null check (status in ('trial', 'active', 'grace', 'lapsed')),
      version integer not null,
      package text check (package in ('essentials', 'premium')),
      term text check (term in ('month', 'year')),
      planned_package text check (planned_package in ('essentials', 'premium')),
      planned_term text check (planned_term in ('month', 'year')),
      renews boolean not null,
      country text not null,
      announced_total bigint,
      announced_for timestamptz,
      period_from timestamptz,
      ends_at timestamptz,
      grace_until timestamptz,
      due_at timestamptz,
      problem text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      unique (person_id, owner_id, kind),
      check ((package is null) = (term is null)),
      check ((kind = 'coparent') = (person_id <> owner_id))
    );
    create index subscription_due on subscription (due_at) where due_at is not null;
    create index subscription_of_owner on subscription (owner_id)`.execute(db)

/** Stores charges, one open at most for each subscription, and what is needed to charge a card at its provider. */
const charges = (db: Kysely<unknown>) =>
  sql`
    create table subscription_charge (
      id uuid primary key,
      subscription_id uuid not null references subscription,
      owner_id uuid not null references person,
      purpose text not null check (purpose in ('first', 'renewal', 'upgrade')),
      package text not null check (package in ('essentials', 'premium')),
      term text not null check (term in ('month', 'year')),
      amount bigint not null check (amount >= 0),
      currency text not null,
      state text not null check (state in ('asked', 'authentication', 'paid', 'refused', 'refunded', 'disputed')),
      card_ref text not null,
      provider text not null,
      ref text,
      url text,
      reason text,
      period_from timestamptz,
      period_to timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    );
    create unique index subscription_charge_open on subscription_charge (subscription_id)
      where state in ('asked', 'authentication');
    create unique index subscription_charge_once on subscription_charge (subscription_id, period_from)
      where state = 'paid' and purpose <> 'upgrade';
    create index subscription_charge_of on subscription_charge (subscription_id, created_at);
    create index subscription_charge_of_owner on subscription_charge (owner_id, created_at);
    create table payment_card (
      person_id uuid primary key references person,
      provider text not null,
      customer_ref text not null,
      ref text,
      kind text not null check (kind in ('card', 'ach')),
      brand text not null,
      last4 text not null,
      expires text,
      changed_at timestamptz not null
    );
    create table card_page (
      person_id uuid primary key references person,
      id uuid not null,
      provider text not null,
      ref text not null,
      created_at timestamptz not null
    )`.execute(db)

const access = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, owner] of [
    ['subscription', 'owner_id'],
    ['subscription_charge', 'owner_id'],
    ['payment_card', 'person_id'],
    ['card_page', 'person_id'],
  ] as const)
    await sql`
      alter table ${sql.table(table)} enable row level security;
      alter table ${sql.table(table)} force row level security;
      create policy own on ${sql.table(table)}
        using (${sql.ref(owner)} = app_person() and app_mode() = 'self')
        with check (${sql.ref(owner)} = app_person() and app_mode() = 'self');
      grant select, insert, update on ${sql.table(table)} to evenhand_app`.execute(db)
  await sql`
    grant delete on payment_card, card_page to evenhand_app;
    create policy joining on subscription for insert to evenhand_app
      with check (app_mode() = 'anonymous' and kind = 'own');
    create policy swept on subscription for select to evenhand_jobs using (true);
    create policy swept on subscription_charge for select to evenhand_jobs using (true);
    grant select (id, owner_id, due_at) on subscription to evenhand_jobs;
    grant select (id, owner_id, subscription_id, state, changed_at) on subscription_charge to evenhand_jobs`.execute(db)
}

/**
 * Says by which plan a person is limited, and from which kind of subscription, to that person, to whoever looks as them
 * and to the product itself. It tells nothing else of a subscription, and nothing to the other parent.
 */
const plans = (db: Kysely<unknown>) =>
  sql`
    create policy planned on subscription for select to current_user using (app_mode() = 'plan');
    create function app_plan_of(p_person uuid) returns table (plan text, kind text)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); begin
      if v_mode <> 'system' and p_person is distinct from app_person() and p_person is distinct from app_viewpoint() then
        return;
      end if;
      perform set_config('app.mode', 'plan', true);
      return query select case when s.status = 'trial' then 'trial' else s.package end, s.kind from subscription s
        where s.person_id = p_person and s.status in ('trial', 'active', 'grace')
        order by case when s.status = 'trial' then 0 when s.package = 'essentials' then 1 else 2 end desc,
          case s.kind when 'own' then 0 when 'waiver' then 1 else 2 end limit 1;
      perform set_config('app.mode', v_mode, true);
    end $$;
    revoke all on function app_plan_of from public;
    grant execute on function app_plan_of to evenhand_app`.execute(db)

/** Resources of the provider of cards belong to a person and to no family. */
const resources = (db: Kysely<unknown>) =>
  sql`
    alter table bank_resource alter column family_id drop not null, add column person_id uuid references person,
      add check ((family_id is null) <> (person_id is null));
    create policy own on bank_resource for insert with check (
      family_id is null and person_id = app_person() and app_mode() = 'self');
    create policy seen on bank_resource for select using (
      family_id is null and person_id = app_person() and app_mode() = 'self')`.execute(db)

/** Parents who have an account already begin with the days of a trial. */
const begin = (db: Kysely<unknown>) =>
  sql`
    alter table person no force row level security;
    alter table credential no force row level security;
    alter table membership no force row level security;
    alter table family no force row level security;
    insert into subscription (id, person_id, owner_id, kind, status, version, renews, country, period_from, ends_at, due_at,
        created_at, changed_at)
      select gen_random_uuid(), p.id, p.id, 'own', 'trial', 1, false,
        coalesce((select f.country from membership m join family f on f.id = m.family_id where m.person_id = p.id
          order by m.since limit 1), 'US'), now(), now() + interval '14 days',
        now() + interval '14 days', now(), now()
      from person p join credential c on c.person_id = p.id where p.user_type = 'parent';
    alter table person force row level security;
    alter table credential force row level security;
    alter table membership force row level security;
    alter table family force row level security`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await subscriptions(db)
  await begin(db)
  await charges(db)
  await access(db)
  await plans(db)
  await resources(db)
}
