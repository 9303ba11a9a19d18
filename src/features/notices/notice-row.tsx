import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconClipboardHeart from '@tabler/icons-react/dist/esm/icons/IconClipboardHeart.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessageCheck from '@tabler/icons-react/dist/esm/icons/IconMessageCheck.mjs'
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link } from '@tanstack/react-router'
import type { NoticeGroup } from '#contract/area.ts'
import type { NoticeKind } from '#contract/areas.ts'
import { type NoticeDto, noticeGroupOf } from '#contract/notices/notices.ts'
import { isDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { pageOf } from '#src/app/shared/pages.ts'
import { useFeatures } from '#src/app/shared/use-features.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import type { IconType } from '#src/ui/navigation/link-element.ts'
import type { AppFeature, NoticePart } from '../feature.ts'

const icons: Record<NoticeGroup, IconType> = {
  asked: IconReceipt,
  answers: IconMessageCheck,
  changes: IconPencil,
  reminders: IconBell,
  bank: IconBuildingBank,
  messages: IconMail,
}

/** These items are shown as what they are, whatever happened to them. */
const entityIcons: Readonly<Record<string, IconType>> = {
  supportOrder: IconCoins,
  parentingSchedule: IconCalendar,
  holiday: IconCalendar,
  changeRequest: IconCalendar,
  actualTime: IconCalendar,
  schoolBreak: IconCalendar,
  calendarEvent: IconCalendar,
  journalEntry: IconNotebook,
  infoEntry: IconClipboardHeart,
  myFile: IconFolder,
}

/** An area that gives its notices a title needs no sentence in the dictionary of this one. */
type Sentences = Readonly<Partial<Record<NoticeKind, (values: { name: string }) => string>>>

type NoticeRowProps = {
  notice: NoticeDto
  onSeen: (notice: NoticeDto) => void
}

/**
 * Says what happened, to which item, when and in which zone. Opening it marks the notice as seen.
 */
export function NoticeRow({ notice, onSeen }: NoticeRowProps) {
  const features = useFeatures()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { notices } = LL
  const { kind, actor, name, begins, at, seenAt } = notice
  const part = partOf(features, notice)
  const actorName = actor ? viewer.nameOf(actor) : ''
  const sentences: Sentences = notices.kind
  const title = part?.title?.(notice, actorName, LL) ?? sentences[kind]?.({ name: actorName }) ?? kind
  const page = part?.page ? part.page(notice) : pageOf(features, notice.entity, notice.entityId)
  const seen = () => {
    if (!seenAt) onSeen(notice)
  }
  return (
    <Row
      icon={part?.icon ?? entityIcons[notice.entity] ?? icons[noticeGroupOf(kind)]}
      title={title}
      secondary={
        <>
          {name && (
            <div>
              <Verbatim>{name}</Verbatim>
            </div>
          )}
          {begins && <div>{notices.begins({ at: isDate(begins) ? viewer.date(begins) : viewer.instant(begins) })}</div>}
          <time dateTime={at}>{viewer.instant(at)}</time>
        </>
      }
      mark={
        !seenAt && (
          <Chip tone="bank" dot>
            {notices.fresh()}
          </Chip>
        )
      }
      link={page && <Link {...page} onClick={seen} />}
      action={
        !seenAt && (
          <Button variant="tertiary" size="small" aria-label={notices.seenOne({ what: title })} onClick={seen}>
            {notices.seen()}
          </Button>
        )
      }
    />
  )
}

const partOf = (features: readonly AppFeature[], { entity }: NoticeDto): NoticePart | undefined =>
  features.flatMap(({ notices }) => notices?.[entity] ?? [])[0]
