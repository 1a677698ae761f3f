import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import * as pkijs from 'pkijs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawRecord } from '@/lib/records/pdf/draw-record'
import { signPdf } from '@/lib/signing/sign-pdf'
import { signerOf } from '@/lib/signing/signer'
import { requestTimeStamp } from '@/lib/signing/cms-signature'
import { hurryTimeouts } from '../../support/hurry-timeouts'
import { rejectedRecord } from '../../support/review-record'
import { openClock, openEntity, openssl, partsOf, pdfsig } from '../../support/signature-tools'

const folder = mkdtempSync(path.join(tmpdir(), 'stamp-'))
const file = (name: string) => path.join(folder, name)
let entity: ReturnType<typeof openEntity>
beforeAll(() => void (entity = openEntity(folder)))
afterAll(() => rmSync(folder, { recursive: true }))

const signature = () => new Uint8Array(randomBytes(256))

async function asked(...[answer]: Parameters<typeof openClock>) {
  const clock = await openClock(answer)
  try {
    return await requestTimeStamp(clock.address, signature())
  } finally {
    await clock.stop()
  }
}

function isStampOf(token: Uint8Array, data: Uint8Array): boolean {
  writeFileSync(file('token'), token)
  writeFileSync(file('data'), data)
  try {
    openssl('ts', '-verify', '-token_in', '-in', file('token'), '-data', file('data'), '-CAfile', entity.at('root.pem'), '-untrusted', entity.at('issuer.pem')) // prettier-ignore
    return true
  } catch {
    return false
  }
}

describe('the time stamp of a signature', () => {
  test('covers its value, is stored beside it and is valid for other tools (PAdES-B-T)', async () => {
    const clock = await openClock((query) => ({ body: entity.stamp(query) }))
    const signer = signerOf(entity.p12, 'clave')
    const before = Math.floor(Date.now() / 1000) * 1000
    const { pdf, stampedAt } = await signPdf((certify) => drawRecord(rejectedRecord, certify), signer, {
      reason: 'Prueba',
      at: new Date(),
      stamp: (bytes) => requestTimeStamp(clock.address, bytes),
    })
    await clock.stop()
    expect(stampedAt?.getTime()).toBeGreaterThanOrEqual(before)
    const { content, signature: cms } = partsOf(pdf)
    const [info] = new pkijs.SignedData({ schema: pkijs.ContentInfo.fromBER(new Uint8Array(cms)).content })
      .signerInfos
    const [stamp, ...others] = info?.unsignedAttrs?.attributes ?? []
    expect(others).toEqual([])
    expect(stamp?.type).toBe('1.2.840.113549.1.9.16.2.14')
    const token = new Uint8Array((stamp?.values[0] as pkijs.SchemaType).toBER())
    const value = info?.signature.valueBlock.valueHexView ?? expect.fail('no signature')
    expect(isStampOf(token, value)).toBe(true)
    expect(isStampOf(token, signature())).toBe(false)
    writeFileSync(file('content'), content)
    writeFileSync(file('cms'), cms)
    openssl('cms', '-verify', '-inform', 'DER', '-in', file('cms'), '-content', file('content'), '-binary', '-CAfile', entity.at('root.pem'), '-purpose', 'any', '-cades', '-out', file('out')) // prettier-ignore
    writeFileSync(file('record.pdf'), pdf)
    expect(pdfsig(file('record.pdf'))).toContain('Signature Validation: Signature is Valid.')
  })

  test('case 11: is accepted only for this request and with a valid signature', async () => {
    const other = entity.stamp((await queryOf(signature())).query)
    await expect(asked(() => ({ body: other }))).rejects.toThrow('of another question')
    const flipped = (query: Buffer) => {
      const answer = entity.stamp(query)
      answer[answer.length - 20] = (answer[answer.length - 20] ?? 0) ^ 1
      return { body: answer }
    }
    await expect(asked(flipped)).rejects.toThrow('not its signature')
  })

  test.each([
    ['a refusal', { status: 403, body: Buffer.from('no') }, 'time-stamp: 403'],
    ['no answer of this kind', { body: Buffer.from('302d', 'hex') }, /./],
    ['a rejection', { body: Buffer.from('30053003020102', 'hex') }, 'time-stamp: status 2'],
    ['what is too large', { body: Buffer.alloc(1_000_000) }, 'time-stamp: too large'],
  ])('is refused when the authority gives %s', async (_, answer, why) => {
    await expect(asked(() => answer)).rejects.toThrow(why)
  })

  test('case 11: is waited for only as long as a person waits for a page', async () => {
    const patience = hurryTimeouts()
    await expect(asked(() => 'never')).rejects.toThrow()
    expect(patience()).toEqual([4000])
  })

  test('is requested with user and password from the address, which then lacks them', async () => {
    const seen: unknown[] = []
    const clock = await openClock((query, { authorization }) => {
      seen.push(authorization)
      return { body: entity.stamp(query) }
    })
    await requestTimeStamp(clock.address.replace('://', '://firma:clave%20larga@'), signature())
    await clock.stop()
    expect(seen).toEqual([`Basic ${Buffer.from('firma:clave larga').toString('base64')}`])
  })
})

async function queryOf(bytes: Uint8Array<ArrayBuffer>): Promise<{ query: Buffer }> {
  let query = Buffer.alloc(0)
  const clock = await openClock((said) => {
    query = Buffer.from(said)
    return { status: 500, body: Buffer.alloc(0) }
  })
  await requestTimeStamp(clock.address, bytes).catch(() => undefined)
  await clock.stop()
  return { query }
}
