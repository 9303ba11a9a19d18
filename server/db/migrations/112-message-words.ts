import { type Kysely, sql } from 'kysely'

/**
 * A message has its words twice: those of its subject alone, for whoever has not opened it, and all of them, for its
 * author and whoever has. Opening moves a reader from the one to the other. An erased body leaves the words of the subject.
 */
const messages = (db: Kysely<unknown>) =>
  sql`
    create function message_words() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if tg_op = 'INSERT' then
        perform words_put(new.family_id, 'message', new.id, 'subject', new.sent_at, new.subject,
          words_readers(new.reach, new.recipient_ids));
        perform words_put(new.family_id, 'message', new.id, 'whole', new.sent_at,
          concat_ws(E' \\ue000 ', new.subject, new.body), words_readers(new.reach, array[new.author_id]));
      else
        perform words_put(new.family_id, 'message', new.id, 'whole', new.sent_at, new.subject,
          array(select lexeme from words w, unnest(w.vector)
            where w.family_id = new.family_id and w.id = new.id and w.part = 'whole' and lexeme like '@%'));
      end if;
      return null;
    end $$;
    create trigger message_words after insert or update on message for each row execute function message_words();
    create function delivery_words() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare v_reader text; begin
      if new.status <> 'viewed' or old.status = 'viewed' then return null; end if;
      select lexeme into v_reader from words w, unnest(w.vector)
        where w.family_id = new.family_id and w.id = new.message_id and w.part = 'subject'
          and lexeme = any (words_readers('named', array[new.person_id]) || words_readers('closed', array[new.person_id]));
      if v_reader is null then return null; end if;
      update words set vector = ts_delete(vector, v_reader)
        where family_id = new.family_id and id = new.message_id and part = 'subject';
      delete from words where family_id = new.family_id and id = new.message_id and part = 'subject'
        and not vector @@ '''@'':*'::tsquery;
      update words set vector = vector || array_to_tsvector(array[v_reader])
        where family_id = new.family_id and id = new.message_id and part = 'whole';
      return null;
    end $$;
    create trigger delivery_words after update of status on delivery for each row execute function delivery_words();
    revoke all on function message_words, delivery_words from public`.execute(db)

/** A draft is found by its author as long as it has a text. */
const drafts = (db: Kysely<unknown>) =>
  sql`
    create function draft_words() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      perform words_put(new.family_id, 'draft', new.id, 'whole', new.changed_at,
        concat_ws(E' \\ue000 ', new.subject, new.body),
        case when new.status = 'saved' then words_readers(new.reach, array[new.author_id]) else '{}' end);
      return null;
    end $$;
    create trigger draft_words after insert or update on draft for each row execute function draft_words();
    revoke all on function draft_words from public`.execute(db)

/** What was written before can be found as well. */
export const backfill = async (db: Kysely<unknown>): Promise<void> => {
  const tables = ['message', 'delivery', 'draft']
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await sql`
    with opened as (
      select m.family_id, m.id, array_agg(d.person_id) filter (where d.status = 'viewed') as people,
        array_agg(d.person_id) filter (where d.status = 'new') as others
      from message m join delivery d on d.family_id = m.family_id and d.message_id = m.id group by m.family_id, m.id)
    insert into words (family_id, entity, id, part, at, vector)
      select m.family_id, 'message', m.id, 'whole', m.sent_at,
        words_vector(concat_ws(E' \\ue000 ', m.subject, m.body))
          || array_to_tsvector(words_readers(m.reach, m.author_id || coalesce(o.people, '{}')))
      from message m left join opened o on o.family_id = m.family_id and o.id = m.id
      union all
      select m.family_id, 'message', m.id, 'subject', m.sent_at,
        words_vector(m.subject) || array_to_tsvector(words_readers(m.reach, o.others))
      from message m join opened o on o.family_id = m.family_id and o.id = m.id where o.others is not null
      union all
      select family_id, 'draft', id, 'whole', changed_at,
        words_vector(concat_ws(E' \\ue000 ', subject, body)) || array_to_tsvector(words_readers(reach, array[author_id]))
      from draft where status = 'saved'`.execute(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await messages(db)
  await drafts(db)
  await backfill(db)
}
