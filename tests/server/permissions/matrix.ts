import { accounts } from './accounts.rows.ts'
import { expensesAndTime } from './expenses-and-time.rows.ts'
import { messagesAndFiles } from './messages-and-files.rows.ts'
import { recordAndBank } from './record-and-bank.rows.ts'

/**
 * Names the people in the order of the columns. `professional` and `viewing` look as Dana; `ofBoth` and `ofOne` are on
 * their own account; `placeholder` is a parent who was named, opened the invitation and has not joined.
 */
const people = `
                                         nobody dana sam professional ofBoth admin child neighbour thirdParty viewing ofOne ofNone administrator placeholder`

/** Holds the status that each of them is answered by each route, in the order in which routes are listed. */
export const matrix = `${people}${accounts.trimEnd()}${expensesAndTime.trimEnd()}${messagesAndFiles.trimEnd()}${recordAndBank}`
