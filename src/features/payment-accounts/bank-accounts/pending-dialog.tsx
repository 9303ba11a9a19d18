import type { BankAccountDto, PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import { AddBankAccount } from './add-bank-account.tsx'
import { LinkBankAccount } from './link-bank-account.tsx'
import { RemoveBankAccount } from './remove-bank-account.tsx'
import { RenameBankAccount } from './rename-bank-account.tsx'

export type Act = 'rename' | 'link' | 'remove'
export type PendingAction = { readonly what: 'add' } | { readonly what: Act; readonly account: BankAccountDto }

export type PendingDialogProps = {
  pending: PendingAction
  item: PaymentAccountDto
  onClose: () => void
}

/** Asks for what the pressed button of a bank account needs. */
export function PendingDialog({ pending, item, onClose }: PendingDialogProps) {
  if (pending.what === 'add') return <AddBankAccount onClose={onClose} />
  const { account } = pending
  if (pending.what === 'rename') return <RenameBankAccount account={account} onClose={onClose} />
  if (pending.what === 'link') return <LinkBankAccount account={account} onClose={onClose} />
  return <RemoveBankAccount account={account} others={item.bankAccounts} onClose={onClose} />
}
