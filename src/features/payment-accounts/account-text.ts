import type { PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Said = { readonly chip: string; readonly title: string; readonly why: string }

/** Where the account stands: its label, and what is to be done or waited for. The specification's own sentences come from the catalogue. */
export const sayAccount = ({ status, bankAccounts }: PaymentAccountDto, LL: TranslationFunctions): Said => {
  const { paymentAccounts, errors } = LL
  const { state, label } = paymentAccounts
  const said = { chip: label[status]() }
  const plain = (words: { title: () => string; why: () => string }) => ({ title: words.title(), why: words.why() })
  switch (status) {
    case 'manualReview':
      return {
        ...said,
        title: state.manualReview.title(),
        why: `${errors.manualVerification()} ${state.manualReview.why()}`,
      }
    case 'suspended':
      return { ...said, title: errors.outgoingUnavailable(), why: state.suspended.why() }
    case 'refused':
      return {
        chip: errors.verificationFailed(),
        title: errors.signUpCannotContinue(),
        why: state.refused.why(),
      }
    case 'verified':
      return bankAccounts.some(({ usable }) => usable)
        ? { ...said, ...plain(state.verified) }
        : { ...said, title: state.verified.missing(), why: state.verified.missingWhy() }
    default:
      return { ...said, ...plain(state[status]) }
  }
}
