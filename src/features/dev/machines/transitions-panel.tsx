import type { AnyStateMachine } from 'xstate'
import { type Column, DataTable } from '#src/ui/data/data-table.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../texts/machines.ts'
import { idOf, type Note, notesOf } from './drawing/notes.ts'

/** Lists each transition on a line with what the server does, as the drawing's text alternative. */
export function TransitionsPanel({ name, machine }: { name: string; machine: AnyStateMachine }) {
  const { transitions: words, view, chart } = machineTexts
  const columns: Column<Note>[] = [
    { key: 'from', header: words.from(), cell: ({ edge }) => idOf(edge.source), phone: 'meta' },
    {
      key: 'event',
      header: words.event(),
      cell: ({ event, edge }) => (edge.event ? event : `${words.itself()} ${event}`),
      strong: true,
      phone: 'title',
    },
    {
      key: 'who',
      header: words.who(),
      cell: ({ who, edge }) => who.join(', ') || (edge.event ? words.anyone() : ''),
      phone: 'status',
    },
    { key: 'guards', header: words.guards(), cell: ({ conditions }) => conditions.join(', '), phone: 'hidden' },
    { key: 'actions', header: words.actions(), cell: ({ edge }) => edge.actions.join(', '), phone: 'hidden' },
    {
      key: 'to',
      header: words.to(),
      cell: ({ edge }) => (edge.target ? idOf(edge.target) : words.stays()),
      phone: 'value',
    },
  ]
  return (
    <Card bleed>
      <CardHeader title={view.transitions()} level={3} />
      <DataTable caption={chart({ name })} columns={columns} rows={notesOf(machine)} rowKey={({ edge }) => edge.id} />
    </Card>
  )
}
