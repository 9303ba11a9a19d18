import { productName } from '../../product.ts'

export const about = {
  title: `About ${productName}`,
  lead: 'Two homes, one record.',
  sections: {
    what: {
      title: 'What it is',
      text: `${productName} is for parents who live apart and share what their children need. One adds what they paid; the other answers and pays, and the payment is confirmed.\nAnyone who opens an item sees three things right away: its status, whose turn it is, and what happens next.`,
    },
    fair: {
      title: 'Even-handed',
      text: 'The same rules apply to both parents, on every screen and on our server. Nobody can change an amount after the other parent has answered, approve something they have not seen, or confirm a payment for the parent who received it.\nShares always add up to the total, to the cent.',
    },
    record: {
      title: 'The record',
      text: 'Each accepted step is written into your family’s record: who, what and when, with the time zone. It is never changed afterwards. Each entry is sealed together with the one before it, so any later change would show.\nThe first time the other parent opens an expense is recorded once, and only when they open it in full themselves.',
    },
    check: {
      title: 'Checking it without us',
      text: 'You can download the record at any time, on any plan, as a signed data file or as a PDF to print. Anyone you give it to, a lawyer or a court, can check it on a page that needs no account. The file never leaves their computer.',
    },
    languages: {
      title: 'Each parent’s language',
      text: 'Each parent reads in their own language: US English, UK English or Mexican Spanish. Amounts are in the family’s currency.',
    },
    holidays: {
      title: 'Dates of holidays',
      text: 'The suggested dates of public holidays come from the open-source project date-holidays (github.com/commenthol/date-holidays). Its data is licensed under CC BY-SA 3.0 (creativecommons.org/licenses/by-sa/3.0) and draws on Wikipedia. We turned the dates into rules and changed nothing else.',
    },
  },
  verify: 'Check a record',
}
