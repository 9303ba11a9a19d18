import { productName } from '../../product.ts'

export const about = {
  title: `About ${productName}`,
  lead: 'Two homes, one record.',
  sections: {
    what: {
      title: 'What it is',
      text: `${productName} is for parents who live apart and share what their children need. One records what was paid, the other answers, pays and has it confirmed.\nWhoever opens an item sees three things at once: how it stands, whose turn it is, and what happens next.`,
    },
    fair: {
      title: 'Even-handed',
      text: 'The same rules hold for both parents, on every screen and on our server. Nobody can change an amount after the other has answered, approve what they were not shown, or confirm a payment in the place of the one who received it.\nShares always add up to the total, to the cent.',
    },
    record: {
      title: 'The record',
      text: 'Each accepted step is written into the record of your family: who, what, and when, with the time zone. It is never changed afterwards. Each entry is sealed together with the one before it, so a later change anywhere would show.\nWhen an expense is first opened by the other parent, that is noted once, and only when they open it in full themselves.',
    },
    check: {
      title: 'Checking it without us',
      text: 'You can download the record at any time, on any plan, as a signed data file or as a PDF to print. Anyone you give it to, a lawyer or a court, can check it on a page that needs no account. The file never leaves their computer.',
    },
    languages: {
      title: 'In the language of each',
      text: 'Each parent reads in their own language: English as in the United States or in the United Kingdom, or Spanish as in Mexico. Amounts stay in the currency of the family.',
    },
  },
  verify: 'Check a record',
}
