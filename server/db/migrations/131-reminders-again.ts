import { type Kysely, sql } from 'kysely'

/**
 * Reminders of frequent series stopped for good after three times. The clock looks at those series again: it finds nobody to
 * remind at this instant, and writes when it must look next. It changes rows without row-level security, because the
 * migration's role owns the tables and is bound by their policies.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table due_time no force row level security;
    alter table calendar_event no force row level security;
    insert into due_time (family_id, entity, entity_id, due_at, reach, audience)
      select family_id, 'calendarEvent', id, date_trunc('milliseconds', now()), reach, audience from calendar_event
      where status in ('private', 'shared') and reminder is not null and frequency <> 'once'
        and (last_on is null or last_on >= current_date)
      on conflict (family_id, entity_id) do nothing;
    alter table calendar_event force row level security;
    alter table due_time force row level security`.execute(db)
}
