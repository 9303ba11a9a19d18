import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

/** Shown for an unknown address, or an item that this person may not see. */
export function NotFoundPage() {
  const { errors, shell } = useI18nContext().LL
  return (
    <>
      <PageHeader title={errors.pageNotFound()} subtitle={shell.notFound()} />
      <ToStart />
    </>
  )
}

function ToStart() {
  const { shell } = useI18nContext().LL
  return (
    <ButtonLink variant="secondary" link={<Link to="/" />}>
      {shell.toStart()}
    </ButtonLink>
  )
}
