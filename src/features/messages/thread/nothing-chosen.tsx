import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'

export function NothingChosen() {
  const { choose } = useI18nContext().LL.messages.thread
  return (
    <Card>
      <EmptyState icon={IconMessages} title={choose.title()}>
        {choose.text()}
      </EmptyState>
    </Card>
  )
}
