import { PublicPage } from '#src/app/shared/frame/public-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The same where nothing stands round the page. */
export function NotFoundScreen() {
  return (
    <PublicPage>
      <NotFoundPage />
    </PublicPage>
  )
}
