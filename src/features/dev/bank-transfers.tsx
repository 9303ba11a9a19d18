import type { SandboxTransferDto } from '#contract/dev/dev-bank.ts'
import { formatMoney } from '#domain/money.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { DataTable } from '#src/ui/data/data-table.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { bankZone } from './bank-zone.ts'
import { sandboxTexts } from './texts/sandbox.ts'

/** Shows each transfer with its status, and what will happen to it when. */
export function BankTransfers({ transfers }: { transfers: readonly SandboxTransferDto[] }) {
  const { locale } = useI18nContext()
  const messages = sandboxTexts
  const stands = ({ status, code }: SandboxTransferDto) =>
    status === 'returned' && code ? `${messages.statuses.returned()} (${code})` : messages.statuses[status]()
  const comes = ({ next }: SandboxTransferDto) =>
    next
      ? messages.nextAt({
          status: messages.statuses[next.status](),
          at: formatInstant(next.at, bankZone, locale, 'short'),
        })
      : messages.nothing()
  const columns = [
    {
      key: 'transfer',
      header: messages.transfers(),
      cell: ({ from, to }: SandboxTransferDto) => messages.transfer({ from, to }),
      strong: true,
      phone: 'title' as const,
    },
    {
      key: 'amount',
      header: messages.amount(),
      cell: ({ amount }: SandboxTransferDto) => formatMoney(amount, 'USD', locale),
      align: 'end' as const,
      phone: 'value' as const,
    },
    { key: 'status', header: messages.status(), cell: stands, phone: 'status' as const },
    { key: 'next', header: messages.next(), cell: comes, phone: 'meta' as const },
  ]
  if (transfers.length === 0) return <EmptyState title={messages.empty()}>{messages.emptyHint()}</EmptyState>
  return <DataTable caption={messages.transfers()} columns={columns} rows={transfers} rowKey={({ ref }) => ref} />
}
