import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'

const byParent = sql`family_id = app_family() and (app_mode() = 'system'
  or (app_standing() = 'parent' and app_mode() = 'self'))`

/** Changes existing rows without row-level security, because the migration's role owns the tables and is bound by their policies. */
const unbound = async (db: Kysely<unknown>, tables: readonly string[], run: () => Promise<unknown>): Promise<void> => {
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await run()
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

/** Everybody in the family sees first names; only parents, and those who look as one of them, see the rest. */
const children = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table child
      add column version integer not null default 1,
      add column archived_at timestamptz,
      add column removed_at timestamptz;
    create policy added on child for insert with check (${byParent} and (person_id is null or app_mode() = 'system'));
    create policy changed on child for update using (${byParent}) with check (${byParent});
    grant update (version, first_name, archived_at, removed_at) on child to evenhand_app;
    create table child_detail (
      family_id uuid not null,
      child_id uuid not null,
      last_name text,
      date_of_birth date check (date_of_birth >= '1900-01-01'),
      audience uuid[],
      primary key (family_id, child_id),
      foreign key (family_id, child_id) references child
    )`.execute(db)
  await forceFamilyPolicies(db, 'child_detail')
}

/** A category's contents never change, because existing expenses were split by them. */
const categories = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table category
      add column title_key text,
      add column created_by uuid references person,
      add column created_at timestamptz,
      add column removed_at timestamptz,
      add column replaced_by uuid,
      add foreign key (family_id, replaced_by) references category`.execute(db)
  await unbound(db, ['category'], () => sql`update category set title_key = lower(name)`.execute(db))
  await sql`
    alter table category add check ((preset is null) = (title_key is not null));
    create unique index category_title on category (family_id, title_key) where removed_at is null;
    create function category_guard() returns trigger language plpgsql as $$ begin
      if (new.family_id, new.id, new.preset, new.name, new.description, new.creator_percent, new.title_key)
        is distinct from
          (old.family_id, old.id, old.preset, old.name, old.description, old.creator_percent, old.title_key)
      then raise exception 'the contents of a category never change'; end if;
      return new;
    end $$;
    create trigger category_guard before update on category for each row execute function category_guard()`.execute(db)
}

/**
 * Records when each was first used, and who may see that. A private expense must not make a category read-only for the
 * other parent, who would learn of it. A trigger writes it, so that every way of writing an expense is covered.
 */
const uses = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, used] of [
    ['category_use', 'category'],
    ['child_use', 'child'],
  ] as const) {
    await sql`
      create table ${sql.table(table)} (
        family_id uuid not null,
        used_id uuid not null,
        since timestamptz not null,
        audience uuid[],
        foreign key (family_id, used_id) references ${sql.table(used)}
      );
      create unique index ${sql.ref(`${table}_once`)}
        on ${sql.table(table)} (family_id, used_id, coalesce(audience, '{}'))`.execute(db)
    await forceFamilyPolicies(db, table)
  }
  await sql`
    create function expense_uses() returns trigger language plpgsql as $$ begin
      insert into category_use (family_id, used_id, since, audience)
        values (new.family_id, new.category_id, new.changed_at, new.audience) on conflict do nothing;
      insert into child_use (family_id, used_id, since, audience)
        select new.family_id, child, new.changed_at, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    create trigger expense_uses after insert or update of category_id, child_ids, audience on expense
      for each row execute function expense_uses()`.execute(db)
  await unbound(db, ['expense', 'category_use', 'child_use', 'category', 'child'], () =>
    sql`
    insert into category_use (family_id, used_id, since, audience)
      select family_id, category_id, min(created_at), audience from expense group by family_id, category_id, audience;
    insert into child_use (family_id, used_id, since, audience)
      select family_id, child, min(created_at), audience from expense, unnest(child_ids) as child
      group by family_id, child, audience`.execute(db),
  )
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await children(db)
  await categories(db)
  await uses(db)
}
