import type { AnyStateMachine } from 'xstate'
import { type Column, DataTable } from '#src/ui/data/data-table.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../texts/machines.ts'
import { idOf, type Note, notesOf } from './drawing/notes.ts'

/** Lists each transition on a line with what the server does, as the drawing's text alternative. */
export function TransitionsPanel({ name, machine }: { name: string; machine: AnyStateMachine }) {
  const { transitions: messages, view, chart } = machineTexts
  const columns: Column<Note>[] = [
    { key: 'from', header: messages.from(), cell: ({ edge }) => idOf(edge.source), phone: 'meta' },
    {
      key: 'event',
      header: messages.event(),
      cell: ({ event, edge }) => (edge.event ? event : `${messages.itself()} ${event}`),
      strong: true,
      phone: 'title',
    },
    {
      key: 'who',
      header: messages.who(),
      cell: ({ who, edge }) => who.join(', ') || (edge.event ? messages.anyone() : ''),
      phone: 'status',
    },
    { key: 'guards', header: messages.guards(), cell: ({ conditions }) => conditions.join(', '), phone: 'hidden' },
    { key: 'actions', header: messages.actions(), cell: ({ edge }) => edge.actions.join(', '), phone: 'hidden' },
    {
      key: 'to',
      header: messages.to(),
      cell: ({ edge }) => (edge.target ? idOf(edge.target) : messages.stays()),
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
