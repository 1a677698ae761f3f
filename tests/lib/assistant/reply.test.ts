import fc from 'fast-check'
import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Reply } from '@/content/assistant/replies'
import { firm } from '@/content/firm'
import { services } from '@/content/services'
import { reply, type Visitor } from '@/lib/assistant/taught-reply'
import { welcome } from '@/lib/assistant/texts'
import { thoroughly } from '../../support/thorough'
import { careful, hurried } from './utterances'

const visitor: Visitor = { name: null, folder: null }
const folder = 'https://drive.google.com/drive/folders/abc'
const client: Visitor = { name: 'laura', folder }
const newClient: Visitor = { name: 'laura', folder: null }

const said = ({ text }: Reply) => text.join('\n')
const linksOf = ({ links, prices = [] }: Reply) => [...prices.map(({ service }) => service), ...links]
const hrefs = (one: Reply) => linksOf(one).map(({ href }) => href)

/** The URL paths of all pages, with the name of each service in place of `[slug]`. */
const pages = globSync('app/**/page.tsx').flatMap((file) => {
  const path = file.replace(/^app|\/\([a-z]+\)|\/page\.tsx$/g, '') || '/'
  return path.includes('[slug]') ? services.map(({ slug }) => path.replace('[slug]', slug)) : [path]
})

const leadsSomewhere = (href: string): boolean => {
  if (href.startsWith('/')) {
    const path = href.replace(/[?#].*/, '')
    return pages.some((page) => new RegExp(`^${page.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(path))
  }
  return (
    ['#servicios', '#preguntas', folder, 'tel:123', firm.phone.href, `mailto:${firm.email}`].includes(href) ||
    href.startsWith(`https://wa.me/${firm.messaging.number}?text=`)
  )
}

const everyUtterance = [careful, hurried].flatMap((table) => Object.values(table).flat())

describe('every reply of the chat', () => {
  const everyReply = everyUtterance.flatMap((text) =>
    [visitor, client, newClient].map((who) => reply(text, who)),
  )

  test('has a text without unfilled placeholders', () => {
    for (const one of everyReply) {
      expect(said(one).length).toBeGreaterThan(10)
      expect(JSON.stringify(one)).not.toMatch(/[{]\w+[}]|undefined|NaN/)
    }
  })

  test('links only to existing pages, and to none twice', () => {
    for (const one of everyReply) {
      expect(hrefs(one).filter((href) => !leadsSomewhere(href))).toEqual([])
      expect(new Set(hrefs(one)).size).toBe(hrefs(one).length)
    }
  })

  // The number of texts limits the work; the time limit only ends a test that hangs.
  test('to any text at all is not empty', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom(visitor, client),
        (text, who) => {
          const one = reply(text, who)
          expect(said(one)).not.toBe('')
          expect(hrefs(one).every(leadsSomewhere)).toBe(true)
        },
      ),
      { numRuns: thoroughly(1_000, 100) },
    )
  })
})

describe('the chat gives the price', () => {
  test.each([
    ['contabilidad', 'La asesoría contable cuesta desde $\u00a0800.000 al mes, más IVA.'],
    ['los impuestos', 'La asesoría tributaria cuesta desde $\u00a0600.000 al mes, más IVA.'],
    [
      'la nómina',
      'La asesoría en nómina cuesta desde $\u00a030.000 por empleado al mes, con descuento por volumen, más IVA.',
    ],
    [
      'un abogado',
      'La asesoría legal cuesta desde $\u00a0200.000 por hora, o paquetes mensuales desde $\u00a01.200.000, más IVA.',
    ],
    ['la revisoría', 'La revisoría fiscal cuesta desde $\u00a01.500.000 al mes, más IVA.'],
    ['una auditoría', 'La auditoría externa cuesta desde $\u00a03.500.000 por proyecto, más IVA.'],
  ])('of a service when the visitor asks for %s', (service, sentence) => {
    const one = reply(`¿Cuánto cuesta ${service}?`, visitor)
    expect(one.text).toEqual([sentence])
    const [page = '', quote] = hrefs(one)
    expect(quote).toBe(page.replace('/servicios/', '/contacto?servicio='))
  })

  test('of all six services when none is named', () => {
    const { prices = [] } = reply('¿Cuáles son los precios?', visitor)
    expect(prices.map(({ service }) => service.href)).toEqual(services.map(({ path }) => path))
    expect(prices[4]).toMatchObject({
      service: { label: 'Revisoría fiscal' },
      price: 'desde $\u00a01.500.000 al mes, más IVA',
    })
  })

  test('of both services when two are named', () => {
    expect(reply('precio de nómina y contabilidad', visitor).text).toHaveLength(2)
  })

  test.each([
    ['¿Cuánto cuesta la nómina para 12 empleados?', '12 × 30.000', '$\u00a0360.000'],
    ['cuanto vale la nomina de cinco trabajadores', '5 × 30.000', '$\u00a0150.000'],
    ['precio nómina 1.200 personas', '1.200 × 30.000', '$\u00a036.000.000'],
  ])('of a payroll, multiplied by the employees: %s', (text, label, value) => {
    expect(reply(text, visitor).sum).toEqual({ label, value })
  })

  test.each([
    'precio de la nómina',
    'precio de la auditoría con 12 empleados',
    'precio de la nómina, 0 empleados',
  ])('without multiplying, when payroll or number is missing: %s', (text) =>
    expect(reply(text, visitor).sum).toBeUndefined(),
  )
})

describe('a client in the chat', () => {
  test.each(['Soy cliente de la firma', '¿Dónde está mi carpeta?', '¿Dónde veo mis documentos?'])(
    'gets the link to the Drive folder: %s',
    (text) => {
      expect(reply(text, client).links[0]).toEqual({ href: folder, label: 'Mi carpeta en Drive' })
      expect(hrefs(reply(text, visitor))).not.toContain(folder)
    },
  )

  test('without a folder is told when it is created', () => {
    const one = reply('Soy cliente de la firma', newClient)
    expect(said(one)).toContain('se crea con la primera factura')
    expect(hrefs(one)).toEqual(['/portal', '/portal/facturas'])
  })

  test.each([
    'Soy cliente de la firma',
    '¿Cómo entro al portal?',
    'Quiero subir una factura',
    '¿Me pueden llamar?',
  ])('gets another answer than a visitor: %s', (text) => {
    expect(said(reply(text, client))).not.toBe(said(reply(text, visitor)))
    expect(hrefs(reply(text, client))).not.toContain('/auth?next=/portal')
  })

  test('is greeted by name', () => {
    expect(said(welcome('laura'))).toMatch(/^Hola, laura\. Puedo/)
    expect(said(reply('buenas tardes', client))).toMatch(/^Hola, laura\. Puedo/)
  })
})

test('a visitor who claims to be a client is asked to sign in or to write', () => {
  const one = reply('Ya soy cliente', visitor)
  expect(said(one)).toMatch(/inicia sesión en el portal de clientes.*WhatsApp/s)
  expect(hrefs(one)).toEqual(['/auth?next=/portal', expect.stringMatching(/^https:\/\/wa\.me\//)])
})

test('documents are said to be in the section «Documentos» of the portal', () => {
  expect(said(reply('¿Dónde veo mis documentos?', visitor))).toContain(
    'portal de clientes, en la sección «Documentos»',
  )
})

test.each(services)('$title is answered with its page and its price', ({ title, path }) => {
  const one = reply(`Quiero saber de ${title}`, visitor)
  expect(hrefs(one)[0]).toBe(path)
  expect(said(one)).toMatch(/Cuesta desde \$/)
})

test('a greeting is answered before the question, also in a short message', () => {
  expect(said(reply('Hola, ¿cuánto vale la revisoría?', visitor))).toMatch(
    /^Hola\. La revisoría fiscal cuesta/,
  )
  expect(said(reply('nómina', visitor))).toMatch(/^Hola\. Liquidamos tu nómina/)
  expect(said(reply('gracias', visitor))).toMatch(/^Con gusto/)
})

test('a message that nobody could understand gets a question back', () => {
  for (const text of ['El cielo está despejado', 'xkcdwq plmokn'])
    expect(said(reply(text, visitor))).toMatch(/cuéntame un poco más/i)
})

test('an answer of yes or no quotes its question', () => {
  expect(said(reply('¿tienen cláusula de permanencia?', visitor))).toMatch(/^Sobre «¿Puedo cancelar\?»: Sí/)
})
