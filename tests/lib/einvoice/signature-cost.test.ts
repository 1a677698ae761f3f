import { expect, test } from 'vitest'
import { canonicalDocument, layouts } from '@/lib/einvoice/signature/canonical-xml'
import { checkSignature } from '@/lib/einvoice/signature/check-signature'
import { parseTree } from '@/lib/einvoice/xml/read-tree'
import { costlySignatures } from '../../support/einvoice/signing'
import { demoAnchors } from '../../support/einvoice/deliveries'

/** Milliseconds of processor; on a quiet machine the slowest takes a quarter of it. */
const most = 3000

test.each(costlySignatures())('$name is told in time', { timeout: 60_000 }, async ({ name, text }) => {
  const tree = parseTree(text)
  const begun = process.cpuUsage()
  const { state, why } = await checkSignature(tree, demoAnchors)
  const { user, system } = process.cpuUsage(begun)
  if (process.env.COST) console.log(`${name}: ${text.length} letters, ${Math.round((user + system) / 1000)} ms, ${state} ${why}, ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB`) // prettier-ignore
  expect(['valid', 'absent']).not.toContain(state)
  expect((user + system) / 1000).toBeLessThan(most)
})

test.each(costlySignatures())('$name, exclusive, is canonicalised in time', ({ text }) => {
  const tree = parseTree(text)
  const begun = process.cpuUsage()
  for (const layout of layouts) canonicalDocument(tree, { exclusive: true, layout })
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(most)
})
