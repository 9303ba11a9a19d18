import { chakra } from '@chakra-ui/react/styled-system'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import type { SchoolBreakDto } from '#contract/calendar/school-breaks.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { schoolBreakChart } from '../school.chart.ts'
import { childNames } from '../view/day-model.ts'
import type { RemoveBreakProps } from './remove-break.tsx'

const RemoveBreak = lazyDialog<RemoveBreakProps>(async () => (await import('./remove-break.tsx')).RemoveBreak)
const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: 'u2',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    '& + &': { borderTopWidth: '1px' },
  },
})

/** Lists some days without school, each with its dates, its children and who listed it. */
export function BreakList({ title, items }: { title: string; items: readonly SchoolBreakDto[] }) {
  const { schoolBreaks: messages } = useI18nContext().LL
  const viewer = useViewer()
  const [removed, setRemoved] = useState<SchoolBreakDto | null>(null)
  if (items.length === 0) return null
  const daysOf = ({ from, to }: SchoolBreakDto) =>
    from === to ? viewer.longDate(from) : messages.range({ from: viewer.longDate(from), to: viewer.longDate(to) })
  const listedBy = ({ createdBy }: SchoolBreakDto) =>
    viewer.isYou(createdBy) ? messages.listedByYou() : messages.listedBy({ name: viewer.nameOf(createdBy) })
  return (
    <section aria-label={title}>
      <chakra.h2 textStyle="cardHeading" mb="u1.5">
        {title}
      </chakra.h2>
      <Card bleed>
        <ul aria-label={title}>
          {items.map((item) => (
            <Line key={item.id}>
              <chakra.div minW="0">
                <chakra.p textStyle="strong" overflowWrap="anywhere">
                  <Verbatim>{item.name}</Verbatim>
                </chakra.p>
                <p>{daysOf(item)}</p>
                <chakra.p textStyle="secondary" color="fg.3">
                  {[childNames(item.childIds, viewer), listedBy(item)].join(' · ')}
                </chakra.p>
              </chakra.div>
              {schoolBreakChart(item).can({ type: 'schoolBreak.remove' }) && (
                <IconButton
                  icon={IconTrash}
                  label={messages.remove({ name: item.name })}
                  onClick={() => setRemoved(item)}
                />
              )}
            </Line>
          ))}
        </ul>
      </Card>
      {removed && <RemoveBreak open item={removed} onClose={() => setRemoved(null)} />}
    </section>
  )
}
