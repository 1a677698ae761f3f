import { describe, expect, test } from 'vitest'
import { firm } from '@/content/firm'
import { legalDocuments } from '@/content/legal/legal-documents'
import type { LegalDocument } from '@/content/legal/legal-document'

const find = (path: LegalDocument['path']) => {
  const found = legalDocuments.find((document) => document.path === path)
  if (!found) throw new Error(path)
  return found
}
const textOf = (document: LegalDocument) =>
  [document.basis, ...document.sections.flatMap(({ title, body }) => [title, ...body.flat()])].join('\n')

describe.each(legalDocuments)('$title', (document) => {
  test('has numbered sections with text and anchors', () => {
    expect(document.sections.length).toBeGreaterThanOrEqual(7)
    for (const { body } of document.sections) expect(body.flat().join('').length).toBeGreaterThan(80)
    const ids = document.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('leaves no placeholder unfilled', () => {
    expect(textOf(document)).not.toMatch(/\[[^\]]*\]|undefined|TODO|[Ll]orem/)
  })
})

test('the legal texts carry the date of the published policies, April 5, 2025', () => {
  expect(firm.policyVersion).toBe('2025-04-05')
})

test.each([
  [
    '/politicas-privacidad',
    ['Responsable', 'Datos', 'Para qué', 'derechos', 'Seguridad', 'Cambios', 'Contacto'],
  ],
  [
    '/terminos-condiciones',
    [
      'Aceptación',
      'Servicios',
      'Cuentas',
      'Responsabilidades',
      'Propiedad',
      'Limitación',
      'Modificaciones',
      'Ley',
    ],
  ],
  [
    '/politica-cookies',
    ['Cookies que usamos', 'Para qué', 'navegador', 'terceros', 'Actualizaciones', 'Contacto'],
  ],
  [
    '/tratamiento-datos',
    ['responsable', 'Marco legal', 'Definiciones', 'Principios', 'Derechos', 'Procedimiento'],
  ],
] as const)('the page %s has the sections %j', (path, titles) => {
  const present = find(path)
    .sections.map(({ title }) => title)
    .join('\n')
  for (const title of titles) expect(present).toContain(title)
})

test.each(['/politicas-privacidad', '/tratamiento-datos'] as const)(
  '%s names the data protection law and its decrees, and the address of the firm',
  (path) => {
    const text = textOf(find(path))
    for (const norm of ['Ley 1581 de 2012', 'Decreto 1377 de 2013', 'Decreto 1074 de 2015'])
      expect(text).toContain(norm)
    for (const detail of [firm.legalName, firm.nit, firm.address.street, firm.phone.label, firm.email])
      expect(text).toContain(detail)
  },
)

test('the data procedure states the deadlines of articles 14 and 15 of the law', () => {
  const text = textOf(find('/tratamiento-datos'))
  for (const term of ['10 días hábiles', '5 días hábiles', '15 días hábiles', '8 días hábiles', '2 meses'])
    expect(text).toContain(term)
})

test.each(['Esenciales', 'De sesión', 'De funcionalidad', 'Analíticas'])(
  'the cookie policy explains this kind of cookie: %s',
  (kind) => {
    expect(textOf(find('/politica-cookies'))).toContain(`${kind}:`)
  },
)
