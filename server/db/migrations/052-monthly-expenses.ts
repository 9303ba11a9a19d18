import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** Only its owner sees an expense that comes back each month, in sessions of their own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table monthly_expense (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('active', 'ended')),
      version integer not null,
      owner_id uuid not null,
      name text not null,
      total bigint not null check (total > 0),
      category_id uuid not null,
      own_percent numeric(5, 2) check (own_percent between 0 and 100),
      child_ids uuid[] not null,
      note text,
      first_on date not null,
      next_on date not null,
      ends_on date,
      reach text not null default 'closed' check (reach = 'closed'),
      audience uuid[] not null check (audience = array[owner_id]),
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, owner_id) references membership,
      foreign key (family_id, category_id) references category
    )`.execute(db)
  await checkReach(db, 'monthly_expense')
  await createReachPolicies(db, 'monthly_expense')
}
