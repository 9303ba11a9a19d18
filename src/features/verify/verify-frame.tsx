import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'

/** Says what the page is for, above its content. */
export function VerifyFrame({ children }: { children?: ReactNode }) {
  const { LL } = useI18nContext()
  return (
    <chakra.div display="flex" flexDirection="column" gap="u2">
      <chakra.div>
        <chakra.h1 textStyle="pageHeading" tabIndex={-1}>
          {LL.verify.title()}
        </chakra.h1>
        <chakra.p color="fg.2" mt="u0.5">
          {LL.verify.lead({ product: LL.productName() })}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.div>
  )
}
