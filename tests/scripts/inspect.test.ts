import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startReader, type Row } from '../../scripts/inspect/review-files'
import { soundParts, textOf } from '../support/einvoice/deliveries'
import { namedHostile } from '../support/einvoice/hostile'
import { zipFile } from '../support/einvoice/zip-file'

const root = path.resolve(import.meta.dirname, '../..')
let folder = ''
const at = (name: string) => path.join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'review-'))
  const parts = soundParts(1)
  const sound = textOf(parts)
  writeFileSync(at('sound.xml'), sound)
  writeFileSync(
    at('rejected.xml'),
    textOf({ ...parts, answer: parts.answer.replace('<cbc:ResponseCode>02<', '<cbc:ResponseCode>04<') }),
  )
  writeFileSync(
    at('payroll.xml'),
    '<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual"/>',
  )
  writeFileSync(at('cut.xml'), sound.slice(0, 900))
  writeFileSync(at('page.pdf'), '%PDF-1.7\n')
  writeFileSync(
    at('mail.zip'),
    zipFile([
      { name: 'ad1.xml', bytes: Buffer.from(sound) },
      { name: 'fv1.pdf', bytes: Buffer.from('%PDF-1.7') },
    ]),
  )
  writeFileSync(at('climbs.zip'), zipFile([{ name: '../ad1.xml', bytes: Buffer.from(sound) }]))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function review(...places: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/inspect.ts', ...places],
      { cwd: root },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}
const rows = (out: string) => JSON.parse(out) as Row[]

describe('npm run inspect', { timeout: 30_000 }, () => {
  test('reviews a valid invoice with exit 0, the invoice and its findings', async () => {
    const { code, out } = await review('--json', at('sound.xml'))
    expect(code).toBe(0)
    expect(rows(out)).toMatchObject([{ file: at('sound.xml'), kind: 'AttachedDocument', proposal: 'sound' }])
    expect(rows(out)[0]?.invoice?.supplier.nit).toMatch(/^\d+$/)
    expect(rows(out)[0]).not.toHaveProperty('refused')
  })

  test('explains a blocking finding in Spanish, with exit 1', async () => {
    const { code, out } = await review(at('rejected.xml'))
    expect(code).toBe(1)
    expect(out).toContain('rejected.xml: con errores')
    expect(out).toContain('× E3 La DIAN rechazó este documento')
  })

  test('reviews every file of a folder, with exit 2 if some cannot be read', async () => {
    const { code, out } = await review('--json', folder)
    expect(code).toBe(2)
    const found = rows(out).map(({ file, kind, proposal, refused }) => [
      path.relative(folder, file),
      refused?.reason ?? proposal ?? kind,
    ])
    expect(found).toEqual([
      ['climbs.zip', 'zip-name'],
      ['cut.xml', 'malformed'],
      ['mail.zip/ad1.xml', 'sound'],
      ['mail.zip/fv1.pdf', 'pdf'],
      ['page.pdf', 'pdf'],
      ['payroll.xml', 'other'],
      ['rejected.xml', 'wrong'],
      ['sound.xml', 'sound'],
    ])
  })

  test('names a file that is not an invoice, with exit 0', async () => {
    const { code, out } = await review(at('payroll.xml'))
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nómina electrónica') as string,
    })
  })

  test('refuses a missing file, an unknown option and a call without arguments', async () => {
    expect((await review(at('nowhere.xml'))).code).toBe(2)
    expect(await review('--yaml', at('sound.xml'))).toMatchObject({
      code: 2,
      err: 'No existe la opción --yaml.\n',
    })
    expect((await review()).err).toContain('Uso: npm run inspect')
  })
})

const reader = startReader()
afterEach(() => reader.stop())

test(
  'hostile files end within two seconds each, and the next file is still read',
  { timeout: 60_000 },
  async () => {
    for (const [id, { name, bytes }] of namedHostile().entries()) {
      const begun = performance.now()
      await reader.read({ id, file: name, bytes })
      // The limit is above two seconds, because starting a new thread takes time too.
      expect(performance.now() - begun, name).toBeLessThan(6_000)
    }
    const answer = await reader.read({
      id: 1,
      file: 'sound.xml',
      bytes: new TextEncoder().encode(textOf(soundParts(1))),
    })
    expect(answer).toMatchObject({ row: { proposal: 'sound' } })
  },
)
