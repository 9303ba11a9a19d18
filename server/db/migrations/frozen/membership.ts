import { type Kysely, sql } from 'kysely'

// Migrations from 032 on call this file, so its SQL never changes; another wording needs a new file and a new
// migration.

/**
 * Makes every policy that shows or changes rows of a family ask `app_own_family` instead of the session's setting. As a
 * subquery it is evaluated once for each table of a statement, and an index can answer the comparison. Of new rows only
 * entries of the record ask, because each question costs as much as a small statement: a row that somebody inserts into
 * another family shows them nothing, and `verify` finds that no entry knows it. A migration that creates policies calls
 * this afterwards; policies that ask already stay as they are.
 */
export const askMembership = (db: Kysely<unknown>) =>
  sql`do $$
    declare p record; v_using text; v_check text;
    begin
      for p in select tablename, policyname, cmd, qual, with_check from pg_policies where schemaname = 'public' loop
        v_using := regexp_replace(regexp_replace(p.qual, '\\mapp_family\\(\\)', '(select app_own_family())', 'g'),
          '(?<!SELECT )\\m(app_first_family|app_last_family)\\(\\)', '(select \\1())', 'g');
        v_check := regexp_replace(p.with_check, '\\mapp_family\\(\\)', '(select app_own_family())', 'g');
        if v_using is distinct from p.qual then
          execute format('alter policy %I on %I using (%s)', p.policyname, p.tablename, v_using);
        end if;
        if p.tablename = 'entry' and v_check is distinct from p.with_check then
          execute format('alter policy %I on %I with check (%s)', p.policyname, p.tablename, v_check);
        end if;
      end loop;
    end $$`.execute(db)
