import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'

/** Shown while a page's code or the session loads. Pages that load their own data show skeletons of their own. */
export function PendingPage() {
  const { shell } = useI18nContext().LL
  return (
    <chakra.div display="grid" placeItems="center" minH="50dvh" color="brand.strong">
      <Spinner size={40} label={shell.loading()} />
    </chakra.div>
  )
}
