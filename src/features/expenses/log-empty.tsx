import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link } from '@tanstack/react-router'
import { otherParentOf, type Reader } from '#src/app/reader.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Words } from './say.ts'

function firstStep({ family, addressed }: Reader, { expenses }: Words, name: string): string {
  const { empty } = expenses.log
  if (!addressed) return empty.lookingOn()
  if (family.children.length === 0) return empty.noChild()
  return name ? empty.text({ name }) : empty.alone()
}

/** The log before its first expense: what to do, or, for someone looking on, what will appear. */
export function LogEmpty({ reader, words }: { reader: Reader; words: Words }) {
  const { log } = words.expenses
  const mayAdd = reader.addressed && reader.family.children.length > 0
  return (
    <EmptyState
      icon={IconReceipt}
      title={log.empty.title()}
      action={mayAdd && <ButtonLink link={<Link to="/expenses/new" />}>{log.add()}</ButtonLink>}
    >
      {firstStep(reader, words, otherParentOf(reader))}
    </EmptyState>
  )
}

/** No line matches the filter. */
export function LogNone({ words, onShowAll }: { words: Words; onShowAll: () => void }) {
  const { none } = words.expenses.log
  return (
    <EmptyState
      title={none.title()}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {none.action()}
        </Button>
      }
    >
      {none.text()}
    </EmptyState>
  )
}
