import { describe, expect, test } from 'vitest'
import { answerStates, authenticitySentence, issuerStates } from '@/content/einvoice/authenticity'
import { reviewXml } from '@/lib/einvoice/review-document'
import { authority, certified, dian, identity } from '@/supabase/sample-files/certificates'
import { signDocument, signXml } from '@/supabase/sample-files/sign-xml'
import { answerXml, invoiceXml } from '../../support/einvoice/invoice-xml'
import { demoEntries } from '../../support/einvoice/deliveries'
import { soundInvoice } from '../../support/einvoice/sound-invoice'
import { randomOf } from '../../support/einvoice/random'
import {
  answer,
  changed,
  context,
  delivery,
  draft,
  place,
  plainDelivery,
  reviewed,
  signatureIn,
  signedBy,
  sound,
  supplier,
  time,
  verdictOf,
} from '../../support/einvoice/signing'
import { thoroughly } from '../../support/thorough'

test('an invoice with valid signatures of supplier and DIAN is genuine and may be accepted by rule', async () => {
  expect(await verdictOf(delivery(sound))).toBe('sound trusted trusted automatic')
  expect(await verdictOf(plainDelivery())).toBe('sound trusted trusted automatic')
})

describe('signed and unsigned parts of an invoice are told apart', () => {
  test.each([
    ['no signature at all', delivery(invoiceXml(draft), answerXml(draft, false)), 'doubtful absent absent'],
    [
      'an answer that somebody wrote himself',
      delivery(sound, answerXml(draft, false)),
      'doubtful trusted absent',
    ],
    ['an amount', changed(/2842910\.00/g, '9842910.00'), 'wrong unproven trusted'],
    [
      'the bank account in a note',
      changed(
        '<cac:AccountingSupplierParty>',
        '<cbc:Note>Cuenta 123</cbc:Note><cac:AccountingSupplierParty>',
      ),
      'doubtful unproven trusted',
    ],
    [
      'the signature of another document',
      delivery(
        invoiceXml(draft).replace('</ext:UBLExtensions>', () =>
          place.replace('<!--signature-->', signatureIn(signDocument(invoiceXml(soundInvoice({ seed: 8 }))))),
        ),
      ),
      'doubtful unproven trusted',
    ],
    ['the time of signing', changed(`${draft.date}T12`, `${draft.date}T13`), 'doubtful unproven trusted'],
    ['a digest', changed(/<ds:DigestValue>..../, '<ds:DigestValue>AAAA'), 'doubtful unproven trusted'],
    [
      'a comment inside of an amount says the same',
      changed('2842910.00', '28429<!-- -->10.00'),
      'sound trusted trusted automatic',
    ],
    [
      'Windows line ends say the same',
      delivery(sound.replace(/\n/g, '\r\n')),
      'sound trusted trusted automatic',
    ],
    [
      'laid anew, without indent',
      delivery(signedBy(supplier, {}, invoiceXml(draft).replace(/>\s+</g, '><')).replace(/></g, '>\n  <')),
      'sound trusted trusted automatic',
    ],
  ])('%s', async (_, text, expected) => expect(await verdictOf(text)).toBe(expected))

  test('a few letters that were added to an element', async () => {
    expect(await verdictOf(changed(draft.supplier.name.split(' ')[0] ?? '', 'Otros'))).toBe(
      'doubtful unproven trusted',
    )
  })
})

const rsa = '2001/04/xmldsig-more#rsa-sha256'
const canonical = '<ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315">'
const signature = signatureIn(sound)

describe('a signature that cannot be checked is a doubt and proves neither author nor forgery', () => {
  test.each([
    ['HMAC with the public key', changed(rsa, '2000/09/xmldsig#hmac-sha1'), 'unchecked'],
    ['SHA-1', changed(rsa, '2000/09/xmldsig#rsa-sha1'), 'unchecked'],
    ['SHA-1 of a part', changed('2001/04/xmlenc#sha256', '2000/09/xmldsig#sha1'), 'unchecked'],
    ['XPath', changed('2000/09/xmldsig#enveloped-signature', 'TR/1999/REC-xpath-19991116'), 'unchecked'],
    ['XSLT', changed('2000/09/xmldsig#enveloped-signature', 'TR/1999/REC-xslt-19991116'), 'unchecked'],
    ['a filter', changed('2000/09/xmldsig#enveloped-signature', '2002/06/xmldsig-filter2'), 'unchecked'],
    ['a transform with content', changed(canonical, `${canonical}<x/>`), 'unchecked'],
    [
      'a second signature',
      changed('</Invoice>', `${signature.replace(/Id="/g, 'Id="x')}</Invoice>`),
      'unchecked',
    ],
    [
      'the signature in another place',
      delivery(sound.replace(signature, '').replace('</Invoice>', () => `${signature}</Invoice>`)),
      'unusual',
    ],
    [
      'a certificate that was over',
      delivery(signedBy(identity({ subject: supplier.subject, by: authority, to: '2020-01-01' }))),
      'unchecked',
    ],
    [
      'a certificate for ciphering',
      delivery(
        signedBy(identity({ subject: supplier.subject, by: authority, usage: { keyEncipherment: true } })),
      ),
      'unchecked',
    ],
  ])('%s', async (_, text, issuer) => {
    expect(await verdictOf(text)).toBe(`doubtful ${issuer} trusted`)
    // After a change of an amount, the verdict about the signature must be `wrong` instead of `doubtful`.
    expect(await verdictOf(text.replace(/2842910\.00/g, '9842910.00'))).toMatch(
      /^wrong (unchecked|unproven) trusted$/,
    )
  })
})

test.each([
  ['expired', { to: '2020-01-01' }, 'el certificado no estaba vigente al firmar'],
  ['not yet valid', { from: '2038-01-01' }, 'el certificado no estaba vigente al firmar'],
  ['for ciphering', { usage: { keyEncipherment: true } }, 'el certificado no es para firmar'],
])(
  'a certificate that is %s makes the invoice doubtful, with that reason, and not forged',
  async (_, wanted, why) => {
    const signer = identity({ subject: supplier.subject, by: authority, ...wanted })
    const review = await reviewed(delivery(signedBy(signer)))
    if (typeof review === 'string') throw new Error(review)
    expect(review.authenticity).toMatchObject({ issuer: 'unchecked', cap: 'doubtful', automatic: false })
    expect(review.findings.map(({ detail }) => detail).join(' ')).toContain(why)
    expect(review.findings.map(({ title }) => title)).not.toContain('No es auténtica')
  },
)

describe('content that only a forgery has makes an invoice wrong', () => {
  const body = /<Invoice[^]+/.exec(sound)?.[0] ?? ''
  const bare = invoiceXml(draft).replace('</ext:UBLExtensions>', place)
  const wrapped = (signature: string, old: string) =>
    bare.replace('<!--signature-->', () => signature).replace('</Invoice>', () => `${old}</Invoice>`)
  test.each([
    [
      'a reference to a part only',
      delivery(wrapped(signature.replace('URI=""', 'URI="#old"'), '<old Id="old"/>')),
    ],
    ['an id twice', changed('<cbc:ID>', '<cbc:ID Id="xmldsig-1-signedprops">')],
    [
      'a certificate of oneself, with the authority’s name',
      delivery(signedBy(identity({ subject: supplier.subject, by: { ...authority, key: supplier.key } }))),
    ],
    [
      'DIAN’s real answer to another invoice',
      delivery(sound, signDocument(answerXml(soundInvoice({ seed: 8 }), false))),
    ],
    [
      'an answer that a supplier signed',
      delivery(
        sound,
        answerXml(draft, false).replace(
          /(<ApplicationResponse[^>]*>)/,
          (start) =>
            `${start}<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">${place}`,
        ),
      ).replace('<!--signature-->', '<!--signature-->'),
    ],
  ])('%s', async (name, text) => {
    const signed =
      name === 'an answer that a supplier signed'
        ? text.replace(/<ApplicationResponse[^]*<\/ApplicationResponse>/, (inner) =>
            signXml(inner, supplier, { time }),
          )
        : text
    expect(await verdictOf(signed)).toMatch(/^wrong .*false/)
  })

  test('with a signed document inside another one', async () => {
    const old = `<old xmlns="urn:otro">${body.replace(signature, '')}</old>`
    expect(await verdictOf(delivery(wrapped(signature, old).replace(/2842910\.00/g, '9842910.00')))).toMatch(
      /^wrong unproven/,
    )
  })

  test('or refused, with a DOCTYPE', async () => {
    expect(await verdictOf(`<!DOCTYPE Invoice [<!ENTITY a "1">]>${body}`)).toBe('refused doctype')
  })
})

test('an answer of the DIAN about another invoice validates nothing, and its remarks are not shown', async () => {
  for (const remark of [false, true]) {
    const review = await reviewed(delivery(sound, signDocument(answerXml(soundInvoice({ seed: 8 }), remark))))
    if (typeof review === 'string') expect.fail(review)
    expect(review.passed).not.toContain('E3')
    expect(review.findings.map(({ text }) => text)).not.toContain('E3.remark')
  }
})

describe('the owner of the signing certificate', () => {
  const other = certified({ nit: '999300888', name: 'Otra Empresa S.A.S.' })
  const withProvider = (nit: string) =>
    invoiceXml(draft).replace(/(<sts:ProviderID[^>]*>)[^<]*/, (_, start: string) => `${start}${nit}`)

  test('is a third party when it is another person, even with their own NIT as the provider', async () => {
    expect(await verdictOf(delivery(signedBy(other)))).toBe('doubtful third-party trusted')
    expect(await verdictOf(delivery(signedBy(other, {}, withProvider('999300888'))))).toBe(
      'doubtful third-party trusted',
    )
  })

  test('is accepted when it is a known provider who signs for the issuer', async () => {
    const provider = certified({ nit: '890321151', name: 'Proveedor conocido' })
    expect(await verdictOf(delivery(signedBy(provider, {}, withProvider('890321151'))))).toBe(
      'sound trusted trusted automatic',
    )
    expect(await verdictOf(delivery(signedBy(provider)))).toBe('doubtful third-party trusted')
  })

  test('is accepted as the issuer only for the supplier for whom a member confirmed it', async () => {
    const review = async (supplierNit: string) => {
      const confirmedSigners = [{ supplier: supplierNit, signer: '999300888' }]
      const bytes = new TextEncoder().encode(delivery(signedBy(other)))
      const read = await reviewXml(bytes, {
        today: '2026-11-20',
        context: { ...context, confirmedSigners },
        anchors: demoEntries,
      })
      return read.refused ? null : [read.review.authenticity?.issuer, read.review.authenticity?.signedBy]
    }
    expect(await review(draft.supplier.nit)).toEqual(['trusted', 'confirmed'])
    expect(await review('999100428')).toEqual(['third-party', null])
  })

  test('is trusted under a subordinate authority in the file, but not under an end certificate', async () => {
    const below = identity({
      subject: { '2.5.4.3': 'Subordinada Inventada' },
      by: authority,
      isAuthority: true,
    })
    const signer = identity({ subject: supplier.subject, by: below })
    expect(await verdictOf(delivery(signedBy(signer, { others: [below] })))).toBe(
      'sound trusted trusted automatic',
    )
    expect(await verdictOf(delivery(signedBy(signer)))).toBe('doubtful unknown-authority trusted')
    const forged = identity({ subject: dian().subject, by: supplier })
    expect(await verdictOf(delivery(signedBy(forged, { others: [supplier] })))).toBe(
      'doubtful unknown-authority trusted',
    )
  })

  test('is doubtful under an unknown authority, except in the month of grace', async () => {
    const stranger = identity({ subject: { '2.5.4.3': 'Autoridad Desconocida' }, isAuthority: true })
    const text = delivery(signedBy(identity({ subject: supplier.subject, by: stranger })))
    expect(await verdictOf(text)).toBe('doubtful unknown-authority trusted')
    const graced = await reviewXml(new TextEncoder().encode(text), {
      today: '2026-11-20',
      context: { ...context, unknownAuthorityGrace: true },
      anchors: demoEntries,
    })
    expect(graced).toMatchObject({ review: { proposal: 'sound', authenticity: { automatic: false } } })
  })

  test('is doubtful when the signature is of another day than the invoice', async () => {
    const review = await reviewed(delivery(signedBy(supplier, { time: '2025-01-05T10:00:00-05:00' })))
    expect(review).toMatchObject({ proposal: 'doubtful' })
    expect(JSON.stringify(review)).toContain('F2.date')
  })
})

test('the DIAN’s answer alone is no invoice and proves nothing about one', async () => {
  const review = await reviewed(answer)
  expect(review).toMatchObject({ authenticity: null, findings: [] })
})

test('elements inside a signature are not read as part of the document', async () => {
  const inside =
    '<sts:DianExtensions xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1"><sts:SoftwareProvider><sts:ProviderID>890321151</sts:ProviderID></sts:SoftwareProvider></sts:DianExtensions>'
  const text = signedBy(supplier).replace(
    '</ds:Signature>',
    `<ds:Object>${inside}</ds:Object></ds:Signature>`,
  )
  const read = await reviewXml(new TextEncoder().encode(text), { anchors: demoEntries })
  expect(read.refused ?? read.document.invoice?.software).not.toBe('890321151')
})

test('every pair of states has a sentence, and «la DIAN validó» appears only with proof', () => {
  for (const issuer of issuerStates) {
    for (const state of answerStates) {
      const sentence = authenticitySentence({ issuer, answer: state })
      expect(sentence).toMatch(/\.$/)
      expect(/la DIAN( sí)? validó|validada por la DIAN/i.test(sentence), sentence).toBe(state === 'trusted')
    }
  }
})

const wordsOf = async (bytes: Uint8Array) => {
  const read = await reviewXml(bytes, { today: '2026-11-20', context, anchors: demoEntries })
  if (read.refused || !read.review.authenticity?.automatic) return null
  return JSON.stringify([read.document.invoice, read.document.answer])
}

const changes = thoroughly(1000, 150)

test(
  `of ${changes} one-byte changes none stays authentic, unless the content is the same`,
  { timeout: 180_000 },
  async () => {
    const random = randomOf(7)
    const text = plainDelivery()
    const bytes = new TextEncoder().encode(text)
    const before = await wordsOf(bytes)
    expect(before).toContain(draft.supplier.nit)
    let unchanged = 0
    for (let at = 0; at < changes; at += 1) {
      const spoiled = bytes.slice()
      const where = random.upTo(bytes.length - 1)
      spoiled[where] = (spoiled[where] ?? 0) ^ (1 << random.upTo(7))
      const words = await wordsOf(spoiled)
      // Some changes do not alter content: the wrapper is unsigned, and white space between elements is not read.
      if (words !== null) expect(words, text.slice(where - 20, where + 20)).toBe(before)
      unchanged += Number(words !== null)
    }
    expect(unchanged).toBeLessThan(changes * 0.4)
  },
)
