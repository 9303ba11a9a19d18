import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'

/**
 * A parent's account with the provider and its bank accounts are visible to their owner only. The other parent sees
 * only `payment_readiness`, which says whether money can be sent and received. Of numbers only the last four digits are
 * stored; digits of an ID and documents are not. The sweep that detects a changed provider reads the owners of accounts
 * and their providers.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payment_account (
      family_id uuid not null,
      id uuid not null,
      person_id uuid not null,
      status text not null check (status in ('none', 'signUpInProgress', 'detailsNeeded', 'documentNeeded', 'manualReview',
        'verified', 'refused', 'suspended', 'deactivated', 'migrationUnfinished')),
      version integer not null,
      provider text,
      customer_ref text,
      attempt integer not null default 0,
      first_name text,
      last_name text,
      date_of_birth date check (date_of_birth >= '1900-01-01'),
      email text,
      line1 text,
      line2 text,
      city text,
      state text,
      postal_code text,
      terms_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      audience uuid[] not null,
      primary key (family_id, id),
      unique (family_id, person_id),
      foreign key (family_id, person_id) references membership,
      check ((provider is null) = (customer_ref is null))
    );
    create table bank_account (
      family_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      person_id uuid not null,
      version integer not null,
      name text not null,
      type text not null check (type in ('checking', 'savings')),
      last4 text not null check (last4 ~ '^[0-9]{4}$'),
      preferred boolean not null,
      ref text,
      added_at timestamptz not null,
      removed_at timestamptz,
      audience uuid[] not null,
      primary key (family_id, id),
      foreign key (family_id, account_id) references payment_account
    );
    create unique index bank_account_preferred on bank_account (family_id, account_id)
      where preferred and removed_at is null;
    create table payment_readiness (
      family_id uuid not null,
      person_id uuid not null,
      can_send boolean not null,
      can_receive boolean not null,
      audience uuid[],
      primary key (family_id, person_id),
      foreign key (family_id, person_id) references membership
    )`.execute(db)
  for (const table of ['payment_account', 'bank_account', 'payment_readiness']) await forceFamilyPolicies(db, table)
  await sql`
    create policy swept on payment_account for select to evenhand_jobs using (app_mode() = 'sweep');
    grant select (family_id, id, provider, status) on payment_account to evenhand_jobs`.execute(db)
}
