import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table category (
      family_id uuid not null references family,
      id uuid not null,
      preset text check (preset in ('general', 'medicalDental', 'other', 'personal')),
      name text,
      description text,
      creator_percent numeric(5, 2) not null check (creator_percent between 0 and 100),
      audience uuid[],
      primary key (family_id, id),
      check ((preset is null) = (name is not null))
    );
    create table expense (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('private', 'open', 'receiptRequested', 'declined', 'withdrawn', 'deleted',
        'approved.unpaid', 'approved.paymentUnconfirmed', 'approved.paymentInProcess', 'approved.paymentScheduled',
        'approved.newPaymentNeeded', 'approved.partlyPaid', 'settled')),
      version integer not null,
      name text not null,
      total bigint not null check (total > 0),
      owed bigint not null check (owed between 0 and total),
      category_id uuid not null,
      creator_percent numeric(5, 2) not null check (creator_percent between 0 and 100),
      creator_id uuid not null references person,
      other_id uuid not null references person,
      child_ids uuid[] not null check (cardinality(child_ids) > 0),
      purchase_date date not null,
      note text,
      reason text,
      previous_id uuid,
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, category_id) references category,
      foreign key (family_id, previous_id) references expense,
      check (creator_id <> other_id)
    );
    create index expense_log on expense (family_id, created_at desc, id desc);
    create sequence payment_change;
    create table payment (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('unconfirmed', 'confirmed', 'reimbursed', 'scheduled', 'pending', 'stopping',
        'inProcess', 'paid', 'failed', 'returned', 'stopped', 'refused', 'void')),
      version integer not null,
      method text not null check (method in ('check', 'bank', 'reimbursed')),
      later boolean not null,
      amount bigint not null check (amount > 0),
      number text,
      note text,
      reason text,
      payer_id uuid not null references person,
      receiver_id uuid not null references person,
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      change_order bigint not null default nextval('payment_change'),
      primary key (family_id, id)
    );
    create table allocation (
      family_id uuid not null,
      payment_id uuid not null,
      expense_id uuid not null,
      amount bigint not null check (amount > 0),
      audience uuid[],
      primary key (family_id, payment_id, expense_id),
      foreign key (family_id, payment_id) references payment,
      foreign key (family_id, expense_id) references expense
    );
    create index allocation_of_expense on allocation (family_id, expense_id);
    create table viewed (
      family_id uuid not null references family,
      entity_id uuid not null,
      person_id uuid not null references person,
      at timestamptz not null,
      audience uuid[],
      primary key (family_id, entity_id, person_id)
    );
    grant usage on sequence payment_change to evenhand_app`.execute(db)
  for (const table of ['category', 'expense', 'payment', 'allocation', 'viewed']) await forceFamilyPolicies(db, table)
}
