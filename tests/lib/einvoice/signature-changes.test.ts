import { describe, expect, test } from 'vitest'
import { checkSignature, type SignatureState } from '@/lib/einvoice/signature/check-signature'
import { Refusal } from '@/lib/einvoice/refusal'
import { elementsOf, type XmlNode } from '@/lib/einvoice/xml/node'
import { parseTree, readTree } from '@/lib/einvoice/xml/read-tree'
import { canonicalDocument, layouts } from '@/lib/einvoice/signature/canonical-xml'
import { demoAnchors } from '../../support/einvoice/deliveries'
import { randomOf } from '../../support/einvoice/random'
import { signatureIn, sound, costlySignatures } from '../../support/einvoice/signing'
import { thoroughly } from '../../support/thorough'

describe('a signed invoice after a change', () => {
  // The document contains multi-byte characters, and a comment that the signature does not cover.
  const signature = signatureIn(sound)
  const encoder = new TextEncoder()
  const bytes = encoder.encode(sound)
  const from = encoder.encode(sound.slice(0, sound.indexOf(signature))).length
  const to = from + encoder.encode(signature).length
  const changes = Number(process.env.SIGNATURE_CHANGES ?? thoroughly(600, 100))

  async function stateOf(spoiled: Uint8Array): Promise<SignatureState | 'unreadable'> {
    try {
      return (await checkSignature(readTree(spoiled), demoAnchors)).state
    } catch (cause) {
      expect(cause).toBeInstanceOf(Refusal)
      return 'unreadable'
    }
  }

  function saidBy(text: string | Uint8Array): string {
    const tree = typeof text === 'string' ? parseTree(text) : readTree(text)
    const said = (node: XmlNode): unknown => [
      node.uri,
      node.name,
      node.prefix,
      node.attributes.map(({ uri, name, value }) => `${uri} ${name} ${value}`).toSorted(),
      elementsOf(node).length > 0
        ? node.content
            .map((part) => (typeof part === 'string' ? part.trim() : 'content' in part ? said(part) : part))
            .filter((part) => part !== '')
        : node.content,
    ]
    return JSON.stringify([said(tree.root), tree.before, tree.after])
  }

  const kinds = {
    'a bit': (random: Random, at: number) => splice(at, 1, [(bytes[at] ?? 0) ^ (1 << random.upTo(8))]),
    'another letter or byte': (random: Random, at: number) =>
      splice(at, 1, [random.chance(0.8) ? 97 + random.upTo(26) : random.upTo(256)]),
    'a byte more': (random: Random, at: number) =>
      splice(at, 0, [random.chance(0.5) ? random.upTo(256) : random.pick([32, 10, 48, 65, 60, 38])]),
    'bytes less': (random: Random, at: number) => splice(at, 1 + random.upTo(3), []),
    'two neighbours swapped': (_: Random, at: number) => splice(at, 2, [bytes[at + 1] ?? 0, bytes[at] ?? 0]),
  }
  type Random = ReturnType<typeof randomOf>

  const splice = (at: number, removed: number, added: number[]): Uint8Array =>
    Uint8Array.from([...bytes.subarray(0, at), ...added, ...bytes.subarray(at + removed)])

  describe('outside the signature', () => {
    test.each(Object.entries(kinds))(
      'in %s is never valid, unless the meaning is the same',
      { timeout: 180_000 },
      async (_, change) => {
        const random = randomOf(changes)
        const same = saidBy(sound)
        const tally: Record<string, number> = {}
        for (let count = 0; count < changes; count += 1) {
          const at = random.chance(from / (bytes.length - to + from))
            ? random.upTo(from - 3)
            : to + random.upTo(bytes.length - to - 3)
          const spoiled = change(random, at)
          const state = await stateOf(spoiled)
          tally[state] = (tally[state] ?? 0) + 1
          if (state === 'valid' || state === 'reformatted') expect(saidBy(spoiled)).toBe(same)
        }
        if (process.env.COST) console.log(JSON.stringify(tally))
        expect(tally.changed).toBeGreaterThan(changes / 40)
      },
    )

    test('of whole elements (repeated, removed, swapped, renamed) is never valid', async () => {
      const random = randomOf(5)
      const elements = [
        ...sound.matchAll(
          /<(cbc:\w+|cac:(?:Party|TaxSubtotal|Price|PaymentMeans|TaxScheme))(?=[\s>])[^]*?<\/\1>/g,
        ),
      ].filter(({ index }) => index > sound.indexOf(signature))
      const cut = (at: number, length: number, more: string) =>
        sound.slice(0, at) + more + sound.slice(at + length)
      let tried = 0
      for (const { 0: own, 1: name = '', index } of elements) {
        const other = random.pick(elements)
        const swapped = [own, other[0]].toSorted()
        const texts = [
          cut(index, own.length, own + own),
          cut(index, own.length, ''),
          cut(index, own.length, other[0]),
          cut(
            index,
            own.length,
            own.replaceAll(
              name,
              name.replace(/:./, (start) => `${start}x`),
            ),
          ),
          cut(index, own.length, own.replaceAll(name, name.replace(/^cbc/, 'ext').replace(/^cac/, 'cbc'))),
          cut(index, own.length, `<x:y xmlns:x="urn:x">${own}</x:y>`),
          cut(
            index,
            own.length,
            own.replace(/<\/[^<]*$/, (end) => `<?x?>${end}`),
          ),
        ]
        for (const text of texts) {
          if (text === sound || swapped[0] === swapped[1]) continue
          expect(['changed', 'broken', 'refused']).toContain(await stateOf(encoder.encode(text)))
          tried += 1
        }
      }
      expect(tried).toBeGreaterThan(150)
    })
  })
})

describe('a signature that is made to be expensive', () => {
  /** The limit is in CPU milliseconds; on a quiet machine the slowest case needs a quarter of the limit. */
  const most = 3000

  // `npm test` measures the two cheapest of these signatures; `npm run test:whole` measures all of them.
  const costly = costlySignatures().slice(0, thoroughly(Infinity, 2))
  test.each(costly)('is verified in time: $name', { timeout: 60_000 }, async ({ name, text }) => {
    const tree = parseTree(text)
    const begun = process.cpuUsage()
    const { state, why } = await checkSignature(tree, demoAnchors)
    const { user, system } = process.cpuUsage(begun)
    if (process.env.COST)
      console.log(
        `${name}: ${text.length} letters, ${Math.round((user + system) / 1000)} ms, ${state} ${why}, ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB`,
      )
    expect(['valid', 'absent']).not.toContain(state)
    expect((user + system) / 1000).toBeLessThan(most)
  })

  test.each(costly)('is canonicalised exclusively in time: $name', ({ text }) => {
    const tree = parseTree(text)
    const begun = process.cpuUsage()
    for (const layout of layouts) canonicalDocument(tree, { exclusive: true, layout })
    const { user, system } = process.cpuUsage(begun)
    expect((user + system) / 1000).toBeLessThan(most)
  })
})
