import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { reviewXml } from '@/lib/einvoice/review-document'
import { checkSignature } from '@/lib/einvoice/signature/check-signature'
import { parseTree } from '@/lib/einvoice/xml/read-tree'
import { authority, authorityFolder, identity } from '@/supabase/sample-files/certificates'
import { demoAnchors, demoEntries } from '../../support/einvoice/deliveries'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { randomOf } from '../../support/einvoice/random'
import { context, delivery, draft, place, supplier, verdictOf } from '../../support/einvoice/signing'
import { signedWith } from '../../support/einvoice/sign-by-habit'
import { habitOf, oddities } from '../../support/einvoice/signing-habits'
import { thoroughly } from '../../support/thorough'

const bare = invoiceXml(draft).replace('</ext:UBLExtensions>', place)
type Oddity = Parameters<typeof habitOf>[1]
const signed = (seed: number, odd: Oddity = null) => signedWith(habitOf(seed, odd), bare, supplier, authority)
const seeds = Array.from({ length: thoroughly(120, 30) }, (_, seed) => seed)

const xmlsec = '/usr/bin/xmlsec1'
const folder = mkdtempSync(path.join(tmpdir(), 'habits-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns true if xmlsec1 finds the signature valid; it does not check the certificate's chain. */
function saysXmlsec(text: string): boolean {
  const file = path.join(folder, 'document.xml')
  writeFileSync(file, text)
  const ids = ['KeyInfo', 'SignedProperties', 'Reference', 'Invoice'].flatMap((name) => [
    '--id-attr:Id',
    name,
  ])
  const key = path.join(authorityFolder, 'signer.key')
  try {
    execFileSync(xmlsec, ['--verify', '--privkey-pem', key, ...ids, file], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

describe('an invoice that is signed the way of three libraries', () => {
  test.each(seeds)('is authentic: %i', async (seed) => {
    expect(await verdictOf(delivery(signed(seed)))).toBe('sound trusted trusted automatic')
  })

  test.runIf(existsSync(xmlsec))('is valid for xmlsec1 too', () => {
    // xmlsec1 cannot read a certificate that is wrapped in the BEGIN and END lines of a PEM file.
    const others = seeds.filter((seed) => habitOf(seed).lines !== 'pem')
    expect(others.length).toBeGreaterThan(20)
    expect(others.filter((seed) => !saysXmlsec(signed(seed)))).toEqual([])
  })

  test.each(oddities)('is doubtful and not forged: %s', async (odd) => {
    for (const seed of seeds.slice(0, 6)) {
      const verdict = await verdictOf(delivery(signed(seed, odd)))
      expect(verdict, `${seed}`).toBe('doubtful unusual trusted')
    }
  })

  test.each(oddities)('is called that of an unknown authority and nothing worse: %s', async (odd) => {
    const stranger = identity({ subject: { '2.5.4.3': 'Autoridad Desconocida' }, isAuthority: true })
    const signer = identity({ subject: supplier.subject, by: stranger })
    const text = signedWith(habitOf(0, odd), bare, signer, stranger)
    expect(await verdictOf(delivery(text))).toBe('doubtful unknown-authority trusted')
  })

  test('is found to be changed after an element was added', async () => {
    for (const seed of seeds) {
      const text = signed(seed).replace('<cbc:CompanyID', '<cbc:Name>otro</cbc:Name><cbc:CompanyID')
      expect((await checkSignature(parseTree(text), demoAnchors)).state, `${seed}`).toBe('changed')
    }
  })
})

const changes = thoroughly(1000, 200)

test(
  `of ${changes} one-byte changes to unusual signatures none is authentic, and none is called a forgery without a reason`,
  { timeout: 180_000 },
  async () => {
    const random = randomOf(11)
    for (let count = 0; count < changes; count += 1) {
      const odd = random.chance(0.5) ? random.pick(oddities) : null
      const { bytes: sound, whole } = await unchanged(count % 12, odd)
      const bytes = sound.slice()
      const at = random.upTo(bytes.length - 1)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.upTo(7))
      const spoiled = await reading(bytes)
      // A damaged file may only be accepted if it reads as before: with damage in the wrapper, ids or white space.
      if (spoiled.automatic) expect(spoiled.said).toBe(whole.said)
      if (odd) expect(spoiled.automatic).toBe(false)
    }
  },
)

const known = new Map<string, Promise<{ bytes: Uint8Array; whole: Awaited<ReturnType<typeof reading>> }>>()

/** Returns the unchanged document and its review, which are cached because signing and reading take long. */
async function unchanged(seed: number, odd: Oddity) {
  const key = `${seed} ${odd}`
  const make = async () => {
    const bytes = new TextEncoder().encode(delivery(signed(seed, odd)))
    return { bytes, whole: await reading(bytes) }
  }
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

async function reading(bytes: Uint8Array) {
  const read = await reviewXml(bytes, { today: '2026-11-20', context, anchors: demoEntries })
  if (read.refused) return { automatic: false, said: '' }
  const { document, review } = read
  return {
    automatic: review.authenticity?.automatic === true,
    said: JSON.stringify([document.invoice, document.answer]),
  }
}
