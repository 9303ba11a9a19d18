import type { SandboxWebhookDto } from '#contract/dev/dev-bank.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { DataTable } from '#src/ui/data/data-table.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { bankZone } from './bank-zone.ts'
import { sandboxTexts } from './texts/sandbox.ts'

/** Lists the webhooks that the bank sent, and how the product answered. */
export function BankWebhooks({ webhooks }: { webhooks: readonly SandboxWebhookDto[] }) {
  const { locale } = useI18nContext()
  const messages = sandboxTexts
  const columns = [
    {
      key: 'topic',
      header: messages.topic(),
      cell: ({ topic }: SandboxWebhookDto) => topic,
      strong: true,
      phone: 'title' as const,
    },
    {
      key: 'at',
      header: messages.at(),
      cell: ({ at }: SandboxWebhookDto) => formatInstant(at, bankZone, locale, 'short'),
      phone: 'meta' as const,
    },
    {
      key: 'answer',
      header: messages.answer(),
      cell: ({ answer, tries }: SandboxWebhookDto) =>
        answer === null ? messages.onItsWay() : messages.tried({ answer, tries }),
      phone: 'status' as const,
    },
  ]
  if (webhooks.length === 0) return <EmptyState title={messages.noWebhooks()} />
  return (
    <DataTable
      caption={messages.webhooks()}
      columns={columns}
      rows={webhooks}
      rowKey={({ id, copy }) => `${id} ${copy}`}
    />
  )
}
