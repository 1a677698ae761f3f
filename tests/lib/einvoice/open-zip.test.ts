import { downloadZip } from 'client-zip'
import { describe, expect, test } from 'vitest'
import { openZip } from '@/lib/einvoice/open-zip'
import { Refusal } from '@/lib/einvoice/refusal'
import { soundParts, textOf } from '../../support/einvoice/deliveries'
import { randomOf } from '../../support/einvoice/sound-invoice'
import { zipFile } from '../../support/einvoice/zip-file'

const xml = new TextEncoder().encode(textOf(soundParts(1)))
const pdf = new TextEncoder().encode('%PDF-1.7\n')
const delivery = [
  { name: 'ad0999.xml', bytes: xml },
  { name: 'fv0999.pdf', bytes: pdf },
]
const reasonOf = (bytes: Uint8Array) =>
  openZip(bytes).then(
    () => 'opened',
    (cause: unknown) => (cause instanceof Refusal ? cause.reason : cause),
  )

describe('what a supplier mails', () => {
  test('its XML and PDF come out as they went in', async () => {
    const members = await openZip(zipFile(delivery))
    expect(members.map(({ name, type }) => [name, type])).toEqual([
      ['ad0999.xml', 'xml'],
      ['fv0999.pdf', 'pdf'],
    ])
    expect(members[0]?.bytes).toEqual(xml)
  })
  test('a ZIP of another program, stored and streamed', async () => {
    const made = await downloadZip([{ name: 'Factura ñ.xml', input: xml }]).arrayBuffer()
    expect((await openZip(new Uint8Array(made)))[0]).toMatchObject({ name: 'Factura ñ.xml', bytes: xml })
  })
  test('folders fall away, twins of a Mac and pictures are left out', async () => {
    const more = ['__MACOSX/._a.xml', 'logo.png', '.DS_Store'].map((name) => ({ name, bytes: pdf }))
    const members = await openZip(zipFile([{ name: 'marzo/a.xml', bytes: xml }, { name: 'marzo/', bytes: new Uint8Array() }, ...more])) // prettier-ignore
    expect(members.map(({ name }) => name)).toEqual(['a.xml'])
  })
})

describe('a ZIP that is refused', () => {
  const one = (name: string, more = {}) => zipFile([{ name, bytes: xml, ...more }])
  test.each([
    ['10,000 entries', zipFile(Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.xml`, bytes: pdf, stored: true }))), 'zip-entries'], // prettier-ignore
    ['21 entries', zipFile(Array.from({ length: 21 }, (_, at) => ({ name: `${at}.xml`, bytes: pdf }))), 'zip-entries'], // prettier-ignore
    ['a name that climbs', one('../../a.xml'), 'zip-name'],
    ['a name that climbs by Windows', one('..\\a.xml'), 'zip-name'],
    ['a name from the root', one('/etc/a.xml'), 'zip-name'],
    ['a name of a drive', one('C:\\a.xml'), 'zip-name'],
    ['a name with a line break', one('a\n.xml'), 'zip-name'],
    ['a ZIP inside', zipFile([{ name: 'a.zip', bytes: zipFile(delivery) }]), 'zip-nested'],
    ['a ZIP that calls itself XML', zipFile([{ name: 'a.xml', bytes: zipFile(delivery) }]), 'zip-nested'],
    ['a bomb of zeros', zipFile([{ name: 'a.xml', bytes: new Uint8Array(19_000_000) }]), 'zip-ratio'],
    ['21 MB when opened', zipFile([{ name: 'a.pdf', bytes: pdf, size: 21 * 1024 * 1024 }]), 'zip-size'],
    ['more bytes than it says', zipFile([{ name: 'a.xml', bytes: xml, size: 100 }]), 'zip-broken'],
    [
      'fewer bytes than it says',
      zipFile([{ name: 'a.xml', bytes: xml, size: xml.length + 1 }]),
      'zip-broken',
    ],
    ['a password', one('a.xml', { encrypted: true }), 'zip-encrypted'],
    ['an unknown compression', one('a.xml', { method: 12 }), 'zip-method'],
    ['no invoice', one('a.txt'), 'zip-nothing'],
    ['nothing', zipFile([]), 'zip-nothing'],
    ['more entries than it has', zipFile(delivery, 5), 'zip-broken'],
    ['no ZIP', pdf, 'zip-broken'],
  ])('with %s', async (_, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason)
  })

  test('cut or changed anywhere: a refusal or the same files, never a crash', async () => {
    const random = randomOf(5)
    const whole = zipFile(delivery)
    for (let times = 0; times < 300; times++) {
      const broken = whole.slice(0, random.chance(0.3) ? random.upTo(whole.length) : whole.length)
      if (broken.length > 0) broken[random.upTo(broken.length)] = random.upTo(256)
      const result = await openZip(broken).catch((cause: unknown) => cause)
      if (result instanceof Refusal) continue
      for (const { bytes, type } of result as Awaited<ReturnType<typeof openZip>>)
        expect(bytes).toEqual(type === 'xml' ? xml : pdf)
    }
  })
})
