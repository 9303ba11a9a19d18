import type { ChangeRequestDto, ExchangedTime } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { PreviewCard } from '../plan/preview-card.tsx'

type MovedCardProps = {
  childIds: readonly string[]
  times: readonly ExchangedTime[]
  /** Null before the request is sent. */
  status: ChangeRequestDto['status'] | null
}

/** Shows what exchanged times change. An ended request shows nothing of it. */
export function MovedCard({ childIds, times, status }: MovedCardProps) {
  const { changeRequests: messages } = useI18nContext().LL
  if (status !== null && isFinalLeaf(changeRequestMachine, status)) return null
  const { moved: title, movedNone: none, nobody, movedLine: line } = messages
  return <PreviewCard childIds={childIds} times={times} texts={{ title, none, nobody, line }} />
}
