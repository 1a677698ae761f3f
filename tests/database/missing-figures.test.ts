import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { missingFigureLines } from '@/content/firm-calendar-review'
import { remindOfFigures } from '@/lib/obligations/remind-figures'
import { renderMail } from '@/lib/mail/render-mail'
import { mailPayload } from '@/lib/mail/mail-payload'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({
    rpc: async (name: string, { about_year, week, lines }: Record<string, unknown>) => {
      await scene.rows(
        `select public.${name}(${String(about_year)}, '${String(week)}', '${JSON.stringify(lines)}')`,
      )
      return { data: null, error: null }
    },
  }),
}))

type Queued = { to: string; data: { year: string; missing: string } }
const mails = async () =>
  (
    await scene.rows<{ payload: Queued }>(
      `select payload from public.outbox where key like 'mail:figures:%' order by created_at`,
    )
  ).map(({ payload }) => payload)
const { uvt, wage } = missingFigureLines

test('administrators get a mail once a week about missing figures until the firm has entered them', async () => {
  await remindOfFigures('2026-11-14')
  expect(await mails()).toEqual([])
  await remindOfFigures('2026-11-16')
  await remindOfFigures('2026-11-20')
  const [first, ...others] = await mails()
  expect(others).toEqual([])
  expect(first).toMatchObject({
    to: 'admin@empresa.example',
    data: { year: '2027', missing: `${uvt(2027)}\n${wage(2027)}` },
  })
  const mail = renderMail(mailPayload.parse(first))
  expect(mail.subject).toBe('Faltan cifras de 2027')
  expect(mail.text).toContain('/admin/calendario?ano=2027&vista=revisar')

  await scene.run(`insert into private.uvt_values (year, value, norm) values (2027, 55000, 'Resolución')`)
  await remindOfFigures('2026-11-25')
  expect((await mails()).map(({ data }) => data.missing)).toEqual([first?.data.missing, wage(2027)])

  await scene.run(
    `insert into private.wage_values (year, value, aid, norm) values (2027, 1900000, 270000, 'Decreto')`,
  )
  await remindOfFigures('2026-12-01')
  expect(await mails()).toHaveLength(2)
})
