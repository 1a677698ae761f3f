import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { keyUsages } from '@/lib/einvoice/signature/certificate'
import { checkSignature } from '@/lib/einvoice/signature/check-signature'
import { isStrongKey, verifySigned } from '@/lib/einvoice/signature/public-key'
import { parseTree } from '@/lib/einvoice/xml/read-tree'
import { authority, type Identity } from '@/supabase/sample-files/certificates'
import { demoAnchors } from '../../support/einvoice/deliveries'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { constraints, oddCertificate, usage, type signatures } from '../../support/einvoice/odd-certificate'
import { delivery, draft, place, signatureIn, supplier, verdictOf } from '../../support/einvoice/signing'
import { signedWith } from '../../support/einvoice/sign-by-habit'
import { habitOf } from '../../support/einvoice/signing-habits'

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })
const pair = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })
const keys = {
  'P-256': pair('P-256'),
  'P-384': pair('P-384'),
  'P-521': pair('P-521'),
  secp256k1: pair('secp256k1'),
}
type Curve = keyof typeof keys

const entries = (one: Identity) => Object.entries(one.subject)
type Issuer = { name: readonly (readonly [string, string])[]; key: KeyObject; by?: keyof typeof signatures }
const demo: Issuer = { name: entries(authority), key: authority.key }

const withCurve = (curve: Curve, issuer = demo): Identity => ({
  key: keys[curve].privateKey,
  subject: supplier.subject,
  certificate: oddCertificate({
    subject: entries(supplier),
    issuer: issuer.name,
    publicKey: spki(keys[curve].publicKey),
    signer: issuer.key,
    ...(issuer.by && { by: issuer.by }),
  }),
})
const bare = invoiceXml(draft).replace('</ext:UBLExtensions>', place)
/** Signatures in this style have no RSA key value in KeyInfo, because elliptic-curve keys have none. */
const habit = Array.from({ length: 40 }, (_, seed) => habitOf(seed)).find(
  (one) => !signedWith(one, bare, supplier, authority).includes('RSAKeyValue'),
)!
const signed = (curve: Curve, issuer?: Issuer) => signedWith(habit, bare, withCurve(curve, issuer), authority)
const check = (text: string) => checkSignature(parseTree(text), demoAnchors)

describe('an invoice that is signed with an elliptic curve', () => {
  test.each(['P-256', 'P-384'] as const)(
    '%s is verified, and is doubtful because the annex allows only RSA',
    async (curve) => {
      const text = signed(curve)
      expect(await check(text)).toMatchObject({
        state: 'valid',
        trust: { trusted: true },
        oddities: ['curve'],
      })
      expect(await verdictOf(delivery(text))).toBe('doubtful unusual trusted')
    },
  )

  const xmlsec = '/usr/bin/xmlsec1'
  test.runIf(existsSync(xmlsec))('is valid for xmlsec1 too', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'curves-'))
    const [document, key] = [path.join(folder, 'document.xml'), path.join(folder, 'key.pem')]
    const ids = ['KeyInfo', 'SignedProperties', 'Reference', 'Invoice'].flatMap((name) => [
      '--id-attr:Id',
      name,
    ])
    for (const curve of ['P-256', 'P-384'] as const) {
      writeFileSync(document, signed(curve))
      writeFileSync(key, keys[curve].publicKey.export({ type: 'spki', format: 'pem' }))
      execFileSync(xmlsec, ['--verify', '--pubkey-pem', key, ...ids, document], { stdio: 'pipe' })
    }
    rmSync(folder, { recursive: true })
  })

  test('is found to be changed after an element was added', async () => {
    const text = signed('P-256').replace('<cbc:CompanyID', '<cbc:Name>otro</cbc:Name><cbc:CompanyID')
    expect((await check(text)).state).toBe('changed')
  })

  test.each(['P-521', 'secp256k1'] as const)('%s is not verified and proves nothing', async (curve) => {
    expect(await check(signed(curve))).toMatchObject({ state: 'unsupported', why: 'key' })
  })

  test('is trusted as far as an authority whose key is also a curve', async () => {
    const middle = pair('P-384')
    const name = [['2.5.4.3', 'Intermedia de curva']] as const
    const above = oddCertificate({
      subject: name,
      issuer: demo.name,
      publicKey: spki(middle.publicKey),
      signer: authority.key,
      extensions: [constraints(true), usage(keyUsages.certSign)],
    })
    const issuer: Issuer = { name, key: middle.privateKey, by: 'ecdsa384' }
    const text = signedWith({ ...habit, others: 'chain' }, bare, withCurve('P-256', issuer), {
      ...authority,
      certificate: above,
    })
    expect(await check(text)).toMatchObject({ state: 'valid', trust: { trusted: true } })
  })
})

describe('in a signature with an elliptic curve', () => {
  const text = signed('P-256')
  const value = /<(?:ds:)?SignatureValue[^>]*>([^<]+)</.exec(signatureIn(text) || text)?.[1] ?? ''
  const bytes = Buffer.from(value.replace(/\s/g, ''), 'base64')
  const withValue = (other: Uint8Array) => text.replace(value, () => Buffer.from(other).toString('base64'))
  const order = Buffer.from('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551', 'hex')

  test.each<[string, Uint8Array]>([
    ['zeros, which some verifiers take for anything', Buffer.alloc(64)],
    ['the order of the curve twice', Buffer.concat([order, order])],
    ['r and zero', Buffer.concat([bytes.subarray(0, 32), Buffer.alloc(32)])],
    ['a byte too many', Buffer.concat([bytes, Buffer.alloc(1)])],
    ['a byte too few', bytes.subarray(0, 63)],
    ['one bit changed', Buffer.from(bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte)))],
  ])('the value is refused: %s', async (_, other) => {
    expect(bytes).toHaveLength(64)
    expect(await check(withValue(other))).toMatchObject({ state: 'broken', why: 'signature-value' })
  })

  test.each(['rsa-sha256', 'ecdsa-sha384'])(
    'the algorithm %s in place of the right one is refused',
    async (algorithm) => {
      const other = text.replace(
        /(xmldsig-more#)ecdsa-sha\d+/,
        `$1${algorithm === 'ecdsa-sha384' && text.includes('ecdsa-sha384') ? 'ecdsa-sha512' : algorithm}`,
      )
      expect(other).not.toBe(text)
      expect((await check(other)).state).toBe('broken')
    },
  )

  test('an RSA key is not accepted as a curve', async () => {
    const other = signedWith(habit, bare, supplier, authority).replace(
      'xmldsig-more#rsa-',
      'xmldsig-more#ecdsa-',
    )
    expect((await check(other)).state).toBe('broken')
  })
})

describe('the two numbers of a certificate’s signature', () => {
  const data = Buffer.from('datos')
  const der = sign('sha256', data, keys['P-256'].privateKey)
  const verify = (signature: Uint8Array, publicKey: Uint8Array = spki(keys['P-256'].publicKey)) =>
    verifySigned(publicKey, { scheme: 'ecdsa', form: 'der', hash: 'SHA-256', signature, data })
  const numbers = (...parts: Uint8Array[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([2, part.length]), part])))
    return Buffer.concat([Buffer.from([0x30, body.length]), body])
  }
  const [r, s] = (() => {
    const size = der[3] ?? 0
    return [der.subarray(4, 4 + size), der.subarray(6 + size)] as const
  })()

  test('are read at any length', async () => {
    for (let n = 0; n < 60; n++)
      expect(await verify(sign('sha256', data, keys['P-256'].privateKey))).toBe(true)
    expect(await verify(numbers(r, s))).toBe(true)
  })

  test.each<[string, Uint8Array]>([
    ['padded', numbers(Buffer.concat([Buffer.from([0, 0]), r]), s)],
    ['three', numbers(r, s, s)],
    ['one', numbers(r)],
    ['negative', numbers(Buffer.from([0x80, 1]), s)],
    ['empty', numbers(Buffer.alloc(0), s)],
    ['too long', numbers(Buffer.concat([Buffer.from([1]), Buffer.alloc(32)]), s)],
    ['followed by others', Buffer.concat([der, Buffer.from([0])])],
    ['zero', numbers(Buffer.from([0]), Buffer.from([0]))],
  ])('are refused when they are written %s', async (_, signature) => {
    expect(await verify(signature)).toBe(false)
  })

  test('are refused when the key brings a curve of its own instead of a named one', async () => {
    const explicit = generateKeyPairSync('ec', { namedCurve: 'P-256', paramEncoding: 'explicit' })
    const signature = sign('sha256', data, explicit.privateKey)
    expect(await verify(signature, spki(explicit.publicKey))).toBe(false)
    expect(await isStrongKey(spki(explicit.publicKey))).toBe(false)
    expect(await isStrongKey(spki(keys['P-384'].publicKey))).toBe(true)
  })
})
