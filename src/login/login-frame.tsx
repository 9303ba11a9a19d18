import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { SmallAppFooter, SmallAppLanguage, useDocumentTitle } from '#src/app/small/small-app-parts.tsx'
import { AuthFrame } from '#src/ui/layout/auth-frame.tsx'

type LoginFrameProps = {
  title: string
  subtitle?: ReactNode
  notice?: ReactNode
  /** Shown above the public pages. */
  footer?: ReactNode
  children: ReactNode
}

/** Lays out a page of the login app and names the document after it. */
export function LoginFrame({ title, footer, ...parts }: LoginFrameProps) {
  const { LL } = useI18nContext()
  useDocumentTitle(title)
  return (
    <AuthFrame
      productName={LL.productName()}
      title={title}
      aside={<SmallAppLanguage label={LL.login.language()} />}
      footer={
        <chakra.div display="grid" gap="u2">
          {footer}
          <SmallAppFooter />
        </chakra.div>
      }
      {...parts}
    />
  )
}
