import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ruleThemes } from '@/content/assistant/rules'
import { smoothing } from '@/lib/assistant/classifier'
import { meanings } from '@/lib/assistant/meanings'
import {
  featuresOf,
  firstLetter,
  keyOf,
  rarity,
  scaled,
  steps,
  type NearnessIndex,
} from '@/lib/assistant/nearness'
import { phrases } from '@/lib/assistant/words'
import { root } from './stack/child'

export const indexFile = path.join(root, 'content/assistant/nearness.json')
const phrasingsFile = path.join(root, 'content/assistant/phrasings.txt')

type Answer = { theme: number; texts: string[] }

/**
 * Returns for each answer of the assistant the ways in which a user may ask for that answer.
 * In the file of phrasings, a line with «# » names an answer, and the lines below it are its phrasings.
 */
async function phrasings(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  let current: string[] = []
  for (const line of (await readFile(phrasingsFile, 'utf8')).split('\n'))
    if (line.startsWith('# ')) found.set(line.slice(2), (current = []))
    else if (line) current.push(line)
  return found
}

async function answers(): Promise<Map<string, Answer>> {
  const written = await phrasings()
  const found = new Map<string, Answer>()
  const replaced = new Set<string>()
  const add = (key: string, theme: number, texts: readonly string[]) => {
    const known = found.get(key)
    if (known) known.texts.push(...texts)
    else found.set(key, { theme, texts: [...texts, ...(written.get(key) ?? [])] })
  }
  for (const meaning of meanings)
    add(keyOf(meaning), -1, [...(meaning.topic ? [meaning.topic] : []), ...phrases(meaning.examples)])
  for (const [theme, { load }] of ruleThemes.entries())
    for (const rule of (await load()).rules)
      if (!found.has(rule.topic)) {
        add(rule.topic, theme, [rule.topic, ...phrases(rule.asked ?? '')])
        // A rule of the assistant also gets the phrasings of the answers that it replaces (`insteadOf`).
        for (const topic of rule.insteadOf ?? []) {
          add(rule.topic, theme, found.get(topic)?.texts ?? [])
          replaced.add(topic)
        }
      }
  for (const topic of replaced) found.delete(topic)
  const unknown = [...written.keys()].filter((key) => !found.has(key) && !replaced.has(key))
  if (unknown.length > 0)
    throw new Error(`phrasings.txt asks for answers that are not there: ${unknown.join('; ')}`)
  return found
}

/** The assistant's index leaves out smaller weights, which would double its size and change no answer. */
const leastWeight = 0.405

export async function nearnessIndex(): Promise<NearnessIndex> {
  const all = [...(await answers())]
  const read = all.map(([, { texts }]) => texts.map(featuresOf))
  const having = new Map<string, number>()
  for (const texts of read)
    for (const feature of new Set(texts.flatMap((one) => [...one.keys()])))
      having.set(feature, (having.get(feature) ?? 0) + 1)
  const totals = read.map(() => 0)
  const learnt = new Map<string, Map<number, number>>()
  for (const [place, texts] of read.entries())
    for (const features of texts) {
      const weighted = [...features].map(
        ([feature, weight]) => [feature, weight * rarity(having.get(feature) ?? 1, all.length)] as const,
      )
      for (const [feature, weight] of scaled(weighted)) {
        totals[place] = (totals[place] ?? 0) + weight
        const places = learnt.get(feature) ?? new Map<number, number>()
        learnt.set(feature, places.set(place, (places.get(place) ?? 0) + weight))
      }
    }
  const lines = [...learnt].flatMap(([feature, places]) => {
    const kept = [...places].filter(([, weight]) => weight >= leastWeight)
    return kept.length > 0 ? [`${feature} ${written(kept)}`] : []
  })
  return {
    keys: all.map(([key]) => key),
    themes: all.map(([, { theme }]) => theme),
    totals: totals.map((total) => Math.round(total * 10) / 10),
    features: lines.toSorted().join('\n'),
  }
}

function written(places: readonly (readonly [number, number])[]): string {
  let before = 0
  return places
    .toSorted(([one], [other]) => one - other)
    .map(([place, weight]) => {
      const further = (place - before).toString(36)
      before = place
      const step = Math.min(25, Math.round(steps * Math.log(1 + weight / smoothing)))
      return `${further}${String.fromCharCode(firstLetter + step)}`
    })
    .join('')
}

if (import.meta.main) await writeFile(indexFile, `${JSON.stringify(await nearnessIndex())}\n`)
