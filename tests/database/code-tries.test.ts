import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsDir } from './fresh-database'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const [computed, stated] = ['c'.repeat(96), 'd'.repeat(96)]
/** As reviews were kept before the check moved into the database. */
const findings = [
  {
    id: 'C1',
    text: 'C1.differs',
    severity: 'block',
    message: 'El código CUFE no corresponde.',
    detail: `Con la clave conocida el CUFE o CUDE es ${computed} y el documento trae ${stated}.`,
    figures: { code: stated, expected: computed },
  },
  {
    id: 'N1',
    text: 'N1.digit',
    severity: 'warn',
    message: 'El dígito del NIT no corresponde.',
    detail: 'NIT con dígito 3; módulo 11 da 4.',
    figures: { digit: '3', expected: '4' },
  },
]
const literal = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`

test('codes that earlier reviews computed with a key are taken out of what is kept, once and for all', async () => {
  const invoice = await scene.invoice('ana', 'factura.xml')
  await scene.run(`
    update public.invoices set findings = ${literal(findings)}, status = 'rejected' where id = '${invoice}';
    insert into private.invoice_reviews (invoice_id, at, document, review)
      values ('${invoice}', now(), '{}', ${literal({ proposal: 'wrong', findings })})`)
  expect(JSON.stringify(await scene.ask('ana', `begin_review_record('${invoice}')`))).toContain(computed)

  const name = (await readdir(migrationsDir)).find((file) => file.endsWith('_code_check.sql')) ?? ''
  const migration = await readFile(path.join(migrationsDir, name), 'utf8')
  const kept = async () => ({
    row: await scene.read('ana', 'invoices'),
    page: await scene.ask('ana', `my_invoice('${invoice}')`),
    desk: await scene.ask('advisor', `review_invoice('${invoice}')`),
    record: await scene.ask('ana', `begin_review_record('${invoice}')`),
  })
  // Records never change by now; when this migration came they were not sealed yet.
  await scene.run('alter table private.review_records disable trigger user')
  await scene.run(migration)
  const once = await kept()
  await scene.run(migration)
  expect(await kept()).toEqual(once)
  const text = JSON.stringify(once)
  expect(text).not.toContain(computed)
  expect(text).toContain(stated)
  const [differs, digit] = findings
  const cleaned = [
    { ...differs, figures: { code: stated }, detail: expect.stringContaining(stated) as string },
    digit,
  ]
  expect(once.row[0]?.findings).toEqual(cleaned)
  expect(once.page).toMatchObject({ reading: { review: { proposal: 'wrong', findings: cleaned } } })
  expect(once.record).toMatchObject({ content: { findings: cleaned } })
})

test('wrong codes are counted by the day and by the month, and forgotten after that', async () => {
  const supplier = '999100201'
  const invoice = await scene.invoice('ana', 'otra.xml')
  await scene.ask('admin', `save_numbering_secret('${supplier}', 'FE', '12345')`)
  const wrong = async () => {
    const stated = randomUUID().replaceAll('-', '').repeat(3)
    const [row] = await scene.rows<{ answer: string }>(
      `select public.check_code('${invoice}', '${supplier}', 'FE1', '${randomUUID()}', '1', '${stated}') as answer`,
    )
    return row?.answer
  }
  const pass = (time: string) => scene.run(`update private.code_tries set at = at - interval '${time}'`)
  const told: number[] = []
  for (let day = 0; day < 6; day += 1) {
    let count = 0
    while ((await wrong()) === 'differs') count += 1
    told.push(count)
    await pass('25 hours')
  }
  expect(told).toEqual([5, 5, 5, 5, 0, 0])
  await pass('25 days')
  // Those of the first two days are older than a month.
  expect(await wrong()).toBe('differs')
  expect(await scene.rows('select at from private.code_tries')).toHaveLength(11)
  await pass('31 days')
  expect(await wrong()).toBe('differs')
  expect(await scene.rows('select at from private.code_tries')).toHaveLength(1)
})
