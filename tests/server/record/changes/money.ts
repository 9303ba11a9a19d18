import { foundByVerify } from '../change.ts'

const payment = `id = (select payment_id from allocation where expense_id = :expense order by payment_id limit 1)`
const scheduled = `status = 'scheduled'`
const support = `id in (select payment_id from support_payment)`
const category = `(select id from category where preset = 'medicalDental' and family_id = :family)`

/** Changes of the rows that state expenses, payments and child support. */
export const moneyChanges = foundByVerify({
  'an expense’s total and share': 'update expense set total = total + 100, owed = owed + 50 where id = :expense',
  'an expense’s share alone': 'update expense set owed = owed - 100 where id = :expense',
  'how an expense is split': 'update expense set creator_percent = 40 where id = :expense',
  'an expense’s status': `update expense set status = 'settled' where id = :expense`,
  'an expense’s version': 'update expense set version = version + 1 where id = :expense',
  'an expense’s name': `update expense set name = 'Toys' where id = :expense`,
  'an expense’s note': `update expense set note = 'As agreed' where id = :expense`,
  'the day of a purchase': 'update expense set purchase_date = purchase_date - 1 where id = :expense',
  'an expense’s category': `update expense set category_id = ${category} where id = :expense`,
  'the children of an expense': `update expense set child_ids = array(select id from child
    where family_id = :family and id <> all(child_ids)) where id = :expense`,
  'who paid an expense': 'update expense set creator_id = other_id, other_id = creator_id where id = :expense',
  'when an expense was recorded': `update expense set created_at = created_at - interval '1 day' where id = :expense`,
  'when an expense changed last': `update expense set changed_at = changed_at - interval '1 day' where id = :expense`,
  'an expense, which is deleted with its rows': `delete from allocation where expense_id = :expense;
    delete from viewed where entity_id = :expense; delete from file_use where entity_id = :expense;
    delete from expense where id = :expense`,
  'the list of expenses, by an invented one': `insert into expense (family_id, id, status, version, name, total, owed,
      category_id, creator_percent, creator_id, other_id, child_ids, purchase_date, reach, created_at, changed_at)
    select family_id, gen_random_uuid(), status, version, name, total, owed, category_id, creator_percent, creator_id,
      other_id, child_ids, purchase_date, reach, created_at, changed_at from expense where id = :expense`,
  'what an expense keeps of its payments': 'update expense set settled = settled + 100 where id = :expense',
  'a sum of expenses': 'update expense_total set owed = owed + 100 where count > 0',
  'a private expense, which the other parent may see': `update expense set reach = 'parents', audience = null where id = :secret`,
  'a shared expense, which is hidden from the other parent': `update expense set reach = 'closed', audience = array[:sam]::uuid[] where id = :expense`,
  'a payment’s amount': `update payment set amount = amount + 100 where ${payment}`,
  'a payment’s amount and its part': `update payment set amount = amount + 100 where ${payment};
    update allocation set amount = amount + 100 where expense_id = :expense
      and payment_id = (select min(payment_id::text)::uuid from allocation where expense_id = :expense)`,
  'a payment’s status': `update payment set status = 'confirmed' where ${payment}`,
  'a payment’s method': `update payment set method = 'reimbursed', means = null, handed_on = null where ${payment}`,
  'the number of a check': `update payment set number = '999' where ${payment}`,
  'a payment’s note': `update payment set note = 'For the coat' where ${payment}`,
  'who pays whom': `update payment set payer_id = receiver_id, receiver_id = payer_id where ${payment}`,
  'when a payment was made': `update payment set created_at = created_at - interval '1 day' where ${payment}`,
  'when a payment changed last': `update payment set changed_at = changed_at + interval '1 day' where ${payment}`,
  'from which account a payment comes': `update payment set bank_account_id = gen_random_uuid() where ${scheduled}`,
  'the day on which a payment starts': `update payment set start_on = start_on + 1, start_at = start_at + interval '1 day' where ${scheduled}`,
  'when a payment was sent to the bank': `update payment set sent_at = sent_at - interval '1 day' where sent_at is not null`,
  'why a payment failed': `alter table payment drop constraint payment_failure_check;
    update payment set failure = 'declined' where ${payment}`,
  'a payment, which is deleted with its parts': `delete from allocation where expense_id = :expense;
    delete from payment p where not exists (select from allocation a where a.payment_id = p.id)
      and not exists (select from support_payment s where s.payment_id = p.id)`,
  'the payments, by an invented one': `insert into payment (family_id, id, status, version, method, later, amount, payer_id,
      receiver_id, reach, created_at, changed_at)
    select family_id, gen_random_uuid(), 'confirmed', version, method, later, amount, payer_id, receiver_id, reach,
      created_at, changed_at from payment where ${payment}`,
  'the order in which payments moved': `update payment set change_order = 1000 - change_order
    where id in (select payment_id from allocation where expense_id = :expense)`,
  'a part of a payment, moved to another expense': `update allocation set expense_id = :open where expense_id = :expense
    and payment_id = (select min(payment_id::text)::uuid from allocation where expense_id = :expense)`,
  'a part of a payment, which is deleted': 'delete from allocation where expense_id = :expense',
  'the parts of a payment, by an invented one': `insert into allocation (family_id, payment_id, expense_id, amount, reach)
    select family_id, payment_id, :open, 100, reach from allocation where expense_id = :expense limit 1`,
  'who may see a part of a payment': `update allocation set reach = 'family' where expense_id = :expense`,
  'to which account a transfer goes': 'update transfer set to_account_id = gen_random_uuid()',
  'a transfer, which the product forgets': 'delete from transfer',
  'a deadline of a payment': `update due_time set due_at = due_at + interval '1 day' where entity = 'payment'`,
  'a deadline of a payment, which is deleted': `delete from due_time where entity = 'payment'`,
  'the deadlines, by an invented one': `insert into due_time (family_id, entity, entity_id, due_at, reach)
    select family_id, 'payment', id, '2026-12-01', reach from payment where ${payment}`,
  'the day on which the clock looks at child support': `update due_time set due_at = due_at + interval '1 month'
    where entity = 'supportOrder'`,
  'the clock of child support, which is stopped': `delete from due_time where entity = 'supportOrder'`,
  'the amount of a support order': 'update support_order set amount = amount - 1000',
  'the days of a support order': 'update support_order set days = array[15]',
  'the frequency of a support order': `update support_order set rhythm = 'weekly'`,
  'when a support order begins': `update support_order set from_on = from_on + 31`,
  'when a support order ends': `update support_order set to_on = '2026-12-01'`,
  'who owes child support': 'update support_order set payer_id = receiver_id, receiver_id = payer_id',
  'the reference of a support order': `update support_order set reference = 'FD-0'`,
  'the status of a support order': `update support_order set status = 'withdrawn'`,
  'a support order, which is deleted with its dues': `delete from due_allocation; delete from support_payment;
    delete from support_due; delete from support_order`,
  'the amount of a due': 'update support_due set amount = amount - 1000',
  'the day of a due': 'update support_due set due_on = due_on + 1',
  'a due, which is deleted': `delete from support_due where due_on = '2026-11-01'`,
  'a due, which is cancelled': `update support_due set cancelled_at = made_at where due_on = '2026-11-01'`,
  'the dues, by an invented one': `insert into support_due (family_id, id, order_id, due_on, amount, made_at, reach)
    select family_id, gen_random_uuid(), order_id, due_on + 7, amount, made_at, reach from support_due limit 1`,
  'which due a payment covers': `update due_allocation set due_id = (select id from support_due where due_on = '2026-11-01')`,
  'how much of a due a payment covers': 'update due_allocation set amount = amount - 1000',
  'a covered due, which is forgotten': 'delete from due_allocation',
  'the day on which child support was paid': `update support_payment set paid_on = paid_on - 30`,
  'a payment of child support, which pays nothing': `delete from due_allocation; delete from support_payment`,
  'the amount of a payment of child support': `update payment set amount = amount - 500 where ${support}`,
  'the total of a series of payments': 'update payment_series set total = total + 100',
  'the days of a series of payments': `update payment_series set starts_on = starts_on + 1`,
  'how often a series pays': 'update payment_series set end_count = 3',
  'the status of a series of payments': `update payment_series set status = 'stopped'`,
  'the account of a series of payments': 'update payment_series set bank_account_id = gen_random_uuid()',
  'a series of payments, which is deleted': 'delete from payment_series',
})
