import { describe, expect, test } from 'vitest'
import { downloadZip } from 'client-zip'
import { reviewDelivery, type ReviewedFile } from '@/lib/einvoice/review-delivery'
import { refusalTexts } from '@/content/einvoice/refusals'
import { openZip } from '@/lib/einvoice/open-zip'
import { Refusal } from '@/lib/einvoice/refusal'
import { plainDelivery, swappedDelivery } from '../../support/einvoice/signing'
import { demoEntries, soundParts, textOf } from '../../support/einvoice/deliveries'
import { zipFile } from '../../support/einvoice/zip-file'
import { randomOf } from '../../support/einvoice/random'

describe('the review of a delivery', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const pdf = bytesOf('%PDF-1.7\n')

  async function read(name: string, bytes: Uint8Array): Promise<ReviewedFile[]> {
    const files: ReviewedFile[] = []
    for await (const file of reviewDelivery({ name, bytes, anchors: demoEntries })) files.push(file)
    return files
  }
  const proposals = (files: readonly ReviewedFile[]) =>
    files.map((file) => {
      if ('picture' in file) return file.picture
      return file.refused ? file.refused.reason : file.review.proposal
    })

  test('reads an XML alone, whatever its name', async () => {
    expect(proposals(await read('factura.zip', bytesOf(plainDelivery())))).toEqual(['sound'])
    expect(proposals(await read('factura.xml', bytesOf(swappedDelivery())))).toEqual(['wrong'])
  })

  test('reads each file of a ZIP under its own name, the XML before the PDF', async () => {
    const files = await read(
      'f.zip',
      zipFile([
        { name: 'a.pdf', bytes: pdf },
        { name: 'b.xml', bytes: bytesOf(swappedDelivery()) },
        { name: 'c.xml', bytes: bytesOf(plainDelivery()) },
      ]),
    )
    expect(files.map(({ name }) => name)).toEqual(['b.xml', 'c.xml', 'a.pdf'])
    expect(proposals(files)).toEqual(['wrong', 'sound', 'pdf'])
  })

  test('recognises pictures, and gives each refused file its reason', async () => {
    expect(proposals(await read('a.xml', pdf))).toEqual(['pdf'])
    expect(proposals(await read('a.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)))).toEqual(['image'])
    expect(proposals(await read('a.xml', bytesOf('<!DOCTYPE a><a/>')))).toEqual(['doctype'])
    expect(proposals(await read('a.zip', zipFile([{ name: '../a.xml', bytes: pdf }])))).toEqual(['zip-name'])
    expect(proposals(await read('a.zip', zipFile([])))).toEqual(['zip-nothing'])
  })

  test('reads the other files of a ZIP when one is invalid', async () => {
    const zip = zipFile([
      { name: 'a.xml', bytes: bytesOf('hola') },
      { name: 'b.xml', bytes: bytesOf(plainDelivery()) },
    ])
    expect(proposals(await read('f.zip', zip))).toEqual(['malformed', 'sound'])
  })
})

describe('an upload that is no invoice', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const empty = bytesOf('<a/>')

  async function refusedAs(bytes: Uint8Array): Promise<string> {
    for await (const file of reviewDelivery({ name: 'factura.xml', bytes })) {
      if ('picture' in file) return file.picture
      return file.refused?.message ?? 'read'
    }
    return 'nothing'
  }

  test.each([
    ['rar', Uint8Array.of(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00)],
    ['seven-zip', Uint8Array.of(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4)],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0)],
    ['office', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
    ['word', bytesOf('{\\rtf1\\ansi Factura}')],
    ['word', zipFile([{ name: 'word/document.xml', bytes: empty }])],
    ['excel', zipFile([{ name: 'xl/workbook.xml', bytes: empty }])],
    ['json', bytesOf('\uFEFF {"factura": 1}')],
    ['json', bytesOf('[{"factura": 1}]')],
    ['html', bytesOf('<!DOCTYPE html><html><body>Factura</body></html>')],
    ['html', bytesOf(`${'<!---->'.repeat(60)}<html></html>`)],
    ['malformed', bytesOf(`${'<!---->'.repeat(72)}<factura>`)],
    ['html', bytesOf('\n<!-- hecho con algo --><HTML lang="es"></HTML>')],
    ['mail', bytesOf('Return-Path: <ventas@ejemplo.co>\r\nSubject: Factura\r\n\r\n')],
  ] as const)('is recognised as %s, whatever its name', async (reason, bytes) => {
    expect(await refusedAs(bytes)).toBe(refusalTexts[reason])
  })

  test('is told apart from an invoice', async () => {
    expect(await refusedAs(bytesOf(textOf(soundParts(1))))).toBe('read')
    expect(await refusedAs(bytesOf('hola'))).toBe(refusalTexts.malformed)
  })
})

describe('an uploaded ZIP', () => {
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

  describe('from a supplier’s mail', () => {
    test('contains the same XML and PDF as before packing', async () => {
      const members = await openZip(zipFile(delivery))
      expect(members.map(({ name, type }) => [name, type])).toEqual([
        ['ad0999.xml', 'xml'],
        ['fv0999.pdf', 'pdf'],
      ])
      expect(members[0]?.bytes).toEqual(xml)
    })
    test('is read in the stored or streamed form of another program', async () => {
      const made = await downloadZip([{ name: 'Factura ñ.xml', input: xml }]).arrayBuffer()
      expect((await openZip(new Uint8Array(made)))[0]).toMatchObject({ name: 'Factura ñ.xml', bytes: xml })
    })
    test('is read without its folders, the resource forks of a Mac and pictures', async () => {
      const more = ['__MACOSX/._a.xml', 'logo.png', '.DS_Store'].map((name) => ({ name, bytes: pdf }))
      const members = await openZip(
        zipFile([{ name: 'marzo/a.xml', bytes: xml }, { name: 'marzo/', bytes: new Uint8Array() }, ...more]),
      )
      expect(members.map(({ name }) => name)).toEqual(['a.xml'])
    })
  })

  describe('that is damaged or hostile', () => {
    const one = (name: string, more = {}) => zipFile([{ name, bytes: xml, ...more }])
    test.each([
      [
        '10,000 entries',
        zipFile(Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.xml`, bytes: pdf, stored: true }))),
        'zip-entries',
      ],
      [
        '21 entries',
        zipFile(Array.from({ length: 21 }, (_, at) => ({ name: `${at}.xml`, bytes: pdf }))),
        'zip-entries',
      ],
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
    ])('is refused with %s', async (_, bytes, reason) => {
      expect(await reasonOf(bytes)).toBe(reason)
    })

    test('is refused or gives the same files wherever it is cut or changed, and causes no crash', async () => {
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
})
