import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { JoinFrame } from './join-frame.tsx'

export function LoadingPage() {
  const { LL } = useI18nContext()
  return (
    <JoinFrame title={LL.productName()} saved={false}>
      <div role="status">
        <VisuallyHidden>{LL.joining.loading()}</VisuallyHidden>
        <Skeleton width="60%" height="36px" />
        <Skeleton height="40px" mt="u4" />
        <Skeleton height="40px" mt="u3" />
      </div>
    </JoinFrame>
  )
}
