import { Chip } from '#src/ui/data/chip.tsx'
import type { Column } from '#src/ui/data/data-table.tsx'
import { uiTexts } from '../../texts/ui.ts'

export type Line = {
  id: string
  created: string
  name: string
  total: string
  status: 'attention' | 'waiting' | 'done'
}

export function useColumns(): readonly Column<Line>[] {
  const { table, tone, card } = uiTexts
  return [
    { key: 'created', header: table.created(), cell: ({ created }) => created, sortable: true, phone: 'meta' },
    {
      key: 'name',
      header: table.name(),
      cell: ({ name }) => name,
      note: () => card.secondary(),
      sortable: true,
      opens: true,
      strong: true,
      phone: 'title',
    },
    {
      key: 'status',
      header: table.status(),
      cell: ({ status }) => <Chip tone={status}>{tone[status]()}</Chip>,
      phone: 'status',
    },
    {
      key: 'total',
      header: table.total(),
      cell: ({ total }) => total,
      note: () => table.note(),
      align: 'end',
      phone: 'value',
    },
  ]
}
