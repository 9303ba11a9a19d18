import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMessageCheck from '@tabler/icons-react/dist/esm/icons/IconMessageCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link } from '@tanstack/react-router'
import { type NoticeDto, type NoticeGroup, noticeKinds } from '#contract/notices.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import type { IconType } from '#src/ui/navigation/link-element.ts'

const icons: Record<NoticeGroup, IconType> = {
  asked: IconReceipt,
  answers: IconMessageCheck,
  changes: IconPencil,
  bank: IconBuildingBank,
}

type NoticeRowProps = {
  notice: NoticeDto
  reader: Viewer
  words: TranslationFunctions['notices']
  onSeen: (notice: NoticeDto) => void
}

/** A payment and one's own account have pages of their own, child support its ledger; anything else is read on its expense. */
function linkTo({ entity, entityId, expenseId, ledgerId }: NoticeDto, seen: () => void) {
  if (entity === 'payment') return <Link to="/expenses/payments/$id" params={{ id: entityId }} onClick={seen} />
  if (entity === 'paymentAccount') return <Link to="/expenses/account" onClick={seen} />
  if (ledgerId) return <Link to="/expenses/childSupport" search={{ ledger: ledgerId }} onClick={seen} />
  return expenseId ? <Link to="/expenses/$id" params={{ id: expenseId }} onClick={seen} /> : undefined
}

/** One line: what happened, by its name only where the reader knows it already, and when, with the zone. Opening it marks it. */
export function NoticeRow({ notice, reader, words, onSeen }: NoticeRowProps) {
  const { kind, actor, name, at, seenAt } = notice
  const title = words.kind[kind]({ name: actor ? reader.nameOf(actor) : '' })
  const seen = () => {
    if (!seenAt) onSeen(notice)
  }
  return (
    <Row
      icon={icons[noticeKinds[kind]]}
      title={title}
      secondary={
        <>
          <div>{name ?? words.closed()}</div>
          <time dateTime={at}>{reader.instant(at)}</time>
        </>
      }
      chip={
        !seenAt && (
          <Chip tone="bank" dot>
            {words.fresh()}
          </Chip>
        )
      }
      link={linkTo(notice, seen)}
      action={!seenAt && <IconButton icon={IconCheck} label={words.seenOne({ what: title })} onClick={seen} />}
    />
  )
}
