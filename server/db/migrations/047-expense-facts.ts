import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** The sums of an expense's payments, as an update sets them. `e` is the expense. */
const paidOf = sql`
  select coalesce(sum(a.amount) filter (where payment_counts(p.status) = 'settled'), 0)::bigint as settled,
    coalesce(sum(a.amount) filter (where payment_counts(p.status) = 'checks'), 0)::bigint as checks,
    coalesce(sum(a.amount) filter (where payment_counts(p.status) = 'inFlight'), 0)::bigint as in_flight,
    coalesce(sum(a.amount) filter (where payment_counts(p.status) = 'scheduled'), 0)::bigint as scheduled,
    (count(*) filter (where payment_counts(p.status) = 'inFlight'))::integer as transfers,
    (array_agg(p.status order by p.change_order desc)
      filter (where payment_counts(p.status) in ('settled', 'nothing')))[1] as last_outcome
  from allocation a join payment p on p.family_id = a.family_id and p.id = a.payment_id
  where a.family_id = e.family_id and a.expense_id = e.id`

/**
 * An expense keeps on its own row what its payments add up to and whether it was opened, so that lists need not add it
 * up. Nothing is decided by these columns: a chart decides by facts that are counted under the lock.
 */
const facts = (db: Kysely<unknown>) =>
  sql`
    alter table expense
      add column settled bigint not null default 0,
      add column checks bigint not null default 0,
      add column in_flight bigint not null default 0,
      add column scheduled bigint not null default 0,
      add column transfers integer not null default 0,
      add column last_outcome text,
      add column opened boolean not null default false,
      add column payable boolean not null
        generated always as (owed > settled + checks + in_flight + scheduled) stored;
    drop index expense_by_status;
    create index expense_by_status on expense (family_id, status, other_id, payable, changed_at desc, id desc);
    create function payment_counts(status text) returns text language sql immutable parallel safe
      return case
        when status in ('confirmed', 'reimbursed', 'paid') then 'settled'
        when status = 'unconfirmed' then 'checks'
        when status in ('pending', 'stopping', 'inProcess') then 'inFlight'
        when status = 'scheduled' then 'scheduled'
        when status in ('failed', 'returned', 'stopped', 'refused', 'void') then 'nothing' end`.execute(db)

/** Triggers keep the facts, so that every way of writing a payment or a first view is covered. */
const keptFacts = (db: Kysely<unknown>) =>
  sql`
    create function expense_paid() returns trigger language plpgsql as $$ begin
      if tg_table_name = 'allocation' then
        update expense e set (settled, checks, in_flight, scheduled, transfers, last_outcome) = (${paidOf})
          where e.family_id = new.family_id and e.id = new.expense_id;
      else
        update expense e set (settled, checks, in_flight, scheduled, transfers, last_outcome) = (${paidOf})
          where e.family_id = new.family_id and e.id in (
            select o.expense_id from allocation o where o.family_id = new.family_id and o.payment_id = new.id);
      end if;
      return null;
    end $$;
    create trigger expense_paid after insert on allocation for each row execute function expense_paid();
    create trigger expense_paid after update of status, change_order on payment for each row
      when ((old.status, old.change_order) is distinct from (new.status, new.change_order))
      execute function expense_paid();
    create function expense_opened() returns trigger language plpgsql as $$ begin
      update expense set opened = true
        where family_id = new.family_id and id = new.entity_id and other_id = new.person_id and not opened;
      return null;
    end $$;
    create trigger expense_opened after insert on viewed for each row execute function expense_opened()`.execute(db)

/** The columns of a sum, and what one expense adds to each. */
const summed = [
  ['count', '1'],
  ['total', 'total'],
  ['owed', 'owed'],
  ['settled', 'settled'],
  ['checks', 'checks'],
  ['in_flight', 'in_flight'],
  ['scheduled', 'scheduled'],
  ['transfers', 'transfers'],
  ['unpaid', '(owed > settled + in_flight)::integer'],
] as const

const key = ['family_id', 'reach', 'audience', 'creator_id', 'other_id', 'status', 'payable'] as const
const names = sql.raw([...key, ...summed.map(([name]) => name)].join(', '))
const each = (write: (name: string, value: string) => string) =>
  sql.raw(summed.map(([name, value]) => write(name, value)).join(', '))

/**
 * Each pair of parents has a row for each status of its expenses, and for whether some can still be paid. It is seen by
 * those who may see the expenses that it adds up, so a private expense is in no sum of the other parent.
 */
const totals = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table expense_total (
      family_id uuid not null references family,
      reach text not null default 'parents',
      audience uuid[],
      creator_id uuid not null references person,
      other_id uuid not null references person,
      status text not null,
      payable boolean not null,
      ${each((name) => `${name} bigint not null`)}
    ) with (fillfactor = 50);
    create unique index expense_total_once on expense_total
      (family_id, status, payable, creator_id, other_id, reach, coalesce(audience, '{}'))`.execute(db)
  await checkReach(db, 'expense_total')
  await createReachPolicies(db, 'expense_total')
}

/**
 * The sums change when a transaction commits, so that nobody waits for a family's sums while another command of that
 * family is being decided, and so that the rows of expenses are always locked first.
 */
const keptTotals = (db: Kysely<unknown>) =>
  sql`
    create function expense_count(e expense, sign integer) returns void language sql as $$
      insert into expense_total as t (${names})
        values (${sql.raw(key.map((name) => `e.${name}`).join(', '))},
          ${each((_, value) => `sign * ${value.replace(/\b[a-z]\w+/g, (word) => (word === 'integer' ? word : `e.${word}`))}`)})
        on conflict (family_id, status, payable, creator_id, other_id, reach, coalesce(audience, '{}'))
        do update set ${each((name) => `${name} = t.${name} + excluded.${name}`)} $$;
    create function expense_counted() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then perform expense_count(old, -1); end if;
      if tg_op <> 'DELETE' then perform expense_count(new, 1); end if;
      return null;
    end $$;
    create constraint trigger expense_counted after insert or delete on expense
      deferrable initially deferred for each row execute function expense_counted();
    create constraint trigger expense_recounted after update on expense
      deferrable initially deferred for each row
      when ((old.reach, old.audience, old.creator_id, old.other_id, old.status, old.total, old.owed, old.settled, old.checks,
          old.in_flight, old.scheduled, old.transfers)
        is distinct from
          (new.reach, new.audience, new.creator_id, new.other_id, new.status, new.total, new.owed, new.settled, new.checks,
          new.in_flight, new.scheduled, new.transfers))
      execute function expense_counted()`.execute(db)

const bound = ['expense', 'payment', 'allocation', 'viewed', 'expense_total']

/**
 * Counts everything again, for all rows that the caller may write. Triggers that waited run first, so that nothing is
 * added to the new sums.
 */
const recounted = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function expense_recount() returns void language plpgsql as $$ begin
      set constraints all immediate;
      update expense e set (settled, checks, in_flight, scheduled, transfers, last_outcome) = (${paidOf}),
        opened = exists (select from viewed v
          where v.family_id = e.family_id and v.entity_id = e.id and v.person_id = e.other_id);
      delete from expense_total;
      insert into expense_total (${names})
        select ${sql.raw(key.join(', '))}, ${each((_, value) => `sum(${value})`)}
        from expense group by ${sql.raw(key.join(', '))};
    end $$;
    revoke all on function expense_recount from public`.execute(db)
  for (const table of bound) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await sql`select expense_recount()`.execute(db)
  for (const table of bound) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await facts(db)
  await totals(db)
  await recounted(db)
  await keptFacts(db)
  await keptTotals(db)
}
