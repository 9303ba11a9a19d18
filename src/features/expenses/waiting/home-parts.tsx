import { chakra } from '@chakra-ui/react/styled-system'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/shared/data/family.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { hasChild } from '../parties.ts'

const Calm = chakra('p', { base: { color: 'fg.3', px: { base: 'u2', sm: 'u2.5' }, py: 'u2' } })

export function AddExpense() {
  const { log } = useI18nContext().LL.expenses
  if (!mayIn(useFamily())('expense.create')) return null
  return (
    <ButtonLink icon={IconPlus} link={<Link to="/expenses/new" />}>
      {log.add()}
    </ButtonLink>
  )
}

/** Links to the log, since Home lists only the first few expenses. */
export function AllExpenses() {
  const { waiting } = useI18nContext().LL.expenses
  return (
    <ButtonLink variant="tertiary" link={<Link to="/expenses" />}>
      {waiting.all()}
    </ButtonLink>
  )
}

/** Says what would appear here, or, before the first child is added, what to do first. */
export function NothingWaits() {
  const { form, waiting } = useI18nContext().LL.expenses
  const { done, noChild } = waiting
  const viewer = useViewer()
  const other = otherParentOf(viewer)
  if (!viewer.addressed) return <Calm>{done.viewing({ name: viewer.nameOf(viewer.viewpoint) })}</Calm>
  if (!hasChild(viewer.family)) {
    const add = (
      <ButtonLink link={<Link to="/account/children" search={{ next: 'expense' }} />}>{form.addChild()}</ButtonLink>
    )
    return (
      <EmptyState title={done.title()} action={add}>
        {noChild()}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={IconChecks} title={done.title()}>
      {other ? done.text({ name: other }) : done.alone()}
    </EmptyState>
  )
}
