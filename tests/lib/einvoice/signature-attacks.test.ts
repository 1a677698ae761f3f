import { describe, expect, test } from 'vitest'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { authority, certified, dian, identity } from '@/supabase/sample-files/certificates'
import { signDocument } from '@/supabase/sample-files/sign-xml'
import { answerXml, invoiceXml } from '../../support/einvoice/invoice-xml'
import { codeOf } from '../../support/einvoice/draft'
import { demoAnchors } from '../../support/einvoice/deliveries'
import { soundInvoice } from '../../support/einvoice/sound-invoice'
import {
  answerBy,
  changed,
  delivery,
  draft,
  place,
  signatureIn,
  signedBy,
  sound,
  supplier,
  verdictOf,
} from '../../support/einvoice/signing'

const signature = signatureIn(sound)
const body = sound.slice(sound.indexOf('<Invoice'))
const unsigned = body.replace(signature, '')
const raise = (text: string) => text.replace(/2842910\.00/g, '9842910.00')
const bare = invoiceXml(draft).replace('</ext:UBLExtensions>', place)
const within = (name: string, more: string) =>
  sound.replace(new RegExp(`</ds:${name}>`), () => `${more}</ds:${name}>`)

async function refused(text: string): Promise<void> {
  const words = await verdictOf(text)
  expect(words).not.toMatch(/trusted trusted|sound|automatic/)
  expect(words).toMatch(/^(wrong|doubtful|refused) /)
}

describe('a signature that covers another document than the one that is read is refused', () => {
  const asPart = (id: string) => unsigned.replace('<Invoice ', `<Invoice Id="${id}" `)
  const pointed = (id: string) => signature.replace('URI=""', `URI="#${id}"`)
  const evil = raise(bare)
  const at = (more: string) => evil.replace('<!--signature-->', () => more)
  const object = (more: string) => `<ds:Object>${more}</ds:Object></ds:Signature>`
  const variants: [string, (id: string, own: string) => string][] = [
    [
      '1: in an object of the signature',
      (id, own) => at(own.replace('</ds:Signature>', () => object(asPart(id)))),
    ],
    ['2: beside the signature', (id, own) => at(own + asPart(id))],
    ['3: before the other as its sibling', (id, own) => at(asPart(id) + own)],
    [
      '4: around the other',
      (id, own) =>
        asPart(id).replace('</Invoice>', () => `${at(own).slice(evil.indexOf('<Invoice'))}</Invoice>`),
    ],
    [
      '5: at the end of the other',
      (id, own) => at(own).replace('</Invoice>', () => `${asPart(id)}</Invoice>`),
    ],
    [
      '6: in a QualifyingProperties',
      (id, own) =>
        at(
          own.replace(
            '</xades:QualifyingProperties>',
            () =>
              `<xades:UnsignedProperties>${asPart(id)}</xades:UnsignedProperties></xades:QualifyingProperties>`,
          ),
        ),
    ],
    [
      '7: in an extension',
      (id, own) =>
        at(own).replace(
          '<ext:UBLExtensions>',
          () =>
            `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>${asPart(id)}</ext:ExtensionContent></ext:UBLExtension>`,
        ),
    ],
    [
      '8: the other in an extension, this in an object',
      (id, own) =>
        at(own.replace('</ds:Signature>', () => object(asPart(id)))).replace(
          '<ext:UBLExtensions>',
          () =>
            `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>${raise(unsigned)}</ext:ExtensionContent></ext:UBLExtension>`,
        ),
    ],
  ]
  test.each(variants)('%s', async (_, make) => {
    await refused(delivery(make('old', signature)))
    await refused(delivery(make('old', pointed('old'))))
    await refused(delivery(make('xmldsig-1-keyinfo', signature)))
    await refused(make('old', signature))
  })

  test.each([
    'wsu:Id="xmldsig-1-keyinfo" xmlns:wsu="urn:wsu"',
    'xml:id="xmldsig-1-signedprops"',
    'ID="xmldsig-1-signedprops"',
  ])('with an id that the signature refers to: %s', async (id) => {
    expect(await verdictOf(delivery(sound.replace('<cbc:ID>', `<cbc:ID ${id}>`)))).toMatch(/^wrong false/)
  })

  test('or doubtful, with the signature’s own id, to which no reference leads', async () => {
    expect(await verdictOf(delivery(sound.replace('<cbc:ID>', '<cbc:ID id="xmldsig-1">')))).toBe(
      'doubtful unproven trusted',
    )
  })

  test.each(['#xpointer(/)', '#xpointer(id(old))', 'xmldsig-1-keyinfo', '#', 'http://example.co/x.xml', ' '])(
    'or doubtful, with a reference to %s',
    async (uri) => {
      expect(await verdictOf(changed('URI="#xmldsig-1-keyinfo"', `URI="${uri}"`))).toMatch(
        /^doubtful (unproven|unchecked) trusted$/,
      )
    },
  )
})

test.each(['constructor', '__proto__', 'toString', ''])(
  'the property name %s of an object is not accepted as an algorithm',
  async (name) => {
    for (const known of [
      'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'http://www.w3.org/2001/04/xmlenc#sha256',
    ])
      expect(await verdictOf(changed(known, name))).toBe('doubtful unchecked trusted')
  },
)

describe('a signature that has twice what must be there once is refused', () => {
  const part = (name: string) => new RegExp(`<ds:${name}[^]*?</ds:${name}>`).exec(signature)?.[0] ?? ''
  test.each(['SignedInfo', 'SignatureValue', 'KeyInfo'])(
    'with %s after or before the original',
    async (name) => {
      const second = part(name).replace(/ Id="[^"]*"/g, '')
      for (const text of [
        sound.replace(part(name), (own) => own + second),
        sound.replace(part(name), (own) => second + own),
      ])
        expect(await verdictOf(delivery(text))).toMatch(/^wrong false/)
    },
  )

  test.each(['DigestValue', 'DigestMethod', 'Transforms', 'SignatureMethod', 'CanonicalizationMethod'])(
    'with %s',
    async (name) => {
      expect(await verdictOf(delivery(sound.replace(part(name), (own) => own + own)))).toMatch(/^wrong false/)
    },
  )

  test('with SignedProperties in an object of its own', async () => {
    const second = /<xades:QualifyingProperties[^]*<\/xades:QualifyingProperties>/.exec(signature)?.[0] ?? ''
    const other = second.replace(' Id="xmldsig-1-signedprops"', '')
    expect(await verdictOf(delivery(within('Signature', `<ds:Object>${other}</ds:Object>`)))).toMatch(
      /^wrong false/,
    )
  })

  test('with nine certificates, a huge one or an invalid one', async () => {
    const one = /<ds:X509Certificate>[^]*?<\/ds:X509Certificate>/.exec(signature)?.[0] ?? ''
    await refused(delivery(sound.replace(one, () => one.repeat(9))))
    await refused(
      delivery(sound.replace(one, () => `<ds:X509Certificate>${'A'.repeat(1_000_000)}</ds:X509Certificate>`)),
    )
    await refused(delivery(sound.replace(one, () => `${one}<ds:X509Certificate>AAAA</ds:X509Certificate>`)))
  })
})

describe('a signed document with markup inside a text', () => {
  test.each([
    ['an instruction in a digest', /(<ds:DigestValue>...)/, '$1<?x y?>'],
    ['an element in a digest', /(<ds:DigestValue>...)/, '$1<x xmlns="urn:x">A</x>'],
    ['an element in the amount', /(PayableAmount currencyID="COP">2842)/, '$1<x xmlns="urn:x"/>'],
    ['an instruction in the amount', /(PayableAmount currencyID="COP">2842)/, '$1<?x?>'],
    ['a character for a letter', '>2842910.00<', '>&#x1D7DA;842910.00<'],
    [
      'a prefix bound to something else',
      '<cac:LegalMonetaryTotal>',
      '<cac:LegalMonetaryTotal xmlns:cac="urn:x">',
    ],
    [
      'a stranger’s element before the amount',
      '<cac:LegalMonetaryTotal>',
      '<x:LegalMonetaryTotal xmlns:x="urn:x"/><cac:LegalMonetaryTotal>',
    ],
    [
      'an aggregate’s name before the basic one',
      '<cbc:PayableAmount',
      '<cac:PayableAmount>1</cac:PayableAmount><cbc:PayableAmount',
    ],
    [
      'a second amount',
      '</cac:LegalMonetaryTotal>',
      '<cbc:PayableAmount currencyID="COP">1.00</cbc:PayableAmount></cac:LegalMonetaryTotal>',
    ],
    ['a default namespace taken away', '<cac:PaymentMeans>', '<cac:PaymentMeans xmlns="">'],
    ['white space within words', '2842910.00', '2842910.00\n'],
    ['a no-break space between elements', '<cac:PaymentMeans>', '\u00a0<cac:PaymentMeans>'],
  ])('is refused, or read the same: %s', async (_, from, to) => {
    const text = sound.replace(from, to)
    expect(text).not.toBe(sound)
    const words = await verdictOf(delivery(text))
    if (!words.startsWith('sound')) return refused(delivery(text))
    const read = async (one: string) =>
      (await readDocument(new TextEncoder().encode(one), demoAnchors)).invoice
    expect(await read(text)).toEqual(await read(sound))
  })

  test('is read the same when comments and instructions are outside the signature', async () => {
    const text = sound
      .replace(/(<ds:SignatureValue>...)/, '$1<!-- x --><?x y?>')
      .replace(/(<ds:DigestValue>...)/, '$1<!-- x -->')
    expect(await verdictOf(delivery(text))).toBe('sound trusted trusted automatic')
  })
})

describe('the DIAN’s real answer beside another document is refused', () => {
  const other = certified({ nit: '999200555', name: 'Otro Vendedor S.A.S.' })

  test('when the invoice is of another supplier with that CUFE', async () => {
    const theirs = invoiceXml(draft).replaceAll(`>${draft.supplier.nit}<`, '>999200555<')
    expect(await verdictOf(delivery(signedBy(other, {}, theirs)))).toMatch(/^wrong trusted false$/)
  })

  test('when the invoice has another number with that CUFE', async () => {
    const theirs = invoiceXml(draft).replaceAll('FV4821', 'FV4822')
    expect(await verdictOf(delivery(signedBy(supplier, {}, theirs)))).toMatch(/^wrong trusted false$/)
  })

  test('when the CUFE differs, but not when it is in capitals', async () => {
    await refused(delivery(sound, signDocument(answerXml(soundInvoice({ seed: 9 }), false))))
    const capitals = answerBy(
      dian(),
      answerXml(draft, false).replaceAll(codeOf(draft), codeOf(draft).toUpperCase()),
    )
    expect(await verdictOf(delivery(sound, capitals))).toBe('sound trusted trusted automatic')
  })

  test.each([
    ['04', /^wrong/],
    ['00', /^wrong/],
    ['', /^wrong/],
    ['030', /^(wrong|doubtful)/],
    ['034', /^(wrong|doubtful)/],
  ])('when it has the code %s, with 02 elsewhere', async (code, expected) => {
    const said = answerXml(draft, false)
      .replace('<cbc:ResponseCode>02<', `<cbc:ResponseCode>${code}<`)
      .replace('<cbc:ResponseCode>0000<', '<cbc:ResponseCode>02<')
    const words = await verdictOf(delivery(sound, answerBy(dian(), said)))
    expect(words).toMatch(expected)
    expect(words).not.toContain('automatic')
  })

  test('when a second answer comes with it, which is reported', async () => {
    const rejected = answerBy(
      dian(),
      answerXml(draft, false).replace('<cbc:ResponseCode>02<', '<cbc:ResponseCode>04<'),
    )
    const line = /<cac:ParentDocumentLineReference>[^]*<\/cac:ParentDocumentLineReference>/
    const second = line.exec(delivery(sound, rejected))?.[0] ?? ''
    const attachment = /<cac:Attachment>[^]*<\/cac:Attachment>/.exec(second)?.[0] ?? ''
    expect(await verdictOf(delivery(sound).replace(line, (own) => own + second))).toMatch(/^wrong/)
    expect(await verdictOf(delivery(sound).replace(line, (own) => second + own))).toMatch(/^wrong/)
    expect(
      await verdictOf(delivery(sound).replace('<cac:ResultOfVerification>', (own) => attachment + own)),
    ).toMatch(/^wrong/)
  })

  test('when its signer is the buyer, the supplier or a stranger, or when it is an event', async () => {
    const stranger = identity({ subject: { '2.5.4.3': 'Autoridad Falsa' }, isAuthority: true })
    const posing = identity({ subject: dian().subject, by: stranger })
    const named = certified({
      nit: '999300888',
      name: 'U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES 800197268',
    })
    const event = answerXml(draft, false).replace('<cbc:ResponseCode>02<', '<cbc:ResponseCode>030<')
    for (const signer of [certified(draft.customer), supplier, posing, named, authority]) {
      await refused(delivery(sound, answerBy(signer)))
      await refused(delivery(sound, answerBy(signer, event)))
    }
  })
})

describe('a wrapper with more than one document is refused', () => {
  const sounds = delivery(sound)
  const attached = /<cac:Attachment>[^]*?<\/cac:Attachment>/.exec(sounds)?.[0] ?? ''
  const forged = attached.replace(/2842910\.00/g, '9842910.00')
  const text = /<cbc:Description><!\[CDATA\[[^]*?\]\]><\/cbc:Description>/.exec(attached)?.[0] ?? ''
  const reference = /<cac:ExternalReference>[^]*?<\/cac:ExternalReference>/.exec(attached)?.[0] ?? ''
  test.each([
    ['attachments, the forged one behind', sounds.replace(attached, (own) => own + forged)],
    ['attachments, the forged one before', sounds.replace(attached, (own) => forged + own)],
    ['references in one attachment', sounds.replace(reference, (own) => own + raise(reference))],
    ['texts in one reference', sounds.replace(text, (own) => own + raise(text))],
  ])('with %s', async (_, text) => {
    expect(text).not.toBe(sounds)
    expect(await verdictOf(text)).toMatch(/^wrong/)
  })
})
