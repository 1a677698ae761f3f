import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicCertificate } from '@/lib/records/certificate'
import { drawRecord } from '@/lib/records/pdf/draw-record'
import { signPdf } from '@/lib/records/sign-pdf'
import { selfSigned } from '@/supabase/local/self-signed'
import { rejectedRecord } from '../../support/review-record'

const folder = mkdtempSync(path.join(tmpdir(), 'record-'))
const file = (name: string) => path.join(folder, name)
const at = new Date(rejectedRecord.issued_at)
const certificate = { p12: Buffer.from(selfSigned('clave'), 'base64'), passphrase: 'clave' }
let signed: Buffer

beforeAll(async () => {
  signed = await signPdf(await drawRecord(rejectedRecord), certificate, { reason: 'Prueba', at })
  writeFileSync(file('firm.pem'), publicCertificate(certificate))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The parts of a signed PDF as its own ByteRange names them (ISO 32000-1, 12.8.1), for a tool that knows only CMS. */
function partsOf(pdf: Buffer): { content: Buffer; signature: Buffer } {
  const range = /\/ByteRange \[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1'))
  const [from = 0, length = 0, next = 0, rest = 0] = (range ?? []).slice(1).map(Number)
  const hex = pdf.subarray(from + length + 1, next - 1).toString('latin1')
  return {
    content: Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(next, next + rest)]),
    signature: Buffer.from(hex.replace(/(00)+$/, ''), 'hex'),
  }
}

/** Whether OpenSSL takes the signature of a PDF by the firm's certificate. */
function verifies(pdf: Buffer): boolean {
  const { content, signature } = partsOf(pdf)
  writeFileSync(file('content'), content)
  writeFileSync(file('signature.der'), signature)
  const inputs = ['-inform', 'DER', '-in', file('signature.der'), '-content', file('content'), '-binary']
  try {
    execFileSync('openssl', ['cms', '-verify', ...inputs, '-CAfile', file('firm.pem'), '-purpose', 'any', '-out', file('out')], { stdio: 'pipe' }) // prettier-ignore
    return true
  } catch {
    return false
  }
}

const changed = (pdf: Buffer, position: number) => {
  const copy = Buffer.from(pdf)
  copy[position] = (copy[position] ?? 0) ^ 1
  return copy
}

describe('the signature of a record', () => {
  test('covers the whole file and is taken by a tool that is not ours', () => {
    const { content, signature } = partsOf(signed)
    expect(content.length).toBeGreaterThan(5_000)
    // Outside of what is signed stands the signature alone, with its brackets and the room that it left.
    expect(signed.length - content.length).toBe(32_768 + 2)
    expect(signature.length).toBeGreaterThan(1_000)
    expect(verifies(signed)).toBe(true)
  })

  test('fails when any byte is another', () => {
    const { content } = partsOf(signed)
    const last = signed.length - 1
    for (const position of [0, 9, Math.floor(content.length / 2), last - 40, last]) {
      expect(verifies(changed(signed, position)), `byte ${position}`).toBe(false)
    }
  })

  test('is of the moment when the record was issued', () => {
    expect(signed.toString('latin1')).toContain('/M (D:20261118')
  })
})
