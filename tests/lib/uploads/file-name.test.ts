import { describe, expect, test } from 'vitest'
import { displayName } from '@/lib/uploads/file-name'

const rlo = '\u202E'
const family = '👨‍👩‍👧'
const long = 'x'.repeat(5000)

const names: [given: string, shown: string][] = [
  ['factura.pdf', 'factura.pdf'],
  ['FACTURA.PDF', 'FACTURA.PDF'],
  ['Factura de marzo.pdf', 'Factura de marzo.pdf'],
  ['Año nuevo ñandú.xml', 'Año nuevo ñandú.xml'],
  ['Facturacio\u0301n.pdf', 'Facturación.pdf'],
  ['n\u0303.xml', 'ñ.xml'],
  ['ﬁn.pdf', 'ﬁn.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\a.pdf', 'a.pdf'],
  ['/etc/a.pdf', 'a.pdf'],
  ['C:\\Users\\ana\\factura.pdf', 'factura.pdf'],
  ['C:/Users/ana/factura.pdf', 'factura.pdf'],
  ['carpeta/factura.pdf', 'factura.pdf'],
  ['carpeta/factura.pdf/', 'factura.pdf'],
  ['....//....//a.pdf', 'a.pdf'],
  ['..%2f..%2fa.pdf', '..%2f..%2fa.pdf'],
  ['\\\\servidor\\carpeta\\a.pdf', 'a.pdf'],
  [`factura${rlo}fdp.exe`, 'facturafdp.exe'],
  [`${rlo}factura.pdf`, 'factura.pdf'],
  ['factura.pdf\u202C', 'factura.pdf'],
  ['a\u202Ab\u202Bc\u202Dd.pdf', 'abcd.pdf'],
  ['a\u2066b\u2067c\u2068d\u2069e.pdf', 'abcde.pdf'],
  ['a\u200Eb\u200Fc\u061Cd.pdf', 'abcd.pdf'],
  ['a\u200Bb\u2060c\uFEFFd.pdf', 'abcd.pdf'],
  ['a\u00ADb.pdf', 'ab.pdf'],
  ['\uFEFFfactura.pdf', 'factura.pdf'],
  ['factura\0.pdf', 'factura.pdf'],
  ['factura.pdf\0.exe', 'factura.pdf.exe'],
  ['factura\r\nSet-Cookie: a=b.pdf', 'factura Set-Cookie: a=b.pdf'],
  ['factura\n{"level":60}.pdf', 'factura {"level":60}.pdf'],
  ['factura\tuno.pdf', 'factura uno.pdf'],
  ['a\u0007b\u001Bc\u007Fd\u0085e.pdf', 'abcde.pdf'],
  ['a\u2028b\u2029c.pdf', 'a b c.pdf'],
  ['a   b\u00A0\u3000c.pdf', 'a b c.pdf'],
  ['  factura.pdf  ', 'factura.pdf'],
  ['factura .pdf', 'factura.pdf'],
  ['.pdf', 'archivo.pdf'],
  ['   .pdf', 'archivo.pdf'],
  [`${rlo}.pdf`, 'archivo.pdf'],
  ['', 'archivo'],
  ['   ', 'archivo'],
  ['/', 'archivo'],
  ['..', '..'],
  ['...pdf', '...pdf'],
  ['factura', 'factura'],
  ['factura.', 'factura.'],
  ['factura.pdf.exe', 'factura.pdf.exe'],
  ['factura.exe.pdf', 'factura.exe.pdf'],
  ['factura.p.d.f', 'factura.p.d.f'],
  ['CON.pdf', 'CON.pdf'],
  ['aux', 'aux'],
  ['a<b>"c"|d?*.pdf', 'a<b>"c"|d?*.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ['=HYPERLINK("x").xml', '=HYPERLINK("x").xml'],
  ['🧾 factura.pdf', '🧾 factura.pdf'],
  [`${family}.png`, `${family}.png`],
  ['فاتورة.pdf', 'فاتورة.pdf'],
  ['发票.pdf', '发票.pdf'],
  ['a\uD800b.pdf', 'a\uFFFDb.pdf'],
  [`${long}.pdf`, `${'x'.repeat(116)}.pdf`],
  [long, 'x'.repeat(120)],
  [`${family.repeat(100)}.pdf`, `${family.repeat(14)}.pdf`],
  [`${'e\u0301'.repeat(300)}.xml`, `${'é'.repeat(116)}.xml`],
  [`${'x'.repeat(115)} y.pdf`, `${'x'.repeat(115)}.pdf`],
  [`a.${long}`, `a.${'x'.repeat(118)}`],
]

test('sixty names and more are tried', () => expect(names.length).toBeGreaterThanOrEqual(60))

describe('the name that people see', () => {
  test.each(names)('%j is shown as %j', (given, shown) => {
    expect(displayName(given)).toBe(shown)
  })

  test.each(names)('%j keeps its shown name when it is cleaned again', (given) => {
    const shown = displayName(given)
    expect(displayName(shown)).toBe(shown)
    expect(shown.length).toBeLessThanOrEqual(120)
    expect(shown.trim().length).toBeGreaterThan(0)
  })
})
