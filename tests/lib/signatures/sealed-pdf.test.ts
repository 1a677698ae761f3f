import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { assemblePdf } from '@/lib/pdf/frozen/assemble'
import { isThorough } from '../../support/thorough'
import { freezePdf } from '@/lib/pdf/frozen/freeze'
import { drawMarks, marksOf } from '@/lib/signatures/draw-marks'
import { drawEvidence } from '@/lib/signatures/evidence-pages'
import type { ClaimedSignature } from '@/lib/signatures/signature'
import { publicCertificate, signerOf } from '@/lib/signing/signer'
import { signatureLength, signPrepared } from '@/lib/signing/sign-pdf'
import { selfSignedCertificate } from '@/supabase/local/local-secrets'
import { formPdf, pagesPdf } from '../../support/files/signable-pdfs'
import { openssl, partsOf, pdfsig, pdfText } from '../../support/signature-tools'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

const folder = mkdtempSync(path.join(tmpdir(), 'signed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => path.join(folder, name)
const signer = signerOf(Buffer.from(selfSignedCertificate('clave'), 'base64'), 'clave')
const at = new Date()

const hash = 'a'.repeat(64)
const box = { page: 1, x: 0.5, y: 0.8, width: 0.38, height: 0.08 }
const claimed: ClaimedSignature = {
  id: '1',
  title: 'Carta de compromiso 2027',
  kind: 'engagement',
  status: 'sealing',
  message: null,
  by: 'Diana Cárdenas',
  dueAt: at.toISOString(),
  sentAt: at.toISOString(),
  closedAt: null,
  changedAt: at.toISOString(),
  pages: 1,
  sha256: hash,
  version: 2,
  inOrder: true,
  code: '3F0A-91BC-77DE-2C41',
  sealedSha256: null,
  sealedAt: null,
  stampedAt: null,
  newer: null,
  client: '2',
  clientTitle: 'Café Tres Lunas S.A.S.',
  path: 'x',
  tries: 1,
  broken: null,
  now: at.toISOString(),
  signers: [{ position: 1, name: 'Otra Persona', role: 'Representante legal', party: 'client' }],
  events: [
    {
      n: 1,
      at: '2026-11-30T15:00:00.000Z',
      kind: 'sent',
      signer: null,
      facts: { by: 'Diana Cárdenas', named: [{ mark: box }] },
      hash,
    },
    {
      n: 2,
      at: '2026-12-02T15:34:17.000Z',
      kind: 'signed',
      signer: 1,
      facts: {
        name: 'Laura Mejía Restrepo',
        document_type: 'CC',
        document_number: '52887214',
        role: 'Representante legal',
        company: 'Café Tres Lunas S.A.S.',
        party: 'client',
        known: { session_since: '2026-12-02T15:20:00.000Z', second_step: false, password: false },
        mailbox: 'l•••a@cafetreslunas.example',
        code_sent_at: '2026-12-02T15:32:05.000Z',
        tries: 1,
        consent: '1',
        consent_sha256: hash,
        pages: 1,
        of: 1,
        seconds: 360,
        fees: Array.from({ length: 30 }, (_, n) => ({
          concept: `Contabilidad (${n + 1}/30)`,
          amount: 1_480_000,
          dueOn: '2027-01-05',
          agreedOn: '2027-01-05',
        })),
        ip: '203.0.113.24',
        agent: 'Chrome',
      },
      hash: 'b'.repeat(64),
    },
  ],
}

let frozen: Buffer
let sealed: Buffer
beforeAll(async () => {
  frozen = Buffer.from((await freezePdf(await formPdf())).pdf)
  const evidence = await drawEvidence(claimed, 'documento-enviado.pdf', at)
  const boxes = await drawMarks(marksOf(claimed), claimed.code)
  const assembly = {
    marks: [box],
    title: claimed.title,
    fileName: 'documento-enviado.pdf',
    reason: 'Constancia de firma',
    name: 'Nogal',
    location: 'Bogotá',
    contact: 'hola@nogal.example',
    at: at.toISOString(),
    length: signatureLength,
  }
  const prepared = await assemblePdf(frozen, evidence, assembly, boxes)
  sealed = (await signPrepared(Buffer.from(prepared), signer, { at })).pdf
  writeFileSync(file('firm.pem'), publicCertificate(signer))
})

function verifies(pdf: Buffer): boolean {
  const { content, signature } = partsOf(pdf)
  writeFileSync(file('content'), content)
  writeFileSync(file('signature.der'), signature)
  const inputs = ['-inform', 'DER', '-in', file('signature.der'), '-content', file('content'), '-binary']
  try {
    openssl('cms', '-verify', ...inputs, '-CAfile', file('firm.pem'), '-purpose', 'any', '-out', file('out'))
    return true
  } catch {
    return false
  }
}
function said(pdf: Buffer): string {
  writeFileSync(file('signed.pdf'), pdf)
  return pdfsig(file('signed.pdf'))
}
const changed = (position: number) => {
  const copy = Buffer.from(sealed)
  copy[position] = (copy[position] ?? 0) ^ 1
  return copy
}

describe('a sealed document', () => {
  test('names in its evidence every fee that the signer read, with its day, on as many pages as needed', () => {
    writeFileSync(file('signed.pdf'), sealed)
    const words = pdfText(file('signed.pdf')).replace(/\s+/g, ' ')
    expect(words).toContain('Honorarios que leyó')
    for (const n of [1, 17, 30])
      expect(words).toMatch(new RegExp(`\\(${n}/30\\): \\$ ?1\\.480\\.000 más IVA, `))
  })

  test('is valid for openssl and pdfsig, which say that the whole file is signed', () => {
    expect(verifies(sealed)).toBe(true)
    expect(said(sealed)).toContain('Signature Validation: Signature is Valid.')
    expect(said(sealed)).toContain('Total document signed')
    expect(said(sealed)).toContain('Signature Type: ETSI.CAdES.detached')
  })

  test('case 21: is invalid after one byte was changed anywhere', () => {
    const before = sealed.indexOf('/Contents <') + '/Contents'.length
    for (const position of [9, before >> 1, before - 200, sealed.length - 60, sealed.length - 1])
      expect(verifies(changed(position)), `byte ${position}`).toBe(false)
    expect(said(changed(before >> 1))).toContain('Digest Mismatch')
  })

  test('case 21: is no longer signed as a whole after a page was added', async () => {
    const text = sealed.toString('latin1')
    const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]
    const size = Number(/\/Size (\d+)/.exec(text.slice(text.lastIndexOf('trailer')))?.[1])
    const root = /\/Root (\d+ 0 R)/.exec(text.slice(text.lastIndexOf('trailer')))?.[1]
    const added = `\n${size} 0 obj\n<< /Type /Page /MediaBox [0 0 99 99] >>\nendobj\n`
    const table = sealed.length + added.length
    const incremental = `${added}xref\n${size} 1\n${String(sealed.length + 1).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${size + 1} /Root ${root} /Prev ${start} >>\nstartxref\n${table}\n%%EOF\n`
    const longer = Buffer.concat([sealed, Buffer.from(incremental, 'latin1')])
    expect(said(longer)).not.toContain('Total document signed')
    const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    expect(sha(longer)).not.toBe(sha(sealed))
    // A program that saves the file again with one more page destroys the signature.
    const again = await PDFDocument.load(sealed, { updateMetadata: false })
    again.addPage()
    const saved = Buffer.from(await again.save({ useObjectStreams: false }))
    expect(said(saved)).not.toContain('Signature is Valid')
  })

  test('allows later proofs and no other change (DocMDP P=2), and contains the sent file', async () => {
    const text = sealed.toString('latin1')
    expect(text).toMatch(/\/TransformMethod \/DocMDP/)
    expect(text).toMatch(/\/P 2\b/)
    expect(text).toMatch(/\/Perms <<\s*\/DocMDP/)
    writeFileSync(file('signed.pdf'), sealed)
    const { status, error } = spawnSync('pdfdetach', [
      '-save',
      '1',
      '-o',
      file('inside.pdf'),
      file('signed.pdf'),
    ])
    expect(error ?? status).toBe(0)
    const { readFileSync } = await import('node:fs')
    expect(readFileSync(file('inside.pdf')).equals(frozen)).toBe(true)
  })

  test('has name, date and code of the signer in the placed box, while the sent file inside has none', () => {
    writeFileSync(file('signed.pdf'), sealed)
    const first = pdfText(file('signed.pdf')).split('\f')[0]
    expect(first).toMatch(
      /Firmado electrónicamente\s+Laura Mejía Restrepo\s+Representante legal\s+2 de diciembre 2026, 10:34:17 a\.m\./,
    )
    expect(first).toContain('Código 3F0A-91BC-77DE-2C41')
    writeFileSync(file('sent.pdf'), frozen)
    expect(pdfText(file('sent.pdf'))).not.toContain('Firmado')
  })

  test('says in its evidence who signed, when, how, and what the signature is not', () => {
    writeFileSync(file('signed.pdf'), sealed)
    const words = pdfText(file('signed.pdf')).replace(/\s+/g, ' ')
    for (const part of [
      'Rosa Duarte',
      'Constancia de firma',
      'No es una firma digital con certificado propio',
      'Laura Mejía Restrepo',
      'CC 52887214',
      '2 de diciembre 2026, 10:34:17 a.m., hora legal de Colombia',
      'UTC',
      'l•••a@cafetreslunas.example',
      '203.0.113.24',
      'primer intento',
      '3F0A-91BC-77DE-2C41',
    ])
      expect(words).toContain(part)
    expect(words).not.toContain('Otra Persona')
  })

  // The certificate expired between the first and the last signature.
  test('case 12: is not made with an expired certificate', async () => {
    const over = { ...signer, until: new Date(at.getTime() - 1) }
    await expect(signPrepared(sealed, over, { at })).rejects.toMatchObject({ code: 'record-certificate' })
  })
})

test.runIf(isThorough)('a document of 300 pages is sealed within seconds', async () => {
  const { pdf } = await freezePdf(await pagesPdf(300))
  const evidence = await drawEvidence(claimed, 'documento-enviado.pdf', at)
  const began = performance.now()
  await assemblePdf(pdf, evidence, {
    title: 'x',
    fileName: 'x.pdf',
    reason: 'x',
    name: 'x',
    location: 'x',
    contact: 'x',
    at: at.toISOString(),
    length: signatureLength,
  })
  expect(performance.now() - began).toBeLessThan(8_000)
})
