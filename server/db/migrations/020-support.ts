import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'
import { noticeKinds } from './frozen/notice-kinds.ts'

/** An order is followed by at most one other, unless that one was rejected. Children that an order names cannot be removed. */
const orders = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table support_order (
      family_id uuid not null references family,
      id uuid not null,
      root_id uuid not null,
      previous_id uuid,
      status text not null check (status in ('recorded', 'disputed', 'withdrawn', 'active', 'endAsked.byCreator',
        'endAsked.byOther', 'ended')),
      version integer not null,
      amount bigint not null check (amount > 0),
      rhythm text not null check (rhythm in ('weekly', 'everyTwoWeeks', 'twiceAMonth', 'monthly', 'lastDay')),
      days integer[] not null,
      from_on date not null,
      to_on date,
      asked_end date,
      reason text,
      payer_id uuid not null references person,
      receiver_id uuid not null references person,
      creator_id uuid not null references person,
      other_id uuid not null references person,
      child_ids uuid[] not null,
      reference text,
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, root_id) references support_order,
      foreign key (family_id, previous_id) references support_order,
      check (payer_id <> receiver_id and creator_id <> other_id)
    );
    create index support_order_root on support_order (family_id, root_id);
    create unique index support_order_next on support_order (family_id, previous_id)
      where previous_id is not null and status not in ('withdrawn', 'disputed');
    create function support_order_uses() returns trigger language plpgsql as $$ begin
      insert into child_use (family_id, used_id, since, audience)
        select new.family_id, child, new.created_at, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    create trigger support_order_uses after insert on support_order
      for each row execute function support_order_uses()`.execute(db)
}

/** A due that no longer follows from its order, because the order ended before it, is cancelled and never deleted. */
const dues = (db: Kysely<unknown>) =>
  sql`
    create table support_due (
      family_id uuid not null,
      id uuid not null,
      order_id uuid not null,
      due_on date not null,
      amount bigint not null check (amount > 0),
      made_at timestamptz not null,
      cancelled_at timestamptz,
      audience uuid[],
      primary key (family_id, id),
      unique (family_id, order_id, due_on),
      foreign key (family_id, order_id) references support_order
    );
    create table support_payment (
      family_id uuid not null,
      payment_id uuid not null,
      root_id uuid not null,
      paid_on date not null,
      audience uuid[],
      primary key (family_id, payment_id),
      foreign key (family_id, payment_id) references payment,
      foreign key (family_id, root_id) references support_order
    );
    create index support_payment_root on support_payment (family_id, root_id);
    create table due_allocation (
      family_id uuid not null,
      payment_id uuid not null,
      due_id uuid not null,
      amount bigint not null check (amount > 0),
      audience uuid[],
      primary key (family_id, payment_id, due_id),
      foreign key (family_id, payment_id) references support_payment,
      foreign key (family_id, due_id) references support_due
    )`.execute(db)

/** A payment pays expenses or child support, never both: the one that is written second is refused. */
const oneKind = (db: Kysely<unknown>) =>
  sql`
    create function pays_one_kind() returns trigger language plpgsql as $$ begin
      if tg_table_name = 'allocation'
        and exists (select from support_payment s where s.family_id = new.family_id and s.payment_id = new.payment_id)
      or tg_table_name = 'support_payment'
        and exists (select from allocation a where a.family_id = new.family_id and a.payment_id = new.payment_id)
      then raise exception 'a payment pays expenses or child support, never both'; end if;
      return new;
    end $$;
    create trigger pays_one_kind before insert on allocation for each row execute function pays_one_kind();
    create trigger pays_one_kind before insert on support_payment for each row execute function pays_one_kind()`.execute(
    db,
  )

const notices = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table notice drop constraint notice_kind_check, drop constraint notice_entity_check;
    alter table notice
      add constraint notice_kind_check check (kind in (${noticeKinds})),
      add constraint notice_entity_check check (entity in ('expense', 'payment', 'paymentSeries', 'supportOrder', 'paymentAccount'))`.execute(
    db,
  )
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await orders(db)
  await dues(db)
  await oneKind(db)
  for (const table of ['support_order', 'support_due', 'support_payment', 'due_allocation'])
    await forceFamilyPolicies(db, table)
  await notices(db)
}
