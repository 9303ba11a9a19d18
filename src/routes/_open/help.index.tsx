import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '#src/features/help/help-page.tsx'

type Search = { q?: string }

export const Route = createFileRoute('/_open/help/')({
  validateSearch: (raw: Record<string, unknown>): Search =>
    typeof raw.q === 'string' || typeof raw.q === 'number' ? { q: String(raw.q) } : {},
  loader: ({ context }) => context.dictionaries.need('help'),
  component: function Help() {
    const { q = '' } = Route.useSearch()
    const navigate = Route.useNavigate()
    const search = (typed: string) => void navigate({ search: typed === '' ? {} : { q: typed }, replace: true })
    return <HelpPage query={q} onSearch={search} />
  },
})
