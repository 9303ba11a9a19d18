import { chakra } from '@chakra-ui/react/styled-system'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import { useState } from 'react'
import { historyRoutes } from '#contract/history/history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { keyIn } from './read-file.ts'
import type { Verify } from './use-verify.ts'

type KeyFieldProps = Pick<Verify, 'answers' | 'wrong' | 'site' | 'change'>

/** The key that this site publishes is used unless somebody brings another one. */
export function KeyField({ site, ...props }: KeyFieldProps) {
  const { key: text } = useI18nContext().LL.verify
  const { answers, wrong } = props
  const [open, setOpen] = useState(false)
  if (!site) return <OtherKey {...props} required />
  return (
    <chakra.div>
      <p>{text.site({ key: site.id })}</p>
      <chakra.details
        open={open || wrong.key !== undefined || answers.key !== ''}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <chakra.summary cursor="pointer" color="brand.strong" minH="u3" display="list-item" py="u0.5">
          {text.another()}
        </chakra.summary>
        <OtherKey {...props} required={false} />
      </chakra.details>
    </chakra.div>
  )
}

function OtherKey({ answers, wrong, change, required }: Omit<KeyFieldProps, 'site'> & { required: boolean }) {
  const { key: text } = useI18nContext().LL.verify
  const read = async ([file]: File[]) => {
    if (file) change({ key: await keyIn(file).catch(() => '') })
  }
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="u1">
      <TextArea
        label={text.label()}
        hint={text.hint()}
        error={wrong.key && text[wrong.key]()}
        required={required}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={answers.key}
        onChange={({ target }) => change({ key: target.value })}
      />
      <FilePicker icon={IconKey} accept=".pem,.pub,.txt" onFiles={(files) => void read(files)}>
        {text.browse()}
      </FilePicker>
      <WhyNotInside />
    </chakra.div>
  )
}

function WhyNotInside() {
  const { key: text } = useI18nContext().LL.verify
  return (
    <chakra.details textStyle="secondary" color="fg.2">
      <chakra.summary cursor="pointer" color="brand.strong" minH="u3" display="list-item" py="u0.5">
        {text.why()}
      </chakra.summary>
      <chakra.p mt="u0.5">{text.whyText()}</chakra.p>
      <chakra.ul listStyleType="disc" ps="u2.5" mt="u0.5">
        <li>
          {text.fromServer()}:{' '}
          <chakra.a href={historyRoutes.key.path} download color="brand.strong" textDecoration="underline">
            {text.get()}
          </chakra.a>
        </li>
        <li>{text.fromPerson()}</li>
      </chakra.ul>
    </chakra.details>
  )
}
