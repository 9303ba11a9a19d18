import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nContext } from '#i18n/i18n-react.tsx'
import type { Translations } from '#i18n/i18n-types.ts'
import { i18nObject, loadedLocales } from '#i18n/i18n-util.ts'
import { system } from '#src/theme/system.ts'
import { AuthFrame } from '#src/ui/layout/auth-frame.tsx'
import { SignInQuestion } from './sign-in-question.tsx'

const never = async () => null
const idle = { attempt: { kind: 'none' }, submit: never, withPasskey: never } as const

/** Renders the sign-in page as it is before anything was pressed, with the styles of each element in front of it. */
export function drawSignIn(texts: Pick<Translations, 'productName' | 'login'>): string {
  loadedLocales['en-US'] = texts as Translations
  const LL = i18nObject('en-US')
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <I18nContext value={{ locale: 'en-US', LL, setLocale: () => undefined }}>
        <AuthFrame productName={LL.productName()} title={LL.login.title()} subtitle={LL.login.lead()}>
          <SignInQuestion signIn={idle} passkeys />
        </AuthFrame>
      </I18nContext>
    </ChakraProvider>,
  )
}
