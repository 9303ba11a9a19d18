import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { ToastProvider } from '#src/ui/feedback/toast-provider.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { devTexts } from '../texts/dev-texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Contents } from './contents.tsx'
import { SchemeChoice } from './scheme-choice.tsx'
import { Section } from './section.tsx'
import { sections } from './sections.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

/** Shows every block in every state, in the order of `sections`. */
export function Blocks() {
  const { title } = devTexts
  const ui = uiTexts
  return (
    <ToastProvider dismissLabel={ui.message.dismiss()}>
      <PageHeader
        title={ui.title()}
        subtitle={ui.lead()}
        back={{ label: title(), link: <Link to="/dev" /> }}
        aside={<SchemeChoice />}
      />
      <Stack>
        <chakra.div textStyle="secondary" color="fg.2" maxW="70ch">
          <p>{ui.forced()}</p>
          <p>{ui.motion()}</p>
        </chakra.div>
        <Contents />
        {sections.map((name) => (
          <Section key={name} name={name} />
        ))}
      </Stack>
    </ToastProvider>
  )
}
