import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkSignature } from '@/lib/einvoice/signature/check-signature'
import { parseTree } from '@/lib/einvoice/xml/read-tree'
import { authorityFolder, certified } from '@/supabase/sample-files/certificates'
import { demoAnchors } from '../../support/einvoice/deliveries'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { digestRoom, oddXml, signatureTemplate, valueRoom } from '../../support/einvoice/odd-xml'
import { draftKinds, soundInvoice } from '../../support/einvoice/sound-invoice'
import { randomOf } from '../../support/einvoice/random'
import { thoroughly } from '../../support/thorough'

/** Debian's package xmlsec1 has this program, which canonicalises and signs XML independently of our code. */
const xmlsec = '/usr/bin/xmlsec1'
const isThere = existsSync(xmlsec)
const documents = Number(process.env.ORACLE_DOCUMENTS ?? thoroughly(60, 15))

const folder = mkdtempSync(path.join(tmpdir(), 'oracle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const ids = ['--id-attr:Id', 'KeyInfo', '--id-attr:Id', 'SignedProperties']

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

function signedByOther(seed: number): string {
  const random = randomOf(seed)
  const draft = soundInvoice({ seed, kind: draftKinds[seed % draftKinds.length] })
  const signer = certified(draft.supplier)
  const room = '<?signature?>'
  const text = oddXml(invoiceXml(draft, room), random).replace(room, () =>
    signatureTemplate(signer, sha256(signer.certificate), random),
  )
  const [file, out] = [path.join(folder, `${seed}.xml`), path.join(folder, `${seed}.signed.xml`)]
  writeFileSync(file, text)
  const key = path.join(authorityFolder, 'signer.key')
  execFileSync(xmlsec, ['--sign', '--privkey-pem', key, ...ids, '--output', out, file], { stdio: 'pipe' })
  // xmlsec reformats the document, so only the computed values are copied from its output.
  const signed = readFileSync(out, 'utf8')
  const valueIn = (name: string) =>
    [...signed.matchAll(new RegExp(`<(?:\\w+:)?${name}>([^<]*)<`, 'g'))].map(([, value = '']) => value)
  const filled = valueIn('DigestValue')
    .slice(0, 3)
    .reduce((at, digest, place) => at.replace(digestRoom(place), digest), text)
  return filled.replace(valueRoom, valueIn('SignatureValue')[0] ?? '')
}

async function stateOf(text: string): Promise<string> {
  const { state, why } = await checkSignature(parseTree(text), demoAnchors)
  return `${state} ${why}`.trim()
}

describe.runIf(isThere)('invoices that were canonicalised and signed with libxml2', () => {
  test(`are valid here: ${documents} of them, oddly written`, { timeout: 300_000 }, async () => {
    const states: string[] = []
    for (let seed = 0; seed < documents; seed += 1) states.push(await stateOf(signedByOther(seed)))
    expect(states.map((state, seed) => `${seed} ${state}`).filter((one) => !one.endsWith('valid'))).toEqual(
      [],
    )
  })

  test('are invalid after an element was added', async () => {
    const text = signedByOther(1)
    expect(await stateOf(text)).toBe('valid')
    expect(await stateOf(text.replace('<cbc:CompanyID', '<cbc:Name>otro</cbc:Name><cbc:CompanyID'))).toBe(
      'changed document',
    )
  })
})

test.skipIf(isThere)('the canonical form is compared with libxml2 where xmlsec1 is installed', () => {
  console.warn(`${xmlsec} is missing: the canonical form is not compared with another program's.`)
})
