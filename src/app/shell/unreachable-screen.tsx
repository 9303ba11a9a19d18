import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { AuthFrame } from '#src/ui/layout/auth-frame.tsx'

/** Shown when the first session fetch got no answer. Nobody was signed out by that. */
export function UnreachableScreen() {
  const { session } = useApp()
  const { LL } = useI18nContext()
  return (
    <AuthFrame
      productName={LL.productName()}
      title={LL.shell.unreachableTitle({ product: LL.productName() })}
      subtitle={LL.shell.unreachable()}
    >
      <Button onClick={() => session.send({ type: 'session.restore' })}>{LL.shell.retry()}</Button>
    </AuthFrame>
  )
}
