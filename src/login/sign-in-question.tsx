import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { TextLink } from '#src/app/small/text-link.ts'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'

/** Shows the form, and the way to an account for whoever has none. */
export function SignInQuestion(props: SignInFormProps) {
  const { login } = useI18nContext().LL
  return (
    <>
      <SignInForm {...props} />
      <chakra.p mt="u2" display="flex" flexWrap="wrap" columnGap="u1">
        {login.newHere()}
        <TextLink href="/app/join">{login.createAccount()}</TextLink>
      </chakra.p>
    </>
  )
}
