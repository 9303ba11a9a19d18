import { PublicPage } from '#src/app/shared/frame/public-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Shows the same page without the shell. */
export function NotFoundScreen() {
  return (
    <PublicPage>
      <NotFoundPage />
    </PublicPage>
  )
}
