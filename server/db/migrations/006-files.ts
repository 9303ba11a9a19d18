import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table file (
      family_id uuid not null references family,
      id uuid not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      name text not null,
      type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
      bytes bigint not null check (bytes > 0),
      added_by uuid not null references person,
      added_at timestamptz not null,
      attached_to uuid,
      audience uuid[],
      primary key (family_id, id),
      check (attached_to is not null or audience = array[added_by])
    );
    create index file_of_entity on file (family_id, attached_to)`.execute(db)
  await forceFamilyPolicies(db, 'file')
}
