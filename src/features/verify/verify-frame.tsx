import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/app-context.ts'
import { rememberLocale } from '#src/app/locale/device-locale.ts'
import { languageOptions } from '#src/app/locale/language-options.ts'
import { Logo } from '#src/ui/logo.tsx'
import { Select } from '#src/ui/select.tsx'

/** A public page: the product's name, the language, one column. */
export function VerifyFrame({ children }: { children: ReactNode }) {
  const { LL } = useI18nContext()
  return (
    <chakra.div minH="100dvh" bg="bg.canvas">
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        gap="u1"
        minH="63px"
        px={{ base: 'u2', sm: 'u5' }}
        py="u1"
        bg="bg.card"
        borderBottomWidth="1px"
      >
        <Logo name={LL.productName()} />
        <LanguageChoice />
      </chakra.header>
      <chakra.main
        id="main"
        display="flex"
        flexDirection="column"
        gap="u2"
        maxW="760px"
        mx="auto"
        px="u2"
        py={{ base: 'u3', sm: 'u5' }}
      >
        <chakra.div>
          <chakra.h1 textStyle="pageHeading" tabIndex={-1}>
            {LL.verify.title()}
          </chakra.h1>
          <chakra.p color="fg.2" mt="u0.5">
            {LL.verify.lead({ product: LL.productName() })}
          </chakra.p>
        </chakra.div>
        {children}
      </chakra.main>
    </chakra.div>
  )
}

/** Of this page alone: there may be no account to keep it. Without a connection the language stays what it is. */
function LanguageChoice() {
  const { LL, locale } = useI18nContext()
  const { dictionaries } = useApp()
  const choose = (value: string) => {
    const chosen = locales.find((one) => one === value)
    if (!chosen) return
    rememberLocale(chosen)
    dictionaries.choose(chosen).catch(() => rememberLocale(locale))
  }
  return (
    <chakra.div width="190px">
      <Select
        label={LL.verify.language()}
        hideLabel
        options={languageOptions}
        value={locale}
        onChange={({ target }) => choose(target.value)}
      />
    </chakra.div>
  )
}
