import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readFirmFile } from '@/lib/firm-file'
import { root } from '@/scripts/stack/child'
import { tracesOfFirst } from '../support/first-firm'
import { rejectedRecord } from '../support/review-record'
import { pdfText } from '../support/signature-tools'

const file = path.join(root, 'tests/support/second-firm.json')
const folder = mkdtempSync(path.join(tmpdir(), 'second-firm-'))
beforeAll(() => {
  vi.stubEnv('FIRM', readFirmFile(file))
  vi.stubEnv('SITE_URL', 'https://www.ceiba.example')
  vi.stubEnv('MAIL_FROM', 'Ceiba y Cía. Contadores <buenas@ceiba.example>')
  vi.resetModules()
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function textsOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((part) => textsOf(part, seen))
}

describe('a site built for another firm', () => {
  test('mentions the original firm in no page, form, legal text or mail', async () => {
    const files = globSync('content/**/*.ts', { cwd: root })
    const found: string[] = []
    let all = ''
    for (const name of files) {
      const texts = textsOf(await import(path.join(root, name))).join('\n')
      found.push(...tracesOfFirst(texts).map((word) => `${name}: ${word}`))
      all += texts
    }
    expect(found).toEqual([])
    for (const own of [
      'Ceiba y Cía. Contadores',
      '999.888.777-1',
      'Medellín, Antioquia',
      '1 de febrero de 2026',
    ])
      expect(all).toContain(own)
  })

  test('shows the facts of that firm and leaves out the missing ones', async () => {
    const { experienceSentence, sourcesOf, statistics } = await import('@/content/claims')
    const { profile } = await import('@/content/firm-profile')
    const claims = statistics('experience', 'clients', 'experts', 'retention')
    expect(claims.map(({ value, label }) => `${value} ${label}`)).toEqual(['80+ clientes'])
    expect(sourcesOf(claims)).toBe('Fuente: contratos vigentes en octubre de 2026.')
    expect(experienceSentence()).toBe('Trabajamos desde 1998, con más de 80 clientes.')
    expect(statistics('satisfaction')).toEqual([])
    expect(sourcesOf([])).toBe('')
    expect(profile.testimonials).toBeUndefined()
    expect(profile.team?.map(({ name }) => name)).toEqual(['Ana Ceballos Gil', 'Luis Osorio Vélez'])
  })

  test('sends every mail, also those of Supabase, with the name, address and colour of that firm', async () => {
    const { authMails } = await import('@/content/auth-mails')
    const { emails } = await import('@/content/mails')
    const { authTemplate, mailAsHtml, mailAsText } = await import('@/lib/mail/mail-layout')
    const mails = [...Object.values(emails), ...Object.values(authMails)]
    expect(mails.length).toBeGreaterThan(20)
    for (const mail of mails) {
      const forms = [
        mailAsHtml(mail, (text) => text, 'https://www.ceiba.example'),
        mailAsText(mail, (text) => text, 'https://www.ceiba.example'),
        authTemplate(mail),
      ]
      for (const text of forms) {
        expect(tracesOfFirst(text), mail.name).toEqual([])
        expect(text).toContain('Calle 10 # 43-12')
      }
      expect(forms[0]).toContain('#1d3f72')
    }
  })

  test('signs the PDF record of an invoice review with the name of that firm', async () => {
    const { drawRecord } = await import('@/lib/records/pdf/draw-record')
    const record = path.join(folder, 'record.pdf')
    const pdf = await drawRecord(rejectedRecord)
    writeFileSync(record, pdf)
    const words = pdfText(record).replace(/\s+/g, ' ')
    expect(tracesOfFirst(words + pdf.toString('latin1'))).toEqual([])
    expect(words).toContain('Ceiba y Compañía Contadores Ltda.')
  })

  test('has the calendar file, the icon and the data for search engines of that firm', async () => {
    const { appointmentEvent, writeCalendar } = await import('@/lib/calendar/ics')
    const { GET } = await import('@/app/icon.svg/route')
    const { pageGraph } = await import('@/components/site/structured-data')
    const at = '2026-12-09T14:00:00Z'
    const source = {
      id: 'a',
      title: 'Cierre',
      startsAt: at,
      endsAt: at,
      status: 'confirmed' as const,
      sequence: 1,
      place: 'Virtual',
    }
    const calendar = writeCalendar({
      method: 'REQUEST',
      events: [appointmentEvent(source, at, 'ana@x.example')],
    })
    const icon = await GET().text()
    const graph = JSON.stringify(pageGraph({ path: '/', title: 'Inicio', description: 'Inicio' }))
    for (const text of [calendar, icon, graph]) expect(tracesOfFirst(text)).toEqual([])
    expect(calendar).toContain('buenas@ceiba.example')
    expect(icon).toContain('#1d3f72')
    expect(graph).toContain('999.888.777-1')
  })
})

test('the name of the firm is written in one file of the sources and nowhere else', () => {
  const files = globSync(
    ['{app,components,content,lib}/**/*.{ts,tsx,css}', 'supabase/migrations/*.sql', 'supabase/config.toml'],
    {
      cwd: root,
    },
  )
  const found = files
    .filter((name) => !['content/firm.ts', 'content/firm-profile.ts'].includes(name))
    .flatMap((name) => tracesOfFirst(codeOf(name)).map((word) => `${name}: ${word}`))
  expect(files.length).toBeGreaterThan(700)
  expect(found).toEqual([])
})

/** Removes comments, and also the name `bogotaDay`, which means the time zone and not the firm's city. */
const codeOf = (name: string) =>
  readFileSync(path.join(root, name), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)(\/\/|--) .*$/gm, '')
    .replace(/bogotaDay/g, '')

test('the mail templates of Supabase match the texts in the sources', async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  const { authMails } = await import('@/content/auth-mails')
  const { authTemplate } = await import('@/lib/mail/mail-layout')
  for (const [name, mail] of Object.entries(authMails))
    expect(
      readFileSync(path.join(root, `supabase/templates/${name}.html`), 'utf8'),
      'npm run auth:templates',
    ).toBe(authTemplate(mail))
})

describe('FIRM_FILE, the file with the facts of a firm,', () => {
  const sound = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const read = (change: Record<string, unknown>) => {
    const changed = path.join(folder, 'firm.json')
    writeFileSync(changed, JSON.stringify({ ...sound, ...change }))
    return () => readFirmFile(changed)
  }

  test('is read when it is set; otherwise the firm in the sources applies', () => {
    expect(JSON.parse(read({})())).toEqual(sound)
    expect(readFirmFile(undefined)).toBe('')
  })

  test('stops the build with one line and no stack trace when it is missing or no JSON', () => {
    const broken = path.join(folder, 'broken.json')
    writeFileSync(broken, '{')
    for (const name of [path.join(folder, 'nowhere.json'), broken]) {
      const error = vi.fn(readFirmFile)
      expect(() => error(name)).toThrow(`FIRM_FILE (${name}) cannot be read: `)
      expect(error.mock.results[0]?.value.stack).toBe(error.mock.results[0]?.value.message)
    }
  })

  test.each([
    ['nit', '999.888.777-2', 'a NIT with its check digit'],
    ['email', undefined, 'email'],
    ['shortName', 'Roble', 'the word that the name begins with'],
    ['colors', { ...(sound.colors as object), main: '#9fc0ef' }, 'a contrast of at least 4.5'],
    // This grey has a contrast of only 3.5, and 4.5 is required.
    ['colors', { ...(sound.colors as object), main: '#7a7a7a' }, 'a contrast of at least 4.5'],
    ['mark', '<script>', 'the path of an SVG'],
    ['logo', 'ceiba.png', 'logo'],
    ['profile', { claims: { clients: { value: '80+' } } }, 'profile.claims.clients.source'],
    ['profile', { claims: { awards: { value: '3', source: 'x' } } }, 'profile.claims'],
  ])('stops the build when %s is %j, and says what is wrong', (name, value, message) => {
    expect(read({ [name]: value })).toThrow(message)
  })
})
