import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'
import { noticeKinds } from './frozen/notice-kinds.ts'

/**
 * Stores what the clock does next in every family: the row, its kind and the time, but no reason. Sweeps across
 * families read it. A trigger writes it for payments that wait for their date, so that every way of writing a payment
 * is covered.
 */
const dueTimes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table due_time (
      family_id uuid not null references family,
      entity text not null,
      entity_id uuid not null,
      due_at timestamptz not null,
      primary key (family_id, entity_id)
    );
    create index due_time_next on due_time (due_at, family_id, entity_id);
    alter table due_time enable row level security;
    alter table due_time force row level security;
    create policy kept on due_time
      using (family_id = app_family()
        and (app_mode() = 'system' or (app_mode() = 'self' and app_standing() = 'parent')))
      with check (family_id = app_family()
        and (app_mode() = 'system' or (app_mode() = 'self' and app_standing() = 'parent')));
    create policy swept on due_time for select to evenhand_jobs using (app_mode() = 'sweep');
    grant select, insert, update, delete on due_time to evenhand_app;
    grant select on due_time to evenhand_jobs;
    create function payment_due() returns trigger language plpgsql as $$ begin
      if new.status = 'scheduled' then
        insert into due_time (family_id, entity, entity_id, due_at)
          values (new.family_id, 'payment', new.id, new.start_at)
          on conflict (family_id, entity_id) do update set due_at = excluded.due_at;
      else
        delete from due_time where family_id = new.family_id and entity_id = new.id;
      end if;
      return null;
    end $$;
    create trigger payment_due after insert or update of status, start_at on payment
      for each row when (new.start_at is not null) execute function payment_due()`.execute(db)
}

const notices = (db: Kysely<unknown>) =>
  sql`
    alter table notice drop constraint notice_kind_check, drop constraint notice_entity_check,
      add constraint notice_kind_check check (kind in (${noticeKinds})),
      add constraint notice_entity_check check (entity in ('expense', 'payment', 'paymentSeries', 'supportOrder', 'paymentAccount'))`.execute(
    db,
  )

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payment_series (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('active', 'completed', 'stopped')),
      version integer not null,
      name text not null,
      total bigint not null check (total > 0),
      frequency text not null check (frequency in ('daily', 'weekdays', 'weekly', 'monthlyOnDay', 'monthlyOnWeekday',
        'monthlyOnLastDay', 'annually')),
      starts_on date not null,
      end_count integer check (end_count > 0),
      end_on date,
      zone text not null,
      payer_id uuid not null references person,
      receiver_id uuid not null references person,
      bank_account_id uuid not null,
      expense_id uuid,
      order_id uuid,
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, expense_id) references expense,
      check (num_nonnulls(end_count, end_on) = 1),
      check (num_nonnulls(expense_id, order_id) = 1),
      check (payer_id <> receiver_id)
    );
    create index payment_series_newest on payment_series (family_id, created_at desc, id desc);
    alter table payment add column series_id uuid, add column start_on date, add column start_at timestamptz,
      add foreign key (family_id, series_id) references payment_series,
      add check ((start_on is null) = (start_at is null));
    create index payment_of_series on payment (family_id, series_id) where series_id is not null;
    create index payment_ahead on payment (family_id, payer_id, start_at) where start_at is not null`.execute(db)
  await forceFamilyPolicies(db, 'payment_series')
  await dueTimes(db)
  await notices(db)
}
