import type { Change } from '../change.ts'
import { approvesInHerName } from '../going-on.ts'

const now = `(select head_at from stream where id = :shared)`
const begunSeq = `(select seq from entry where entity_id = :open and kind = 'expense.begin')`

const cutUnsigned = `
  delete from allocation where amount = 700;
  delete from payment where amount = 700;
  select pg_temp.cut(:shared, size) from log_stream where stream_id = :shared;
  update expense set version = (payload::jsonb ->> 'version')::int, changed_at = at::timestamptz from entry
    where expense.id = :expense and entry.entity_id = expense.id
      and seq = (select max(seq) from entry where entity_id = :expense and payload::jsonb ? 'version');
  select expense_recount()`

const erasedByThemselves = `
  select pg_temp.append(:shared, ${now}, 'record.erased', 'record', :shared,
    jsonb_build_object('reason', 'A court order', 'seqs', jsonb_build_array(${begunSeq})));
  select pg_temp.append(:shared, ${now}, 'record.snapshot', 'expense', :open, jsonb_build_object(
      'of', jsonb_build_object('seq', seq), 'fields', jsonb_build_array('columns.note'),
      'stays', replace(replace(payload, '28500', '28400'), '14250', '14200')::jsonb #- '{columns,note}'))
    from entry where entity_id = :open and kind = 'expense.begin';
  update entry set payload = null, salt = null where entity_id = :open and kind = 'expense.begin';
  update expense set total = 28400, owed = 14200 where id = :open;
  select expense_recount()`

const withoutStatement = `
  update bank_account set name = 'Mine', version = version + 1;
  update category_use set since = since - interval '1 day';
  update child set version = version + 1;
  update child_use set since = since - interval '1 day';
  update payment set change_order = change_order + 1;
  update payment_account set first_name = 'Ann', last_name = 'Lee', email = 'ann@example.com', city = 'Reno';
  update person set username = username || '.x', locale = 'es-MX';
  update support_due set made_at = made_at - interval '1 day';
  update transfer set due_at = due_at + interval '1 day';
  delete from bearer; delete from session; delete from notice; delete from bank_resource`

const besideTheTree = `
  update log_checkpoint set cosignatures = '{}', shown = false where size = 2;
  delete from log_checkpoint where size = 1;
  delete from log_stream_head where leaf = 1 and stream_id = :shared`

/** Changes that nothing finds. docs/record.md lists them in the same words. */
export const unseenChanges: readonly Change[] = [
  {
    name: 'the record, by what a person did not do, with its rows, as the product would have written it',
    how: approvesInHerName,
    found: [],
    why: 'It looks like that person’s own act, and only they can say that it was not. It stands at the end, with the time at which it was written, and cannot be put before what was signed.',
  },
  {
    name: 'what was written after the last signature, rows and entries alike',
    how: cutUnsigned,
    found: [],
    why: 'Nothing of it was signed yet, for a minute at most. Whoever received it has it: a page, a mail, an export.',
  },
  {
    name: 'a payload, which is listed as lawfully erased, with a snapshot of their own making and the row to match',
    how: erasedByThemselves,
    found: [],
    why: 'What was erased cannot be compared with what stays of it. That it was erased, when, and for which reason is plain in the record and in every export, and an older export has the payload.',
  },
  {
    name: 'rows that state nothing of the record: sessions, notices, answers for the bank, usernames, counters',
    how: withoutStatement,
    found: [],
    why: 'No entry says them, so nothing of what is proven follows from them. tests/oracles/unproven-columns.ts lists each with its reason.',
  },
  {
    name: 'what the log keeps beside its tree: earlier checkpoints, cosignatures, earlier heads of streams',
    how: besideTheTree,
    found: [],
    why: 'The tree holds all of it by its hashes, so none of it can be replaced; it can be missing. Whoever received a checkpoint has it, and so have the witnesses.',
  },
]
