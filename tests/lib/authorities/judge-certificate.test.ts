import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { judgeCertificate } from '@/lib/authorities/judge-certificate'
import { authoritySchema } from '@/lib/authorities/schema'
import { fingerprintOf, keyUsages } from '@/lib/einvoice/signature/certificate'
import { authority, certified, identity } from '@/supabase/sample-files/certificates'
import { constraints, oddCertificate, usage } from '../../support/einvoice/odd-certificate'

const now = Date.parse('2026-11-20T12:00:00-05:00')
const pemOf = (der: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
const bytes = (text: string) => new TextEncoder().encode(text)

async function verdictOf(file: Uint8Array, of = file): Promise<string> {
  const found = await judgeCertificate(file, { fingerprint: await fingerprintOf(of), now })
  return 'problem' in found ? found.problem : found.subject
}

const { certificate } = authority
const name = 'CN=Autoridad de Demostración, O=Sin valor fuera de la demostración'

describe('the certificate of an authority', () => {
  test.each([
    ['as DER', certificate],
    ['as PEM', bytes(pemOf(certificate))],
    ['as PEM with Windows line ends', bytes(pemOf(certificate).replace(/\n/g, '\r\n'))],
    ['as PEM behind words', bytes(`Subject: CN=Autoridad\n${pemOf(certificate)}`)],
    ['as an old PEM', bytes(pemOf(certificate).replace(/CERTIFICATE/g, 'X509 CERTIFICATE'))],
  ])('is accepted %s', async (_, file) => expect(await verdictOf(file, certificate)).toBe(name))

  test('shows its name, its issuer and its dates', async () => {
    const below = identity({
      subject: { '2.5.4.3': 'Subordinada', '2.5.4.6': 'CO' },
      by: authority,
      isAuthority: true,
    })
    const found = await judgeCertificate(below.certificate, {
      fingerprint: await fingerprintOf(below.certificate),
      now,
    })
    expect(found).toMatchObject({
      subject: 'CN=Subordinada, C=CO',
      issuer: name,
      until: Date.parse('2039-01-01'),
    })
  })
})

describe('a file that is not the certificate of an authority is refused with its reason', () => {
  const people = certified({ nit: '999200555', name: 'Firmante' })
  const curve = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const small = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const odd = (key: typeof curve, extensions = [constraints(true), usage(keyUsages.certSign)]) =>
    oddCertificate({
      subject: [['2.5.4.3', 'Otra']],
      issuer: [['2.5.4.3', 'Otra']],
      publicKey: key.publicKey.export({ type: 'spki', format: 'der' }),
      signer: authority.key,
      extensions,
    })
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dated = (from: string, to: string) =>
    identity({ subject: { '2.5.4.3': 'Otra' }, isAuthority: true, from, to }).certificate
  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'unreadable'],
    ['a text', bytes('hola'), 'unreadable'],
    ['a PDF', bytes('%PDF-1.7'), 'unreadable'],
    ['a ZIP', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'unreadable'],
    ['half a certificate', certificate.subarray(0, certificate.length / 2), 'unreadable'],
    ['a certificate and more', Buffer.concat([certificate, Buffer.from([0])]), 'unreadable'],
    ['a key', bytes('-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'), 'unreadable'],
    ['two certificates', bytes(pemOf(certificate).repeat(2)), 'several'],
    ['the certificate of a signer', people.certificate, 'noAuthority'],
    [
      'an authority without the right to certify',
      odd(own, [constraints(true), usage(keyUsages.digitalSignature)]),
      'noAuthority',
    ],
    ['one that says it is none', odd(own, [constraints(false)]), 'noAuthority'],
    ['one without constraints', odd(own, [usage(keyUsages.certSign)]), 'noAuthority'],
    ['an expired one', dated('2019-01-01', '2026-11-01'), 'expired'],
    ['an early one', dated('2027-01-01', '2039-01-01'), 'early'],
    ['one with a small key', odd(small), 'key'],
    ['one with a curve that is not checked', odd(curve), 'key'],
  ])('when it is %s', async (_, file, problem) => expect(await verdictOf(file)).toBe(problem))

  test('when its fingerprint is another than the typed one', async () => {
    expect(await verdictOf(certificate, people.certificate)).toBe('differs')
  })
})

describe('the fingerprint of an authority', () => {
  const plain = 'ab12'.repeat(16)
  const input = { certificate: 'AAAA', origin: 'Su página, hoy', label: 'Otra' }
  test.each([
    plain,
    plain.toUpperCase(),
    plain.replace(/..(?!$)/g, '$&:'),
    plain.replace(/.{4}/g, '$& '),
    `SHA256 Fingerprint=${plain.toUpperCase().replace(/..(?!$)/g, '$&:')}`,
    `sha-256: ${plain}`,
    `  ${plain}\n`,
  ])('is accepted as authorities write it: %s', (fingerprint) => {
    expect(authoritySchema.parse({ ...input, fingerprint }).fingerprint).toBe(plain)
  })

  test.each(['', plain.slice(1), `${plain}0`, 'zz'.repeat(32), 'ab12'.repeat(10)])(
    'is refused when it is %j',
    (fingerprint) => {
      expect(authoritySchema.safeParse({ ...input, fingerprint }).success).toBe(false)
    },
  )
})
