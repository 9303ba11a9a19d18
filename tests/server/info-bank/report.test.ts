import { expect, test } from 'vitest'
import { infoReportRoutes } from '#contract/info-bank/info-report.ts'
import { sharedApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { infoBankOn } from '#tests/support/info-bank/info-bank.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../conformance/cast.ts'

const report = (client: TestClient, format: 'pdf' | 'csv') =>
  client.call(infoReportRoutes.report, { query: { format } })

test('the report has what its reader sees, field by field, and the record behind it', async () => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const info = infoBankOn(on)
  const id = await info.shared()
  await info.edit(id, { fields: { allergyTo: 'Peanuts, penicillin' } }, on.dana)
  await info.add({ title: 'Coat', sections: ['sizes'], fields: { coat: '=146' } }, on.dana)

  const csv = (await report(cast.sam, 'csv')).text
  expect(csv).toContain('Allergic to')
  expect(csv).toContain('Peanuts, penicillin')
  expect(csv).not.toContain('Coat')
  // A spreadsheet takes no text for a formula.
  expect((await report(cast.dana, 'csv')).text).toContain("'=146")

  const pages = async (client: TestClient) => pagesOf((await report(client, 'pdf')).bytes).join('\n')
  const [sams, looked] = [await pages(cast.sam), await pages(cast.professional)]
  for (const text of [sams, looked]) {
    expect(text).toContain('Allergic to: Peanuts, penicillin')
    expect(text).toMatch(/Allergic to: Peanuts\WReaction: Severe/)
    expect(text).not.toContain('Coat')
  }
  expect(await pages(cast.dana)).toContain('Coat')
})
