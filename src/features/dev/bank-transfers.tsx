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
  const words = sandboxTexts
  const stands = ({ status, code }: SandboxTransferDto) =>
    status === 'returned' && code ? `${words.statuses.returned()} (${code})` : words.statuses[status]()
  const comes = ({ next }: SandboxTransferDto) =>
    next
      ? words.nextAt({
          status: words.statuses[next.status](),
          at: formatInstant(next.at, bankZone, locale, 'short'),
        })
      : words.nothing()
  const columns = [
    {
      key: 'transfer',
      header: words.transfers(),
      cell: ({ from, to }: SandboxTransferDto) => words.transfer({ from, to }),
      strong: true,
      phone: 'title' as const,
    },
    {
      key: 'amount',
      header: words.amount(),
      cell: ({ amount }: SandboxTransferDto) => formatMoney(amount, 'USD', locale),
      align: 'end' as const,
      phone: 'value' as const,
    },
    { key: 'status', header: words.status(), cell: stands, phone: 'status' as const },
    { key: 'next', header: words.next(), cell: comes, phone: 'meta' as const },
  ]
  if (transfers.length === 0) return <EmptyState title={words.empty()}>{words.emptyHint()}</EmptyState>
  return <DataTable caption={words.transfers()} columns={columns} rows={transfers} rowKey={({ ref }) => ref} />
}
