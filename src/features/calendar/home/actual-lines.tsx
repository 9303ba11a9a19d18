import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { Link } from '@tanstack/react-router'
import type { WaitingActualTimeDto } from '#contract/calendar/waiting-actual-times.ts'
import { dateIn } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import type { Waiting } from '../../feature.ts'
import { otherParentId } from '../schedules/pair.ts'

/** Lists what one parent says has really happened, and the other one has not answered. */
export function ActualLines({ waiting: { actualTimes } }: { waiting: Waiting }) {
  return actualTimes.map((item) => (
    <li key={item.id}>
      <ActualLine item={item} />
    </li>
  ))
}

function ActualLine({ item }: { item: WaitingActualTimeDto }) {
  const { actual } = useI18nContext().LL.home
  const viewer = useViewer()
  const { id, createdBy, from } = item
  const isTheirs = createdBy !== viewer.viewpoint
  const answerer = viewer.nameOf(otherParentId(createdBy, viewer))
  return (
    <Row
      icon={IconHistory}
      title={actual.title({ day: viewer.day(dateIn(from, viewer.family.timeZone)) })}
      secondary={viewer.isYou(createdBy) ? actual.recordedYou() : actual.recorded({ name: viewer.nameOf(createdBy) })}
      chip={
        <Chip tone={isTheirs && viewer.addressed ? 'attention' : 'waiting'}>
          {isTheirs ? actual.task() : actual.waitingFor({ name: answerer })}
        </Chip>
      }
      link={<Link to="/calendar/actual/$id" params={{ id }} />}
    />
  )
}
