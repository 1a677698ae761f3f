import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import forge from 'node-forge'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawRecord } from '@/lib/records/pdf/draw-record'
import { signPdf, type Certify } from '@/lib/signing/sign-pdf'
import { recordSigner } from '@/lib/signing/firm-signer'
import { publicCertificate, signerOf } from '@/lib/signing/signer'
import { selfSignedCertificate } from '@/supabase/local/local-secrets'
import { rejectedRecord } from '../../support/review-record'
import { openEntity, openssl, partsOf, pdfsig } from '../../support/signature-tools'
import { env } from '../deliveries/test-env'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

const folder = mkdtempSync(path.join(tmpdir(), 'record-'))
const file = (name: string) => path.join(folder, name)
const at = new Date()
const signer = signerOf(Buffer.from(selfSignedCertificate('clave'), 'base64'), 'clave')
const draw = (certify: Certify) => drawRecord(rejectedRecord, certify)
let signed: Buffer

beforeAll(async () => {
  signed = (await signPdf(draw, signer, { reason: 'Prueba', at })).pdf
  writeFileSync(file('firm.pem'), publicCertificate(signer))
})
afterAll(() => rmSync(folder, { recursive: true }))

function verifies(pdf: Buffer, { ca = file('firm.pem'), more = [] as string[] } = {}): boolean {
  const { content, signature } = partsOf(pdf)
  writeFileSync(file('content'), content)
  writeFileSync(file('signature.der'), signature)
  const inputs = ['-inform', 'DER', '-in', file('signature.der'), '-content', file('content'), '-binary']
  try {
    openssl('cms', '-verify', ...inputs, '-CAfile', ca, '-purpose', 'any', '-out', file('out'), ...more)
    return true
  } catch {
    return false
  }
}

function saidOf(pdf: Buffer): string {
  writeFileSync(file('record.pdf'), pdf)
  return pdfsig(file('record.pdf'))
}

const changed = (pdf: Buffer, position: number) => {
  const copy = Buffer.from(pdf)
  copy[position] = (copy[position] ?? 0) ^ 1
  return copy
}

describe('the signature of a record', () => {
  test('covers the whole file and is valid for other tools', () => {
    const { content, signature } = partsOf(signed)
    expect(content.length).toBeGreaterThan(5_000)
    // The signed bytes leave out only the signature with its brackets and padding.
    expect(signed.length - content.length).toBe(49_152 + 2)
    expect(signature.length).toBeGreaterThan(1_000)
    expect(verifies(signed)).toBe(true)
    const said = saidOf(signed)
    expect(said).toContain('Signature Validation: Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).toContain('Signature Type: ETSI.CAdES.detached')
  })

  test('is invalid when any byte is changed', () => {
    const before = signed.indexOf('/Contents <') + '/Contents'.length
    const after = signed.indexOf('>', before) + 1
    const last = signed.length - 1
    for (const position of [0, 9, before >> 1, before, after, (after + last) >> 1, last - 40, last]) {
      expect(verifies(changed(signed, position)), `byte ${position}`).toBe(false)
    }
    expect(saidOf(changed(signed, before >> 1))).toContain('Signature Validation: Digest Mismatch.')
  })

  test('has its time in the field that PDF has for it', () => {
    const day = at.toISOString().slice(0, 19).replace(/[-T:]/g, '')
    expect(signed.includes(`/M (D:${day}Z)`)).toBe(true)
  })

  test('names its certificate in the signed part and has no time of its own there (PAdES-B-B)', () => {
    writeFileSync(file('signature.der'), partsOf(signed).signature)
    const printed = openssl('cms', '-cmsout', '-print', '-inform', 'DER', '-in', file('signature.der'))
    const attributes = [...printed.matchAll(/object: (\S+) \(1\.2\.840\.113549\.1\.9\./g)]
    expect(attributes.map(([, name]) => name).toSorted()).toEqual([
      'contentType',
      'id-smime-aa-signingCertificateV2',
      'messageDigest',
    ])
    expect(verifies(signed, { more: ['-cades'] })).toBe(true)
  })

  test('certifies the document, so that no later change is allowed', () => {
    const pdf = signed.toString('latin1')
    const [, signature = ''] = /\/Perms <<\s*\/DocMDP (\d+) 0 R\s*>>/.exec(pdf) ?? []
    const from = pdf.indexOf(`\n${signature} 0 obj`)
    const dictionary = pdf.slice(from, pdf.indexOf('endobj', from)).replace(/\/Contents <[^>]*>/, '')
    expect(dictionary).toMatch(/\/Type \/Sig\b/)
    expect(dictionary).toMatch(/\/Reference \[\s*<<\s*\/Type \/SigRef\s*\/TransformMethod \/DocMDP/)
    expect(dictionary).toMatch(/\/TransformParams <<\s*\/Type \/TransformParams\s*\/P 1\s*\/V \/1\.2\s*>>/)
  })

  test('is refused with a certificate that has expired or is not valid yet', async () => {
    const day = 86_400_000
    for (const off of [new Date(signer.from.getTime() - day), new Date(signer.until.getTime() + day)]) {
      await expect(signPdf(draw, signer, { reason: 'Prueba', at: off })).rejects.toMatchObject({
        code: 'record-certificate',
      })
    }
  })

  test('has its certificate chain in order, from a file with old ciphers', async () => {
    const entity = openEntity(folder)
    const firm = signerOf(entity.p12, 'clave')
    const wanted = ['firm', 'issuer', 'root'].map((name) => readFileSync(entity.at(`${name}.pem`), 'utf8'))
    expect(publicCertificate(firm)).toBe(wanted.join(''))
    const { pdf } = await signPdf(draw, firm, { reason: 'Prueba', at: new Date() })
    expect(verifies(pdf, { ca: entity.at('root.pem'), more: ['-cades'] })).toBe(true)
    expect(verifies(pdf)).toBe(false)
  })
})

test('the firm’s certificate is read once, however often it is used', () => {
  const read = vi.spyOn(forge.pkcs12, 'pkcs12FromAsn1')
  const certificate = selfSignedCertificate('otra clave')
  Object.assign(env, { RECORD_CERTIFICATE: certificate, RECORD_CERTIFICATE_PASSPHRASE: 'otra clave' })
  const asked = Array.from({ length: 100 }, () => publicCertificate(recordSigner() ?? expect.fail()))
  expect(new Set(asked).size).toBe(1)
  expect(read).toHaveBeenCalledTimes(1)
})

test('the firm’s key is read only to sign records and by the doctor’s check', () => {
  const sources = ['app', 'components', 'lib'].flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((name) => `${floor}/${name}`),
  )
  const readers = sources.filter(
    (name) => /\.tsx?$/.test(name) && readFileSync(name, 'utf8').includes('RECORD_CERTIFICATE'),
  )
  expect(readers.toSorted()).toEqual([
    'lib/diagnosis/ask-configuration.ts',
    'lib/env-schema.ts',
    'lib/signing/firm-signer.ts',
  ])
})
