import base from '../../en-US/bank/index.ts'
import type { NamespaceBankTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

const bank: NamespaceBankTranslation = reword<NamespaceBankTranslation>(base, {
  returns: {
    R21: 'The bank did not recognise us as the sender.',
    R22: 'The bank did not recognise the person by the number that was sent.',
    R30: 'This bank does not handle cheques as images.',
    R33: 'The bank sent back an entry that stood for a lost cheque.',
    R37: 'The cheque behind this entry was also handed in at a bank.',
    R38: 'The cheque behind this entry had been stopped.',
    R39: 'The cheque behind this entry was not of a kind that may be used for it.',
    R40: 'A government office sent an enrolment back.',
    R41: 'An enrolment named the wrong kind of account.',
    R42: 'The routing number of an enrolment has a typing mistake.',
    R43: 'The account number of an enrolment was missing or not a number that banks use.',
    R44: 'The ID number of an enrolment did not match the government’s records.',
    R45: 'The name of an enrolment did not match the government’s records.',
    R46: 'An enrolment was wrong about whether someone else manages the money.',
    R47: 'The same enrolment had already been made.',
    R50: 'State law does not allow this cheque to be presented again.',
    R51: 'The cheque may not be presented again, or nobody was told that it would be.',
    R52: 'The cheque that was presented again had been stopped.',
    R53: 'The cheque was presented twice, once on paper and once as an entry.',
  },
})

export default bank
