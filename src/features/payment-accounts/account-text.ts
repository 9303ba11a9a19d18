import type { PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Said = { readonly chip: string; readonly title: string; readonly why: string }

/** Describes the account's status and the next step. The specification's own sentences come from the catalogue. */
export const accountText = ({ status, bankAccounts }: PaymentAccountDto, LL: TranslationFunctions): Said => {
  const { paymentAccounts, errors } = LL
  const { state, label } = paymentAccounts
  const texts = { chip: label[status]() }
  const plain = (messages: { title: () => string; why: () => string }) => ({
    title: messages.title(),
    why: messages.why(),
  })
  switch (status) {
    case 'manualReview':
      return {
        ...texts,
        title: state.manualReview.title(),
        why: `${errors.manualVerification()} ${state.manualReview.why()}`,
      }
    case 'suspended':
      return { ...texts, title: errors.outgoingUnavailable(), why: state.suspended.why() }
    case 'refused':
      return {
        chip: errors.verificationFailed(),
        title: errors.signUpCannotContinue(),
        why: state.refused.why(),
      }
    case 'verified':
      return bankAccounts.some(({ usable }) => usable)
        ? { ...texts, ...plain(state.verified) }
        : { ...texts, title: state.verified.missing(), why: state.verified.missingWhy() }
    default:
      return { ...texts, ...plain(state[status]) }
  }
}
